/** Street furniture and playgrounds: names | height in metres | surfaces, then a clause a line. */
export const street = `
fire hydrant, hydrant | .75 | body paint #c4302b, cap paint #e8c22e
  body: lathe .17,0 .17,.05 .12,.06 .12,.5 .15,.51 .15,.56 .12,.62 .06,.68 0,.7 + rodx .065 .36 @0,.4,0 + rodz .085 .2 @0,.34,.1
  cap: cyl .04 .05 s6 @0,.69,0 + rodx .05 .42 s8 @0,.4,0 + rodz .065 .26 s8 @0,.34,.1 + cyl .18 .03 o1 + ring .125 .02 @0,.12,0
traffic light, stoplight, traffic signal | 3 | pole iron #3c4046, box paint #23262b, red light #ff3b2f, amber light #ffb020, green light #35d05a
  pole: cyl .05 1.75 + cyl .13 .08
  box: box .36 1.06 .24 b.04 @0,1.72,0 + plan .02 -.13,.12 .13,.12 .13,.3 -.13,.3 @0,2.68,0 + plan .02 -.13,.12 .13,.12 .13,.3 -.13,.3 @0,2.36,0
    + plan .02 -.13,.12 .13,.12 .13,.3 -.13,.3 @0,2.04,0
  red: ball .12 .12 .05 @0,2.56,.12
  amber: ball .12 .12 .05 @0,2.25,.12
  green: ball .12 .12 .05 @0,1.93,.12
traffic cone, road cone, safety cone, pylon, cone, construction cone | .7 | cone paint #ff6a13, band paint #f6f4ee, foot rubber #22222a
  cone: cyl .19 .7 .03 @0,.03,0
  band: lathe .137,.26 .139,.26 .115,.4 .113,.4 + lathe .098,.47 .1,.47 .08,.57 .078,.57
  foot: box .46 .04 .46 b.015
mailbox, post box, letter box, postbox | 1.3 | box paint #2d62b8, flag paint #c4302b, post wood #8f5f36, dark iron #22262c
  post: box .09 .95 .09
  box: side .3 -.28,0 .28,0 .28,.15 .24,.25 .16,.31 0,.33 -.16,.31 -.24,.25 -.28,.15 ry90 @0,.95,0 ry-90
  dark: box .2 .02 .03 @0,1.1,.28 + box .05 .05 .05 @0,1.13,.28
  flag: box .02 .24 .03 @.17,1.05,.05 + box .02 .08 .14 @.17,1.25,.09
phone booth, telephone booth, telephone box, phone box, call box | 2.5 | frame paint #c21f1f, glass glass #bfe2ea, sign paint #f6f4ee, dark iron #22262c
  frame: box 1 .18 1 + box 1 .3 1 @0,2.1,0 + lathe .6,0 .58,.06 .4,.14 0,.2 s4 ry45 @0,2.38,0 + box .1 2 .1 @.44,.15,.44 mir mirz
    + box .05 1.95 .04 @0,.15,.46 mirz + box .04 1.95 .05 @.46,.15,0 mir + box .86 .04 .04 n5:0,.36,0 @0,1.1,.46 mirz
    + box .04 .04 .86 n5:0,.36,0 @.46,1.1,0 mir
  glass: box .9 1.95 .02 @0,.15,.44 mirz + box .02 1.94 .86 @.44,.15,0 mir
  sign: box .7 .14 1.04 @0,2.18,0
  dark: box .3 .5 .2 @0,1.2,-.3 + pillx .05 .3 @0,1.5,-.15
bus stop, bus shelter | 2.6 | roof paint #2d62b8, frame iron #50555c, glass glass #bfe2ea, seat wood #8f5f36, sign paint #f0c020, dark paint #23262b
  roof: box 3 .12 1.5 @0,2.3,0
  frame: cyl .05 2.3 @1.4,0,-.6 mir + cyl .05 2.3 @1.4,0,.5 mir + cyl .04 2.6 @2,0,.5 + box .06 .4 .4 @.9,0,-.35 mir
  glass: box 2.7 1.7 .04 @0,.4,-.6 + box .04 1.7 1 @-1.4,.4,-.05
  seat: box 2.2 .08 .45 @0,.42,-.35
  sign: box .06 .55 .55 ry90 @2,2,.57
  dark: word bus .18 @2,2.28,.605
parking meter | 1.4 | head iron #6b7178, pole iron #3c4046, dial ceramic #f1efe6, dark iron #22262c
  pole: cyl .035 1 + cyl .09 .05
  head: slab .14 -.11,0 .11,0 .14,.22 .12,.34 .06,.41 -.06,.41 -.12,.34 -.14,.22 @0,1,0
  dial: slab .15 -.09,.22 .09,.22 .08,.31 .04,.36 -.04,.36 -.08,.31 @0,1,0
  dark: box .015 .1 .16 rz30 @0,1.23,0 + box .1 .02 .16 @0,1.15,0 + cyl .025 .03 rx90 @0,1.08,.07
stop sign | 2.6 | sign paint #c4201c, edge paint #f6f4ee, pole steel #9aa0a8
  pole: cyl .035 2.3 @0,0,-.03
  edge: cyl .42 .03 s8 b.005 ry22.5 rx90 @0,2.15,-.01 + word stop .2 @0,2.15,.045
  sign: cyl .39 .03 s8 b.005 ry22.5 rx90 @0,2.15,.01
no parking sign, no stopping sign | 2.6 | ring paint #c4201c, face paint #2350a8, pole steel #9aa0a8
  pole: cyl .035 2.3 @0,0,-.03
  face: cyl .32 .04 s28 rx90 @0,2.15,0
  ring: cyl .4 .03 s28 rx90 @0,2.15,0 + box .07 .66 .03 rz45 @.233,1.917,.035
no entry sign, do not enter sign, wrong way sign | 2.6 | disc paint #c4201c, bar paint #f6f4ee, pole steel #9aa0a8
  pole: cyl .035 2.3 @0,0,-.03
  disc: cyl .4 .04 s28 rx90 @0,2.15,0
  bar: box .56 .13 .03 @0,2.085,.025
warning sign, hazard sign, caution sign, danger sign | 2.6 | face paint #f5c21c, edge paint #202225, pole steel #9aa0a8
  pole: cyl .035 2.3 @0,0,-.03
  edge: slab .03 -.5,1.75 .5,1.75 0,2.6 b.005
  face: slab .03 -.41,1.8 .41,1.8 0,2.5 b.005 @0,0,.015
  mark.edge: slab .03 -.04,2.24 .04,2.24 .025,1.98 -.025,1.98 @0,0,.03 + box .06 .06 .03 @0,1.86,.03
yield sign, give way sign | 2.6 | face paint #f6f4ee, edge paint #c4201c, pole steel #9aa0a8
  pole: cyl .035 2.3 @0,0,-.03
  edge: slab .03 0,1.72 .5,2.57 -.5,2.57 b.005
  face: slab .03 0,1.9 .36,2.49 -.36,2.49 b.005 @0,0,.015
speed limit sign, speed sign | 2.6 | ring paint #c4201c, face paint #f6f4ee, pole steel #9aa0a8, text paint #202225
  pole: cyl .035 2.3 @0,0,-.03
  ring: cyl .4 .03 s28 rx90 @0,2.15,0
  face: cyl .31 .03 s28 rx90 @0,2.15,.015
  text: word 50 .26 @0,2.15,.05
street sign, road sign, highway sign, signage, street name sign | 2.6 | sign paint #1f7a3f, pole steel #9aa0a8, text paint #f6f4ee
  pole: cyl .03 2.6
  sign: box .9 .2 .03 @.2,2.3,.02 + box .03 .2 .9 @.02,2.05,.2
  text: word main .11 @.2,2.4,.04
road barrier, barricade, road block, roadblock, barrier | 1 | board paint #f6f4ee, stripe paint #d8381f, leg iron #50555c, lamp light #ffb020
  board: box 1.8 .24 .05 @0,.72,0 + box 1.8 .24 .05 @0,.32,0
  stripe: slab .055 -.1,-.12 .05,-.12 .2,.12 .05,.12 n5:.36,0,0 @-.05,.84,0 + slab .055 -.1,-.12 .05,-.12 .2,.12 .05,.12 n5:.36,0,0 @-.05,.44,0
  leg: box .06 1 .05 @.75,0,-.05 mir + box .06 .05 .6 @.75,0,0 mir
  lamp: ball .08 @.75,1.06,0 mir
bollard | .9 | post iron #3c4046, band paint #f0c020
  post: lathe .1,0 .1,.75 .12,.78 .12,.82 .08,.88 0,.9
  band: lathe .103,.55 .106,.55 .106,.65 .103,.65
manhole cover, manhole | .06 | lid iron #565a60, dark iron #2e3136
  lid: cyl .4 .05 + box .05 .02 .6 @0,.045,0 o3 + ring .34 .015 @0,.05,0 + ring .2 .015 @0,.05,0
  dark: lathe .41,0 .47,0 .47,.045 .41,.045 .41,0 + cyl .03 .01 @.28,.05,0 mir
billboard | 6 | board plaster #f3e7c8, frame iron #50555c, picture paint #e2503a, sun paint #f2b632, leg iron #3c4046
  frame: box 6.4 3.2 .2 @0,2.8,-.06 + box 6.4 .06 .7 @0,2.7,.3
  board: box 6 2.8 .1 @0,3,.06
  picture: slab .06 -2.6,-1 2.6,-1 2.6,-.4 1.4,.6 .6,-.1 -.8,1 -2.6,-.5 @0,4.4,.12
  sun: cyl .45 .08 rx90 @1.8,5.2,.08
  leg: cyl .18 2.9 @1.8,0,-.1 mir
fountain, water fountain | 2.2 | basin marble, water liquid, rim marble #cfccc4
  basin: pot .12 1.5,0 1.6,.1 1.6,.5 + lathe .25,0 .3,.1 .14,.3 .12,.9 .2,1.0 + pot .06 .1,1 .5,1.1 .75,1.25 + lathe .08,1.05 .08,1.6 .12,1.65
    + pot .04 .05,1.6 .25,1.68 .38,1.78
  water: lathe 0,.36 1.48,.36 1.48,.42 0,.42 + lathe 0,1.12 .66,1.18 .66,1.21 0,1.22 + tube .05>.02 0,1.7,0 0,2.15,.02 0,2.2,.1 0,1.9,.3 0,1.22,.42 o6
    + tube .04 0,1.2,.6 0,1.2,.78 0,.9,.92 0,.4,.98 o8
  rim: ring 1.56 .09 @0,.5,0
gas pump, fuel pump, petrol pump | 1.9 | body paint #c4302b, trim paint #f1efe6, dark rubber #22222a, metal steel, screen obsidian #26343f
  body: box .75 1.45 .5 b.04 @0,.1,0
  trim: box .75 .35 .5 b.04 @0,1.55,0 + box .62 .4 .52 @0,.35,0
  screen: box .5 .3 .53 @0,1.1,0
  dark: box .85 .1 .6 + tube .025 .4,1.3,.05 .6,1.1,.1 .62,.4,.1 .5,.3,.1 .46,.8,.1 + box .1 .26 .12 @.42,.8,.08
  metal: bar .02 .43,1,.1 .47,1.12,.16 .44,1.2,.26
  red: word gas .14 @0,1.72,.26
bike rack, bicycle rack | .8 | rail steel
  rail: tube .03 -.25,0,0 -.25,.55,0 -.15,.76,0 .15,.76,0 .25,.55,0 .25,0,0 ry90 n5:.45,0,0 + rodx .03 2.3 @0,.03,.25 mirz
dumpster, garbage container | 1.4 | body paint #2f6b45, lid rubber #26282c, dark iron #22262c
  body: side 2 -.6,.15 .6,.15 .65,.9 .6,1 -.6,1.3 -.65,.9 + box .1 .9 .06 n4:.5,0,0 @0,.2,.64 + box 2.2 .1 .1 @0,.85,.65
  lid: box 2 .05 1.3 rx14 @0,1.15,0 + rodx .03 1.9 @0,1.12,.62
  dark: rodx .09 .08 @.8,.09,.4 mir mirz + rodx .05 2.5 @0,.7,0
picnic table | .75 | wood wood
  wood: box 1.8 .05 .14 n5:0,0,.15 @0,.7,0 + box 1.8 .05 .26 @0,.42,.68 mirz + box .08 .06 1.5 @.65,.36,0 mir
    + side .08 .2,.7 .3,.7 .68,0 .55,0 @.65,0,0 mir mirz
swing set, swing, playground swing | 2.4 | frame paint #c4302b, seat wood #8f5f36, chain steel
  frame: rodx .06 3 @0,2.35,0 + bar .05 1.45,2.35,0 1.6,0,.9 mir mirz
  seat: box .5 .05 .22 @.65,.5,0 mir
  chain: rody .015 1.8 @.45,1.45,0 mir + rody .015 1.8 @.85,1.45,0 mir
slide, playground slide | 2.2 | chute paint #e8c22e, frame paint #c4302b, step steel
  chute: side .6 -.6,1.5 -.2,1.5 1.4,.25 2,.2 2,.12 1.35,.14 -.25,1.4 -.6,1.4
    + side .06 -.6,1.75 -.15,1.75 1.4,.48 2,.38 2,.12 1.35,.14 -.25,1.4 -.6,1.4 @.3,0,0 mir
  frame: cyl .04 2.2 @.28,0,-.6 mir + bar .04 .28,1.4,-.2 .28,0,-.2 mir + bar .04 .28,2.2,-.6 .28,1.5,-.05 mir + bar .03 .28,1.4,-.6 .28,0,-1.4 mir
  step: rodx .03 .56 @0,.25,-1.26 + rodx .03 .56 @0,.55,-1.09 + rodx .03 .56 @0,.85,-.92 + rodx .03 .56 @0,1.15,-.75
seesaw, teeter totter | .9 | plank paint #d8381f, stand paint #2d62b8, grip steel
  plank: box 3.4 .08 .3 rz10 @0,.5,0
  stand: side .26 -.35,0 .35,0 .08,.52 -.08,.52 + rodz .07 .4 @0,.5,0
  grip: tube .025 -.16,0,0 -.16,.3,0 .16,.3,0 .16,0,0 ry90 rz10 @1.3,.78,0 + tube .025 -.16,0,0 -.16,.3,0 .16,.3,0 .16,0,0 ry90 rz10 @-1.3,.32,0
flag pole, flagpole | 5 | flag cloth #c4302b, pole steel #c3c8ce, foot stone, gold gold
  pole: cyl .05 5 .03
  foot: cyl .3 .2 + cyl .2 .3
  gold: ball .09 @0,5.02,0
  flag: plan 1 0,0 .3,.08 .6,0 .9,-.08 1.2,0 1.5,.08 1.5,.05 1.2,-.03 .9,-.11 .6,-.03 .3,.05 0,-.03 @.04,3.9,0
newspaper stand, newspaper box, newsstand | 1.1 | box paint #2d62b8, glass obsidian #26343f, paper plaster #f1efe6, leg iron #3c4046
  box: box .5 .8 .45 b.02 @0,.3,0
  glass: box .4 .32 .02 @0,.68,.225
  paper: box .32 .24 .02 @0,.7,.235 + box .36 .12 .02 @0,.42,.225
  leg: box .05 .3 .05 @.2,0,.17 mir mirz + box .56 .04 .5 @0,1.08,0
  dark: word news .07 @0,.48,.235
market stall, booth, food booth, food stand, market stand, food stall, kiosk, vendor stall, fruit stand, fruit stall, farm stand, vegetable stand, vegetable stall, stall | 2.6 | awning cloth #c4302b, stripe cloth #f3efe2, wood wood, apple petal #d0342c,
    lemon petal #e8c22e, lime petal #6aa534
  wood: box 2.4 .9 .08 @0,0,.6 + box .08 .9 1.2 @1.16,0,0 mir + box 2.5 .08 1.3 @0,.9,0 + box .1 2.5 .1 @1.15,0,-.55 mir + box .1 2.1 .1 @1.15,0,.6 mir
    + box 2.4 .1 .06 @0,2.4,-.55 + box 2.4 .1 .06 @0,2.05,.6
    + box .7 .16 .5 @0,1,.3 + box .7 .16 .5 @.8,1,.3 mir
  awning: side .37 -.75,2.6 .95,2.1 .95,1.95 .92,2.02 -.75,2.5 n4:.74,0,0
  stripe: side .37 -.75,2.6 .95,2.1 .95,1.95 .92,2.02 -.75,2.5 n3:.74,0,0
  apple: ball .1 n3:.2,0,0 @-.8,1.2,.3 + ball .1 n3:.2,0,0 @-.8,1.2,.12 + ball .1 n3:.2,0,0 @-.8,1.2,.48
  lemon: ball .1 n3:.2,0,0 @0,1.2,.3 + ball .1 n3:.2,0,0 @0,1.2,.48
  lime: ball .1 n3:.2,0,0 @.8,1.2,.3 + ball .1 n3:.2,0,0 @.8,1.2,.48
food cart, hot dog cart, ice cream cart, vendor cart, hotdog stand, hot dog stand, ice cream stand | 2.4 | cart paint #e2503a, canopy cloth #f3efe2, stripe cloth #c4302b, metal steel, tyre rubber
  cart: box 1.6 .75 .8 b.04 @0,.4,0
  metal: box 1.7 .06 .9 @0,1.13,0 + cyl .03 1.1 @0,1.15,0 + rodz .03 .7 @-.95,.95,0 + rodx .03 .2 @-.88,.95,.3 mirz + cyl .14 .2 @.5,1.18,0
    + cyl .14 .2 @.1,1.18,.15
  canopy: cone 1.1 .45 s10 @0,2,0
  stripe: lathe 1.07,1.9 1.12,1.9 1.12,2.02 1.07,2.02 s10
  wheels: wheel .34 .08 @.6,.34,.4 ry90 mirz
  tyre: spokes .36 .06 10 ry90 @.35,.36,.44 mirz
water tower | 12 | tank wood, roof roofTiles #8a3c24, leg iron #50555c
  tank: cyl 2.2 3.4 s20 @0,6.5,0 + lathe 2.23,0 2.26,0 2.26,.12 2.23,.12 n3:0,1.2,0 @0,8.1,0
  roof: cone 2.6 1.8 s20 @0,9.9,0
  leg: bar .15 1.4,6.6,1.4 1.9,0,1.9 mir mirz + box 3.4 .15 .15 @0,3.2,1.65 mirz + box .15 .15 3.4 @1.65,3.2,0 mir
    + bar .08 -1.6,3.2,1.65 1.5,6.4,1.45 mir mirz + cyl 2.4 .2 @0,6.4,0 + cyl .2 6.4
telephone pole, utility pole, power pole, electric pole | 9 | pole wood #6b4a30, insulator ceramic #7d9a9a, wire rubber
  pole: cyl .17 9 .12 + box 2.4 .16 .14 @0,8,.1 + box 1.8 .16 .14 @0,7.1,.1 + bar .04 .7,8,.16 0,7.4,.16 mir
  insulator: cyl .08 .25 @1.05,8.15,.1 mir + cyl .08 .25 @.55,8.15,.1 mir + cyl .08 .25 @.75,7.25,.1 mir
  wire: cyl .25 .8 @.35,6,0
sandbag wall, sandbag, sandbags, sandbag barrier | 1 | bag cloth #b79a6a
  bag: pillx .17 .62 *1,.8,1.1 n4:.6,0,0 @0,.13,0 + pillx .17 .62 *1,.8,1.1 n3:.6,0,0 @0,.38,0 + pillx .17 .62 *1,.8,1.1 n4:.6,0,0 @0,.63,0
    + pillx .17 .62 *1,.8,1.1 n3:.6,0,0 @0,.86,0
scarecrow | 1.9 | shirt cloth #a8502c, hat thatch #b58a3c, pole wood, head cloth #d9c08c, straw thatch #d8b45c, trousers cloth #3f5f8a, dark rubber
  pole: cyl .045 1.75 + rodx .04 1.7 @0,1.32,-.03
  shirt: box .46 .55 .26 b.08 @0,.88,0 + rodx .1 1.2 @0,1.32,0
  trousers: box .42 .2 .25 b.06 @0,.72,0 + cyl .1 .45 .11 @.12,.32,0 mir
  straw: cone .13 .22 rz90 @-.62,1.32,0 mir s8 + cone .13 .2 s8 rx180 @.12,.42,0 mir + cone .16 .14 s9 @0,1.36,0
  head: ball .17 .19 .17 @0,1.58,0
  hat: lathe .3,1.66 .3,1.68 .15,1.7 .12,1.9 .05,1.95
  dark: ball .025 @.06,1.6,.15 mir + box .14 .02 .03 @0,1.5,.155
birdhouse, bird house, nesting box | 1.7 | house wood #c89a5c, roof paint #a8323a, pole wood #6b4a30, dark rubber
  pole: cyl .04 1.2
  house: slab .3 -.17,0 .17,0 .17,.26 0,.46 -.17,.26 @0,1.2,0 + rodz .02 .12 @0,1.28,.2
  roof: box .34 .03 .42 rz-45 @.12,1.52,0 mir
  dark: rodz .06 .02 @0,1.42,.145
dog house, doghouse, kennel, pet house | 1 | house paint #c4402f, roof roofTiles #5a4038, dark rubber #14110f, sign paint #f1efe6
  house: slab 1.1 -.45,0 .45,0 .45,.55 0,.95 -.45,.55
  roof: box .75 .06 1.3 rz-41 @.28,.73,0 mir
  dark: slab .02 -.2,0 .2,0 .2,.35 .14,.48 0,.54 -.14,.48 -.2,.35 @0,.02,.55
  sign: box .36 .1 .03 @0,.62,.55
  dark: word dog .06 @0,.67,.57
beehive, bee hive, hive | .8 | straw thatch #d8a842, dark rubber, board wood
  straw: ring .22 .07 @0,.12,0 + ring .26 .07 @0,.23,0 + ring .26 .07 @0,.34,0 + ring .22 .07 @0,.45,0 + ring .16 .07 @0,.55,0 + ring .09 .06 @0,.64,0
    + ball .07 @0,.7,0 + cyl .24 .4 @0,.1,0
  board: cyl .36 .06
  dark: ball .08 .07 .04 @0,.16,.3
railroad crossing, railway crossing, crossing sign, railroad crossing sign | 3 | board paint #f6f4ee, pole iron #3c4046, lamp light #ff3b2f, dark paint #23262b
  pole: cyl .06 3 + cyl .2 .1
  board: box 1.5 .2 .05 rz45 @0,2.55,.09 + box 1.5 .2 .05 rz-45 @0,2.55,.12
  dark: rodz .2 .05 @.4,1.7,.06 mir + box .9 .06 .06 @0,1.7,.02
  lamp: ball .12 .12 .07 @.4,1.7,.1 mir
concrete barrier, jersey barrier | .9 | block stone #b5b2ab
  block: slab 2.4 -.3,0 .3,0 .3,.12 .16,.35 .1,.9 -.1,.9 -.16,.35 -.3,.12 ry90 + box .3 .14 .7 @.8,-.02,0 mir
street vendor umbrella, parasol, beach umbrella | 2.3 | cloth cloth #d8381f, stripe cloth #f3efe2, pole wood
  pole: cyl .03 2.3
  cloth: lathe 1.2,1.85 1.2,1.88 .7,2.1 .05,2.26 .04,2.24 .7,2.05 s16
  stripe: ball .05 @0,2.28,0
trash can, garbage can, rubbish bin, dustbin, trash bin, garbage bin, bin, trash | .95 | can steel #8f979f, lid steel #7d858d
  can: lathe .24,0 .3,.75 .31,.77 0,.77 + box .03 .72 .03 rx4.6 @0,.01,.238 o14
  lid: lathe .33,.76 .33,.8 .28,.86 .1,.91 0,.92 + tube .02 -.09,.9,0 -.07,.97,0 .07,.97,0 .09,.9,0
recycling bin, wheelie bin | 1.05 | bin paint #2f7a45, lid paint #245c35, mark paint #f6f4ee
  bin: pyr .46 .9 .5 1.2
  lid: box .58 .09 .66 b.03 rx-3 @0,.885,0
  mark: star 3 .14 .07 .02 @0,.55,.6 layz
  wheels: wheel .11 .06 @.24,.11,-.22 mir
shopping cart, shopping trolley, grocery cart, supermarket cart | 1.05 | wire steel, handle paint #d1202a, seat paint #d1202a, wheel rubber
  wire: bar .013 .27,.97,-.42 .245,.92,.44 -.245,.92,.44 -.27,.97,-.42 .27,.97,-.42 s5 + bar .01 .2,.5,-.36 .19,.5,.4 -.19,.5,.4 -.2,.5,-.36 .2,.5,-.36 s6
    + bar .0055 .2,.5,0 .258,.945,0 s4 n7:0,0,.122 @0,0,.01 mir + bar .0055 0,.5,.4 0,.92,.44 s4 n5:.084,0,0 + bar .0055 0,.5,-.36 0,.97,-.42 s4 n5:.09,0,0
    + bar .0055 .222,.65,-.38 .212,.645,.412 -.212,.645,.412 -.222,.65,-.38 .222,.65,-.38 s4 + bar .0055 .246,.8,-.4 .23,.785,.427 -.23,.785,.427 -.246,.8,-.4 .246,.8,-.4 s4
    + box .39 .006 .006 b0 n6:0,0,.13 @0,.497,.02 + box .006 .006 .76 b0 n3:.1,0,0 @0,.497,.02
    + bar .017 .27,1.03,-.52 .27,.97,-.42 .2,.5,-.36 .25,.14,-.4 .2,.13,.4 s5 mir + bar .014 .21,.13,.24 .19,.5,.1 s6 mir + rodx .013 .4 s6 @0,.13,.4 + box .03 .07 .03 b.006 @.25,.08,-.4 mir + box .03 .07 .03 b.006 @.2,.07,.4 mir
  handle: rodx .024 .5 s10 @0,1.03,-.52
  seat: box .36 .2 .012 b.004 rx8 @0,.72,-.36 + box .34 .012 .16 b.004 @0,.72,-.28
  wheel: rodx .055 .026 s12 @.25,.055,-.4 mir + rodx .055 .026 s12 @.2,.055,.4 mir
wheelchair, wheel chair | .95 | frame steel #9aa2ac, seat leather #23262e, rim steel, grip rubber
  frame: bar .013 .22,.92,-.32 .22,.9,-.22 .22,.46,-.2 .22,.46,.22 .22,.16,.4 s4 mir + bar .013 .22,.46,-.2 .22,.2,-.2 .22,.2,.2 .22,.46,.2 s4 mir + bar .012 .22,.66,-.2 .22,.66,.14 .22,.46,.2 s4 mir
    + bar .01 -.22,.2,0 .22,.45,0 s4 + bar .01 .22,.2,0 -.22,.45,0 s4 + box .13 .016 .13 b.004 rx-14 @.13,.12,.44 mir + bar .012 .22,.17,.39 .14,.14,.42 s4 mir + bar .012 .22,.2,.2 .22,.13,.2 s4 mir + rodx .03 .62 s8 @0,.3,-.1
  seat: box .44 .06 .44 b.02 @0,.45,0 + box .42 .4 .04 b.015 @0,.5,-.215 + box .05 .04 .26 b.015 @.22,.665,-.04 mir
  rim: block .014 .545 .014 b0 @.29,.3,-.1 mir + block .014 .014 .545 b0 @.29,.3,-.1 mir + block .014 .545 .014 b0 rx45 @.29,.3,-.1 mir + block .014 .545 .014 b0 rx-45 @.29,.3,-.1 mir + rodx .04 .06 s8 @.29,.3,-.1 mir + ringx .266 .012 4 s20 @.29,.3,-.1 mir
  grip: ringx .281 .019 5 s20 @.29,.3,-.1 mir + rodx .07 .03 s14 @.22,.07,.2 mir + rodz .02 .11 s8 @.22,.925,-.36 mir
power wheelchair, wheelchair power, electric wheelchair, motorized wheelchair, wheelchair electric, powered wheelchair, wheelchair power deluxe, motorised wheelchair, power wheelchair deluxe | 1.1 | seat leather #23262e, body paint #2d6ab8, frame steel #5a636e, tyre rubber #1d1f24, light light #5aff8a, knob paint #d1202a
  body: box .5 .22 .6 b.05 @0,.14,-.05 + box .54 .06 .64 b.02 @0,.34,-.05
  seat: box .5 .1 .5 b.04 @0,.44,.02 + box .5 .58 .1 b.04 rx-8 @0,.5,-.22 + box .34 .16 .1 b.04 rx-8 @0,1.02,-.3 + box .08 .06 .34 b.02 @.27,.66,.02 mir
  frame: box .1 .14 .1 b.02 @0,.34,0 + bar .02 .27,.4,-.16 .27,.66,-.12 s6 mir + bar .025 .16,.3,.24 .16,.12,.42 s6 mir + box .2 .03 .24 b.01 rx-8 @.12,.08,.5 mir + box .1 .06 .12 b.02 @.27,.72,.16 + rodx .03 .6 s8 @0,.2,-.14 + rodx .02 .5 s8 @0,.1,.24
  tyre: rodx .2 .1 s22 b.02 @.3,.2,-.14 mir + rodx .1 .08 s16 b.02 @.26,.1,.24 mir
  rim.frame: rodx .1 .115 s18 @.3,.2,-.14 mir
  knob: cyl .012 .06 s8 @.27,.77,.17 + ball .025 s10 @.27,.84,.17
  light: box .06 .01 .03 b0 @.27,.776,.12
deluxe wheelchair, wheelchair deluxe, comfort wheelchair, padded wheelchair, wheelchair with headrest, luxury wheelchair | 1.2 | seat leather #8a1f2a, frame steel #d8b23a, tyre rubber #1d1f24, spoke steel, grip rubber
  seat: box .48 .1 .48 b.04 @0,.44,0 + box .48 .54 .1 b.04 rx-8 @0,.5,-.24 + box .36 .18 .12 b.05 rx-8 @0,1,-.3 + box .08 .07 .34 b.03 @.27,.66,-.02 mir + box .16 .2 .06 b.02 rx-20 @.12,.2,.36 mir
  frame: bar .02 .25,.95,-.4 .25,.9,-.3 .25,.42,-.22 .25,.42,.22 .2,.12,.44 s6 mir + bar .016 .27,.42,-.2 .27,.68,-.18 .27,.68,.12 .27,.42,.18 s6 mir + box .16 .02 .2 b.005 @.12,.09,.5 mir + bar .014 .2,.14,.42 .12,.1,.46 s6 mir + rodx .025 .66 s8 @0,.32,-.14 + bar .02 .25,.42,.18 .25,.14,.2 s6 mir + bar .02 .25,.42,-.2 .25,.3,-.14 s6 mir + rodx .012 .5 s6 @0,.42,-.2
  tyre: ringx .3 .025 8 s28 @.32,.325,-.14 mir + rodx .075 .05 s16 @.25,.075,.2 mir
  spoke: ringx .26 .012 6 s24 @.35,.325,-.14 mir + block .012 .58 .012 b0 @.32,.325,-.14 mir + block .012 .012 .58 b0 @.32,.325,-.14 mir + block .012 .58 .012 b0 rx45 @.32,.325,-.14 mir + block .012 .58 .012 b0 rx-45 @.32,.325,-.14 mir + rodx .05 .09 s12 @.32,.325,-.14 mir + rodx .012 .12 s6 @.34,.585,-.14 mir
  grip: rodz .025 .12 s8 @.25,.96,-.44 mir
stroller, baby carriage, pram, baby stroller, pushchair, baby buggy | 1.05 | body cloth #2f5a9c, hood cloth #26487c, frame steel, grip rubber, lining cloth #f0e6d4
  body: side .42 -.38,.5 -.4,.66 .42,.66 .4,.54 .28,.44 -.26,.42 b.03
  lining: box .36 .05 .44 b.02 @0,.63,.17
  hood: side .45 -.02,.63 -.42,.63 -.43,.78 -.38,.92 -.28,1.0 -.14,1.03 .02,.99 .14,.9 .03,.78 b.02
  frame: tube .014 .2,.62,-.36 .2,.86,-.5 .2,.96,-.62 s6 mir + bar .014 .19,.46,.28 .2,.16,-.34 s6 mir + bar .014 .19,.46,-.26 .2,.16,.34 s6 mir + rodx .012 .5 s6 @0,.16,.34 + rodx .012 .5 s6 @0,.16,-.34
    + rodx .05 .05 s10 @.25,.16,.34 mir + rodx .05 .05 s10 @.25,.16,-.34 mir + bar .008 .25,.02,.34 .25,.3,.34 s5 mir + bar .008 .25,.16,.2 .25,.16,.48 s5 mir + bar .008 .25,.02,-.34 .25,.3,-.34 s5 mir + bar .008 .25,.16,-.2 .25,.16,-.48 s5 mir
    + side .46 -.05,.64 -.02,.62 .04,.78 .155,.9 .14,.915 .02,.8 b.002
  grip: ringx .142 .018 5 s16 @.25,.16,.34 mir + ringx .142 .018 5 s16 @.25,.16,-.34 mir + rodx .02 .46 s8 @0,.96,-.62
barber pole, barber s pole | 1.1 | white ceramic #f6f4ee, red paint #d1202a, blue paint #2d62b8, metal steel
  metal: lathe .0,0 .1,0 .1,.06 .12,.08 .12,.14 .09,.17 s16 + lathe .09,.83 .12,.86 .12,.92 .1,.94 .05,.97 .0,.97 s16 + ball .075 s12 @0,1.025,0 + box .06 .08 .16 b.01 @0,.1,-.1 + box .06 .08 .16 b.01 @0,.84,-.1 + box .16 .94 .03 b.008 @0,.03,-.18
  white: cyl .085 .7 s16 @0,.15,0
  red: tube .024 .07,.17,0 0,.25,.076 -.076,.33,0 0,.41,-.076 .076,.49,0 0,.57,.076 -.076,.65,0 0,.73,-.076 .076,.81,0 s5
  blue: tube .022 -.076,.17,0 0,.25,-.076 .076,.33,0 0,.41,.076 -.076,.49,0 0,.57,-.076 .076,.65,0 0,.73,.076 -.076,.81,0 s5
toll booth, tollbooth, toll gate, checkpoint booth | 3.2 | booth paint #e8e4d8, roof paint #c4302b, glass glass #8fb8cc, base plaster #9a9890, bar paint #f4f2ea, stripe paint #d1202a, metal iron #4a4f56
  base: box 2 .2 3 b.03
  booth: box 1.4 1.05 1.6 b.02 @-.1,.2,0 + box .1 2.2 .1 b.01 @.55,.2,.75 mirz + box .1 2.2 .1 b.01 @-.75,.2,.75 mirz
  glass: box 1.28 1.1 1.48 b0 @-.1,1.22,0
  roof: box 2.1 .22 2.4 b.04 @-.1,2.35,0 + box 1.2 .42 .14 b.02 @-.1,2.55,1.0
  metal: box .3 1 .3 b.03 @.85,.2,1.15 + box .1 .06 1.5 b0 @.58,1.25,0
  bar: box 3.2 .12 .06 b.01 @2.2,1.05,1.36 + rodz .09 .2 s12 @.85,1.11,1.32
  stripe: box .36 .125 .07 b0 n4:.8,0,0 @2.3,1.0475,1.36 + ball .07 s8 @.85,1.28,1.15
  white: word toll .28 .04 @-.1,2.76,1.085
  dark: box .5 .6 .04 b0 @-.1,.3,.8 + box .14 1.0 .14 b.02 @3.7,0,1.36
lectern, podium, speaker s podium, pulpit, speech stand | 1.25 | wood wood #7a4a28, trim wood #54301a, metal steel, seal gold
  wood: slab .42 -.3,.08 .3,.08 .26,.2 .26,.95 .32,1.05 -.32,1.05 -.26,.95 -.26,.2 b.015 + side .72 -.28,1.03 .26,1.03 .26,1.08 -.24,1.25 -.28,1.25 b.012 + box .7 .08 .52 b.02
  trim: box .03 .65 .034 b0 @.228,.235,.205 mir + box .49 .03 .03 b0 @0,.22,.205 + box .49 .03 .03 b0 @0,.88,.205 + box .74 .04 .04 b.01 @0,1.08,.265
  seal: rodz .13 .03 s20 @0,.56,.21 + star 8 .09 .04 .02 @0,.56,.23
  metal: tube .009 .08,1.2,-.16 .09,1.32,-.14 .07,1.42,-.02 s6 mir + rodz .018 .06 s8 rx-30 @.07,1.42,0 mir
  white: box .34 .008 .24 b0 rx18.7 @0,1.168,0
water trough, trough, drinking trough, horse trough, animal trough | .6 | wood, band iron, water liquid, leg wood #5a3a20
  wood: slab 1.5 -.22,.14 .22,.14 .25,.19 -.25,.19 b.01 ry90 + slab 1.5 .2,.15 .25,.15 .34,.56 .29,.56 b.01 ry90 + slab 1.5 -.2,.15 -.25,.15 -.34,.56 -.29,.56 b.01 ry90 + slab .06 -.24,.15 .24,.15 .32,.55 -.32,.55 b.01 ry90 @.72,0,0 mir
  water: slab 1.42 -.235,.17 .235,.17 .296,.49 -.296,.49 b0 ry90
  band: slab .06 -.262,.12 .262,.12 .355,.565 .33,.565 .245,.15 -.245,.15 -.33,.565 -.355,.565 b.004 ry90 @.45,0,0 mir
  leg: slab .09 -.3,0 -.2,0 .0,.13 .2,0 .3,0 .16,.16 -.16,.16 b.01 ry90 @.58,0,0 mir
skip, skip container, open skip, waste skip, rubbish skip | 1.3 | body paint #e0b020, rim paint #b88a18, dark iron #22262c
  body: slab 1.6 -1.5,1.1 -1.36,1.1 -.95,.18 .95,.18 1.36,1.1 1.5,1.1 1.05,.06 -1.05,.06 b.01 + slab .1 -1.5,1.1 1.5,1.1 1.05,.06 -1.05,.06 b.01 @0,0,.78 mirz
  rim: box 3.1 .1 .14 @0,1.06,.78 mirz + box .12 .11 1.6 @1.48,1.055,0 mir + box .1 .9 .08 n3:.8,0,0 @0,.12,.84 mirz
  dark: rodz .06 .2 n2:1.5,0,0 @0,.75,.84 mirz + box 1.8 .08 1.4
skip with rocks, skip rocks, skip filled with rocks, skip of rocks, skip with stones | 1.6 | body paint #e0b020, rim paint #b88a18, dark iron #22262c, rock stone
  body: slab 1.6 -1.5,1.1 -1.36,1.1 -.95,.18 .95,.18 1.36,1.1 1.5,1.1 1.05,.06 -1.05,.06 b.01 + slab .1 -1.5,1.1 1.5,1.1 1.05,.06 -1.05,.06 b.01 @0,0,.78 mirz
  rim: box 3.1 .1 .14 @0,1.06,.78 mirz + box .12 .11 1.6 @1.48,1.055,0 mir + box .1 .9 .08 n3:.8,0,0 @0,.12,.84 mirz
  dark: rodz .06 .2 n2:1.5,0,0 @0,.75,.84 mirz + box 1.8 .08 1.4
  rock: box 2.3 .7 1.5 b.05 @0,.3,0 + blob .4 .3 1.3 8 @-.8,1.05,.25 + blob .46 .3 1.3 8 @-.1,1.1,-.2 + blob .38 .3 1.3 8 @.6,1.08,.25 + blob .36 .3 1.3 8 @.95,1.02,-.3 + blob .34 .3 1.3 8 @-.9,1.02,-.4
    + blob .3 .3 1.3 8 @.1,1.1,.42 + blob .32 .3 1.3 8 @.3,1.4,-.1
festivus pole, metal pole, steel pole, plain metal pole, aluminium pole, aluminum pole, iron pole | 1.9 | pole steel #b4bac0, foot iron #4a4e54
  pole: cyl .035 1.88 s20 b.006 @0,.02,0
  foot: box .5 .06 .1 b.01 + box .1 .06 .5 b.01 + cyl .06 .14 @0,.02,0
chain link fence, chainlink fence, wire fence, wire mesh fence, mesh fence, fence chain link, metal fence | 2 | post steel, wire steel #aab2ba
  post: cyl .05 2 s12 @1.5,0,0 mir + rodx .035 3 @0,1.92,0 + rodx .03 3 @0,.1,0 + ball .06 s12 @1.5,2,0 mir
  wire: bar .012 -.9,.1,0 .9,1.9,0 s4 @0,0,0 + bar .0119 .9,.1,.004 -.9,1.9,.004 s4 + bar .012 -1.5,.1,0 .3,1.9,0 s4 + bar .012 -1.2,.1,0 .6,1.9,0 s4 + bar .012 -.6,.1,0 1.2,1.9,0 s4 + bar .012 -.3,.1,0 1.5,1.9,0 s4 + bar .012 0,.1,0 1.5,1.6,0 s4 + bar .012 .3,.1,0 1.5,1.3,0 s4 + bar .012 .6,.1,0 1.5,1,0 s4 + bar .012 .9,.1,0 1.5,.7,0 s4 + bar .012 1.2,.1,0 1.5,.4,0 s4 + bar .012 -1.5,.4,0 0,1.9,0 s4 + bar .012 -1.5,.7,0 -.3,1.9,0 s4 + bar .012 -1.5,1,0 -.6,1.9,0 s4 + bar .012 -1.5,1.3,0 -.9,1.9,0 s4 + bar .012 -1.5,1.6,0 -1.2,1.9,0 s4
    + bar .0119 1.5,.1,.01 -.3,1.9,.01 s4 + bar .0119 1.2,.1,.01 -.6,1.9,.01 s4 + bar .0119 .6,.1,.01 -1.2,1.9,.01 s4 + bar .0119 .3,.1,.01 -1.5,1.9,.01 s4 + bar .0119 0,.1,.01 -1.5,1.6,.01 s4 + bar .0119 -.3,.1,.01 -1.5,1.3,.01 s4 + bar .0119 -.6,.1,.01 -1.5,1,.01 s4 + bar .0119 -.9,.1,.01 -1.5,.7,.01 s4 + bar .0119 -1.2,.1,.01 -1.5,.4,.01 s4 + bar .0119 1.5,.4,.01 0,1.9,.01 s4 + bar .0119 1.5,.7,.01 .3,1.9,.01 s4 + bar .0119 1.5,1,.01 .6,1.9,.01 s4 + bar .0119 1.5,1.3,.01 .9,1.9,.01 s4 + bar .0119 1.5,1.6,.01 1.2,1.9,.01 s4
barbed wire, barbed wire fence, razor wire, barbed wire barrier | 1.2 | post wood, wire steel #7a828a
  post: cyl .06 1.2 s10 @1.4,0,0 mir + cyl .06 1.2 s10
  wire: rodx .01 2.9 s6 n4:0,.25,0 @0,.7,.06 + bar .007 -.03,-.03,0 .03,.03,0 s4 n9:.32,0,0 @0,1.075,.06 + bar .007 -.03,.03,0 .03,-.03,0 s4 n9:.32,0,0 @.05,.825,.06 + bar .007 -.03,-.03,0 .03,.03,0 s4 n9:.32,0,0 @-.05,.575,.06 + bar .007 -.03,.03,0 .03,-.03,0 s4 n9:.32,0,0 @.02,.325,.06
    + bar .0068 0,-.035,0 0,.035,.02 s4 n9:.32,0,0 @0,1.075,.06 + bar .0068 0,-.035,0 0,.035,.02 s4 n9:.32,0,0 @.05,.825,.06
cinder block, concrete block, breeze block, concrete brick, building brick hollow | .2 | stone plaster #a8a8a4
  stone: box .4 .2 .04 b.006 @0,0,.08 mirz + box .04 .196 .14 b.004 @.178,.002,0 mir + box .05 .195 .14 b.004 @0,.002,0
concrete pipe, concrete tube, drain pipe section, culvert, sewer tube, large pipe | 1.2 | stone plaster #a8a8a4, dark rubber #33353a
  stone: lathe .48,-1 .6,-1 .6,.8 .68,.8 .68,1 .48,1 .48,-1 s28 rx90 @0,.6,0
  dark: box .24 .14 .3 b.02 @.34,0,.3 mir + box .24 .14 .3 b.02 @.34,0,-.5 mir
trash bag, garbage bag, rubbish bag, bin bag, trash bags, garbage bags, pile of trash bags | .7 | bag rubber #26282e, tie paint #e8c22e
  bag: blob .3 .2 5 *1,.9,1 @0,.27,0 + cone .13 .2 s12 wave6:.2 @0,.46,0 + cone .12 .14 s12 wave5:.25 rx180 @0,.7,0 + blob .24 .22 5 *1,.85,1 @.42,.2,.16 + cone .1 .16 s12 wave6:.2 @.42,.34,.16 + cone .09 .1 s10 wave5:.25 rx180 @.42,.52,.16
  tie: ring .05 .016 8 @0,.6,0 + ring .04 .014 8 @.42,.45,.16
pile of trash, trash pile, garbage pile, heap of trash, rubbish heap, garbage heap, junk pile, landfill, litter | .8 | heap earth #5a5248, bag rubber #26282e, box plaster #c9a878, can steel, paper snow, bottle glass #6fae6a, red paint #c4302b
  heap: blob .6 .2 5 *1.4,.5,1.1 @0,.12,0
  bag: blob .26 .22 4 @-.3,.45,.1 + cone .07 .12 s10 wave5:.2 @-.3,.66,.1 + blob .22 .22 4 @.35,.4,-.2
  box: box .34 .24 .3 b.01 ry30 rz14 @.3,.3,.3 + box .3 .02 .16 rx-40 ry30 @.4,.56,.34
  can: cyl .06 .16 s14 rz70 @-.1,.3,.52 + cyl .05 .14 s14 rz-50 @.62,.16,.36
  paper: blob .08 .3 4 @.05,.5,.3 + box .3 .008 .22 rz20 ry40 @-.6,.3,.3
  bottle: cyl .04 .18 s12 rz-60 @-.5,.22,.46 + cyl .018 .08 s10 rz-60 @-.34,.31,.46
  red: ringz .16 .05 rx-40 @.0,.62,-.1
stack of tires, tire stack, pile of tires, stack of tyres, tyre stack, tire pile, racing tires | .9 | rubber rubber #26272b, stripe paint #f1f0ec
  rubber: lathe .18,0 .34,0 .36,.05 .36,.15 .34,.2 .18,.2 .18,0 s26 n4:0,.21,0 @0,.315,0
  stripe: lathe .359,.06 .364,.06 .364,.14 .359,.14 .359,.06 s26 @0,.21,0 + lathe .359,.06 .364,.06 .364,.14 .359,.14 .359,.06 s26 @0,.63,0
traffic barrel, construction barrel, safety barrel, drum barrier, plastic traffic drum | 1 | drum paint #ff6a13, band paint #f6f4ee, foot rubber
  drum: lathe .28,.06 .28,.3 .26,.31 .26,.6 .24,.61 .24,.86 .16,.9 .16,.94 0,.94 s24 + ringx .1 .02 8 @0,.94,0
  band: lathe .282,.16 .285,.16 .285,.27 .282,.27 .282,.16 s24 + lathe .262,.38 .265,.38 .265,.52 .262,.52 .262,.38 s24 + lathe .242,.66 .245,.66 .245,.78 .242,.78 .242,.66 s24
  foot: cyl .36 .08 s24 b.02
boom barrier, railroad barrier, barrier gate, crossing gate, parking barrier, lift gate, toll barrier, railway barrier, railroad gate | 1.6 | body paint #e8c22e, arm paint #f1f0ec, stripe paint #c4302b, lamp light #ff3a2a, dark rubber
  body: box .34 1.1 .34 b.02 @-1.4,.06,0 + box .06 .8 .06 @1.6,0,0
  dark: box .46 .08 .46 @-1.4,0,0 + box .2 .04 .1 @1.6,.8,0 + box .3 .2 .2 b.02 @-1.78,.86,.22
  arm: box 3.3 .13 .06 b.01 @.1,.88,.22
  stripe: box .3 .132 .064 b.004 n5:.66,0,0 @.2,.879,.22
  lamp: ball .1 s14 @-1.4,1.26,0
railway signal, train signal, rail signal, semaphore, railroad signal, signal light, railway light | 3 | post steel, head rubber #22242a, red light #ff3a2a, green light #4fff6a, arm paint #c4302b, white paint #f1f0ec
  post: cyl .06 3 s12 + cyl .14 .1 s14 + bar .02 -.16,0,-.1 -.16,2.2,-.1 s6 + bar .02 .16,0,-.1 .16,2.2,-.1 s6 + rodx .016 .32 n8:0,.27,0 @0,1.1,-.1
  head: slab .16 -.16,0 .16,0 .2,.1 .2,.6 .1,.72 -.1,.72 -.2,.6 -.2,.1 b.02 @0,2.05,.1 + rodz .1 .12 s16 @0,2.5,.2 + rodz .1 .12 s16 @0,2.22,.2
  red: rodz .08 .14 s16 @0,2.5,.2
  green: rodz .08 .14 s16 @0,2.22,.2
  arm: box .8 .12 .03 b.008 rz20 @.5,2.84,.06
  white: box .1 .124 .034 b.004 rz20 @.68,2.9,.06
buffer stop, train bumper, track bumper, railroad bumper, rail bumper, track end, railway buffer, bumper rail, end of track | 1.2 | rail steel, wood, stripe paint #c4302b, white paint #f1f0ec, gravel earth #8a8478
  gravel: box 2.2 .12 3 b.04
  wood: box 2 .1 .26 n5:0,0,.58 @0,.12,0 + box 1.9 .4 .16 @0,.75,-.6
  rail: box .1 .14 2.9 @.7,.22,0 mir + bar .07 .7,.3,.5 .7,1.0,-.5 s6 mir + bar .07 .7,.3,-1.3 .7,1.0,-.75 s6 mir + rodz .1 .2 s16 @.6,.95,-.42 mir + rodz .18 .06 s18 @.6,.95,-.31 mir
  stripe: box .26 .41 .02 rz0 b0 n4:.5,0,0 @-.1,.745,-.515
  white: box .24 .41 .018 b0 n3:.5,0,0 @-.1,.745,-.516
turnstile, ticket gate, ticket barrier, subway gate, gate machine | 1.1 | body steel #8a929a, arm steel, screen light #4fff6a, dark rubber
  body: box .26 1 1.1 b.03 @-.5,0,0 + box .26 1 1.1 b.03 @.5,0,0 + cyl .09 .14 s16 rz90 @-.28,.82,0
  arm: bar .022 -.34,.82,0 .3,.82,0 s8 + bar .022 -.4,.82,0 -.2,.3,.3 s8 + bar .022 -.4,.82,0 -.2,.3,-.3 s8
  screen: box .14 .02 .2 b.004 @-.5,.995,.3 + box .14 .02 .2 b.004 @.5,.995,.3
  dark: box .27 .06 1.12 @.5,0,0 mir
ticket machine, ticket vending machine, parking machine, ticket kiosk, information kiosk, touch screen kiosk, self checkout | 1.7 | body paint #2d62b8, screen light #a8e0f8, dark rubber #22242a, panel steel, paper snow
  body: box .7 1.6 .5 b.03 @0,.06,0 + box .76 .1 .56 b.02 @0,1.6,0
  panel: box .56 .76 .03 b.01 @0,.74,.24 + box .74 .08 .54
  screen: box .42 .3 .04 b.006 @0,1.1,.24
  dark: box .16 .1 .045 b.006 @.14,.84,.24 + box .1 .02 .045 @-.14,.94,.24 + box .3 .1 .03 @0,.4,.25
  paper: box .08 .1 .004 rx-14 @0,.45,.27
  white: word tickets .1 .03 @0,1.48,.25
hanging sign, shop sign, tavern sign, inn sign, pub sign, wooden hanging sign, guild sign, trade sign | 1.2 | wood, iron, mug gold, foam snow
  iron: box .05 1.2 .05 @-.6,0,0 + rodx .025 1.2 @-.02,1.1,0 + tube .018 -.58,.7,0 -.4,.74,0 -.3,.9,0 -.1,1.08,0 s8 + ringz .05 .012 6 @.55,1.1,0 + ringz .03 .008 6 @.18,1.06,0 mir + ringz .03 .008 6 @.18,1.01,0 mir
  wood: slab .06 -.34,.1 -.3,0 .3,0 .34,.1 .34,.44 -.34,.44 b.01 @.05,.52,0
  trim.iron: box .7 .03 .07 @.05,.94,0 + box .03 .34 .07 @.37,.6,0 + box .03 .34 .07 @-.27,.6,0
  mug: cyl .09 .18 .08 s16 *1,1,.5 @.03,.64,.03 + ringz .05 .014 8 @.14,.73,.04
  foam: ball .05 .035 .03 @.03,.83,.05 + ball .04 .03 .03 @.09,.82,.05 + ball .04 .03 .03 @-.03,.82,.05
neon sign, neon light, light sign, glowing sign, hologram sign, neon, bar sign, open sign | .9 | board rubber #1c1d26, pink light #ff4ab0, blue light #3fd0ff, metal steel
  board: box 1.6 .8 .08 b.03 @0,.08,0
  pink: word open .42 .05 @0,.48,.06
  blue: tube .02 -.7,.16,.06 .7,.16,.06 .74,.48,.06 .7,.8,.06 -.7,.8,.06 -.74,.48,.06 -.7,.16,.06 s8
  metal: cyl .02 .12 s8 @.5,.86,0 mir + box .06 .1 .06 @.5,0,0 mir
advertising column, advertising pillar, advertisement pillar, ad column, litfass column, poster column | 3.4 | body plaster #d8d0bc, roof copper #4a8a78, red paint #c4302b, blue paint #2d62b8, yellow paint #e8c22e, stone
  stone: cyl .75 .3 s28
  body: cyl .65 2.3 s28 @0,.3,0
  roof: lathe .8,2.6 .82,2.7 .7,2.8 .4,3.0 .3,3.2 .06,3.3 .05,3.4 0,3.4 s28
  red: box .44 .8 .08 b.004 @0,1.5,.635 + box .4 .7 .08 b.004 @0,.5,.635 ry95
  blue: box .42 .8 .08 b.004 @0,.55,.635 ry-10 + box .42 .8 .08 b.004 @0,1.55,.635 ry-48
  yellow: box .42 .8 .08 b.004 @0,1.5,.635 ry48 + box .42 .7 .08 b.004 @0,.5,.635 ry44
  white: word expo .12 .02 @0,2.0,.68 + box .3 .2 .02 b.002 @0,1.6,.67 + box .3 .3 .02 b.002 @0,.7,.67 ry-10 + box .3 .05 .02 b.002 n3:0,.12,0 @0,1.85,.67 ry48
ev charger, charging station, electric car charger, electric car charging station, charging point, charging pillar | 1.6 | body paint #f1f3f4, panel rubber #26282e, screen light #4fd0ff, trim plant #4fae3a, cord rubber
  body: box .44 1.5 .3 b.04 @0,.06,0 + box .56 .08 .42
  panel: box .34 .9 .02 b.01 @0,.5,.15
  screen: box .26 .18 .03 b.004 @0,1.14,.15
  trim: box .45 .05 .31 b.01 @0,1.42,0 + slab .03 .02,.26 -.09,.1 -.01,.1 -.03,-.04 .09,.13 .01,.13 b.002 @0,.72,.155
  cord: tube .022 .22,1,.08 .4,.9,.1 .42,.4,.12 .3,.2,.14 .26,.5,.16 .25,.86,.16 s8 + box .06 .2 .08 b.016 rx-14 @.25,.84,.17
street clock, clock post, station clock, town clock, park clock | 3.6 | post iron #23392f, face snow, dark rubber, trim gold
  post: lathe .3,0 .3,.12 .16,.2 .1,.5 .07,.6 .06,2.7 .1,2.75 .05,2.84 0,2.84 s16 + rodz .42 .2 s28 @0,3.16,0 + ball .08 @0,3.62,0
  face: rodz .37 .22 s28 @0,3.16,0
  trim: ringz .4 .03 8 @0,3.16,.1 mirz
  dark: bar .022 0,3.16,.12 0,3.44,.12 s6 + bar .026 0,3.16,.12 .18,3.24,.12 s6 + box .03 .07 .01 b0 n2:0,.6,0 @0,3.125,.112 + box .07 .03 .01 b0 n2:.6,0,0 @0,3.145,.112
tower crane, construction crane tower, crane tower, building crane | 20 | metal paint #e8b820, weight plaster #8a8a88, cabin glass #8fc0d8, hook iron
  metal: bar .12 .7,0,.7 .7,15,.7 s6 o4 + box 1.6 .12 .12 n12:0,1.25,0 @0,7.6,.7 mirz + box .12 .121 1.6 n12:0,1.25,0 @.7,7.6,0 mir + bar .08 -.7,.3,.7 .7,1.5,.7 s5 n12:0,1.25,0 @0,6.9,0 mirz + box 1.8 .4 1.8 @0,15,0 + bar .12 0,15.4,0 0,19.6,0 s6 + bar .1 .5,15.6,0 .5,15.6,13 s6 mir + bar .1 0,16.8,.4 0,16.6,13 s6 + bar .06 .5,15.6,1 0,16.8,2 .5,15.6,3 0,16.75,4 .5,15.6,5 0,16.7,6 .5,15.6,7 0,16.7,8 .5,15.6,9 0,16.65,10 .5,15.6,11 0,16.6,12 .5,15.6,13 s5 mir
    + bar .1 .5,15.6,0 .5,15.6,-5 s6 mir + box 1.2 .12 5 @0,15.5,-2.5 + bar .05 0,19.6,0 0,16.7,9 s5 + bar .05 0,19.6,0 0,15.6,-4.6 s5
  weight: box 1.6 1.4 .9 b.05 n2:0,0,1 @0,14.6,-4.2 + box 3.4 .5 3.4 b.05
  cabin: box 1 1.2 1.2 b.08 @.9,14,.9
  hook: box .8 .3 .8 @0,15.2,9 + bar .03 .2,15.2,9 .2,9,9 s5 mir + box .5 .5 .3 @0,8.6,9 + tube .08 0,8.6,9 0,8.2,9 .25,7.9,9 0,7.65,9 -.25,7.9,9 s8
steam vent, steam pipe, steam hole | .8 | pipe steel, steam snow
  pipe: cyl .2 .3 s18 + cyl .26 .06 s18 @0,.28,0 + cyl .3 .05 s18
  steam: blob .14 .2 4 @0,.42,0 + blob .18 .2 4 @.06,.56,.03 + blob .14 .2 4 @-.04,.7,-.02
pit garage, pits garage, garage pit, race garage, pit box, racing garage, pit building, garage pits | 4.6 | wall plaster #e6e8ea, trim paint #d1302a, door steel #aab2ba, sign paint #f4f4f0, dark rubber, floor stone #9aa0a6, tyre rubber #1c1d20, tool paint #d1302a
  wall: box 9 .9 5 b.04 @0,3,-.5 + box .5 3.02 5 b.03 n4:2.84,0,0 @0,0,-.5 + box 9 3 .2 @0,0,-2.9
  floor: box 9 .1 7 b.02 @0,0,.4
  trim: box 9.1 .5 .12 b.02 @0,3.2,2.04 + box 9.1 .16 5.2 b.02 @0,3.86,-.5 + box .52 .4 .06 b0 n4:2.84,0,0 @0,0,2.02 + box 8.9 .012 .14 b0 @0,.098,3.2
  door: box 2.3 .14 .1 b.01 @-2.84,2.84,1.8 + box 2.3 .14 .1 b.01 @-2.84,2.66,1.8 + box 2.3 .14 .1 b.01 @0,2.84,1.8 + box 2.34 .29 .1 b.01 @2.84,.1,1.8 + box 2.34 .29 .1 b.01 n9:0,.3,0 @2.84,1.5,1.8
  sign: word PIT .4 .04 @0,3.45,2.1
  dark: box 2.3 2.8 .05 @-2.84,.1,-2.76 + box 2.3 2.8 .05 @0,.1,-2.76
  tyre: ring .3 .15 10 s18 n3:0,.3,0 @-3.5,.55,.9 + ring .3 .15 10 s18 n2:0,.3,0 @-2.7,.4,1.1
  tool: box 1.1 .9 .6 b.04 @.4,.1,-.6 + box .9 .3 .5 b.03 @.4,1,-.6
  metal.door: box 1 .03 .04 b0 n3:0,.26,0 @.4,.52,-.28
pit office, pits office, office pit, race control, race office, race control tower, pit control building, pit wall office | 7 | wall plaster #eceef0, glass glass #5a90b0, trim paint #d1302a, steel, door obsidian #22303f, sign paint #f4f4f0
  wall: box 6 2.9 4 b.04 + box 6.4 .4 4.6 b.04 @0,2.8,.1 + box 6.4 .5 4.6 b.04 @0,4.9,.1 + box .3 1.8 .3 @2.9,3.1,1.9 mir + box .3 1.8 .3 @2.9,3.1,-1.8 mir + box 5 1.8 .2 @0,3.1,-1.8
  glass: box 5.6 1.72 .1 b0 @0,3.2,1.9 + box .1 1.72 3.5 b0 @2.9,3.2,.05 mir + box 1.4 1 .06 b0 @-1.9,1.3,1.99 + box .06 1 1.4 b0 n2:0,0,1.9 @2.99,1.3,0 mir
  trim: box 6.5 .3 4.7 b.02 @0,5.1,.1 + box 6.08 .3 4.08 b.02 @0,.5,0 + box .06 1.72 .14 b0 n4:1.4,0,0 @0,3.2,1.94
  sign: box 3 .6 .08 b.02 @.9,2.2,2.02
  steel: rodx .04 6.2 @0,5.95,2.2 + rodx .04 6.2 @0,5.95,-2 + cyl .04 .6 s8 n5:1.5,0,0 @0,5.38,2.2 + cyl .04 .6 s8 n5:1.5,0,0 @0,5.38,-2 + cyl .06 1.6 s8 @-2,5.38,-1 + pot .05 .05,0 .5,.1 .75,.4 s18 rx50 @1.6,5.7,-.8 + cyl .08 .5 s8 @1.6,5.36,-.8 + rodx .03 .8 @-2,6.7,-1 + rodx .03 .5 @-2,6.4,-1
  door: box 1 2.1 .08 b.02 @1,0,1.98
  word.trim: word RACE .36 .04 @.9,2.5,2.07
pit lane, pit road, road pit lane, road pit straight, road pit entry, pit lane road, pit stop, pit stop lane | .9 | road plaster #3c3f45, line paint #f2f0e8, yellow paint #f0c020, wall plaster #d8dade, trim paint #d1302a, tyre rubber #1c1d20, sign paint #f4f4f0
  road: box 9 .08 6
  line: box 9 .012 .14 b0 @0,.077,.9 + box .12 .012 2.6 b0 n4:2.8,0,0 @0,.077,-.6 + box 1.7 .0119 .14 b0 n3:2.8,0,0 @0,.077,-1.84 + box .8 .0118 .12 b0 n5:1.9,0,0 @0,.077,2.1
  yellow: box 1.7 .0117 .1 b0 n3:2.8,0,0 @0,.077,.1 + box .1 .0116 1.9 b0 n3:2.8,0,0 @-.85,.077,-.85 + box .1 .0116 1.9 b0 n3:2.8,0,0 @.85,.077,-.85
  wall: box 9 .8 .3 b.03 @0,.06,-2.8
  trim: box .75 .14 .34 b.01 n6:1.5,0,0 @0,.74,-2.8
  sign: word PIT .5 .02 rx-90 @-2.8,.08,-.8 + word PIT .5 .02 rx-90 @0,.08,-.8 + word PIT .5 .02 rx-90 @2.8,.08,-.8
  tyre: ring .24 .12 8 s16 n2:0,.24,0 @-4.1,.32,-2.2 + ring .24 .12 8 s16 n2:0,.24,0 @-1.3,.32,-2.2 + ring .24 .12 8 s16 n2:0,.24,0 @1.5,.32,-2.2
grandstand awning, grand stand awning, awning grandstand, covered grandstand, grandstand covered, grand stand covered, race grandstand | 6 | awning cloth #d1302a, stripe cloth #f4f4f0, frame plaster #c2c6ca, seat paint #2d6ab8, pole steel
  frame: side 8 2.2,0 2.2,.5 1.5,.5 1.5,1 .8,1 .8,1.5 .1,1.5 .1,2 -.6,2 -.6,2.5 -1.3,2.5 -1.3,3 -2.2,3 -2.2,0 b.02 + box 8 1 .12 @0,3,-2.1 + box 8 .5 .1 @0,.4,2.16
  seat: box .5 .12 .36 b.03 n13:.6,0,0 @0,.5,1.85 + box .5 .12 .36 b.03 n13:.6,0,0 @0,1,1.15 + box .5 .12 .36 b.03 n13:.6,0,0 @0,1.5,.45 + box .5 .12 .36 b.03 n13:.6,0,0 @0,2,-.25 + box .5 .12 .36 b.03 n13:.6,0,0 @0,2.5,-.95
    + box .5 .4 .1 b.03 n13:.6,0,0 @0,.56,1.68 + box .5 .4 .1 b.03 n13:.6,0,0 @0,1.06,.98 + box .5 .4 .1 b.03 n13:.6,0,0 @0,1.56,.28 + box .5 .4 .1 b.03 n13:.6,0,0 @0,2.06,-.42 + box .5 .4 .1 b.03 n13:.6,0,0 @0,2.56,-1.12
  pole: cyl .08 5.9 s10 n4:2.6,0,0 @0,0,-2.25 + bar .06 0,4.4,-2.25 0,5.3,.4 s6 n4:2.6,0,0 + rodx .06 8.2 @0,5.3,1.5
  awning: side .82 1.7,5.2 1.7,5.32 -2.4,5.95 -2.4,5.83 b0 n5:1.64,0,0 + side .82 1.62,5.22 1.72,5.3 1.72,4.85 1.62,4.85 b0 n5:1.64,0,0
  stripe: side .82 1.7,5.2 1.7,5.32 -2.4,5.95 -2.4,5.83 b0 n5:1.64,0,0 @.82,0,0 + side .82 1.62,5.22 1.72,5.3 1.72,4.85 1.62,4.85 b0 n5:1.64,0,0 @.82,0,0
overhead gantry, gantry, road gantry, track gantry, sign gantry, gantry sign, overhead sign, overhead gantry sign | 6.4 | sign paint #2d62b8, frame steel #aab0b6, road plaster #3c3f45, white paint #f4f4f0, line paint #f2f0e8, foot stone #b0aca4
  road: box 9 .08 2
  line: box .14 .012 .7 b0 n2:0,0,1.1 @0,.077,0
  foot: box 1 .5 1 b.05 @4.6,0,0 mir
  frame: box .24 6.2 .24 b.02 @4.45,.2,.3 mir mirz + box 9.4 .14 .14 b.01 @0,6.2,.3 mirz + box 9.4 .14 .14 b.01 @0,5.3,.3 mirz + bar .05 -.56,5.37,.3 .56,6.27,.3 s6 n8:1.12,0,0 mirz + bar .05 4.45,.8,.3 4.45,1.9,-.3 s6 n4:0,1.2,0 @0,1.8,0 + bar .05 -4.45,.8,.3 -4.45,1.9,-.3 s6 n4:0,1.2,0 @0,1.8,0 + box .1 .1 .7 n9:1.12,0,0 @0,6.2,0
  sign: box 3.8 1.8 .12 b.04 n2:4.1,0,0 @0,4.45,.5
  white: box 3.2 .06 .02 b0 n2:4,0,0 @0,4.58,.565 + box 3.2 .06 .02 b0 n2:4,0,0 @0,6.06,.565 + slab .03 -.16,-.5 .16,-.5 .16,.02 .42,.02 0,.52 -.42,.02 -.16,.02 b0 @2.9,5.35,.57 + slab .03 -.16,-.5 .16,-.5 .16,.02 .42,.02 0,.52 -.42,.02 -.16,.02 b0 @-1.1,5.35,.57 + box 1.5 .18 .02 b0 n2:0,.4,0 @1.5,5.3,.57 + box 1.5 .18 .02 b0 n2:0,.4,0 @-2.5,5.3,.57
start lights, starting lights, race start lights, overhead lights, light gantry, race lights, gantry lights, start light gantry | 6 | frame steel #aab0b6, box rubber #1c1d20, red light #ff3a2a, off rubber #4a1a18, road plaster #3c3f45, line paint #f2f0e8, foot stone #b0aca4
  road: box 8 .08 3
  line: box 7.6 .012 .3 b0 @0,.077,.6 + box .14 .012 .9 b0 n2:0,0,1.2 @0,.077,-.6
  foot: box .9 .5 .9 b.05 @4,0,0 mir
  frame: box .26 5.8 .26 b.02 @4,.2,0 mir + box 8.2 .16 .16 b.01 @0,5.8,0 + box 8.2 .16 .16 b.01 @0,5,0 + bar .05 -.5,5.08,0 .5,5.88,0 s6 n8:1,0,0
  box: box .9 2 .4 b.06 n5:1.15,0,0 @0,4.1,.3
  red: rodz .3 .1 s18 n5:1.15,0,0 @0,5.6,.5 + rodz .3 .1 s18 n5:1.15,0,0 @0,4.6,.5
  hood.box: ringz .32 .05 6 s18 n5:1.15,0,0 @0,5.6,.54 + ringz .32 .05 6 s18 n5:1.15,0,0 @0,4.6,.54
double billboard, billboard double, two billboards, twin billboard, double advertising board, billboard double exclusive | 6 | board plaster #f3e7c8, frame iron #50555c, picture paint #2d6ab8, sun paint #f2b632, leg iron #3c4046, red paint #d1302a
  frame: box 5 2.8 .2 ry18 @-2.5,3,0 + box 5 2.8 .2 ry-18 @2.5,3,0 + box .3 2.8 .16 @0,3,-.66
  board: box 4.6 2.4 .1 @0,3.2,.1 ry18 @-2.5,0,0 + box 4.6 2.4 .1 @0,3.2,.1 ry-18 @2.5,0,0
  picture: slab .06 -2,-.9 2,-.9 2,-.3 1,.5 .4,-.1 -.6,.7 -2,-.4 @0,4.3,.16 ry18 @-2.5,0,0
  sun: cyl .35 .08 rx90 @1.3,4.95,.12 ry18 @-2.5,0,0
  red: slab .06 -.9,-.5 0,-.5 .1,-.85 .5,-.5 .9,-.5 .9,.6 -.9,.6 @-.8,4.5,.16 ry-18 @2.5,0,0 + box 1.3 .2 .06 b0 n3:0,.45,0 @1.2,4.3,.16 ry-18 @2.5,0,0
  leg: cyl .18 3.1 @-2.6,0,-.1 mir + cyl .18 3.1 @0,0,-.7 + box .8 .2 .8 b.03 @2.6,0,-.1 mir + box .8 .2 .8 b.03 @0,0,-.7
low billboard, billboard low, billboard lower, lower billboard, ground billboard, trackside billboard, advertising board, ad board | 1.3 | board paint #d1302a, frame iron #50555c, white paint #f4f4f0
  frame: box 4.2 1.2 .1 b.02 @0,.1,0 + bar .05 0,1.1,-.06 0,.05,-.7 s6 n3:1.8,0,0 + box .16 .06 1 n3:1.8,0,0 @0,0,-.3
  board: box 4 1 .06 b.01 @0,.2,.05
  white: word RACE .56 .04 @-.5,.7,.09 + box .2 .8 .03 b0 rz-20 @1.3,.3,.075 + box .2 .8 .03 b0 rz-20 @1.65,.3,.075 + box .2 .8 .03 b0 rz-20 @-1.75,.3,.075
road corner with wall, road corner wall, road corner large wall, road corner small wall, road corner larger wall, road wall corner, road corner wall inner, corner road with wall | 1 | road plaster #3c3f45, line paint #f2f0e8, grass plant #6f9a4a, wall plaster #d8dade, stripe paint #d1302a
  road: plan .1 -3,-1.4 -2.24,-1.33 -1.5,-1.13 -.8,-.81 -.17,-.37 .37,.17 .81,.8 1.13,1.5 1.33,2.24 1.4,3 -1.4,3 -1.42,2.72 -1.5,2.45 -1.61,2.2 -1.77,1.97 -1.97,1.77 -2.2,1.61 -2.45,1.5 -2.72,1.42 -3,1.4 b0
  line: plan .014 -2.79,-.06 -2.55,-.04 -2.31,.01 -2.34,.15 -2.57,.1 -2.8,.08 b0 @0,.098,0 + plan .014 -1.65,.24 -1.44,.35 -1.24,.49 -1.32,.6 -1.51,.48 -1.72,.37 b0 @0,.098,0 + plan .014 -.72,.95 -.56,1.13 -.43,1.33 -.54,1.4 -.68,1.22 -.82,1.04 b0 @0,.098,0 + plan .014 -.12,1.95 -.04,2.18 .01,2.41 -.12,2.44 -.18,2.22 -.25,2 b0 @0,.098,0 + plan .013 -3,1.2 -2.69,1.23 -2.38,1.31 -2.1,1.44 -1.84,1.62 -1.62,1.84 -1.44,2.1 -1.31,2.38 -1.23,2.69 -1.2,3 -1.3,3 -1.33,2.7 -1.4,2.42 -1.53,2.15 -1.7,1.91 -1.91,1.7 -2.15,1.53 -2.42,1.4 -2.7,1.33 -3,1.3 b0 @0,.098,0
  wall: plan .9 -3,-1.75 -2.18,-1.68 -1.38,-1.46 -.63,-1.11 .05,-.64 .64,-.05 1.11,.62 1.46,1.38 1.68,2.18 1.75,3 1.4,3 1.33,2.24 1.13,1.5 .81,.8 .37,.17 -.17,-.37 -.8,-.81 -1.5,-1.13 -2.24,-1.33 -3,-1.4 b.03
  stripe: plan .3 -3,-1.78 -2.69,-1.77 -2.38,-1.74 -2.43,-1.33 -2.71,-1.36 -3,-1.37 b0 @0,.62,0 + plan .3 -1.76,-1.62 -1.46,-1.53 -1.17,-1.42 -1.33,-1.04 -1.6,-1.14 -1.87,-1.22 b0 @0,.62,0 + plan .3 -.61,-1.14 -.34,-.97 -.09,-.79 -.34,-.47 -.57,-.63 -.82,-.78 b0 @0,.62,0 + plan .3 .38,-.38 .59,-.15 .79,.09 .47,.34 .29,.12 .09,-.09 b0 @0,.62,0 + plan .3 1.14,.61 1.29,.89 1.42,1.17 1.04,1.33 .92,1.07 .78,.81 b0 @0,.62,0 + plan .3 1.62,1.76 1.69,2.07 1.74,2.38 1.33,2.43 1.29,2.15 1.22,1.87 b0 @0,.62,0
  grass: plan .08 -3,-1.75 -2.18,-1.68 -1.38,-1.46 -.63,-1.11 .05,-.64 .64,-.05 1.11,.62 1.46,1.38 1.68,2.18 1.75,3 3,3 3,-3 -3,-3 b0 + plan .08 -3,1.4 -2.59,1.45 -2.2,1.61 -1.87,1.87 -1.61,2.2 -1.45,2.59 -1.4,3 -3,3 b0
road corner with border, road corner border, road corner large border, road corner small border, road corner larger border, road corner kerb, race track corner, road corner border inner | .2 | road plaster #3c3f45, line paint #f2f0e8, grass plant #6f9a4a, red paint #d1302a, white paint #f4f4f0
  road: plan .1 -3,-1.4 -2.24,-1.33 -1.5,-1.13 -.8,-.81 -.17,-.37 .37,.17 .81,.8 1.13,1.5 1.33,2.24 1.4,3 -1.4,3 -1.42,2.72 -1.5,2.45 -1.61,2.2 -1.77,1.97 -1.97,1.77 -2.2,1.61 -2.45,1.5 -2.72,1.42 -3,1.4 b0
  line: plan .014 -2.79,-.06 -2.55,-.04 -2.31,.01 -2.34,.15 -2.57,.1 -2.8,.08 b0 @0,.098,0 + plan .014 -1.65,.24 -1.44,.35 -1.24,.49 -1.32,.6 -1.51,.48 -1.72,.37 b0 @0,.098,0 + plan .014 -.72,.95 -.56,1.13 -.43,1.33 -.54,1.4 -.68,1.22 -.82,1.04 b0 @0,.098,0 + plan .014 -.12,1.95 -.04,2.18 .01,2.41 -.12,2.44 -.18,2.22 -.25,2 b0 @0,.098,0
  red: plan .14 -3,-1.8 -2.73,-1.79 -2.46,-1.77 -2.51,-1.37 -2.75,-1.39 -3,-1.4 b0 + plan .14 -1.93,-1.68 -1.67,-1.61 -1.41,-1.53 -1.55,-1.15 -1.78,-1.23 -2.02,-1.29 b0 + plan .14 -.92,-1.32 -.68,-1.2 -.45,-1.06 -.66,-.73 -.87,-.85 -1.09,-.96 b0 + plan .14 -.01,-.75 .2,-.58 .39,-.39 .11,-.11 -.07,-.28 -.26,-.44 b0 + plan .14 .75,.01 .91,.22 1.06,.45 .73,.66 .59,.45 .44,.26 b0 + plan .14 1.32,.92 1.43,1.16 1.53,1.41 1.15,1.55 1.07,1.32 .96,1.09 b0 + plan .14 1.68,1.93 1.73,2.2 1.77,2.46 1.37,2.51 1.34,2.26 1.29,2.02 b0 + plan .14 -3,1.4 -2.84,1.41 -2.69,1.43 -2.77,1.82 -2.88,1.81 -3,1.8 b0 + plan .14 -2.39,1.52 -2.25,1.59 -2.11,1.67 -2.33,2 -2.43,1.94 -2.54,1.89 b0 + plan .14 -1.87,1.87 -1.76,1.98 -1.67,2.11 -2,2.33 -2.07,2.24 -2.15,2.15 b0 + plan .14 -1.52,2.39 -1.47,2.54 -1.43,2.69 -1.82,2.77 -1.85,2.65 -1.89,2.54 b0
  white: plan .14 -2.46,-1.77 -2.2,-1.73 -1.93,-1.68 -2.02,-1.29 -2.26,-1.34 -2.51,-1.37 b0 + plan .14 -1.41,-1.53 -1.16,-1.43 -.92,-1.32 -1.09,-.96 -1.32,-1.07 -1.55,-1.15 b0 + plan .14 -.45,-1.06 -.22,-.91 -.01,-.75 -.26,-.44 -.45,-.59 -.66,-.73 b0 + plan .14 .39,-.39 .58,-.2 .75,.01 .44,.26 .28,.07 .11,-.11 b0 + plan .14 1.06,.45 1.2,.68 1.32,.92 .96,1.09 .85,.87 .73,.66 b0 + plan .14 1.53,1.41 1.61,1.67 1.68,1.93 1.29,2.02 1.23,1.78 1.15,1.55 b0 + plan .14 1.77,2.46 1.79,2.73 1.8,3 1.4,3 1.39,2.75 1.37,2.51 b0 + plan .14 -2.69,1.43 -2.54,1.47 -2.39,1.52 -2.54,1.89 -2.65,1.85 -2.77,1.82 b0 + plan .14 -2.11,1.67 -1.98,1.76 -1.87,1.87 -2.15,2.15 -2.24,2.07 -2.33,2 b0 + plan .14 -1.67,2.11 -1.59,2.25 -1.52,2.39 -1.89,2.54 -1.94,2.43 -2,2.33 b0 + plan .14 -1.43,2.69 -1.41,2.84 -1.4,3 -1.8,3 -1.81,2.88 -1.82,2.77 b0
  grass: plan .08 -3,-1.8 -2.17,-1.73 -1.36,-1.51 -.6,-1.16 .09,-.68 .68,-.09 1.16,.6 1.51,1.36 1.73,2.17 1.8,3 3,3 3,-3 -3,-3 b0 + plan .08 -3,1.8 -2.69,1.84 -2.4,1.96 -2.15,2.15 -1.96,2.4 -1.84,2.69 -1.8,3 -3,3 b0
road corner with sand, road corner sand, road corner large sand, road corner larger sand, gravel trap corner, sand trap corner, road corner sand inner | .3 | road plaster #3c3f45, line paint #f2f0e8, sand earth #dcc48a, red paint #d1302a, white paint #f4f4f0
  road: plan .1 -3,-1.4 -2.24,-1.33 -1.5,-1.13 -.8,-.81 -.17,-.37 .37,.17 .81,.8 1.13,1.5 1.33,2.24 1.4,3 -1.4,3 -1.42,2.72 -1.5,2.45 -1.61,2.2 -1.77,1.97 -1.97,1.77 -2.2,1.61 -2.45,1.5 -2.72,1.42 -3,1.4 b0
  line: plan .014 -2.79,-.06 -2.55,-.04 -2.31,.01 -2.34,.15 -2.57,.1 -2.8,.08 b0 @0,.098,0 + plan .014 -1.65,.24 -1.44,.35 -1.24,.49 -1.32,.6 -1.51,.48 -1.72,.37 b0 @0,.098,0 + plan .014 -.72,.95 -.56,1.13 -.43,1.33 -.54,1.4 -.68,1.22 -.82,1.04 b0 @0,.098,0 + plan .014 -.12,1.95 -.04,2.18 .01,2.41 -.12,2.44 -.18,2.22 -.25,2 b0 @0,.098,0
  red: plan .14 -3,1.4 -2.84,1.41 -2.69,1.43 -2.75,1.72 -2.87,1.71 -3,1.7 b0 + plan .14 -2.39,1.52 -2.25,1.59 -2.11,1.67 -2.28,1.92 -2.39,1.85 -2.5,1.8 b0 + plan .14 -1.87,1.87 -1.76,1.98 -1.67,2.11 -1.92,2.28 -2,2.18 -2.08,2.08 b0 + plan .14 -1.52,2.39 -1.47,2.54 -1.43,2.69 -1.72,2.75 -1.76,2.62 -1.8,2.5 b0
  white: plan .14 -2.69,1.43 -2.54,1.47 -2.39,1.52 -2.5,1.8 -2.62,1.76 -2.75,1.72 b0 + plan .14 -2.11,1.67 -1.98,1.76 -1.87,1.87 -2.08,2.08 -2.18,2 -2.28,1.92 b0 + plan .14 -1.67,2.11 -1.59,2.25 -1.52,2.39 -1.8,2.5 -1.85,2.39 -1.92,2.28 b0 + plan .14 -1.43,2.69 -1.41,2.84 -1.4,3 -1.7,3 -1.71,2.87 -1.72,2.75 b0
  sand: plan .09 -3,-1.4 -2.24,-1.33 -1.5,-1.13 -.8,-.81 -.17,-.37 .37,.17 .81,.8 1.13,1.5 1.33,2.24 1.4,3 3,3 3,-3 -3,-3 b0 + plan .09 -3,1.7 -2.66,1.74 -2.35,1.87 -2.08,2.08 -1.87,2.35 -1.74,2.66 -1.7,3 -3,3 b0 + pillx .12 1.6 *1,.5,1 n3:.1,0,.4 @1.6,.08,-2.1 + pillz .12 1.4 *1,.5,1 n3:.4,0,0 @2.2,.08,1 + pillx .12 1.2 *1,.5,1 @-2,.08,-2.4
road ramp with walls, road ramp wall, road ramp long wall, road ramp curved wall, ramp road wall, walled road ramp, road ramp side walls | 2.4 | road plaster #3c3f45, line paint #f2f0e8, wall plaster #d8dade, stripe paint #d1302a, side stone #8d877d
  side: side 3.4 3.2,0 3.2,.1 2.2,.14 -2,1.56 -3.2,1.6 -3.2,0 b0
  road: side 2.9 3.2,.1 3.2,.16 2.2,.2 -2,1.63 -3.2,1.66 -3.2,1.5 -2,1.5 b0
  line: side .14 -.5,0 .5,0 .5,.02 -.5,.02 b0 rx18.7 @0,.48,1.4 + side .14 -.5,0 .5,0 .5,.02 -.5,.02 b0 rx18.7 @0,.99,-.1 + side .14 -.5,0 .5,0 .5,.02 -.5,.02 b0 rx18.7 @0,1.5,-1.6
  wall: side .3 3.2,0 3.2,.9 2.2,.94 -2,2.36 -3.2,2.4 -3.2,0 b0 @1.6,0,0 mir
  stripe: side .34 -.4,0 .4,0 .4,.2 -.4,.2 b0 rx18.7 n3:0,.54,-1.6 @1.6,1.46,.1 mir
road bridge start, bridge start, road straight bridge start, start of a bridge, bridge ramp road, road bridge ramp, bridge road start | 3 | deck stone #b9b6ae, road plaster #3a3d44, line paint #f4efe0, rail steel, edge paint #e0b62e
  deck: side 3.6 3.2,0 3.2,.08 2,.2 -1,1.3 -2.2,1.6 -3.2,1.6 -3.2,1.1 -2.2,1 -1.6,.8 -1.2,.4 -1.1,0 b0 + box 3.4 1.3 .6 b.04 @0,0,-2.8
  road: side 3 3.2,.04 3.2,.12 2,.25 -1,1.36 -2.2,1.66 -3.2,1.66 -3.2,1.4 -2,1.4 b0
  line: side .14 -.4,0 .4,0 .4,.02 -.4,.02 b0 rx20 n3:0,.4,-1.1 @0,.79,.5
  edge: side .26 3.2,.04 3.2,.3 2,.42 -1,1.5 -2.2,1.8 -3.2,1.8 -3.2,1.4 -2,1.4 b0 @1.65,0,0 mir
  rail: bar .05 1.65,1,3 1.65,1.2,2 1.65,2.3,-1 1.65,2.6,-2.2 1.65,2.6,-3.15 s6 mir + bar .04 1.65,.65,3 1.65,.85,2 1.65,1.95,-1 1.65,2.2,-2.2 1.65,2.2,-3.15 s6 mir + box .1 .9 .1 @1.65,.2,2.9 mir + box .1 1 .1 @1.65,.5,1.4 mir + box .1 1 .1 @1.65,1.02,0 mir + box .1 1 .1 @1.65,1.5,-1.2 mir + box .1 1 .1 @1.65,1.64,-2.2 mir + box .1 1 .1 @1.65,1.64,-3.1 mir
curved road bridge, road corner bridge, road corner bridge large, road corner bridge small, road corner bridge larger, road bridge corner, corner road bridge, curved bridge | 4 | deck stone #b9b6ae, road plaster #3a3d44, line paint #f4efe0, pillar stone #a5a198, rail steel, edge paint #e0b62e
  deck: plan .4 -3,-1.5 -2.22,-1.43 -1.46,-1.23 -.75,-.9 -.11,-.45 .45,.11 .9,.75 1.23,1.46 1.43,2.22 1.5,3 -1.5,3 -1.52,2.74 -1.59,2.49 -1.7,2.25 -1.85,2.04 -2.04,1.85 -2.25,1.7 -2.49,1.59 -2.74,1.52 -3,1.5 b.02 @0,2.5,0
  road: plan .08 -3,-1.3 -2.25,-1.23 -1.53,-1.04 -.85,-.72 -.24,-.29 .29,.24 .72,.85 1.04,1.53 1.23,2.25 1.3,3 -1.3,3 -1.33,2.7 -1.4,2.42 -1.53,2.15 -1.7,1.91 -1.91,1.7 -2.15,1.53 -2.42,1.4 -2.7,1.33 -3,1.3 b0 @0,2.86,0
  line: plan .014 -2.79,-.06 -2.55,-.04 -2.31,.01 -2.34,.15 -2.57,.1 -2.8,.08 b0 @0,2.938,0 + plan .014 -1.65,.24 -1.44,.35 -1.24,.49 -1.32,.6 -1.51,.48 -1.72,.37 b0 @0,2.938,0 + plan .014 -.72,.95 -.56,1.13 -.43,1.33 -.54,1.4 -.68,1.22 -.82,1.04 b0 @0,2.938,0 + plan .014 -.12,1.95 -.04,2.18 .01,2.41 -.12,2.44 -.18,2.22 -.25,2 b0 @0,2.938,0
  edge: plan .2 -3,1.25 -2.7,1.28 -2.4,1.36 -2.12,1.48 -1.88,1.66 -1.66,1.88 -1.48,2.12 -1.36,2.4 -1.28,2.7 -1.25,3 -1.55,3 -1.57,2.75 -1.64,2.5 -1.74,2.27 -1.89,2.07 -2.07,1.89 -2.28,1.74 -2.5,1.64 -2.75,1.57 -3,1.55 b.01 @0,2.86,0 + plan .2 -3,-1.55 -2.21,-1.48 -1.44,-1.28 -.73,-.94 -.08,-.49 .49,.08 .94,.72 1.28,1.44 1.48,2.21 1.55,3 1.25,3 1.19,2.26 .99,1.55 .68,.87 .26,.27 -.27,-.26 -.88,-.68 -1.55,-.99 -2.26,-1.19 -3,-1.25 b.01 @0,2.86,0
  rail: bar .05 -2.85,3.7,-1.4 -2.12,3.7,-1.31 -1.42,3.7,-1.1 -.76,3.7,-.78 -.16,3.7,-.36 .36,3.7,.16 .78,3.7,.76 1.1,3.7,1.42 1.31,3.7,2.12 1.4,3.7,2.85 s6 + bar .04 -2.85,3.35,-1.4 -2.12,3.35,-1.31 -1.42,3.35,-1.1 -.76,3.35,-.78 -.16,3.35,-.36 .36,3.35,.16 .78,3.35,.76 1.1,3.35,1.42 1.31,3.35,2.12 1.4,3.35,2.85 s6 + bar .05 -2.94,3.7,1.4 -2.55,3.7,1.46 -2.18,3.7,1.62 -1.87,3.7,1.87 -1.62,3.7,2.18 -1.46,3.7,2.55 -1.4,3.7,2.94 s6 + box .1 .7 .1 @-2.85,3,-1.4 + box .1 .7 .1 @-2.03,3,-1.29 + box .1 .7 .1 @-1.25,3,-1.04 + box .1 .7 .1 @-.52,3,-.64 + box .1 .7 .1 @.11,3,-.11 + box .1 .7 .1 @.64,3,.52 + box .1 .7 .1 @1.04,3,1.25 + box .1 .7 .1 @1.29,3,2.03 + box .1 .7 .1 @1.4,3,2.85 + box .1 .7 .1 @-2.94,3,1.4 + box .1 .7 .1 @-2.36,3,1.53 + box .1 .7 .1 @-1.87,3,1.87 + box .1 .7 .1 @-1.53,3,2.36 + box .1 .7 .1 @-1.4,3,2.94
  pillar: cyl .5 2.55 s16 @-2.38,0,.07 + cyl .75 .2 s16 @-2.38,0,.07 + cyl .8 .3 s16 @-2.38,2.3,.07 + cyl .5 2.55 s16 @-.07,0,2.38 + cyl .75 .2 s16 @-.07,0,2.38 + cyl .8 .3 s16 @-.07,2.3,2.38
skewed road, road straight skew, road skew, s shaped road, road s curve, s bend road, road chicane, shifted road | .14 | road plaster #3c3f45, line paint #f2f0e8, kerb stone #b0aca4, grass plant #6f9a4a
  road: plan .1 -2.7,3 -2.65,2.5 -2.51,2 -2.29,1.5 -2,1 -1.66,.5 -1.3,0 -.94,-.5 -.6,-1 -.31,-1.5 -.09,-2 .05,-2.5 .1,-3 2.7,-3 2.65,-2.5 2.51,-2 2.29,-1.5 2,-1 1.66,-.5 1.3,0 .94,.5 .6,1 .31,1.5 .09,2 -.05,2.5 -.1,3 b0
  line: plan .014 -1.47,3 -1.42,2.5 -1.28,2.5 -1.33,3 b0 @0,.098,0 + plan .014 -1.28,2 -1.06,1.5 -.92,1.5 -1.14,2 b0 @0,.098,0 + plan .014 -.77,1 -.43,.5 -.29,.5 -.63,1 b0 @0,.098,0 + plan .014 -.07,0 .29,-.5 .43,-.5 .07,0 b0 @0,.098,0 + plan .014 .63,-1 .92,-1.5 1.06,-1.5 .77,-1 b0 @0,.098,0 + plan .014 1.14,-2 1.28,-2.5 1.42,-2.5 1.28,-2 b0 @0,.098,0
  kerb: plan .14 -.1,3 -.05,2.5 .09,2 .31,1.5 .6,1 .94,.5 1.3,0 1.66,-.5 2,-1 2.29,-1.5 2.51,-2 2.65,-2.5 2.7,-3 2.9,-3 2.85,-2.5 2.71,-2 2.49,-1.5 2.2,-1 1.86,-.5 1.5,0 1.14,.5 .8,1 .51,1.5 .29,2 .15,2.5 .1,3 b0 + plan .14 -2.9,3 -2.85,2.5 -2.71,2 -2.49,1.5 -2.2,1 -1.86,.5 -1.5,0 -1.14,-.5 -.8,-1 -.51,-1.5 -.29,-2 -.15,-2.5 -.1,-3 .1,-3 .05,-2.5 -.09,-2 -.31,-1.5 -.6,-1 -.94,-.5 -1.3,0 -1.66,.5 -2,1 -2.29,1.5 -2.51,2 -2.65,2.5 -2.7,3 b0
  grass: plan .08 .1,3 .15,2.5 .29,2 .51,1.5 .8,1 1.14,.5 1.5,0 1.86,-.5 2.2,-1 2.49,-1.5 2.71,-2 2.85,-2.5 2.9,-3 3.2,-3 3.2,3 b0 + plan .08 -2.9,3 -2.85,2.5 -2.71,2 -2.49,1.5 -2.2,1 -1.86,.5 -1.5,0 -1.14,-.5 -.8,-1 -.51,-1.5 -.29,-2 -.15,-2.5 -.1,-3 -3.2,-3 -3.2,3 b0
round road split, road split round, road split round large, y junction, road y junction, road fork round, curved road split | .14 | road plaster #3c3f45, line paint #f2f0e8, kerb stone #b0aca4, grass plant #6f9a4a
  road: plan .1 -3,-1.4 -2.24,-1.33 -1.5,-1.13 -.8,-.81 -.17,-.37 .37,.17 .81,.8 1.13,1.5 1.33,2.24 1.4,3 1.4,3 -1.4,3 -1.4,3 -1.45,2.59 -1.61,2.2 -1.87,1.87 -2.2,1.61 -2.59,1.45 -3,1.4 b0 + plan .1 3,-1.4 2.24,-1.33 1.5,-1.13 .8,-.81 .17,-.37 -.37,.17 -.81,.8 -1.13,1.5 -1.33,2.24 -1.4,3 1.4,3 1.45,2.59 1.61,2.2 1.87,1.87 2.2,1.61 2.59,1.45 3,1.4 b0
  line: plan .014 -2.79,-.06 -2.55,-.04 -2.31,.01 -2.34,.15 -2.57,.1 -2.8,.08 b0 @0,.098,0 mir + plan .014 -1.65,.24 -1.44,.35 -1.24,.49 -1.32,.6 -1.51,.48 -1.72,.37 b0 @0,.098,0 mir + plan .014 -.72,.95 -.56,1.13 -.43,1.33 -.54,1.4 -.68,1.22 -.82,1.04 b0 @0,.098,0 mir + box .14 .02 .7 b0 @0,.095,2.5
  kerb: plan .14 -3,1.4 -2.59,1.45 -2.2,1.61 -1.87,1.87 -1.61,2.2 -1.45,2.59 -1.4,3 -1.6,3 -1.65,2.64 -1.79,2.3 -2.01,2.01 -2.3,1.79 -2.64,1.65 -3,1.6 b0 mir + plan .14 -3,-1.4 -2.4,-1.36 -1.81,-1.24 -1.25,-1.04 -.71,-.76 -.22,-.41 .22,0 .25,-.25 -.2,-.65 -.7,-.98 -1.24,-1.25 -1.81,-1.44 -2.4,-1.56 -3,-1.6 b0 mir
  grass: plan .08 -3,1.6 -2.64,1.65 -2.3,1.79 -2.01,2.01 -1.79,2.3 -1.65,2.64 -1.6,3 -3,3 b0 mir + plan .08 -3,-1.6 -2.39,-1.56 -1.78,-1.44 -1.2,-1.23 -.65,-.96 -.15,-.61 .31,-.2 -.31,-.2 .15,-.61 .65,-.96 1.2,-1.23 1.78,-1.44 2.39,-1.56 3,-1.6 3,-3 -3,-3 b0
pit garage corner, pits garage corner, corner pit garage, garage corner, race garage corner | 4.6 | wall plaster #e6e8ea, trim paint #d1302a, door steel #aab2ba, sign paint #f4f4f0, dark rubber, floor stone #9aa0a6, glass glass #5a90b0
  wall: box 5 .9 5 b.04 @-.5,3,-.5 + box .5 3.02 5 b.03 @-2.75,0,-.5 + box .5 3.02 .5 b.03 @1.75,0,1.75 + box 5 3 .3 @-.5,0,-2.85 + box .3 3 1.2 b.02 @1.85,0,-2.4 + box .3 1 4.6 b.02 @1.85,0,-.4
  floor: box 7 .1 7 b.02 @.4,0,.4
  trim: box 5.1 .5 .12 b.02 @-.5,3.2,2.04 + box .12 .5 5.1 b.02 @2.04,3.2,-.5 + box 5.2 .16 5.2 b.02 @-.5,3.86,-.5 + box .52 .4 .06 b0 n2:4.5,0,0 @-.5,0,2.02
  door: box 4 .29 .1 b.01 n5:0,.3,0 @-.5,2.1,1.8
  glass: box .1 2 3.3 b0 @1.85,1,-.1
  frame.door: box .2 2 .1 b.01 n3:0,0,1.1 @1.85,1,-.1 + box .2 .1 3.3 b0 @1.85,1.95,-.1
  sign: word PIT .4 .04 @-.5,3.45,2.1
  dark: box 4 1.5 .05 @-.5,.1,1.6
pit office corner, pits office corner, corner pit office, race control corner, race office corner | 7 | wall plaster #eceef0, glass glass #5a90b0, trim paint #d1302a, steel, door obsidian #22303f
  wall: plan 2.9 -2.5,2.2 -2.5,-2.2 2.2,-2.2 2.2,1 1,2.2 b.04 + plan .4 -2.6,2.5 -2.6,-2.4 2.5,-2.4 2.5,1.1 1.1,2.5 b.04 @0,2.8,0 + plan .5 -2.6,2.5 -2.6,-2.4 2.5,-2.4 2.5,1.1 1.1,2.5 b.04 @0,4.9,0 + box .3 1.8 .3 @-2.3,3.1,2 + box .3 1.8 .3 @2,3.1,-2 + box 4.4 1.8 .2 @-.2,3.1,-2.1
  glass: plan 1.74 -2.4,2.1 -2.4,-2 2.1,-2 2.1,1 1,2.1 b0 @0,3.16,0 + box 1.3 1 .06 b0 @-1.5,1.3,2.2 + box .06 1 1.3 b0 @2.2,1.3,-1
  trim: plan .3 -2.65,2.55 -2.65,-2.45 2.55,-2.45 2.55,1.12 1.12,2.55 b.02 @0,5.1,0 + plan .3 -2.52,2.26 -2.52,-2.22 2.26,-2.22 2.26,1.02 1.02,2.26 b.02 @0,.4,0 + box .1 1.74 .1 b0 n3:1.3,0,0 @-.9,3.16,2.08 + box .1 1.74 .1 b0 n3:0,0,1.1 @2.08,3.16,-.6 + box .12 1.74 .12 b0 @2.06,3.16,.98 + box .12 1.74 .12 b0 @.98,3.16,2.06
  steel: bar .04 -2.5,5.95,2.4 1.06,5.95,2.4 2.4,5.95,1.06 2.4,5.95,-2.3 s6 + cyl .04 .6 s8 n3:1.7,0,0 @-.7,5.38,2.4 + cyl .04 .6 s8 n3:0,0,1.6 @2.4,5.38,-.6 + cyl .06 1.5 s8 @-1.6,5.38,-1.2 + rodx .03 .8 @-1.6,6.6,-1.2
  door: box 1 2.1 .06 b.02 @.1,0,2.2
pit office roof, pits office roof, roof of pit office, race control roof, race office roof | 2.4 | roof plaster #c8ccd0, trim paint #d1302a, steel, unit plaster #eceef0, dark rubber
  roof: box 6.4 .4 4.6 b.04
  trim: box 6.5 .24 4.7 b.02 @0,.1,0
  steel: rodx .04 6.2 @0,.95,2.2 mirz + rodz .04 4.4 @3.1,.95,0 mir + cyl .04 .6 s8 n5:1.5,0,0 @0,.38,2.2 mirz + cyl .04 .6 s8 @3.1,.38,0 mir + cyl .06 1.8 s8 @-2.2,.38,-1.2 + rodx .03 .9 @-2.2,2.05,-1.2 + rodx .03 .6 @-2.2,1.75,-1.2 + pot .05 .05,0 .5,.1 .75,.4 s18 rx50 @1.8,.75,-.9 + cyl .08 .5 s8 @1.8,.36,-.9
  unit: box 1.2 .7 .9 b.05 @-.4,.38,-.8 + box .9 .4 .7 b.04 @-.6,.38,.9
  dark: cyl .3 .02 s18 b0 @-.4,1.07,-.8 + box .9 .05 .03 b0 n4:0,.12,0 @-.4,.72,-.34
round grandstand, grandstand round, grand stand round, curved grandstand, curved stands, round bleachers, corner grandstand | 3.2 | seat paint #2d6ab8, frame plaster #b8b4aa, rail steel
  frame: plan .5 -2.61,.1 -2.11,-.28 -1.54,-.58 -.94,-.78 -.32,-.89 .32,-.89 .94,-.78 1.54,-.58 2.11,-.28 2.61,.1 2.14,.62 1.73,.31 1.27,.06 .77,-.1 .26,-.19 -.26,-.19 -.77,-.1 -1.27,.06 -1.73,.31 -2.14,.62 b.01 + plan .95 -3.08,-.42 -2.48,-.87 -1.82,-1.22 -1.11,-1.46 -.37,-1.58 .37,-1.58 1.11,-1.46 1.82,-1.22 2.48,-.87 3.08,-.42 2.61,.1 2.11,-.28 1.54,-.58 .94,-.78 .32,-.89 -.32,-.89 -.94,-.78 -1.54,-.58 -2.11,-.28 -2.61,.1 b.01 + plan 1.4 -3.55,-.94 -2.86,-1.46 -2.1,-1.87 -1.28,-2.14 -.43,-2.28 .43,-2.28 1.28,-2.14 2.1,-1.87 2.86,-1.46 3.55,-.94 3.08,-.42 2.48,-.87 1.82,-1.22 1.11,-1.46 .37,-1.58 -.37,-1.58 -1.11,-1.46 -1.82,-1.22 -2.48,-.87 -3.08,-.42 b.01 + plan 1.85 -4.01,-1.46 -3.24,-2.05 -2.38,-2.51 -1.45,-2.82 -.49,-2.98 .49,-2.98 1.45,-2.82 2.38,-2.51 3.24,-2.05 4.01,-1.46 3.55,-.94 2.86,-1.46 2.1,-1.87 1.28,-2.14 .43,-2.28 -.43,-2.28 -1.28,-2.14 -2.1,-1.87 -2.86,-1.46 -3.55,-.94 b.01 + plan 2.3 -4.48,-1.98 -3.62,-2.64 -2.65,-3.15 -1.62,-3.5 -.55,-3.68 .55,-3.68 1.62,-3.5 2.65,-3.15 3.62,-2.64 4.48,-1.98 4.01,-1.46 3.24,-2.05 2.38,-2.51 1.45,-2.82 .49,-2.98 -.49,-2.98 -1.45,-2.82 -2.38,-2.51 -3.24,-2.05 -4.01,-1.46 b.01
  seat: plan .14 -2.44,.09 -1.99,-.24 -1.48,-.5 -1.35,-.18 -1.8,.06 -2.22,.36 b.01 @0,.49,0 + plan .4 -2.46,.07 -2,-.26 -1.49,-.52 -1.46,-.44 -1.95,-.19 -2.4,.13 b.01 @0,.49,0 + plan .14 -1.26,-.58 -.72,-.73 -.16,-.8 -.14,-.45 -.65,-.39 -1.15,-.25 b.01 @0,.49,0 + plan .4 -1.27,-.6 -.72,-.75 -.16,-.82 -.16,-.74 -.71,-.67 -1.24,-.53 b.01 @0,.49,0 + plan .14 .08,-.8 .64,-.75 1.19,-.61 1.08,-.28 .58,-.4 .07,-.45 b.01 @0,.49,0 + plan .4 .08,-.82 .64,-.77 1.19,-.63 1.17,-.55 .63,-.69 .08,-.74 b.01 @0,.49,0 + plan .14 1.41,-.53 1.92,-.28 2.38,.04 2.16,.31 1.74,.02 1.28,-.2 b.01 @0,.49,0 + plan .4 1.42,-.55 1.93,-.3 2.39,.02 2.34,.09 1.89,-.23 1.39,-.47 b.01 @0,.49,0 + plan .14 -2.89,-.45 -2.35,-.84 -1.76,-1.14 -1.62,-.82 -2.17,-.54 -2.67,-.18 b.01 @0,.94,0 + plan .4 -2.91,-.46 -2.36,-.85 -1.77,-1.16 -1.73,-1.09 -2.32,-.79 -2.85,-.4 b.01 @0,.94,0 + plan .14 -1.49,-1.24 -.85,-1.42 -.19,-1.5 -.17,-1.15 -.78,-1.08 -1.38,-.91 b.01 @0,.94,0 + plan .4 -1.5,-1.26 -.85,-1.44 -.19,-1.52 -.19,-1.44 -.84,-1.36 -1.47,-1.19 b.01 @0,.94,0 + plan .14 .09,-1.5 .76,-1.44 1.41,-1.27 1.3,-.94 .7,-1.09 .09,-1.15 b.01 @0,.94,0 + plan .4 .09,-1.52 .76,-1.46 1.41,-1.29 1.39,-1.22 .75,-1.38 .09,-1.44 b.01 @0,.94,0 + plan .14 1.67,-1.18 2.27,-.89 2.82,-.51 2.6,-.23 2.09,-.58 1.54,-.85 b.01 @0,.94,0 + plan .4 1.68,-1.2 2.28,-.9 2.83,-.52 2.78,-.46 2.24,-.83 1.65,-1.12 b.01 @0,.94,0 + plan .14 -3.34,-.98 -2.72,-1.43 -2.03,-1.79 -1.9,-1.46 -2.53,-1.14 -3.12,-.72 b.01 @0,1.39,0 + plan .4 -3.36,-1 -2.73,-1.45 -2.04,-1.81 -2.01,-1.73 -2.69,-1.38 -3.3,-.94 b.01 @0,1.39,0 + plan .14 -1.73,-1.9 -.98,-2.11 -.22,-2.2 -.2,-1.85 -.92,-1.76 -1.61,-1.57 b.01 @0,1.39,0 + plan .4 -1.73,-1.92 -.99,-2.13 -.22,-2.22 -.22,-2.14 -.97,-2.05 -1.71,-1.85 b.01 @0,1.39,0 + plan .14 .11,-2.2 .88,-2.13 1.62,-1.94 1.51,-1.61 .82,-1.78 .1,-1.85 b.01 @0,1.39,0 + plan .4 .11,-2.22 .88,-2.15 1.63,-1.96 1.61,-1.88 .87,-2.07 .11,-2.14 b.01 @0,1.39,0 + plan .14 1.93,-1.83 2.62,-1.49 3.26,-1.05 3.04,-.78 2.45,-1.19 1.8,-1.5 b.01 @0,1.39,0 + plan .4 1.94,-1.85 2.63,-1.51 3.27,-1.07 3.22,-1.01 2.59,-1.44 1.91,-1.77 b.01 @0,1.39,0 + plan .14 -3.79,-1.52 -3.08,-2.03 -2.31,-2.43 -2.17,-2.11 -2.9,-1.73 -3.57,-1.25 b.01 @0,1.84,0 + plan .4 -3.81,-1.53 -3.09,-2.05 -2.31,-2.45 -2.28,-2.38 -3.05,-1.98 -3.75,-1.47 b.01 @0,1.84,0 + plan .14 -1.96,-2.57 -1.12,-2.79 -.25,-2.89 -.23,-2.55 -1.05,-2.45 -1.84,-2.23 b.01 @0,1.84,0 + plan .4 -1.97,-2.58 -1.12,-2.81 -.25,-2.91 -.24,-2.83 -1.1,-2.73 -1.94,-2.51 b.01 @0,1.84,0 + plan .14 .12,-2.9 .99,-2.82 1.84,-2.6 1.73,-2.27 .94,-2.47 .12,-2.55 b.01 @0,1.84,0 + plan .4 .12,-2.92 1,-2.84 1.85,-2.62 1.82,-2.55 .98,-2.76 .12,-2.84 b.01 @0,1.84,0 + plan .14 2.19,-2.48 2.98,-2.09 3.7,-1.6 3.48,-1.33 2.8,-1.79 2.06,-2.15 b.01 @0,1.84,0 + plan .4 2.2,-2.5 2.99,-2.11 3.71,-1.61 3.66,-1.55 2.95,-2.04 2.17,-2.42 b.01 @0,1.84,0 + plan .14 -4.24,-2.06 -3.45,-2.63 -2.58,-3.08 -2.44,-2.75 -3.27,-2.33 -4.02,-1.79 b.01 @0,2.29,0 + plan .4 -4.26,-2.07 -3.46,-2.64 -2.59,-3.09 -2.56,-3.02 -3.42,-2.58 -4.2,-2.01 b.01 @0,2.29,0 + plan .14 -2.19,-3.23 -1.25,-3.48 -.28,-3.59 -.26,-3.24 -1.18,-3.14 -2.08,-2.9 b.01 @0,2.29,0 + plan .4 -2.2,-3.24 -1.25,-3.5 -.28,-3.61 -.27,-3.53 -1.24,-3.42 -2.17,-3.17 b.01 @0,2.29,0 + plan .14 .14,-3.6 1.11,-3.51 2.06,-3.27 1.95,-2.94 1.05,-3.16 .13,-3.25 b.01 @0,2.29,0 + plan .4 .14,-3.62 1.12,-3.53 2.07,-3.29 2.04,-3.21 1.1,-3.45 .14,-3.54 b.01 @0,2.29,0 + plan .14 2.45,-3.13 3.33,-2.7 4.14,-2.14 3.92,-1.87 3.15,-2.4 2.32,-2.8 b.01 @0,2.29,0 + plan .4 2.46,-3.15 3.34,-2.72 4.15,-2.16 4.1,-2.1 3.3,-2.65 2.43,-3.07 b.01 @0,2.29,0
  rail: bar .04 -2.13,1.1,.55 -1.72,1.1,.24 -1.26,1.1,0 -.77,1.1,-.16 -.26,1.1,-.24 .26,1.1,-.24 .77,1.1,-.16 1.26,1.1,0 1.72,1.1,.24 2.13,1.1,.55 s6 + cyl .04 .65 s6 @-2.13,.48,.55 + cyl .04 .65 s6 @-1.49,.48,.11 + cyl .04 .65 s6 @-.77,.48,-.16 + cyl .04 .65 s6 @0,.48,-.25 + cyl .04 .65 s6 @.77,.48,-.16 + cyl .04 .65 s6 @1.49,.48,.11 + cyl .04 .65 s6 @2.13,.48,.55 + bar .04 -4.33,3.2,-1.98 -3.49,3.2,-2.6 -2.56,3.2,-3.09 -1.56,3.2,-3.41 -.52,3.2,-3.58 .52,3.2,-3.58 1.56,3.2,-3.41 2.56,3.2,-3.09 3.49,3.2,-2.6 4.33,3.2,-1.98 s6 + cyl .04 1 s6 @-4.33,2.25,-1.98 + cyl .04 1 s6 @-3.37,2.25,-2.67 + cyl .04 1 s6 @-2.31,2.25,-3.18 + cyl .04 1 s6 @-1.17,2.25,-3.49 + cyl .04 1 s6 @0,2.25,-3.6 + cyl .04 1 s6 @1.17,2.25,-3.49 + cyl .04 1 s6 @2.31,2.25,-3.18 + cyl .04 1 s6 @3.37,2.25,-2.67 + cyl .04 1 s6 @4.33,2.25,-1.98
round covered grandstand, grandstand covered round, grand stand covered round, covered round grandstand, curved covered grandstand | 5.2 | roof paint #d1302a, seat paint #2d6ab8, frame plaster #b8b4aa, pole steel, stripe paint #f4f4f0
  frame: plan .5 -2.61,.1 -2.11,-.28 -1.54,-.58 -.94,-.78 -.32,-.89 .32,-.89 .94,-.78 1.54,-.58 2.11,-.28 2.61,.1 2.14,.62 1.73,.31 1.27,.06 .77,-.1 .26,-.19 -.26,-.19 -.77,-.1 -1.27,.06 -1.73,.31 -2.14,.62 b.01 + plan .95 -3.08,-.42 -2.48,-.87 -1.82,-1.22 -1.11,-1.46 -.37,-1.58 .37,-1.58 1.11,-1.46 1.82,-1.22 2.48,-.87 3.08,-.42 2.61,.1 2.11,-.28 1.54,-.58 .94,-.78 .32,-.89 -.32,-.89 -.94,-.78 -1.54,-.58 -2.11,-.28 -2.61,.1 b.01 + plan 1.4 -3.55,-.94 -2.86,-1.46 -2.1,-1.87 -1.28,-2.14 -.43,-2.28 .43,-2.28 1.28,-2.14 2.1,-1.87 2.86,-1.46 3.55,-.94 3.08,-.42 2.48,-.87 1.82,-1.22 1.11,-1.46 .37,-1.58 -.37,-1.58 -1.11,-1.46 -1.82,-1.22 -2.48,-.87 -3.08,-.42 b.01 + plan 1.85 -4.01,-1.46 -3.24,-2.05 -2.38,-2.51 -1.45,-2.82 -.49,-2.98 .49,-2.98 1.45,-2.82 2.38,-2.51 3.24,-2.05 4.01,-1.46 3.55,-.94 2.86,-1.46 2.1,-1.87 1.28,-2.14 .43,-2.28 -.43,-2.28 -1.28,-2.14 -2.1,-1.87 -2.86,-1.46 -3.55,-.94 b.01 + plan 2.3 -4.48,-1.98 -3.62,-2.64 -2.65,-3.15 -1.62,-3.5 -.55,-3.68 .55,-3.68 1.62,-3.5 2.65,-3.15 3.62,-2.64 4.48,-1.98 4.01,-1.46 3.24,-2.05 2.38,-2.51 1.45,-2.82 .49,-2.98 -.49,-2.98 -1.45,-2.82 -2.38,-2.51 -3.24,-2.05 -4.01,-1.46 b.01
  seat: plan .14 -2.44,.09 -1.99,-.24 -1.48,-.5 -1.35,-.18 -1.8,.06 -2.22,.36 b.01 @0,.49,0 + plan .4 -2.46,.07 -2,-.26 -1.49,-.52 -1.46,-.44 -1.95,-.19 -2.4,.13 b.01 @0,.49,0 + plan .14 -1.26,-.58 -.72,-.73 -.16,-.8 -.14,-.45 -.65,-.39 -1.15,-.25 b.01 @0,.49,0 + plan .4 -1.27,-.6 -.72,-.75 -.16,-.82 -.16,-.74 -.71,-.67 -1.24,-.53 b.01 @0,.49,0 + plan .14 .08,-.8 .64,-.75 1.19,-.61 1.08,-.28 .58,-.4 .07,-.45 b.01 @0,.49,0 + plan .4 .08,-.82 .64,-.77 1.19,-.63 1.17,-.55 .63,-.69 .08,-.74 b.01 @0,.49,0 + plan .14 1.41,-.53 1.92,-.28 2.38,.04 2.16,.31 1.74,.02 1.28,-.2 b.01 @0,.49,0 + plan .4 1.42,-.55 1.93,-.3 2.39,.02 2.34,.09 1.89,-.23 1.39,-.47 b.01 @0,.49,0 + plan .14 -2.89,-.45 -2.35,-.84 -1.76,-1.14 -1.62,-.82 -2.17,-.54 -2.67,-.18 b.01 @0,.94,0 + plan .4 -2.91,-.46 -2.36,-.85 -1.77,-1.16 -1.73,-1.09 -2.32,-.79 -2.85,-.4 b.01 @0,.94,0 + plan .14 -1.49,-1.24 -.85,-1.42 -.19,-1.5 -.17,-1.15 -.78,-1.08 -1.38,-.91 b.01 @0,.94,0 + plan .4 -1.5,-1.26 -.85,-1.44 -.19,-1.52 -.19,-1.44 -.84,-1.36 -1.47,-1.19 b.01 @0,.94,0 + plan .14 .09,-1.5 .76,-1.44 1.41,-1.27 1.3,-.94 .7,-1.09 .09,-1.15 b.01 @0,.94,0 + plan .4 .09,-1.52 .76,-1.46 1.41,-1.29 1.39,-1.22 .75,-1.38 .09,-1.44 b.01 @0,.94,0 + plan .14 1.67,-1.18 2.27,-.89 2.82,-.51 2.6,-.23 2.09,-.58 1.54,-.85 b.01 @0,.94,0 + plan .4 1.68,-1.2 2.28,-.9 2.83,-.52 2.78,-.46 2.24,-.83 1.65,-1.12 b.01 @0,.94,0 + plan .14 -3.34,-.98 -2.72,-1.43 -2.03,-1.79 -1.9,-1.46 -2.53,-1.14 -3.12,-.72 b.01 @0,1.39,0 + plan .4 -3.36,-1 -2.73,-1.45 -2.04,-1.81 -2.01,-1.73 -2.69,-1.38 -3.3,-.94 b.01 @0,1.39,0 + plan .14 -1.73,-1.9 -.98,-2.11 -.22,-2.2 -.2,-1.85 -.92,-1.76 -1.61,-1.57 b.01 @0,1.39,0 + plan .4 -1.73,-1.92 -.99,-2.13 -.22,-2.22 -.22,-2.14 -.97,-2.05 -1.71,-1.85 b.01 @0,1.39,0 + plan .14 .11,-2.2 .88,-2.13 1.62,-1.94 1.51,-1.61 .82,-1.78 .1,-1.85 b.01 @0,1.39,0 + plan .4 .11,-2.22 .88,-2.15 1.63,-1.96 1.61,-1.88 .87,-2.07 .11,-2.14 b.01 @0,1.39,0 + plan .14 1.93,-1.83 2.62,-1.49 3.26,-1.05 3.04,-.78 2.45,-1.19 1.8,-1.5 b.01 @0,1.39,0 + plan .4 1.94,-1.85 2.63,-1.51 3.27,-1.07 3.22,-1.01 2.59,-1.44 1.91,-1.77 b.01 @0,1.39,0 + plan .14 -3.79,-1.52 -3.08,-2.03 -2.31,-2.43 -2.17,-2.11 -2.9,-1.73 -3.57,-1.25 b.01 @0,1.84,0 + plan .4 -3.81,-1.53 -3.09,-2.05 -2.31,-2.45 -2.28,-2.38 -3.05,-1.98 -3.75,-1.47 b.01 @0,1.84,0 + plan .14 -1.96,-2.57 -1.12,-2.79 -.25,-2.89 -.23,-2.55 -1.05,-2.45 -1.84,-2.23 b.01 @0,1.84,0 + plan .4 -1.97,-2.58 -1.12,-2.81 -.25,-2.91 -.24,-2.83 -1.1,-2.73 -1.94,-2.51 b.01 @0,1.84,0 + plan .14 .12,-2.9 .99,-2.82 1.84,-2.6 1.73,-2.27 .94,-2.47 .12,-2.55 b.01 @0,1.84,0 + plan .4 .12,-2.92 1,-2.84 1.85,-2.62 1.82,-2.55 .98,-2.76 .12,-2.84 b.01 @0,1.84,0 + plan .14 2.19,-2.48 2.98,-2.09 3.7,-1.6 3.48,-1.33 2.8,-1.79 2.06,-2.15 b.01 @0,1.84,0 + plan .4 2.2,-2.5 2.99,-2.11 3.71,-1.61 3.66,-1.55 2.95,-2.04 2.17,-2.42 b.01 @0,1.84,0 + plan .14 -4.24,-2.06 -3.45,-2.63 -2.58,-3.08 -2.44,-2.75 -3.27,-2.33 -4.02,-1.79 b.01 @0,2.29,0 + plan .4 -4.26,-2.07 -3.46,-2.64 -2.59,-3.09 -2.56,-3.02 -3.42,-2.58 -4.2,-2.01 b.01 @0,2.29,0 + plan .14 -2.19,-3.23 -1.25,-3.48 -.28,-3.59 -.26,-3.24 -1.18,-3.14 -2.08,-2.9 b.01 @0,2.29,0 + plan .4 -2.2,-3.24 -1.25,-3.5 -.28,-3.61 -.27,-3.53 -1.24,-3.42 -2.17,-3.17 b.01 @0,2.29,0 + plan .14 .14,-3.6 1.11,-3.51 2.06,-3.27 1.95,-2.94 1.05,-3.16 .13,-3.25 b.01 @0,2.29,0 + plan .4 .14,-3.62 1.12,-3.53 2.07,-3.29 2.04,-3.21 1.1,-3.45 .14,-3.54 b.01 @0,2.29,0 + plan .14 2.45,-3.13 3.33,-2.7 4.14,-2.14 3.92,-1.87 3.15,-2.4 2.32,-2.8 b.01 @0,2.29,0 + plan .4 2.46,-3.15 3.34,-2.72 4.15,-2.16 4.1,-2.1 3.3,-2.65 2.43,-3.07 b.01 @0,2.29,0
  pole: bar .04 -2.13,1.1,.55 -1.72,1.1,.24 -1.26,1.1,0 -.77,1.1,-.16 -.26,1.1,-.24 .26,1.1,-.24 .77,1.1,-.16 1.26,1.1,0 1.72,1.1,.24 2.13,1.1,.55 s6 + cyl .04 .65 s6 @-2.13,.48,.55 + cyl .04 .65 s6 @-1.49,.48,.11 + cyl .04 .65 s6 @-.77,.48,-.16 + cyl .04 .65 s6 @0,.48,-.25 + cyl .04 .65 s6 @.77,.48,-.16 + cyl .04 .65 s6 @1.49,.48,.11 + cyl .04 .65 s6 @2.13,.48,.55 + bar .04 -4.33,3.2,-1.98 -3.49,3.2,-2.6 -2.56,3.2,-3.09 -1.56,3.2,-3.41 -.52,3.2,-3.58 .52,3.2,-3.58 1.56,3.2,-3.41 2.56,3.2,-3.09 3.49,3.2,-2.6 4.33,3.2,-1.98 s6 + cyl .04 1 s6 @-4.33,2.25,-1.98 + cyl .04 1 s6 @-3.37,2.25,-2.67 + cyl .04 1 s6 @-2.31,2.25,-3.18 + cyl .04 1 s6 @-1.17,2.25,-3.49 + cyl .04 1 s6 @0,2.25,-3.6 + cyl .04 1 s6 @1.17,2.25,-3.49 + cyl .04 1 s6 @2.31,2.25,-3.18 + cyl .04 1 s6 @3.37,2.25,-2.67 + cyl .04 1 s6 @4.33,2.25,-1.98 + cyl .08 4.6 s8 @-4.27,0,-2.09 + cyl .08 4.6 s8 @-2.27,0,-3.25 + cyl .08 4.6 s8 @0,0,-3.65 + cyl .08 4.6 s8 @2.27,0,-3.25 + cyl .08 4.6 s8 @4.27,0,-2.09 + bar .06 -4.27,4.1,-2.09 -2.31,4.64,.24 s6 + bar .06 -2.27,4.1,-3.25 -1.23,4.64,-.38 s6 + bar .06 0,4.1,-3.65 0,4.64,-.6 s6 + bar .06 2.27,4.1,-3.25 1.23,4.64,-.38 s6 + bar .06 4.27,4.1,-2.09 2.31,4.64,.24 s6
  roof: plan .14 -4.62,-2.13 -3.72,-2.81 -2.73,-3.34 -1.67,-3.7 -.56,-3.88 .56,-3.88 1.67,-3.7 2.73,-3.34 3.72,-2.81 4.62,-2.13 2.21,.55 1.78,.22 1.31,-.03 .8,-.2 .27,-.29 -.27,-.29 -.8,-.2 -1.31,-.03 -1.78,.22 -2.21,.55 b.02 @0,4.6,0 *1,1,1
  stripe: plan .16 -4.16,-2.53 -3.67,-2.87 -3.14,-3.17 -1.49,.08 -1.74,.22 -1.97,.38 b0 @0,4.595,0 + plan .16 -1.91,-3.65 -1.32,-3.79 -.72,-3.88 -.34,-.26 -.63,-.22 -.9,-.15 b0 @0,4.595,0 + plan .16 .6,-3.89 1.2,-3.81 1.79,-3.68 .85,-.17 .57,-.23 .29,-.27 b0 @0,4.595,0 + plan .16 3.03,-3.22 3.56,-2.93 4.07,-2.6 1.93,.35 1.69,.19 1.44,.05 b0 @0,4.595,0
asphalt center, road asphalt center, road center, asphalt floor, asphalt tile, plain asphalt, road middle, asphalt ground | .12 | asphalt plaster #4a4d54, patch plaster #3a3d44, line paint #f2f0e8, metal iron #3a3d42
  asphalt: box 3 .1 3 b.01
  patch: box .9 .02 .6 b0 @-.7,.09,-.7 + bar .012 -1.2,.1,.7 -.6,.1,.5 -.3,.1,.9 .3,.1,.8 .6,.1,1.2 s4 + bar .012 -.3,.1,.9 -.2,.1,1.3 s4
  line: box .16 .02 1 b0 n2:0,0,1.8 @0,.092,0
  metal: cyl .3 .02 s20 b0 @.85,.09,-.6 + ring .3 .02 6 s20 @.85,.105,-.6
asphalt corner, road asphalt corner, road asphalt corner outer, asphalt corner outer, pavement corner, sidewalk corner, road corner outer | .22 | asphalt plaster #4a4d54, kerb stone #c0bbb0, pave blocks #a8a298
  asphalt: box 3 .1 3 b0
  pave: plan .2 -1.5,-1.5 1.5,-1.5 1.5,-.6 .3,-.6 -.3,-.3 -.6,.3 -.6,1.5 -1.5,1.5 b.01
  kerb: plan .22 1.5,-.6 1.5,-.4 .35,-.4 -.15,-.15 -.4,.35 -.4,1.5 -.6,1.5 -.6,.3 -.3,-.3 .3,-.6 b.01
asphalt inner corner, road asphalt corner inner, asphalt corner inner, road corner inner, pavement inner corner, sidewalk inner corner | .22 | asphalt plaster #4a4d54, kerb stone #c0bbb0, pave blocks #a8a298
  asphalt: box 3 .1 3 b0
  pave: plan .2 -1.5,1.5 -1.5,.2 -1,.2 -.4,.4 -.2,1 -.2,1.5 b.01
  kerb: plan .22 -1.5,.2 -1.5,0 -.95,0 -.25,.25 0,.95 0,1.5 -.2,1.5 -.2,1 -.4,.4 -1,.2 b.01
road with pavement, road asphalt pavement, asphalt pavement, road pavement, road with a sidewalk, asphalt with pavement, road side pavement | .22 | asphalt plaster #4a4d54, kerb stone #c0bbb0, pave blocks #a8a298, line paint #f2f0e8
  asphalt: box 3 .1 3 b0
  pave: box 3 .2 1.1 b.01 @0,0,-.95
  kerb: box .74 .22 .2 b.02 n4:.75,0,0 @0,0,-.35
  line: box 1 .02 .12 b0 n2:1.7,0,0 @0,.092,1.2 + box .4 .205 .1 b0 @.6,0,-.29 + box .05 .03 1.08 b0 n2:1,0,0 @0,.18,-.95
dirt road center, road dirt center, dirt road middle, dirt ground road, dirt road tile, dirt road straight | .16 | dirt earth #a87a4a, track earth #7d5838, stone stone #9a948a, grass plant #6f9a4a
  dirt: box 3 .1 3 b.01
  track: box .36 .03 3 b0 @.6,.08,0 mir + box .3 .032 .06 b0 n9:0,0,.32 @.6,.08,0 mir
  stone: blob .09 .3 3 6 n3:.4,0,.7 @-1,.1,.2 + blob .07 .3 3 6 n3:-.3,0,.8 @1.2,.1,-.1 + blob .06 .3 3 6 @0,.1,.9
  grass: leaf .2 .06 .5 @0,.08,.02 o5 n4:0,0,.7 @.04,0,-.1
dirt road corner, road dirt corner, road dirt corner outer, dirt corner, corner dirt road, dirt road bend, dirt path corner | .2 | dirt earth #a87a4a, grass plant #6f9a4a, stone stone #9a948a
  dirt: box 3 .1 3 b0
  grass: plan .18 -1.5,-1.5 1.5,-1.5 1.5,-.7 .9,-.62 .4,-.66 -.1,-.4 -.4,-.2 -.6,.3 -.54,.8 -.66,1.5 -1.5,1.5 b.03 + leaf .2 .06 .5 @0,.16,.02 o5 n4:.6,0,-.1 @.2,0,-.95
  stone: blob .1 .3 3 6 n3:.5,0,-.16 @.4,.12,-.3 + blob .08 .3 3 6 n2:.2,0,.6 @-.2,.12,.9 + blob .06 .3 3 6 @.8,.1,.8
dirt road inner corner, road dirt corner inner, dirt inner corner, dirt road corner inner, dirt corner inner | .2 | dirt earth #a87a4a, grass plant #6f9a4a, stone stone #9a948a
  dirt: box 3 .1 3 b0
  grass: plan .18 -1.5,1.5 -1.5,.1 -1,.16 -.5,.3 -.2,.6 -.14,1 -.1,1.5 b.03 + leaf .2 .06 .5 @0,.16,.02 o5 n3:.4,0,.3 @-.9,0,.9
  stone: blob .1 .3 3 6 n3:.4,0,.4 @-.3,.12,.3 + blob .08 .3 3 6 n3:.8,0,-.3 @.2,.1,-.7
dirt road with pavement, road dirt pavement, dirt pavement, dirt road with sidewalk, dirt road side, road dirt side | .22 | dirt earth #a87a4a, pave blocks #a8a298, kerb stone #c0bbb0, grass plant #6f9a4a, stone stone #9a948a
  dirt: box 3 .1 3 b0
  pave: box 3 .2 1.1 b.01 @0,0,-.95
  kerb: box .74 .22 .2 b.02 n4:.75,0,0 @0,0,-.35
  grass: leaf .22 .06 .5 @0,.08,.02 o5 n5:.6,0,0 @0,0,-.18
  stone: blob .09 .3 3 6 n4:.7,0,.2 @0,.1,.6 + blob .06 .3 3 6 n3:.8,0,-.1 @.2,.1,1.2
road ramp, ramp road, road ramp long, road slope, sloped road, road incline, road uphill | 1.9 | road plaster #3c3f45, line paint #f2f0e8, kerb stone #b0aca4, side stone #8d877d
  side: side 3.4 3.2,0 3.2,.1 2.2,.14 -2,1.56 -3.2,1.6 -3.2,0 b0
  road: side 2.9 3.2,.1 3.2,.16 2.2,.2 -2,1.63 -3.2,1.66 -3.2,1.5 -2,1.5 b0
  line: side .14 -.5,0 .5,0 .5,.02 -.5,.02 b0 rx18.7 @0,.48,1.4 + side .14 -.5,0 .5,0 .5,.02 -.5,.02 b0 rx18.7 @0,.99,-.1 + side .14 -.5,0 .5,0 .5,.02 -.5,.02 b0 rx18.7 @0,1.5,-1.6 + box .14 .02 .7 b0 @0,.165,2.75
  kerb: side .26 3.2,.08 3.2,.24 2.2,.28 -2,1.72 -3.2,1.76 -3.2,1.5 -2,1.5 b0 @1.57,0,0 mir + box .08 .7 .08 n3:0,0,1 @1.6,1.3,-2 mir
start positions, starting grid, road start positions, grid positions, road start, race grid, start grid, start position, road starting positions | .12 | road plaster #3c3f45, line paint #f2f0e8, kerb paint #d1302a, white paint #f4f4f0
  road: box 6 .08 9
  line: box 1.8 .012 .16 b0 n4:0,0,2.1 @-1.4,.077,-.6 + box .14 .0118 .9 b0 n4:0,0,2.1 @-2.23,.077,-.16 + box .14 .0118 .9 b0 n4:0,0,2.1 @-.57,.077,-.16 + box 1.8 .012 .16 b0 n4:0,0,2.1 @1.4,.077,.4 + box .14 .0118 .9 b0 n4:0,0,2.1 @2.23,.077,.84 + box .14 .0118 .9 b0 n4:0,0,2.1 @.57,.077,.84
    + word 1 .6 .02 rx-90 @-1.4,.08,-2.9 + word 2 .6 .02 rx-90 @1.4,.08,-1.9 + word 3 .6 .02 rx-90 @-1.4,.08,-.8 + word 4 .6 .02 rx-90 @1.4,.08,.2 + word 5 .6 .02 rx-90 @-1.4,.08,1.3 + word 6 .6 .02 rx-90 @1.4,.08,2.3 + box 5.4 .012 .3 b0 @0,.077,-4.1
  kerb: box .5 .12 .5 b.02 n9:0,0,1 @3.2,0,0 mir
  white: box .5 .12 .5 b.02 n8:0,0,1 @3.2,0,0 mir
finish line road, road finish line, road finish, road with finish line, finish road, checkered finish line, start finish line | .12 | road plaster #3c3f45, white paint #f4f4f0, dark rubber #141518, kerb paint #d1302a
  road: box 6 .08 6
  white: box 5.6 .014 1.6 b0 @0,.077,0 + box .5 .12 .5 b.02 n6:0,0,1 @3.2,0,-.25 mir + box .14 .012 .9 b0 n2:0,0,4.2 @0,.077,0
  dark: box .4 .016 .4 b0 n7:.8,0,0 n2:0,0,.8 @-.2,.078,-.2 + box .4 .016 .4 b0 n7:.8,0,0 n2:0,0,.8 @.2,.078,.2
  kerb: box .5 .12 .5 b.02 n6:0,0,1 @3.2,0,.25 mir
track wall, barrier wall, wall barrier, wall race track, race wall, catch fence, race track wall, track barrier wall | 3 | wall plaster #d8dade, stripe paint #d1302a, post steel, wire iron #7a8088
  wall: side 6 -.34,0 .34,0 .34,.2 .16,.45 .12,1 -.12,1 -.16,.45 -.34,.2 b.01
  stripe: box .75 .3 .26 b0 n4:1.5,0,0 @0,.68,0
  post: box .1 2 .1 n4:1.9,0,0 @0,.95,0 + bar .05 0,2.5,0 0,3,.4 s6 n4:1.9,0,0 + rodx .03 5.8 @0,2.95,.36
  wire: rodx .016 5.8 s5 n7:0,.26,0 @0,1.85,.04 + box .02 1.5 .02 b0 n25:.24,0,0 @0,1.05,.04
tyre wall, tire wall, wall of tyres, wall of tires, tyre barrier, tire barrier, row of tyres, tire wall barrier | .9 | red paint #d1302a, white paint #f1f0ec, rubber rubber #26272b
  rubber: lathe .16,0 .33,0 .36,.04 .36,.18 .32,.22 .36,.26 .36,.4 .32,.44 .36,.48 .36,.62 .33,.66 .16,.66 .16,0 s12 n4:.72,0,0 @0,0,-.62
  red: lathe .16,0 .33,0 .36,.04 .36,.18 .32,.22 .36,.26 .36,.4 .32,.44 .36,.48 .36,.62 .32,.66 .36,.7 .36,.84 .33,.88 .16,.88 .16,0 s14 n3:1.44,0,0
  white: lathe .16,0 .33,0 .36,.04 .36,.18 .32,.22 .36,.26 .36,.4 .32,.44 .36,.48 .36,.62 .32,.66 .36,.7 .36,.84 .33,.88 .16,.88 .16,0 s14 n2:1.44,0,0
track camera, camera exclusive, race camera, broadcast camera, television camera, camera tower, studio camera, camera on a tripod | 2.1 | body paint #3a4250, dark rubber #1c1d20, lens glass #3a5a8a, metal steel, red light #ff3a2a
  body: box .42 .44 .9 b.05 @0,1.5,-.1 + box .3 .2 .4 b.03 @0,1.92,-.3 + box .14 .3 .2 b.02 @.28,1.56,-.3
  dark: rodz .17 .3 .15 s20 @0,1.72,.46 + pot .04 .16,0 .19,.1 .24,.26 s20 rx90 @0,1.72,.58 + box .26 .16 .06 b.02 @0,1.94,-.52 + bar .02 -.1,1.6,-.5 -.2,1.4,-.95 s6 + bar .02 .1,1.6,-.5 .2,1.4,-.95 s6 + rodx .035 .16 @.24,1.4,-.98 + rodx .035 .16 @-.24,1.4,-.98
  lens: ball .15 .15 .05 s18 @0,1.72,.66
  metal: cyl .1 .26 s14 @0,1.26,0 + cyl .16 .06 s16 @0,1.22,0 + bar .045 0,1.26,0 0,.04,.75 s8 o3 + bar .03 0,.5,.48 0,.5,-.02 s6 o3 + cyl .04 .9 s10 @0,.42,0
  red: ball .035 @.1,1.9,.34
double guard rail, rail double, double rail, double guardrail, double crash barrier, guard rail double, guardrail double | 1.1 | steel steel #b8bec4, post iron, red paint #d1302a
  post: box .12 1.1 .1 n4:1.1,0,0 + box .16 .06 .16 b.01 n4:1.1,0,0 @0,1.06,0
  steel: side 4 -.02,.2 .08,.24 .02,.33 .02,.4 .08,.49 .08,.53 -.02,.57 b.004 @0,0,.07 + side 4 -.02,.66 .08,.7 .02,.79 .02,.86 .08,.95 .08,.99 -.02,1.03 b.004 @0,0,.07
  red: box .2 .14 .05 b.01 n4:1.1,0,0 @0,.78,.12
banner tower, tower banner, banner tower red, banner tower green, advertising tower, banner column, race banner tower | 5 | banner paint #d1302a, white paint #f4f4f0, frame steel #aab0b6, base stone #8d9298
  base: box 1.7 .3 1.7 b.06
  frame: box .12 4.7 .12 b.02 @.62,.25,.62 mir mirz + box 1.36 .12 .12 n2:0,4.1,0 @0,2.55,.62 mirz + box .12 .12 1.36 n2:0,4.1,0 @.62,2.55,0 mir
  banner: box 1.16 3.9 .06 b0 @0,.62,.62 mirz + box .06 3.9 1.16 b0 @.62,.62,0 mir + pyr 1.5 .4 1.5 .1 @0,4.66,0
  white: box .5 .5 .02 b0 rz45 @0,2.25,.66 + box .02 .5 .5 b0 rx45 @.66,2.25,0 mir + box 1.16 .16 .02 b0 n2:0,3.2,0 @0,2.5,.66 + box .02 .16 1.16 b0 n2:0,3.2,0 @.66,2.5,0 mir + slab .02 -.4,0 0,.35 .4,0 .4,.2 0,.55 -.4,.2 b0 n2:0,1.9,0 @0,2.3,.66 + side .02 -.4,0 0,.35 .4,0 .4,.2 0,.55 -.4,.2 b0 n2:0,1.9,0 @.66,2.3,0
closed tent, tent closed, race tent, pit tent, event tent, market tent, tent with walls | 3.4 | canvas cloth #d1302a, white cloth #f4f4f0, pole steel, rope thatch
  canvas: pyr 3.7 1.2 3.7 .03 @0,2.2,0 + box .9 .34 .05 b0 n2:1.8,0,0 @-.45,1.94,1.82 mirz + box .05 .34 .9 b0 n2:0,0,1.8 @1.82,1.94,-.45 mir + slab .05 -1.7,0 -.5,0 -.5,2.1 -1.7,2.1 b0 @0,.02,1.66 + slab .05 .5,0 1.7,0 1.7,2.1 .5,2.1 b0 @0,.02,1.66 + box .05 2.1 3.3 b0 @1.66,.02,0 mir + box 3.3 2.1 .05 b0 @0,.02,-1.66
  white: slab .04 -.52,0 .52,0 .52,2.1 -.52,2.1 b0 @0,.02,1.64 + box .3 2.08 .06 b0 n4:.9,0,0 @0,.03,-1.66 + box .06 2.08 .4 b0 n4:0,0,.8 @1.67,.03,0 mir + box .9 .34 .05 b0 n2:1.8,0,0 @.45,1.94,1.82 mirz + box .05 .34 .9 b0 n2:0,0,1.8 @1.82,1.94,.45 mir
  dark: box .03 2 .03 b0 @0,.03,1.67
  pole: cyl .06 2.3 s8 @1.7,0,1.7 mir mirz + ball .09 @0,3.4,0
  rope: bar .016 1.72,2.2,1.72 2.2,.02,2.2 s5 mir mirz
long tent, tent long, marquee, marquee tent, party tent, wedding tent, large event tent, festival tent | 3.6 | canvas cloth #f0ede2, stripe cloth #2d62b8, pole steel
  canvas: slab .8 -1.9,2 0,3.4 1.9,2 1.9,2.1 0,3.52 -1.9,2.1 b0 n5:0,0,1.6
  stripe: slab .8 -1.9,2 0,3.4 1.9,2 1.9,2.1 0,3.52 -1.9,2.1 b0 n4:0,0,1.6 + box .05 .3 7.2 b0 @1.9,1.75,0 mir + slab .05 -1.9,2.05 -1.9,1.75 -1.52,2 -1.14,1.75 -.76,2 -.38,1.75 0,2 .38,1.75 .76,2 1.14,1.75 1.52,2 1.9,1.75 1.9,2.05 0,3.44 b0 @0,0,3.58 mirz
  pole: cyl .06 2.05 s8 n4:0,0,2.36 @1.85,0,0 mir + cyl .07 3.42 s8 @0,0,3.55 mirz + cyl .2 .08 s10 n4:0,0,2.36 @1.85,0,0 mir
  wall.canvas: box .03 1.8 7 b0 @-1.83,.05,0
winner podium, winners podium, podium winner, victory podium, award podium, victory stand, winner s podium, medal podium | 1.2 | gold paint #f2b632, silver paint #c3c8ce, bronze paint #c07a3c, white paint #f6f4ee, base paint #2d4a8a
  base: box 3.4 .12 1.5 b.03
  gold: box 1 1 1 b.03 @0,.1,0
  silver: box 1 .68 1 b.03 @-1.02,.1,0
  bronze: box 1 .42 1 b.03 @1.02,.1,0
  white: word 1 .56 .03 @0,.66,.51 + word 2 .42 .03 @-1.02,.44,.51 + word 3 .28 .03 @1.02,.31,.51
timing tower, lap timing tower, scoring pylon, race position tower, lap tower, position tower, lap counter tower | 8 | frame paint #22262e, light light #ffb020, base stone #9aa0a6, red light #ff4a3a, trim paint #d1302a, metal steel
  base: box 2.2 .5 1.6 b.05
  frame: box 1.9 7.2 .7 b.05 @0,.4,0
  trim: box 2 .22 .8 b.03 @0,7.5,0 + box 2 .2 .8 b.03 @0,5.95,0 + box 2 .14 .8 b.03 @0,.9,0
  light: word LAP .5 .03 @-.0,7.05,.36 + word 42 .5 .03 @.4,6.42,.36
  red: word 1 .36 .03 @-.6,5.5,.36 + word 2 .36 .03 @-.6,4.9,.36 + word 3 .36 .03 @-.6,4.3,.36 + word 4 .36 .03 @-.6,3.7,.36 + word 5 .36 .03 @-.6,3.1,.36 + word 6 .36 .03 @-.6,2.5,.36 + word 7 .36 .03 @-.6,1.9,.36 + word 8 .36 .03 @-.6,1.3,.36
  number.light: word 44 .36 .03 @.35,5.5,.36 + word 16 .36 .03 @.35,4.9,.36 + word 33 .36 .03 @.35,4.3,.36 + word 7 .36 .03 @.35,3.7,.36 + word 81 .36 .03 @.35,3.1,.36 + word 63 .36 .03 @.35,2.5,.36 + word 10 .36 .03 @.35,1.9,.36 + word 27 .36 .03 @.35,1.3,.36
  metal: cyl .04 .4 s8 @0,7.7,0
race kerb, race curb, rumble strip, track kerb, race track kerb, racing kerb, red white kerb, track curb | .14 | red paint #d1302a, white paint #f4f4f0, road plaster #3c3f45, grass plant #5fae3f
  road: box 5.4 .06 .9 @0,0,.7
  grass: box 5.4 .05 .5 @0,0,-.85
  red: side .6 .4,0 .4,.06 .1,.12 -.5,.14 -.6,.05 -.6,0 b.004 n5:1.2,0,0 @-.3,0,-.1
  white: side .6 .4,0 .4,.06 .1,.12 -.5,.14 -.6,.05 -.6,0 b.004 n4:1.2,0,0 @-.3,0,-.1 + side .3 .4,0 .4,.06 .1,.12 -.5,.14 -.6,.05 -.6,0 b.004 @2.55,0,-.1
rope fence, fence rope, rope barrier fence, fence with rope, post and rope fence, rope railing | 1 | post wood #7a5230, rope thatch, cap wood #9a6a3c
  post: cyl .09 .95 s10 n3:1.2,0,0
  cap: cyl .12 .1 .08 s10 n3:1.2,0,0 @0,.9,0
  rope: tube .035 -1.2,.8,.02 -.9,.66,.02 -.6,.61,.02 -.3,.66,.02 0,.8,.02 s8 + tube .035 0,.8,.02 .3,.66,.02 .6,.61,.02 .9,.66,.02 1.2,.8,.02 s8 + tube .035 -1.2,.48,.02 -.9,.34,.02 -.6,.29,.02 -.3,.34,.02 0,.48,.02 s8 + tube .035 0,.48,.02 .3,.34,.02 .6,.29,.02 .9,.34,.02 1.2,.48,.02 s8
    + ring .1 .035 8 s12 n3:1.2,0,0 n2:0,.32,0 @0,.64,0
track arch, overhead round, overhead round colored, round gantry, arch gantry, race track arch, round overhead gantry | 5.2 | arch paint #2d62b8, white paint #f4f4f0, road plaster #3c3f45, line paint #f2f0e8, foot stone #8d9298
  road: box 8 .08 3
  line: box .14 .012 1 b0 n2:0,0,1.6 @0,.077,0
  foot: box 1.1 .5 1.4 b.05 @4.2,0,0 mir
  arch: bar .42 4.2,.3,0 4.2,1.4,0 4,2.4,0 3.45,3.3,0 2.6,4,0 1.4,4.55,0 0,4.78,0 s8 mir
  white: bar .44 4.2,1.1,0 4.06,2.1,0 s8 mir + bar .44 3.6,3.06,0 2.8,3.85,0 s8 mir + box 3 .8 .1 b.02 @0,4.0,.4
  word.arch: word START .46 .04 @0,4.4,.46
arrow road, road arrow, road straight arrow, road with arrow, road with arrows, road direction arrow | .12 | road plaster #3c3f45, line paint #f2f0e8, kerb stone #b0aca4
  road: box 4 .06 5
  line: box .12 .012 1 b0 n2:0,0,3.8 @0,.057,0 + slab .014 -.1,-.9 .1,-.9 .1,.2 .34,.2 0,.9 -.34,.2 -.1,.2 b0 rx-90 @-.95,.062,0 + slab .014 -.1,-.9 .1,-.9 .1,.2 .34,.2 0,.9 -.34,.2 -.1,.2 b0 rx-90 ry180 @.95,.062,0 + box .12 .012 1.2 b0 @0,.057,0
  kerb: box .26 .12 5 b.02 @2.05,0,0 mir
race barrier, racing barrier, plastic barrier, water barrier, red white barrier, track barrier, barrier plastic, water filled barrier | .9 | red paint #d1302a, white paint #f4f4f0, dark rubber #26272b
  red: side .98 -.3,.06 .3,.06 .3,.2 .14,.4 .11,.9 -.11,.9 -.14,.4 -.3,.2 b.03 n2:2,0,0 @-.5,0,0
  white: side .98 -.3,.06 .3,.06 .3,.2 .14,.4 .11,.9 -.11,.9 -.14,.4 -.3,.2 b.03 n2:2,0,0 @.5,0,0
  dark: box .7 .08 .56 b.02 n4:1,0,0 + box .5 .16 .02 b.01 n4:1,0,0 @0,.58,.13 mirz + box .12 .4 .1 b.02 n3:1,0,0 @0,.3,0
canopy tent, tent canopy, pop up tent, pit canopy, tent roof, event canopy, canopy tent open, tent roof open | 3 | canvas cloth #2d62b8, white cloth #f4f4f0, pole steel
  canvas: pyr 3.2 .8 3.2 .02 @0,2.2,0 + box 3.22 .06 3.22 b.01 @0,2.16,0
  white: slab .04 -1.6,.3 -1.6,.1 -1.4,0 -1.2,.1 -1,0 -.8,.1 -.6,0 -.4,.1 -.2,0 0,.1 .2,0 .4,.1 .6,0 .8,.1 1,0 1.2,.1 1.4,0 1.6,.1 1.6,.3 b0 @0,1.9,1.6 mirz + side .04 -1.6,.3 -1.6,.1 -1.4,0 -1.2,.1 -1,0 -.8,.1 -.6,0 -.4,.1 -.2,0 0,.1 .2,0 .4,.1 .6,0 .8,.1 1,0 1.2,.1 1.4,0 1.6,.1 1.6,.3 b0 @1.6,1.9,0 mir
  pole: box .08 2.2 .08 @1.5,0,1.5 mir mirz + box .26 .04 .26 @1.5,0,1.5 mir mirz + bar .025 1.5,1.6,1.5 .8,2.15,1.5 s6 mir mirz + bar .025 1.5,1.6,1.5 1.5,2.15,.8 s6 mir mirz + bar .02 -1.5,2.0,1.5 1.5,2.0,1.5 s6 mirz
level crossing, railway level crossing, grade crossing, train crossing, road over rails, road and rail crossing, railroad road crossing | 2.7 | road plaster #3c3f45, steel steel #8d949c, wood wood #5a4230, stone cobbles #8a867e, line paint #f2f0e8, arm paint #f4f4f0, red paint #d1302a, post iron #3c4046, lamp light #ff3b2f
  stone: box 7 .06 2.4 b.03
  wood: box .22 .08 1.9 n3:.48,0,0 @2.5,.05,0 mir + box 3 .1 .8 b.02 @0,.06,0
  road: box 3.2 .08 1.6 @0,0,2 mirz + box 3 .1 .4 b0 @0,.06,.9 mirz
  steel: box 7 .12 .1 @0,.1,.62 mirz
  line: box .12 .012 .7 b0 @0,.077,2.3 mirz + box 1.4 .012 .2 b0 @.8,.077,1.5 + box 1.4 .012 .2 b0 @-.8,.077,-1.5
  post: cyl .07 2.5 s10 @2,0,1.6 + cyl .07 2.5 s10 @-2,0,-1.6 + box .4 .9 .4 b.04 @2,0,1.6 + box .4 .9 .4 b.04 @-2,0,-1.6 + box .8 .24 .1 b.02 @2,1.6,1.66 + box .8 .24 .1 b.02 @-2,1.6,-1.66
  arm: box 3.6 .12 .06 @.3,.84,1.84 + box 3.6 .12 .06 @-.3,.84,-1.84 + block 1.1 .16 .04 rz40 @2,2.25,1.7 + block 1.1 .16 .041 rz-40 @2,2.25,1.7 + block 1.1 .16 .04 rz40 @-2,2.25,-1.7 + block 1.1 .16 .041 rz-40 @-2,2.25,-1.7
  red: box .4 .125 .065 b0 n4:.9,0,0 @.1,.838,1.84 + box .4 .125 .065 b0 n4:.9,0,0 @-.1,.838,-1.84
  lamp: rodz .09 .06 s14 @1.72,1.72,1.72 + rodz .09 .06 s14 @2.28,1.72,1.72 + rodz .09 .06 s14 @-1.72,1.72,-1.72 + rodz .09 .06 s14 @-2.28,1.72,-1.72
coffee cart, coffee stand, coffee trolley, espresso cart, cart coffee, coffee kiosk cart, mobile coffee cart | 2.3 | cart paint #3a5f4a, wood grain #a8743f, awning cloth #f1e6d2, stripe cloth #6a3f24, machine steel, cup snow, bean wax #4a2818
  cart: box 1.6 .7 .8 b.02 @0,.35,0 + box 1.64 .06 .84 b.01 @0,.33,0
  wood: box 1.76 .06 .96 b.01 @0,1.05,0 + box .05 1.2 .05 @.76,1.1,-.34 mir + box .05 1.2 .05 @.76,1.1,.34 mir + rodz .03 .9 s8 @-.95,.9,0 + bar .03 -.8,.8,.4 -.95,.9,.4 s6 mirz
  awning: box 1.8 .06 1.1 b.01 @0,2.28,0 + box .2 .16 .02 b0 n5:.36,0,0 @0,2.14,.55
  stripe: box .17 .07 1.11 b0 n5:.36,0,0 @.0,2.285,0 + box .18 .16 .02 b0 n4:.36,0,0 @0,2.14,.55
  machine: box .56 .34 .36 b.03 @-.4,1.11,-.08 + box .6 .06 .4 b.02 @-.4,1.42,-.08 + rodz .03 .12 s10 n2:.24,0,0 @-.4,1.3,.14 + cyl .012 .16 @-.7,1.2,.1 + box .5 .03 .2 @-.4,1.11,.14 + rodz .025 .02 s10 n3:.1,0,0 @-.4,1.39,.1
  cup: lathe .03,0 .045,.1 .045,.11 0,.11 s14 n3:.12,0,0 @.2,1.11,.22 + lathe .03,0 .045,.1 .045,.11 0,.11 s14 n2:.12,0,0 @.2,1.22,.22 + rodz .24 .02 s24 @.3,.7,.41
  bean: ball .1 .15 .03 s16 rz24 @.3,.7,.42 + lathe 0,0 .1,.0 .1,.18 .08,.22 0,.22 s16 @.58,1.11,-.1
  groove.cup: tube .012 .26,.83,.448 .32,.74,.455 .28,.66,.455 .34,.57,.448 s6
  rim.machine: ringx .28 .02 s24 @.84,.29,0 mir + rodx .03 1.7 s8 @0,.29,0 + box .02 .54 .02 b0 @.84,.02,0 mir + box .02 .02 .54 b0 @.84,.28,0 mir
  rubber.dark: ringx .3 .024 s24 @.84,.32,0 mir + box .06 .35 .06 @-.6,0,.3 mir + box .06 .35 .06 @-.6,0,-.3 mir
construction fence, fence construction, site fence, temporary fence, construction barrier fence, building site fence, mesh fence panel | 2 | mesh steel #b8bec4, frame steel, foot stone, board paint #f28a1c, stripe snow
  frame: bar .03 -1.4,.1,0 -1.4,1.95,0 1.4,1.95,0 1.4,.1,0 s8 + bar .02 -1.4,.3,0 1.4,.3,0 s6
  mesh: box .008 1.65 .008 b0 n26:.106,0,0 @0,.3,0 + box 2.8 .008 .008 b0 n8:0,.21,0 @0,1.1,0
  foot: box .3 .14 .7 b.03 @1.4,0,0 mir
  board: box 1 .5 .03 b.01 @0,1.0,.02
  stripe: slab .01 -.5,0 -.36,0 -.16,.5 -.3,.5 b0 n3:.36,0,0 @.34,1.0,.04
construction light, construction lamp, work light, site light, construction floodlight, light tower, work lamp stand | 2 | lamp light #fff6d0, frame paint #f2b01c, leg iron #2a2c30
  frame: box .46 .34 .16 b.03 @.3,1.55,0 mir + bar .03 -.56,1.5,0 .56,1.5,0 s8
  lamp: box .4 .28 .02 b0 @.3,1.58,.08 mir
  leg: cyl .03 1.3 s10 @0,.25,0 + bar .024 0,.8,0 .45,0,.4 s7 + bar .024 0,.8,0 -.45,0,.4 s7 + bar .024 0,.8,0 0,0,-.6 s7 + bar .014 .06,1.5,.1 .52,1.92,.1 s4 mir + bar .012 .12,1.56,.1 .12,1.88,.1 s4 mir + bar .012 .3,1.56,.1 .3,1.88,.1 s4 mir + bar .012 .48,1.56,.1 .48,1.88,.1 s4 mir + box .06 .1 .06 @.3,1.46,0 mir
construction sign, men at work sign, roadwork sign, road works sign, work in progress sign, construction site sign, sign construction | 1.5 | sign paint #f28a1c, mark rubber #1d1d1f, post steel, foot rubber
  sign: box .86 .86 .03 b.01 @0,-.43,0 rz45 @0,.9,0
  mark: slab .012 -.54,0 0,-.54 .54,0 0,.54 .5,0 0,-.5 -.5,0 0,.5 b0 @0,.9,.018 + ball .055 .055 .014 s14 @.04,1.14,.02 + slab .02 -.04,0 .06,-.02 .1,-.2 .2,-.42 .12,-.44 .03,-.26 -.06,-.44 -.14,-.42 -.03,-.2 b0 @0,1.08,.02 + bar .018 .02,1.05,.025 -.12,.92,.025 -.24,.84,.025 s6 + bar .014 -.05,1.0,.025 -.3,.76,.025 s5 + slab .02 -.38,.64 -.12,.64 -.24,.78 b0 @0,0,.02
  post: bar .025 .2,.5,-.03 .34,0,.2 s7 mir + bar .025 .2,.5,-.03 .3,0,-.3 s7 mir + box .5 .04 .03 @0,.52,-.02
  foot: box .1 .03 .12 b.01 @.34,0,.2 mir
closed sign, sign closed, shop closed sign, sorry we are closed, hanging closed sign, store closed sign | .4 | board paint #c4202b, text snow, rope thatch, peg iron
  board: box .7 .26 .03 b.02
  text: word closed .1 .012 @0,.13,.02 + box .64 .012 .012 b0 @0,.03,.014 + box .64 .012 .012 b0 @0,.218,.014
  rope: bar .008 -.26,.25,0 0,.4,0 .26,.25,0 s6
  peg: rodz .02 .05 s12 @0,.4,0
for sale sign, sale sign, house for sale sign, real estate sign, realtor sign, estate agent sign, yard sign | 1.5 | board paint #d1202a, text snow, post wood #f2efe8
  post: box .08 1.5 .08 b.01 + box .9 .07 .07 b.01 @.38,1.34,0 + pyr .1 .08 .1 .1 @0,1.5,0
  board: box .66 .5 .03 b.01 @.42,.72,0
  text: word for .13 .014 @.42,1.08,.018 + word sale .15 .014 @.42,.86,.018
  hook.dark: bar .008 .18,1.2,0 .18,1.36,0 s5 + bar .008 .66,1.2,0 .66,1.36,0 s5
round sign, sign circle, circle sign, circular sign, signpost circle, round signpost, sign round | 1.8 | sign wood #b5874f, rim iron, post wood #6a4426, mark paint #f1e6d2
  sign: rodz .42 .06 s32 @0,1.38,.06
  rim: ringz .42 .03 s32 @0,1.38,.07 + rodz .02 .03 s8 @.0,1.66,.1 + rodz .02 .03 s8 @0,1.1,.1
  mark: ringz .3 .012 6 s28 @0,1.38,.09 + box .34 .03 .012 b0 n3:0,.09,0 @0,1.37,.09
  post: box .12 1.7 .1 b.01 @0,0,0 + box .4 .1 .4 b.02 + pyr .14 .1 .12 .1 @0,1.7,0
square sign, sign square, square signpost, signpost square, square board sign, sign square vertical | 1.8 | sign wood #b5874f, rim iron, post wood #6a4426, mark paint #f1e6d2
  sign: box .8 .7 .06 b.012 @0,1.0,.06
  rim: box .84 .05 .08 b.01 n2:0,.68,0 @0,1.325,.06 + box .05 .73 .08 b.01 @.4,.985,.06 mir + rodz .018 .03 s8 @.34,1.6,.1 mir + rodz .018 .03 s8 @.34,1.08,.1 mir
  mark: box .5 .035 .012 b0 n4:0,.12,0 @0,1.33,.093
  post: box .12 1.8 .1 b.01 + box .4 .1 .4 b.02 + pyr .14 .1 .12 .1 @0,1.78,0
`;
