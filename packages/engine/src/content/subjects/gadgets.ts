/** Aircraft, boats, space and machines: names | height in metres | surfaces, then a clause a line. */
export const gadgets = `
helicopter, chopper helicopter, attack helicopter, copter | 3.2 | body paint #2f7a4a, glass obsidian #3a5a70, metal iron #3a3f46, rotor rubber
  body: ball 1 1 1.7 @0,1.6,.4 + tube .5>.16 0,1.8,-.9 0,2,-2.6 0,2.1,-4.2 + side .1 -4.3,1.9 -3.8,2 -4.2,3.1 -4.6,3.1 + box 1.4 .08 .5 @0,2,-3.6
    + box .7 .4 1.4 b.15 @0,2.4,.1
  glass: ball .85 .75 1 @0,1.72,1.2
  metal: tube .06 .85,.1,1.9 .85,.02,1.5 .85,.02,-1 mir + bar .05 .5,.9,1 .85,.03,1.1 mir + bar .05 .5,.9,-.3 .85,.03,-.5 mir + cyl .1 .6 @0,2.7,.1
  rotor: box .26 .04 7 ry20 @0,3.2,.1 + box 7 .04 .26 ry20 @0,3.2,.1 + box .04 1.4 .14 @.16,1.7,-4.2 + box .04 .14 1.4 @.16,2.35,-4.2
biplane, propeller plane, cargo plane, stunt plane, seaplane, crop duster | 2.6 | body paint #c4302b, wing paint #f2e6c8, metal steel, dark rubber
  body: side .8 -3,1.5 -2.8,1.2 0,.8 1.7,.8 1.9,1.2 1.7,1.7 0,1.8 -2.6,1.6 b.2 + side .06 -3.1,1.4 -2.4,1.5 -2.7,2.4 -3.2,2.4 + rodz .45 .3 @0,1.25,1.8
  wing: box 7 .08 1.1 @0,.95,.7 + box 7 .08 1.1 @0,2.3,.9 + box 2.6 .06 .7 @0,1.5,-2.7
  metal: cyl .04 1.4 @2.4,.95,1 mir + cyl .04 1.4 @2.4,.95,.4 mir + bar .04 .3,1.7,.9 .6,2.3,.9 mir + bar .05 .3,.9,.9 .7,.35,1 mir
  dark: ball .3 .12 .3 @0,1.8,-.2 + box .14 2.2 .05 rz25 @.45,.25,2.05
  wood: box .16 2.3 .05 rz25 @.48,.2,2.02 + ball .14 @0,1.25,2.05
  wheels: wheel .35 .12 @.75,.35,1 mir
fighter jet, jet, fighter plane, war plane, jet fighter, military jet, airplane fighter, starfighter, x wing, space fighter,
    spaceship fighter | 3 | body paint #7d8894, glass obsidian #2a4a6a, dark rubber, flame ember, red paint #c4302b
  body: side 1 -3.6,1 -3.4,.7 1,.7 4,1 1.4,1.5 -.4,1.6 -3.4,1.4 b.25 + plan .12 .4,2 1,1 3.6,-1.6 3.6,-2.2 .6,-1.8 @0,1,0 mir
    + plan .1 .4,-2 1.8,-3 1.8,-3.5 .4,-3.2 @0,1,0 mir + side .08 -1.6,1.4 -3.3,1.4 -3.8,2.8 -3.2,2.8 rz-14 @.75,.1,0 mir + rodz .42 1.2 @.4,1.05,-3 mir
    + box .3 .5 1.6 b.1 @.6,.75,.4 mir
  glass: ball .38 .36 1 @0,1.5,1.3
  dark: rodz .36 .1 @.4,1.05,-3.6 mir + rodz .1 1.8 @2,.85,-.9 mir
  flame: cone .28 1 s10 rx-90 @.4,1.05,-3.6 mir
  red: cone .1 .3 rx90 @2,.85,0 mir + rodz .14 .1 @1.8,1.1,-1 mir
airliner, passenger plane, jumbo jet, jumbo, jetliner, commercial plane | 8 | body snow, stripe paint #2d62b8, engine steel, glass obsidian #3a5a70
  body: lathe 0,-10.5 .5,-9.5 1.5,-6 1.7,-2 1.7,6 1.3,8.2 .7,9.3 0,9.8 ~ rx90 @0,3,0 + plan .2 1.4,2.4 9.5,-3.2 9.5,-4.4 1.4,-1.4 rz5 @0,2.3,0 mir
    + plan .14 .4,-7.6 3.6,-9.6 3.6,-10.3 .4,-9.4 @0,3.6,0 mir
  stripe: side .18 -6.8,4 -9.6,4 -11,8 -9.6,8 + box 3.45 .2 11 @0,2.7,1
  engine: rodz .6 1.8 @3.6,1.9,1 mir + rodz .5 1.9 @3.6,1.9,1 mir
  glass: box 3.44 .3 .3 n16:0,0,.75 @0,3.2,.8 + box 1.6 .4 .5 @0,3.7,8.3
hot air balloon, air balloon | 12 | skin paint #d1202a, second paint #f2c81c, basket thatch, rope thatch #7d5a28
  skin: lathe .9,4 2.2,5.6 3.4,7.6 3.5,9.4 2.6,11.2 1.2,12 0,12.2 ~
  second: box .9 9.4 .3 @0,3.4,3.4 layc o8 + lathe .92,3.95 .98,3.95 1.2,4.4 1.1,4.4
  basket: pot .1 .7,0 .8,1.1 s8 + ring .8 .08 @0,1.1,0
  rope: bar .03 .75,1.1,0 .9,4,0 o8
  ember: cone .2 .7 s9 @0,2,0
zeppelin, airship, blimp, steampunk airship | 8 | skin cloth #c9b58a, fin paint #b3302a, cabin wood, metal gold, rope thatch
  skin: ball 2.4 2.4 7.5 @0,5,0
  fin: side .14 -5,5.6 -7.4,5.4 -8,8 -6.6,8 + side .14 -5,4.4 -7.4,4.6 -8,2 -6.6,2 + plan .14 .6,-5 3,-6.6 3,-8 .4,-7.4 @0,5,0 mir
  cabin: box 1.3 1.2 4 b.2 @0,1.5,.6 + rodz .3 .8 @1.4,2,-.8 mir + box 2.8 .1 .3 @0,2,-.8
  metal: ringz 2.38 .06 @0,5,0 *1,1,1 + ringz 2.2 .06 @0,5,3 + ringz 2.2 .06 @0,5,-3 + ball .3 @0,5,7.4 + box .08 1.2 .06 @1.4,1.4,-1.25 mir
  glass: box 1.34 .4 .5 n4:0,0,.9 @0,2,.6
  rope: bar .03 .6,2.6,2 1.2,3.2,2 mir
space shuttle, shuttle | 9 | body snow, dark rubber #22252b, tank paint #d8702a, booster snow, metal steel
  tank: lathe 0,8.8 .5,8.2 .9,7 .9,1 0,1 ~ @0,0,-1.3
  booster: lathe .4,.4 .35,.8 .35,7 0,7.8 @1.3,0,-1.3 mir
  body: lathe .55,.8 .62,1.5 .62,5.4 .4,6.6 0,7 ~ + slab .1 .5,1 1.9,1 1.7,1.9 .6,3.8 .55,5 .5,5 @0,0,-.25 mir + side .1 .55,.8 1.6,.6 1.5,1.3 .6,2.2
  dark: slab .11 .5,.96 1.95,.96 1.85,1.3 .5,1.3 @0,0,-.25 mir + box .5 .2 .3 @0,5.9,.42 + ball .3 .3 .3 @0,6.7,.1
  metal: cone .3 .7 @.28,.3,.2 mir + cone .3 .7 @0,.3,.45 + cone .36 .6 @1.3,0,-1.3 mir
flying saucer, ufo, alien spaceship, alien ship | 3 | hull steel #9aa4b0, dome glass #8fffd0, light light #ffe24a, pilot skin #6fbf4a
  hull: lathe 0,.4 .8,.45 2.6,.9 3,1.1 2.6,1.3 1.2,1.6 1,1.7 0,1.7
  dome: ball 1 .9 1 @0,1.65,0
  light: ball .2 .16 .2 @2.15,1.4,0 o10 + cyl .6 .1 @0,.36,0
  pilot: ball .3 .36 .3 @0,2.0,.1
  pupil: ball .08 .12 .06 rz20 @.12,2.05,.36 mir
  hull: bar .06 1.2,.6,0 1.6,0,0 o3 + ball .12 .06 .12 @1.6,.04,0 o3
cargo spaceship, craft cargo, cargo craft, cargo space ship, spaceship cargo, space freighter, freighter spaceship, cargo starship | 3.6 | hull paint #d8dce0, cargo paint #e07a2c, glass obsidian #2a6a90, metal steel #6a727c, glow light #4fd0ff, second paint #3f7a9a
  hull: side 1.8 3,1 3,1.8 3.6,2.5 4.6,2.3 5.4,1.5 5.4,1.1 4.8,.8 3.4,.8 b.12 + box .9 .7 7 b.08 @0,1.7,0 + box 3.4 1.7 1.5 b.14 @0,.9,-4 + box .3 1.3 1.2 b.06 @0,2.5,-4
  cargo: box 1.3 1.3 2 b.06 @1.15,.85,1.4 mir + box 1.3 1.3 2 b.06 @1.15,.85,-2 mir
  second: box 1.3 1.3 1.1 b.06 @1.15,.85,-.25 mir + box 1.84 .2 1.2 b.02 @0,1.2,4
  metal: box 1.34 .1 .12 b0 n6:0,0,.36 @1.15,2.12,1.4 mir + box 1.36 1.36 .12 b.02 n4:0,0,1.13 @1.15,.82,-.3 mir + rodz .5 .5 s18 @1,1.75,-4.9 mir + rodz .3 .4 s16 @0,1.3,-4.85 + box .2 .9 .2 b.03 @.6,.02,4.1 mir + box .2 1 .2 b.03 @1.2,.02,-4 mir + box .5 .1 .7 b.03 @.6,0,4.1 mir + box .5 .1 .7 b.03 @1.2,0,-4 mir + cyl .04 .7 s6 @.3,2.35,3.2
  glass: box 1.5 .06 .86 b.02 rx42 @0,1.98,5.03 + box 1.84 .36 .6 b.04 @0,1.75,4.1
  glow: rodz .4 .1 @1,1.75,-5.14 mir + rodz .22 .1 @0,1.3,-5.04
mining spaceship, craft miner, miner craft, mining ship, mining craft, spaceship miner, space miner ship, asteroid miner ship | 3 | hull paint #e0a82c, trim paint #4a5058, glass obsidian #2a6a90, metal steel, glow light #4fd0ff, ore crystal #7fd8ff, iron iron
  hull: box 2.4 1.5 2.6 b.3 @0,.9,0 + box 1.2 1.3 2.2 b.2 @1.6,.8,-.5 mir + box 1.6 .7 1.4 b.15 @0,2.2,-.6
  trim: box 2.44 .2 2 b.04 @0,1.3,0 + box 1.24 .2 1.8 b.03 @1.6,1.6,-.5 mir + box .3 .8 .3 b.05 @1.5,.1,.5 mir + box .3 .8 .3 b.05 @1.5,.1,-1.2 mir + box .6 .12 .8 b.03 @1.5,0,.5 mir + box .6 .12 .8 b.03 @1.5,0,-1.2 mir
  glass: ball .8 .6 .6 s16 @0,1.9,1.05
  metal: lathe 0,0 .12,.3 .34,.7 .5,.8 .5,1 0,1 s14 rx-90 @0,1,2.7 + tube .05 0,1.1,2.4 .2,1,2.2 0,.8,2.1 -.28,1,1.95 0,1.34,1.85 .38,1,1.75 0,.62,1.7 s6
  iron: rodz .36 .5 s16 @0,1,1.45 + bar .1 1.6,1.1,.5 2,1.1,1.4 1.6,1,2.2 s8 mir + side .14 0,0 .5,.1 .7,-.2 .3,-.1 0,-.15 @1.6,1.05,2.15 mir + side .14 0,0 .5,-.3 .6,0 .3,-.05 0,.1 @1.62,1,2.15 mir + rodz .44 .5 s16 @.6,1.6,-1.4 mir + rodz .3 .4 s14 @1.6,1.4,-1.75 mir
  glow: rodz .34 .1 @.6,1.6,-1.64 mir + rodz .22 .1 @1.6,1.4,-1.94 mir
  ore: blob .34 .35 3 7 @0,2.9,-.6 + blob .26 .35 3 7 @.4,2.85,-.4 + blob .26 .35 3 7 @-.4,2.85,-.8
racing spaceship, craft racer, racer craft, racer spaceship, spaceship racer, space racer, race spaceship, racing starship | 2.2 | hull paint #d8261f, stripe paint #f4f4f0, glass obsidian #2a3a50, metal steel #8a929c, glow light #4fd0ff
  hull: ovals .05,.05,4.2 .3,.22,3.2 .5,.38,1.5 .56,.46,0 .5,.42,-1.8 .36,.32,-2.6 s16 @0,.9,0 + ovals .08,.08,1.6 .34,.34,1 .42,.42,0 .4,.4,-1.6 .3,.3,-2.2 s16 @1.6,.8,-1 mir + plan .12 .3,1 1.5,-.2 1.5,-1.6 .3,-1.2 b.03 @0,.82,0 mir + side .12 0,0 -1.2,0 -1.7,1.1 -1.1,1.1 b.03 @0,1.2,-1.2 + plan .1 0,.6 .7,-.3 .7,-.8 0,-.5 b.02 @1.9,.76,-1.6 mir
  stripe: ovals .26,.19,3.41 .32,.235,3.1 s16 @0,.9,0 + ovals .43,.43,-.2 .43,.43,-.6 s16 @1.6,.8,-1 mir + ovals .53,.41,-1.4 .52,.43,-1.7 s16 @0,.9,0
  glass: ovals .04,.04,1.6 .26,.2,.9 .3,.28,.2 .2,.2,-.7 .04,.04,-1 s14 @0,1.26,0
  metal: rodz .34 .5 s16 @1.6,.8,-3.2 mir + rodz .3 .4 s14 @0,.9,-2.7 + box .12 .5 .3 b.02 @1.6,0,-.6 mir + box .12 .6 .3 b.02 @0,0,2.2 + box .3 .08 .9 b.02 @1.6,0,-.6 mir + box .3 .08 .8 b.02 @0,0,2.2
  glow: rodz .26 .1 @1.6,.8,-3.42 mir + rodz .22 .1 @0,.9,-2.88
speeder craft, craft speeder, land speeder, landspeeder, speeder car, speeder ship, space speeder, hover speeder | 1.5 | hull paint #3f7ab0, trim paint #f2c028, glass glass #9fd8f0, seat leather #5a3a24, metal steel #8a929c, glow light #4fd0ff
  hull: plan .5 -.3,2.4 .3,2.4 .8,1.4 1.05,-.4 1,-1.6 -1,-1.6 -1.05,-.4 -.8,1.4 b.14 @0,.42,0 + box 1.7 .4 .9 b.12 @0,.8,-1.2 + box .16 .5 .7 b.05 rz-12 @.8,1,-1.5 mir
  trim: plan .14 -.34,2.46 .34,2.46 .85,1.42 1.1,-.4 1.05,-1.66 -1.05,-1.66 -1.1,-.4 -.85,1.42 b.03 @0,.5,0 + box .3 .02 1.2 b0 @0,.92,1.6
  seat: box .6 .16 .5 b.05 @.36,.84,-.35 mir + box .6 .5 .14 b.05 rx-12 @.36,.9,-.62 mir + ring .17 .03 6 s16 rx60 @.36,1.12,.24
  dark: box 1.5 .1 1.1 b.03 @0,.86,-.2 + box .05 .2 .05 @.36,.9,.26
  glass: side .03 .9,0 .3,.5 .26,.5 .82,0 b0 @.72,.9,0 mir + box 1.46 .03 .72 b0 rx42 @0,1.14,.6
  metal: rodz .28 1.3 s18 b.06 @1.1,.9,-1.5 mir + rodz .16 .4 s14 @0,1,-1.75 + box .3 .3 .6 b.04 @.9,.76,-1.3 mir + box .16 .4 .16 b.03 @.6,.04,1 mir + box .16 .4 .16 b.03 @.7,.04,-1.2 mir + box .4 .06 2.8 b.02 @.65,0,-.1 mir
  glow: rodz .22 .06 @1.1,.9,-2.15 mir + rodz .12 .06 @0,1,-1.95 + box .2 .08 .1 b.02 @.2,.6,2.4 mir
rocket fuel tank, rocket fuel, fuel rocket section, rocket tank, rocket middle, rocket body section, rocket fuel section | 3 | tank paint #e8ecee, band paint #e07a2c, metal steel #8a929c, iron iron #4a5058, trim paint #2a2f36
  tank: cyl 1 2.5 s28 b.06 @0,.25,0
  band: cyl 1.03 .3 s28 b.02 @0,.5,0 + cyl 1.03 .3 s28 b.02 @0,2.2,0
  iron: cyl 1.08 .25 s28 b.04 + cyl 1.08 .22 s28 b.04 @0,2.74,0 + tube .09 .6,2.7,.9 .7,2.5,1.06 .7,1.5,1.02 .7,.5,1.02 .6,.2,.9 s8 + box .3 .3 .2 b.03 @.66,1.3,.9
  metal: cyl .6 .08 s24 @0,2.92,0 + cyl .14 .14 s12 @0,2.94,0 + rodx .06 .2 s8 n4:0,.4,0 @-1,1.4,.2 + box .06 2.2 .2 b.01 @-1.02,.3,.2
  trim: box .5 .7 .06 b.04 @-.1,1.1,.99 + rodz .05 .4 s6 @-.1,1.4,.88
  fire.band: lathe 0,0 .1,.02 .15,.12 .1,.24 0,.4 s12 rx0 *1,1,.3 @-.1,1.24,1.02
rocket boosters, rocket sides, rocket with side boosters, rocket side boosters, rocket bottom, rocket engine section | 3.2 | body paint #e8ecee, booster paint #d8361f, metal steel #6a727c, iron iron #4a5058, nose paint #f4f4f0
  body: cyl .9 2.2 s28 b.05 @0,.8,0
  booster: cyl .36 1.7 s18 b.04 @0,.55,1.22 o4:45 + cyl .93 .24 s28 @0,1.6,0
  nose: lathe .36,0 .3,.3 .14,.6 0,.7 ~ s18 @0,2.24,1.22 o4:45
  metal: cyl .9 .3 .7 s24 rx180 @0,.85,0 + cyl .5 .6 .3 s20 @0,.1,0 + cyl .34 .5 .2 s16 @0,.12,1.22 o4:45 + box .3 .2 .4 b.02 n2:0,.9,0 @0,1.4,.9 o4:45
  iron: cyl .97 .2 s28 b.03 @0,2.95,0 + side .08 0,0 .5,-.7 .5,0 .1,.5 @0,.7,1.5 o4:45
rocket top, top of a rocket, rocket nose cone, rocket nose, nose cone, rocket tip, rocket head | 3 | nose paint #d8361f, body paint #e8ecee, glass obsidian #2a6a90, metal steel #8a929c, iron iron #4a5058
  body: cyl 1 1 s28 b.04 @0,.18,0
  nose: lathe 1.0,1.15 .96,1.5 .82,1.95 .58,2.4 .28,2.78 0,2.92 ~ s28
  metal: cyl 1.06 .2 s28 b.04 + cyl 1.04 .16 s28 b.03 @0,1.08,0 + cyl .03 .5 s6 @0,2.86,0
  iron: ringz .34 .07 8 s22 @0,.66,.96 + ringx .26 .05 8 s18 @.98,.66,0 mir
  glass: rodz .3 .1 s20 @0,.66,.97 + rodx .22 .1 s18 @.97,.66,0 mir
spaceship, space ship, starship, space cruiser, battlecruiser, escape pod, spacecraft, mothership | 4 | hull snow #c9ced6, accent paint #c4502b,
    glass obsidian #2a6a90, glow light #4fd0ff, dark iron
  hull: side 2.4 -4,1.6 -3.6,.9 2,.7 6,1.4 2,2.3 -1,2.9 -3.8,2.6 b.5 + plan .3 1,1 4.2,-2 4.4,-4.4 1,-3 @0,1.4,0 mir + box .7 .8 3 b.15 @4.2,1.1,-2.8 mir
    + side .2 -1.6,2.6 -4,2.6 -4.8,4.2 -3.6,4.2
  accent: box 2.46 .2 4 @0,1.7,0 + box .72 .2 3.04 @4.2,1.5,-2.8 mir + plan .1 1.6,-1 3.4,-2.6 3.4,-3.2 1.6,-2.2 @0,1.66,0 mir
  glass: ball .7 .5 1.3 @0,2.3,1.8
  dark: rodz .6 .8 @.7,1.8,-4 mir + rodz .08 1.6 @4.2,1.5,-.6 mir
  glow: rodz .5 .1 @.7,1.8,-4.42 mir + box .5 .5 .1 @4.2,1.25,-4.32 mir
satellite, space satellite, space probe, sputnik, space telescope | 2.6 | body gold, panel paint #1f3f9a, metal steel, dish snow
  body: box .9 1.1 .9 b.03 @0,.7,0
  panel: box 2 .9 .05 @1.9,.8,0 mir
  metal: box 2.04 .03 .07 n4:0,.29,0 @1.9,.81,0 mir + box .03 .94 .07 n5:.5,0,0 @1.9,.78,0 mir + rodx .05 1 @.7,1.25,0 mir + cyl .03 .6 @0,1.8,0
    + cone .2 .4 @0,.3,0 + box .92 .06 .92 n2:0,.5,0 @0,1.2,0
  dish: lathe .05,0 .5,.25 .55,.36 .5,.3 .04,.05 rx40 @0,1.85,.1 + cyl .02 .4 rx40 @0,1.95,.15
lunar lander, moon lander, lander, lunar module | 5 | gold, body snow #b5bac2, metal steel, dark rubber, glass obsidian
  gold: lathe 1.5,1.4 1.7,1.7 1.7,2.6 1.4,2.8 s8 + cyl .5 .12 @1.9,.0,0 o4 ry45
  body: lathe .9,2.8 1.2,3.1 1.1,4.2 .6,4.7 s8 + box .9 1 .6 b.1 @0,3.1,1
  metal: bar .07 1.5,2.4,0 1.9,.1,0 o4 ry45 + bar .05 1.2,1.6,.4 1.9,.5,0 o4 ry45 + cone .6 .8 @0,.7,0 + bar .03 .3,2.6,1.5 .3,.3,2 mir
    + box .6 .05 .05 n6:0,.38,-.08 @0,1.4,1.75 + cyl .03 1 @.5,4.4,0 + lathe .03,0 .4,.2 .45,.3 .4,.25 .03,.05 rx30 @-.5,4.7,0
  dark: box .5 .6 .06 @0,3.2,1.3
  glass: slab .06 0,0 .3,.35 0,.35 @.5,3.8,1 mir
space station, orbital station, space base | 8 | hull snow #c9ced6, panel paint #1f3f9a, metal steel, light light #8fd8ff
  hull: ring 4 .7 s32 @0,4,0 + pillz .8 4.6 @0,4,0 + lathe .8,-2 1,0 .8,2 @0,4,0 + rodx .3 7 @0,4,0 + rodz .3 7 @0,4,0
  panel: box 4 .1 1.6 @7,4,0 mir + box 4 .1 1.6 @7,5.6,0 mir
  metal: rodx .12 6 @6.5,4.05,0 mir + rodx .12 6 @6.5,5.65,0 mir + cyl .1 3 @5,3,0 mir + cyl .1 2 @0,6,0 + lathe .1,0 .8,.4 .9,.6 .8,.5 .1,.1 @0,7.6,0
  light: ball .2 @4.66,4.1,0 o16
moon rover, rover, mars rover, lunar rover, moon buggy | 1.6 | body gold, panel paint #1f3f9a, metal steel, camera snow
  body: box 1.2 .4 1.8 b.05 @0,.6,0
  panel: box 1.6 .05 1.4 @0,1.04,-.3 + box .8 .04 .7 rx20 @0,1.1,-1.2
  metal: bar .05 .6,.7,.6 .85,.35,.8 mir + bar .05 .6,.7,-.6 .85,.35,-.8 mir + bar .05 .6,.7,0 .85,.35,0 mir + cyl .04 .9 @.3,1,.7
    + bar .04 -.4,.8,.9 -.4,1.1,1.4 -.4,.6,1.7 + lathe .04,0 .3,.15 .34,.22 .3,.18 .04,.04 rx-30 @-.4,1.1,-.6
  camera: box .4 .18 .18 b.03 @.3,1.85,.72
  pupil: ball .06 @.4,1.94,.82 + ball .06 @.2,1.94,.82
  wheels: wheel .33 .22 n3:0,0,.85 @.95,.33,0 mir
drone, quadcopter, quadrotor, flying drone, camera drone | .18 | body rubber #2f3238, rotor steel, red light #ff3b2f, lens obsidian #2a4a8a
  body: box .22 .08 .3 b.03 @0,.08,0 + bar .016 0,.13,0 .26,.13,.24 mir mirz + cyl .03 .05 @.26,.11,.24 mir mirz + bar .008 .08,.09,.1 .12,0,.12 mir
    + bar .008 .08,.09,-.1 .12,0,-.12 mir + rodz .01 .34 @.12,.005,0 mir
  rotor: box .3 .006 .03 ry30 @.26,.165,.24 mir mirz + box .03 .006 .3 ry30 @.26,.166,.24 mir mirz
  red: ball .014 @.06,.13,.15 mir
  lens: ball .035 @0,.06,.14 + ball .018 @0,.06,.17
glider, hang glider, parachute, paraglider, skydiver parachute | 4 | canopy cloth #d1202a, second cloth #f2c81c, rope snow, harness leather
  canopy: lathe 2.2,3 1.9,3.7 1.1,4.3 0,4.5 0,4.4 1.1,4.2 1.85,3.6 2.15,3 2.2,3 s12
  second: box .5 .14 1.7 @0,6,1.2 layy o6
  rope: bar .015 2.15,3,0 .2,.7,0 o12
  harness: box .4 .5 .25 b.08 @0,.3,0 + bar .04 .16,.7,0 .16,.4,0 mir + box .44 .08 .3 b.03 @0,.2,0
pirate ship, pirate boat, galleon, sailing ship, sail ship, tall ship, ghost ship, frigate, man o war, caravel, ship | 20 | hull wood, sail cloth #e8dcc0, mast wood #5a3a20,
    flag rubber #1d1d20, gold, dark rubber
  hull: side 4.4 -8,2 -7,.4 6,.4 9,3.6 8.5,4.4 4,3.4 -3,3.4 -3.4,5 -8.6,5.4 b.6 + side .3 3,3.4 8.6,4.4 9,4.9 3,3.9 @2.1,0,0 mir + box 4.6 .4 .4 @0,5.2,-8.2
  mast: cyl .25 14 .15 @0,3,3.4 + cyl .28 16 .15 @0,3,-1 + cyl .22 11 .15 @0,4,-5.6 + bar .2 0,4.4,8.4 0,6.4,12.6 + rodx .14 6 @0,13.2,3.5
    + rodx .14 7 @0,15.4,-.9 + rodx .14 5 @0,12,-5.5 + rodx .14 6.6 @0,8.2,3.5 + rodx .14 7.4 @0,9.4,-.9
  sail: slab .14 -2.9,8.3 2.9,8.3 2.6,10.6 2.6,13 -2.6,13 -2.6,10.6 @0,0,3.9 + slab .14 -3.2,9.5 3.2,9.5 2.9,12 3,15.2 -3,15.2 -2.9,12 @0,0,-.5
    + slab .14 -3.1,5 3.1,5 3.1,9 -3.1,9 @0,0,-.5 + slab .14 -2.8,4.6 2.8,4.6 2.8,7.8 -2.8,7.8 @0,0,3.9
    + slab .14 -2.3,8 2.3,8 2.1,11.8 -2.1,11.8 @0,0,-5.1 + side .08 4,12 12.2,6.2 5,6
  flag: box .06 1.4 2.2 @0,17.4,-2.1
  white: ball .3 .32 .08 ry90 @.05,18.2,-2.1
  dark: box 4.46 .5 .5 n6:0,0,1.6 @0,2,.4
  gold: box 4.5 .2 11 @0,2.9,-1 + box 3 .8 .2 @0,3.8,-8.55
  light: ball .3 @0,6,-8.4
sailboat, sail boat, boat sail, boat with a sail, yacht, sailing boat, catamaran | 8 | hull snow, stripe paint #2d62b8, sail cloth #f1efe6, deck wood, mast steel
  hull: side 1.8 -2.8,1 -2.4,.2 1.8,.1 3.2,1.2 b.3
  stripe: side 1.84 -2.7,.8 2.7,.85 2.9,1 -2.75,.95 b.1
  deck: plan .06 .8,-2.6 .85,0 .5,2 0,3 -.5,2 -.85,0 -.8,-2.6 @0,1,0 + box 1 .5 1.6 b.1 @0,1,-.2
  mast: cyl .06 7.2 @0,.9,.5 + rodz .05 3 @0,1.8,-1
  sail: side .05 .4,1.9 .4,7.8 -.6,5.5 -2.4,1.9 + side .04 .6,1.6 .6,7.2 1.8,4 2.9,1.5
  red: side .03 .5,8.1 -.3,7.9 .5,7.7
rowboat, row boat, dinghy, kayak, gondola, fishing boat small | .9 | wood wood, seat grain #5d3a1e, oar grain
  wood: lathe 0,0 .5,.02 .8,.2 .95,.5 .9,.5 .74,.24 .45,.08 0,.06 s24 *.62,1,1.7
  seat: box .9 .05 .24 @0,.32,.5 + box 1 .05 .24 @0,.32,-.4
  oar: bar .03 .5,.5,0 1.6,.25,-.5 mir + slab .03 -.1,0 .1,0 .08,.5 -.08,.5 rz-100 ry-24 @1.6,.22,-.5 mir
submarine, sub, u boat, yellow submarine, submersible | 4 | hull paint #e8b820, metal steel, glass obsidian #3a6a8a, dark rubber
  hull: pillz 1.2 7.4 @0,1.4,0 + side .8 -1,2.3 1.2,2.3 1,3.5 -.9,3.5 b.2 + box 2 .12 .9 @0,2.9,.2 + plan .12 .6,-3 2,-3.6 2,-4.2 .4,-3.8 @0,1.4,0 mir
    + side .12 -3,2.2 -3.8,2.9 -4.2,2.9 -3.9,1.6 + side .12 -3,.6 -3.8,-.1 -4.2,-.1 -3.9,1.2
  metal: cyl .07 1.2 @.15,3.4,.3 + bar .07 .15,4.5,.3 .15,4.5,.7 + ringx .3 .06 n3:0,0,1.2 @1.16,1.6,.8 mir + ringz .7 .08 @0,1.4,2.9 + ball .18 @0,1.4,-3.85
  glass: rodx .27 2.44 n3:0,0,1.2 @0,1.6,.8 + ball .68 .68 .4 @0,1.4,2.9
  dark: box .2 1.5 .08 rz30 @-.35,.75,-4 + box 1.5 .2 .08 rz30 @-.05,1.3,-4
viking longship, viking ship, viking boat, longboat, longship, drakkar, dragon boat ship | 7 | hull wood, sail cloth #d8c9a0, stripe cloth #b3261e, shield paint #b3261e,
    gold
  hull: side 2 -5,1.8 -4,.4 4,.4 5,1.8 4.4,1.5 -4.4,1.5 b.5 + tube .2>.14 0,1.2,4.6 0,2.2,5.4 0,3.2,5.5 0,3.9,5.9
    + side .25 5.6,3.9 6.6,3.7 6.5,4.0 6,4.3 5.6,4.3 + tube .2>.05 0,1.2,-4.6 0,2.4,-5.4 0,3.4,-5.2 0,3.6,-4.8 + cyl .14 6.4 @0,.6,0 + rodx .1 5 @0,6.4,.1
    + bar .04 1,1.2,.5 2.4,.1,.2 mir + bar .04 1,1.2,-1 2.4,.1,-1.3 mir + bar .04 1,1.2,2 2.4,.1,1.7 mir
  sail: slab .08 -2.3,2.6 2.3,2.6 2.4,6.3 -2.4,6.3 @0,0,.3
  stripe: slab .1 -.3,2.6 .3,2.6 .3,6.3 -.3,6.3 n3:1.6,0,0 @0,0,.3
  shield: rodx .42 .1 n6:0,0,1.05 @1.02,1.4,0 mir
  gold: ball .12 n6:0,0,1.05 @1.08,1.4,0 mir
speedboat, motorboat, speed boat, boat speed, race boat, raceboat, racing boat, motor boat, powerboat, jet ski, jetski, water scooter | 1.6 | hull paint #d1202a, top snow, glass glass #bfe2ea,
    seat leather #e8dcc8, metal steel, dark rubber
  hull: side 1.9 -2.6,.9 -2.5,.2 1.2,.1 3.4,1 b.35
  top: side 1.8 -2.5,.85 3.1,.95 2.6,1.15 .8,1.15 .7,.95 -2.4,.95 b.2
  glass: slab .05 -.7,0 .7,0 .5,.5 -.5,.5 rx-40 @0,1.1,.9
  seat: box .5 .4 .5 b.08 @.4,.85,-.2 mir + box 1.5 .4 .5 b.08 @0,.85,-1.6
  metal: tube .03 .5,1.15,1.4 .2,1.3,2.5 0,1.3,2.8 mir
  dark: box .4 .8 .4 b.08 @0,.7,-2.8 + box .14 .7 .2 @0,.0,-2.8 + ring .16 .025 rx60 @.4,1.2,.4
raft, wooden raft, log raft, inflatable raft | 2 | wood bark, rope thatch, sail cloth #e8dcc0
  wood: rodz .16 2.6 n6:.31,0,0 @0,.16,0 + cyl .05 2 @0,.3,.2 + rodx .035 1.4 @0,2.1,.22 + rodx .08 1.9 @0,.36,.9 mirz
  rope: rodx .175 .1 n6:.31,0,0 @0,.16,.9 + rodx .175 .1 n6:.31,0,0 @0,.16,-.9
  sail: slab .03 -.6,.9 .6,.9 .55,2.1 -.55,2.1 @0,0,.27
  wood: bar .03 .8,.5,-1 1.3,.3,-1.9
cargo ship, container ship, freighter, tanker, battleship, warship, destroyer, aircraft carrier,
    steamboat, titanic | 14 | hull paint #a8322a, deck snow, glass obsidian #3a5a70, box1 paint #2d62b8, box2 paint #f2a01c,
    box3 paint #2f8a4a, metal iron
  hull: side 6 -16,4 -15,.4 13,.4 17,5 16,5.2 12,4.2 b.8
  deck: box 5.4 6 3.6 @0,4,-12 + box 6.2 1 2.4 @0,8.6,-11.6 + box 1.6 2.4 1.6 @0,9.6,-12.6 + box 6.1 .3 27 @0,3.8,-1.6
  glass: box 5.5 .6 3.7 n2:0,1.8,0 @0,6.4,-12 + box 6.25 .5 2.5 @0,8.9,-11.6
  red: box 1.65 .8 1.65 @0,11.4,-12.6
  box1: box 5 1.5 2.6 n4:0,0,5.6 @0,4.1,.6 + box 2.4 1.5 2.6 n3:0,0,5.6 @1.25,5.6,3.4
  box2: box 5 1.5 2.6 n4:0,0,5.6 @0,4.1,3.4 *1,1,1 + box 5 1.5 2.6 n3:0,0,5.6 @0,5.62,.6
  box3: box 2.4 1.5 2.6 n3:0,0,5.6 @-1.25,5.6,3.4 + box 5 1.5 2.6 n2:0,0,5.6 @0,7.1,-2
  metal: cyl .12 4 @0,4.5,14.6 + cyl .1 3 @0,10.6,-11
ship wheel, ship s wheel, steering wheel, helm wheel, pirate wheel | 1 | wood, gold
  wood: ringz .32 .035 @0,.5,0 + ringz .2 .02 @0,.5,0 + rodz .07 .1 @0,.5,0
    + lathe .02,.05 .018,.3 .03,.36 .014,.42 .028,.48 .01,.52 ~ @0,.5,0 @0,-.5,0 rz0 @0,.5,0
    + lathe .02,.05 .018,.3 .03,.36 .014,.42 .028,.48 .01,.52 ~ rz45 @0,.5,0 + lathe .02,.05 .018,.3 .03,.36 .014,.42 .028,.48 .01,.52 ~ rz90 @0,.5,0
    + lathe .02,.05 .018,.3 .03,.36 .014,.42 .028,.48 .01,.52 ~ rz135 @0,.5,0 + lathe .02,.05 .018,.3 .03,.36 .014,.42 .028,.48 .01,.52 ~ rz180 @0,.5,0
    + lathe .02,.05 .018,.3 .03,.36 .014,.42 .028,.48 .01,.52 ~ rz225 @0,.5,0 + lathe .02,.05 .018,.3 .03,.36 .014,.42 .028,.48 .01,.52 ~ rz270 @0,.5,0
    + lathe .02,.05 .018,.3 .03,.36 .014,.42 .028,.48 .01,.52 ~ rz315 @0,.5,0
  gold: rodz .04 .13 @0,.5,0 + ringz .32 .012 @0,.5,.03
surfboard, paddle board, surf board, bodyboard | 1.9 | board snow #f3ece0, stripe paint #2d8fd8, second paint #f2801c
  board: slab .06 0,0 .14,.1 .25,.5 .27,.95 .2,1.5 .08,1.85 0,1.9 -.08,1.85 -.2,1.5 -.27,.95 -.25,.5 -.14,.1 b.02 + side .015 -.04,.1 -.18,.12 -.03,.28
  stripe: box .03 1.8 .064 @0,.05,0 + slab .064 -.26,.7 .26,1 .26,1.12 -.26,.82 b.001
  second: slab .0645 -.26,.5 .26,.8 .26,.92 -.26,.62 b.001
planet, saturn, planet with rings, ringed planet, gas giant, jupiter, alien planet | 2 | planet wax #e0b070, band wax #c98a4c, ring plaster #d9c9a0,
    light wax #f2d9a8
  planet: ball .8 s28 @0,1,0
  band: lathe .805,-.07 .808,0 .805,.07 s28 rz14 @0,1,0 + lathe .757,.28 .73,.345 .7,.4 s28 rz14 @0,1,0 + lathe .678,-.44 .706,-.395 .733,-.34 s28 rz14 @0,1,0
  light: lathe .799,.12 .793,.165 .783,.2 s28 rz14 @0,1,0 + lathe .768,-.26 .783,-.21 .796,-.16 s28 rz14 @0,1,0
  ring: lathe 1.1,-.015 1.35,-.015 1.35,.015 1.1,.015 1.1,-.015 s40 rz14 @0,1,0 + lathe 1.42,-.012 1.6,-.012 1.6,.012 1.42,.012 1.42,-.012 s40 rz14 @0,1,0
earth, globe earth, planet earth, world | 2 | sea paint #2d7fc8, land plant #4f9a3a, cloud snow
  sea: ball 1 s28 @0,1,0
  land: slab .045 -.35,.3 -.05,.5 .35,.35 .3,.05 .12,-.1 .15,-.35 0,-.5 -.12,-.25 -.1,0 -.35,.1 b.01 *1.7,1.5,1 @0,0,1.2 rx-10 ry12 @0,1,0 layc
    + slab .045 -.25,.25 0,.35 .3,.1 .15,-.05 .2,-.35 -.02,-.45 -.2,-.1 b.01 *1.5,1.5,1 @0,0,1.2 rx10 ry-56 @0,1,0 layc
    + slab .045 -.4,.2 0,.4 .45,.25 .4,-.1 .1,-.3 -.15,-.15 -.4,-.1 b.01 *1.7,1.5,1 @0,0,1.2 rx-8 ry98 @0,1,0 layc
    + slab .045 -.3,.3 .1,.4 .35,.1 .1,-.4 -.1,-.35 b.01 *1.5,1.5,1 @0,0,1.2 ry178 @0,1,0 layc + slab .045 -.3,.2 .2,.3 .3,-.2 -.1,-.35 b.01 *1.4,1.5,1 @0,0,1.2 rx-12 ry-118 @0,1,0 layc
    + plan .04 -.35,.1 0,.35 .35,.1 .2,-.3 -.2,-.25 b.01 *1.3,1,1.3 @0,2.2,0 layc
  cloud: ball .3 .08 .04 @0,0,1.3 rx-32 ry34 @0,1,0 layc + ball .25 .07 .04 @0,0,1.3 rx-14 ry-20 @0,1,0 layc + ball .28 .08 .04 @0,0,1.3 rx26 ry20 @0,1,0 layc
asteroid, space rock | 2 | rock stone #7a716a, crater stone #4f4842
  rock: blob 1 .2 3 12 *1.2,.9,1 @0,1,0 + blob .4 .25 3 @.85,.75,.3 + blob .35 .25 3 @-.8,1.3,.2
  crater: ball .24 .24 .1 ry12 @.25,1.25,.86 + ball .16 .16 .1 @-.35,.8,.9 + ball .13 .13 .08 @.3,.65,.88 + ball .2 .1 .2 @0,1.85,0
meteor, comet, meteorite, fireball, falling star, shooting star | 1.6 | rock obsidian #4a3a34, flame ember, core light #ffd24a
  rock: blob .42 .22 3 @0,.5,.3
  flame: cone .42 1.7 s10 rx-62 @0,.55,.2 + cone .25 1.1 s9 rx-50 @.25,.5,.2 + cone .25 1.1 s9 rx-75 @-.22,.5,.2 + blob .46 .12 3 *1,1,.8 @0,.55,.16
  core: cone .24 1.2 s9 rx-60 @.05,.72,.15 + blob .1 .2 @.15,.6,.68 + blob .08 .2 @-.15,.4,.68
sci fi crate, futuristic crate, loot crate, loot box, tech crate, space crate | .9 | body paint #4a5462, trim steel, glow light #4fd0ff, dark rubber
  body: box .9 .8 .9 b.08 @0,.05,0
  trim: box .2 .9 .2 b.04 @.38,0,.38 mir mirz + box .96 .08 .96 b.03 @0,.72,0
  glow: box .44 .06 .94 @0,.5,0 + box .94 .06 .44 @0,.5,0 + ringz .13 .02 @0,.3,.46 + ringx .13 .02 @.46,.3,0 + box .3 .03 .3 @0,.84,0
  dark: rodz .12 .92 @0,.3,0 + rodx .12 .92 @0,.3,0
power cell, energy cell, battery pack, energy core, reactor core, power core, power crystal, energy tank, fuel cell | .6 | case iron #3a4048, glow light #53ff9a,
    trim paint #e8a020
  glow: cyl .16 .4 @0,.1,0
  case: cyl .22 .12 s8 + cyl .22 .12 s8 @0,.48,0 + box .05 .5 .05 @.19,.05,0 o4 + cyl .1 .06 @0,.6,0
  trim: ring .215 .015 @0,.12,0 s8 + ring .215 .015 @0,.48,0 s8
  dark: box .06 .16 .02 rz20 @0,.22,.16
battery, aa battery, batteries | .05 | body rubber #22252a, top copper #d8963c, cap steel
  body: cyl .014 .034
  top: lathe .0143,.034 .0143,.049
  cap: cyl .005 .004 @0,.049,0 + cyl .0135 .001 @0,-.001,0
  white: box .006 .0015 .002 @0,.04,.0138 + box .0015 .006 .002 @0,.0377,.0138
control console, console, control panel, computer terminal, terminal, sci fi terminal, command console, dashboard | 1.3 | body paint #4a5462,
    screen light #3fb0e0, panel rubber, trim steel, red paint #d1202a
  body: side 1.4 -.3,0 .3,0 .35,.7 .6,.85 .1,1 -.05,1.5 -.3,1.5 b.04
  screen: box 1.1 .38 .03 rx-16 @0,1.05,.08 + box .3 .02 .16 rx17 @-.45,.93,.33
  panel: box 1.3 .03 .34 rx16 @0,.945,.33
  red: cyl .04 .03 n3:.12,0,0 rx16 @.1,.945,.4
  green: cyl .025 .03 n4:.09,0,0 rx16 @.45,.977,.28
  yellow: box .05 .03 .05 n5:.08,0,0 rx16 @.05,.985,.24
  trim: cyl .015 .12 @.58,.9,.38 + ball .03 @.58,1.02,.38 + box 1.44 .05 .05 @0,1.5,-.1
cryo pod, pod, cryopod, stasis pod, sleeping pod, cryogenic chamber, healing pod, capsule, stasis chamber, hibernation pod | 2.4 | body snow #d0d6de, glass glass #8fe0ff, glow light #4fd0ff,
    person skin, dark iron
  body: cyl .75 .4 s24 + cyl .75 .4 s24 @0,2,0 + box .5 2.2 .3 b.08 @0,.1,-.6 + tube .08 .6,.3,-.4 .9,1,-.5 .6,2.1,-.4 mir
  glass: cyl .65 1.65 @0,.38,0
  glow: ring .68 .04 @0,.42,0 + ring .68 .04 @0,1.98,0 + box .3 .05 .05 @0,.2,.75
  person: pill .16 .95 .13 @0,.5,0 + ball .15 @0,1.62,0 + pill .05 .6 @.2,.85,0 mir
  dark: box .4 .16 .06 @0,2.12,.73
energy shield generator, shield generator, force field, generator, power generator, tesla coil | 1.6 | base iron #3a4048, shield glass #6fd0ff,
    glow light #4fd0ff, trim paint #e8a020
  base: lathe .6,0 .55,.2 .3,.3 .25,.6 s10 + bar .06 .5,.15,0 .5,.6,0 .3,.75,0 o4
  glow: ball .2 @0,.85,0 + ring .27 .03 @0,.4,0 + ring .22 .02 @0,.55,0
  shield: ball 1.1 s22 @0,.8,0
  trim: ring .58 .03 @0,.1,0 + box .1 .1 .1 @.5,.6,0 o4
teleporter, teleport pad, transporter, teleportation pad, warp gate, stargate, sci fi portal | 2.4 | base iron #4a5462, ring steel, glow light #53d0ff,
    beam glass #8fe8ff
  base: cyl 1.2 .2 s12 + cyl 1 .1 s12 @0,.2,0 + bar .12 1.1,.1,0 1.25,1.4,0 .9,2.4,0 o3 ry30
  ring: ring 1.05 .08 @0,.22,0 + ring .9 .1 @0,2.4,0
  glow: cyl .75 .06 s30 @0,.29,0 + ring .7 .04 @0,2.32,0 + ring .72 .02 n4:0,.45,0 @0,1.3,0 + box .08 .5 .06 @1.12,.7,.0 o3 ry30
  beam: cyl .7 2 @0,.32,0
sci fi door, blast door, airlock, spaceship door, bunker door, vault door, airlock door | 2.6 | frame iron #3a4048, door paint #8a94a0,
    stripe paint #f2b01c, glow light #4fd0ff
  frame: slab .4 -1.3,0 -1,0 -1,1.9 -.7,2.3 .7,2.3 1,1.9 1,0 1.3,0 1.3,2.1 .9,2.6 -.9,2.6 -1.3,2.1 b.04
  door: slab .2 .02,0 1,0 1,1.9 .7,2.3 .02,2.3 mir
  stripe: box .9 .16 .22 @.5,.2,0 mir + slab .22 .1,1.0 .3,1.0 .5,1.3 .3,1.3 mir + slab .22 .5,1.0 .7,1.0 .9,1.3 .7,1.3 mir
  glow: box .05 1.6 .42 @1.15,.2,0 mir + box .6 .06 .42 @0,2.45,0 + box .16 .24 .05 @1.16,1.1,.22
  dark: box .04 2.3 .22 @0,0,0 + box .5 .3 .23 @.5,1.6,0 mir
satellite dish, radar dish, radar, dish antenna, parabolic antenna, radio telescope | 3 | dish snow #dfe3e8, metal iron, red light #ff3b2f
  dish: lathe .1,0 .9,.25 1.5,.7 1.55,.78 1.45,.74 .85,.33 0,.1 ~ s28 rx55 @0,1.5,-.2
  metal: cyl .14 1.5 + cyl .5 .15 + box .5 .3 .5 b.05 @0,1.2,-.2 + bar .04 1.1,.5,0 0,1.3,0 o3 rx55 @0,1.5,-.2 + bar .05 .1,.1,0 .5,.0,0 o4
  red: ball .12 @0,2.27,.88
hologram projector, hologram, holo projector, holographic display, holotable | 1.4 | base iron #3a4048, glow light #4fd0ff, holo glass #6fe0ff, trim steel
  base: lathe .5,0 .45,.12 .36,.2 .36,.3 s12
  trim: ring .46 .03 @0,.1,0 + cyl .08 .06 @.4,.1,0 o6
  glow: cyl .28 .05 @0,.29,0 + ringz .33 .01 @0,.95,0 + ringx .33 .01 @0,.95,0 + ring .33 .01 @0,.95,0 + ring .26 .008 @0,1.15,0 + ring .26 .008 @0,.75,0
    + ringz .33 .008 ry45 @0,.95,0
  holo: ball .32 @0,.95,0 + cone .42 .6 rx180 @0,.9,0
oxygen tank, oxygen tube, tube oxygen, oxygen cylinder, gas tank, gas cylinder, fuel tank, scuba tank, air tank | 1.1 | tank paint #2d8f5a, valve gold, band snow, dark rubber
  tank: lathe .14,0 .16,.02 .16,.8 .13,.9 .05,.96 ~
  valve: cyl .035 .1 @0,.95,0 + ring .05 .014 @0,1.08,0 + rodx .02 .14 @.04,1.0,0 + rodz .045 .03 @0,1.01,.05
  band: lathe .159,.45 .163,.45 .163,.6 .159,.6
  dark: ring .15 .02 @0,.02,0 + tube .012 .11,1,0 .25,.95,.05 .24,.6,.1 .2,.5,.14 + word o2 .1 .01 @0,.52,.162
jetpack, jet pack, rocket pack | .8 | tank steel #c3c8ce, tip paint #d1202a, strap leather, flame ember, metal iron
  tank: pill .13 .6 @.15,.15,0 mir + box .3 .36 .14 b.03 @0,.26,-.02
  tip: cone .12 .2 @.15,.7,0 mir + slab .03 0,0 .14,-.1 .14,-.2 0,.1 @.27,.35,0 mir
  metal: cone .13 .18 @.15,.06,0 mir + ring .132 .014 @.15,.5,0 mir + box .1 .1 .04 @0,.4,.07
  flame: cone .09 .3 s9 rx180 @.15,.08,0 mir
  strap: tube .025 .1,.6,-.06 .16,.5,-.22 .12,.28,-.08 mir
security camera, surveillance camera, cctv camera, cctv | .3 | body snow #dfe3e8, dark rubber, lens obsidian #2a3a6a, metal steel, red light #ff2a2a
  body: box .12 .11 .3 b.02 rx14 @0,.2,.05 + box .15 .016 .36 rx14 @0,.315,.03
  dark: box .1 .09 .02 @0,.01,.155 rx14 @0,.2,.05
  lens: rodz .035 .03 @0,.055,.165 rx14 @0,.2,.05
  metal: bar .02 0,.22,0 0,.12,-.12 0,.12,-.24 + rodz .07 .02 @0,.12,-.25 + ball .03 @0,.22,0
  red: ball .01 @.036,.09,.166 rx14 @0,.2,.05
robot arm, robotic arm, industrial robot, mechanical arm | 2.2 | body paint #e8801c, joint iron #3a4048, metal steel
  body: cyl .4 .3 + box .5 .5 .5 b.1 @0,.3,0 + bar .16 0,.8,0 0,1.7,-.4 + bar .13 0,1.7,-.4 0,1.9,.9
  joint: rodx .24 .6 @0,.8,0 + rodx .2 .46 @0,1.7,-.4 + rodx .15 .34 @0,1.9,.9 + cyl .48 .08
  metal: bar .08 0,1.9,.9 0,1.5,1.15 + box .34 .1 .12 @0,1.4,1.2 + box .05 .3 .1 @.14,1.12,1.25 mir + tube .03 .2,1,-.1 .25,1.5,-.6 .2,1.9,-.1
server rack, server, data center, mainframe, supercomputer | 2 | case rubber #26292f, panel iron #3a4048, green light #53ff7a, blue light #4fa0ff
  case: box .8 2 .9 b.02
  panel: box .7 .16 .04 n9:0,.2,0 @0,.94,.44
  green: box .03 .03 .02 n9:0,.2,0 @.27,1,.47 + box .03 .03 .02 n9:0,.2,0 @.2,1,.47
  blue: box .03 .03 .02 n9:0,.2,0 @.13,1,.47
  dark: box .3 .02 .02 n9:0,.2,0 @-.15,1.03,.465 + box .3 .02 .02 n9:0,.2,0 @-.15,.98,.465
medkit, med kit, medkit large, medkit small, first aid kit, health pack, health pickup, medical kit, medpack, health kit, medical box | .26 | case snow, red paint #d1202a, metal steel
  case: box .4 .24 .2 b.03
  red: box .05 .14 .01 @0,.05,.1 + box .14 .05 .01 @0,.095,.1 + box .05 .01 .12 @0,.24,0 + box .12 .01 .05 @0,.24,0
  metal: box .04 .05 .02 @.13,.17,.1 mir + tube .012 -.07,.24,-.02 -.06,.3,-.02 .06,.3,-.02 .07,.24,-.02 + box .402 .006 .202 @0,.185,0
robot dog, robotic dog, cyber dog, mechanical dog, robot pet | .7 | body paint #c9ced6, joint iron #3a4048, eye light #4fd0ff, accent paint #e8801c
  body: box .3 .24 .7 b.06 @0,.36,0 + box .22 .2 .26 b.05 @0,.56,.44 + box .16 .12 .16 b.03 @0,.56,.6 + box .09 .22 .1 b.03 @.13,.2,.26 mir
    + box .09 .22 .1 b.03 @.13,.2,-.26 mir + box .07 .2 .07 b.02 @.13,.02,.24 mir + box .07 .2 .07 b.02 @.13,.02,-.3 mir + pyr .07 .12 .03 .3 @.08,.75,.4 mir
  joint: rodx .06 .36 @0,.42,.26 mirz + ball .05 @.13,.21,.25 mir + ball .05 @.13,.21,-.28 mir + bar .04 0,.5,.3 0,.62,.4 + bar .02 0,.55,-.34 0,.75,-.48
    + box .1 .04 .14 @.13,0,.26 mir + box .1 .04 .14 @.13,0,-.28 mir
  eye: box .16 .05 .03 @0,.66,.57
  accent: box .32 .05 .4 @0,.46,0 + ball .03 @0,.76,-.48
machine, factory machine, industrial machine, machinery, strange machine, production machine | 2.2 | body paint #3f7f8a, panel paint #e6e2d4, metal steel #9aa3ad, gear iron #5a5148, pipe paint #d98a2a, belt rubber #2a2b2e, screen light #7fe0a0, red paint #d1302a, yellow paint #f2c020, glass glass #cfe6ea, box wood #b9854a
  body: box 1.6 1.5 1.1 b.05 @-.1,.14,-.05 + box .9 .4 .8 b.05 @-.35,1.62,-.1
  belt: box 1.76 .16 1.24 b.02 @-.1,0,-.05 + box 1.3 .07 .5 b.03 @1.1,.56,0 + box .12 .5 .62 b0 @.66,.62,0
  metal: box 1.32 .05 .05 b.01 @1.1,.58,.27 mirz + box .07 .58 .07 b0 @1.6,0,.24 mirz + rodz .055 .52 s10 n4:.38,0,0 @1.13,.56,0 + box .2 .62 .8 b.03 @.74,.56,0
    + cyl .13 .12 s14 @-.58,2,-.1 + rodz .16 .05 s18 @.3,1.3,.52 + box .5 .05 .9 b.02 @.4,1.63,-.05
  gear: gear 10 .34 .1 @-.52,1.04,.54 + gear 8 .22 .1 rz14 @-.08,.72,.54 + rodz .09 .18 s12 @-.52,1.04,.54 + rodz .07 .18 s12 @-.08,.72,.54
  panel: box .52 .5 .1 b.03 @.38,.36,.52 + rodz .13 .08 s18 @.3,1.3,.53
  screen: box .4 .18 .03 b.01 @.38,.64,.57
  red: rodz .045 .06 s12 @.24,.5,.58 + box .02 .1 .014 rz-40 @.3,1.29,.575 + cyl .08 .12 .06 s12 @.5,1.68,.1
  yellow: rodz .045 .06 s12 @.38,.5,.58 + rodz .045 .06 s12 @.52,.5,.58 + box 1.64 .09 .02 b0 @-.1,.17,.5
  pipe: tube .085 -.86,.5,-.2 -1.1,.5,-.2 -1.16,.62,-.2 -1.16,1.5,-.2 -1.08,1.76,-.2 -.76,1.8,-.2 s10 + rodx .12 .06 s14 @-.92,.5,-.2 + cyl .12 .06 s14 @-1.16,1.05,-.2 + cyl .1 .26 .12 s14 @-.58,2.08,-.1
  box: box .3 .26 .3 b.02 @1.34,.63,0 + box .28 .24 .28 b.02 ry12 @.98,.63,.02
searchlight, search light, spotlight, spot light, floodlight, flood light, stage spotlight | 1.7 | body iron #4a525c, rim steel #aeb6bf, lens light #fff2c0, base iron #343a42, grip rubber, knob paint #d1402a
  base: cyl .46 .09 b.02 s20 + cyl .3 .1 .2 b.02 s20 @0,.08,0 + cyl .09 .34 s14 @0,.16,0 + box .1 .06 .34 b.02 @.36,0,.3 mir mirz
  rim: cyl .17 .06 s16 @0,.46,0 + bar .045 0,.52,0 -.5,.55,0 -.56,.62,0 -.56,1.06,0 s8 + bar .045 0,.52,0 .5,.55,0 .56,.62,0 .56,1.06,0 s8
  body: lathe 0,-.42 .16,-.41 .3,-.33 .39,-.18 .41,0 .43,.32 .4,.36 .36,.34 0,.3 s24 c40 rx66 @0,1.08,0
  rim: ring .425 .03 6 s24 @0,.33,0 rx66 @0,1.08,0 + ring .405 .016 6 s24 @0,.02,0 rx66 @0,1.08,0 + box .02 .62 .02 b0 @0,-.31,0 rx90 n2:.28,0,0 @0,.345,0 rx66 @0,1.08,0
    + box .02 .78 .02 b0 @0,-.39,0 rx90 @0,.345,0 rx66 @0,1.08,0 + rodx .08 .1 s14 @.48,1.06,0 mir
  lens: lathe 0,.37 .2,.355 .38,.31 0,.3 s22 rx66 @0,1.08,0
  body: box .05 .2 .3 b.02 n3:.14,0,0 @0,-.42,0 rx66 @0,1.08,0
  grip: bar .022 .2,-.36,-.3 .2,-.52,-.3 -.2,-.52,-.3 -.2,-.36,-.3 s8 rx66 @0,1.08,.06
  knob: rodx .07 .05 s12 @.6,1.06,0 mir
atm, cash machine, cash dispenser | 1.8 | body paint #2d4a8a, panel paint #e8ecee, screen light #8fd0ff, key steel, note leaves #7fae6a
  body: box .7 1.8 .6 b.03
  panel: box .6 .9 .04 b.01 @0,.75,.29
  screen: box .34 .26 .02 @-.06,1.25,.31
  key: box .04 .02 .012 n3:.06,0,0 n4:0,.045,0 @-.1,1.02,.315 + box .12 .02 .02 @.2,1.3,.31
  dark: box .28 .03 .02 @-.06,.88,.31 + box .14 .02 .02 @.2,1.12,.31
  note: box .2 .006 .09 rx15 @-.06,.885,.34
  sign.paint: word atm .12 .02 @0,1.7,.302
key card, keycard, access card, id card | .09 | card paint #f4f6f8, stripe paint #2d62b8, chip gold, photo paint #9fb3c8
  card: slab .002 -.043,0 .043,0 .043,.054 -.043,.054 b.0004
  stripe: box .0852 .012 .0022 b.0001 @0,.036,0
  chip: box .012 .01 .0026 b.0002 @.026,.014,0
  photo: box .02 .022 .0026 b.0002 @-.026,.008,0
push button, button, big red button, red button, emergency button | .3 | button paint #d1202a, base steel #8d949c, ring paint #e8b82a
  base: box .5 .1 .5 b.03 + cyl .2 .05 @0,.09,0
  ring: ring .19 .025 @0,.14,0
  button: lathe .16,.13 .16,.2 .13,.26 .06,.29 0,.295 ~
exclamation mark, exclamation point, exclamation, quest marker, alert icon | 1 | main paint #f2b81c, plate paint #b0202a
  plate: rodz .62 .1 b.03 @0,.62,-.09
  main: lathe .06,.44 .09,.5 .15,.95 .13,1.03 0,1.06 ~ + ball .12 @0,.26,0
stopwatch, stop watch, sports timer | .09 | case steel, face snow, hand paint #d1202a, tick rubber, button paint #26282c
  case: rodz .034 .018 s26 @0,.036,0 + cyl .007 .012 s10 @0,.068,0 + ringz .0105 .002 6 s14 @0,.085,0 + cyl .004 .012 s8 rz-40 @.022,.058,0 + cyl .004 .012 s8 rz40 @-.022,.058,0
  face: rodz .029 .0195 s24 @0,.036,0
  tick: box .0016 .005 .001 b0 @0,.021,.01 rz0 @0,.036,0 + box .0016 .005 .001 b0 @0,.021,.01 rz60 @0,.036,0 + box .0016 .005 .001 b0 @0,.021,.01 rz120 @0,.036,0 + box .0016 .005 .001 b0 @0,.021,.01 rz180 @0,.036,0
    + box .0016 .005 .001 b0 @0,.021,.01 rz240 @0,.036,0 + box .0016 .005 .001 b0 @0,.021,.01 rz300 @0,.036,0 + box .0016 .005 .001 b0 @0,.021,.01 rz90 @0,.036,0 + box .0016 .005 .001 b0 @0,.021,.01 rz270 @0,.036,0
    + ringz .0065 .0006 4 s12 @0,.047,.01 + ringz .031 .001 4 s24 @0,.036,.009
  hand: slab .001 -.0012,-.006 .0012,-.006 .0005,.022 -.0005,.022 b0 rz-38 @0,.036,.0105 + rodz .0025 .003 s8 @0,.036,.0105
  button: cyl .006 .007 s10 @0,.0775,0 *1,1,1 + cyl .0055 .005 s8 rz-40 @.0295,.067,0 + cyl .0055 .005 s8 rz40 @-.0295,.067,0
walkie talkie, walkie talkies, two way radio, handheld radio, handheld transceiver, transceiver, radio transceiver | .26 | body rubber #2c3036, panel paint #e8a820, screen light #9fe07a, metal steel
  body: slab .036 -.03,0 .03,0 .034,.02 .034,.13 .03,.15 -.03,.15 -.034,.13 -.034,.02 b.006 + cyl .007 .12 .005 s8 @.02,.145,0 + cyl .009 .03 s8 @.02,.145,0 + box .01 .05 .02 b.003 @-.036,.08,0 + box .03 .09 .012 b.003 @0,.04,-.022
  panel: slab .04 -.024,.012 .024,.012 .026,.022 .026,.128 -.026,.128 -.026,.022 b.003 + cyl .009 .016 s10 @-.014,.148,0
  screen: box .036 .02 .004 b.001 @0,.1,.02
  dark: box .036 .003 .004 b0 n5:0,.007,0 @0,.036,.0195 + rodz .004 .004 s8 b.001 n3:.014,0,0 @0,.086,.0205 + rodz .004 .004 s8 b.001 n3:.014,0,0 @0,.074,.0205
vr headset, vr goggles, virtual reality headset, vr glasses | .2 | body paint #26282e, front obsidian #14161c, strap cloth #3a3d44, pad rubber #1d1a19, light light #4fd0ff
  body: slab .08 -.09,.02 -.07,.005 -.02,.005 0,.02 .02,.005 .07,.005 .09,.02 .095,.08 .08,.105 -.08,.105 -.095,.08 b.018 @0,.0,.05
  front: slab .02 -.075,.03 -.02,.02 0,.03 .02,.02 .075,.03 .078,.075 .068,.09 -.068,.09 -.078,.075 b.006 @0,0,.086
  pad: slab .03 -.075,.015 .075,.015 .08,.09 -.08,.09 b.01 @0,0,.0
  light: box .05 .004 .004 b0 @0,.055,.097 + rodz .005 .004 s8 b0 @.06,.08,.096 mir
  strap: bar .013 .085,.06,.04 .1,.062,-.03 .085,.066,-.11 .04,.07,-.155 0,.072,-.165 -.04,.07,-.155 -.085,.066,-.11 -.1,.062,-.03 -.085,.06,.04 s6 c70 + bar .011 0,.1,.04 0,.165,.0 0,.185,-.06 0,.15,-.13 0,.085,-.165 s6 c70
    + box .08 .06 .02 b.008 @0,.045,-.16 + rodx .02 .2 s12 @0,.062,-.02
joystick, arcade stick, control stick, game joystick | .24 | base paint #26282e, stick steel, ball paint #d1202a, button paint #f2c81c, trim paint #d1202a
  base: side .26 -.1,0 .1,0 .1,.035 -.1,.06 b.012
  trim: side .264 -.102,.014 .102,.014 .102,.02 -.102,.02 b0
  stick: cyl .009 .11 s10 rx6 rz-8 @-.06,.05,0 + lathe .034,0 .03,.008 .016,.018 .01,.024 s14 rx7 @-.06,.047,0
  ball: ball .03 s14 @-.044,.18,.012
  button: cyl .016 .014 s14 rx7 @.03,.045,.02 + cyl .016 .014 s14 rx7 @.075,.045,.02
  red: cyl .016 .014 s14 rx7 @.03,.05,-.03 + cyl .016 .014 s14 rx7 @.075,.05,-.03
  dark: cyl .02 .004 s14 rx7 @.03,.0445,.02 + cyl .02 .004 s14 rx7 @.075,.0445,.02 + cyl .02 .004 s14 rx7 @.03,.05,-.03 + cyl .02 .004 s14 rx7 @.075,.05,-.03 + tube .006 0,.03,-.095 .0,.02,-.14 .04,.006,-.17 .09,.006,-.16 s5
hard drive, hard disk, hdd, hard disk drive | .15 | case steel #8a9098, platter silver #dfe4ea, board paint #1f7a4a, hub iron, arm steel
  case: slab .016 -.051,0 .051,0 .051,.147 -.051,.147 b.003 + slab .008 -.051,0 -.046,0 -.046,.147 -.051,.147 b0 @0,0,.011 + slab .008 .046,0 .051,0 .051,.147 .046,.147 b0 @0,0,.011 + slab .008 -.05,0 .05,0 .05,.005 -.05,.005 b0 @0,0,.0108 + slab .008 -.05,.142 .05,.142 .05,.147 -.05,.147 b0 @0,0,.0108
  platter: rodz .0445 .003 s28 b.0006 @0,.096,.012
  hub: rodz .013 .006 s16 b.001 @0,.096,.012 + rodz .0016 .008 s6 b0 @0,.008,0 rz0 @0,.096,.012 + rodz .0016 .008 s6 b0 @0,.008,0 rz120 @0,.096,.012 + rodz .0016 .008 s6 b0 @0,.008,0 rz240 @0,.096,.012 + rodz .009 .012 s14 @.03,.034,.012 + slab .006 -.04,.012 .0,.012 .0,.036 -.04,.036 b.001 @0,0,.012
  arm: slab .003 .024,.034 .036,.034 .014,.088 .01,.088 b0 @0,0,.0165 + block .006 .008 .003 b0 rz22 @.0115,.09,.0158 + slab .004 .014,.018 .044,.014 .044,.03 .022,.036 b.001 @0,0,.014
  board: slab .003 -.049,.004 .049,.004 .049,.1 -.049,.1 b0 @0,0,-.0095
circuit board, motherboard, pcb, mainboard, electronic board | .2 | board paint #1f7a4a, chip rubber #1d1f24, gold, metal steel, blue paint #2d62b8, slot paint #f0ece0
  board: slab .005 -.12,0 .12,0 .12,.2 -.12,.2 b0 rx-12
  chip: block .05 .05 .008 b0 @-.03,.13,.005 rx-12 + block .026 .026 .008 b0 @.05,.05,.005 rx-12 + block .03 .014 .008 b0 @-.07,.05,.005 rx-12 + block .018 .03 .008 b0 @-.02,.05,.005 rx-12
  metal: block .036 .036 .012 b0 @-.03,.13,.006 rx-12 + block .04 .03 .03 b0 @-.098,.175,.015 rx-12 + block .03 .024 .024 b0 @-.1,.13,.012 rx-12 + rodz .007 .018 s10 @.02,.09,.01 rx-12 + rodz .007 .018 s10 @.0,.09,.01 rx-12 + rodz .007 .018 s10 @-.02,.09,.01 rx-12 + rodz .007 .018 s10 @.095,.05,.01 rx-12
  blue: block .008 .12 .014 b0 n2:.028,0,0 @.057,.125,.007 rx-12
  slot: block .008 .12 .014 b0 n2:.028,0,0 @.071,.125,.007 rx-12 + block .09 .008 .012 b0 n2:0,.012,0 @.02,.018,.006 rx-12
  gold: block .002 .07 .001 b0 n6:.006,0,0 @-.07,.09,.0029 rx-12 + block .07 .002 .001 b0 n5:0,.006,0 @0,.033,.0029 rx-12 + rodz .004 .007 s8 b0 n2:.22,0,0 n2:0,.18,0 @0,.1,0 rx-12 + block .002 .03 .001 b0 n5:.008,0,0 @.03,.165,.0029 rx-12
router, wifi router, wireless router, modem | .2 | body paint #26282e, top paint #34373e, light light #4fe07a, antenna rubber, blue light #4fa8ff
  body: side .24 -.07,.006 .075,.006 .08,.016 .07,.03 -.07,.04 b.005 + cyl .01 .01 s8 @.095,0,.05 mir + cyl .01 .01 s8 @.095,0,-.05 mir
  top: side .16 -.06,.03 .05,.03 .045,.036 -.055,.045 b.002
  light: box .007 .006 .004 b0 n6:.018,0,0 @-.03,.014,.078
  blue: box .007 .006 .004 b0 @.08,.014,.078
  antenna: cyl .007 .165 .005 s8 @.1,.03,-.07 mir + rodx .008 .026 s8 @.1,.03,-.07 mir + cyl .007 .165 .005 s8 @.035,.03,-.07 mir + rodx .008 .026 s8 @.035,.03,-.07 mir
  dark: box .14 .002 .004 b0 n5:0,0,.016 rx5 @0,.0395,-.005
canoe, birch canoe, wooden canoe, indian canoe | .6 | hull wood #a8642c, inside grain #d0a05c, seat grain #5d3a1e
  hull: lathe 0,0 .3,.02 .6,.1 .82,.3 .9,.52 .86,.52 .76,.32 .55,.16 .3,.08 0,.06 s28 *.46,1,2.3 + side .06 -2.06,.5 -2.1,.68 -1.95,.72 -1.75,.5 -1.7,.3 b.01 + side .06 2.06,.5 2.1,.68 1.95,.72 1.75,.5 1.7,.3 b.01
  inside: lathe .3,.1 .55,.18 .74,.34 .72,.34 .53,.2 .3,.12 .3,.1 s28 *.46,1,2.3
  seat: box .74 .04 .2 @0,.4,.7 + box .74 .04 .2 @0,.4,-.7 + box .8 .04 .07 @0,.47,0
desk lamp, desk light, architect lamp, desk lamp with an arm, reading lamp, articulated lamp, study lamp, work lamp, desk lamp arm | .5 | metal paint #2d6a9a, joint steel, bulb light
  metal: cyl .09 .025 s24 + bar .009 -.012,.03,0 -.012,.24,-.12 s8 mir + bar .009 -.012,.24,-.12 -.012,.46,.04 s8 mir + lathe .02,.09 .026,.07 .085,0 .078,0 .02,.06 0,.09 s20 rx-40 @0,.4,.1
  joint: rodx .014 .04 @0,.035,0 + rodx .014 .04 @0,.24,-.12 + rodx .014 .04 @0,.46,.04 + bar .004 0,.06,.01 0,.22,-.08 s6
  bulb: ball .036 @0,.405,.1
cassette player, tape player, tape recorder, cassette deck, cassette recorder, boombox, ghetto blaster, walkman, radio cassette player | .32 | body rubber #33363c, panel steel, cone rubber #15161a, window glass #8fb8c8, tape plaster #f0e6d0, key paint #c4302b
  body: box .56 .24 .12 b.012 + tube .012 -.2,.23,0 -.2,.31,0 .2,.31,0 .2,.23,0 s8 + cyl .004 .14 s6 rz-30 @.2,.24,-.04
  panel: ringz .08 .008 @.19,.11,.062 mir + box .16 .12 .008 @0,.03,.06 + rodz .014 .016 s14 n3:.05,0,0 @0,.195,.064
  cone: rodz .075 .012 s24 @.19,.11,.058 mir
  tape: box .1 .05 .004 @0,.075,.066 + ringz .013 .004 6 @.024,.1,.069 mir
  key: box .018 .018 .012 n6:.024,0,0 @0,.035,.066
  white: rodz .022 .02 s14 @.19,.11,.062 mir
cassette, cassette tape, audio cassette, music cassette, tape, mixtape, audio tape | .07 | body rubber #33363c, label paint #f3e6c0, stripe paint #e07a1f, reel snow, window glass #8aa0a8
  body: box .104 .066 .012 b.003 + slab .016 -.036,0 .036,0 .03,.016 -.03,.016 b.002
  label: box .092 .038 .0135 b.001 @0,.022,0
  stripe: box .092 .006 .0142 b0 @0,.024,0
  reel: ringz .008 .003 6 s12 @.022,.04,.0072 mir
  dark: box .062 .018 .0148 b.001 @0,.031,0
videotape, vhs tape, video cassette, vhs, vhs cassette | .1 | body rubber #22242a, label paint #f6f0e0, stripe paint #c4302b, reel snow
  body: box .19 .104 .026 b.003
  label: box .06 .07 .0275 b.001 @0,.017,0
  stripe: box .06 .008 .0283 b0 @0,.07,0
  reel: rodz .022 .028 s18 @.06,.052,0 mir + ringz .008 .004 6 s12 @.06,.052,.0142 mir
floppy disk, diskette, floppy, floppy disc | .09 | body paint #2d4f9a, metal steel, label paint #f6f0e0, line paint #c4302b
  body: slab .006 -.045,0 .045,0 .045,.084 .039,.09 -.045,.09 b.001
  metal: box .05 .03 .0075 b.0005 @.004,.0605,0
  label: box .07 .046 .0072 b.0005 @0,.004,0
  line: box .06 .003 .0078 b0 n3:0,.01,0 @0,.024,0
  dark: box .01 .022 .0085 b0 @.014,.0645,0
compact disc, cd, dvd, music cd, optical disc, blu ray disc | .12 | disc silver, ring ice #c8a0f0, hole glass
  vary band .022~.03 rim .045~.05
  disc: lathe .008,-.001 .06,-.001 .06,.001 .008,.001 .008,-.001 s40 rx75 @0,.06,0
  ring: lathe band,-.0015 rim,-.0015 rim,.0015 band,.0015 band,-.0015 s40 rx75 @0,.06,0
  hole: lathe .008,-.0018 .016,-.0018 .016,.0018 .008,.0018 .008,-.0018 s30 rx75 @0,.06,0
vinyl record, record, vinyl, lp record, vinyl disc, gramophone record | .3 | disc rubber #15161a, label paint #c4302b, groove rubber #33353c
  disc: lathe .004,-.0015 .15,-.0015 .15,.0015 .004,.0015 .004,-.0015 s48 rx75 @0,.15,0
  label: lathe .005,-.0022 .05,-.0022 .05,.0022 .005,.0022 .005,-.0022 s32 rx75 @0,.15,0
  groove: ring .07 .0018 4 s40 rx75 @0,.15,0 + ring .09 .0018 4 s40 rx75 @0,.15,0 + ring .11 .0018 4 s40 rx75 @0,.15,0 + ring .13 .0018 4 s40 rx75 @0,.15,0
usb stick, flash drive, usb drive, memory stick, thumb drive, pen drive | .03 | body paint #c4302b, metal steel, dark rubber, light light #5fff8a
  body: box .05 .012 .02 b.003 @-.012,0,0 + ring .006 .0015 6 @-.042,.006,0
  metal: box .02 .007 .013 b.0008 @.022,.0025,0
  dark: box .003 .0085 .003 b0 @.026,.0022,.003 mirz
  light: ball .0018 s8 @.004,.012,0
webcam, web camera, computer camera | .09 | body rubber #22242a, lens obsidian #1a2a4a, metal steel, light light #5fff8a
  body: pill .02 .09 rz90 *1,1,.9 @.045,.065,0 + box .05 .01 .05 b.003 + box .014 .05 .014 b.004 @0,.005,0
  metal: ringz .014 .003 @0,.065,.018
  lens: rodz .013 .008 s16 @0,.065,.018 + ball .009 .009 .004 s12 @0,.065,.022
  light: ball .003 s8 @.028,.066,.018
camcorder, video camera, movie camera, film camera on a shoulder, tv camera, handycam, gopro, action camera | .16 | body rubber #2a2c32, lens obsidian #1a2a4a, metal steel, screen glass #8fc0d8, red light #ff3a2a
  body: box .08 .09 .18 b.012 @0,.02,0 + rodz .032 .07 s20 @0,.075,.12 + box .05 .02 .14 b.006 @0,.125,-.01 + box .014 .03 .02 @0,.105,.05 + box .014 .03 .02 @0,.105,-.06 + rodz .018 .05 s14 @.01,.13,-.1
  metal: ringz .03 .004 @0,.075,.155 + cyl .02 .02 s14 + ringz .032 .003 @0,.075,.13
  lens: rodz .026 .006 s18 @0,.075,.155
  screen: box .006 .06 .09 b.002 ry25 @.058,.035,.01
  red: ball .005 s8 @.03,.11,.088
photocopier, copier, copy machine, xerox machine, office copier | 1.1 | body plaster #dfe2e6, panel rubber #4a4f58, screen light #5fd0ff, paper snow, dark rubber #2a2c30
  body: box .62 .82 .56 b.02 + box .6 .06 .52 b.012 @0,1.0,-.01 + box .6 .15 .54 b.012 @0,.83,0
  panel: box .4 .05 .14 b.01 rx25 @0,.92,.3 + box .56 .012 .5 @0,.985,0
  screen: box .1 .01 .06 rx25 @-.08,.963,.31
  dark: box .54 .012 .57 n3:0,.19,0 @0,.36,0 + box .16 .03 .02 n3:0,.19,0 @0,.45,.28 + box .04 .14 .4 @.31,.66,0
  paper: box .3 .015 .36 rz18 @.42,.66,0
  green: cyl .014 .01 s10 rx25 n3:.04,0,0 @.1,.966,.31
paper shredder, shredder, document shredder | .45 | body rubber #2a2c32, head rubber #45484f, paper snow, bin glass #b8c8d0
  body: box .32 .34 .24 b.012
  head: box .34 .07 .26 b.012 @0,.33,0
  dark: box .25 .01 .02 @0,.395,0
  paper: box .21 .14 .003 @0,.37,0 rx0 + box .008 .1 .003 n12:.018,0,0 @0,.16,.13 + box .008 .08 .003 rz8 n11:.018,0,0 @0,.1,.134
  bin: box .22 .2 .02 b.004 @0,.07,.116
power strip, extension lead, multi socket, power bar, socket strip | .06 | body plaster #f0f0ec, dark rubber, red light #ff3a2a, cord rubber #e4e4e0
  body: box .34 .04 .06 b.008
  dark: cyl .018 .004 s16 n4:.06,0,0 @-.02,.037,0
  white: cyl .004 .0055 s8 n4:.06,0,0 @-.013,.0372,0 + cyl .004 .0055 s8 n4:.06,0,0 @-.027,.0372,0
  red: box .02 .012 .03 b.003 @.14,.036,0
  cord: tube .006 -.17,.02,0 -.24,.008,.03 -.22,.008,.1 -.1,.008,.1 .02,.008,.11 .05,.01,.15 s8
power socket, electrical outlet, wall socket, power outlet, plug socket, outlet, socket | .1 | plate plaster #f4f4f0, dark rubber, metal steel
  plate: slab .012 -.04,0 .04,0 .04,.1 -.04,.1 b.003 + ringz .026 .003 8 @0,.05,.006
  dark: rodz .0245 .003 s24 @0,.05,.0062
  metal: rodz .004 .004 s10 @.01,.05,.0072 mir + box .008 .004 .005 @0,.0715,.006 + box .008 .004 .005 @0,.0245,.006
plug, power plug, electric plug, electrical plug, wall plug | .07 | body rubber #26282c, metal steel, cord rubber #26282c
  body: lathe .008,0 .014,.006 .019,.03 .02,.042 0,.042 s18
  metal: cyl .0028 .024 s10 @.009,.04,0 mir
  cord: tube .0045 0,.006,0 0,-.02,.01 .03,-.04,.02 .07,-.035,.03 s8
computer system, computer setup, computer workstation, workstation, gaming pc, gaming setup, pc setup, hacker desk | 1.25 | desk wood, leg steel, body rubber #26282c, screen light #3f9fe8, key plaster #d8dce0, line light #9fffb0
  desk: box 1.4 .04 .65 b.01 @0,.72,0
  leg: box .05 .72 .05 @.64,0,.27 mir mirz + box .04 .3 .04 @.1,.75,-.2 + box .2 .015 .16 @.1,.755,-.18
  body: box .7 .42 .04 b.01 @.1,.84,-.18 + box .2 .44 .42 b.01 @-.52,.755,-.02 + box .42 .02 .14 b.006 @.08,.758,.14 + box .05 .025 .08 b.012 @.42,.758,.15
  screen: box .64 .36 .006 @.1,.87,-.158 + ringz .05 .008 @-.52,1.04,.192 + ringz .05 .008 @-.52,.9,.192
  key: box .022 .008 .022 b.003 n12:.031,0,0 @.08,.776,.11 + box .022 .008 .022 b.003 n12:.031,0,0 @.08,.776,.14 + box .022 .008 .022 b.003 n12:.031,0,0 @.08,.776,.17
  line: box .2 .016 .004 n4:0,.05,0 @-.06,1.06,-.153 + box .14 .016 .004 @.24,1.13,-.153
three screens, three monitors, triple monitor, wall of screens, monitor wall, multiple screens, security monitors, bank of monitors | .75 | body rubber #26282c, screen light #3f9fe8, metal steel, line light #c8f0ff
  body: box .56 .36 .035 b.008 @0,.28,0 + box .56 .36 .035 b.008 @.29,0,.0 ry-28 @.26,.28,.02 + box .56 .36 .035 b.008 @-.29,0,.0 ry28 @-.26,.28,.02 + box .24 .28 .14 b.02 @0,.02,-.06
  screen: box .51 .31 .006 @0,.305,.019 + box .51 .31 .006 @.29,.025,.019 ry-28 @.26,.28,.02 + box .51 .31 .006 @-.29,.025,.019 ry28 @-.26,.28,.02
  metal: box .5 .02 .26 b.006 + box .9 .03 .03 @0,.44,-.06
  line: box .34 .014 .004 n4:0,.06,0 @0,.45,.024 + box .3 .014 .004 n3:0,.08,0 @.29,.17,.024 ry-28 @.26,.28,.02 + box .3 .014 .004 n3:0,.08,0 @-.29,.17,.024 ry28 @-.26,.28,.02
wall display, wall screen, wall monitor, display wall, wall panel with a screen, wall computer, display, display wall wide, info screen, information screen, departure board | 1.1 | panel steel #7a838c, frame rubber #2a2e36, screen light #2fa8d8, line light #bff4ff
  panel: box 1.6 1.1 .14 b.02
  frame: box 1.34 .78 .04 b.012 @0,.22,.07 + box .3 .08 .05 b.01 n3:.42,0,0 @0,.07,.07
  screen: box 1.26 .7 .01 @0,.26,.09
  line: box .4 .04 .008 n5:0,.1,0 @-.36,.59,.096 + box .06 .2 .008 @.1,.34,.096 + box .06 .32 .008 @.2,.34,.096 + box .06 .26 .008 @.3,.34,.096 + box .06 .42 .008 @.4,.34,.096 + ringz .09 .014 @.34,.84,.096
keypad, key pad, number pad, code lock, door keypad, pin pad, code panel | .2 | body steel #6a727c, key plaster #e4e8ec, screen light #5fff8a, red light #ff3a2a
  body: slab .04 -.065,0 .065,0 .065,.2 -.065,.2 b.01
  screen: box .1 .036 .044 b.002 @0,.148,0
  key: box .026 .022 .05 b.004 n3:.034,0,0 @0,.11,0 + box .026 .022 .05 b.004 n3:.034,0,0 @0,.08,0 + box .026 .022 .05 b.004 n3:.034,0,0 @0,.05,0 + box .026 .022 .05 b.004 @0,.02,0
  red: box .026 .022 .05 b.004 @.034,.02,0
  green: box .026 .022 .05 b.004 @-.034,.02,0
game boy, gameboy, handheld console, handheld game console, portable console, nintendo, handheld game | .15 | body plaster #d8d4c8, panel rubber #5a6068, screen plant #9bb82a, cross rubber #22242a, button petal #a02a5a
  body: slab .026 -.045,0 .035,0 .045,.01 .045,.15 -.045,.15 b.004
  panel: box .074 .06 .028 b.002 @0,.08,0
  screen: box .046 .042 .0295 b.001 @0,.089,0
  cross: box .024 .008 .032 b.001 @-.023,.048,0 + box .008 .024 .0318 b.001 @-.023,.04,0 + box .012 .004 .03 b.001 rz25 n2:.018,0,0 @0,.014,0
  button: rodz .0062 .033 s14 @.029,.056,0 + rodz .0062 .033 s14 @.014,.048,0
game console, video game console, nes, retro console, playstation, video game system | .1 | body plaster #d0ccc4, dark rubber #2a2c30, red paint #c4302b, cart rubber #55595f
  body: box .26 .07 .2 b.01
  dark: box .262 .016 .06 b.002 @0,.03,.072 + box .13 .012 .09 b.002 @.04,.066,-.02 + box .11 .014 .05 b.006 @-.02,.0,.2 + tube .003 -.02,.01,.17 .02,.01,.14 .06,.03,.1 s6
  cart: box .1 .05 .02 b.003 @.04,.06,-.02
  red: box .026 .012 .006 b.002 @-.09,.02,.1 + cyl .007 .006 s10 @.02,.012,.2 + box .05 .02 .0215 b.001 @.04,.08,-.02
walkman player, ipod, audio player, portable music player, music player | .11 | body plaster #f0f0ee, screen light #a8d8f0, wheel paint #d4d6d8, cord snow
  body: slab .012 -.03,0 .03,0 .03,.1 -.03,.1 b.004
  screen: box .046 .034 .0135 b.001 @0,.058,0
  wheel: ringz .015 .006 @0,.028,.005 + rodz .007 .014 s14 @0,.028,0
  cord: tube .0018 .015,.1,0 .03,.13,0 .06,.11,.01 .07,.05,.01 s6 + tube .0018 .015,.1,0 .0,.14,0 -.05,.12,.01 -.06,.06,.01 s6 + ball .007 s10 @.07,.046,.012 + ball .007 s10 @-.06,.056,.012
smart watch, smartwatch, digital watch, fitness tracker | .22 | strap rubber #22242a, body steel, screen light #3fd08a, mark snow
  strap: slab .004 -.013,-.1 .013,-.1 .016,.1 -.016,.1 b.001 *1,1,1 bendzy-2
  body: box .036 .042 .012 b.004 @0,-.021,-.013
  screen: box .03 .036 .0135 b.001 @0,-.018,-.013
  mark: word 12 .012 .015 @-.007,-.006,-.012 + word 30 .012 .015 @.007,-.006,-.012
graphics card, gpu, video card, expansion card | .12 | board plant #2a6a3a, body rubber #26282c, fan rubber #45484f, metal steel, gold
  board: box .26 .11 .006 @0,0,-.016
  body: box .25 .1 .03 b.006 @0,.005,.004
  metal: box .006 .12 .05 @-.13,-.006,0 + ringz .04 .004 @.06,.055,.019 mir
  fan: rodz .038 .008 s24 @.06,.055,.017 mir
  dark: box .07 .007 .003 b0 rz0 @.06,.0515,.0215 mir + box .007 .07 .0032 b0 @.06,.02,.0215 mir + box .07 .007 .0031 b0 rz45 @.062,.0525,.0215 mir
  gold: box .1 .012 .004 @-.03,-.01,-.016
processor, cpu, computer chip, microchip, cpu chip | .012 | board plant #2a7a4a, lid steel, gold, mark paint #4a4f55
  board: box .05 .003 .05 b.0005 @0,.003,0
  lid: box .036 .005 .036 b.002 @0,.006,0
  gold: cyl .0008 .003 s6 n10:.0046,0,0 @0,0,.021 mirz + cyl .0008 .003 s6 n10:.0046,0,0 @0,0,.016 mirz + slab .0036 -.022,-.022 -.018,-.022 -.022,-.018 b0 rx-90 @0,.0046,0
  mark: box .02 .0004 .003 b0 n3:0,0,.007 @0,.0109,0
detail plate, details plate, hull plate, wall plate, plate detail, details plate large, detail plate large, space hull plate | 1 | plate steel #98a2ac, frame iron #4a525c, trim paint #e07a2c, bolt steel #d8dee4
  frame: slab .08 -.5,.1 -.4,0 .4,0 .5,.1 .5,.9 .4,1 -.4,1 -.5,.9 b.02
  plate: slab .14 -.42,.14 -.34,.06 -.05,.06 .02,.13 .42,.13 .42,.86 .34,.94 -.34,.94 -.42,.86 b.025 + box .5 .26 .17 b.03 @-.08,.5,0
  trim: box .34 .05 .17 b.01 @.2,.2,0 + box .06 .26 .17 b.01 @.3,.5,0 + box .3 .03 .18 b.005 n3:0,.07,0 @-.08,.615,0
  bolt: rodz .03 .18 s6 n2:.74,0,0 n2:0,.7,0 @0,.5,0 + rodz .025 .17 s6 @.0,.22,0 + rodz .025 .17 s6 @0,.86,0
detail output, details output, output socket, output detail, details output small, detail output small, space output socket | .6 | plate steel #98a2ac, ring iron #4a525c, light light #4fd0ff, trim paint #e07a2c, bolt steel #d8dee4
  plate: slab .1 -.5,.14 -.36,0 .36,0 .5,.14 .5,.86 .36,1 -.36,1 -.5,.86 b.025
  ring: lathe .2,.0 .4,.0 .4,.14 .34,.22 .25,.22 .2,.1 .2,.0 s24 rx90 @0,.5,.02
  light: rodz .21 .14 s24 b.01 @0,.5,.02 + box .1 .05 .14 b.01 @-.34,.9,0 + box .1 .05 .14 b.01 @.34,.9,0
  ring: rodz .1 .26 s16 b.02 @0,.5,.02 + box .4 .04 .2 @0,.48,.02 + box .04 .4 .2 @0,.3,.02
  trim: rodz .055 .3 s12 b.01 @0,.5,.02 + box .36 .06 .13 b.01 @0,.03,0
  bolt: rodz .035 .14 s6 n2:.78,0,0 n2:0,.6,0 @0,.5,0
detail basic, details basic, basic detail, plain wall detail, basic hull detail, sci fi wall detail | .6 | plate steel #98a2ac, frame iron #4a525c, trim paint #e07a2c, bolt steel #d8dee4
  frame: slab .08 -.6,.1 -.5,0 .5,0 .6,.1 .6,.5 .5,.6 -.5,.6 -.6,.5 b.02
  plate: box 1 .42 .13 b.02 @0,.09,0 + box .4 .2 .19 b.03 @-.22,.2,0 + box .3 .1 .17 b.02 @.28,.32,0
  trim: box .3 .05 .16 b.01 @.28,.18,0
  bolt: rodz .025 .15 s6 n2:.86,0,0 n2:0,.3,0 @0,.3,0
detail dots, details dots, dots detail, dotted plate, dotted detail plate, plate with dots | .6 | plate steel #98a2ac, frame iron #4a525c, dot paint #e07a2c
  frame: slab .08 -.6,.1 -.5,0 .5,0 .6,.1 .6,.5 .5,.6 -.5,.6 -.6,.5 b.02
  plate: slab .12 -.54,.12 -.47,.05 .47,.05 .54,.12 .54,.48 .47,.55 -.47,.55 -.54,.48 b.02
  dot: rodz .05 .17 s16 b.015 n5:.2,0,0 n3:0,.16,0 @0,.3,0
detail hexagon, details hexagon, hexagon detail, hexagon plate, hexagonal plate, hexagon wall plate | .9 | plate steel #98a2ac, frame iron #4a525c, mark paint #e07a2c, light light #4fd0ff
  frame: rodz .46 .08 s6 rz30 @0,.44,0
  plate: rodz .4 .12 s6 b.02 rz30 @0,.44,0
  mark: rodz .28 .16 s6 b.02 rz30 @0,.44,0
  frame: rodz .2 .18 s6 b.01 rz30 @0,.44,0
  light: rodz .13 .2 s6 b.01 rz30 @0,.44,0
detail arrow, details arrow, arrow detail, arrow plate, wall arrow plate, plate with an arrow | .6 | plate steel #98a2ac, frame iron #4a525c, mark paint #e07a2c, bolt steel #d8dee4
  frame: slab .08 -.7,.1 -.6,0 .6,0 .7,.1 .7,.5 .6,.6 -.6,.6 -.7,.5 b.02
  plate: slab .12 -.64,.12 -.57,.05 .57,.05 .64,.12 .64,.48 .57,.55 -.57,.55 -.64,.48 b.02
  mark: slab .18 -.45,.22 .08,.22 .08,.1 .48,.3 .08,.5 .08,.38 -.45,.38 b.02
  bolt: rodz .025 .15 s6 n2:1.1,0,0 n2:0,.36,0 @0,.3,0
detail vent, details vent, vent detail, wall vent plate, vent plate, sci fi vent, hull vent | .7 | plate steel #98a2ac, frame iron #4a525c, slat steel #c0c8d0, trim paint #e07a2c, dark rubber #14161a
  frame: slab .1 -.6,.1 -.5,0 .5,0 .6,.1 .6,.6 .5,.7 -.5,.7 -.6,.6 b.02
  plate: box .12 .54 .16 b.02 @.44,.08,0 mir + box .8 .1 .16 b.02 @0,.06,0 + box .8 .1 .16 b.02 @0,.54,0
  dark: box .8 .4 .11 b0 @0,.15,0
  slat: box .8 .03 .1 b.005 rx35 n5:0,.08,0 @0,.345,.03
  trim: box .3 .05 .18 b.01 @0,.085,0 + rodz .025 .18 s6 n2:.88,0,0 n2:0,.44,0 @0,.35,0
detail pipes, details pipes, pipes detail, details pipes long, details pipes medium, details pipes small, wall pipes plate | .8 | plate steel #98a2ac, frame iron #4a525c, pipe copper, clamp steel #d8dee4
  frame: slab .08 -.8,.1 -.7,0 .7,0 .8,.1 .8,.7 .7,.8 -.7,.8 -.8,.7 b.02
  plate: slab .11 -.74,.12 -.67,.05 .67,.05 .74,.12 .74,.68 .67,.75 -.67,.75 -.74,.68 b.02
  pipe: tube .05 -.6,.62,.02 -.6,.62,.12 -.4,.62,.14 .2,.62,.14 .4,.6,.14 .42,.4,.14 .42,.2,.14 .42,.2,.02 s10 + tube .05 -.6,.42,.02 -.6,.42,.12 -.4,.42,.14 .1,.42,.14 .22,.38,.14 .24,.2,.14 .24,.2,.02 s10 + tube .05 -.6,.22,.02 -.6,.22,.12 -.4,.22,.14 .04,.22,.14 .06,.22,.02 s10
  clamp: box .08 .6 .12 b.02 @-.3,.1,.06 + box .3 .08 .12 b.02 @.33,.3,.06
planet display table, table display planet, hologram table, holo table, planet hologram table, table with a hologram, display table planet | 1.7 | table steel #6a737e, ring paint #e8ecee, planet light #4fb0ff, land light #5affb0, glow light #9fe0ff, trim paint #e07a2c
  table: lathe 0,0 .6,0 .64,.06 .4,.12 .3,.3 .32,.6 .7,.76 .74,.8 .74,.86 0,.86 s24
  ring: ring .7 .05 8 s32 @0,.86,0 + lathe .3,.3 .36,.3 .38,.56 .32,.56 .3,.3 s24
  trim: box .2 .06 .1 b.01 @0,.8,.72 o4
  glow: cyl .5 .02 s32 b0 @0,.86,0 + lathe .02,.87 .04,.87 .2,1.02 .18,1.02 s20 + cyl .012 .4 s8 @0,.87,0
  planet: ball .38 s26 @0,1.28,0 + lathe .5,-.01 .62,-.01 .62,.01 .5,.01 .5,-.01 s36 rz16 @0,1.28,0 + bar .01 -.62,1.11,0 .62,1.45,0 s5
  land: slab .02 -.2,.16 0,.26 .16,.16 .1,0 .14,-.16 0,-.26 -.08,-.1 -.22,.02 b0 *.8,.8,1 @0,0,.4 ry18 @0,1.3,0 layc + slab .02 -.1,.1 .08,.12 .1,-.06 -.06,-.12 b0 @0,0,.4 ry-50 @0,1.2,0 layc
corner console, console corner, control console corner, corner control panel, l shaped console, curved console | 1.2 | body paint #c9ced4, panel rubber #2a2f36, screen light #4fb0ff, red paint #d1202a, green light #5aff8a, trim paint #e07a2c
  body: plan .8 -1.2,-1.2 1.2,-1.2 1.2,-.5 .2,-.5 -.5,.2 -.5,1.2 -1.2,1.2 b.03 + plan .4 -1.2,-1.2 1.2,-1.2 1.2,-.95 -.1,-.95 -.95,-.1 -.95,1.2 -1.2,1.2 b.02 @0,.78,0
  panel: plan .04 -1.1,-.92 .9,-.92 1.1,-.56 .18,-.56 -.56,.18 -.56,1.1 -.92,.9 -.92,-.2 -.2,-.92 b0 @0,.79,0
  screen: box .8 .24 .03 b0 @.62,.88,-.94 + box .03 .24 .8 b0 @-.94,.88,.62 + box .8 .28 .03 b0 ry45 @-.52,.86,-.52
  red: cyl .04 .04 s12 n3:.14,0,0 @.5,.825,-.68 + cyl .04 .04 s12 n3:0,0,.14 @-.68,.825,.5
  green: cyl .03 .03 s10 n3:.12,0,0 @.9,.825,-.68 + cyl .03 .03 s10 n3:0,0,.12 @-.68,.825,.9 + box .3 .03 .1 b.01 ry45 @-.28,.82,-.28
  trim: plan .1 -1.22,-1.22 1.22,-1.22 1.22,-.48 .2,-.48 -.48,.2 -.48,1.22 -1.22,1.22 b.01 @0,.1,0
console screen, screen console, console with a screen, standing screen console, control screen, terminal screen | 1.7 | body paint #c9ced4, screen light #4fb0ff, frame steel #5a636e, trim paint #e07a2c, panel rubber #2a2f36, red paint #d1202a
  body: side .9 -.3,0 .3,0 .26,.1 .1,.2 .1,.7 .36,.8 .36,.88 -.2,.98 -.2,.1 b.03
  frame: box 1.4 .8 .1 b.04 rx-6 @0,.9,-.14 + box .3 .4 .12 b.03 @0,.6,-.16
  screen: box 1.26 .66 .02 b0 rx-6 @0,.97,-.085
  trim: box .92 .08 .5 b.02 @0,0,.02 + box 1.42 .06 .12 b.02 rx-6 @0,.87,-.135
  panel: box .8 .03 .26 b.01 rx14 @0,.85,.2
  red: cyl .03 .03 s10 n3:.1,0,0 rx14 @.2,.875,.2 + bar .012 .3,1.34,-.1 .3,1.5,-.12 s4
  line.body: bar .012 -.5,1.2,-.08 -.3,1.3,-.09 -.1,1.16,-.08 .1,1.36,-.1 .3,1.24,-.09 .5,1.4,-.1 s4
teleporter bottom, teleporter base, teleport base, bottom of a teleporter, teleporter floor pad, steampunk teleporter bottom | .7 | base bronze, iron iron #3a3d42, glow light #53d0ff, gear copper
  base: cyl 1.2 .2 s24 b.04 + cyl 1.05 .2 s24 b.04 @0,.18,0 + bar .12 1,.2,0 1.2,.6,0 s8 o3:30 + ball .15 s10 @0,.6,1.2 o3:120
  iron: lathe .7,.36 .9,.36 .9,.46 .7,.46 .7,.36 s28 + box .3 .3 .2 b.03 @0,.04,1.1 o6
  glow: cyl .7 .06 s28 b0 @0,.37,0 + ring .5 .03 6 s28 @0,.45,0
  gear: gear 10 .22 .07 @.3,.24,1.14 o3
detail triangles, details triangles, triangles detail, triangle plate, three triangles plate, detail triangle plate | .5 | plate steel #98a2ac, frame iron #4a525c, mark paint #e07a2c
  frame: slab .07 -.75,.08 -.67,0 .67,0 .75,.08 .75,.52 .67,.6 -.67,.6 -.75,.52 b.015
  plate: slab .11 -.7,.1 -.64,.05 .64,.05 .7,.1 .7,.5 .64,.55 -.64,.55 -.7,.5 b.015
  mark: slab .18 -.16,.12 -.16,.48 .18,.3 b.02 n3:.42,0,0 @0,0,0
  frame: rodz .02 .14 s6 n2:1.28,0,0 n2:0,.36,0 @0,.3,0
detail cylinder, details cylinder, details cylinder long, cylinder detail, detail cylinder long, wall cylinder | .5 | tank steel #b4bcc4, ring iron #4a525c, light light #4fd0ff, trim paint #e07a2c
  ring: box 1.5 .5 .06 b.015 @0,0,-.2 + box .14 .36 .24 b.02 n2:.9,0,0 @0,.07,-.1
  tank: rodx .19 1.3 s22 b.04 @0,.25,.05
  ring: rodx .215 .1 s22 b.015 n2:.9,0,0 @0,.25,.05 + rodx .2 .03 s22 n4:.09,0,0 @0,.25,.05 + rodx .1 1.44 s16 b.02 @0,.25,.05
  trim: rodx .207 .06 s22 b.01 n2:1.14,0,0 @0,.25,.05
  light: box .1 .05 .03 n4:.13,0,0 @0,.04,-.17 + rodx .06 1.48 s12 b.01 @0,.25,.05
props vessel, sci fi vessel, vessel short, vessel tall, props vessel short, props vessel tall, space vessel container, sci fi storage vessel | 1.5 | body steel #c4ccd4, ring iron #4a525c, glow light #5affa0, trim paint #e07a2c
  ring: lathe .38,0 .4,.06 .4,.16 .34,.22 s24 + lathe .34,1.16 .4,1.22 .4,1.32 .3,1.42 s24 + cyl .14 .1 s16 b.02 @0,1.4,0 + ringx .1 .025 6 s16 @0,1.5,0
  body: lathe .34,.2 .34,.46 .3,.5 s24 + lathe .3,.9 .34,.94 .34,1.18 s24 + box .1 .5 .08 b.02 @0,.45,.29 o4:45
  glow: cyl .27 .46 s24 b0 @0,.47,0 + box .14 .05 .03 @0,1.06,.33
  trim: cyl .35 .05 s24 b.01 @0,.3,0 + cyl .35 .05 s24 b.01 @0,1.02,0 + box .14 .14 .06 b.02 @0,.06,.38 o4
props capsule, sci fi capsule, specimen capsule, glass capsule, energy capsule, capsule props, capsule container | 1.8 | frame snow #d8dee4, base iron #4a525c, glass glass #8fe0ff, core light #4fd0ff, trim paint #e07a2c
  base: cyl .52 .14 s8 b.03 + cyl .44 .14 s24 b.02 @0,.14,0 + cyl .3 .1 s24 b.02 @0,1.62,0
  frame: lathe .42,.26 .46,.34 .46,.44 .36,.5 s24 + lathe .36,1.3 .46,1.36 .46,1.46 .36,1.62 .2,1.68 s24 + box .06 .9 .06 b.01 @0,.45,.4 o4:45
  glass: pill .38 1.1 s20 @0,.36,0
  core: pill .13 .66 s16 @0,.56,0 + box .16 .06 .04 @0,.38,.44 o4
  trim: cyl .475 .05 s24 b.01 @0,.37,0 + cyl .475 .05 s24 b.01 @0,1.39,0
long sci fi crate, props crate long, long props crate, long crate, crate long, sci fi crate long, props crate, long space crate | .7 | body paint #6a7680, frame iron #3a4048, trim paint #e07a2c, light light #4fd0ff
  body: box 1.84 .56 .72 b.05 @0,.07,0 + box .46 .1 .6 b.02 n3:.58,0,0 @0,.6,0
  frame: box .14 .7 .82 b.04 @.9,0,0 mir + box .12 .66 .8 b.03 @.3,.01,0 mir + box 1.9 .1 .82 b.02 + box 1.9 .05 .04 b.01 @0,.44,.37 mirz
  trim: box .34 .12 .06 b.02 @0,.22,.36 mirz + box .3 .06 .05 b.01 n2:1.18,0,0 @0,.26,.36 mirz + box .06 .3 .3 b.02 @.96,.2,0 mir
  light: box .2 .04 .07 @0,.34,.36 mirz + box .04 .1 .84 n2:1.8,0,0 @0,.5,0
propane tank, propane, propane cylinder, propane bottle, gas bottle, bbq gas tank, lpg tank, camping gas tank, butane tank | .5 | tank paint #e9e7e2, valve gold, collar paint #e9e7e2, red paint #d1202a
  tank: lathe .13,.04 .15,.1 .155,.2 .15,.32 .11,.38 .05,.4 0,.4 ~ s26 + lathe .11,0 .13,0 .13,.06 .11,.06 .11,0 s26
  collar: lathe .09,.38 .1,.38 .1,.5 .09,.5 .09,.38 s26
  hole.dark: box .08 .05 .22 b.01 @0,.43,0
  valve: cyl .024 .08 s12 @0,.39,0 + rodz .014 .06 s10 @0,.44,.04 + cyl .034 .02 s12 @0,.465,0
  red: lathe .1535,.17 .158,.17 .158,.24 .1535,.24 .1535,.17 s26 + slab .008 0,.0 .022,.02 .014,.03 .012,.05 0,.065 -.012,.045 -.018,.03 -.022,.02 b.001 @0,.275,.152
jumbotron, stadium screen, screen jumbotron, big screen, giant screen, scoreboard screen, screen rounded jumbotron, screen sharp jumbotron, concert screen | 6 | frame paint #23262e, screen light #2f7fd8, metal steel #6a7078, text light #f4f8ff, accent light #f2c21c
  frame: box 6 3.4 .6 b.06 @0,2.4,0 + box 6.2 .2 .8 b.04 @0,5.7,0
  screen: box 5.5 2.9 .06 b0 @0,2.65,.29
  text: word 2:1 1 .04 @0,4.2,.33 + word live .36 .04 @-1.9,5.05,.33
  accent: box 5.5 .34 .02 b0 @0,2.72,.325 + ball .12 .12 .03 s12 @-2.6,5.05,.33
  metal: box .4 2.5 .4 @1.8,0,0 mir + bar .08 1.8,.2,0 -1.8,2.4,0 s6 + bar .08 -1.8,.2,0 1.8,2.4,0 s6 + box 1.2 .16 1.4 b.03 @1.8,0,0 mir + box .3 .3 .4 @2.2,5.85,.2 mir + box .3 .3 .4 @.8,5.85,.2 mir
fidget spinner, spinner, hand spinner, fidget toy | .09 | body paint #2d8fd8, metal steel, ring rubber #23262e
  body: rodz .02 .012 s20 @0,.044,0
  arm.body: 3*slab .012 -.016,0 .016,0 .02,.036 -.02,.036 b.002 rz120i @0,.044,0 + 3*rodz .022 .012 s20 @0,.034,0 rz120i @0,.044,0
  metal: 3*rodz .012 .015 s18 @0,.034,0 rz120i @0,.044,0 + rodz .015 .018 s20 @0,.044,0
  ring: 3*rodz .006 .016 s14 @0,.034,0 rz120i @0,.044,0 + rodz .006 .019 s14 @0,.044,0
health bar, life bar, hp bar, energy bar icon, healthbar, health meter | .5 | frame paint #23262e, fill light #e0303a, heart paint #e0303a, empty rubber #3a3e48, shine snow
  frame: box 2 .36 .12 b.05 @.1,.07,0
  fill: box 1.2 .22 .08 b.03 @-.14,.14,.035
  empty: box .56 .22 .05 b.02 @.74,.14,.035
  heart: slab .2 0,0 .2,.2 .25,.32 .2,.44 .1,.47 0,.38 -.1,.47 -.2,.44 -.25,.32 -.2,.2 b.04 @-.95,.02,.02
  shine: box 1.1 .03 .02 b0 @-.14,.3,.075 + ball .04 .06 .02 s10 rz30 @-1.07,.36,.125
healing pad, heal pad, healing station, health pad, healing platform, medical pad, pad healing | .6 | base steel #5a626a, glow light #5aff8a, cross snow, trim paint #e9eaf0
  base: cyl .9 .12 .8 s32 + ring .82 .05 s32 @0,.12,0
  glow: cyl .7 .03 s32 b0 @0,.12,0 + ring .5 .012 6 s30 @0,.24,0 + ring .38 .01 6 s30 @0,.4,0 + bar .008 .5,.14,0 .5,.24,0 .38,.4,0 s4 o4:45
  cross: box .56 .05 .18 b.01 @0,.13,0 + box .18 .05 .56 b.01 @0,.13,0 + box .1 .26 .05 b.008 @0,.28,0 + box .26 .1 .05 b.008 @0,.36,0 + box .03 .2 .03 b0 @0,.14,0
  trim: box .2 .16 .16 b.03 @0,0,.84 o4
respawn pad, spawn pad, respawn point, spawn point, spawn platform, respawn platform, pad respawn | 1.4 | base paint #3a4250, glow light #3fa8ff, trim steel, arrow light #bfe6ff
  base: cyl .9 .14 .82 s32 + box .3 .1 .3 b.03 @0,0,.86 o4
  glow: ring .66 .03 6 s32 @0,.15,0 + ring .6 .012 6 s30 @0,.5,0 + ring .5 .012 6 s30 @0,.85,0 + ring .4 .012 6 s30 @0,1.2,0 + bar .01 .66,.15,0 .6,.5,0 .5,.85,0 .4,1.2,0 s4 o3:30
  trim: cyl .5 .02 s30 b.004 @0,.14,0
  arrow: tube .04 .2,.17,-.12 .24,.17,.02 .14,.17,.18 -.06,.17,.22 -.22,.17,.12 -.24,.17,-.06 -.14,.17,-.2 s8 + slab .03 0,0 .12,.06 0,.16 b0 rx90 ry60 @-.14,.18,-.24 + slab .05 0,.36 .12,.22 .05,.22 .05,.0 -.05,0 -.05,.22 -.12,.22 b.006 @0,.15,0
confetti, pile of confetti, confetti burst, confetti cannon, party confetti, confetti popper, party popper | .5 | cone paint #8a3fd8, red paint #e0303a, yellow paint #f2c21c, blue paint #2d8fd8, green paint #3fae4a
  cone: lathe 0,0 .02,.0 .09,.2 .09,.215 0,.2 s20 rz-20 @-.05,0,0
  band.yellow: lathe .034,.05 .038,.05 .054,.09 .05,.09 .034,.05 s20 rz-20 @-.05,0,0 + lathe .07,.14 .074,.14 .088,.18 .084,.18 .07,.14 s20 rz-20 @-.05,0,0
  red: tube .008 .02,.19,0 .06,.3,.02 .02,.36,.03 .08,.42,.02 .05,.5,.0 s5 + slab .004 -.02,-.014 .02,-.014 .02,.014 -.02,.014 b0 rx40 ry30 @.062,.3,.03 + slab .004 -.02,-.014 .02,-.014 .02,.014 -.02,.014 b0 rx-30 ry70 @.05,.5,.005 + slab .004 -.02,-.014 .02,-.014 .02,.014 -.02,.014 b0 rx-80 @.2,.007,.12
  blue: tube .008 .04,.19,.02 .14,.26,.03 .12,.33,.04 .2,.36,.03 .22,.44,.02 s5 + slab .004 -.02,-.014 .02,-.014 .02,.014 -.02,.014 b0 rx60 @.22,.44,.02 + slab .004 -.02,-.014 .02,-.014 .02,.014 -.02,.014 b0 rx20 ry-40 @.12,.33,.05 + slab .004 -.02,-.014 .02,-.014 .02,.014 -.02,.014 b0 rx-80 ry40 @.1,.008,.16
  yellow: tube .008 .0,.2,0 -.02,.28,.02 -.07,.33,.01 -.06,.4,0 -.12,.45,.01 s5 + star 5 .03 .013 .006 rz20 @-.12,.46,.01 + star 5 .026 .011 .006 @-.07,.33,.02 + slab .004 -.02,-.014 .02,-.014 .02,.014 -.02,.014 b0 rx-80 ry70 @-.16,.008,.1
  green: tube .008 .06,.18,.02 .17,.19,.05 .2,.25,.05 .28,.26,.03 .3,.32,.02 s5 + star 5 .028 .012 .006 @.3,.33,.02 + slab .004 -.02,-.014 .02,-.014 .02,.014 -.02,.014 b0 rx50 ry20 @.2,.25,.06 + slab .004 -.02,-.014 .02,-.014 .02,.014 -.02,.014 b0 rx-84 @.24,.002,.04
plasma bolt, plasma ball, plasma projectile, plasma shot, plasma, plasma blast, bolt plasma, ball plasma | .4 | plasma light #7a4aff, arc light #4fd8ff, core light #f2e6ff
  plasma: lathe 0,-.17 .08,-.155 .15,-.08 .17,0 .14,.12 .09,.26 .05,.42 0,.62 ~ s24 wave5:.06 rx-90 @0,.19,.1 ry90
  core: tube .034>.028>.004 .1,.27,.06 .1,.27,-.1 .08,.3,-.38 s8 ry90 + tube .034>.028>.004 .13,.16,.06 .11,.14,-.12 .1,.08,-.42 s8 ry90 + tube .034>.028>.004 -.1,.27,.06 -.1,.27,-.1 -.08,.3,-.38 s8 ry90 + tube .034>.028>.004 -.13,.16,.06 -.11,.14,-.12 -.1,.08,-.42 s8 ry90 + tube .03>.024>.004 0,.34,.06 0,.32,-.1 0,.38,-.32 s8 ry90
  arc: tube .014>.014>.01>.004 .17,.19,.1 .12,.31,.08 0,.36,.02 -.12,.3,-.04 -.15,.19,-.08 -.1,.1,-.16 0,.07,-.24 .06,.1,-.36 s6 ry90 + tube .014>.014>.01>.004 -.17,.19,.14 -.12,.07,.14 0,.02,.1 .12,.08,.04 .14,.19,-.02 .1,.28,-.12 0,.3,-.2 -.07,.28,-.34 s6 ry90
plasma globe, plasma lamp, plasma sphere, tesla lamp, lightning ball, lightning globe | .34 | base rubber #22242a, glass glass #b8c8ff, arc light #c86aff, core light #ffd0ff, trim steel
  base: lathe 0,0 .1,0 .1,.02 .085,.06 .06,.09 .05,.11 0,.11 s26
  glass: ball .12 s26 @0,.22,0
  trim: ring .053 .008 8 s24 @0,.11,0 + ring .1 .004 6 s26 @0,.02,0 + cyl .01 .1 s8 @0,.1,0
  core: ball .026 s14 @0,.22,0
  arc: tube .005>.003 0,.22,0 .04,.25,.01 .05,.3,.03 .07,.31,.035 s5 o3 + tube .005>.003 0,.22,0 .05,.21,.02 .07,.24,.04 .11,.23,.035 s5 o3:40 + tube .005>.003 0,.22,0 .03,.19,.02 .07,.18,.0 .1,.16,.02 s5 o3:80 + tube .005>.003 0,.22,0 -.01,.27,.01 .01,.3,0 .005,.336,0 s5
phone charger, charger, wall charger, usb charger, charger plug, charging plug, power adapter, power adaptor, charger phone, charger wall | .07 | body plaster #eef0f2, prong steel, cable plaster #d8dce0
  body: box .05 .05 .05 b.008 @0,0,0
  prong: box .002 .012 .024 b0 @.011,.03,-.036 mir
  cable: tube .0032 0,.025,.025 0,.025,.05 .02,.006,.07 .06,.0035,.05 .07,.0035,.01 .05,.0035,-.03 .08,.0035,-.05 .12,.0035,-.02 .13,.0035,.03 s8 + box .012 .008 .018 b.003 rx0 @.13,0,.036
  plug.prong: box .008 .004 .012 b0 @.13,.002,.05
  port.dark: box .016 .008 .004 b0 @0,.021,.0236
motion sensor, sensor, motion detector, alarm sensor, wall sensor, sensor motion, presence sensor, infrared sensor, detector sensor | .14 | body plaster #eef0f2, lens plaster #aebac4, bracket steel #8a929a, red light #ff3a2a
  body: slab .05 -.035,.02 .035,.02 .042,.05 .042,.12 .03,.14 -.03,.14 -.042,.12 -.042,.05 b.01
  lens: lathe 0,0 .03,.0 .027,.014 .014,.024 0,.027 ~ s22 rx90 @0,.07,.024 + ring .031 .004 6 s22 rx90 @0,.07,.025
  line.dark: ring .0285 .0012 5 s22 rx90 @0,.07,.034 + ring .0205 .0012 5 s20 rx90 @0,.07,.0435 + ring .011 .0012 5 s16 rx90 @0,.07,.0495
  red: ball .006 s10 @0,.122,.025
  bracket: box .06 .03 .012 b.003 @0,0,-.05 + bar .009 0,.015,-.046 0,.05,-.02 s8 + box .02 .03 .03 b.004 @0,.04,-.03
button panel, panel with buttons, panel buttons, buttons panel, control buttons, button board, push button panel, panel of buttons | .6 | plate steel #6f7882, frame rubber #23262b, red light #ff4030, green light #40e070, yellow light #ffd040, blue light #40a0ff
  plate: box .8 .6 .08 b.02
  frame: box .7 .5 .03 b.01 @0,.05,.035
  screw.plate: rodz .016 .02 s8 n2:.74,0,0 n2:0,.54,0 @0,.3,.04
  red: rodz .045 .05 s16 b.008 n2:.15,0,0 @-.15,.43,.06 + rodz .07 .06 s18 b.01 @.24,.15,.06
  green: rodz .045 .05 s16 b.008 @.075,.43,.06 + rodz .045 .05 s16 b.008 n2:.15,0,0 @-.15,.3,.06
  yellow: rodz .045 .05 s16 b.008 @.225,.43,.06 + box .1 .05 .04 b.008 n3:.14,0,0 @-.14,.15,.06
  blue: rodz .045 .05 s16 b.008 n2:.15,0,0 @.15,.3,.06
  rims.plate: ringz .05 .008 6 s16 n4:.15,0,0 @0,.43,.05 + ringz .05 .008 6 s16 n4:.15,0,0 @0,.3,.05 + ringz .078 .01 6 s18 @.24,.15,.05
panel with screws, panel screws, screwed panel, panel with bolts, bolted panel, metal plate with screws, screw panel, riveted plate, plate with screws | 1 | plate steel #8a929a, screw steel #d8d2b8, rim iron #4a5058
  plate: box 1 1 .06 b.02
  rim: box 1 .1 .08 b.01 n2:0,.9,0 @0,.45,0 + box .1 1 .08 b.01 n2:.9,0,0
  inner.plate: box .6 .6 .02 b.006 @0,.2,.03
  screw: rodz .04 .03 s12 b.006 n3:.43,0,0 @0,.93,.045 + rodz .04 .03 s12 b.006 n3:.43,0,0 @0,.07,.045 + rodz .04 .03 s12 b.006 n2:.86,0,0 @0,.5,.045 + rodz .036 .03 s10 b.004 n2:.5,0,0 n2:0,.5,0 @0,.5,.045
  slot.dark: block .06 .012 .008 b0 rz30 n3:.43,0,0 @0,.93,.059 + block .06 .012 .008 b0 rz-20 n3:.43,0,0 @0,.07,.059 + block .06 .012 .008 b0 rz60 n2:.86,0,0 @0,.5,.059 + block .05 .012 .008 b0 rz15 n2:.5,0,0 n2:0,.5,0 @0,.5,.059
control desk, command control, control command, control panel with screens, console with screens, screens console, command desk, bridge console, command console with screens, control room desk | 1.9 | body paint #4a5462, screen light #3fb0e0, frame rubber #22262c, trim steel, red light #ff4a3a, line light #c8f4ff
  body: box 2.4 .7 .7 b.04 + side 2.4 -.35,0 .35,0 .5,.26 .5,.32 -.35,.42 b.02 @0,.7,0 + box .2 .9 .3 b.03 n3:.8,0,0 @0,.9,-.25
  frame: box .8 .56 .06 b.02 @0,1.3,-.1 + box .8 .56 .06 b.02 ry22 @-.8,1.3,.02 + box .8 .56 .06 b.02 ry-22 @.8,1.3,.02 + box 2.1 .02 .34 b.004 rx7 @0,1.06,.2
  screen: box .7 .46 .02 b0 @0,1.35,-.066 + box .7 .46 .02 b0 ry22 @-.788,1.35,.052 + box .7 .46 .02 b0 ry-22 @.788,1.35,.052
  line: box .3 .03 .01 b0 n3:0,.1,0 @-.12,1.58,-.053 + ringz .12 .012 6 s20 @.2,1.56,-.053 + box .05 .14 .01 b0 @-.9,1.42,.095 ry0 + ringz .1 .012 6 s18 ry-22 @.78,1.58,.07 + ringz .13 .012 6 s18 ry22 @-.78,1.58,.07
  red: cyl .03 .04 s10 n6:.1,0,0 @-.6,1.06,.28
  green: cyl .03 .04 s10 n5:.1,0,0 @.1,1.06,.28 + cyl .03 .04 s10 n4:.1,0,0 @-.6,1.08,.15
  yellow: box .07 .03 .07 b.006 n4:.11,0,0 @.7,1.06,.26 + box .07 .03 .07 b.006 n5:.11,0,0 @.2,1.075,.13
  trim: box 2.44 .05 .05 b.01 @0,.94,.48 + cyl .02 .14 s8 @.95,1.06,.14 + ball .04 s10 @.95,1.22,.14 + box .5 .4 .02 b.006 n4:.56,0,0 @0,.15,.35
science container, container science, lab container, laboratory container, sample container, science canister, lab canister, science storage container | .7 | body plaster #e9edf0, glass glass #8fffc0, trim paint #e07a2c, iron iron #3f464e, glow potion #4fe08a, light light #5affa0
  body: cyl .3 .18 s8 b.02 + cyl .3 .16 s8 b.02 @0,.54,0 + box .1 .56 .08 b.01 @0,.07,-.24 o4:45
  glass: cyl .22 .4 s24 b0 @0,.16,0
  glow: lathe 0,.18 .2,.18 .2,.42 0,.42 s22 + ball .03 s8 @.06,.44,.05 + ball .02 s8 @-.07,.43,.02
  sample.trim: blob .07 .3 3 8 @0,.33,0
  iron: cyl .24 .04 s24 b.006 @0,.17,0 + cyl .24 .04 s24 b.006 @0,.51,0 + tube .016 -.12,.69,0 -.1,.76,0 .1,.76,0 .12,.69,0 s7
  trim: box .16 .06 .02 b.004 @0,.6,.28 + cyl .304 .03 s8 b0 @0,.13,0
  light: box .12 .04 .02 b.004 @0,.06,.28 + box .03 .03 .02 b0 n3:.045,0,0 @0,.655,.276
sci fi container, container sci fi, sci fi cargo container, scifi container, space container, futuristic container, container space, sci fi storage container | 1.3 | body paint #d8dde2, frame steel #4a525c, stripe paint #e8862a, light light #4fd0ff, panel paint #8a939c
  body: slab 2.2 -.55,.15 -.4,0 .4,0 .55,.15 .55,1.1 .4,1.25 -.4,1.25 -.55,1.1 b.03 ry90 @0,.04,0
  frame: slab .16 -.6,.12 -.44,-.04 .44,-.04 .6,.12 .6,1.13 .44,1.29 -.44,1.29 -.6,1.13 b.03 ry90 n3:1,0,0 @0,.04,0
  stripe: box .66 .14 .03 b.006 n2:1,0,0 @0,.9,.545
  panel: box .66 .4 .03 b.01 n2:1,0,0 @0,.34,.545 + box .03 .8 .7 b.01 @1.1,.25,0 mir
  light: box .05 .6 .03 b.006 n3:1,0,0 @0,.35,.595 + box .03 .05 .5 b.004 @1.11,1.1,0 mir
  handle.frame: box .04 .06 .3 b.01 n2:0,.3,0 @1.12,.45,0
  text.stripe: box .2 .04 .02 b0 n2:1,0,0 @-.1,.6,.56 + box .1 .04 .02 b0 n2:1,0,0 @-.15,.52,.56
card reader, keycard reader, key card reader, reader keycard, card scanner, keycard scanner, access card reader, door card reader, card swipe | .26 | body steel #59616b, screen light #4fd8ff, slot rubber #15171a, card plaster #f0f2f4, red light #ff3a2a, trim paint #e8a020
  body: slab .06 -.07,0 .07,0 .08,.03 .08,.2 .06,.24 -.06,.24 -.08,.2 -.08,.03 b.012
  screen: box .1 .05 .01 b.002 @0,.17,.028
  slot: box .12 .05 .03 b.006 @0,.07,.026 + box .1 .03 .01 b.002 @0,.025,.028
  card: box .085 .12 .003 b0 rx-12 @0,.09,.044
  stripe.trim: box .086 .022 .004 b0 rx-12 @0,.15,.031 + box .03 .03 .004 b0 rx-12 @-.02,.178,.026
  red: ball .008 s10 @.05,.227,.03
  green: ball .008 s10 @-.05,.227,.03
sci fi doorway, metal doorway, sci fi door frame, door frame sci fi, metal door frame, doorway metal, space doorway, space door frame, spaceship doorway | 2.7 | frame steel #7a838c, trim paint #e8862a, glow light #4fd0ff, dark iron #2f353c
  frame: slab .5 1.3,0 1.3,2.2 .9,2.6 -.9,2.6 -1.3,2.2 -1.3,0 -.9,0 -.9,1.95 -.65,2.2 .65,2.2 .9,1.95 .9,0 b.05
  dark: slab .6 .98,0 .98,1.99 .69,2.28 -.69,2.28 -.98,1.99 -.98,0 -.86,0 -.86,1.93 -.63,2.16 .63,2.16 .86,1.93 .86,0 b.02 + box 1.9 .05 .6 b.01
  trim: box .2 .3 .56 b.02 @1.14,.1,0 mir + box .2 .06 .54 b.01 n3:0,.12,0 @1.14,.6,0 mir
  glow: box .06 .8 .54 b.01 @1.14,1.1,0 mir + box .7 .07 .54 b.01 @0,2.4,0
  keypad.dark: box .14 .2 .56 b.02 @1.14,.86,0
planet floor, planet floor tile, planet surface, planet surface tile, moon surface, lunar surface, planet ground, moon ground, alien ground, crater ground, planet tile, moon tile | .5 | ground stone #b58a6a, rim stone #c79c7a, crater stone #8a654c, rock stone #7a5a48
  ground: box 4 .3 4 b.04
  rim: lathe .5,.28 .56,.36 .68,.4 .84,.34 .95,.28 s26 ~ @-.8,0,.6 + lathe .26,.28 .3,.34 .36,.36 .46,.32 .52,.28 s22 ~ @1.1,0,-.7 + lathe .16,.28 .19,.33 .24,.34 .32,.28 s18 ~ @.9,0,1.2 + lathe .14,.28 .17,.33 .22,.34 .29,.28 s18 ~ @-1.2,0,-1.2
  crater: cyl .6 .012 s24 b0 @-.8,.3,.6 + cyl .33 .012 s22 b0 @1.1,.3,-.7 + cyl .2 .012 s18 b0 @.9,.3,1.2 + cyl .18 .012 s18 b0 @-1.2,.3,-1.2
  rock: blob .2 .3 3 7 @1.5,.34,.4 + blob .12 .3 3 7 @1.2,.33,.2 + blob .24 .3 3 7 *1,.7,1 @-.1,.34,-1.3 + blob .1 .3 3 7 @-1.7,.32,-.3 + blob .09 .3 3 7 @.2,.32,1.6
portable generator, small generator, gas generator, petrol generator, generator portable, gasoline generator, generator small, emergency generator | .6 | frame paint #c8302a, engine iron #3f454c, tank paint #d8d8d4, panel rubber #22252a, metal steel, cap rubber
  frame: tube .02 .36,.02,.24 .36,.55,.24 .36,.58,.2 .36,.58,-.2 .36,.55,-.24 .36,.02,-.24 s8 mir + rodx .02 .72 s8 @0,.56,.23 mirz + rodx .02 .72 s8 @0,.1,.24 mirz + rodz .02 .48 s8 @.36,.1,0 mir
  tank: box .6 .16 .4 b.05 @0,.4,0
  cap: cyl .05 .03 s14 @-.1,.555,0
  engine: box .3 .3 .34 b.03 @-.16,.1,0 + rodx .13 .3 s20 @.16,.24,0 + box .3 .02 .38 b0 n5:0,.05,0 @-.16,.16,0 + box .66 .04 .44 b.01 @0,.08,0 + cyl .03 .09 s10 @.3,0,.18 mir mirz
  panel: box .36 .16 .06 b.01 @.12,.2,.21
  socket.white: rodz .035 .02 s14 n2:.1,0,0 @.04,.28,.24
  gauge.metal: ringz .03 .008 6 s14 @.22,.3,.24 + rodz .025 .012 s12 @.22,.3,.24 + box .05 .04 .02 b.004 @.22,.21,.24 + rodx .05 .12 s14 @-.36,.3,-.08
  red: box .04 .02 .02 b0 @.04,.215,.24
medical bag, first aid bag, medkit bag, med bag, bag medical, paramedic bag, doctor bag, medic bag, emergency bag | .32 | bag cloth #c8302a, strap leather #2a2a2c, cross snow, metal steel
  bag: box .46 .24 .24 b.05 + box .4 .05 .2 b.02 @0,.22,0 + box .32 .15 .05 b.02 @0,.03,.12
  strap: tube .014 -.11,.23,.1 -.09,.31,.06 .09,.31,.06 .11,.23,.1 s7 + tube .014 -.11,.23,-.1 -.09,.31,-.06 .09,.31,-.06 .11,.23,-.1 s7 + box .05 .25 .25 b.01 n2:.36,0,0 @0,.004,0
  cross: box .03 .1 .02 b.003 @0,.055,.14 + box .1 .03 .02 b.003 @0,.09,.14
  metal: box .42 .008 .206 b0 @0,.222,0 + box .03 .02 .012 b.003 n2:.36,0,0 @0,.2,.125
metal tube, tube, hollow tube, steel tube, tube metal, open tube, metal cylinder tube, tube section | 1 | metal steel #8f979f, rim iron #5a6169
  metal: lathe .2,0 .25,0 .25,1 .2,1 .2,0 s30
  rim: lathe .25,.04 .28,.04 .28,.14 .25,.14 .25,.04 s30 + lathe .25,.86 .28,.86 .28,.96 .25,.96 .25,.86 s30
  bolt.rim: rodz .018 .02 s8 @0,.09,.28 o8 + rodz .018 .02 s8 @0,.91,.28 o8
glass tube, tube glass, hollow glass tube, glass pipe, sci fi glass tube, transparent tube, glass tube pipe | 1.2 | glass glass #bfe6f2, cap steel #6f7882, light light #5ad0ff
  glass: lathe .25,.1 .28,.1 .28,1.1 .25,1.1 .25,.1 s30
  cap: lathe .22,0 .32,0 .32,.14 .22,.14 .22,0 s30 + lathe .22,1.06 .32,1.06 .32,1.2 .22,1.2 .22,1.06 s30
  light: ring .322 .012 6 s30 @0,.07,0 + ring .322 .012 6 s30 @0,1.13,0
`;
