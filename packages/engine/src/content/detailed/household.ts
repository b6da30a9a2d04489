/** Household in more detail than those of `subjects`: names | height in metres | surfaces | texture and pile, then a clause a line. */
export const household = `
barrel, keg, cask | .95 | main wood, trim iron | tile .6333
  vary belly .37~.43
  body.main: lathe .27,.03 .27,0 .3,0 .2083+.3056belly,.0833 .1333+.5556belly,.1667 .075+.75belly,.25 .0333+.8889belly,.3333 .0083+.9722belly,.4167 belly,.5
    .0083+.9722belly,.5833 .0333+.8889belly,.6667 .075+.75belly,.75 .1333+.5556belly,.8333 .2083+.3056belly,.9167 .3,1 .27,1 .27,.96 s32
  hoops.trim: lathe .2215+.1351belly,.035 .2715+.1351belly,.035 .1992+.3759belly,.105 .1492+.3759belly,.105 .2215+.1351belly,.035 s32
    + lathe .034+.7599belly,.255 .084+.7599belly,.255 .0488+.8775belly,.325 -.0012+.8775belly,.325 .034+.7599belly,.255 s32
    + lathe -.0012+.8775belly,.675 .0488+.8775belly,.675 .084+.7599belly,.745 .034+.7599belly,.745 -.0012+.8775belly,.675 s32
    + lathe .1492+.3759belly,.895 .1992+.3759belly,.895 .2715+.1351belly,.965 .2215+.1351belly,.965 .1492+.3759belly,.895 s32
  plug.main: cyl .03 .05 b0 s12 rx90 @0,.5,-.01+belly
bed, double bed, king bed, queen bed, king size bed, queen size bed | 1.1 | main grain #7d5430, blanket cloth #3f5fa8, sheet cloth #f0ece0 | tile .9
  vary width 1.15~1.35
  frame.main: box width .2 2 b.02 @0,.22,0 + cyl .055 1.05 b0 s14 @.5width,0,-1 mir + ball .075 s24 @.5width,1.08,-1 mir
    + cyl .055 .72 b0 s14 @.5width,0,1 mir + ball .075 s24 @.5width,.75,1 mir
  headboard.main: box width .55 .06 b.02 @0,.405,-1
  footboard.main: box width .28 .06 b.02 @0,.34,1
  mattress.sheet: box -.06+width .2 1.9 b.06 @0,.4,0
  blanket: box .02+width .2 1.24 b.07 @0,.43,.3
  blanket.sheet: box .03+width .205 .2 b.07 @0,.4325,-.32
  pillows.sheet: ball .3 s24 *.4754width,.36,.62 rx12 @.23width,.68,-.74 mir
bench, park bench, garden bench, stall bench, bench stall | .85 | main grain #94673a, trim iron #3d4145 | tile .7
  vary width 1.4~1.7
  seat.main: 4*box width .03 .083 b.008 @0,.425,-.12+.1i
  back.main: 4*block width .06 .028 b.008 rx-12 @0,.58+.08i,-.2288-.0175i
  frame.trim: bar .024 -.13+.5width,0,.22 -.13+.5width,.25,.17 -.13+.5width,.42,.2 s8 mir
    + bar .024 -.13+.5width,0,-.24 -.13+.5width,.2,-.17 -.13+.5width,.43,-.18 -.13+.5width,.88,-.32 s8 mir
    + bar .022 -.13+.5width,.415,.22 -.13+.5width,.41,-.2 s8 mir
    + bar .022 -.13+.5width,.63,-.22 -.13+.5width,.65,.05 -.13+.5width,.62,.18 -.13+.5width,.52,.22 -.13+.5width,.43,.2 s8 mir
book, novel, bible, encyclopedia | .3 | main leather #7c2430, trim gold, pages pages | tile .22, lying
  vary thick .055~.075 wide .2~.22
  cover.main: box wide .3 .012 b.004 @0,0,-.5thick + box wide .3 .012 b.004 @0,0,.5thick
  corners.trim: box .035 .035 .02 b.004 @.035-.5wide,-.0015,-.5thick + box .035 .035 .02 b.004 @.035-.5wide,.2665,-.5thick
    + box .035 .035 .02 b.004 @-.012+.5wide,-.0015,-.5thick + box .035 .035 .02 b.004 @-.012+.5wide,.2665,-.5thick
    + box .035 .035 .02 b.004 @.035-.5wide,-.0015,.5thick + box .035 .035 .02 b.004 @.035-.5wide,.2665,.5thick
    + box .035 .035 .02 b.004 @-.012+.5wide,-.0015,.5thick + box .035 .035 .02 b.004 @-.012+.5wide,.2665,.5thick
  pages: box -.015+wide .28 -.01+thick b0 @-.002,.01,0
  spine.main: cyl .006+.5thick .3 b0 s16 *.6,1,1 @-.5wide,0,0
  spine.trim: cyl .01+.5thick .012 b0 s16 *.66,1,1 @-.5wide,.05,0 + cyl .01+.5thick .012 b0 s16 *.66,1,1 @-.5wide,.12,0
    + cyl .01+.5thick .012 b0 s16 *.66,1,1 @-.5wide,.18,0 + cyl .01+.5thick .012 b0 s16 *.66,1,1 @-.5wide,.25,0
  emblem.trim: slab .012 0,.058 -.0125,.0217 -.0502,.029 -.025,0 -.0502,-.029 -.0125,-.0217 0,-.058 .0125,-.0217 .0502,-.029 .025,0 .0502,.029 .0125,.0217
    b.003 @.008,.155,.008+.5thick + ball .015 .015 .009 s24 @.008,.155,.014+.5thick
  clasp.trim: box .05 .03 .03+thick b.006 @-.005+.5wide,.135,0
bucket, pail, tub, water bucket | .42 | main wood, trim iron, water liquid | tile .3
  vary top .19~.21 low .13~.15 lean .25~.5
  body.main: lathe -.02+low,.02 -.02+low,0 low,0 top,.32 -.022+top,.32 -.02+low,.04
  hoops.trim: lathe -.015+.14top+.86low,.0268 .007+.14top+.86low,.0268 .011+.14top+.86low,.0628 -.015+.14top+.86low,.0628 -.015+.14top+.86low,.0268
    + lathe -.015+.8top+.2low,.238 .007+.8top+.2low,.238 .011+.8top+.2low,.274 -.015+.8top+.2low,.274 -.015+.8top+.2low,.238
  ears.trim: box .012 .09 .045 b.004 @.004+top,.265,0 mir + cyl .014 .03 b0 s10 rz90 @.015-top,.335,0 + cyl .014 .03 b0 s10 rz90 @.015+top,.335,0
  handle.trim: bar .009 .012+top,.335,0 .0117+.9749top,.3795,-.0445lean .0108+.901top,.4218,-.0868lean .0094+.7818top,.4597,-.1247lean
    .0075+.6235top,.4914,-.1564lean .0052+.4339top,.5152,-.1802lean .0027+.2225top,.53,-.195lean 0,.535,-.2lean -.0027-.2225top,.53,-.195lean
    -.0052-.4339top,.5152,-.1802lean -.0075-.6235top,.4914,-.1564lean -.0094-.7818top,.4597,-.1247lean -.0108-.901top,.4218,-.0868lean
    -.0117-.9749top,.3795,-.0445lean -.012-top,.335,0 s8
  water: cyl -.035+top .01 b0 @0,.262,0
cake, birthday cake, wedding cake | .3 | main wax #f2a9bd, trim wax #fff6ea, plate ceramic, cherry paint #c2172f, flame ember, sponge earth #c98f52 | tile .4
  plate: lathe .3,0 .56,.03 .57,.045 .3,.025 s40
  layers.main: lathe .46,.025 .46,.265 .44,.285 s36 + lathe .3,.285 .3,.465 .28,.485 s36
  layers.sponge: cyl .464 .0364 b0 s36 @0,.0822,0 + cyl .304 .028 b0 s36 @0,.329,0
  icing.trim: ball .033 .0264 .033 s12 @0,.285,.44 o16 + ring .46 .02 8 s36 @0,.04,0 + ball .045 .0675 .0225 s12 @0,.235,.46
    + ball .045 .099 .0225 s12 @0,.215,.46 ry30 + ball .045 .0675 .0225 s12 @0,.235,.46 ry60 + ball .045 .099 .0225 s12 @0,.215,.46 ry90
    + ball .045 .0675 .0225 s12 @0,.235,.46 ry120 + ball .045 .099 .0225 s12 @0,.215,.46 ry150 + ball .045 .0675 .0225 s12 @0,.235,.46 ry180
    + ball .045 .099 .0225 s12 @0,.215,.46 ry210 + ball .045 .0675 .0225 s12 @0,.235,.46 ry240 + ball .045 .099 .0225 s12 @0,.215,.46 ry270
    + ball .045 .0675 .0225 s12 @0,.235,.46 ry300 + ball .045 .099 .0225 s12 @0,.215,.46 ry330 + ball .033 .0264 .033 s12 @0,.485,.28 o10
    + ring .3 .02 8 s36 @0,.3,0 + ball .045 .0675 .0225 s12 @0,.435,.3 + ball .045 .099 .0225 s12 @0,.415,.3 ry30
    + ball .045 .0675 .0225 s12 @0,.435,.3 ry60 + ball .045 .099 .0225 s12 @0,.415,.3 ry90 + ball .045 .0675 .0225 s12 @0,.435,.3 ry120
    + ball .045 .099 .0225 s12 @0,.415,.3 ry150 + ball .045 .0675 .0225 s12 @0,.435,.3 ry180 + ball .045 .099 .0225 s12 @0,.415,.3 ry210
    + ball .045 .0675 .0225 s12 @0,.435,.3 ry240 + ball .045 .099 .0225 s12 @0,.415,.3 ry270 + ball .045 .0675 .0225 s12 @0,.435,.3 ry300
    + ball .045 .099 .0225 s12 @0,.415,.3 ry330
  candles.trim: cyl .018 .17 b0 s12 @0,.48,.15 + cyl .018 .17 b0 s12 @.0882,.48,-.1214 + cyl .018 .17 b0 s12 @-.1427,.48,.0464
  candles.flame: lathe 0,.655 .014,.675 .012,.695 0,.73 s10 c80 @0,0,.15 + lathe 0,.655 .014,.675 .012,.695 0,.73 s10 c80 @.1427,0,.0464 mir
    + lathe 0,.655 .014,.675 .012,.695 0,.73 s10 c80 @.0882,0,-.1214 mir
  candles.main: cyl .018 .17 b0 s12 @.1427,.48,.0464 + cyl .018 .17 b0 s12 @-.0882,.48,-.1214
  cherries.cherry: ball .036 s24 @0,.31,.38 o8:22
candle, taper, torch candle | .3 | main wax, trim bronze, flame ember, wick rubber #1f1a17 | tile .25
  vary tall .3~.38 radius .05~.058
  holder.trim: lathe .15,0 .17,.025 .165,.035 .14,.02 .07,.022 .06,.07 .075,.085 .07,.095 0,.09 s32 + ring .045 .011 rx90 @.205,.045,0
  wax.main: lathe radius,.06 .97radius,tall .8radius,.012+tall .5radius,-.004+tall 0,-.006+tall c60
    + 6*pill .011 .14 s10 @0,tall-.136,radius-.003 *1,.96~1,1 ry-20+60i~20+60i
  wick: cyl .005 .035 b0 s8 @0,-.008+tall,0
  flame: lathe 0,.012+tall .02,.035+tall .023,.055+tall .012,.09+tall 0,.125+tall s16 c80
chair, seat, dining chair | .95 | main grain #8a5a32, trim cloth #9a2f2f | tile .4
  vary width .42~.47 back .92~1
  legs.main: box .045 .44 .045 b.006 @.5width,0,-.01+.5width mir
    + bar .024 .5width,0,-.05-.5width .5width,.44,-.5width .5width,.7,-.02-.5width .5width,back,-.09-.5width s8 mir
    + box .025 .03 width b.005 @.5width,.165,0 mir + box width .03 .025 b.005 @0,.175,0
  seat.main: box .06+width .04 .05+width b.01 @0,.43,.01
  cushion.trim: box width .045 -.02+width b.02 @0,.4625,.02
  back.main: block width .0867 .022 b.006 rx-8 @0,.43+.2back,-.022-.5width + block width .0867 .022 b.006 rx-8 @0,.23+.5333back,-.042-.5width
    + block width .0867 .022 b.006 rx-8 @0,.03+.8667back,-.062-.5width
chest, treasure chest, trunk, iron bound trunk, iron bound chest, coffer | .6 | main wood, trim iron, lock gold | tile .45
  vary width .84~1 depth .52~.6
  body.main: box width .34 depth b.012 @0,.02,0
  body.trim: box .03+width .05 .03+depth b.01 + box .025+width .04 .025+depth b.01 @0,.325,0 + box .06 .34 .03+depth b.008 @.46width,.02,0 mir
    + box .06 .34 .03+depth b.008 @.18width,.02,0 mir
  lid.main: slab width .5depth,0 .4875depth,.089depth .4505depth,.1736depth .3909depth,.2494depth .3117depth,.3127depth .2169depth,.3604depth
    .1113depth,.39depth 0,.4depth -.1113depth,.39depth -.2169depth,.3604depth -.3117depth,.3127depth -.3909depth,.2494depth -.4505depth,.1736depth
    -.4875depth,.089depth -.5depth,0 b.008 ry90 @0,.37,0
  lid.trim: slab .06 .016+.5depth,0 .0156+.4875depth,.0028+.089depth .0144+.4505depth,.0056+.1736depth .0125+.3909depth,.008+.2494depth
    .01+.3117depth,.01+.3127depth .0069+.2169depth,.0115+.3604depth .0036+.1113depth,.0125+.39depth 0,.0128+.4depth -.0036-.1113depth,.0125+.39depth
    -.0069-.2169depth,.0115+.3604depth -.01-.3117depth,.01+.3127depth -.0125-.3909depth,.008+.2494depth -.0144-.4505depth,.0056+.1736depth
    -.0156-.4875depth,.0028+.089depth -.016-.5depth,0 b.008 ry90 @-.46width,.37,0
    + slab .06 .016+.5depth,0 .0156+.4875depth,.0028+.089depth .0144+.4505depth,.0056+.1736depth .0125+.3909depth,.008+.2494depth
    .01+.3117depth,.01+.3127depth .0069+.2169depth,.0115+.3604depth .0036+.1113depth,.0125+.39depth 0,.0128+.4depth -.0036-.1113depth,.0125+.39depth
    -.0069-.2169depth,.0115+.3604depth -.01-.3117depth,.01+.3127depth -.0125-.3909depth,.008+.2494depth -.0144-.4505depth,.0056+.1736depth
    -.0156-.4875depth,.0028+.089depth -.016-.5depth,0 b.008 ry90 @-.18width,.37,0
    + slab .06 .016+.5depth,0 .0156+.4875depth,.0028+.089depth .0144+.4505depth,.0056+.1736depth .0125+.3909depth,.008+.2494depth
    .01+.3117depth,.01+.3127depth .0069+.2169depth,.0115+.3604depth .0036+.1113depth,.0125+.39depth 0,.0128+.4depth -.0036-.1113depth,.0125+.39depth
    -.0069-.2169depth,.0115+.3604depth -.01-.3117depth,.01+.3127depth -.0125-.3909depth,.008+.2494depth -.0144-.4505depth,.0056+.1736depth
    -.0156-.4875depth,.0028+.089depth -.016-.5depth,0 b.008 ry90 @.18width,.37,0
    + slab .06 .016+.5depth,0 .0156+.4875depth,.0028+.089depth .0144+.4505depth,.0056+.1736depth .0125+.3909depth,.008+.2494depth
    .01+.3117depth,.01+.3127depth .0069+.2169depth,.0115+.3604depth .0036+.1113depth,.0125+.39depth 0,.0128+.4depth -.0036-.1113depth,.0125+.39depth
    -.0069-.2169depth,.0115+.3604depth -.01-.3117depth,.01+.3127depth -.0125-.3909depth,.008+.2494depth -.0144-.4505depth,.0056+.1736depth
    -.0156-.4875depth,.0028+.089depth -.016-.5depth,0 b.008 ry90 @.46width,.37,0 + box .02+width .035 .02+depth b.008 @0,.3675,0
  lock: box .13 .15 .04 b.012 @0,.255,.03+.5depth + ring .035 .011 rx90 @0,.41,.035+.5depth
  lock.trim: cyl .018 .02 b0 rx90 @0,.335,.045+.5depth + box .014 .05 .02 b0 @0,.285,.055+.5depth
  handles.trim: ring .06 .012 rz90 *1,.75,1 @-.022-.5width,.24,0 + box .03 .05 .16 b.006 @.01+.5width,.255,0 mir
    + ring .06 .012 rz90 *1,.75,1 @.022+.5width,.24,0
  hinge lid 0,.37,-.5depth
crate, wooden box, box, cargo box, supply crate, cargo | .8 | main wood, trim grain #9a6a3c, nails iron | tile .7
  vary frame .09~.12
  body.main: box .92 .92 .92 b.005 @0,.04,0
  frame.trim: box 1 frame frame b.012 @0,0,-.5+.5frame + box -.004+frame 1-2frame -.004+frame b.012 @.5-.5frame,frame,-.5+.5frame mir
    + box -.004+frame -.004+frame 1-2frame b.012 @.5-.5frame,.002,0 mir + box 1 frame frame b.012 @0,0,.5-.5frame
    + box -.004+frame 1-2frame -.004+frame b.012 @.5-.5frame,frame,.5-.5frame mir
    + box -.004+frame -.004+frame 1-2frame b.012 @.5-.5frame,1.002-frame,0 mir + box 1 frame frame b.012 @0,1-frame,-.5+.5frame
    + box 1 frame frame b.012 @0,1-frame,.5-.5frame
  braces.trim: block 1.16 frame .04 b.008 rz45 @0,.5,.47 + 3*block 1.16 frame .04 b.008 rz45 @0,.5,.47 ry90+90i
  nails: cyl .016 .02 b0 s8 rx90 @.5-.5frame,.5frame,.492 mir + cyl .016 .02 b0 s8 rx90 @.5-.5frame,1-.5frame,.492 mir
    + cyl .016 .02 b0 s8 rx90 @-.5+.5frame,.5frame,.492 ry90 + cyl .016 .02 b0 s8 rx90 @-.5+.5frame,1-.5frame,.492 ry90
    + cyl .016 .02 b0 s8 rx90 @.5-.5frame,.5frame,.492 ry90 + cyl .016 .02 b0 s8 rx90 @.5-.5frame,1-.5frame,.492 ry90
    + cyl .016 .02 b0 s8 rx90 @-.5+.5frame,.5frame,.492 ry180 + cyl .016 .02 b0 s8 rx90 @-.5+.5frame,1-.5frame,.492 ry180
    + cyl .016 .02 b0 s8 rx90 @.5-.5frame,.5frame,.492 ry180 + cyl .016 .02 b0 s8 rx90 @.5-.5frame,1-.5frame,.492 ry180
    + cyl .016 .02 b0 s8 rx90 @-.5+.5frame,.5frame,.492 ry270 + cyl .016 .02 b0 s8 rx90 @-.5+.5frame,1-.5frame,.492 ry270
    + cyl .016 .02 b0 s8 rx90 @.5-.5frame,.5frame,.492 ry270 + cyl .016 .02 b0 s8 rx90 @.5-.5frame,1-.5frame,.492 ry270
goblet, chalice, grail, holy grail | .2 | main gold, jewel crystal #1f6fc4, drink liquid #7a1430 | tile .6
  vary radius .27~.31
  cup.main: lathe .27,0 .28,.03 .2,.06 .07,.11 .05,.2 .1,.25 .1,.29 .05,.34 .06,.42 .2,.5 radius,.66 .02+radius,.98 radius,1 -.02+radius,.98 -.04+radius,.68
    .17,.54 0,.5 s40 c55 + ring .012+radius .018 8 s40 @0,.9,0
  jewels.jewel: ball .048 .06 .0288 s24 @0,.76,.008+radius o6
  drink: cyl -.025+radius .01 b0 s40 @0,.965,0
lantern, oil lamp, light | .4 | main iron #4b4d50, trim light #ffb649, glass glass #ffe6b0 | tile .2667
  vary radius .2~.23
  base.main: cyl .06+radius .06 .03+radius b0 s4 c20 ry45 + cyl .02+radius .03 .02+radius b0 s4 c20 ry45 @0,.06,0
  frame.main: box .035 .42 .035 b.006 @0,.08,radius o4:45
  glass: cyl -.012+radius .4 b0 s4 c20 ry45 @0,.09,0
  flame.glass: cyl .05 .1 b0 s14 @0,.09,0
  flame.trim: lathe 0,.18 .055,.23 .06,.27 .035,.34 0,.42 s16 c80
  roof.main: cyl .07+radius .04 .07+radius b0 s4 c20 ry45 @0,.49,0 + cyl .06+radius .14 .09 b0 s4 c20 ry45 @0,.53,0
    + cyl .1 .05 .08 b0 s4 c20 ry45 @0,.67,0 + cyl .11 .03 .04 b0 s4 c20 ry45 @0,.72,0
  handle.main: ring .045 .013 rx90 @0,.78,0
    + bar .012 .06+radius,.53,0 .058+.9659radius,.6387,0 .052+.866radius,.74,0 .0424+.7071radius,.827,0 .03+.5radius,.8937,0 .0155+.2588radius,.9357,0
    0,.95,0 -.0155-.2588radius,.9357,0 -.03-.5radius,.8937,0 -.0424-.7071radius,.827,0 -.052-.866radius,.74,0 -.058-.9659radius,.6387,0 -.06-radius,.53,0 s8 *.71,1,1 @0,-.01,0
mug, coffee mug, stein | .12 | main ceramic #d9e4e8, drink liquid #5a3420 | tile .16
  vary radius .4~.44
  body.main: lathe -.06+radius,0 -.02+radius,.03 radius,.1 radius,.92 -.012+radius,.95 -.05+radius,.95 -.06+radius,.92 -.07+radius,.1 0,.08 s36
    + ring radius .02 8 s36 @0,.1,0
  handle.main: bar .055 -.0027+radius,.2046,0 .0707+radius,.2245,0 .1371+radius,.2594,0 .1928+radius,.3072,0 .2349+radius,.3654,0 .2611+radius,.4308,0
    .27+radius,.5,0 .2611+radius,.5692,0 .2349+radius,.6346,0 .1928+radius,.6928,0 .1371+radius,.7406,0 .0707+radius,.7755,0 -.0027+radius,.7954,0 s14
    *1,1,1.1
  drink: cyl -.065+radius .02 b0 s36 @0,.88,0
table, workbench | .75 | main wood, trim grain #7a5230 | tile .6
  vary width 1.35~1.6 depth .78~.9 leg .036~.046
  top.main: box width .055 depth b.014 @0,.6945,0
  apron.trim: box .035 .1 -.2+depth b.006 @-.09+.5width,.595,0 mir + box -.2+width .1 .035 b.006 @0,.595,.09-.5depth
    + box -.2+width .1 .035 b.006 @0,.595,-.09+.5depth
  legs.trim: lathe .6leg,0 .75leg,.05 .5leg,.1 leg,.32 .6leg,.48 .9leg,.5 .9leg,.53 s14 c60 @-.09+.5width,0,.09-.5depth mir
    + box .085 .18 .085 b.008 @-.09+.5width,.52,.09-.5depth mir
    + lathe .6leg,0 .75leg,.05 .5leg,.1 leg,.32 .6leg,.48 .9leg,.5 .9leg,.53 s14 c60 @-.09+.5width,0,-.09+.5depth mir
    + box .085 .18 .085 b.008 @-.09+.5width,.52,-.09+.5depth mir
`;
