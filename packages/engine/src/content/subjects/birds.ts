/** Birds: names | height in metres | surfaces, then a clause a line. */
export const birds = `
chicken, hen | .45 | coat fur #f3ede0, wing fur #e3d9c4, belly fur #f8f4ea
  bird body=.15 leg=.12 neck=.08 head=.075 comb tail=fan taillong=.18 eye=.17
rooster, cockerel, cock | .6 | coat fur #b5522a, wing fur #7a2a1c, belly fur #d98a3a, mark rubber #1d4a3a
  bird body=.15 leg=.16 neck=.16 head=.08 comb tail=rooster taillong=.3 lean=28 eye=.17
turkey, gobbler | .8 | coat fur #4a3426, wing fur #8a5a34, belly fur #3a2a20, mark fur #e8dcc0, comb petal #d1202a
  bird body=.2 leg=.16 neck=.14 head=.07 tail=peacock taillong=.42 lean=30 bill=.9
  comb: ball .03 .08 .03 @0,.62,.31
duck, mallard | .4 | coat fur #f2f0e8, belly fur #f2f0e8, wing fur #dcd8cc, beak wax #f0951c
  bird body=.13 leg=.06 neck=.1 head=.08 beak=flat tail=short webbed lean=8 long=1.5
baby chick, chick, baby chicken, duckling | .12 | coat fur #f5d33a, belly fur #f8e06a, wing fur #e8bf28, beak wax #f0851c
  bird body=.045 long=1.05 leg=.02 neck=.02 reach=-.015 head=.038 tail=short bill=.5 eye=.16
rubber duck, rubber ducky, toy duck, rubber duckie | .1 | coat paint #f7d02c, belly paint #f7d02c, wing paint #f0c01f, beak paint #f0701c
  coat: ball .05 .036 .058 @0,.036,0 + ball .034 @0,.088,.024 + cone .02 .04 rx-50 @0,.045,-.04
  wing: ball .012 .02 .03 @.045,.04,-.004 mir
  beak: ball .018 .006 .016 @0,.084,.06
  pupil: ball .006 @.02,.098,.049 mir
goose, swan goose | .8 | coat fur #f0eee6, belly fur #f0eee6, wing fur #c9c4b8, beak wax #f08a1c
  bird body=.2 leg=.12 neck=.42 reach=.1 head=.075 slim=.05 beak=flat tail=short webbed lean=12 long=1.5
swan | 1 | coat snow, belly snow, wing snow #eef2f6, beak wax #f0801c, mark rubber
  bird body=.22 leg=.03 neck=.55 reach=-.02 bow=.14 head=.075 slim=.048 beak=flat tail=short webbed lean=8 long=1.55
  wing: ball .06 .17 .3 rx24 @.17,.36,-.12 mir
penguin, emperor penguin | .9 | coat rubber #23262e, wing rubber #23262e, belly snow, beak wax #f0951c, mark wax #f5b81c, leg wax #f0951c
  coat: lathe 0,.04 .18,.06 .23,.2 .23,.4 .19,.58 .14,.68 .14,.76 .11,.86 0,.9 ~ *1,1,.9
  belly: ball .19 .3 .14 @0,.34,.095 + ball .09 .075 .08 @.04,.76,.065 mir
  wing: ball .035 .2 .085 rz16 @.25,.42,0 mir
  mark: ball .06 .05 .05 @.1,.66,.075 mir
  beak: cone .035 .12 rx100 @0,.755,.125
  white: ball .026 @.06,.79,.115 mir
  pupil: ball .018 @.063,.79,.13 mir
  leg: ball .085 .03 .12 @.1,.03,.09 mir
owl, barn owl, snowy owl | .4 | coat fur #8a6238, belly fur #e8d3a8, wing fur #6a4826, beak wax #d9a020, white ceramic #f7d84a
  bird body=.12 long=.95 leg=.03 neck=.06 reach=-.06 head=.105 slim=.1 lean=60 bill=1.1 beak=hook disc tufts eye=.32 tail=short
eagle, hawk, falcon, bald eagle, bird of prey | .9 | coat fur #4a3220, belly fur #4a3220, wing fur #3a2718, beak wax #f2b01c, leg wax #f2b01c, mark snow
  bird body=.17 leg=.12 neck=.14 head=.09 beak=hook spread=feather wing=.95 tail=fan taillong=.32 lean=30
  mark: ball .098 .1 .1 @0,.49,.165 + ball .085 .1 .085 @0,.42,.15
crow, raven, blackbird | .4 | coat rubber #1f2026, belly rubber #1f2026, wing rubber #17181d, beak rubber #2d2d30, leg rubber #2d2d30, white crystal #d9d9e0
  bird body=.1 leg=.08 neck=.06 head=.07 beak=cone bill=1.3 tail=long taillong=.13 lean=18 long=1.5
pigeon, dove, sparrow, bird, robin, songbird, bluebird | .3 | coat fur #8f9aa8, belly fur #c9ced6, wing fur #6a7484, leg petal #d86a6a, comb petal
  bird body=.1 leg=.05 neck=.06 head=.055 bill=.7 tail=long taillong=.1 lean=18 long=1.4 collar
seagull, gull, sea gull | .4 | coat snow, belly snow, wing fur #9aa4ae, beak wax #f2b01c, leg wax #f2b01c, mark rubber
  bird body=.11 leg=.1 neck=.07 head=.065 beak=hook bill=1.1 spread=feather wing=.5 tail=short webbed long=1.5
parrot, macaw, scarlet macaw, cockatoo | .5 | coat petal #d8281f, belly petal #d8281f, wing petal #2d62b8, beak bone #efe6d0, mark petal #f2c230,
    leg rubber #4a4a4a
  bird body=.1 long=1.25 leg=.05 neck=.09 reach=-.04 head=.08 beak=hook bill=1.05 tail=long taillong=.22 lean=52
  mark: ball .03 .05 .09 rx-50 @.09,.17,-.03 mir
toucan | .5 | coat rubber #1f2026, belly snow, wing rubber #17181d, beak wax #f08a1c, mark paint #d8281f, leg rubber #4a6a8a
  bird body=.11 leg=.06 neck=.08 reach=-.02 head=.08 beak=huge tail=long taillong=.15 lean=45
flamingo | 1.3 | coat petal #f08aa8, belly petal #f5a8be, wing petal #e56a90, beak rubber #2a2425, leg petal #f08aa8
  bird body=.17 long=1.35 leg=.6 thick=.014 neck=.42 reach=.05 bow=.16 slim=.03 head=.055 beak=hook bill=1.3 tail=short lean=15
ostrich, emu | 2.2 | coat rubber #2a2628, belly rubber #2a2628, wing rubber #1f1c1e, leg skin #c9a08a, beak wax #d9a060, mark snow
  bird body=.36 long=1.2 leg=.85 thick=.04 neck=.85 reach=.02 slim=.05 head=.09 beak=flat bill=.8 tail=short lean=12
  mark: blob .2 .2 4 @0,1.25,-.42 + ball .06 .16 .2 @.32,1.15,-.15 mir
peacock, peafowl | 1.2 | coat petal #1f5fb0, belly petal #1f5fb0, wing leaves #2f8a5a, mark petal #1f8ab0, comb gold
  bird body=.17 leg=.18 neck=.3 head=.065 slim=.05 tail=peacock taillong=.8 lean=22 crest
hummingbird, kingfisher | .1 | coat leaves #1f9d63, belly snow, wing petal #6fc0b0, beak rubber
  bird body=.022 long=1.3 leg=.01 neck=.015 head=.02 beak=long bill=1.1 spread=feather wing=.085 tail=short lean=50
vulture, condor, buzzard | .9 | coat rubber #3a3230, belly rubber #3a3230, wing rubber #2a2422, beak wax #d9b070, mark snow, comb petal
  bird body=.18 leg=.12 neck=.2 reach=.14 slim=.04 head=.07 beak=hook tail=fan taillong=.25 lean=40 collar
stork, heron, crane bird, egret | 1.1 | coat snow, belly snow, wing rubber #23262e, beak wax #e0402a, leg wax #e0402a
  bird body=.15 long=1.4 leg=.45 thick=.014 neck=.38 reach=.02 slim=.04 head=.06 beak=long bill=1.6 tail=short lean=25
phoenix, firebird, fire bird | 1.4 | coat ember #f2601c, belly light #ffc24a, wing ember #e8401c, beak gold, comb light #ffd24a, leg gold, mark light #ffd24a
  bird body=.15 leg=.14 neck=.2 head=.08 slim=.05 beak=hook spread=feather wing=.9 tail=peacock taillong=.6 lean=32 crest
harpy | 1.6 | coat fur #7a5a3a, wing fur #5a3f28, belly skin #d9a884, skin skin, hair rubber #2a1c16, leg wax #d9a020
  bird body=.2 long=1 leg=.35 neck=.1 reach=-.1 head=.02 lean=75 beak=none spread=feather wing=.95 tail=fan taillong=.4
  skin: lathe .13,.5 .15,.66 .18,.84 .06,.92 .05,1 ~ *1,1,.7 @0,0,.05 + ball .1 .12 .11 @0,1.1,.06
  hair: blob .115 .1 3 @0,1.16,.02 + ball .1 .2 .06 @0,1.02,-.04
  white: ball .026 .026 .014 @.04,1.11,.152 mir
  pupil: ball .015 @.04,1.11,.158 mir
  coat: ball .17 .08 .13 @0,.8,.06
pterodactyl, pterosaur, pteranodon, flying dinosaur | 1.5 | coat leather #8a7a4a, belly leather #c9b98a, wing leather #b58a5a, beak bone #d9b070,
    comb leather #c4572b, leg leather #8a7a4a
  bird body=.17 long=1.3 leg=.25 neck=.25 reach=.14 slim=.05 head=.09 beak=long bill=1.6 spread=bat wing=1.2 tail=none lean=35
  comb: cone .05 .34 rx-70 @0,.72,.3
bat, vampire bat, giant bat | .3 | coat fur #4a3a42, belly fur #6a5660, wing leather #5a3a48, mark fur #2a2026, leg rubber, white crystal #f2d23a
  wing: slab .006 0,.16 .06,.24 .2,.27 .3,.2 .26,.13 .2,.15 .17,.08 .12,.13 .08,.07 .03,.12 mir @0,0,-.01
  coat: ball .05 .07 .045 @0,.13,0 + ball .05 @0,.215,.01 + cone .022 .06 rz-18 @.028,.245,0 mir + bar .005 .02,.18,-.01 .06,.24,-.01 .2,.27,-.01 mir
    + bar .004 .06,.24,-.01 .17,.08,-.01 mir + bar .004 .06,.24,-.01 .26,.13,-.01 mir
  belly: ball .038 .055 .03 @0,.125,.022 + cone .012 .045 rz-18 @.03,.25,.01 mir
  white: ball .012 @.02,.225,.05 mir + cone .005 .016 rx180 @.01,.2,.055 mir
  pupil: ball .007 @.021,.225,.06 mir
  leg: cyl .006 .06 @.02,.02,0 mir
dodo, kiwi bird | .6 | coat fur #8a8078, belly fur #b5aca0, wing fur #6a6058, beak bone #c9b58a, leg wax #d9a020
  bird body=.2 leg=.12 neck=.14 head=.1 beak=hook bill=1.3 tail=fan taillong=.15 lean=25
pelican | 1.2 | coat snow #f3f0ea, belly snow #f3f0ea, wing fur #d9d6d0, beak wax #f2b03a, pouch wax #f09a2a, leg rubber #5a5a60, mark rubber
  bird body=.2 long=1.4 leg=.16 neck=.34 reach=.02 bow=.09 slim=.06 head=.09 beak=long bill=3 tail=short lean=18 webbed thick=.02
  pouch: ball .05 .085 .2 rx10 @0,.695,.48
  mark: ball .05 .1 .3 rx-12 @.155,.32,-.2 mir
puffin | .28 | coat rubber #1e1f26, belly snow, wing rubber #17181d, beak wax #f2701c, base paint #3a4a6a, band wax #f7d23a, face snow, leg wax #f2701c
  bird body=.1 long=1.2 leg=.06 neck=.09 reach=-.03 head=.075 beak=cone bill=.5 tail=short lean=62 webbed thick=.012
  face: ball .05 .055 .055 @.028,.29,.1 mir
  base: side .036 .12,.335 .135,.34 .135,.245 .12,.25 b.006
  band: side .034 .135,.34 .148,.338 .148,.25 .135,.246 b.004
  beak: side .032 .148,.338 .18,.315 .21,.272 .19,.256 .148,.25 b.006
  white: ball .016 @.062,.305,.12 mir
  pupil: ball .011 @.067,.307,.13 mir
albatross | .5 | coat snow, belly snow, wing rubber #34373d, beak petal #f0b0a0, leg petal #e8a8a8, mark rubber
  coat: ovals .02,.02,-.4 .09,.08,-.3 .14,.13,-.1 .15,.15,.1 .1,.11,.28 .075,.08,.36 s14 c80 @0,.25,0 + tube .09>.07 0,.27,.28 0,.36,.36 0,.4,.4 + ball .075 .07 .085 @0,.41,.42
    + plan .03 .05,-.3 .08,-.5 0,-.53 -.08,-.5 -.05,-.3 b.01 @0,.235,0
  wing: plan .03 0,.16 .35,.2 .8,.1 1.35,-.12 1.38,-.18 1.2,-.16 .7,-.06 .3,-.06 0,-.14 b.01 rz9 @.08,.29,.06 mir
  white.coat: plan .034 0,.13 .35,.165 .6,.11 .6,.02 .3,-.02 0,-.1 b.008 rz9 @.08,.286,.06 mir
  beak: tube .034>.03>.026>.008 0,.4,.49 0,.395,.56 0,.395,.63 0,.355,.66
  leg: cyl .016 .14 @.06,0,.02 mir + plan .016 0,-.03 .06,.1 0,.12 -.06,.1 @.06,0,.04 mir
  pupil: ball .016 s10 @.062,.43,.465 mir
  mark: ball .03 .01 .03 s10 rz60 @.055,.445,.455 mir
woodpecker | .3 | coat rubber #22232a, belly fur #efe8da, wing rubber #1c1d22, beak bone #6a6a6a, cap petal #d8202a, mark snow, leg rubber
  bird body=.085 long=1.45 leg=.05 neck=.1 reach=-.07 head=.062 beak=long bill=1.15 tail=long taillong=.14 lean=66
  cap: ball .05 .036 .06 @0,.3,.02 + cone .036 .1 rx-55 @0,.3,-.01
  mark: ball .012 .014 .03 s8 rx-20 @.05,.245,.05 mir + 4*ball .02 .008 .02 s8 @.075,.16-.03i,-.02-.012i mir
cardinal bird, cardinal, red cardinal | .22 | coat petal #c8202c, belly petal #d8323a, wing petal #a0182a, beak wax #f0702a, comb petal #c8202c, mark rubber, leg skin #8a5a4a
  bird body=.085 long=1.35 leg=.05 neck=.07 reach=-.02 head=.058 beak=cone bill=1.15 tail=long taillong=.13 lean=38
  comb: cone .036 .12 s10 rx-22 @0,.245,.045
  mark: ball .033 .03 .026 s14 @0,.2,.112
canary, budgie, parakeet, budgerigar | .14 | coat petal #f7d02a, belly petal #f9e07a, wing petal #e8b820, beak petal #f2a58a, leg petal #e8a08a, mark petal
  bird body=.085 long=1.3 leg=.04 neck=.06 reach=-.03 head=.062 beak=cone bill=.7 tail=long taillong=.12 lean=45
pheasant | .7 | coat fur #a8562a, belly fur #8a3f22, wing fur #7a4a28, beak bone #d9cba0, comb petal #c8202c, head plant #1f5f4a, collar snow, leg rubber #7a6a5a, mark rubber
  bird body=.15 long=1.5 leg=.16 neck=.2 reach=.0 slim=.05 head=.065 beak=cone bill=.9 tail=none lean=22
  head: ball .068 .075 .07 @0,.57,.155 + ball .058 .075 .06 @0,.5,.15
  comb: ball .012 .032 .03 @.06,.575,.185 mir
  collar: ring .054 .018 rx8 @0,.44,.148
  white: ball .014 @.062,.59,.19 mir
  pupil: ball .01 @.068,.592,.197 mir
  wing: tube .05>.02>.006 0,.34,-.18 0,.4,-.5 0,.36,-1 *.6,1,1 + tube .04>.02>.006 0,.33,-.18 0,.35,-.4 0,.27,-.75 *.6,1,1
  mark: ball .034 .012 .012 n5:0,-.004,.11 @0,.42,-.55
quail | .2 | coat fur #8a7a6a, belly fur #c9b08a, wing fur #6f5a44, beak rubber, comb rubber #1f1c1d, leg rubber #6a6058
  bird body=.13 long=1.2 leg=.05 neck=.06 reach=-.04 head=.068 beak=cone bill=.6 tail=short lean=40
  comb: tube .006>.018 0,.285,.09 0,.34,.1 0,.362,.14 0,.34,.175 s8
guinea fowl, guineafowl, guinea hen | .5 | coat fur #3f4450, belly fur #3f4450, wing fur #363a45, beak wax #d9805a, dot snow, face skin #b5d0dc, comb petal #c8202c, leg rubber #5a4a44, horn bone #a8703a
  bird body=.19 long=1.3 leg=.12 neck=.16 reach=-.02 slim=.045 head=.062 beak=cone bill=.9 tail=short lean=12
  face: ball .06 .064 .064 @0,.545,.232
  horn: cone .03 .08 s8 rx-12 @0,.59,.215
  comb: ball .01 .03 .018 s10 @.03,.48,.27 mir
  white: ball .014 s10 @.052,.56,.262 mir
  pupil: ball .01 s10 @.057,.562,.268 mir
  dot: 3*ball .011 .011 .006 s6 @-.06+.06i,.32,.9 setz + 2*ball .011 .011 .006 s6 @-.03+.06i,.26,.9 setz + 6*ball .006 .011 .011 s6 @.9,.3,-.2+.07i setx mir + 6*ball .006 .011 .011 s6 @.9,.24,-.22+.07i setx mir
    + 5*ball .006 .011 .011 s6 @.9,.36,-.18+.07i setx mir
cassowary | 1.7 | coat rubber #22201f, belly rubber #22201f, wing rubber #1c1a1a, beak rubber #3a3632, blue skin #2f6fc8, comb petal #d8302a, horn bone #8a7a5a, leg skin #8f8a70, mark rubber
  bird body=.32 long=1.25 leg=.55 thick=.04 neck=.5 reach=.0 slim=.07 head=.09 beak=flat bill=.7 tail=short lean=10
  blue: tube .085>.07 0,1.1,.3 0,1.25,.34 0,1.42,.37 + ball .094 .094 .098 @0,1.5,.402
  horn: side .05 -.1,.06 -.06,.22 .02,.25 .1,.14 .1,0 ~ @0,1.53,.39
  comb: ball .03 .09 .03 @.03,1.22,.42 mir
  white: ball .024 @.078,1.52,.45 mir
  pupil: ball .017 @.086,1.522,.458 mir
  coat: blob .26 .12 5 *1,.9,1.1 @0,.8,-.2 + cone .1 .3 s7 rx-125 @.12,.82,-.35 mir
ibis, sacred ibis | .75 | coat snow, belly snow, wing snow, beak rubber #23262c, neck rubber #23262c, mark rubber #23262c, leg rubber #2a2c32
  bird body=.14 long=1.4 leg=.3 thick=.014 neck=.24 reach=.02 bow=.03 slim=.034 head=.05 beak=cone bill=.1 tail=none lean=18
  neck: tube .045>.036 0,.55,.2 0,.63,.225 0,.7,.222 + ball .053 .053 .055 @0,.735,.225
  beak: tube .022>.006 0,.735,.26 0,.73,.36 0,.68,.46 0,.58,.52
  mark: ball .09 .06 .1 rx28 @0,.42,-.2
  white: ball .012 @.042,.75,.255 mir
  pupil: ball .009 @.047,.751,.259 mir
`;
