/** Tools and instruments: names | height in metres | surfaces, then a clause a line. */
export const tools = `
pickaxe, pick axe, pick, mining pick | .9 | head iron, handle wood, band leather
  handle: cyl .026 .85 .02
  head: tube .008>.034 -.36,.72,0 -.2,.8,0 0,.82,0 + tube .034>.008 0,.82,0 .2,.8,0 .36,.72,0 + box .09 .1 .07 b.01 @0,.77,0
  band: cyl .028 .12 @0,.05,0
shovel, spade | 1.1 | blade iron, handle wood
  blade: slab .02 0,0 .07,.03 .11,.1 .11,.26 .03,.28 -.03,.28 -.11,.26 -.11,.1 -.07,.03 rx6 + cyl .024 .14 @0,.24,0
  handle: cyl .018 .75 @0,.3,0 + rodx .018 .18 @0,1.1,0 + bar .014 0,1.02,0 .07,1.1,0 mir
saw, hand saw, handsaw | .2 | blade steel, handle wood
  blade: slab .006 -.02,.05 .4,.02 .41,.07 -.02,.17 @-.1,0,0 + pyr .014 .018 .006 rx180 n26:.0155,-.0011,0 @.1,.035,0
  handle: slab .03 -.16,.02 -.05,.03 .0,.07 -.02,.16 -.08,.19 -.15,.18 -.2,.12 ~ @-.08,0,0
  dark: slab .032 -.13,.06 -.08,.07 -.07,.12 -.12,.14 -.15,.1 ~ @-.08,0,0
wrench, spanner, monkey wrench | .3 | metal steel #a9afb6
  metal: slab .02 -.02,.06 .02,.06 .022,.22 .045,.235 .05,.27 .032,.3 .015,.3 .02,.265 0,.25 -.02,.265 -.015,.3 -.032,.3 -.05,.27 -.045,.235 -.022,.22 b.004
    + ringz .03 .014 @0,.035,0 *1,1,.8
screwdriver | .24 | handle paint #c4302b, shaft steel, band paint #e8c22e
  handle: lathe .012,0 .017,.01 .017,.07 .012,.085 .015,.1 s8
  shaft: cyl .0045 .11 @0,.095,0 + box .012 .02 .004 @0,.2,0
  band: lathe .0171,.02 .0178,.022 .0178,.034 .0171,.036 s8
drill, power drill, electric drill | .22 | body paint #e8b820, dark rubber, metal steel
  body: pillz .03 .17 @0,.18,-.02 + box .034 .13 .05 b.01 rx-10 @0,.035,-.04
  dark: box .054 .045 .1 b.006 @0,0,-.03 + rodz .026 .04 .016 @0,.18,.085 + box .012 .03 .014 @0,.12,.0 + box .01 .02 .1 @.031,.175,-.02 mir
  metal: rodz .005 .1 .003 @0,.18,.15 + ring .0035 .0022 rx70 n6:0,0,.011 @0,.18,.155
pliers, tongs, pincers | .2 | handle paint #c4302b, metal steel
  metal: slab .014 -.016,.11 .016,.11 .012,.16 .003,.19 -.003,.19 -.012,.16 b.003 + rodz .016 .02 @0,.11,0 + box .002 .07 .016 @0,.115,0
  handle: tube .009 .008,.1,0 .03,.07,0 .036,.03,0 .03,0,0 mir
rake, garden rake | 1.3 | head iron, handle wood
  handle: cyl .016 1.2 @0,.1,0
  head: rodx .012 .4 @0,.1,.02 + bar .007 0,.1,.02 0,.05,.06 0,0,.07 n9:.048,0,0
leaf rake | 1.3 | tine paint #3f9142, handle wood
  handle: cyl .016 1 @0,.3,0
  tine: bar .007 0,.32,0 0,.02,.05 + bar .007 0,.32,0 .06,.02,.05 mir + bar .007 0,.32,0 .12,.03,.05 mir + bar .007 0,.32,0 .18,.04,.05 mir
    + bar .007 0,.32,0 .24,.06,.05 mir
hoe, garden hoe | 1.3 | head iron, handle wood
  handle: bar .016 0,.1,-.02 0,1.3,-.3 s10 + pill .019 .12 rx-13 @0,1.2,-.275
  head: slab .014 -.1,-.15 .1,-.15 .085,-.01 .03,.02 -.03,.02 -.085,-.01 b.003 rx-62 @0,.13,.12 + tube .014 0,.14,-.03 0,.19,.03 0,.15,.12 s10 + cyl .024 .1 rx-13 @0,.12,-.024
wheelbarrow, wheel barrow | .65 | tray paint #3f7a48, handle wood, leg iron, tyre rubber
  tray: lathe .3,0 .5,.26 .47,.26 .27,.03 0,.03 s4 ry45 *.8,1,1.15 @0,.28,.1
  handle: bar .025 .075,.18,.68 .15,.27,.32 .21,.35,-.15 .29,.52,-.75 mir
  leg: bar .018 .215,.37,-.22 .23,0,-.28 mir + rodx .014 .45 @0,.1,-.26 + rodx .016 .19 @0,.18,.66
  wheels: wheel .18 .08 @0,.18,.66
scissors, pair of scissors, shears | .2 | blade steel, handle paint #c4302b
  blade: slab .004 -.008,.07 .008,.07 .003,.2 rz9 @.012,0,.002 + slab .004 -.008,.07 .008,.07 -.003,.2 rz-9 @-.012,0,-.002 + rodz .006 .014 @0,.085,0
  handle: ringz .024 .007 *.8,1.2,1 @.028,.03,0 mir + bar .007 .02,.055,0 0,.085,0 mir
paintbrush, paint brush, brush, artist brush | .25 | bristle fur #7a5230, handle wood, band steel, paint paint #2d62b8
  handle: lathe .008,0 .012,.05 .02,.11 .03,.13 ~ *1,1,.4
  band: box .064 .035 .028 @0,.13,0
  bristle: box .06 .05 .024 @0,.165,0
  paint: box .061 .03 .025 b.01 @0,.21,0
fishing rod, fishing pole | 1.6 | rod wood, reel iron, line snow, float paint #d8381f
  rod: tube .018>.005 0,0,0 .02,.5,.0 .1,1.1,0 .3,1.6,0
  reel: rodz .05 .05 @.045,.28,0 + bar .006 .045,.28,.04 .1,.31,.05 + cyl .024 .2 @.0,.02,0
  line: bar .003 .3,1.6,0 .62,.62,.0 .62,.3,0
  float: ball .04 @.62,.45,0
  steel: tube .005 .62,.3,0 .62,.22,0 .66,.19,0 .68,.24,0
magnifying glass, magnifier, loupe | .26 | frame gold, glass glass #cfeaf5, handle wood
  frame: ringz .075 .01 @0,.17,0 + cyl .012 .03 @0,.075,0
  glass: ball .072 .072 .01 @0,.17,0
  handle: lathe .01,0 .016,.01 .013,.05 .014,.08
telescope, spyglass, astronomical telescope | 1.4 | tube bronze, band gold, tripod wood, glass obsidian #2a3f5c
  tube: cyl .07 .6 rx60 @0,1.15,-.1 + cyl .055 .4 rx60 @0,1.02,-.38
  band: ring .075 .014 rx60 @0,1.15,-.1 + ring .075 .016 rx60 @0,1.45,.42 + ring .058 .012 rx60 @0,1.02,-.38 + cyl .04 .12 rx60 @0,.96,-.48
    + ball .06 @0,1.1,-.05
  tripod: bar .025 0,1.08,-.05 0,0,.5 o3 + cyl .05 .12 @0,1,-.05
  glass: cyl .06 .02 rx60 @0,1.45,.42
open compass, pocket compass | .14 | case gold, face ceramic, needle paint #c4302b, dark rubber
  case: cyl .06 .018 s32 + ring .06 .005 @0,.018,0 + rodx .007 .04 @0,.017,-.064
  lid.case: rodz .06 .008 @0,.079,-.069 s32 + ringz .055 .005 @0,.079,-.064
  face: cyl .054 .002 @0,.018,0
  needle: plan .003 -.008,0 .008,0 0,.045 ry35 @0,.021,0
  dark: plan .003 -.008,0 .008,0 0,-.045 ry35 @0,.021,0 + box .004 .002 .01 @0,.0195,.046 o4
compass, magnetic compass | .04 | case gold, face ceramic, needle paint #c4302b, dark rubber
  case: cyl .06 .018 s32 + ring .06 .005 @0,.018,0 + ringz .014 .004 *1,1,1 rx90 @0,.012,-.072
  face: cyl .054 .002 @0,.018,0
  needle: pyr .014 .004 .04 ry0 *1,1,1 @.0,.021,.02 ry35
  dark: pyr .014 .004 .04 @0,.021,-.02 ry35 + box .004 .002 .01 @0,.0195,.046 o4 + word n .01 .001 rx-90 @0,.0205,.03
microscope | .4 | body iron #e3e3de, dark rubber #2a2d33, metal steel, glass glass
  body: box .18 .03 .22 b.01 + tube .025 0,.03,-.08 0,.15,-.1 0,.24,-.08 0,.3,-.02
  dark: cyl .03 .16 rx-20 @0,.24,.02 + cyl .022 .06 rx-20 @0,.37,-.03 + box .14 .015 .12 @0,.12,.03
  metal: cyl .014 .07 rx0 @0,.155,.05 + cyl .014 .06 rx35 @0,.17,.05 + rodx .025 .1 @0,.14,-.09
  glass: box .08 .004 .03 @0,.135,.05
binoculars, binocular, field glasses | .16 | body rubber #26282c, metal gold, lens obsidian #1d2b44
  body: lathe .03,0 .03,.05 .042,.07 .044,.15 @.05,0,0 mir rx70 @0,.05,-.06 + box .05 .05 .03 rx70 @0,.07,-.02
  metal: ring .043 .005 @.05,.148,0 mir rx70 @0,.05,-.06 + ring .031 .004 @.05,0,0 mir rx70 @0,.05,-.06 + cyl .01 .06 rx70 @0,.07,-.03
  lens: cyl .038 .004 @.05,.149,0 mir rx70 @0,.05,-.06
torch, burning torch | .6 | handle wood, flame ember, wrap cloth #6b4a2a, core light #ffd24a, metal iron
  handle: cyl .024 .42 .034
  wrap: blob .06 .1 3 @0,.44,0 + ring .045 .014 @0,.39,0
  flame: lathe 0,.42 .07,.47 .06,.55 .02,.66 0,.72 ~ s9 + lathe 0,.42 .04,.47 .03,.53 0,.6 ~ s9 @.035,0,.02
    + lathe 0,.42 .04,.47 .03,.52 0,.57 ~ s9 @-.035,0,.01
  core: lathe 0,.44 .035,.48 .03,.54 0,.6 ~ s9 @0,0,.045
  metal: ring .036 .01 @0,.32,0 + ring .03 .008 @0,.12,0
rope, coil of rope, rope coil | .2 | rope thatch #b58a4a
  rope: ring .2 .035 @0,.035,0 + ring .2 .035 @.005,.095,.005 + ring .195 .035 @-.005,.155,0 + tube .033 .2,.155,0 .26,.12,.1 .3,.03,.18 .26,.03,.28
    + ring .2 .037 rx90 *.2,.55,.3 @0,.1,.2
chain, metal chain, iron chain, chains | .9 | link iron
  link: ringz .07 .018 *.7,1,1 @0,.07,0 + ringx .07 .018 *1,1,.7 @0,.17,0 + ringz .07 .018 *.7,1,1 @0,.27,0 + ringx .07 .018 *1,1,.7 @0,.37,0
    + ringz .07 .018 *.7,1,1 @0,.47,0 + ringx .07 .018 *1,1,.7 @0,.57,0 + ringz .07 .018 *.7,1,1 @0,.67,0 + ringx .07 .018 *1,1,.7 @0,.77,0
    + ringz .07 .018 *.7,1,1 @0,.87,0
anchor, ship anchor | 1.2 | iron iron, rope thatch
  iron: cyl .05 .95 @0,.1,0 + ringz .1 .03 @0,1.14,0 + rodx .04 .56 @0,.92,0 + ball .05 @.28,.92,0 mir
    + tube .055 -.46,.36,0 -.38,.14,0 -.2,.04,0 0,.02,0 .2,.04,0 .38,.14,0 .46,.36,0 + pyr .16 .2 .05 rz16 @.47,.3,0 + pyr .16 .2 .05 rz-16 @-.47,.3,0
  rope: tube .03 .1,1.14,.0 .18,1.0,.1 .06,.7,.09 -.1,.5,.06 .0,.3,.08 .14,.1,.1
padlock, lock | .14 | body gold, shackle steel, hole rubber
  body: box .1 .08 .035 b.012
  shackle: tube .01 -.032,.07,0 -.032,.11,0 -.02,.135,0 0,.142,0 .02,.135,0 .032,.11,0 .032,.07,0
  hole: rodz .011 .006 @0,.046,.017 + box .008 .026 .006 @0,.018,.017
bear trap, beartrap, animal trap, jaw trap | .16 | jaw iron #6a6762, plate rust, spring steel #8d939b, chain steel
  jaw: lathe .27,.035 .3,.035 .3,.085 .27,.085 .27,.035 s24 c30 + pyr .05 .075 .05 .05 @0,.082,.285 o14 + box .66 .03 .07 b.01 + box .07 .028 .58 b.01 + rodx .03 .07 s10 @.31,.05,0 mir
  spring: bar .014 .33,.025,.045 .46,.045,.05 .52,.03,0 .46,.045,-.05 .33,.025,-.045 s6 mir + box .03 .02 .1 b.006 @.33,.02,0 mir
  plate: cyl .12 .02 s18 @0,.05,0 + cyl .04 .06 s10 @0,0,0 + box .1 .012 .03 b0 @.13,.045,0
  chain: ring .026 .008 6 s12 *1.3,1,1 rx90 n2:.1,0,0 @.63,.026,0 + ring .026 .008 6 s12 *1.3,1,1 n3:.1,0,0 @.63,.026,0
mousetrap, mouse trap | .04 | wood wood, wire steel, cheese wax #f2bc3a
  wood: box .1 .012 .2
  wire: tube .003 -.035,.015,.0 -.035,.015,-.07 .035,.015,-.07 .035,.015,0 + rodx .007 .07 @0,.018,0 + bar .0025 0,.02,0 0,.02,.06
  cheese: pyr .03 .02 .024 .4 @0,.012,.06
fire extinguisher, extinguisher | .55 | tank paint #c4202b, dark rubber, metal steel, label paint #f6f4ee
  tank: lathe .075,0 .08,.01 .08,.38 .06,.43 .025,.45 ~
  metal: cyl .025 .05 @0,.44,0 + box .02 .02 .14 rx-15 @0,.51,.05 + box .02 .02 .12 @0,.48,.05
  dark: tube .014 .02,.48,0 .1,.47,.02 .13,.35,.04 .11,.2,.05 + cone .03 .1 rx0 @.11,.12,.05 + ball .012 @0,.49,-.03
  label: lathe .0795,.14 .082,.15 .082,.3 .0795,.31
plunger, toilet plunger | .5 | cup rubber #a83226, handle wood
  cup: lathe .09,0 .085,.05 .05,.09 .02,.11 .02,.14 ~
  handle: cyl .012 .4 @0,.11,0
paint roller | .4 | roll fur #e0a040, frame steel, handle paint #2d62b8
  roll: rodx .032 .22 @0,.36,0
  frame: tube .005 .11,.36,0 .14,.36,0 .14,.26,0 0,.24,0 0,.13,0
  handle: lathe .012,0 .016,.02 .014,.08 .017,.13
crowbar, pry bar | .7 | iron paint #a8261e
  iron: tube .014 .0,0,.03 0,.03,0 0,.3,0 0,.6,0 .0,.67,.03 0,.69,.09 0,.65,.13 + box .034 .05 .01 rx30 @0,-.03,.05 + box .034 .05 .012 @0,.6,.13
watering can | .38 | can paint #3f8a5a, rose steel
  can: cyl .12 .22 .11 + tube .022 .1,.05,0 .2,.14,0 .3,.3,0 + tube .014 -.08,.21,0 -.1,.3,0 0,.34,0 .08,.28,0 .09,.2,0
    + tube .014 -.11,.2,0 -.2,.2,0 -.2,.08,0 -.115,.05,0 + ring .112 .008 @0,.22,0
  rose: lathe .02,0 .05,.05 0,.06 rz-50 @.29,.29,0
grindstone, sharpening wheel | .9 | stone stone, frame wood, metal iron
  stone: rodx .34 .12 @0,.55,0 s32
  frame: bar .035 .16,.56,0 .2,0,.32 mir mirz + box .4 .04 .04 @0,.2,.22 mirz + box .06 .06 .5 @.16,.5,0 mir
  metal: rodx .03 .5 @0,.55,0 + bar .018 .25,.55,0 .3,.55,0 .3,.4,0 .38,.4,0
plow, plough | .9 | wood wood, blade iron
  wood: bar .05 0,.35,1 0,.38,0 0,.32,-.2 + bar .035 0,.3,-.1 .2,.9,-.7 mir + rodx .02 .3 @0,.7,-.5 + rodx .03 .5 @0,.35,1
  blade: side .04 .5,-.02 .05,.3 -.05,.32 -.1,0 + slab .02 0,0 .26,.16 .2,.3 0,.28 ry-30 @0,0,.2
  wheels: spokes .18 .04 6 @0,.18,.8
butter churn, churn | 1 | wood wood, band iron, stick grain
  wood: cyl .22 .6 .15
  band: lathe .215,.08 .225,.08 .22,.13 .21,.13 + lathe .165,.5 .178,.5 .172,.55 .16,.55
  stick: cyl .02 .55 @0,.5,0 + rodx .02 .16 @0,.95,0 + cyl .17 .04 @0,.6,0
spinning wheel | 1.1 | wood wood, thread cloth #efe9da
  wood: box .9 .06 .2 rz8 @0,.38,0 + bar .03 .35,.42,.06 .42,0,.18 mirz + bar .03 -.35,.32,0 -.42,0,0 + bar .03 .3,.44,.1 .26,.75,.1 mirz
    + bar .025 -.32,.4,0 -.34,.75,0 + rodz .02 .3 @.26,.72,0
  wheels: spokes .36 .05 10 ry90 @.26,.74,0
  thread: lathe 0,0 .05,.06 .04,.16 0,.2 @-.34,.72,0 + bar .004 -.32,.82,0 .2,1.09,0
bellows | .2 | leather leather, wood wood, metal gold
  leather: plan .1 0,.28 .06,.2 .14,.05 .13,-.1 .06,-.18 -.06,-.18 -.13,-.1 -.14,.05 -.06,.2 @0,.03,0
  wood: plan .02 0,.28 .07,.2 .15,.05 .14,-.1 .06,-.19 -.06,-.19 -.14,-.1 -.15,.05 -.07,.2
    + plan .02 0,.28 .07,.2 .15,.05 .14,-.1 .06,-.19 -.06,-.19 -.14,-.1 -.15,.05 -.07,.2 @0,.14,0 + pillz .02 .16 @0,.14,-.25 + pillz .02 .16 @0,.02,-.25
  metal: cone .04 .18 rx90 @0,.08,.26
bolt, screw, nut and bolt, hex bolt, debris bolt, bolt debris | .12 | steel steel #a8aeb4
  steel: cyl .012 .1 s16 + ring .0115 .0022 8 n12:0,.006,0 @0,.04,0 + cyl .03 .02 s6 b.002 @0,.1,0
nail, iron nail | .1 | steel iron
  steel: lathe 0,0 .005,.012 .005,.095 .016,.095 .016,.1 s14
brick, bricks | .1 | brick paint #b5533a
  brick: box .24 .09 .12 b.006
  dark: cyl .016 .002 n3:.06,0,0 @0,.089,0
saw blade, circular saw, sawblade, buzz saw, saw trap | .6 | steel steel #b8bec4, hub iron
  steel: gear 18 .3 .014 @0,.3,0
  hub: rodz .07 .03 @0,.3,0 + rodz .02 .05 @0,.3,0
caltrops, caltrop | .1 | iron iron
  iron: cone .012 .07 @0,.03,0 + cone .012 .07 rx110 @0,.03,0 + cone .012 .07 rx110 ry120 @0,.03,0 + cone .012 .07 rx110 ry240 @0,.03,0
    + cone .012 .07 @.12,.03,.05 + cone .012 .07 rx110 ry40 @.12,.03,.05 + cone .012 .07 rx110 ry160 @.12,.03,.05 + cone .012 .07 rx110 ry280 @.12,.03,.05
    + cone .012 .07 @-.08,.03,.11 + cone .012 .07 rx110 ry20 @-.08,.03,.11 + cone .012 .07 rx110 ry140 @-.08,.03,.11 + cone .012 .07 rx110 ry260 @-.08,.03,.11
fishing net, net, cargo net | 1.2 | net thatch #b08a50, pole wood, ring iron
  pole: bar .022 0,0,-.5 0,.75,-.1
  ring: ring .3 .016 rx35 @0,.95,.12
  net: ring .26 .008 6 @0,-.12,0 rx35 @0,.95,.12 + ring .22 .008 6 @0,-.24,0 rx35 @0,.95,.12 + ring .16 .008 6 @0,-.35,0 rx35 @0,.95,.12 + ring .08 .008 6 @0,-.44,0 rx35 @0,.95,.12
    + bar .008 0,0,.3 0,-.12,.26 0,-.24,.22 0,-.35,.16 0,-.44,.08 0,-.48,0 o14 rx35 @0,.95,.12
hose, garden hose, fire hose | .2 | hose paint #3f8a5a, tip gold
  hose: ring .26 .035 @0,.035,0 + ring .25 .035 @0,.1,0 + ring .24 .035 @0,.165,0 + tube .034 .24,.16,0 .35,.1,.12 .4,.05,.3 .36,.04,.4
  tip: cone .035 .12 rx90 @.35,.04,.42
engine, motor, car engine, v8 engine | .7 | block steel #8d949c, cover paint #c4302b, dark rubber, pipe iron
  block: box .5 .3 .62 b.02 @0,.12,0 + box .22 .24 .5 @0,.38,0 + box .24 .26 .56 b.02 rz-35 @.2,.38,0 mir
  cover: box .2 .1 .54 b.03 rz-35 @.33,.56,0 mir
  pipe: tube .03 .33,.35,.2 .45,.3,.2 .45,.1,.2 mir + tube .03 .33,.35,0 .45,.3,0 .45,.1,0 mir + tube .03 .33,.35,-.2 .45,.3,-.2 .45,.1,-.2 mir + pot .02 .14,0 .16,.12 @0,.56,0
  dark: rodz .13 .05 @0,.3,.33 + rodz .08 .05 @.18,.2,.33 + cyl .15 .03 @0,.65,0 + box .36 .12 .4 @0,0,0
propeller, ship propeller | .6 | blade gold #c9a04a, hub iron
  hub: pillz .08 .22 @0,.3,0
  blade: ball .12 .18 .02 ry35 @0,.22,0 rz0 @0,.3,0 + ball .12 .18 .02 ry35 @0,.22,0 rz120 @0,.3,0 + ball .12 .18 .02 ry35 @0,.22,0 rz240 @0,.3,0
handcuffs, hand cuffs, shackles, cuffs, pair of handcuffs | .12 | metal steel #b4bac2, dark rubber
  metal: ringz .045 .0075 8 s24 @-.074,.054,0 + ringz .045 .0075 8 s24 @.074,.054,0 + slab .02 -.032,.03 -.008,.04 -.008,.07 -.032,.085 -.046,.06 b.004 mir + box .012 .03 .01 b.002 @-.12,.045,0 mir
    + ringx .011 .003 6 s12 *1,.7,1 @0,.055,0 + ringz .012 .003 6 s12 *1,.7,1 @.012,.055,0 mir
  dark: rodz .004 .024 s8 @.024,.062,0 mir + box .003 .012 .024 b0 @.024,.05,0 mir
megaphone, bullhorn, loudhailer | .28 | horn paint #f4f2ea, rim paint #d1202a, grip rubber, metal steel
  horn: pot .007 .035,-.12 .042,-.06 .05,.02 .075,.12 .115,.2 .14,.235 s22 rx90 @0,.17,0
  rim: lathe .128,.225 .148,.225 .148,.245 .132,.245 .128,.225 s22 rx90 @0,.17,0 + rodz .05 .07 s16 @0,.17,-.12 + lathe .046,-.04 .052,-.035 .058,.02 .05,.02 s16 rx90 @0,.17,0
  grip: box .036 .14 .045 b.012 rx-12 @0,.0,-.06 + rodz .04 .02 s14 @0,.17,-.16 + tube .006 .0,.13,-.14 .03,.02,-.2 .02,-.0,-.11 0,.01,-.07 s6
  metal: box .012 .035 .02 b.004 @0,.095,-.025 + rodz .01 .12 s8 @0,.17,.05 + lathe .03,0 .04,.03 0,.04 s12 rx90 @0,.17,.09
lawn mower, lawnmower, push mower, grass mower, mower | 1 | deck paint #d1302a, engine rubber #2a2c30, metal steel, wheel rubber, handle iron #3a3e44, hub paint #e8e4d8
  deck: box .5 .16 .62 b.06 @0,.1,.1 + cyl .24 .05 s16 @0,.24,.12 + box .12 .12 .2 b.03 @-.28,.1,.1
  engine: cyl .15 .14 s16 @0,.28,.12 + cyl .1 .05 s14 @0,.42,.12 + box .16 .12 .14 b.02 @0,.28,.26 + side .3 -.3,.2 -.2,.2 -.22,.42 -.62,.5 -.7,.3 b.03
  metal: box .012 .1 .17 b0 n5:.03,0,0 @0,.29,.27 + rodx .02 .1 s8 @.13,.32,.16 + cyl .03 .03 s8 @.08,.44,.1
  handle: bar .016 .21,.2,-.2 .22,.62,-.62 .22,.98,-.85 -.22,.98,-.85 -.22,.62,-.62 -.21,.2,-.2 s7 + rodx .013 .44 s7 @0,.62,-.62
  wheel: rodx .1 .06 s16 @.28,.1,.34 mir + rodx .12 .06 s16 @.28,.12,-.2 mir + rodx .022 .36 s8 @0,.98,-.85
  hub: rodx .05 .065 s10 @.28,.1,.34 mir + rodx .06 .065 s10 @.28,.12,-.2 mir
pulley, pulley block, block and tackle, rope pulley | .6 | wheel wood, frame iron #3a3e44, rope thatch, hook steel
  frame: slab .02 -.05,.2 .05,.2 .07,.34 .05,.46 -.05,.46 -.07,.34 b.004 @0,0,.05 mirz + rodz .02 .15 s10 @0,.33,0 + box .1 .04 .12 b.01 @0,.44,0
  wheel: lathe 0,-.03 .12,-.03 .125,-.02 .1,0 .125,.02 .12,.03 0,.03 s22 rx90 @0,.33,0
  rope: ringz .105 .013 6 s22 @0,.33,0 + cyl .013 .33 s7 @.105,.0,0 + cyl .013 .28 s7 @-.105,.05,0 + ball .022 s8 @-.105,.05,0
  hook: tube .013 0,.47,0 0,.52,0 .03,.54,0 .045,.57,0 .02,.605,0 -.025,.595,0 -.035,.565,0 s7
crane hook, hook, lifting hook, cargo hook | .9 | block paint #f2b01c, hook steel #7a8088, stripe rubber, rope iron #3a3e44
  block: slab .2 -.16,.48 .16,.48 .19,.56 .19,.7 .1,.78 -.1,.78 -.19,.7 -.19,.56 b.02
  hook: tube .034>.05>.055>.05>.03>.012 0,.46,0 0,.36,0 .09,.27,0 .1,.14,0 0,.06,0 -.1,.13,0 -.13,.22,0 s9 + cyl .05 .06 s12 @0,.44,0 + rodz .05 .22 s14 @0,.62,0 + bar .01 -.125,.2,0 -.02,.34,0 s6
  stripe: slab .206 -.17,.53 -.1,.53 -.04,.6 -.11,.6 b0 n3:.1,0,0 @.08,0,0
  rope: cyl .014 .3 s7 @.08,.7,.04 mir + cyl .014 .3 s7 @.08,.7,-.04 mir
plank, wooden plank, wood plank, board, plywood, plywood sheet | .06 | wood, nail iron
  wood: box 1.8 .045 .22 b.006 + slab .0445 .0,-.1 .05,-.09 .03,-.04 .06,0 .02,.05 .05,.1 0,.1 b0 rx90 @.89,.0225,0
  nail: cyl .009 .008 s8 b.002 @.8,.042,.06 mir mirz + cyl .009 .008 s8 b.002 @0,.042,.06 mirz
crutch, crutches, walking crutch, aid crutch | 1.35 | wood wood #c99a5a, pad leather #4a2c17, tip rubber, metal steel
  wood: bar .014 0,.32,0 .05,.6,0 .085,1.28,0 s7 mir + bar .016 0,.02,0 0,.5,0 s8 + rodx .019 .14 s9 @0,.82,0 + rodx .018 .19 s8 @0,1.28,0
  pad: pillx .035 .22 s10 @0,1.31,0 + rodx .025 .1 s9 @0,.82,0
  tip: cyl .026 .06 .02 s10
  metal: rodx .008 .08 s6 @0,.46,0 + rodx .008 .05 s6 @0,.36,0 + ball .012 s6 @.075,.82,0 mir
stretcher, medical stretcher, ambulance stretcher, field stretcher | .35 | canvas cloth #5f7a4a, pole wood, strap leather, metal steel, cross paint #d1202a, white snow
  pole: rodz .025 2.3 s9 @.27,.27,0 mir
  canvas: box .56 .03 1.8 b.008 @0,.255,0 + rodz .034 1.8 s9 @.27,.27,0 mir
  metal: bar .016 .27,.26,.7 .27,.03,.7 .27,.03,.62 s6 mir + bar .016 .27,.26,-.7 .27,.03,-.7 .27,.03,-.62 s6 mir + rodx .014 .53 s6 @0,.235,.7 mirz + ball .03 s8 @.27,.03,.7 mir + ball .03 s8 @.27,.03,-.7 mir
  white: cyl .17 .008 s18 b0 @0,.283,.3 + box .42 .09 .26 b.035 @0,.27,-.72
  cross: box .07 .006 .22 b0 @0,.289,.3 + box .22 .006 .07 b0 @0,.289,.3
  strap: box .6 .012 .06 b.003 n2:0,0,.7 @0,.3,-.1
sprinkler, lawn sprinkler, garden sprinkler, water sprinkler | .3 | base paint #2f9a4a, arm bronze, water glass #8fc8f0, hose rubber #2f6a3a
  base: bar .016 0,.08,0 .1,.02,.0 .16,.016,0 s7 o3:30 + cyl .03 .09 s12 @0,.03,0 + rodz .022 .08 s10 @0,.06,-.05
  arm: cyl .018 .06 s10 @0,.11,0 + ball .026 s10 @0,.17,0 + bar .011 0,.17,0 .1,.19,0 .14,.21,.02 s7 o3 + cone .014 .02 s7 rz-60 @.135,.2,.018 o3
  hose: tube .014 0,.06,-.09 0,.03,-.16 .1,.015,-.22 .22,.015,-.18 s7
passport, travel passport | .13 | cover leather #7a1f2a, gold, page pages
  cover: slab .0025 -.044,0 .044,0 .044,.125 -.044,.125 b.0006 rx-10 @0,0,.004 + slab .0025 -.044,0 .044,0 .044,.125 -.044,.125 b.0006 rx-10 @0,0,-.006 + cyl .005 .124 s8 rx-10 @-.0435,.0,-.001
  page: slab .0085 -.041,.002 .042,.002 .042,.122 -.041,.122 b0 rx-10 @0,0,-.001
  gold: ringz .018 .0015 5 s20 @0,.066,.0019 rx-10 @0,0,.004 + star 8 .013 .006 .002 @0,.066,.0018 rx-10 @0,0,.004 + word passport .011 .002 @0,.03,.0018 rx-10 @0,0,.004 + block .05 .0022 .0012 b0 n2:0,.008,0 @0,.104,.0016 rx-10 @0,0,.004
chisel, wood chisel, stone chisel | .26 | blade steel, handle wood, ring gold
  blade: loft .009,.1,.0045 .009,.1,-.0045 -.009,.1,-.0045 -.009,.1,.0045 / .0125,.045,.0035 .0125,.045,-.0035 -.0125,.045,-.0035 -.0125,.045,.0035 / .0125,0,-.0025 .0125,0,-.0035 -.0125,0,-.0035 -.0125,0,-.0025 + cyl .007 .05 s8 @0,.085,0
  handle: lathe .0085,.125 .0155,.145 .0165,.18 .0135,.225 .0155,.245 .012,.253 0,.254 ~ s12
  ring: lathe .0095,.115 .0125,.115 .0125,.135 .0095,.135 .0095,.115 s14 + lathe .0145,.236 .0172,.236 .0172,.246 .0145,.246 .0145,.236 s14
crucible, smelting crucible, melting pot | .3 | pot obsidian #4a4440, molten ember, glow light #ffd24a, stand iron
  pot: pot .018 .07,.03 .095,.06 .12,.16 .122,.26 .13,.27 s20 + lathe .112,.2 .13,.2 .13,.225 .115,.225 s20
  molten: lathe 0,.24 .106,.24 .107,.256 0,.258 s20
  glow: ball .03 .01 .024 s10 @.03,.257,.03 + ball .018 .008 .022 s10 @-.04,.257,-.01 + ball .012 .008 .012 s8 @.02,.257,-.05
  stand: ring .1 .012 8 s20 @0,.07,0 + bar .011 .1,.07,0 .145,0,0 s8 o3:30 + tube .009 .128,.21,0 .165,.2,0 .17,.15,0 .125,.13,0 s7 o2
prism, glass prism, optical prism, light prism | .14 | glass ice #d9ecf5, beam light #ffffff, red light #ff3b2f, yellow light #ffd83a, green light #4fd04a, blue light #3f7fff, violet light #a04fe0, base obsidian #22242a
  base: box .2 .014 .1 b.004
  glass: roof .14 .122 .08 @0,.013,0
  beam: bar .0045 -.2,.05,0 -.02,.086,0 s6
  red: bar .0045 .02,.092,0 .2,.094,0 s6
  yellow: bar .0045 .022,.087,0 .2,.08,0 s6
  green: bar .0045 .024,.083,0 .2,.066,0 s6
  blue: bar .0045 .026,.079,0 .2,.052,0 s6
  violet: bar .0045 .028,.075,0 .2,.038,0 s6
  dark: box .012 .11 .06 @.2,0,0 + box .04 .065 .03 b.004 @-.2,0,0
tripod, camera tripod, surveyor tripod | 1.4 | leg rubber #26282c, metal steel, grip rubber #3a3d42, level paint #e8c22e
  leg: bar .017 .05,1.05,0 .24,.5,0 s8 o3:-90 + bar .013 .235,.52,0 .38,.03,0 s8 o3:-90 + ball .022 .018 .022 s8 @.383,.018,0 o3:-90 + cyl .055 .08 s12 @0,1,0 + cyl .022 .5 s10 @0,.75,0 + box .1 .03 .13 b.006 @0,1.31,0 + ball .04 s12 @0,1.27,0
  metal: cyl .017 .22 s10 @0,1.06,0 + bar .007 0,.78,0 .16,.72,0 s6 o3:-90 + ring .024 .007 6 s12 @0,1.09,0 + rodx .012 .05 s8 @.06,1.27,0 + box .07 .012 .09 b.003 @0,1.335,0 + cyl .008 .03 s8 @0,1.345,0
  grip: tube .014>.018>.012 0,1.28,-.04 .06,1.18,-.2 .1,1.1,-.33 s8 + cyl .03 .03 s10 @.235,.49,0 o3:-90
  level: ball .009 .006 .009 s8 @.03,1.338,.035
projector, film projector, movie projector, cinema projector | .5 | body paint #4a5a5f, metal steel, reel iron #2c3036, film obsidian #3a2a1c, lens obsidian #6fb0d8, lamp light #fff0b8
  body: box .14 .22 .26 b.015 @0,.02,-.02 + bar .016 0,.22,-.1 0,.4,-.16 s8 + bar .016 0,.22,.06 0,.4,.1 s8 + box .1 .07 .09 b.01 @0,.1,.12
  reel: rodx .115 .008 s20 @-.022,.4,-.17 + rodx .115 .008 s20 @.022,.4,-.17 + rodx .1 .008 s20 @-.022,.4,.1 + rodx .1 .008 s20 @.022,.4,.1 + box .03 .02 .03 @.05,0,.08 mir mirz
  film: rodx .095 .036 s20 @0,.4,-.17 + rodx .05 .036 s16 @0,.4,.1 + bar .004 0,.31,.02 0,.35,.08 s6 + bar .012 0,.33,-.1 0,.2,.06 s6
  metal: rodx .024 .056 s10 @0,.4,-.17 + rodx .024 .056 s10 @0,.4,.1 + rodz .034 .08 s14 @0,.135,.19 + ringz .034 .006 6 s14 @0,.135,.225 + rodx .03 .02 s12 @.076,.17,-.05 + box .006 .01 .1 n5:0,.022,0 @.071,.05,-.05 + rodx .014 .03 s8 @.08,.09,.07
  lens: rodz .029 .004 s14 @0,.135,.231
coil of wire, wire coil, wire, wires, copper wire, wire spool, spool of wire | .3 | wire copper, spool wood, iron
  spool: rodx .15 .02 s20 @-.11,.15,0 + rodx .15 .02 s20 @.11,.15,0 + rodx .05 .22 s14 @0,.15,0
  wire: 9*ringx .095 .0115 6 s20 @-.092+.023i,.15,0 + rodx .1 .19 s20 @0,.15,0 + tube .008 .07,.06,.06 .06,.03,.14 .03,.01,.2 .08,.01,.27 .04,.012,.31 s7
  iron: rodx .02 .235 s10 @0,.15,0 + ringx .148 .005 6 s20 @.121,.15,0 mir
transformer, power transformer, pole box, pole transformer, electrical transformer | 1.6 | body paint #7a8a86, metal steel, insulator ceramic #8a4a2c, warn paint #f2c21c, dark rubber, base stone
  base: box 1.3 .14 1 b.02
  body: box .9 .9 .6 b.03 @0,.2,0 + box 1 .06 .7 b.02 @0,1.08,0 + rodx .13 .7 s14 @.0,1.36,-.16 + box .05 .2 .05 @.2,1.12,-.16 mir
  metal: box .03 .7 .12 n9:.09,0,0 @0,.3,.34 + box .12 .7 .03 n5:0,0,.1 @.49,.3,0 mir + box .12 .08 .7 @.3,.13,0 mir + tube .012 -.3,1.56,.12 -.12,1.62,.05 .1,1.56,.12 s6
  insulator: 3*lathe .05,1.12 .05,1.17 .08,1.18 .045,1.22 .075,1.24 .042,1.29 .07,1.31 .038,1.36 .06,1.38 .03,1.44 .03,1.5 s12 @-.3+.3i,0,.12
  steel: 3*cyl .018 .08 s8 @-.3+.3i,1.49,.12
  warn: slab .014 -.13,0 .13,0 0,.22 b.003 @0,.62,.405
  dark: slab .016 .012,.18 -.04,.09 0,.095 -.012,.03 .045,.115 .005,.11 b.002 @0,.62,.406
fuse box, circuit breaker, breaker box, breaker panel, electrical panel, electric box | .6 | body paint #8a9296, inner paint #c9ced2, switch rubber #1d1f23, red paint #c4302b, wire copper, metal steel
  body: box .36 .56 .025 b.006 @0,.02,-.06 + box .02 .56 .14 b.004 @.17,.02,0 mir + box .34 .018 .134 b.004 @0,.022,0 + box .34 .018 .134 b.004 @0,.56,0 + box .34 .54 .018 b.006 ry-70 @.24,.03,.235 + rody .028 .06 s12 @.08,.6,0 + rody .028 .06 s12 @-.08,.02,0
  inner: box .3 .5 .02 b.004 @0,.05,-.035
  switch: box .052 .05 .03 b.004 n4:0,.062,0 @.05,.2,-.015 mir + box .12 .05 .04 b.004 @0,.465,-.012
  red: box .028 .014 .03 b.003 n4:0,.062,0 @-.05,.218,.002 + box .028 .02 .035 b.003 @0,.48,.01
  white: box .028 .014 .03 b.003 n4:0,.062,0 @.05,.218,.002
  wire: tube .006 -.03,.13,-.02 -.06,.1,.0 -.12,.16,.0 -.12,.4,0 -.07,.46,-.01 s6 + tube .006 .03,.13,-.02 .06,.1,.0 .12,.16,.0 .12,.4,0 .07,.46,-.01 s6
  metal: rody .009 .06 s8 @.18,.13,.07 n2:0,.35,0 @0,.17,0
hand truck, sack truck, dolly, hand trolley, sack barrow | 1.2 | metal paint #c4302b, tyre rubber, hub steel
  metal: bar .018 .17,.1,0 .17,.95,-.1 .15,1.1,-.2 .1,1.12,-.22 mir + rodx .018 .2 @0,1.12,-.22 + rodx .014 .34 @0,.3,-.03 + rodx .014 .34 @0,.6,-.06
    + rodx .014 .34 @0,.88,-.09 + box .4 .02 .26 b.006 @0,.06,.12 + rodx .016 .5 @0,.12,-.06
  tyre: rodx .12 .07 @.24,.12,-.06 mir
  hub: rodx .05 .08 @.24,.12,-.06 mir
clamp, c clamp, g clamp, screw clamp, vise, vice, bench vise, bench vice, carpenter clamp | .3 | metal paint #2d5a8a, screw steel
  metal: slab .06 -.02,0 .14,0 .14,.05 .04,.05 .04,.24 .14,.24 .14,.3 -.02,.3 b.01 + box .07 .1 .09 b.012 @.1,.0,0
  screw: cyl .016 .18 s12 @.1,.11,0 + cyl .034 .02 s14 @.1,.1,0 + rodx .01 .16 @.1,.36,0 + cyl .02 .1 s10 @.1,.27,0 + ring .0165 .003 6 n5:0,.02,0 @.1,.2,0
hacksaw, metal saw, bow saw, frame saw | .14 | frame steel, grip paint #c4302b, blade iron
  frame: tube .008 -.12,.02,0 -.12,.12,0 .2,.12,0 .2,.02,0 s8
  blade: box .33 .016 .003 @.04,.008,0 + cone .004 .008 s4 rx180 n26:.012,0,0 @.04,.009,0
  grip: slab .026 -.12,.0 -.12,.12 -.15,.13 -.21,.08 -.22,.04 -.18,0 b.008
trowel, garden trowel, hand trowel, hand shovel, small shovel, masonry trowel | .34 | metal steel, grip grain #a8743c
  metal: lathe 0,0 .03,.03 .042,.08 .042,.15 .03,.17 0,.17 ~ s18 *1,1,.3 + bar .008 0,.16,0 0,.19,.03 0,.24,.02 s8
  grip: lathe .01,.22 .017,.25 .013,.29 .018,.32 .01,.34 0,.34 ~ s14
angle grinder, grinder, sander, disc grinder, power grinder | .14 | body paint #2a7a8a, disc iron, metal steel, grip rubber
  body: rodx .035 .2 s16 @.03,.07,0 + box .07 .06 .07 b.015 @-.1,.04,0
  disc: cyl .06 .005 s24 @-.11,.015,0 + cyl .018 .03 s12 @-.11,.015,0
  metal: lathe .05,.028 .066,.026 .066,.03 .05,.032 .05,.028 s20 @-.11,0,0
  grip: rodz .016 .1 s12 @-.1,.07,.08 + box .06 .05 .06 b.015 @.15,.045,0 + tube .008 .17,.07,0 .22,.06,0 .24,.02,.04 s7
leaf blower, blower, garden blower | .36 | body paint #e07a1f, tube rubber #26282c, grip rubber #33363c
  body: ball .13 .14 .11 @-.1,.17,0 + box .14 .1 .14 b.03 @-.16,.02,0
  tube: tube .06>.05>.045 -.0,.15,0 .2,.12,0 .5,.04,0 s14 + rodz .08 .2 s18 @-.1,.17,0
  grip: tube .02 -.2,.28,0 -.12,.35,0 .0,.33,0 .05,.22,0 s10
duct tape, tape roll, roll of tape, adhesive tape, scotch tape, sticky tape, masking tape | .1 | tape steel #9aa2aa, core plaster #c9a878
  tape: lathe .032,-.02 .052,-.02 .052,.02 .032,.02 .032,-.02 s32 rx80 @0,.052,0 + box .05 .003 .04 b0 @.03,0,.012
  core: lathe .028,-.021 .0325,-.021 .0325,.021 .028,.021 .028,-.021 s32 rx80 @0,.052,0
tape dispenser, adhesive tape dispenser, scotch tape dispenser | .08 | body rubber #2a2c32, tape glass #e8e0c0, core plaster #f0ece0, blade steel
  body: side .05 -.07,0 .09,0 .09,.03 .05,.05 .02,.03 -.02,.03 -.04,.06 -.07,.06 b.006
  tape: rodx .034 .024 s24 @0,.056,-.012 + box .02 .002 .08 b0 rx20 @0,.07,.04
  core: rodx .016 .03 s18 @0,.056,-.012
  blade: box .03 .024 .004 b.001 @0,.034,.074
valve, valve wheel, pipe valve, steam valve, hand wheel, gate valve, water valve | .6 | pipe iron, wheel paint #c4302b, metal steel
  pipe: rodx .09 .7 s18 @0,.14,0 + rodx .13 .05 s18 @.33,.14,0 mir + ball .13 @0,.14,0 + cyl .06 .22 s14 @0,.2,0
  wheel: ring .17 .022 8 s28 @0,.52,0 + bar .014 -.16,.52,0 .16,.52,0 s8 + bar .0139 0,.52,-.16 0,.52,.16 s8 + cyl .035 .04 s12 @0,.5,0
  metal: cyl .02 .3 s10 @0,.3,0 + cyl .015 .02 s6 @.33,.25,0 mir + rodx .018 .06 s6 n2:0,0,.2 @.33,.14,0 mir
pressure gauge, gauge, meter, steam gauge, pressure meter, dial gauge, manometer | .2 | case gold, face snow, needle paint #c4302b, pipe iron
  case: ringz .075 .01 @0,.12,.01 + rodz .075 .04 s28 @0,.12,-.01
  face: rodz .07 .012 s28 @0,.12,.012
  dark: box .004 .014 .004 b0 @0,.055,.02 rz0 @0,.12,0 rz0 @0,0,0 + box .004 .014 .004 b0 @0,.046,.0195 rz60 @0,.12,0 + box .004 .014 .004 b0 @0,.046,.0195 rz-60 @0,.12,0 + box .004 .014 .004 b0 @0,.046,.0195 rz110 @0,.12,0 + box .004 .014 .004 b0 @0,.046,.0195 rz-110 @0,.12,0 + box .004 .014 .004 b0 @0,.046,.0195 rz25 @0,.12,0 + box .004 .014 .004 b0 @0,.046,.0195 rz-25 @0,.12,0
  needle: slab .004 -.006,-.01 .006,-.01 0,.055 b0 rz-40 @0,.12,.022 + rodz .009 .008 s12 @0,.12,.022
  pipe: cyl .016 .05 s12 + cyl .022 .014 s6 @0,.02,0
piston, engine piston, cylinder piston | .25 | metal steel, pin iron
  metal: cyl .06 .08 b.004 s28 @0,.17,0 + slab .03 -.025,.04 -.016,.178 .016,.178 .025,.04 b.004 + ringz .035 .014 @0,.035,0 + ring .0602 .0022 6 n3:0,.014,0 @0,.225,0
  pin: rodx .014 .1 s14 @0,.185,0 + rodz .022 .05 s14 @0,.035,0
cable reel, cable drum, spool of cable, wire reel, cable spool, wooden cable drum | 1 | wood, cable rubber #26282c, iron
  wood: rodx .5 .07 s30 @.3,.5,0 mir
  cable: rodx .34 .54 s26 @0,.5,0 + ringx .345 .03 6 n8:.065,0,0 @0,.5,0 + tube .03 .0,.17,.1 .1,.05,.4 .2,.03,.7 s8
  iron: rodx .08 .7 s14 @0,.5,0 + rodx .03 .69 s8 @0,.74,0 + rodx .0299 .69 s8 @0,.38,.21 mirz
air compressor, compressor, pressure tank, portable compressor | .7 | tank paint #c4302b, motor rubber #26282c, metal steel
  tank: pillx .16 .7 @0,.26,0
  motor: box .26 .2 .2 b.03 @-.08,.42,0 + box .1 .16 .16 b.02 @.12,.42,0
  metal: tube .018 -.3,.33,0 -.3,.6,0 -.2,.68,0 .2,.68,0 .3,.6,0 .3,.33,0 s8 + ringz .04 .008 @.18,.38,.14 + box .05 .2 .05 @-.24,.02,.1 mirz
  wheels: wheel .12 .06 @.24,.12,.17 mirz
pallet jack, pallet truck, hand pallet truck | 1.2 | body paint #e8b820, wheel rubber, metal steel
  body: box .14 .07 1.1 b.01 @.2,.05,.2 mir + box .54 .2 .18 b.02 @0,.05,-.4 + bar .025 0,.2,-.42 0,1.2,-.76 s8 + tube .022 -.14,1.06,-.7 -.12,1.2,-.76 .12,1.2,-.76 .14,1.06,-.7 s8
  wheel: rodx .09 .06 s18 @.07,.09,-.48 mir + rodx .045 .08 s14 @.2,.045,.66 mir
  metal: cyl .06 .3 s14 @0,.2,-.42
chalk, piece of chalk, pieces of chalk | .02 | white plaster #f4f4f0, pink plaster #f0a8b8, blue plaster #a0c8e8
  white: rodx .009 .08 s14 @0,.009,.01
  pink: rodx .009 .07 s14 ry24 @.012,.009,.045
  blue: rodx .009 .075 s14 ry-12 @.004,.0089,-.02
eraser, rubber eraser, pink eraser, pencil eraser | .02 | rubber rubber #e88a9a, sleeve paint #2d62b8, band paint #f4f4f0
  rubber: box .05 .015 .024 b.005
  sleeve: box .032 .0165 .0255 b.001 @-.009,-.0007,0
  band: box .006 .0172 .0262 b.0005 @-.009,-.001,0 + box .003 .0171 .0261 b.0005 @-.001,-.001,0
pencil sharpener, sharpener | .03 | body paint #c4302b, blade steel, wood wax #e0b878, dark rubber
  body: box .026 .016 .02 b.002
  blade: box .018 .002 .012 b.0005 rz4 @0,.0155,0 + cyl .002 .004 s8 @0,.016,0
  wood: rodx .0045 .05 s6 @-.036,.008,0 + blob .006 .3 3 *1.3,.3,1 @.01,.002,.018
  dark: rodx .0055 .027 s12 @0,.008,0
protractor, geometry set, set square, triangle ruler | .08 | plastic potion #7fd0e8, line paint #2d4f8a
  plastic: slab .004 -.07,0 .07,0 .068,.02 .055,.045 .03,.064 0,.07 -.03,.064 -.055,.045 -.068,.02 b.0005 rx-20
  line: box .13 .002 .005 b0 @0,.006,0 rx-20 + tube .0012 -.04,.008,0 -.028,.03,0 0,.042,0 .028,.03,0 .04,.008,0 s6 rx-20 @0,0,.001 + box .0016 .01 .005 b0 @0,.055,0 rx-20 + box .0016 .01 .005 b0 @0,.055,0 rz30 rx-20 + box .0016 .01 .005 b0 @0,.055,0 rz-30 rx-20 + box .0016 .01 .005 b0 @0,.055,0 rz60 rx-20 + box .0016 .01 .005 b0 @0,.055,0 rz-60 rx-20
sticky note, sticky notes, post it note, post it, memo pad, pad of sticky notes | .03 | note paint #f5e04a, second paint #f08ab0, line rubber #3a3a3a
  note: box .076 .014 .076 b.001
  second: box .076 .008 .076 b.001 ry12 @.002,.0138,0
  line: box .05 .0006 .002 b0 n4:0,0,.012 ry12 @.002,.0216,0
thumbtack, pushpin, push pin, drawing pin, tack | .03 | head paint #c4302b, metal steel
  head: lathe 0,.012 .006,.012 .007,.014 .0035,.016 .003,.024 .007,.028 .007,.031 0,.031 s18
  metal: cone .0011 .014 s8 rx180 @0,.013,0
binder, ring binder, folder, file folder, document folder, office folder, archive box, archive folder | .32 | cover paint #2d62b8, paper pages, label snow, metal steel
  cover: box .07 .32 .012 b.003 @0,0,.13 + box .008 .32 .27 b.002 @.032,0,0 mir
  paper: box .05 .29 .24 b.002 @0,.015,-.005
  label: box .05 .13 .003 b.001 @0,.14,.137
  metal: ringz .011 .003 @0,.06,.137
  dark: box .034 .006 .0045 b0 n3:0,.024,0 @0,.2,.1375
stack of paper, pile of paper, stack of papers, sheet of paper, paperwork, document, documents, papers | .08 | paper snow #f4f1e8, line rubber #6a6a70
  paper: box .21 .02 .297 b.001 + box .21 .018 .297 b.001 ry3 @.002,.02,0 + box .21 .02 .297 b.001 ry-4 @-.003,.038,0 + box .21 .012 .297 b.001 ry8 @0,.058,.004 + box .21 .003 .297 b.0005 ry-9 @.006,.07,-.004
  line: box .15 .0008 .006 b0 n9:0,0,.024 ry-9 @.006,.0728,.01
rubber stamp, stamp, seal stamp, ink stamp, office stamp | .1 | wood grain #8a4a2a, rubber rubber #2a2c30, pad paint #c4302b, case iron
  wood: lathe 0,.02 .018,.02 .009,.035 .008,.05 .016,.07 .016,.085 0,.095 ~ s16 + box .05 .012 .03 b.003 @0,.012,0
  rubber: box .05 .013 .03 b.001
  case: box .07 .01 .05 b.002 @.075,0,.0
  pad: box .06 .003 .04 b.001 @.075,.0095,0
calendar, wall calendar, desk calendar, planner | .2 | paper snow, head paint #c4302b, line rubber #8a8a90, metal steel, mark paint #c4302b
  paper: slab .006 -.09,0 .09,0 .09,.17 -.09,.17 b.001 rx-14 + slab .005 -.09,0 .09,0 .09,.165 -.09,.165 b.001 rx14 @0,0,-.09
  head: slab .008 -.09,.125 .09,.125 .09,.17 -.09,.17 b.001 rx-14
  line: box .018 .012 .0082 b0 n6:.026,0,0 @0,.09,0 rx-14 + box .018 .012 .0082 b0 n6:.026,0,0 @0,.065,0 rx-14 + box .018 .012 .0082 b0 n6:.026,0,0 @0,.04,0 rx-14 + box .018 .012 .0082 b0 n6:.026,0,0 @0,.015,0 rx-14
  mark: box .02 .0125 .009 b0 @.013,.04,0 rx-14
  metal: ringx .012 .002 6 n7:.022,0,0 @0,.166,-.043
ticket, movie ticket, train ticket, paper ticket, admission ticket, coupon, voucher, raffle ticket | .1 | paper paint #f0c050, line paint #c4302b, star paint #c4302b
  paper: slab .004 -.11,0 .11,0 .11,.035 .1,.05 .11,.065 .11,.1 -.11,.1 -.11,.065 -.1,.05 -.11,.035 b.001 rx-14
  line: box .15 .004 .006 b0 @.0,.012,.0 rx-14 + box .15 .004 .006 b0 @0,.084,0 rx-14 + box .003 .008 .006 b0 n7:0,.013,0 @.075,.046,0 rx-14
  star: word ticket .03 .005 @-.016,.05,.0 rx-14
blueprint, blueprints, building plan, construction plan, floor plan, rolled blueprint | .06 | paper paint #2d5aa8, line snow
  paper: plan .003 -.24,-.16 .24,-.16 .24,.16 -.24,.16 b.0005 + rodx .025 .5 s16 @0,.026,-.17
  line: box .26 .0012 .004 b0 n2:0,0,.18 @-.04,.003,.0 + box .004 .0012 .18 b0 n2:.26,0,0 @-.04,.003,.0 + box .0039 .0012 .1 b0 @.02,.0031,.04 + box .14 .0012 .004 b0 @-.1,.0031,.0 + box .06 .0012 .004 b0 n3:0,0,.03 @.17,.003,.08 + ringx .018 .003 6 @.25,.026,-.17 mir
alarm siren, police siren, warning light, emergency light, police light, alarm light, beacon light, rotating light, flashing light | .22 | light light #ff3a2a, base rubber #26282c, metal steel
  base: cyl .1 .05 b.01 s24 + cyl .08 .02 s24 @0,.05,0
  light: lathe .07,.065 .075,.08 .075,.16 .06,.2 .03,.215 0,.217 ~ s24
  metal: ring .078 .006 6 s24 @0,.075,0 + cyl .006 .012 s6 @.09,.045,0 o4
smoke detector, smoke alarm, fire detector, carbon monoxide detector | .06 | body plaster #f2f2ee, light light #ff3a2a, dark rubber #5a5c60
  body: lathe .07,0 .075,.02 .065,.04 .04,.05 0,.052 s28 + cyl .02 .008 s16 @0,.05,0
  dark: box .006 .012 .02 b0 @0,.036,.06 o14
  light: ball .006 s8 @.04,.05,.0
drill press, drilling machine, pillar drill, bench drill | 1 | body paint #2d6a5a, metal steel, base iron
  base: box .34 .06 .46 b.01 + box .26 .04 .34 b.01 @0,.36,.04
  metal: cyl .04 .95 s16 @0,.05,-.14 + cyl .02 .12 s12 @0,.6,.1 + cone .012 .14 s10 rx180 @0,.62,.1 + bar .01 .1,.78,.0 .26,.82,.1 s8 + bar .01 .1,.78,.0 .26,.7,.06 s8 + ball .02 s10 @.26,.82,.1 + ball .02 s10 @.26,.7,.06
  body: box .18 .24 .44 b.03 @0,.7,0 + cyl .05 .08 s16 @0,.66,.1 + cyl .1 .06 s18 @0,.93,-.1
nugget, gold nugget, nugget of gold, lump of gold, gold lump, ore nugget | .08 | gold
  gold: blob .5 .24 3 *1.2,.8,.95 @0,.38,0 + blob .27 .24 3 @.42,.3,.2 + blob .24 .24 3 @-.42,.26,.16 + blob .26 .24 3 @-.18,.62,-.06 + blob .18 .14 2 @.24,.62,.16 + blob .2 .14 2 @.08,.2,.4
nugget pile, pile of nuggets, nuggets pile, gold nugget pile, gold nuggets pile, pile of gold nuggets, gold nuggets | .16 | gold
  gold: blob .26 .16 3 *1.2,.8,1 @.46,.2,0 o6 + blob .2 .16 3 *1,.8,1.1 @.4,.17,0 o6:30 + blob .26 .16 3 *1.1,.8,1 @.24,.42,0 o4:20 + blob .24 .16 3 *1.1,.9,1 @0,.62,0 + blob .3 .1 3 @0,.3,0
    + blob .12 .14 2 *1.2,.8,1 @.8,.08,.2 + blob .1 .14 2 *1,.8,1.2 @-.58,.07,.46 + blob .1 .14 2 @.28,.08,.74
textiles, textile, fabric roll, roll of fabric, bolt of cloth, cloth bolt, bolt of fabric, textiles stack, stack of textiles, roll of cloth, cloth roll | .42 | red cloth #b8403a, blue cloth #3f6fb0, cream cloth #efe4cc, core grain #c9a068
  red: rodz .15 .9 s20 @-.32,.15,0 + box .46 .1 .62 b.01 @.42,0,0 + rodz .05 .618 s12 @.19,.05,0 + box .4 .1 .56 b.01 @.42,.29,0 + rodz .05 .558 s12 @.22,.34,0
  blue: rodz .15 .9 s20 @-.02,.15,0 + box .44 .1 .6 b.01 @.42,.097,0 + rodz .05 .598 s12 @.64,.147,0
  cream: rodz .15 .9 s20 @-.17,.405,0 + box .43 .1 .58 b.01 @.41,.193,0 + rodz .05 .578 s12 @.2,.243,0 + ringz .1 .011 6 s18 @-.32,.15,.45 mirz + ringz .1 .011 6 s18 @-.02,.15,.45 mirz + ringz .06 .009 6 s14 @-.32,.15,.45 mirz + ringz .06 .009 6 s14 @-.02,.15,.45 mirz
  red: ringz .1 .011 6 s18 @-.17,.405,.45 mirz + ringz .06 .009 6 s14 @-.17,.405,.45 mirz
  core: rodz .032 .98 s12 @-.32,.15,0 + rodz .032 .98 s12 @-.02,.15,0 + rodz .032 .98 s12 @-.17,.405,0
stone bricks, stone brick, stone bricks stack, stack of stone bricks, stone brick stack, pile of stone bricks, stone brick pile | .62 | stone stone #aaa69a, second stone #918d82, dark stone #7c7970
  stone: box .48 .23 .34 b.03 n2:0,0,.36 @-.5,0,0 + box .48 .23 .34 b.03 @.5,0,.18 + box .34 .23 .48 b.03 n2:.36,0,0 @.18,.24,.0 + box .48 .23 .34 b.03 ry8 @-.1,.48,-.06
  second: box .48 .23 .34 b.03 @0,0,.18 + box .48 .23 .34 b.03 @.5,0,-.18 + box .34 .23 .48 b.03 @-.36,.24,.05 + box .48 .23 .34 b.03 ry24 @-.36,0,.58
  dark: box .48 .23 .34 b.03 @0,0,-.18 + box .34 .23 .48 b.03 ry-6 @-.72,.24,0
  second: box .48 .23 .34 b.03 rx-62 ry-20 @.4,.15,.5
stone chunks, stone chunk, chunk of stone, chunks of stone, stone chunks large, stone chunks small | .5 | stone stone #9a968c, second stone #827e74
  stone: lathe 0,0 .4,0 .44,.3 .28,.56 0,.6 s6 c10 rz8 ry20 @-.1,.05,-.15 + lathe 0,0 .2,0 .24,.16 .12,.3 0,.31 s5 c10 rz-12 @.38,.04,.34 + lathe 0,0 .12,0 .13,.09 .07,.16 0,.16 s5 c10 ry40 @-.2,0,.52
  second: lathe 0,0 .3,0 .32,.24 .18,.4 0,.42 s5 c10 rz-10 ry50 @.46,.05,-.2 + lathe 0,0 .22,0 .25,.15 .14,.28 0,.28 s6 c10 rz10 ry10 @-.56,.035,.24 + lathe 0,0 .1,0 .1,.07 .05,.12 0,.12 s5 c10 ry15 @.1,0,.6
parts pile, pile of parts, scrap parts, machine parts, spare parts, pile of machine parts | .5 | metal steel #9aa3ad, iron iron #5a6068, gear bronze, red paint #c4402f
  iron: blob .4 .1 4 *1.5,.45,1.2 @0,.2,0 + box .6 .05 .4 b.01 rz24 ry30 @.34,.18,.08 + box .44 .05 .36 b.01 rz-30 ry-30 @-.3,.22,-.14 + ringz .1 .04 8 s14 rx70 ry30 @.58,.08,.36
  gear: gear 10 .26 .08 rx-28 ry-14 @-.1,.3,.3 + gear 8 .17 .07 rx-70 ry20 @.4,.3,.2 + gear 8 .14 .06 rx-84 @-.66,.05,.34
  dark: cyl .07 .12 s12 b0 @0,-.06,0 rx62 ry-14 @-.1,.3,.3 + cyl .05 .1 s12 b0 @0,-.05,0 rx20 ry20 @.4,.3,.2 + cyl .04 .08 s10 b0 @-.66,.03,.34
  metal: cyl .1 .09 s6 b.01 + cyl .05 .4 s10 rz-70 ry30 @-.5,.3,.0 + cyl .1 .09 s6 b.01 rz-70 ry30 @-.52,.3,.0 + cyl .09 .08 s6 b.01 @.2,0,.62 + cyl .045 .3 s10 @.2,0,.62 + rodz .05 .6 s12 ry50 rx20 @.1,.42,-.14 + ringy .07 .025 6 n4:0,.045,0 s14 @.5,.28,-.24
  red: box .24 .2 .24 b.03 rz14 ry20 @.08,.28,-.05 + cyl .12 .22 s14 rz80 @-.2,.4,-.2
metal bar, bar of metal, bars stack, stack of bars, iron bars stack, metal ingot, ingot stack, stack of ingots, metal bars stack, iron bar | .2 | iron iron #8a9098
  iron: side .6 -.1,0 .1,0 .085,.09 -.085,.09 b.012 ry90 n3:.22,0,0 + side .6 -.1,0 .1,0 .085,.09 -.085,.09 b.012 n2:0,0,.26 @0,.088,0 + side .5 -.1,0 .1,0 .085,.09 -.085,.09 b.012 ry78 @0,.176,.02
    + box .08 .008 .2 b.002 ry-12 @0,.264,.02
silver bar, silver bars, silver ingot, bar of silver, stack of silver bars | .17 | silver
  silver: side .5 -.1,0 .1,0 .085,.09 -.085,.09 b.012 ry90 n3:.21,0,0 + side .5 -.1,0 .1,0 .085,.09 -.085,.09 b.012 ry90 n2:.21,0,0 @0,.088,0 + side .5 -.1,0 .1,0 .085,.09 -.085,.09 b.012 ry90 @0,.176,0
    + box .08 .008 .2 b.002 @0,.264,0
copper bar, copper bars, copper ingot, bar of copper, stack of copper bars | .15 | copper
  copper: side .5 -.1,0 .1,0 .085,.09 -.085,.09 b.012 n2:0,0,.28 + side .5 -.1,0 .1,0 .085,.09 -.085,.09 b.012 ry90 n2:.28,0,0 @0,.088,0 + side .5 -.1,0 .1,0 .085,.09 -.085,.09 b.012 ry-25 @-.02,.176,0
    + box .2 .008 .08 b.002 ry-25 @-.02,.264,0
hex nut, debris nut, nut debris, metal nut, steel nut, screw nut, lug nut | .02 | metal steel, thread iron #55595f
  metal: lathe .0118,-.008 .02,-.008 .02,.008 .0118,.008 .0118,-.008 s6 c20 rx90 @0,.02,0 + lathe .0098,-.0085 .0128,-.0085 .0128,.0085 .0098,.0085 .0098,-.0085 s24 c30 rx90 @0,.02,0
  thread: ringz .0096 .0009 5 s20 n6:0,0,.0026 @0,.02,0
`;
