/** Pieces of levels and buildings: names | height in metres | surfaces, then a clause a line. */
export const levels = `
cube, cuboid | 1 | main paint #4a8fd0
  main: box 1 1 1 b.03
sphere | 1 | main paint #d0574a
  main: ball .5 s32 @0,.5,0
cylinder | 1 | main paint #4aa66a
  main: cyl .4 1 b.01 s36
torus | .3 | main paint #e0a030
  main: ring .4 .15 18 s36 @0,.15,0
block, grass block, ground block, dirt block, terrain block, terrain | 1 | grass paint #6cbf3f, earth earth #8a5a36
  earth: box 1 .86 1 b.03
  grass: box 1.06 .16 1.06 b.05 @0,.84,0 + box .13 .14 .05 b.02 n4:.26,0,0 @0,.72,.51 mirz + box .05 .14 .13 b.02 n4:0,0,.26 @.51,.72,0 mir
platform, floating platform, moving platform, jump platform | .5 | stone stone #a8a49a, grass paint #6cbf3f, trim wood
  stone: box 2 .42 1.4 b.05
  grass: box 2.08 .1 1.48 b.04 @0,.4,0 + box .18 .1 .05 b.02 n6:.34,0,0 @0,.33,.71 mirz + box .05 .1 .18 b.02 n4:0,0,.34 @1.01,.33,0 mir
ramp, slope, skate ramp, jump ramp | .8 | main plaster #b8b4aa, trim paint #f0c020
  main: side 1.4 -.9,.6 -.9,0 .9,0 .9,.05 b.01
  trim: plan .012 0,.2 .5,-.14 .5,-.3 0,.04 -.5,-.3 -.5,-.14 @0,1,.45 layy + plan .012 0,.2 .5,-.14 .5,-.3 0,.04 -.5,-.3 -.5,-.14 @0,1,0 layy + plan .012 0,.2 .5,-.14 .5,-.3 0,.04 -.5,-.3 -.5,-.14 @0,1,-.45 layy
pipe, metal pipe, straight pipe, pipeline, water pipe, sewer pipe | .5 | metal steel #8d949c, flange iron #5a6068
  metal: lathe .2,-.8 .2,.8 .15,.8 .15,-.8 .2,-.8 rz90 @0,.26,0
  flange: lathe .16,-.05 .26,-.05 .26,.05 .16,.05 .16,-.05 s24 rz90 n3:.76,0,0 @0,.26,0
pipe cross, cross pipe, pipe crossing, four way pipe, cross shaped pipe, pipe intersection | .6 | metal steel #8d949c, flange iron #5a6068
  metal: rodx .2 1.7 @0,.3,0 + rodz .2 1.7 @0,.3,0 + ball .24 @0,.3,0
  flange: rodx .29 .12 n2:1.5,0,0 @0,.3,0 + rodz .29 .12 n2:0,0,1.5 @0,.3,0 + ringx .215 .05 6 s16 n2:.56,0,0 @0,.3,0 + ringz .215 .05 6 s16 n2:0,0,.56 @0,.3,0
  dark: rodx .15 1.72 @0,.3,0 + rodz .15 1.72 @0,.3,0
open pipe, pipe open, pipe opening, cut open pipe, half open pipe, pipe with a hole | .62 | metal steel #8d949c, flange iron #5a6068, water liquid #4fc06a
  metal: lathe .24,-.3 .24,.3 .18,.3 .18,-.3 .24,-.3 s24 rz90 @.85,.32,0 mir + slab 1.2 -.24,0 -.19,-.16 -.1,-.22 0,-.24 .1,-.22 .19,-.16 .24,0 .18,0 .14,-.11 .08,-.16 0,-.18 -.08,-.16 -.14,-.11 -.18,0 b0 ry90 @0,.32,0
  flange: lathe .2,-.06 .31,-.06 .31,.06 .2,.06 .2,-.06 s24 rz90 @1.12,.32,0 mir + lathe .19,-.05 .28,-.05 .28,.05 .19,.05 .19,-.05 s24 rz90 @.6,.32,0 mir
  water: rodx .17 2.2 s20 *1,.5,1 @0,.2,0
pipe ramp, sloped pipe, pipe slope, diagonal rising pipe, pipe going up, pipe ramp large, pipe ramp small | 1.4 | metal steel #8d949c, flange iron #5a6068
  metal: bar .2 -1.3,.3,0 -.7,.3,0 .7,1.2,0 1.3,1.2,0 s16
  flange: rodx .29 .12 @-1.24,.3,0 + rodx .29 .12 @1.24,1.2,0 + rodx .26 .1 rz32.7 @-.6,.36,0 + rodx .26 .1 rz32.7 @.6,1.14,0 + box .12 1 .16 b.02 @1,0,0 + box .5 .08 .5 b.02 @1,0,0 + box .12 .2 .16 b.02 @-1,0,0 + box .5 .06 .5 b.02 @-1,0,0
  dark: rodx .14 .02 @-1.31,.3,0 + rodx .14 .02 @1.31,1.2,0
pipe ring, ring pipe, pipe collar, pipe ring high, pipe ring support, pipe with rings, pipe ring colored | 1 | ring paint #e07a2c, metal steel #8d949c, flange iron #5a6068
  metal: lathe .2,-.9 .2,.9 .15,.9 .15,-.9 .2,-.9 rz90 @0,.6,0
  ring: lathe .19,-.1 .36,-.1 .4,-.05 .4,.05 .36,.1 .19,.1 .19,-.1 s24 rz90 n3:.62,0,0 @0,.6,0
  flange: box .14 .3 .3 b.02 n3:.62,0,0 + box .3 .1 .5 b.02 n3:.62,0,0 + box .1 .06 .06 b.01 n3:.62,0,0 @0,.98,0 + box .08 .14 .1 b.01 n3:.62,0,0 @0,.53,.38
pipe entrance, entrance pipe, pipe tunnel entrance, pipe mouth, pipe entry, sewer pipe entrance | 2.2 | wall stone #a8a49c, metal steel #8d949c, flange iron #5a6068, trim paint #e0b02c
  wall: box 3 2 .6 b.05 @0,0,-.4 + box 3.2 .2 .8 b.04 @0,1.95,-.4 + box .4 1.2 1.2 b.05 @1.25,0,.1 mir
  metal: lathe .7,-.5 .8,-.5 .8,.6 .7,.6 .7,-.5 s28 rx90 @0,.95,.2
  flange: lathe .7,-.1 .95,-.1 .95,.1 .7,.1 .7,-.1 s28 rx90 @0,.95,.8 + rodz .05 .24 s6 n2:1.72,0,0 @0,.95,.8 + rodz .05 .24 s6 n2:0,1.72,0 @0,.95,.8 + box 1.2 .2 .9 b.03 @0,0,.5
  dark: rodz .72 .1 s24 @0,.95,-.08
  trim: box 3.21 .1 .81 b.01 @0,1.8,-.4
pipe support, pipe stand, supported pipe, pipe on a stand, pipe support high, pipe support low, pipe on legs | 1.2 | metal steel #8d949c, stand iron #5a6068, trim paint #e07a2c
  metal: lathe .2,-1 .2,1 .15,1 .15,-1 .2,-1 rz90 @0,.95,0
  stand: bar .05 .5,.04,.4 .5,.75,.1 s6 mir mirz + box .16 .1 .5 b.02 @.5,.7,0 mir + box .2 .06 1 b.02 @.5,0,0 mir + rodx .04 1 s8 @0,.3,.28 mirz + lathe .16,-.05 .28,-.05 .28,.05 .16,.05 .16,-.05 s24 rz90 n2:1.9,0,0 @0,.95,0
  trim: lathe .18,-.07 .24,-.07 .24,.07 .18,.07 .18,-.07 s24 rz90 n2:1,0,0 @0,.95,0
pipe end, end pipe, pipe cap, capped pipe, closed pipe, pipe end cap, pipe end colored | .6 | metal steel #8d949c, cap paint #d8361f, flange iron #5a6068
  metal: rodx .2 1.4 @-.2,.3,0
  flange: rodx .28 .1 @-.86,.3,0 + rodx .28 .1 @.44,.3,0 + box .14 .2 .3 b.02 n2:.8,0,0 @-.3,0,0
  cap: lathe 0,.24 .1,.22 .2,.14 .26,.02 .26,-.06 ~ s24 rz-90 @.56,.3,0 + rodx .29 .08 @.54,.3,0 + rodx .05 .1 s6 @.8,.3,0
  dark: rodx .14 .02 @-.91,.3,0
diagonal pipe, pipe corner diagonal, pipe bend diagonal, pipe diagonal, pipe diagonal bend, slanted pipe bend | .6 | metal steel #8d949c, flange iron #5a6068
  metal: bar .2 -1.2,.3,.5 -.35,.3,.5 .25,.3,-.1 .9,.3,-.75 s16
  flange: rodx .29 .12 @-1.15,.3,.5 + rodx .29 .12 ry45 @.85,.3,-.7 + rodx .26 .1 @-.4,.3,.5 + rodx .26 .1 ry45 @.05,.3,.1 + box .2 .12 .3 b.02 @-.8,0,.5 + box .2 .12 .3 b.02 ry45 @.5,0,-.35
  dark: rodx .14 .02 @-1.21,.3,.5
platform center, platform centre, metal platform center, platform middle, center platform, space platform, platform floor piece | .8 | deck paint #c9ced4, frame steel #6a727c, trim paint #e07a2c, grate iron #4a5058
  frame: box 2.9 .16 2.9 b.02 @0,.5,0 + box .3 .55 .3 b.03 @1.15,0,1.15 mir mirz + box .5 .1 .5 b.02 @1.15,0,1.15 mir mirz + bar .05 1.15,.1,1.15 0,.52,1.15 s6 mir mirz + bar .05 1.15,.1,1.15 1.15,.52,0 s6 mir mirz
  deck: box 1.42 .12 1.42 b.04 n2:1.5,0,0 n2:0,0,1.5 @0,.64,0
  trim: box 3 .1 .08 b.01 @0,.62,1.48 mirz + box .08 .1 3 b.01 @1.48,.62,0 mir
  grate: box 1 .02 .08 b0 n5:0,0,.18 @-.75,.755,.75 + box 1 .02 .08 b0 n5:0,0,.18 @.75,.755,-.75 + box .1 .02 .1 b0 n2:1.1,0,0 n2:0,0,1.1 @.75,.755,.75 + box .1 .02 .1 b0 n2:1.1,0,0 n2:0,0,1.1 @-.75,.755,-.75
platform corner, corner platform, metal platform corner, space platform corner, platform corner outer, platform corner with railing | 1.8 | deck paint #c9ced4, rail paint #e07a2c, frame steel #6a727c, grate iron #4a5058
  frame: box 2.9 .16 2.9 b.02 @0,.5,0 + box .3 .55 .3 b.03 @1.15,0,1.15 mir mirz + box .5 .1 .5 b.02 @1.15,0,1.15 mir mirz
  deck: box 3 .14 3 b.04 @0,.64,0
  grate: box 2 .02 .1 b0 n6:0,0,.3 @.1,.77,.1
  rail: box .12 .96 .12 b.02 n3:0,0,1.36 @-1.38,.76,0 + box .12 .96 .12 b.02 n2:1.36,0,0 @.68,.76,-1.38 + box .14 .1 2.86 b.02 @-1.38,1.68,0 + box 2.86 .099 .14 b.02 @0,1.68,-1.38 + box .06 .06 2.8 b.01 n2:0,.36,0 @-1.38,1.2,0 + box 2.8 .06 .06 b.01 n2:0,.36,0 @0,1.2,-1.38
open platform corner, platform corner open, platform open corner, corner platform open, platform corner no railing | .8 | deck paint #c9ced4, trim paint #e07a2c, frame steel #6a727c, grate iron #4a5058
  frame: plan .16 -1.45,-1.45 1.45,-1.45 1.45,.1 .1,.1 .1,1.45 -1.45,1.45 b.02 @0,.5,0 + box .3 .55 .3 b.03 n2:2.3,0,0 @0,0,-1.15 + box .3 .55 .3 b.03 n2:.9,0,0 @-.7,0,1.1 + box .3 .55 .3 b.03 @1.15,0,-.3 + box .5 .1 .5 b.02 n2:2.3,0,0 @0,0,-1.15 + box .5 .1 .5 b.02 @-1.15,0,1.1
  deck: plan .14 -1.5,-1.5 1.5,-1.5 1.5,.15 .15,.15 .15,1.5 -1.5,1.5 b.04 @0,.64,0
  trim: plan .1 1.54,.05 1.54,.19 .19,.19 .19,1.54 .05,1.54 .05,.05 b.01 @0,.69,0
  grate: box 2.6 .02 .1 b0 n4:0,0,.3 @0,.77,-.7 + box .1 .02 1 b0 n4:.3,0,0 @-.7,.77,.8
round platform corner, platform corner round, platform round corner, rounded platform corner, curved platform corner | 1.8 | deck paint #c9ced4, rail paint #e07a2c, frame steel #6a727c, grate iron #4a5058
  frame: plan .16 1.4,-1.4 1.4,1.4 .7,1.33 0,1.06 -.58,.58 -1.06,0 -1.33,-.7 -1.4,-1.4 b.02 @0,.5,0 + box .3 .55 .3 b.03 @1.15,0,1.1 + box .3 .55 .3 b.03 n2:2.2,0,0 @0,0,-1.15 + box .3 .55 .3 b.03 @-.4,0,.4
  deck: plan .14 1.5,-1.5 1.5,1.5 .72,1.4 0,1.1 -.62,.62 -1.1,0 -1.4,-.72 -1.5,-1.5 b.04 @0,.64,0
  grate: box 1.8 .02 .1 b0 n3:0,0,.3 @.4,.77,-.9 + box 1.2 .02 .1 b0 n3:0,0,.3 @.7,.77,.1
  rail: bar .07 1.4,1.7,1.4 .68,1.7,1.3 0,1.7,1.02 -.56,1.7,.56 -1.02,1.7,0 -1.3,1.7,-.68 -1.4,1.7,-1.4 s6 + bar .03 1.4,1.25,1.4 .68,1.25,1.3 0,1.25,1.02 -.56,1.25,.56 -1.02,1.25,0 -1.3,1.25,-.68 -1.4,1.25,-1.4 s6 + box .12 .94 .12 b.02 @1.38,.76,1.38 + box .12 .94 .12 b.02 @.3,.76,1.14 + box .12 .94 .12 b.02 @-.56,.76,.56 + box .12 .94 .12 b.02 @-1.14,.76,-.3 + box .12 .94 .12 b.02 @-1.38,.76,-1.38
platform side, side platform, platform edge, platform with a railing, platform side piece, railed platform | 1.8 | deck paint #c9ced4, rail paint #e07a2c, frame steel #6a727c, grate iron #4a5058
  frame: box 2.9 .16 2.9 b.02 @0,.5,0 + box .3 .55 .3 b.03 @1.15,0,1.15 mir mirz + box .5 .1 .5 b.02 @1.15,0,1.15 mir mirz
  deck: box 3 .14 3 b.04 @0,.64,0
  grate: box 2.4 .02 .1 b0 n7:0,0,.3 @0,.77,.2
  rail: box .12 .96 .12 b.02 n3:1.36,0,0 @0,.76,-1.38 + box 2.86 .1 .14 b.02 @0,1.68,-1.38 + box 2.8 .06 .06 b.01 n2:0,.36,0 @0,1.2,-1.38
platform end, end platform, platform dead end, platform end piece, platform with three railings | 1.8 | deck paint #c9ced4, rail paint #e07a2c, frame steel #6a727c, grate iron #4a5058
  frame: box 2.9 .16 2.9 b.02 @0,.5,0 + box .3 .55 .3 b.03 @1.15,0,1.15 mir mirz + box .5 .1 .5 b.02 @1.15,0,1.15 mir mirz
  deck: box 3 .14 3 b.04 @0,.64,0
  grate: box 2 .02 .1 b0 n7:0,0,.3 @0,.77,.2
  rail: box .12 .96 .12 b.02 n3:0,0,1.36 @1.38,.76,0 mir + box .12 .96 .12 b.02 @0,.76,-1.38 + box .14 .1 2.86 b.02 @1.38,1.68,0 mir + box 2.86 .099 .14 b.02 @0,1.68,-1.38 + box .06 .06 2.8 b.01 n2:0,.36,0 @1.38,1.2,0 mir + box 2.8 .06 .06 b.01 n2:0,.36,0 @0,1.2,-1.38
low platform, platform low, metal platform low, flat metal platform, space platform low, platform on the floor | .3 | deck paint #c9ced4, trim paint #e07a2c, frame steel #6a727c, grate iron #4a5058
  frame: box 2.9 .14 2.9 b.02
  deck: plan .14 -1.5,-1.2 -1.2,-1.5 1.2,-1.5 1.5,-1.2 1.5,1.2 1.2,1.5 -1.2,1.5 -1.5,1.2 b.05 @0,.12,0
  trim: box 2.2 .05 .16 b.01 @0,.22,1.24 mirz + box .16 .05 2.2 b.01 @1.24,.22,0 mir
  grate: box 1.7 .03 .12 b0 n6:0,0,.3 @0,.245,0 + cyl .07 .03 s8 @1.25,.245,1.25 mir mirz
high platform, platform high, metal platform high, platform on tall legs, platform on pillars, raised metal platform | 3.4 | deck paint #c9ced4, frame steel #6a727c, trim paint #e07a2c, grate iron #4a5058
  frame: box 2.9 .16 2.9 b.02 @0,3,0 + box .26 3.05 .26 b.03 @1.15,0,1.15 mir mirz + box .5 .12 .5 b.02 @1.15,0,1.15 mir mirz + bar .05 1.15,.2,1.15 -1.15,2.9,1.15 s6 mir mirz + bar .05 1.15,.2,1.15 1.15,2.9,-1.15 s6 mir mirz
  deck: box 3 .14 3 b.04 @0,3.14,0
  trim: box 3.06 .12 .08 b.01 @0,3.12,1.48 mirz + box .08 .12 3.06 b.01 @1.48,3.12,0 mir
  grate: box 2.2 .02 .1 b0 n7:0,0,.3 @0,3.27,0 + box .5 .05 .05 b.01 n9:0,.33,0 @0,1.6,1.3 + box .05 3 .05 b.01 n2:.5,0,0 @0,0,1.3 + box .05 .14 .3 b.01 n2:.5,0,0 @0,2.9,1.2
diagonal platform, platform diagonal, platform small diagonal, triangular platform, platform triangle, platform corner diagonal | 1.8 | deck paint #c9ced4, rail paint #e07a2c, frame steel #6a727c, grate iron #4a5058
  frame: plan .16 1.4,-1.2 1.4,1.4 -1.2,1.4 b.02 @0,.5,0 + box .3 .55 .3 b.03 @1.1,0,1.1 + box .3 .55 .3 b.03 @1.1,0,-.5 + box .3 .55 .3 b.03 @-.5,0,1.1
  deck: plan .14 1.5,-1.5 1.5,1.5 -1.5,1.5 b.03 @0,.64,0
  grate: box .9 .02 .1 b0 n4:-.1,0,.26 @.7,.77,.8
  rail: bar .07 1.36,1.7,-1.3 -1.3,1.7,1.36 s6 + bar .035 1.36,1.25,-1.3 -1.3,1.25,1.36 s6 + box .12 .94 .12 b.02 @1.36,.76,-1.26 + box .12 .94 .12 b.02 @.06,.76,.06 + box .12 .94 .12 b.02 @-1.26,.76,1.36
glass hangar, hangar round glass, round glass hangar, hangar glass, space hangar, hangar with glass roof | 5 | frame paint #e8ecee, glass glass #7fc4ea, trim paint #e07a2c, floor steel #8a929c, door steel #c9ced4, lamp light #9fe0ff
  floor: box 9 .2 8 b.04 + box 5 .24 8.4 b.04
  glass: slab 7.2 -4,.6 -3.75,2 -3,3.2 -1.8,4.1 0,4.5 1.8,4.1 3,3.2 3.75,2 4,.6 3.9,.6 3.65,2 2.95,3.1 1.75,4 0,4.4 -1.75,4 -2.95,3.1 -3.65,2 -3.9,.6 b0 @0,.1,0
  frame: slab .4 -4.2,0 -4.15,.7 -3.9,2.05 -3.1,3.35 -1.85,4.25 0,4.7 1.85,4.25 3.1,3.35 3.9,2.05 4.15,.7 4.2,0 3.7,0 3.7,.7 3.5,1.9 2.8,3 1.7,3.85 0,4.25 -1.7,3.85 -2.8,3 -3.5,1.9 -3.7,.7 -3.7,0 b.04 n3:0,0,3.5 @0,.1,0 + box .5 .8 7.4 b.04 @3.95,0,0 mir + box .3 .3 7.4 b.04 @0,4.4,0 + box .24 .24 7.4 b.03 @3.05,3.15,0 mir
  door: slab .2 -3.7,0 -3.7,.7 -3.5,1.9 -2.8,3 -1.7,3.85 0,4.25 1.7,3.85 2.8,3 3.5,1.9 3.7,.7 3.7,0 b0 @0,.1,-3.5
  trim: box .56 .2 7.42 b.02 @3.95,.7,0 mir + box 1 .012 7.6 b0 @0,.235,0 + box .7 1.4 .6 b.06 @-2.9,.2,-2.9 + box .5 .5 .5 b.05 @2.9,.2,-2.9
  lamp: box .4 .14 .1 b.02 n5:1.2,0,0 @0,3.3,-3.36 + box .2 .2 .1 b.02 @3.95,.3,3.75 mir
wireless machine, machine wireless, wireless transmitter, machine wireless cable, transmitter machine, space transmitter, radio machine | 2.4 | body paint #e8ecee, trim paint #e07a2c, metal steel #8a929c, iron iron #4a5058, screen light #5fd8ff, lamp light #ff5a4a
  body: box 1.2 1 .8 b.06 @0,.12,0 + box .8 .3 .6 b.05 @-.1,1.1,0
  iron: box 1.4 .14 1 b.03 + box .5 .5 .04 b.02 @.28,.4,.4 + cyl .04 1.1 s8 @-.1,1.35,0 + tube .05 .6,.4,0 .9,.3,.1 1,.06,.3 1.2,.05,.5 s8
  trim: box 1.24 .14 .84 b.02 @0,.9,0 + box .12 .12 .84 b.02 @-.46,.2,0
  metal: lathe .03,0 .2,.05 .34,.16 .4,.28 .36,.28 .3,.18 .18,.09 .03,.06 s20 rx50 @-.1,1.5,.12 + bar .02 -.1,1.56,.16 -.1,1.82,.5 s6 + cyl .03 1.3 .012 s8 @.45,1.1,-.2 + box .3 .04 .04 b.01 n3:0,.2,0 @.45,1.7,-.2 + rodz .1 .16 s12 n3:.24,0,0 @-.2,.26,.36
  screen: box .5 .34 .05 b.02 @-.22,.56,.39 + tube .022 -.5,2.22,0 -.34,2.36,0 -.1,2.42,0 .14,2.36,0 .3,2.22,0 s6 + tube .022 -.34,2.12,0 -.22,2.2,0 -.1,2.23,0 .02,2.2,0 .14,2.12,0 s6 + bar .022 -.1,1.9,0 -.1,2.43,0 s6
  lamp: ball .06 @.45,2.42,-.2 + ball .05 n2:.16,0,0 @.28,.8,.42
generator machine, machine generator, power generator machine, machine generator large, electric generator, diesel generator, space generator | 1.6 | body paint #e0a82c, metal steel #8a929c, iron iron #3f454d, lamp light #5aff8a, coil copper, bolt light #ffd23f
  iron: box 2.4 .16 1.1 b.03 + box .12 .3 1 b.02 n3:1,0,0 @0,.1,0 + cyl .09 .7 s10 @-.9,1.1,-.2 + cyl .12 .1 s10 @-.9,1.75,-.2 + box .5 .5 .04 b.02 @-.7,.5,.44 + box .7 .05 .05 b0 n5:0,.09,0 @-.7,.55,.47
  body: box 1.1 .9 .84 b.08 @-.6,.3,0 + box .3 .7 .7 b.05 @1.05,.3,0
  metal: rodx .36 .9 s24 b.04 @.45,.72,0 + rodx .4 .08 n2:.8,0,0 @.45,.72,0 + rodx .12 .5 s12 @.95,.72,0 + tube .05 -.2,.9,.3 0,1.2,.3 .3,1.2,.2 .5,1.0,.1 s8
  coil: rodx .38 .05 n5:.13,0,0 @.45,.72,0
  bolt: plan .03 -.05,-.2 .1,.02 .02,.02 .08,.2 -.12,-.05 -.02,-.05 b0 rx90 @-.28,.78,.43
  lamp: ball .05 n3:.14,0,0 @1.05,.84,.36 + box .2 .2 .03 b.01 @1.05,.46,.36
tank machine, machine barrel, barrel machine, machine tank, machine barrel large, pressure tank machine, chemical tank machine | 2 | tank paint #e8ecee, band paint #e07a2c, metal steel #8a929c, iron iron #4a5058, gauge ceramic #f4f2ea, red paint #d1202a
  iron: box 1.6 .16 1.4 b.03 + box .1 .4 .1 b.01 @.5,.12,.44 mir mirz + rodx .05 .5 s8 @.75,.5,.2 + box .36 .7 .4 b.04 @.62,.14,.3
  tank: lathe 0,.36 .4,.38 .6,.5 .62,.6 .62,1.5 .56,1.66 .36,1.76 0,1.78 s28
  band: cyl .645 .16 s28 b.02 @0,.7,0 + cyl .645 .16 s28 b.02 @0,1.3,0
  metal: cyl .16 .14 s16 @0,1.75,0 + tube .06 .3,1.66,0 .5,1.9,.1 .75,1.8,.2 .8,1.4,.25 .72,.8,.3 s10 + tube .05 -.5,.6,.3 -.7,.5,.4 -.75,.3,.4 -.75,.1,.4 s8 + ring .14 .03 6 s16 @0,1.96,0 + cyl .03 .14 s6 @0,1.84,0 + rodx .02 .28 s6 @0,1.96,0
  gauge: rodz .13 .06 s18 @0,1.08,.63
  red: box .02 .1 .02 b0 rz-30 @.02,1.06,.66 + ring .1 .02 6 s14 rx90 @.62,.6,.53
laser gate, gate lasers, laser barrier, gate with lasers, laser fence, laser beam gate, laser door, lasers gate | 2.8 | frame paint #c9ced4, trim paint #e07a2c, metal steel #6a727c, beam light #ff2a3a, lamp light #ff5a4a
  frame: box .5 2.6 .6 b.06 @1.6,.1,0 mir + box 3.7 .4 .6 b.06 @0,2.4,0
  metal: box 3.9 .14 .9 b.03 + box .2 .2 .4 b.03 n5:0,.45,0 @1.33,1.12,0 mir + box .6 .3 .7 b.04 @1.6,.1,0 mir + box .7 .2 .7 b.04 @0,2.45,0
  trim: box .54 .14 .64 b.02 n2:0,1.3,0 @1.6,1.18,0 mir + box .9 .12 .64 b.02 @1.1,2.54,0 mir
  beam: rodx .045 2.6 s8 n5:0,.45,0 @0,1.22,0
  lamp: box .3 .08 .74 b.02 @0,2.52,0 + ball .1 @1.6,2.84,0 mir
space gate, gate complex, complex gate, sci fi gate, gate sci fi, blast gate, armoured gate, space base gate | 4 | frame paint #c9ced4, door paint #5a636e, trim paint #e07a2c, metal steel #8a929c, lamp light #5fd8ff, red light #ff5a4a
  frame: slab .9 -2.6,0 -2.6,3.2 -1.9,3.9 1.9,3.9 2.6,3.2 2.6,0 1.8,0 1.8,2.7 1.4,3.1 -1.4,3.1 -1.8,2.7 -1.8,0 b.05 + box .5 1.4 1.3 b.06 @2.5,0,0 mir + box 1.2 .5 1.1 b.06 @0,3.3,0
  door: slab .4 -1.85,.05 -1.85,2.75 -1.4,3.15 -.08,3.15 -.08,2 -.4,1.7 -.4,1.2 -.08,.9 -.08,.05 b.03 mir + rodz .44 .42 s20 @0,1.45,0
  trim: slab .5 -1.5,.3 -1.5,2.5 -1.2,2.8 -1.05,2.65 -1.3,2.4 -1.3,.3 b.02 mir + rodz .3 .5 s8 @0,1.45,0 + box .54 .2 1.34 b.02 n2:0,.7,0 @2.5,.3,0 mir
  metal: box .5 .1 .48 b.02 n4:0,.3,0 @.75,.4,0 mir + box .3 .5 .5 b.03 @.9,2.1,0 mir + rodz .07 1.2 s10 n2:.4,0,0 @2.2,3.3,0 + rodz .07 1.2 s10 n2:.4,0,0 @-2.2,3.3,0
  lamp: box .8 .14 1.16 b.02 @0,3.5,0 + box .1 2 .94 b0 @2.2,.9,0 mir
  red: rodz .12 .54 s14 @0,1.45,0
broken fence, wrecked fence | 1 | wood grain #b08a5c, trim grain #7d5c38
  wood: slab .03 -.07,.06 .07,.06 .07,.85 0,.95 -.07,.85 @-.89,0,.03 + slab .03 -.07,.06 .07,.06 .07,.85 0,.95 -.07,.85 rz-6 @-.67,0,.03
    + slab .03 -.07,.06 .07,.06 .07,.42 .02,.55 -.02,.44 -.07,.5 @-.44,0,.03 + slab .03 -.07,.06 .07,.06 .07,.85 0,.95 -.07,.85 rz16 @.4,0,.03
    + slab .03 -.07,.06 .07,.06 .07,.85 0,.95 -.07,.85 @.89,0,.03 + box .14 .03 .85 ry70 @.05,0,.4
  trim: box 2.1 .09 .04 @0,.235,0 + box .75 .09 .04 @-.66,.635,0 + box .95 .09 .04 rz20 @.6,.45,0 + box .12 1.05 .12 @1.04,0,0 mir
corner fence, fence corner | 1 | wood grain #b08a5c, trim grain #7d5c38
  wood: slab .03 -.07,.06 .07,.06 .07,.85 0,.95 -.07,.85 n7:.25,0,0 @1,0,.03 + slab .03 -.07,.06 .07,.06 .07,.85 0,.95 -.07,.85 ry90 n7:0,0,.25 @.03,0,1
  trim: box 2 .09 .04 @1,.235,0 + box 2 .09 .04 @1,.635,0 + box .04 .09 2 @0,.235,1 + box .04 .09 2 @0,.635,1 + box .12 1.05 .12
    + box .12 1.05 .12 @2,0,0 + box .12 1.05 .12 @0,0,2
corner wall, wall narrow corner, narrow wall corner, wall corner, castle wall corner, wall corner outer, wall corner inner, outer wall corner, inner wall corner | 3 | stone blocks
  stone: box 4 2.4 1 @1.5,0,0 + box 1 2.4 4 @0,0,1.5 + box 4.1 .3 1.2 @1.5,0,0 + box 1.2 .3 4.1 @0,0,1.5 + box .7 .7 1 n3:1.3,0,0 @1.85,2.4,0
    + box 1 .7 .7 n3:0,0,1.3 @0,2.4,1.85 + box 1 .7 1 @0,2.4,0
corner tile, tile corner, floor tile corner | .35 | tile stone #a39c90, line stone #6f6a60
  tile: box .95 .2 .95 b.03 n2:1,0,0 n2:0,0,1 + box 2.1 .35 .16 b.03 @0,0,-1.06 + box .16 .35 2.1 b.03 @-1.06,0,-.09
  line: box 1.94 .15 1.94
square tower, square keep | 12 | main blocks, trim blocks #cfc8b8, door wood, window rubber, iron, flag cloth #b3261e
  main: box 3.6 7.4 3.6 b.04 + pyr 4.6 1.5 4.6 .8 + box 4.5 1 4.5 b.04 @0,7.9,0 + box .8 .85 .42 b.03 n3:1.75,0,0 @0,8.88,2.05 mirz + box .42 .85 .8 b.03 @2.05,8.88,0 mir
    + box .42 .85 .8 b.03 @2.04,8.88,1.85 mir mirz
  trim: box 3.85 .22 3.85 b.04 @0,4.2,0 + box 4.75 .26 4.75 b.04 @0,7.72,0 + pyr .34 .62 .5 rx180 n4:1.1,0,0 @0,7.74,1.98 mirz + pyr .5 .62 .34 rx180 n4:0,0,1.1 @1.98,7.74,0 mir
    + slab .34 -.86,0 -.86,1.5 -.6,2.1 0,2.45 .6,2.1 .86,1.5 .86,0 b.04 @0,0,2.16 + box .7 1.5 .2 b.03 @0,4.95,1.76 mirz + box .2 1.5 .7 b.03 @1.76,4.95,0 mir
  door: slab .1 -.6,0 .6,0 .6,1.35 .42,1.82 0,2.06 -.42,1.82 -.6,1.35 b.01 @0,.02,2.32
  iron: box 1.16 .1 .04 @0,.4,2.37 + box 1.16 .1 .04 @0,1.2,2.37 + ringz .09 .02 s12 @.36,.85,2.38 + cyl .05 2.4 @0,8.6,0
  window: slab .06 -.14,0 .14,0 .14,.9 0,1.12 -.14,.9 b0 @0,5.15,1.86 mirz + side .06 -.14,0 .14,0 .14,.9 0,1.12 -.14,.9 b0 @1.86,5.15,0 mir + slab .06 -.12,0 .12,0 .12,.7 0,.9 -.12,.7 b0 @0,2.9,1.8 mirz
    + box .5 .3 .04 b0 n2:1.75,0,0 @0,8.2,2.25 mirz
  flag: slab .04 .04,0 1.3,.12 .95,.42 1.3,.75 .04,.8 b0 @0,10.1,0
pipe corner, corner pipe, elbow pipe, pipe elbow, pipe bend, pipe corner round, round pipe corner | 1 | metal steel #8d949c, flange iron #5a6068
  metal: bar .18 -.7,.24,0 -.35,.24,0 -.15,.25,0 .02,.32,0 .13,.44,0 .18,.58,0 .2,.75,0 .2,1,0 s16
  flange: rodx .25 .1 @-.66,.24,0 + cyl .25 .1 @.2,.94,0
  dark: rodx .14 .02 @-.71,.24,0 + cyl .14 .02 @.2,1.03,0
pipe split, pipe junction, t pipe | .8 | metal steel #8d949c, flange iron #5a6068
  metal: rodx .18 1.5 @0,.24,0 + cyl .18 .6 @0,.24,0
  flange: rodx .25 .1 @.7,.24,0 mir + cyl .25 .1 @0,.78,0
  dark: rodx .14 .02 @.756,.24,0 mir + cyl .14 .02 @0,.87,0
railroad track, railway track, rail track, train track, railroad, railway, train rail, railway rail, train rails, rails, track, tracks | .2 | steel steel #8d949c, wood wood #5a4230, stone cobbles #8a867e
  stone: box 2.2 .06 3.4 b.03
  wood: box 1.9 .08 .22 n7:0,0,.48 @0,.05,0
  steel: box .1 .05 3.4 @.62,.12,0 mir + box .04 .08 3.4 @.62,.15,0 mir + box .08 .05 3.4 @.62,.2,0 mir
guard rail, guardrail, crash barrier, safety rail | .8 | steel steel #b8bec4, post iron
  post: box .1 .75 .08 n4:.8,0,0
  steel: side 3 -.02,.42 .07,.46 .02,.54 .02,.62 .07,.7 .07,.76 -.02,.8 b.004 @0,0,.06
sidewalk, pavement, footpath, sidewalk tile, kerb, curb | .2 | stone stone #b4b0a8, joint stone #7d7870, kerb stone #cfcabf
  joint: box 3 .14 1.8
  stone: box .56 .05 .56 b.015 n5:.59,0,0 n3:0,0,.59 @0,.13,0
  kerb: box .98 .2 .2 b.025 n3:1,0,0 @0,0,1
hole, pit, floor hole, hole in the ground, pitfall | .3 | stone cobbles #8d877d, rim stone #a49e92, dark rubber #121316
  stone: lathe 1.1,0 1.7,0 1.6,.2 1.1,.22 1.1,0 s24
  rim: box .56 .3 .34 b.05 @0,0,1.12 o12
  dark: cyl 1.12 .05 s24
floor tile, tile, floor, paving slab, stone floor, floor panel | .2 | stone stone #a09a90, joint stone #6a655e
  joint: box 2 .1 2
  stone: box .46 .1 .46 b.03 n4:.49,0,0 n4:0,0,.49 @0,.06,0
square pillar, square column, column square, pillar square, square stone column, square stone pillar | 2.6 | stone stone, trim stone #b9b3a6
  stone: box .5 2 .5 b.02 @0,.3,0
  trim: box .76 .2 .76 b.02 + box .64 .12 .64 b.02 @0,.19,0 + box .64 .12 .64 b.02 @0,2.28,0 + box .78 .2 .78 b.02 @0,2.39,0
roof, gable roof, roof piece, house roof, roof gable | 1.2 | tiles roofTiles, wall plaster, wood wood
  tiles: box 1.75 .1 2.4 rz-40 @.66,.52,0 mir
  wall: roof 2.2 .95 2
  wood: box .12 .14 2.44 @0,1.04,0
road, asphalt road, driveway, street, highway, road segment | .12 | road plaster #3c3f45, line paint #f2f0e8, kerb stone #b0aca4
  road: box 2.4 .06 4
  line: box .12 .02 .6 n4:0,0,1 @0,.055,0 + box .06 .02 4 @1.06,.055,0 mir
  kerb: box .24 .12 4 b.03 @1.3,0,0 mir
crossroads, crossroad, road intersection, street intersection, intersection, road junction, junction, road cross, road crossing | .12 | road plaster #3c3f45,
    line paint #f2f0e8, kerb stone #b0aca4
  road: box 2.4 .06 6.4 + box 6.4 .06 2.4
  line: box .12 .02 .6 n2:0,0,1 @0,.055,2.5 mirz + box .6 .02 .12 n2:1,0,0 @2.5,.055,0 mir
    + box .2 .02 .5 n5:.42,0,0 @0,.055,1.5 mirz + box .5 .02 .2 n5:0,0,.42 @1.5,.055,0 mir
  kerb: box 2 .12 2 b.03 @2.2,0,2.2 mir mirz
doorway, door frame, doorframe, door opening, entrance | 2.3 | frame wood, step stone, wall blocks
  frame: box .16 2.1 .26 @.56,0,0 mir + box 1.4 .18 .28 @0,2.1,0
  step: box 1.5 .06 .5
  wall: box .5 2.4 .2 @.87,0,0 mir + box 2.24 .34 .2 @0,2.28,0
bars, iron bars, metal bars, window bars, steel bars | 1.4 | iron
  iron: cyl .03 1.4 n7:.18,0,0 + box 1.3 .08 .06 @0,.16,0 + box 1.3 .08 .06 @0,1.16,0
barred window, dungeon window, prison window, jail window, cell window, window with bars | 1.6 | stone blocks, bars iron
  stone: box .32 1.6 .4 @.66,0,0 mir + box 1 .26 .4 + box 1 .26 .4 @0,1.34,0
  bars: cyl .028 1.1 n5:.19,0,0 @0,.25,0 + box 1.02 .06 .05 @0,.56,0 + box 1.02 .06 .05 @0,.98,0
girder, beam, support, steel beam, metal beam, truss, metal structure, metal support, support beam | 3 | steel paint #c4542b
  steel: box .1 3 .1 @.4,0,.4 mir mirz + box .8 .08 .06 n5:0,.72,0 @0,1.47,.4 mirz + box .06 .08 .8 n5:0,.72,0 @.4,1.47,0 mir
    + bar .03 -.4,.05,.4 .4,.75,.4 mirz + bar .03 .4,.77,.4 -.4,1.47,.4 mirz + bar .03 -.4,1.49,.4 .4,2.19,.4 mirz + bar .03 .4,2.21,.4 -.4,2.91,.4 mirz
scaffold, scaffolding, scaffolding structure, scaffold structure | 3.4 | pole steel, plank wood
  pole: cyl .04 3.4 @1,0,.45 mir mirz + rodx .03 2.1 n3:0,1.1,0 @0,1.6,.45 mirz + rodz .03 .95 n3:0,1.1,0 @1,1.6,0 mir + bar .025 -1,.1,-.45 1,1.6,-.45 + bar .025 1,1.6,-.45 -1,3.2,-.45
  plank: box 2.1 .05 .28 n3:0,0,.3 @0,1.65,0 + box 2.1 .05 .28 n3:0,0,.3 @0,2.75,0
scaffolding floor, scaffold floor, scaffolding platform, scaffolding planks, scaffold deck, scaffolding walkway | 1.1 | plank wood #b8864a, pole steel, clamp iron #c8862c
  plank: box 2.4 .06 .3 b.01 n4:0,0,.32 @0,.08,0 + box 2.4 .2 .04 b.005 @0,.14,-.64
  pole: rodx .035 2.6 s10 @0,.05,.55 mirz + rodz .035 1.4 s10 n3:1.1,0,0 @0,.045,0 + cyl .035 1.1 s10 @1.1,0,-.66 mir + rodx .03 2.4 s10 n2:0,.42,0 @0,.8,-.66
  clamp: box .1 .1 .1 b.02 n2:0,.42,0 @1.1,.75,-.66 mir + box .1 .1 .1 b.02 @1.1,0,.55 mir mirz
scaffolding poles, scaffold poles, scaffolding frame, scaffold frame, scaffolding pipes, scaffolding bars | 2.4 | pole steel, clamp iron #c8862c
  pole: cyl .04 2.4 s10 @1,0,.45 mir mirz + rodx .035 2.2 s10 n3:0,.9,0 @0,1.35,.45 mirz + rodz .035 1.1 s10 n3:0,.9,0 @1,1.33,0 mir + bar .03 -1,.1,.49 1,2.2,.49 s8 + bar .03 1,.1,-.49 -1,2.2,-.49 s8 + box .3 .04 .3 b.01 @1,0,.45 mir mirz
  clamp: box .12 .12 .12 b.02 n3:0,.9,0 @1,1.28,.45 mir mirz
balcony ladder, balcony with ladder, ladder of a balcony, balcony ladder top, balcony ladder bottom, fire ladder balcony | 4.4 | metal iron #3a3f45, grate iron #5a6068, wall bricks #b0644c, trim stone #d8d0c0
  wall: box 3 4.2 .3 b0 @0,0,-.7
  trim: box 3.06 .2 .42 b.03 @0,4.1,-.7 + box 3.04 .24 .4 b.02 @0,0,-.7
  grate: box 2.4 .06 1.1 b.01 @0,2.4,0 + box 2.4 .02 .05 b0 n9:0,0,.12 @0,2.46,0
  metal: box 2.44 .05 .05 b.01 @0,3.3,.53 + box .05 .05 1.1 b.01 @1.2,3.3,0 mir + box .04 .86 .04 b0 n13:.2,0,0 @0,2.46,.53 + box .04 .86 .04 b0 n5:0,0,.2 @1.2,2.46,.1 mir + bar .04 1.1,2.4,.4 1.1,1.7,-.58 s6 mir + box .05 3.2 .05 b.01 n2:.5,0,0 @-.5,0,.66 + box .5 .04 .04 b.01 n10:0,.3,0 @-.5,1.65,.66 + box .06 .06 .2 b.01 n2:.5,0,0 @-.5,2.4,.6
wall with a roof, wall roof, roofed wall, wall roof detailed, wall with roof tiles, tiled wall | 3 | wall plaster #e8dfca, tiles roofTiles #4a5560, wood wood #5a3a20, stone blocks #a39c8e
  wall: box 3.6 2.2 .4 b.01
  stone: box 3.64 .6 .5 b.02
  wood: box .24 2.3 .54 b.02 n3:1.7,0,0 + box 3.7 .18 .6 b.02 @0,2.1,0 + box .12 .14 1.1 b.02 n7:.58,0,0 @0,2.22,0
  tiles: slab 3.9 -.75,0 .75,0 .72,.12 .1,.6 -.1,.6 -.72,.12 ry90 @0,2.3,0 + rodx .12 4 s12 @0,2.88,0 + rodz .07 .1 s10 n14:.29,0,0 @0,2.35,.72 mirz
wall with slanted roof, wall roof slant, wall slanted roof, wall roof slant detailed | 3.2 | wall bricks #b0644c, tiles iron #6a747e, wood wood #5a3a20, trim stone #d8d0c0
  wall: box 3.6 3 .3 b0 @0,0,-.4
  trim: box 3.64 .24 .4 b.02 @0,0,-.4 + box 3.66 .2 .44 b.02 @0,2.98,-.4
  tiles: box 3.7 .08 1.5 b.01 rx28 @0,2.2,.4 + box .07 .05 1.5 b.01 rx28 n13:.29,0,0 @0,2.27,.4
  wood: bar .06 1.6,1.2,-.3 1.6,1.92,.8 s4 mir + box .14 1.4 .14 b.02 @1.6,1.1,-.24 mir + box .12 .12 1.3 b.02 rx28 @1.6,2.08,.36 mir + box 3.5 .12 .12 b.02 @0,1.82,.92
bricks in plaster, detail bricks, bricks detail, exposed bricks, brick patch, patch of bricks, detail bricks type | 1.4 | wall plaster #d8cdb4, brick bricks #a4573f
  wall: box 2 1.4 .2 b.01
  brick: box .42 .16 .26 b.02 @-.3,.62,0 + box .42 .16 .26 b.02 @.16,.62,0 + box .42 .16 .26 b.02 @-.07,.82,0 + box .42 .16 .26 b.02 @.39,.82,0 + box .42 .16 .26 b.02 @-.3,1.02,0 + box .42 .16 .26 b.02 @.16,1.02,0 + box .42 .16 .26 b.02 @-.07,.42,0 + box .42 .16 .26 b.02 @.62,.62,0 + box .2 .16 .26 b.02 @.5,1.02,0 + box .42 .16 .26 b.02 @-.55,.82,0
grass corner, corner of grass, grass patch corner, lawn corner, corner lawn, grass tile corner | .28 | grass plant #6cbf3f, kerb stone #b8b2a6, ground stone #8f8b84, blade plant #4f9a34
  ground: box 3 .1 3 b0
  grass: plan .22 -1.5,-1.5 1.5,-1.5 1.5,-.5 .4,-.45 -.2,-.2 -.45,.4 -.5,1.5 -1.5,1.5 b.03
  kerb: plan .2 1.5,-.5 1.5,-.32 .45,-.27 -.08,-.08 -.27,.45 -.32,1.5 -.5,1.5 -.45,.4 -.2,-.2 .4,-.45 b.01
  blade: leaf .24 .06 .5 @0,.18,.02 o6 n5:.55,0,0 @0,0,-1 + leaf .24 .06 .5 @0,.18,.02 o6 n3:0,0,.6 @-1,0,.5
grass inner corner, grass corner inner, grass patch inner corner, lawn inner corner, inside grass corner | .28 | grass plant #6cbf3f, kerb stone #b8b2a6, ground stone #8f8b84, blade plant #4f9a34
  ground: box 3 .1 3 b0
  grass: plan .22 -1.5,1.5 -1.5,-1.5 1.5,-1.5 1.5,1.5 1.3,1.5 1.2,.6 .6,.1 -.1,-.1 -.1,1.5 b.03 *1,1,1
  kerb: plan .2 -.1,1.5 -.1,.1 .5,.2 1.1,.7 1.2,1.5 1.35,1.5 1.28,.5 .65,-.02 -.28,-.25 -.28,1.5 b.01
  blade: leaf .24 .06 .5 @0,.18,.02 o6 n5:.55,0,0 @0,0,-1 + leaf .24 .06 .5 @0,.18,.02 o6 n3:0,0,.6 @-1,0,.5
wall with a fence, wall fence, fence wall, wall with fence, wall with railing, fenced wall, low wall with fence | 1.8 | wall bricks #b0644c, cap stone #d8d0c0, rail iron #2a2c30
  wall: box 4 .7 .4 b0 + box .5 1.5 .5 b.02 n3:1.8,0,0
  cap: box 4.04 .12 .52 b.03 @0,.68,0 + box .64 .14 .64 b.03 n3:1.8,0,0 @0,1.48,0 + pyr .56 .2 .56 .1 n3:1.8,0,0 @0,1.6,0
  rail: box 3.6 .05 .05 b.01 n2:0,.5,0 @0,1.15,0 + cyl .02 .66 s6 n7:.18,0,0 @-.9,.75,0 + cyl .02 .66 s6 n7:.18,0,0 @.9,.75,0 + cone .035 .12 s6 n7:.18,0,0 @-.9,1.4,0 + cone .035 .12 s6 n7:.18,0,0 @.9,1.4,0
wall with steps, wall steps, steps in a wall, wall steps type, stepped wall entrance, brick wall with steps | 2 | wall bricks #b0644c, cap stone #d8d0c0, step stone #c8c0b0
  wall: box 1.2 1.4 .5 b0 @1.4,0,0 mir + box .5 1.7 .6 b.02 @.95,0,0 mir
  cap: box 1.3 .14 .62 b.03 @1.4,1.38,0 mir + box .66 .16 .76 b.03 @.95,1.68,0 mir
  step: box 1.5 1.2 .5 b.02 @0,0,-.4 + box 1.5 .96 .5 b.02 @0,0,-.05 + box 1.5 .72 .5 b.02 @0,0,.3 + box 1.5 .48 .5 b.02 @0,0,.65 + box 1.5 .24 .5 b.02 @0,0,1 + box 2.6 1.2 .8 b.02 @0,0,-.6
metal roof, roof metal, roof metal type, corrugated metal roof, tin roof, roof of metal sheets | .9 | sheet iron #8a929a, wood wood #6a4a2c, rust rust
  sheet: box 3 .06 1.6 b.005 rx24 @0,.52,.72 + box 3 .06 1.6 b.005 rx-24 @0,.52,-.72 + box .08 .06 1.6 b.02 rx24 n15:.2,0,0 @0,.56,.72 + box .08 .06 1.6 b.02 rx-24 n15:.2,0,0 @0,.56,-.72 + box 3.04 .1 .24 b.03 @0,.86,0
  rust: box .7 .07 .6 b.005 rx24 @.7,.44,.95 + box .5 .07 .5 b.005 rx24 @-.9,.6,.55
  wood: slab .12 -1.3,0 1.3,0 1.3,.27 0,.86 -1.3,.27 ry90 n3:1.3,0,0 + box 2.8 .14 .14 b.02 @0,0,1.2 mirz
metal roof with poles, roof metal poles, metal roof on poles, roof with poles, metal canopy, tin roof shelter | 2.8 | sheet iron #8a929a, pole steel #5a636e, rust rust, base stone
  sheet: box 3 .06 2.4 b.005 rx8 @0,2.5,0 + box .08 .06 2.4 b.02 rx8 n15:.2,0,0 @0,2.54,0
  rust: box .7 .07 .7 b.005 rx8 @.7,2.45,.4
  pole: cyl .06 2.3 s10 @1.3,0,1 mir + cyl .06 2.56 s10 @1.3,0,-1 mir + box 2.8 .1 .1 b.01 @0,2.28,1 + box 2.8 .1 .1 b.01 @0,2.54,-1 + bar .035 1.3,1.8,1 .8,2.3,1 s6 mir + bar .035 1.3,2.05,-1 .8,2.55,-1 s6 mir
  base: cyl .18 .14 s12 @1.3,0,1 mir mirz
vent, air vent, roof vent, ventilation, ventilation shaft | .8 | metal steel #a8aeb4
  metal: box .8 .6 .6 b.02 + box .9 .06 .7 @0,.6,0 + box .7 .05 .08 rx35 n5:0,.1,0 @0,.28,.31
  dark: box .72 .52 .02 @0,.05,.295
antenna, aerial, roof antenna, tv antenna, radio antenna, tv aerial | 1.6 | metal steel
  metal: cyl .025 1.6 + rodz .018 1.1 @0,1.35,0 + rodx .012 .8 @0,1.35,.5 + rodx .012 .7 @0,1.35,.25 + rodx .012 .6 @0,1.35,0 + rodx .012 .5 @0,1.35,-.25 + rodx .012 .4 @0,1.35,-.5
    + cyl .12 .04
chimney, smokestack, brick chimney | 1.8 | bricks, cap stone, pot ceramic #b5663f
  bricks: box .8 1.3 .6 b.01
  cap: box .96 .12 .76 @0,1.28,0
  pot: lathe .11,0 .13,.3 .1,.34 .08,.34 .08,.1 0,.1 @.2,1.38,0 mir
awning, canopy, shop awning | 1.2 | cloth cloth #d1402f, stripe cloth #f6f4ee, pole iron
  cloth: box .28 .03 1.2 rx25 n4:.56,0,0 @-.14,.72,.2
  stripe: box .28 .03 1.2 rx25 n4:.56,0,0 @.14,.72,.2 + slab .02 -.14,0 .14,0 .14,.14 -.14,.14 n4:.56,0,0 @.14,.4,.73
  pole: rodx .025 2.3 @0,.49,.72 + rodx .025 2.3 @0,.98,-.33 + bar .02 1.1,.49,.72 1.1,.55,-.33 mir + box .06 .5 .04 @1.1,.5,-.34 mir
gazebo, pergola, rotunda, bandstand | 3.6 | wood paint #f1efe6, roof roofTiles, floor wood
  floor: cyl 1.6 .2 s8 b.02 ry22.5
  wood: box .12 2 .12 @1.4,.2,0 o8:22.5 + ring 1.42 .07 4 s8 ry22.5 @0,2.2,0 + ring 1.42 .04 4 s8 ry22.5 @0,.85,0
    + box .05 .64 .05 n5:.18,0,0 @0,.2,1.31 o8
  roof: lathe 1.85,2.15 1.85,2.2 .12,3.4 0,3.6 s8 ry22.5
metal panel, panel, wall panel, sci fi panel, steel panel, armor panel | 1.2 | metal steel #8d949c, frame iron #4a5058, trim paint #e07a2c
  metal: box 1.1 1.1 .06 b.01 @0,.05,0
  frame: box 1.2 .1 .1 b.02 + box 1.2 .1 .1 b.02 @0,1.1,0 + box .1 1.2 .1 b.02 @.55,0,0 mir + box .9 .03 .02 n3:0,.2,0 @0,.6,.035 + rodz .03 .03 @.55,.05,.055 mir + rodz .03 .03 @.55,1.15,.055 mir
  trim: box .3 .06 .02 @.25,.2,.035
dome, geodesic dome, biodome, habitat dome | 2.4 | shell paint #e8ecee, frame steel #6a7078, door paint #d9822b
  shell: lathe 2.4,0 2.3,.8 1.9,1.55 1.2,2.15 0,2.4 s10
  frame: ring 2.38 .06 6 s10 @0,.06,0 + ring 2.3 .05 6 s10 @0,.8,0 + ring 1.9 .05 6 s10 @0,1.55,0 + ring 1.2 .05 6 s10 @0,2.15,0
    + bar .05 0,.05,2.4 0,.8,2.3 0,1.55,1.9 0,2.15,1.2 0,2.4,0 o10
  door: box .9 1.3 .5 b.1 @0,0,2.2
  dark: box .6 1.05 .02 b.05 @0,0,2.46
solar panel, solar panels, photovoltaic panel | 1.6 | panel crystal #2a4a8a, frame steel, pole iron
  panel: box .46 .03 .46 b.004 n4:.5,0,0 n2:0,0,.5 rx35 @0,1.1,0
  frame: box 2.06 .04 1.06 b.005 @0,-.02,0 rx35 @0,1.1,0
  pole: cyl .05 1.05 + cyl .3 .06
road bridge, highway bridge, concrete bridge, overpass, flyover, motorway bridge, car bridge, street bridge, road straight bridge mid | 4.6 | deck stone #b9b6ae, road plaster #3a3d44, line paint #f4efe0, pillar stone #a5a198, rail steel, edge paint #e0b62e
  deck: box 5.4 .36 12 b.04 @0,3.44,0 + box .5 .24 12 b.03 @2.45,3.78,0 mir + box .4 .5 12 b.03 n3:1.4,0,0 @0,3.02,0
  road: box 4.5 .05 12 b0 @0,3.78,0
  line: box .12 .02 1 b0 n6:0,0,2 @0,3.82,0 + box .1 .02 12 b0 @2,3.82,0 mir
  pillar: box .9 2.6 .8 b.08 @1.15,0,3.6 mir mirz + slab 1 -2.4,3.06 -1.6,2.5 1.6,2.5 2.4,3.06 b.04 @0,0,3.6 mirz + box 3.8 .26 1.4 b.05 @0,0,3.6 mirz
  rail: box .08 .5 .08 n7:0,0,1.95 @2.5,4,0 mir + box .1 .08 12 b.02 @2.5,4.48,0 mir + box .05 .05 12 b0 @2.5,4.25,0 mir
  edge: box .06 .14 11.9 b0 @2.71,3.56,0 mir
  lamp: box .06 .1 .16 b0 n6:0,0,2 @2.19,3.88,0 mir
tunnel, railway tunnel, road tunnel, hill tunnel, train tunnel | 4.8 | stone blocks, edge blocks #cfc8b8, lining blocks #6a665e, road plaster #3c3f45, line paint #f0e6c0, hill plant #6f9a4a
  hill: loft -3.698,0,-3.1 -1.75,0,-3.1 -1.75,1.7,-3.1 -1.45,2.45,-3.1 -.8,3.05,-3.1 0,3.25,-3.1 .8,3.05,-3.1 1.45,2.45,-3.1 1.75,1.7,-3.1 1.75,0,-3.1 3.698,0,-3.1 3.3674,1.3827,-3.1 2.6438,2.6138,-3.1 1.4113,3.6252,-3.1 .1778,4.1289,-3.1 -1.1417,3.6959,-3.1 -2.4151,2.8875,-3.1 -3.1824,1.6271,-3.1 / -4.3,0,-1.6 -1.75,0,-1.6 -1.75,1.7,-1.6 -1.45,2.45,-1.6 -.8,3.05,-1.6 0,3.25,-1.6 .8,3.05,-1.6 1.45,2.45,-1.6 1.75,1.7,-1.6 1.75,0,-1.6 4.3,0,-1.6 3.9086,1.7054,-1.6 3.1816,3.1801,-1.6 1.7409,4.116,-1.6 .197,4.7033,-1.6 -1.3241,4.4888,-1.6 -2.8851,3.2828,-1.6 -3.8322,1.9666,-1.6 / -4.515,0,0 -1.75,0,0 -1.75,1.7,0 -1.45,2.45,0 -.8,3.05,0 0,3.25,0 .8,3.05,0 1.45,2.45,0 1.75,1.7,0 1.75,0,0 4.515,0,0 4.202,1.7224,0 3.2481,3.2187,0 1.8471,4.6563,0 .2108,4.9122,0 -1.4096,4.7071,0 -3.0299,3.7414,0 -3.9927,2.0657,0 / -4.3,0,1.6 -1.75,0,1.6 -1.75,1.7,1.6 -1.45,2.45,1.6 -.8,3.05,1.6 0,3.25,1.6 .8,3.05,1.6 1.45,2.45,1.6 1.75,1.7,1.6 1.75,0,1.6 4.3,0,1.6 4.0317,1.6906,1.6 3.016,3.1501,1.6 1.7425,4.191,1.6 .1927,4.8485,1.6 -1.2772,4.5125,1.6 -2.7936,3.456,1.6 -3.9512,1.9513,1.6 / -3.741,0,3.1 -1.75,0,3.1 -1.75,1.7,3.1 -1.45,2.45,3.1 -.8,3.05,3.1 0,3.25,3.1 .8,3.05,3.1 1.45,2.45,3.1 1.75,1.7,3.1 1.75,0,3.1 3.741,0,3.1 3.4557,1.4604,3.1 2.7256,2.7656,3.1 1.4619,3.9036,3.1 .1715,4.2438,3.1 -1.1676,3.8336,3.1 -2.3506,3.0132,3.1 -3.3761,1.7763,3.1 c30
  stone: slab .5 -1.7,0 -1.7,1.7 -1.4,2.45 -.78,3 0,3.2 .78,3 1.4,2.45 1.7,1.7 1.7,0 2.9,0 2.9,2.9 2.3,2.9 2.3,3.5 1.4,3.5 1.4,4 -1.4,4 -1.4,3.5 -2.3,3.5 -2.3,2.9 -2.9,2.9 -2.9,0 b.03 @0,0,3.15 mirz
  edge: slab .7 -1.7,0 -1.7,1.7 -1.4,2.45 -.78,3 0,3.2 .78,3 1.4,2.45 1.7,1.7 1.7,0 2,0 2,1.8 1.65,2.7 .92,3.33 0,3.56 -.92,3.33 -1.65,2.7 -2,1.8 -2,0 b.04 @0,0,3.15 mirz + box 3 .22 .7 b.04 @0,3.95,3.15 mirz + box .8 .3 .7 b.04 @2.6,2.85,3.15 mirz mir + box .34 .6 .8 b.04 @0,3.1,3.15 mirz
  lining: slab 6.4 -1.6,0 -1.6,1.7 -1.33,2.38 -.74,2.9 0,3.1 .74,2.9 1.33,2.38 1.6,1.7 1.6,0 1.744,0 1.744,1.751 1.4497,2.4514 .8066,2.987 0,3.193 -.8066,2.987 -1.4497,2.4514 -1.744,1.751 -1.744,0 b0
  road: box 3.3 .06 7.2
  line: box .12 .02 .7 n5:0,0,1.4 @0,.055,0
balcony | 1.6 | floor stone, rail iron, wall plaster
  wall: box 2.4 2.4 .16 @0,0,-.5
  floor: box 2.2 .14 1 b.02 @0,.6,.04 + side .16 -.42,.6 -.42,.2 .3,.6 @.8,0,0 mir
  rail: box 2.2 .06 .06 @0,1.5,.5 + box .06 .06 .9 @1.07,1.5,.05 mir + box .04 .8 .04 n11:.21,0,0 @0,.72,.5 + box .04 .8 .04 n4:0,0,.22 @1.07,.72,.1 mir
  dark: box .9 1.5 .03 @0,.7,-.41
pedestal, plinth, statue base, display stand | 1.1 | stone marble
  stone: box .8 .16 .8 b.02 + box .66 .1 .66 b.02 @0,.14,0 + box .5 .62 .5 b.02 @0,.22,0 + box .64 .1 .64 b.02 @0,.82,0 + box .74 .1 .74 b.02 @0,.92,0
grandstand, bleachers, stands | 2.6 | seat paint #2d6ab8, frame plaster #b8b4aa, roof paint #e8ecee, pole steel
  frame: side 4 1.4,0 1.4,.3 .8,.3 .8,.7 .2,.7 .2,1.1 -.4,1.1 -.4,1.5 -1,1.5 -1,0
  seat: box .34 .1 .3 b.03 n10:.39,0,0 @0,.3,1.05 + box .34 .1 .3 b.03 n10:.39,0,0 @0,.7,.45 + box .34 .1 .3 b.03 n10:.39,0,0 @0,1.1,-.15 + box .34 .1 .3 b.03 n10:.39,0,0 @0,1.5,-.75
  pole: box .1 3.02 .1 @1.9,0,-.95 mir
  roof: box 4.1 .08 2.1 rx8 @0,2.85,-.1
chicken coop, coop, hen house | 1.5 | wood wood #b5602f, roof roofTiles, leg wood, wire steel
  leg: box .08 .5 .08 @.5,0,.34 mir mirz
  wood: slab .8 -.6,.45 .6,.45 .6,1.05 0,1.45 -.6,1.05
  roof: box .86 .06 1 rz-34 @.34,1.27,0 mir
  dark: box .3 .36 .03 @-.22,.55,.4
  wire: box .4 .3 .02 @.26,.68,.405
  ramp.wood: box .26 .03 .8 rx38 @-.22,.26,.68
manor gate, estate gate, wrought iron gate | 3 | stone blocks, iron
  stone: box .8 2.8 .8 @1.4,0,0 mir + box 1 .16 1 b.02 @1.4,2.78,0 mir + pyr .94 .36 .94 @1.4,2.93,0 mir
  iron: cyl .04 2.2 n11:.19,0,0 + box 2 .08 .06 @0,.3,0 + box 2 .08 .06 @0,1.9,0 + cone .06 .16 n11:.19,0,0 @0,2.18,0
double door, double wooden door, castle door, double doors | 2.4 | wood wood, frame stone #a09a90, metal iron
  wood: box .88 2.1 .09 @.46,0,0 mir
  frame: box .22 2.3 .26 @1.02,0,0 mir + box 2.4 .26 .3 @0,2.18,0
  metal: box .86 .09 .12 n2:0,1.2,0 @.46,.95,0 mir + ringz .09 .016 @.13,1.02,.08 mir + ball .03 @.13,1.11,.07 mir + box .03 2.1 .11 @.03,0,0 mir
window wall, wall with a window, wall with window, wall window, wall windows | 3 | stone blocks, frame wood, glass glass #a9d6ee
  stone: box 1.2 3 .5 swap @1.4,0,0 mir + box 1.6 .95 .5 + box 1.6 .75 .5 @0,2.25,0
  frame: box .12 1.3 .56 @.76,.95,0 mir + box 1.64 .12 .6 @0,2.15,0 + box 1.8 .14 .7 @0,.9,0 + box .07 1.2 .12 @0,1,0 + box 1.5 .07 .12 @0,1.55,0
  glass: box 1.5 1.2 .04 @0,1,0
arched wall, wall opening, wall with opening, wall arch, wall arched, wall archway, wall open, open wall | 3 | stone blocks, trim stone #8d877d
  stone: slab .5 -2,0 -.9,0 -.9,1.3 -.82,1.65 -.6,1.95 -.3,2.15 0,2.22 .3,2.15 .6,1.95 .82,1.65 .9,1.3 .9,0 2,0 2,3 -2,3 b.02
  trim: bar .1 -.95,0,.2 -.95,1.3,.2 -.86,1.68,.2 -.63,2,.2 -.32,2.2,.2 0,2.28,.2 .32,2.2,.2 .63,2,.2 .86,1.68,.2 .95,1.3,.2 .95,0,.2 s6 + box .26 .4 .6 @0,2.1,0
gated wall, wall gate, wall gated, wall with a gate, wall with gate | 3 | stone blocks, trim stone #8d877d, iron
  stone: slab .5 -2,0 -.9,0 -.9,1.3 -.82,1.65 -.6,1.95 -.3,2.15 0,2.22 .3,2.15 .6,1.95 .82,1.65 .9,1.3 .9,0 2,0 2,3 -2,3 b.02
  trim: bar .1 -.95,0,.2 -.95,1.3,.2 -.86,1.68,.2 -.63,2,.2 -.32,2.2,.2 0,2.28,.2 .32,2.2,.2 .63,2,.2 .86,1.68,.2 .95,1.3,.2 .95,0,.2 s6
  iron: box .07 2.3 .07 n7:.26,0,0 + box 1.9 .07 .05 n4:0,.5,0 @0,1.05,0
wall with a door, wall with door, door wall, wall door, wall doorway, doorway wall, wall entrance, wall with an entrance, wall with entrance, wall door center, wall door edge | 3 | stone blocks, frame wood #5a3a20, door wood, metal iron
  stone: box 1.4 3 .5 swap @1.3,0,0 mir + box 1.2 .7 .5 @0,2.3,0
  frame: box .12 2.3 .6 @.6,0,0 mir + box 1.44 .14 .6 @0,2.24,0
  door: box 1.1 2.24 .12
  metal: box 1.12 .1 .15 n2:0,1.3,0 @0,1.1,0 + ball .05 @.42,1.05,.09
half wall, low wall, low stone wall, wall low | 1 | stone blocks, cap stone #a09a90
  stone: box 3 .85 .5
  cap: box .72 .15 .62 b.02 n4:.76,0,0 @0,.85,0
broken wall, ruined wall, cracked wall, destroyed wall, crumbling wall | 3 | stone blocks, chip stone #8d877d
  stone: slab .5 -2,0 2,0 2,.7 1.6,.9 1.5,1.3 1,1.35 .8,1.9 .3,1.8 .1,2.4 -.4,2.35 -.6,3 -2,3 b.02
  chip: blob .3 .2 2 @1.5,.24,.6 + blob .2 .22 2 @1.95,.16,.5 + box .5 .24 .3 ry25 b.03 @.8,0,.65 + box .4 .2 .26 ry-40 b.03 @1.3,0,-.6 + blob .16 .2 2 @.4,.12,.55
brick wall, wall of bricks, wall bricks, wall brick | 2.4 | bricks, cap stone #a8a298
  bricks: box 3.2 2.2 .4 + box .5 2.3 .5 swap @1.5,0,0 mir
  cap: box 2.7 .12 .5 @0,2.2,0 + box .62 .16 .62 b.02 @1.5,2.3,0 mir
wooden floor, floor wood, wood floor, plank floor, floorboards, wooden deck | .16 | wood, beam grain #5d3a1e
  wood: box 2 .08 .3 b.015 n6:0,0,.325 @0,.08,0
  beam: box .16 .1 1.96 n3:.8,0,0 + ball .022 .012 .022 n6:0,0,.325 @.8,.16,0 mir
dirt floor, floor dirt, dirt tile, dirt patch, patch of dirt | .2 | earth earth #7a5230, stone stone #8d877d, grass plant #6f9a4a
  earth: box 2 .14 2 b.04 + blob .5 .2 4 *1,.18,1 @.3,.13,.2 + blob .4 .2 4 *1,.16,1 @-.5,.13,-.4
  stone: blob .1 .2 2 *1,.6,1 @-.55,.15,.5 + blob .07 .2 2 *1,.6,1 @.6,.15,-.6 + blob .06 .2 2 *1,.6,1 @-.3,.15,.65 + blob .05 .2 2 @.75,.14,.6
  grass: leaf .16 .05 .4 rx20 @-.75,.13,-.7 + leaf .14 .05 .4 rx20 ry120 @-.75,.13,-.7 + leaf .15 .05 .4 rx20 ry240 @-.75,.13,-.7
floor grate, grate, metal grate, drain, sewer grate, grating, drain cover, drain grate, storm drain | .14 | frame stone #9a948a, iron
  frame: box 2 .12 .3 @0,0,.85 mirz + box .3 .12 1.4 @.85,0,0 mir
  iron: box .06 .08 1.4 n8:.17,0,0 @0,.06,0 + box 1.4 .06 .06 n3:0,0,.4 @0,.05,0
  dark: box 1.4 .03 1.4
road corner, corner road, road bend, road curve, curved road, road curved, street curve, street corner | .12 | road plaster #3c3f45, line paint #f2f0e8, kerb stone #b0aca4, grass plant #6f9a4a
  road: plan .06 -2,2 -2,-.4 -1.2,-.32 -.45,0 .1,.45 .35,1.2 .4,2
  line: box .45 .02 .1 @-1.65,.055,-.0 *1,1,1 @0,0,.75 + box .45 .02 .1 ry-25 @-1.02,.055,.88 + box .45 .02 .1 ry-62 @-.62,.055,1.3 + box .1 .02 .4 @-.5,.055,1.78
  kerb: plan .12 -2,-.4 -2,-.6 -1.15,-.52 -.32,-.18 .28,.34 .55,1.16 .6,2 .4,2 .35,1.2 .1,.45 -.45,0 -1.2,-.32 + plan .12 -2,2 -2,1.85 -1.9,1.9 -1.85,2
  grass: plan .08 -2,-.6 -2,-1 1,-1 1,2 .6,2 .55,1.16 .28,.34 -.32,-.18 -1.15,-.52
t junction, road t junction, road split, road fork, three way junction, t intersection | .12 | road plaster #3c3f45, line paint #f2f0e8, kerb stone #b0aca4
  road: box 6.4 .06 2.4 + box 2.4 .06 2 @0,0,2.2
  line: box .6 .02 .12 n6:1,0,0 @0,.055,0 + box .12 .02 .6 n2:0,0,1 @0,.055,2.4 + box .5 .02 .06 @0,0,0
  kerb: box 6.4 .12 .24 b.03 @0,0,-1.32 + box 2 .12 2 b.03 @2.2,0,2.2 mir
curved track, train tracks curve, train track curve, railroad corner, railroad curve, track curve, curved rail, rail curve, rail corner, curved railroad track | .2 | steel steel #8d949c, wood wood #5a4230, stone cobbles #8a867e
  stone: plan .06 -1.6,-1.05 -.59,-.85 .27,-.27 .85,.59 1.05,1.6 -.85,1.6 -.91,1.31 -1.07,1.07 -1.31,.91 -1.6,.85
  wood: box .2 .08 1.5 @0,.05,-1.7 ry-7 @-1.6,0,1.6 + box .2 .08 1.5 @0,.05,-1.7 ry-22 @-1.6,0,1.6 + box .2 .08 1.5 @0,.05,-1.7 ry-37 @-1.6,0,1.6
    + box .2 .08 1.5 @0,.05,-1.7 ry-53 @-1.6,0,1.6 + box .2 .08 1.5 @0,.05,-1.7 ry-68 @-1.6,0,1.6 + box .2 .08 1.5 @0,.05,-1.7 ry-83 @-1.6,0,1.6
  steel: tube .05 -1.6,.17,.4 -1.14,.17,.49 -.75,.17,.75 -.49,.17,1.14 -.4,.17,1.6 s8 *1,1.2,1 + tube .05 -1.6,.17,-.6 -.76,.17,-.43 -.04,.17,.04 .43,.17,.76 .6,.17,1.6 s8 *1,1.2,1
post, wooden post, fence post, pole, wooden pole, hitching post | 1.4 | wood, iron, earth earth #7a5230
  wood: cyl .11 1.3 b.02 s10 + cone .12 .12 s10 @0,1.3,0
  iron: cyl .118 .06 s10 @0,1.08,0
  earth: blob .28 .15 3 *1,.25,1 @0,.02,0
landing pad, helipad, heliport, helicopter pad, landing platform | .5 | pad plaster #5a6068, line paint #f2c21e, frame steel, lamp light #ffd24a
  frame: cyl 2.1 .3 s8 b.04 + box .2 .2 .2 @1.9,0,0 o8:22.5
  pad: cyl 2 .12 s8 b.02 @0,.28,0
  line: lathe 1.5,.34 1.7,.34 1.7,.415 1.5,.415 1.5,.34 s32 + box .22 .08 1.4 @.5,.34,0 mir + box .8 .08 .24 @0,.34,0
  lamp: cyl .08 .2 @1.7,.28,0 o8:22.5
road end, dead end, dead end road, cul de sac, road end round, street end | .12 | road plaster #3c3f45, line paint #f2f0e8, kerb stone #b0aca4
  road: box 2.4 .06 2.6 @0,0,1.3 + cyl 2 .06 s32 b0 @0,0,-1.4
  line: box .12 .02 .6 n3:0,0,1 @0,.055,1.2
  kerb: box .24 .12 2.2 b.03 @1.3,0,1.5 mir
    + plan .12 1.37,.35 1.79,-.09 2.08,-.62 2.21,-1.22 2.18,-1.83 1.98,-2.4 1.63,-2.9 1.16,-3.29 .6,-3.54 0,-3.62 -.6,-3.54 -1.16,-3.29 -1.63,-2.9 -1.98,-2.4 -2.18,-1.83 -2.21,-1.22 -2.08,-.62 -1.79,-.09 -1.37,.35 -1.22,.16 -1.6,-.23 -1.86,-.71 -1.97,-1.24 -1.94,-1.78 -1.77,-2.3 -1.46,-2.74 -1.04,-3.09 -.54,-3.31 0,-3.38 .54,-3.31 1.04,-3.09 1.46,-2.74 1.77,-2.3 1.94,-1.78 1.97,-1.24 1.86,-.71 1.6,-.23 1.22,.16 b.02
sand patch, patch of sand, patch sand, sandy ground | .12 | sand earth #e3cc94, stone stone #b8a880
  sand: blob 1 .12 2 *1.1,.1,.9 @0,.03,0
  stone: ball .06 .04 .05 @.4,.1,.3 + ball .05 .04 .06 @-.5,.09,-.1
grass patch, patch of grass, patch grass, grass ground, lawn | .3 | ground plant #6f9a4a, leaf plant #5fa03a
  ground: blob 1 .1 2 *1.1,.09,.9 @0,.03,0
  leaf: cone .035 .26 rz12 @.3,.06,.2 o7 + cone .03 .2 rz-14 @.62,.05,.1 o9:20 + cone .035 .24 rx10 @0,.06,.05 o3 + cone .03 .16 rz8 @.8,.03,.02 o11:8
monorail track, monorail beam, monorail rail | 3 | beam stone #b8b4ac, rail steel, pillar stone #a09a90
  beam: box .7 .8 8 b.05 @0,2.1,0
  rail: box .3 .08 8 @0,2.9,0 + box .06 .16 8 @.36,2.45,0 mir
  pillar: box .8 1.9 .8 b.06 n2:0,0,4 + box 1.5 .3 1 b.06 n2:0,0,4 @0,1.85,0 + box 1.2 .16 1.2 b.04 n2:0,0,4
railing, rail, handrail, metal rail, balcony railing, balcony rail, metal railing, stair railing, balustrade rail | 1 | iron iron #33373c
  iron: box 2.4 .06 .08 @0,.94,0 + box 2.4 .04 .04 @0,.1,0 + cyl .014 .84 n15:.15,0,0 @0,.12,0 + box .06 1 .06 @1.17,0,0 mir
railing corner, corner railing, balcony rail corner, balcony corner, handrail corner | 1 | iron iron #33373c
  iron: box 1.6 .06 .08 @0,.94,-.78 + box .08 .06 1.56 @-.76,.94,0 + box 1.6 .04 .04 @0,.1,-.78 + box .04 .04 1.56 @-.78,.1,0
    + cyl .014 .84 n9:.16,0,0 @.02,.12,-.78 + cyl .014 .84 n9:0,0,.16 @-.78,.12,.02 + box .07 1 .07 @-.78,0,-.78 + box .06 1 .06 @.78,0,-.78 + box .06 1 .06 @-.78,0,.78
corridor, hallway, sci fi corridor, corridor section, straight corridor, passage | 3 | wall paint #c9ced4, floor paint #4a5058, trim paint #e07a2c, light light #d8f0ff
  floor: box 3 .15 5
  wall: box .25 2.4 5 @1.5,.15,0 mir + box .5 .25 5 rz-45 @1.3,2.45,0 mir + box 2.4 .2 5 @0,2.7,0
  trim: box .06 .16 5 @1.36,1,0 mir + box .3 2.9 .2 b.03 @1.5,0,2.5 mir mirz + box 3.2 .25 .2 b.03 @0,2.72,2.5 mirz
  light: box .4 .05 1.2 n3:0,0,1.6 @0,2.66,0
corridor cross, corridor crossing, corridor intersection, four way corridor, corridor junction | 3 | wall paint #c9ced4, floor paint #4a5058, trim paint #e07a2c, light light #d8f0ff
  floor: box 3.2 .15 8 + box 2.4 .15 3.2 @2.8,0,0 mir
  wall: box .25 2.4 2.5 @1.5,.15,2.72 mir mirz + box 2.5 2.4 .25 @2.72,.15,1.5 mir mirz + box 2.4 .2 8 @0,2.7,0 + box 2.8 .2 2.4 @2.6,2.7,0 mir
    + box .5 .25 2.5 rz-45 @1.3,2.45,2.72 mir mirz + box 2.5 .25 .5 rx45 @2.72,2.45,1.3 mir mirz
  trim: box .3 2.9 .2 b.03 @1.5,0,3.95 mir mirz + box 3.2 .25 .2 b.03 @0,2.72,3.95 mirz + box .2 2.9 .3 b.03 @3.95,0,1.5 mir mirz + box .2 .25 3.2 b.03 @3.95,2.72,0 mir
  light: box .4 .05 1.2 n3:0,0,2.4 @0,2.66,0 + box 1.2 .05 .4 n2:4.8,0,0 @0,2.66,0
corridor corner, corner corridor, corridor bend, corridor turn, corridor corner round, corridor wide corner, hallway corner, corridor curve | 3 | wall paint #c9ced4, floor paint #4a5058, trim paint #e07a2c, light light #d8f0ff
  floor: plan .15 -1.6,4 -1.6,-.3 -.9,-1.2 -.3,-1.6 4,-1.6 4,1.6 1.6,1.6 1.6,4 b0
  wall: bar .13 -1.5,1.35,4 -1.5,1.35,-.3 -.75,1.35,-1.15 -.3,1.35,-1.5 4,1.35,-1.5 s4 *1,.01,1 @0,.15,0 + plan 2.6 -1.62,4 -1.62,-.4 -1.1,-1.1 -.4,-1.62 4,-1.62 4,-1.38 -.3,-1.38 -.9,-.95 -1.38,-.3 -1.38,4 b0 @0,.15,0 + box .25 2.6 2.4 b.02 @1.5,.15,2.8 + box 2.4 2.6 .25 b.02 @2.8,.15,1.5
    + plan .18 -1.62,4 -1.62,-.4 -1.1,-1.1 -.4,-1.62 4,-1.62 4,1.62 1.62,1.62 1.62,4 b0 @0,2.72,0
  trim: plan .16 -1.66,4 -1.66,-.4 -1.14,-1.14 -.4,-1.66 4,-1.66 4,-1.34 -.3,-1.34 -.86,-.91 -1.34,-.3 -1.34,4 b0 @0,1,0 + box .3 2.9 .2 b.03 @1.5,0,3.95 + box .3 2.9 .2 b.03 @-1.5,0,3.95 + box 3.2 .25 .2 b.03 @0,2.72,3.95 + box .2 2.9 .3 b.03 @3.95,0,1.5 + box .2 2.9 .3 b.03 @3.95,0,-1.5 + box .2 .25 3.2 b.03 @3.95,2.72,0
  light: box .4 .05 1.2 n2:0,0,1.6 @0,2.7,2.6 + box 1.2 .05 .4 n2:1.6,0,0 @2.6,2.7,0
corridor split, split corridor, corridor t junction, t corridor, three way corridor, corridor fork, corridor wide junction, hallway junction | 3 | wall paint #c9ced4, floor paint #4a5058, trim paint #e07a2c, light light #d8f0ff
  floor: box 8 .15 3.2 + box 3.2 .15 2.5 @0,0,2.8
  wall: box 8 2.6 .25 b.02 @0,.15,-1.5 + box 2.4 2.6 .25 b.02 @2.8,.15,1.5 mir + box .25 2.6 2.4 b.02 @1.5,.15,2.8 mir + box 8 .2 3.2 b.02 @0,2.7,0 + box 3.2 .199 2.5 b.02 @0,2.7,2.8
  trim: box 8.02 .16 .32 b.01 @0,1,-1.5 + box 2.44 .16 .32 b.01 @2.8,1,1.5 mir + box .3 2.9 .2 b.03 @1.5,0,3.95 mir + box 3.2 .25 .2 b.03 @0,2.72,3.95 + box .2 2.9 .3 b.03 @3.95,0,1.5 mir + box .2 2.9 .3 b.03 @3.95,0,-1.5 mir + box .2 .25 3.2 b.03 @3.95,2.72,0 mir
  light: box 1.2 .05 .4 n3:2.4,0,0 @0,2.66,0 + box .4 .05 1.2 @0,2.66,2.8
corridor end, end corridor, dead end corridor, corridor dead end, corridor wide end, corridor cap, end of a corridor, hallway end | 3 | wall paint #c9ced4, floor paint #4a5058, trim paint #e07a2c, light light #d8f0ff, panel steel #7d8790, screen light #7fd8ff
  floor: box 3 .15 3.4
  wall: box .25 2.4 3.4 @1.5,.15,0 mir + box .5 .25 3.4 rz-45 @1.3,2.45,0 mir + box 2.4 .2 3.4 @0,2.7,0 + box 3 2.6 .25 b.02 @0,.15,-1.6
  trim: box .06 .16 3.3 @1.36,1,0 mir + box .3 2.9 .2 b.03 @1.5,0,1.65 mir + box 3.2 .25 .2 b.03 @0,2.72,1.65 + box 2.7 .16 .06 b0 @0,1,-1.46
  panel: box 1.3 1.5 .1 b.04 @0,1.2,-1.44 + box .5 .6 .3 b.05 @1,.15,-1.3 mir + rodz .08 2.9 s10 @1.2,.4,-.1 mir
  screen: box 1 .5 .06 b.02 @0,1.9,-1.41 + box .4 .2 .06 b.01 n2:.5,0,0 @0,1.4,-1.41
  light: box .4 .05 1.2 n2:0,0,1.6 @0,2.66,.1
corridor with windows, corridor window, windowed corridor, corridor windows, corridor window closed, corridor corner window, hallway window, glass corridor | 3 | wall paint #c9ced4, floor paint #4a5058, trim paint #e07a2c, glass glass #8fd0ee, light light #d8f0ff, frame steel #7d8790
  floor: box 3 .15 5
  wall: box .25 .9 5 b.02 @1.5,.15,0 mir + box .25 .5 5 b.02 @1.5,2.3,0 mir + box .25 1.4 .5 b.02 @1.5,.95,0 mir + box .25 1.4 .4 b.02 @1.5,.95,2.3 mir mirz + box 3.2 .2 5 b.02 @0,2.7,0
  glass: box .08 1.36 4.4 b0 @1.5,.97,0 mir
  frame: box .3 .08 1.85 b.01 n2:0,0,2.35 @1.5,1,0 mir + box .3 .08 1.85 b.01 n2:0,0,2.35 @1.5,2.26,0 mir + box .3 1.3 .08 b.01 n2:0,0,2.35 @1.5,1,0 mir
  trim: box .3 .14 4.9 b.01 @1.5,.6,0 mir + box .3 2.9 .2 b.03 @1.5,0,2.5 mir mirz + box 3.2 .25 .2 b.03 @0,2.72,2.5 mirz
  light: box .4 .05 1.2 n3:0,0,1.6 @0,2.66,0
open corridor, corridor open, corridor without a roof, roofless corridor, corridor open end, corridor half open | 2.4 | wall paint #c9ced4, floor paint #4a5058, trim paint #e07a2c, light light #9fe0ff, grate steel #6a727c
  floor: box 3 .15 5
  grate: box 1.4 .03 .5 b.01 n7:0,0,.66 @0,.14,0
  wall: box .4 1.5 5 b.05 @1.4,.15,0 mir
  trim: box .5 .14 5.02 b.03 @1.4,1.6,0 mir + box .54 2.1 .3 b.04 @1.4,0,2.4 mir mirz + box .54 2.1 .3 b.04 @1.4,0,0 mir + box .06 .12 4.9 b0 @1.18,.8,0 mir
  light: box .05 .06 4.4 b0 @1.18,.3,0 mir + box .2 .1 .12 b.02 @1.4,2.08,2.4 mir mirz + box .2 .1 .12 b.02 @1.4,2.08,0 mir
corridor roof, roof of a corridor, corridor roof piece, hallway roof, corridor ceiling, roof corridor | 1 | roof paint #c9ced4, trim paint #e07a2c, vent steel #7d8790, light light #d8f0ff
  roof: slab 5 -1.7,0 -1.7,.2 -1,.7 1,.7 1.7,.2 1.7,0 1.45,0 1.45,.1 .95,.5 -.95,.5 -1.45,.1 -1.45,0 b.01
  trim: slab .2 -1.78,0 -1.78,.26 -1.04,.8 1.04,.8 1.78,.26 1.78,0 1.4,0 1.4,.06 .92,.44 -.92,.44 -1.4,.06 -1.4,0 b.02 n3:0,0,2.4
  vent: box .9 .2 1 b.05 @0,.68,1.2 + box .7 .06 .06 b.01 n4:0,0,.2 @0,.86,1.2 + cyl .3 .22 s18 b.04 @0,.68,-1.2 + rodz .07 4.8 s10 @.7,.76,0 mir
  light: box .4 .06 1.2 n2:0,0,2.4 @0,.46,0
corridor transition, transition corridor, corridor adapter, corridor narrowing, corridor width change, corridor door transition | 3.4 | wall paint #c9ced4, floor paint #4a5058, trim paint #e07a2c, light light #d8f0ff
  floor: plan .15 -2.4,2 2.4,2 2.4,.6 1.5,-.6 1.5,-2 -1.5,-2 -1.5,-.6 -2.4,.6 b0
  wall: plan 2.9 2.4,2 2.4,.6 1.5,-.6 1.5,-2 1.26,-2 1.26,-.5 2.16,.7 2.16,2 b0 @0,.15,0 mir + plan .2 -2.4,2 2.4,2 2.4,.6 1.5,-.6 1.5,-2 -1.5,-2 -1.5,-.6 -2.4,.6 b0 @0,3,0
  trim: plan .16 2.44,2 2.44,.6 1.54,-.6 1.54,-2 1.22,-2 1.22,-.5 2.12,.7 2.12,2 b0 @0,1.1,0 mir + box .34 3.3 .24 b.04 @2.3,0,1.95 mir + box 4.9 .3 .24 b.04 @0,3,1.95 + box .34 3.3 .24 b.04 @1.4,0,-1.95 mir + box 3.1 .3 .24 b.04 @0,3,-1.95
  light: box .5 .05 1 @0,2.97,-1.1 + box 1.6 .05 .4 @0,2.97,1.1
corridor wall, wall of a corridor, sci fi corridor wall, hallway wall, corridor side wall | 2.9 | wall paint #c9ced4, trim paint #e07a2c, panel steel #7d8790, light light #9fe0ff, pipe iron #4a5058
  wall: box 4 2.6 .3 b.03 @0,.1,0 + box 4 .3 .6 b.04 @0,2.5,.1
  trim: box .34 2.9 .5 b.04 @1.9,0,.05 mir + box 3.5 .16 .36 b.01 @0,1,0
  panel: box .98 1 .36 b.03 n3:1.12,0,0 @0,1.3,0 + box 3.6 .5 .5 b.05 @0,0,.04 + box .6 .3 .4 b.03 n3:1.12,0,0 @0,.62,0
  light: box .7 .06 .4 b.01 n3:1.12,0,0 @0,2.1,.01 + box 3.4 .06 .54 b0 @0,.42,.04
  pipe: rodx .06 3.6 s10 n2:0,.16,0 @0,2.3,.22
corridor wall corner, corner corridor wall, corridor corner wall, hallway wall corner, sci fi wall corner | 2.9 | wall paint #c9ced4, trim paint #e07a2c, panel steel #7d8790, light light #9fe0ff
  wall: plan 2.6 -1.65,1.65 -1.65,-1 -1,-1.65 1.65,-1.65 1.65,-1.35 -.9,-1.35 -1.35,-.9 -1.35,1.65 b.02 @0,.1,0 + plan .3 -1.65,1.65 -1.65,-1 -1,-1.65 1.65,-1.65 1.65,-1.05 -.8,-1.05 -1.05,-.8 -1.05,1.65 b.03 @0,2.5,0
  trim: box .5 2.9 .34 b.04 @-1.4,0,1.55 + box .34 2.9 .5 b.04 @1.55,0,-1.4 + plan .16 -1.66,1.6 -1.66,-1 -1,-1.66 1.6,-1.66 1.6,-1.3 -.88,-1.3 -1.3,-.88 -1.3,1.6 b0 @0,1,0
  panel: plan .5 -1.66,1.6 -1.66,-1 -1,-1.66 1.6,-1.66 1.6,-1.2 -.84,-1.2 -1.2,-.84 -1.2,1.6 b.02 + box .96 1 .36 b.03 n2:1.12,0,0 @.36,1.3,-1.5 + box .36 1 .96 b.03 n2:0,0,1.12 @-1.5,1.3,.36
  light: box .7 .06 .4 b.01 n2:1.12,0,0 @.36,2.12,-1.5 + box .4 .06 .7 b.01 n2:0,0,1.12 @-1.5,2.12,.36
building window, facade window, building wall window, window of a building, building wall with window, building window left, building window right | 3.2 | wall bricks #b0644c, trim stone #d8d0c0, frame snow #f1efe6, glass obsidian #3f6a8c
  wall: box 3 3 .3 b0 @0,.1,0
  trim: box 3.04 .3 .4 b.02 + box 3.06 .2 .42 b.03 @0,3,0 + box 1.3 .1 .44 b.02 @0,0.85,.04 + box 1.26 .16 .36 b.02 @0,2.45,.01
  frame: box .09 1.5 .2 b.01 n2:1.01,0,0 @0,0.95,.1 + box 1.1 .09 .2 b.01 n2:0,1.41,0 @0,1.655,.1 + box .06 1.5 .14 b.01 @0,0.95,.1 + box 1.1 .06 .14 b.01 @0,1.7,.1
  glass: box 1.04 1.44 .13 b0 @0,0.98,.1
building windows, facade windows, building wall windows, building windows high middle, building windows middle, building windows top square | 3.2 | wall bricks #b0644c, trim stone #d8d0c0, frame snow #f1efe6, glass obsidian #3f6a8c
  wall: box 3 3 .3 b0 @0,.1,0
  trim: box 3.04 .3 .4 b.02 + box 3.06 .2 .42 b.03 @0,3,0 + box 1 .1 .44 b.02 @-0.75,0.85,.04 + box 0.96 .16 .36 b.02 @-0.75,2.45,.01 + box 1 .1 .44 b.02 @0.75,0.85,.04 + box 0.96 .16 .36 b.02 @0.75,2.45,.01
  frame: box .09 1.5 .2 b.01 n2:0.71,0,0 @-0.75,0.95,.1 + box 0.8 .09 .2 b.01 n2:0,1.41,0 @-0.75,1.655,.1 + box .06 1.5 .14 b.01 @-0.75,0.95,.1 + box 0.8 .06 .14 b.01 @-0.75,1.7,.1 + box .09 1.5 .2 b.01 n2:0.71,0,0 @0.75,0.95,.1 + box 0.8 .09 .2 b.01 n2:0,1.41,0 @0.75,1.655,.1 + box .06 1.5 .14 b.01 @0.75,0.95,.1 + box 0.8 .06 .14 b.01 @0.75,1.7,.1
  glass: box 0.74 1.44 .13 b0 @-0.75,0.98,.1 + box 0.74 1.44 .13 b0 @0.75,0.98,.1
building wide window, building window wide, building window large, wide facade window, building window large middle, building window large left, building window large right | 3.2 | wall bricks #b0644c, trim stone #d8d0c0, frame snow #f1efe6, glass obsidian #3f6a8c
  wall: box 3 3 .3 b0 @0,.1,0
  trim: box 3.04 .3 .4 b.02 + box 3.06 .2 .42 b.03 @0,3,0 + box 2.4 .1 .44 b.02 @0,0.75,.04 + box 2.36 .16 .36 b.02 @0,2.55,.01
  frame: box .09 1.7 .2 b.01 n2:2.11,0,0 @0,0.85,.1 + box 2.2 .09 .2 b.01 n2:0,1.61,0 @0,1.655,.1
  glass: box 2.14 1.64 .13 b0 @0,0.88,.1
  bar.frame: box .07 1.7 .14 b.01 n2:.73,0,0 @0,.85,.1 + box 2.2 .06 .14 b.01 @0,2.05,.1
building window sill, window sill, window with a sill, building window wide sill, building windows sill, windowsill, building windows sills round, building window sill flowers, building window left sill, building window right sill | 3.2 | wall bricks #b0644c, trim stone #d8d0c0, frame snow #f1efe6, glass obsidian #3f6a8c, pot roofTiles #b5542f, leaf leaves #4f8a34, flower petal #e2497c
  wall: box 3 3 .3 b0 @0,.1,0
  trim: box 3.04 .3 .4 b.02 + box 3.06 .2 .42 b.03 @0,3,0 + box 1.4 .1 .44 b.02 @0,0.95,.04 + box 1.36 .16 .36 b.02 @0,2.45,.01 + box 1.7 .16 .7 b.03 @0,.88,.2 + box .16 .3 .4 b.03 @.6,.62,.2 mir
  frame: box .09 1.4 .2 b.01 n2:1.11,0,0 @0,1.05,.1 + box 1.2 .09 .2 b.01 n2:0,1.31,0 @0,1.705,.1 + box .06 1.4 .14 b.01 @0,1.05,.1 + box 1.2 .06 .14 b.01 @0,1.75,.1
  glass: box 1.14 1.34 .13 b0 @0,1.08,.1
  pot: box .9 .2 .24 b.03 @0,1.04,.42
  leaf: blob .13 .3 3 7 n5:.18,0,0 @0,1.27,.42
  flower: ball .06 n4:.22,0,0 @0,1.36,.48
building window awnings, building window awning, awnings over windows, window awning, window with an awning, facade with awnings, building awning | 3.2 | wall bricks #b0644c, trim stone #d8d0c0, frame snow #f1efe6, glass obsidian #3f6a8c, awning cloth #d1302a, stripe cloth #f4f4f0
  wall: box 3 3 .3 b0 @0,.1,0
  trim: box 3.04 .3 .4 b.02 + box 3.06 .2 .42 b.03 @0,3,0 + box 1.1 .1 .44 b.02 @-0.75,0.7,.04 + box 1.06 .16 .36 b.02 @-0.75,2.2,.01 + box 1.1 .1 .44 b.02 @0.75,0.7,.04 + box 1.06 .16 .36 b.02 @0.75,2.2,.01
  frame: box .09 1.4 .2 b.01 n2:0.81,0,0 @-0.75,0.8,.1 + box 0.9 .09 .2 b.01 n2:0,1.31,0 @-0.75,1.455,.1 + box .06 1.4 .14 b.01 @-0.75,0.8,.1 + box 0.9 .06 .14 b.01 @-0.75,1.5,.1 + box .09 1.4 .2 b.01 n2:0.81,0,0 @0.75,0.8,.1 + box 0.9 .09 .2 b.01 n2:0,1.31,0 @0.75,1.455,.1 + box .06 1.4 .14 b.01 @0.75,0.8,.1 + box 0.9 .06 .14 b.01 @0.75,1.5,.1
  glass: box 0.84 1.34 .13 b0 @-0.75,0.83,.1 + box 0.84 1.34 .13 b0 @0.75,0.83,.1
  awning: side 1.2 .9,2.1 .9,2.24 .14,2.66 .14,2.5 b.01 @-.75,0,0 + side 1.2 .9,2.1 .9,2.24 .14,2.66 .14,2.5 b.01 @.75,0,0
  stripe: side .2 .92,2.08 .92,2.25 .13,2.68 .13,2.48 b0 n3:.4,0,0 @-.75,0,0 + side .2 .92,2.08 .92,2.25 .13,2.68 .13,2.48 b0 n3:.4,0,0 @.75,0,0 + box .14 .12 .03 b.01 n6:.2,0,0 @-.75,2.02,.9 + box .14 .12 .03 b.01 n6:.2,0,0 @.75,2.02,.9
building window balcony, building balcony, window with a balcony, balcony window, facade with a balcony, building balcony window | 3.2 | wall bricks #b0644c, trim stone #d8d0c0, frame snow #f1efe6, glass obsidian #3f6a8c, rail iron #2a2c30
  wall: box 3 3 .3 b0 @0,.1,0
  trim: box 3.04 .3 .4 b.02 + box 3.06 .2 .42 b.03 @0,3,0 + box 2 .16 1 b.03 @0,.42,.6 + box .16 .36 .5 b.03 @.7,.12,.35 mir + box 1.4 .16 .36 b.02 @0,2.7,.01
  frame: box .09 2.1 .2 b.01 n2:1.11,0,0 @0,0.6,.1 + box 1.2 .09 .2 b.01 n2:0,2.01,0 @0,1.605,.1 + box .06 2.1 .14 b.01 @0,0.6,.1 + box 1.2 .06 .14 b.01 @0,1.65,.1
  glass: box 1.14 2.04 .13 b0 @0,0.63,.1
  rail: box 2 .06 .06 b.01 @0,1.36,1.06 + box .06 .06 .9 b.01 @.97,1.36,.64 mir + box .04 .8 .04 b0 n11:.194,0,0 @0,.56,1.06 + box .04 .8 .04 b0 n4:0,0,.2 @.97,.56,.72 mir
building round windows, building windows round, facade round windows, building windows top round, building window round, building window top round, building windows round top | 3.2 | wall bricks #b0644c, trim stone #d8d0c0, frame snow #f1efe6, glass obsidian #3f6a8c
  wall: box 3 3 .3 b0 @0,.1,0
  trim: box 3.04 .3 .4 b.02 + box 3.06 .2 .42 b.03 @0,3,0 + slab .4 -.55,0 -.55,1.1 -.5,1.36 -.34,1.56 0,1.66 .34,1.56 .5,1.36 .55,1.1 .55,0 .42,0 .42,1.06 .36,1.3 .24,1.44 0,1.5 -.24,1.44 -.36,1.3 -.42,1.06 -.42,0 b.02 n2:1.44,0,0 @0,.95,.02 + box 1.2 .1 .46 b.02 n2:1.44,0,0 @0,.86,.04
  frame: box .06 1.5 .16 b.01 n2:1.44,0,0 @0,.95,.1 + box .84 .06 .16 b.01 n2:1.44,0,0 n2:0,.52,0 @0,1.74,.1
  glass: slab .1 -.42,0 -.42,1.06 -.36,1.3 -.24,1.44 0,1.5 .24,1.44 .36,1.3 .42,1.06 .42,0 b0 n2:1.44,0,0 @0,.96,.12
building door, facade door, building door wall, building edges door, door of a building, building entrance wall, building wall door | 3.2 | wall bricks #b0644c, trim stone #d8d0c0, door wood #6a3f24, metal gold, lamp light
  wall: box 3 3 .3 b0 @0,.1,0
  trim: box 3.04 .3 .4 b.02 + box 3.06 .2 .42 b.03 @0,3,0 + box 1.3 .22 .6 b.03 @0,0,.3 + box .18 2.3 .4 b.02 n2:1.1,0,0 @0,.1,.02 + box 1.5 .24 .46 b.03 @0,2.34,.03
  door: box .9 2.1 .12 b.02 @0,.2,.12 + box .3 .7 .16 b.03 n2:.4,0,0 n2:0,.9,0 @0,.86,.12
  metal: ball .05 @0.34,1.2,.22
  lamp: box .14 .26 .14 b.03 @.85,1.9,.22 + box .14 .26 .14 b.03 @-.85,1.9,.22
building door window, building door and window, facade door and window, building door with window, building window door window, building door windows, building door window narrow | 3.2 | wall bricks #b0644c, trim stone #d8d0c0, frame snow #f1efe6, glass obsidian #3f6a8c, door wood #6a3f24, metal gold
  wall: box 3 3 .3 b0 @0,.1,0
  trim: box 3.04 .3 .4 b.02 + box 3.06 .2 .42 b.03 @0,3,0 + box 1.15 .1 .44 b.02 @0.75,0.85,.04 + box 1.11 .16 .36 b.02 @0.75,2.35,.01 + box 1.3 .22 .6 b.03 @-0.7,0,.3 + box .18 2.3 .4 b.02 n2:1.1,0,0 @-0.7,.1,.02 + box 1.5 .24 .46 b.03 @-0.7,2.34,.03
  frame: box .09 1.4 .2 b.01 n2:0.86,0,0 @0.75,0.95,.1 + box 0.95 .09 .2 b.01 n2:0,1.31,0 @0.75,1.605,.1 + box .06 1.4 .14 b.01 @0.75,0.95,.1 + box 0.95 .06 .14 b.01 @0.75,1.65,.1
  glass: box 0.89 1.34 .13 b0 @0.75,0.98,.1
  door: box .9 2.1 .12 b.02 @-0.7,.2,.12 + box .3 .7 .16 b.03 n2:.4,0,0 n2:0,.9,0 @-0.7,.86,.12
  metal: ball .05 @-0.36,1.2,.22
building corner, corner of a building, facade corner, building wall corner, building corner bottom, brick building corner | 3.2 | wall bricks #b0644c, trim stone #d8d0c0
  wall: box 2.7 3 .3 b0 @-.15,.1,1.2 + box .3 3 2.7 b0 @1.2,.1,-.15
  trim: box 2.8 .3 .4 b.02 @-.15,0,1.2 + box .4 .3 2.8 b.02 @1.2,0,-.15 + box 2.8 .2 .42 b.03 @-.15,3,1.2 + box .42 .2 2.8 b.03 @1.2,3,-.15 + box .5 .3 .5 b.03 n5:0,.62,0 @1.16,1.54,1.16 + box .4 .26 .4 b.03 n5:0,.62,0 @1.19,1.24,1.19
building corner window, building corner windows, corner window, facade corner window, building corner window middle, building corner window narrow, building corner window sill | 3.2 | wall bricks #b0644c, trim stone #d8d0c0, frame snow #f1efe6, glass obsidian #3f6a8c
  wall: box 2.7 3 .3 b0 @-.15,.1,1.2 + box .3 3 2.7 b0 @1.2,.1,-.15
  trim: box 2.8 .3 .4 b.02 @-.15,0,1.2 + box .4 .3 2.8 b.02 @1.2,0,-.15 + box 2.8 .2 .42 b.03 @-.15,3,1.2 + box .42 .2 2.8 b.03 @1.2,3,-.15 + box .5 .3 .5 b.03 n5:0,.62,0 @1.16,1.54,1.16 + box .4 .26 .4 b.03 n5:0,.62,0 @1.19,1.24,1.19 + box 1.2 .1 .44 b.02 @-0.25,0.85,.04 @0,0,1.2 + box 1.16 .16 .36 b.02 @-0.25,2.35,.01 @0,0,1.2 + box 1.2 .1 .44 b.02 @-0.25,0.85,.04 ry90 @1.2,0,0 + box 1.16 .16 .36 b.02 @-0.25,2.35,.01 ry90 @1.2,0,0
  frame: box .09 1.4 .2 b.01 n2:0.91,0,0 @-0.25,0.95,.1 @0,0,1.2 + box 1 .09 .2 b.01 n2:0,1.31,0 @-0.25,1.605,.1 @0,0,1.2 + box .06 1.4 .14 b.01 @-0.25,0.95,.1 @0,0,1.2 + box 1 .06 .14 b.01 @-0.25,1.65,.1 @0,0,1.2 + box .09 1.4 .2 b.01 n2:0.91,0,0 @-0.25,0.95,.1 ry90 @1.2,0,0 + box 1 .09 .2 b.01 n2:0,1.31,0 @-0.25,1.605,.1 ry90 @1.2,0,0 + box .06 1.4 .14 b.01 @-0.25,0.95,.1 ry90 @1.2,0,0 + box 1 .06 .14 b.01 @-0.25,1.65,.1 ry90 @1.2,0,0
  glass: box 0.94 1.34 .13 b0 @-0.25,0.98,.1 @0,0,1.2 + box 0.94 1.34 .13 b0 @-0.25,0.98,.1 ry90 @1.2,0,0
building corner top, top corner of building, building top corner, facade corner top, building corner cornice, building corner window top | 3.7 | wall bricks #b0644c, trim stone #d8d0c0, frame snow #f1efe6, glass obsidian #3f6a8c
  wall: box 2.7 3 .3 b0 @-.15,.1,1.2 + box .3 3 2.7 b0 @1.2,.1,-.15 + box 2.7 .5 .24 b0 @-.15,3.2,1.2 + box .24 .5 2.7 b0 @1.2,3.2,-.15
  trim: box 2.8 .14 .36 b.02 @-.15,0,1.2 + box .36 .14 2.8 b.02 @1.2,0,-.15 + box 3.1 .3 .8 b.05 @-.1,2.86,1.3 + box .8 .3 3.1 b.05 @1.3,2.86,-.1 + box 2.9 .14 .4 b.03 @-.1,3.6,1.2 + box .4 .14 2.9 b.03 @1.2,3.6,-.1 + box .16 .3 .3 b.03 n6:.45,0,0 @-.25,2.6,1.42 + box .3 .3 .16 b.03 n6:0,0,.45 @1.42,2.6,-.25 + box .5 .8 .5 b.05 @1.2,3.1,1.2 + pyr .6 .3 .6 .1 @1.2,3.86,1.2 + box 1.2 .1 .44 b.02 @-.25,.75,.04 @0,0,1.2 + box 1.2 .1 .44 b.02 @-.25,.75,.04 ry90 @1.2,0,0
  frame: box .09 1.5 .2 b.01 n2:0.91,0,0 @-0.25,0.85,.1 @0,0,1.2 + box 1 .09 .2 b.01 n2:0,1.41,0 @-0.25,1.555,.1 @0,0,1.2 + box .06 1.5 .14 b.01 @-0.25,0.85,.1 @0,0,1.2 + box 1 .06 .14 b.01 @-0.25,1.6,.1 @0,0,1.2 + box .09 1.5 .2 b.01 n2:0.91,0,0 @-0.25,0.85,.1 ry90 @1.2,0,0 + box 1 .09 .2 b.01 n2:0,1.41,0 @-0.25,1.555,.1 ry90 @1.2,0,0 + box .06 1.5 .14 b.01 @-0.25,0.85,.1 ry90 @1.2,0,0 + box 1 .06 .14 b.01 @-0.25,1.6,.1 ry90 @1.2,0,0
  glass: box 0.94 1.44 .13 b0 @-0.25,0.88,.1 @0,0,1.2 + box 0.94 1.44 .13 b0 @-0.25,0.88,.1 ry90 @1.2,0,0
building steps, building steps wide, building steps narrow, front steps, entrance steps, steps to a door, stoop, doorstep | 2.4 | stone stone #c8c0b0, wall bricks #b0644c, rail iron #2a2c30, door wood #6a3f24, frame snow #f1efe6
  wall: box 3 2.4 .3 b0 @0,0,-1.2 + box 1.7 .7 1 b0 @0,0,-.6
  stone: box 1.9 .14 1.2 b.03 @0,.66,-.5 + box 1.8 .2 .36 b.03 n3:0,-.2,.32 @0,.26,.5 + box .3 .9 1.2 b.03 @.92,0,-.5 mir + box .28 .4 1.1 b.03 @.92,0,.5 mir + box 3.06 .3 .4 b.02 @0,0,-1.2
  frame: box .14 1.64 .4 b.02 @.5,.76,-1.18 mir + box 1.14 .14 .4 b.02 @0,2.26,-1.18
  door: box .9 1.5 .36 b.02 @0,.78,-1.18
  rail: bar .035 .92,1.5,-1 .92,1.5,0 .92,.95,1 s6 mir + bar .025 .92,.3,1 .92,.98,1 s6 mir + bar .025 .92,.8,0 .92,1.5,0 s6 mir + bar .025 .92,.36,.5 .92,1.24,.5 s6 mir + bar .025 .92,.8,-.5 .92,1.5,-.5 s6 mir
building steps windows, building steps narrow windows, steps with windows, building steps round windows, entrance steps with windows | 3 | wall bricks #b0644c, stone stone #c8c0b0, glass obsidian #3f6a8c, frame snow #f1efe6, door wood #6a3f24
  wall: box 4 3 .3 b0 @0,0,-1.2 + box 1.5 .7 1 b0 @0,0,-.6
  stone: box 1.7 .14 1.2 b.03 @0,.66,-.5 + box 1.6 .2 .36 b.03 n3:0,-.2,.32 @0,.26,.5 + box .24 .9 1.2 b.03 @.8,0,-.5 mir + box .24 .4 1.1 b.03 @.8,0,.5 mir + box 4.06 .2 .4 b.02 @0,0,-1.2 + box .9 .1 .44 b.02 @1.45,1.1,-1.16 mir + box 4.06 .16 .42 b.02 @0,2.9,-1.2
  frame: box .14 1.74 .4 b.02 @.5,.76,-1.18 mir + box 1.14 .14 .4 b.02 @0,2.4,-1.18 + box .08 1.3 .38 b.01 @1.11,1.2,-1.18 mir + box .08 1.3 .38 b.01 @1.79,1.2,-1.18 mir + box .76 .08 .38 b.01 n3:0,.61,0 @1.45,1.81,-1.18 mir + box .7 .06 .38 b.01 n2:0,.4,0 @1.45,.5,-1.17 mir
  glass: box .66 1.24 .34 b0 @1.45,1.22,-1.18 mir + box .66 .4 .34 b0 @1.45,.33,-1.18 mir
  door: box .9 1.6 .36 b.02 @0,.78,-1.18
roof border, roof flat border side, flat roof border, flat roof edge, roof flat border straight, roof flat border, roof edge | .8 | roof plaster #8a8780, wall plaster #e2d8c4, cap stone #b8b2a6
  roof: box 3 .2 2.4 b0
  wall: box 3 .6 .24 b.01 @0,0,1.18
  cap: box 3.04 .12 .4 b.03 @0,.58,1.18 + box 3.02 .1 .34 b.02 @0,.1,1.2 + box .16 .3 .16 b.02 n6:.5,0,0 @0,.26,1.3
flat roof border corner, roof flat border corner, roof border corner, flat roof edge corner, roof edge corner, corner flat roof border | .8 | roof plaster #8a8780, wall plaster #e2d8c4, cap stone #b8b2a6
  roof: box 2.4 .2 2.4 b0
  wall: box 2.5 .6 .24 b.01 @.05,0,1.18 + box .24 .6 2.4 b.01 @1.18,0,0
  cap: box 2.6 .12 .4 b.03 @.08,.58,1.18 + box .4 .119 2.6 b.03 @1.18,.58,.08 + box 2.56 .1 .34 b.02 @.08,.1,1.2 + box .34 .1 2.56 b.02 @1.2,.1,.08 + box .5 .8 .5 b.04 @1.18,0,1.18 + box .6 .1 .6 b.03 @1.18,.78,1.18 + box .16 .3 .16 b.02 n4:.5,0,0 @-.2,.26,1.3 + box .16 .3 .16 b.02 n4:0,0,.5 @1.3,.26,-.2
flat roof border end, roof flat border end, roof border end, flat roof edge end, roof edge end | .8 | roof plaster #8a8780, wall plaster #e2d8c4, cap stone #b8b2a6
  roof: box 2.4 .2 2.4 b0
  wall: box 2.6 .6 .24 b.01 @0,0,1.18 + box .24 .6 2.4 b.01 @1.18,0,0 mir
  cap: box 2.76 .12 .4 b.03 @0,.58,1.18 + box .4 .119 2.5 b.03 @1.18,.58,0 mir + box 2.7 .1 .34 b.02 @0,.1,1.2 + box .34 .1 2.5 b.02 @1.2,.1,0 mir + box .44 .76 .44 b.04 @1.18,0,1.18 mir
flat roof center, roof flat center, roof flat border center, flat roof middle, roof center, roof flat top, flat roof floor | .5 | roof plaster #8a8780, wall plaster #e2d8c4, cap stone #b8b2a6, metal steel
  roof: box 3 .2 3 b.01
  cap: box 1.4 .04 1.4 b.01 n2:1.46,0,0 n2:0,0,1.46 @0,.18,0
  metal: box .7 .34 .6 b.03 @-.6,.2,-.5 + cyl .09 .4 s12 @.8,.2,.6 + cone .16 .12 s12 @.8,.58,.6
  dark: cyl .2 .02 s16 b0 @-.6,.53,-.5 + box .5 .03 .03 b0 n3:0,.08,0 @-.6,.34,-.19
flat roof corner, roof flat corner, roof flat corner high, roof corner flat, corner of flat roof | 1 | roof plaster #8a8780, wall plaster #e2d8c4, cap stone #b8b2a6
  roof: box 2.4 .3 2.4 b0
  wall: box 2.5 .8 .24 b.01 @.05,0,1.18 + box .24 .8 2.4 b.01 @1.18,0,0
  cap: box 2.7 .2 .44 b.03 @.1,.78,1.18 + box .44 .199 2.7 b.03 @1.18,.78,.1
slanted roof, roof slanted, roof slanted detail, shed roof, lean to roof, mono pitch roof, single slope roof | 1.6 | tiles roofTiles, wall plaster #efe4c8, wood wood #5a3a20
  wall: side 2.6 1.2,0 1.2,.1 -1.2,1.2 -1.2,0 b0
  tiles: box 3 .14 3 b.02 rx24.6 @0,.68,.06
  wood: box 3.02 .14 .1 b.02 @0,.02,1.42 + box .1 .16 3.02 b.02 rx24.6 @1.46,.62,.06 mir + box 3.02 .2 .14 b.02 @0,1.3,-1.3
slanted roof corner, roof slanted corner, corner slanted roof, slanted roof outer corner, shed roof corner | 1.6 | tiles roofTiles, wall plaster #efe4c8, wood wood #5a3a20
  wall: box 2.4 .3 2.4 b0 @-.1,0,-.1
  tiles: loft -1.45,.14,1.45 1.45,.14,1.45 1.45,.14,-1.45 -1.45,.14,-1.45 / -1.45,.28,1.45 1.45,.28,1.45 1.45,.28,-1.45 -1.45,.28,-1.45 / -1.45,1.55,-1.1 -1.1,1.55,-1.1 -1.1,1.55,-1.45 -1.45,1.55,-1.45 c10
  wood: bar .07 1.45,.26,1.45 -1.15,1.54,-1.15 s6 + box 2.96 .16 .1 b.02 @0,.1,1.45 + box .1 .16 2.96 b.02 @1.45,.1,0 + box .5 .16 .5 b.03 @-1.25,1.46,-1.25
slanted roof inner corner, roof slanted corner inner, inner slanted roof corner, slanted roof corner inner, shed roof inner corner | 1.6 | tiles roofTiles, wall plaster #efe4c8, wood wood #5a3a20
  tiles: side 2.9 1.45,.14 1.45,.26 -1.45,1.5 -1.45,.14 b0 + slab 2.9 1.45,.14 1.45,.26 -1.45,1.5 -1.45,.14 b0
  wall: box 2.6 .2 2.6 b0
  wood: bar .06 1.45,.28,1.45 -1.4,1.5,-1.4 s6 + box 2.94 .16 .14 b.02 @0,1.42,-1.44 + box .14 .16 2.94 b.02 @-1.44,1.42,0 + box .4 .3 .1 b.02 @1.3,.08,1.46 + box .1 .3 .4 b.02 @1.46,.08,1.3
window with round top, window round top, round top window, arched window, window arch, window round middle, rounded window | 1.7 | frame wood #6a4426, glass glass #9fd0e8, trim stone #b8b2a6, curtain cloth #f1efe6
  trim: slab .2 -.62,.1 -.62,1.1 -.54,1.38 -.34,1.58 0,1.68 .34,1.58 .54,1.38 .62,1.1 .62,.1 .48,.1 .48,1.08 .42,1.3 .26,1.46 0,1.53 -.26,1.46 -.42,1.3 -.48,1.08 -.48,.1 b.02 + box 1.5 .12 .36 b.02 + box .2 .24 .26 b.02 @0,1.5,0
  frame: slab .14 -.5,.1 -.5,1.08 -.42,1.32 -.26,1.48 0,1.55 .26,1.48 .42,1.32 .5,1.08 .5,.1 .41,.1 .41,1.06 .36,1.26 .22,1.39 0,1.45 -.22,1.39 -.36,1.26 -.41,1.06 -.41,.1 b.01 + box .06 1.4 .12 b.01 @0,.1,0 + box .9 .06 .12 b.01 n3:0,.34,0 @0,.75,0 + box .9 .09 .14 b.01 @0,.1,0
  glass: slab .03 -.44,.1 -.44,1.06 -.38,1.28 -.24,1.42 0,1.49 .24,1.42 .38,1.28 .44,1.06 .44,.1 b0
door with a window, door window, door with window, door brown window, door white window, half glass door, door with glass | 2.2 | door wood #7a4a28, frame snow #f1efe6, glass glass #9fd0e8, metal gold
  frame: box .12 2.2 .22 b.02 @.58,0,0 mir + box 1.28 .12 .22 b.02 @0,2.08,0 + box 1.24 .05 .26 b.01
  door: box 1.04 1 .1 b.01 @0,.05,0 + box .18 1.06 .1 b.01 @.43,1.02,0 mir + box 1.04 .2 .1 b.01 @0,1.88,0 + box .34 .5 .14 b.03 @.22,.3,0 mir + box .05 .9 .08 b.01 @0,1.02,0 + box .7 .05 .08 b.01 @0,1.42,0
  glass: box .72 .9 .04 b0 @0,1.01,0
  metal: ball .05 @.43,1.02,.1 + box .06 .2 .03 b.01 @.43,.92,.05 + rodx .03 .02 @.43,1.02,.06
template floor, template floor big, template floor layer, prototype floor, grid floor, template floor raised, blockout floor, template floor detail | .3 | floor paint #9aa4ae, line paint #e8ecee, trim paint #f08a2c
  floor: box 3 .26 3 b.02
  line: box .04 .02 3 b0 n7:.5,0,0 @0,.245,0 + box 3 .02 .04 b0 n7:0,0,.5 @0,.2449,0
  trim: box 3.02 .06 3.02 b0 @0,.04,0 + box .3 .012 .06 b0 @0,.26,0 + box .06 .012 .3 b0 @0,.26,0
template wall, template wall detail, prototype wall, grid wall, blockout wall, template wall top, test wall, template detail | 3 | wall paint #9aa4ae, line paint #e8ecee, trim paint #f08a2c
  wall: box 3 3 .3 b.02
  line: box .04 3 .32 b0 n7:.5,0,0 + box 3.01 .04 .32 b0 n6:0,.5,0 @0,1.73,0
  trim: box 3.04 .12 .36 b.01 + box .3 .06 .34 b0 @0,1.47,0 + box .06 .3 .34 b0 @0,1.35,0
template wall corner, template corner, prototype wall corner, grid wall corner, prototype corner, blockout corner | 3 | wall paint #9aa4ae, line paint #e8ecee, trim paint #f08a2c
  wall: box 3 3 .3 b.02 @0,0,-1.35 + box .3 3 2.7 b.02 @-1.35,0,.15
  line: box .04 3 .32 b0 n6:.5,0,0 @.22,0,-1.35 + box 3.01 .04 .32 b0 n6:0,.5,0 @0,1.73,-1.35 + box .32 3 .04 b0 n6:0,0,.5 @-1.35,0,.22 + box .32 .04 2.71 b0 n6:0,.5,0 @-1.35,1.73,.15
  trim: box 3.04 .12 .36 b.01 @0,0,-1.35 + box .36 .12 2.72 b.01 @-1.35,0,.16
template wall half, template half wall, prototype half wall, grid half wall, half template wall, blockout half wall | 1.5 | wall paint #9aa4ae, line paint #e8ecee, trim paint #f08a2c
  wall: box 3 1.5 .3 b.02
  line: box .04 1.5 .32 b0 n7:.5,0,0 + box 3.01 .04 .32 b0 n3:0,.5,0 @0,.98,0
  trim: box 3.04 .12 .36 b.01
template wall stairs, template stairs, prototype stairs, grid stairs, template wall with stairs, blockout stairs | 3 | wall paint #9aa4ae, line paint #e8ecee, step paint #f08a2c
  wall: box 3 3 .3 b.02 @0,0,-1.1 + side 1.3 1.4,0 -1,0 -1,2.3 b0 @-.6,0,0
  line: box .04 3 .32 b0 n7:.5,0,0 @0,0,-1.1 + box 3.01 .04 .32 b0 n6:0,.5,0 @0,1.73,-1.1
  step: box 1.4 .3 .34 b.01 n8:0,.3,-.3 @-.6,1.05,.3
template floor hole, template floor layer hole, floor layer hole, prototype floor hole, template hole, grid floor hole | .3 | floor paint #9aa4ae, line paint #e8ecee, trim paint #f08a2c, dark rubber #16181c
  floor: box .8 .26 3 b.01 @1.1,0,0 mir + box 1.4 .26 .8 b.01 @0,0,1.1 mirz
  dark: box 1.44 .04 1.44 b0
  line: box .04 .02 3 b0 n2:.5,0,0 @1.25,.245,0 mir + box 3 .02 .04 b0 n2:0,0,.5 @0,.2449,1.25 mirz
  trim: box 1.56 .1 .08 b.01 @0,.18,.73 mirz + box .08 .1 1.56 b.01 @.73,.18,0 mir + box 3.02 .06 .03 b0 @0,.04,1.5 mirz
diagonal structure, structure diagonal, diagonal frame structure, diagonal steel structure, slanted structure, structure slanted | 4 | frame paint #e8ecee, joint paint #e07a2c, deck steel #8a929c, iron iron #4a5058
  frame: box .2 4 .2 b.02 @1,0,-1 mir + bar .12 1,.1,1.6 1,3.9,-.9 s4 mir + box 2.2 .16 .16 @0,3.8,-1 + box 2 .14 .14 n3:0,1.2,-.8 @0,1.6,.55 + box .14 .14 2.5 @1,.1,.3 mir + box .14 .14 1.3 @1,1.9,-.4 mir
  iron: bar .05 1,.2,-1 -1,3.8,-1 s6 + bar .05 -1,.2,-1 1,3.8,-1 s6 + bar .05 1,.3,1.4 -1,2,.35 s6 mir
  joint: box .36 .3 .36 b.04 @1,3.74,-1 mir + box .5 .16 .5 b.04 @1,0,-1 mir + box .5 .16 .5 b.04 @1,0,1.6 mir
  deck: box 2 .1 .8 b.02 @0,1.96,-.5
closed structure, structure closed, closed frame structure, structure with walls, walled steel structure, panelled structure | 3 | panel paint #c9ced4, frame paint #e8ecee, joint paint #e07a2c, iron iron #4a5058, glass obsidian #2a4a6a
  panel: box 2.4 2.7 2.4 b.03 @0,.1,0
  frame: box .26 2.9 .26 b.02 @1.2,0,1.2 mir mirz + box 2.3 .2 .2 n2:0,2.6,0 @0,1.45,1.2 mirz + box .2 .2 2.3 n2:0,2.6,0 @1.2,1.45,0 mir + bar .07 1.1,.3,1.22 -1.1,2.6,1.22 s6 mirz + bar .07 1.22,.3,1.1 1.22,2.6,-1.1 s6 mir + bar .0699 -1.1,.3,1.22 1.1,2.6,1.22 s6 mirz
  joint: box .4 .3 .4 b.04 n2:0,2.6,0 @1.2,1.45,1.2 mir mirz
  iron: box 2.2 .1 2.2 b.02 @0,2.75,0 + box .6 .2 .6 b.03 @.4,2.8,0
round wall corner, wall corner round, rounded wall corner, curved wall corner, corner wall round, round corner wall | 2.6 | wall paint #e8ecee, panel steel #8a929c, trim paint #e07a2c, lamp light #9fe0ff
  wall: plan 2.6 -1.6,1.6 -1.6,.4 -1.45,-.35 -1.05,-1.05 -.35,-1.45 .4,-1.6 1.6,-1.6 1.6,-1.3 .45,-1.3 -.25,-1.15 -.83,-.83 -1.15,-.25 -1.3,.45 -1.3,1.6 b.02
  panel: plan .4 -1.64,1.6 -1.64,.4 -1.48,-.36 -1.08,-1.08 -.36,-1.48 .4,-1.64 1.6,-1.64 1.6,-1.2 .45,-1.2 -.2,-1.05 -.76,-.76 -1.05,-.2 -1.2,.45 -1.2,1.6 b.02
  trim: plan .14 -1.62,1.6 -1.62,.4 -1.46,-.36 -1.06,-1.06 -.36,-1.46 .4,-1.62 1.6,-1.62 1.6,-1.27 .45,-1.27 -.24,-1.12 -.81,-.81 -1.12,-.24 -1.27,.45 -1.27,1.6 b0 @0,1.2,0 + box .34 2.7 .2 b.03 @-1.45,0,1.52 + box .2 2.7 .34 b.03 @1.52,0,-1.45
  lamp: plan .06 -1.61,1.5 -1.61,.4 -1.45,-.35 -1.05,-1.05 -.35,-1.45 .4,-1.61 1.5,-1.61 1.5,-1.25 .45,-1.25 -.22,-1.1 -.8,-.8 -1.1,-.22 -1.25,.45 -1.25,1.5 b0 @0,2.2,0
balcony floor, balcony floor center, balcony platform, balcony floor piece, balcony slab, balcony deck | .4 | floor paint #c9ced4, trim paint #e07a2c, support steel #8a929c, grate iron #4a5058
  floor: box 3 .16 2 b.02 @0,.24,0
  trim: box 3.04 .12 .1 b.02 @0,.27,1
  support: side .14 -.9,0 -.9,.25 .8,.25 b.01 n3:1.3,0,0 + box 3 .2 .12 b.02 @0,.05,-.95
  grate: box 2.4 .02 .08 b0 n7:0,0,.22 @0,.385,0
balcony floor corner, corner balcony floor, balcony platform corner, corner balcony | 1.3 | floor paint #c9ced4, trim paint #e07a2c, support steel #8a929c, grate iron #4a5058
  floor: plan .16 -1.2,-1.2 1.2,-1.2 1.2,.6 .6,1.2 -1.2,1.2 b.02 @0,.24,0
  trim: plan .12 1.2,-1.2 1.24,-1.2 1.24,.64 .64,1.24 -1.2,1.24 -1.2,1.14 .58,1.14 1.14,.58 1.14,-1.2 b.01 @0,.27,0 + bar .04 -1.15,1.25,1.12 .55,1.25,1.12 1.12,1.25,.55 1.12,1.25,-1.15 s6
  support: side .14 -.9,0 -.9,.25 .8,.25 b.01 n2:1.4,0,0 @-.3,0,0 + box .06 .9 .06 b.01 n3:.85,0,0 @-.3,.38,1.12 + box .06 .9 .06 b.01 n3:0,0,.85 @1.12,.38,-.3 + bar .025 -1.15,.85,1.12 .55,.85,1.12 1.12,.85,.55 1.12,.85,-1.15 s6
  grate: box 1.8 .02 .08 b0 n6:0,0,.22 @-.2,.385,-.2
column top, pillar top, column capital, pillar capital, modular column top, top of a column, top of a pillar | .9 | stone marble #d8d2c4, trim stone #b8b0a0
  stone: cyl .42 .3 .4 s20 b.02 + lathe .4,.3 .44,.34 .44,.4 .4,.44 .44,.52 .56,.64 .6,.7 0,.7 s24 + box 1.3 .2 1.3 b.03 @0,.7,0
  trim: ring .42 .05 6 s20 @0,.34,0 + ringz .16 .06 8 s16 @.46,.58,.5 mir + ringz .16 .06 8 s16 @.46,.58,-.5 mir + box .9 .08 1 b.03 @0,.62,0 + tube .012 0,.02,.42 0,.15,.42 0,.29,.412 s4 o16
column base, pillar base, column bottom, pillar bottom, modular column bottom, base of a column, bottom of a pillar | .9 | stone marble #d8d2c4, trim stone #b8b0a0
  stone: box 1.3 .22 1.3 b.03 + lathe 0,.2 .58,.2 .62,.27 .58,.34 .5,.36 .48,.4 .52,.45 .5,.5 .42,.52 .41,.9 0,.9 s24
  trim: tube .012 0,.54,.425 0,.7,.42 0,.89,.415 s4 o16 + box 1.1 .08 1.1 b.03 @0,.18,0
wall top, stone wall top, top of a wall, wall top piece, wall coping, stone wall coping, wall cap | .9 | stone blocks #a8a398, cap stone #c0bab0
  stone: box 4 .4 .8 b.02 + box .6 .46 .3 b.02 n4:1,0,0 @0,.38,.26 + box 4 .2 .26 b.01 @0,.38,.27
  cap: box 4.06 .14 .94 b.03 @0,.3,0 + box .68 .1 .38 b.03 n4:1,0,0 @0,.82,.26
wall window banner, window wall with banners, banner window wall, wall window with banners | 3 | stone blocks, frame wood, glass glass #a9d6ee, cloth cloth #b3261e, gold, rod wood
  stone: box 1.7 3 .5 @1.45,0,0 mir + box 1.3 .95 .5 + box 1.3 .75 .5 @0,2.25,0
  frame: box .1 1.3 .56 @.6,.95,0 mir + box 1.3 .12 .6 @0,2.15,0 + box 1.5 .14 .7 @0,.9,0 + box .07 1.2 .12 @0,1,0 + box 1.2 .07 .12 @0,1.55,0
  glass: box 1.2 1.2 .04 @0,1,0
  rod: rodx .04 1 s10 @1.45,2.5,.34 mir + box .06 .06 .14 @1.1,2.47,.28 mir + box .06 .06 .14 @1.8,2.47,.28 mir
  cloth: slab .04 -.38,.7 -.19,.95 0,.7 .19,.95 .38,.7 .38,2.47 -.38,2.47 @1.45,0,.34 mir
  gold: star 5 .18 .08 .03 @1.45,1.7,.37 mir + box .76 .07 .045 @1.45,2.2,.34 mir
gated arch, arch with a gate, arch with gate, arch gate, gate arch, archway gate | 5 | stone blocks #c9c2b0, gate iron #2a2c30
  stone: box 1 3.4 1.2 @1.6,0,0 mir + slab 1.2 -2.1,3.4 -1.1,3.4 -.8,4 0,4.4 .8,4 1.1,3.4 2.1,3.4 2.1,4.9 -2.1,4.9 + box 4.6 .4 1.5 @0,4.9,0
    + box 1.3 .4 1.5 @1.6,0,0 mir + box 1.2 .2 1.4 @1.6,3.2,0 mir
  gate: cyl .04 3.1 n8:.27,0,0 @0,.1,0 + box 2.2 .1 .08 @0,.3,0 + box 2.2 .1 .08 @0,1.7,0 + box 2.2 .1 .08 @0,3.1,0 + box .09 3.1 .09 @0,.1,0 + ringz .09 .02 @.2,1.6,.1 mir
log wall, cabin wall, log cabin wall, wall of logs, wall made of logs | 3 | log bark #7a5434, end wax #d9b07a
  log: rodx .21 4.5 s12 b0 n7:0,.4,0 @0,1.41,0 + rodz .21 .9 s12 b0 n7:0,.4,0 @1.88,1.61,0 mir
  end: rodz .15 .92 s10 b0 n7:0,.4,0 @1.88,1.61,0 mir + rodx .15 4.52 s10 b0 n7:0,.4,0 @0,1.41,0
log corner, cabin corner, log wall corner, cabin wall corner, cabin corner made of logs, corner made of logs, corner log wall | 2.9 | log bark #7a5434, end wax #d9b07a
  log: rodx .15 3 s12 b0 n10:0,.27,0 @1.1,1.365,0 + rodz .15 3 s12 b0 n10:0,.27,0 @0,1.5,1.1
  end: rodx .11 3.02 s12 b0 n10:0,.27,0 @1.1,1.365,0 + rodz .11 3.02 s12 b0 n10:0,.27,0 @0,1.5,1.1
log doorway, cabin doorway, log wall doorway, cabin entrance, cabin wall doorway, log wall with a doorway, cabin wall with a doorway | 3 | log bark #7a5434, end wax #d9b07a, frame wood #5a3a20
  log: rodx .21 1.6 s12 b0 n5:0,.4,0 @1.45,1.01,0 mir + rodx .21 4.5 s12 b0 n2:0,.4,0 @0,2.41,0 + rodz .21 .9 s12 b0 n7:0,.4,0 @1.88,1.61,0 mir
  end: rodz .15 .92 s10 b0 n7:0,.4,0 @1.88,1.61,0 mir
  frame: box .16 2.3 .42 @.72,0,0 mir + box 1.6 .16 .44 @0,2.18,0 + box 1.5 .06 .42
log window, cabin window, log wall window, cabin wall window, log wall with a window, cabin wall with a window, window in a log wall | 3 | log bark #7a5434, end wax #d9b07a,
    frame wood #5a3a20, glass glass #a9d6ee
  log: rodx .21 3.7 s12 b0 n2:0,.4,0 @0,.41,0 + rodx .21 1.2 s12 b0 n3:0,.4,0 @1.25,1.41,0 mir + rodx .21 3.7 s12 b0 n2:0,.4,0 @0,2.41,0 + rodz .21 .9 s12 b0 n7:0,.4,0 @1.48,1.61,0 mir
  end: rodz .15 .92 s10 b0 n7:0,.4,0 @1.48,1.61,0 mir
  frame: box .14 1.3 .46 @.7,.8,0 mir + box 1.7 .14 .54 @0,.8,0 + box 1.6 .14 .48 @0,2,0 + box .06 1.1 .1 @0,.9,0 + box 1.3 .06 .1 @0,1.42,0
  glass: box 1.36 1.1 .04 @0,.92,0
low log wall, low cabin wall, half log wall, cabin wall low, log wall low | 1.2 | log bark #7a5434, end wax #d9b07a
  log: rodx .15 4.4 s12 b0 n4:0,.27,0 @0,.555,0 + rodz .15 .8 s12 b0 n3:0,.27,0 @1.9,.555,0 @0,.135,0 mir
  end: rodx .11 4.42 s12 b0 n4:0,.27,0 @0,.555,0 + rodz .11 .82 s12 b0 n3:0,.27,0 @1.9,.69,0 mir
log fence, cabin fence, fence of logs, fence made of logs | 1.1 | log bark #7a5434, end wax #d9b07a
  log: cyl .13 1.1 s12 b0 n3:1.5,0,0 + rodx .09 3.6 s12 b.02 @0,.82,.02 + rodx .09 3.6 s12 b.02 @0,.4,-.02
  end: cyl .09 .02 s12 b0 n3:1.5,0,0 @0,1.085,0 + rodx .06 3.62 s10 b0 @0,.82,.02 + rodx .06 3.62 s10 b0 @0,.4,-.02
cabin roof, log cabin roof, plank roof, roof of a cabin | 2 | plank wood #7a4f2c, log bark #7a5434, end wax #d9b07a
  plank: box .5 .1 2.8 n9:.52,0,0 rx36 @0,1,1.05 + box .5 .1 2.8 n9:.52,0,0 rx-36 @0,1,-1.05 + rodx .09 4.7 s12 @0,1.84,0
  log: rodx .15 4.3 s12 b0 @0,.15,1.85 mirz + rodz .15 4.2 s12 b0 @1.9,.15,0 mir + rodz .15 3.2 s12 b0 @1.9,.42,0 mir + rodz .15 2.5 s12 b0 @1.9,.69,0 mir
    + rodz .15 1.7 s12 b0 @1.9,.96,0 mir + rodz .15 .9 s12 b0 @1.9,1.23,0 mir
  end: rodx .11 4.32 s12 b0 @0,.15,1.85 mirz + rodz .11 4.22 s12 b0 @1.9,.15,0 mir
cabin roof with a chimney, cabin roof with chimney, cabin roof with a brick chimney, cabin roof chimney, cabin roof with a chimney made of bricks | 2.6 | plank wood #7a4f2c, log bark #7a5434, end wax #d9b07a, bricks, cap stone
  plank: box .5 .1 2.8 n9:.52,0,0 rx36 @0,1,1.05 + box .5 .1 2.8 n9:.52,0,0 rx-36 @0,1,-1.05 + rodx .09 4.7 s12 @0,1.84,0
  log: rodx .15 4.3 s12 b0 @0,.15,1.85 mirz + rodz .15 4.2 s12 b0 @1.9,.15,0 mir + rodz .15 3.2 s12 b0 @1.9,.42,0 mir + rodz .15 2.5 s12 b0 @1.9,.69,0 mir
    + rodz .15 1.7 s12 b0 @1.9,.96,0 mir + rodz .15 .9 s12 b0 @1.9,1.23,0 mir
  end: rodx .11 4.32 s12 b0 @0,.15,1.85 mirz + rodz .11 4.22 s12 b0 @1.9,.15,0 mir
  bricks: box .8 2 .8 b.02 @1,.6,.7
  cap: box 1 .14 1 @1,2.55,.7
  dark: box .5 .02 .5 @1,2.685,.7
cabin door, plank door, log cabin door, cabin door leaf | 2.2 | wood wood #7a4f2c, brace wood #5a3a20, iron iron #2c2f35
  wood: box .2 2.1 .08 b.012 n5:.205,0,0 @0,.05,0
  brace: box 1.02 .16 .06 @0,.3,.06 + box 1.02 .16 .06 @0,1.7,.06 + box .15 1.55 .05 rz-31 @-.4,.36,.06
  iron: box .5 .07 .03 @-.28,.345,.1 + box .5 .07 .03 @-.28,1.745,.1 + cyl .04 .16 @-.55,.3,.07 + cyl .04 .16 @-.55,1.7,.07 + ringz .08 .016 @.38,1.02,.1 + box .07 .12 .03 @.38,1.07,.06
wall with a banner, wall with banner, wall banner, banner wall, banner on a wall, wall with a flag | 3 | stone blocks, cap stone #a09a90, cloth cloth #b3261e, gold, rod wood
  stone: box 4 2.8 .5
  cap: box 4.1 .2 .62 b.02 @0,2.8,0
  rod: rodx .04 1.5 @0,2.45,.34 + box .06 .06 .12 @.6,2.42,.28 mir
  gold: ball .07 @.78,2.45,.34 mir + star 5 .26 .11 .03 @0,1.7,.38 + box 1.2 .07 .045 @0,2.2,.34
  cloth: slab .04 -.6,.6 -.3,.85 0,.6 .3,.85 .6,.6 .6,2.42 -.6,2.42 @0,0,.34
wall door banner, wall door wide banner, wall banner door, banner wall with a door, door wall with a banner | 3.6 | stone blocks, cap stone #a09a90,
    frame wood #5a3a20, door wood, cloth cloth #b3261e, gold, metal iron
  stone: box 1.4 3.4 .5 swap @1.6,0,0 mir + box 1.84 1.19 .49 @0,2.2,0
  cap: box 4.7 .2 .62 b.02 @0,3.4,0
  frame: box .14 2.2 .6 @.9,0,0 mir + box 2.06 .14 .6 @0,2.1,0
  door: box .86 2.1 .12 @.44,0,0 mir
  metal: box .84 .1 .15 n2:0,1.2,0 @.44,1,0 mir + ringz .08 .018 @.14,1.05,.09 mir
  cloth: slab .04 -.34,.85 0,.65 .34,.85 .34,2.6 -.34,2.6 @1.62,.3,.3 mir + slab .04 -.8,.2 -.4,0 0,.2 .4,0 .8,.2 .8,.95 -.8,.95 @0,2.32,.33
  gold: star 5 .18 .08 .03 @1.62,2.2,.33 mir + star 5 .22 .1 .03 @0,2.85,.36 + rodx .035 1.8 @0,3.27,.33 + rodx .03 .9 @1.62,2.9,.31 mir
wall with towers, wall with two towers, wall towers door, tower wall | 7 | stone blocks,
    roof roofTiles, frame blocks #cfc8b8, door wood #6a4426, iron, dark rubber
  stone: box 5 4 1.4 + box .6 .6 .4 n4:1.1,0,0 @0,4,.5 + cyl 1.3 5 1.2 s12 b.04 @3,0,.2 mir
  roof: cone 1.6 2 s12 @3,4.9,.2 mir
  frame: slab .3 -1.3,0 -1.3,1.9 -.9,2.7 0,3.05 .9,2.7 1.3,1.9 1.3,0 @0,0,.7
  door: box .4 1.9 .14 n5:.405,0,0 @0,0,.86 + slab .14 -1.02,1.85 1.02,1.85 .75,2.45 0,2.75 -.75,2.45 @0,0,.86
  iron: box 2 .12 .06 n2:0,1.3,0 @0,1,.94 + ringz .14 .03 @.2,1.1,.96 mir
  dark: slab .1 -.1,0 .1,0 .1,.7 -.1,.7 @3,2.8,1.4 mir
wall with shutters, wall with a shuttered window, wall window shutters,
    wall shutters, shuttered window | 3 | wall plaster #efe6d2, base blocks, frame wood #5a3a20, glass glass #8fc4e4, shutter paint #3f7a52
  wall: box 1.5 2.5 .4 @1.25,.5,0 mir + box 1.04 .7 .39 @0,.5,0 + box 1.04 .59 .39 @0,2.4,0
  base: box 4.06 .55 .5
  frame: box .1 1.3 .46 @.5,1.15,0 mir + box 1.1 .12 .46 @0,2.36,0 + box 1.3 .12 .6 @0,1.1,0 + box .06 1.2 .08 @0,1.2,.05 + box 1 .06 .08 @0,1.75,.05
  glass: box 1 1.2 .04 @0,1.2,0
  shutter: box .6 1.26 .06 @.88,1.16,.24 mir + box .5 .06 .05 rx20 n8:0,.14,0 @.88,1.76,.27 mir
wall torch, walltorch, torch on a wall, torch wall, wall with a torch, torch bracket, wall mounted torch | 1.6 | stone blocks, handle wood, iron iron #2c2f35, wrap cloth #6b4a2a, flame ember, core light #ffd24a
  stone: box 1.1 1.5 .25
  iron: box .14 .34 .05 @0,.5,.14 + bar .025 0,.6,.14 0,.62,.34 + ring .06 .018 @0,.62,.38 + bar .02 0,.5,.15 0,.6,.36
  handle: cyl .035 .55 .05 rx8 @0,.4,.34
  wrap: blob .08 .1 3 @0,.96,.42 + ring .06 .018 @0,.88,.41
  flame: lathe 0,0 .1,.07 .085,.19 .03,.34 0,.42 ~ s9 @0,.93,.42
  core: lathe 0,0 .05,.05 .04,.12 0,.2 ~ s9 @0,.96,.48
wall with a window frame, wall with window frame, wall window frame, white wall with a window frame, wall with an empty window | 3 | wall plaster #f2efe6, frame wood #7a5230
  wall: box 1.3 3 .3 @1.35,0,0 mir + box 1.44 1 .29 + box 1.44 .69 .29 @0,2.3,0
  frame: box .12 1.34 .38 @.68,.98,0 mir + box 1.48 .12 .38 @0,2.22,0 + box 1.7 .12 .5 @0,.92,0 + box .07 1.3 .1 @0,1,0 + box 1.3 .07 .1 @0,1.6,0
dock platform, wooden dock platform, dock platform of planks, planks on posts, plank platform, platform planks, platform of planks, platform made of planks | 1 | plank wood #9a6a3c, post bark #5a4028
  plank: box 2.4 .1 .32 b.015 n6:0,0,.335 @0,.78,0
  post: cyl .13 1 s12 @1.12,0,.85 mir mirz + box .14 .14 2 @.7,.64,0 mir + bar .05 -1.12,.1,.85 1.12,.64,.85 mirz
space railing, space station railing, space station rail, sci fi railing | 1 | frame paint #e6eaee, panel steel #6a7078, lamp light #5ac8ff
  frame: box 2.4 .1 .14 b.04 @0,.9,0 + box .14 .95 .16 b.04 @1.12,0,0 mir + box .12 .9 .12 b.03 + box .4 .08 .4 b.02 @1.12,0,0 mir
  panel: box .96 .5 .05 b.02 @.56,.25,0 mir
  lamp: box 2 .03 .03 @0,.87,.07
structural panel, structure panel, structural wall panel, structural plate | 2 | plate paint #c9d0d6, frame steel #5a626a, trim paint #e07a2c, lamp light #5ac8ff
  plate: box 1.7 1.8 .12 b.02 @0,.1,0
  frame: box .14 2 .22 b.03 @.93,0,0 mir + box 1.9 .13 .2 b.03 @0,.01,0 + box 1.9 .13 .2 b.03 @0,1.86,0 + bar .05 -.86,.14,.09 .86,1.86,.09 + bar .05 .86,.14,.09 -.86,1.86,.09 + rodz .26 .24 s8 @0,1,.02
  trim: box .34 .1 .03 @.6,.3,.07 mir + rodz .14 .26 s16 @0,1,.03
  lamp: box .06 .5 .03 @.93,.75,.11 mir
stairs with a handrail, staircase with a handrail, stairs with handrail, stairs handrail, stairs with a railing, stairs railing, stairs with handrails, stone stairs with a handrail | 2.6 | stone blocks,
    step blocks #cfc8b8, iron iron #33373c
  stone: side 1.5 -.98,0 .98,0 .98,.14 .74,.14 .74,.34 .49,.34 .49,.54 .24,.54 .24,.74 0,.74 0,.94 -.25,.94 -.25,1.14 -.5,1.14 -.5,1.34 -.74,1.34 -.74,1.54 -.98,1.54 b0
  step: box 1.56 .06 .29 b.015 @0,.14,.86 + box 1.56 .06 .29 b.015 @0,.34,.615 + box 1.56 .06 .29 b.015 @0,.54,.37 + box 1.56 .06 .29 b.015 @0,.74,.125
    + box 1.56 .06 .29 b.015 @0,.94,-.12 + box 1.56 .06 .29 b.015 @0,1.14,-.37 + box 1.56 .06 .29 b.015 @0,1.34,-.615 + box 1.56 .06 .29 b.015 @0,1.54,-.855
  iron: bar .04 .7,1.05,.9 .7,2.5,-.88 mir + bar .025 .7,.65,.9 .7,2.1,-.88 mir + cyl .03 .9 @.7,.18,.88 mir + cyl .03 .9 @.7,.58,.38 mir + cyl .03 .9 @.7,.98,-.12 mir
    + cyl .03 .9 @.7,1.38,-.62 mir + cyl .03 .95 @.7,1.56,-.88 mir
stairs with a ramp, stairs with ramp, stairs ramp, staircase with a ramp, ramp stairs, stairs and a ramp, steps with a ramp | 1.6 | stone blocks, step blocks #cfc8b8, ramp stone #a39c8e
  stone: side 1.5 -.98,0 .98,0 .98,.14 .74,.14 .74,.34 .49,.34 .49,.54 .24,.54 .24,.74 0,.74 0,.94 -.25,.94 -.25,1.14 -.5,1.14 -.5,1.34 -.74,1.34 -.74,1.54 -.98,1.54 b0 @-.5,0,0
  step: box 1.5 .06 .29 b.015 @-.5,.14,.86 + box 1.5 .06 .29 b.015 @-.5,.34,.615 + box 1.5 .06 .29 b.015 @-.5,.54,.37 + box 1.5 .06 .29 b.015 @-.5,.74,.125
    + box 1.5 .06 .29 b.015 @-.5,.94,-.12 + box 1.5 .06 .29 b.015 @-.5,1.14,-.37 + box 1.5 .06 .29 b.015 @-.5,1.34,-.615 + box 1.5 .06 .29 b.015 @-.5,1.54,-.855
  ramp: side 1 -1,0 1.3,0 1.3,.04 -.74,1.6 -1,1.6 b.01 @.78,0,0 + side .12 -1,0 1.3,0 1.3,.2 -.74,1.78 -1,1.78 b.01 @1.32,0,0
statue block, stone block, block of stone, cut stone block, carved stone block, block stone | 1 | stone blocks #a8a29a, trim stone #c2bcb2
  stone: box 1 .8 1 b.02 @0,.1,0
  trim: box 1.12 .12 1.12 b.03 + box 1.12 .12 1.12 b.03 @0,.88,0 + box .66 .5 .03 b.01 @0,.25,.5 mirz + box .03 .5 .66 b.01 @.5,.25,0 mir
tower base, round tower base, tower round base, tower round bottom, round tower bottom, tower base with a door, tower base door, base of a tower, castle tower base, tower bottom, tower base with door | 4 | stone blocks, trim blocks #cfc8b8, door wood #6a4426, iron
  stone: cyl 2.1 3.8 2 s20 b.04 + cyl 2.4 .6 2.2 s20
  trim: cyl 2.15 .25 s20 @0,3.75,0 + slab .5 -.86,0 -.86,1.5 -.6,2.1 0,2.45 .6,2.1 .86,1.5 .86,0 b.04 @0,0,2.05
  door: slab .1 -.6,0 .6,0 .6,1.35 .42,1.82 0,2.06 -.42,1.82 -.6,1.35 b.01 @0,.02,2.3
  iron: box 1.16 .1 .04 @0,.4,2.35 + box 1.16 .1 .04 @0,1.2,2.35 + ringz .09 .02 s12 @.36,.85,2.36
spring, coil spring, metal spring, spring pad, springboard, spring board, jump pad, bounce pad, jump spring | .6 | coil steel, pad paint #c4302b, base iron
  base: cyl .3 .08 s24
  coil: tube .035 .2,.1,0 0,.14,.2 -.2,.18,0 0,.22,-.2 .2,.26,0 0,.3,.2 -.2,.34,0 0,.38,-.2 .2,.42,0 0,.46,.2 -.2,.48,0 s8
  pad: cyl .3 .1 b.03 s24 @0,.5,0
crusher, stomper, thwomp, crushing block, spiked crusher, smasher | 1.6 | stone blocks, spike steel, eye light #ff3a2a, iron
  stone: box 1.3 1.3 1.1 b.06 @0,.25,0
  spike: cone .14 .3 s10 rx180 n4:.32,0,0 @0,.28,.34 mirz + cone .14 .3 s10 rx180 n4:.32,0,0 @0,.28,0
  iron: box 1.36 .12 1.16 b.02 @0,.25,0 + box 1.36 .12 1.16 b.02 @0,1.48,0 + box .4 .09 .06 rz-22 @.3,1.14,.56 mir
  eye: box .28 .14 .06 b.02 @.3,.98,.54 mir
  dark: box .7 .16 .04 b.02 @0,.55,.54
  white: cone .05 .14 s8 rx180 n5:.14,0,0 @0,.71,.565
hemisphere, half sphere, sphere half, half ball, half a sphere | .5 | main paint #3f8fdc, base paint #2d62b8
  main: lathe .5,0 .49,.1 .46,.2 .4,.3 .3,.4 .17,.47 0,.5 ~ s32
  base: lathe .3,-.002 .5,-.002 .5,.02 .3,.01 s32
octahedron, octahedral crystal, diamond shape, d8 | 1 | main paint #8450c8, edge paint #b49ad6
  main: pyr .72 .5 .72 @0,.5,0 + pyr .72 .5 .72 rx180 @0,.499,0
  edge: bar .015 .36,.5,.36 .36,.5,-.36 s6 mir + bar .0149 .36,.5,.36 -.36,.5,.36 s6 mirz + bar .0148 .36,.5,.36 0,1,0 s6 o4 + bar .0147 .36,.5,.36 0,0,0 s6 o4
icosahedron, dodecahedron, d20, d12, polyhedron, geodesic shape | 1 | main paint #e07a1f
  main: loft 0.0040,0.0000,0.0000 0.0012,0.0000,0.0038 -0.0032,0.0000,0.0024 -0.0032,0.0000,-0.0024 0.0012,0.0000,-0.0038 / 0.4472,0.2764,0.0000 0.1382,0.2764,0.4253 -0.3618,0.2764,0.2629 -0.3618,0.2764,-0.2629 0.1382,0.2764,-0.4253 / 0.3618,0.7236,0.2629 -0.1382,0.7236,0.4253 -0.4472,0.7236,0.0000 -0.1382,0.7236,-0.4253 0.3618,0.7236,-0.2629 / 0.0032,1.0000,0.0024 -0.0012,1.0000,0.0038 -0.0040,1.0000,0.0000 -0.0012,1.0000,-0.0038 0.0032,1.0000,-0.0024 c10
  gold: ball .03 s10 @0,.012,0 + ball .03 s10 @0,.988,0 + ball .03 s10 @.4472,.2764,0 o5 + ball .03 s10 @.3618,.7236,.2629 o5
tetrahedron, triangular pyramid, d4, pyramid with three sides | .9 | main paint #3f9142, edge paint #8fcb3a
  main: lathe .55,0 .003,.9 s3 c10 ry35
  edge: bar .016 0,.01,.55 0,.9,0 s6 o3:35 + bar .0158 0,.012,.55 .4763,.012,-.275 s6 o3:35
crosswalk, pedestrian crossing, zebra crossing, road crosswalk, road crossing with stripes, road with a crosswalk | .12 | road rubber #3a3c42, stripe paint #f1f0ec, edge stone
  road: box 4 .1 3
  stripe: box .36 .02 2.2 b0 n6:.62,0,0 @0,.088,0
  edge: box 4 .14 .3 @0,0,1.6 mirz
roundabout, traffic circle, road roundabout, rotary | .6 | road rubber #3a3c42, edge stone, grass plant #5fae3f, line paint #f1f0ec, leaf leaves #3f8a34
  road: cyl 4 .1 s40 b.01 + box 3 .098 11 b.01 + box 11 .097 3 b.01
  grass: lathe 1.5,.1 1.45,.2 .9,.3 0,.36 s28
  edge: lathe 1.5,.09 1.7,.09 1.7,.2 1.5,.2 1.5,.09 s32 + lathe 4,.0 4.1,.0 4.1,.12 4,.12 4,0 s40
  line: box .14 .01 .9 b0 @0,.097,4.7 o4 + box .8 .01 .3 b0 @.75,.097,4.05 o4
  leaf: blob .42 .2 4 *1,.7,1 @0,.42,0 + blob .3 .2 4 *1,.7,1 @.55,.36,.3 + blob .3 .2 4 *1,.7,1 @-.5,.34,.35
speed bump, speed hump, road bump, sleeping policeman | .16 | bump rubber #26272c, stripe paint #e8c22e, road rubber #4a4c52
  road: box 3.2 .06 1.6
  bump: slab 3 -.3,0 .3,0 .22,.07 .1,.1 -.1,.1 -.22,.07 ry90 @0,.06,0
  stripe: slab .3 -.302,0 .302,0 .222,.072 .101,.102 -.101,.102 -.222,.072 b0 ry90 n5:.6,0,0 @0,.06,0
pothole, hole in the road, road pothole, road damage | .1 | road rubber #3a3c42, hole earth #2a241e, crack rubber #1c1d20, stone
  road: box 3 .08 3
  hole: lathe .0,.075 .6,.08 .64,.086 .6,.09 0,.088 s14 wave5:.12
  crack: tube .02 .6,.075,.1 .9,.075,.3 1.05,.075,.25 1.4,.075,.6 s5 + tube .02 -.5,.075,.3 -.8,.075,.4 -.9,.075,.7 -1.3,.075,.8 s5 + tube .02 -.2,.075,-.6 -.1,.075,-.9 -.3,.075,-1.3 s5
  stone: blob .07 .3 3 @.68,.1,-.15 + blob .05 .3 3 @.75,.1,-.3 + blob .06 .3 3 @-.6,.1,-.3 + blob .05 .3 3 @.3,.1,.66
parking lot, car park, parking space, parking spot, parking, parking bay | .12 | road rubber #3a3c42, line paint #f1f0ec, edge stone, sign paint #2d62b8
  road: box 8 .1 5
  line: box .12 .012 3.4 b0 n4:2.5,0,0 @0,.094,-.6 + box 7.6 .0115 .12 b0 @0,.094,-2.35
  edge: box 1.8 .14 .2 b.02 n3:2.5,0,0 @0,.09,-2.05
  white: slab .012 -.3,-.5 -.12,-.5 -.12,-.1 .18,-.1 .34,.06 .34,.34 .18,.5 -.3,.5 b0 rx-90 n3:2.5,0,0 @0,.097,.1
  road: slab .02 -.12,.06 .1,.06 .16,.12 .16,.28 .1,.34 -.12,.34 b0 rx-90 n3:2.5,0,0 @0,.098,.1
runway, landing strip, airstrip, airport runway | .12 | road rubber #3a3c42, line paint #f1f0ec, lamp light #ffe08a, grass plant #5fae3f
  road: box 4 .1 12
  grass: box 6 .08 12.2
  line: box .16 .012 1 b0 n5:0,0,1.8 @0,.094,.9 + box .26 .0121 1.1 b0 n8:.44,0,0 @0,.094,-5.2 + word 27 .8 .02 rx-90 @0,.1,-3.6
  lamp: ball .1 n8:0,0,1.6 @2.1,.1,0 mir
fire escape, fire stairs, emergency stairs, metal staircase, metal stairs | 6 | iron, wall bricks
  wall: box 4 6 .3
  iron: box 2.6 .08 1.1 n2:0,2.6,0 @0,3.6,.7 + box .05 1 .05 n2:0,2.6,0 @1.28,3.66,1.22 mir + rodx .03 2.6 n2:0,2.6,0 @0,4.6,1.22 + rodx .02 2.6 n2:0,2.6,0 @0,4.2,1.22 + bar .05 1.1,2.3,1 -1.1,4.9,1 s6 + bar .0495 1.1,2.3,.5 -1.1,4.9,.5 s6
    + box .3 .04 .55 n8:-.27,.32,0 @0,3.6,.75 + bar .04 1.0,0,1.1 1.0,2.4,1.1 s6 + bar .04 .6,0,1.1 .6,2.4,1.1 s6 + rodx .025 .4 n7:0,.32,0 @.8,1.2,1.1
  dark: box .9 1.3 .06 @0,.7,.14 + box .9 1.3 .06 @-.9,2.7,.14 + box .9 1.3 .06 @.9,5.3,.14 rz0
deck, porch, patio, outdoor deck, veranda, terrace deck, wooden terrace, terrace | 1.3 | wood, rail grain #7a5230
  wood: box .28 .06 2.6 b.008 n12:.3,0,0 @0,.34,0 + box 3.6 .16 .12 @0,.2,1.2 + box 3.6 .16 .12 @0,.2,-1.2 + box .14 .34 .14 n3:1.6,0,0 @0,0,1.2 mirz + box 1.1 .06 .3 @0,.2,1.5 + box 1.1 .06 .3 @0,.06,1.8 + box .06 .24 .7 @.55,0,1.6 mir
  rail: box .09 .9 .09 @1.72,.4,1.22 mir mirz + box .09 .9 .09 @.62,.4,1.22 mir + box 1.1 .06 .09 @1.17,1.24,1.22 mir + box .08 .06 2.5 @1.72,1.24,0 mir + box .04 .8 .04 n7:0,0,.34 @1.72,.42,0 mir + box .04 .8 .04 n3:.28,0,0 @1.17,.42,1.22 mir
roof tile, roof tiles, clay tile, roofing tile, tile roof, roof shingle, shingle, roof shingles | .12 | tile ceramic #b5502a, second ceramic #c4623a
  tile: plan .024 -.14,-.2 .14,-.2 .14,.16 .09,.21 0,.23 -.09,.21 -.14,.16 b.006 bendyx-2 rx8 @-.3,.06,.1 + plan .024 -.14,-.2 .14,-.2 .14,.16 .09,.21 0,.23 -.09,.21 -.14,.16 b.006 bendyx-2 rx8 @.3,.06,.1 + plan .024 -.14,-.2 .14,-.2 .14,.16 .09,.21 0,.23 -.09,.21 -.14,.16 b.006 bendyx-2 rx8 @.15,.1,-.18
  second: plan .024 -.14,-.2 .14,-.2 .14,.16 .09,.21 0,.23 -.09,.21 -.14,.16 b.006 bendyx-2 rx8 @0,.06,.1 + plan .024 -.14,-.2 .14,-.2 .14,.16 .09,.21 0,.23 -.09,.21 -.14,.16 b.006 bendyx-2 rx8 @-.15,.1,-.18
roof with a chimney, roof chimney, roof with chimney, chimney on a roof, chimney roof | 2 | tiles roofTiles, wall plaster, wood wood, bricks, cap stone
  tiles: box 1.75 .1 2.4 rz-40 @.66,.52,0 mir
  wall: roof 2.2 .95 2
  wood: box .12 .14 2.44 @0,1.04,0
  bricks: box .42 1.3 .42 b.01 @.55,.5,-.4
  cap: box .54 .1 .54 b.02 @.55,1.8,-.4 + cyl .1 .14 s14 @.55,1.88,-.4
skylight, roof window, roof slanted window, slanted roof window, dormer, dormer window, attic window, roof dormer | 1.2 | tiles roofTiles, wall plaster #efe6d2, frame wood, glass glass #9fd0e8
  tiles: box 2.4 .1 1.9 rx40 @0,.5,.1 + box .85 .08 1 rz-34 @.34,1.02,.3 mir
  wall: box 1 .7 .9 @0,.3,.3 + slab .88 -.5,0 .5,0 0,.34 b.002 @0,.995,.3
  frame: box .7 .08 .06 @0,.36,.76 + box .7 .08 .06 @0,.88,.76 + box .08 .6 .06 @.32,.36,.76 mir + box .05 .5 .05 @0,.4,.76 + box .6 .05 .05 @0,.62,.76
  glass: box .6 .5 .03 @0,.4,.755
portcullis, castle grate, iron portcullis, falling gate | 3.4 | stone blocks, iron, wood
  stone: box .8 3.4 .8 @1.5,0,0 mir + box 3.8 .7 .8 @0,2.7,0 + box .5 .4 .82 b.02 n4:1.05,0,0 @0,3.38,0
  iron: box .1 2.2 .1 n6:.36,0,0 @0,.5,.0 + box 2.3 .1 .08 n4:0,.5,0 @0,1.5,.02 + cone .08 .22 s8 rx180 n6:.36,0,0 @0,.52,0
  wood: box .3 .3 .3 @1.5,2.6,.45 mir
trench, ditch, war trench, moat, dugout | .6 | earth, floor earth #4a3826, wood, sack cloth #b89b6a, grass plant #5f8a3f
  earth: slab 3 -1.4,0 -.5,0 -.6,.5 -1.4,.5 b.02 ry90 rz0 + slab 3 1.4,0 .5,0 .6,.5 1.4,.5 b.02 ry90 + box 3 .08 1.02
  floor: box .3 .03 .9 b.004 n8:.36,0,0 @0,.08,0
  grass: box 3.02 .05 .82 b.01 @0,.48,1.01 mirz
  wood: box .08 .5 .06 n5:.68,0,0 @0,.05,.49 mirz + box 2.9 .06 .04 @0,.34,.5 mirz
  sack: pillx .09 .36 n7:.4,0,0 @0,.58,.72 + pillx .09 .36 n7:.4,0,0 @0,.58,-.72
room, small room, sci fi room, room small, room large, space room, large room, room interior, room variation, room large variation, room small variation, room wide variation | 3 | wall steel #c8ced4, floor steel #5a626c, trim paint #e07a1f, glass ice #9fd0e8
  floor: box 4 .15 4
  wall: box 4 2.8 .2 @0,.15,-1.9 + box .2 2.79 3.8 @-1.9,.15,.1
  trim: box 4.04 .12 .26 @0,2.85,-1.9 + box .26 .119 3.8 @-1.9,2.85,.12 + box .3 3 .3 @-1.9,0,-1.9 + box .24 3 .24 @1.9,0,-1.9 + box .24 3 .24 @-1.9,0,1.9 + box 4 .06 .08 @0,.15,2
  glass: box 1.4 1 .24 @.3,1.2,-1.9
  panel.floor: box .24 1.2 1 @-1.9,.3,.5 + box 1.5 .5 .6 b.03 @.3,.15,-1.5
half tent, tent half, lean to, tarp, tarp shelter, survival shelter, tarpaulin, canvas shelter, rain shelter | 1.4 | canvas cloth #6a7a4a, pole wood, rope thatch, ground cloth #8a6a4a
  pole: cyl .035 1.4 s10 @.9,0,.6 mir + rodx .03 2 @0,1.36,.6
  canvas: slab .03 -1,0 1,0 1,1.86 -1,1.86 b.004 rx42 @0,.02,-.7 + slab .03 0,0 1.25,0 1.25,1.34 b.004 ry-90 @-.98,.01,-.64
  rope: bar .012 .9,1.36,.6 1.1,.0,1.4 s5 mir + cone .025 .14 s6 rx180 @1.1,.12,1.4 mir
  ground: box 1.7 .04 1.1 b.01 @0,0,0
finish line, start gate, finish gate, start line, race gate, gate finish, finish arch, checkpoint gate, race arch | 4 | post steel, banner paint #f1f0ec, dark rubber #1d1d22, road rubber #3a3c42
  road: box 7 .08 2
  post: cyl .12 3.4 s14 @3.2,0,0 mir + box .6 .1 .6 @3.2,0,0 mir + rodx .08 6.4 @0,3.9,0 + rodx .08 6.4 @0,2.9,0
  banner: box 6.2 1 .14 b.02 @0,2.9,0 + box 6.4 .02 1 b0 @0,.07,0
  dark: box .49 .236 .16 b0 n6:1,0,0 @-.25,2.94,0 + box .49 .236 .16 b0 n6:1,0,0 @.25,3.18,0 + box .49 .236 .16 b0 n6:1,0,0 @-.25,3.42,0 + box .49 .216 .16 b0 n6:1,0,0 @.25,3.66,0 + box .49 .03 .245 b0 n6:1,0,0 @-.25,.066,-.375 + box .49 .03 .245 b0 n6:1,0,0 @.25,.066,-.125 + box .49 .03 .245 b0 n6:1,0,0 @-.25,.066,.125 + box .49 .03 .245 b0 n6:1,0,0 @.25,.066,.375
checkpoint, checkpoint flag, goal flag, goal post flag, level goal, save point, flag on a pad | 2 | base steel, ring light #4fff8a, pole paint #f1f0ec, flag paint #2fae5a, gold
  base: lathe 0,0 .6,0 .6,.08 .5,.16 0,.16 s28
  ring: ring .46 .03 8 @0,.16,0
  pole: cyl .04 1.8 s12 @0,.14,0
  flag: slab .04 0,0 .8,.28 0,.56 b.01 @.04,1.3,0
  gold: ball .08 @0,1.98,0
boost pad, speed pad, speed boost, booster pad, dash pad, speed booster, acceleration pad | .16 | pad rubber #2a2e3a, arrow light #ffb020, edge steel
  pad: box 1.6 .1 2 b.03
  edge: box .1 .16 2.02 b.02 @.8,0,0 mir
  arrow: slab .03 -.5,-.2 0,.2 .5,-.2 .5,.02 0,.42 -.5,.02 b.002 rx-90 n3:0,0,.58 @0,.1,.1
corrugated metal sheet, corrugated iron, metal sheet, sheet metal, corrugated sheet, corrugated metal, corrugated metal plate, rusty metal sheet | 1.6 | metal steel, rust rust
  metal: box 1.1 1.6 .02 b.002 + cyl .035 1.58 s10 b.002 n12:.09,0,0 @0,.01,.008
  rust: box 1.09 .3 .024 b.002 @0,.0,-.003 + cyl .0365 .34 s10 b.002 n5:.09,0,0 @-.3,.0,.008 + cyl .0365 .5 s10 b.002 n3:.09,0,0 @.36,1.06,.008
catwalk, metal walkway, walkway, metal platform, industrial walkway, steel walkway | 1.8 | metal steel, grate iron, rail paint #e8b820
  metal: box .1 .16 3 @.6,.7,0 mir + box .1 .86 .1 @.6,0,1.3 mir + box .1 .86 .1 @.6,0,-1.3 mir
  grate: box 1.1 .03 .08 b0 n22:0,0,.135 @0,.82,0 + box .03 .05 3 b0 n4:.3,0,0 @0,.79,0
  rail: cyl .03 1 s8 @.6,.8,1.4 mir mirz + cyl .03 1 s8 @.6,.8,0 mir + rodz .03 3 n2:0,.45,0 @.6,1.55,0 mir
square tower base, tower square base, square tower bottom, tower square bottom, square tower with door | 4 | stone blocks, trim blocks #cfc8b8, door wood #6a4426, iron
  stone: box 4 3.8 4 b.04 + pyr 4.9 .9 4.9 .84
  trim: box 4.25 .25 4.25 b.04 @0,3.75,0 + slab .5 -.86,0 -.86,1.5 -.6,2.1 0,2.45 .6,2.1 .86,1.5 .86,0 b.04 @0,0,2.1 + box .4 1.1 .1 b.02 n2:2.5,0,0 @0,1.5,1.99 + box .1 1.1 .4 b.02 n2:0,0,1.8 @1.99,1.5,0
  door: slab .1 -.6,0 .6,0 .6,1.35 .42,1.82 0,2.06 -.42,1.82 -.6,1.35 b.01 @0,.02,2.36
  iron: box 1.16 .1 .04 @0,.4,2.41 + box 1.16 .1 .04 @0,1.2,2.41 + ringz .09 .02 s12 @.36,.85,2.42
  dark: box .18 .86 .04 b0 n2:2.5,0,0 @0,1.62,2.04 + box .04 .86 .18 b0 n2:0,0,1.8 @2.04,1.62,0
hexagonal tower base, tower hexagon base, hexagon tower base, tower base hexagon, hexagonal tower bottom | 4 | stone blocks, trim blocks #cfc8b8, door wood #6a4426, iron
  stone: cyl 2.3 3.8 2.2 s6 b.04 + cyl 2.75 .7 2.45 s6 b.04
  trim: cyl 2.4 .3 s6 b.05 @0,3.75,0 + slab .5 -.8,0 -.8,1.4 -.56,2 0,2.3 .56,2 .8,1.4 .8,0 b.04 @0,0,2.06 ry30
    + box .5 1.3 .14 b.03 @0,1.5,1.94 ry90 + box .5 1.3 .14 b.03 @0,1.5,1.94 ry-30
  door: slab .1 -.56,0 .56,0 .56,1.3 .4,1.72 0,1.95 -.4,1.72 -.56,1.3 b.01 @0,.02,2.32 ry30
  iron: box 1.08 .1 .04 @0,.4,2.37 ry30 + box 1.08 .1 .04 @0,1.2,2.37 ry30
  dark: box .2 1 .04 b0 @0,1.65,2 ry90 + box .2 1 .04 b0 @0,1.65,2 ry-30
tower middle, round tower middle, tower round middle, tower mid, round tower mid, tower round mid, tower section, round tower section | 3.6 | stone blocks, trim blocks #cfc8b8, floor wood #8a6238
  stone: cyl 2 3.3 s20 b.04 @0,.1,0
  trim: cyl 2.14 .3 s20 b.05 + lathe 1.7,3.3 2.14,3.3 2.14,3.6 1.7,3.6 1.7,3.3 s20 + box .74 1.6 .2 b.04 @0,1,1.95 o6:15
  floor: cyl 1.72 .05 s20 b0 @0,3.38,0 + box .1 .04 3.3 b0 n4:.7,0,0 @0,3.42,0 *.9,1,.8
  dark: box .26 1.2 .06 b0 @0,1.2,2.03 o6:15
square tower middle, tower square middle, square tower mid, tower square mid, square tower section, tower square mid windows | 3.6 | stone blocks, trim blocks #cfc8b8, floor wood #8a6238
  stone: box 3.8 3.3 3.8 b.04 @0,.1,0
  trim: box 4.1 .3 4.1 b.05 + box 4.1 .3 .4 b.03 @0,3.3,1.85 mirz + box .4 .3 3.4 b.03 @1.85,3.3,0 mir + box .8 1.7 .2 b.04 n2:1.7,0,0 @0,.95,1.86 mirz + box .2 1.7 .8 b.04 n2:0,0,1.7 @1.86,.95,0 mir
  floor: box 3.4 .1 .5 b.01 n6:0,0,.54 @0,3.34,0
  dark: box .4 1.3 .06 b0 n2:1.7,0,0 @0,1.15,1.96 mirz + box .06 1.3 .4 b0 n2:0,0,1.7 @1.96,1.15,0 mir
tower top, round tower top, tower round top, top of a tower, tower crown, tower battlements | 3 | stone blocks, trim blocks #cfc8b8, floor wood #8a6238
  stone: cyl 2 1 s20 b.04 + lathe 2,.85 2.5,1.5 2.5,2.25 2.1,2.25 2.1,1.95 s20 + box .8 .75 .42 b.03 @0,2.24,2.28 o10
  trim: cyl 2.12 .26 s20 b.04 + box .3 .62 .5 b.04 @0,.9,2.2 o14 + lathe 2.05,1.5 2.58,1.5 2.58,1.7 2.05,1.7 2.05,1.5 s20
  floor: cyl 2.12 .05 s20 b0 @0,1.95,0
square tower top, tower square top, square tower battlements, square tower crown | 3 | stone blocks, trim blocks #cfc8b8, floor wood #8a6238
  stone: box 3.8 1 3.8 b.03 + pyr 3.8 .6 3.8 1.2 @0,.9,0 + box 4.6 .7 .42 b.03 @0,1.5,2.09 mirz + box .42 .7 3.8 b.03 @2.09,1.5,0 mir
    + box .8 .75 .42 b.03 n4:1.27,0,0 @0,2.18,2.09 mirz + box .42 .75 .8 b.03 n2:0,0,1.27 @2.09,2.18,0 mir
  trim: box 4.05 .26 4.05 b.04 + box 4.75 .2 4.75 b.03 @0,1.42,0 + box .3 .55 .5 b.04 n5:.85,0,0 @0,.92,1.98 mirz + box .5 .55 .3 b.04 n5:0,0,.85 @1.98,.92,0 mir
  floor: box 3.8 .08 .52 b.01 n7:0,0,.54 @0,1.6,0
tower roof, round tower roof, tower round roof, pointed tower roof, pointed roof, conical roof, tower roof pointed, tower top roof, roof pointed | 5.4 | tiles roofTiles, wood wood #6a4426, gold
  wood: cyl 2.1 .4 s20 + bar .1 0,.2,1.6 0,.42,2.45 s6 o12
  tiles: lathe 2.65,.3 2.65,.5 2.1,1.15 1.4,2.3 .75,3.6 .05,5 s20
  gold: ball .2 @0,5,0 + cone .08 .5 s8 @0,5.1,0
square tower roof, tower square roof, pyramid roof, tower square top roof, tower roof square, roof point, roof high point | 4.6 | tiles roofTiles, wood wood #6a4426, gold
  wood: box 3.8 .4 3.8 + box .16 .2 4.7 n5:.85,0,0 @0,.26,0 + box 4.7 .2 .16 n5:0,0,.85 @0,.26,0
  tiles: pyr 5 3.7 5 .02 @0,.44,0 + box 5.05 .16 5.05 b.03 @0,.38,0
  gold: ball .18 @0,4.16,0 + cone .08 .42 s8 @0,4.26,0
crystal tower, tower crystal, tower crystals, tower with a crystal, tower with crystals, tower round crystals, magic crystal tower | 8.4 | stone blocks, crystal crystal #9a5cf0, trim blocks #cfc8b8, door wood #6a4426
  stone: cyl 1.9 4.4 1.5 s16 b.04 + cyl 2.2 .5 2 s16 + lathe 1.5,4.2 1.95,4.8 1.95,5.2 s16
  trim: cyl 1.62 .24 s16 @0,2.9,0 + tube .24>.2>.08 0,5,1.7 0,5.9,1.75 0,6.8,1.25 s8 o5:10 + slab .5 -.66,0 -.66,1.1 -.44,1.55 0,1.8 .44,1.55 .66,1.1 .66,0 b.04 @0,0,1.86
  crystal: lathe .62,5.1 1.05,6.5 .8,7.2 0,8.4 s6 c10 + lathe .2,0 .34,.8 0,1.5 s6 c10 rx24 @.75,5.05,.75 + lathe .2,0 .3,.7 0,1.2 s6 c10 rx30 ry120 @.9,5.05,-.7 + lathe .2,0 .3,.7 0,1.2 s6 c10 rx30 ry-80 @-1,5.05,.2
    + lathe .1,0 .18,.5 0,1 s6 c10 rx60 @0,3.3,1.45 ry75 + lathe .14,0 .24,.6 0,1.2 s6 c10 rx40 @0,0,2 ry60 + lathe .1,0 .17,.4 0,.8 s6 c10 rx30 @0,0,2.1 ry85
  door: slab .1 -.46,0 .46,0 .46,1 .3,1.32 0,1.5 -.3,1.32 -.46,1 b.01 @0,.02,2.1
slanted roof tower, tower slant roof, tower slanted roof, tower with slanted roof, slant roof tower | 9 | stone blocks, tiles roofTiles, trim blocks #cfc8b8, door wood #6a4426, wood wood #6a4426
  stone: box 3.4 6.4 3.4 b.03 + pyr 4.1 .9 4.1 .83 + side 3.4 -1.7,6.35 1.7,6.35 -1.7,8.4 b.01
  tiles: side 4.2 2.3,6.15 2.3,6.4 -2.15,9 -2.15,8.72 b.02
  wood: box 4 .2 .2 @0,6.2,1.8 + box .2 .2 3.4 @1.75,6.2,0 mir
  trim: slab .4 -.76,0 -.76,1.3 -.5,1.8 0,2.1 .5,1.8 .76,1.3 .76,0 b.04 @0,0,1.86 + box .9 1.7 .2 b.04 @0,4.1,1.64 + box .2 1.7 .9 b.04 @1.64,4.1,0 mir + box 3.6 .2 3.6 b.03 @0,3.3,0
  door: slab .1 -.54,0 .54,0 .54,1.2 .36,1.6 0,1.8 -.36,1.6 -.54,1.2 b.01 @0,.02,2.05
  dark: box .5 1.3 .06 b0 @0,4.3,1.74 + box .06 1.3 .5 b0 @1.74,4.3,0 mir
wood tower structure, wooden tower structure, wood structure tower, wooden tower frame, wood tower frame, timber tower frame | 5.8 | wood, rope thatch
  wood: bar .13 1.5,0,1.5 1.05,4.8,1.05 s6 mir mirz + box 3 .14 .34 b.02 n8:0,0,.37 @0,4.7,0 + box .16 .2 3 @1.15,4.52,0 mir + box 2.5 .14 .14 @0,2.3,1.3 mirz + box .14 .14 2.5 @1.3,2.3,0 mir
    + bar .07 1.4,.5,1.46 -1.26,2.3,1.3 s6 mirz + bar .0695 -1.4,.5,1.46 1.26,2.3,1.3 s6 mirz + bar .07 1.22,2.4,1.28 -1.1,4.5,1.1 s6 mirz + bar .0695 -1.22,2.4,1.28 1.1,4.5,1.1 s6 mirz
    + bar .07 1.46,.5,1.4 1.3,2.3,-1.26 s6 mir + bar .0695 1.46,.5,-1.4 1.3,2.3,1.26 s6 mir + bar .07 1.28,2.4,1.22 1.1,4.5,-1.1 s6 mir + bar .0695 1.28,2.4,-1.22 1.1,4.5,1.1 s6 mir
    + box .12 1 .12 @1.4,4.8,1.38 mir mirz + box 2.9 .1 .1 @0,5.7,1.38 mirz + box .1 .1 2.8 @1.4,5.7,0 mir + box 2.9 .08 .08 @0,5.25,1.38 mirz + box .08 .08 2.8 @1.4,5.25,0 mir
  rope: ring .17 .05 s12 @1.27,2.37,1.28 mir mirz + ring .16 .05 s12 @1.07,4.55,1.07 mir mirz
tower under construction, tower build, tower build stages, tower construction, unfinished tower, half built tower, tower building site | 6.4 | stone blocks, wood wood #a8783f, rope thatch, load blocks #cfc8b8, iron
  stone: cyl 2 3 s18 b.04 + cyl 2.3 .5 2.1 s18 + lathe 1.4,2.9 2,2.9 2,3.5 1.4,3.5 1.4,2.9 s18 + box 1 .5 .55 b.03 @0,3.45,1.7 ry-70 + box 1 .5 .55 b.03 @0,3.45,1.7 ry-105 + box 1 .5 .55 b.03 @0,3.45,1.7 ry-140 + box 1 .5 .55 b.03 @0,3.45,1.7 ry-175 + box 1 .5 .55 b.03 @0,3.45,1.7 ry150
    + box 1 .5 .55 b.03 @0,3.95,1.7 ry-120 + box 1 .5 .55 b.03 @0,3.95,1.7 ry-155 + box 1 .5 .55 b.03 @0,3.95,1.7 ry170 + box 1 .5 .55 b.03 @0,4.45,1.7 ry-165
  wood: cyl .08 5 s8 @0,0,2.85 o8:22.5 + box 2.3 .08 .75 b.01 @0,2.2,2.45 o8 + box 2.3 .08 .08 @0,1.2,2.66 o8 + bar .05 -.9,.1,2.72 .9,2.2,2.72 s6 o4:90 + bar .09 0,2.9,0 0,6.2,0 s6 + bar .1 -.6,6,-.2 1.6,6.3,2.9 s6 + box 2.3 .08 .08 @0,3.4,2.66 o8
  rope: bar .03 1.55,6.25,2.84 1.55,3.6,2.84 s5
  load: box .8 .5 .5 b.03 @1.55,3.15,2.84 + box .8 .45 .5 b.03 ry20 @.7,0,3.6 + box .8 .45 .5 b.03 ry-30 @-.5,0,3.7 + box .8 .45 .5 b.03 ry5 @.1,.44,3.65
castle bridge, castle bridge straight, bridge castle, stone castle bridge, bridge straight castle | 4.4 | stone blocks, trim blocks #cfc8b8, road cobbles
  stone: slab 3.4 -4.4,0 -2.7,0 -2.6,.9 -1.9,1.9 -1,2.45 0,2.6 1,2.45 1.9,1.9 2.6,.9 2.7,0 4.4,0 4.4,3.2 -4.4,3.2 b.02 + box 8.8 .5 .4 b.02 @0,3.2,1.5 mirz + box .8 .65 .4 b.03 n7:1.33,0,0 @0,3.68,1.5 mirz
  trim: bar .14 -2.72,0,1.68 -2.62,.9,1.68 -1.92,1.92,1.68 -1,2.48,1.68 0,2.64,1.68 1,2.48,1.68 1.92,1.92,1.68 2.62,.9,1.68 2.72,0,1.68 s6 mirz + box 8.84 .18 3.7 b.03 @0,3.05,0
  road: box 8.78 .06 2.6 b0 @0,3.22,0
bridge pillar, bridge straight pillar, stone bridge pillar, bridge pier, castle bridge pillar, pillar of a bridge | 5.6 | stone blocks, trim blocks #cfc8b8, road cobbles
  stone: plan 3 -1,-1.5 0,-2.5 1,-1.5 1,1.5 0,2.5 -1,1.5 b.02 + slab 3 -1,2 1,2 1,2.6 1.2,3.2 1.7,3.7 2.4,4.05 3.4,4.2 3.4,4.7 -3.4,4.7 -3.4,4.2 -2.4,4.05 -1.7,3.7 -1.2,3.2 -1,2.6 b.01
    + box 6.8 .5 .36 b.02 @0,4.7,1.32 mirz + box .75 .5 .36 b.03 n5:1.5,0,0 @0,5.18,1.32 mirz
  trim: plan .5 -1.3,-1.6 0,-2.9 1.3,-1.6 1.3,1.6 0,2.9 -1.3,1.6 b.04 + plan .3 -1.15,-1.55 0,-2.7 1.15,-1.55 1.15,1.55 0,2.7 -1.15,1.55 b.04 @0,2.8,0 + box 6.84 .16 3.2 b.03 @0,4.56,0
  road: box 6.78 .05 2.3 b0 @0,4.69,0
destroyed ballista, ballista destroyed, broken ballista, ballista broken, siege ballista demolished, demolished ballista, wrecked ballista | 1.2 | wood wood #7a5a3a, iron, rope snow
  wood: box .3 .18 2 rx-24 @0,.48,0 + bar .07 0,.5,.1 .75,.05,.55 s6 + bar .07 0,.5,.1 -.7,.05,.3 s6 + box .5 .5 .14 rx-24 @0,.62,.72
    + tube .07>.05 .2,.86,.72 .6,.95,.6 .85,.9,.45 s8 + bar .02>.05 .8,.93,.5 .95,1.0,.48 s5 + tube .06>.04 -.5,.06,1.2 -.95,.1,1.1 -1.4,.05,.7 s8 + bar .05>.01 -.5,.06,1.2 -.36,.1,1.28 s5
    + box .14 .08 .9 ry50 @.9,0,-.6 + box .12 .07 .6 ry-30 @-.7,0,-.75
  iron: bar .025 -.2,.03,1.5 .9,.03,1.25 s6 + pyr .14 .22 .05 rz-90 ry13 @.88,.05,1.255 + box .54 .06 .18 rx-24 @0,.66,.74 + spokes .3 .08 8 rz80 @-1.15,.1,-.35 + spokes .3 .08 8 rz-22 @.86,.28,.5
  rope: tube .018 .85,.9,.45 .6,.3,.2 .9,.03,.1 1.3,.03,.4 s5
turret base, turret mount, turret platform, turret pedestal, turret socket, turret foundation | .9 | base steel #8a929c, ring iron #3a4048, stripe paint #e8b820, dark rubber, light light #5ac8ff
  base: cyl 1.3 .3 1.2 s8 b.05 + cyl 1 .4 .85 s8 b.05 @0,.28,0 + box .5 .36 .5 b.05 @0,0,1.15 o4:45
  stripe: box .5 .02 .14 b0 ry30 @0,.353,1.2 o4:45 + box .5 .02 .14 b0 ry30 @.1,.353,1.34 o4:45
  ring: lathe .5,.66 .74,.66 .74,.86 .5,.86 .5,.66 s24 + cyl .05 .06 s6 @0,.84,.62 o8 + box .3 .2 .2 b.03 @0,.6,.72 o4
  dark: cyl .52 .03 s24 b0 @0,.68,0
  light: box .4 .08 .1 b.01 @0,.42,.82 o4
long banner, flag banner long, banner long, long flag banner, tall banner | 4.4 | cloth cloth #2f6fc0, pole wood #5a3a20, gold, sign cloth #f2c840
  pole: cyl .05 4.3 s10 + rodx .035 1.1 s10 @0,4.1,.08 + cyl .22 .1 .12 s12
  cloth: slab .03 -.42,.7 0,1.15 .42,.7 .42,4.1 -.42,4.1 @0,0,.11
  gold: ball .08 @0,4.34,0 + ball .05 @.56,4.1,.08 mir + box .86 .07 .04 b0 @0,3.85,.11 + bar .02 -.42,.7,.12 0,1.15,.12 .42,.7,.12 s5
  sign: slab .036 0,2.1 .3,2.55 0,3 -.3,2.55 b0 @0,0,.12 + slab .036 0,1.4 .2,1.7 0,2 -.2,1.7 b0 @0,0,.12 + slab .036 0,3.1 .2,3.4 0,3.7 -.2,3.4 b0 @0,0,.12
wide banner, flag banner wide, banner wide, wide flag banner, wide wall banner | 2.6 | cloth cloth #b3261e, pole wood #5a3a20, gold
  pole: cyl .05 2.5 s10 @1.3,0,0 mir + cyl .2 .1 .12 s12 @1.3,0,0 mir + rodx .04 2.6 s10 @0,2.36,0
  cloth: slab .03 -1.14,1.3 -.76,.9 -.38,1.3 0,.9 .38,1.3 .76,.9 1.14,1.3 1.14,2.34 -1.14,2.34 @0,0,.04
  gold: ball .08 @1.3,2.52,0 mir + box 2.28 .07 .04 b0 @0,2.2,.04 + slab .05 0,1.3 .3,1.55 .3,2 0,1.92 -.3,2 -.3,1.55 b0 @0,.05,.04 + bar .02 -1.14,1.3,.05 -.76,.9,.05 -.38,1.3,.05 0,.9,.05 .38,1.3,.05 .76,.9,.05 1.14,1.3,.05 s5
knight statue, statue knight, statue of a knight, stone knight statue, guardian statue | 3 | stone marble #b9b5aa, base stone #9a948a, dark rubber #3a3832
  base: box 1.2 .2 1.1 b.03 + box .98 .44 .9 b.03 @0,.2,0 + box 1.1 .1 1 b.03 @0,.62,0
  stone: tube .15>.11 .17,.74,.04 .17,1.15,.06 .13,1.6,0 mir + ball .13 .08 .2 @.17,.76,.12 mir + lathe .36,1.36 .27,1.7 .25,1.8 .33,2.05 .3,2.2 .12,2.3 .1,2.36 ~ s16 *1,1,.76 + ball .19 .14 .17 @.36,2.18,0 mir
    + tube .1>.08 .38,2.16,0 .46,1.85,.1 .1,1.75,.34 s10 + tube .1>.08 -.38,2.16,0 -.46,1.85,.1 -.1,1.75,.34 s10 + ball .1 .09 .1 @0,1.78,.38
    + lathe .14,2.28 .19,2.36 .2,2.6 .15,2.74 .04,2.8 s14 + side .05 -.24,2.56 -.18,2.78 0,2.94 .14,2.84 .12,2.74 b.01 + box .36 .06 .1 b.02 @0,2.62,.16
    + slab .05 -.06,.76 0,.7 .06,.76 .06,1.66 -.06,1.66 b.01 @0,0,.4 + box .42 .07 .07 b.02 @0,1.64,.4 + cyl .035 .22 s8 @0,1.68,.4 + ball .06 @0,1.92,.4
    + slab .06 0,-.42 .26,-.1 .28,.34 -.28,.34 -.26,-.1 b.02 ry70 @.56,1.72,.1
  dark: box .28 .035 .04 b0 @0,2.54,.185 + box .035 .16 .03 b0 @0,2.38,.19
narrow wall, wall narrow, thin wall, narrow castle wall, wall thin, narrow stone wall | 3 | stone blocks, cap stone #b7b1a4
  stone: box 4 2.7 .3 b.02 + box 4.02 .35 .46 b.03
  cap: slab 4.04 -.24,0 .24,0 .24,.1 0,.32 -.24,.1 b.01 ry90 @0,2.7,0
wall to narrow, wall narrow transition, wall that becomes narrow, wall transition, wall narrowing, castle wall transition | 3.2 | stone blocks, trim blocks #cfc8b8, floor cobbles
  stone: box 2 2.6 2 b.02 @-1,0,0 + box 2.02 .3 .3 b.02 @-1,2.55,.87 mirz + box .5 .55 .3 b.03 n2:1.1,0,0 @-1.1,2.7,.87 mirz + plan 2.6 -.02,1 1,.42 1,-.42 -.02,-1 b.02 + box 1.2 2.6 .84 b.02 @1.5,0,0
    + plan .25 -.02,1 -.02,.72 1,.15 2.1,.15 2.1,.42 1,.42 b.02 @0,2.58,0 mirz + box .5 .5 .28 b.03 @1.6,2.78,.28 mirz
  trim: box 2.04 .16 2.16 b.03 @-1,2.44,0 + plan .16 0,1.08 1,.5 2.12,.5 2.12,-.5 1,-.5 0,-1.08 b.03 @0,2.44,0 + box 2.04 .4 2.2 b.03 @-1,0,0 + plan .4 0,1.1 1,.54 2.12,.54 2.12,-.54 1,-.54 0,-1.1 b.03
  floor: box 1.98 .04 1.5 b0 @-1,2.58,0
slanted wall corner, wall slanted corner, wall corner slanted, wall corner slant, slanted corner wall, diagonal wall corner, wall corner diagonal | 3 | stone blocks, trim blocks #cfc8b8
  stone: plan 2.4 -2.4,1 -.9,1 1,-.9 1,-2.4 2,-2.4 2,-.5 -.5,2 -2.4,2 b.02 + plan .3 -2.4,.9 -.94,.9 .9,-.94 .9,-2.4 2.1,-2.4 2.1,-.46 -.46,2.1 -2.4,2.1 b.02 @0,2.4,0 + box .6 .55 .4 b.03 n2:.95,0,0 @-1.5,2.66,1.9 + box .4 .55 .6 b.03 n2:0,0,.95 @1.9,2.66,-1.5
    + box .66 .55 .4 b.03 n3:1.05,0,0 @0,2.66,1.02 ry45
  trim: plan .35 -2.42,.88 -.96,.88 .88,-.96 .88,-2.42 2.14,-2.42 2.14,-.44 -.44,2.14 -2.42,2.14 b.02
round window wall, wall window round, wall with round window, wall round window, round wall window | 3 | stone blocks, trim stone #b7b1a4, frame wood, glass glass #a9d6ee
  stone: slab .5 -2,0 0,0 0,.85 -.37,.92 -.7,1.14 -.92,1.45 -1,1.8 -.92,2.17 -.7,2.48 -.37,2.7 0,2.78 0,3 -2,3 b0 mir
  trim: ringz 1 .12 6 s24 @0,1.81,.2 + box .3 .34 .62 b.02 @0,2.62,0
  frame: ringz .88 .08 6 s24 @0,1.81,0 + box 1.8 .08 .1 @0,1.77,0 + box .08 1.8 .1 @0,.91,0
  glass: rodz .92 .04 s24 b0 @0,1.81,0
wide window wall, wall window wide, wall with wide window, wall wide window, wide wall window | 3 | stone blocks, frame wood, glass glass #a9d6ee
  stone: box .5 3 .5 swap @1.75,0,0 mir + box 3 .95 .5 + box 3 .7 .5 @0,2.3,0
  frame: box .12 1.4 .56 @1.5,.9,0 mir + box 3.1 .14 .6 @0,2.22,0 + box 3.3 .14 .74 @0,.88,0 + box .07 1.3 .12 n5:.6,0,0 @0,1,0 + box 3 .07 .12 @0,1.66,0
  glass: box 2.96 1.26 .04 b0 @0,1,0
stud wall, wall stud, wall studs, wall with studs, studded wall, buttress wall, wall buttress, wall with buttresses | 3 | stone blocks, trim blocks #cfc8b8
  stone: box 4.4 2.4 .7 b.02 + box 4.42 .3 .9 b.02 @0,2.36,0 + box .6 .5 .3 b.03 n4:1.1,0,0 @0,2.62,.28 mirz
  trim: side .7 .3,0 1.3,0 1.15,.5 .8,.6 .75,1.5 .35,2 .3,2 b.03 @1.5,0,0 + side .7 .3,0 1.3,0 1.15,.5 .8,.6 .75,1.5 .35,2 .3,2 b.03 + side .7 .3,0 1.3,0 1.15,.5 .8,.6 .75,1.5 .35,2 .3,2 b.03 @-1.5,0,0
wall pillar, wall with pillar, wall with a pillar, wall column, pillar wall, wall with pillars, wall pillars | 3.8 | stone blocks, trim blocks #cfc8b8
  stone: box 4.4 2.5 .5 b.02 + box 1 3 1 b.03
  trim: box 1.24 .4 1.24 b.04 + box 1.24 .22 1.24 b.04 @0,2.95,0 + pyr 1.2 .6 1.2 .1 @0,3.15,0 + box 4.42 .18 .66 b.03 @0,2.48,0 + box 4.42 .3 .66 b.03
wall end, end wall, wall endcap, wall end cap, wall end piece, castle wall end | 3.2 | stone blocks, trim blocks #cfc8b8
  stone: box 2.4 2.3 .8 b.02 @-.8,0,0 + box 2.4 .3 1 b.02 @-.8,2.28,0 + box .6 .5 .3 b.03 n2:1,0,0 @-1.1,2.54,.34 mirz + cyl .75 2.9 s14 b.03 @.8,0,0
  trim: cyl .9 .4 s14 b.05 @.8,0,0 + lathe 0,2.85 .95,2.85 .95,3.05 0,3.4 s14 @.8,0,0 + box 2.4 .35 1 b.03 @-.8,0,0
plank wall, wood wall, wall wood, wood plank wall, wall of planks, wooden plank wall, timber wall, wooden house wall | 2.8 | wood, frame wood #5a3a20, iron
  wood: box 3.6 .36 .14 b.02 n7:0,.37,0 @0,1.22,0
  frame: box .26 2.8 .3 b.02 @1.85,0,0 mir + box .22 2.6 .26 b.02 @0,.1,0 + box 4 .22 .34 b.02 @0,2.62,0 + box 4 .2 .34 b.02
  iron: ball .04 .04 .025 s8 n7:0,.37,0 @1.6,1.4,.07 mir + ball .04 .04 .025 s8 n7:0,.37,0 @.2,1.4,.07 mir
arrow slit wall, wall with arrow slit, wall with arrow slits, arrow slit, wall arrow slit, arrow loop, loophole | 3 | stone blocks, trim blocks #cfc8b8, dark rubber #14120f
  stone: box 4 2.5 .6 b.02 + box .8 .6 .6 b.03 n3:1.6,0,0 @0,2.46,0
  trim: box .7 1.7 .16 b.04 n2:1.9,0,0 @0,.5,.27 mirz + box 1 .5 .16 b.04 n2:1.9,0,0 @0,1.15,.26 mirz + box 4.02 .14 .74 b.03 @0,2.36,0
  dark: box .16 1.3 .04 b0 n2:1.9,0,0 @0,.7,.345 mirz + box .66 .16 .04 b0 n2:1.9,0,0 @0,1.32,.345 mirz
fortified wall, wall fortified, fortification wall, reinforced wall, wall fortification, fortress wall | 4.2 | stone blocks, trim blocks #cfc8b8, wood wood #5a3a20, iron, dark rubber #14120f
  stone: slab 5 -1.1,0 1.1,0 .75,1.1 .75,3.1 -.75,3.1 -.75,1.1 b.02 ry90 + box 5 .7 .4 b.02 @0,3.05,.95 + box .85 .6 .4 b.03 n4:1.35,0,0 @0,3.7,.95 + box 5 .3 2 b.02 @0,2.95,.1
  trim: box .36 .7 .5 b.05 n5:1.1,0,0 @0,2.35,.9 + box 5.04 .16 .5 b.03 @0,3.02,.98 + box 5.04 .2 1.7 b.02 @0,1.1,0
  wood: bar .1>.02 0,1.4,.6 0,1.75,1.9 s7 n6:.8,0,0
  iron: box .2 .2 .08 b.02 n6:.8,0,0 @0,1.3,.76
  dark: box .2 .5 .04 b0 n4:1.2,0,0 @0,2.15,.76
fortified gate, wall fortified gate, fortified wall gate, reinforced gate, wooden fortress gate, fort gate | 4.6 | stone blocks, trim blocks #cfc8b8, wood, iron
  stone: box 1.2 3.4 1.2 b.03 @1.9,0,0 mir + box 2.8 1 .9 b.03 @0,2.5,0 + box .5 .5 .4 b.03 n2:.8,0,0 @1.9,3.8,.5 mir + box .5 .5 .4 b.03 n2:.8,0,0 @1.9,3.8,-.5 mir + box .6 .5 .9 b.03 n3:1,0,0 @0,3.48,0
  trim: box 1.5 .4 1.5 b.04 @1.9,3.4,0 mir + box 1.45 .5 1.45 b.04 @1.9,0,0 mir + pyr 1.2 .5 1.2 .05 @1.9,3.8,0 mir
  wood: box .3 2.5 .2 b.02 n8:.32,0,0 @0,0,.1
  iron: box 2.6 .2 .08 b.01 n3:0,.85,0 @0,1.15,.22 + cone .07 .24 s8 rx90 n5:.5,0,0 @0,.4,.24 + cone .07 .24 s8 rx90 n5:.5,0,0 @0,1.25,.24 + cone .07 .24 s8 rx90 n5:.5,0,0 @0,2.1,.24 + ringz .14 .03 s14 @.2,1.7,.22 mir
sloped wall, wall slope, wall slant, slanted wall, wall slanted, wall tilted, sloping wall, diagonal wall, wall diagonal | 3 | stone blocks, cap stone #b7b1a4
  stone: slab .5 -2,0 2,0 2,.7 -2,2.8 b.01
  cap: slab .7 -2.02,2.78 2.02,.66 2.02,.9 -2.02,3.04 b.03 + box 4.02 .3 .62 b.03
t shaped wall, wall t split, wall tsplit, t wall, wall t junction, wall junction, wall split | 3 | stone blocks, trim blocks #cfc8b8
  stone: box 4.4 2.4 .7 b.02 @0,0,-1 + box .7 2.4 2.6 b.02 @0,0,.6 + box .6 .55 .5 b.03 n5:.95,0,0 @0,2.6,-1 + box .5 .55 .6 b.03 n2:0,0,1 @0,2.6,1.2
  trim: box 4.44 .24 .9 b.03 @0,2.38,-1 + box .9 .239 2.4 b.03 @0,2.38,.74 + box 4.44 .34 .9 b.03 @0,0,-1 + box .9 .339 2.4 b.03 @0,0,.74
wall with stairs, wall stairs, wall narrow stairs, castle wall stairs, wall staircase, wall with a staircase, stairs wall | 3.2 | stone blocks, step stone #b7b1a4, trim blocks #cfc8b8
  stone: box 4.8 2.4 .9 b.02 @0,0,-.9 + box 4.82 .4 .3 b.02 @0,2.36,-1.3 + box .7 .55 .3 b.03 n4:1.3,0,0 @0,2.7,-1.3 + slab 1 -2.2,0 2.1,0 1.8,.28 1.5,.48 1.2,.7 -1,2.14 -2.2,2.14 b.01 @0,0,.05
  step: box .52 .2 1.1 b.02 @1.85,.1,.05 + box .52 .2 1.1 b.02 @1.4,.38,.05 + box .52 .2 1.1 b.02 @.95,.68,.05 + box .52 .2 1.1 b.02 @.5,.98,.05 + box .52 .2 1.1 b.02 @.05,1.28,.05 + box .52 .2 1.1 b.02 @-.4,1.58,.05 + box .52 .2 1.1 b.02 @-.85,1.88,.05 + box 1.3 .2 1.1 b.02 @-1.6,2.16,.05
  trim: box 4.84 .14 1 b.02 @0,2.3,-.9
sloped rail, rail slope, railroad slope, sloped track, track slope, railroad hill, rail ramp, inclined railroad track | 1.7 | steel steel #8d949c, wood wood #5a4230, stone cobbles #8a867e
  stone: side 2.2 2.6,0 2.6,.06 1.8,.1 -1.8,1.4 -2.6,1.44 -2.6,0 b.01
  wood: box 1.9 .1 .24 rx20 n7:0,-.185,.52 @0,.7,0 + box 1.9 .1 .24 @0,.04,2.3 + box 1.9 .1 .24 @0,1.42,-2.3
  steel: bar .06 .62,.18,2.6 .62,.22,1.8 .62,1.53,-1.8 .62,1.58,-2.6 s6 mir
s bend track, rail bend, bend rail, track bend, railroad bend, railroad straight bend, s curve track, railway bend | .2 | steel steel #8d949c, wood wood #5a4230, stone cobbles #8a867e
  stone: plan .06 -1.9,2.2 .3,2.2 .28,1.5 .5,.9 .9,.3 1.4,-.3 1.75,-.9 1.9,-1.5 1.9,-2.2 -.3,-2.2 -.28,-1.5 -.5,-.9 -.9,-.3 -1.4,.3 -1.75,.9 -1.9,1.5
  wood: box 1.9 .08 .22 @-.8,.05,2 + box 1.9 .08 .22 ry6 @-.78,.05,1.5 + box 1.9 .08 .22 ry20 @-.6,.05,1 + box 1.9 .08 .22 ry32 @-.33,.05,.5 + box 1.9 .08 .22 ry38 @0,.05,0 + box 1.9 .08 .22 ry32 @.33,.05,-.5 + box 1.9 .08 .22 ry20 @.6,.05,-1 + box 1.9 .08 .22 ry6 @.78,.05,-1.5 + box 1.9 .08 .22 @.8,.05,-2
  steel: tube .05 -.18,.17,2.2 -.18,.17,1.6 0,.17,1 .4,.17,.4 .9,.17,-.2 1.25,.17,-.8 1.42,.17,-1.5 1.42,.17,-2.2 s8 *1,1.2,1 + tube .05 -1.42,.17,2.2 -1.42,.17,1.5 -1.25,.17,.8 -.9,.17,.2 -.4,.17,-.4 0,.17,-1 .18,.17,-1.6 .18,.17,-2.2 s8 *1,1.2,1
damaged rail, damaged track, broken track, broken rail, damaged railroad, railroad damaged, broken railroad track, rail damaged, damaged railroad track | .6 | steel rust #7a6a60, wood wood #5a4230, stone cobbles #8a867e
  stone: box 2.2 .06 1.3 b.03 @0,0,1.05 + box 2.2 .06 1.1 b.03 @0,0,-1.15 + blob .14 .2 3 6 @.45,.13,.36 + blob .1 .2 3 6 @-.3,.1,.34 + blob .16 .2 3 6 @-.8,.15,-.55 + blob .1 .2 3 6 @.9,.1,-.55
  wood: box 1.9 .08 .22 n2:0,0,.5 @0,.05,1.2 + box 1.9 .08 .22 n2:0,0,.5 @0,.05,-1.3 + box .9 .08 .22 ry35 @-.55,.05,.5 + box .7 .08 .22 ry-25 @.65,.05,.55 + box 1.3 .08 .22 ry60 rz0 @1.15,.02,-.2 + box .6 .08 .22 ry-50 @-.2,.02,-.5
  steel: bar .055 .62,.18,1.7 .62,.18,.7 .7,.32,.3 .9,.56,.05 s6 + bar .055 -.62,.18,1.7 -.62,.18,.4 s6 + bar .055 .62,.18,-1.7 .62,.18,-.7 s6 + bar .055 -.62,.18,-1.7 -.62,.18,-.9 -.74,.28,-.5 -1,.42,-.2 s6 + bar .05 -.7,.05,.3 -1.2,.05,-.05 s6
track crossing, rail crossing, crossed tracks, diamond crossing, railroad track crossing, railroad rail crossing, train track crossing, rail track crossing | .2 | steel steel #8d949c, wood wood #5a4230, stone cobbles #8a867e
  stone: box 2.2 .06 4.6 b.03 + box 4.6 .061 2.2 b.03
  wood: box 1.9 .08 .22 n2:0,0,.42 @0,.05,1.7 mirz + box .22 .08 1.9 n2:.42,0,0 @1.7,.05,0 mir + box 1.9 .08 .22 n5:0,0,.46 @0,.05,0
  steel: box .1 .1 4.6 @.62,.12,0 mir + box 4.6 .102 .1 @0,.12,.62 mirz
rail switch, railroad switch, track switch, railway switch, switch track, railroad turnout, track fork, rail fork | .9 | steel steel #8d949c, wood wood #5a4230, stone cobbles #8a867e, iron iron #2a2c30, red paint #d1302a
  stone: plan .06 -1.1,2.4 1.1,2.4 1.2,.8 1.9,-.7 2.9,-1.8 1.4,-3 .9,-2.6 1.1,-2.4 -1.1,-2.4 + box .8 .061 .8 b.02 @-1.4,0,1.2
  wood: box 1.9 .08 .22 n2:0,0,.48 @0,.05,2 + box 2.2 .08 .22 n2:0,0,.48 @.1,.05,1.04 + box 2.6 .08 .22 @.3,.05,.32 + box 2.9 .08 .22 @.5,.05,-.16 + box 3 .08 .22 ry6 @.6,.05,-.64 + box 1.9 .08 .22 n3:0,0,.48 @0,.05,-1.7 + box 1.9 .08 .22 ry34 @1.45,.052,-1.35 + box 1.9 .08 .22 ry42 @1.85,.052,-1.9
  steel: box .1 .1 4.8 @.62,.12,0 mir + tube .05 -.55,.17,1.8 -.4,.17,.8 .1,.17,-.4 .8,.17,-1.5 1.5,.17,-2.5 s8 *1,1.2,1 + tube .05 .7,.17,2.2 .8,.17,1 1.1,.17,.2 1.7,.17,-.9 2.4,.17,-1.8 s8 *1,1.2,1
  iron: box .5 .2 .5 b.03 @-1.4,.05,1.2 + bar .04 -1.4,.2,1.2 -1.6,.8,1.1 s6 + bar .03 -1.4,.12,1.2 0,.12,1.2 s6
  red: ball .1 @-1.6,.82,1.1
station platform, train platform, train station platform, railway platform, platform station, railroad platform, train stop platform | 3.6 | floor stone #b4b0a8, line paint #f0c030, roof roofTiles #5a6a78, post iron #2f4a3a, bench wood, sign paint #2d62b8, white paint #f4f4f0, clock ceramic
  floor: box 7 .9 3 b.03
  line: box 7 .014 .2 b0 @0,.89,1.05
  post: cyl .09 2.4 s10 n3:2.4,0,0 @0,.9,-.5 + box 6 .12 .14 @0,3.2,-.5 + bar .05 0,2.6,-.5 0,3.2,.4 s6 n3:2.4,0,0 + bar .05 0,2.6,-.5 0,3.2,-1.3 s6 n3:2.4,0,0 + cyl .05 .4 s6 n2:1.6,0,0 @1.2,2.85,-.5
  roof: box 6.6 .1 1.4 rx12 @0,3.3,.15 + box 6.6 .1 1.2 rx-12 @0,3.3,-1.1
  bench: box 1.4 .08 .45 b.02 n2:2.4,0,0 @0,1.3,-.75 + box 1.4 .4 .07 b.02 n2:2.4,0,0 @0,1.4,-.98 + box .08 .42 .4 n2:1.2,0,0 n2:2.4,0,0 @0,.9,-.75
  sign: box 2 .5 .08 b.02 @1.2,2.45,-.5
  white: box 1.5 .08 .02 b0 n2:0,.16,0 @1.2,2.63,-.45
  clock: rodz .3 .14 s18 @-1.2,2.7,-.5
  dark: rodz .02 .16 @-1.2,2.7,-.5 + box .03 .2 .02 b0 @-1.2,2.7,-.425 + box .14 .03 .02 b0 @-1.13,2.69,-.425 + box .06 .5 .06 @-1.2,2.9,-.5
railway bridge, train bridge, railroad bridge, rail bridge, bridge with rails, truss bridge, steel railway bridge, train truss bridge | 5.6 | frame paint #7a2e26, steel steel #8d949c, wood wood #5a4230, stone blocks
  stone: box 2.6 2.4 1.2 b.04 @0,0,3.9 mirz
  frame: box 9 .4 .24 @0,2.2,1.2 mirz ry90 + box 6.4 .24 .24 @0,5.3,1.2 mirz ry90 + box .2 3 .2 n4:2.1,0,0 @0,2.4,1.2 mirz ry90 + bar .12 3.1,5.4,1.2 4.4,2.5,1.2 s6 mirz ry90 + bar .12 -3.1,5.4,1.2 -4.4,2.5,1.2 s6 mirz ry90
    + bar .07 -3.1,5.3,1.2 -1.05,2.5,1.2 s6 mirz ry90 + bar .07 -1.05,5.3,1.2 0,3.9,1.2 1.05,2.5,1.2 s6 mirz ry90 + bar .069 1.05,5.3,1.2 -1.05,2.5,1.2 s6 mirz ry90 + bar .07 3.1,5.3,1.2 1.05,2.5,1.2 s6 mirz ry90 + box .2 .2 2.5 n4:2.1,0,0 @0,5.32,0 ry90 + box .2 .2 2.5 n5:2.1,0,0 @0,2.25,0 ry90
  wood: box .24 .12 2.1 n19:.47,0,0 @0,2.5,0 ry90
  steel: box 9 .12 .1 @0,2.6,.62 mirz ry90
railway bridge pillar, train bridge pillar, rail bridge pillar, railroad bridge pillar, railway bridge pier, train bridge support, rail support pillar | 5.6 | stone blocks, trim blocks #cfc8b8, steel steel #8d949c, wood wood #5a4230, frame iron #4a4e54
  stone: pyr 2.2 4 3 .78 @0,.4,0 ry90
  trim: box 2.6 .5 3.4 b.05 ry90 + box 2.2 .4 2.9 b.05 @0,4.3,0 ry90
  frame: box 3.4 .35 .24 b.02 @0,4.68,.9 mirz ry90 + box .16 .3 1.7 n4:1,0,0 @0,4.7,0 ry90
  wood: box .22 .12 2.1 n7:.5,0,0 @0,5.03,0 ry90
  steel: box 3.4 .14 .1 @0,5.14,.62 mirz ry90
moving block, block moving, block moving blue, block moving large, moving cube, sliding block, moving block blue | 1.1 | block paint #3f86e0, trim paint #22508f, arrow paint #f4f8ff, rail iron #4a4e54
  block: box .96 .9 .96 b.06 @0,.16,0
  trim: box 1 .14 1 b.03 @0,.14,0 + box 1 .14 1 b.03 @0,.94,0 + box .14 .9 .14 b.03 @.44,.16,.44 mir mirz
  arrow: slab .04 .12,-.06 .12,-.17 .32,0 .12,.17 .12,.06 -.12,.06 -.12,.17 -.32,0 -.12,-.17 -.12,-.06 b.005 @0,.61,.49 mirz + side .04 .12,-.06 .12,-.17 .32,0 .12,.17 .12,.06 -.12,.06 -.12,.17 -.32,0 -.12,-.17 -.12,-.06 b.005 @.49,.61,0 mir
  rail: rodx .06 2.4 @0,.08,.24 mirz + box .16 .18 .8 b.02 @1.2,0,0 mir + box .24 .12 .24 b.02 @.25,.06,.24 mir mirz
overhang block, block overhang, block grass overhang, grass block overhang, grass overhang, block edge, edge block, block grass edge, grass edge block, grass ledge | 1 | grass paint #6cbf3f, earth earth #8a5a36, root bark #6a4426
  earth: side 1.96 -.8,0 -.1,0 .05,.2 .3,.42 .75,.6 .9,.72 .9,.84 -.8,.84 b.02
  grass: box 2.08 .16 1.8 b.05 @0,.84,.05 + box .18 .14 .05 b.02 n6:.34,0,0 @0,.72,.91 + box .05 .14 .18 b.02 n5:0,0,.34 @.99,.72,.05 mir
  root: tube .035>.012 .5,.5,.45 .56,.36,.55 .5,.16,.58 s6 + tube .035>.012 -.5,.56,.6 -.42,.4,.7 -.5,.24,.72 s6 + tube .03>.01 0,.4,.25 .06,.28,.4 .02,.1,.42 s6
long block, block long, block grass long, long grass block, long ground block, block grass large long | 1 | grass paint #6cbf3f, earth earth #8a5a36, stone stone #a08a70
  earth: box 3 .86 1 b.03
  grass: box 3.06 .16 1.06 b.05 @0,.84,0 + box .14 .14 .05 b.02 n11:.27,0,0 @0,.72,.51 mirz + box .05 .14 .13 b.02 n4:0,0,.26 @1.51,.72,0 mir
  stone: box .3 .16 .04 b.02 @-1,.3,.5 + box .24 .14 .04 b.02 @.3,.16,.5 + box .3 .16 .04 b.02 @1,.45,.5 + box .2 .14 .04 b.02 @-.4,.5,.5 + box .04 .16 .3 b.02 @1.5,.3,.1
corner block, block corner, block grass corner, grass block corner, corner grass block, block grass corner low | 1 | grass paint #6cbf3f, earth earth #8a5a36
  earth: plan .86 -1,-1 1,-1 1,0 0,0 0,1 -1,1 b.03
  grass: plan .16 -1.03,-1.03 1.03,-1.03 1.03,.03 .03,.03 .03,1.03 -1.03,1.03 b.05 @0,.84,0 + box .13 .14 .05 b.02 n4:.26,0,0 @-.5,.72,1.01 + box .13 .14 .05 b.02 n4:.26,0,0 @.5,.72,.01 + box .05 .14 .13 b.02 n4:0,0,.26 @1.01,.72,-.5 + box .05 .14 .13 b.02 n3:0,0,.26 @.01,.72,.6
grass slope, sloped block, block slope, block grass slope, slope block, grass ramp, grass block slope, sloped grass block, block grass large slope | 1.1 | grass paint #6cbf3f, earth earth #8a5a36, stone stone #a08a70
  earth: side 1.4 1,0 1,.1 -.7,.9 -1,.9 -1,0 b.01
  grass: side 1.48 1.05,.06 1.05,.22 -.68,1.05 -1.05,1.05 -1.05,.88 -.72,.88 b.03 + box .05 .16 .16 b.02 rx25 n5:0,-.125,.27 @.72,.44,.18 mir + box .05 .15 .2 b.02 @.72,.78,-.9 mir
  stone: box .04 .13 .24 b.02 @.7,.16,-.1 mir + box .04 .14 .26 b.02 @.7,.44,-.66 mir
curved block, block curve, block grass curve, curved grass block, grass block curve, block grass curve low, curve block | 1 | grass paint #6cbf3f, earth earth #8a5a36
  earth: plan .86 -1.2,.8 -1.2,-.2 -.74,-.29 -.35,-.55 -.09,-.94 0,-1.4 1,-1.4 .83,-.56 .36,.16 -.36,.63 b.02
  grass: plan .16 -1.24,.85 -1.24,-.25 -.76,-.33 -.39,-.58 -.13,-.96 -.05,-1.44 1.05,-1.44 .88,-.54 .4,.2 -.34,.68 b.04 @0,.84,0 + box .14 .15 .05 b.02 @0,.71,2.2 ry8 @-1.2,0,-1.4 + box .14 .15 .05 b.02 @0,.71,2.2 ry22 @-1.2,0,-1.4 + box .14 .15 .05 b.02 @0,.71,2.2 ry36 @-1.2,0,-1.4
    + box .14 .15 .05 b.02 @0,.71,2.2 ry50 @-1.2,0,-1.4 + box .14 .15 .05 b.02 @0,.71,2.2 ry64 @-1.2,0,-1.4 + box .14 .15 .05 b.02 @0,.71,2.2 ry78 @-1.2,0,-1.4
spike block, block spikes, spiked block, spikes block, block with spikes, spiky block, spiky cube | 1.2 | block stone #5a5e68, spike steel, trim iron #33363d
  block: box .8 .8 .8 b.04 @0,.2,0
  trim: box .84 .1 .84 b.02 @0,.2,0 + box .84 .1 .84 b.02 @0,.9,0 + box .1 .8 .1 b.02 @.38,.2,.38 mir mirz
  spike: cone .1 .24 s10 n3:.24,0,0 n3:0,0,.24 @0,.98,0 + cone .1 .24 s10 rx90 n3:.24,0,0 n3:0,.24,0 @0,.6,.39 mirz + cone .1 .24 s10 rz-90 n3:0,0,.24 n3:0,.24,0 @.39,.6,0 mir + cone .1 .24 s10 rx180 n2:.48,0,0 n2:0,0,.48 @0,.24,0
coin block, block coin, block with coin, block with a coin, gold coin block, bonus block | 1 | block paint #c9802c, trim paint #8a5218, coin gold
  block: box .94 .94 .94 b.05 @0,.03,0
  trim: box 1 .12 1 b.03 + box 1 .12 1 b.03 @0,.88,0 + box .12 1 .12 b.03 @.44,0,.44 mir mirz
  coin: rodz .28 .06 s24 @0,.5,.49 mirz + rodx .28 .06 s24 @.49,.5,0 mir + ringz .25 .03 6 s24 @0,.5,.52 mirz + ringx .25 .03 6 s24 @.52,.5,0 mir + cyl .28 .04 s24 @0,.99,0
  trim: slab .03 0,-.14 .1,0 0,.14 -.1,0 b.005 @0,.5,.525 mirz + side .03 0,-.14 .1,0 0,.14 -.1,0 b.005 @.525,.5,0 mir
square button, button square, square floor button, floor button square, square pressure button, button square red | .3 | button paint #d1202a, base steel #8d949c, ring paint #e8b82a
  base: box 1.2 .12 1.2 b.03
  ring: box .94 .08 .94 b.02 @0,.1,0
  button: box .74 .16 .74 b.05 @0,.14,0
pipe with plant, pipe plant, plant pipe, plant in a pipe, biting plant pipe, piranha pipe, pipe with flower | 1.9 | pipe paint #3fae4a, leaf leaves #3f8a34, head paint #d1302a, spot paint #f6f4ee, tooth bone
  pipe: cyl .5 .7 s24 + lathe .42,.66 .6,.66 .6,1 .42,1 .42,.66 s24
  dark: cyl .43 .02 s24 b0 @0,.92,0
  leaf: tube .07 0,.85,0 .03,1.15,.02 0,1.4,0 s8 + leaf .5 .24 .5 rx60 ry60 @0,.98,0 + leaf .5 .24 .5 rx60 ry-70 @0,.98,0
  head: lathe .33,0 .31,.12 .22,.25 .1,.32 0,.33 s18 rx-32 @0,1.6,0 + lathe 0,-.33 .1,-.32 .22,-.25 .31,-.12 .33,0 s18 rx32 @0,1.6,0
  dark: cyl .3 .03 s18 b0 @0,-.016,0 rx-32 @0,1.6,0 + cyl .3 .03 s18 b0 @0,-.014,0 rx32 @0,1.6,0
  lip.white: ring .32 .035 6 s18 rx-32 @0,1.6,0 + ring .32 .035 6 s18 rx32 @0,1.6,0
  tooth: cone .045 .13 s6 rx180 @0,0,.28 ry50 rx-32 @0,1.6,0 + cone .045 .13 s6 rx180 @0,0,.28 ry18 rx-32 @0,1.6,0 + cone .045 .13 s6 rx180 @0,0,.28 ry-18 rx-32 @0,1.6,0 + cone .045 .13 s6 rx180 @0,0,.28 ry-50 rx-32 @0,1.6,0
    + cone .045 .12 s6 @0,0,.28 ry34 rx32 @0,1.6,0 + cone .045 .12 s6 @0,0,.28 rx32 @0,1.6,0 + cone .045 .12 s6 @0,0,.28 ry-34 rx32 @0,1.6,0
  spot: ball .07 .04 .07 @.12,1.86,-.14 + ball .06 .04 .06 @-.12,1.9,-.06 + ball .05 @.25,1.74,-.12 + ball .05 @-.26,1.72,-.08 + ball .05 @.18,1.36,.06 + ball .05 @-.2,1.38,.08
brick block, block brick, block of bricks, bricks block, breakable brick block, brick cube | 1 | brick paint #c4602f, joint paint #5a2c18
  joint: box .96 .96 .96 b.01 @0,.02,0
  brick: box .47 .22 1 b.02 n2:.5,0,0 n2:0,.5,0 @0,.265,0 + box .5 .22 1 b.02 n2:0,.5,0 @0,.515,0 + box .23 .22 1 b.02 n2:0,.5,0 @.385,.515,0 mir + box 1 .22 .47 b.02 n2:0,0,.5 n2:0,.5,0 @0,.264,0 + box 1.001 .22 .23 b.02 n2:0,.5,0 @0,.514,.385 mirz + box 1.001 .22 .5 b.02 n2:0,.5,0 @0,.514,0
fortified platform, platform fortified, stone platform, metal platform block, armoured platform, reinforced platform | .6 | stone blocks #9a968c, trim iron #4a4e58, gold
  stone: box 2.2 .4 1.6 b.03 + box 1.9 .1 1.3 b.02 @0,.42,0
  trim: box 2.34 .14 .2 b.03 @0,.36,.76 mirz + box .2 .14 1.7 b.03 @1.08,.36,0 mir + box .3 .5 .3 b.04 @1.05,0,.76 mir mirz + box .2 .36 .1 b.02 n2:.7,0,0 @0,.02,.8 mirz
  gold: ball .05 @1.05,.28,.92 mir mirz + ball .05 @1.21,.28,.76 mir mirz + ball .035 n4:.46,0,0 @0,.43,.87 mirz
strong crate, crate strong, reinforced crate, iron bound crate, steel crate, crate metal bound, heavy crate | 1 | wood wood #9a6a3c, metal iron #5a6068, bolt steel
  wood: box .9 .2 .9 b.01 n4:0,.22,0 @0,.4,0 + box .84 .9 .84 b0 @0,.05,0
  metal: box .16 1 .16 b.02 @.43,0,.43 mir mirz + box 1 .16 .16 b.02 n2:0,.84,0 @0,.42,.43 mirz + box .16 .159 1 b.02 n2:0,.84,0 @.43,.42,0 mir + box .7 .12 .06 b.01 @0,.44,.46 mirz + box .06 .12 .7 b.01 @.46,.44,0 mir + box .3 .3 .1 b.03 @0,.35,.46 mirz + box .1 .3 .3 b.03 @.46,.35,0 mir
  bolt: ball .035 n2:.86,0,0 n2:0,.86,0 @0,.5,.51 mirz + ball .035 n2:0,0,.86 n2:0,.86,0 @.51,.5,0 mir + ball .04 @0,.5,.52 mirz + ball .04 @.52,.5,0 mir
item crate, crate item, item box crate, question crate, mystery crate, crate question mark, crate with question mark | 1 | wood wood #b98448, frame wood #7a4e26, mark paint #f6d02e
  wood: box .2 .92 .9 b.01 n4:.22,0,0 @0,.04,0 + box .88 .9 .88 b0 @0,.05,0
  frame: box .16 1 .16 b.02 @.42,0,.42 mir mirz + box 1 .16 .16 b.02 n2:0,.84,0 @0,.42,.42 mirz + box .16 .159 1 b.02 n2:0,.84,0 @.42,.42,0 mir
  mark: tube .05 -.16,.66,.47 -.13,.77,.47 0,.82,.47 .14,.76,.47 .15,.64,.47 .02,.54,.47 0,.42,.47 s8 mirz + ball .065 @0,.28,.47 mirz + tube .05 .47,.66,.16 .47,.77,.13 .47,.82,0 .47,.76,-.14 .47,.64,-.15 .47,.54,-.02 .47,.42,0 s8 mir + ball .065 @.47,.28,0 mir
half block, block half, half grass block, block grass half, grass half block, low grass block, block grass low | .5 | grass paint #6cbf3f, earth earth #8a5a36
  earth: box 1 .4 1 b.03
  grass: box 1.06 .15 1.06 b.05 @0,.36,0 + box .13 .12 .05 b.02 n4:.26,0,0 @0,.25,.51 mirz + box .05 .12 .13 b.02 n4:0,0,.26 @.51,.25,0 mir
hexagonal tower middle, tower hexagon mid, tower hexagon middle, hexagon tower middle, hexagonal tower section, tower mid hexagon | 3.6 | stone blocks, trim blocks #cfc8b8, floor wood #8a6238
  stone: cyl 2.2 3.3 s6 b.04 @0,.1,0
  trim: cyl 2.36 .3 s6 b.05 + lathe 1.9,3.3 2.36,3.3 2.36,3.6 1.9,3.6 1.9,3.3 s6 c10 + box .74 1.6 .2 b.04 @0,1,1.86 o6:30
  floor: cyl 1.95 .06 s6 b0 @0,3.38,0
  dark: box .26 1.2 .06 b0 @0,1.2,1.95 o6:30
hexagonal tower top, tower hexagon top, hexagon tower top, tower top hexagon, hexagonal tower battlements | 3 | stone blocks, trim blocks #cfc8b8, floor wood #8a6238
  stone: cyl 2.1 1 s6 b.04 + lathe 2.1,.85 2.7,1.5 2.7,2.2 2.25,2.2 2.25,1.9 s6 c10 + box 1 .75 .42 b.03 n2:1.4,0,0 @0,2.18,2.14 o6:30
  trim: cyl 2.25 .26 s6 b.04 + lathe 2.2,1.45 2.8,1.45 2.8,1.66 2.2,1.66 2.2,1.45 s6 c10 + box .3 .6 .5 b.04 n3:.75,0,0 @0,.88,1.92 o6:30
  floor: cyl 2.26 .05 s6 b0 @0,1.9,0
hexagonal tower roof, tower hexagon roof, hexagon tower roof, tower roof hexagon, hexagonal roof, hexagon roof | 5 | tiles roofTiles #3f6f9a, wood wood #6a4426, gold
  wood: cyl 2.1 .4 s6 + lathe 2.1,.26 2.72,.26 2.72,.4 2.1,.4 s6 c10
  tiles: lathe 2.8,.36 2.8,.52 .04,4.6 s6 c10
  gold: ball .18 @0,4.56,0 + cone .08 .44 s8 @0,4.66,0
tower arch, tower square arch, square tower arch, tower gate arch, tower passage, arched tower base | 4.6 | stone blocks, trim blocks #cfc8b8
  stone: slab 3.6 -2.1,0 -1.15,0 -1.15,1.7 -1.05,2.1 -.8,2.5 -.45,2.75 0,2.85 .45,2.75 .8,2.5 1.05,2.1 1.15,1.7 1.15,0 2.1,0 2.1,4.2 -2.1,4.2 b.02 + box 1.15 .7 4 b.04 @1.7,0,0 mir
  trim: bar .16 -1.2,.6,1.78 -1.2,1.7,1.78 -1.1,2.12,1.78 -.83,2.54,1.78 -.47,2.8,1.78 0,2.92,1.78 .47,2.8,1.78 .83,2.54,1.78 1.1,2.12,1.78 1.2,1.7,1.78 1.2,.6,1.78 s6 mirz + box .4 .6 .4 b.03 @0,2.65,1.75 mirz + box 4.5 .3 4 b.04 @0,4.15,0 + box .12 1.2 .5 b.02 n2:0,0,1.8 @2.08,1.6,0 mir
  dark: box .05 .9 .2 b0 n2:0,0,1.8 @2.14,1.75,0 mir
tall block, block tall, tall grass block, block grass tall, block grass large tall, high block | 2 | grass paint #6cbf3f, earth earth #8a5a36, stone stone #a08a70
  earth: box 1 1.86 1 b.03
  grass: box 1.06 .16 1.06 b.05 @0,1.84,0 + box .13 .18 .05 b.02 n4:.26,0,0 @0,1.68,.51 mirz + box .05 .18 .13 b.02 n4:0,0,.26 @.51,1.68,0 mir
  stone: box .3 .16 .04 b.02 @-.2,.4,.5 + box .24 .14 .04 b.02 @.24,.9,.5 + box .26 .15 .04 b.02 @-.16,1.3,.5 + box .04 .16 .3 b.02 @.5,.6,.1 + box .04 .14 .24 b.02 @.5,1.2,-.2 + box .2 .13 .04 b.02 @.26,.2,.5
base module garage, basemodule garage, garage base module, space garage, space base garage, rover garage, module garage | 3.4 | shell paint #e8ecee, door paint #e07a2c, metal steel, frame iron #4a5058, lamp light #9fe0ff
  shell: slab 4.2 -2.2,.2 2.2,.2 2.2,1.8 1.5,3.1 -1.5,3.1 -2.2,1.8 b.1 @0,0,-.2
  frame: slab .3 -2,.1 -1.55,.1 -1.55,1.75 -1.1,2.55 1.1,2.55 1.55,1.75 1.55,.1 2,.1 2,1.85 1.35,3 -1.35,3 -2,1.85 b.03 @0,0,1.95 + box .5 .3 .5 b.04 @1.8,0,1.3 mir mirz + slab .12 -2.25,.15 2.25,.15 2.25,1.82 1.53,3.16 -1.53,3.16 -2.25,1.82 b.02 n2:0,0,2.2 @0,0,-.6
  door: slab .1 -1.56,.2 1.56,.2 1.56,1.75 1.1,2.56 -1.1,2.56 -1.56,1.75 b.01 @0,0,1.95
  dark: box 3.1 .05 .06 b0 n4:0,.42,0 @0,.62,2.0 + box .8 .26 .06 b.04 n2:1,0,0 @0,1.96,2.0
  metal: side 3 0,0 1,0 0,.26 b.02 @0,0,2.05 + cyl .05 .9 @1,3.1,-1 + lathe .03,0 .3,.12 .42,.3 rx40 @-.7,3.15,-.6 + box 1 .24 1 b.05 @.3,3.1,-.9 + rodx .3 .2 @2.3,1.2,-.8 mir
  lamp: box 1.4 .12 .1 b.03 @0,2.72,2.1 + rodz .12 .1 @1.78,1.2,2.12 mir
roof module, roof module base, roofmodule base, base roof module, roof unit, space base roof module, roof module antenna | 1.4 | shell paint #e8ecee, plate steel #8a929c, trim paint #e07a2c, glass obsidian #2a4a6a, metal iron #4a5058, lamp light #ff5a4a
  plate: box 2.2 .14 2.2 b.04 + box .3 .2 .3 b.04 @.9,0,.9 mir mirz
  shell: lathe .8,.12 .8,.42 .66,.62 0,.64 s8 ry22.5 @-.1,0,-.1 + box .5 .5 .6 b.06 @.76,.12,-.2
  trim: lathe .8,.22 .84,.22 .84,.32 .8,.32 .8,.22 s8 ry22.5 @-.1,0,-.1 + box .54 .1 .64 b.02 @.76,.34,-.2
  glass: cyl .44 .06 s8 ry22.5 @-.1,.62,-.1
  metal: box .3 .04 .02 n3:0,.1,0 @.76,.2,.11 + cyl .035 .9 s8 @.8,.6,-.3 + rodx .025 .4 n2:0,.2,0 @.8,1.1,-.3 + lathe .03,0 .22,.08 .32,.22 .28,.22 .2,.11 .03,.04 rx35 @-.75,.5,.72 + cyl .05 .44 @-.75,.12,.72 + rodx .1 .5 @.3,.22,.85
  lamp: ball .06 @.8,1.52,-.3
cargo roof module, roof module cargo, roofmodule cargo, roof module boxes, cargo on a roof | 1.2 | box paint #e07a2c, plate steel #8a929c, second paint #e8ecee, third paint #3f7a9a, metal iron #4a5058
  plate: box 2.2 .14 2.2 b.04 + box .3 .2 .3 b.04 @.9,0,.9 mir mirz
  box: box 1.1 .7 .9 b.06 @-.35,.13,-.45 + box .5 .36 .5 b.04 @-.4,.83,-.45
  second: box .7 .5 .7 b.06 @.66,.13,-.45 + rodz .24 .7 b.05 s14 @.76,.37,.55
  third: box .8 .4 .7 b.05 @-.5,.13,.55 + box .4 .3 .4 b.04 @.7,.63,-.45
  metal: box 1.14 .72 .08 b.01 @-.35,.13,-.45 + box .84 .42 .06 b.01 n2:0,0,.4 @-.5,.13,.55 + box .74 .06 .74 b.01 @.66,.34,-.45 + box .05 .34 .05 @1.02,.13,.95 mir mirz + rodx .025 2.1 @0,.46,1.02 mirz + rodz .025 2.1 @1.02,.46,0 mir + box .1 .56 .1 n2:0,0,.4 @.76,.1,.55
  red: box .22 .12 .03 b0 @-.35,.5,.01
solar roof module, roof module solar, roofmodule solar, roof solar panels, solar module, roof solar panel, solar panels on a roof | 1.3 | panel paint #1f3f9a, plate steel #8a929c, frame paint #e8ecee, metal iron #4a5058, trim paint #e07a2c
  plate: box 2.2 .14 2.2 b.04 + box .3 .2 .3 b.04 @.9,0,.9 mir mirz
  frame: box 2.3 .05 1.1 b.01 rx35 @0,.72,.42 + box 2.3 .05 1.1 b.01 rx35 @0,.98,-.66
  panel: box .5 .03 1 b0 rx35 n4:.56,0,0 @0,.752,.44 + box .5 .03 1 b0 rx35 n4:.56,0,0 @0,1.012,-.64
  line.frame: box 2.26 .02 .02 b0 rx35 n2:0,.19,-.27 @0,.775,.45 + box 2.26 .02 .02 b0 rx35 n2:0,.19,-.27 @0,1.035,-.63
  metal: bar .04 .8,.1,.8 .8,.5,.75 s6 mir + bar .04 .8,.1,0 .8,.98,.05 s6 mir + bar .04 .8,.1,-.3 .8,.78,-.35 s6 mir + bar .04 .8,.1,-1 .8,1.26,-1.05 s6 mir
  trim: box .4 .34 .3 b.04 @0,.13,-.05 + box 2.24 .05 .1 b.01 @0,.12,1.05
drill structure, structure drill, drill tower, space drill, mining drill rig | 7 | frame paint #e8a02c, metal steel, body paint #e8ecee, iron iron #4a5058, ground stone #8a7a70, lamp light #ff5a4a
  frame: bar .13 1.5,0,1.5 .55,6,.55 s6 mir mirz + box 2.5 .16 .16 @0,1.6,1.24 mirz + box .16 .16 2.5 @1.24,1.6,0 mir + box 1.8 .14 .14 @0,3.6,.92 mirz + box .14 .14 1.8 @.92,3.6,0 mir + box 1.3 .2 1.3 b.03 @0,5.9,0
    + bar .06 1.24,1.68,1.24 -.92,3.66,.92 s6 mir mirz + bar .06 1.24,1.68,1.24 .92,3.66,-.92 s6 mir mirz + bar .05 .92,3.66,.92 -.58,5.8,.6 s6 mir mirz
  iron: box .6 .16 .6 b.04 @1.5,0,1.5 mir mirz + cyl .4 .3 s16 @0,1.55,0 + cyl .5 .5 s16 @0,4.1,0 + rodx .06 1.7 n2:0,0,.4 @0,4.2,0 + cyl .3 .4 s14 @0,6.05,0 + bar .05 .06,6.1,0 .06,4.6,0 s6 mir
  metal: cyl .16 3.6 s14 @0,.6,0 + cyl .46 .2 .3 s16 @0,4.55,0 + lathe 0,0 .16,.3 .3,.7 .3,.8 s12 @0,.1,0 + tube .07 .3,.5,0 0,.62,.3 -.3,.74,0 0,.86,-.3 .3,.98,0 0,1.1,.3 -.3,1.22,0 0,1.34,-.3 .3,1.46,0 s6
  body: box .9 .8 .7 b.06 @.6,1.7,.95 + rodz .28 1 b.08 s14 @-.7,1.96,.8
  dark: box .6 .36 .04 b.03 @.6,2.02,1.31
  lamp: ball .12 @0,6.52,0 + ball .08 @.55,6.14,.55 mir
  ground: lathe .55,.12 .8,.3 .95,.1 1,0 .5,0 .55,.12 s16 wave5:.08 + blob .2 .3 3 7 @.9,.1,.5 + blob .16 .3 3 7 @-.8,.08,.6
tall structure, structure tall, lattice structure tall, tall lattice structure, space structure tall, steel structure tall, scaffold tower of beams | 6 | frame paint #e8ecee, joint paint #e07a2c, deck steel #8a929c, iron iron #4a5058
  frame: box .2 6 .2 b.02 @1,0,1 mir mirz + box 1.9 .14 .14 n3:0,1.9,0 @0,3.9,1 mirz + box .14 .14 1.9 n3:0,1.9,0 @1,3.9,0 mir
  iron: bar .05 1,.2,1 -1,2,1 s6 mir mirz + bar .05 1,2.1,1 -1,3.9,1 s6 mir mirz + bar .05 1,4,1 -1,5.8,1 s6 mir mirz + bar .05 1,.2,1 1,2,-1 s6 mir mirz + bar .05 1,2.1,1 1,3.9,-1 s6 mir mirz + bar .05 1,4,1 1,5.8,-1 s6 mir mirz
  joint: box .34 .3 .34 b.04 n3:0,1.9,0 @1,3.82,1 mir mirz + box .5 .16 .5 b.04 @1,0,1 mir mirz
  deck: box 2.3 .14 2.3 b.02 @0,5.94,0 + box .5 .05 .06 n11:0,.45,0 @.5,2.95,1.06 + box .05 5.4 .05 n2:.5,0,0 @.5,.4,1.06
low structure, structure low, lattice structure low, low lattice structure, space structure low, steel structure low, platform of beams | 2.2 | deck steel #8a929c, frame paint #e8ecee, joint paint #e07a2c, iron iron #4a5058
  frame: box .2 2.1 .2 b.02 n2:2.4,0,0 @0,0,1.2 mirz + box 2.4 .14 .14 n2:0,1.7,0 @0,1.05,1.2 mirz + box .14 .14 2.4 n2:0,1.7,0 @1.2,1.05,0 mir
  iron: bar .05 1.2,.2,1.2 -1.2,1.9,1.2 s6 mir mirz + bar .05 1.2,.2,1.2 1.2,1.9,-1.2 s6 mir mirz
  joint: box .34 .3 .34 b.04 n2:0,1.7,0 @1.2,.98,1.2 mir mirz + box .5 .16 .5 b.04 @1.2,0,1.2 mir mirz
  deck: box 2.8 .14 2.8 b.02 @0,2.06,0
  line.joint: box .24 .02 2.5 b0 @1.2,2.2,0 mir + box 2.2 .02 .24 b0 @0,2.2,1.13 mirz
space tunnel, space tunnel straight, straight space tunnel, space base tunnel, tunnel module, connecting tunnel, white tunnel | 2.8 | shell paint #e8ecee, ring paint #e07a2c, floor steel #8a929c, glass obsidian #2a4a6a, metal iron #4a5058, lamp light #9fe0ff
  shell: lathe 1.15,-3 1.3,-3 1.3,3 1.15,3 1.15,-3 s16 rx90 @0,1.42,0
  ring: lathe 1.12,-.16 1.42,-.16 1.42,.16 1.12,.16 1.12,-.16 s16 rx90 n3:0,0,2.94 @0,1.42,0
  floor: box 1.7 .2 5.9 b0 @0,.46,0
  glass: box .2 .5 1.4 b.03 @1.22,1.24,1.47 mir mirz
  metal: box .7 .5 .5 b.05 n2:0,0,2.94 @.7,0,1.47 mir + box .7 .5 .5 b.05 @.7,0,-2.94 mir + box .2 .62 .1 b.01 n3:0,0,.75 @1.24,1.18,1.47 mir mirz
  lamp: box .3 .06 5.6 b0 @0,2.52,0 + box .05 .05 5.8 b0 @.82,.66,0 mir
space tunnel diagonal, diagonal space tunnel, tunnel diagonal, diagonal tunnel, space base tunnel diagonal, tunnel module diagonal | 2.8 | shell paint #e8ecee, ring paint #e07a2c, glass obsidian #2a4a6a, metal iron #4a5058, lamp light #9fe0ff
  shell: bar 1.3 2.4,1.42,-4 2.4,1.42,-2.6 -2.4,1.42,2.2 -2.4,1.42,3.8 s16
  ring: lathe 1.02,-.16 1.42,-.16 1.42,.16 1.02,.16 1.02,-.16 s16 rx90 @-2.4,1.42,3.8 + lathe 1.02,-.16 1.42,-.16 1.42,.16 1.02,.16 1.02,-.16 s16 rx90 @2.4,1.42,-3.9 + lathe 1.1,-.16 1.42,-.16 1.42,.16 1.1,.16 1.1,-.16 s16 rx90 ry-45 @0,1.42,-.2
  dark: rodz 1.05 .06 s16 b0 @-2.4,1.42,3.82 + box .06 1.7 .08 b0 @-2.4,.54,3.86
  door.metal: box 1.3 1.74 .06 b.1 @-2.4,.52,3.86
  glass: block 2.66 .5 1.3 b.04 ry-45 @1.2,1.46,-1.4 + block 2.66 .5 1.3 b.04 ry-45 @-1.2,1.46,1
  metal: box .7 .5 .5 b.05 n2:1.4,0,0 @-2.4,0,3.7 + box .7 .5 .5 b.05 n2:1.4,0,0 @2.4,0,-3.8 + box .7 .5 .5 b.05 n2:1,0,1 @0,0,-.2
  lamp: box .7 .12 .1 b.02 @-2.4,2.3,3.88
wall crossing, crossing wall, wall cross, four way wall, wall crossroads, wall intersection, cross shaped wall, plus shaped wall | 3.2 | stone blocks, trim blocks #cfc8b8
  stone: box 4.6 2.4 .7 b.02 + box .7 2.399 4.6 b.02 + box .6 .55 .5 b.03 @2,2.6,0 mir + box .6 .55 .5 b.03 @1.15,2.6,0 mir + box .5 .55 .6 b.03 @0,2.6,2 mirz + box .5 .55 .6 b.03 @0,2.6,1.15 mirz + box 1.06 2.9 1.06 b.04
  trim: box 4.64 .24 .9 b.03 @0,2.38,0 + box .9 .239 4.64 b.03 @0,2.38,0 + box 4.64 .34 .9 b.03 + box .9 .339 4.64 b.03 + box 1.3 .4 1.3 b.04 + box 1.3 .24 1.3 b.04 @0,2.8,0 + pyr 1.2 .3 1.2 .3 @0,3.02,0
walled stairs, stairs walled, stairs between walls, stairs with walls, stone stairs between walls, stairs wall both sides, staircase between walls | 3 | wall blocks, step blocks #cfc8b8, cap stone #a09a90, stone blocks #a39c8e
  wall: box .5 2.7 3.6 b.03 @1.35,0,-.1 mir + box .6 2.9 .6 b.04 @1.35,0,1.7 mir
  stone: side 2.4 -1.9,0 1.7,0 1.7,.2 -1.7,2.2 -1.9,2.2 b0
  step: box 2.3 .28 .46 b.02 n8:0,.28,-.42 @0,1.0,.1 + box 2.3 .5 .5 b.02 @0,1.72,-1.62
  cap: box .66 .18 3.5 b.04 @1.35,2.66,-.2 mir + box .76 .2 .76 b.05 @1.35,2.86,1.7 mir + box .68 .24 .68 b.03 @1.35,0,1.7 mir
flat roof, roof flat, house flat roof, flat roof piece, roof flat detail | .7 | roof plaster #8a8780, wall plaster #e2d8c4, cap stone #b8b2a6, metal steel, glass glass #9fd0e8
  wall: box 2.4 .34 .16 b.01 @0,0,1.12 mirz + box .16 .34 2.08 b.01 @1.12,0,0 mir
  cap: box 2.52 .08 .28 b.02 @0,.34,1.12 mirz + box .28 .08 1.96 b.02 @1.12,.34,0 mir
  roof: box 2.3 .2 2.3 b0
  metal: box .5 .3 .4 b.03 @-.5,.2,-.4 + cyl .07 .36 s12 @.55,.2,.45 + cone .13 .1 s12 @.55,.56,.45 + box .62 .1 .62 b.02 @.45,.2,-.45
  dark: cyl .15 .02 s16 b0 @-.5,.49,-.4 + box .36 .03 .03 b0 n3:0,.07,0 @-.5,.35,-.2
  glass: box .5 .04 .5 b.015 @.45,.28,-.45
roof corner, corner roof, roof outer corner, roof corner outer, hip roof corner, roof hip corner, house roof corner, roof gable corner, gable corner, gable roof corner | 1.2 | tiles roofTiles, wall plaster, wood wood
  tiles: loft -1.15,.12,1.15 1.15,.12,1.15 1.15,.12,-1.15 -1.15,.12,-1.15 / -1.15,1.3,-1.1 -1.1,1.3,-1.1 -1.1,1.3,-1.15 -1.15,1.3,-1.15 c10
  wall: box 1.98 .14 1.98 b0 @-.1,0,-.1
  wood: bar .06 1.15,.13,1.15 -1.1,1.3,-1.1 s6 + box 2.34 .1 .07 b.01 @0,.06,1.15 + box .07 .1 2.34 b.01 @1.15,.06,0
roof inner corner, roof corner inner, inner roof corner, inside roof corner, valley roof corner, roof valley | 1.2 | tiles roofTiles, wall plaster, wood wood
  tiles: side 2.4 1.2,.12 1.2,.2 -1.2,1.3 -1.2,.12 b0 + slab 2.4 1.2,.12 1.2,.2 -1.2,1.3 -1.2,.12 b0
  wall: box 2.2 .14 2.2 b0
  wood: bar .05 1.2,.22,1.2 -1.15,1.3,-1.15 s6 + box 2.5 .1 .12 b.02 @0,1.26,-1.2 + box .12 .1 2.5 b.02 @-1.2,1.26,0
gable, gable end, gable wall, roof gable end, roof end gable, house gable, gable roof end | 1.8 | wall plaster #efe4c8, wood wood #5a3a20, glass glass #9fd0e8, frame snow #f1efe6
  wall: slab .2 -1.3,0 1.3,0 0,1.56 b.01
  wood: box 2 .16 .34 b.02 rz-50.2 @.7,.8,0 mir + box 2.7 .14 .28 b.02 + box .12 .6 .26 b.01 @0,1,0 + box .1 .9 .24 b.01 @.5,.05,0 mir + bar .05 .48,.1,.08 .94,.42,.08 s4 mir
  frame: box .5 .62 .26 b.02 @0,.34,0
  glass: box .4 .52 .28 b.01 @0,.39,0
  wood: box .04 .54 .3 b.005 @0,.38,0 + box .42 .04 .3 b.005 @0,.62,0 + ball .1 @0,1.72,0
roof tile pipes, roof pipes tile, metal roof pipes, space roof pipes, roof panel pipes | .42 | frame steel #8d97a2, panel iron #5a636e, pipe paint #d87a30, ring steel #c8d0d8
  frame: box 2 .12 2 b.03 + box 2 .16 .12 b.02 @0,0,.94 mirz + box .12 .16 1.76 b.02 @.94,0,0 mir
  panel: box 1.76 .14 1.76 b.01
  pipe: tube .11 -.55,.12,.62 -.55,.3,.62 -.55,.3,.4 -.55,.3,-.3 -.55,.3,-.5 -.4,.3,-.6 .3,.3,-.6 .55,.3,-.5 .55,.3,-.3 .55,.3,.5 .55,.2,.62 .55,.12,.62 s12 + rodz .08 1.3 s14 @-.18,.24,.2 + rodz .08 1.3 s14 @.16,.24,.2
  ring: ringz .12 .035 8 s14 @-.55,.3,.1 + ringz .12 .035 8 s14 @.55,.3,.1 + box .6 .2 .12 b.02 n2:0,0,.8 @0,.1,.2 + box .12 .2 .1 b.02 @-.55,.1,.1 + box .12 .2 .1 b.02 @.55,.1,.1 + cyl .15 .06 s14 @-.55,.12,.62 + cyl .15 .06 s14 @.55,.12,.62
roof tile vents, roof tile vent, roof tile small vents, roof tile orange vent, metal roof vents, space roof vents | .5 | frame steel #8d97a2, panel iron #5a636e, vent paint #d87a30, slat steel #c8d0d8
  frame: box 2 .12 2 b.03 + box 2 .16 .12 b.02 @0,0,.94 mirz + box .12 .16 1.76 b.02 @.94,0,0 mir
  panel: box 1.76 .14 1.76 b.01
  vent: box .66 .3 1.3 b.05 n2:.84,0,0 @0,.12,0
  dark: box .5 .04 1.14 b0 n2:.84,0,0 @0,.39,0 + box .4 .12 .02 b0 n2:.84,0,0 @0,.2,.65
  slat: box .5 .05 .08 b.01 n7:0,0,.165 n2:.84,0,0 @0,.4,0 + box .4 .025 .04 b.005 n2:.84,0,0 n2:0,.07,0 @0,.25,.645
roof tile corner pipes, roof corner pipes, roof tile pipes corner, metal roof corner pipes, space roof corner pipes | .5 | frame steel #8d97a2, panel iron #5a636e, pipe paint #d87a30, ring steel #c8d0d8
  frame: box 2 .12 2 b.03 + box 2 .2 .16 b.02 @0,0,.92 + box .16 .2 1.84 b.02 @.92,0,0
  panel: box 1.8 .14 1.8 b.01
  pipe: tube .11 -.95,.26,.5 -.4,.26,.5 .2,.26,.5 .42,.26,.4 .5,.26,.2 .5,.26,-.4 .5,.26,-.95 s12 + tube .08 -.95,.24,.16 -.4,.24,.16 0,.24,.14 .14,.24,0 .16,.24,-.4 .16,.24,-.95 s10
  ring: ringx .13 .035 8 s14 @-.4,.26,.5 + ringz .13 .035 8 s14 @.5,.26,-.4 + box .12 .24 .7 b.02 @-.75,.08,.36 + box .7 .24 .12 b.02 @.36,.08,-.75 + box .4 .3 .4 b.04 @-.5,.1,-.5
roof inner corner pipes, roof tile pipes inner, roof pipes inner corner, space roof inner pipes | .6 | frame steel #8d97a2, panel iron #5a636e, pipe paint #d87a30, ring steel #c8d0d8
  panel: box 1.9 .14 1.9 b.01
  frame: pyr 1 .4 1 .62 @.5,0,.5 + box .62 .1 .62 b.02 @.5,.36,.5 + box 1.9 .2 .12 b.02 @0,0,-.9 + box .12 .2 1.9 b.02 @-.9,0,0
  pipe: tube .1 -.24,.22,.95 -.24,.22,.4 -.24,.22,0 -.2,.22,-.16 0,.22,-.24 .4,.22,-.24 .95,.22,-.24 s12 + tube .07 -.56,.2,.95 -.56,.2,.2 -.56,.2,-.3 -.46,.2,-.5 -.3,.2,-.56 .2,.2,-.56 .95,.2,-.56 s10
  ring: ringz .12 .035 8 s14 @-.24,.22,.5 + ringx .12 .035 8 s14 @.5,.22,-.24 + box .56 .2 .12 b.02 @-.42,.08,.75 + box .12 .2 .56 b.02 @.75,.08,-.42
roof tile plate, roof tile empty, roof tile details, metal roof panel, space roof tile, roof tile sides, metal roof tile, space base roof | .3 | frame steel #8d97a2, panel iron #6a737e, trim paint #d87a30, bolt steel #c8d0d8
  frame: box 2 .12 2 b.03 + box 2 .16 .12 b.02 @0,0,.94 mirz + box .12 .16 1.76 b.02 @.94,0,0 mir
  panel: box .8 .16 .8 b.03 n2:.86,0,0 n2:0,0,.86
  trim: plan .2 -.34,-.34 .34,-.34 .34,.1 .1,.34 -.34,.34 b.02 @-.43,0,.43 + box .5 .19 .1 b.02 n3:0,0,.2 @.43,0,-.43
  bolt: cyl .04 .2 s6 n2:.64,0,0 n2:0,0,.64 @.43,0,.43 + cyl .04 .2 s6 n2:.64,0,0 n2:0,0,.64 @-.43,0,-.43 + cyl .22 .19 s20 b.03 @.43,0,.43
roof tile corner outer, roof tile outer corner, metal roof outer corner, space roof outer corner | .6 | frame steel #8d97a2, panel iron #5a636e, trim paint #d87a30, bolt steel #c8d0d8
  panel: box 1.9 .14 1.9 b.01
  frame: side 2 .5,0 .95,0 1.05,.14 .74,.46 .5,.46 b.03 + slab 2.1 .5,0 .95,0 1.05,.14 .74,.46 .5,.46 b.03 @0,0,0
  trim: box 1.4 .07 .14 b.02 @-.28,.44,.62 + box .14 .07 1.4 b.02 @.62,.44,-.28 + box .36 .5 .36 b.05 @.62,0,.62
  bolt: box .6 .17 .6 b.02 @-.3,0,-.3 + cyl .05 .56 s6 @.62,0,.62 + cyl .05 .2 s6 n2:.4,0,0 n2:0,0,.4 @-.3,0,-.3
roof tile corner inner, roof tile inner corner, metal roof inner corner, space roof inner corner | .6 | frame steel #8d97a2, panel iron #5a636e, trim paint #d87a30, bolt steel #c8d0d8
  panel: box 1.9 .14 1.9 b.01 + box .5 .18 .5 b.02 n2:.9,0,0 @-.2,0,-.55 + box .5 .18 .5 b.02 @-.65,0,.4
  frame: pyr 1 .46 1 .62 @.5,0,.5 + box .62 .1 .62 b.02 @.5,.42,.5
  trim: box .3 .16 .3 b.04 @.5,.44,.5 + box .08 .17 1.9 b.01 @-.9,0,0 + box 1.9 .169 .08 b.01 @0,0,-.9
  bolt: cyl .05 .54 s6 n2:.46,0,0 n2:0,0,.46 @.5,0,.5 + cyl .04 .22 s6 n2:.3,0,0 n2:0,0,.3 @-.65,0,.4
overhang, detail overhang, overhang detail, door overhang, door canopy, overhang wide, detail overhang wide, porch roof | 1.4 | tiles roofTiles, wood wood #6a4426, wall plaster #efe4c8
  wall: box 2.2 1.5 .14 b.01 @0,0,-.5
  tiles: box 2.3 .09 1.2 b.015 rx24 @0,1.1,.05
  wood: bar .06 .8,.3,-.42 .8,.86,.44 s4 mir + box .12 1.1 .12 b.02 @.8,.12,-.4 mir + box .12 .1 .94 b.02 @.8,.82,.05 mir + box 2.2 .1 .1 b.02 @0,.84,.5 + box 2.2 .12 .1 b.02 @0,1.3,-.4
windmill blades, windmill blade, windmill sails, windmill sail, windmill rotor, windmill blades only | 6 | sail cloth #efe6d2, wood wood #6a4426, hub iron
  wood: box .14 2.9 .14 b.02 @0,.2,0 rz45 @0,2.3,0 + box .14 2.9 .14 b.02 @0,.2,0 rz135 @0,2.3,0 + box .14 2.9 .14 b.02 @0,.2,0 rz225 @0,2.3,0 + box .14 2.9 .14 b.02 @0,.2,0 rz315 @0,2.3,0
    + box .86 .06 .06 b.01 n6:0,.42,0 @.4,1.97,.04 rz45 @0,2.3,0 + box .86 .06 .06 b.01 n6:0,.42,0 @.4,1.97,.04 rz135 @0,2.3,0 + box .86 .06 .06 b.01 n6:0,.42,0 @.4,1.97,.04 rz225 @0,2.3,0 + box .86 .06 .06 b.01 n6:0,.42,0 @.4,1.97,.04 rz315 @0,2.3,0
    + box .06 2.2 .06 b.01 @.8,.9,.04 rz45 @0,2.3,0 + box .06 2.2 .06 b.01 @.8,.9,.04 rz135 @0,2.3,0 + box .06 2.2 .06 b.01 @.8,.9,.04 rz225 @0,2.3,0 + box .06 2.2 .06 b.01 @.8,.9,.04 rz315 @0,2.3,0
  sail: box .72 2.1 .03 b.005 @.42,.94,.0 rz45 @0,2.3,0 + box .72 2.1 .03 b.005 @.42,.94,.0 rz135 @0,2.3,0 + box .72 2.1 .03 b.005 @.42,.94,.0 rz225 @0,2.3,0 + box .72 2.1 .03 b.005 @.42,.94,.0 rz315 @0,2.3,0
  hub: rodz .3 .36 s16 b.04 @0,2.3,0 + rodz .12 .56 s12 b.04 @0,2.3,.06
half timbered wall, wall half timbered, timber framed wall, wall wood detail cross, wall timber framed, timber frame wall, wall detail cross | 2.8 | wall plaster #efe4c8, wood wood #5a3a20, stone cobbles
  wall: box 2.8 2.7 .2 b0 @0,.05,0
  wood: box .2 2.8 .32 b.02 @1.35,0,0 mir + box .18 2.5 .3 b.02 @0,.16,0 + box 2.9 .2 .34 b.02 @0,2.62,0 + box 2.5 .16 .3 b.02 @0,1.36,0 + bar .085 .12,.34,0 1.25,1.4,0 s4 *1,1,1.9 mir + bar .084 1.25,.34,0 .12,1.4,0 s4 *1,1,1.88 mir + bar .085 .12,1.5,0 1.25,2.64,0 s4 *1,1,1.9 mir + bar .084 1.25,1.5,0 .12,2.64,0 s4 *1,1,1.88 mir
  stone: box 2.94 .3 .42 b.03
corner stairs, stairs corner, corner staircase, staircase corner, stairs outer corner, stairs corner outer, stone corner stairs, stairs stone corner | 1 | stone blocks #b4b0a6, tread stone #cfc8b8
  stone: box 2 .2 2 + box 1.6 .2 1.6 @-.2,.25,-.2 + box 1.2 .2 1.2 @-.4,.5,-.4 + box .8 .2 .8 @-.6,.75,-.6
  tread: box 2.06 .06 2.06 b.015 @0,.2,0 + box 1.66 .06 1.66 b.015 @-.2,.45,-.2 + box 1.26 .06 1.26 b.015 @-.4,.7,-.4 + box .86 .06 .86 b.015 @-.6,.95,-.6
stairs inner corner, inner corner stairs, stairs corner inner, corner stairs inner, stone stairs inner corner | 1 | stone blocks #b4b0a6, tread stone #cfc8b8
  stone: box 2 .2 2 + box 2 .2 1.6 @0,.25,-.2 + box 1.6 .199 2 @-.2,.25,0 + box 2 .2 1.2 @0,.5,-.4 + box 1.2 .199 2 @-.4,.5,0 + box 2 .2 .8 @0,.75,-.6 + box .8 .199 2 @-.6,.75,0
  tread: box 2.02 .06 2.02 b.01 @0,.2,0 + box 2.02 .06 1.62 b.01 @0,.45,-.2 + box 1.62 .059 2.02 b.01 @-.2,.45,0 + box 2.02 .06 1.22 b.01 @0,.7,-.4 + box 1.22 .059 2.02 b.01 @-.4,.7,0 + box 2.02 .06 .82 b.01 @0,.95,-.6 + box .82 .059 2.02 b.01 @-.6,.95,0
horizontal poles, poles horizontal, horizontal pole, pole horizontal, horizontal beams, wooden horizontal poles, horizontal logs | 1.1 | wood bark #8a5f38, cut wood #d9b07a, rope thatch #d8c088
  wood: rodx .09 2.8 s12 n3:0,.36,0 @0,.6,.1 + cyl .1 1.16 s12 @.85,0,-.06 mir
  cut: rodx .075 2.82 s12 n3:0,.36,0 @0,.6,.1 + cyl .08 1.175 s12 @.85,0,-.06 mir
  rope: ringx .125 .03 6 s14 n3:0,.36,0 *1,1,1 @.85,.6,.06 mir + box .24 .06 .34 b.02 n3:0,.36,0 @.85,.57,.02 mir
dome roof, roof dome, domed roof, round roof, roof round, cupola roof | 2.6 | tiles copper #5f9a88, wall plaster #efe4d0, gold, trim marble
  wall: cyl 1.5 .5 s28 @0,.1,0
  trim: cyl 1.62 .14 s28 b.03 + cyl 1.62 .14 s28 b.03 @0,.56,0
  tiles: lathe 1.52,.68 1.5,1.0 1.34,1.46 1.0,1.86 .5,2.12 .16,2.2 0,2.22 ~ s28 + tube .045 0,2.2,.2 0,2.08,.62 0,1.86,1.02 0,1.46,1.36 0,1,1.52 0,.7,1.54 s6 o12
  gold: lathe .2,2.16 .2,2.26 .08,2.34 .13,2.44 .08,2.54 0,2.66 s14
water wheel, waterwheel, mill wheel, mill water wheel, watermill wheel | 2.8 | wood wood, paddle grain #7d5c38, post grain #5f4227, iron iron
  wood: ringx 1.24 .06 6 s26 @.27,1.5,0 mir + bar .045 .27,.28,0 .27,2.72,0 s6 mir + bar .045 .27,.637,-.863 .27,2.363,.863 s6 mir + bar .045 .27,1.5,-1.22 .27,1.5,1.22 s6 mir + bar .045 .27,2.363,-.863 .27,.637,.863 s6 mir
  paddle: box .6 .36 .04 b0 rx0 @0,2.44,0 + box .6 .36 .04 b0 rx36 @0,2.26,.553 + box .6 .36 .04 b0 rx72 @0,1.79,.894 + box .6 .36 .04 b0 rx108 @0,1.21,.894 + box .6 .36 .04 b0 rx144 @0,.74,.553 + box .6 .36 .04 b0 rx180 @0,.56,0 + box .6 .36 .04 b0 rx216 @0,.74,-.553 + box .6 .36 .04 b0 rx252 @0,1.21,-.894 + box .6 .36 .04 b0 rx288 @0,1.79,-.894 + box .6 .36 .04 b0 rx324 @0,2.26,-.553
  post: bar .09 .56,0,-.75 .5,1.56,0 s6 mir + bar .0899 .56,0,.75 .5,1.56,0 s6 mir
  iron: rodx .08 1.24 @0,1.5,0
`;
