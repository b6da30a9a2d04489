/** Plants, terrain and weather: names | height in metres | surfaces, then a clause a line. */
export const nature = `
palm tree, palm, coconut tree, coconut palm, palm tree crop, palm crop | 6 | leaf plant #4f8a34, trunk bark #8a6a44, nut wood
  trunk: tube .28>.15 0,0,0 .25,1.6,0 .3,3.2,0 .1,5,0 + ring .27 .04 n8:0,.55,0 @.2,2.4,0
  leaf: leaf 2.4 .6 1 rx62 o7 @.1,4.95,0 + leaf 1.9 .5 1 rx40 ry20 o5 @.1,5,0
  nut: ball .16 @.2,0,0 o4 @.1,4.85,0
birch tree, birch, aspen | 6 | leaf leaves #8ab84a, trunk snow #ece6da, mark rubber
  trunk: lathe .2,0 .15,.4 .12,3 .05,5 ~ + tube .06>.03 0,2.6,0 .5,3.4,.2 + tube .06>.03 0,3,0 -.5,3.8,-.1
  mark: box .16 .05 .06 @.02,.6,.13 + box .12 .04 .06 @-.04,1.1,.12 + box .14 .05 .06 @.04,1.6,.11 + box .12 .04 .06 @-.03,2.2,.11
    + box .06 .05 .14 @.12,.9,0 + box .06 .05 .14 @.11,1.9,0
  leaf: blob .8 .2 5 @.3,3.8,.1 + blob .75 .2 5 @-.4,4.2,-.1 + blob .8 .2 5 @0,5.1,0
willow tree, willow, weeping willow | 7 | leaf leaves #7aa83f, trunk bark
  trunk: lathe .5,0 .35,.5 .3,2.5 .4,3.6 ~ + tube .2>.08 0,3,0 .8,4.4,0 1.4,4.8,0 mir + tube .2>.08 0,3,0 0,4.5,.8 0,4.9,1.3 mirz
  leaf: blob 1.5 .14 5 *1.3,.6,1.3 @0,5,0 + tube .2>.16>.03 1.2,5,0 1.9,4.6,0 2.2,3,0 2.15,1.2,0 s7 o14 + tube .18>.14>.03 .9,5,.2 1.4,4.6,.3 1.6,3.2,.4 1.6,1.8,.4 s7 o9
dead tree, bare tree, leafless tree, dead birch tree, dead birch, dead willow tree, dead willow, dead oak tree, dead oak, spooky tree, withered tree, halloween tree | 5 | bark bark #5a4c40
  bark: lathe .5,0 .3,.4 .24,1.6 .2,2.4 ~ s10 + tube .2>.1>.02 0,2.2,0 -.3,3.2,0 -.9,3.9,.2 -1,4.8,.3 + tube .18>.1>.02 0,2.2,0 .4,3.1,.1 1.1,3.4,0 1.6,4.2,-.2
    + tube .14>.08>.015 0,2.3,0 .1,3.4,-.3 0,4.3,-.5 .3,5,-.6 + tube .08>.02 -.7,3.6,.15 -1.4,3.9,.3 -1.7,4.4,.3
    + tube .08>.02 .9,3.4,.05 1.2,4.1,.4 1.1,4.7,.5 + tube .07>.02 1.3,3.7,-.1 2,3.8,-.2 2.3,4.2,-.2 + tube .07>.02 .05,3.5,-.3 -.4,4.2,-.7 -.4,4.8,-.8
    + tube .14>.04 .2,.5,0 .6,.1,.2 .9,0,.3 o4
christmas tree, xmas tree, holiday tree | 2.2 | leaf leaves #2f7a3a, trunk bark, gold, ball paint #d1202a, blue paint #2d62b8, gift paint #d1202a
  trunk: cyl .12 .3
  leaf: cone .8 .9 s14 @0,.25,0 + cone .65 .8 s14 @0,.75,0 + cone .48 .7 s14 @0,1.2,0 + cone .3 .55 s14 @0,1.6,0
  gold: star 5 .17 .07 .05 @0,2.25,0 + ring .62 .018 rx6 @0,.5,0 + ring .48 .018 rx-6 @0,1,0 + ring .33 .016 rx6 @0,1.45,0
  ball: ball .06 @.72,.36,0 o7 + ball .055 @.43,1.28,0 o4
  blue: ball .06 @.57,.86,0 ry20 o5 + ball .05 @.27,1.68,0 ry30 o3
  gift: box .3 .24 .3 @.45,0,.55
  gold: box .06 .245 .31 @.45,0,.55 + box .31 .245 .06 @.45,0,.55
bonsai, bonsai tree | .4 | pot ceramic #2f5a7a, bark, leaf leaves #4f8a34, soil earth
  pot: box .36 .09 .24 b.02 @0,.02,0 + box .4 .025 .28 b.008 @0,.1,0 + box .05 .02 .05 @.13,0,.08 mir mirz
  soil: ball .15 .03 .1 @0,.115,0
  bark: tube .04>.025 0,.11,0 .06,.18,0 -.04,.24,.02 .02,.32,0 + tube .02>.01 .0,.22,0 .1,.27,0 .16,.28,0 + tube .02>.01 -.02,.25,.01 -.1,.3,0
  leaf: blob .1 .15 5 *1.2,.5,1 @.02,.36,0 + blob .08 .15 5 *1.2,.5,1 @.17,.3,0 + blob .08 .15 5 *1.2,.5,1 @-.13,.32,.02
cherry blossom tree, cherry blossom, sakura, sakura tree, cherry tree, peach tree | 5 | petal petal #f5a8c4, bark bark #5a4038, fallen petal #f8c4d8
  bark: lathe .35,0 .25,.4 .2,1.4 ~ + tube .18>.07 0,1.3,0 .5,2.2,0 1.1,2.8,.1 + tube .18>.07 0,1.3,0 -.4,2.3,.1 -1,3,0
    + tube .16>.06 0,1.4,0 0,2.4,-.4 .1,3.3,-.5
  petal: blob .9 .16 6 *1,.75,1 @1.1,3,.1 + blob .9 .16 6 *1,.75,1 @-1.1,3.2,0 + blob 1 .16 6 *1,.75,1 @0,3.8,-.3 + blob .8 .16 6 *1,.75,1 @.1,3,.7
  fallen: cyl .07 .01 s5 @.9,0,.4 o7 + cyl .07 .01 s5 @.5,0,.6 o6 + cyl .07 .01 s5 @1.4,0,.3 o8
bush, shrub, berry bush, bush berries, blueberry bush, rose bush, thicket, bush berries crop, berry bush crop, bush with berries | 1 | leaf leaves, berry petal #d1202a
  leaf: blob .46 .14 4 8 @0,.42,0 + blob .36 .14 4 7 @.42,.33,.1 + blob .36 .14 4 7 @-.42,.33,.04 + blob .34 .14 4 7 @.06,.3,.4 + blob .32 .14 4 7 @0,.3,-.38
    + blob .3 .14 4 7 @.16,.72,-.04
  berry: ball .045 s8 @.38,.6,.3 setc + ball .045 s8 @.1,.6,.6 setc + ball .045 s8 @-.3,.55,.45 setc + ball .045 s8 @.55,.35,.4 setc
    + ball .045 s8 @.3,.3,.62 setc + ball .045 s8 @-.1,.35,.72 setc + ball .045 s8 @.15,.9,.25 setc + ball .045 s8 @-.15,.8,.4 setc
    + ball .045 s8 @.72,.45,0 setc + ball .045 s8 @-.55,.35,.35 setc + ball .045 s8 @.5,.75,.05 setc + ball .045 s8 @-.4,.5,-.4 setc + ball .045 s8 @.3,.6,-.45 setc
hedge, hedgerow, topiary, boxwood | 1.2 | leaf leaves #3f7a2e
  leaf: box 2.5 1.05 .84 b.15 + 5*blob .36 .14 4 8 @-1.04+.52i,.34,.22 + 5*blob .36 .14 4 8 @-1.04+.52i,.34,-.22
    + 5*blob .36 .14 4 8 @-1.04+.52i,.82,.2 + 5*blob .36 .14 4 8 @-1.04+.52i,.82,-.2
fern, fern plant, tropical plant, monstera, jungle plant | .7 | leaf plant #4f8f3a
  leaf: leaf .9 .24 1.4 rx30 o8 + leaf .8 .22 1.2 rx15 ry20 o6 + leaf .7 .2 1.6 rx50 ry10 o9
sunflower | 1.6 | petal petal #f7c21c, seed fur #4a2c18, stem plant, leaf plant #4f8a34
  stem: tube .03 0,0,0 .02,.8,0 0,1.4,.02
  petal: leaf .26 .1 .1 @0,.14,0 rz0 @0,0,0 rx-8 @0,1.42,.06 + leaf .26 .1 .1 @0,.14,0 rz24 rx-8 @0,1.42,.06
    + leaf .26 .1 .1 @0,.14,0 rz48 rx-8 @0,1.42,.06 + leaf .26 .1 .1 @0,.14,0 rz72 rx-8 @0,1.42,.06 + leaf .26 .1 .1 @0,.14,0 rz96 rx-8 @0,1.42,.06
    + leaf .26 .1 .1 @0,.14,0 rz120 rx-8 @0,1.42,.06 + leaf .26 .1 .1 @0,.14,0 rz144 rx-8 @0,1.42,.06 + leaf .26 .1 .1 @0,.14,0 rz168 rx-8 @0,1.42,.06
    + leaf .26 .1 .1 @0,.14,0 rz192 rx-8 @0,1.42,.06 + leaf .26 .1 .1 @0,.14,0 rz216 rx-8 @0,1.42,.06 + leaf .26 .1 .1 @0,.14,0 rz240 rx-8 @0,1.42,.06
    + leaf .26 .1 .1 @0,.14,0 rz264 rx-8 @0,1.42,.06 + leaf .26 .1 .1 @0,.14,0 rz288 rx-8 @0,1.42,.06 + leaf .26 .1 .1 @0,.14,0 rz312 rx-8 @0,1.42,.06
    + leaf .26 .1 .1 @0,.14,0 rz336 rx-8 @0,1.42,.06
  seed: ball .18 .18 .06 rx-8 @0,1.42,.07
  leaf: leaf .45 .26 .5 rx50 ry80 @.02,.6,0 + leaf .45 .26 .5 rx50 ry-90 @.02,.85,0
daisy, chamomile, marguerite | .35 | petal snow, seed wax #f5c21c, stem plant, leaf plant #4f8a34
  stem: tube .008 0,0,0 .01,.16,0 0,.28,.01
  petal: leaf .1 .045 .1 rx80 @0,0,.025 o12 rx40 @0,.29,.01
  seed: ball .035 .022 .035 rx40 @0,.295,.015
  leaf: leaf .12 .05 .5 rx30 ry70 + leaf .12 .05 .5 rx30 ry-80 + leaf .1 .04 .5 rx30 ry180
rose, red rose | .5 | petal petal #c4142a, stem plant, leaf plant #4f8a34, thorn bark
  stem: tube .012 0,0,0 .015,.22,0 0,.38,0
  petal: lathe 0,.37 .04,.39 .055,.43 .05,.48 .03,.5 ~ + ring .032 .01 rx8 @0,.49,0 + ring .016 .009 rx-8 @0,.5,0 + leaf .1 .09 .4 rx22 @0,.38,.02 o5
    + leaf .09 .1 .8 rx45 @0,.38,.02 ry36 o5
  leaf: leaf .12 .06 .4 rx50 ry70 @.015,.2,0 + leaf .12 .06 .4 rx50 ry-90 @.015,.26,0 + leaf .05 .02 .6 rx70 o5 @0,.375,0
  thorn: cone .006 .024 rz-70 @.024,.12,0 + cone .006 .024 rz70 @0,.16,0
tulip | .4 | petal petal #e0304a, stem plant, leaf plant #4f8a34
  stem: tube .012 0,0,0 .01,.16,0 0,.3,0
  petal: lathe 0,.29 .04,.3 .055,.34 .05,.38 .04,.4 ~ + leaf .13 .09 .15 rx-6 @0,.29,.045 o3 + leaf .13 .09 .1 rx-4 @0,.29,.045 ry60 o3
  leaf: leaf .3 .08 .5 rx14 ry60 + leaf .26 .08 .6 rx18 ry-110
lavender, lupin, hyacinth | .45 | petal petal #8a5ac8, stem plant, leaf plant #4f8a34
  stem: tube .006 .02,0,0 .06,.3,0 o5 + cyl .006 .32
  petal: lathe .008,.26 .02,.29 .02,.37 .006,.44 ~ @.05,0,0 o5 + lathe .008,.28 .022,.31 .022,.4 .006,.47 ~ + ring .018 .008 n4:0,.03,0 @.055,.33,0 o5
  leaf: leaf .2 .02 .6 rx20 o9
lily pad, water lily, lotus, lotus flower, lilypad, lily | .15 | pad plant #4f9a4a, petal petal #f5a8c8, gold wax #f5c21c
  pad: cyl .3 .02 s30 @0,.01,0 + cyl .18 .016 s24 @.38,.01,.2 + cyl .15 .016 s24 @-.35,.01,.22
  petal: leaf .2 .08 .3 rx55 @0,.03,.02 o8 + leaf .17 .07 .3 rx32 @0,.03,.02 ry22 o7 + leaf .14 .06 .2 rx12 @0,.03,.01 o5
  gold: ball .03 @0,.06,0
bamboo, bamboo stalk, bamboo plant, bamboo crop, crops bamboo, crops bamboo stage, crop bamboo | 3 | stalk plant #7ab04a, ring plant #5f8a34, leaf plant #4f8a34
  stalk: cyl .06 3 + cyl .055 2.5 @.22,0,.1 + cyl .05 2.8 @-.2,0,.14 + cyl .05 2.2 @.05,0,-.2
  ring: ring .06 .012 n7:0,.42,0 @0,1.5,0 + ring .055 .012 n6:0,.4,0 @.22,1.25,.1 + ring .05 .012 n6:0,.43,0 @-.2,1.4,.14
    + ring .05 .012 n5:0,.4,0 @.05,1.1,-.2
  leaf: leaf .5 .09 .8 rx65 o4 @0,2.9,0 + leaf .45 .08 .8 rx65 ry30 o4 @.22,2.4,.1 + leaf .45 .08 .8 rx65 o4 @-.2,2.7,.14
    + leaf .4 .08 .8 rx70 ry60 o3 @0,2,0 + leaf .4 .08 .8 rx70 o3 @-.2,1.6,.14
vine, ivy, hanging vine, hanging moss, spanish moss, climbing plant, beanstalk, magic beanstalk | 2.4 | stem plant #4f7a2e, leaf plant #4f8a34
  stem: tube .04>.015 0,0,0 .15,.4,.1 -.12,.8,.05 .12,1.2,-.1 -.1,1.6,.05 .1,2,.05 0,2.4,0
    + tube .03>.012 .1,0,-.1 -.15,.5,-.05 .12,.9,.1 -.12,1.3,.05 .1,1.8,-.08 -.05,2.2,0
  leaf: leaf .26 .2 .4 rx60 ry40 n5:0,.42,0 @.1,1.1,.08 + leaf .26 .2 .4 rx60 ry-70 n5:0,.42,0 @-.1,1.3,.05 + leaf .24 .18 .4 rx60 ry160 n4:0,.5,0 @0,1.1,-.1
venus flytrap, venus fly trap, carnivorous plant, piranha plant, pitcher plant, alien plant, man eating plant | 1.2 | trap leaves #6fb03a,
    inner petal #d8305a, tooth bone, stem plant, leaf leaves
  stem: tube .05>.04 0,0,0 .12,.3,0 -.08,.6,.05 0,.85,.15
  trap: ball .3 .1 .3 rx25 @0,.86,.25 + ball .3 .1 .3 rx-40 @0,1.1,.16
  inner: ball .26 .07 .26 rx25 @0,.9,.26 + ball .26 .07 .26 rx-40 @0,1.06,.18
  tooth: cone .022 .16 @.2,.95,.42 mir + cone .022 .16 @.1,.9,.5 mir + cone .022 .16 @0,.88,.53 + cone .022 .16 rx170 @.2,1.27,.36 mir
    + cone .022 .16 rx170 @.1,1.3,.42 mir + cone .022 .16 rx170 @0,1.32,.44
  leaf: leaf .6 .22 .8 rx55 o6 + leaf .4 .18 .8 rx35 ry30 o5
potted plant, house plant, houseplant, plant, aloe plant, aloe vera, aloe, succulent, snake plant, plant in a pot | .6 | leaf plant #5f9a4a,
    pot roofTiles #b5653c, soil earth
  pot: pot .02 .12,0 .17,.22 + pot .02 .185,.2 .19,.26
  soil: lathe .1,.2 .165,.22 .08,.25
  leaf: leaf .45 .12 .5 rx22 @0,.22,.03 o7 + leaf .42 .11 .2 rx8 @0,.22,.02 ry25 o5 + leaf .36 .1 .9 rx42 @0,.22,.04 ry12 o8
grass, tall grass, grass tuft, grass clump, grass blade, grass plant, reeds, weed, weeds | .5 | leaf plant #5fa03a, tip plant #8ac44f
  leaf: leaf .5 .03 .5 rx14 @.05,0,.03 o9 + leaf .45 .03 .8 rx24 @.1,0,.06 ry20 o9 + leaf .4 .028 1 rx30 @.16,0,.1 ry10 o9 + leaf .5 .03 .3 rx6 @.03,0,.02 o5
  tip: leaf .38 .03 .9 rx26 @.12,0,.12 o7 + leaf .44 .03 .6 rx16 @.08,0,.0 ry33 o7
cattail, cattails, bulrush | 1.4 | head fur #6a4426, stem plant, leaf plant #4f8a34
  stem: cyl .012 1.4 + cyl .012 1.2 @.16,0,.1 + cyl .012 1.05 @-.14,0,.1
  head: pill .04 .26 @0,1,0 + pill .04 .24 @.16,.82,.1 + pill .038 .22 @-.14,.7,.1
  leaf: leaf 1.1 .06 .4 rx10 o5 + leaf .9 .06 .6 rx18 ry30 o5
tree stump, stump, cut tree, tree cut, single cut tree, tree single cut, stump round, round stump, tree stump round, round tree stump, tree stump side, stump side, tree stump deep side, tree stump round side | .5 | bark, wood wax #d9b07a, ring wood #a87842, moss leaves
  bark: lathe .5,0 .4,.12 .36,.45 .34,.47 s18 + tube .14>.05 .3,.12,0 .55,.05,.1 .72,0,.15 o5
  wood: lathe .33,.46 .33,.485 s20
  ring: ring .25 .008 @0,.486,0 + ring .17 .008 @0,.486,0 + ring .09 .008 @0,.486,0
  moss: blob .12 .2 4 *1,.35,1 @.36,.3,.16 + blob .1 .2 4 *1,.35,1 @-.3,.1,.32
log, wooden log, hollow log, firewood, fallen tree, tree log, pile of logs, lumber, stack of logs | .5 | bark, wood wax #d9b07a, ring wood #a87842, moss leaves
  bark: rodx .25 1.8 s16 @0,.25,0 + rodx .07 .3 ry40 rz30 @.3,.45,.15
  wood: rodx .22 1.82 @0,.25,0
  ring: ringx .16 .008 @.91,.25,0 + ringx .09 .008 @.91,.25,0 + ringx .03 .008 @.91,.25,0
  moss: blob .18 .2 4 *1.4,.3,.8 @-.4,.48,0 + blob .14 .2 4 *1.4,.3,.8 @.1,.49,.05
  red: lathe .07,.0 .05,.04 0,.06 @-.1,.57,.08
  stem.snow: cyl .025 .1 .02 @-.1,.49,.08
clover, four leaf clover, shamrock, lucky clover | .2 | leaf plant #3f9a3f, stem plant
  stem: tube .006 0,0,0 .02,.06,0 0,.12,0
  leaf: slab .01 0,0 .03,.02 .055,.05 .045,.08 .02,.08 0,.06 -.02,.08 -.045,.08 -.055,.05 -.03,.02 @0,.01,0 rz0 @0,.13,0
    + slab .01 0,0 .03,.02 .055,.05 .045,.08 .02,.08 0,.06 -.02,.08 -.045,.08 -.055,.05 -.03,.02 @0,.01,0 rz90 @0,.13,0
    + slab .01 0,0 .03,.02 .055,.05 .045,.08 .02,.08 0,.06 -.02,.08 -.045,.08 -.055,.05 -.03,.02 @0,.01,0 rz180 @0,.13,0
    + slab .01 0,0 .03,.02 .055,.05 .045,.08 .02,.08 0,.06 -.02,.08 -.045,.08 -.055,.05 -.03,.02 @0,.01,0 rz270 @0,.13,0
wheat bundle, wheat, wheat sheaf, sheaf of wheat, barley, bundle of wheat, wheat stalk, wheat harvested, harvested wheat | .9 | straw thatch #e0b84a, band leather #8a5a2c
  straw: tube .012>.01 .08,0,0 .03,.35,0 .09,.75,0 o9 + tube .012>.01 .03,0,0 .01,.35,0 .03,.85,0 o5
    + lathe 0,0 .03,.05 .03,.14 0,.22 ~ s8 rz-10 @.09,.7,0 o9 + lathe 0,0 .03,.05 .03,.14 0,.22 ~ s8 @.03,.78,0 o5 + lathe .11,.0 .06,.33 .1,.6 ~ s14
  band: ring .06 .02 @0,.35,0
hay bale, bale of hay, haystack, straw bale, hay, hay stack | 1 | hay thatch #d8b045, band leather #8a6a34
  hay: rodx .5 1.1 @0,.5,0 s24 + ringx .4 .02 @.55,.5,0 + ringx .28 .02 @.555,.5,0 + ringx .15 .02 @.56,.5,0
  band: ringx .502 .012 n3:.35,0,0 @0,.5,0
seaweed, kelp, algae, sea plant, aquatic plant | 1.2 | leaf plant #3f8a4a
  leaf: tube .05>.015 0,0,0 .1,.3,.05 -.08,.6,0 .08,.9,.05 0,1.2,0 *1,1,.4 + tube .05>.015 .2,0,.05 .1,.25,.05 .28,.5,0 .14,.75,.05 .2,.95,0 *1,1,.4
    + tube .05>.015 -.2,0,.1 -.12,.25,.05 -.28,.5,0 -.14,.7,.05 *1,1,.4 + leaf .3 .1 .4 rx20 rz-50 n3:0,.3,0 @.06,.6,.0
    + leaf .3 .1 .4 rx20 rz50 n3:0,.3,0 @-.04,.5,0
coral, coral reef, brain coral, sea coral | .7 | coral petal #f0705a, base stone, second petal #e8a83a
  coral: tube .07>.05 0,0,0 .05,.25,0 0,.45,0 .04,.68,0 + tube .05>.035 .03,.2,0 .2,.35,.05 .22,.55,.08 + tube .05>.035 .02,.3,0 -.16,.45,0 -.2,.66,.04
    + tube .04>.03 .18,.33,.04 .34,.4,.0 .36,.55,0 + tube .04>.03 -.12,.42,0 -.28,.46,-.05 -.34,.58,-.05 + tube .045>.03 0,.2,.02 .02,.3,.2 0,.5,.24
    + ball .05 @.04,.68,0 + ball .036 @.22,.55,.08 + ball .036 @-.2,.66,.04
  base: blob .26 .2 *1.3,.4,1 @0,.04,0
  second: tube .05>.03 .25,.05,.1 .3,.2,.15 .28,.3,.18 + tube .05>.03 -.22,.05,.14 -.3,.18,.2 -.3,.28,.2 + ball .12 .09 .12 @-.05,.1,.22
stalactite | 1.6 | main stone
  main: blob .7 *1,.25,1 @0,1.5,0 + lathe .01,0 .08,.35 .17,.9 .3,1.4 .4,1.6 s12 + lathe .01,.65 .1,1.05 .25,1.6 s11 @.42,0,.15
    + lathe .01,.8 .09,1.2 .22,1.6 s11 @-.38,0,.25 + lathe .01,1 .13,1.6 s10 @.05,0,.42
hill, grassy hill, grass hill, mound, knoll, hillock | 3 | main leaves #6fa344, rock stone
  main: lathe 5,0 4.7,.35 3.7,1.3 2.3,2.2 1.1,2.65 0,2.75 s32 c70 *1,1,.9
  rock: blob .5 @2.6,1.2,2.4 + blob .35 @-3,1,1.9 + blob .4 @-1.6,2,-1.2
mountain, snowy mountain, mountain peak, snow mountain | 20 | rock stone, snow, grass plant
  rock: cone 12 17 s9 + cone 8 11 s7 @8,0,3 + cone 7 10 s8 @-8,0,2 + blob 4 .3 3 *1,.6,1 @3,1,9 + blob 3.4 .3 3 *1,.7,1 @-5,1,8
  snow: cone 4.3 6.2 s9 @0,11,0 + cone 2.6 3.6 s7 @8,7.6,3 + cone 2.3 3.3 s8 @-8,6.9,2
  grass: lathe 15,0 14,.8 9,1.4 0,1.6 s18
volcano, erupting volcano, volcanic mountain | 20 | rock obsidian #4a3a34, lava ember #ff6a1c, smoke stone #6a6a70
  rock: lathe 15,0 9,5 5.5,10 4,14 3.2,14 2.4,12.4 s12
  lava: lathe 2.6,12.6 2.8,13 s12 + tube .9>.7 2.4,13.4,1.5 3.6,12.6,2.2 5.5,9,3 8,5,4.5 10,2,5.5
    + tube .8>.6 0,13.4,3 .2,12.8,4 -.3,9,6 -.6,4.6,9 -.2,1.5,12 + tube .7>.5 -2.2,13.4,1.8 -3.6,12,2.6 -6,7.6,4 -8,5,4.4 + cone 1.6 4 s9 @0,13,0
    + ball .5 @1.6,17,.4 + ball .4 @-1.4,18,.2 + ball .35 @.4,19.5,.6
  smoke: blob 2 .2 4 @-.6,18.5,-1 + blob 2.6 .2 4 @.6,21.5,-1.4 + blob 3 .2 4 @2,25,-2
island, small island, floating island, tropical island, desert island, sky island | 6 | sand earth #e3cc94, rock stone #8a7a68, grass plant, trunk bark,
    leaf leaves, nut wood
  rock: lathe 0,-4.5 .8,-3.2 1.6,-2.4 2.4,-1.2 3,-.3 s11
  sand: lathe 3.1,-.3 3.2,0 2.8,.25 0,.3 s18
  grass: lathe 2.4,.2 2.3,.5 1.2,.75 0,.8 s16
  trunk: tube .18>.1 .4,.5,0 .6,1.5,0 .5,2.6,0 .3,3.6,0
  leaf: leaf 1.5 .4 1 rx62 o7 @.3,3.55,0 + leaf 1.2 .35 1 rx40 ry20 o5 @.3,3.6,0 + blob .35 .2 4 @-1,.9,.5
  nut: ball .12 @.12,0,0 o3 @.3,3.5,0
  rock: blob .4 .2 @-1.2,.7,-.6 + blob .3 .2 @1.4,.7,.9
waterfall, water fall | 5 | rock stone, water liquid, foam snow, grass plant
  rock: box 1.6 4.4 1.6 b.3 @-1.9,0,-.6 + box 1.6 4.6 1.6 b.3 @1.9,0,-.7 + box 4 4 1.2 b.2 @0,0,-1.4 + blob .7 .25 2 5 @-2,.3,.8 + blob .7 .25 2 5 @2,.3,.9
    + blob .5 .25 2 5 @-1.2,.2,1.8 + blob .5 .25 2 5 @1.4,.2,1.9
  water: side 2.2 -2,4.1 -.5,4.1 -.2,3.8 0,3 .1,.3 2,.3 2,.15 -.2,.15 -.35,3.4 -.6,3.9 -2,3.9 + cyl 1.6 .25 *1.3,1,1 @0,.05,1.2
  foam: blob .28 .2 4 6 n6:.4,0,0 @0,.3,.3 + blob .2 .2 4 6 n5:.45,0,0 @0,.25,.7 + box .1 2.4 .06 b0 @-.85,.8,3 layz + box .07 1.9 .06 b0 @-.42,1.6,3 layz + box .1 2.8 .06 b0 @.02,.5,3 layz
    + box .07 1.7 .06 b0 @.44,.5,3 layz + box .09 2.2 .06 b0 @.86,1.5,3 layz
  grass: box 1.7 .3 1.7 b.1 @-1.9,4.3,-.6 + box 1.7 .3 1.7 b.1 @1.9,4.5,-.7
cave entrance, cave, cavern, dungeon entrance, bear cave | 4 | rock stone, dark rubber #0f0d0c, grass plant, wood
  rock: blob 1.4 .25 @-2,1,0 + blob 1.4 .25 @2,1,0 + blob 1.6 .25 *1.5,.9,1 @0,3,-.3 + blob 2 .2 *1.2,1,.8 @0,1.6,-1.4 + blob .6 .25 @-2.4,.3,1.3
    + blob .5 .25 @2.4,.3,1.3
  dark: ball 1.25 1.8 .5 @0,.6,.1
  wood: cyl .14 2.2 @1,0,.6 mir + box 2.6 .26 .26 @0,2.1,.6
  grass: blob .8 .2 4 *1.3,.3,1 @0,4.2,-.3 + blob .6 .2 4 *1.3,.3,1 @-1.7,2.2,.1
stalagmite, stalagmites, rock spike, rock spikes, stone spike | 1.4 | rock stone #8a7a6a
  rock: cone .4 1.4 s9 + cone .3 .9 s8 @.45,0,.15 + cone .26 .7 s8 @-.4,0,.2 + cone .2 .5 s7 @.15,0,.45 + cone .22 .55 s7 @-.2,0,-.4
    + blob .6 .2 *1.2,.2,1 @0,.04,.05
iceberg, ice berg, ice block, ice floe, glacier | 6 | ice ice #cfeaf8, snow, water liquid
  ice: cone 2.6 5 s6 @0,.2,0 + cone 1.8 3.2 s6 @1.8,.2,.6 + cone 1.6 2.4 s5 @-1.9,.2,.4 + blob 2.4 .2 3 *1.3,.4,1 @0,.5,0
  snow: cone 1 1.9 s6 @0,3.5,0 + cone .8 1.4 s6 @1.8,2.1,.6
  water: cyl 4.4 .2 s30
cloud, storm cloud, rain cloud, thundercloud, fluffy cloud | 2 | cloud snow
  cloud: ball .9 .75 .7 @0,1,0 + ball .7 .6 .6 @.9,.8,.05 + ball .7 .58 .6 @-.9,.75,.05 + ball .5 .42 .5 @1.5,.6,0 + ball .5 .42 .5 @-1.5,.58,0
    + ball .6 .45 .55 @.4,.6,.3 + ball .6 .45 .55 @-.4,.6,.3 + ball .55 .5 .5 @.45,1.45,-.1
lightning bolt, lightning, thunderbolt, bolt of lightning, thunder, energy bolt | 1.2 | bolt light #ffd21c
  bolt: slab .12 .1,1.2 -.3,.55 -.02,.55 -.18,0 .34,.72 .06,.72 .36,1.2 b.02 + ball .02 @.1,.64,.05 + ball .02 @.05,.9,.05
snowflake, ice crystal, frost crystal | .6 | ice ice #bfe4f8
  ice: box .05 .56 .04 @0,-.28,0 @0,.3,0 + box .05 .56 .04 @0,-.28,0 rz60 @0,.3,0 + box .05 .56 .04 @0,-.28,0 rz120 @0,.3,0
    + bar .018 -.08,.24,0 0,.15,0 .08,.24,0 @0,.3,0
    + bar .018 -.08,.24,0 0,.15,0 .08,.24,0 rz60 @0,.3,0 + bar .018 -.08,.24,0 0,.15,0 .08,.24,0 rz120 @0,.3,0
    + bar .018 -.08,.24,0 0,.15,0 .08,.24,0 rz180 @0,.3,0 + bar .018 -.08,.24,0 0,.15,0 .08,.24,0 rz240 @0,.3,0
    + bar .018 -.08,.24,0 0,.15,0 .08,.24,0 rz300 @0,.3,0 + ball .05 .05 .03 @0,.3,0
moon, crescent moon, half moon | 1 | moon light #f2e6b0
  moon: slab .16 0.385,0.924 0.246,0.984 0.095,0.999 -0.053,0.969 -0.186,0.896 -0.29,0.786 -0.357,0.65 -0.38,0.5 -0.357,0.35 -0.29,0.214 -0.186,0.104 -0.053,0.031 0.095,0.001 0.246,0.016 0.385,0.076 0.262,0.105 0.153,0.169 0.068,0.261 0.013,0.375 -0.005,0.5 0.013,0.625 0.068,0.739 0.153,0.831 0.262,0.895 b.03
sun, sun icon, shining sun | 1 | sun light #ffc81c
  sun: rodz .28 .16 @0,.5,0 + slab .08 -.07,.33 .07,.33 0,.5 @0,.5,0 + slab .08 -.07,.33 .07,.33 0,.5 rz45 @0,.5,0
    + slab .08 -.07,.33 .07,.33 0,.5 rz90 @0,.5,0 + slab .08 -.07,.33 .07,.33 0,.5 rz135 @0,.5,0 + slab .08 -.07,.33 .07,.33 0,.5 rz180 @0,.5,0
    + slab .08 -.07,.33 .07,.33 0,.5 rz225 @0,.5,0 + slab .08 -.07,.33 .07,.33 0,.5 rz270 @0,.5,0 + slab .08 -.07,.33 .07,.33 0,.5 rz315 @0,.5,0
pond, puddle, lake, koi pond, swamp | .5 | water liquid, stone, leaf plant #4f9a4a, petal petal #f5a8c8, plant
  water: cyl 1.5 .14 s30 *1.2,1,1 @0,.05,0
  stone: blob .22 .2 *1,.8,1 @1.5,.1,0 o16 *1.2,1,1
  leaf: cyl .24 .02 @.4,.2,.5 + cyl .2 .02 @.75,.2,.3 + cyl .22 .02 @-.6,.2,-.2
  petal: leaf .16 .07 .3 rx50 @0,0,.02 o7 @.4,.22,.5 + leaf .16 .07 .3 rx50 @0,0,.02 o7 @-.6,.22,-.2
  plant: leaf .7 .05 .4 rx10 o6 @-1.2,.1,.6 + leaf .7 .05 .4 rx10 o6 @1.1,.1,-.6
stone path, path, stepping stones, cobblestone path, garden path, dirt road, trail, path stones, path stones long, path stones short, path stones messy | .12 | stone, grass plant
  grass: box 1.8 .06 3.6
  stone: plan .09 -.4,-.25 .3,-.3 .42,.1 .2,.3 -.35,.25 @-.2,.02,1.3 + plan .09 -.3,-.3 .4,-.2 .35,.25 -.2,.3 -.42,.0 @.3,.02,.7
    + plan .09 -.4,-.25 .3,-.3 .42,.1 .2,.3 -.35,.25 @-.25,.02,.1 + plan .09 -.3,-.3 .4,-.2 .35,.25 -.2,.3 -.42,.0 @.25,.02,-.55
    + plan .09 -.4,-.25 .3,-.3 .42,.1 .2,.3 -.35,.25 @-.2,.02,-1.2
pile of leaves, leaf pile, leaf, maple leaf, autumn leaf, fallen leaves | .4 | leaf petal #d0702a, second petal #c4402a, third petal #e8b82a, heap petal #b8602a
  heap: lathe .5,0 .47,.06 .36,.17 .22,.26 .1,.3 0,.31 ~ s12
  leaf: 5*slab .006 0,-.09 .014,-.035 .07,-.02 .042,.034 0,.09 -.042,.034 -.07,-.02 -.014,-.035 b0 *1.9 rx-90 ry0~360 rx-14~14 @0,0.9,0 rx100 ry0+72i setc + 5*slab .006 0,-.09 .014,-.035 .07,-.02 .042,.034 0,.09 -.042,.034 -.07,-.02 -.014,-.035 b0 *2 rx-90 ry0~360 rx-14~14 @0,0.9,0 rx78 ry20+72i setc + 3*slab .006 0,-.09 .014,-.035 .07,-.02 .042,.034 0,.09 -.042,.034 -.07,-.02 -.014,-.035 b0 *1.8 rx-90 ry0~360 rx-14~14 @0,0.9,0 rx46 ry0+120i setc
  second: 5*slab .006 0,-.09 .014,-.035 .07,-.02 .042,.034 0,.09 -.042,.034 -.07,-.02 -.014,-.035 b0 *1.9 rx-90 ry0~360 rx-14~14 @0,0.9,0 rx96 ry24+72i setc + 5*slab .006 0,-.09 .014,-.035 .07,-.02 .042,.034 0,.09 -.042,.034 -.07,-.02 -.014,-.035 b0 *2 rx-90 ry0~360 rx-14~14 @0,0.9,0 rx80 ry56+72i setc + 3*slab .006 0,-.09 .014,-.035 .07,-.02 .042,.034 0,.09 -.042,.034 -.07,-.02 -.014,-.035 b0 *1.8 rx-90 ry0~360 rx-14~14 @0,0.9,0 rx50 ry60+120i setc
  third: 5*slab .006 0,-.09 .014,-.035 .07,-.02 .042,.034 0,.09 -.042,.034 -.07,-.02 -.014,-.035 b0 *1.9 rx-90 ry0~360 rx-14~14 @0,0.9,0 rx92 ry48+72i setc + 4*slab .006 0,-.09 .014,-.035 .07,-.02 .042,.034 0,.09 -.042,.034 -.07,-.02 -.014,-.035 b0 *2 rx-90 ry0~360 rx-14~14 @0,0.9,0 rx68 ry30+90i setc + 2*slab .006 0,-.09 .014,-.035 .07,-.02 .042,.034 0,.09 -.042,.034 -.07,-.02 -.014,-.035 b0 *1.7 rx-90 ry0~360 rx-14~14 @0,0.9,0 rx22 ry30+180i setc
    + 2*slab .006 0,-.09 .014,-.035 .07,-.02 .042,.034 0,.09 -.042,.034 -.07,-.02 -.014,-.035 b0 *1.5 rx-90 rx10 ry0~360 @.62~.7,.012,0 ry20+170i
  leaf: 2*slab .006 0,-.09 .014,-.035 .07,-.02 .042,.034 0,.09 -.042,.034 -.07,-.02 -.014,-.035 b0 *1.5 rx-90 rx-9 ry0~360 @.6~.68,.012,0 ry100+150i
gold ore vein, ore vein, gold ore, ore, iron ore, ore rock, coal ore, copper ore, crystal ore, gold vein | .7 | rock stone, ore gold
  rock: blob .42 .22 @0,.3,0 + blob .28 .22 @.36,.18,.12 + blob .26 .22 @-.36,.16,.1
  ore: blob .12 .3 @.2,.5,.28 + blob .1 .3 @-.1,.4,.38 + blob .11 .3 @.42,.26,.32 + blob .09 .3 @.05,.18,.4 + blob .1 .3 @-.4,.24,.26
    + blob .09 .3 @-.2,.6,.14 + blob .1 .3 @.38,.42,-.02
geode, crystal geode, amethyst geode, split geode | .4 | rock stone #7a6a5a, crystal crystal #8a4fd0, band ceramic #e8dff0
  rock: lathe 0,-.2 .14,-.17 .24,-.06 .27,.05 .22,.06 .16,-.03 0,-.06 s14 rx62 @0,.22,0
  band: ring .24 .014 rx62 @0,.25,.04
  crystal: cone .05 .14 s6 @.12,-.06,0 o6 rx62 @0,.22,0 + cone .05 .17 s6 @.05,-.08,0 o4 rx62 @0,.22,0 + cone .04 .1 s6 rz20 @.18,-.02,0 o10 rx62 @0,.22,0
bird nest, nest, nest with eggs | .16 | twig thatch #8a6a3c, egg ceramic #8fc4d8
  twig: ring .16 .035 @0,.04,0 + ring .19 .035 rx4 @0,.08,0 + ring .2 .03 rz-5 @0,.115,0 + ring .13 .04 @0,.02,0 + cyl .16 .03
    + bar .008 -.25,.12,.05 .1,.15,.22 + bar .008 .24,.14,.02 -.05,.1,.24 + bar .008 .2,.08,-.14 .2,.12,.16 + bar .008 -.2,.1,-.12 -.16,.14,.18
  egg: ball .05 .065 .05 rz20 @.05,.1,.03 + ball .05 .065 .05 rz-25 @-.055,.1,.02 + ball .05 .062 .05 rx20 @0,.1,-.06
flowering cactus, cactus flower, blooming cactus | .9 | plant plant #3f8a45, petal petal #e0559a, centre earth #e0a81f, spine bone #f0ead2, soil earth #c9a368
  plant: pill .26 .85 s48 wave12:.08 + pill .15 .45 s36 wave12:.08 @.32,.02,.05 + pill .13 .36 s36 wave12:.08 @-.28,.02,.1
  petal: ball .04 .02 .09 rx-35 @0,0,.07 o7 @0,.86,0 + ball .03 .016 .07 rx-35 @0,0,.055 o7 @.32,.48,.05 + ball .03 .016 .065 rx-35 @0,0,.05 o7 @-.28,.39,.1
    + ball .03 .016 .065 rx-35 @0,0,.05 o7 rx60 @.06,.6,.26
  centre: ball .04 @0,.88,0 + ball .03 @.32,.495,.05 + ball .03 @-.28,.405,.1 + ball .03 @.06,.61,.28
  spine: cone .008 .09 s5 rx90 @0,.2,.225 o12 + cone .008 .09 s5 rx90 @0,.38,.235 o12 + cone .008 .09 s5 rx90 @0,.56,.225 o12
  soil: blob .5 .08 2 10 *1,.14,1 @0,.01,0
spider web, cobweb, spiderweb, web | 1 | silk snow
  silk: bar .008 0,.5,0 0,1,0 + bar .008 0,.5,0 .43,.8,0 mir + bar .008 0,.5,0 .46,.3,0 mir + bar .008 0,.5,0 .18,0,0 mir
    + bar .006 0,.62,0 .1,.57,0 .11,.45,0 .04,.38,0 -.04,.38,0 -.11,.45,0 -.1,.57,0 0,.62,0
    + bar .006 0,.75,0 .2,.64,0 .23,.4,0 .09,.25,0 -.09,.25,0 -.23,.4,0 -.2,.64,0 0,.75,0
    + bar .006 0,.9,0 .32,.72,0 .36,.34,0 .14,.1,0 -.14,.1,0 -.36,.34,0 -.32,.72,0 0,.9,0
tornado, whirlwind, cyclone, twister, hurricane | 6 | wind stone #a8adb5, dust earth
  wind: ring .3 .14 @.1,.5,0 + ring .45 .16 @0,1.1,0 + ring .62 .18 @-.1,1.75,0 + ring .82 .2 @0,2.45,0 + ring 1.05 .22 @.15,3.2,0 + ring 1.3 .24 @.1,4,0
    + ring 1.6 .28 @-.05,4.9,0 + lathe .2,0 .5,1.5 1,3.2 1.5,5 s20
  dust: blob .3 .2 4 @.7,.15,0 o7
crater, moon crater, impact crater, meteor crater | .8 | rock stone #9a948a
  rock: lathe 2.4,0 1.9,.25 1.5,.62 1.25,.66 1,.3 .5,.12 0,.1 s16 wave5:.05 + blob .2 .2 2 @1.7,.3,.6 + blob .14 .2 2 @-.5,.16,.4 + blob .26 .2 2 @-1.9,.1,.9 + blob .18 .2 2 @.4,.12,-.5
rubble, ruble, debris, pile of rubble, pile of rocks, rock pile, gravel, pile of stones, construction debris | .6 | stone stone #8d877d, brick bricks
  stone: ball 1 .28 1 @0,.12,0 + blob .34 .2 2 @0,.3,0 + blob .26 .22 2 @.4,.16,.1 o4 + blob .2 .22 2 @.7,.12,.1 o6 + blob .22 .2 2 @.1,.44,.05 + blob .13 .2 2 @.95,.08,.3 o5
  brick: box .3 .12 .16 rz20 ry30 @.24,.3,.2 + box .3 .12 .16 ry-40 @-.6,-.06,.42 + box .26 .12 .16 rx25 ry70 @-.22,.28,-.15
smoke, smoke cloud, smoke puff, puff of smoke, dust cloud | 1.4 | smoke snow #c4c8cc
  smoke: ball .34 @0,.3,0 + ball .26 @.32,.26,.1 + ball .25 @-.3,.25,.1 + ball .3 @.12,.68,0 + ball .24 @-.22,.7,.06 + ball .26 @.02,1.02,.04 + ball .18 @.26,1.0,0 + ball .17 @-.1,1.26,0
tumbleweed | .7 | twig bark #b08a50
  twig: ring .33 .016 8 @0,.35,0 + ring .33 .016 8 rx40 @0,.35,0 + ring .33 .016 8 rx80 @0,.35,0 + ring .33 .016 8 rx120 @0,.35,0 + ring .33 .016 8 rx160 @0,.35,0 + ring .33 .016 8 rz50 @0,.35,0
    + ring .33 .016 8 rz100 @0,.35,0 + ring .33 .016 8 rz130 rx45 @0,.35,0
river, stream, creek, canal, brook | .3 | water liquid #4fa8d8, bank plant #6cb048, stone stone #a09a90, foam snow
  bank: box 1.3 .24 4 b.06 @1.35,0,0 mir + plan .2 -.72,2 -.4,1.2 -.75,.4 -.45,-.4 -.8,-1.2 -.5,-2 -1,-2 -1,2 + plan .2 .72,-2 .4,-1.2 .75,-.4 .45,.4 .8,1.2 .5,2 1,2 1,-2
  water: box 1.9 .1 4
  foam: box .3 .012 .03 b.004 ry20 @.05,.1,1.2 + box .4 .012 .03 b.004 ry-12 @-.1,.1,.2 + box .3 .012 .03 b.004 ry15 @.1,.1,-.8 + box .24 .012 .03 b.004 @-.1,.1,-1.5
  stone: blob .16 .2 2 @.5,.14,.7 + blob .12 .2 2 @-.55,.14,-.5 + blob .2 .2 2 @-.9,.24,1.2 + blob .15 .2 2 @.95,.24,-1.2
snowball, pile of snowballs | .3 | snow
  snow: blob .15 .04 8 @0,.15,0
sandcastle, sand castle | .6 | sand earth #e0c48a, flag petal #d1402f, stick wood
  sand: box .9 .14 .9 b.05 + cyl .15 .34 .13 @.32,.1,.32 mir mirz + cyl .22 .42 .19 @0,.1,0 + box .6 .22 .1 @0,.1,.32 mirz + box .1 .22 .6 @.32,.1,0 mir
    + box .06 .08 .06 @.26,.42,.32 mir mirz + box .06 .08 .06 @.38,.42,.32 mir mirz + box .07 .07 .07 @.14,.51,0 o6
  dark: box .14 .16 .02 @0,.12,.375
  stick: cyl .01 .24 @0,.5,0
  flag: slab .012 0,0 .16,.05 0,.1 @0,.63,0
pinecone, pine cone | .1 | scale bark #8a5a30
  scale: lathe 0,0 .026,.012 .034,.035 .024,.07 0,.1 ~ + cone .012 .02 rx70 @0,.02,.026 o9 + cone .012 .02 rx70 @0,.036,.03 o9:20 + cone .012 .02 rx65 @0,.052,.027 o8 + cone .011 .02 rx60 @0,.068,.02 o7:20 + cone .01 .018 rx50 @0,.082,.012 o5
branch, twig, stick, tree branch | .5 | bark, leaf plant #4f8a34
  bark: tube .04>.02 -.5,.06,0 -.2,.08,.03 .1,.06,-.02 .5,.1,.02 + tube .025>.012 -.1,.08,.02 .05,.2,.06 .15,.3,.05 + tube .02>.01 .15,.07,-.01 .25,.14,-.12 .3,.2,-.2
  leaf: leaf .16 .09 .3 rx40 @.15,.3,.05 o1 + leaf .16 .09 .3 rx60 ry120 @.15,.29,.05 + leaf .14 .08 .3 rx50 ry200 @.3,.2,-.2 + leaf .14 .08 .3 rx50 ry80 @.5,.1,.02
dandelion | .4 | petal petal #f5cf2a, stem plant, leaf plant #4f8a34
  stem: tube .008 0,0,0 .01,.2,0 0,.36,0
  petal: ball .05 .03 .05 @0,.37,0 + leaf .06 .014 .6 rx50 @0,.365,.01 o16 + leaf .05 .014 .6 rx30 @0,.37,.01 o12
  leaf: leaf .2 .05 .8 rx60 o6
poppy, poppies | .5 | petal petal #d8281f, heart rubber #23201c, stem plant, leaf plant #4f8a34
  stem: tube .008 0,0,0 .015,.25,0 0,.45,0
  petal: leaf .14 .17 .8 rx35 @0,.44,.01 o4 + leaf .11 .14 .8 rx20 @0,.45,.01 o4:45
  heart: ball .03 .02 .03 @0,.47,0
  leaf: leaf .2 .05 .7 rx45 o4
moss, moss patch | .1 | moss leaves #6a9a3c, stone stone
  stone: blob .3 .15 3 *1.3,.35,1 @0,.05,0
  moss: blob .22 .25 6 *1.2,.3,1 @.05,.13,0 + blob .14 .25 5 *1,.35,1 @-.2,.1,.14 + blob .12 .25 5 *1,.4,1 @.24,.1,-.12
geyser, hot spring | 2 | rock stone #a08a70, water liquid #9fd8f0, steam snow
  rock: lathe 1.1,0 .8,.25 .4,.45 .3,.4 .3,.1 0,.1 s14 wave5:.06
  water: cyl .22 .3 @0,.06,0 + lathe .2,.2 .16,1 .24,1.6 0,1.7 s12 + ball .2 @.16,1.65,0 o5
  steam: ball .24 @.1,1.95,0 + ball .2 @-.2,1.85,.1 + ball .18 @.3,1.8,-.1
mistletoe, mistletoe sprig, sprig of mistletoe | .3 | leaf plant #6a9440, berry snow, ribbon cloth #d1202a, stem plant #57702f
  stem: tube .007 0,.27,0 0,.2,0 0,.12,.01 s6 + tube .006 0,.23,0 .05,.19,.01 .085,.14,.02 s6 mir
  leaf: leaf .13 .05 .25 rz155 @.01,.13,0 mir + leaf .13 .05 .25 rz180 @0,.13,.01 + leaf .12 .048 .3 rz-165 @.085,.15,.02 mir + leaf .12 .048 .3 rz-125 @.085,.15,.02 mir
    + leaf .11 .045 .3 rz-85 @.06,.18,.01 mir + leaf .1 .042 .3 rz-150 @.045,.2,.01 mir
  berry: ball .017 s7 @.014,.125,.022 mir + ball .017 s7 @0,.1,.024 + ball .016 s7 @.08,.148,.036 mir + ball .015 s7 @.1,.135,.03 mir + ball .015 s7 @.05,.19,.026 mir
  ribbon: slab .022 0,.255 .035,.285 .075,.295 .085,.265 .07,.235 .035,.235 b.006 mir + ball .018 s10 @0,.258,.012 + slab .012 0,.25 .018,.25 .05,.17 .035,.175 .025,.165 mir
    @0,0,.012
maze, hedge maze, garden maze, labyrinth | 1.1 | leaf leaves #3f7a2e, ground plaster #d9c69a, post blocks #b8b0a0
  ground: box 9.6 .1 9.6
  leaf: box 9.2 1 .55 b0 @0,.06,-4.3 + box .55 1 8.1 b0 @4.3,.06,0 mir + box 3.7 1 .55 b0 @2.7,.06,4.3 mir
    + box 5.6 1 .55 b0 @0,.06,-2.7 + box .55 1 4.9 b0 @2.7,.06,-.02 + box .55 1 3.2 b0 @-2.7,.06,-.85 + box 3.2 1 .55 b0 @1.35,.06,2.7
    + box 2.4 1 .55 b0 @-2,.06,2.7 + box 2.9 1 .55 b0 @0,.06,-1.1 + box .55 1 1.9 b0 @1.15,.06,.1 + box 1.5 1 .55 b0 @-.75,.06,1.1
    + box .55 1 1.1 b0 @-1.2,.06,-.3 + box 1.1 1 .55 b0 @-3.55,.06,1.1 + box .55 1 1.1 b0 @.4,.06,3.5 + box 1.1 1 .55 b0 @3.5,.06,-.8
  post: box .6 1.12 .6 b.05 @.72,.06,4.3 mir
pine wreath, wreath, christmas wreath, holiday wreath, door wreath | .6 | pine leaves #2f6a34, ribbon cloth #c8202a, berry paint #e0302a, cone bark
  pine: ring .2 .055 6 s16 rx90 @0,.3,0 + cone .05 .11 s4 rz-75 ry35 @.205,0,0 o15 rx90 @0,.3,0 + cone .05 .1 s4 rz-40 ry50 @.205,.025,0 o13:8 rx90 @0,.3,0 + cone .05 .1 s4 rz15 rx50 @.19,.03,0 o11 rx90 @0,.3,0
    + cone .045 .09 s4 rz65 ry30 @.175,.015,0 o9:20 rx90 @0,.3,0
  ribbon: slab .03 0,.1 .05,.13 .115,.15 .13,.1 .115,.06 .05,.08 b.01 mir @0,0,.09 + ball .028 s8 @0,.103,.1 + slab .02 0,.1 .03,.1 .075,-.02 .045,-.01 .03,-.03 b.004 mir @0,0,.085
  berry: ball .022 s7 @.19,.065,0 o5:20 rx90 @0,.3,0
  cone: ball .03 s7 @.17,.065,0 o3:60 rx90 @0,.3,0
sapling, seedling, young tree, sprout | .4 | stem plant #7a9a4a, leaf plant #5fae3a, soil earth
  soil: lathe .15,0 .13,.03 .08,.06 0,.075 s14 wave5:.06
  stem: tube .011>.006 0,.04,0 .012,.16,0 -.006,.28,0 0,.36,0 s8
  leaf: leaf .17 .085 .5 rx48 ry70 @.003,.2,0 + leaf .17 .085 .5 rx48 ry-110 @.006,.24,0 + leaf .14 .075 .4 rx36 ry20 @0,.31,0 + leaf .14 .075 .4 rx36 ry200 @0,.33,0 + leaf .09 .045 .3 rx10 ry100 @0,.35,0
bunch of herbs, herb, herbs, bundle of herbs, basil, parsley, medicinal herb, medicinal herbs | .3 | leaf plant #4f8f3a, stem plant #8ab05a, twine thatch #c9a05a
  stem: 9*bar .005 .03-.0075i,0,.016-.004i -.02+.005i,.12,-.012+.003i -.07+.0175i,.22,-.02+.005i s6
  leaf: leaf .11 .065 .5 rx26 @0,.17,.02 o7 + leaf .11 .06 .4 rx14 ry25 @0,.2,.015 o5 + leaf .1 .06 .6 rx44 ry12 @0,.155,.03 o7 + leaf .1 .055 .2 rx4 @.01,.21,0
  twine: ring .022 .007 n3:0,.011,0 @0,.1,0 + tube .005 .01,.1,.022 .045,.115,.03 .035,.08,.035 .01,.1,.024 s6 + bar .005 -.005,.1,.024 -.03,.055,.03 s6
sugar cane, sugarcane | 2.6 | stalk plant #9aae4a, ring plant #6f7f3a, leaf plant #6fae3f
  stalk: bar .05>.042 0,0,0 .03,2,0 s8 + bar .05>.042 .22,0,.08 .32,1.8,.1 s8 + bar .05>.042 -.2,0,.1 -.3,1.9,.14 s8 + bar .05>.042 .04,0,-.2 .08,1.7,-.32 s8 + bar .045>.04 -.06,0,.26 -.1,1.6,.4 s8
  ring: ring .047 .012 6 s10 n5:.0045,.32,0 @.016,1,0 + ring .047 .012 6 s10 n5:.017,.3,.003 @.27,.9,.09 + ring .047 .012 6 s10 n5:-.016,.31,.007 @-.25,.95,.12 + ring .047 .012 6 s10 n4:.007,.33,-.023 @.06,.8,-.26
    + ring .044 .012 6 s10 n4:-.008,.32,.028 @-.08,.75,.326
  leaf: leaf .9 .07 1.2 rx40 o5 @.03,1.95,0 + leaf .85 .07 1.2 rx46 ry30 o4 @.32,1.75,.1 + leaf .85 .07 1.2 rx46 o4 @-.3,1.85,.14 + leaf .8 .07 1.2 rx42 ry60 o4 @.08,1.66,-.32 + leaf .8 .07 1.2 rx50 o4 @-.1,1.56,.4
cotton plant, cotton, cotton bush | .9 | cotton snow, stem bark #6a5a34, leaf plant #5f9440
  stem: tube .016>.007 0,0,0 .01,.4,0 0,.82,0 s7 + bar .009>.005 0,.25,0 .22,.42,.08 s6 + bar .009>.005 0,.32,0 -.22,.5,.06 s6 + bar .009>.005 0,.45,0 .12,.62,-.18 s6 + bar .009>.005 0,.5,0 -.06,.68,.2 s6 + bar .008>.005 0,.55,0 .18,.74,.08 s6
    + bar .008>.005 0,.6,0 -.16,.78,-.08 s6
  cotton: blob .065 .14 4 8 @.22,.45,.08 + blob .065 .14 4 8 @-.22,.53,.06 + blob .06 .14 4 8 @.12,.65,-.18 + blob .065 .14 4 8 @-.06,.71,.2 + blob .06 .14 4 8 @.18,.77,.08 + blob .06 .14 4 8 @-.16,.81,-.08 + blob .065 .14 4 8 @0,.86,0
  leaf: leaf .18 .13 .6 rx60 @.0,.16,.0 o4 + leaf .16 .12 .6 rx60 ry40 @0,.3,0 o4 + leaf .14 .1 .5 rx50 ry10 @0,.48,0 o3
cypress, cypress tree, italian cypress, tuscan cypress | 9 | leaf leaves #2f5f34, trunk bark
  trunk: cyl .22 1
  leaf: lathe .3,.6 .75,1.2 .95,2.4 .9,4 .7,6 .4,7.8 .12,8.8 0,9 ~ s14 wave7:.07 + blob .6 .14 4 9 *1,1.7,1 @.4,2.4,.2 + blob .5 .14 4 9 *1,2,1 @-.4,3.4,.25 + blob .45 .14 4 9 *1,2,1 @.25,5.2,.3 + blob .34 .14 4 9 *1,2,1 @-.15,6.9,.15
baobab, baobab tree | 9 | bark bark #94785f, leaf leaves #5f8f3a
  bark: lathe 2,0 1.5,.5 1.35,1.6 1.45,3.4 1.3,4.8 .9,5.6 .5,6 s14 wave7:.05 + tube .55>.3>.12 .4,5.2,0 1.2,6.3,.1 2.3,6.9,.2 3,7.3,.2 s8 + tube .55>.3>.12 -.4,5.2,0 -1.2,6.4,-.2 -2.2,7,-.2 -3,7.2,-.1 s8
    + tube .5>.3>.12 0,5.3,.3 .2,6.3,1.1 .2,6.9,1.9 .3,7.2,2.6 s8 + tube .5>.3>.12 0,5.3,-.3 -.2,6.4,-1 -.2,6.9,-1.8 -.2,7.2,-2.5 s8 + tube .4>.2>.1 .3,5.4,.3 .9,6.8,.7 1.3,7.6,1 s8 + tube .4>.2>.1 -.3,5.4,.3 -.7,6.8,.8 -1.2,7.6,1.1 s8
    + tube .4>.2 0,5.4,0 .1,7,-.1 0,7.9,0 s8
  leaf: blob .95 .16 4 9 *1,.42,1 @3.05,7.5,.2 + blob .95 .16 4 9 *1,.42,1 @-3,7.4,-.1 + blob .9 .16 4 9 *1,.42,1 @.3,7.4,2.6 + blob .9 .16 4 9 *1,.42,1 @-.2,7.4,-2.5 + blob .95 .16 4 9 *1,.4,1 @1.4,7.85,1 + blob .95 .16 4 9 *1,.4,1 @-1.3,7.85,1.1
    + blob 1.1 .16 4 9 *1,.4,1 @0,8.2,-.1
sequoia, giant sequoia, redwood, redwood tree | 20 | bark bark #8a4a2e, leaf leaves #3a6a34
  bark: lathe 2.1,0 1.5,.5 1.2,2 1,8 .7,14 .2,18.5 s16 wave9:.07 + tube .3>.1 .5,9,0 1.6,9.6,.3 s7 mir + tube .28>.1 0,8,.5 .2,8.6,1.7 s7 + tube .3>.1 0,11,-.4 -.3,11.6,-1.5 s7
  leaf: blob 1.3 .18 4 9 *1,.6,1 @1.9,9.9,.3 mir + blob 1.2 .18 4 9 *1,.6,1 @.2,8.9,1.9 + blob 1.3 .18 4 9 *1,.6,1 @-.3,11.8,-1.6 + blob 1.5 .18 4 9 *1,.7,1 @.8,12.2,.7 + blob 1.5 .18 4 9 *1,.7,1 @-.9,13.2,.5
    + blob 1.5 .18 4 9 *1,.7,1 @.5,14.2,-.6 + blob 1.5 .18 4 9 *1,.8,1 @.1,15.6,.5 + blob 1.3 .18 4 9 *1,.9,1 @-.2,17,-.1 + lathe 1.1,17 .9,18 .4,19.4 0,20 ~ s10 wave5:.1
mangrove, mangrove tree | 4 | bark bark #7a6450, leaf leaves #4f8a3f, mud earth #5a4a3a
  bark: tube .16>.1 0,1.3,0 .05,2,0 -.05,2.7,0 s9 + tube .07>.05>.04 0,1.6,0 .55,1.3,.1 1,.5,.15 1.1,0,.16 s7 o5 + tube .06>.04 0,1.35,0 .35,1.05,.1 .55,.4,.2 .6,0,.2 s7 ry36 o5 + tube .1>.05 0,2.3,0 .6,2.9,.1 s7 o3 + ball .17 .16 .17 s10 @0,1.45,0
    + tube .04>.03 .6,1.15,.1 .75,.6,-.2 .8,0,-.25 s6 o5
  leaf: blob .85 .16 4 10 *1.1,.6,1.1 @0,3.3,0 + blob .75 .16 4 10 *1,.6,1 @.75,2.95,.1 o3 + blob .6 .16 4 10 *1,.6,1 @.5,3.3,.4 ry60 o3
potted flowers, pot of flowers, potted flower | .55 | petal petal #e86a9a, heart petal #f0c22c, stem plant #5f8a3f, leaf plant #4a8a3f, pot plaster #c46a3c, soil earth
  pot: pot .02 .11,0 .16,.2 .175,.2 .175,.25 s24
  soil: cyl .15 .02 b0 @0,.2,0
  stem: bar .008 0,.2,0 .02,.36,.02 .05,.48,.06 s5 + bar .008 .03,.2,.02 .1,.34,.03 .15,.4,.05 o4:60 s5
  leaf: ball .045 .012 .022 rz20 @.1,.285,.025 o4:60
  petal: ball .035 .012 .02 @.034,0,0 o6 rx50 @.05,.49,.075 + ball .028 .01 .016 @.028,0,0 o6 rx40 @.15,.41,.065 o4:60
  heart: ball .016 .012 .016 rx50 @.05,.492,.077 + ball .013 .01 .013 rx40 @.15,.412,.067 o4:60
orchid, orchid flower, potted orchid | .5 | petal petal #d86ac0, lip petal #8a1f6a, stem plant #5f8a3f, leaf plant #4a8a3f, pot ceramic #e8e4da, bark bark
  pot: pot .008 .05,0 .065,.1 .07,.12 s18
  bark: lathe .04,.09 .062,.1 .03,.112 s12
  stem: tube .005 0,.1,0 -.02,.25,0 0,.4,.01 .08,.47,.03 .19,.44,.05 s7 + cyl .0035 .26 s6 @-.012,.1,-.005
  leaf: leaf .2 .07 .9 rx62 ry70 @0,.105,0 + leaf .2 .07 .9 rx62 ry-100 @0,.105,0 + leaf .15 .06 .8 rx55 ry10 @0,.105,0
  petal: leaf .06 .05 .15 rz90 n4:.043,-.004,.01 @.02,.43,.03 + leaf .06 .05 .15 rz-90 n4:.043,-.004,.01 @.02,.43,.03
  petal: slab .006 0,.04 .012,.03 .014,.014 .034,.028 .045,.016 .038,0 .014,-.004 .026,-.03 .016,-.04 0,-.014 -.016,-.04 -.026,-.03 -.014,-.004 -.038,0 -.045,.016 -.034,.028 -.014,.014 -.012,.03 b.001 rx-12 @.0,.395,.03
    + slab .006 0,.04 .012,.03 .014,.014 .034,.028 .045,.016 .038,0 .014,-.004 .026,-.03 .016,-.04 0,-.014 -.016,-.04 -.026,-.03 -.014,-.004 -.038,0 -.045,.016 -.034,.028 -.014,.014 -.012,.03 b.001 rx-12 @.07,.455,.05
  lip: ball .011 .012 .01 s10 @0,.393,.036 + ball .011 .012 .01 s10 @.07,.453,.056
root, roots, tree root, tree roots | .5 | bark bark #6f5038, tip bark #8a6a4a
  bark: tube .16>.1>.05>.01 0,.12,0 .2,.26,.1 .5,.14,.15 .8,.22,.05 1.05,.02,.1 s8 + tube .15>.09>.05>.01 0,.12,0 -.22,.3,.06 -.45,.12,.2 -.75,.16,.12 -1,.01,.3 s8 + tube .14>.08>.04>.01 0,.12,0 .1,.2,.3 -.05,.08,.55 .1,.1,.8 .3,.01,.95 s8
    + tube .13>.07>.03>.01 0,.12,0 -.05,.24,-.3 .15,.1,-.55 .05,.01,-.85 s8 + tube .05>.01 .42,.16,.15 .55,.1,.4 .75,.01,.55 s7 + tube .05>.01 -.4,.14,.18 -.5,.12,.45 -.7,.01,.6 s7 + tube .04>.01 .6,.15,.12 .75,.06,-.15 .9,.0,-.3 s7
    + tube .04>.01 -.6,.13,.16 -.75,.08,-.1 -.95,.01,-.25 s7 + lathe .24,.02 .19,.16 .2,.34 .16,.48 s10 wave5:.12
  tip: cyl .15 .02 s10 @0,.47,0
icicle, icicles | .9 | ice ice #b5def2, frost snow
  frost: blob .42 .12 3 8 *1.2,.2,.34 @0,.86,0
  ice: lathe 0,.05 .02,.15 .045,.4 .075,.65 .11,.86 s9 + lathe 0,.32 .018,.4 .04,.6 .08,.86 s8 @.2,0,.03 + lathe 0,.22 .02,.32 .045,.55 .085,.86 s8 @-.19,0,.02 + lathe 0,.5 .015,.58 .05,.86 s8 @.36,0,0 + lathe 0,.46 .018,.55 .055,.86 s8 @-.36,0,0
    + lathe 0,.55 .04,.86 s7 @.1,0,-.07 + lathe 0,.5 .045,.86 s7 @-.09,0,.08
cairn, stacked stones, stone stack, rock stack, zen stones | .8 | stone stone, second stone #7a756c, moss leaves #6f9440
  stone: blob .36 .1 2 9 *1.2,.42,1 @0,.13,0 + blob .22 .1 2 9 *1.15,.42,1 ry30 @.0,.455,.01 + blob .1 .1 2 8 *1,.7,1 @0,.725,0
  second: blob .3 .1 2 9 *1.15,.4,1 ry60 @.02,.315,0 + blob .17 .1 2 9 *1.15,.5,1 ry100 @-.01,.6,0 + blob .12 .14 3 7 *1,.6,1 @.42,.05,.14 + blob .1 .14 3 7 *1,.6,1 @-.36,.04,.26 + blob .09 .14 3 7 *1,.6,1 @.14,.04,.42
  moss: blob .14 .2 4 8 *1,.3,1 @.26,.25,.1 + blob .1 .2 4 8 *1,.3,1 @-.2,.41,.08
dolmen, portal tomb, megalith tomb | 2.4 | stone stone, second stone #7a756c, moss leaves #6f9440
  second: box .5 1.75 .75 b.12 rz4 @.8,0,.5 mir + box .5 1.75 .7 b.12 rz3 @.7,0,-.75 mir
  stone: plan .5 1.5,1.1 .5,1.4 -.9,1.25 -1.6,.6 -1.5,-.8 -.6,-1.35 .8,-1.3 1.6,-.5 b.14 rx4 @0,1.68,0
  moss: blob .4 .2 4 8 *1.2,.2,1 @.6,2.2,.4 + blob .32 .2 4 8 *1.2,.2,1 @-.8,2.22,-.3 + blob .2 .2 4 8 *1,.5,1 @1.02,.05,.8 + blob .2 .2 4 8 *1,.5,1 @-1,.05,.85
  stone: blob .2 .15 3 7 *1,.6,1 @1.5,.06,.9 + blob .16 .15 3 7 *1,.6,1 @-1.4,.06,1
lava pool, pool of lava, lava lake, magma pool | .4 | lava ember, rock obsidian #33241f, crust obsidian #4a2a1c
  rock: lathe 1.5,0 1.4,.16 1.18,.26 1,.14 1,.06 s20 wave7:.05 + blob .3 .2 3 8 *1,.7,1 @1.28,.12,.2 o7 + blob .2 .2 3 7 *1,.9,1 @1.22,.16,.3 ry26 o6
  lava: lathe 1.06,.05 1.06,.12 0,.13 s22 + ball .14 .09 .14 s12 @.3,.13,.35 + ball .1 .07 .1 s12 @-.45,.13,.1 + ball .08 .06 .08 s12 @.1,.13,-.5
  crust: plan .02 .2,.12 .34,-.02 .2,-.16 -.06,-.12 -.16,.04 b.004 @-.1,.122,-.1 + plan .02 .14,.12 .22,-.02 .1,-.14 -.1,-.06 b.004 @.55,.122,-.2 + plan .02 .16,.1 .12,-.1 -.1,-.12 -.14,.06 b.004 @-.35,.122,.55 + plan .02 .1,.1 .12,-.08 -.08,-.1 -.12,.04 b.004 @.6,.122,.4
mud puddle, mud pool, mud | .08 | mud earth #6a4a2e, wet liquid #7a5636, stone
  mud: plan .035 .75,.05 .6,.35 .25,.4 .05,.58 -.35,.5 -.72,.3 -.7,-.1 -.4,-.35 -.05,-.32 .25,-.5 .6,-.35 ~ b.015 + blob .14 .2 3 7 *1.2,.4,1 @.56,.03,.26 + blob .13 .2 3 7 *1.2,.4,1 @-.55,.03,.26 + blob .12 .2 3 7 *1.2,.4,1 @.1,.03,-.42
    + blob .1 .2 3 7 *1.2,.4,1 @-.5,.03,-.2
  wet: plan .012 .5,.02 .4,.2 .1,.24 -.1,.36 -.35,.28 -.48,.1 -.3,-.16 .1,-.14 .35,-.22 ~ b.003 @0,.03,0
  stone: blob .05 .15 3 6 *1,.7,1 @.64,.03,-.1 + blob .04 .15 3 6 *1,.7,1 @-.2,.03,.5
heap of coal, coal, pile of coal, coal pile, lump of coal, charcoal | .4 | coal obsidian #17171a, second obsidian #2a2a2e
  coal: blob .16 .3 3 6 @0,.1,.02 + blob .14 .3 3 6 @.2,.09,.08 + blob .14 .3 3 6 @-.2,.08,.06 + blob .13 .3 3 6 @.04,.08,.24 + blob .13 .3 3 6 @.1,.24,.02 + blob .13 .3 3 6 @-.08,.08,-.2 + blob .11 .3 3 6 @.32,.05,-.06 + blob .1 .3 3 6 @-.34,.05,.1
  second: blob .13 .3 3 6 @-.1,.24,.04 + blob .13 .3 3 6 @.16,.1,-.16 + blob .12 .3 3 6 @0,.34,0 + blob .12 .3 3 6 @-.14,.08,.24 + blob .1 .3 3 6 @.26,.05,.24 + blob .08 .3 3 6 @.4,.04,.14 + blob .08 .3 3 6 @-.24,.05,-.17 + blob .07 .3 3 6 @-.02,.04,.4
snow pile, pile of snow, snow mound, snow heap, heap of snow, snow drift | .6 | snow
  snow: lathe 1,0 .94,.12 .78,.3 .5,.48 .22,.57 0,.59 s30 wave5:.06 + lathe .5,0 .46,.12 .34,.26 .16,.33 0,.34 s20 wave5:.05 @.75,0,.3 + lathe .42,0 .38,.1 .26,.2 .12,.26 0,.27 s20 wave5:.05 @-.7,0,.35
plateau tree, tree plateau, flat tree, flat topped tree, flat top tree, tree with a flat crown, tree with a flat top, umbrella tree | 5 | leaf leaves #5f9a3a, bark
  bark: bar .3>.2>.16 0,0,0 0,.3,0 .05,1.6,0 0,2.9,0 s12 + 4*bar .12>.06 0,2.2,0 .5,2.9,0 1.1,3.6,0 s8 ry90i + 5*bar .12>.05 0,.2,0 0,.06,.35 0,0,.6 s8 ry72i
  leaf: cyl 1.9 .7 1.7 s16 b.16 @0,3.5,0 + cyl 1.1 .5 .95 s14 b.12 @.3,4.1,.1
block tree, tree blocks, tree made of blocks, tree of blocks, blocky tree, cube tree, tree with blocky leaves, blocky leaf tree, square tree | 5 | leaf leaves #4f8f38, bark
  bark: box .5 2.6 .5 b.04
  leaf: box 2.6 1.1 2.6 b.05 @0,2,0 + box 2 .9 2 b.05 @.15,3,-.1 + box 1.2 .8 1.2 b.05 @-.1,3.8,.05 + box .8 .7 .8 b.05 @1.25,2.4,.7 + box .7 .7 .7 b.05 @-1.2,2.2,.9
apple tree, fruit tree, tree with apples, tree fruit, apple crop, crop apple, apple tree crop | 4 | leaf leaves #5f9a3a, bark, apple wax #d1302a
  bark: bar .34>.19>.17>.14>.1 0,0,0 0,.25,0 .05,.8,.02 0,1.6,0 0,2.4,0 s12 + 5*bar .13>.05 0,.2,0 0,.06,.3 0,0,.52 s8 ry72i + 4*bar .11>.05 0,1.2,0 0,1.7,.5 0,2.2,.85 s7 ry90i
  leaf: blob 1.1 .13 2.4 11 *1,.84,1 @0,2.9,0 + 5*blob .78 .13 2.4 10 *1,.86,1 @0,2.4,.75 ry72i
  apple: 5*ball .11 s10 @.3,2.1,1.42 ry72i + 5*ball .11 s10 @-.25,2.75,1.36 ry72i + 5*ball .11 s10 @.1,3.35,.86 ry72i + ball .11 s10 @1.3,.1,.6 + ball .11 s10 @-.9,.1,1.2
autumn tree, fall tree, autumnal tree, tree autumn, tree fall, tree in autumn | 5 | leaf leaves #dd7a22, red leaves #c4482a, gold leaves #e8b02a, bark
  bark: bar .42>.21>.18>.15>.12 0,0,0 0,.25,0 .05,1,.02 0,2.1,0 0,3,0 s12 + 5*bar .15>.05 0,.2,0 0,.06,.35 0,0,.62 s8 ry72i + 4*bar .12>.05 0,1.6,0 0,2.2,.5 0,2.8,.9 s7 ry90i
  leaf: blob 1.2 .14 2.4 10 *1,.86,1 @0,3.7,0 + blob .85 .14 2.4 9 @.9,3,.3 + blob .8 .14 2.4 9 @-.8,3,.5
  red: blob .8 .14 2.4 9 @-.5,3.1,-.8 + blob .7 .14 2.4 9 @.5,3.9,.5 + cyl .1 .02 s6 @1,.0,.8 + cyl .1 .02 s6 @-.9,0,1 + cyl .1 .02 s6 @-1.2,0,-.4
  gold: blob .75 .14 2.4 9 @.6,3,-.7 + blob .65 .14 2.4 9 @-.5,4.1,.2 + cyl .1 .02 s6 @.5,0,1.3 + cyl .1 .02 s6 @-.3,0,1.4 + cyl .1 .02 s6 @1.3,0,-.3
bent palm, bent palm tree, palm bend, palm tree bend, curved palm, curved palm tree, leaning palm, leaning palm tree, palm tree with a bent trunk | 5 | leaf plant #4f8a34, trunk bark #8a6a44, nut wood
  trunk: tube .3>.25>.22>.18>.15 0,0,0 .7,.7,0 1.5,1.8,0 1.9,3.1,0 1.7,4.3,0 + ring .29 .035 rz-48 @.45,.42,0 + ring .27 .035 rz-52 @.95,1,0 + ring .25 .035 rz-42 @1.35,1.6,0 + ring .23 .035 rz-24 @1.7,2.3,0
    + ring .21 .035 rz-10 @1.87,3,0 + ring .18 .035 rz5 @1.83,3.7,0
  leaf: leaf 2.2 .56 1 rx62 o7 @1.7,4.25,0 + leaf 1.7 .46 1 rx40 ry20 o5 @1.7,4.3,0
  nut: ball .16 @.2,0,0 o4 @1.7,4.15,0
tree trunk, long tree trunk, long trunk, fallen tree trunk, fallen trunk, long log, felled tree, tree trunk long | .7 | bark, wood wax #d9b07a, ring wood #a87842
  bark: rodx .35 4.6 .27 s18 @0,.35,0 + bar .1>.06 .7,.5,.1 .95,.85,.3 s9 + bar .09>.05 -.9,.5,-.1 -1.1,.8,-.3 s9 + bar .08>.05 1.6,.4,.15 1.75,.55,.45 s9
  wood: rodx .3 4.62 .22 s18 b0 @0,.35,0 + ball .05 @.95,.86,.3 + ball .045 @-1.1,.8,-.3
  ring: ringx .22 .008 @2.31,.35,0 mir *1,1,1 + ringx .14 .008 @2.31,.35,0 mir + ringx .06 .008 @2.31,.35,0 mir
cliff, rock cliff, rocky cliff, cliff block, rock cliff block, cliff piece, cliff face, rock face, stone cliff, cliff side, side of a cliff, cliff block stone, cliff block rock, cliff wall | 4 | rock stone #8f8a82, ledge stone #a49e94, grass plant #6cae40
  rock: box 4 3.7 2.4 b.2 + box 1.1 2.9 .7 b.18 @-1.2,0,1.3 + box 1.2 3.4 .6 b.18 @.2,0,1.2 + box 1 2.3 .8 b.18 @1.3,0,1.35 + box .8 1.3 .6 b.15 @-.4,0,1.7 + box .9 .7 .6 b.14 @.8,0,1.8
  ledge: box 1.1 .2 .66 b.06 @-1.2,2.75,1.32 + box 1 .2 .76 b.06 @1.3,2.15,1.37 + box .8 .16 .56 b.06 @-.4,1.2,1.72
  grass: box 4.08 .32 2.5 b.1 @0,3.68,0 + box .5 .3 .14 b.05 n5:.85,0,0 @.1,3.55,1.22
cliff inner corner, cliff corner inner, inner cliff corner, inside cliff corner, cliff corner inner mid, cliff corner inner large, rock corner | 4 | rock stone #8f8a82, ledge stone #a49e94, grass plant #6cae40
  rock: box 4 3.7 1.8 b.2 @0,0,-1.1 + box 1.76 3.66 3.96 b.2 @-1.1,0,0 + box 1 2.8 .7 b.18 @.5,0,.05 + box 1 3.3 .6 b.18 @1.4,0,0 + box .7 3 1 b.18 @.05,0,.6 + box .6 2.3 1 b.18 @0,0,1.5 + box .7 1.2 .7 b.15 @.6,0,.6
  ledge: box 1 .2 .66 b.06 @.5,2.65,.07 + box .56 .2 1 b.06 @.02,2.15,1.5 + box .7 .16 .7 b.06 @.6,1.1,.6
  grass: box 4.08 .32 1.9 b.1 @0,3.68,-1.1 + box 1.9 .31 4.08 b.1 @-1.1,3.68,0
half cliff, cliff half, cliff block half, half cliff block, low cliff, cliff low, half high cliff, cliff half block | 2 | rock stone #8f8a82, ledge stone #a49e94, grass plant #6cae40
  rock: box 4 1.7 2.4 b.16 + box 1.1 1.3 .7 b.14 @-1.2,0,1.3 + box 1.2 1.5 .6 b.14 @.2,0,1.2 + box 1 .95 .8 b.14 @1.3,0,1.35 + box .7 .6 .6 b.12 @-.5,0,1.65
  ledge: box 1.1 .16 .66 b.05 @-1.2,1.2,1.32 + box 1 .16 .76 b.05 @1.3,.86,1.37
  grass: box 4.08 .32 2.5 b.1 @0,1.68,0 + box .5 .3 .14 b.05 n5:.85,0,0 @.1,1.55,1.22
quarter cliff, cliff quarter, cliff block quarter, quarter cliff block, cliff step block, quarter high cliff, cliff quarter block | 1 | rock stone #8f8a82, grass plant #6cae40
  rock: box 4 .75 2.6 b.12 + box 1 .5 .5 b.1 @-1.3,0,1.3 + box 1.3 .64 .4 b.1 @0,0,1.3 + box .9 .42 .6 b.1 @1.35,0,1.35
  grass: box 4.08 .3 2.7 b.1 @0,.72,0 + box .5 .24 .14 b.05 n5:.85,0,0 @.1,.62,1.32
diagonal cliff, cliff diagonal, cliff block diagonal, diagonal cliff block, cliff diagonal block, slanted cliff wall | 4 | rock stone #8f8a82, ledge stone #a49e94, grass plant #6cae40
  rock: plan 3.7 -2,-2 2,-2 2,-1.3 -1.3,2 -2,2 b.12 + box 1.1 3 .7 b.16 ry45 @-.7,0,1.2 + box 1 2.4 .8 b.16 ry45 @.3,0,.3 + box 1 3.3 .6 b.16 ry45 @1.15,0,-.55 + box .7 1.1 .6 b.14 ry45 @.95,0,.45
  ledge: box 1 .2 .76 b.06 ry45 @.3,2.3,.3 + box .7 .16 .56 b.05 ry45 @.95,1,.45
  grass: plan .32 -2.05,-2.05 2.05,-2.05 2.05,-1.24 -1.24,2.05 -2.05,2.05 b.08 @0,3.7,0 + box .5 .3 .14 b.05 ry45 n4:.8,0,-.8 @.42,3.5,.42
cliff corner, corner cliff, cliff corner outer, cliff outer corner, outer cliff corner, cliff block corner, corner of a cliff, rock cliff corner, cliff corner mid, cliff corner large, rocky cliff corner | 4 | rock stone #8f8a82, ledge stone #a49e94, grass plant #6cae40
  rock: box 3.2 3.7 3.2 b.24 @-.4,0,-.4 + box 1 2.9 .7 b.18 @-1.3,0,1.3 + box 1.1 3.3 .6 b.18 @-.2,0,1.25 + box .7 2.9 1 b.18 @1.3,0,-1.3 + box .6 3.3 1.1 b.18 @1.25,0,-.2 + box 1 2.3 1 b.2 ry45 @1.05,0,1.05 + box .7 1.2 .7 b.15 ry45 @1.5,0,1.5
  ledge: box .96 .2 .66 b.06 @-1.3,2.76,1.32 + box .66 .2 .96 b.06 @1.32,2.76,-1.3 + box .96 .2 .96 b.06 ry45 @1.06,2.18,1.06
  grass: plan .32 -2.04,-2.04 1.34,-2.04 1.34,.9 .9,1.34 -2.04,1.34 b.1 @0,3.68,0 + box .5 .3 .14 b.05 n3:.9,0,0 @-.8,3.5,1.3 + box .14 .3 .5 b.05 n3:0,0,.9 @1.3,3.5,-.8
half cliff corner, cliff half corner, cliff corner half, low cliff corner, cliff half corner outer | 2 | rock stone #8f8a82, ledge stone #a49e94, grass plant #6cae40
  rock: box 3.2 1.7 3.2 b.18 @-.4,0,-.4 + box 1 1.3 .7 b.14 @-1.3,0,1.3 + box 1.1 1.5 .6 b.14 @-.2,0,1.25 + box .7 1.3 1 b.14 @1.3,0,-1.3 + box .6 1.5 1.1 b.14 @1.25,0,-.2 + box 1 1 1 b.16 ry45 @1.05,0,1.05
  ledge: box .96 .16 .66 b.05 @-1.3,1.2,1.32 + box .66 .16 .96 b.05 @1.32,1.2,-1.3 + box .96 .16 .96 b.05 ry45 @1.06,.9,1.06
  grass: plan .32 -2.04,-2.04 1.34,-2.04 1.34,.9 .9,1.34 -2.04,1.34 b.1 @0,1.68,0 + box .5 .3 .14 b.05 n3:.9,0,0 @-.8,1.5,1.3 + box .14 .3 .5 b.05 n3:0,0,.9 @1.3,1.5,-.8
half cliff inner corner, cliff half corner inner, half cliff corner inner, low cliff inner corner, cliff corner inner half | 2 | rock stone #8f8a82, ledge stone #a49e94, grass plant #6cae40
  rock: box 4 1.7 1.8 b.16 @0,0,-1.1 + box 1.76 1.66 3.96 b.16 @-1.1,0,0 + box 1 1.3 .7 b.14 @.5,0,.05 + box 1 1.5 .6 b.14 @1.4,0,0 + box .7 1.4 1 b.14 @.05,0,.6 + box .6 1 1 b.14 @0,0,1.5 + box .7 .5 .7 b.12 @.6,0,.6
  ledge: box 1 .16 .66 b.05 @.5,1.2,.07 + box .56 .16 1 b.05 @.02,.92,1.5
  grass: box 4.08 .32 1.9 b.1 @0,1.68,-1.1 + box 1.9 .31 4.08 b.1 @-1.1,1.68,0
cliff top, top of a cliff, cliff edge, cliff top piece, grassy cliff top, cliff brow | 1.5 | grass plant #6cae40, rock stone #8f8a82, earth earth #7d5a38, leaf leaves #4f8a34, stone stone #a49e94
  rock: box 4 1 2.5 b.1 @0,0,-.4 + box 1.2 .7 .5 b.12 @-1.2,.2,.85 + box 1 .6 .5 b.12 @.3,.3,.8 + box .9 .7 .4 b.12 @1.4,.2,.85
  earth: box 4.02 .2 3 b.05 @0,.9,-.2
  grass: box 4.1 .34 3.3 b.12 @0,1.06,-.1 + slab .14 -.25,.2 -.12,-.3 .1,-.36 .25,.2 b.03 n6:.7,0,0 @0,.98,1.5
  leaf: blob .34 .25 3 8 @-1.3,1.56,-.7 + blob .26 .25 3 8 @-.95,1.5,-.4 + leaf .3 .08 .4 @0,1.38,.02 o6 n3:.8,0,.3 @.8,0,.5
  stone: blob .3 .25 3 8 @1.2,1.46,-.8
cliff top diagonal, diagonal cliff top, cliff diagonal top, cliff edge diagonal | 1.5 | grass plant #6cae40, rock stone #8f8a82, earth earth #7d5a38, leaf leaves #4f8a34, stone stone #a49e94
  rock: plan 1 -2,-2 1.6,-2 1.6,-1.5 -1.5,1.6 -2,1.6 b.06 + box 1 .7 .5 b.12 ry45 @-.75,.2,.85 + box 1 .6 .5 b.12 ry45 @.2,.3,-.1 + box .9 .7 .5 b.12 ry45 @1,.2,-.9
  earth: plan .2 -2.01,-2.01 1.95,-2.01 1.95,-1.4 -1.4,1.95 -2.01,1.95 b.04 @0,.9,0
  grass: plan .34 -2.05,-2.05 2.1,-2.05 2.1,-1.2 -1.2,2.1 -2.05,2.1 b.1 @0,1.06,0 + slab .14 -.25,.2 -.12,-.3 .1,-.36 .25,.2 b.03 ry45 n5:.58,0,-.58 @.42,.98,.42
  leaf: blob .34 .25 3 8 @-1.2,1.56,-1.1 + leaf .3 .08 .4 @0,1.38,.02 o6 n3:.7,0,-.5 @.1,0,-.1
  stone: blob .26 .25 3 8 @.4,1.46,-1.4
cliff corner top, corner cliff top, cliff top corner, cliff edge corner, top corner of cliff | 1.5 | grass plant #6cae40, rock stone #8f8a82, earth earth #7d5a38, leaf leaves #4f8a34, stone stone #a49e94
  rock: box 2.9 1 2.9 b.12 @-.55,0,-.55 + box 1 .7 .5 b.12 @-1.2,.2,1 + box 1 .6 .5 b.12 @.1,.3,1 + box .5 .7 1 b.12 @1,.2,-1.2 + box .5 .6 1 b.12 @1,.3,.1
  earth: box 3.5 .2 3.5 b.05 @-.25,.9,-.25
  grass: plan .34 -2.05,-2.05 1.75,-2.05 1.75,1.1 1.1,1.75 -2.05,1.75 b.1 @0,1.06,0 + slab .14 -.25,.2 -.12,-.3 .1,-.36 .25,.2 b.03 n4:.75,0,0 @-.45,.98,1.68 + side .14 -.25,.2 -.12,-.3 .1,-.36 .25,.2 b.03 n4:0,0,.75 @1.68,.98,-.45
  leaf: blob .36 .25 3 8 @-1.2,1.58,-1.1 + blob .26 .25 3 8 @-.8,1.5,-1.3 + leaf .3 .08 .4 @0,1.38,.02 o6 n3:.8,0,.2 @.3,0,.6
  stone: blob .28 .25 3 8 @.8,1.46,-.9
cliff inner corner top, cliff corner inner top, inner corner cliff top, cliff top corner inner, cliff top inner corner | 1.5 | grass plant #6cae40, rock stone #8f8a82, earth earth #7d5a38, leaf leaves #4f8a34, stone stone #a49e94
  rock: box 4 1 1.7 b.1 @0,0,-1.15 + box 1.7 .99 4 b.1 @-1.15,0,0 + box 1 .6 .5 b.12 @.4,.3,-.2 + box 1 .7 .5 b.12 @1.4,.2,-.15 + box .5 .6 1 b.12 @-.2,.3,.5 + box .5 .7 1 b.12 @-.15,.2,1.4
  earth: plan .2 -2.01,-2.01 2.01,-2.01 2.01,.1 .1,.1 .1,2.01 -2.01,2.01 b.04 @0,.9,0
  grass: plan .34 -2.05,-2.05 2.05,-2.05 2.05,.3 .3,.3 .3,2.05 -2.05,2.05 b.09 @0,1.06,0 + slab .14 -.25,.2 -.12,-.3 .1,-.36 .25,.2 b.03 n3:.6,0,0 @1.2,.98,.24 + side .14 -.25,.2 -.12,-.3 .1,-.36 .25,.2 b.03 n3:0,0,.6 @.24,.98,1.2
  leaf: blob .36 .25 3 8 @-1.2,1.58,-1.1 + leaf .3 .08 .4 @0,1.38,.02 o6 n3:.7,0,-.3 @.7,0,-.8
  stone: blob .28 .25 3 8 @-1.2,1.46,.9
cliff steps, steps in a cliff, cliff stairs, cliff with steps, stairs in a cliff, cliff staircase, cliff steps end | 4 | rock stone #8f8a82, step stone #b4aea2, ledge stone #a49e94, grass plant #6cae40
  rock: box 1.3 3.7 3.2 b.18 @-1.35,0,-.4 + box 1.3 3.7 3.2 b.18 @1.35,0,-.4 + box 2 3.66 .6 @0,0,-1.7 + box .9 2.7 .6 b.16 @-1.5,0,1.3 + box .9 2.1 .7 b.16 @1.5,0,1.35 + box .6 1 .6 b.14 @-1.1,0,1.7
  step: box 1.5 .42 .5 b.04 n8:0,.42,-.4 @0,1.6,.42 + side 1.46 1.9,0 1.9,.1 -1.5,3.5 -1.5,0 b0
  ledge: box .86 .2 .56 b.06 @-1.5,2.6,1.32 + box .86 .2 .66 b.06 @1.5,2,1.37
  grass: box 1.36 .32 3.3 b.1 @1.35,3.68,-.4 mir + box 1.5 .31 .66 b.08 @0,3.68,-1.72 + box .45 .3 .14 b.05 n2:.6,0,0 @1.35,3.5,1.2 mir
cliff steps corner, corner cliff steps, cliff stairs corner, cliff corner steps, cliff steps outer corner | 2 | rock stone #8f8a82, step stone #b4aea2, grass plant #6cae40
  rock: box 1.5 1.7 1.5 b.08 @-1.25,0,-1.25 + box 3.9 .36 3.9 b.06 + box 3.2 .72 3.2 b.06 @-.37,0,-.37 + box 2.5 1.08 2.5 b.06 @-.72,0,-.72 + box 1.8 1.44 1.8 b.06 @-1.07,0,-1.07
  step: box 4 .08 4 b.03 @0,.34,0 + box 3.3 .08 3.3 b.03 @-.35,.7,-.35 + box 2.6 .08 2.6 b.03 @-.7,1.06,-.7 + box 1.9 .08 1.9 b.03 @-1.05,1.42,-1.05
  grass: box 1.6 .3 1.6 b.08 @-1.22,1.68,-1.22 + box .3 .24 .12 b.04 n2:.6,0,0 @-1.2,1.56,-.44 + box .12 .24 .3 b.04 n2:0,0,.6 @-.44,1.56,-1.2
cliff steps inner corner, cliff steps corner inner, inner corner cliff steps, cliff stairs inner corner | 2 | rock stone #8f8a82, step stone #b4aea2, grass plant #6cae40
  rock: plan .36 -2,-2 2,-2 2,1.3 1.3,1.3 1.3,2 -2,2 b.04 + plan .72 -2,-2 2,-2 2,.6 .6,.6 .6,2 -2,2 b.04 + plan 1.08 -2,-2 2,-2 2,-.1 -.1,-.1 -.1,2 -2,2 b.04 + plan 1.44 -2,-2 2,-2 2,-.8 -.8,-.8 -.8,2 -2,2 b.04 + plan 1.74 -2,-2 2,-2 2,-1.4 -1.4,-1.4 -1.4,2 -2,2 b.04
  step: plan .08 -2,-2 2,-2 2,1.35 1.35,1.35 1.35,2 -2,2 b.02 @0,.34,0 + plan .08 -2,-2 2,-2 2,.65 .65,.65 .65,2 -2,2 b.02 @0,.7,0 + plan .08 -2,-2 2,-2 2,-.05 -.05,-.05 -.05,2 -2,2 b.02 @0,1.06,0 + plan .08 -2,-2 2,-2 2,-.75 -.75,-.75 -.75,2 -2,2 b.02 @0,1.42,0
  grass: plan .3 -2.05,-2.05 2.05,-2.05 2.05,-1.3 -1.3,-1.3 -1.3,2.05 -2.05,2.05 b.07 @0,1.7,0
cliff waterfall, waterfall cliff, cliff with a waterfall, cliff block waterfall, waterfall over a cliff, cliff waterfall mid | 4.2 | rock stone #8f8a82, ledge stone #a49e94, grass plant #6cae40, water liquid, foam snow
  rock: box 1.3 3.7 2.6 b.2 @-1.35,0,0 + box 1.3 3.7 2.6 b.2 @1.35,0,0 + box 2 3.5 2.2 b.1 @0,0,-.2 + box .9 2.8 .6 b.18 @-1.5,0,1.4 + box .9 2.2 .7 b.18 @1.5,0,1.45 + box .6 1.2 .6 b.15 @-1,0,1.8 + box .5 .7 .6 b.14 @1.1,0,1.9
  ledge: box .86 .2 .56 b.06 @-1.5,2.7,1.42 + box .86 .2 .66 b.06 @1.5,2.1,1.47
  grass: box 1.36 .32 2.7 b.1 @1.35,3.68,0 mir + box .45 .3 .14 b.05 n2:.6,0,0 @1.35,3.5,1.32 mir
  water: side 1.4 -1.3,3.5 -1.3,3.66 .9,3.66 1.15,3.5 1.3,3 1.4,.2 2.4,.2 2.4,0 1,0 .9,3.2 .7,3.5 b.02
  foam: blob .24 .2 3 7 n5:.3,0,0 @0,.16,1.5 + blob .16 .2 3 7 n4:.36,0,0 @0,.16,1.85 + box .08 2 .05 b0 @-.45,1,3 layz + box .08 1.6 .05 b0 @-.1,1.6,3 layz + box .08 2.2 .05 b0 @.25,.7,3 layz + box .08 1.4 .05 b0 @.55,1.7,3 layz
cliff waterfall top, waterfall cliff top, cliff top waterfall, waterfall top, top of a waterfall | 1.5 | rock stone #8f8a82, earth earth #7d5a38, grass plant #6cae40, water liquid, foam snow
  rock: box 1.4 1 3 b.1 @1.3,0,-.4 mir + box 1.4 .9 2.6 b.05 @0,0,-.6 + box .9 .7 .5 b.12 @-1.4,.2,1.1 + box .9 .6 .5 b.12 @1.4,.3,1.1
  earth: box 1.4 .2 3.4 b.04 @1.32,.9,-.2 mir
  grass: box 1.42 .34 3.7 b.1 @1.34,1.06,-.1 mir + slab .14 -.25,.2 -.12,-.3 .1,-.36 .25,.2 b.03 n2:.7,0,0 @1.34,.98,1.68 mir
  water: side 1.3 -1.9,.85 -1.9,1.2 .6,1.2 1.05,1.05 1.25,.7 1.35,0 1.05,0 .9,.6 .6,.85 b.02
  foam: box .1 .04 1.3 b0 @-.4,3,-.3 layy + box .1 .04 1.6 b0 @.1,3,-.6 layy + box .1 .04 1.2 b0 @.45,3,.1 layy + box .1 .6 .05 b0 @-.3,.2,3 layz + box .1 .7 .05 b0 @.15,.15,3 layz + blob .13 .2 3 7 n5:.26,0,0 @0,.1,1.3
cliff slope, cliff block slope, sloped cliff, cliff slope block, slope of a cliff, cliff ramp, rock slope block | 2.4 | rock stone #8f8a82, grass plant #6cae40, ledge stone #a49e94
  rock: side 3.6 2,0 2,.2 -1.5,2.1 -2,2.1 -2,0 b.06 + box .4 .9 .8 b.14 @1.75,0,-.9 mir + box .36 .6 .7 b.14 @1.75,0,0 mir + box .4 1.4 .7 b.14 @1.75,0,-1.6 mir + box .3 .3 .5 b.1 @1.75,0,.9 mir
  grass: side 3.75 2.15,.02 2.15,.3 -1.45,2.34 -2.05,2.34 -2.05,2.02 -1.52,2.02 b.06 + box .12 .26 .3 b.05 rx29 n5:0,-.35,.64 @1.86,1.12,.3 mir
  ledge: blob .2 .3 3 7 @-1.2,.6,1.7 + blob .26 .3 3 7 @.9,1.36,.2 + blob .16 .3 3 7 @.2,.7,1.35
cliff slope walls, cliff block slope walls, walled cliff slope, cliff slope with walls, cliff ramp with walls, cliff block slope half walls, cliff slope half walls | 2.8 | rock stone #8f8a82, grass plant #6cae40, ledge stone #a49e94
  rock: side 3 2,0 2,.2 -1.5,2.1 -2,2.1 -2,0 b.04 + box .6 2.5 .9 b.16 @1.6,0,-1.55 mir + box .55 2.1 .9 b.16 @1.6,0,-.65 mir + box .6 1.7 .9 b.16 @1.6,0,.25 mir + box .55 1.2 .8 b.16 @1.6,0,1.05 mir + box .5 .8 .6 b.14 @1.6,0,1.7 mir
  grass: side 2.7 2.1,.02 2.1,.3 -1.45,2.34 -2.05,2.34 -2.05,2.02 -1.52,2.02 b.05 + box .64 .16 .94 b.06 @1.6,2.46,-1.55 mir + box .6 .14 .9 b.06 @1.6,2.06,-.65 mir
  ledge: box .5 .1 .8 b.04 @1.6,1.66,.25 mir + blob .18 .3 3 7 @-.7,.64,1.5 + blob .2 .3 3 7 @.5,1.3,.4
cliff with a cave, cliff with cave, cliff cave, cave cliff, cliff block with a cave, rock cliff with a cave, rock cliff block with a cave, cliff block cave, rocky cliff with a cave, cave in a cliff, cliff entrance, cliff block entrance, cliff cave entrance | 4 | rock stone #8f8a82,
    ledge stone #a49e94, grass plant #6cae40, dark rubber #14120f
  rock: box 1.3 3.7 2.4 b.2 @-1.35,0,0 + box 1.3 3.7 2.4 b.2 @1.35,0,0 + box 2 1.6 2.4 b.2 @0,2.1,0 + box 2 3.5 .6 b.1 @0,0,-.9 + box .9 2.9 .6 b.18 @-1.45,0,1.2 + box .9 2.3 .7 b.18 @1.5,0,1.25
    + box 2 .8 .5 b.16 @0,2.3,1.2 + box .6 .8 .5 b.14 rz40 @-.72,1.7,1.02 + box .6 .8 .5 b.14 rz-40 @.72,1.7,1.02 + box .5 .5 .5 b.12 @1.1,0,1.75 + blob .16 .3 2 6 @-.9,.1,1.7
  dark: box 1.7 2.4 .06 @0,0,.3
  ledge: box .86 .2 .56 b.06 @-1.45,2.75,1.22 + box .86 .2 .66 b.06 @1.5,2.15,1.27
  grass: box 4.08 .32 2.5 b.1 @0,3.68,0 + box .5 .3 .14 b.05 n5:.85,0,0 @.1,3.55,1.22
autumn plateau tree, tree plateau fall, fall plateau tree, plateau tree fall | 5 | leaf leaves #dd7a22, bark
  bark: bar .3>.2>.16 0,0,0 0,.3,0 .05,1.6,0 0,2.9,0 s12 + 4*bar .12>.06 0,2.2,0 .5,2.9,0 1.1,3.6,0 s8 ry90i + 5*bar .12>.05 0,.2,0 0,.06,.35 0,0,.6 s8 ry72i
  leaf: cyl 1.9 .7 1.7 s16 b.16 @0,3.5,0 + cyl 1.1 .5 .95 s14 b.12 @.3,4.1,.1
sand dune, dune, desert dune, sand hill, desert sand, sand pile, pile of sand, heap of sand | .8 | sand earth #e0c07a, second earth #d4b068
  sand: lathe 1.5,0 1.2,.14 .8,.4 .45,.62 .2,.72 0,.75 ~ s24 *1.2,1,.8 + lathe 1,0 .8,.1 .5,.26 .2,.38 0,.4 ~ s20 @1.1,0,.5 + lathe .9,0 .7,.08 .4,.2 0,.28 ~ s20 @-1.2,0,.6
  second: tube .02 -.6,.47,.4 -.2,.56,.44 .2,.54,.46 .6,.44,.44 s6 + tube .02 -.7,.32,.58 -.2,.38,.66 .2,.37,.68 .8,.28,.62 s6
pile of dirt, dirt pile, dirt mound, mound of dirt, heap of earth, pile of earth, molehill, soil pile, pile of soil, grave mound | .6 | earth, clod earth #5a4028, stone
  earth: lathe .9,0 .75,.12 .5,.36 .25,.52 0,.58 ~ s18 wave5:.06
  clod: blob .09 .3 3 @.5,.32,.2 o5 + blob .07 .3 3 @.3,.46,.1 o4 + blob .08 .3 3 @.8,.05,.3 o6
  stone: blob .05 .3 3 @.6,.22,-.1 o3
rainbow, rainbow cloud, rainbow with clouds, double rainbow | 1.2 | red paint #e03a30, orange paint #f08a1c, yellow paint #f5d02e, green paint #4fae3a, blue paint #3f7fd8, violet paint #8450c8, cloud snow
  red: tube .06 -1,.1,0 -.924,.483,0 -.707,.807,0 -.383,1.024,0 0,1.1,0 .383,1.024,0 .707,.807,0 .924,.483,0 1,.1,0 s8
  orange: tube .06 -1,.1,0 -.924,.483,0 -.707,.807,0 -.383,1.024,0 0,1.1,0 .383,1.024,0 .707,.807,0 .924,.483,0 1,.1,0 s8 @0,-.1,0 *.9,.9,1 @0,.1,0
  yellow: tube .06 -1,.1,0 -.924,.483,0 -.707,.807,0 -.383,1.024,0 0,1.1,0 .383,1.024,0 .707,.807,0 .924,.483,0 1,.1,0 s8 @0,-.1,0 *.8,.8,1 @0,.1,0
  green: tube .06 -1,.1,0 -.924,.483,0 -.707,.807,0 -.383,1.024,0 0,1.1,0 .383,1.024,0 .707,.807,0 .924,.483,0 1,.1,0 s8 @0,-.1,0 *.7,.7,1 @0,.1,0
  blue: tube .06 -1,.1,0 -.924,.483,0 -.707,.807,0 -.383,1.024,0 0,1.1,0 .383,1.024,0 .707,.807,0 .924,.483,0 1,.1,0 s8 @0,-.1,0 *.6,.6,1 @0,.1,0
  violet: tube .06 -1,.1,0 -.924,.483,0 -.707,.807,0 -.383,1.024,0 0,1.1,0 .383,1.024,0 .707,.807,0 .924,.483,0 1,.1,0 s8 @0,-.1,0 *.5,.5,1 @0,.1,0
  cloud: blob .24 .15 5 *1,.7,1 @.76,.14,0 mir + blob .18 .15 5 *1,.8,1 @.98,.12,.06 mir + blob .18 .15 5 *1,.8,1 @.54,.1,.06 mir
water drop, raindrop, rain drop, droplet, drop of water, tear drop, teardrop, blood drop, drop | .3 | water ice #4fa8e8, shine snow
  water: lathe 0,0 .05,.008 .085,.04 .098,.085 .085,.13 .05,.19 .02,.25 0,.3 ~ s24
  shine: ball .014 .03 .012 rz14 @-.05,.1,.068
wave, ocean wave, sea wave, water wave, tidal wave, surf wave, tsunami | 1.6 | water ice #3f8fd0, foam snow, deep potion #2d6fb0
  deep: box 2.4 .2 2 b.06
  water: side 2.3 -.9,.2 .9,.2 .3,.36 .0,.6 -.05,.9 .06,1.16 .3,1.3 .5,1.22 .55,1.06 .62,1.2 .5,1.42 .2,1.52 -.2,1.4 -.5,1.06 -.7,.6 ~ b.04
  foam: pillx .09 2.36 @0,1.1,.58 + pillx .07 2.34 @0,1.42,.5 + pillx .07 2.3 @0,.24,.85 + ball .11 n6:.4,0,0 @0,1.08,.6 + ball .09 n5:.44,0,0 @0,.24,.86
explosion, blast, boom, fire explosion, mushroom cloud, nuclear explosion | 1.6 | fire ember #ff8a1c, core light #fff0a0, smoke rubber #4a4440, spark light #ffd040
  smoke: blob .36 .2 5 @.5,.5,-.3 + blob .34 .2 5 @-.5,.6,-.25 + blob .36 .2 5 @.05,1.15,-.35 + blob .24 .2 5 @.7,.95,-.2 + blob .25 .2 5 @-.62,1.1,-.2
  fire: blob .44 .3 6 @0,.62,0 + blob .3 .3 5 @.42,.75,.1 + blob .3 .3 5 @-.4,.8,.12 + blob .3 .3 5 @.08,1.1,.06 + blob .26 .3 5 @-.3,.32,.15 + blob .27 .3 5 @.34,.34,.16
  core: blob .28 .2 5 @.02,.68,.28
  spark: cone .05 .5 s6 rz-50 @.5,1.02,0 + cone .05 .5 s6 rz50 @-.5,1.06,0 + cone .05 .45 s6 @.1,1.4,.05 + cone .045 .4 s6 rz-95 @.55,.5,0 + cone .045 .4 s6 rz95 @-.55,.5,0
flame, fire flame, flames, single flame, burning flame, wildfire, torch flame | .7 | fire ember #ff7a1c, core light #ffe070, outer ember #e0401c
  outer: lathe 0,0 .14,.03 .2,.14 .17,.28 .1,.42 .05,.58 0,.7 ~ s16 wave5:.08 + lathe 0,0 .07,.02 .09,.1 .06,.22 .02,.34 0,.4 ~ s12 rz-14 @.14,.03,.02 + lathe 0,0 .07,.02 .09,.1 .05,.2 .02,.3 0,.36 ~ s12 rz16 @-.14,.03,.03
  fire: lathe 0,0 .09,.02 .13,.1 .1,.22 .05,.34 0,.46 ~ s14 @0,.0,.12
  core: lathe 0,0 .05,.01 .085,.06 .06,.14 .02,.22 0,.28 ~ s12 @0,.0,.19
antlers, deer antlers, pair of antlers, stag antlers, mounted antlers, hunting trophy | .7 | horn bone, plate wood, skull bone #f0e8d4
  plate: slab .05 0,0 .14,.1 .17,.26 .12,.36 -.12,.36 -.17,.26 -.14,.1 b.012
  skull: ball .07 .09 .05 @0,.22,.03
  horn: tube .026>.02>.012 .03,.27,.05 .12,.36,.1 .26,.44,.1 .34,.58,.08 .36,.7,.06 s8 mir + tube .018>.008 .14,.37,.1 .12,.46,.16 .13,.52,.2 s7 mir + tube .018>.008 .22,.42,.1 .2,.54,.14 .21,.62,.16 s7 mir + tube .016>.007 .3,.5,.09 .4,.56,.12 .46,.64,.13 s7 mir
cow skull, cattle skull, bull skull, ram skull, animal skull, desert skull, deer skull, buffalo skull, longhorn skull | .4 | bone bone, horn bark #6a5a48, dark rubber #1d1a19
  bone: slab .1 -.05,0 .05,0 .06,.06 .05,.14 .1,.24 .09,.32 .04,.34 -.04,.34 -.09,.32 -.1,.24 -.05,.14 -.06,.06 b.03 rx-8 + ball .09 .06 .06 @0,.3,-.03
  horn: tube .034>.026>.006 .07,.31,-.04 .18,.32,-.04 .27,.36,-.03 .3,.45,-.02 s10 mir
  dark: ball .028 .034 .03 @.055,.23,.012 mir + ball .012 .024 .02 @.02,.05,.05 mir
rock arch, natural arch, stone arch rock, desert arch, arch rock, arch of rock | 5 | rock stone #b5744a, second stone #a0623c
  rock: tube 1>.9>.75>.9>1.1 -3,0,0 -2.7,2,0 -1.4,3.7,.1 .6,4.1,0 2.2,3,0 2.8,1.4,.1 3.1,0,0 s9 + blob .9 .25 4 @-3,.8,.5 + blob .8 .25 4 @3.2,.7,.4
  second: blob .7 .25 4 @-2.2,2.9,.2 + blob .6 .25 4 @1.8,3.6,.1 + blob .5 .3 4 @.9,.1,.9 + blob .4 .3 4 @-1,.1,.8
plowed field, field, farm plot, tilled soil, farmland, crop field, acre, plowed soil, dirt row, crops dirt row, vegetable patch, farm field, tilled field, garden plot | .3 | earth, row earth #5a3c22, leaf plant #5fae3f
  earth: box 3 .1 3 b.04
  row: pillz .18 2.8 n6:.48,0,0 @0,.08,0
  leaf: leaf .16 .07 .5 rx20 @0,.22,.02 o3 n6:.48,0,0 n5:0,0,.55
soil mound, crops dirt single, single soil mound, single crop plot, planting mound, seed mound | .3 | soil earth #5a3c22, ground earth #8a6238, stone stone #9a948a
  ground: box 1.2 .08 1.2 b.03
  soil: lathe 0,.06 .48,.06 .44,.14 .34,.22 .16,.27 .1,.24 0,.23 ~ s24 wave7:.05 + blob .06 .3 3 6 @.46,.1,.3 + blob .05 .3 3 6 @-.44,.1,.34 + blob .05 .3 3 6 @.3,.1,-.46
  stone: blob .05 .3 3 6 @-.5,.1,-.2 + blob .04 .3 3 6 @.1,.1,.53
crop row corner, crops dirt row corner, dirt row corner, field corner, corner of a field, furrow corner, corner crop row | .3 | ground earth #8a6238, soil earth #5a3c22
  ground: box 2 .1 2 b.03
  soil: tube .26 -.82,.1,-.1 -.5,.1,-.1 -.2,.1,0 0,.1,.2 .1,.1,.5 .1,.1,.82 s12 *1,.62,1 + blob .07 .3 3 6 n4:.4,0,0 @-.3,.1,-.6 + blob .06 .3 3 6 n3:0,0,.4 @.55,.1,.4 + blob .06 .3 3 6 @-.5,.1,.6
crop row end, crops dirt row end, dirt row end, end of a row, furrow end, end of crop row | .3 | ground earth #8a6238, soil earth #5a3c22
  ground: box 2 .1 2 b.03
  soil: tube .26 -.82,.1,0 -.4,.1,0 .3,.1,0 .45,.08,0 s12 *1,.62,1 + blob .2 .15 3 8 @.5,.1,0 + blob .08 .3 3 6 @.82,.1,.16 + blob .06 .3 3 6 n3:.5,0,.1 @-.3,.1,.6 + blob .06 .3 3 6 n3:.5,0,-.1 @-.2,.1,-.6
double crop row, crops dirt double row, dirt double row, double dirt row, two crop rows, double furrow | .3 | ground earth #8a6238, soil earth #5a3c22
  ground: box 2 .1 2 b.03
  soil: tube .26 -.82,.1,0 0,.1,.01 .82,.1,0 s12 *1,.62,1 n2:0,0,.9 + blob .06 .3 3 6 n6:.34,0,0 @0,.1,0 + blob .05 .3 3 6 n4:.44,0,0 @.1,.1,.88
double crop row corner, crops double row corner, dirt double row corner, double row corner, double furrow corner | .3 | ground earth #8a6238, soil earth #5a3c22
  ground: box 2 .1 2 b.03
  soil: tube .24 -.82,.1,-.5 -.3,.1,-.5 .15,.1,-.38 .38,.1,-.15 .5,.1,.3 .5,.1,.82 s12 *1,.62,1 + tube .24 -.82,.1,.35 -.7,.1,.36 -.5,.1,.42 -.4,.1,.55 -.36,.1,.75 -.35,.1,.82 s12 *1,.62,1 + blob .06 .3 3 6 n3:.3,0,.3 @-.1,.1,.1 + blob .06 .3 3 6 @.7,.1,-.7
double crop row end, crops double row end, dirt double row end, double row end, double furrow end | .3 | ground earth #8a6238, soil earth #5a3c22
  ground: box 2 .1 2 b.03
  soil: tube .24 -.82,.1,.5 -.2,.1,.5 .3,.1,.42 .6,.1,0 .3,.1,-.42 -.2,.1,-.5 -.82,.1,-.5 s12 *1,.62,1 + blob .06 .3 3 6 n5:.26,0,0 @-.4,.1,.02 + blob .06 .3 3 6 @.8,.1,.7
turnip crop, crop turnip, crops turnip, turnip plant, turnip in soil, turnip growing, planted turnip | .4 | root petal #e8dcec, soil earth #5a3c22, top petal #a83a8a, leaf leaves #4a9a34, stem plant #7ab04a
  soil: lathe 0,0 .34,0 .3,.07 .2,.12 0,.13 ~ s20 wave6:.05 + blob .04 .3 3 6 @.3,.03,.14
  root: lathe .05,.08 .13,.12 .15,.18 .13,.23 0,.25 ~ s20
  top: lathe .152,.185 .152,.2 .134,.235 .06,.262 0,.264 ~ s20
  stem: bar .014 0,.25,0 0,.36,.05 s6 o6
  leaf: leaf .22 .12 .5 rx14 @0,.32,.05 o6
beet crop, crop beet, crops beet, beetroot crop, beet plant, planted beets, beet in soil, beet field, beets crop | .4 | root petal #8a1e44, soil earth #5a3c22, leaf leaves #3f8a34, stem petal #b8264e
  soil: lathe 0,0 .34,0 .3,.07 .2,.12 0,.13 ~ s20 wave6:.05 + blob .04 .3 3 6 @.3,.03,.14
  root: lathe .05,.08 .12,.12 .14,.17 .12,.22 .04,.26 0,.26 ~ s20
  stem: bar .014 0,.24,0 0,.38,.05 s6 o5 + bar .012 0,.24,0 0,.34,.02 s6 o3:30
  leaf: leaf .26 .12 .35 rx10 @0,.34,.05 o5 + leaf .2 .1 .2 @0,.32,.02 o3:30
pumpkin crop, crop pumpkin, crops pumpkin, pumpkin plant, pumpkin patch, pumpkin vine, pumpkin field, planted pumpkins | .5 | fruit petal #e8801c, soil earth #5a3c22, vine plant #4f8a34, leaf leaves #4a9a34, stem bark #6a7a3a
  soil: lathe 0,0 .8,0 .74,.07 .5,.11 0,.13 ~ s24 wave7:.05
  fruit: lathe 0,.1 .14,.09 .26,.16 .3,.28 .24,.4 .1,.44 0,.42 ~ s40 wave9:.07 @-.08,0,.08 + lathe 0,.08 .08,.08 .15,.12 .17,.19 .14,.26 .06,.29 0,.28 ~ s36 wave9:.07 @.46,0,.3
  stem: bar .03>.02 -.08,.4,.08 -.06,.48,.08 0,.53,.1 s7 + bar .02>.014 .46,.27,.3 .48,.33,.31 s6
  vine: tube .018 -.08,.47,.08 -.3,.4,-.1 -.5,.14,-.2 -.3,.12,-.45 .1,.12,-.4 .4,.12,-.1 .5,.16,.15 .46,.3,.3 s6
  leaf: plan .02 0,-.02 .1,-.04 .16,.04 .12,.14 0,.18 -.12,.14 -.16,.04 -.1,-.04 b.004 rx-20 @-.5,.16,-.2 + plan .02 0,-.02 .1,-.04 .16,.04 .12,.14 0,.18 -.12,.14 -.16,.04 -.1,-.04 b.004 rx-20 ry200 @-.1,.14,-.45 + plan .02 0,-.02 .1,-.04 .16,.04 .12,.14 0,.18 -.12,.14 -.16,.04 -.1,-.04 b.004 rx-20 ry100 @.36,.14,-.12 + plan .02 0,-.02 .1,-.04 .16,.04 .12,.14 0,.18 -.12,.14 -.16,.04 -.1,-.04 b.004 rx20 @-.36,.13,.3
melon crop, crop melon, crops melon, watermelon crop, crop watermelon, watermelon plant, watermelon field, watermelon patch, watermelon vine, planted watermelons, melon patch | .45 | fruit petal #2f7a34, soil earth #5a3c22, stripe petal #9ac85a, vine plant #4f8a34, leaf leaves #5aa03a
  soil: lathe 0,0 .8,0 .74,.07 .5,.11 0,.13 ~ s24 wave7:.05
  fruit: ball .34 .19 .2 s20 @-.06,.24,.1 + ball .2 .12 .13 s16 ry60 @.5,.17,-.1
  stripe: ring .2 .012 6 s20 rz90 *1,.95,1 n3:.2,0,0 @-.06,.24,.1 + tube .014 -.39,.24,.1 -.2,.42,.1 -.06,.435,.1 .1,.42,.1 .27,.24,.1 s6 + tube .014 -.39,.24,.1 -.2,.3,.27 -.06,.3,.305 .1,.3,.27 .27,.24,.1 s6
  vine: tube .018 -.4,.25,.1 -.55,.22,0 -.6,.12,-.2 -.3,.12,-.4 .1,.12,-.35 .35,.14,-.3 .44,.2,-.2 s6
  leaf: plan .02 0,-.02 .08,0 .18,-.02 .1,.08 .12,.2 0,.14 -.12,.2 -.1,.08 -.18,-.02 -.08,0 b.004 rx-20 @-.58,.15,-.2 + plan .02 0,-.02 .08,0 .18,-.02 .1,.08 .12,.2 0,.14 -.12,.2 -.1,.08 -.18,-.02 -.08,0 b.004 rx-20 ry150 @-.2,.14,-.4 + plan .02 0,-.02 .08,0 .18,-.02 .1,.08 .12,.2 0,.14 -.12,.2 -.1,.08 -.18,-.02 -.08,0 b.004 rx-20 ry200 @.2,.14,-.34 + plan .02 0,-.02 .08,0 .18,-.02 .1,.08 .12,.2 0,.14 -.12,.2 -.1,.08 -.18,-.02 -.08,0 b.004 rx20 @.36,.13,.34
lettuce crop, crop lettuce, crops lettuce, lettuce plant, cabbage crop, crop cabbage, lettuce in soil, cabbage plant, planted lettuce, lettuce patch, lettuce field, salad crop, planted cabbage, cabbage patch, cabbage field, crops cabbage | .35 | leaf leaves #7ec24a, soil earth #5a3c22, heart leaves #b4e07a
  soil: lathe 0,0 .42,0 .38,.07 .26,.12 0,.13 ~ s20 wave6:.05 + blob .05 .3 3 6 @.36,.03,.16
  heart: ball .13 .13 .13 s14 @0,.22,0
  leaf: leaf .3 .24 .7 rx38 @0,.1,.06 o7 + leaf .28 .2 .25 rx6 @0,.11,.09 o6:25 + leaf .24 .16 .1 rx-10 @0,.13,.1 o5
tomato crop, crop tomato, crops tomato, tomato plant, tomato bush, tomato vine, tomatoes on a plant, tomato field, tomato plants, planted tomatoes, tomatoes crop | 1.2 | leaf leaves #4a9434, soil earth #5a3c22, fruit petal #e0301e, stake wood #a8763e, stem plant #5f9a3c, tie thatch
  soil: lathe 0,0 .42,0 .38,.08 .26,.14 0,.16 ~ s20 wave6:.05
  stake: cyl .022 1.15 s8 @0,.05,-.05
  stem: tube .022 0,.1,0 .02,.4,.02 -.02,.8,0 0,1.05,0 s8 + bar .014 0,.35,0 .2,.45,.08 s6 + bar .014 0,.45,0 -.2,.56,.08 s6 + bar .014 0,.7,0 .18,.8,.06 s6 + bar .014 0,.75,0 -.16,.9,.04 s6 + bar .014 0,.5,0 .02,.6,.18 s6 + bar .014 0,.85,0 .02,.92,.14 s6 + bar .014 0,.28,0 -.06,.32,.18 s6
  tie: ring .035 .012 6 s10 @0,.5,-.02 + ring .035 .012 6 s10 @0,.85,-.02
  leaf: blob .14 .35 3 8 *1,.7,1 @.22,.5,.02 + blob .14 .35 3 8 *1,.7,1 @-.22,.62,.02 + blob .13 .35 3 8 *1,.7,1 @.18,.86,0 + blob .12 .35 3 8 *1,.7,1 @-.15,.96,0 + blob .14 .35 3 8 *1,.7,1 @0,1.08,0 + blob .12 .35 3 8 *1,.7,1 @.02,.7,-.12 + leaf .2 .1 .6 rx50 @0,.2,.02 o4:45
  fruit: ball .075 .07 .075 s14 @.2,.38,.12 + ball .075 .07 .075 s14 @-.2,.49,.12 + ball .07 .065 .07 s14 @.03,.53,.22 + ball .07 .065 .07 s14 @.18,.74,.1 + ball .065 .06 .065 s14 @.03,.86,.17 + ball .06 .055 .06 s14 @-.17,.84,.08 + ball .06 .055 .06 s14 @-.07,.26,.2
wheat crop, crop wheat, crops wheat, crops wheat stage, wheat field, field of wheat, wheat plants, grain field, wheat plant, planted wheat, barley field, wheat patch | .9 | ear petal #e8c04a, soil earth #6b4a2c, stalk plant #c8b04a, leaf plant #a8a83a
  soil: box 1.2 .1 1.2 b.03 + pillz .1 1.1 n4:.28,0,0 @0,.08,0
  stalk: bar .012 0,.1,0 .02,.4,.01 .05,.68,.03 s4 n4:.28,0,0 n4:.02,0,.3 + bar .012 0,.1,0 -.03,.4,0 -.06,.62,.02 s4 n4:.28,0,0 n3:0,0,.36
  ear: ovals .01,.01,-.12 .035,.035,-.06 .035,.035,.04 .008,.008,.12 s5 rx-78 @.06,.78,.045 n4:.28,0,0 n4:.02,0,.3 + ovals .01,.01,-.12 .035,.035,-.06 .035,.035,.04 .008,.008,.12 s5 rx-78 @-.07,.72,.035 n4:.28,0,0 n3:0,0,.36
  leaf: leaf .34 .05 .7 @0,.14,0 o3 n4:.28,0,0 n2:0,0,.4
rice crop, crop rice, crops rice, rice paddy, rice field, rice plants, paddy field, rice plant, planted rice | .55 | water liquid #6aa8c8, bank earth #6b4a2c, grass plant #6cae40, stalk plant #7ab83c, ear petal #d8c860
  bank: box 1.6 .12 .16 b.03 @0,0,.72 mirz + box .16 .12 1.28 b.03 @.72,0,0 mir + box 1.4 .05 1.4 b0
  grass: box 1.6 .03 .14 b.01 @0,.11,.72 mirz + box .14 .03 1.28 b.01 @.72,.11,0 mir
  water: box 1.3 .05 1.3 b0 @0,.04,0
  stalk: leaf .4 .05 .5 @0,.05,.01 o5 n3:.42,0,0 n3:0,0,.42 + leaf .44 .04 .2 @0,.05,.01 o3:20 n3:.42,0,0 n3:0,0,.42
  ear: tube .014>.02>.008 0,.4,.06 .02,.44,.12 .04,.4,.18 s4 o3:30 n3:.42,0,0 n3:0,0,.42
cone tree, tree cone, conical tree, cone shaped tree, tree cone dark, tree cone fall, pointed tree | 3.6 | leaf leaves #3f8a3a, bark bark
  bark: cyl .18 .9 .14 s10 + bar .07 .1,.02,.1 .34,0,.3 s6 o4
  leaf: lathe .1,.7 .95,.72 1.02,.86 .8,1.5 .5,2.4 .22,3.2 .05,3.56 0,3.6 ~ s20 wave9:.05
round stone bridge, bridge stone round, stone arch bridge, arched stone bridge, bridge stone round narrow, humpback stone bridge, bridge center stone round, bridge side stone round | 2.2 | stone blocks #a39c8e, path cobbles #b8b2a6, trim stone #8f8b84
  stone: slab 1.8 -2.6,0 -2.6,.5 -1.8,.95 -.9,1.25 0,1.36 .9,1.25 1.8,.95 2.6,.5 2.6,0 1.7,0 1.45,.4 .9,.76 0,.92 -.9,.76 -1.45,.4 -1.7,0 b0
  path: slab 1.4 -2.6,.4 -2.6,.54 -1.8,.99 -.9,1.29 0,1.4 .9,1.29 1.8,.99 2.6,.54 2.6,.4 0,1.2 b0
  trim: slab .24 -2.6,.3 -2.6,1 -1.8,1.42 -.9,1.72 0,1.84 .9,1.72 1.8,1.42 2.6,1 2.6,.3 0,1.1 b.02 @0,0,.86 + slab .24 -2.6,.3 -2.6,1 -1.8,1.42 -.9,1.72 0,1.84 .9,1.72 1.8,1.42 2.6,1 2.6,.3 0,1.1 b.02 @0,0,-.86 + box .44 1.3 .44 b.04 @2.5,0,.86 mir mirz + pyr .5 .2 .5 .2 @2.5,1.28,.86 mir mirz + box .36 1.5 .36 b.03 @0,.5,.86 mirz
round wooden bridge, bridge wood round, wooden arch bridge, arched wooden bridge, bridge wood round narrow, curved wooden bridge, bridge center wood round, bridge side wood round | 2 | wood wood #9a6a3c, beam wood #6a4426
  beam: slab .16 -2.6,0 -2.6,.4 -1.8,.85 -.9,1.13 0,1.22 .9,1.13 1.8,.85 2.6,.4 2.6,0 2.3,0 1.7,.5 .9,.8 0,.9 -.9,.8 -1.7,.5 -2.3,0 b.02 @0,0,.7 + slab .16 -2.6,0 -2.6,.4 -1.8,.85 -.9,1.13 0,1.22 .9,1.13 1.8,.85 2.6,.4 2.6,0 2.3,0 1.7,.5 .9,.8 0,.9 -.9,.8 -1.7,.5 -2.3,0 b.02 @0,0,-.7
    + bar .07 -2.55,1.2,.76 -1.8,1.68,.76 -.9,1.95,.76 0,2.04,.76 .9,1.95,.76 1.8,1.68,.76 2.55,1.2,.76 s6 mirz + box .12 .95 .12 b.02 @2.5,.35,.76 mir mirz + box .12 1 .12 b.02 @1.3,.95,.76 mir mirz + box .12 .9 .12 b.02 @0,1.15,.76 mirz
  wood: box .3 .08 1.7 b.015 rz-27 @2.35,.5,0 mir + box .3 .08 1.7 b.015 rz-27 @2.05,.66,0 mir + box .3 .08 1.7 b.015 rz-22 @1.73,.83,0 mir + box .3 .08 1.7 b.015 rz-19 @1.41,.96,0 mir + box .3 .08 1.7 b.015 rz-16 @1.08,1.06,0 mir + box .3 .08 1.7 b.015 rz-11 @.74,1.15,0 mir + box .3 .08 1.7 b.015 rz-6 @.38,1.2,0 mir + box .3 .08 1.7 b.015 @0,1.22,0
stone bridge middle, bridge center stone, stone bridge center, middle of stone bridge, stone bridge section, bridge stone center, bridge middle stone | 1.7 | stone blocks #a39c8e, path cobbles #b8b2a6, trim stone #8f8b84
  stone: slab 2 -2,.6 -2,1 2,1 2,.6 0,.45 b0 + box 4 .42 2 b0 @0,.6,0 + box .8 .64 2.1 b.04 n2:2.2,0,0
  path: box 4 .06 1.6 b0 @0,1,0
  trim: box 4 .5 .24 b.02 @0,1,.94 mirz + box .3 .64 .3 b.03 n3:1.6,0,0 @0,1,.94 mirz + box 1 .2 2.2 b.03 n2:2.2,0,0
wooden bridge middle, bridge center wood, wooden bridge center, middle of wooden bridge, wooden bridge section, bridge wood center, bridge middle wood | 1.7 | wood wood #9a6a3c, beam wood #6a4426, rope thatch #c8b27a
  wood: box .36 .08 1.9 b.015 n10:.4,0,0 @0,.76,0
  beam: box 4 .2 .16 b.02 @0,.58,.7 mirz + box .16 1.6 .16 b.02 n3:1.8,0,0 @0,0,.86 mirz + box 4 .1 .1 b.02 @0,1.5,.86 mirz + box 4 .08 .08 b.02 @0,1.14,.86 mirz + box .14 .14 1.8 b.02 n3:1.8,0,0 @0,.46,0
  rope: box .2 .12 .2 b.02 n3:1.8,0,0 @0,1.49,.86 mirz
stone path corner, path stone corner, path corner stone, corner stone path, garden path corner, stone walkway corner | .12 | stone stone #a8a49c, grass plant #6cae40
  grass: box 2.6 .06 2.6 b.01
  stone: plan .1 -.36,-.25 .3,-.3 .4,.1 .2,.3 -.35,.25 b.02 @-.95,.02,-.3 + plan .1 -.3,-.3 .34,-.2 .3,.28 -.2,.3 -.38,0 b.02 @-.2,.02,-.4 + plan .1 -.34,-.3 .34,-.2 .35,.25 -.2,.34 -.38,0 b.02 @.38,.02,.05 + plan .1 -.34,-.25 .3,-.3 .38,.1 .2,.28 -.32,.25 b.02 @.3,.02,.85 + plan .08 -.12,-.1 .1,-.12 .14,.1 -.1,.14 b.02 @-.35,.02,.15 + plan .08 -.12,-.1 .1,-.12 .14,.1 -.1,.14 b.02 @.85,.02,-.4
wooden path corner, path wood corner, path corner wood, boardwalk corner, corner wooden path, plank path corner | .16 | plank wood #9a6a3c, beam wood #6a4426, grass plant #6cae40
  grass: box 2.6 .06 2.6 b.01
  beam: box 1.9 .06 .12 b.01 @-.35,.04,-.66 + box 1.4 .06 .12 b.01 @-.6,.04,.3 + box .12 .06 1.4 b.01 @-.24,.04,.6 + box .12 .06 1.9 b.01 @.66,.04,.35
  plank: box .26 .07 1.3 b.015 n4:.29,0,0 @-.85,.08,-.18 + box .26 .069 1.4 b.015 ry-22 @-.14,.081,-.14 + box .26 .071 1.5 b.015 ry-45 @.1,.08,-.05 + box .26 .072 1.4 b.015 ry-68 @.22,.0805,.18 + box 1.3 .07 .26 b.015 n3:0,0,.29 @.22,.08,.86
path with stone circle, path stone circle, stone circle path, round stone path, paved stone circle, circle of paving stones | .12 | stone stone #a8a49c, grass plant #6cae40, second stone #8f8b84
  grass: box 3 .06 3 b.01
  stone: cyl .4 .11 s10 b.02 + plan .1 -.3,.58 .3,.58 .4,.86 -.4,.86 b.02 o8 + plan .1 -.26,1.16 .26,1.16 .32,1.4 -.32,1.4 b.02 o12
  second: plan .1 -.18,.48 .18,.48 .2,.54 -.2,.54 b.01 o8:22.5
diagonal fence, fence diagonal, fence simple diagonal, fence diagonal strong, fence diagonal center, fence at an angle | 1.1 | wood grain #b08a5c, post grain #7d5c38, grass plant #6cae40
  grass: box 2.2 .06 2.2 b.01
  post: box .16 1.1 .16 b.02 @-1,0,1 + box .16 1.1 .16 b.02 + box .16 1.1 .16 b.02 @1,0,-1
  wood: box 2.9 .14 .06 b.01 ry45 n2:0,.42,0 @0,.62,0
fence bend, fence curve, fence bend center, fence corner round, round fence corner, fence round | 1.1 | wood grain #b08a5c, post grain #7d5c38
  post: box .16 1.1 .16 b.02 @-1.4,0,1.4 + box .16 1.1 .16 b.02 ry20 @-1.2,0,.2 + box .16 1.1 .16 b.02 ry45 @-.6,0,-.6 + box .16 1.1 .16 b.02 ry70 @.2,0,-1.2 + box .16 1.1 .16 b.02 @1.4,0,-1.4
  wood: bar .07 -1.4,.4,1.4 -1.2,.4,.2 -.6,.4,-.6 .2,.4,-1.2 1.4,.4,-1.4 s4 + bar .07 -1.4,.82,1.4 -1.2,.82,.2 -.6,.82,-.6 .2,.82,-1.2 1.4,.82,-1.4 s4
double fence, fence double, fence planks double, fence with two rails, double plank fence, fence double strong | 1.1 | wood grain #b08a5c, post grain #7d5c38
  post: box .18 1.1 .18 b.02 n3:1.4,0,0 + pyr .2 .1 .2 .3 n3:1.4,0,0 @0,1.08,0
  wood: box 2.9 .2 .06 b.01 n2:0,.44,0 @0,.52,.11 + box 2.9 .2 .06 b.01 n2:0,.44,0 @0,.52,-.11
triangle bush, bush triangle, triangular bush, plant bush triangle, pointed bush, bush pyramid | 1.2 | leaf leaves #4f9434, second leaves #6cb048
  leaf: lathe 0,.02 .5,.04 .52,.14 .36,.5 .18,.94 .03,1.18 0,1.2 ~ s9 wave3:.12
  second: lathe 0,.02 .3,.03 .32,.1 .2,.34 .08,.58 0,.62 ~ s8 wave3:.1 @.46,0,.2 + lathe 0,.02 .26,.03 .28,.1 .18,.3 .06,.5 0,.54 ~ s8 wave3:.1 @-.44,0,.26
pine on the ground, pine ground, tree pine ground, pine tree with ground, pine on a hill, pine tree ground | 4 | leaf leaves #2f7a3a, bark bark, grass plant #6cae40, stone stone #9a948a
  grass: lathe 0,0 1.4,0 1.3,.12 .8,.26 .3,.36 0,.36 ~ s20 wave5:.06
  bark: cyl .2 1.2 .15 s12 @0,.28,0 + tube .1>.03 .1,.42,.1 .4,.3,.3 .6,.2,.4 s8 o4
  leaf: cone 1.1 1.3 s14 @0,1.1,0 + cone .9 1.2 s14 @0,1.8,0 + cone .66 1.1 s14 @0,2.5,0 + cone .4 .9 s14 @0,3.1,0
  stone: blob .2 .3 3 7 @.8,.22,.5 + blob .14 .3 3 7 @-.7,.24,.6
mushroom crop, crop mushroom, crops mushroom, mushrooms in soil, mushroom patch, mushroom field, mushroom bed, mushroom farm, planted mushrooms, mushroom plot, mushrooms crop, mushroom log | .4 | cap petal #c8402a, soil earth #5a3c22, stem bone #f0e6d0, spot snow
  soil: lathe 0,0 .5,0 .46,.07 .3,.11 0,.13 ~ s20 wave6:.05
  stem: cyl .05 .2 .04 s12 @0,.1,.05 + cyl .04 .14 .03 s12 @.22,.08,.12 + cyl .035 .12 .03 s12 @-.22,.08,.1 + cyl .03 .1 .025 s10 @.06,.08,.3
  cap: lathe 0,0 .12,0 .15,.03 .12,.1 .06,.13 0,.14 ~ s20 @0,.27,.05 + lathe 0,0 .09,0 .11,.02 .09,.07 0,.1 ~ s18 @.22,.2,.12 + lathe 0,0 .08,0 .1,.02 .08,.07 0,.09 ~ s18 @-.22,.18,.1 + lathe 0,0 .06,0 .07,.02 .05,.05 0,.06 ~ s16 @.06,.16,.3
  spot: ball .022 .016 .022 s8 @.05,.385,.12 + ball .02 .014 .02 s8 @-.06,.38,.1 + ball .018 .014 .018 s8 @.01,.405,.04 + ball .016 .012 .016 s8 @.24,.275,.18 + ball .014 .012 .014 s8 @-.2,.255,.15
low fence, fence low, fence simple low, short fence, knee high fence, low wooden fence | .55 | wood grain #b08a5c, post grain #7d5c38
  post: box .14 .55 .14 b.02 n3:1,0,0 + pyr .15 .06 .15 .3 n3:1,0,0 @0,.53,0
  wood: box 2.2 .1 .05 b.01 n2:0,.2,0 @0,.27,0
strong fence, fence strong, fence strong wood, sturdy fence, heavy fence, fence of thick beams | 1.3 | wood wood #8a5f38, post wood #5a3a20, iron iron #3a3d42
  post: box .28 1.3 .28 b.03 n3:1.5,0,0 + pyr .3 .14 .3 .3 n3:1.5,0,0 @0,1.28,0
  wood: box 3.2 .22 .12 b.02 n3:0,.36,0 @0,.62,0 + bar .07 -1.4,.2,.07 -.1,1.05,.07 s4 + bar .07 .1,1.05,.07 1.4,.2,.07 s4
  iron: box .3 .1 .32 b.01 n3:1.5,0,0 n2:0,.72,0 @0,.68,0
gold resource, resource gold, gold deposit, gold rocks, gold mine rocks, rocks with gold, gold ore rocks | 1.2 | gold gold, rock stone #7f7a74, second stone #96908a
  rock: blob .6 .3 3 8 @-.2,.36,-.1 flat.02 + blob .44 .3 3 8 @.5,.26,.1 flat.02 + blob .3 .3 3 7 @-.7,.18,.3 flat.02
  second: blob .36 .3 3 7 @.1,.2,.5 flat.02 + blob .26 .3 3 7 @.9,.14,-.2 flat.02
  gold: blob .26 .4 2 6 @-.1,.9,.0 flat.02 + blob .2 .4 2 6 @-.5,.62,.3 flat.02 + blob .2 .4 2 6 @.16,.6,.34 flat.02 + blob .22 .4 2 6 @.56,.58,.18 flat.02 + blob .16 .4 2 6 @-.24,.36,.5 flat.02 + blob .14 .4 2 6 @.2,.34,.6 flat.02 + blob .14 .4 2 6 @.74,.34,.1 flat.02 + blob .14 .4 2 6 @-.78,.36,.46 flat.02 + blob .1 .4 2 6 @0,.06,.9 flat.02 + blob .09 .4 2 6 @.6,.06,.7 flat.02
river tile with rocks, ground river rocks, river rocks tile, river with rocks, river rocks, rocky river tile, ground dirt river rocks | .5 | ground paint #6cbf3f, earth earth #8a5a36, water liquid, rock stone #9a958c, bank earth #b08a5c
  earth: box 2 .22 2 b0
  ground: box .56 .34 2 b0 @.72,0,0 mir
  bank: box .12 .3 2 b0 @.4,0,0 mir
  water: box .8 .05 2 b0 @0,.21,0
  rock: blob .17 .25 3 7 @-.12,.24,.4 + blob .13 .25 3 7 @.18,.24,-.1 + blob .2 .25 3 7 @-.1,.24,-.6 + blob .1 .25 3 7 @.2,.24,.7 + blob .12 .25 3 7 @.5,.34,.5 + blob .1 .25 3 7 @-.5,.34,0
river side tile, ground river side, river bank tile, river edge tile, ground river side open, river side, river bank | .34 | ground paint #6cbf3f, earth earth #8a5a36, water liquid, bank earth #b08a5c, rock stone #9a958c
  earth: box 2 .22 2 b0
  ground: box .8 .34 2 b0 @-.6,0,0
  bank: side 2 0,0 .16,0 .16,.22 0,.32 b0 ry90 @-.2,0,0
  water: box 1.2 .05 2 b0 @.4,.21,0
  rock: blob .08 .25 3 7 @-.06,.24,.6 + blob .06 .25 3 7 @-.04,.24,-.4 + blob .07 .25 3 7 @0,.24,-.7
open river tile, ground river open, river open, open water tile, river center tile, river middle tile, wide river tile | .3 | water liquid, earth earth #8a5a36, foam snow, rock stone #9a958c
  earth: box 2 .2 2 b0
  water: box 2 .08 2 b0 @0,.2,0
  foam: tube .012 -.8,.285,-.5 -.5,.285,-.44 -.2,.285,-.52 .1,.285,-.46 s5 + tube .012 .1,.285,.2 .4,.285,.26 .7,.285,.18 .9,.285,.24 s5 + tube .012 -.6,.285,.6 -.3,.285,.66 0,.285,.58 s5
  rock: blob .12 .25 3 7 @.5,.26,-.5 + blob .08 .25 3 7 @.66,.26,-.36
path tile with rocks, ground path rocks, path rocks tile, path with rocks, rocky path tile, path rocks | .5 | ground paint #6cbf3f, earth earth #8a5a36, path earth #d8b078, rock stone #9a958c
  earth: box 2 .24 2 b0
  ground: box .6 .34 2 b0 @.7,0,0 mir
  path: box .8 .3 2 b0
  rock: blob .15 .25 3 7 @-.14,.32,.4 + blob .12 .25 3 7 @.16,.32,-.16 + blob .17 .25 3 7 @-.06,.32,-.66 + blob .08 .25 3 7 @.24,.32,.66 + blob .1 .25 3 7 @.56,.36,.1
path side tile, ground path side, path edge tile, ground path side open, side of a path, path side | .34 | ground paint #6cbf3f, earth earth #8a5a36, path earth #d8b078, rock stone #9a958c
  earth: box 2 .24 2 b0
  ground: plan .34 -1,-1 -.2,-1 -.14,-.6 -.24,-.1 -.12,.4 -.2,1 -1,1 b0
  path: box 2 .3 2 b0
  rock: blob .06 .25 3 7 @.1,.3,.4 + blob .05 .25 3 7 @.5,.3,-.5 + blob .05 .25 3 7 @.6,.3,.6
open path tile, ground path open, path open, path center tile, path middle tile, dirt path tile open | .34 | path earth #d8b078, earth earth #8a5a36, rock stone #9a958c, grass plant #5c9440
  earth: box 2 .24 2 b0
  path: box 2 .32 2 b.01
  rock: blob .07 .25 3 7 @.4,.32,.4 + blob .05 .25 3 7 @-.5,.32,-.5 + blob .06 .25 3 7 @-.3,.32,.6 + blob .05 .25 3 7 @.5,.32,-.6
  grass: leaf .14 .04 .5 @0,.3,.02 o5 n2:1.2,0,.7
orange tree, orange crop, citrus tree, tangerine tree, orange fruit tree | 3.4 | leaf leaves #3f8a34, bark bark, fruit petal #f08a1c, grass plant #6cae40
  bark: cyl .2 1.5 .13 s12 + bar .07 0,1.2,0 .4,1.8,.2 s6 + bar .07 0,1.2,0 -.4,1.8,.1 s6 + tube .1>.03 .1,.2,.1 .34,.06,.24 .5,0,.34 s8 o4
  leaf: blob .9 .14 4 9 @0,2.3,0 + blob .6 .14 4 8 @.6,2,.2 + blob .6 .14 4 8 @-.6,2,.1 + blob .6 .14 4 8 @.1,2.7,.1 + blob .5 .14 4 8 @0,2,.6 + blob .5 .14 4 8 @0,2,-.5
  fruit: ball .11 s12 @.3,2.2,1.5 setc + ball .11 s12 @-.5,2.4,1.2 setc + ball .11 s12 @.8,1.8,.8 setc + ball .11 s12 @-.9,1.9,.7 setc + ball .11 s12 @0,1.7,1.2 setc + ball .11 s12 @.5,2.9,.7 setc + ball .11 s12 @-.3,3,.7 setc + ball .11 s12 @1.2,2.1,.2 setc + ball .11 s12 @.9,2.6,.3 setc + ball .11 s12 @-.9,2.5,.2 setc
flower bed, flower field, bed of flowers, field of flowers, flower garden, patch of flowers, meadow, flower meadow, flowers crop, flower crop | .5 | earth, grass plant #5fae3f, stem plant #3f8a34, red petal #e0303a, yellow petal #f5c82e, blue petal #6a5ad8, white petal #f6f0f4
  grass: box 2 .1 1.2 b.04
  stem: cyl .012 .3 s6 n6:.32,0,0 n3:0,0,.36 @0,.08,0 + leaf .18 .05 .5 rx30 @.0,.1,0 o2 n6:.32,0,0 n3:0,0,.36
  red: ball .09 .05 .09 s10 n3:.64,0,0 @-.16,.4,.36 + ball .09 .05 .09 s10 n3:.64,0,0 @.16,.4,-.36
  yellow: ball .09 .05 .09 s10 n3:.64,0,0 @.16,.4,.36 + ball .04 .03 .04 s8 n3:.64,0,0 @-.16,.43,.0
  blue: ball .09 .05 .09 s10 n3:.64,0,0 @-.16,.4,-.36 + ball .09 .05 .09 s10 n3:.64,0,0 @.16,.4,0
  white: ball .09 .05 .09 s10 n3:.64,0,0 @-.16,.395,0 + ball .035 .03 .035 s8 n3:.64,0,0 @-.16,.43,.36 + ball .035 .03 .035 s8 n3:.64,0,0 @.16,.43,.0
bramble, thorns, thorn bush, thorny vine, thorny bush, briar, thorn vine, nettle | .8 | stem bark #5a4030, thorn bone #c9a878, leaf leaves #4a7a34
  stem: tube .035>.03>.015 -.7,0,.1 -.5,.5,.1 0,.72,0 .5,.45,.1 .7,.05,.1 s7 + tube .035>.03>.015 -.3,0,-.3 -.1,.5,-.25 .3,.6,-.1 .6,.3,-.2 .75,.0,-.1 s7 + tube .03>.025>.015 .3,0,.3 .1,.4,.3 -.3,.5,.25 -.6,.25,.3 -.75,0,.3 s7 + tube .03>.02>.01 0,0,0 .05,.4,.1 -.05,.65,.2 -.2,.8,.15 s7
  thorn: cone .02 .1 s6 rz50 @-.5,.5,.1 + cone .02 .1 s6 rx60 @-.5,.5,.1 + cone .02 .1 s6 rx60 @0,.72,0 + cone .02 .1 s6 rz-50 @0,.72,0 + cone .02 .1 s6 rz-50 @.5,.45,.1 + cone .02 .1 s6 rx-60 @.5,.45,.1 + cone .02 .1 s6 rx-60 @-.1,.5,-.25 + cone .02 .1 s6 rz50 @-.1,.5,-.25 + cone .02 .1 s6 rz50 @.3,.6,-.1 + cone .02 .1 s6 rx60 @.3,.6,-.1 + cone .02 .1 s6 rx60 @.6,.3,-.2 + cone .02 .1 s6 rz-50 @.6,.3,-.2 + cone .02 .1 s6 rz-50 @.1,.4,.3 + cone .02 .1 s6 rx-60 @.1,.4,.3 + cone .02 .1 s6 rx-60 @-.3,.5,.25 + cone .02 .1 s6 rz50 @-.3,.5,.25 + cone .02 .1 s6 rz50 @-.6,.25,.3 + cone .02 .1 s6 rx60 @-.6,.25,.3 + cone .02 .1 s6 rx60 @.05,.4,.1 + cone .02 .1 s6 rz-50 @.05,.4,.1 + cone .02 .1 s6 rz-50 @-.05,.65,.2 + cone .02 .1 s6 rx-60 @-.05,.65,.2
  leaf: leaf .14 .1 .5 rx50 ry0 @-.5,.5,.1 + leaf .14 .1 .5 rx60 ry70 @0,.72,0 + leaf .14 .1 .5 rx70 ry140 @.5,.45,.1 + leaf .14 .1 .5 rx50 ry210 @-.1,.5,-.25 + leaf .14 .1 .5 rx60 ry280 @.3,.6,-.1 + leaf .14 .1 .5 rx70 ry350 @.6,.3,-.2 + leaf .14 .1 .5 rx50 ry60 @.1,.4,.3 + leaf .14 .1 .5 rx60 ry130 @-.3,.5,.25 + leaf .14 .1 .5 rx70 ry200 @-.6,.25,.3 + leaf .14 .1 .5 rx50 ry270 @.05,.4,.1 + leaf .14 .1 .5 rx60 ry340 @-.05,.65,.2
agave, yucca, agave plant, yucca plant, desert plant, aloe bush, century plant | .7 | leaf plant #6f9a7a, tip bark #8a6a4a, sand earth #d4b478
  leaf: leaf .7 .16 .3 rx14 @0,.02,.04 o5 + leaf .66 .17 .4 rx34 ry30 @0,.02,.05 o6 + leaf .58 .17 .4 rx56 @0,.02,.06 o7
  sand: lathe .3,0 .24,.04 0,.06 s16
prickly pear, prickly pear cactus, opuntia, nopal, cactus with flat pads, flat cactus | 1 | skin plant #5f9a4a, fruit petal #d0305a, spine bone
  skin: ball .18 .26 .06 s16 @0,.24,0 + ball .15 .2 .05 s16 rz-34 @.2,.54,.02 + ball .14 .19 .05 s16 rz30 @-.17,.58,-.02 + ball .12 .17 .045 s16 rz-8 @.06,.74,0 + ball .11 .15 .04 s16 rz-60 @.4,.66,.03 + ball .1 .14 .04 s16 rz50 @-.34,.76,-.02
  fruit: ball .035 .05 .03 s10 rz-40 @.3,.72,.02 + ball .035 .05 .03 s10 @.1,.93,0 + ball .035 .05 .03 s10 rz30 @-.22,.8,-.02 + ball .03 .045 .03 s10 rz-60 @.52,.74,.03 + ball .03 .045 .03 s10 rz40 @-.43,.88,-.02
  spine: cone .006 .05 s4 rx80 n4:.05,0,0 @0,.3,.045 + cone .006 .05 s4 rx80 n3:.06,0,0 @0,.18,.045 + cone .006 .05 s4 rx80 n2:.08,0,0 @.2,.56,.065 + cone .006 .05 s4 rx80 n2:.08,0,0 @-.17,.6,.03 + cone .006 .05 s4 rx80 n2:.06,0,0 @.06,.76,.04
corn stalk, corn plant, corn crop, maize plant, crops corn, cornfield, corn field, field of corn, crops corn stage | 1.8 | stalk plant #7aa84a, leaf leaves #5f9a3a, corn wax #f5cf4a, husk plant #a8c86a, tassel thatch #d9b86a, earth
  earth: lathe .4,0 .3,.08 0,.1 s16
  stalk: cyl .035 1.6 .02 s10 @0,.05,0
  leaf: leaf .8 .12 1 rx26 @0,.3,.02 o3 + leaf .75 .12 .9 rx22 ry40 @0,.7,.02 o3 + leaf .6 .1 .8 rx18 @0,1.1,.02 o3
  corn: lathe 0,0 .05,.04 .055,.14 .03,.26 0,.28 ~ s14 rz-24 @.04,.8,.04 + lathe 0,0 .045,.04 .05,.13 .028,.24 0,.26 ~ s14 rz26 @-.04,1.05,.03
  husk: leaf .22 .1 -.3 rz-24 rx10 @.05,.78,.08 + leaf .22 .1 -.3 rz-24 ry180 rx-10 @.05,.78,0 + leaf .2 .1 -.3 rz26 rx10 @-.05,1.03,.06
  tassel: bar .01>.004 0,1.62,0 .08,1.84,.04 s5 o5 + bar .01>.004 0,1.6,0 0,1.9,0 s5
grape vine, vineyard, grapevine, vine row, wine grapes, vine trellis | 1.6 | post wood, vine bark #5a4030, leaf leaves #5f9a3a, grape potion #5a2a7a, wire steel, earth
  earth: box 2.4 .08 .5 b.03
  post: cyl .05 1.6 s10 @1.1,0,0 mir
  wire: rodx .01 2.3 s6 n3:0,.34,0 @0,1.1,0
  vine: tube .05>.03 0,0,0 .04,.4,.02 -.03,.75,0 0,.8,0 s8 + tube .03>.02 0,.76,0 .4,.85,.02 1,.8,0 s7 mir + tube .02 .3,.82,0 .35,1.2,.02 .3,1.45,0 s6 mir + tube .02 .75,.82,0 .7,1.2,.02 .78,1.4,0 s6 mir
  leaf: leaf .2 .2 .5 rx70 n7:.3,0,0 @0,1.42,.04 + leaf .2 .2 .5 rx80 ry160 n7:.3,0,0 @.1,1.42,-.02 + leaf .19 .2 .5 rx70 ry30 n6:.32,0,0 @0,1.1,.02 + leaf .18 .18 .5 rx60 ry-40 n6:.3,0,0 @.05,.78,.01
  grape: ball .034 s8 n5:.42,0,0 @0,.72,.08 + ball .034 s8 n5:.42,0,0 @.04,.73,.06 + ball .034 s8 n5:.42,0,0 @-.04,.73,.07 + ball .034 s8 n5:.42,0,0 @.02,.67,.08 + ball .034 s8 n5:.42,0,0 @-.02,.67,.07 + ball .032 s8 n5:.42,0,0 @0,.61,.075 + ball .034 s8 n5:.42,0,0 @0,.78,.07
snowy pine, snowy pine tree, snow covered pine, winter tree, snow pine, snowy fir | 4 | leaf leaves #2f6a44, bark, snow snow
  bark: cyl .2 1 s12
  leaf: cone 1.2 1.5 s14 wave7:.07 @0,.7,0 + cone .95 1.3 s14 wave7:.07:20 @0,1.6,0 + cone .68 1.2 s14 wave7:.07 @0,2.5,0
  snow: cone .95 1.1 s14 wave7:.12 @0,1.16,0 + cone .72 .98 s14 wave7:.12:20 @0,2.0,0 + cone .5 1 s14 wave7:.1 @0,2.92,0
jungle tree, rainforest tree, tropical tree, mahogany tree | 6 | bark, leaf leaves #2f7a34, vine plant #5f9a3a
  bark: tube .5>.35>.3 0,0,0 .1,1.6,0 -.1,3.2,.1 0,4.6,0 s10 + bar .2>.05 0,.5,0 .0,.0,.9 s7 o5 + tube .2>.12 0,4,0 .7,4.6,.2 1.1,5,.2 s8 + tube .2>.12 0,3.9,0 -.8,4.5,.0 -1.2,4.9,.1 s8
  leaf: blob 1 .2 6 *1.4,.5,1.3 @0,5.2,0 + blob .7 .2 6 *1.2,.5,1 @1.3,4.9,.3 + blob .7 .2 6 *1.2,.5,1 @-1.3,4.9,.1 + blob .6 .2 6 *1.2,.5,1 @.2,4.9,1.1 + blob .6 .2 6 *1.2,.5,1 @.1,4.9,-1.1
  vine: tube .03 1.3,4.8,.5 1.35,3.6,.5 1.25,2.6,.55 s5 + tube .03 -1.3,4.8,.4 -1.25,3.4,.45 -1.35,2.9,.4 s5 + tube .03 .4,4.8,1.2 .45,3.4,1.15 .4,2.2,1.2 s5 + tube .03 -.5,4.8,1 -.5,3.8,1.05 -.45,3.2,1 s5
scrap metal, metal scrap, scrap, pile of scrap, scrap heap, junk, scrap pile | .7 | heap earth #5a4a40, rust rust, metal steel, pipe iron, gear copper
  heap: blob .5 .25 5 *1.4,.4,1.1 @0,.1,0
  rust: box .5 .04 .4 rz25 ry30 @.2,.3,.2 + box .4 .04 .5 rz-30 ry-20 @-.3,.26,.2 + box .16 .3 .16 b.01 rz40 @.05,.36,-.1
  metal: box .04 .6 .2 rz-30 rx20 @.35,.25,-.15 + box .5 .03 .3 rx-40 ry10 @-.05,.36,.3 + wheel .18 .1 ry70 rz30 @-.5,.25,.3
  pipe: tube .05 -.6,.1,-.1 -.2,.5,.0 .3,.62,.1 s9 + tube .04 .6,.06,.3 .4,.3,.25 .45,.5,.0 s9
  gear: gear 10 .18 .06 rx-30 ry-20 @.05,.42,.42
lava flow, lava stream, lava river, river of lava, flowing lava | .3 | rock obsidian #2a2422, lava ember #ff5a1c, hot light #ffd060
  rock: blob .4 .3 4 *1.2,.4,1 n5:.1,0,.5 @-.7,.08,0 + blob .4 .3 4 *1.2,.4,1 n5:.1,0,.5 @.7,.08,0
  lava: tube .34>.4>.34 -.2,0,-1.2 .15,.0,-.4 -.1,0,.4 .2,0,1.2 s10 *1,.3,1
  hot: tube .08 -.2,.1,-1.1 .1,.13,-.4 -.1,.13,.4 .15,.1,1.1 s6 + blob .08 .2 3 *1,.3,1 @.15,.12,-.1 + blob .07 .2 3 *1,.3,1 @-.14,.12,.1
will o wisp, wisp, fire spirit, light spirit, spirit orb, fairy light, glowing spirit, ghost flame, blue flame | .5 | glow light #7fe0ff, core light #e8ffff, tail light #4fb0f0
  glow: lathe 0,0 .1,.03 .15,.12 .12,.22 .05,.34 0,.46 ~ s18
  core: ball .08 @0,.13,.09
  tail: lathe 0,0 .03,.02 .04,.06 .02,.12 0,.17 ~ s10 rz-40 @.11,.14,0 + lathe 0,0 .03,.02 .04,.06 .02,.12 0,.17 ~ s10 rz40 @-.11,.14,0 + ball .024 @.218,.275,0 + ball .018 @-.218,.275,0
  dark: ball .014 .026 .012 @.03,.15,.16 mir
coast piece, coast, coastline, shore, shore piece, shoreline, coast tile, shore tile, beach piece, beach tile | .7 | sand earth #e8d29a, grass plant #7fb04a, water liquid #3f9ad0, foam snow, rock stone, shell ceramic #f4b8a8
  sand: box 4 .3 4 b.02 + side 4 -2,.3 1.2,.3 .2,.44 -2,.5 b0
  grass: plan .2 -2,-2 2,-2 2,-.7 1.2,-.9 .4,-.5 -.4,-.75 -1.2,-.45 -2,-.8 b.03 @0,.42,0
  water: plan .06 -2,2 2,2 2,.9 1.3,.7 .5,1 -.3,.75 -1.2,1.05 -2,.85 b0 @0,.31,0
  foam: tube .05 -1.96,.36,.85 -1.2,.36,1.05 -.3,.36,.75 .5,.36,1 1.3,.36,.7 1.96,.36,.9 s6 + tube .025 -1.9,.37,1.3 -1.2,.37,1.45 -.5,.37,1.25 s6 + tube .025 .3,.37,1.5 1,.37,1.25 1.8,.37,1.4 s6
  rock: blob .26 .25 3 8 @1.4,.48,.2 + blob .15 .25 3 7 @1.7,.42,.5 + blob .2 .25 3 7 @-1.6,.36,1.5
  leaf.grass: cone .05 .3 s5 n3:.3,0,.1 @-1.2,.6,-1.2 + cone .05 .3 s5 n3:.25,0,-.15 @1,.6,-1.4
  shell: ball .1 .06 .1 s8 @-.5,.42,.3 + star 5 .14 .06 .05 rx-85 @.3,.43,.4
mountainside, mountain side, mountain slope, mountain face, rocky slope, rocky mountainside | 9 | rock stone #8f8a82, snow snow, grass plant #6fa045, tree leaves #3f7a3a, trunk bark
  rock: side 11 4.4,0 4.4,.6 3,1.2 2.4,2.4 1.2,2.9 .9,4.2 -.6,4.9 -1.1,6.4 -2.3,7 -2.8,8.2 -3.6,8.8 -4.6,8.6 -4.6,0 b.2 + blob 1.9 .3 3 8 @-3.5,1.8,1.9 + blob 1.1 .3 3 7 @.4,1.5,2.7 + blob 1.6 .3 3 8 @3.7,2.4,1.2 + blob 1.7 .3 3 8 @-.9,3.6,.5
    + blob 1.2 .3 3 7 @2.1,4.6,-.2 + blob 1.5 .3 3 8 @-4,5,-.8 + blob 1.7 .3 3 8 @4.1,5.6,-1.5 + blob 1.6 .3 3 8 @.2,6.3,-1.6 + blob 1.3 .3 3 7 @-2.6,7.3,-2.6 + blob 1 .3 3 7 @2.5,7.4,-2.6 + blob .5 .3 2 7 @3.2,.8,3.9 + blob .36 .3 2 7 @-3.4,.8,3.9
  snow: side 11.06 -1.7,6.9 -2.3,7.2 -2.8,8.4 -3.6,9 -4.62,8.8 -4.62,7.4 b0 + blob 1.2 .25 3 8 *1,.5,1 @-2.6,8.3,-2.6 + blob 1.1 .25 3 8 *1,.5,1 @2.4,8.1,-2.7 + blob 1.1 .25 3 8 *1,.45,1 @.2,7.6,-1.7 + blob 1.1 .25 3 8 *1,.45,1 @4.1,6.8,-1.6 + blob 1 .25 3 8 *1,.45,1 @-4,6.2,-.9
  grass: side 11.04 4.42,.0 4.42,.62 3,1.3 2.9,0 b0 + blob .9 .2 3 7 *1.3,.35,.8 @-3.4,3.5,1.9 + blob .8 .2 3 7 *1.3,.35,.8 @3.6,3.9,1.2
  trunk: cyl .12 .8 s6 n2:2,0,0 @-3,1.1,3.4 + cyl .12 .8 s6 n2:2.4,0,0 @3,1.1,3.5 + cyl .1 .6 s6 @-3.2,3.6,1.9 + cyl .1 .6 s6 @3.5,3.9,1.2
  tree: cone .6 1.1 s8 n2:2,0,0 @-3,1.7,3.4 + cone .45 1 s8 n2:2,0,0 @-3,2.4,3.4 + cone .6 1.1 s8 n2:2.4,0,0 @3,1.7,3.5 + cone .45 1 s8 n2:2.4,0,0 @3,2.4,3.5 + cone .5 1 s8 @-3.2,4.1,1.9 + cone .38 .9 s8 @-3.2,4.7,1.9 + cone .5 1 s8 @3.5,4.4,1.2 + cone .38 .9 s8 @3.5,5,1.2
mine entrance, mine shaft, mine building, mine portal, gold mine, coal mine, abandoned mine, mine tunnel, mine tunnel entrance | 5 | rock stone #8a857c, wood wood #7a5230, dark rubber #0f0d0c, rail iron #6a7078, cart iron #4a5058, gold gold, grass plant #7fa84a, light light #ffcf6a, ground earth #8a6a48
  ground: box 8 .2 8 b.05
  rock: blob 2.7 .22 3 10 *1.25,1.05,.9 flat0 @0,1.8,-1.4 + blob 1.5 .28 3 8 flat0 @-2.6,.6,.6 + blob 1.4 .28 3 8 flat0 @2.7,.6,.5 + blob .5 .3 2 7 @3.2,.4,2.4
  grass: blob 1.3 .2 3 8 *1.4,.4,1 @-.4,4.2,-1.4
  dark: box 2.5 2.7 1.4 b0 @0,.2,.75
  wood: box .36 3 .4 b.03 rz3 @1.35,.2,1.5 mir + box 3.6 .42 .46 b.03 @0,3,1.5 + box .3 2.5 .3 b.03 @1,.2,1.1 mir + bar .1 1.2,2.2,1.6 .6,3,1.6 s5 mir + box .9 .1 .2 b.01 n5:0,0,.6 @0,.2,2.6 + box 1.5 .7 .1 b.02 @0,3.5,1.62 + box 1.16 .1 .05 b0
  rail: box .07 .1 4 b0 @.4,.28,2 mir + bar .04 -.5,3.62,1.7 .45,4.08,1.7 s5 + bar .04 .5,3.62,1.7 -.45,4.08,1.7 s5 + tube .04 .62,3.85,1.7 .5,4.08,1.7 .25,4.14,1.7 s6 mir
  cart: pyr 1 .7 1.2 1.25 @0,.55,3 + rodx .16 1 s10 n2:0,0,.7 @0,.48,3
  gold: blob .22 .3 2 6 @-.2,1.28,2.8 + blob .25 .3 2 6 @.2,1.28,3.1 + blob .22 .3 2 6 @-.15,1.28,3.3 + blob .2 .3 2 6 @.15,1.28,2.6
  light: ball .13 .17 .13 s10 @1.35,2.5,1.84
moon hill, terrain mound, lunar hill, moon mound, hill on the moon, lunar mound, moon terrain hill, mars hill | 2.4 | ground stone #b0aeb0, crater stone #9a989c, dark stone #6a686e, rock stone #77757a
  ground: lathe 5,0 4.6,.4 3.6,1.2 2.4,1.9 1.2,2.3 0,2.4 s32 c70 wave5:.05 *1,1,.9
  crater: lathe 0,.02 .5,.04 .66,.2 .8,.22 1.05,-.05 1,-.3 0,-.3 s18 rx28 @.4,2.0,1.9 + lathe 0,.02 .5,.04 .66,.2 .8,.22 1.05,-.05 1,-.3 0,-.3 s16 *.75 rx22 rz-28 @2.5,1.55,1.6 + lathe 0,.02 .5,.04 .66,.2 .8,.22 1.05,-.05 1,-.3 0,-.3 s16 *.65 rx20 rz30 @-2.3,1.72,1.4 + lathe 0,.02 .5,.04 .66,.2 .8,.22 1.05,-.05 1,-.3 0,-.3 s14 *.5 rx32 @-.7,1.3,3.2
  dark: lathe 0,.05 .52,.06 .5,0 0,0 s16 rx28 @.4,2.0,1.9 + lathe 0,.05 .52,.06 .5,0 0,0 s16 *.75 rx22 rz-28 @2.5,1.55,1.6 + lathe 0,.05 .52,.06 .5,0 0,0 s14 *.65 rx20 rz30 @-2.3,1.72,1.4 + lathe 0,.05 .52,.06 .5,0 0,0 s14 *.5 rx32 @-.7,1.3,3.2
  rock: blob .4 .25 3 8 @3.2,.7,2 + blob .3 .25 3 8 @-3.4,.6,2 + blob .26 .25 3 8 @1.6,.55,3.6 + blob .34 .25 3 8 @-1.4,2.05,.3
onion crop, onion plant, crop onion, planted onions, onion field, onions crop, crops onion | .4 | root petal #c98a44, leaf plant #5fa34a, earth
  earth: box 1.2 .08 .5 b.03 + ball .14 .06 .2 n4:.28,0,0 @0,.07,0
  root: lathe 0,.09 .05,.1 .062,.13 .04,.17 .014,.19 0,.2 ~ s16 n4:.28,0,0
  leaf: tube .011>.009>.002 0,.18,0 .01,.28,.03 .04,.4,.08 s7 o3 n4:.28,0,0 + tube .011>.009>.002 0,.18,0 .0,.3,.01 .01,.42,.03 s7 o3:60 n4:.28,0,0
potato crop, potato plant, crop potato, planted potatoes, potato field, potatoes crop, crops potato | .5 | leaf leaves #4f8a3a, potato earth #c9a063, flower petal #f2ecf8, stem plant #6a9a44, earth
  earth: box 1.2 .08 .6 b.03 + ball .18 .08 .24 n3:.38,0,0 @0,.07,-.04
  potato: blob .06 .12 2 8 *1.3,.8,1 n3:.38,0,0 @0,.1,.2 + blob .05 .12 2 8 *1.2,.8,1 ry40 n3:.38,0,0 @.11,.11,.16 + blob .045 .12 2 8 ry20 n3:.38,0,0 @-.11,.1,.17
  stem: bar .012 0,.12,-.04 .06,.34,-.02 s6 n3:.38,0,0 + bar .012 0,.12,-.04 -.07,.32,-.04 s6 n3:.38,0,0 + bar .012 0,.12,-.04 0,.42,-.08 s6 n3:.38,0,0
  leaf: leaf .17 .1 .5 rx50 @0,.3,.0 o6 n3:.38,0,0 @0,0,-.04 + leaf .15 .09 .5 rx30 @0,.34,.01 o5:30 n3:.38,0,0 @0,0,-.04 + leaf .16 .1 .6 rx64 @0,.2,.01 o6:20 n3:.38,0,0 @0,0,-.04
  flower: star 5 .03 .018 .012 rx-40 n3:.38,0,0 @.02,.45,0 + star 5 .026 .016 .012 rx-50 n3:.38,0,0 @-.06,.42,.03
strawberry crop, strawberry plant, strawberry patch, crop strawberry, strawberry field, planted strawberries, strawberry bush, crops strawberry | .3 | leaf leaves #4a9a34, berry petal #d81f2c, flower snow, seed wax #f2dc8a, earth, stem plant #6a9a44
  earth: box 1.2 .08 .5 b.03 + ball .14 .06 .2 n4:.28,0,0 @0,.07,0
  stem: bar .008 0,.1,0 .05,.18,.08 s5 o5 n4:.28,0,0 + bar .007 0,.1,0 .03,.2,.12 .05,.15,.2 s5 n4:.28,0,0 + bar .007 0,.1,0 -.05,.19,.11 -.07,.13,.19 s5 n4:.28,0,0
  leaf: leaf .13 .1 .5 rx56 @0,.15,.04 o6 n4:.28,0,0 + leaf .12 .09 .5 rx30 @0,.16,.02 o5:30 n4:.28,0,0
  berry: lathe 0,-.055 .018,-.04 .03,-.015 .024,0 0,.004 ~ s12 n4:.28,0,0 @.05,.155,.2 + lathe 0,-.05 .016,-.036 .028,-.014 .022,0 0,.004 ~ s12 n4:.28,0,0 @-.07,.135,.19
  flower: star 5 .028 .016 .01 rx-50 n4:.28,0,0 @.0,.29,.06 + bar .006 0,.1,.02 0,.29,.058 s5 n4:.28,0,0
  seed: ball .009 s8 n4:.28,0,0 @0,.297,.066
pepper crop, pepper plant, bell pepper plant, chili plant, crop pepper, chili crop, eggplant crop, eggplant plant, bell pepper crop | .9 | leaf leaves #4a8a34, stem plant #5f8a3a, fruit petal #d8281f, stake wood, earth
  earth: lathe .34,0 .26,.07 0,.1 s18
  stake: cyl .016 .9 s8 @0,0,-.03
  stem: tube .02>.012 0,.06,0 .02,.4,.01 0,.84,0 s8 + bar .01 0,.34,0 .2,.5,.06 s6 o5 + bar .01 0,.55,0 .17,.7,.05 s6 o4:40
  leaf: leaf .24 .13 .7 rx54 @0,.4,.06 o6:20 + leaf .22 .12 .7 rx44 @0,.6,.05 o6:50 + leaf .18 .1 .6 rx24 @0,.76,.02 o5
  fruit: lathe 0,-.15 .02,-.13 .05,-.05 .046,-.01 .016,0 0,0 ~ s12 @.2,.49,.06 o5 + lathe 0,-.13 .018,-.11 .044,-.04 .04,-.01 .014,0 0,0 ~ s12 @.17,.69,.05 o4:40
crop orange, orange tree crop, orange orchard, orange plantation | 3.6 | leaf leaves #3f8a3a, bark, fruit petal #f2861c
  bark: bar .24>.16>.13>.1 0,0,0 .03,.5,0 -.02,1.1,.02 0,2,0 s12 + 4*bar .1>.05 0,1.0,0 0,1.5,.5 0,1.9,.8 s7 ry90i
  leaf: blob 1.05 .12 3 11 *1,.95,1 @0,2.5,0 + 5*blob .62 .13 3 10 *1,.9,1 @0,2.2,.72 ry36+72i
  fruit: 5*ball .12 s12 @0,2.0,1.24 ry36+72i + 5*ball .12 s12 @0,2.56,1.06 ry72i + 5*ball .12 s12 @0,2.95,.8 ry36+72i + 5*ball .12 s12 @.3,2.22,1.18 ry36+72i + 5*ball .12 s12 @-.25,2.42,1.14 ry36+72i + ball .12 s12 @.7,.11,.5 + ball .12 s12 @-.5,.11,.7
bunch of flowers, flowers harvested, flower bouquet, bouquet, bouquet of flowers, harvested flowers, flower bunch, cut flowers, bunch of roses | .5 | stem plant #5f9a3a, red petal #d8324a, yellow petal #f2c232, blue petal #5f7fd8, paper plaster #f0e2c8, ribbon cloth #b3261e, leaf leaves #4f9a3a
  paper: pyr .06 .3 .06 3.2 @0,0,0
  ribbon: lathe .052,.1 .062,.1 .07,.14 .06,.14 .052,.1 s16 + slab .014 0,0 .07,.035 .07,-.035 b.004 mir @0,.12,.07 + ball .018 @0,.12,.075
  stem: bar .006 0,.26,0 .0,.38,.08 s5 o6 + bar .006 0,.26,0 0,.44,.03 s5 o4:30
  leaf: leaf .2 .07 .5 rx40 @0,.28,.05 o6:30 + leaf .2 .07 .4 rx26 @0,.28,.03 o5
  red: ball .045 .04 .045 s12 @0,.39,.09 o3 + ball .05 .042 .05 s12 @0,.47,0 + star 6 .05 .03 .03 rx-60 @0,.43,.05 o2:30
  yellow: star 8 .055 .034 .03 rx-50 @0,.395,.1 o3:60 + star 8 .05 .032 .03 rx-70 @0,.455,.05 o2:120
  blue: ball .034 s10 @.04,.35,.12 o5:20
`;
