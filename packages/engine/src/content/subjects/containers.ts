/** Containers and kitchen ware: names | height in metres | surfaces, then a clause a line. */
export const containers = `
basket, wicker basket, picnic basket | .4 | basket thatch #b98a45, rim thatch #8f6428, cloth cloth #c4302b
  basket: pot .03 .24,0 .3,.12 .34,.28 s24
  rim: ring .33 .03 @0,.28,0 + ring .26 .018 @0,.05,0 + ring .3 .018 @0,.14,0 + tube .025 -.32,.28,0 -.3,.5,0 0,.62,0 .3,.5,0 .32,.28,0
  cloth: lathe 0,.24 .28,.24 .29,.3 .15,.34 0,.33
open crate, open box, open wooden crate | .8 | main wood, trim grain #9a6a3c, nails iron, straw thatch #d9b45a | tile .7
  main: box .84 .05 .84 @0,.03,0 + box .04 .9 .92 @.44,.04,0 mir + box .86 .9 .04 @0,.04,.44 + box .86 .9 .04 @0,.04,-.44
  frame.trim: box 1 .1 .1 b.012 @0,0,.45 + box 1 .1 .1 b.012 @0,0,-.45 + box .1 .1 .8 b.012 @.45,0,0 mir
    + box .1 .8 .1 b.012 @.45,.1,.45 mir + box .1 .8 .1 b.012 @.45,.1,-.45 mir
    + box 1 .1 .1 b.012 @0,.9,.45 + box 1 .1 .1 b.012 @0,.9,-.45 + box .1 .1 .8 b.012 @.45,.9,0 mir
  braces.trim: box 1.08 .1 .04 b.008 rz45 @0,.45,.47 o4
  nails: cyl .016 .02 s8 rx90 @.45,.05,.49 mir o4 + cyl .016 .02 s8 rx90 @.45,.95,.49 mir o4
  straw: box .85 .86 .85 @0,.06,0 + bar .012 -.3,.92,.1 .1,.93,.36 + bar .012 .34,.92,-.1 -.1,.93,-.3 + bar .012 .1,.92,.1 .38,.94,.25
    + bar .012 -.38,.93,-.3 -.1,.92,0 + bar .012 -.2,.92,.3 -.38,.93,0
open barrel, open keg | .95 | main wood, trim iron, floor grain #5a3d24 | tile .6333
  main: lathe .27,0 .3,0 .33,.0833 .36,.1667 .38,.25 .393,.3333 .398,.4167 .4,.5 .398,.5833 .393,.6667 .38,.75 .36,.8333 .33,.9167 .3,1
    .27,1 .29,.93 .29,.9 s32
  floor: cyl .3 .03 @0,.89,0 s32
  trim: lathe .272,.035 .322,.035 .347,.105 .297,.105 .272,.035 s32 + lathe .334,.255 .388,.255 .4,.325 .346,.325 .334,.255 s32
    + lathe .346,.675 .4,.675 .388,.745 .334,.745 .346,.675 s32 + lathe .297,.895 .347,.895 .322,.965 .272,.965 .297,.895 s32
open chest, open treasure chest | .8 | main wood, trim iron, lock gold, floor cloth #7a2430 | tile .45
  main: box .9 .03 .56 @0,.02,0 + box .04 .34 .56 @.43,.02,0 mir + box .9 .34 .04 @0,.02,.26 + box .9 .34 .04 @0,.02,-.26
  floor: box .83 .29 .49 @0,.03,0
  lid.main: slab .9 .28,0 .273,.05 .2523,.0972 .2189,.1397 .1745,.1751 .1215,.2018 .0623,.2184 0,.224 -.0623,.2184 -.1215,.2018 -.1745,.1751
    -.2189,.1397 -.2523,.0972 -.273,.05 -.28,0 b.008 ry90 @0,0,.28 rx-100 @0,.37,-.28
  lid.trim: slab .06 .296,0 .289,.0528 .2667,.1028 .2314,.1477 .1845,.1851 .1284,.2133 .0659,.2308 0,.2368 -.0659,.2308 -.1284,.2133
    -.1845,.1851 -.2314,.1477 -.2667,.1028 -.289,.0528 -.296,0 b.008 ry90 @-.4,0,.28 mir rx-100 @0,.37,-.28
  body.trim: box .94 .05 .6 b.01 @0,-.01,0 + box .04 .05 .6 @.46,.32,0 mir + box .94 .05 .04 @0,.32,.28 + box .94 .05 .04 @0,.32,-.28
    + box .06 .34 .03 b.008 @.38,.02,.285 mir
  lock: box .13 .12 .03 b.012 @0,.24,.3
  lock.trim: cyl .018 .02 rx90 @0,.31,.31 + box .014 .05 .02 @0,.25,.31
  hinge lid 0,.37,-.28
vase, amphora | .45 | body ceramic #3f7fa8, band ceramic #f0ece2
  body: pot .02 .1,0 .12,.02 .2,.16 .22,.28 .17,.4 .09,.48 .08,.54 .13,.6 ~ + tube .022 .1,.52,0 .24,.52,0 .25,.4,0 .19,.33,0 mir
  band: lathe .215,.24 .224,.24 .224,.31 .215,.31
clay pot, clay jar, pottery, vessel | .5 | body plaster #b5693c, band plaster #8a4a26
  body: pot .03 .13,0 .24,.1 .3,.26 .26,.4 .18,.46 .17,.5 .21,.54 ~
  band: ring .29 .012 @0,.3,0 + ring .27 .012 @0,.36,0
flower pot, plant pot | .3 | pot plaster #c46a3c, soil earth
  pot: pot .02 .11,0 .17,.24 s28 + pot .02 .19,.23 .2,.3
  soil: lathe .1,.22 .17,.24 .08,.27
honey jar, jar of honey, honey, pot of honey, honey pot | .18 | honey wax #e39a1f, lid wood #a87842, label plaster #f3e7c8, glass glass
  honey: lathe .1,0 .12,.03 .12,.16 .09,.2 ~
  glass: lathe .11,0 .13,.03 .13,.18 .1,.22
  lid: cyl .11 .05 @0,.215,0 + ball .03 @0,.28,0
  label: lathe .131,.06 .134,.06 .134,.15 .131,.15
sack, burlap sack, grain sack, bag of grain, potato sack, bag, pouch, leather pouch | .7 | sack cloth #b89b6a, rope thatch #7d5a28
  sack: lathe .2,0 .29,.06 .31,.22 .27,.42 .12,.54 .09,.57 .13,.62 .19,.7 .1,.68 ~
  rope: ring .1 .025 @0,.57,0 + tube .014 .08,.57,.06 .14,.48,.14 .16,.4,.2
money bag, bag of money, bag of gold, coin purse, coin pouch, money sack | .4 | bag leather #9a6a34, rope gold, sign gold
  bag: lathe .2,0 .29,.06 .3,.2 .22,.38 .1,.46 .08,.5 .12,.56 .17,.62 .08,.6 ~
  rope: ring .09 .022 @0,.49,0
  sign: tube .022 .09,.3,0 .02,.34,.01 -.08,.29,0 0,.22,.02 .08,.15,.01 0,.1,0 -.09,.13,0 @0,.02,.6 layz + box .025 .26 .02 @0,.1,.6 layz
suitcase, case, luggage, travel bag | .6 | case leather #8a4f2a, strap leather #4c2c17, metal gold
  case: box .8 .5 .24 b.04
  strap: box .07 .52 .26 @.24,-.005,0 mir + tube .02 -.12,.5,0 -.1,.6,0 .1,.6,0 .12,.5,0 + box .8 .012 .25 @0,.3,0
  metal: box .09 .07 .05 @.24,.29,.11 mir + box .08 .08 .255 @.368,-.008,0 mir + box .08 .08 .255 @.368,.428,0 mir
briefcase, attache case | .38 | case leather #2c2320, metal gold
  case: box .48 .34 .12 b.025 + tube .015 -.09,.34,0 -.08,.41,0 .08,.41,0 .09,.34,0 + box .484 .008 .122 @0,.2,0
  metal: box .05 .05 .02 @.14,.2,.06 mir + box .03 .03 .13 @.23,0,0 mir + box .03 .03 .13 @.23,.31,0 mir
toolbox, tool box | .35 | box paint #c4302b, metal steel
  box: box .6 .22 .28 b.02 + side .6 -.14,.22 .14,.22 .08,.3 -.08,.3
  metal: box .06 .07 .02 @.18,.19,.145 mir + bar .014 -.14,.3,0 -.14,.37,0 .14,.37,0 .14,.3,0 + box .62 .012 .3 @0,.215,0
open cardboard box, open parcel, open package | .5 | box plaster #c0935a, inside plaster #9a7342, mark rubber #3a2a1a
  box: box .012 .36 .4 @.244,0,0 mir + box .5 .36 .012 @0,0,.194 mirz + box .48 .008 .19 rx-38 @0,.42,.272 mirz + box .19 .008 .38 rz38 @.322,.42,0 mir
  inside: box .48 .02 .38
  mark: slab .01 -.04,0 .04,0 .04,.06 .075,.06 0,.14 -.075,.06 -.04,.06 @.15,.08,.2
cardboard box, parcel, package, delivery box | .4 | box plaster #c0935a, tape plaster #d9c39a, mark rubber #3a2a1a
  box: box .5 .36 .4 b.008 + box .5 .008 .2 rx-38 @0,.36,.26 + box .5 .008 .2 rx38 @0,.36,-.26
  tape: box .07 .362 .404 @0,.001,0
  mark: slab .01 -.04,0 .04,0 .04,.06 .075,.06 0,.14 -.075,.06 -.04,.06 @.15,.08,.2
metal crate, ammo box, ammo crate, ammunition box | .5 | box paint #55643a, metal iron, mark paint #e8c22e
  box: box .8 .4 .45 b.02 + box .82 .1 .47 b.02 @0,.38,0
  metal: box .05 .44 .02 @.3,0,.23 mir + box .08 .1 .03 @0,.3,.235 + tube .015 .4,.3,-.08 .46,.3,-.08 .46,.3,.08 .4,.3,.08 mir
  mark: star 5 .09 .04 .01 @0,.17,.23
jerrycan, jerry can, gas can, fuel can, fuel canister, canister fuel, petrol can, canister, fuel jerrycan, jerrycan fuel, jerrycan with fuel | .47 | can paint #c4302b, cap rubber, metal iron
  can: slab .17 -.18,0 .18,0 .18,.36 .08,.46 -.18,.46 b.02 + bar .018 -.17,.45,0 -.17,.52,0 .02,.52,0 .04,.46,0
  cap: cyl .04 .08 rz-45 @.13,.4,0
  metal: box .04 .36 .02 rz45 @.11,.06,.075 + box .04 .36 .02 rz-45 @-.12,.06,.075
wine bottle, bottle of wine, champagne bottle, wine | .32 | bottle obsidian #22432c, label plaster #f0e6cf, foil paint #7c1f2c
  bottle: lathe .04,0 .045,.01 .045,.19 .035,.225 .017,.25 .016,.32 ~
  label: lathe .0455,.06 .0465,.06 .0465,.15 .0455,.15
  foil: lathe .018,.27 .02,.27 .02,.325 0,.326
beer mug, mug of beer, beer stein, tankard, pint of beer, mug of ale, beer | .2 | beer wax #e0a02a, foam snow, glass glass #dcecee, band wood #8f5f36
  beer: cyl .074 .17 @0,.012,0
  glass: pot .006 .08,0 .08,.2
  foam: ball .08 .03 .08 @0,.2,0 + ball .04 o5 @.0,.21,0 + ball .035 @.05,.21,0 o6 + ball .03 @.06,.17,.05
  band: tube .013 .08,.17,0 .135,.16,0 .14,.06,0 .08,.04,0
teapot, tea pot | .2 | pot ceramic #e9e3d6, knob ceramic #3f7fa8
  pot: lathe .07,0 .12,.04 .13,.09 .1,.14 .05,.16 ~ + tube .03>.014 .1,.06,0 .17,.08,0 .19,.15,0 .22,.17,0
    + tube .014 -.09,.14,0 -.19,.15,0 -.2,.07,0 -.11,.04,0
  knob: ball .02 @0,.18,0 + lathe .06,.15 .05,.165 .01,.172 + ring .125 .008 @0,.09,0
coffee cup, teacup, tea cup, cup, cup of coffee, cup of tea, coffee, tea, espresso, espresso cup, cappuccino, hot tea | .1 | cup ceramic #f0ece2, coffee wax #4a2a16, band ceramic #c4572b
  cup: pot .006 .04,0 .06,.03 .065,.1 ~ + tube .009 .062,.085,0 .1,.085,0 .1,.03,0 .058,.03,0 + lathe 0,-.02 .06,-.02 .11,-.002 .108,.004 .06,-.01 0,-.012
  coffee: lathe .055,.07 .061,.088 0,.088
  band: ring .0645 .004 @0,.075,0
kettle, tea kettle | .26 | kettle steel #b04a3a, knob rubber, metal steel
  kettle: lathe .12,0 .13,.03 .1,.14 .05,.17 ~ + tube .03>.018 .1,.06,0 .16,.1,0 .19,.16,0
  metal: bar .008 -.09,.13,0 -.09,.22,0 + bar .008 .09,.13,0 .09,.22,0
  knob: tube .016 -.1,.2,0 -.06,.26,0 .06,.26,0 .1,.2,0 + ball .02 @0,.185,0
frying pan, pan, skillet | .06 | pan iron #26282c, handle wood
  pan: pot .01 .13,0 .16,.05 s32 + box .05 .02 .08 @0,.03,.17
  handle: pillz .017 .2 @0,.045,.28
cooking pot, stew pot, stockpot, soup pot, saucepan, pot | .25 | pot steel, lid steel #a9afb6, knob rubber
  pot: cyl .16 .17 b.02 + tube .012 .15,.13,-.04 .21,.13,-.03 .21,.13,.03 .15,.13,.04 mir
  lid: lathe .168,.17 .168,.18 .08,.205 0,.21
  knob: cyl .012 .03 @0,.2,0 + ball .024 @0,.235,0
bowl | .1 | bowl ceramic #3f7fa8, band ceramic #f0ece2
  bowl: pot .008 .05,0 .055,.015 .1,.05 .13,.1 ~ s32
  band: ring .127 .005 @0,.095,0
plate, dish, dinner plate, saucer, platter | .03 | plate ceramic, band ceramic #2d62b8
  plate: lathe .08,0 .13,.022 .135,.025 .13,.028 .08,.012 0,.01 s36
  band: ring .125 .004 @0,.024,0 s36
water bottle, bottle of water, plastic bottle, canteen | .25 | water liquid #9fd0ee, cap paint #2d62b8, label paint #2d62b8
  water: lathe .035,0 .04,.01 .036,.06 .04,.09 .036,.12 .04,.17 .03,.2 .014,.22 .014,.23 ~
  cap: cyl .017 .022 @0,.228,0
  label: lathe .0405,.08 .042,.08 .042,.16 .0405,.16
soda bottle, bottle of soda, cola bottle, soft drink bottle, bottle of cola, lemonade bottle | .26 | drink obsidian #3a1a10, label paint #d1202a, cap paint #d1202a, wave paint #f6f4ee
  drink: lathe .026,0 .034,.008 .036,.03 .032,.06 .034,.13 .033,.17 .016,.215 .014,.235 0,.235 ~
  label: lathe .0335,.075 .0352,.075 .0362,.14 .0345,.14
  wave: lathe .0358,.1 .0365,.1 .037,.115 .036,.115
  cap: cyl .016 .02 @0,.232,0
soda can, soda, can of soda, cola, drink can, energy drink | .12 | can paint #d1202a, rim steel, wave paint #f6f4ee
  can: lathe .028,.006 .033,.012 .033,.108 .028,.118
  rim: lathe .026,0 .03,.004 .029,.008 + lathe 0,.114 .028,.117 .029,.121 .026,.121 .025,.117 0,.117 + box .012 .003 .02 @0,.118,.008
  wave: lathe .033,.05 .0336,.05 .0336,.066 .033,.066 wave1:0:90:.3
spray can, spray paint, aerosol can, graffiti can | .2 | can paint #7a3fa8, cap paint #f6f4ee, rim steel
  can: cyl .033 .14 @0,.006,0
  rim: lathe .034,0 .034,.01 + lathe .034,.14 .034,.148 .02,.16
  cap: cyl .012 .026 @0,.158,0 + rodz .004 .012 @0,.177,.01 + lathe .0335,.06 .034,.06 .034,.1 .0335,.1
paint bucket, paint can, can of paint, bucket of paint | .22 | can steel #b9bec4, paint paint #2d62b8, handle iron
  can: pot .005 .09,0 .09,.18
  paint: lathe 0,.15 .085,.15 .086,.165 0,.165 + pill .02 .14 @0,.05,.085 + pill .015 .1 @.04,.085,.075 + pill .016 .08 @-.035,.1,.078
    + ring .09 .009 @0,.18,0
  handle: tube .005 -.092,.15,0 -.08,.27,-.05 0,.32,-.08 .08,.27,-.05 .092,.15,0
oil drum, oil barrel, metal barrel, steel drum, drum of oil, toxic barrel, barrel of oil, fuel barrel, barrel of fuel, fuel drum | .88 | drum paint #c4542b, rim iron, mark paint #23262b
  drum: cyl .29 .86 b.01
  rim: ring .285 .018 @0,.015,0 + ring .29 .016 @0,.3,0 + ring .29 .016 @0,.58,0 + ring .285 .018 @0,.86,0 + cyl .04 .02 @.14,.86,.1
  mark: lathe .292,.36 .294,.36 .294,.5 .292,.5
shopping bag, gift bag, paper bag | .4 | bag plaster #d8455f, handle cloth #f1efe6
  bag: slab .16 -.17,0 .17,0 .18,.36 -.18,.36 b.006
  handle: tube .008 -.07,.34,.08 -.06,.48,.08 .06,.48,.08 .07,.34,.08 mirz
  white: star 5 .08 .035 .01 @0,.18,.085
shipping container, cargo container, freight container, container | 2.6 | box paint #c4542b, edge paint #8a3418, bar steel
  box: box 2.34 2.46 5.7 b.02 @0,.1,0
  edge: box .14 2.6 .14 @1.15,0,2.8 mir mirz + box 2.4 .16 .14 @0,0,2.8 mirz + box 2.4 .16 .14 @0,2.44,2.8 mirz + box .14 .16 5.7 @1.15,0,0 mir
    + box .14 .16 5.7 @1.15,2.44,0 mir + box .08 2.3 .16 b.02 n14:0,0,.38 @1.17,.12,0 mir
  bar: cyl .03 2.4 @.25,.1,2.88 mir + cyl .03 2.4 @.8,.1,2.88 mir + box .25 .05 .05 @.36,1.1,2.9 mir
safe, vault, strongbox | .9 | box iron #4a525a, metal steel, gold gold
  box: box .8 .8 .7 b.04 @0,.05,0 + box .68 .68 .06 b.02 @0,.11,.35 + box .1 .06 .1 @.3,0,.25 mir mirz
  metal: ring .1 .018 rx90 @-.12,.45,.42 + box .02 .2 .02 @-.12,.35,.42 + box .2 .02 .02 @-.12,.44,.42 + cyl .03 .1 rx90 @-.12,.45,.38
    + cyl .03 .12 @.36,.2,.38 + cyl .03 .12 @.36,.6,.38
  gold: cyl .07 .04 rx90 @.14,.45,.38
coffin, casket | .5 | wood wood #6b4226, edge wood #4a2c16, metal gold
  wood: plan .4 -.25,-1 .25,-1 .42,.35 .26,1 -.26,1 -.42,.35 rx35 ry0 @0,.7,0
  edge: plan .08 -.28,-1.05 .28,-1.05 .47,.36 .29,1.05 -.29,1.05 -.47,.36 rx35 @0,1.03,.23
  metal: box .09 .02 .7 rx35 @0,1.13,.3 + box .34 .02 .09 rx35 @0,1.17,.2
urn, urn vase, funeral urn, urn with a lid, round urn | .4 | body bronze, lid bronze
  body: lathe .1,0 .1,.03 .05,.06 .16,.2 .18,.3 .12,.38 .1,.42 ~ + tube .02 .15,.34,0 .24,.36,0 .24,.24,0 .17,.22,0 mir
  lid: lathe .13,.42 .13,.44 .05,.5 .02,.52 .03,.56 0,.58
fish tank, aquarium, fishbowl, fish bowl, goldfish bowl, goldfish in a bowl, fish in a bowl | .45 | water liquid #8fd0ea, frame iron #26282c, fish paint #ff7a1c, sand earth #d8bd84, weed plant #3f9142
  water: box .74 .36 .34 @0,.04,0
  frame: box .8 .05 .4 + box .8 .03 .4 @0,.44,0 + box .02 .42 .02 @.39,.02,.19 mir mirz
  fish: ball .09 .055 .03 @.1,.24,.19 + slab .02 -.04,-.05 .02,0 -.04,.05 @-.01,.24,.19 + ball .06 .035 .02 @-.2,.32,.18
    + slab .02 -.03,-.03 .02,0 -.03,.03 @-.27,.32,.18
  sand: box .76 .05 .36 @0,.03,0
  weed: tube .014>.004 .28,.05,.17 .24,.15,.18 .3,.22,.18 .27,.32,.18 + tube .012>.004 -.3,.05,.17 -.34,.12,.18 -.3,.18,.18
lunchbox, lunch box | .22 | box paint #2d62b8, trim paint #e8c22e, metal steel
  box: slab .12 -.15,0 .15,0 .15,.13 .1,.18 -.1,.18 -.15,.13
  trim: tube .01 -.06,.18,0 -.05,.23,0 .05,.23,0 .06,.18,0 + star 5 .05 .02 .01 @0,.08,.062
  metal: box .03 .03 .01 @.1,.11,.06 mir + box .302 .006 .124 @0,.125,0
test tube, vial | .16 | liquid potion #53d05a, glass glass, cork grain #b98a55
  liquid: pill .018 .1
  glass: pill .022 .15 + ring .024 .004 @0,.14,0
  cork: cyl .019 .025 .021 @0,.14,0
flask, erlenmeyer flask, beaker, chemistry flask, conical flask, science flask | .2 | liquid potion #35bcd6, glass glass, rim ceramic #dfeef0
  liquid: lathe .07,.004 .075,.01 .045,.08
  glass: lathe .075,0 .08,.012 .022,.13 .022,.19 + ring .024 .005 @0,.19,0
  rim: ring .025 .004 @0,.192,0 + box .02 .004 .006 n3:0,.022,0 @.0,.05,.3 layz
pill bottle, medicine bottle, bottle of pills | .1 | bottle wax #e07a1f, cap paint #f6f4ee, label paint #f6f4ee
  bottle: cyl .03 .07
  cap: cyl .032 .022 @0,.07,0 + box .003 .02 .004 @0,.071,.032 o20
  label: lathe .0303,.014 .031,.014 .031,.056 .0303,.056
  red: pillx .008 .03 @.06,.008,.03 + pillx .008 .03 ry60 @.05,.008,.06
jug, pitcher, water jug, milk jug | .3 | jug ceramic #d9c9a8, band ceramic #8a5a3c
  jug: pot .01 .08,0 .12,.08 .11,.16 .07,.23 .085,.3 ~ + tube .015 -.075,.27,0 -.17,.26,0 -.17,.12,0 -.11,.08,0 + cone .04 .07 rz-100 @.06,.28,0
  band: ring .117 .008 @0,.1,0
milk carton, juice box, carton of milk, carton, small carton, carton small | .24 | carton paint #f6f4ee, blue paint #2d62b8
  carton: box .1 .17 .1 b.003 + roof .1 .05 .1 ry90 @0,.17,0 + box .1 .03 .008 @0,.215,0
  blue: box .102 .05 .102 @0,.02,0 + box .102 .012 .102 @0,.085,0
  black: word milk .028 .004 @0,.135,.051
pallet, wooden pallet, euro pallet, construction pallet | .15 | wood wood #c09058
  wood: box 1.2 .02 .1 n3:0,0,.34 + box .1 .09 .1 n3:.54,0,0 n3:0,0,.34 @0,.02,0 + box 1.2 .03 .1 n3:0,0,.34 @0,.085,0 + box .12 .022 .8 n7:.178,0,0 @0,.108,0
satchel, messenger bag, leather satchel, shoulder bag | .5 | leather leather #8a5a30, flap leather #6e4424, strap leather #5a3418, buckle gold
  leather: box .38 .27 .12 b.03
  flap: slab .128 -.192,.12 -.17,.1 .17,.1 .192,.12 .192,.275 -.192,.275 b.012 @0,0,.004
  strap: box .034 .2 .14 b.004 @.1,.075,.004 mir + tube .014 .19,.16,0 .2,.3,0 .15,.43,0 0,.485,0 -.15,.43,0 -.2,.3,0 -.19,.16,0 s6
  buckle: box .046 .036 .012 b.004 @.1,.095,.074 mir + rodx .016 .02 s8 @.195,.16,0 mir
bottle, glass bottle, empty bottle, labeled bottle, labelled bottle, oil bottle | .3 | bottle obsidian #2f7048, label plaster #f0e6cf, cork grain #b98a5a
  bottle: lathe .036,0 .042,.008 .043,.17 .034,.205 .017,.235 .016,.275 .02,.278 .02,.288 .014,.288 ~
  label: lathe .0435,.05 .0445,.05 .0445,.13 .0435,.13
  cork: cyl .013 .03 @0,.272,0
soy sauce bottle, soy sauce, soy, soya sauce | .16 | sauce obsidian #2a120c, cap paint #c4202b, label plaster #f3e7c8, trim paint #c4202b
  sauce: lathe .034,0 .038,.008 .038,.05 .03,.085 .016,.105 .015,.12 0,.12 ~
  cap: cyl .018 .022 @0,.116,0 + box .012 .012 .034 @0,.136,.006
  label: lathe .0385,.016 .0395,.016 .0395,.046 .0385,.046
  trim: lathe .0397,.036 .0402,.036 .0402,.042 .0397,.042
peanut butter jar, peanut butter, jar of peanut butter, nut butter | .13 | butter wax #b5793c, lid paint #c4302b, label paint #f2c230, trim paint #c4302b
  butter: lathe .044,0 .048,.008 .048,.095 .042,.105 0,.105
  lid: cyl .047 .024 b.004 @0,.104,0
  label: lathe .0485,.024 .0495,.024 .0495,.08 .0485,.08
  trim: ball .014 .02 .004 @0,.04,.048 + ball .014 .02 .004 @0,.06,.048
wine glass, glass of wine, red wine glass, stemmed glass | .21 | glass glass #b9d3de, wine liquid #7a1430
  glass: lathe 0,0 .036,0 .036,.004 .006,.012 .005,.09 .012,.1 .034,.125 .04,.155 .036,.2 .031,.21 .029,.21 .034,.2 .037,.155 .032,.128 .01,.106 0,.106
  wine: lathe 0,.108 .009,.109 .028,.13 .033,.155 0,.155
chest lid, chest top, lid of a chest, treasure chest lid, lid chest, chest cover, chest top gold, chest top iron, top of a chest, chest empty top, chest gold top | .35 | wood wood, metal iron, lock gold
  wood: lathe .01,-.5 .3,-.5 .3,.5 .01,.5 s20 rz90 flat.12 + box 1 .06 .6 b.01
  metal: lathe .3,-.04 .318,-.04 .318,.04 .3,.04 .3,-.04 s20 rz90 flat.12 + lathe .3,-.04 .318,-.04 .318,.04 .3,.04 .3,-.04 s20 rz90 flat.12 @.44,0,0 mir + box 1.03 .05 .63 b.008
  lock: box .12 .1 .04 b.01 @0,-.0,.32 + rodx .03 .14 s10 @.3,.03,-.32 mir
chest base, chest bottom, base of a chest, chest without a lid, lidless chest, empty open chest, chest base gold, chest base iron, bottom of a chest, chest box, open chest base | .45 | wood wood, metal iron, inside wood #3a2414, lock gold
  wood: box 1 .06 .6 b.01 + box 1 .42 .05 b.01 @0,.02,.275 mirz + box .05 .42 .6 b.01 @.475,.02,0 mir
  inside: box .9 .02 .5 b0 @0,.06,0
  metal: box .08 .44 .66 b.008 @.44,.0,0 + box .08 .44 .66 b.008 @-.44,0,0 + box .08 .44 .02 b0 @0,0,.305 mirz + box 1.03 .05 .03 b.006 @0,.4,.295 mirz + box .03 .05 .62 b.006 @.5,.4,0 mir
  hollow.inside: box .09 .37 .5 b0 @.44,.08,0 mir
  lock: box .13 .13 .05 b.01 @0,.27,.31 + ringx .05 .012 s14 @.52,.22,0 mir
pumpkin basket, halloween bucket, trick or treat bucket, pumpkin bucket, candy bucket, halloween basket, basket pumpkin | .36 | pumpkin paint #e8781c, face rubber #1d1a19, handle rubber #23201f, candy paint #e0303a, candy2 paint #3f8fd8, candy3 paint #8a3fd8
  pumpkin: ball .06 .13 .16 s14 @0,.13,0 + ball .06 .129 .159 s14 ry45 @0,.13,0 + ball .06 .13 .16 s14 ry90 @0,.13,0 + ball .06 .129 .159 s14 ry135 @0,.13,0 + lathe .1,.22 .12,.22 .125,.25 .11,.25 .1,.22 s24
  face: slab .1 0,0 .045,0 .022,.045 b.002 @.025,.14,.1 mir + slab .1 -.08,.03 -.05,.02 -.03,.03 -.012,.018 .012,.018 .03,.03 .05,.02 .08,.03 .05,-.015 0,-.03 -.05,-.015 b.002 @0,.08,.09
  handle: tube .008 .115,.24,0 .11,.33,0 .05,.37,0 -.05,.37,0 -.11,.33,0 -.115,.24,0 s8
  candy: ball .03 s10 @.03,.25,.05 + ball .028 s10 @-.05,.25,-.02 + cyl .1 .02 s20 b0 @0,.22,0
  candy2: box .05 .024 .03 b.008 ry30 @-.03,.24,.05 + ball .026 s10 @.05,.25,-.04
  candy3: box .05 .024 .03 b.008 ry-40 @.01,.255,-.01 + ball .024 s10 @-.07,.25,.03
`;
