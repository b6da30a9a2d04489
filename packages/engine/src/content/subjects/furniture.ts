/** Furniture: names | height in metres | surfaces, then a clause a line. */
export const furniture = `
stool, wooden stool, milking stool, stall stool, stool stall, desk chair stool | .45 | seat wood, leg grain
  seat: cyl .19 .05 b.012 @0,.4,0
  leg: bar .022 .11,.4,.11 .17,0,.17 mir mirz + rodx .012 .26 @0,.16,.145 mirz + rodz .012 .26 @.145,.16,0 mir
bar stool, barstool, tall stool, high stool, bar chair, bar chair round, round bar stool, stool high | .78 | seat leather #a02a2a, frame steel
  seat: cyl .19 .08 b.03 @0,.7,0
  frame: cyl .03 .7 + lathe .22,0 .2,.025 .04,.05 + ring .17 .014 @0,.25,0 + rodx .012 .34 @0,.25,0 + ring .185 .012 @0,.71,0
armchair, easy chair, lounge chair | .95 | cloth cloth #8a3b3b, cushion cloth #a84f4a, leg wood
  cloth: box .82 .22 .75 b.05 @0,.12,0 + box .82 .75 .2 b.08 rx-6 @0,.2,-.28 + box .18 .5 .75 b.07 @.36,.12,.02 mir
  cushion: box .52 .16 .58 b.06 @0,.33,.08 + box .5 .44 .14 b.06 rx-8 @0,.46,-.14
  leg: cyl .03 .13 .022 @.32,0,.3 mir mirz
sofa, couch, settee, loveseat, two seater couch, two seater sofa, double sofa, sofa double | .85 | cloth cloth #3f6f7a, cushion cloth #5590a0, leg wood
  cloth: box 2 .22 .8 b.05 @0,.12,0 + box 2 .68 .2 b.07 rx-6 @0,.18,-.3 + box .2 .46 .82 b.07 @.92,.12,0 mir
  cushion: box .8 .16 .6 b.06 @.41,.33,.08 mir + box .8 .42 .16 b.07 rx-10 @.41,.44,-.14 mir
  leg: cyl .03 .13 @.88,0,.32 mir mirz
bookshelf, bookcase, shelf of books, bookshelves | 2 | wood wood, book leather #a03030, book_blue leather #2f4f8f, book_green leather #3f7a48,
    book_tan leather #b98a4a
  wood: box .05 2 .32 @.52,0,0 mir + box 1.08 .05 .32 n5:0,.48,0 @0,.99,0 + box 1.08 2 .03 @0,0,-.15
  book: 4*box .056 .3~.38 .22 @-.45+.2i,1.52,0 + 4*box .05 .3~.37 .22 @-.38+.2i,1.04,0 + 3*box .056 .3~.37 .22 @-.32+.2i,.56,0 + 3*box .052 .3~.36 .22 @-.45+.2i,.08,0
  book_blue: 4*box .05 .3~.38 .22 @-.39+.2i,1.52,0 + 3*box .056 .3~.37 .22 @-.32+.2i,1.04,0 + 4*box .056 .3~.37 .22 @-.45+.2i,.56,0 + 3*box .056 .3~.36 .22 @-.39+.2i,.08,0
  book_green: 4*box .056 .3~.38 .22 @-.33+.2i,1.52,0 + 4*box .056 .3~.37 .22 @-.45+.2i,1.04,0 + box .05 .35 .22 rz12 @.36,.565,0 + box .07 .34 .22 @.44,.08,0
  book_tan: box .06 .36 .22 @.38,1.52,0 + box .05 .34 .22 rz10 @.31,1.045,0 + 4*box .052 .3~.37 .22 @-.385+.2i,.56,0 + 3*box .05 .3~.36 .22 @-.33+.2i,.08,0
    + box .34 .05 .22 @.26,.08,0 + box .3 .04 .22 @.26,.13,0
wardrobe, closet, armoire, cupboard | 2 | wood wood, trim grain #5d3a1e, metal gold
  wood: box 1.2 1.8 .55 @0,.1,0 + box .52 1.5 .04 @.28,.22,.27 mir
  trim: box 1.3 .1 .62 @0,1.88,0 + box 1.26 .12 .6 + slab .06 -.5,0 .5,0 .25,.12 0,.16 -.25,.12 @0,1.95,.2 + box .36 .55 .03 @.28,1,.285 mir
    + box .36 .5 .03 @.28,.35,.285 mir
  metal: ball .028 @.05,.95,.3 mir
dresser, chest of drawers, drawer, commode | .85 | wood wood, trim grain #6d4526, metal gold
  wood: box 1 .74 .5 @0,.1,0
  trim: box 1.08 .05 .56 @0,.82,0 + box .9 .19 .04 n3:0,.235,0 @0,.375,.25 + box .07 .12 .07 @.44,0,.2 mir mirz
  metal: ball .026 n3:0,.235,0 @.22,.47,.28 mir
nightstand, nightstand table, bedside table, night table, bedside cabinet, bed cabinet | .55 | wood wood, trim grain #6d4526, metal gold
  wood: box .48 .4 .42 @0,.1,0
  trim: box .54 .04 .48 @0,.5,0 + box .4 .15 .03 n2:0,.18,0 @0,.22,.21 + cyl .03 .12 .02 @.2,0,.17 mir mirz
  metal: ball .022 n2:0,.18,0 @0,.29,.235
desk, writing desk, office desk, study desk | .76 | wood wood, trim grain #6d4526, metal gold
  wood: box 1.5 .05 .7 @0,.71,0 + box .42 .6 .62 @.5,.11,0 mir + box 1.4 .3 .03 @0,.4,-.3
  trim: box .34 .16 .03 n3:0,.19,0 @.5,.35,.31 mir + box .44 .11 .64 @.5,0,0 mir
  metal: box .1 .02 .03 n3:0,.19,0 @.5,.42,.335 mir
desk with a computer, desk computer, computer desk, desk with computer, desk computer screen, pc desk | 1.3 | desk paint #e8ecee, leg steel #8a929c, screen light #4fb0ff, frame rubber #22252c, key plaster #c8ced4, trim paint #e07a2c
  desk: box 1.5 .06 .75 b.02 @0,.7,0 + box .36 .64 .66 b.03 @.52,.06,0 + box .06 .7 .7 b.02 @-.68,0,0
  leg: box .38 .06 .68 b.01 @.52,0,0 + box .2 .03 .04 b.01 n3:0,.2,0 @.52,.4,.34 + box 1.2 .3 .04 b.01 @-.1,.38,-.3
  frame: box .74 .46 .06 b.02 @-.1,.84,-.16 + box .1 .14 .06 b.01 @-.1,.74,-.18 + box .3 .02 .2 b.005 @-.1,.755,-.16 + box .07 .03 .11 b.012 @.3,.758,.18 + box .5 .025 .18 b.008 @-.1,.757,.18
  screen: box .68 .39 .02 b0 @-.1,.88,-.13
  key: box .028 .012 .03 b0 n13:.035,0,0 n3:0,0,.05 @-.1,.78,.18
  trim: box 1.52 .02 .77 b0 @0,.69,0 + box .3 .02 .01 b0 n3:0,.2,0 @.52,.45,.332
corner desk with computer, corner computer desk, computer desk corner, corner workstation | 1.3 | desk paint #e8ecee, leg steel #8a929c, screen light #4fb0ff, frame rubber #22252c, key plaster #c8ced4, trim paint #e07a2c
  desk: plan .06 -1.1,-1.1 1.1,-1.1 1.1,-.4 .1,-.4 -.4,.1 -.4,1.1 -1.1,1.1 b.015 @0,.7,0 + box .06 .7 .66 b.02 @1.05,0,-.75 + box .66 .7 .06 b.02 @-.75,0,1.05
  leg: box 2 .3 .04 b.01 @0,.38,-1.06 + box .04 .3 2 b.01 @-1.06,.38,0 + box .1 .7 .1 b.02 @-1.02,0,-1.02 + box .4 .6 .5 b.03 @.8,.06,-.76
  frame: box .74 .46 .06 b.02 ry45 @-.62,.84,-.62 + box .1 .14 .06 b.01 ry45 @-.64,.74,-.64 + box .3 .02 .2 b.005 ry45 @-.62,.755,-.62 + box .5 .025 .18 b.008 ry45 @-.33,.757,-.33 + box .5 .34 .05 b.02 ry12 @.4,.84,-.85 + box .24 .1 .14 b.01 ry12 @.4,.75,-.85
  screen: box .68 .39 .02 b0 ry45 @-.6,.88,-.6 + box .44 .28 .02 b0 ry12 @.405,.87,-.825
  key: box .028 .012 .03 b0 n13:.035,0,0 n3:0,0,.05 ry45 @-.33,.78,-.33
  trim: box .3 .03 .02 b.005 n3:0,.18,0 @.8,.36,-.51
chair with a cushion, chair cushion, cushioned chair, chair cushioned, chair with cushion, padded chair, upholstered chair, cushion chair, soft chair | .95 | wood wood #7a5230, cushion cloth #b3382e
  wood: box .05 .44 .05 b.01 @.2,0,.2 mir + box .05 .95 .05 b.01 @.2,0,-.2 mir + box .48 .05 .48 b.01 @0,.42,0 + box .4 .08 .04 b.01 n2:0,.18,0 @0,.8,-.2 + box .4 .03 .03 b.005 @0,.18,.2 mirz + box .03 .03 .4 b.005 @.2,.22,0 mir
  cushion: box .44 .1 .44 b.045 @0,.46,0 + box .36 .3 .07 b.03 @0,.58,-.16 + ball .02 .012 .02 s8 @0,.56,0
open flat container, container flat open, flat open container, open container flat, flat container, open metal box, low open container | .6 | body paint #c9ced4, trim paint #e07a2c, inside iron #3a4048, metal steel #8a929c, box paint #3f7a9a
  body: box 1.6 .5 .1 b.03 @0,.06,.5 mirz + box .1 .5 .9 b.03 @.75,.06,0 mir + box 1.6 .1 1.1 b.02 @0,.04,0
  inside: box 1.42 .04 .92 b0 @0,.12,0
  trim: box 1.66 .08 .14 b.02 @0,.5,.5 mirz + box .14 .079 .9 b.02 @.75,.5,0 mir + box .2 .3 .12 b.03 n3:.6,0,0 @0,.14,.51
  metal: box .24 .06 .1 b.02 @0,.34,.58 + box .2 .08 .2 b.02 @.65,0,.42 mir mirz
  box: box .4 .3 .4 b.03 @-.4,.14,.1 + box .3 .2 .5 b.03 @.2,.14,-.1
bunk bed | 1.7 | wood wood, sheet cloth #3f6fa8, pillow snow
  wood: box .08 1.7 .08 @.48,0,.95 mir mirz + box .9 .08 .06 @0,.25,.95 mirz + box .9 .06 .06 @0,1.65,.95 mirz + box .9 .06 .06 @0,.6,.95 mirz
    + box .06 .16 1.9 @.48,.2,0 mir + box .06 .16 1.9 @.48,1.1,0 mir + box .05 .14 1.3 @.48,1.42,-.3 + box .05 1.35 .06 @.53,.1,.4
    + box .05 1.35 .06 @.53,.1,.8 + box .05 .04 .42 n4:0,.28,0 @.53,.75,.6
  sheet: box .9 .2 1.3 b.04 @0,.26,.26 + box .9 .2 1.3 b.04 @0,1.16,.26
  pillow: box .9 .14 1.86 b.04 @0,.24,0 + box .9 .14 1.86 b.04 @0,1.14,0 + box .6 .12 .36 b.05 @0,.37,-.66 + box .6 .12 .36 b.05 @0,1.27,-.66
rocking chair, rocker | 1.1 | wood wood, cushion cloth #8a3b3b
  wood: box .5 .04 .48 @0,.42,0 + tube .024 .22,.09,-.55 .22,.03,-.25 .22,.02,0 .22,.04,.3 .22,.1,.5 mir + bar .02 .22,.04,.2 .22,.42,.2 mir
    + bar .02 .22,.03,-.2 .22,.42,-.2 mir + bar .022 .23,.42,-.22 .23,1.1,-.36 mir + bar .014 0,.44,-.22 0,1,-.34 n5:.08,0,0
    + box .5 .12 .03 rx-12 @0,.98,-.34 + bar .02 .25,.66,-.28 .25,.66,.2 mir + bar .016 .25,.42,.2 .25,.66,.2 mir
  cushion: box .44 .06 .42 b.025 @0,.46,.01
coffee table, low table | .45 | top glass #bfe2ea, wood wood
  wood: box 1.1 .04 .6 @0,.38,0 + box .07 .4 .07 @.48,0,.24 mir mirz + box 1 .03 .5 @0,.12,0
  top: box 1.16 .025 .66 @0,.418,0
  red: box .24 .03 .17 ry20 @-.2,.442,.05
  ceramic: pot .006 .03,0 .04,.03 .04,.08 @.25,.442,.05
round table, tavern table | .76 | wood wood, leg grain #6d4526
  wood: cyl .65 .05 b.012 @0,.71,0 s40
  leg: lathe .09,.04 .1,.12 .05,.2 .07,.35 .04,.5 .1,.66 .16,.71 + bar .04 0,.12,.05 0,.02,.38 o4
dining table, kitchen table, dining set | 1 | cloth cloth #f1ece0, wood wood, seat grain #8f5f36, plate ceramic #dfe6ef
  cloth: box 1.5 .04 .9 @0,.74,0 + box 1.52 .2 .92 b.01 @0,.58,0
  wood: box .07 .7 .07 @.64,0,.36 mir mirz
  seat: box .4 .04 .38 n2:.66,0,0 @0,.44,.68 mirz + box .04 .44 .04 n2:.66,0,0 @.17,0,.83 mirz + box .04 .44 .04 n2:.66,0,0 @-.17,0,.83 mirz
    + box .04 .44 .04 n2:.66,0,0 @.17,0,.53 mirz + box .04 .44 .04 n2:.66,0,0 @-.17,0,.53 mirz + box .04 .58 .04 n2:.66,0,0 @.17,.44,.85 mirz
    + box .04 .58 .04 n2:.66,0,0 @-.17,.44,.85 mirz + box .36 .2 .03 n2:.66,0,0 @0,.8,.85 mirz
  plate: cyl .12 .015 n2:.66,0,0 @0,.78,.25 mirz
office chair, desk chair, swivel chair, computer chair, gaming chair, desk chair arms, office chair with arms | 1.15 | seat cloth #2c3038, frame iron #3c4046, wheel rubber
  seat: box .5 .1 .48 b.04 @0,.46,0 + box .48 .58 .1 b.04 rx-8 @0,.6,-.24
  frame: cyl .03 .4 @0,.1,0 + bar .028 0,.12,0 0,.07,.3 o5 + box .05 .3 .04 @0,.45,-.28 + bar .018 .26,.5,0 .29,.68,0 mir
    + box .06 .03 .26 b.01 @.29,.68,.02 mir
  wheel: ball .04 @0,.04,.3 o5
bathtub, bath tub, bath | .65 | tub ceramic, foot gold, water liquid #8fd0ea, tap steel
  tub: pot .05 .55,0 .68,.1 .75,.4 .78,.45 s32 *1,1,.52 @0,.14,0 + ring .76 .035 s32 *1,1,.54 @0,.58,0
  water: lathe 0,.36 .7,.38 .7,.42 0,.42 s32 *1,1,.52
  foot: ball .07 .1 .07 @.45,.09,.22 mir mirz
  tap: tube .025 -.7,.5,0 -.7,.75,0 -.62,.8,0 -.54,.74,0 + ball .035 @-.72,.7,.1 mirz + rodz .015 .2 @-.71,.7,0 + cyl .03 .62 @-.76,0,0
toilet, lavatory | .8 | bowl ceramic, seat ceramic #e3e0d8, metal steel
  bowl: lathe .13,0 .12,.08 .1,.18 .16,.3 .2,.38 0,.38 ~ *1,1,1.2 @0,0,.1 + box .44 .36 .2 b.03 @0,.38,-.2 + box .48 .05 .23 b.015 @0,.74,-.2
    + box .22 .38 .2 @0,0,-.14
  seat: ring .16 .04 *1,.6,1.25 @0,.4,.1 + slab .03 -.19,0 .19,0 .2,.2 .14,.36 .07,.4 -.07,.4 -.14,.36 -.2,.2 rx-8 @0,.4,-.08
  metal: cyl .03 .02 @0,.79,-.2
sink, washbasin, basin | .95 | basin ceramic, tap steel
  basin: pot .025 .12,0 .21,.03 .27,.09 .29,.15 ~ @0,.77,.04 *1.1,1,.9 + lathe .27,.9 .35,.895 .36,.915 .35,.935 .27,.935 .262,.915 .27,.9 @0,0,.04 *1.1,1,.9
    + box .62 .07 .16 b.02 @0,.865,-.28 + lathe .15,0 .17,.04 .08,.2 .08,.5 .16,.79
  tap: tube .02 0,.93,-.27 0,1.1,-.27 0,1.15,-.2 0,1.13,-.1 0,1.08,-.08 + cyl .03 .06 @.14,.93,-.28 mir + rodx .012 .1 @.14,1,-.28 mir + cyl .035 .012 @0,.79,.03
mirror, standing mirror, enchanted mirror, magic mirror, dressing mirror | 1.6 | frame gold, glass steel #cfe3ee, foot wood
  frame: slab .06 0,0 .2,.03 .35,.2 .42,.6 .35,1 .2,1.2 0,1.25 -.2,1.2 -.35,1 -.42,.6 -.35,.2 -.2,.03 ~ @0,.32,0 + star 8 .1 .05 .05 @0,1.58,0
    + ball .06 @.32,.45,0 mir
  glass: slab .07 0,.06 .18,.09 .3,.24 .36,.6 .3,.96 .18,1.13 0,1.17 -.18,1.13 -.3,.96 -.36,.6 -.3,.24 -.18,.09 ~ @0,.32,0
  foot: tube .03 .46,.95,0 .46,.4,0 .4,.1,0 .42,0,.2 mir + tube .03 .44,.3,0 .42,.1,-.05 .42,0,-.22 mir + rodx .025 .86 @0,.2,0
cradle, crib, baby bed, baby crib | .8 | wood wood, blanket cloth #7fb2d8, pillow snow
  wood: box .6 .05 1.1 @0,.26,0 + box .04 .5 .04 n8:0,0,.15 @.3,.26,0 mir + box .06 .05 1.14 @.3,.74,0 mir
    + slab .04 -.32,.26 .32,.26 .36,.8 0,.92 -.36,.8 @0,0,.56 + slab .04 -.32,.26 .32,.26 .36,.9 0,1.02 -.36,.9 @0,0,-.56
    + slab .05 -.4,.0 -.3,.03 0,0 .3,.03 .4,0 .34,.16 .1,.26 -.1,.26 -.34,.16 @0,0,.5 mirz
  blanket: box .56 .16 .66 b.05 @0,.3,.16
  pillow: box .46 .1 .26 b.04 @0,.34,-.34
hammock | 1.4 | cloth cloth #d8553a, stripe cloth #f3e7c8, rope thatch, post wood
  post: cyl .06 1.4 @1.35,0,0 mir + cyl .18 .05 @1.35,0,0 mir
  cloth: side .3 -1,.7 -.7,.48 -.35,.36 0,.32 .35,.36 .7,.48 1,.7 .7,.44 .35,.32 0,.28 -.35,.32 -.7,.44 ry90 @0,0,.16
    + side .3 -1,.7 -.7,.48 -.35,.36 0,.32 .35,.36 .7,.48 1,.7 .7,.44 .35,.32 0,.28 -.35,.32 -.7,.44 ry90 @0,0,-.3
  stripe: side .16 -1,.7 -.7,.48 -.35,.36 0,.32 .35,.36 .7,.48 1,.7 .7,.44 .35,.32 0,.28 -.35,.32 -.7,.44 ry90 @0,.002,-.07
  rope: bar .015 1,.7,.28 1.35,1.25,0 mir mirz + bar .015 1,.7,.1 1.35,1.25,0 mir mirz
piano bench | .5 | seat leather #1d1a19, leg obsidian #1d1a19
  seat: box .8 .1 .38 b.04 @0,.4,0
  leg: cyl .03 .4 .04 @.34,0,.13 mir mirz + box .76 .06 .34 @0,.36,0
cabinet, kitchen cabinet, kitchen counter, counter, sideboard | .92 | wood paint #e4ddcb, top wood, metal steel
  wood: box 1.4 .76 .56 @0,.1,0 + box .42 .5 .03 @0,.14,.28 n3:.45,0,0 + box .42 .16 .03 @0,.67,.28 n3:.45,0,0
  top: box 1.48 .05 .64 @0,.86,0
  metal: box .12 .016 .03 @0,.74,.305 n3:.45,0,0 + box .016 .12 .03 @.15,.46,.305 n3:.45,0,0
  dark: box 1.3 .1 .5
kitchen sink, sink unit, kitchen sink unit, kitchen table sink, kitchen counter sink, counter with a sink | 1.2 | wood paint #e4ddcb, top wood, metal steel, basin steel
  wood: box 1.4 .52 .56 @0,.1,0 + box .38 .26 .56 @.51,.6,0 mir + box .66 .26 .04 @0,.6,.26 + box .42 .5 .03 @0,.14,.28 n3:.45,0,0 + box .42 .16 .03 @0,.67,.28 n3:.45,0,0
  top: box .44 .05 .64 @.52,.86,0 mir + box .62 .05 .12 @0,.86,.26 + box .62 .05 .18 @0,.86,-.23
  basin: box .62 .03 .38 b.01 @0,.66,.03 + box .03 .24 .38 @.3,.67,.03 mir + box .62 .24 .03 @0,.67,.205 + box .62 .24 .03 @0,.67,-.145 + cyl .03 .006 @0,.688,.03
  metal: box .12 .016 .03 @0,.74,.305 n3:.45,0,0 + box .016 .12 .03 @.15,.46,.305 n3:.45,0,0 + tube .018 0,.9,-.22 0,1.1,-.22 0,1.18,-.16 0,1.17,-.06 0,1.1,-.03 + cyl .026 .06 @.1,.9,-.22 mir
  dark: box 1.3 .1 .5
filing cabinet, file cabinet | 1.3 | body iron #7d858d, metal steel, label plaster #f6f4ee
  body: box .48 1.28 .6 + box .44 .29 .04 n4:0,.31,0 @0,.48,.3
  metal: box .16 .03 .05 n4:0,.31,0 @0,.6,.33
  label: box .14 .06 .01 n4:0,.31,0 @0,.67,.325
chandelier | 1.1 | frame gold, candle wax, flame light #ffc24a, gem crystal #d5ecff
  frame: cyl .014 .5 @0,.62,0 + lathe .02,.1 .1,.18 .05,.3 .07,.45 .03,.62 ~ + tube .018 0,.25,.06 0,.12,.25 0,.16,.45 0,.34,.5 o8
    + lathe .02,.32 .06,.35 @0,0,.5 o8 + ring .5 .01 @0,.24,0
  candle: cyl .024 .12 @0,.35,.5 o8
  flame: lathe 0,.47 .018,.5 0,.56 @0,0,.5 o8
  gem: ball .02 .035 .02 @0,.06,.3 o8 + ball .04 .06 .04 @0,.03,0 + ball .018 .03 .018 @0,.12,.46 o8
floor lamp, standing lamp, floor light | 1.6 | shade cloth #f0d9a0, pole iron #3c4046, bulb light
  pole: cyl .02 1.35 + lathe .17,0 .16,.02 .03,.05 + rodx .006 .4 @0,1.4,0 + rodz .006 .4 @0,1.4,0
  shade: lathe .25,1.22 .16,1.56 .15,1.56 .24,1.22 .25,1.22 s32
  bulb: ball .07 @0,1.4,0
table lamp, bedside lamp, lamp | .5 | shade cloth #f0d9a0, base ceramic #3f7fa8, bulb light, pole gold
  base: lathe .09,0 .09,.02 .04,.04 .09,.12 .1,.18 .05,.26 .02,.28 ~
  pole: cyl .012 .1 @0,.26,0 + rodx .004 .255 @0,.38,0 + rodz .004 .255 @0,.38,0
  shade: lathe .17,.28 .1,.48 .094,.48 .164,.28 .17,.28 s32
  bulb: ball .045 @0,.38,0
candelabra, candelabrum, kinara | .5 | frame gold, candle wax, flame light #ffc24a
  frame: lathe .1,0 .1,.02 .03,.05 .02,.12 .035,.15 .018,.2 .025,.3 + tube .014 0,.2,0 .08,.16,0 .14,.2,0 .15,.28,0 mir
    + tube .014 0,.2,0 .14,.12,0 .26,.17,0 .28,.28,0 mir + cyl .03 .02 n5:.14,0,0 @0,.29,0
  candle: cyl .016 .12 n5:.14,0,0 @0,.31,0
  flame: lathe 0,.43 .014,.455 0,.5 n5:.14,0,0
fireplace, hearth | 1.8 | stone bricks, mantel wood, dark rubber #1a1614, flame ember, log bark, yellow light #ffd24a
  stone: box .36 1.1 .5 @.6,0,0 mir + box 1.56 .34 .5 @0,.78,0 + box 1.7 .1 .8 @0,0,.1 + box .9 .9 .36 @0,1.2,-.06
  mantel: box 1.8 .1 .64 @0,1.1,.04
  dark: box 1.1 .9 .1 @0,.05,-.18
  log: rodx .06 .6 @0,.16,.1 + rodx .06 .6 ry30 @0,.26,.06 + rodx .06 .5 ry-25 @.05,.16,-.02
  flame: lathe 0,.2 .12,.3 .1,.42 0,.7 s9 @0,0,.05 + lathe 0,.2 .09,.28 .07,.38 0,.55 s9 @.16,0,.06 + lathe 0,.2 .09,.28 .07,.36 0,.5 s9 @-.16,0,.08
  yellow: lathe 0,.2 .06,.28 .05,.36 0,.5 s9 @0,0,.16
rug, carpet, persian rug | .04 | cloth cloth #a8323a, edge cloth #2f3f6f, gold cloth #d9a84a
  cloth: box 1.8 .02 1.2 b.004
  edge: box 1.6 .022 .06 @0,.002,.48 mirz + box .06 .021 .9 @.77,.002,0 mir + cyl .26 .012 s4 @0,.014,0 *1.6,1,1
  gold: cyl .16 .01 s4 @0,.02,0 *1.6,1,1 + box .012 .008 .1 n24:.075,0,0 ry0 @0,.003,.64 mirz *1,1,1 + cyl .09 .01 s4 @.52,.014,0 mir
    + box 1.48 .022 .02 @0,.003,.42 mirz
pillow, cushion, throw pillow | .13 | cloth cloth #7fa8c8, edge cloth #f1ece0
  cloth: dome .095 -.27,-.19 -.14,-.168 0,-.163 .14,-.168 .27,-.19 .25,-.1 .245,0 .25,.1 .27,.19 .14,.168 0,.163 -.14,.168 -.27,.19 -.25,.1 -.245,0 -.25,-.1 rx90
    flat.3 @0,.03,0
  edge: bar .008 -.27,.03,-.19 -.14,.03,-.168 0,.03,-.163 .14,.03,-.168 .27,.03,-.19 .25,.03,-.1 .245,.03,0 .25,.03,.1 .27,.03,.19 .14,.03,.168
    0,.03,.163 -.14,.03,.168 -.27,.03,.19 -.25,.03,.1 -.245,.03,0 -.25,.03,-.1 -.27,.03,-.19
broken chair, wrecked chair | .95 | wood grain #8a5a32, cloth cloth #9a2f2f
  wood: box .045 .44 .045 @.21,0,.2 + box .045 .44 .045 @.21,0,-.21 + box .045 .44 .045 @-.21,0,-.21 + box .045 .18 .045 @-.21,.26,.2
    + box .045 .045 .26 ry40 @-.33,0,.4 + box .5 .04 .48 @0,.43,0 + box .04 .52 .035 @.21,.45,-.21 + box .04 .24 .035 @-.21,.45,-.21
    + box .42 .07 .022 rz-26 @.03,.78,-.2 + box .4 .07 .022 @0,.54,-.21 + box .4 .05 .022 ry25 @.1,0,.5
  cloth: box .42 .03 .4 b.012 @0,.465,.01
single curtain, curtain panel | 2.2 | cloth cloth #a02a3a, rod gold, band gold
  rod: rodx .025 1 @0,2.15,0 + ball .05 @.5,2.15,0 mir
  cloth: tube .06>.075 0,2.14,.0 0,1.2,.01 -.05,.02,0 n8:.085,0,0
  band: box .6 .07 .2 b.03 @0,1,0
curtain, curtains, drapes, stage curtain | 2.2 | cloth cloth #a02a3a, rod gold, band gold
  rod: rodx .025 2 @0,2.15,0 + ball .05 @1,2.15,0 mir
  cloth: tube .06>.075 0,2.14,.0 0,1.2,.01 -.05,.02,0 n8:.085,0,0 @.62,0,0 mir
  band: box .6 .07 .2 b.03 @.62,1,0 mir
door, wooden door | 2.1 | wood wood, frame grain #5d3a1e, metal iron
  wood: box .9 2 .07 @0,0,0
  frame: box .1 2 .178 @.5,0,0 mir + box 1.1 .1 .18 @0,2,0 + box .32 .7 .1 @.2,1.15,0 mir + box .32 .7 .1 @.2,.2,0 mir
  metal: ball .045 @.36,1,.09 + cyl .02 .05 rx90 @.36,1,.05 + box .08 .2 .085 @.36,.92,0 + box .12 .05 .12 @-.44,1.6,0 + box .12 .05 .12 @-.44,.4,0
  dark: box .02 .05 .09 @.36,.86,0
window, glass window | 1.4 | frame paint #f1efe6, glass glass #a9d6ee, wood wood
  frame: box .08 1.3 .12 @.5,.08,0 mir + box 1.08 .08 .12 @0,1.34,0 + box 1.08 .08 .12 @0,.06,0 + box .05 1.3 .08 @0,.08,0 + box 1 .05 .08 @0,.72,0
  glass: box 1 1.28 .02 @0,.08,0
  wood: box 1.24 .06 .26 @0,0,.04
picture frame, painting, portrait, framed picture, framed painting, frame, photo frame, photograph, photo | .8 | frame gold, picture paint #7fb8e0, hill plant #4f8a34, sun paint #f7d04a
  frame: slab .07 -.5,0 .5,0 .41,.09 -.41,.09 b.012 + slab .07 -.5,.8 -.41,.71 .41,.71 .5,.8 b.012 + slab .07 .5,0 .5,.8 .41,.71 .41,.09 b.012 mir
    + slab .09 -.43,.07 .43,.07 .405,.095 -.405,.095 b.006 + slab .09 -.43,.73 -.405,.705 .405,.705 .43,.73 b.006 + slab .09 .43,.07 .43,.73 .405,.705 .405,.095 b.006 mir
  picture: box .86 .66 .05 @0,.07,-.01
  hill: slab .02 -.42,.08 .42,.08 .42,.25 .2,.34 0,.22 -.2,.4 -.42,.24 @0,0,.02
  sun: rodz .07 .02 @.2,.55,.015
  snow: slab .022 -.27,.35 -.14,.35 -.2,.4 @0,0,.021
beach chair, deck chair, lawn chair, sun lounger | .85 | cloth cloth #2d7fb8, frame wood, stripe cloth #f6f4ee
  frame: bar .022 .3,.02,.55 .3,.85,-.45 mir + bar .022 .27,.02,-.4 .27,.42,.4 mir + rodx .02 .6 @0,.85,-.45 + rodx .02 .56 @0,.4,.38
  cloth: side .19 .36,.38 .2,.2 0,.2 -.2,.42 -.44,.84 -.42,.86 -.17,.44 0,.23 .19,.23 .34,.4 @.17,0,0 mir
  stripe: side .15 .36,.38 .2,.2 0,.2 -.2,.42 -.44,.84 -.42,.86 -.17,.44 0,.23 .19,.23 .34,.4
canopy bed, four poster bed, royal bed | 2.2 | wood wood, cloth cloth #8a2f4a, sheet cloth #f1ece0, gold gold
  wood: box 1.6 .3 2 @0,.2,0 + lathe .06,0 .07,.3 .045,.5 .06,1 .04,1.5 .055,2.1 @.78,0,.98 mir mirz + box 1.6 .7 .08 @0,.4,-.98
  cloth: box 1.72 .14 2.12 @0,2.06,0 + box 1.5 .16 1.2 b.05 @0,.56,.36 + tube .08>.06 .72,2.1,.92 .76,1.2,.96 .72,.5,.96 mir mirz
  sheet: box 1.5 .18 1.9 b.05 @0,.48,0 + box .6 .14 .36 b.06 @.36,.64,-.72 mir
  gold: ball .08 @.78,2.24,.98 mir mirz
bean bag, beanbag | .8 | cloth cloth #d8553a, line cloth #a83f28
  cloth: lathe 0,0 .3,.02 .44,.16 .42,.36 .3,.58 .14,.74 .04,.8 0,.8 ~ *1,1,1 rx-8
  line: ringx .415 .006 *1,.9,1 @0,.39,0
coat rack, coat stand, hat stand, coat hanger | 1.8 | wood wood, hat cloth #4a3f35, coat cloth #8a5a3c
  wood: cyl .03 1.75 + ball .05 @0,1.78,0 + bar .025 0,.2,0 0,0,.3 o3 + tube .016 0,1.55,0 0,1.58,.1 0,1.66,.16 o6
  hat: lathe .17,1.66 .17,1.68 .1,1.69 .09,1.8 ~ @0,-.03,.14 ry60
  coat: box .4 .85 .12 b.05 @.1,.7,.12 ry100
throne, royal throne, king throne | 2 | gold gold, cloth cloth #9a1f2c, stone marble
  gold: box .9 .4 .8 b.03 @0,.16,-.05 + slab .14 -.42,0 .42,0 .42,1.1 .3,1.25 .18,1.2 0,1.45 -.18,1.2 -.3,1.25 -.42,1.1 @0,.5,-.4
    + box .16 .12 .8 b.04 @.4,.82,-.02 mir + box .12 .36 .12 @.4,.5,.3 mir + ball .1 @.4,.9,.38 mir + ball .08 @.4,1.72,-.4 mir + ball .09 @0,2.0,-.4
  cloth: box .62 .14 .6 b.06 @0,.54,.02 + slab .1 -.3,.2 .3,.2 .3,.95 0,1.15 -.3,.95 @0,.5,-.34
  stone: box 1.4 .1 1.3 + box 1.2 .08 1.1 @0,.1,0
  red: ball .05 @0,1.76,-.33
ping pong table, table tennis table | .92 | top paint #1f5fa0, line paint #f6f4ee, leg iron
  top: box 2.74 .05 1.52 @0,.72,0
  line: box 2.74 .052 .03 @0,.721,.745 mirz + box .03 .0515 1.46 @1.355,.721,0 mir + box 2.74 .052 .02 @0,.721,0 + box .02 .15 1.7 @0,.77,0
  leg: box .05 .72 .05 @1.1,0,.6 mir mirz
ceiling light, ceiling lamp, pendant lamp, pendant light, hanging lamp, lamp ceiling | 1 | shade paint #d1402f, cord rubber, bulb light #fff0b8
  cord: cyl .09 .03 @0,.97,0 + cyl .01 .6 @0,.4,0 + cyl .035 .08 @0,.36,0
  shade: pot .012 .04,.36 .09,.34 .2,.22 .3,.06 *1,1,1 rx0
  bulb: ball .08 @0,.13,0 + cyl .03 .24 @0,.16,0
bar counter, kitchen bar, bar, bartop, shop counter, kitchen island, reception desk, checkout counter | 1.1 | wood wood, top grain #5a3420, rail gold
  wood: box 2 1 .6 b.01 + box .3 .8 .03 n6:.33,0,0 @0,.1,.305
  top: box 2.2 .07 .8 b.02 @0,1,.05
  rail: rodx .02 2 @0,.14,.4 + bar .012 .9,.14,.4 .9,.14,.3 mir
locker, lockers, school locker, gym locker, metal locker | 1.9 | body paint #3f6f9e, door paint #4d86bd, metal steel, dark rubber, plate snow
  body: box 1.02 1.82 .48 b.01 @0,.08,0
  door: box .31 1.72 .04 b.01 n3:.33,0,0 @0,.13,.235
  dark: box .18 .016 .01 b0 n3:.33,0,0 n4:0,.045,0 @0,1.66,.254 + box .18 .016 .01 b0 n3:.33,0,0 n4:0,.045,0 @0,.36,.254 + box .05 .14 .01 b0 n3:.33,0,0 @.1,.95,.254 + box .98 .1 .4 b0
  metal: box .03 .1 .03 b.006 n3:.33,0,0 @.1,.97,.262 + rodx .02 .03 s8 n3:.33,0,0 @.1,.92,.27 + box .02 .1 .02 b0 n3:.33,0,0 n2:0,1.3,0 @-.155,.95,.25
  plate: box .09 .05 .01 b0 n3:.33,0,0 @0,1.46,.256
loom, weaving loom, tapestry loom | 1.7 | wood, warp snow #f0e8d4, cloth cloth #b5342c, pattern cloth #e8b83a, blue cloth #2f4a8c
  wood: box .09 1.7 .09 b.01 @.64,0,0 mir + box .12 .1 .8 b.02 @.64,0,0 mir + rodx .05 1.46 s12 @0,1.52,0 + rodx .05 1.46 s12 @0,.28,0 + rodx .016 1.3 s8 @0,1.1,.07 + box .05 .06 .1 b.01 @.64,1.07,.06 mir
    + bar .03 .64,.08,.34 .64,.6,.03 s6 mir + bar .03 .64,.08,-.34 .64,.6,-.03 s6 mir + ovals .008,.008,-.13 .02,.028,-.06 .022,.03,0 .02,.028,.06 .008,.008,.13 s8 ry90 @.2,.93,.035
  warp: box .008 1.24 .008 b0 n25:.045,0,0 @0,.28,.0 + box 1.12 .04 .03 b0 @0,1.48,.05
  cloth: box 1.12 .58 .03 b0 @0,.3,.005
  pattern: slab .04 0,-.11 .09,0 0,.11 -.09,0 b0 n5:.22,0,0 @0,.58,.005 + box 1.122 .035 .04 b0 @0,.38,.005 + box 1.122 .035 .04 b0 @0,.76,.005
  blue: slab .05 0,-.055 .045,0 0,.055 -.045,0 b0 n5:.22,0,0 @0,.58,.005 + box 1.124 .03 .038 b0 @0,.84,.005
shelf, shelf unit, shelving unit, shelving, shelves, storage shelf, wooden shelf, empty shelf, storage rack, open shelf | 1.6 | wood wood, trim wood #6b4a30
  wood: box 1.1 .04 .36 n4:0,.48,0 @0,.86,0
  trim: box .06 1.6 .06 @.52,0,.15 mir mirz + box .02 .05 .3 n4:0,.48,0 @.53,.81,0 mir + bar .015 -.5,.16,-.16 .5,1.56,-.16 + bar .015 .5,.16,-.16 -.5,1.56,-.16
single bed, twin bed, narrow bed, cot, camp bed, bunk | .9 | frame grain #7d5430, blanket cloth #3f5fa8, sheet cloth #f0ece0
  frame: box .08 .9 .08 b.015 @.44,0,-.98 mir + box .08 .6 .08 b.015 @.44,0,.98 mir + box .84 .4 .05 @0,.44,-.98 + box .84 .24 .05 @0,.3,.98 + box .05 .14 1.9 @.44,.24,0 mir + box .86 .04 1.9 @0,.28,0
  sheet: box .84 .18 1.9 b.05 @0,.31,0 + box .56 .12 .34 b.05 @0,.46,-.72
  blanket: box .9 .1 1.2 b.04 @0,.42,.33
corner desk, l shaped desk, l desk, corner table | .76 | top wood, leg iron, drawer wood #6b4a30
  top: plan .04 -.9,-.9 .9,-.9 .9,-.25 -.25,-.25 -.25,.9 -.9,.9 @0,.72,0
  leg: box .05 .72 .05 @.84,0,-.84 + box .05 .72 .05 @.84,0,-.3 + box .05 .72 .05 @-.84,0,.84 + box .05 .72 .05 @-.3,0,.84 + box .05 .72 .05 @-.84,0,-.84
  drawer: box .36 .5 .5 b.01 @.6,.2,-.6 + box .3 .2 .02 n2:0,.24,0 @.6,.35,-.345
wall cabinet, upper cabinet, upper kitchen cabinet, kitchen cabinet upper, hanging cabinet, kitchen wall cabinet | .7 | wood paint #e4ddcb, door paint #efe9da, metal steel
  wood: box 1 .7 .34 b.01
  door: box .47 .64 .03 @.245,.03,.175 mir
  metal: cyl .008 .12 @.05,.08,.2 mir + box .014 .014 .03 @.05,.09,.19 mir + box .014 .014 .03 @.05,.18,.19 mir
round rug, circular rug, round carpet, circular carpet | .04 | cloth cloth #a8323a, edge cloth #2f3f6f, gold cloth #d9a84a
  cloth: cyl .9 .02 s40
  edge: cyl .74 .006 s40 @0,.019,0
  second.cloth: cyl .64 .006 s40 @0,.024,0
  gold: cyl .4 .006 s40 @0,.029,0 + cyl .06 .006 s12 @.82,.019,0 o16
  third.edge: cyl .3 .006 s40 @0,.034,0
round window, porthole, circular window | 1 | frame paint #f1efe6, glass glass #a9d6ee
  frame: ring .45 .05 rx90 @0,.5,0 s40 + box .88 .04 .04 @0,.48,0 + box .04 .88 .04 @0,.06,0
  glass: rodz .44 .014 @0,.5,0 s40
display table, table with a display, table with display, table display, table with a screen, table with screen, screen table, table with a display screen | 1 | top paint #dfe4e8, leg steel #6a7078, screen obsidian #16222c, glow light #4ab8e8
  top: box 1.4 .08 .8 b.02 @0,.7,0 + box .8 .48 .06 b.02 rx-8 @0,.8,-.2
  leg: box .1 .7 .6 b.02 @.55,0,0 mir + box .14 .05 .7 b.02 @.55,0,0 mir + box 1.1 .06 .08 @0,.3,0 + box .3 .08 .2 @0,.76,-.2
  screen: box .72 .4 .04 b.006 rx-8 @0,.84,-.18
  glow: box .5 .03 .02 n4:0,.08,0 rx-8 @-.05,1.02,-.157 + box .1 .26 .02 rx-8 @.27,.9,-.163
chair with armrests, armrest chair, chair armrests, chair armrest, chair with an armrest, chair with arms, chair with arm rests | .95 | frame grain #8a5a32, cushion cloth #9a2f2f
  frame: box .05 .44 .05 @.24,0,.2 mir + bar .028 .24,0,-.22 .24,.45,-.2 .24,.95,-.3 s8 mir + box .53 .05 .48 b.01 @0,.42,0 + box .44 .08 .025 rx-10 @0,.84,-.28 + box .44 .07 .025 rx-10 @0,.62,-.24
    + box .07 .035 .5 b.012 @.25,.66,-.01 mir + box .045 .24 .045 @.25,.44,.2 mir + box .03 .03 .4 @.24,.18,0 mir
  cushion: box .44 .06 .42 b.02 @0,.46,.01
chair with a headrest, chair headrest, headrest chair, chair with headrest, chair with a head rest, chair armrest headrest | 1.25 | frame steel #4a5058, cushion leather #2f6a8a
  frame: cyl .035 .36 @0,.06,0 + box .05 .05 .3 ry0 @0,.03,.15 o5 + ball .03 @0,.03,.3 o5 + box .06 .62 .03 rx-8 @0,.44,-.25 + bar .014 .06,.96,-.31 .06,1.12,-.33 mir
  cushion: box .5 .09 .48 b.035 @0,.42,0 + box .44 .5 .08 b.035 rx-8 @0,.5,-.22 + box .3 .17 .09 b.04 rx-6 @0,1.06,-.31
menorah, hanukkah menorah, hanukkiah, menorah with nine candles, hanukkah menorah with nine candles | .56 | frame gold, candle wax #f4ead2, flame light #ffc24a
  frame: lathe .15,0 .15,.02 .06,.035 .02,.06 .016,.2 .028,.22 .016,.24 .016,.43 + cyl .022 .025 n4:.08,0,0 @.2,.39,0 mir + cyl .026 .03 @0,.42,0
    + tube .011 0,0.28,0 0.056,0.302,0 0.08,.36,0 0.08,.4,0 s8 mir + tube .011 0,0.20,0 0.112,0.245,0 0.16,.36,0 0.16,.4,0 s8 mir + tube .011 0,0.12,0 0.168,0.187,0 0.24,.36,0 0.24,.4,0 s8 mir + tube .011 0,0.04,0 0.224,0.130,0 0.32,.36,0 0.32,.4,0 s8 mir
  candle: cyl .011 .1 s10 n4:.08,0,0 @.2,.405,0 mir + cyl .012 .11 s10 @0,.44,0
  flame: ball .01 .022 .01 s8 n4:.08,0,0 @.2,.527,0 mir + ball .011 .024 .011 s8 @0,.572,0
corner sofa, l shaped sofa, sectional sofa, sofa corner, corner couch, sectional couch, lounge sofa corner | .85 | cloth cloth #6a7a8a, cushion cloth #8a9aaa, leg wood
  cloth: box 2.4 .24 .85 b.05 @0,.12,-.4 + box .85 .239 .9 b.05 @.775,.12,.42 + box 2.4 .66 .2 b.07 @0,.14,-.74 + box .2 .655 1.6 b.07 @1.11,.14,.06 + box .2 .44 .84 b.06 @-1.11,.12,-.4
  cushion: box .74 .15 .68 b.05 @-.63,.34,-.31 + box .74 .15 .68 b.05 @.13,.34,-.31 + box .52 .15 .68 b.05 @.76,.34,-.31 + box .66 .149 .82 b.05 @.69,.34,.42 + box .72 .36 .15 b.06 rx-8 @-.62,.46,-.6 + box .72 .36 .15 b.06 rx-8 @.13,.46,-.6
    + box .15 .36 .72 b.06 rz-8 @.95,.46,.36
  leg: cyl .03 .13 @1.08,0,-.7 mir + cyl .03 .13 @-1.08,0,-.06 + cyl .03 .13 @1.08,0,.78 + cyl .03 .13 @.44,0,.78
designer chair, design chair, lounge designer chair, modern lounge chair, relax chair, designer armchair, eames chair, lounge design chair | .85 | shell grain #7a4a2a, cushion leather #22222a, metal steel
  shell: side .7 -.36,.38 .3,.44 .36,.5 .34,.53 .26,.48 -.3,.43 -.4,.95 -.46,.95 b.01
  cushion: box .64 .1 .6 b.04 rx-6 @0,.44,.02 + box .64 .5 .1 b.04 rx-10 @0,.46,-.31 + box .1 .05 .4 b.02 @.4,.64,-.02 mir
  metal: cyl .03 .36 @0,.06,-.02 + bar .025>.018 0,.06,-.02 .3,.02,.26 s8 mir + bar .025>.018 0,.06,-.02 .3,.02,-.3 s8 mir + bar .014 .4,.64,-.02 .34,.44,-.04 s8 mir
tv cabinet, tv stand, television cabinet, television stand, media console, cabinet television, entertainment center, tv table, tv unit | .5 | wood grain #7a5230, door wood, metal steel, dark rubber #1d1d22
  wood: box 1.8 .05 .45 @0,.45,0 + box 1.76 .04 .43 @0,.1,0 + box .05 .38 .43 @.86,.1,0 mir + box .04 .35 .42 @.3,.12,0 mir + box 1.74 .36 .02 @0,.11,-.2 + cone .03 .1 s10 rx180 @.8,.1,.16 mir mirz
  door: box .5 .31 .03 b.006 @.59,.13,.2 mir
  metal: cyl .012 .03 s10 rx90 @.38,.29,.215 mir
  dark: box .44 .07 .28 b.01 @0,.14,.03 + box .5 .02 .36 @0,.28,0
square table, small square table, card table | .74 | top wood, leg grain
  top: box .8 .05 .8 b.01 @0,.69,0
  leg: box .07 .69 .07 b.008 @.35,0,.35 mir mirz + box .64 .09 .03 @0,.6,.35 mirz + box .03 .09 .64 @.35,.6,0 mir
square rug, square carpet, rug square, carpet square | .03 | cloth cloth #3f5f8a, edge cloth #e8d8b0
  cloth: box 1.4 .02 1.4 b.004 + box .5 .026 .5 b.002 ry45
  edge: box 1.2 .023 .05 b.002 @0,.001,.575 mirz + box .05 .0232 1.1 b.002 @.575,.001,0 mir + box .28 .029 .28 b.002 ry45 + box .12 .0235 .12 b.002 ry45 @.46,.001,.46 mir mirz
striped rug, striped carpet, rug with stripes, stripy rug, rug striped | .03 | cloth cloth #e8dcc4, stripe cloth #c4402a, second cloth #2d5a8a, fringe thatch #e8dcc4
  cloth: box 1.8 .02 1.1 b.004
  stripe: box .16 .024 1.08 b.002 n4:.46,0,0
  second: box .08 .0242 1.08 b.002 n3:.46,0,0
  fringe: box .06 .008 .02 b0 n22:0,0,.05 @.93,0,0 mir
square toilet, toilet square, modern toilet | .8 | bowl ceramic, seat ceramic #e3e0d8, metal steel
  bowl: box .28 .36 .42 b.03 @0,0,.0 + box .4 .12 .56 b.03 @0,.3,.08 + box .44 .36 .2 b.02 @0,.4,-.22 + box .47 .04 .22 b.01 @0,.75,-.22
  seat: box .4 .025 .46 b.008 @0,.42,.12
  metal: box .08 .015 .05 b.004 @0,.79,-.22
monobloc chair, plastic chair, plastic garden chair, white plastic chair, garden chair, stackable chair | .82 | plastic plaster #f4f4f0
  plastic: plan .03 -.24,-.22 .24,-.22 .26,.22 .2,.26 -.2,.26 -.26,.22 b.01 @0,.4,0 + bar .026>.022 .22,.4,.22 .28,0,.28 s8 mir + bar .026>.022 .21,.4,-.2 .27,0,-.28 s8 mir
    + slab .025 -.24,0 -.17,.0 -.17,.36 -.24,.36 b.006 rx-12 @0,.42,-.22 + slab .025 .24,0 .17,.0 .17,.36 .24,.36 b.006 rx-12 @0,.42,-.22 + slab .025 -.24,.34 .24,.34 .2,.42 .1,.45 -.1,.45 -.2,.42 b.006 rx-12 @0,.42,-.22
    + slab .02 -.02,0 .02,0 .02,.35 -.02,.35 b.004 n4:.08,0,0 rx-12 @0,.42,-.22 + tube .02 .27,.4,.2 .3,.6,.2 .3,.63,.05 .28,.63,-.26 s8 mir *1,1,1
ceiling fan, ceiling ventilator, fan ceiling | .5 | blade grain #8a5a32, metal bronze, glass light
  metal: cyl .06 .04 @0,.46,0 + cyl .014 .2 s10 @0,.28,0 + lathe 0,.18 .08,.18 .11,.21 .1,.27 .03,.3 0,.3 s20 + box .12 .012 .04 @.15,.205,0 o5
  blade: slab .014 -.07,0 .07,0 .085,.44 .05,.48 -.05,.48 -.085,.44 b.003 rx90 ry10 rz8 @0,.21,.18 o5
  glass: lathe 0,.08 .05,.09 .085,.13 .075,.18 0,.18 ~ s18
wall mirror, bathroom mirror, mirror wall, hanging mirror, square mirror, rectangular mirror | .9 | frame grain #8a5a32, glass ice #cfe8f4, shine snow
  frame: slab .04 -.32,0 .32,0 .32,.9 -.32,.9 b.012 + ball .03 s10 @.3,.88,.012 mir + ball .0299 s10 @.3,.02,.012 mir
  glass: slab .046 -.27,.05 .27,.05 .27,.85 -.27,.85 b.004
  shine: slab .049 -.2,.45 -.15,.45 .12,.78 .07,.78 b0 + slab .0488 -.1,.42 -.07,.42 .18,.74 .15,.74 b0
round mirror, circular mirror, mirror round, round wall mirror | .7 | frame gold, glass ice #cfe8f4, shine snow
  frame: ringz .32 .03 s36 @0,.35,0
  glass: rodz .315 .02 s36 @0,.35,0
  shine: slab .023 -.16,.27 -.11,.27 .1,.56 .05,.56 b0 + slab .0228 -.06,.23 -.03,.23 .17,.5 .14,.5 b0
hand mirror, handheld mirror, vanity mirror, pocket mirror, makeup mirror | .28 | frame gold, glass ice #cfe8f4, shine snow
  frame: slab .014 0,.1 .06,.13 .075,.19 .05,.26 0,.28 -.05,.26 -.075,.19 -.06,.13 ~ b.004 + lathe 0,-.01 .012,-.005 .009,.02 .012,.05 .008,.09 .012,.105 0,.11 ~ s12 + ball .008 @0,.282,0
  glass: slab .017 0,.12 .045,.14 .058,.19 .04,.245 0,.262 -.04,.245 -.058,.19 -.045,.14 ~ b.001
  shine: slab .0185 -.03,.17 -.02,.17 .024,.23 .014,.23 b0 + slab .0183 -.008,.16 -.002,.16 .034,.215 .028,.215 b0
bathroom cabinet, bathroom vanity, vanity unit, vanity, sink cabinet, bathroom sink cabinet, bathroom sink, bathroom cabinet drawer | 1 | wood paint #f0ece2, top ceramic, metal steel, dark rubber
  wood: box .8 .66 .46 b.01 @0,.12,0 + box .37 .56 .03 b.008 @.195,.17,.235 mir
  top: box .88 .05 .54 b.01 @0,.78,0 + pot .02 .12,0 .2,.06 .24,.13 s28 *1,1,.85 @0,.83,.02
  metal: cyl .018 .2 s12 @0,.83,-.2 + tube .016 0,1.0,-.2 0,1.02,-.12 0,.98,-.05 s10 + cyl .012 .06 s10 @.09,.83,-.2 mir + box .012 .12 .02 @.05,.4,.26 mir
  dark: box .74 .12 .38
shoe rack, shoe shelf, rack for shoes | .5 | wood, red leather #8a2f2a, brown leather #6a4426, blue leather #2d4f8a
  wood: box .04 .5 .32 @.42,0,0 mir + box .8 .025 .3 @0,.06,0 + box .8 .025 .3 @0,.3,0
  red: box .09 .05 .22 b.02 @-.3,.085,.02 + box .09 .05 .22 b.02 @-.19,.085,.02 + box .08 .06 .1 b.02 @-.3,.12,-.04 + box .08 .06 .1 b.02 @-.19,.12,-.04
  brown: box .09 .05 .22 b.02 @.0,.085,.02 + box .09 .05 .22 b.02 @.11,.085,.02 + box .085 .14 .1 b.02 @.0,.11,-.04 + box .085 .14 .1 b.02 @.11,.11,-.04
  blue: box .09 .05 .22 b.02 @-.1,.325,.02 + box .09 .05 .22 b.02 @.01,.325,.02 + box .08 .06 .1 b.02 @-.1,.36,-.04 + box .08 .06 .1 b.02 @.01,.36,-.04
school desk, classroom desk, pupil desk, student desk, school table | .75 | wood, frame steel, seat wood, book paint #c4302b
  wood: box .7 .03 .5 b.01 rx6 @0,.69,.12 + box .66 .02 .44 @0,.58,.1
  seat: box .42 .03 .36 b.01 @0,.43,-.5 + box .42 .2 .025 b.01 rx-8 @0,.64,-.7
  frame: bar .016 .3,.7,.3 .3,0,.34 s8 mir + bar .016 .3,.7,-.08 .3,0,-.1 s8 mir + bar .015 .18,.43,-.36 .18,0,-.34 s8 mir + bar .015 .18,.86,-.74 .18,.43,-.66 .18,0,-.7 s8 mir + rodx .012 .6 @0,.2,.32 + box .02 .12 .4 @.31,.58,.1 mir
  book: box .16 .03 .22 b.004 ry12 @-.16,.71,.1
office partition, cubicle, office cubicle, partition wall, room divider, folding screen, privacy screen | 1.5 | cloth cloth #7a8a9a, frame steel
  cloth: box 1.44 1.3 .05 @0,.1,-.7 + box .05 1.298 1.38 @.72,.1,0 mir
  frame: box 1.5 .04 .07 @0,1.4,-.7 + box .07 .041 1.4 @.72,1.4,0 mir + box .07 1.44 .07 @.72,0,-.7 mir + box .07 1.44 .07 @.72,0,.7 mir + box 1.4 .05 .055 @0,.06,-.7
gothic bed, bed gothic, carved gothic bed, medieval bed, vampire bed, dark gothic bed | 2.3 | wood wood #3a2418, blanket cloth #6a1420, sheet cloth #e8e0d0, trim gold
  wood: box 1.7 .3 2.1 b.02 @0,.2,0 + slab .1 -.85,0 .85,0 .85,1.1 .6,1.25 .4,1.35 .2,1.6 0,1.95 -.2,1.6 -.4,1.35 -.6,1.25 -.85,1.1 b.02 @0,.3,-1.05 + slab .1 -.85,0 .85,0 .85,.4 .4,.46 0,.7 -.4,.46 -.85,.4 b.02 @0,.3,1.05
    + box .16 1.9 .16 b.02 @.88,0,-1.05 mir + box .16 1.2 .16 b.02 @.88,0,1.05 mir + cone .1 .36 s4 @.88,1.9,-1.05 mir + cone .1 .3 s4 @.88,1.2,1.05 mir + cyl .03 .16 s8 @0,2.2,-1.05
  sheet: box 1.56 .2 1.95 b.05 @0,.48,0 + box .6 .18 .4 b.07 rx14 @.38,.66,-.74 mir
  blanket: box 1.64 .22 1.25 b.06 @0,.5,.33
  trim: slab .03 -.16,0 .16,0 .16,.5 .1,.66 0,.8 -.1,.66 -.16,.5 b.01 @0,.95,-.995 + slab .03 -.14,0 .14,0 .14,.3 .08,.42 0,.52 -.08,.42 -.14,.3 b.01 @.5,.85,-.995 mir + ringz .12 .02 s20 @0,1.72,-.99 + slab .03 -.09,0 .09,0 .09,.14 0,.28 -.09,.14 b.01 n5:.3,0,0 @0,.4,1.105
  dark: slab .03 -.11,0 .11,0 .11,.46 .06,.58 0,.68 -.06,.58 -.11,.46 b.004 @0,.99,-.985 + slab .03 -.1,0 .1,0 .1,.28 .05,.38 0,.45 -.05,.38 -.1,.28 b.004 @.5,.88,-.985 mir
gothic cabinet, cabinet gothic, gothic wardrobe, gothic cupboard, medieval cabinet, carved cabinet, gothic bookcase | 2.4 | wood wood #3a2418, trim grain #5a3820, glass glass #8a3a3a, metal gold
  wood: box 1.3 1.75 .5 b.02 @0,.14,0 + box 1.42 .14 .58 b.03 + box 1.44 .12 .6 b.03 @0,1.86,0 + slab .4 -.6,0 .6,0 .4,.08 .2,.26 0,.5 -.2,.26 -.4,.08 b.02 @0,1.96,0 + box .12 1.9 .12 b.01 @.64,.05,.24 mir + cone .09 .32 s4 @.64,1.96,.22 mir + cone .05 .14 s4 @0,2.42,0
  trim: slab .04 -.27,0 .27,0 .27,.65 .18,.85 0,1.02 -.18,.85 -.27,.65 b.01 @.29,.72,.25 mir + box .54 .46 .04 b.01 @.29,.2,.25 mir + slab .03 -.2,.06 .2,.06 .1,.16 0,.3 -.1,.16 b.01 @0,1.98,.2
  dark: slab .04 -.2,.08 .2,.08 .2,.62 .13,.78 0,.92 -.13,.78 -.2,.62 b.004 @.29,.72,.262 mir + box .4 .3 .03 b.004 @.29,.28,.264 mir
  glass: slab .02 -.19,.09 .19,.09 .19,.61 .12,.77 0,.9 -.12,.77 -.19,.61 b0 @.29,.72,.28 mir
  lattice.trim: bar .01 .12,.9,.29 .46,1.3,.29 s5 mir + bar .01 .46,.9,.29 .12,1.3,.29 s5 mir + ringz .08 .012 s14 @.29,1.46,.285 mir + slab .02 0,-.1 .08,0 0,.1 -.08,0 b.004 @.29,.43,.28 mir
  metal: ringz .035 .008 s12 @.045,1.15,.3 mir + ringz .03 .008 s12 @.06,.43,.29 mir + box .02 .06 .03 b.004 @.045,1.17,.28 mir
gothic commode, commode gothic, gothic dresser, gothic chest of drawers, gothic drawers, gothic sideboard | 1 | wood wood #3a2418, trim grain #5a3820, top marble #4a4448, metal gold
  wood: box 1.2 .7 .5 b.02 @0,.18,0 + plan .1 -.62,-.27 .62,-.27 .62,.22 .5,.29 -.5,.29 -.62,.22 b.01 @0,.14,0 + box .12 .9 .12 b.02 @.6,0,.22 mir + box .12 .9 .12 b.02 @.6,0,-.22 mir + ball .08 .07 .08 s14 @.6,.06,.22 mir
  top: plan .06 -.68,-.3 .68,-.3 .68,.25 .54,.34 -.54,.34 -.68,.25 b.012 @0,.88,0
  trim: box 1 .19 .04 b.012 n3:0,.225,0 @0,.25,.25 + slab .04 -.5,0 .5,0 .3,.06 .1,.1 0,.18 -.1,.1 -.3,.06 b.008 @0,.02,.25 rx0
  dark: slab .016 0,-.06 .16,0 0,.06 -.16,0 b.003 n2:.54,0,0 n3:0,.225,0 @0,.345,.272 + slab .016 -.03,-.07 .03,-.07 .03,.03 0,.08 -.03,.03 b.003 n3:0,.225,0 @0,.345,.272
  metal: ringz .034 .007 s14 n2:.54,0,0 n3:0,.225,0 @0,.335,.285 + ball .014 n2:.54,0,0 n3:0,.225,0 @0,.37,.28 + cone .04 .12 s4 @.6,.9,.22 mir
gothic chair, chair gothic, gothic throne chair, carved gothic chair, medieval chair, gothic armchair | 1.5 | wood wood #3a2418, cushion cloth #6a1420, trim gold
  wood: box .56 .08 .54 b.015 @0,.42,0 + box .07 .44 .07 b.01 @.25,0,.24 mir + box .08 1.2 .08 b.01 @.26,0,-.25 mir + slab .06 -.24,0 .24,0 .24,.56 .14,.72 0,.95 -.14,.72 -.24,.56 b.01 @0,.5,-.25 + cone .055 .2 s4 @.26,1.2,-.25 mir + box .06 .05 .5 b.012 @.26,.7,.0 mir + box .05 .24 .05 @.26,.48,.2 mir + box .5 .05 .04 @0,.16,.24 + ball .05 s12 @.26,.74,.24 mir + cone .04 .12 s4 @0,1.42,-.25
  cushion: box .5 .07 .48 b.03 @0,.49,.01 + slab .06 -.16,.06 .16,.06 .16,.5 .08,.62 0,.72 -.08,.62 -.16,.5 b.02 @0,.54,-.215
  trim: ringz .045 .01 s16 @0,1.33,-.215 + ball .012 n7:.07,0,0 @0,.45,.27 + ball .014 s8 @.19,.62,-.21 mir + ball .014 s8 @.19,.82,-.21 mir + ball .014 s8 @.19,1.0,-.21 mir
gothic table, gothic coffee table, coffee table gothic, table gothic, medieval table, carved table | .6 | wood wood #3a2418, trim grain #5a3820, metal gold
  wood: box 1.3 .07 .8 b.015 @0,.53,0 + slab .07 -.3,0 -.22,0 -.16,.1 -.2,.3 -.1,.42 0,.5 .1,.42 .2,.3 .16,.1 .22,0 .3,0 .34,.08 .3,.3 .34,.48 -.34,.48 -.3,.3 -.34,.08 b.01 ry90 @.5,0,0 mir + box 1 .06 .06 b.01 @0,.16,.26 mirz + box .06 .06 .54 b.01 @0,.16,0 + box 1.2 .08 .04 b.006 @0,.46,.34 mirz
  trim: slab .03 -.1,.08 .1,.08 .1,.03 .06,0 0,-.07 -.06,0 -.1,.03 b.006 n5:.22,0,0 @0,.43,.365 + slab .03 -.1,.08 .1,.08 .1,.03 .06,0 0,-.07 -.06,0 -.1,.03 b.006 n5:.22,0,0 @0,.43,-.365 + ringz .07 .016 s18 @0,.26,0 + box .1 .12 .08 @0,.14,0
  metal: ball .016 n6:.22,0,0 @0,.5,.36 mirz + box 1.31 .02 .81 b0 @0,.555,0
ornate mirror, mirror ornate, gilded mirror, baroque mirror, fancy mirror, antique mirror, gothic mirror, decorative mirror | 1.2 | frame gold, glass steel #cfe3ee, accent gold #c8871c
  frame: lathe .31,-.02 .4,-.02 .41,.0 .38,.03 .31,.02 .31,-.02 s40 *1,1,1.35 rx90 @0,.6,0
  glass: cyl .32 .012 s36 *1,1,1.35 rx90 @0,.6,-.008
  accent: tube .03>.022>.01 .1,1.12,.01 .22,1.22,.02 .3,1.12,.02 .24,1.06,.02 s8 mir + tube .03>.022>.01 .1,.08,.01 .22,-.02,.02 .3,.08,.02 .24,.14,.02 s8 mir + tube .026>.02>.008 .34,.78,.01 .46,.8,.02 .46,.68,.02 .4,.68,.02 s8 mir + tube .026>.02>.008 .34,.42,.01 .46,.4,.02 .46,.52,.02 .4,.52,.02 s8 mir
    + leaf .2 .12 .2 @0,1.12,.0 + leaf .17 .1 .3 rz-34 @.02,1.12,.01 + leaf .17 .1 .3 rz34 @-.02,1.12,.01 + leaf .14 .1 .2 rx180 @0,.08,0 + ball .05 .05 .03 s14 @0,1.14,.03 + ball .04 .04 .03 s14 @0,.06,.03 + ball .022 .022 .018 s8 @0,0,.37 o18 rx90 *1,1.33,1 @0,.6,.03
fancy picture frame, ornate picture frame, picture frame fancy, gilded picture frame, baroque frame, golden picture frame, ornate frame, ornate painting | .9 | frame gold, picture paint #3a5f4a, accent gold #c8871c, sky paint #a8c8d8, hill leaves #4f7a3a
  frame: slab .08 -.5,0 .5,0 .5,.8 -.5,.8 b.02 + box .86 .06 .06 b.02 @0,.08,.04 + box .86 .06 .06 b.02 @0,.66,.04 + box .06 .64 .06 b.02 @.4,.08,.04 mir
  sky: box .76 .5 .02 b0 @0,.15,.04
  hill: slab .02 -.38,0 .38,0 .38,.16 .2,.24 .05,.14 -.14,.28 -.38,.14 b0 @0,.15,.045
  picture: slab .02 -.38,0 .38,0 .38,.08 .1,.12 -.38,.05 b0 @0,.15,.05 + ball .05 .05 .01 s14 @.2,.54,.05
  accent: tube .03>.024>.012 .34,.01,.05 .44,.03,.06 .47,.12,.06 .42,.14,.06 s8 mir + tube .03>.024>.012 .34,.79,.05 .44,.77,.06 .47,.68,.06 .42,.66,.06 s8 mir + leaf .14 .1 .2 rz-45 @.42,.74,.03 mir + leaf .14 .1 .2 rz-135 @.42,.06,.03 mir + leaf .13 .12 .2 @0,.78,.03 + leaf .12 .08 .3 rz-50 @.02,.78,.03 mir + ball .045 .045 .03 s14 @0,.78,.06 + ball .02 .02 .016 s8 n9:.09,0,0 @0,.03,.045 + ball .02 .02 .016 s8 n6:.1,0,0 @0,.745,.045 + ball .02 .02 .016 s8 n7:0,.08,0 @.465,.4,.045 mir
barber chair, barber shop chair, barbershop chair, hairdresser chair, salon chair, chair barber | 1.3 | leather leather #8a1f24, metal steel, base steel #9aa2ac
  leather: box .56 .16 .54 b.05 @0,.52,.02 + box .54 .6 .14 b.05 rx-8 @0,.66,-.24 + box .28 .16 .12 b.05 rx-8 @0,1.28,-.32 + box .1 .06 .4 b.025 @.33,.84,.02 mir + box .44 .3 .06 b.02 rx-24 @0,.2,.34
  metal: bar .02 .33,.84,.2 .33,.6,.2 .26,.58,.2 s8 mir + bar .02 .33,.84,-.16 .33,.6,-.16 .26,.58,-.16 s8 mir + box .05 .12 .03 b.008 @0,1.2,-.31 + box .4 .03 .2 b.01 rx10 @0,.1,.48 + bar .016 .18,.12,.42 .18,.3,.34 .18,.52,.24 s8 mir + bar .014 .02,.26,-.02 .34,.26,-.2 .38,.3,-.22 s8 + box .6 .03 .56 b.01 @0,.5,.02 + box .3 .02 .02 n4:0,0,.04 @0,.127,.48
  base: lathe .3,0 .3,.03 .16,.06 .08,.09 .08,.5 0,.5 s28 + ring .09 .014 s20 @0,.26,0
school chair, chair school, classroom chair, student chair, pupil chair | .82 | seat grain #c9924a, frame paint #2d5f9a, foot rubber
  seat: plan .025 -.2,-.2 .2,-.2 .22,.16 .17,.21 -.17,.21 -.22,.16 ~ b.008 @0,.44,0 + slab .022 -.2,0 .2,0 .21,.08 .17,.18 -.17,.18 -.21,.08 ~ b.006 bendzx.6 rx-8 @0,.62,-.24
  frame: bar .013 .18,.02,.24 .17,.42,.16 .17,.43,-.16 .18,.78,-.25 s8 mir + bar .013 .19,.02,-.24 .17,.42,-.02 s8 mir + rodx .012 .34 s8 @0,.425,.14 + rodx .012 .36 s8 @0,.43,-.16 + rodx .01 .36 s8 @0,.15,-.17
  foot: cyl .018 .03 s10 @.18,0,.24 mir + cyl .018 .03 s10 @.19,0,-.24 mir
mid century chair, mid century lounge chair, mid century armchair, danish chair, scandinavian chair, retro lounge chair, wooden lounge chair | .82 | cushion cloth #c9782a, wood grain #8a5428
  cushion: box .56 .14 .56 b.04 rx-8 @0,.34,.02 + box .56 .52 .12 b.04 rx-22 @0,.44,-.2
  wood: bar .022>.016 .33,.56,.28 .36,0,.34 s8 mir + bar .022>.016 .33,.6,-.22 .38,0,-.42 s8 mir + box .06 .03 .62 b.012 rx-3 @.33,.56,.02 mir + box .7 .03 .04 b.008 @0,.3,.29 + box .72 .03 .04 b.008 @0,.26,-.31 + bar .018 .24,.28,.28 .24,.26,-.24 .26,.86,-.46 s8 mir + box .52 .03 .03 b.008 @0,.83,-.455 + box .5 .03 .02 n4:0,.1,-.042 @0,.6,-.36
modern armchair, modern arm chair, arm chair modern, armchair modern, minimalist armchair, cube armchair, boxy armchair | .75 | cloth cloth #8a9098, cushion cloth #a4aab2, leg steel
  cloth: box .9 .26 .82 b.03 @0,.14,0 + box .9 .36 .2 b.03 @0,.38,-.31 + box .18 .3 .82 b.03 @.36,.36,0 mir
  cushion: box .53 .14 .58 b.035 @0,.39,.1 + box .5 .28 .14 b.05 rx-8 @0,.5,-.16
  leg: box .03 .14 .03 b.003 @.4,0,.36 mir mirz + box .8 .02 .02 @0,.02,.36 mirz + box .02 .02 .72 @.4,.02,0 mir
modern coffee table, coffee table modern, glass coffee table, modern table, minimalist coffee table | .42 | top glass #bfe0ea, frame steel #2a2c30, shelf grain #a8743f, book paint #d1502a, vase ceramic
  top: box 1.2 .03 .7 b.008 @0,.39,0
  frame: box .04 .38 .04 b.004 @.56,0,.3 mir mirz + box 1.16 .03 .03 @0,.365,.3 mirz + box .03 .03 .64 @.56,.365,0 mir + box 1.16 .03 .03 @0,.1,.3 mirz + box .03 .03 .64 @.56,.1,0 mir
  shelf: box 1.12 .03 .6 b.004 @0,.12,0
  book: box .26 .03 .2 b.004 ry8 @.2,.15,.05 + box .22 .03 .18 b.004 ry-6 @.2,.18,.05
  vase: lathe 0,.42 .05,.42 .07,.46 .03,.52 .035,.55 0,.55 s18 @-.2,0,0
round coffee table, coffee table round, circular coffee table, round low table | .42 | top grain #a8743f, leg wood #6a4426
  top: cyl .5 .04 b.012 s36 @0,.38,0 + cyl .34 .02 s30 @0,.12,0
  leg: bar .026>.018 .3,.38,0 .42,0,0 s10 o4:45 + lathe .4,.35 .43,.35 .43,.385 .4,.385 .4,.35 s32
modern bed, bed modern, platform bed, low bed, minimalist bed, modern double bed | .9 | frame grain #b58a5a, sheet snow, blanket cloth #8a9098, pillow cloth #d9d5ca, lamp light #fff0c8
  frame: box 2.4 .12 2.2 b.01 @0,.16,0 + box 2.5 .7 .08 b.01 @0,.1,-1.12 + box 2 .16 1.9
  groove.dark: box .012 .5 .01 b0 n5:.5,0,0 @0,.28,-1.08
  sheet: box 1.7 .22 2 b.06 @0,.27,0
  blanket: box 1.74 .06 1.2 b.025 @0,.45,.4 + box 1.75 .2 .06 b.025 @0,.28,1 + box .04 .2 1.2 b.015 @.86,.28,.4 mir
  pillow: box .68 .16 .4 b.07 rx24 @.4,.48,-.74 mir
  lamp: box 2.3 .02 .02 b0 @0,.14,1.1
modern chair, chair modern, minimalist chair, modern dining chair, shell chair | .85 | seat paint #e8e6e0, leg grain #b5844a, metal iron
  seat: plan .03 -.22,-.2 .22,-.2 .24,.1 .18,.22 -.18,.22 -.24,.1 ~ b.01 @0,.45,0 + slab .026 -.2,0 .2,0 .22,.18 .15,.38 -.15,.38 -.22,.18 ~ b.008 bendzx.8 rx-10 @0,.48,-.23 + box .34 .06 .06 b.02 rx-30 @0,.45,-.2
  leg: bar .02>.014 .13,.45,.13 .23,0,.23 s8 mir + bar .02>.014 .13,.45,-.13 .23,0,-.23 s8 mir
  metal: bar .006 .17,.26,.17 -.17,.26,-.17 s6 mir + cyl .08 .03 s14 @0,.425,0
modern cabinet, cabinet modern, modern sideboard, modern dresser, minimalist cabinet, sideboard modern | .8 | body paint #f1efe8, front grain #b58a5a, leg iron #2a2c30
  body: box 1.5 .56 .45 b.008 @0,.2,0
  front: box .46 .48 .03 b.004 n3:.49,0,0 @0,.24,.22
  leg: bar .016 .68,.2,.18 .72,0,.2 s8 mir + bar .016 .68,.2,-.18 .72,0,-.2 s8 mir + rodx .012 1.36 s8 @0,.19,.17
  dark: box .46 .012 .034 b0 n2:0,.02,0 @.49,.53,.22 + box .012 .3 .036 b0 @-.06,.33,.22 + box .012 .3 .036 b0 @-.29,.33,.22
three seater sofa, three seater couch, three seat sofa, triple sofa, sofa triple, three person sofa | .85 | cloth cloth #4f5f8a, cushion cloth #6a7aa8, leg wood
  cloth: box 2.6 .22 .85 b.05 @0,.12,0 + box 2.6 .68 .2 b.07 rx-6 @0,.18,-.32 + box .2 .46 .87 b.07 @1.22,.12,0 mir
  cushion: box .72 .16 .62 b.06 n3:.745,0,0 @0,.33,.08 + box .72 .42 .16 b.07 rx-10 n3:.745,0,0 @0,.44,-.16
  leg: cyl .03 .13 @1.2,0,.34 mir mirz
curved sofa, curved couch, sofa curved, couch curved, round sofa, semicircular sofa, half round sofa | .8 | cloth cloth #8a4f6a, cushion cloth #a86a88, leg gold
  cloth: plan .3 -1.5,-.2 -1.3,-.75 -.7,-1.15 0,-1.3 .7,-1.15 1.3,-.75 1.5,-.2 .85,.0 .7,-.35 .38,-.55 0,-.62 -.38,-.55 -.7,-.35 -.85,.0 b.05 @0,.1,.6 + plan .62 -1.5,-.2 -1.3,-.75 -.7,-1.15 0,-1.3 .7,-1.15 1.3,-.75 1.5,-.2 1.3,-.14 1.14,-.64 .62,-.98 0,-1.12 -.62,-.98 -1.14,-.64 -1.3,-.14 b.06 @0,.14,.6
  cushion: plan .12 -1.27,-.16 -1.12,-.62 -.85,-.82 -.45,-.55 -.68,-.35 -.84,-.02 b.05 @0,.38,.6 + plan .12 1.27,-.16 1.12,-.62 .85,-.82 .45,-.55 .68,-.35 .84,-.02 b.05 @0,.38,.6 + plan .12 -.82,-.84 -.55,-.98 0,-1.1 .55,-.98 .82,-.84 .43,-.56 0,-.63 -.43,-.56 b.05 @0,.38,.6
  leg: cyl .03 .12 @1.2,0,.35 mir + cyl .03 .12 @.8,0,-.3 mir + cyl .03 .12 @0,0,-.4 + cyl .03 .12 @0,0,-.1
modern sofa, sofa modern, modern couch, minimalist sofa, couch modern, boxy sofa | .7 | cloth cloth #8a9098, cushion cloth #a4aab2, leg steel, pillow cloth #d9a03a
  cloth: box 2.1 .22 .86 b.02 @0,.14,0 + box 2.1 .4 .16 b.02 @0,.3,-.35 + box .12 .24 .86 b.02 @.99,.34,0 mir
  cushion: box .92 .14 .66 b.035 @.465,.35,.08 mir + box .88 .26 .16 b.05 rx-8 @.46,.45,-.18 mir
  leg: box .03 .14 .03 b.003 @.98,0,.38 mir mirz + box 1.96 .02 .02 @0,.12,.38 mirz
  pillow: box .34 .3 .12 b.05 rx-16 rz8 @.72,.47,.0
high back chair, chair high back, high backed chair, tall back chair, wingback chair, wing chair | 1.3 | cloth cloth #2f5f4a, wood wood #5a3a20, button gold
  cloth: box .72 .2 .66 b.05 @0,.28,.02 + box .52 .14 .56 b.05 @0,.44,.06 + box .7 .9 .16 b.06 rx-6 @0,.4,-.28 + box .12 .6 .36 b.05 @.35,.68,-.16 mir + box .14 .36 .6 b.05 @.34,.3,.03 mir + rodz .08 .58 s16 @.35,.66,.04 mir
  wood: bar .03>.02 .28,.28,.28 .3,0,.3 s8 mir + bar .03>.02 .28,.28,-.26 .3,0,-.32 s8 mir + rodz .05 .02 s14 @.35,.66,.335 mir
  button: ball .016 s8 n3:.16,0,0 n3:0,.16,-.017 @0,.86,-.245
bar table, table bar, high table, standing table, cocktail table, bistro table, high bar table | 1.1 | top grain #8a5a32, metal iron #2f3238, glass glass #d9ecf0
  top: cyl .36 .04 b.012 s32 @0,1.04,0
  metal: cyl .035 1.02 s14 @0,.02,0 + lathe .26,0 .26,.02 .06,.05 0,.05 s28 + ring .2 .012 s24 @0,.3,0 + rodx .01 .4 s8 @0,.3,0 + rodz .01 .4 s8 @0,.3,0 + cyl .16 .02 s20 @0,1.02,0
`;
