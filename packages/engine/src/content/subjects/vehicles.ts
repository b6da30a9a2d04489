/** Land vehicles: names | height in metres | surfaces, then a clause a line. */
export const vehicles = `
pickup truck, pickup, ute, truck | 1.8 | body paint #2d62b8, glass obsidian #26343f, dark rubber, metal steel, lamp light #fff0b8
  body: box 1.9 .6 4.5 b.1 @0,.52,0 + box 1.84 .14 1.4 b.06 @0,1.06,1.5 + side 1.76 -.35,1.1 .95,1.1 .55,1.86 -.3,1.9 b.07 + box .12 .42 1.85 b.03 @.89,1.08,-1.3 mir + box 1.9 .42 .12 b.03 @0,1.08,-2.19
    + box .1 .16 1.2 b.04 @.95,.86,1.38 mir + box .1 .16 1.2 b.04 @.95,.86,-1.35 mir
  glass: side 1.78 -.25,1.22 .78,1.22 .48,1.78 -.22,1.8 + box 1.5 .56 .02 rx-28 @0,1.22,.885 + box 1.4 .5 .03 @0,1.26,-.34
  dark: box 1.68 .06 1.8 @0,1.1,-1.3 + box 1.1 .26 .06 @0,.7,2.24 + box .2 .12 .1 @.98,1.24,.62 mir + box .1 .06 2 @.94,.5,0 mir
  metal: box 2 .18 .16 b.03 @0,.46,2.26 mirz + box .2 .03 .03 @.92,1,.2 mir
  lamp: box .3 .2 .06 @.72,.74,2.24 mir
  red: box .16 .26 .06 @.84,.82,-2.24 mir
  wheels: wheel .46 .3 @.86,.46,1.38 mir + wheel .46 .3 @.86,.46,-1.35 mir
school bus | 3 | body paint #f2b01c, glass obsidian #26343f, dark rubber, lamp light #fff0b8
  body: box 2.4 2 8 b.15 @0,.7,-.6 + box 2.2 .9 1.6 b.15 @0,.7,4
  glass: box 2.44 .6 .75 n7:0,0,.95 @0,1.75,-.8 + box 2 .8 .04 @0,1.7,3.4
  dark: box 2.46 .07 8.02 @0,1.45,-.6 + box 2.46 .07 8.02 @0,1,-.6 + box 1.4 .5 .06 @0,.85,4.8 + box 2.3 .2 .2 @0,.55,4.8
  lamp: rodz .16 .06 @.85,1.15,4.8 mir
  red: box .3 .2 .1 @.9,2.55,3.35 mir
  white: box .9 .02 .02 @0,2.6,3.4
  black: word school .22 .03 @0,2.55,3.42
  wheels: wheel .5 .3 @1.1,.5,3.4 mir + wheel .5 .3 @1.1,.5,-2.8 mir
police car, cop car, patrol car, police cruiser | 1.6 | body paint #1d1f26, door snow, glass obsidian #3a4a5a, red light #ff3b2f, blue light #3a7aff,
    metal steel, lamp light #fff0b8
  body: side 1.75 -2.1,.35 2.1,.35 2.15,.65 2,.85 1,.95 -1.75,1 -2.1,.9 b.08 + side 1.55 1,.9 .3,1.42 -.95,1.42 -1.65,.92 b.06
  door: box 1.79 .52 1.7 @0,.4,-.3 + box 1.3 .03 1 @0,1.41,-.35
  glass: side 1.58 .72,.98 .2,1.36 -.25,1.36 -.25,.98 + side 1.58 -.38,.98 -.38,1.36 -.9,1.36 -1.38,.98 + box 1.3 .5 .03 rx-54 @0,1.0,.95
  red: box .5 .14 .24 b.03 @-.32,1.44,-.3
  blue: box .5 .14 .24 b.03 @.32,1.44,-.3
  metal: box 1.75 .14 .12 @0,.4,2.12 mirz + box .06 .4 .06 @.4,.4,2.2 mir
  lamp: rodz .13 .06 @.6,.68,2.08 mir
  blue: word police .16 1.81 ry90 @0,.68,-.3
  wheels: wheel .34 .22 @.78,.34,1.32 mir + wheel .34 .22 @.78,.34,-1.3 mir
taxi, cab, taxicab, yellow cab | 1.6 | body paint #f5c21c, check rubber, sign light #fff1c4, glass obsidian #3a4a5a, metal steel, lamp light #fff0b8
  body: side 1.75 -2.1,.35 2.1,.35 2.15,.65 2,.85 1,.95 -1.75,1 -2.1,.9 b.08 + side 1.55 1,.9 .3,1.42 -.95,1.42 -1.65,.92 b.06
  check: box 1.78 .06 .12 n16:0,0,.24 @0,.72,0 + box 1.78 .06 .12 n16:0,0,.24 @0,.66,.12 + word taxi .11 .36 @0,1.56,-.3
  sign: box .7 .2 .3 b.03 @0,1.43,-.3
  glass: side 1.58 .72,.98 .2,1.36 -.25,1.36 -.25,.98 + side 1.58 -.38,.98 -.38,1.36 -.9,1.36 -1.38,.98 + box 1.3 .5 .03 rx-54 @0,1.0,.95
  metal: box 1.75 .14 .12 @0,.4,2.12 mirz
  lamp: rodz .13 .06 @.6,.68,2.08 mir
  wheels: wheel .34 .22 @.78,.34,1.32 mir + wheel .34 .22 @.78,.34,-1.3 mir
race car, formula one car, racing car, racer, race, indy car | 1 | body paint #d1202a, wing paint #22242a, white snow, driver paint #2d62b8
  body: side .7 -1.9,.25 1,.2 2.4,.2 2.4,.3 .8,.55 .3,.6 -.3,.6 -.5,.95 -.9,.85 -1.9,.5 b.06 + box 1.5 .34 1.6 b.1 @0,.18,-.5
  wing: box 1.9 .04 .5 @0,.15,2.3 + box .04 .2 .5 @.95,.12,2.3 mir + box 1.3 .05 .4 rx-8 @0,.92,-2 + box .04 .5 .5 @.65,.6,-2 mir
    + box .06 .4 .2 @.2,.5,-1.9 mir
  white: box .5 .02 .7 @0,.46,1.4 + rodz .15 .02 @0,.35,2.4
  driver: ball .15 @0,.72,.05
  dark: box .24 .06 .06 @0,.74,.17 + bar .03 .3,.35,1.5 .8,.36,1.6 mir + bar .03 .3,.4,-1.4 .8,.4,-1.5 mir
  wheels: wheel .36 .34 @.85,.36,1.55 mir + wheel .4 .44 @.85,.4,-1.5 mir
monster truck, bigfoot truck | 3 | body paint #6a2fb0, flame paint #f2801c, glass obsidian #26343f, metal steel, lamp light #fff0b8
  body: box 1.8 .5 4.4 b.08 @0,1.7,0 + side 1.7 -.3,2.2 1,2.2 .7,2.85 -.25,2.9 b.06 + box .1 .35 1.7 @.85,2.15,-1.3 mir
  flame: slab 1.82 0,1.85 -1.2,1.8 -.6,1.95 -1.3,2.05 -.3,2.15 0,2.18 ry-90 @0,0,2
  glass: side 1.72 -.2,2.3 .85,2.3 .62,2.76 -.18,2.8 + box 1.4 .4 .02 rx-25 @0,2.34,.92
  metal: rodx .12 2.2 @0,.95,1.35 mirz + rody .07 1.1 @.5,1.3,1.35 mir mirz + box 1 .2 3 @0,1.4,0 + rody .05 1.1 @.7,2.7,-.6 mir
  lamp: rodz .14 .06 @.65,1.95,2.2 mir
  wheels: wheel .95 .75 @1.35,.95,1.4 mir mirz
motorcycle, motorbike, chopper, harley, dirt bike | 1.15 | body paint #b3201c, metal steel, seat leather #22201f, dark rubber, lamp light #fff0b8
  body: ball .17 .14 .32 @0,.82,.18 + side .12 -.6,.68 -.3,.72 -.25,.62 -.75,.6 -.9,.72
  seat: ball .16 .08 .36 @0,.75,-.36
  metal: box .26 .3 .4 b.06 @0,.38,.05 + cyl .1 .2 rx20 @0,.55,.05 + bar .03 .09,.95,.42 .09,.34,.78 mir
    + tube .04 .14,.45,.15 .17,.25,.05 .18,.25,-.4 .18,.3,-.85 + bar .02 0,1,.4 .3,1.1,.28 mir + bar .025 -.09,.95,.42 .09,.95,.42 + bar .025 0,.94,.42 0,1.01,.4 + bar .025 .1,.34,-.68 .08,.4,0 mir
  dark: rodx .026 .14 @.34,1.1,.26 mir
  lamp: rodz .1 .1 @0,.92,.56
  wheels: wheel .34 .14 @0,.34,.8 + wheel .34 .18 @0,.34,-.68
tire, tyre, car tire, rubber tire, debris tire, tire debris | .65 | main rubber, trim steel | tile .3, lying
  tread.main: lathe .2,-.1 .3,-.11 .325,-.08 .325,.08 .3,.11 .2,.1 .19,.06 .19,-.06 .2,-.1 s32 rx90 @0,.325,0
  blocks.main: box .04 .19 .016 @0,-.095,.325 o24 rx90 @0,.325,0
  bead.trim: ringz .2 .012 @0,.325,.09 + ringz .2 .012 @0,.325,-.09
bicycle, bike, mountain bike, cycle | 1.05 | frame paint #2d8fb8, tyre rubber, metal steel, seat leather #22201f
  frame: bar .02 0,.34,-.5 0,.3,0 0,.78,-.18 0,.34,-.5 + bar .022 0,.3,0 0,.82,.42 + bar .022 0,.75,-.17 0,.8,.4 + bar .018 .04,.82,.42 .04,.34,.55 mir
  tyre: ringx .32 .022 @0,.34,.55 + ringx .32 .022 @0,.34,-.5 + rodx .02 .1 @.24,.98,.34 mir
  metal: bar .004 0,0,0 0,.31,0 rx0 @0,.34,.55 + bar .004 0,-.31,0 0,.31,0 rx45 @0,.34,.55 + bar .004 0,-.31,0 0,.31,0 rx90 @0,.34,.55
    + bar .004 0,-.31,0 0,.31,0 rx135 @0,.34,.55 + bar .004 0,-.31,0 0,.31,0 @0,.34,-.5 + bar .004 0,-.31,0 0,.31,0 rx45 @0,.34,-.5
    + bar .004 0,-.31,0 0,.31,0 rx90 @0,.34,-.5 + bar .004 0,-.31,0 0,.31,0 rx135 @0,.34,-.5 + tube .014 0,.82,.42 0,.96,.4 .14,1,.44 .28,.98,.34
    + tube .014 0,.96,.4 -.14,1,.44 -.28,.98,.34 + rodx .09 .02 @.05,.3,0 + bar .01 .06,.3,0 .06,.14,.06 + rodx .015 .1 @.11,.14,.06
    + cyl .014 .14 @0,.76,-.18
  seat: ball .09 .035 .14 @0,.9,-.2
tricycle, trike, kids bike | .65 | frame paint #d1202a, tyre rubber, seat rubber, metal steel, grip paint #f2c21c
  frame: tube .025 0,.5,.26 0,.4,.1 0,.28,-.25 + rodx .02 .5 @0,.13,-.3 + bar .02 .06,.5,.28 .06,.2,.3 mir + cyl .022 .2 @0,.48,.27
  metal: tube .014 0,.66,.26 .14,.68,.26 .2,.64,.16 + tube .014 0,.66,.26 -.14,.68,.26 -.2,.64,.16
  seat: ball .12 .04 .12 @0,.42,-.12
  grip: rodz .02 .08 @.2,.63,.13 mir + rodx .02 .09 @.1,.2,.3 mir
  wheels: wheel .2 .05 @0,.2,.3 + wheel .13 .05 @.25,.13,-.3 mir
scooter, moped, vespa, motor scooter | 1.15 | body paint #5fb5a8, seat leather #5a3420, metal steel, lamp light #fff0b8
  body: side .3 -.75,.35 -.2,.32 -.15,.7 -.7,.72 b.08 + box .34 .05 .66 @0,.28,.1 + slab .06 -.18,.28 .18,.28 .16,.85 -.16,.85 rx-14 @0,0,.48 b.02
    + box .16 .16 .4 b.05 @0,.42,.58 + cyl .05 .3 rx-18 @0,.8,.32 + box .2 .16 .14 b.05 @0,1,.26
  seat: ball .15 .08 .3 @0,.77,-.42
  metal: bar .016 0,1.1,.25 .28,1.14,.16 mir
  lamp: rodz .07 .06 @0,1.06,.33
  dark: rodx .024 .1 @.3,1.14,.15 mir
  wheels: wheel .22 .1 @0,.22,.66 + wheel .22 .11 @0,.22,-.55
kick scooter, push scooter | .95 | deck paint #2d8fb8, metal steel, grip rubber
  deck: box .14 .03 .6 b.01 @0,.12,-.02
  metal: bar .018 0,.1,.34 0,.92,.22 + bar .014 0,.9,.22 .18,.92,.22 mir
  grip: rodx .02 .1 @.18,.92,.22 mir
  wheels: wheel .09 .03 @0,.09,.36 + wheel .09 .03 @0,.09,-.36
skateboard, longboard | .14 | deck wood, grip rubber, metal steel, wheel paint #e8e0c8
  deck: side .2 -.4,.16 -.3,.1 .3,.1 .4,.16 .395,.18 .3,.115 -.3,.115 -.395,.18
  grip: box .19 .006 .58 @0,.115,0
  metal: box .1 .03 .06 @0,.07,.22 mirz + rodx .01 .18 @0,.045,.22 mirz
  wheel: rodx .035 .04 @.085,.035,.22 mir mirz
tractor, farm tractor | 2.4 | body paint #2f8a3f, wheel paint #f2c21c, dark rubber, glass glass #bfe2ea, metal iron
  body: box .8 .7 1.7 b.08 @0,.8,.8 + box 1 .5 1 @0,.7,-.5 + box 1.3 .08 1.2 @0,2.3,-.5 + box .07 1.2 .07 @.55,1.15,-.05 mir
    + box .07 1.2 .07 @.55,1.15,-1 mir + box .4 .1 1 @.75,1.5,-.7 mir
  dark: box .5 .5 .04 @0,.9,1.65 + box .5 .14 .4 @0,1.2,-.6 + ring .2 .02 rx60 @0,1.5,-.15 + cyl .04 .8 @.22,1.45,.9
  glass: box 1.06 1 .03 @0,1.2,0
  wheels: wheel .8 .45 @.75,.8,-.7 mir + wheel .45 .26 @.6,.45,1.2 mir
  wheel: rodx .42 .5 @.75,.8,-.7 mir + rodx .22 .28 @.6,.45,1.2 mir
  lamp: rodz .07 .04 @.26,1.35,1.66 mir
bulldozer, dozer | 2.6 | body paint #f2b01c, dark rubber, blade iron, glass obsidian #3a4a5a, metal steel
  body: box 1.3 .8 1.8 b.06 @0,.8,.7 + box 1.5 1.3 1.2 b.05 @0,.9,-.6 + box 1.6 .1 1.4 @0,2.5,-.6 + box .08 .4 .08 @.68,2.1,-.1 mir mirz @0,0,-.0
    + bar .07 .85,.5,.2 .85,.45,1.9 mir
  glass: box 1.52 .6 1 @0,1.75,-.6 + box 1.3 .6 .04 @0,1.75,0
  dark: side .45 -1.4,.35 -1.2,.08 1.1,.08 1.4,.4 1.2,.8 -1.1,.85 -1.4,.65 @.85,0,0 mir + cyl .05 .5 @.4,1.55,.9 + box .9 .5 .04 @0,.95,1.6
  blade: side 2.8 1.8,.05 1.95,.05 1.85,.5 2.0,1.1 1.9,1.15 1.72,.5
excavator, digger, backhoe, steam shovel | 3 | body paint #f2b01c, dark rubber, glass obsidian #3a4a5a, metal iron
  body: box 2 .8 2 b.08 @0,.95,-.6 + box .9 1.1 1 b.06 @.5,1.3,.2 + tube .2>.15 -.35,1.5,.3 -.35,2.9,1.2 -.35,3.1,2 + bar .14 -.35,3.1,2 -.35,1.5,2.9
  glass: box .92 .6 .8 @.5,1.65,.2 + box .7 .7 .04 @.5,1.6,.71
  dark: side .5 -1.4,.35 -1.2,.08 1.2,.08 1.4,.35 1.2,.7 -1.2,.7 @.75,0,0 mir + cyl .6 .2 @0,.75,0 + box 1.6 .5 .04 @-.1,1.05,-1.6
  metal: side .8 2.7,1.6 3.0,1.65 3.1,1.1 2.7,.7 2.2,.8 2.35,1.2 @-.35,0,0 + bar .07 -.35,1.4,.7 -.35,2.4,1.1 + bar .06 -.35,3.3,1.6 -.35,2.4,2.5
    + cone .06 .25 rx120 n4:.2,0,0 @-.35,.8,2.25
forklift, fork lift | 2.2 | body paint #f2b01c, dark rubber, metal iron, crate wood
  body: box 1 .7 1.7 b.08 @0,.3,-.3 + box 1.1 .07 1.2 @0,2.1,-.2 + box .06 1.2 .06 @.5,.95,.3 mir + box .06 1.2 .06 @.5,.95,-.75 mir
  dark: box .5 .12 .5 @0,1,-.4 + box .5 .5 .1 rx-8 @0,1.1,-.65 + ring .16 .02 rx50 @0,1.3,.2 + bar .02 0,1.3,.2 0,.95,.45 + bar .014 -.15,1.3,.2 .15,1.3,.2
  metal: box .08 2 .1 @.3,.1,.7 mir + box .7 .06 .1 n3:0,.6,0 @0,.9,.72 + box .12 .05 1.1 @.22,.12,1.3 mir + box .6 .4 .05 @0,.12,.78
  crate: box .8 .6 .8 @0,.18,1.35
  wheels: wheel .28 .2 @.5,.28,.4 mir + wheel .24 .18 @.45,.24,-.85 mir
tank, battle tank, army tank, panzer, war tank | 2.4 | body paint #5a6344, dark rubber, metal iron #3a3f34
  body: side 2.2 -2.8,1 -2.6,.6 2.6,.6 3,.95 2.2,1.25 -2.6,1.35 b.05 + lathe 1.15,1.3 1.1,1.7 .7,1.95 0,1.98 s12 *1,1,1.2 + cyl .3 .16 @.35,1.95,-.3
    + box 2.2 .08 5.4 @0,1.1,0
  metal: rodz .1 2.8 @0,1.62,2.4 + rodz .15 .5 @0,1.62,3.6 + rodz .2 .4 @0,1.62,1.3 + bar .03 -.5,1.9,-.6 -.55,2.9,-.7
  dark: side .55 -2.9,.7 -2.5,.15 2.4,.15 3,.75 2.7,1.05 -2.6,1.05 @1.25,0,0 mir
  metal: rodx .3 .6 n6:0,0,.82 @1.25,.45,0 mir
armored personnel carrier, apc, armored vehicle, armored car, military vehicle | 2.6 | body paint #6a6a48, dark rubber, metal iron #3a3f34
  body: side 2.4 -2.8,.8 -2.5,.5 2.4,.5 3.1,1.1 2.2,1.9 -2.6,1.95 -2.9,1.4 b.06 + cyl .6 .4 .45 @0,1.9,.2
  metal: rodz .06 1.2 @0,2.12,1 + box .5 .2 .06 n2:.9,0,0 @0,1.45,2.7 + box .9 .6 .05 @1.2,.9,-.3 mir
  dark: box .4 .14 .06 @.5,1.6,2.5 mir
  wheels: wheel .55 .4 n4:0,0,1.35 @1.15,.55,0 mir
jeep, off road vehicle, land rover, military jeep, humvee | 1.8 | body paint #5a6344, dark rubber, glass glass #bfe2ea, metal iron,
    seat leather #6a4a2c, lamp light #fff0b8
  body: box 1.6 .5 3.2 b.05 @0,.5,0 + box 1.4 .24 1.1 b.05 @0,.98,1 + box .5 .08 .9 @.8,.86,1.05 mir + box .5 .08 .8 @.8,.86,-1.1 mir
  glass: box 1.3 .5 .03 @0,1.2,.45
  metal: box .06 .55 .05 @.68,1.2,.45 mir + box 1.4 .05 .05 @0,1.72,.45 + tube .04 .7,.95,-1 .7,1.7,-.95 -.7,1.7,-.95 -.7,.95,-1
    + box 1.7 .14 .12 @0,.48,1.66 + box .05 .3 .03 n7:.12,0,0 @0,.68,1.61
  dark: rodz .36 .2 @0,.95,-1.72 + ring .17 .02 rx60 @.35,1.25,.2 + bar .02 .35,1.25,.2 .35,.98,.5 + bar .014 .19,1.25,.2 .51,1.25,.2
  seat: box .45 .14 .45 @.38,1,-.2 mir + box .45 .5 .12 @.38,1.05,-.45 mir
  lamp: rodz .11 .05 @.5,.85,1.61 mir
  wheels: wheel .42 .28 @.8,.42,1.05 mir + wheel .42 .28 @.8,.42,-1.1 mir
limousine, limo, stretch limo, hearse | 1.5 | body obsidian #16171c, glass obsidian #3a4a5a, metal steel, lamp light #fff0b8
  body: side 1.8 -3.8,.35 3.8,.35 3.85,.7 3.7,.85 2.6,.95 -3.5,1 -3.8,.9 b.08 + side 1.6 2.6,.9 2,1.45 -2.7,1.45 -3.3,.92 b.06
  glass: side 1.63 1.95,.98 1.75,1.38 .9,1.38 .9,.98 @0,0,.25 + box 1.63 .4 1 n3:0,0,1.15 @0,.98,-.4 + side 1.63 -2.2,.98 -2.2,1.38 -2.6,1.38 -2.95,.98
    + box 1.4 .5 .03 rx-48 @0,1,2.5
  metal: box 1.8 .14 .12 @0,.4,3.82 mirz + box 1.83 .04 7 @0,.62,0 + box .7 .24 .05 @0,.6,3.83
  lamp: box .3 .16 .06 @.65,.65,3.8 mir
  wheels: wheel .36 .24 @.8,.36,2.9 mir + wheel .36 .24 @.8,.36,-2.6 mir
van, delivery van, minivan, camper van, hippie van, camper, vw bus, rv, caravan, motorhome | 2.1 | body paint #5fb5c8, top snow, glass obsidian #3a4a5a,
    metal steel, lamp light #fff0b8
  body: side 1.8 -2.1,.4 2.1,.4 2.2,.8 2.1,1.1 -2.1,1.1 b.1
  top: side 1.76 -2.1,1.1 2.1,1.1 1.75,1.8 1.4,2 -1.9,2 -2.08,1.8 b.1 + slab .03 -.9,1.12 .9,1.12 0,.6 @0,0,2.14
  glass: box 1.8 .42 .8 n4:0,0,.95 @0,1.25,-.25 + box 1.4 .5 .04 rx-26 @0,1.22,2.08
  metal: box 1.85 .14 .12 @0,.42,2.18 mirz + rodz .16 .05 @0,.85,2.22
  lamp: rodz .14 .06 @.62,.78,2.2 mir
  wheels: wheel .36 .22 @.8,.36,1.3 mir mirz
ambulance, emergency vehicle | 2.5 | body paint #f1f3f2, stripe paint #d1202a, glass obsidian #3a4a5a, red light #ff3b2f, blue light #3a7aff, lamp light #fff0b8,
    metal steel
  body: box 2 1.7 3.4 b.08 @0,.55,-.7 + side 1.9 1,.55 2.6,.55 2.65,1.1 2,1.25 1.5,1.9 1,1.95 b.08
  stripe: box 2.03 .2 3.41 @0,1.05,-.7 + box 1.93 .2 1.4 @0,.85,1.6 + box 2.05 .2 .6 @0,1.7,-.7 + box 2.05 .6 .2 @0,1.5,-.7
  glass: side 1.93 1.14,1.22 1.88,1.22 1.48,1.78 1.14,1.78 b.01 + block 1.62 .68 .04 b.01 rx-37.6 @0,1.57,1.755
  red: box .5 .2 .3 @-.45,2.25,.7
  blue: box .5 .2 .3 @.45,2.25,.7
  red: box 1.2 .12 .2 @0,1.95,1.3
  lamp: box .3 .2 .06 @.68,.85,2.64 mir
  metal: box 1.95 .16 .12 @0,.5,2.62
  wheels: wheel .4 .26 @.85,.4,1.8 mir + wheel .4 .26 @.85,.4,-1.5 mir
fire truck, fire engine, firetruck | 3 | body paint #d1202a, metal steel, ladder steel #c8ced4, glass obsidian #3a4a5a, blue light #3a7aff, stripe snow, lamp light #fff0b8
  body: box 2.4 1.6 4.6 b.06 @0,.7,-1.2 + box 2.4 1.9 1.9 b.1 @0,.7,2.1
  glass: box 2.44 .7 .7 n2:0,0,.85 @0,1.7,2.1 + box 2.1 .8 .04 @0,1.6,3.06
  stripe: box 2.44 .2 6.4 @0,1.2,-.25
  ladder: box .1 .14 5.4 @.4,2.75,-.8 mir + box .8 .07 .08 n11:0,0,.5 @0,2.78,-.8
  metal: box .1 .5 .1 @.4,2.28,.8 mir + box .1 .5 .1 @.4,2.28,-3.2 mir + box .6 .3 .6 @0,2.4,-2.6 + box 2.5 .24 .2 @0,.6,3.05
    + box .05 1 1 n3:0,0,1.3 @1.2,1.4,-1.3 mir + rodx .25 .1 @1.22,1,-2.6 mir + box .9 .4 .06 @0,1,3.06
  blue: box .5 .24 .3 @.7,2.6,2.2 mir
  lamp: rodz .16 .06 @.85,1.1,3.06 mir
  wheels: wheel .5 .34 @1.05,.5,2 mir + wheel .5 .34 @1.05,.5,-2.3 mir
garbage truck, trash truck, rubbish truck, refuse truck | 3 | body paint #2f8a4a, cab snow, dark rubber, glass obsidian #3a4a5a, lamp light #fff0b8
  body: side 2.3 -2.6,.9 1,.9 1,2.6 .6,2.8 -2.2,2.8 -3,2.2 -3.2,1.2 b.08 + box 2.4 .1 .1 n5:0,0,.65 @0,2.76,-.85
  cab: box 2.2 1.7 1.5 b.1 @0,.7,2
  glass: box 2.24 .6 .8 @0,1.6,2.1 + box 1.9 .7 .04 @0,1.55,2.76
  dark: box 2 .3 6 @0,.6,-.2 + box 1.9 1 .3 @0,1,-3.1 + box 1.6 .5 .05 @0,.9,2.76
  lamp: rodz .14 .06 @.85,.95,2.77 mir
  wheels: wheel .48 .34 @1,.48,2 mir + wheel .48 .34 @1,.48,-1 mir + wheel .48 .34 @1,.48,-2.1 mir
dump truck, tipper truck, mining truck, haul truck | 3.2 | body paint #f2b01c, bed iron #5a5f66, load earth, glass obsidian #3a4a5a, dark rubber,
    lamp light #fff0b8
  body: box 2.1 1.3 1.4 b.08 @0,.9,1.9 + box 2 .6 .7 b.06 @0,.9,2.9 + box 1.6 .3 5 @0,.75,0
  bed: side 2.5 -2.9,1.5 -2.6,1.2 1.1,1.2 1.2,2.5 -3.2,2.3 -3.2,1.7 b.04 + box 2.5 .1 1.6 @0,2.5,1.7
  load: blob 1 .15 4 *1.15,.5,1.9 @0,2.4,-.9
  glass: box 2.14 .5 .7 @0,1.55,2 + box 1.8 .5 .04 @0,1.55,2.6
  dark: box 1.4 .4 .05 @0,1,3.26
  lamp: rodz .14 .06 @.8,1.1,3.26 mir
  wheels: wheel .6 .45 @1.05,.6,2.2 mir + wheel .6 .45 @1.05,.6,-.8 mir + wheel .6 .45 @1.05,.6,-2.1 mir
cement mixer truck, cement truck, cement mixer, concrete mixer, mixer truck | 3.4 | body paint #e8701c, drum snow, stripe paint #e8701c,
    glass obsidian #3a4a5a, dark rubber, metal steel
  body: box 2.1 1.7 1.5 b.1 @0,.8,2.3
  dark: box 1.6 .35 6 @0,.65,0 + box 1.6 .5 .05 @0,1,3.06
  drum: lathe .5,-2 1.15,-.9 1.2,.3 .8,1.6 .6,1.8 ~ rx78 @0,2.1,-.7
  stripe: ring 1.14 .07 rx92 @0,2.2,-1.1 + ring 1.18 .07 rx62 @0,2.05,-.4 + ring .85 .06 rx78 @0,2.35,.75
  metal: box 1.4 1 .2 @0,.9,1.2 + cone .5 .6 rx110 @0,2.2,-2.6 + box .4 .06 1.2 rx-35 @0,1.4,-3.2
  glass: box 2.14 .6 .8 @0,1.7,2.4 + box 1.8 .7 .04 @0,1.6,3.06
  wheels: wheel .5 .36 @1,.5,2.2 mir + wheel .5 .36 @1,.5,-1 mir + wheel .5 .36 @1,.5,-2.1 mir
crane truck, mobile crane, crane, construction crane, tow truck | 4 | body paint #f2b01c, boom paint #f2b01c, metal iron, glass obsidian #3a4a5a,
    dark rubber, cable rubber
  body: box 2.2 1.6 1.5 b.1 @0,.8,2.6 + box 1.7 1 1.6 b.06 @0,1.3,-1.4 + box 2.2 .4 6.5 @0,.75,0
  boom: bar .3 0,2.2,-1.8 0,4.2,2 + bar .2 0,4.2,2 0,5.4,4.3
  metal: cyl .7 .2 @0,1.15,-1.4 + bar .12 0,1.6,-.6 0,3.2,.6 + box .5 .3 .3 @1.2,.6,-.2 mir mirz + tube .05 0,2.6,4.3 .14,2.5,4.3 .1,2.35,4.3 -.08,2.4,4.3
  cable: bar .03 0,5.4,4.3 0,2.6,4.3
  glass: box 2.24 .6 .8 @0,1.65,2.7 + box 1.9 .7 .04 @0,1.6,3.36 + box .8 .6 .7 @.6,1.6,-.8
  wheels: wheel .5 .36 n4:0,0,1.4 @1,.5,.4 mir
golf cart, buggy, golf buggy | 1.8 | body snow, roof snow #e8e4d8, seat leather #3a3f48, metal steel, dark rubber
  body: side 1.1 -1,.35 1,.35 1.1,.6 .9,.85 .5,.85 .35,.5 -.2,.5 -.3,.7 -1,.7 b.04
  roof: box 1.2 .07 1.8 b.03 @0,1.75,-.1
  seat: box 1 .14 .5 b.05 @0,.7,-.35 + box 1 .42 .12 b.05 @0,.82,-.62
  metal: bar .025 .5,.85,.6 .5,1.76,.4 mir + bar .025 .5,.7,-.85 .5,1.76,-.8 mir
  dark: ring .16 .02 rx50 @.25,1.05,.35 + bar .02 .25,1.05,.35 .25,.8,.65 + bar .014 .1,1.05,.35 .4,1.05,.35 + rodx .03 .9 @0,.6,1.1 + cyl .09 .7 rx-8 @.2,.7,-.95 mir
  wheels: wheel .24 .16 @.5,.24,.75 mir + wheel .24 .16 @.5,.24,-.7 mir
go kart, gokart, go cart, kart | .7 | frame paint #d1202a, seat rubber, metal steel, number snow
  frame: box 1 .08 1.6 @0,.12,0 + tube .05 .55,.2,.5 .6,.2,-.5 mir + slab .1 -.45,.1 .45,.1 .3,.35 -.3,.35 @0,.05,.85 b.03 + bar .03 0,.2,.5 0,.55,.2
  seat: box .5 .12 .5 b.05 @0,.18,-.25 + box .5 .5 .12 b.05 rx-16 @0,.2,-.5
  metal: box .35 .3 .3 b.03 @.35,.2,-.6 + rodx .03 1.2 @0,.18,-.6 + rodx .025 1.1 @0,.16,.6
  dark: ring .15 .02 rx60 @0,.55,.18
  number: box .3 .2 .02 rx-14 @0,.18,.92
  wheels: wheel .17 .18 @.6,.17,.62 mir + wheel .2 .24 @.62,.2,-.6 mir
steam locomotive, locomotive, train, steam train, steam engine, train engine, toy train, railway engine | 4 | body paint #1f4a3a, black iron #22242a,
    trim gold, red paint #b3201c, glass obsidian #3a4a5a, lamp light #fff0b8
  body: rodz .95 4 @0,2.1,1 + box 2.2 2 1.8 @0,1.4,-1.8 + box 2 .3 6 @0,1.1,.2
  black: rodz .98 .5 @0,2.1,3 + lathe .2,2.9 .2,3.6 .36,4 .36,4.1 @0,0,2.6 + box 2.5 .16 2.2 @0,3.4,-1.8 + side 1.6 0,.2 .9,.2 .3,.9 0,.9 @0,0,3.2
    + box .14 .1 .08 n6:.25,0,0 @0,.4,4
  trim: lathe .2,2.9 .3,3.0 .28,3.25 0,3.35 @0,0,1.4 + lathe .16,2.9 .2,3 .18,3.2 0,3.25 @0,0,.4 + ringz .97 .05 @0,2.1,2.2 + ringz .97 .05 @0,2.1,.8
    + ringz .97 .05 @0,2.1,-.4
  red: box 2.1 .2 .2 @0,1,3.2
  glass: box 2.24 .7 .7 @0,2.4,-1.7 + box .5 .5 .05 @.6,2.5,-.88 mir
  lamp: rodz .22 .16 @0,2.5,3.3
  black: box 1.4 .62 5.6 @0,.5,.1
  red: rodx .52 .2 n3:0,0,1.2 @.78,.55,-.6 mir + rodx .36 .2 n2:0,0,.85 @.78,.36,2.3 mir
  steel: box .08 .1 3 @.93,.5,-.4 mir + rodx .1 .12 n3:0,0,1.2 @.9,.55,-.6 mir + rodx .08 .06 n2:0,0,.85 @.89,.36,2.3 mir
train car, railway car, train carriage, railway carriage, passenger car, cable car, passenger wagon, locomotive wagon | 3.5 | body paint #b3302a, cream paint #f1e6cc,
    glass obsidian #3a4a5a, black iron #22242a, lamp light #fff0b8
  body: box 2.5 1.1 8 b.06 @0,.8,0
  cream: box 2.46 1.1 7.96 b.06 @0,1.85,0
  glass: box 2.5 .75 .8 n7:0,0,1.08 @0,2.05,0 + box 1.8 .8 .05 @0,2,3.98
  black: lathe 0,0 1,0 .01,.3 0,.31 s4 ry45 *1.85,.9,5.9 @0,2.9,0 + box 1.6 .3 7 @0,.5,0 + box .4 .2 8.6 @0,.7,0 + rodx .4 .16 @1,.4,2.6 mir
    + rodx .4 .16 @1,.4,3.5 mir + rodx .4 .16 @1,.4,-2.6 mir + rodx .4 .16 @1,.4,-3.5 mir + bar .04 0,3.1,0 0,3.7,-.6 0,4.1,.1
  lamp: rodz .16 .06 @0,1.3,4
freight wagon, cargo wagon, freight car, goods wagon, cargo train wagon, freight train wagon, gondola car, open wagon | 3 | side wood #8a4a30, iron iron #2a2c30,
    load wood #b98a50
  side: box 2.4 .16 7 @0,1,0 + box .1 1.1 7 @1.15,1.1,0 mir + box 2.3 1.1 .1 @0,1.1,3.45 mirz
  iron: box .12 1.2 .12 n7:0,0,1.1 @1.22,1,0 mir + box 2.5 .1 .14 @0,2.2,3.45 mirz + box .14 .1 7 @1.18,2.2,0 mir + box .4 .24 7.8 @0,.76,0
    + box 1.9 .3 1.8 @0,.55,2.3 mirz + rodx .42 .14 @.8,.42,2.8 mir mirz + rodx .42 .14 @.8,.42,1.8 mir mirz + rodz .16 .1 @.75,.9,3.6 mir mirz
  load: box 1.5 1.5 1.5 b.03 @-.2,1.16,2.2 + box 1.7 1.3 1.7 b.03 @.1,1.16,.2 + box 1.4 1.6 1.5 b.03 @0,1.16,-1.9
boxcar, carriage box, train carriage box, goods van, box wagon, freight train car, train wagon, railway wagon, covered train wagon, covered freight wagon | 3.8 | body wood #8a3a2a, iron iron #2a2c30
  body: box 2.5 2.5 7 b.03 @0,1,0 + box .06 2.2 1.8 b.01 @1.27,1.1,0 mir + slab 7.2 -1.32,0 1.32,0 .9,.3 0,.4 -.9,.3 b0 @0,3.5,0
  iron: box .1 2.5 .12 n8:0,0,.98 @1.26,1,0 mir + box .1 .08 4.4 @1.3,3.3,0 mir + box .1 .08 4.4 @1.3,1.05,0 mir + box .4 .24 7.8 @0,.76,0
    + box 1.9 .3 1.8 @0,.55,2.3 mirz + rodx .42 .14 @.8,.42,2.8 mir mirz + rodx .42 .14 @.8,.42,1.8 mir mirz
mine cart, minecart, ore cart, mining cart | 1.1 | iron, wood, ore gold, rock stone
  iron: box .9 .06 1.3 @0,.35,0 + box .05 .6 1.3 rz-8 @.5,.42,0 mir + box .95 .6 .05 rx8 @0,.42,.66 + box .95 .6 .05 rx-8 @0,.42,-.66
    + box 1.1 .06 1.5 @0,1.0,0 *1,.3,1 @0,.66,0
  wood: box .14 .14 1.5 @.3,.24,0 mir
  rock: blob .3 .2 @.2,.95,.3 + blob .28 .2 @-.2,.95,-.2 + blob .25 .2 @.15,.95,-.35
  ore: blob .2 .25 @-.2,1.05,.3 + blob .18 .25 @.1,1.12,0 + blob .15 .25 @-.25,1.1,-.05
  wheels: rodx .2 .08 @.45,.2,.42 mir mirz + rodx .24 .03 @.4,.2,.42 mir mirz
  steel: box .06 .05 2 @.44,0,0 mir
horse cart, cart, wooden cart, hay cart, farm cart, hand cart, wagon | 1.3 | wood, iron, hay thatch
  wood: box 1.3 .08 2.2 @0,.62,0 + box .06 .4 2.2 rz-8 @.66,.68,0 mir + box 1.3 .4 .06 @0,.68,-1.08 + bar .05 .4,.62,1 .35,.55,2.6 mir
    + rodx .05 1.7 @0,.5,-.2 + box .08 .5 .08 n4:0,0,.6 @.7,.6,-.1 mir
  hay: box 1.24 .32 2.06 b.1 @0,.68,-.02 + blob .5 .12 5 *1.1,.36,1.8 @0,.92,-.02
  wheels: spokes .5 .1 10 @.8,.5,-.2 mir
covered wagon, pioneer wagon, prairie wagon, caravan wagon, horse drawn carriage wagon | 2.6 | wood, canvas cloth #f1e8d4, iron
  wood: box 1.4 .08 3.2 @0,.85,0 + box .07 .55 3.2 rz-6 @.7,.9,0 mir + box 1.4 .5 .06 @0,.9,1.6 mirz + bar .05 0,.7,1.6 0,.5,3 + rodx .06 1.8 @0,.55,1.1
    + rodx .06 1.8 @0,.6,-1
  canvas: slab 3.3 -.78,1.4 -.82,1.9 -.6,2.4 0,2.65 .6,2.4 .82,1.9 .78,1.4 .7,1.4 .74,1.88 .55,2.32 0,2.56 -.55,2.32 -.74,1.88 -.7,1.4
  iron: tube .035 -.79,1.4,0 -.84,1.9,0 -.62,2.42,0 0,2.67,0 .62,2.42,0 .84,1.9,0 .79,1.4,0 n4:0,0,1.05
  wheels: spokes .48 .1 10 @.88,.48,1.1 mir + spokes .6 .1 12 @.88,.6,-1 mir
carriage, horse carriage, royal carriage, stagecoach, cinderella carriage | 2.6 | body paint #7a1f3a, gold, glass obsidian #3a4a5a, wood
  body: side 1.4 -1,1 -.6,.7 .6,.7 1,1 1.1,1.9 .9,2.2 -.9,2.2 -1.1,1.9 b.08 + box 1.5 .08 2.1 b.03 @0,2.2,0
  gold: box 1.44 .06 2.1 @0,1.35,0 + ball .1 @0,2.36,0 + ball .07 @.65,2.3,.9 mir mirz + tube .05 0,.7,1 0,.5,1.6 0,.9,2 + box 1.44 .9 .05 @0,1.3,.4 mirz
  glass: box 1.43 .55 .7 @0,1.5,0 + box .9 .5 .05 @0,1.5,1.05
  wood: box 1 .1 .5 @0,1.3,1.5 + rodx .06 1.7 @0,.5,1.3 + rodx .06 1.7 @0,.6,-1.1 + box .14 .1 2.6 @0,.6,0
  wheels: spokes .45 .08 10 @.85,.45,1.3 mir + spokes .62 .08 12 @.85,.62,-1.1 mir
chariot, war chariot, roman chariot | 1.4 | body paint #a8281f, gold, wood
  body: lathe .55,.5 .62,1.2 .56,1.2 .5,.56 0,.56 s20 *1,1,.9
  gold: ring .6 .04 *1,1,.9 @0,1.2,0 + ring .56 .03 *1,1,.9 @0,.55,0 + star 8 .25 .12 .05 @0,.9,.53
  wood: bar .05 0,.5,.4 0,.6,1.2 0,.75,2.2 + rodx .05 1.6 @0,.45,0 + rodx .04 1.2 @0,.78,2.1
  wheels: spokes .45 .08 8 @.75,.45,0 mir
sled, sleigh, santa sleigh, toboggan, bobsled | 1.1 | body paint #b3201c, gold, seat cloth #3a7a4a, sack cloth #8a5a34
  body: side .06 -.9,.35 .7,.35 1,.6 1,.95 .75,.7 -.2,.65 -.5,1.05 -.95,1.15 @.45,0,0 mir + box .9 .06 1.7 @0,.35,-.1 + box .9 .6 .06 rx-14 @0,.4,-.85
    + slab .06 -.45,0 .45,0 .45,.5 -.45,.5 rx14 @0,.4,.8
  gold: tube .04 .42,.05,-1 .42,.05,.9 .42,.12,1.2 .42,.4,1.35 .42,.5,1.15 mir + rody .025 .3 @.42,.2,.5 mir mirz
    + tube .03 .48,1.15,-.95 .48,1.02,-.5 .48,.66,-.2 .48,.72,.75 .48,.97,1 mir
  seat: box .8 .14 .5 b.05 @0,.5,-.5
  sack: blob .3 .1 *1,1.1,1 @0,.85,-.45
rickshaw, tuk tuk, pedicab | 1.8 | body paint #d1202a, canopy cloth #2a5a8a, gold, metal iron
  body: box 1 .1 .8 @0,.5,-.4 + box .08 .4 .8 @.5,.55,-.4 mir + box 1 .6 .08 rx-10 @0,.6,-.8
  canopy: side 1.2 -.95,1.1 -.85,1.6 -.5,1.85 .1,1.75 .1,1.7 -.5,1.78 -.8,1.55 -.88,1.1
  gold: box 1.02 .04 .84 @0,.62,-.4 + ring .1 .03 rz90 @.52,.8,-.4 mir
  metal: bar .03 .4,.5,0 .35,.6,1.6 mir + rodx .025 .72 @0,.6,1.6 + rodx .04 1.3 @0,.48,-.45
  red: box .9 .14 .5 b.05 @0,.6,-.45
  wheels: spokes .48 .05 12 @.65,.48,-.45 mir
quad bike, atv, quad, four wheeler | 1.1 | body paint #2f8a3f, seat leather #22201f, metal iron, lamp light #fff0b8
  body: side .5 -.4,.5 .6,.5 .85,.7 .6,.85 .1,.82 -.4,.6 b.06 + box .42 .08 .6 rx-8 @.55,.72,.65 mir + box .42 .08 .6 rx8 @.55,.7,-.65 mir
  seat: ball .2 .12 .5 @0,.82,-.3
  metal: bar .025 0,.85,.45 0,1.1,.3 + bar .02 0,1.08,.3 .38,1.12,.2 mir + box .4 .3 .6 @0,.35,0 + box .8 .03 .4 @0,.85,-.75
    + bar .025 .25,.5,.95 .25,.8,1 mir + rodx .025 .5 @0,.8,1
  lamp: rodz .08 .05 @.2,.72,.88 mir
  dark: rodx .03 .12 @.36,1.12,.2 mir
  wheels: wheel .34 .28 @.58,.34,.65 mir mirz
snowmobile, ski doo | 1.2 | body paint #e8501c, seat leather #22201f, dark rubber, glass glass #bfe2ea, metal steel
  body: side .7 -1.1,.3 1,.3 1.5,.55 1.2,.75 .5,.95 .1,.75 -1.2,.6 b.1
  seat: ball .22 .14 .7 @0,.75,-.55
  glass: slab .03 -.25,0 .25,0 .16,.35 -.16,.35 rx-40 @0,.92,.55
  dark: side .4 -1.3,.15 -1.1,.02 .3,.02 .5,.2 .3,.35 -1.2,.35 + rodx .03 .12 @.35,1.08,.2 mir
  metal: bar .02 0,.9,.35 .35,1.08,.2 mir + side .14 .4,.02 1.5,.02 1.7,.18 1.66,.2 1.45,.08 .4,.08 @.42,0,0 mir + bar .03 .42,.08,1 .2,.4,.9 mir
hot rod, muscle car, vintage car, classic car, convertible, roadster | 1.4 | body paint #b3201c, flame paint #f2a01c, glass obsidian #3a4a5a, metal steel,
    lamp light #fff0b8
  body: side 1.3 -1.9,.35 .4,.35 .5,.9 -.2,1 -1.6,.95 -2,.7 b.1 + side 1.2 .1,.9 -.1,1.35 -1,1.35 -1.3,.95 b.06 + side .8 .4,.4 2,.45 2,.85 .4,.95 b.06
    + tube .2 .75,.3,.9 .78,.62,1.4 .75,.5,1.95 mir *1,1,1 + tube .2 .75,.3,-.7 .78,.8,-1.3 .75,.4,-1.9 mir
  flame: slab .84 0,.5 -1.1,.55 -.5,.62 -1.2,.7 -.3,.8 0,.82 ry-90 @0,0,1.95
  glass: side 1.22 -.05,1 -.18,1.28 -.9,1.28 -1.12,1 + box 1 .32 .03 rx-20 @0,.98,.13
  metal: box .5 .3 .6 @0,.8,1.2 + rody .05 .2 n3:0,0,.18 @.14,1.15,1.2 mir + tube .04 .42,.7,1.4 .6,.5,1 .65,.35,.2 mir
    + slab .1 -.35,.4 .35,.4 .3,.95 -.3,.95 @0,0,2.02
  lamp: ball .12 @.5,.75,2 mir
  wheels: wheel .38 .22 @.78,.38,1.5 mir + wheel .46 .34 @.78,.46,-1.3 mir
hover bike, hoverbike, hover car, speeder, speeder bike, hovercar | 1.2 | body paint #3a4250, accent paint #e8701c, glow light #4fd0ff,
    seat leather #22201f, metal steel
  body: side .4 -1.3,.6 1.7,.55 1.9,.65 1.2,.8 .3,.95 -.2,.8 -1.2,.9 b.08 + box .3 .16 1 b.06 @.45,.5,1 mir + rodz .18 .9 @.35,.6,-1 mir
  accent: box .42 .06 1.4 @0,.7,.6 + slab .04 0,0 .3,-.1 .3,-.2 0,-.3 @.2,.9,-1.2 mir
  glow: rodz .14 .06 @.35,.6,-1.46 mir + box .3 .05 .8 @.45,.46,1 mir + box .5 .04 1.2 @0,.54,-.2 + box .2 .06 .06 @0,.72,1.8
  seat: ball .18 .1 .45 @0,.86,-.6
  metal: bar .025 0,.9,.3 .3,1.05,.15 mir
monorail train front, monorail front, front of a monorail, monorail locomotive, monorail engine, monorail head car, monorail train end | 2.6 | body paint #2f6fc0, stripe paint #eef1f4, glass obsidian #1f2c3a, under iron #4a5058, lamp light
  under: box 1.5 .5 4.4 b.05 @0,0,-.3 + box .3 .7 4.6 b.05 @.62,.1,-.3 mir
  body: side 2 -3,.6 1.6,.6 2.9,.75 3,1 2.4,1.4 1.2,2.2 .4,2.45 -3,2.45 b.24
  stripe: box 2.04 .2 4.4 b.02 @0,1,-.8 + box 1.6 .1 2.6 b.04 @0,2.42,-1.3 + box 2.03 .07 4 b.01 @0,.76,-.9
  glass: box 1.7 .06 1 b.02 rx36 @0,1.86,1.74 + box 2.05 .56 .7 b.03 n4:0,0,.86 @0,1.5,-1.3 + slab 2.05 .5,1.5 1.1,1.5 .7,2.04 .5,2.04 b.02 ry-90
  lamp: box .4 .14 .2 b.04 @.55,.98,2.82 mir
monorail cargo wagon, monorail train cargo, monorail cargo, monorail freight wagon, monorail train box, monorail freight car | 2.6 | crate paint #e07a2c, second paint #e8ecee, deck steel #7d8790, under iron #4a5058, strap iron #33383f
  under: box 1.5 .5 4.4 b.05 + box .3 .7 4.6 b.05 @.62,.1,0 mir
  deck: box 2.2 .16 5.2 b.03 @0,.7,0 + box .1 .5 .1 b.01 n5:0,0,1.2 @1.04,.8,0 mir + box .06 .06 5 b.01 @1.04,1.2,0 mir + box .4 .2 .3 b.03 @0,.5,2.5 mirz
  crate: box 1.8 1.5 1.9 b.06 @0,.84,1.4 + box 1 .8 .9 b.05 @-.4,.84,-2
  second: box 1.8 1.2 1.6 b.06 @0,.84,-.5 + rodz .36 .8 b.06 s14 @.5,1.2,-1.9
  strap: box 1.84 1.54 .1 b.01 n2:0,0,1.1 @0,.84,1.4 + box 1.84 1.24 .1 b.01 n2:0,0,.9 @0,.84,-.5
monorail flat wagon, monorail train flat, monorail flat car, monorail train cart, monorail cart, flat monorail wagon | 1.5 | deck steel #7d8790, under iron #4a5058, trim paint #e07a2c, body paint #2f6fc0
  under: box 1.5 .5 4.4 b.05 + box .3 .7 4.6 b.05 @.62,.1,0 mir
  body: box 2.2 .24 5.2 b.04 @0,.62,0 + box 2.2 .6 .16 b.03 @0,.8,2.5 mirz
  deck: box 2 .06 4.8 b.01 @0,.84,0 + box 1.9 .02 .08 b0 n12:0,0,.38 @0,.9,0
  trim: box 2.24 .08 5.22 b.01 @0,.7,0 + box .12 .6 .12 b.02 n4:0,0,1.5 @1.04,.8,0 mir + box .4 .2 .3 b.03 @0,.44,2.5 mirz
monorail passenger wagon, monorail train passenger, monorail passenger car, monorail passenger, passenger monorail | 2.7 | body paint #2f6fc0, roof paint #eef1f4, glass obsidian #1f2c3a, door paint #dfe6ee, under iron #4a5058
  under: box 1.5 .5 4.6 b.05 + box .3 .7 4.8 b.05 @.62,.1,0 mir + box .5 .2 .3 b.03 @0,.6,2.75 mirz
  body: box 2.1 1.85 5.4 b.16 @0,.6,0
  roof: box 1.9 .3 5.3 b.13 @0,2.3,0 + box 1.1 .16 1.4 b.05 n2:0,0,2.6 @0,2.56,0 + box 2.13 .14 5.2 b.01 @0,1.1,0
  glass: box 2.13 .7 .78 b.04 n4:0,0,1.3 @0,1.4,0 + box .9 1 5.43 b.04 @0,1.2,0
  door: box 2.15 1.46 .6 b.03 n2:0,0,2.6 @0,.72,0
  post.under: box 2.17 1.4 .04 b0 n2:0,0,2.6 @0,.74,0
monorail support, monorail track support, monorail pillar, monorail support pillar, monorail column, support of a monorail | 4 | pillar stone #b8b4ac, beam paint #eef1f4, trim paint #e07a2c, base stone #8f8b84
  base: box 1.7 .3 1.7 b.05 + box 1.3 .3 1.3 b.05 @0,.25,0
  pillar: box .8 2.6 .7 b.05 @0,.5,0 + slab .7 -.4,2.4 .4,2.4 1.1,3.2 1.1,3.4 -1.1,3.4 -1.1,3.2 b.04
  trim: box .84 .2 .74 b.02 @0,1.9,0 + box .3 .5 .9 b.03 @.56,3.36,0 mir
  beam: box .8 .6 2.2 b.04 @0,3.4,0 + box .3 .1 2.2 b.01 @0,3.98,0
monorail support corner, monorail track support corner, monorail corner support, corner monorail pillar, monorail curve support | 4 | pillar stone #b8b4ac, beam paint #eef1f4, trim paint #e07a2c, base stone #8f8b84
  base: box 1.7 .3 1.7 b.05 + box 1.3 .3 1.3 b.05 @0,.25,0
  pillar: box .8 2.6 .7 b.05 @0,.5,0 + slab .7 -.4,2.4 .4,2.4 1.1,3.2 1.1,3.4 -1.1,3.4 -1.1,3.2 b.04 ry45
  trim: box .84 .2 .74 b.02 @0,1.9,0 + box .3 .5 .8 b.03 ry45 @.42,3.36,-.42 + box .3 .5 .8 b.03 ry45 @-.42,3.36,.42
  beam: plan .6 1.9,.3 1.9,1.1 1.05,1 .2,.7 -.45,.2 -.8,-.5 -1.05,-1.2 -1.1,-1.9 -.3,-1.9 -.25,-1.3 0,-.75 .25,-.3 .7,.05 1.2,.25 b.03 @-.15,3.4,.15 + plan .1 1.9,.55 1.9,.85 1.1,.78 .35,.5 -.25,.05 -.55,-.55 -.8,-1.25 -.85,-1.9 -.55,-1.9 -.5,-1.3 -.25,-.7 0,-.15 .55,.3 1.15,.5 b0 @-.15,3.98,.15
monorail train, monorail, monorail wagon, monorail car, monorail carriage, monorail waggon | 3 | body paint #2f6fc0, roof paint #eef1f4, glass obsidian #1f2c3a, trim paint #f2c028, door paint #dfe6ee, under iron
  body: loft -.43,.62,3.9292 -.7396,.62,3.572 -.903,.62,3.008 -.946,.62,2.256 -.946,.62,-2.256 -.903,.62,-3.008 -.7396,.62,-3.572 -.43,.62,-3.9292 0,.62,-4.042 .43,.62,-3.9292 .7396,.62,-3.572 .903,.62,-3.008 .946,.62,-2.256 .946,.62,2.256 .903,.62,3.008 .7396,.62,3.572 .43,.62,3.9292 0,.62,4.042 / -.485,.78,4.1173 -.8342,.78,3.743 -1.0185,.78,3.152 -1.067,.78,2.364 -1.067,.78,-2.364 -1.0185,.78,-3.152 -.8342,.78,-3.743 -.485,.78,-4.1173 0,.78,-4.2355 .485,.78,-4.1173 .8342,.78,-3.743 1.0185,.78,-3.152 1.067,.78,-2.364 1.067,.78,2.364 1.0185,.78,3.152 .8342,.78,3.743 .485,.78,4.1173 0,.78,4.2355 / -.5,1.55,4.18 -.86,1.55,3.8 -1.05,1.55,3.2 -1.1,1.55,2.4 -1.1,1.55,-2.4 -1.05,1.55,-3.2 -.86,1.55,-3.8 -.5,1.55,-4.18 0,1.55,-4.3 .5,1.55,-4.18 .86,1.55,-3.8 1.05,1.55,-3.2 1.1,1.55,-2.4 1.1,1.55,2.4 1.05,1.55,3.2 .86,1.55,3.8 .5,1.55,4.18 0,1.55,4.3 c36
  glass: loft -.4925,1.55,4.1173 -.8471,1.55,3.743 -1.0343,1.55,3.152 -1.0835,1.55,2.364 -1.0835,1.55,-2.364 -1.0343,1.55,-3.152 -.8471,1.55,-3.743 -.4925,1.55,-4.1173 0,1.55,-4.2355 .4925,1.55,-4.1173 .8471,1.55,-3.743 1.0343,1.55,-3.152 1.0835,1.55,-2.364 1.0835,1.55,2.364 1.0343,1.55,3.152 .8471,1.55,3.743 .4925,1.55,4.1173 0,1.55,4.2355 / -.465,2.35,3.8456 -.7998,2.35,3.496 -.9765,2.35,2.944 -1.023,2.35,2.208 -1.023,2.35,-2.208 -.9765,2.35,-2.944 -.7998,2.35,-3.496 -.465,2.35,-3.8456 0,2.35,-3.956 .465,2.35,-3.8456 .7998,2.35,-3.496 .9765,2.35,-2.944 1.023,2.35,-2.208 1.023,2.35,2.208 .9765,2.35,2.944 .7998,2.35,3.496 .465,2.35,3.8456 0,2.35,3.956 c36
  roof: loft -.48,2.35,3.9501 -.8256,2.35,3.591 -1.008,2.35,3.024 -1.056,2.35,2.268 -1.056,2.35,-2.268 -1.008,2.35,-3.024 -.8256,2.35,-3.591 -.48,2.35,-3.9501 0,2.35,-4.0635 .48,2.35,-3.9501 .8256,2.35,-3.591 1.008,2.35,-3.024 1.056,2.35,-2.268 1.056,2.35,2.268 1.008,2.35,3.024 .8256,2.35,3.591 .48,2.35,3.9501 0,2.35,4.0635 / -.45,2.62,3.6366 -.774,2.62,3.306 -.945,2.62,2.784 -.99,2.62,2.088 -.99,2.62,-2.088 -.945,2.62,-2.784 -.774,2.62,-3.306 -.45,2.62,-3.6366 0,2.62,-3.741 .45,2.62,-3.6366 .774,2.62,-3.306 .945,2.62,-2.784 .99,2.62,-2.088 .99,2.62,2.088 .945,2.62,2.784 .774,2.62,3.306 .45,2.62,3.6366 0,2.62,3.741 / -.33,2.85,3.0096 -.5676,2.85,2.736 -.693,2.85,2.304 -.726,2.85,1.728 -.726,2.85,-1.728 -.693,2.85,-2.304 -.5676,2.85,-2.736 -.33,2.85,-3.0096 0,2.85,-3.096 .33,2.85,-3.0096 .5676,2.85,-2.736 .693,2.85,-2.304 .726,2.85,-1.728 .726,2.85,1.728 .693,2.85,2.304 .5676,2.85,2.736 .33,2.85,3.0096 0,2.85,3.096 c36 + box .9 .14 2.2 b.05 @0,2.83,0
  trim: loft -.504,1.28,4.2051 -.8669,1.28,3.8228 -1.0584,1.28,3.2192 -1.1088,1.28,2.4144 -1.1088,1.28,-2.4144 -1.0584,1.28,-3.2192 -.8669,1.28,-3.8228 -.504,1.28,-4.2051 0,1.28,-4.3258 .504,1.28,-4.2051 .8669,1.28,-3.8228 1.0584,1.28,-3.2192 1.1088,1.28,-2.4144 1.1088,1.28,2.4144 1.0584,1.28,3.2192 .8669,1.28,3.8228 .504,1.28,4.2051 0,1.28,4.3258 / -.504,1.44,4.2051 -.8669,1.44,3.8228 -1.0584,1.44,3.2192 -1.1088,1.44,2.4144 -1.1088,1.44,-2.4144 -1.0584,1.44,-3.2192 -.8669,1.44,-3.8228 -.504,1.44,-4.2051 0,1.44,-4.3258 .504,1.44,-4.2051 .8669,1.44,-3.8228 1.0584,1.44,-3.2192 1.1088,1.44,-2.4144 1.1088,1.44,2.4144 1.0584,1.44,3.2192 .8669,1.44,3.8228 .504,1.44,4.2051 0,1.44,4.3258 c36
  post.body: box 2.13 .84 .16 b0 n5:0,0,1.16 @0,1.53,0
  door: box 2.24 1.6 .8 b.04 n2:0,0,3.48 @0,.72,0
  door_glass.glass: box 2.27 .62 .28 b.02 n2:0,0,.36 @0,1.6,1.74 mirz
  under: box .5 .74 7 b.06 @.68,0,0 mir + box .9 .12 6 b0 @0,.6,0 + box 1.2 .3 .3 b.05 @0,.5,3.9 mirz
  trim: box .06 .12 6.6 b.02 @.93,.3,0 mir
  lamp: block .34 .14 .1 b.03 ry26 @.5,1.05,4.14 mir
  red: block .34 .14 .1 b.03 ry26 @.5,1.05,4.14 mir ry180
tram, streetcar, tram car, modern tram | 3 | body paint #d1402f, roof paint #e8ecee, glass obsidian #22303f, trim paint #f6f4ee, iron
  body: box 2 1.3 7 b.12 @0,.4,0
  trim: box 2.04 .12 6.9 b.02 @0,1.05,0
  glass: box 2.03 .7 .9 b.06 n6:0,0,1.06 @0,1.6,0 + box 1.7 .8 .06 b.05 @0,1.55,3.49 mirz
  upper.body: box 2 .95 7 b.12 @0,1.55,0
  roof: box 1.9 .2 6.8 b.08 @0,2.45,0 + box .9 .2 1.4 b.05 @0,2.62,0
  lamp: rodz .12 .06 @.65,.85,3.5 mir
  iron: box 1.6 .3 1.6 b.05 @0,.12,2.1 mirz + bar .03 .4,2.7,.5 0,3.1,-.2 mir + rodx .03 1.2 @0,3.1,-.2
  wheels: rodx .2 1.7 @0,.2,2.6 mirz + rodx .2 1.7 @0,.2,1.6 mirz
  door.trim: box 2.05 1.5 .06 n2:0,0,.5 @0,.55,0
cruise ship, ocean liner, passenger ship, ferry, liner | 12 | hull paint #f6f4ee, trim paint #2d62b8, deck wood, glass obsidian #3a5f7a, funnel paint #d1402f, boat paint #f2a030
  hull: loft 0,0,-9 1.6,0,-9 2.2,2.6,-9.4 0,2.6,-9.4 -2.2,2.6,-9.4 -1.6,0,-9 / 0,0,0 1.9,0,0 2.3,2.6,0 0,2.6,0 -2.3,2.6,0 -1.9,0,0 / 0,0,6 1.4,0,6 2,2.8,6.6 0,2.8,6.6 -2,2.8,6.6 -1.4,0,6 / 0,0,8.6 .1,0,8.6 .1,3.2,10.4 0,3.2,10.4 -.1,3.2,10.4 -.1,0,8.6
  trim: box 4.3 .3 15 b.02 @0,1.6,-1.4
  decks.hull: box 3.8 1 14 b.15 @0,2.6,-1.2 + box 3.5 1 12 b.15 @0,3.6,-1.2 + box 3.1 1 9.6 b.15 @0,4.6,-.8 + box 2.6 .9 4 b.15 @0,5.6,1.6
  glass: box 3.84 .34 .5 n16:0,0,.82 @0,2.95,-1.2 + box 3.54 .34 .5 n14:0,0,.82 @0,3.95,-1.2 + box 3.14 .34 .5 n11:0,0,.82 @0,4.95,-.8 + box 2.64 .4 3.4 @0,5.9,1.7
  funnel: cyl .7 2.2 .6 *1,1,1.5 @0,5.5,-2.8
  dark: cyl .5 .1 *1,1,1.5 @0,7.7,-2.8
  boat: pillz .3 1.3 n6:0,0,1.8 @2.05,3.5,-1.2 mir
  mast.hull: cyl .06 2 @0,6.4,1.6 + rodx .04 1.2 @0,7.9,1.6
airboat, swamp boat, fan boat, boat fan | 2 | hull paint #3f8a5a, fan iron, cage steel, seat leather
  hull: plan .3 -.9,-1.8 .9,-1.8 .9,1.4 .6,1.9 -.6,1.9 -.9,1.4 + box 1.7 .1 3 @0,.28,-.2
  cage: ringz .8 .03 @0,1.2,-1.3 + ringz .8 .03 @0,1.2,-1.65 + bar .012 0,.4,-1.3 0,2,-1.3 + bar .012 -.8,1.2,-1.3 .8,1.2,-1.3 + bar .012 -.56,.64,-1.3 .56,1.76,-1.3 mir + bar .02 .8,1.2,-1.3 .8,1.2,-1.65 mir + bar .02 0,2,-1.3 0,2,-1.65
    + bar .035 .5,.3,-1.3 .5,.65,-1.4 mir + bar .03 0,.35,-1.5 0,1.2,-1.5
  fan: rodz .1 .3 @0,1.2,-1.48 + box .12 1.5 .04 b.02 @0,.45,-1.48
  seat: box .6 .12 .5 b.04 @0,.7,-.3 + box .6 .6 .1 b.04 @0,.75,-.55 + box .08 .35 .08 @.2,.36,-.3 mir
delivery truck, box truck, cargo truck, moving truck, delivery, lorry, truck with container | 3 | box paint #f6f4ee, body paint #2d6ab8, glass obsidian #22303f, trim iron, stripe paint #2d6ab8
  box: box 2.1 2.1 4 b.05 @0,.9,-1
  stripe: box 2.13 .3 3.9 b.01 @0,1.5,-1
  body: side 2 1.1,.5 2.7,.5 2.7,1.3 2.45,1.45 2.1,2.2 1.1,2.3 b.06
  glass: box 1.7 .7 .05 rx-25 @0,1.52,2.43 + box 2.03 .55 .7 b.03 @0,1.5,1.7
  trim: box 1.7 .25 5.4 @0,.45,-.2 + box 2.05 .25 .2 b.04 @0,.45,2.7
  lamp: rodz .14 .05 @.7,.9,2.7 mir
  wheels: wheel .45 .3 @.9,.45,1.8 mir + wheel .45 .34 @.9,.45,-1.9 mir
bumper car, dodgem, dodgem car | 2 | body paint #d1402f, rim rubber, seat leather #23262b, trim paint #f2c230, pole steel, wheel rubber
  rim: plan .22 .75,1.1 .95,.6 .95,-.8 .7,-1.1 -.7,-1.1 -.95,-.8 -.95,.6 -.75,1.1 @0,.08,0
  body: plan .3 .62,.95 .82,.5 .82,-.7 .6,-.95 -.6,-.95 -.82,-.7 -.82,.5 -.62,.95 b.08 @0,.26,0 + side 1.2 .9,.5 .1,.5 .1,.75 .5,.72 b.06 + box 1.2 .5 .2 b.08 @0,.5,-.8
  seat: box 1 .12 .5 b.04 @0,.5,-.4 + box 1 .42 .1 b.04 @0,.55,-.66
  trim: box .14 .02 .7 rx4 @.0,.745,.5 + rodz .08 .04 @.5,.42,.96 mir
  wheel: ring .16 .02 rx60 @0,.85,.0 + bar .02 0,.7,.2 0,.85,0
  pole: cyl .025 1.7 @0,.5,-.88 + rodx .02 .2 @0,2.2,-.88
city bus, bus, coach, public bus, tour bus, coach bus | 3.1 | body paint #2d8fb8, glass obsidian #22303f, trim paint #f4f2ec, dark rubber, lamp light #fff0b8
  body: box 2.4 2.5 9 b.18 @0,.5,0
  glass: box 2.44 .85 1.2 n5:0,0,1.4 @0,1.6,-.9 + box 2.1 1.3 .06 b.05 @0,1.25,4.48 + box 2 .9 .06 @0,1.6,-4.48
  door.glass: box .06 1.9 1 @1.2,.65,3.2 + box .06 1.9 1 @1.2,.65,-.6
  trim: box 2.44 .16 9.02 @0,1.2,0 + box 2 .3 6 b.06 @0,2.95,-.4
  dark: box 1.8 .36 .06 @0,2.6,4.48 + box 2.2 .26 .1 @0,.5,4.5 + box .05 .4 .2 @1.3,1.9,4.3 mir
  route.lamp: box 1.1 .18 .03 @0,2.7,4.52 + rodz .15 .06 @.85,.95,4.5 mir
  red: box .24 .16 .06 @.9,1,-4.5 mir
  wheels: wheel .5 .3 @1.1,.5,3 mir + wheel .5 .3 @1.1,.5,-2.6 mir
sport utility vehicle, suv, crossover car, crossover | 1.8 | body paint #3f5f7a, glass obsidian #22303f, dark rubber #24272b, lamp light #fff0b8, rail steel
  body: box 1.9 .7 4.4 b.14 @0,.45,0 + box 1.7 .75 2.9 b.16 @0,1.05,-.55
  glass: box 1.72 .42 .8 n3:0,0,.9 @0,1.2,-.55 + box 1.4 .46 .06 @0,1.16,.9 + box 1.45 .42 .06 @0,1.2,-2
  dark: box 1.94 .16 4.3 b.04 @0,.4,0 + box 1.1 .28 .06 @0,.68,2.2 + box .2 .14 .12 @.98,1.12,.7 mir
  lamp: box .36 .16 .06 @.7,.82,2.19 mir
  red: box .2 .34 .06 @.8,.8,-2.2 mir
  rail: rodz .025 2.2 @.7,1.86,-.6 mir
  wheels: wheel .4 .26 @.9,.4,1.35 mir + wheel .4 .26 @.9,.4,-1.35 mir
bullet train, high speed train, maglev, express train | 3 | body paint #f1f3f4, stripe paint #2d62b8, glass obsidian #22303f, iron, lamp light #fff0b8
  body: ovals 1.2,1.3,-5 1.2,1.3,1.5 1.15,1.2,2.6 1,.95,3.6 .75,.6,4.5 .4,.3,5.1 .05,.06,5.35 s16 @0,1.6,0 + box 2 .7 6.6 b.1 @0,.35,-1.7
  stripe: box 2.44 .2 6.4 b0 @0,1.28,-1.75
  glass: box .04 .46 .74 b0 rz14 n6:0,0,1 @1.195,1.78,-1.9 mir + box 1.2 .06 .9 b0 @0,3.4,3.3 layy
  lamp: ball .14 .08 .2 @.5,1.5,4.6 mir
  iron: box 1.6 .3 1.8 b.05 @0,.12,.6 + box 1.6 .3 1.8 b.05 @0,.12,-3.6
  wheels: rodx .22 1.7 n2:0,0,1 @0,.22,.6 + rodx .22 1.7 n2:0,0,1 @0,.22,-3.6
trailer, cargo trailer, truck trailer, semi trailer, utility trailer, car trailer | 1.5 | box paint #c4672b, frame iron, trim steel, dark rubber
  box: box 1.8 .1 3 b.01 @0,.62,-.2 + box .08 .6 3 @.9,.66,-.2 mir + box 1.8 .6 .08 @0,.66,1.26 + box 1.8 .6 .08 @0,.66,-1.66
  frame: bar .06 .7,.58,1.2 0,.55,2.4 mir + box .12 .1 3 @.6,.52,-.2 mir + cyl .04 .5 @0,.05,2 + rodx .05 1.9 @0,.38,-.4
  trim: box .06 .56 .1 n3:0,0,1.1 @.95,.68,-.2 mir + ball .09 @0,.55,2.45
  red: box .2 .12 .05 @.7,.74,-1.72 mir
  wheels: wheel .38 .22 @1.05,.38,-.4 mir
unicycle, one wheel bike, circus unicycle | 1.1 | frame paint #d1202a, tyre rubber, metal steel, seat leather #26282c
  metal: ringx .255 .014 6 s24 @0,.29,0 + rodx .04 .1 s10 @0,.29,0 + bar .004 0,.29,0 0,.54,0 s4 @0,-.29,0 rx0 @0,.29,0 + bar .005 0,0,0 0,.25,0 s4 rx40 @0,.29,0 + bar .005 0,0,0 0,.25,0 s4 rx80 @0,.29,0 + bar .005 0,0,0 0,.25,0 s4 rx120 @0,.29,0
    + bar .005 0,0,0 0,.25,0 s4 rx160 @0,.29,0 + bar .005 0,0,0 0,.25,0 s4 rx200 @0,.29,0 + bar .005 0,0,0 0,.25,0 s4 rx240 @0,.29,0 + bar .005 0,0,0 0,.25,0 s4 rx280 @0,.29,0 + bar .005 0,0,0 0,.25,0 s4 rx320 @0,.29,0
    + bar .012 .07,.29,0 .08,.29,.13 s6 + bar .012 -.07,.29,0 -.08,.29,-.13 s6 + rodx .014 .24 s8 @0,.29,0 + cyl .016 .25 s8 @0,.76,0
  tyre: ringx .27 .024 8 s28 @0,.294,0
  frame: bar .018 .07,.29,0 .07,.55,0 .035,.63,0 0,.64,0 s7 mir + cyl .024 .18 s10 @0,.62,0 + cyl .032 .03 s10 @0,.78,0
  seat: side .1 -.15,1.02 -.06,.985 .06,.985 .16,1.04 .17,1.07 .1,1.06 0,1.035 -.1,1.07 -.15,1.08 -.17,1.05 b.03 + box .1 .025 .07 b.008 @.13,.278,.13 + box .1 .025 .07 b.008 @-.13,.278,-.13
segway, self balancing scooter, personal transporter | 1.2 | body paint #e8eaee, dark2 rubber #26282c, metal steel, light light #5ad0ff, tyre rubber
  body: box .42 .1 .38 b.03 @0,.2,0 + box .1 .24 .4 b.04 @.25,.22,0 mir + box .14 .1 .05 b.015 rx-24 @0,1.14,.14
  tyre: ringx .19 .055 8 s24 @.31,.245,0 mir
  metal: rodx .15 .05 s16 @.31,.245,0 mir + bar .026 0,.24,.14 0,.5,.17 0,1.14,.13 s9 + rodx .016 .52 s8 @0,1.12,.12 + rodx .05 .07 s10 @.31,.245,0 mir
  dark2: box .34 .02 .3 b0 @0,.292,-.01 + rodx .022 .12 s9 @.22,1.12,.12 mir
  light: box .09 .02 .02 b0 @0,.24,.19 + box .08 .05 .01 b0 rx-24 @0,1.16,.17
hoverboard, hover board, flying skateboard | .24 | board paint #e0358a, grip rubber #2a2c34, glow light #4fe0ff, metal steel, strap cloth #2f343c
  board: side .24 -.44,.1 .36,.1 .5,.16 .5,.19 .34,.15 -.42,.15 -.46,.13 b.015 + slab .05 -.12,.09 .12,.09 .1,.05 -.1,.05 b.01 @0,.0,.26 + slab .05 -.12,.09 .12,.09 .1,.05 -.1,.05 b.01 @0,0,-.28
  grip: box .2 .012 .62 b0 @0,.146,-.04
  metal: cyl .1 .07 .085 s20 @0,.03,.26 + cyl .1 .07 .085 s20 @0,.03,-.28
  glow: cyl .075 .04 .085 s18 b0 @0,0,.26 + cyl .075 .04 .085 s18 b0 @0,0,-.28 + box .25 .016 .5 b0 @0,.117,-.04
  strap: tube .016 .1,.15,.16 .09,.17,.16 0,.18,.16 -.09,.17,.16 -.1,.15,.16 s6 *1,1,1 + tube .016 .1,.15,-.2 .09,.17,-.2 0,.18,-.2 -.09,.17,-.2 -.1,.15,-.2 s6
hovercraft, air cushion vehicle | 3.2 | hull paint #e8eaee, skirt rubber #26282c, stripe paint #d1402a, glass glass #7fb0c8, fan iron #3a3e44, metal steel
  skirt: plan .75 -1.7,-3.2 1.7,-3.2 2.1,-2.6 2.1,2 1.4,3.2 -1.4,3.2 -2.1,2 -2.1,-2.6 b.25
  hull: plan .3 -1.6,-3.1 1.6,-3.1 1.95,-2.5 1.95,1.9 1.3,3.05 -1.3,3.05 -1.95,1.9 -1.95,-2.5 b.06 @0,.66,0 + side 2 -1,.95 1.7,.95 .9,1.9 -.9,1.95 b.1
  stripe: plan .1 -1.63,-3.13 1.63,-3.13 1.98,-2.53 1.98,1.93 1.33,3.08 -1.33,3.08 -1.98,1.93 -1.98,-2.53 b.02 @0,.76,0
  glass: slab .06 -.85,0 .85,0 .75,.75 -.75,.75 b0 rx-41 @0,1.1,1.62 + box 2.04 .45 1 b0 @0,1.3,-.15
  fan: ringz .85 .12 8 s24 @.98,1.75,-2.3 mir + slab .06 .05,-.75 .05,.75 -.05,.75 -.05,-.75 b0 rz35 @.98,1.75,-2.3 mir + slab .06 .05,-.75 .05,.75 -.05,.75 -.05,-.75 b0 rz-55 @.98,1.75,-2.3 mir + rodz .2 .5 s12 @.98,1.75,-2.3 mir
  metal: box .5 .9 .3 b.05 @.98,.9,-2.3 mir + box .06 1.3 .5 b0 @.98,1.1,-2.8 mir + cyl .03 1.1 s6 @.5,1.9,-.6 + box .8 .06 .2 b0 @.5,2.5,-.6
  lamp: rodz .12 .1 s10 @.5,1.02,2.85 mir
tanker truck, fuel truck, tank truck, tank lorry, gas truck | 3.3 | cab paint #c4302b, tank steel, glass obsidian #2f4152, metal iron #2c2f35, stripe paint #f2b81c, bumper steel
  cab: side 2.2 2.4,.7 4.3,.7 4.35,1.5 3.95,2.75 2.4,2.8 b.1
  tank: pillz 1.05 6.4 s18 *1,.95,1 @0,2.05,-1.15 + box 1.5 .4 6.4 b.04 @0,.85,-1
  glass: slab .06 -.9,0 .9,0 .82,.8 -.82,.8 b0 rx-18 @0,1.68,4.32 + box 2.22 .65 .8 b0 @0,1.75,3.45
  metal: box 1 .3 8 b.04 @0,.6,.2 + rodx .5 2.1 s12 @0,.5,3.3 + rodx .5 2.1 s12 @0,.5,-2.5 + rodx .5 2.1 s12 @0,.5,-3.65 + cyl .3 .3 s14 n3:0,0,1.7 @0,2.95,-1.2 + box .5 .06 4.6 b0 @0,3.03,-1.2 + bar .04 .5,2.85,-4 .5,1,-4.1 s5 + bar .04 .2,2.85,-4 .2,1,-4.1 s5 + box .3 .05 .05 b0 n5:0,.35,0 @.35,1.2,-4.15
  bumper: box 2.25 .3 .25 b.05 @0,.55,4.3 + box 1.3 .5 .06 b.02 @0,1.0,4.33 + rodx .25 2.12 s8 @0,.5,3.3 + rodx .25 2.12 s8 @0,.5,-2.5 + rodx .25 2.12 s8 @0,.5,-3.65 + cyl .09 2.6 s8 @1,.7,2.25 mir
  stripe: lathe 1.053,-2.2 1.075,-2.2 1.075,-1.9 1.053,-1.9 1.053,-2.2 s18 rx90 *1,.95,1 @0,2.05,-1.15 + lathe 1.053,1.9 1.075,1.9 1.075,2.2 1.053,2.2 1.053,1.9 s18 rx90 *1,.95,1 @0,2.05,-1.15
  lamp: box .3 .2 .06 b.02 @.8,.98,4.32 mir
food truck, taco truck, street food truck, burger van | 3 | body paint #2f9a8c, trim paint #f4ecd8, awning cloth #d1302a, stripe snow, glass obsidian #2f4152, counter steel, inside light #ffe6a8, dark rubber
  body: side 2 -2.6,.55 2.1,.55 2.2,1.5 2.0,2.7 -2.6,2.7 b.08 + side 1.9 2,.55 2.75,.6 2.8,1.15 2.1,1.45 b.08
  trim: box 2.06 .22 4.5 b.02 @0,.62,-.3 + box .9 .2 .6 b.04 @.3,2.65,-1 + cyl .16 .2 s10 @-.5,2.65,-1.6 + cyl .2 .08 s10 @-.5,2.86,-1.6 + box 1.9 .2 .14 b.04 @0,.55,2.72 + rodx .24 2.02 s12 @0,.4,1.75 + rodx .24 2.02 s12 @0,.4,-1.6
  inside: box .06 .85 2.3 b0 @1,1.45,-.7
  counter: box .42 .06 2.4 b.01 @1.18,1.4,-.7 + box .05 .06 2.4 b0 @1.02,2.28,-.7 + bar .025 1.02,2.1,.35 1.75,2.15,.42 s5 + bar .025 1.02,2.1,-1.75 1.75,2.15,-1.82 s5
  awning: slab .3 0,0 .8,-.28 .8,-.22 0,.08 b0 n4:0,0,.6 @1,2.4,-.7
  stripe: slab .3 0,0 .8,-.28 .8,-.22 0,.08 b0 n4:0,0,.6 @1,2.4,-.4
  glass: slab .06 -.85,0 .85,0 .8,.9 -.8,.9 b0 rx-12 @0,1.6,2.2 + box 2.04 .7 .7 b0 @0,1.65,1.4
  dark: rodx .42 1.98 s18 @0,.42,1.75 + rodx .42 1.98 s18 @0,.42,-1.6 + word eat .34 .04 ry90 @1.02,.98,-.7
  lamp: rodz .12 .06 s10 @.7,.95,2.79 mir
space capsule, reentry capsule, apollo capsule, space pod | 3.6 | body steel #b8bec6, shield earth #4a3a2e, glass obsidian #1f2c3c, trim paint #f4f2ea, metal iron #3a3e44, red paint #d1302a
  shield: lathe 0,0 .9,.08 1.6,.3 1.9,.55 1.95,.7 1.9,.75 s20
  body: lathe 1.92,.72 1.86,.85 .75,2.75 .6,2.9 s20 + cyl .55 .5 s18 @0,2.85,0 + cyl .42 .3 .3 s14 @0,3.3,0
  trim: lathe 1.52,1.45 1.545,1.46 1.43,1.66 1.4,1.65 1.52,1.45 s20 + ring .56 .06 6 s18 @0,2.9,0 + box .5 .72 .08 b.06 rx-30.3 @0,1.35,1.52
  glass: box .3 .3 .1 b.04 rx-30.3 @0,1.62,1.39 + box .26 .34 .1 b.04 rx-30.3 @0,1.95,1.2 ry42 + box .26 .34 .1 b.04 rx-30.3 @0,1.95,1.2 ry-42
  metal: cyl .1 .2 s7 rx59.7 @0,1.1,1.64 ry62 o4 + cyl .1 .2 s7 rx59.7 @0,1.1,1.64 ry74 o4 + rodz .08 .06 s8 @0,3.45,.33
  red: box .26 .5 .04 b0 rx-30.3 @0,1.3,1.6 ry40 + box .26 .5 .04 b0 rx-30.3 @0,1.3,1.6 ry-40
combine harvester, combine, harvester, grain harvester | 3.9 | body paint #2f8a3f, trim paint #f2c21c, metal iron #3a3e44, glass glass #9fd0dc, dark rubber, header paint #2f8a3f, tine steel
  body: side 2.3 -3,1.4 1.2,1.2 1.2,2.6 .6,3.4 -2.2,3.4 -3,2.8 b.1 + box 2.5 .3 2.6 b0 @0,3.2,-.9 + side .9 1.1,1.3 2.3,.45 2.3,1 1.1,2 b0
  glass: side 1.5 1.1,1.7 2.4,1.7 2.5,2.2 2.2,3.25 1.1,3.25 b0
  trim: box 2.36 .16 4 b0 @0,1.9,-.9 + box 1.7 .14 1.5 b0 @0,3.22,1.65 + rodx .5 1.7 s13 @0,.85,.6 + rodx .3 1.7 s11 @0,.55,-2.3
  dark: rodx .85 .6 s15 @.95,.85,.6 mir + rodx .55 .4 s13 @.9,.55,-2.3 mir + cyl .09 1.2 s8 @-.7,3.3,-1.6 + box .08 1.55 .08 b0 @.72,1.7,1.2 mir + side 1.56 1.4,1.6 2.4,1.6 2.45,1.75 1.4,1.75 b0
  header: side 4.6 2.2,.12 3.5,.05 3.5,.12 2.5,.35 2.4,1 2.2,1 b0 + side .1 2.2,.1 3.6,.04 3.75,.12 3.2,.6 2.4,1.05 2.2,1.05 b.01 @2.3,0,0 mir
  tine: rodx .05 4.5 s8 @0,.72,3.15 + rodx .03 4.5 s6 @0,1.1,3.15 + rodx .03 4.5 s6 @0,.36,3.15 + rodx .03 4.5 s6 @0,.72,3.52 + rodx .03 4.5 s6 @0,.72,2.78 + box .06 .8 .06 b0 n3:2.1,0,0 @0,.33,3.15 + box .06 .06 .8 b0 n3:2.1,0,0 @0,.69,3.15
  metal: rodx .2 4.4 s10 @0,.38,2.6 + bar .18 -1.1,3.1,-.4 -1.4,3.5,-.6 -1.5,3.2,-3.4 s9 + bar .06 1.15,1.6,1.1 1.2,.5,1.9 s5 + box .5 .08 .9 b0 @1.1,1.5,1.5 + bar .04 2.2,.72,3.15 2.2,.95,2.3 s5 mir
  lamp: box .3 .14 .06 b0 n2:.9,0,0 @0,3.23,2.4
car wheel, wheel car, dark car wheel, wheel dark, vehicle wheel, alloy wheel, wheel rim | .65 | tyre rubber, rim steel, hub iron
  tyre: lathe .21,-.1 .3,-.11 .325,-.08 .325,.08 .3,.11 .21,.1 .2,.06 .2,-.06 .21,-.1 s32 rx90 @0,.325,0
  rim: ringz .2 .016 @0,.325,.085 + lathe 0,-.03 .2,-.03 .2,-.01 0,-.01 s24 rx90 @0,.325,0 + box .05 .05 .16 @0,0,.1 o5 rx90 @0,.325,.03
  hub: rodz .05 .05 @0,.325,.06 + rodz .008 .02 @0,.355,.09 + rodz .008 .02 @.026,.31,.09 mir
shipwreck, wrecked ship, sunken ship, ship wreck, wreck, broken ship | 3.4 | hull wood #7a5232, rib wood #4a3220, deck wood #94693e, mast wood #7d5a3a, cloth cloth #b8ad94, sand earth #e3cc94
  hull: loft -2.3,.05,.225 -2.44,.3056,.4243 -2.44,.3056,.3493 -2.3,.05,.12 / -1.7,.05,.249 -1.7,.2934,.4963 -1.7,.2934,.4213 -1.7,.05,.144 / -.8,.05,.271 -.8,.2845,.5498 -.8,.2845,.4748 -.8,.05,.166 / .2,.05,.273 .2,.2824,.5547 .2,.2824,.4797 .2,.05,.168 / 1.1,.05,.241 1.1,.2932,.4769 1.1,.2932,.4019 1.1,.05,.136 / 1.8,.05,.185 1.8,.312,.3406 1.8,.312,.2656 1.8,.05,.08 / 2.3,.05,.117 2.3,.3309,.1752 2.3,.3309,.1002 2.3,.05,.012 / 2.6,.05,.0639 2.6,.3445,.0459 2.6,.3445,.005 2.6,.05,.004 c20 rx9 rz3 @0,-.12,0
    + loft -2.5,.3267,.4738 -2.34,.577,.5606 -2.34,.577,.4856 -2.5,.3267,.3688 / -1.7,.3123,.5536 -1.7,.5558,.641 -1.7,.5558,.566 -1.7,.3123,.4486 / -.8,.3027,.6084 -.8,.5373,.7102 -.8,.5373,.6352 -.8,.3027,.5034 / .2,.3004,.6134 .2,.5328,.7165 .2,.5328,.6415 .2,.3004,.5084 / 1.1,.3121,.5336 1.1,.5553,.6159 1.1,.5553,.5409 1.1,.3121,.4286 / 1.8,.3323,.394 1.8,.5943,.4399 1.8,.5943,.3649 1.8,.3323,.289 / 2.3,.3527,.2245 2.3,.6337,.2262 2.3,.6337,.1512 2.3,.3527,.1195 / 2.62,.3684,.0832 2.62,.6639,.0481 2.62,.6639,.005 2.62,.3684,.004 c20 rx9 rz3 @0,-.12,0
    + loft -2.1,.5876,.644 -2.24,.8447,.6741 -2.24,.8447,.5991 -2.1,.5876,.539 / -1.7,.5747,.6949 -1.7,.8181,.7539 -1.7,.8181,.6789 -1.7,.5747,.5899 / -.8,.5555,.765 -.8,.79,.8353 -.8,.79,.7603 -.8,.5555,.66 / -.5,.5521,.7669 -.65,.7873,.8364 -.65,.7873,.7614 -.5,.5521,.6619 c20 rx9 rz3 @0,-.12,0
    + loft .85,.5644,.6978 .71,.7967,.7756 .71,.7967,.7006 .85,.5644,.5928 / 1.1,.5741,.6694 1.1,.8173,.7244 1.1,.8173,.6494 1.1,.5741,.5644 / 1.8,.6146,.491 1.8,.8766,.5174 1.8,.8766,.4424 1.8,.6146,.386 / 2.3,.6555,.2744 2.3,.9364,.2661 2.3,.9364,.1911 2.3,.6555,.1694 / 2.63,.6879,.0881 2.63,.9839,.0501 2.63,.9839,.005 2.63,.6879,.004 c20 rx9 rz3 @0,-.12,0
    + loft -2.45,.8768,.6944 -2.29,1.1199,.752 -2.29,1.1199,.677 -2.45,.8768,.5894 / -1.7,.837,.8063 -1.7,1.0804,.8504 -1.7,1.0804,.7754 -1.7,.837,.7013 / -.85,.8092,.8839 -.67,1.0395,.9432 -.67,1.0395,.8682 -.85,.8092,.7789 c20 rx9 rz3 @0,-.12,0
    + loft .5,.8075,.8561 .66,1.0491,.8823 .66,1.0491,.8073 .5,.8075,.7511 / 1.1,.8362,.7765 1.1,1.0794,.8171 1.1,1.0794,.7421 1.1,.8362,.6715 / 1.8,.8969,.5675 1.8,1.1589,.5836 1.8,1.1589,.5086 1.8,.8969,.4625 / 2.3,.9582,.3137 2.3,1.2391,.3001 2.3,1.2391,.2251 2.3,.9582,.2087 / 2.64,1.0084,.0889 2.64,1.3049,.0491 2.64,1.3049,.005 2.64,1.0084,.004 c20 rx9 rz3 @0,-.12,0
    + loft -1.9,1.1116,.8683 -2.04,1.3695,.8739 -2.04,1.3695,.7989 -1.9,1.1116,.7633 / -1.7,1.0993,.9019 -1.7,1.3428,.9363 -1.7,1.3428,.8613 -1.7,1.0993,.7969 / -.8,1.0609,.9943 -.8,1.2955,1.0372 -.8,1.2955,.9622 -.8,1.0609,.8893 / .25,1.0525,.9952 .1,1.2825,1.0455 .1,1.2825,.9705 .25,1.0525,.8902 c20 rx9 rz3 @0,-.12,0
    + loft 1,1.0899,.8832 .86,1.3183,.9387 .86,1.3183,.8637 1,1.0899,.7782 / 1.8,1.1792,.6331 1.8,1.4412,.6425 1.8,1.4412,.5675 1.8,1.1792,.5281 / 2.3,1.2609,.3474 2.3,1.5419,.3305 2.3,1.5419,.2555 2.3,1.2609,.2424 / 2.65,1.33,.087 2.65,1.627,.0459 2.65,1.627,.005 2.65,1.33,.004 c20 rx9 rz3 @0,-.12,0
    + loft -1.2,1.3307,1.0436 -1.04,1.5594,1.0948 -1.04,1.5594,1.0198 -1.2,1.3307,.9386 / -.8,1.3137,1.0887 -.8,1.5482,1.124 -.8,1.5482,1.049 -.8,1.3137,.9837 / .2,1.302,1.098 .2,1.5344,1.134 .2,1.5344,1.059 .2,1.302,.993 / 1.1,1.3603,.9502 1.1,1.6035,.9748 1.1,1.6035,.8998 1.1,1.3603,.8452 / 1.8,1.4615,.6916 1.8,1.7235,.6963 1.8,1.7235,.6213 1.8,1.4615,.5866 / 2.3,1.5637,.3775 2.3,1.8446,.3581 2.3,1.8446,.2831 2.3,1.5637,.2725 / 2.65,1.65,.0912 2.65,1.947,.0497 2.65,1.947,.005 2.65,1.65,.004 c20 rx9 rz3 @0,-.12,0
    + loft -2.4,.05,-.116 -2.54,.3075,-.3396 -2.54,.3075,-.4146 -2.4,.05,-.221 / -1.7,.05,-.144 -1.7,.2934,-.4213 -1.7,.2934,-.4963 -1.7,.05,-.249 / -.8,.05,-.166 -.8,.2845,-.4748 -.8,.2845,-.5498 -.8,.05,-.271 / .2,.05,-.168 .2,.2824,-.4797 .2,.2824,-.5547 .2,.05,-.273 / 1.1,.05,-.136 1.1,.2932,-.4019 1.1,.2932,-.4769 1.1,.05,-.241 / 1.8,.05,-.08 1.8,.312,-.2656 1.8,.312,-.3406 1.8,.05,-.185 / 2.3,.05,-.012 2.3,.3309,-.1002 2.3,.3309,-.1752 2.3,.05,-.117 / 2.6,.05,-.004 2.6,.3445,-.005 2.6,.3445,-.0459 2.6,.05,-.0639 c20 rx9 rz3 @0,-.12,0
    + loft -2.5,.3267,-.3688 -2.34,.577,-.4856 -2.34,.577,-.5606 -2.5,.3267,-.4738 / -1.7,.3123,-.4486 -1.7,.5558,-.566 -1.7,.5558,-.641 -1.7,.3123,-.5536 / -.8,.3027,-.5034 -.8,.5373,-.6352 -.8,.5373,-.7102 -.8,.3027,-.6084 / .2,.3004,-.5084 .2,.5328,-.6415 .2,.5328,-.7165 .2,.3004,-.6134 / 1.1,.3121,-.4286 1.1,.5553,-.5409 1.1,.5553,-.6159 1.1,.3121,-.5336 / 1.8,.3323,-.289 1.8,.5943,-.3649 1.8,.5943,-.4399 1.8,.3323,-.394 / 2.3,.3527,-.1195 2.3,.6337,-.1512 2.3,.6337,-.2262 2.3,.3527,-.2245 / 2.62,.3684,-.004 2.62,.6639,-.005 2.62,.6639,-.0481 2.62,.3684,-.0832 c20 rx9 rz3 @0,-.12,0
    + loft -2.3,.5951,-.5135 -2.44,.8564,-.5696 -2.44,.8564,-.6446 -2.3,.5951,-.6185 / -1.7,.5747,-.5899 -1.7,.8181,-.6789 -1.7,.8181,-.7539 -1.7,.5747,-.6949 / -.8,.5555,-.66 -.8,.79,-.7603 -.8,.79,-.8353 -.8,.5555,-.765 / .2,.5508,-.6664 .2,.7832,-.7676 .2,.7832,-.8426 .2,.5508,-.7714 / 1.1,.5741,-.5644 1.1,.8173,-.6494 1.1,.8173,-.7244 1.1,.5741,-.6694 / 1.8,.6146,-.386 1.8,.8766,-.4424 1.8,.8766,-.5174 1.8,.6146,-.491 / 2.3,.6555,-.1694 2.3,.9364,-.1911 2.3,.9364,-.2661 2.3,.6555,-.2744 / 2.63,.6879,-.004 2.63,.9839,-.005 2.63,.9839,-.0501 2.63,.6879,-.0881 c20 rx9 rz3 @0,-.12,0
    + loft -1.9,.8462,-.6715 -1.74,1.0827,-.7687 -1.74,1.0827,-.8437 -1.9,.8462,-.7765 / -1.7,.837,-.7013 -1.7,1.0804,-.7754 -1.7,1.0804,-.8504 -1.7,.837,-.8063 / -.8,.8082,-.7835 -.8,1.0427,-.8671 -.8,1.0427,-.9421 -.8,.8082,-.8885 / .2,.8012,-.7909 .2,1.0336,-.8754 .2,1.0336,-.9504 .2,.8012,-.8959 / 1.1,.8362,-.6715 1.1,1.0794,-.7421 1.1,1.0794,-.8171 1.1,.8362,-.7765 / 1.8,.8969,-.4625 1.8,1.1589,-.5086 1.8,1.1589,-.5836 1.8,.8969,-.5675 / 2.3,.9582,-.2087 2.3,1.2391,-.2251 2.3,1.2391,-.3001 2.3,.9582,-.3137 / 2.64,1.0084,-.004 2.64,1.3049,-.005 2.64,1.3049,-.0491 2.64,1.0084,-.0889 c20 rx9 rz3 @0,-.12,0
    + loft -2.3,1.1403,-.6961 -2.44,1.4072,-.7254 -2.44,1.4072,-.8004 -2.3,1.1403,-.8011 / -1.7,1.0993,-.7969 -1.7,1.3428,-.8613 -1.7,1.3428,-.9363 -1.7,1.0993,-.9019 / -.8,1.0609,-.8893 -.8,1.2955,-.9622 -.8,1.2955,-1.0372 -.8,1.0609,-.9943 / .2,1.0516,-.8977 .2,1.284,-.9714 .2,1.284,-1.0464 .2,1.0516,-1.0027 / 1.1,1.0982,-.7633 1.1,1.3414,-.8246 1.1,1.3414,-.8996 1.1,1.0982,-.8683 / 1.8,1.1792,-.5281 1.8,1.4412,-.5675 1.8,1.4412,-.6425 1.8,1.1792,-.6331 / 2.3,1.2609,-.2424 2.3,1.5419,-.2555 2.3,1.5419,-.3305 2.3,1.2609,-.3474 / 2.65,1.33,-.004 2.65,1.627,-.005 2.65,1.627,-.0459 2.65,1.33,-.087 c20 rx9 rz3 @0,-.12,0
    + loft -.4,1.3034,-.9874 -.24,1.5335,-1.0546 -.24,1.5335,-1.1296 -.4,1.3034,-1.0924 / .2,1.302,-.993 .2,1.5344,-1.059 .2,1.5344,-1.134 .2,1.302,-1.098 / 1.1,1.3603,-.8452 1.1,1.6035,-.8998 1.1,1.6035,-.9748 1.1,1.3603,-.9502 / 1.8,1.4615,-.5866 1.8,1.7235,-.6213 1.8,1.7235,-.6963 1.8,1.4615,-.6916 / 2.3,1.5637,-.2725 2.3,1.8446,-.2831 2.3,1.8446,-.3581 2.3,1.5637,-.3775 / 2.65,1.65,-.004 2.65,1.947,-.005 2.65,1.947,-.0497 2.65,1.65,-.0912 c20 rx9 rz3 @0,-.12,0
  rib: bar .07 -2,.12,0 -2,.2423,.3313 -2,.691,.556 -2,1.2518,.7476 -2,1.8094,.9005 s4 c20 rx9 rz3 @0,-.12,0 + bar .07 -2,.12,0 -2,.2423,-.3313 -2,.691,-.556 -2,1.2518,-.7476 -2,1.6652,-.8634 s4 c20 rx9 rz3 @0,-.12,0 + bar .07 -1.1,.12,0 -1.1,.2337,.3912 -1.1,.6624,.6471 -1.1,1.1982,.8653 -1.1,1.5932,.9972 s4 c20 rx9 rz3 @0,-.12,0
    + bar .07 -1.1,.12,0 -1.1,.2337,-.3912 -1.1,.6624,-.6471 -1.1,1.1982,-.8653 -1.1,1.5932,-.9972 s4 c20 rx9 rz3 @0,-.12,0 + bar .07 -.2,.12,0 -.2,.2301,.4104 -.2,.6504,.6762 -.2,1.1758,.903 -.2,1.6981,1.084 s4 c20 rx9 rz3 @0,-.12,0 + bar .07 -.2,.12,0 -.2,.2301,-.4104 -.2,.6504,-.6762 -.2,1.1758,-.903 -.2,1.563,-1.04 s4 c20 rx9 rz3 @0,-.12,0
    + bar .07 .7,.12,0 .7,.2335,.3722 .7,.6617,.6182 .7,1.197,.8281 .7,1.5915,.9548 s4 c20 rx9 rz3 @0,-.12,0 + bar .07 .7,.12,0 .7,.2335,-.3722 .7,.6617,-.6182 .7,1.197,-.8281 .7,1.5915,-.9548 s4 c20 rx9 rz3 @0,-.12,0 + bar .07 1.5,.12,0 1.5,.2461,.2684 1.5,.7038,.4603 1.5,1.2759,.624 1.5,1.6976,.7229 s4 c20 rx9 rz3 @0,-.12,0 + bar .07 1.5,.12,0 1.5,.2461,-.2684 1.5,.7038,-.4603 1.5,1.2759,-.624 1.5,1.6976,-.7229 s4 c20 rx9 rz3 @0,-.12,0
    + side .16 2.5,.1 2.72,.3 2.86,1.9 2.98,2.3 2.8,2.3 2.6,1.7 2.4,.25 b.02 ry90 rx9 rz3 @0,-.12,0 + box 4.9 .16 .2 b.02 @0,.02,0 rx9 rz3 @0,-.12,0
  deck: box .34 .06 1.9 b.01 n4:.37,0,0 @1.2,1.12,0 rx9 rz3 @0,-.12,0 + box .34 .06 1.3 b.01 @1.92,1.14,0 rx9 rz3 @0,-.12,0 + box .32 .06 .8 b.01 ry8 @.2,1.12,-.55 rx9 rz3 @0,-.12,0 + box .34 .06 2 b.01 @-1.35,1.1,0 rx9 rz3 @0,-.12,0
  mast: cyl .13 2.5 .1 s10 rz-8 @.95,.3,0 rx9 rz3 @0,-.12,0 + cone .1 .3 s5 rz-14 @1.3,2.76,0 rx9 rz3 @0,-.12,0 + rodz .055 1.7 s8 rx8 @1.22,2.35,0 rx9 rz3 @0,-.12,0 + cyl .1 2.7 .07 s10 rz-80 ry28 @-2.6,.42,1.1
  cloth: slab .03 -.65,.1 -.3,-.05 -.1,.2 .2,-.1 .62,.15 .68,1 -.68,1 b0 ry90 rz-8 rx8 @1.3,1.3,0 rx9 rz3 @0,-.12,0
  sand: blob 1 .12 2 8 *3.4,.4,2.1 flat.1 @0,.02,0
flatcar, carriage flatbed, train carriage flatbed, flatbed car, flatbed train car, flat car wagon, flat train wagon, flat wagon, flat railway wagon, railway flatcar, flatbed wagon, train wagon flat | 1.6 | deck wood #9a6a3c, iron iron #2a2c30, steel
  deck: box 2.4 .14 .8 b.02 n7:0,0,.82 @0,.98,0
  iron: box 2.5 .22 5.9 b.02 @0,.78,0 + box .5 .24 6.5 @0,.72,0 + box 1.9 .3 1.6 @0,.5,1.8 mirz + rodx .4 .14 @.8,.4,2.25 mir mirz + rodx .4 .14 @.8,.4,1.35 mir mirz + box .1 .5 .1 n4:0,0,1.7 @1.2,1,0 mir
    + rodz .16 .12 @.7,.86,3.05 mir mirz
  steel: rodx .16 .16 @.83,.4,2.25 mir mirz + rodx .16 .16 @.83,.4,1.35 mir mirz
flatcar with logs, carriage lumber, train carriage lumber, lumber wagon, lumber car, train carriage wood, timber wagon, flatcar loaded with logs, flat train wagon with logs, flat train wagon loaded with logs, log wagon, flat wagon with logs,
    train wagon with logs, train wagon logs, train wagon loaded with logs, log train wagon | 2.4 | deck wood #9a6a3c, iron iron #2a2c30, log bark #7a5434, end wax #d9b07a
  deck: box 2.4 .14 .8 b.02 n7:0,0,.82 @0,.98,0
  iron: box 2.5 .22 5.9 b.02 @0,.78,0 + box .5 .24 6.5 @0,.72,0 + box 1.9 .3 1.6 @0,.5,1.8 mirz + rodx .4 .14 @.8,.4,2.25 mir mirz + rodx .4 .14 @.8,.4,1.35 mir mirz + box .1 1 .1 n4:0,0,1.6 @1.16,1,0 mir
    + rodz .16 .12 @.7,.86,3.05 mir mirz
  log: rodz .34 5.2 s14 b.02 n3:.7,0,0 @0,1.46,0 + rodz .34 5 s14 b.02 n2:.7,0,0 @0,2.05,0
  end: rodz .27 5.22 s14 b0 n3:.7,0,0 @0,1.46,0 + rodz .27 5.02 s14 b0 n2:.7,0,0 @0,2.05,0
steamroller, road roller, steam roller, asphalt roller, compactor | 2.8 | body paint #e8b820, drum steel, glass glass #8fc0d8, dark rubber #2a2c30, seat rubber
  body: box 1.4 .8 2 b.06 @0,.9,-.5 + box .14 .2 2.2 @.85,.7,1 mir + box 1.84 .14 .14 @0,.72,.1 + box 1.6 .12 1.6 @0,2.6,-.4 + box .08 1.1 .08 @.7,1.6,.3 mir + box .08 1.1 .08 @.7,1.6,-1.1 mir
  drum: rodx .7 1.5 s32 @0,.7,1.6
  dark: box 1 .3 .06 @0,1.2,-1.5 + cyl .05 .6 s10 @.5,1.6,-1.2 + ring .18 .02 rx60 @0,1.9,.1 + box .5 .1 .5 @0,1.66,-.5 + box .5 .5 .1 @0,1.7,-.75
  wheels: wheel .62 .4 @.78,.62,-1 mir
double decker bus, double decker, london bus, two story bus | 4.3 | body paint #c4202b, glass obsidian #4a7090, dark rubber #22242a, trim paint #f1ece2
  body: box 2.4 3.7 8 b.14 @0,.5,0
  glass: box 2.44 .8 7.2 b.03 @0,1.6,-.1 + box 2.44 .8 7.2 b.03 @0,3,-.1 + box 2 .9 .1 b.03 @0,1.6,3.98 + box 2 .8 .1 b.03 @0,3,3.98
  trim: box 2.46 .1 8.04 b.02 @0,2.55,0 + box 1.2 .3 .1 @0,2.6,4
  body.body: box 2.48 .82 .14 b0 n6:0,0,1.2 @0,1.59,0 + box 2.48 .82 .14 b0 n6:0,0,1.2 @0,2.99,0
  dark: box .04 1.7 1 @1.21,.7,3 + box 2 .3 .1 @0,.6,4
  lamp: rodz .14 .06 s14 @.85,1.0,4.0 mir
  wheels: wheel .5 .34 @1.05,.5,2.5 mir + wheel .5 .34 @1.05,.5,-2.5 mir
diesel locomotive, electric locomotive, diesel train, diesel engine, modern locomotive, freight locomotive | 3.8 | body paint #c4502a, stripe paint #f0c030, glass obsidian #4a6a80, base rubber #26282c, metal steel
  base: box 2.6 .4 10 b.04 @0,.9,0 + box 1.8 .6 2.6 @0,.4,3 + box 1.8 .6 2.6 @0,.4,-3
  body: box 2.2 1.9 6.4 b.06 @0,1.3,-1.4 + box 2.6 2.4 1.9 b.08 @0,1.3,2.8 + box 2.1 1.3 1.4 b.1 @0,1.3,4.2
  stripe: box 2.24 .3 6.42 b.01 @0,1.7,-1.4 + box 2.64 .3 1.92 b.01 @0,1.7,2.8 + box 2.14 .3 1.42 b.01 @0,1.7,4.22
  glass: box 2.2 .6 .1 @0,2.8,3.72 + box 2.66 .6 1 @0,2.8,2.8
  metal: box 1.4 .12 4 @0,3.18,-1.6 + cyl .3 .16 s16 n3:0,0,1.4 @0,3.26,-1.6 + rodz .2 .3 s14 @.8,1.05,5.1 mir
  lamp: rodz .16 .1 s14 @.5,2.3,4.9 mir
  wheels: rodx .45 .2 s18 n3:0,0,.95 @.75,.45,3 mir + rodx .45 .2 s18 n3:0,0,.95 @.75,.45,-3 mir
gondola lift, ski lift, chairlift, cable car cabin, ropeway cabin, cable gondola, funicular, aerial tramway | 4 | body paint #c4302b, glass glass #8fc0d8, metal steel, cable iron
  cable: rodz .06 6 @0,3.9,0
  metal: box .4 .24 1 @0,3.7,0 + bar .1 0,3.8,0 0,2.4,0 s8 + box 1.2 .12 1.2 @0,2.36,0 + rodz .14 .1 s12 n2:0,0,.6 @0,3.86,0
  body: box 1.9 .9 2.2 b.12 @0,0,0 + box 1.9 .24 2.2 b.1 @0,2.16,0 + box .12 1.4 .12 @.86,.85,1 mir mirz + box .1 1.4 .1 @.9,.85,0 mir
  glass: box 1.8 1.34 2.1 b.04 @0,.86,0
  white: box 1.92 .2 2.22 b.02 @0,.5,0
motorcycle with a sidecar, sidecar, sidecar motorcycle, motorbike with sidecar | 1.1 | body paint #4f5a3a, metal steel, seat leather #3a2418
  body: tube .13>.16 0,.72,.3 0,.76,.05 0,.7,-.2 s12 + ovals .05,.05,.85 .26,.2,.5 .32,.26,0 .3,.26,-.5 .2,.2,-.7 s16 @-.85,.5,-.05 + box .3 .08 .5 b.03 @0,.66,-.7
  seat: box .26 .1 .5 b.04 @0,.78,-.3 + box .4 .3 .3 b.05 @-.85,.55,-.3
  metal: box .24 .34 .4 b.04 @0,.34,.05 + bar .03 0,.4,.75 0,1,.4 s8 + rodx .02 .7 @0,1.02,.38 + rodx .03 .7 @-.4,.4,-.3 + rodx .03 .7 @-.4,.4,.2 + tube .04 .14,.35,.1 .16,.3,-.4 .16,.34,-.9 s8
  glass: slab .02 -.2,0 .2,0 .14,.2 -.14,.2 rx-30 @-.85,.7,.3
  lamp: ball .1 @0,.86,.58
  wheels: wheel .38 .13 @0,.38,.78 + wheel .38 .13 @0,.38,-.72 + wheel .3 .11 @-1.2,.3,-.2
penny farthing, high wheel bicycle, high wheeler | 1.7 | metal iron, seat leather #5a3422, rubber
  metal: ringx .62 .016 6 s36 @0,.64,.2 + ringx .2 .014 6 s24 @0,.21,-.75 + bar .006 0,.64,.2 0,1.26,.2 s4 + bar .006 0,.64,.2 0,.02,.2 s4 + bar .006 0,.64,.2 0,.64,.82 s4 + bar .006 0,.64,.2 0,.64,-.42 s4 + bar .006 0,.64,.2 0,1.08,.64 s4 + bar .006 0,.64,.2 0,.2,.64 s4 + bar .006 0,.64,.2 0,1.08,-.24 s4 + bar .006 0,.64,.2 0,.2,-.24 s4 + bar .018 .05,.64,.2 .05,1.4,.16 s8 mir + tube .018 0,1.36,.16 0,1.2,-.3 0,.8,-.62 0,.22,-.75 s8 + rodx .016 .6 @0,1.5,.16 + cyl .02 .16 s8 @0,1.36,.16 + rodx .02 .24 @0,.64,.2 + box .08 .02 .06 @.12,.52,.2 + bar .012 .1,.64,.2 .1,.53,.2 s4 + bar .012 -.1,.64,.2 -.1,.77,.2 s4 + box .08 .02 .06 @-.12,.76,.2 + bar .005 0,.21,-.75 0,.4,-.75 s4 + bar .005 0,.21,-.75 0,.02,-.75 s4 + bar .005 0,.21,-.75 0,.21,-.56 s4 + bar .005 0,.21,-.75 0,.21,-.94 s4
  seat: box .2 .06 .26 b.03 @0,1.36,-.08 + pillx .018 .12 @.3,1.5,.16 mir
snowplow, snow plow, snow plough, plow truck, snowplough | 2.6 | body paint #e07a1f, blade paint #e8c22e, glass glass #8fc0d8, dark rubber #2a2c30, salt steel, light light #ffb020
  body: box 2 1 1.5 b.08 @0,.7,1.1 + box 2 .8 1.3 b.06 @0,1.6,.8 + box 1.9 .2 4.2 @0,.55,-.3
  blade: slab 2.9 -.1,0 .0,.2 -.1,.55 .08,.9 -.02,.92 -.22,.55 -.12,.2 -.2,0 ry90 rz0 @0,.15,2.6
  salt: slab 2.1 -1,1 1,1 .6,0 -.6,0 ry90 @0,.8,-1.2
  glass: box 1.8 .55 .1 @0,1.7,1.46 + box 2.04 .5 .8 @0,1.75,.85
  dark: box 1.2 .5 .8 @0,.45,2.15
  light: cyl .12 .16 s12 @0,2.4,.8
  lamp: rodz .12 .06 s12 @.7,1.2,1.86 mir
  wheels: wheel .45 .3 @.95,.45,1.2 mir + wheel .45 .3 @.95,.45,-1.6 mir
electric train, train electric, commuter train, passenger train, regional train, suburban train, train electric city | 4.2 | body paint #2d62b8, white paint #f1f3f4, glass obsidian #22303f, roof steel #aab2ba, iron iron #2a2c30, door paint #f0c030, lamp light #fff0b8
  body: box 2.6 1.1 8.6 b.1 @0,.7,-.2 + slab 2.6 -4.3,0 4.3,0 4.75,.3 4.75,1 -4.3,1 b.06 ry-90 @0,.72,0
  white: slab 2.56 -4.3,0 4.7,0 4.4,1.3 4.1,1.55 -4.3,1.55 b.08 ry-90 @0,1.72,0
  glass: box 2.62 .74 .8 b.02 n4:0,0,1 @0,2.1,1.2 + box 2.62 .74 .8 b.02 n2:0,0,1 @0,2.1,-2.8 + box 2 .9 .1 rx-13 @0,1.95,4.64 + box 2.62 .74 .5 b.02 @0,2.1,3.85
  door: box 2.66 1.9 .9 b.02 @0,.9,-1.35 + box 2.66 .16 9 b0 @0,1.6,-.2
  roof: box 2.3 .3 8.4 b.1 @0,3.2,-.2 + box 1.4 .24 1.6 b.05 @0,3.45,2 + box 1.4 .24 1.6 b.05 @0,3.45,-2.6
  iron: box 2.2 .5 7.6 b.04 @0,.36,-.2 + box 2 .3 2.2 b.05 @0,.25,2.7 + box 2 .3 2.2 b.05 @0,.25,-3 + bar .03 .5,3.45,-.3 .5,3.85,.4 s6 mir + bar .03 .5,3.85,.4 .5,4.15,-.2 s6 mir + rodx .03 1.6 @0,4.16,-.2 + rodx .03 1.1 @0,3.85,.4 + box 1.2 .06 1 @0,3.46,-.2 + rodz .14 .2 @.8,.86,4.75 mir
  lamp: rodz .15 .08 @.85,1.25,4.76 mir
  wheels: rodx .34 1.7 @0,.34,3.3 + rodx .34 1.7 @0,.34,2.1 + rodx .34 1.7 @0,.34,-2.4 + rodx .34 1.7 @0,.34,-3.6
subway train, metro train, metro car, subway car, underground train, tube train, train electric subway, subway wagon | 3.4 | body steel #c3c9d0, stripe paint #d1302a, glass obsidian #22303f, roof iron #6a7078, dark rubber, iron iron #2a2c30, lamp light #fff0b8, sign light #ffb020
  body: slab 8.6 -1.2,0 1.2,0 1.3,1 1.22,2.2 .9,2.55 -.9,2.55 -1.22,2.2 -1.3,1 b.02 @0,.6,0
  stripe: box 2.64 .22 8.5 b0 @0,1.3,0 + box 2.3 .5 .06 b.02 @0,.75,4.3
  glass: box 2.56 .66 .8 b.02 n2:0,0,4.2 @0,1.72,0 + box 2.56 .66 .8 b.02 @0,1.72,0 + box .7 .9 .08 b.02 @.72,1.62,4.28 mir + box .6 1.2 .08 b.02 @0,1.4,4.3 + box 2.62 1 .4 b.02 n2:0,0,.5 @0,1.35,1.05 + box 2.62 1 .4 b.02 n2:0,0,.5 @0,1.35,-1.05 + box 2.62 1 .4 b.02 n2:0,0,.5 @0,1.35,3.3 + box 2.62 1 .4 b.02 n2:0,0,.5 @0,1.35,-3.3
  dark: box .06 1.86 .03 b0 n3:0,0,.5 @1.3,.72,1.05 mir + box .06 1.86 .03 b0 n3:0,0,.5 @1.3,.72,-1.05 mir + box .06 1.86 .03 b0 n3:0,0,.5 @1.3,.72,3.3 mir + box .06 1.86 .03 b0 n3:0,0,.5 @1.3,.72,-3.3 mir + box 1.5 .34 .1 b.02 @0,2.62,4.26
  sign: word M .24 .03 @-.5,2.79,4.32 + box .7 .14 .03 b0 @.2,2.72,4.32
  roof: box 1.7 .14 8.3 b.05 @0,3.12,0 + box 1.3 .16 1.4 b.04 n3:0,0,2.6 @0,3.22,0
  iron: box 2.2 .4 7.8 b.04 @0,.36,0 + box 2 .3 2 b.04 n2:0,0,5.4 @0,.2,0 + box .5 .24 .4 b.03 @0,.42,4.4
  lamp: rodz .13 .08 @.85,1,4.32 mir
  wheels: rodx .3 1.7 n2:0,0,1.1 @0,.3,2.7 + rodx .3 1.7 n2:0,0,1.1 @0,.3,-2.7
classic tram, tram classic, old tram, vintage tram, trolley car, heritage tram, old streetcar | 3.7 | body paint #b3302a, cream paint #f1e6cc, wood wood #6a4426, glass glass #9fc6d8, roof paint #4a4e54, iron iron #2a2c30, gold, lamp light #fff0b8
  body: box 2 .9 4.6 b.05 @0,.6,0 + box 2.02 .3 4.62 @0,2.5,0 + plan .8 -.98,0 .98,0 .98,.5 .6,.95 -.6,.95 -.98,.5 b.02 @0,.6,2.3 mirz
  cream: box .16 1.2 .14 n6:0,0,.9 @.92,1.5,0 mir + box .14 1.5 .14 @.9,1.3,2.8 mir mirz + box .14 1.3 .12 @.5,1.4,3.16 mir mirz + box 2.04 .12 4.6 b.02 @0,1.44,0
  wood: box 1.5 .2 6 @0,.5,0 + box .12 .5 3.8 @.6,1.3,0 mir
  glass: box 1.84 .96 4.5 b0 @0,1.54,0
  roof: box 2.3 .18 6.9 b.08 @0,2.78,0 + box 1.3 .36 4.4 b.1 @0,2.92,0
  clerestory.cream: box 1.34 .14 .5 b.01 n6:0,0,.68 @0,3.04,0
  iron: box 1.5 .3 2.4 b.04 @0,.28,0 + bar .03 0,3.26,.3 0,3.75,-1.4 s6 + box .3 .1 .6 @0,3.26,.3 + rodz .05 .4 @0,.6,3.35 mirz
  gold: box 2.03 .05 4.4 b0 @0,.8,0 + box 2.03 .05 4.4 b0 @0,1.32,0 + word 7 .34 .03 @0,1.02,3.26
  lamp: rodz .17 .12 @0,2.66,3.36
  wheels: rodx .32 1.6 @0,.32,.9 mirz
coal tender, tender, tender coal car, locomotive tender, train tender, steam locomotive tender, coal tender car | 2.9 | body paint #1f4a3a, coal obsidian #1c1c20, black iron #22242a, gold, red paint #b3201c
  body: box 2.3 1.5 4.6 b.04 @0,1.1,0 + box .1 .5 3.4 rz-14 @1.18,2.5,.4 mir + box 2.3 .6 1 b.04 @0,2.3,-1.75
  black: box 2.5 .3 5 @0,.85,0 + box 1.6 .4 4.4 @0,.5,0 + rodz .14 .3 @.7,.95,-2.6 mir + box .4 .16 5.6 @0,.8,0 + cyl .3 .2 s14 @0,2.9,-1.75 + box .06 1.6 .06 n2:.4,0,0 @.6,1,-2.36 + rodx .03 .4 n5:0,.3,0 @.6,1.7,-2.38
  gold: box 2.34 .06 4 b0 @0,1.36,0 + box 2.34 .06 4 b0 @0,2.2,0 + box 2.34 .84 .06 b0 @0,1.36,2 mirz
  coal: blob .55 .3 3 8 @.4,2.5,1 + blob .6 .3 3 8 @-.4,2.5,.6 + blob .5 .3 3 8 @.35,2.45,-.3 + blob .5 .3 3 8 @-.4,2.45,-.6 + blob .4 .3 3 8 @.1,2.9,.5 + blob .3 .3 3 6 @-.5,2.6,1.5 + blob .3 .3 3 6 @.5,2.5,1.7 + blob .26 .3 3 6 @0,2.6,1.6
  red: rodx .5 .2 n3:0,0,1.5 @.78,.5,0 mir
coal car, coal wagon, carriage coal, train carriage coal, coal hopper, hopper car, coal hopper car, train coal car | 2.9 | side iron #5a4a42, coal obsidian #17171a, iron iron #2a2c30, rust rust
  side: slab 6 -1,1.1 1,1.1 1.3,1.7 1.3,2.4 -1.3,2.4 -1.3,1.7 b.02 + box 1.4 .4 4 b.04 @0,.8,0
  iron: box .1 1.2 .14 n7:0,0,.98 @1.3,1.3,0 mir + box .14 .12 6.1 @1.3,2.34,0 mir + box 2.7 .12 .14 @0,2.34,3 mirz + box .4 .24 7 @0,.76,0 + box 1.9 .3 1.6 @0,.5,2.2 mirz + rodx .4 .14 @.8,.4,2.65 mir mirz + rodx .4 .14 @.8,.4,1.75 mir mirz + box 2 .3 .2 @0,.8,3.1 mirz + rodz .16 .12 @.7,.92,3.24 mir mirz
  coal: blob .7 .28 3 8 n5:0,0,1.1 *1.3,.75,1 @.3,2.4,0 + blob .6 .3 3 8 n4:0,0,1.2 *1.2,.75,1 @-.5,2.45,.1 + blob .3 .3 3 6 n5:0,0,1 @0,2.86,.2 + blob .24 .3 3 6 n6:0,0,.8 @.9,2.4,0 + blob .24 .3 3 6 n6:0,0,.8 @-.9,2.42,.3
container wagon, container train car, carriage container, train carriage container, flatcar with a container, container car, train container wagon, container flatcar | 3.9 | box paint #2d62b8, rib paint #234f96, iron iron #2a2c30, metal steel, white paint #f4f4f0
  iron: box 2.5 .22 7 b.02 @0,.86,0 + box .5 .24 7.6 @0,.76,0 + box 1.9 .3 1.6 @0,.5,2.3 mirz + rodx .4 .14 @.8,.4,2.75 mir mirz + rodx .4 .14 @.8,.4,1.85 mir mirz + rodz .16 .12 @.7,.92,3.58 mir mirz + box .2 .16 .3 n2:2.3,0,0 @0,1.04,2.9 mirz
  box: box 2.4 2.6 6.2 b.03 @0,1.14,0
  rib: box .05 2.3 .18 b.01 n16:0,0,.37 @1.21,1.28,0 mir + box .14 2.64 .14 b.02 @1.17,1.12,3.08 mir mirz + box .14 .14 6.26 b.02 @1.17,3.62,0 mir + box 2.36 .14 .14 b.02 @0,3.62,3.08 mirz + box .06 2.3 .05 b0 @0,1.3,3.1
  metal: cyl .03 2.4 s8 n2:.5,0,0 @.55,1.25,3.14 + cyl .03 2.4 s8 n2:.5,0,0 @-.55,1.25,3.14 + box .3 .04 .05 n4:.5,0,0 @0,2,3.17
  white: box .05 .5 1.8 b0 @1.24,2.6,1.4 mir
dirt wagon, carriage dirt, train carriage dirt, dirt car, gravel wagon, train dirt wagon, gravel train car, ballast wagon | 2.6 | side wood #8a4a30, dirt earth #7a5230, iron iron #2a2c30, stone stone #8d877d
  side: box 2.4 .16 6 @0,1,0 + box .1 .28 6 b.02 n3:0,.31,0 @1.2,1.42,0 mir + box 2.4 .28 .1 b.02 n3:0,.31,0 @0,1.42,2.95 mirz
  iron: box .12 1 .14 n5:0,0,1.45 @1.26,1.04,0 mir + box .14 1 .12 n2:1.4,0,0 @0,1.04,3.02 mirz + box .4 .24 7 @0,.76,0 + box 1.9 .3 1.6 @0,.55,2.1 mirz + rodx .42 .14 @.8,.42,2.55 mir mirz + rodx .42 .14 @.8,.42,1.65 mir mirz + rodz .16 .4 @.7,.94,3.2 mir mirz
  dirt: lathe 1.36,1.5 1.3,1.95 .8,2.35 .3,2.6 0,2.62 s16 wave5:.05 *.86,1,1.05 @0,0,1.5 + lathe 1.36,1.5 1.3,1.95 .8,2.3 .3,2.5 0,2.52 s16 wave4:.06 *.86,1,1.05 @0,0,-1.5 + lathe 1.3,1.4 1.3,1.9 .8,2.2 .3,2.4 0,2.42 s16 *.86,1,1
  stone: blob .16 .25 3 6 @.3,2.46,1.7 + blob .14 .25 3 6 @.7,2.1,.6 + blob .18 .25 3 6 @-.4,2.3,-1.2 + blob .14 .25 3 6 @.5,2.3,-1.7 + blob .13 .25 3 6 @-.6,2.15,2
tank wagon, tank car, tanker wagon, carriage tank, train carriage tank, oil tank wagon, rail tanker, railway tank car | 3.8 | tank steel #b4bac2, iron iron #2a2c30, stripe paint #d1302a, metal steel, sign paint #f0a020
  tank: lathe 0,-3.3 .7,-3.25 1.1,-3 1.2,-2.6 1.2,2.6 1.1,3 .7,3.25 0,3.3 s24 rx90 @0,2.2,0 + cyl .5 .4 s18 @0,3.3,0
  iron: box 2.3 .2 7 b.02 @0,.86,0 + box .5 .24 7.6 @0,.76,0 + box 1.9 .3 1.6 @0,.5,2.3 mirz + rodx .4 .14 @.8,.4,2.75 mir mirz + rodx .4 .14 @.8,.4,1.85 mir mirz + rodz .16 .12 @.7,.92,3.58 mir mirz + box 2 .5 .24 n4:0,0,1.7 @0,.9,0 + rodz 1.21 .1 s24 n4:0,0,1.7 @0,2.2,0
  stripe: rodz 1.215 .9 s24 b0 @0,2.2,0
  metal: box 1 .06 2 @0,3.4,0 + bar .03 1.2,1,.3 .52,3.6,.3 s6 + bar .03 1.2,1,-.1 .52,3.6,-.1 s6 + rodz .025 .4 n6:-.1,.38,0 @.89,2.2,.1 + cyl .025 .4 s6 n2:0,0,1.8 @.46,3.4,0 mir + rodz .025 1.8 @.46,3.8,0 mir + cyl .2 .1 s12 @0,3.68,0
  sign: box .05 .5 .5 b0 rx45 @1.22,2.02,1.75 mir
caboose, brake van, guard s van, train caboose, caboose car, train brake van | 4.3 | body wood #b3302a, roof iron #3a3d42, iron iron #2a2c30, glass obsidian #3a4a5a, trim paint #f0c030, lamp light #ff4a3a
  body: box 2.3 2 4.6 b.03 @0,1.1,0 + box 1.7 .8 1.7 b.03 @0,3.1,0
  roof: slab 6.2 -1.35,0 1.35,0 .9,.24 0,.32 -.9,.24 b0 @0,3.06,0 + slab 2.1 -1.05,0 1.05,0 .7,.2 0,.26 -.7,.2 b0 @0,3.86,0 + cyl .12 .7 s12 @.6,3.2,-1.6 + cyl .2 .1 s12 @.6,3.86,-1.6
  iron: box 2.4 .2 6.4 @0,.92,0 + box .4 .24 6.8 @0,.76,0 + box 1.9 .3 1.5 @0,.5,1.9 mirz + rodx .4 .14 @.8,.4,2.35 mir mirz + rodx .4 .14 @.8,.4,1.45 mir mirz + box .06 2 .06 @1.1,1.1,3 mir mirz + rodx .03 2.2 @0,1.9,3 mirz + rodx .03 2.2 @0,1.5,3 mirz + box .04 .8 .04 n6:.36,0,0 @0,1.1,3 mirz + box .9 .06 .3 @.6,.4,3.1 mir mirz + box .05 .6 .3 @1.02,.4,3.1 mir mirz
  glass: box 2.34 .7 .7 b0 n2:0,0,2.4 @0,1.9,0 + box 1.74 .4 .6 b0 n2:0,0,.8 @0,3.36,0 + box .7 1.4 .06 b0 @0,1.2,2.3
  trim: box 2.38 .1 .9 b0 n2:0,0,2.4 @0,1.8,0 + box 2.38 .1 .9 b0 n2:0,0,2.4 @0,2.6,0 + box 2.34 .14 4.64 b.01 @0,1.2,0
  lamp: rodz .14 .1 @.9,2.6,2.36 mir
handcar, hand car, rail handcar, railway handcar, pump trolley, draisine, railway trolley | 1.5 | wood, iron iron #3a3d42, handle paint #d1302a, metal steel
  wood: box 1.5 .1 .28 b.015 n7:0,0,.3 @0,.5,0 + box .14 .16 2.2 @.6,.36,0 mir
  iron: rodx .26 .1 n2:0,0,1.3 @.62,.26,0 mir + rodx .3 .04 n2:0,0,1.3 @.55,.3,0 mir + rodx .05 1.4 n2:0,0,1.3 @0,.26,0 + bar .06 .3,.55,.3 .08,1.15,0 s6 mir + bar .06 .3,.55,-.3 .08,1.15,0 s6 mir + rodx .06 .5 @0,1.15,0 + bar .04 0,1.1,.5 0,.5,.3 s6
  metal: bar .06 0,1.42,-1 0,.96,.9 s8
  handle: rodx .045 1.1 @0,1.42,-1 + rodx .045 1.1 @0,.96,.9
car bumper, bumper, front bumper, debris bumper, bumper debris, bumper of a car, vehicle bumper, loose bumper | .5 | shell paint #c22f2a, dark rubber, metal steel, lamp light #fff0b8, plate snow
  shell: plan .2 -.9,-.4 -.9,.02 -.74,.26 -.4,.35 .4,.35 .74,.26 .9,.02 .9,-.4 .83,-.4 .83,-.02 .69,.18 .38,.26 -.38,.26 -.69,.18 -.83,-.02 -.83,-.4 b.02 @0,.28,0
    + plan .13 -.88,-.38 -.88,.02 -.72,.25 -.4,.33 .4,.33 .72,.25 .88,.02 .88,-.38 .83,-.38 .83,-.02 .69,.18 .38,.26 -.38,.26 -.69,.18 -.83,-.02 -.83,-.38 b.015
    + box .12 .2 .05 b.01 @.46,.1,.295 mir
  dark: plan .2 -.84,-.38 -.84,0 -.7,.21 -.4,.3 .4,.3 .7,.21 .84,0 .84,-.38 .8,-.38 .8,-.02 .66,.16 .38,.24 -.38,.24 -.66,.16 -.8,-.02 -.8,-.38 b0 @0,.1,0 + box .78 .014 .03 b0 n4:0,.036,0 @0,.14,.3
  metal: rodz .045 .06 @.66,.2,.22 ry0 mir + bar .025 .8,.38,-.3 .8,.38,-.55 s6 mir + box .08 .1 .03 @.8,.33,-.55 mir + rodx .02 1.6 @0,.36,.02
  lamp: rodz .055 .05 @.64,.2,.235 mir
  plate: box .4 .11 .02 b.004 @0,.33,.35
  dark: word m42 .07 .01 @0,.385,.365
car spoiler, spoiler, rear spoiler, debris spoiler, spoiler debris, rear wing spoiler, spoiler of a car, car wing | .4 | wing paint #c22f2a, strut rubber #26282c, end paint #f4f4f0
  wing: side 1.46 -.2,.31 -.17,.3 .1,.25 .17,.265 .17,.285 .1,.3 -.19,.335 b.008 + box 1.46 .07 .02 b.005 rx14 @0,.325,-.2
  strut: side .04 -.06,0 .1,0 .08,.27 -.08,.29 b.006 @.42,0,0 mir + box .14 .03 .24 b.01 @.42,0,.02 mir + cyl .012 .012 s6 n2:0,0,.19 @.465,.026,.02 mir
  end: side .03 -.27,.2 .2,.17 .23,.31 -.24,.4 b.008 @.74,0,0 mir
  stripe.end: side .16 -.2,.31 -.17,.298 .1,.248 .173,.264 .173,.287 .1,.303 -.19,.338 b.004 @.1,0,0 mir
car door, door of a car, door window debris, debris door window, debris door, vehicle door, automobile door, loose car door | 1.15 | panel paint #c22f2a, glass glass #bfe2ea, metal steel, dark rubber
  panel: slab .1 -.5,.05 -.4,0 .46,0 .55,.1 .55,.62 -.58,.62 -.6,.4 b.025 + bar .035 -.54,.6,0 -.48,1.12,0 .16,1.1,0 .52,.6,0 s6 *1,1,.8 + box .06 .46 .05 b.01 @-.51,.63,0
    + slab .12 -.5,.24 .54,.26 .54,.3 -.51,.28 b.01
  glass: slab .02 -.53,.6 .5,.6 .15,1.09 -.48,1.11 b0
  metal: box .17 .03 .04 b.012 @-.4,.5,.06 + box 1.1 .018 .02 b.004 @-.01,.615,.045 + cyl .018 .05 s8 @-.12,.6,-.02 + box .04 .08 .09 b.01 n2:0,.36,0 @.53,.2,-.02
  dark: box .19 .06 .02 b.01 @-.4,.485,.045 + box .2 .13 .1 b.04 @.44,.62,.1 + box .06 .05 .1 @.42,.62,.06 + box .9 .1 .06 b.02 @0,.36,-.06
drivetrain, drivetrain axle, drive train, axle, axle with gears, debris drivetrain, debris drivetrain axle, car axle | .42 | axle iron #4a4f56, metal steel, red paint #c4302b, gear bronze
  axle: rodx .04 1.4 @0,.2,0 + ball .17 .16 .15 @0,.2,0 + rodz .035 1 @0,.22,.55 + box .3 .26 .34 b.05 @0,.09,1.15 + rodz .13 .14 .1 @0,.22,.94 + rodx .08 .14 @.5,.2,0 mir
  metal: rodx .2 .03 s24 @.68,.2,0 mir + rodx .09 .1 s16 @.74,.2,0 mir + cyl .012 .04 s6 @.06,-.01,0 o5 rz-90 @.78,.2,0 mir + box .09 .05 .1 n2:0,0,.5 @0,.2,.6
  red: box .09 .14 .16 b.02 @.68,.27,-.1 mir
  gear: gear 14 .17 .07 @0,.22,.34 + gear 10 .1 .07 @.24,.22,.34 + rodz .025 .3 @.24,.22,.42 + gear 12 .19 .06 ry90 @.24,.21,0
hatchback, sports hatchback, hatchback sports, hot hatch, hatchback car, compact car, hatchback sports car | 1.45 | body paint #f2b81c, glass obsidian #26343f, stripe paint #1d1f26, metal steel, lamp light #fff0b8, tail ember #e0261c
  body: side 1.72 -1.85,.32 1.8,.32 1.9,.45 1.88,.68 1.72,.82 .85,.96 -1.78,1.02 -1.88,.9 -1.92,.5 b.08 + side 1.5 .9,.94 .25,1.4 -1.1,1.45 -1.45,1.4 -1.8,.98 b.06
    + box .1 .12 .9 b.04 @.86,.62,1.15 mir + box .1 .12 .9 b.04 @.86,.64,-1.2 mir
  spoiler.body: box 1.46 .05 .34 b.02 rx-6 @0,1.4,-1.5
  glass: side 1.53 .68,.98 .2,1.34 -.3,1.36 -.3,.98 + side 1.53 -.4,.98 -.4,1.36 -1.05,1.37 -1.3,1.0 + slab .03 -.68,0 .68,0 .6,.6 -.6,.6 rx-54 @0,.99,.88 + slab .03 -.62,0 .62,0 .58,.42 -.58,.42 rx38 @0,1.02,-1.8
  stripe: box .22 .02 1.36 b0 @.3,1.425,-.5 mir + box .22 .02 .98 b0 rx8.5 @.3,.895,1.31 mir + box .05 .13 .18 b.03 @.88,.98,.62 mir + box 1.2 .2 .06 b.02 @0,.4,1.88 + box .06 .1 1.5 b.02 @.87,.32,0 mir + box 1 .16 .06 b.02 @0,.36,-1.91
  metal: box .16 .03 .03 @.87,.82,-.3 mir + rodz .05 .1 @.45,.36,-1.94 mir + box .44 .11 .03 @0,.62,1.9
  lamp: box .34 .14 .08 b.04 @.62,.66,1.84 mir
  tail: box .14 .34 .06 b.02 @.74,.7,-1.88 mir
  wheels: wheel .33 .22 @.78,.33,1.18 mir + wheel .33 .22 @.78,.33,-1.2 mir
sports sedan, sedan sports, sedan sport, sport sedan, sports saloon, sedan with a spoiler, tuned sedan | 1.4 | body paint #2d62b8, glass obsidian #26343f, trim paint #f4f4f0, dark rubber #1d1f26, metal steel, lamp light #fff0b8, tail ember #e0261c
  body: side 1.78 -2.2,.3 2.1,.28 2.25,.4 2.22,.6 2.05,.74 .95,.9 -1.5,.95 -2.18,.92 -2.25,.6 b.08 + side 1.5 1.0,.88 .3,1.32 -.8,1.34 -1.6,.93 b.06 + box .5 .09 .6 b.03 rx8 @0,.82,1.35
    + box .1 .12 1 b.04 @.88,.58,1.35 mir + box .1 .12 1 b.04 @.88,.6,-1.3 mir
  wing.trim: box 1.66 .05 .36 b.02 rx-5 @0,1.2,-2.04 + side .05 -2.28,1.12 -1.84,1.12 -1.88,1.32 -2.26,1.34 b.01 @.83,0,0 mir
  trim: box .26 .02 1 b0 @0,1.332,-.28 + box .26 .02 .5 b0 rx8 @0,.77,1.85 + box 1.8 .05 3.9 b0 @0,.42,0
  glass: side 1.53 .72,.93 .24,1.26 -.22,1.28 -.22,.93 + side 1.53 -.34,.93 -.34,1.28 -.76,1.28 -1.26,.95 + slab .03 -.68,0 .68,0 .6,.62 -.6,.62 rx-58 @0,.94,.94 + slab .03 -.66,0 .66,0 .6,.7 -.6,.7 rx64 @0,.98,-1.54
  dark: box .06 .26 .2 @.5,.93,-2.0 mir + box 1.3 .22 .06 b.02 @0,.36,2.2 + box 1.7 .05 .3 b.01 @0,.26,2.16 + box .34 .05 .06 @0,.84,1.66 + box .05 .12 .18 b.03 @.9,.94,.68 mir + box .08 .12 1.5 b.02 @.88,.28,0 mir
  metal: rodz .06 .1 @.5,.36,-2.27 mir + box .16 .03 .03 @.9,.78,-.2 mir
  lamp: box .4 .11 .08 b.03 @.64,.62,2.17 mir
  tail: box .44 .12 .06 b.02 @.6,.74,-2.22 mir
  wheels: wheel .34 .24 @.82,.34,1.36 mir + wheel .34 .24 @.82,.34,-1.3 mir
tractor wheel, wheel tractor, tractor tire, tractor tyre, wheel tractor back, wheel tractor front, tractor wheel back, farm wheel, wheel tractor dark back, wheel tractor dark front | 1.6 | tyre rubber, rim paint #f2c21c, hub iron
  tyre: lathe .46,-.22 .62,-.25 .74,-.22 .76,-.1 .76,.1 .74,.22 .62,.25 .46,.22 .46,-.22 s32 rx90 @0,.8,0 + block .07 .27 .1 b.015 rz38 @-.08,.1,.745 o16 rx90 @0,.8,0 + block .07 .27 .1 b.015 rz-38 @.08,-.1,.745 o16:11 rx90 @0,.8,0
  rim: lathe 0,-.06 .2,-.06 .3,.02 .4,.02 .44,.2 .47,.2 .47,-.2 .44,-.2 .4,-.04 0,-.04 s28 rx90 @0,.8,0 + lathe 0,-.02 .14,-.02 .26,.08 .3,.08 .3,.02 0,0 s20 *1,-1,1 rx90 @0,.8,0
  hub: rodz .1 .2 @0,.8,.02 + cyl .025 .1 s6 @0,-.04,.17 o8 rx90 @0,.8,0
truck wheel, wheel truck, truck tire, truck tyre, lorry wheel, wheel of a truck, truck tire wheel | 1 | tyre rubber, rim steel #c8ccd2, hub iron, nut steel
  tyre: lathe .31,-.15 .4,-.18 .47,-.17 .5,-.13 .5,.13 .47,.17 .4,.18 .31,.15 .29,.08 .29,-.08 .31,-.15 s32 rx90 @0,.5,0 + box .05 .3 .02 b0 @0,-.15,.495 o28 rx90 @0,.5,0
  rim: lathe 0,-.04 .2,-.04 .27,.02 .27,.13 .31,.16 .325,.15 .31,-.15 .29,-.15 .26,-.06 0,-.06 s28 rx90 @0,.5,0
  dark: cyl .035 .02 s10 @0,-.012,.185 o8:22 rx90 @0,.5,-.036
  hub: rodz .085 .2 .07 s16 @0,.5,.06 + rodz .13 .06 s20 @0,.5,-.01
  nut: cyl .018 .05 s6 @0,0,.115 o10 rx90 @0,.5,0
racing wheel, wheel racing, racing tire, racing tyre, slick tire, slick tyre, racing slick, race car wheel, race wheel | .67 | tyre rubber #1c1d20, stripe paint #f2c21c, rim gold, nut paint #d1302a
  tyre: lathe .21,-.17 .29,-.19 .325,-.17 .335,-.13 .335,.13 .325,.17 .29,.19 .21,.17 .2,.1 .2,-.1 .21,-.17 s36 rx90 @0,.335,0
  stripe: lathe .262,.181 .268,.186 .29,.192 .296,.19 .29,.18 .262,.181 s36 rx90 @0,.335,0
  rim: ringz .208 .018 @0,.335,.165 + lathe .2,-.15 .215,-.15 .215,.16 .2,.16 .2,-.15 s28 rx90 @0,.335,0 + block .032 .03 .18 b.006 ry8 @.014,.12,.11 o10 rx90 @0,.335,0 + rodz .05 .1 s16 @0,.335,.1
  nut: rodz .034 .07 s6 @0,.335,.15
  dark: rodz .203 .02 s24 @0,.335,-.02
delivery flat, delivery truck flat, flat delivery truck, flatbed truck, truck flat, truck flatbed, flatbed delivery truck, flatbed lorry, flatbed | 2.3 | body paint #3f8a5a, bed wood #a8743f, glass obsidian #22303f, trim iron, board paint #f4f4f0
  body: side 2 1.1,.5 2.7,.5 2.7,1.3 2.45,1.45 2.1,2.2 1.1,2.3 b.06
  bed: box 2.1 .14 4 b.01 @0,.78,-1 + box 2.1 .3 .08 b.01 @0,.9,-2.96 + box .08 .3 3.96 b.01 @1.01,.9,-1 mir
  board: box 2.12 .06 .1 @0,1.18,-2.96 + box .1 .06 4.02 @1.01,1.18,-1 mir + box .12 .36 .08 n4:0,0,1.25 @1.03,.86,-1 mir + box 1.9 .16 .03 @0,.95,2.71
  glass: box 1.7 .7 .05 rx-25 @0,1.52,2.43 + box 2.03 .55 .7 b.03 @0,1.5,1.7
  trim: box 1.7 .25 5.4 @0,.45,-.2 + box 2.05 .25 .2 b.04 @0,.45,2.7 + box .08 1.2 .08 n5:.48,0,0 @0,.9,.98 + box 2.08 .08 .1 @0,2.1,.98 + box .16 .3 .1 b.03 @1.08,1.5,2.2 mir
  lamp: rodz .14 .05 @.7,.9,2.7 mir
  red: box .26 .12 .05 @.75,.62,-2.92 mir
  wheels: wheel .45 .3 @.9,.45,1.8 mir + wheel .45 .34 @.9,.45,-1.9 mir
tractor shovel, tractor with a shovel, tractor with shovel, shovel tractor, wheel loader, front loader, front end loader, tractor loader, loader | 2.9 | body paint #f2b01c, dark iron #2a2c30, glass glass #bfe2ea, shovel iron #5a5f66, lamp light #fff0b8
  body: box 1.4 .9 1.7 b.12 @0,.85,-1.35 + box 1.2 .5 1.6 b.06 @0,.7,.3 + box 1.4 .1 1.4 b.03 @0,2.74,-.1 + box 1.3 .5 1.3 b.04 @0,1.15,-.1 + bar .09 .45,1.15,.8 .5,1.3,1.6 .5,.75,2.3 s6 mir + box .4 .08 1 b.02 @.8,1.42,-1.2 mir
  dark: box .08 1.2 .08 @.6,1.6,.5 mir + box .08 1.2 .08 @.6,1.6,-.7 mir + box 1.1 .5 .06 @0,1,-2.2 + cyl .05 .6 @.4,1.7,-1.5 + rodx .05 1.4 @0,1.15,1.3 + bar .05 .2,1.2,.9 .25,1.1,2.2 s6 mir + box .5 .14 .5 @0,1.7,-.2 + ring .17 .02 rx50 @0,2,.25 + bar .03 0,1.6,.4 0,2,.25 s5
  glass: box 1.2 1.14 1.2 b0 @0,1.62,-.1
  shovel: side 2.3 2.3,.24 3.3,.02 3.3,.07 2.5,.34 2.38,.6 2.44,1.02 2.7,1.24 2.66,1.28 2.34,1.08 2.26,.6 b.01 + side .07 2.3,.24 3.26,.02 2.7,1.24 2.36,1.06 2.28,.6 b.01 @1.14,0,0 mir + box .14 .08 .3 b.01 n8:.3,0,0 @0,0,3.3 + box .14 .5 .2 @.5,.5,2.28 mir
  lamp: rodz .1 .08 @.5,2.56,.62 mir + rodz .09 .06 @.4,1.05,1.1 mir
  wheels: wheel .62 .46 @.9,.62,.75 mir + wheel .62 .46 @.9,.62,-1.35 mir
tugboat, tug boat, tow boat, boat tow, towboat, tug, towing boat, harbour tug | 7 | hull paint #b3302a, house snow, rubber rubber #1f2126, deck wood #9a6a3c, glass obsidian #2f4a60, funnel paint #f2b01c, metal iron #3a3e44
  hull: plan 1.2 -1.1,-3 1.1,-3 1.3,-2.4 1.3,1 1.15,2 .7,2.8 0,3.3 -.7,2.8 -1.15,2 -1.3,1 -1.3,-2.4 b.05 taperxy-.12 bendyz.01 + plan .5 -1.3,.9 -1.15,1.9 -.7,2.7 0,3.2 .7,2.7 1.15,1.9 1.3,.9 1.2,.9 1.05,1.8 .65,2.5 0,2.98 -.65,2.5 -1.05,1.8 -1.2,.9 b.02 taperxy-.1 *1.14,1,1.03 @0,1.2,0
  deck: plan .08 -1.2,-2.9 1.2,-2.9 1.4,-2.3 1.4,1 1.2,1.9 .7,2.7 0,3.1 -.7,2.7 -1.2,1.9 -1.4,1 -1.4,-2.3 b0 @0,1.18,0
  house: box 1.7 1.2 2.4 b.08 @0,1.2,.3 + box 1.4 1 1.2 b.08 @0,2.4,.8 + box 1.7 .12 1.5 b.03 @0,3.36,.8
  glass: box 1.44 .5 1.24 b.02 @0,2.72,.8 + rodx .2 1.76 n3:0,0,.7 @0,1.85,.2
  window.house: box .08 .52 .08 n4:.46,0,0 @0,2.7,1.4
  funnel: cyl .38 1.5 .34 s18 @0,2.3,-.5
  metal: cyl .39 .3 .385 s18 @0,3.6,-.5 + cyl .05 1.4 @0,3.4,.6 + rodx .04 .8 @0,4.3,.6 + cyl .12 .6 @.35,1.2,-1.9 mir + rodx .09 .9 @0,1.62,-1.9 + rodz .05 .3 @0,3.6,1.5 + cyl .3 .4 s14 @0,1.2,-1.3 + bar .02 0,4.7,.6 0,1.7,3.1 s5
  rubber: ringx .26 .1 8 s16 n4:0,0,.85 @1.46,.82,-.7 mir + tube .17 -1.05,1.3,2.25 -.5,1.3,3.02 0,1.32,3.34 .5,1.3,3.02 1.05,1.3,2.25 s8
  lamp: ball .09 @0,4.82,.6
  red: rodz .09 .1 @.85,3.2,1.4 mir
fishing boat, boat fishing, trawler, fishing trawler, fishing vessel, fishing cutter, boat fishing small | 6.5 | hull paint #2d62b8, house snow, trim paint #d1302a, deck wood #a8743f, glass obsidian #2f4a60, metal iron #4a4f56, net thatch #4f8a6a, crate paint #f2a01c
  hull: plan 1.1 -.9,-2.8 .9,-2.8 1.05,-2.2 1.05,.8 .9,1.8 .5,2.6 0,3.1 -.5,2.6 -.9,1.8 -1.05,.8 -1.05,-2.2 b.05 taperxy-.15 bendyz.03 + box 2.4 .4 .1 @0,1.1,-2.75
    + plan .5 -1.2,.6 -1.05,1.7 -.6,2.6 0,3.15 .6,2.6 1.05,1.7 1.2,.6 1.1,.6 .95,1.6 .55,2.4 0,2.9 -.55,2.4 -.95,1.6 -1.1,.6 b.02 bendyz.02 @0,1,0 + box .1 .36 3.3 @1.16,1.08,-1.1 mir
  trim: plan .14 -1.26,.6 -1.1,1.75 -.62,2.65 0,3.2 .62,2.65 1.1,1.75 1.26,.6 1.1,.6 .92,1.6 .5,2.4 0,2.9 -.5,2.4 -.92,1.6 -1.1,.6 b.01 bendyz.02 @0,1.46,0 + box .16 .08 3.4 @1.17,1.42,-1.1 mir + box 1.4 .12 1.5 b.03 @0,2.94,.9
  deck: plan .08 -1.1,-2.7 1.1,-2.7 1.15,.8 .95,1.8 .5,2.6 0,3 -.5,2.6 -.95,1.8 -1.15,.8 b0 @0,1.12,0
  house: box 1.1 1.8 1.2 b.06 @0,1.18,.9
  glass: box 1.14 .5 1 b.02 @0,2.2,.9 + box .9 .5 1.24 b.02 @0,2.2,.9 + rodx .16 1.16 @0,1.7,.8
  metal: cyl .06 3.4 @0,1.18,-.3 + bar .05 0,1.9,-.3 0,3.6,-2.3 s6 + bar .015 0,4.5,-.3 0,3.6,-2.3 s4 + bar .015 0,4.5,-.3 0,1.7,2.9 s4 + bar .015 0,3.6,-2.3 0,2.2,-2.2 s4 + bar .06 .8,1.2,-2.7 .8,2.5,-2.7 0,2.7,-2.7 s6 mir + rodx .28 .8 s16 @0,1.5,-.9
  net: lathe 0,0 .45,.1 .5,.4 .3,.8 .06,1.1 s14 wave6:.1 @0,1.14,-2.1 + tube .06 -.6,1.2,-1.5 -.2,1.24,-1.4 .3,1.24,-1.5 .6,1.2,-1.7 s6
  crate: box .4 .26 .5 b.03 @.8,1.2,-.4 mir
  red: ring .2 .06 8 s14 rz90 @.62,1.9,.9 mir
regatta gate, buoy gate, boat gate, water race gate, race gate with buoys, regatta finish gate | 6 | float paint #f2801c, banner paint #f4f4f0, dark rubber #1d1f26, band snow, metal steel
  float: lathe 1.1,0 1.3,.2 1.3,.7 1,.95 .5,1 .42,1.2 .42,4 s20 @3.4,0,0 mir + lathe .42,3.6 .55,3.7 0,4.6 s18 @3.4,0,0 mir
  band: lathe 1.31,.34 1.33,.34 1.33,.58 1.31,.58 1.31,.34 s20 @3.4,0,0 mir + cyl .44 .4 s18 n2:0,1,0 @3.4,2,0 mir
  metal: rodx .06 6.8 @0,3.62,0 + rodx .06 6.8 @0,2.75,0 + bar .03 2.6,.1,0 -2.6,.1,0 s6
  banner: box 5.9 .92 .12 b.02 @0,2.72,0
  dark: box .42 .3 .14 b0 n7:.84,0,0 @0,2.73,0 + box .42 .3 .14 b0 n7:.84,0,0 @0,3.33,0 + box .42 .3 .14 b0 n6:.84,0,0 @0,3.03,0
buoy with a flag, buoy flag, flag buoy, race buoy, regatta buoy, buoy with flag, marker buoy flag | 2.8 | float paint #f2801c, flag cloth #d1302a, band snow, pole steel
  float: lathe .5,0 .8,.16 .9,.4 .8,.66 .4,.84 .16,.9 s22
  band: lathe .9,.3 .93,.3 .93,.5 .9,.5 .9,.3 s22 + lathe .2,.78 .46,.77 .42,.84 .17,.92 .2,.78 s20
  pole: cyl .035 2.6 s8 @0,.2,0 + ball .06 @0,2.8,0 + ring .12 .025 rz90 @0,.95,.0
  flag: plan .7 .0,-.01 .3,.05 .6,-.04 .95,.04 .95,.07 .6,-.01 .3,.08 0,.02 b.004 @.03,2.02,0
water ski jump, water ski ramp, ski jump ramp, ramp water ski, floating jump ramp, boat jump ramp, boat ramp jump | 2 | deck paint #f2c21c, stripe paint #d1302a, float paint #2d62b8, frame steel
  deck: side 3 2.6,.18 2.6,.3 -2.2,2 -2.3,1.9 b.01
  stripe: side .3 2.56,.28 2.58,.33 -2.2,2.03 -2.24,1.95 b0 n3:1.2,0,0 + slab .05 -.3,-.4 0,-.1 .3,-.4 .3,-.1 0,.2 -.3,-.1 b0 rx-70.5 n2:0,-.39,1.1 @.6,1.22,0 mir + side .12 2.5,.18 -2.2,1.8 -2.3,2.1 -2.24,2.2 2.5,.5 b.01 @1.5,0,0 mir
  float: rodz .34 3.6 b.1 s16 @1.2,.34,-.9 mir + rodz .34 3.6 b.1 s16 @0,.34,-.9 + rodx .12 3 s12 @0,.14,2.5
  frame: bar .05 1.3,.5,-1.9 1.3,1.85,-2 s6 mir + bar .05 1.3,.5,-.8 1.3,1.4,-.8 s6 mir + bar .04 1.3,.5,-1.9 1.3,1.4,-.8 s6 mir + bar .04 -1.3,.5,-1.9 1.3,1.7,-1.95 s6 + bar .04 1.3,.5,-1.9 -1.3,1.7,-1.95 s6 + box 2.9 .1 .2 n3:0,0,1.6 @0,.5,-.3
space truck, spacetruck, space cargo truck, moon truck, cargo rover, space rover truck, mars truck | 3.6 | body paint #e8ecee, trim paint #e07a2c, glass obsidian #2a4a6a, metal iron #4a5058, dark rubber #2a2c32, lamp light #9fe0ff
  body: side 2 1.1,1 3.2,1 3.5,1.3 3.35,1.7 2.5,2.9 1.1,3 b.14 + box 2 .24 4.2 b.04 @0,1,-1.1 + box 1.8 1.3 1.5 b.1 @0,1.24,-.1 + box 1.8 1.3 1.5 b.1 @0,1.24,-2.2
  trim: box 2.04 .14 2 b.02 @0,1.2,2.2 + box 1.84 .2 1.54 b.02 n2:0,0,2.1 @0,1.8,-1.15 + box .4 .1 1.4 b.03 rz-12 @1.15,1.5,2.2 mir + box .4 .1 3.4 b.03 rz-12 @1.15,1.42,-1.1 mir + rodz .12 .3 @.5,3.02,1.6 mir
  glass: box 1.6 1.2 .1 b.03 rx-35 @0,1.84,3.28 + box 2.04 .7 .8 b.04 @0,2,1.8
  metal: box 1 .3 5.4 b.03 @0,.76,.2 + rodx .09 2.1 n3:0,0,2 @0,.75,.2 + cyl .05 1.1 @-.7,2.9,1.3 + lathe .03,0 .25,.1 .34,.24 rx30 @.6,3.1,1.25 + box .6 .2 1.1 b.03 @0,2.98,1.7 + box .12 1.34 .12 b.02 @.86,1.24,-.86 mir + box .12 1.34 .12 b.02 @.86,1.24,-1.46 mir + box 1.5 .2 .3 b.04 @0,.8,3.2
  lamp: rodz .14 .1 @.7,1.34,3.42 mir + box .9 .08 .1 b.01 @0,3.1,2.24
  wheels: wheel .75 .55 n3:0,0,2 @1.2,.75,.2 mir
space truck trailer, spacetruck trailer, trailer space truck, space trailer, cargo rover trailer, moon trailer | 2.5 | body paint #e8ecee, trim paint #e07a2c, metal iron #4a5058, lamp light #ff5a4a, box paint #3f7a9a
  body: box 2 .26 4.2 b.04 @0,1,0 + box .1 .5 4.1 b.02 @.98,1.2,0 mir + box 1.9 .5 .1 b.02 @0,1.2,2.02 mirz
  box: box 1.7 1.15 1.7 b.1 @0,1.26,1.02 mirz
  trim: box 1.76 .16 1.72 b.02 @0,1.84,1.02 mirz + box .4 .1 3.4 b.03 rz-12 @1.15,1.42,0 mir + box .16 1.2 .06 n2:.9,0,0 @0,1.26,1.88 mirz
  metal: box 1 .3 3.6 b.03 @0,.76,0 + rodx .09 2.1 n2:0,0,2.1 @0,.75,0 + bar .09 .7,.9,1.8 0,.85,3.3 s6 mir + ringy .16 .06 8 s14 @0,.85,3.4 + bar .05 0,.85,2.9 0,.05,2.9 s6 + cyl .16 .06 s12 @0,0,2.9 + box .1 .2 .1 n2:.9,0,0 @0,2.3,1.02 mirz
  lamp: box .3 .14 .06 b.02 @.7,1.1,-2.1 mir
  wheels: wheel .75 .55 n2:0,0,2.1 @1.2,.75,0 mir
space truck wheel, spacetruck wheel, wheel space truck, rover wheel, moon rover wheel, space wheel, mars rover wheel | 1.5 | tyre steel #8a9098, rim paint #e8ecee, trim paint #e07a2c, hub iron #3a4048
  tyre: lathe .56,-.3 .68,-.3 .72,-.22 .72,.22 .68,.3 .56,.3 .56,-.3 s24 rx90 @0,.75,0 + block .1 .28 .07 b.015 rz24 @-.04,.15,.725 o18 rx90 @0,.75,0 + block .1 .28 .07 b.015 rz-24 @.04,-.15,.725 o18:10 rx90 @0,.75,0
  rim: lathe 0,-.1 .22,-.1 .5,-.02 .57,.06 .57,-.2 0,-.2 s24 *1,1,1 rx90 @0,.75,.06 + lathe .5,.24 .6,.27 .6,.31 .5,.31 .5,.24 s24 rx90 @0,.75,0 + block .14 .1 .46 b.02 @0,.02,.36 o6 rx90 @0,.75,.06
  trim: lathe .3,.02 .36,.02 .36,.1 .3,.1 .3,.02 s24 rx90 @0,.75,.06 + rodz .2 .1 s20 @0,.75,.12
  hub: rodz .12 .22 s6 @0,.75,.14 + cyl .03 .12 s6 @0,.0,.46 o6:30 rx90 @0,.75,.0
vintage racer, vintage race car, racer vintage, vehicle vintage racer, old race car, classic race car, retro racer, vintage racing car | 1.15 | body paint #2f6f3f, number snow, metal steel, leather leather #6a3a1c, black rubber #22242a, gold
  body: lathe .2,-1.95 .38,-1.5 .46,-.6 .46,.2 .42,.9 .36,1.5 .3,1.62 s24 *1,1,.92 rx90 @0,.62,0 + box .5 .16 2.6 b.05 @0,.24,.1
  grille.metal: lathe 0,0 .28,0 .31,.03 .3,.08 0,.08 s24 *1,1,.92 rx90 @0,.62,1.6 + box .4 .014 .02 b0 n7:0,.06,0 @0,.61,1.68 + rodz .055 .9 s12 @.5,.5,-.7 + bar .035 .4,.68,.7 .5,.5,.5 .5,.5,-.3 s8 + bar .035 .4,.68,.45 .5,.5,.25 s8 + rodx .035 1.7 s10 @0,.38,1.2 + rodx .035 1.7 s10 @0,.38,-1.15 + slab .012 -.24,0 .24,0 .2,.18 -.2,.18 b.002 rx-16 @0,1.02,.22
  number: rodx .25 .93 s24 @0,.63,-.85 + rodz .2 .04 s24 rx-24 @0,.92,1.0
  black: bar .03 -.05,.52,0 .06,.6,0 .06,.36,0 s4 *1,1,1 ry90 @.47,.14,-.85 + cyl .27 .02 s24 *1,1,1.4 @0,1.05,-.25 + ring .14 .016 s20 rx62 @0,1.1,.08
  leather: box .44 .3 .1 b.04 rx-14 @0,.98,-.58 + box .05 .03 1 b0 @.3,.98,.75 mir
  rim.gold: ringx .3 .02 s24 @.78,.4,1.2 mir + ringx .3 .02 s24 @.78,.4,-1.15 mir + rodx .06 .2 s12 @.78,.4,1.2 mir + rodx .06 .2 s12 @.78,.4,-1.15 mir + bar .008 0,0,0 0,.3,0 s4 @.78,.4,1.2 mir + 12*bar .009 0,0,0 0,.3,0 s4 rx30i @.78,.4,1.2 + 12*bar .009 0,0,0 0,.3,0 s4 rx30i @.78,.4,-1.15 + 12*bar .009 0,0,0 0,.3,0 s4 rx30i @-.78,.4,1.2 + 12*bar .009 0,0,0 0,.3,0 s4 rx30i @-.78,.4,-1.15
  tire.black: ringx .35 .06 8 s28 @.78,.41,1.2 mir + ringx .35 .06 8 s28 @.78,.41,-1.15 mir
drag racer, dragster, drag race car, racer drag, vehicle drag racer, drag car, top fuel dragster | 1.3 | body paint #d1202a, black rubber #22242a, metal steel, flame paint #f2b01c, engine iron #5a5f66
  body: loft -.1,.2,3.4 .1,.2,3.4 .12,.32,3.4 -.12,.32,3.4 / -.26,.18,1 .26,.18,1 .26,.56,1 -.26,.56,1 / -.34,.18,-.6 .34,.18,-.6 .34,.72,-.6 -.34,.72,-.6 / -.34,.22,-1.3 .34,.22,-1.3 .3,.8,-1.3 -.3,.8,-1.3
  flame: slab .02 -.1,.2 .4,.26 .9,.22 .6,.32 1.3,.36 .5,.42 .8,.5 .1,.46 -.2,.5 -.3,.3 b.004 ry-90 @.3,.02,-.3 mir
  cage.metal: bar .03 .28,.7,-.2 .28,1.15,-.5 .28,1.15,-.8 .28,.7,-1.1 s8 mir + rodx .03 .56 s8 @0,1.15,-.5 + rodx .03 .56 s8 @0,1.15,-.8 + rodx .03 1.3 s8 @0,.28,3.1 + bar .03 .2,.8,-1.3 .2,1.3,-1.75 s8 mir
  wing.flame: box 1.1 .05 .5 b.02 rx-10 @0,1.28,-1.8 + box .04 .3 .6 b.01 @.56,1.2,-1.8 mir + box .8 .03 .26 b.01 rx6 @0,.2,3.4
  engine: box .5 .3 .7 b.03 @0,.66,-1.5 + box .34 .2 .5 b.02 @0,.96,-1.5 + box .3 .12 .26 b.03 @0,1.16,-1.42 + 4*bar .035 .22,.72,-1.25-.16i .42,.78,-1.3-.16i .5,1.0,-1.42-.16i s7 mir
  black: box .44 .1 .4 @0,.66,-.5 + ball .13 @0,.95,-.65
  glass.metal: slab .012 -.22,0 .22,0 .18,.2 -.18,.2 b0 rx-40 @0,.7,.0
  wheels: wheel .58 .5 @.72,.58,-1.5 mir + wheel .24 .1 @.6,.24,3.1 mir
speedster, vehicle speedster, speedster car, open speedster, racing speedster, two seat speedster | 1.05 | body paint #3f8fd8, trim paint #1d1f26, glass glass #cfe6f0, seat leather #8a5a34, metal steel, lamp light #fff0b8, tail ember #e0261c
  body: side 1.75 -2.05,.3 2.0,.26 2.15,.4 2.1,.58 1.7,.72 .7,.82 .4,.8 -.4,.76 -.6,.86 -1.5,.84 -2.0,.72 -2.1,.5 b.1 + ball .28 .13 .75 s16 @.36,.84,-1.15 mir + ball .3 .14 .6 s16 @.74,.62,1.35 mir + ball .3 .16 .6 s16 @.76,.62,-1.3 mir
  trim: box 1.2 .04 1 b.02 @0,.775,-.1 + box .9 .16 .08 b.03 @0,.36,2.08 + box 1.3 .12 .1 b.02 @0,.34,-2.05 + box .14 .02 1.1 b0 rx4 @0,.775,1.2
  glass: slab .02 -.62,0 .62,0 .52,.24 -.52,.24 b0 rx-44 @0,.8,.5
  frame.metal: bar .014 .62,.8,.5 .52,.98,.32 -.52,.98,.32 -.62,.8,.5 s6 + tube .03 .22,.86,-.7 .22,1.02,-.72 .5,1.02,-.72 .5,.86,-.7 s8 mir + rodz .045 .12 @.5,.32,-2.1 mir
  seat: box .42 .3 .12 b.05 rx-14 @.36,.68,-.5 mir
  wheel2.trim: ring .15 .016 s18 rx60 @.36,.92,.2
  lamp: ball .16 .1 .1 s14 @.66,.62,1.98 mir
  tail: rodz .08 .05 @.6,.62,-2.06 mir
  wheels: wheel .34 .24 @.78,.34,1.3 mir + wheel .36 .26 @.78,.36,-1.3 mir
future race car, race future, futuristic race car, futuristic racer, sci fi race car, race car future, future racer, future car, futuristic car | 1 | body paint #e9eaf0, accent paint #d1202a, glass obsidian #1f2a44, dark rubber #1d1f26, glow light #3fd0ff
  body: loft -.5,.22,2.3 .5,.22,2.3 .4,.34,2.3 -.4,.34,2.3 / -.7,.2,1 .7,.2,1 .5,.6,1 -.5,.6,1 / -.8,.2,-.6 .8,.2,-.6 .55,.8,-.6 -.55,.8,-.6 / -.7,.3,-2.1 .7,.3,-2.1 .5,.7,-2.1 -.5,.7,-2.1 + side .5 -2.2,.3 1.9,.2 2.0,.3 .6,.6 -.4,.7 -2.0,.74 b.06 @.72,0,0 mir
  accent: slab .05 0,0 .8,.1 .9,.5 .5,.5 b.01 ry90 @.6,.68,-1.4 mir + box 1.5 .05 .42 b.02 rx-8 @0,1.1,-2.2 + box .16 .02 1.4 b.004 rx10 @.28,.52,1.45 mir + side .06 -1.8,.36 1.2,.3 1.2,.36 -1.8,.46 b0 @.98,0,0 mir
  glass: ball .42 .3 1 s18 @0,.7,.0
  glow: box 1.2 .04 .04 b0 @0,.5,-2.13 + rodz .16 .06 s20 @.3,.5,-2.12 mir + box .4 .05 .04 b0 rz14 @.5,.4,2.16 mir + ringx .28 .014 s24 @.99,.36,1.35 mir + ringx .3 .014 s24 @1.01,.38,-1.35 mir
  dark: rodx .36 .32 b.06 s28 @.84,.36,1.35 mir + rodx .38 .36 b.06 s28 @.84,.38,-1.35 mir + box .9 .1 .3 b.02 @0,.16,2.2 + box 1.1 .16 .2 b.02 @0,.24,-2.1
luxury suv, suv luxury, luxury sport utility vehicle, premium suv, executive suv, luxury off roader | 1.9 | body paint #1d1f26, glass obsidian #2f3a4a, chrome steel, lamp light #fff6d8, tail ember #e0261c
  body: side 1.94 -2.45,.4 2.4,.4 2.5,.55 2.46,1.0 2.2,1.12 1.1,1.18 -2.35,1.2 -2.48,1.0 b.06 + side 1.7 1.0,1.14 .5,1.78 .2,1.84 -2.1,1.84 -2.36,1.16 b.06 + ball .3 .3 .5 s14 *.5,1,1 @.9,.62,1.55 mir + ball .3 .3 .5 s14 *.5,1,1 @.9,.62,-1.5 mir
  glass: side 1.74 .84,1.2 .44,1.7 -.3,1.74 -.3,1.2 + side 1.74 -.4,1.2 -.4,1.74 -1.25,1.74 -1.25,1.2 + side 1.74 -1.35,1.2 -1.35,1.74 -2.02,1.74 -2.14,1.2 + slab .03 -.76,0 .76,0 .7,.72 -.7,.72 b0 rx-40 @0,1.2,1.02 + box 1.4 .46 .03 b0 rx22 @0,1.28,-2.36
  chrome: box .9 .42 .05 b.03 @0,.6,2.47 + rodx .024 1.6 s8 @0,.5,2.52 + box .04 .04 3.6 b.01 @.98,.52,0 mir + bar .024 .72,1.9,.1 .72,1.9,-2.0 s8 mir + box .03 .08 .06 b0 n3:0,0,.9 @.72,1.83,-.95 mir + box .03 .03 3 b0 @.87,1.2,-.55 mir + box .2 .04 .03 b0 n3:0,0,1.1 @.97,.98,-.1 mir + box .5 .06 .03 @0,.75,-2.48 + box .26 .02 2.1 b0 @.9,.36,0 mir
  grille.glass: box .05 .36 .03 b0 n9:.095,0,0 @0,.63,2.5
  mirror.body: box .16 .14 .12 b.04 @1.02,1.2,.85 mir
  lamp: box .42 .16 .06 b.03 @.7,.8,2.46 mir
  tail: box .16 .4 .05 b.02 @.82,.7,-2.46 mir
  wheels: wheel .43 .28 @.86,.43,1.55 mir + wheel .43 .28 @.86,.43,-1.5 mir
police farm tractor | 2.6 | body paint #23408a, white snow, dark rubber, glass glass #bfe2ea, red light #ff3a2a, blue light #3a6aff, metal iron
  body: box .8 .7 1.7 b.08 @0,.8,.8 + box 1 .5 1 @0,.7,-.5 + box 1.3 .08 1.2 @0,2.3,-.5 + box .07 1.2 .07 @.55,1.15,-.05 mir + box .07 1.2 .07 @.55,1.15,-1 mir + box .4 .1 1 @.75,1.5,-.7 mir
  white: box .82 .3 1.3 b.01 @0,1,.8 + box .84 .1 .02 b0 @0,1.36,1.652
  sign.body: word police .17 .02 ry90 @.42,1.15,.8 + word police .17 .02 ry-90 @-.42,1.15,.8 + star 6 .12 .06 .03 @0,1.4,1.67
  red: box .3 .16 .26 b.03 @.32,2.38,-.5
  blue: box .3 .16 .26 b.03 @-.32,2.38,-.5
  metal: box 1 .05 .3 @0,2.36,-.5 + box .2 .14 .2 @0,2.38,-.5 + rodx .07 1.2 @0,.5,1.2 + box .3 .4 .3 @0,.5,1.2
  dark: box .5 .4 .04 @0,.9,1.65 + box .5 .14 .4 @0,1.2,-.6 + ring .2 .02 rx60 @0,1.5,-.15 + cyl .04 .8 @.22,1.45,.9
  glass: box 1.06 1 .03 @0,1.2,0 + box .03 .9 .9 @.53,1.25,-.5 mir
  lamp: rodz .07 .04 @.26,1.1,1.66 mir
  wheels: wheel .8 .45 @.75,.8,-.7 mir + wheel .45 .26 @.6,.45,1.2 mir
flying car, flying cars, car flying, horizontal flying car, sky car, levitating car, cyberpunk car | 1.3 | body paint #2d62b8, glass obsidian #1f2a44, trim steel #3a3f4a, glow light #4fd8ff, lamp light #fff0b8, tail ember #ff3a4a
  body: side 1.7 -2.1,.5 2.0,.46 2.25,.6 2.2,.72 1.0,.92 -1.9,1.0 -2.2,.86 b.08 + side 1.4 1.0,.88 .2,1.28 -1.0,1.3 -1.8,.94 b.08 + side .3 -2.3,.5 -.6,.46 -.4,.6 -.7,.78 -2.2,.86 b.06 @1.05,0,0 mir + side .26 .5,.46 1.9,.46 2.1,.56 1.8,.72 .6,.74 b.06 @.98,0,0 mir + box .06 .4 .6 b.02 rz-14 @.9,.84,-1.9 mir
  glass: side 1.43 .76,.94 .16,1.22 -.36,1.23 -.36,.96 + side 1.43 -.46,.96 -.46,1.23 -.96,1.24 -1.46,.98 + slab .03 -.6,0 .6,0 .54,.74 -.54,.74 b0 rx-64 @0,.93,.98
  trim: cyl .3 .14 .36 s20 @.8,.3,1.2 mir + cyl .3 .14 .36 s20 @.8,.3,-1.3 mir + rodz .16 .2 s18 @1.05,.64,-2.25 mir + box 1.2 .12 3.2 b.03 @0,.4,0
  glow: cone .26 .28 s18 rx180 @.8,.3,1.2 mir + cone .26 .28 s18 rx180 @.8,.3,-1.3 mir + rodz .12 .06 s16 @1.05,.64,-2.36 mir + box .03 .04 2.4 b0 @.86,.58,0 mir
  lamp: box .5 .08 .06 b.02 @.5,.64,2.2 mir
  tail: box 1.3 .05 .05 b0 @0,.84,-2.2
flying taxi, flying taxi available, flying taxi occupied, horizontal flying taxi, air taxi, taxi flying, sky taxi, cyberpunk taxi | 1.6 | body paint #f2c21c, glass obsidian #1f2a44, black rubber #1d1f26, white snow, glow light #4fd8ff, lamp light #fff0b8, tail ember #ff3a4a, sign light #fff0b8
  body: side 1.7 -2.1,.5 2.0,.46 2.25,.6 2.2,.72 1.0,.92 -1.9,1.0 -2.2,.86 b.08 + side 1.4 1.0,.88 .3,1.34 -1.2,1.36 -1.8,.94 b.08 + side .3 -2.3,.5 -.6,.46 -.4,.6 -.7,.78 -2.2,.86 b.06 @1.05,0,0 mir + side .26 .5,.46 1.9,.46 2.1,.56 1.8,.72 .6,.74 b.06 @.98,0,0 mir
  glass: side 1.43 .76,.94 .26,1.26 -.36,1.28 -.36,.96 + side 1.43 -.46,.96 -.46,1.28 -1.1,1.3 -1.5,.98 + slab .03 -.6,0 .6,0 .54,.76 -.54,.76 b0 rx-58 @0,.93,.98
  black: cyl .3 .14 .36 s20 @.8,.3,1.2 mir + cyl .3 .14 .36 s20 @.8,.3,-1.3 mir + rodz .16 .2 s18 @1.05,.64,-2.25 mir + box 1.2 .12 3.2 b.03 @0,.4,0 + box .03 .07 .12 b0 n8:0,0,.24 @.85,.8,-.3 mir + box .03 .07 .12 b0 n8:0,0,.24 @.85,.73,-.18 mir + word taxi .14 .02 @0,1.48,-.27
  sign: box .6 .22 .2 b.03 @0,1.36,-.4
  glow: cone .26 .28 s18 rx180 @.8,.3,1.2 mir + cone .26 .28 s18 rx180 @.8,.3,-1.3 mir + rodz .12 .06 s16 @1.05,.64,-2.36 mir
  lamp: box .5 .08 .06 b.02 @.5,.64,2.2 mir
  tail: box 1.3 .05 .05 b0 @0,.84,-2.2
ice cream truck, ice cream van, truck ice cream, ice cream car, gelato truck | 2.9 | body paint #f6ead8, trim paint #f08ab5, glass obsidian #4a6a80, cone wax #d9a05a, scoop wax #f8c8dc, cherry paint #d1202a, metal steel, awning cloth #3fb5c4
  body: box 2 1.6 2.9 b.12 @0,.55,-.6 + side 1.9 .7,.55 2.1,.55 2.2,.7 2.1,1.2 1.6,1.3 1.1,2.1 .7,2.1 b.08
  trim: box 2.04 .36 2.9 b.02 @0,.6,-.6 + box 1.94 .3 1.4 b.03 @0,.58,1.4 + box 2.1 .08 3 b.03 @0,2.12,-.6
  glass: box 1.94 .5 .56 b.02 @0,1.36,1.1 + box 1.6 .66 .04 b0 rx-32 @0,1.34,1.62 + box .04 .66 1.3 b0 @1,1.15,-.6
  awning: box .7 .05 1.5 b.01 rz-24 @1.3,1.72,-.6 + box .03 .12 1.5 b0 @1.6,1.5,-.6
  counter.metal: box .34 .05 1.5 b.01 @1.15,1.08,-.6 + box .4 .14 .1 b.03 @0,.42,2.18 + box 1.9 .16 .14 b.04 @0,.42,2.14 + rodx .04 1.6 s8 @0,.45,1.35 + rodx .04 1.6 s8 @0,.45,-1.3
  cone: lathe 0,0 .26,.6 .26,.64 0,.64 s20 @0,2.0,1.0 + box .2 .3 .2 @0,2.0,1.0 + lathe 0,0 .06,.16 0,.16 s12 n3:0,0,.4 @1.03,1.3,-.6
  scoop: ball .32 .28 .32 s18 @0,2.78,1.0 + ball .22 .2 .22 s16 @0,3.0,1.0
  cherry: ball .09 @0,3.22,1.0 + rodz .12 .04 @.62,.84,-2.06 mir
  lamp: rodz .13 .06 @.7,.85,2.18 mir
  wheels: wheel .36 .26 @.84,.36,1.35 mir + wheel .36 .26 @.84,.36,-1.3 mir
lifeboat, life boat, rescue boat, enclosed lifeboat, ship lifeboat, covered lifeboat | 2.4 | hull paint #f0641c, trim snow, glass obsidian #2f4a60, rope thatch, metal steel, stand wood
  hull: plan 1.1 -1.1,-2.4 -.6,-3.1 0,-3.3 .6,-3.1 1.1,-2.4 1.25,0 1.1,2.3 .6,3.1 0,3.4 -.6,3.1 -1.1,2.3 -1.25,0 b.08 taperxy-.1 @0,.3,0
  roof.hull: ovals .5,.3,-2.6 1.05,.75,-2.0 1.15,.9,-.5 1.15,.9,1 1.0,.7,2.1 .45,.3,2.7 s16 @0,1.3,0 + box 1.1 .5 1.2 b.12 @0,2.0,-1.3
  trim: plan .14 -1.2,-2.5 -.66,-3.24 0,-3.46 .66,-3.24 1.2,-2.5 1.4,0 1.2,2.4 .66,3.24 0,3.56 -.66,3.24 -1.2,2.4 -1.4,0 b.03 @0,1.25,0
  glass: box 1.14 .26 1 b.02 @0,2.14,-1.3 + box .9 .26 1.24 b.02 @0,2.14,-1.3 + rodx .16 2.36 n3:0,0,.9 @0,1.72,.5
  rope: tube .03 1.32,1.22,-2.2 1.36,.95,-1.65 1.38,1.2,-1.1 1.38,.92,-.5 1.39,1.2,0 1.38,.92,.55 1.38,1.2,1.1 1.34,.95,1.65 1.26,1.22,2.2 s6 mir
  metal: ringy .14 .03 s14 @0,1.42,2.95 + cyl .05 .5 @0,2.45,-1.3 + ball .08 @0,2.95,-1.3 + cyl .08 .3 @0,1.35,-2.9
  stand: box 1.8 .4 .2 b.02 @0,0,1.3 mirz
debris plate, plate debris, metal debris plate, scrap plate, debris plate small, torn metal plate, bent metal plate, scrap metal plate | .2 | plate paint #d1202a, metal rust, bolt steel
  plate: loft -.5,.02,.3 -.1,.03,.36 .3,.02,.28 .5,.12,.34 .46,.06,.0 .52,.16,-.3 .1,.03,-.34 -.3,.05,-.26 -.48,.14,-.34 -.44,.04,-.04 / -.5,.04,.3 -.1,.05,.36 .3,.04,.28 .5,.14,.34 .46,.08,.0 .52,.18,-.3 .1,.05,-.34 -.3,.07,-.26 -.48,.16,-.34 -.44,.06,-.04
  metal: loft -.47,.03,.28 -.1,.04,.34 .3,.03,.26 .48,.125,.32 .44,.07,.0 .5,.165,-.28 .1,.04,-.32 -.3,.06,-.24 -.46,.145,-.32 -.42,.05,-.04 / -.38,.046,.2 -.1,.056,.24 .22,.05,.18 .36,.1,.2 .34,.08,.0 .36,.12,-.18 .08,.056,-.22 -.22,.066,-.16 -.34,.12,-.22 -.34,.06,-.02
  bolt: cyl .02 .02 s8 @-.36,.045,.22 + cyl .02 .02 s8 @.3,.07,.2 + cyl .02 .02 s8 @-.3,.07,-.16 + cyl .02 .02 s8 @.28,.09,-.18
ship rudder, rudder, sail ship rudder, boat rudder, rudder of a ship, rudder blade | 2.4 | wood wood, iron iron, trim wood #5a3a20
  wood: side .14 -.7,0 .3,0 .3,1.6 -.1,1.5 -.5,1.1 -.75,.6 b.03 + box .2 2.2 .24 b.03 @0,.1,.3
  trim: box .18 .1 1 b.01 @0,.3,-.15 + box .18 .1 .86 b.01 @0,.9,-.1 + box .14 .14 1.3 b.03 rx-4 @0,2.22,.85
  iron: box .26 .1 .5 b.01 @0,.5,.22 + box .26 .1 .5 b.01 @0,1.2,.22 + box .26 .12 .3 b.01 @0,2.12,.3 + cyl .05 .2 s12 @0,.42,.44 + cyl .05 .2 s12 @0,1.12,.44 + ball .03 s8 @.13,.55,.06 mir + ball .03 s8 @.13,1.25,.06 mir
`;
