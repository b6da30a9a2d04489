/** Vehicles in more detail than those of `subjects`: names | height in metres | surfaces | texture and pile, then a clause a line. */
export const vehicles = `
airplane, plane, aeroplane, aircraft | 2.6 | main paint #d23a2c, trim paint #f0ead8, glass glass #a8d8e8, tyre rubber, metal steel,
    prop grain #5d3c22 | tile 1.6
  vary span 3.1~3.6
  body.main: lathe .08,-2.7 .22,-1.8 .46,-.2 .52,.9 .5,1.35 0,1.4 c50 rx90 @0,1.25,0
  body.trim: lathe .3,1.35 .53,1.3 .56,1.5 .5,1.72 .36,1.8 .3,1.35 c50 rx90 @0,1.25,0 + ring .515 .03 8 @0,.7,0 rx90 @0,1.25,0
  body.metal: cyl .4 .2 b0 @0,1.5,0 rx90 @0,1.25,0
  wings.main: slab .11 -span,-.4025 .25-span,.575 -.25+span,.575 span,-.4025 -.3+span,-.575 .3-span,-.575 b.05 rx90 @0,1,.6
    + slab .11 -1.08span,-.4025 .25-1.08span,.575 -.25+1.08span,.575 1.08span,-.4025 -.3+1.08span,-.575 .3-1.08span,-.575 b.05 rx90 @0,2.2,.6
  wings.trim: box .7 .13 1 b.03 @.78span,2.135,.6 mir
  struts.prop: bar .035 .6span,1.03,.25 .62span,2.17,.25 s8 mir + bar .03 .3,1.6,.25 .5,2.17,.25 s8 mir + bar .035 .6span,1.03,.95 .62span,2.17,.95 s8 mir
    + bar .03 .3,1.6,.95 .5,2.17,.95 s8 mir
  gear.metal: bar .04 .25,.9,.9 .65,.32,1 s8 mir + cyl .14 .08 b0 rz90 @-.66,.31,1 + cyl .14 .08 b0 rz90 @.74,.31,1 + bar .03 0,1.15,-2.4 0,.85,-2.6 s6
  gear.tyre: ring .22 .09 s24 rz90 @-.7,.31,1 + ring .22 .09 s24 rz90 @.7,.31,1
  tail.main: slab .07 -1.1,-.245 -.85,.35 .85,.35 1.1,-.245 .8,-.35 -.8,-.35 b.03 rx90 @0,1.37,-2.45
  tail.trim: side .08 -2.8,0 -2.85,.75 -2.5,.85 -1.9,.1 b.03 @0,1.35,0
  cockpit.tyre: ring .28 .05 s24 *1,1,1.3 @0,1.71,-.2
  cockpit.glass: slab .04 -.25,0 .25,0 .16,.26 -.16,.26 b0 rx-18 @0,1.71,.16
  propeller.metal: lathe 0,1.7 .14,1.72 .1,1.95 0,2.05 s18 c60 rx90 @0,1.25,0
  propeller.prop: ball .085 .5 .025 s24 @0,.5,0 rz25 @0,1.25,1.86 + ball .085 .5 .025 s24 @0,.5,0 rz205 @0,1.25,1.86
  hinge propeller 0,1.25,1.86
cannon, pirate cannon | 1.2 | main iron #4a4d52, trim grain #7a5028, balls iron #2f3134 | tile .8
  vary tilt 8~16 long 1.5~1.7
  barrel.main: lathe 0,-.13 .05,-.12 .07,-.05 .05,0 .2,.02 .24,.07 .235,.3 .2,.6 .155,-.12+long .2,-.05+long .2,long .11,long .11,-.4+long rx90-tilt
    @0,.78,-.35 + ring .23 .022 8 @0,.1,0 rx90-tilt @0,.78,-.35 + 3*ring .21-.0175i .022 8 @0,.5+.35i,0 rx90-tilt @0,.78,-.35
    + cyl .06 .7 b0 s14 rz90 @.35,.52,0 rx90-tilt @0,.78,-.35
  carriage.trim: block .1 .26 1.2 b.02 rx-14 @.3,.52,-.25 mir + box .55 .1 .16 b.02 @0,.41,0 + box .55 .08 .3 b.02 @0,.36,-.6
    + block .2 .14 .7 b.02 rx24 @0,.2,-.95
  wheel_right.trim: lathe .38,-.05 .45,-.05 .45,.05 .38,.05 .38,-.05 s32 rz90 @-.45,.46,0 + cyl .025 .36 b0 s8 rx90 @0,0,.05 o10 rz90 @-.45,.46,0
    + cyl .09 .18 b.02 @0,-.09,0 rz90 @-.45,.46,0
  wheel_right.main: lathe .445,-.055 .465,-.055 .465,.055 .445,.055 .445,-.055 s32 rz90 @-.45,.46,0 + cyl .04 .24 b.01 @0,-.12,0 rz90 @-.45,.46,0
  wheel_left.trim: lathe .38,-.05 .45,-.05 .45,.05 .38,.05 .38,-.05 s32 rz90 @.45,.46,0 + cyl .025 .36 b0 s8 rx90 @0,0,.05 o10 rz90 @.45,.46,0
    + cyl .09 .18 b.02 @0,-.09,0 rz90 @.45,.46,0
  wheel_left.main: lathe .445,-.055 .465,-.055 .465,.055 .445,.055 .445,-.055 s32 rz90 @.45,.46,0 + cyl .04 .24 b.01 @0,-.12,0 rz90 @.45,.46,0
  balls: ball .105 s24 @.75,.105,.55 + ball .105 s24 @.97,.105,.5 + ball .105 s24 @.84,.105,.74 + ball .105 s24 @.85,.265,.6
  hinge wheel_right -.45,.46,0
  hinge wheel_left .45,.46,0
car, automobile, sedan, station wagon, vehicle, sports car | 1.45 | main paint #c22f2a, glass obsidian #26343f, tyre rubber, metal steel, lamp light #fff0b8,
    tail ember #e0261c | tile 1.4
  vary roof 1.4~1.52 nose .8~.88
  body.main: side 1.75 -2.071,.36 -1.93,.3 1.98,.3 2.115,.396 2.135,.524 2.105,.434+.3nose 2.045,.186+.7nose 1.8927-.0141nose,.1129+.8826nose
    1.1073+.0141nose,.8471+.1174nose .88,.9617 -1.63,.9983 -1.855,.97 -1.995,.93 -2.106,.7801 -2.114,.6199 -2.099,.44 b.09 c60
    + side 1.59 .88,.9009 .8124+.0636roof,.8538+.0821roof .4676-.0636roof,.0462+.9179roof .16,roof -.83,roof -1.1406+.0655roof,.0512+.9147roof
    -1.4594-.0655roof,.8688+.0853roof -1.53,.9191 b.08 c60 @0,-.9,0 taperxy.2 @0,.9,0
  windows.glass: side 1.61 .72,.98 .2,-.08+roof -.25,-.08+roof -.25,.98 b0 @0,-.9,0 taperxy.2 @0,.9,0
    + side 1.61 -.38,.98 -.38,-.08+roof -.9,-.08+roof -1.38,.98 b0 @0,-.9,0 taperxy.2 @0,.9,0
    + side 1.25 .99,.95 .36,-.04+roof .32,-.07+roof .95,.92 b0 @0,.005,.02 + side 1.25 -1.6,.98 -1.02,-.04+roof -1.06,-.07+roof -1.64,.95 b0 @0,0,-.02
  wheel_front_right.tyre: lathe .2,-.12 .31,-.13 .34,-.09 .34,.09 .31,.13 .2,.12 .2,-.12 s32 rz90 @-.8,.34,1.32
    + box .05 .03 .09 b.01 @0,.09,.13 o5 rz90 @-.8,.34,1.32
  wheel_front_left/right.metal: cyl .21 .2 b.02 @0,-.09,0 rz-90 @.8,.34,1.32 + cyl .05 .06 b.01 @0,.1,0 rz-90 @.8,.34,1.32
  wheel_front_left.tyre: lathe .2,-.12 .31,-.13 .34,-.09 .34,.09 .31,.13 .2,.12 .2,-.12 s32 rz-90 @.8,.34,1.32
    + box .05 .03 .09 b.01 @0,.09,.13 o5 rz-90 @.8,.34,1.32
  wheel_rear_right.tyre: lathe .2,-.12 .31,-.13 .34,-.09 .34,.09 .31,.13 .2,.12 .2,-.12 s32 rz90 @-.8,.34,-1.3
    + box .05 .03 .09 b.01 @0,.09,.13 o5 rz90 @-.8,.34,-1.3
  wheel_rear_left/right.metal: cyl .21 .2 b.02 @0,-.09,0 rz-90 @.8,.34,-1.3 + cyl .05 .06 b.01 @0,.1,0 rz-90 @.8,.34,-1.3
  wheel_rear_left.tyre: lathe .2,-.12 .31,-.13 .34,-.09 .34,.09 .31,.13 .2,.12 .2,-.12 s32 rz-90 @.8,.34,-1.3
    + box .05 .03 .09 b.01 @0,.09,.13 o5 rz-90 @.8,.34,-1.3
  lights.lamp: cyl .12 .06 b.015 rx90 *1.2,.85,1 @.6,.67,2.06 mir
  lights.tail: box .34 .12 .06 b.02 @.6,.72,-2.1 mir
  trim.metal: box .03 .03 .2 b.01 @.88,.805,-.1 mir + box .16 .1 .07 b.025 @.905,.95,.62 mir + box 1.68 .13 .1 b.04 @0,.335,2.12
    + box 1.68 .13 .1 b.04 @0,.355,-2.13
  trim.tyre: box .7 .14 .05 b.02 @0,.54,2.12 + rodx .42 1.772 b.01 @0,.36,1.32 + rodx .42 1.772 b.01 @0,.36,-1.3
  hinge wheel_front_left/right .8,.34,1.32
  hinge wheel_rear_left/right .8,.34,-1.3
rocket, rocket ship, missile | 8 | main paint #eceef0, trim paint #cf2f27, window glass #7fd0ff, metal steel, flame ember | tile 3
  vary fat .95~1.15
  hull.main: lathe 0,.95 .6799fat,.9 .7642fat,1.2323 .8362fat,1.5646 .8957fat,1.8969 .9422fat,2.2292 .9753fat,2.5615 .9946fat,2.8938 .9999fat,3.2262
    .9909fat,3.5585 .9674fat,3.8908 .9296fat,4.2231 .8773fat,4.5554 .8105fat,4.8877 .7293fat,5.22 s36 c60
  nose.trim: lathe .754fat,5.16 .7178fat,5.2938 .6792fat,5.4277 .6382fat,5.5615 .5945fat,5.6954 .5483fat,5.8292 .4993fat,5.9631 .4474fat,6.0969
    .3921fat,6.2308 .333fat,6.3646 .2692fat,6.4985 .1991fat,6.6323 .1186fat,6.7662 0,6.9 s36 c70
  hull.trim: lathe .7409fat,1.4 .8228fat,1.44 .8287fat,1.4677 .8346fat,1.4954 .8403fat,1.5231 .846fat,1.5508 .8516fat,1.5785 .857fat,1.6062 .8624fat,1.6338
    .8677fat,1.6615 .8729fat,1.6892 .8781fat,1.7169 .8831fat,1.7446 .888fat,1.7723 .8929fat,1.8 .7823fat,1.8 .7409fat,1.4 s36 c60
  windows.metal: ring .36 .07 rx90 @0,4.2,.9047fat + ring .24 .07 rx90 @0,3.06,.9691fat
  windows.window: ball .36 .36 .108 s24 @0,4.2,.8954fat + ball .24 .24 .072 s24 @0,3.06,.9591fat
  fins.trim: slab .16 .55,2.9 1.15,1.9 1.9,.9 2,0 1.6,.05 1.2,.75 .55,1.05 b.05 *.5+.45fat,1,1 o3:30
  engine.metal: lathe .3,1.1 .42,.95 .62,.5 .56,.5 .3,.95 .3,1.1
  flame: lathe 0,.08 .2,.35 .4,.6 .3,.9 0,1 s20 c80
  nose.metal: cyl .035 .5 b0 s8 @0,6.75,0 + ball .09 s24 @0,7.28,0
wheel, wagon wheel, cart wheel, cartwheel | .9 | main grain #8a5c34, trim iron | tile .4, lying
  vary rim .07~.09
  rim.main: lathe .5-rim,-.05 .5,-.05 .5,.05 .5-rim,.05 .5-rim,-.05 s40 swap rx90
  tyre.trim: lathe .495,-.056 .522,-.056 .522,.056 .495,.056 .495,-.056 s40 rx90
  spokes.main: cyl .03 .38 .022 b0 s8 rx90 @0,0,.08 o10 rx90
  hub.main: cyl .115 .24 b.02 s20 @0,-.12,0 rx90
  hub.trim: cyl .12 .03 b0 @0,.07,0 rx90 + cyl .12 .03 b0 @0,-.1,0 rx90 + cyl .045 .3 b.01 @0,-.15,0 rx90
`;
