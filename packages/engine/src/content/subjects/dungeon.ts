/** Dungeon, magic, icons and office: names | height in metres | surfaces, then a clause a line. */
export const dungeon = `
wizard staff, magic staff, staff, mage staff, druid staff | 1.8 | wood, orb light #5fd8ff, gold
  wood: tube .035>.028 0,0,0 .03,.5,0 -.01,.95,0 0,1.2,0 0,1.5,0 + tube .03>.012 0,1.45,0 .13,1.55,0 .14,1.7,0 .05,1.8,0 o3
  orb: ball .1 @0,1.65,0
  gold: ring .036 .012 n3:0,.08,0 @0,1.35,0
magic wand, wand, fairy wand, star wand | .4 | stick paint #2a2233, tip snow, star gold
  stick: cyl .012 .3
  tip: cyl .013 .03 @0,.27,0 + cyl .013 .03
  star: star 5 .07 .03 .025 @0,.36,0
spell book, spellbook, grimoire, magic book, tome, open book, necronomicon | .12 | cover leather #5a2a6a, page snow #f1e6c8, gem potion #53d05a, gold,
    ink rubber
  cover: box .5 .02 .36 b.006 + box .04 .03 .36
  page: slab .34 0,.02 .02,.06 .1,.07 .24,.04 .24,.02 mir
  gold: box .04 .024 .04 @.23,0,.16 mir mirz + ring .05 .005 @.12,.072,0 rz0 + star 5 .04 .016 .004 rx-80 @.12,.075,0
  ink: box .14 .003 .008 n7:0,0,.035 @-.13,.066,0 rz0
  gem: ball .02 .012 .02 @0,.06,.15
crystal ball, magic orb, orb, palantir, fortune teller ball, glowing orb | .35 | ball potion #8fc0ff, base gold, glow light #d5b0ff
  ball: ball .14 @0,.21,0
  base: lathe .12,0 .12,.02 .06,.04 .06,.06 .1,.1 .09,.11 ~ + cone .03 .06 rx180 @.09,.07,0 o3 + ring .095 .014 @0,.105,0
  glow: star 4 .035 .01 .012 @.05,.25,.4 layz + star 4 .022 .007 .01 @-.05,.18,.4 layz
magic portal, portal, dimensional portal, warp portal, nether portal | 2.6 | stone blocks #6f6d76, glow light #a04fff, swirl light #e0b0ff
  stone: ringz 1.05 .2 s14 *1,1.15,1 @0,1.35,0 + box 2.4 .25 .9 + box .4 .5 .5 b.06 @1.05,.1,0 mir + cone .16 .3 s4 @0,2.6,0
  glow: rodz .95 .08 *1,1.15,1 @0,1.35,0
  swirl: tube .05>.02 0,1.35,.06 .2,1.5,.06 .05,1.75,.06 -.35,1.6,.06 -.4,1.1,.06 .1,.8,.06 .6,1.1,.06 .6,1.8,.06 .1,2.15,.06 -.5,2,.06
    + ball .08 .08 .04 @0,1.35,.06 + ball .06 .06 .04 n4:.36,.0,0 @0,.55,.16
rune stone, runestone, standing stone, monolith, menhir | 2 | stone, rune light #4fd0ff, moss leaves #5f8a3f
  stone: lathe .5,0 .46,.8 .36,1.5 .2,1.9 0,2 s7 *1,1,.6
  rune: bar .025 -.08,1.5,.21 -.08,1.2,.24 + bar .025 -.08,1.5,.21 .08,1.35,.23 -.08,1.3,.235
    + bar .025 0,1.1,.26 -.1,.95,.27 0,.8,.28 .1,.95,.27 0,1.1,.26 + bar .025 -.1,.65,.28 .1,.45,.3 + bar .025 .1,.65,.28 -.1,.45,.3 + rodz .1 .04 @0,1.66,.14
  moss: blob .3 .2 4 *1.4,.3,1 @0,.06,.2
stone circle, stonehenge, henge, druid circle | 4 | stone, grass plant
  grass: cyl 6 .2 s28
  stone: box 1.1 3.2 .7 b.1 @0,.1,4.6 o8 + box 2.6 .6 .7 b.1 @0,3.3,4.4 ry22 o4 + box 1.8 .8 1 b.1 @0,.1,0 + box .8 2.2 .5 b.1 @0,.1,2 o5
cauldron, witch cauldron, cooking cauldron, bubbling cauldron | .8 | iron iron #2a2c30, brew potion #53d05a, log bark, flame ember
  iron: pot .04 .14,.16 .36,.24 .46,.46 .4,.66 .38,.7 .44,.76 ~ + cyl .05 .24 @.25,0,0 o3 + ringz .08 .016 rx-14 @0,.57,.465 + ringx .08 .016 rz14 @.465,.57,0 mir + ball .03 s12 @0,.65,.42 + ball .03 s12 @.42,.65,0 mir
  brew: lathe 0,.62 .38,.64 .38,.69 0,.7 + ball .07 @.15,.7,.1 + ball .09 @-.1,.7,.15 + ball .06 @.02,.72,-.15 + ball .04 @.24,.73,-.05
    + tube .035 .19,.755,.37 .18,.71,.345 .19,.64,.372 .21,.55,.408
  log: pillz .05 .5 @0,.05,.1 o4
  flame: cone .06 .17 s8 @.26,.03,.1 o4
magic lamp, genie lamp, aladdin lamp, djinn lamp | .22 | gold, smoke liquid #8fc0ff, gem crystal #d01f45
  gold: lathe .07,0 .06,.015 .025,.03 .03,.045 .1,.07 .12,.1 .08,.14 .03,.16 .02,.18 ~ + tube .035>.012 .09,.1,0 .16,.1,0 .22,.14,0 .26,.18,0
    + tube .012 -.11,.09,0 -.2,.07,0 -.22,.14,0 -.16,.17,0 -.08,.14,0 + ball .016 @0,.19,0
  gem: ball .018 @0,.1,.115
  smoke: tube .008>.03>.04>.03 .26,.19,0 .3,.24,0 .25,.3,.02 .31,.37,0 .28,.42,0
altar, sacrificial altar, stone altar, ritual altar | 1.2 | stone blocks, cloth cloth #8a1f2c, candle wax, flame light #ffc24a, gold
  stone: box 2 .2 1.2 + box 1.6 .6 .8 @0,.2,0 + box 1.9 .18 1.1 @0,.8,0
  cloth: box .6 .02 1.14 @0,.98,0 + box .6 .5 .03 @0,.49,.565
  candle: cyl .05 .24 @.75,.98,.2 mir + cyl .05 .16 @.75,.98,-.2 mir
  flame: lathe 0,1.22 .025,1.27 0,1.36 @.75,0,.2 mir + lathe 0,1.14 .025,1.19 0,1.28 @.75,0,-.2 mir
  gold: pot .02 .05,1 .1,1.12 .14,1.24 + cyl .08 .03 @0,.99,0 + star 5 .14 .06 .02 @0,.72,.585
totem pole, totem, tiki totem, tribal totem, tiki statue | 3 | wood, red paint #c4302b, blue paint #2d6fa8, yellow paint #e8b82a
  wood: cyl .36 3 s18 + cone .12 .3 rx100 @0,2.55,.34 + cone .1 .22 rx100 @0,.6,.34
  red: box .5 .1 .1 @0,2.2,.34 + ring .37 .04 @0,2,0 + slab .1 .3,0 1.1,.3 1.1,.5 .3,.4 mir @0,2.3,0 + box .4 .16 .1 @0,1.15,.34
  blue: ring .37 .04 @0,1,0 + ring .37 .05 @0,2.95,0 + ball .1 .1 .05 @.16,1.7,.33 mir + box .1 .4 .12 rz20 @.38,.4,.1 mir
  yellow: ball .09 .09 .05 @.16,.75,.33 mir + cone .1 .35 rz-40 @.3,1.8,0 mir
  white: ball .11 .11 .06 @.16,2.7,.32 mir + box .05 .08 .1 n5:.08,0,0 @0,1.2,.36
  pupil: ball .05 @.16,2.7,.38 mir + ball .04 @.16,.75,.38 mir + ball .045 @.16,1.7,.38 mir
  dark: box .3 .1 .06 @0,.3,.35
treasure map, map, pirate map, old map, parchment map | .06 | paper pages #e3c98f, ink paint #7a4a24, mark paint #c4202b, sea liquid #7fb0c8
  paper: box .7 .008 .5 b.001 + rodx .025 .5 ry90 @.35,.025,0 mir
  ink: tube .006 -.25,.012,.1 -.1,.012,.15 -.05,.012,.0 .1,.012,.02 .14,.012,-.1 + box .06 .004 .008 n4:.09,0,.0 @-.1,.009,.16 ry20
    + cone .04 .02 s3 n3:.07,0,0 @-.15,.009,-.12
  mark: box .1 .006 .022 ry45 @.2,.009,-.12 + box .1 .006 .022 ry-45 @.2,.009,-.12
  sea: star 4 .06 .02 .006 rx-90 @.22,.011,.14
floating crystal, magic crystal, mana orb, soul gem | .8 | crystal crystal #4fb0ff, ring gold
  crystal: cone .2 .4 s6 @0,.45,0 + cone .2 .4 s6 rx180 @0,.45,0 + cone .05 .14 s6 @.3,.4,0 o4
  ring: ring .3 .015 rx14 @0,.42,0
obelisk, egyptian obelisk, monument, war memorial | 6 | stone marble #d9cdb0, gold
  stone: box 1.8 .4 1.8 + box 1.3 .5 1.3 @0,.4,0 + pyr .9 4.6 .9 .66 @0,.9,0
  gold: pyr .6 .7 .6 .01 @0,5.5,0 + box .1 .3 .05 @0,3,.36 + rodz .12 .06 @0,4,.33 + box .3 .08 .05 @0,1.5,.43
sarcophagus, pharaoh coffin, mummy coffin, egyptian coffin | 2 | gold, stripe paint #1f4fb0, face gold #e8c88a, red paint #b3261e
  gold: slab .6 -.3,0 .3,0 .42,1.2 .36,1.5 .26,1.8 0,1.95 -.26,1.8 -.36,1.5 -.42,1.2 b.1 rx-8
  face: ball .17 .2 .12 @0,1.6,.1 + bar .05 .3,1.2,.2 -.1,1.05,.28 + bar .05 -.3,1.2,.2 .1,1.05,.28
  stripe: box .1 .36 .1 n2:.5,0,0 @0,1.3,.12 + ball .22 .18 .1 @0,1.72,.04 + box .6 .06 .04 n4:0,.2,0 @0,.45,1 layz + ball .03 .02 .02 @.06,1.63,.2 mir
  red: ball .05 .09 .04 @0,1.42,.2 + box .06 .3 .06 rz30 @.12,1.0,.3 + box .54 .03 .04 n4:0,.2,0 @0,.36,1 layz
skull, human skull, skull candle, death skull | .22 | bone, dark rubber
  bone: ball .09 .085 .105 @0,.13,-.01 + box .09 .06 .08 b.02 @0,.03,.045 + ball .02 .013 .03 ry-24 @.058,.085,.045 mir + box .075 .03 .06 b.012 @0,.0,.045
  dark: slab .008 .02,-.022 .03,-.006 .027,.014 .008,.024 -.014,.022 -.026,.006 -.022,-.014 -.006,-.024 ~ b0 @.035,.118,.2 mir layz
    + slab .008 -.014,-.012 -.004,-.016 .004,-.016 .014,-.012 0,.022 b0 @0,.086,.2 layz
  bone: box .011 .016 .006 b.003 n6:.0125,0,0 @0,.036,.086 + box .011 .016 .006 b.003 n6:.0125,0,0 @0,.019,.077
  dark: box .072 .003 .006 @0,.034,.084
eyeball, eye, human eye | .1 | white ceramic #f6f2ea, iris potion #3f7fb8, pupil rubber #101114
  white: ball .05 @0,.05,0
  iris: ball .026 .026 .01 @0,.05,.044
  pupil: ball .013 .013 .006 @0,.05,.051
pile of bones, bones, bone pile, skeleton remains | .3 | bone, dark rubber
  bone: rodx .025 .5 ry20 @0,.05,.1 + ball .04 @.24,.05,.0 + ball .04 @.22,.06,.05 + ball .04 @-.24,.05,.16 + ball .04 @-.22,.05,.21
    + rodx .025 .5 ry-50 rz10 @0,.1,-.05 + ball .04 @.16,.13,.15 + ball .04 @.18,.1,.12 + ball .04 @-.16,.06,-.25 + ball .04 @-.19,.06,-.2
    + rodx .022 .4 ry80 @.2,.04,-.05 + ball .036 @.22,.04,.15 + ball .036 @.17,.04,-.26
    + tube .018 -.3,.02,-.1 -.28,.18,-.08 -.15,.2,-.1 -.1,.05,-.1 n3:0,0,.09 + ball .1 .095 .11 @.02,.24,.02 + box .09 .06 .08 @.02,.12,.08
  dark: ball .03 .03 .02 @.06,.25,.11 mir + box .02 .03 .02 @.02,.19,.125
tombstone, gravestone, round gravestone, round tombstone, grave, headstone, tomb stone, rip grave, cemetery grave | 1 | stone, earth, moss leaves #5f8a3f
  stone: slab .16 -.32,0 .32,0 .32,.65 .24,.85 0,.95 -.24,.85 -.32,.65 b.02 + box .8 .12 .3
  dark: word rip .18 .02 @0,.6,.08 + box .3 .02 .02 n2:0,.08,0 @0,.32,.075
  earth: ball .35 .12 .7 @0,.0,.75
  moss: blob .1 .2 4 *1.4,.6,.6 @-.25,.14,.1
cross grave, grave cross, cross gravestone, grave marker, gravemarker, wooden cross, stone cross, cross, crucifix | 1.3 | stone, earth
  stone: box .2 1.2 .14 @0,.08,0 + box .7 .2 .14 @0,.75,0 + ringz .24 .04 @0,.85,0 + box .5 .16 .4
  earth: ball .4 .1 .7 @0,0,.7
spike trap, spikes, floor spikes, trap, spike, trap spikes | .6 | steel, base stone, dark rubber, blood petal #8a1c1c
  base: box 1.4 .12 1.4
  dark: cyl .08 .02 n4:.34,0,0 @0,.115,.5 + cyl .08 .02 n4:.34,0,0 @0,.115,.17 + cyl .08 .02 n4:.34,0,0 @0,.115,-.17 + cyl .08 .02 n4:.34,0,0 @0,.115,-.5
  steel: cone .055 .5 s10 n4:.34,0,0 @0,.1,.5 + cone .055 .5 s10 n4:.34,0,0 @0,.1,.17 + cone .055 .5 s10 n4:.34,0,0 @0,.1,-.17
    + cone .055 .5 s10 n4:.34,0,0 @0,.1,-.5
  blood: cone .02 .12 s8 @.17,.49,.17 + cone .02 .12 s8 @-.17,.49,.5
guillotine | 3.4 | wood, blade steel, rope thatch, basket thatch #a87842
  wood: box .16 3.2 .16 @.5,0,0 mir + box 1.3 .18 .2 @0,3.2,0 + box 1.2 .12 2.4 @0,0,.2 + box .8 .1 1.3 @0,.7,-.75 + box .1 .7 .1 @.3,0,-1.2 mir
    + box .84 .5 .1 @0,.5,0 + bar .06 .5,1,0 .5,.1,.9 mir
  blade: slab .03 -.4,2.4 .4,2.1 .4,2.8 -.4,2.8 + box .84 .2 .12 @0,2.8,0
  dark: rodz .12 .12 @0,.85,0
  rope: bar .02 0,3,0 0,3.2,0 + bar .02 .6,3.2,0 .6,1.2,0
  basket: pot .04 .22,0 .28,.36 @0,0,.5
gallows, hanging gallows, hangman, noose | 3.6 | wood, rope thatch #c9a25a
  wood: box 2.6 .16 2 @0,.8,0 + box .12 .8 .12 @1.15,0,.85 mir mirz + box .19 2.6 .19 @-1,.8,-.4 + box 2 .2 .2 @-.1,3.4,-.4
    + bar .08 -1,2.6,-.4 -.3,3.45,-.4 + box .8 .1 .26 n4:0,-.2,.24 @.7,.35,1.3 + bar .07 .32,.82,.98 .32,.03,1.78 + bar .07 1.08,.82,.98 1.08,.03,1.78
  rope: cyl .03 .9 @.5,2.5,-.4 + ringz .16 .03 *1,1.3,1 @.5,2.25,-.4 + ring .05 .025 n4:0,.046,0 @.5,2.55,-.4
cage, bird cage, birdcage, prison cage, hanging cage, animal cage, iron cage | 1.2 | iron, base wood
  iron: cyl .016 .8 @.4,.1,0 o16 + tube .016 .4,.9,0 .34,1.05,0 .18,1.14,0 0,1.17,0 o16 + ring .4 .022 @0,.9,0 + ring .4 .022 @0,.5,0
    + ringz .07 .016 @0,1.25,0 + box .3 .02 .02 @0,.75,.39
  base: cyl .44 .1
  gold: box .06 .09 .03 @.15,.45,.41
prison door, jail door, cell door, dungeon door, prison bars, jail bars, jail cell | 2.2 | iron, stone blocks, gold
  stone: box .3 2.3 .5 @.75,0,0 mir + box 1.8 .3 .5 @0,2.2,0
  iron: cyl .03 2.1 n7:.18,0,0 @0,.06,0 + box 1.24 .08 .06 n3:0,.95,0 @0,1.05,0 + box .3 .26 .1 @.4,.95,0
  gold: rodz .03 .12 @.4,1.08,.0
  dark: box .02 .06 .13 @.4,1.02,0
lever, switch, wall lever, floor lever | .5 | base stone, handle iron, knob paint #c4202b
  base: box .4 .12 .5 b.03
  dark: box .08 .02 .36 @0,.11,0
  handle: bar .025 0,.08,0 0,.42,.2 + rodx .04 .16 @0,.12,0
  knob: ball .06 @0,.45,.22
pressure plate, floor button, floor switch | .14 | base stone, plate paint #c4202b, stripe paint #e8b82a
  base: box .9 .08 .9 b.02
  plate: cyl .3 .12 .27 @0,.04,0
  stripe: ring .32 .03 @0,.08,0
banner, war banner, hanging banner, royal banner, heraldic banner, banner shield, shield banner, standard | 2.6 | cloth cloth #b3261e, gold, pole wood
  pole: cyl .04 2.6 + rodx .03 1 @0,2.4,.06
  cloth: slab .03 -.42,.6 -.21,.8 0,.6 .21,.8 .42,.6 .42,2.4 -.42,2.4 @0,0,.08
  gold: ball .06 @0,2.64,0 + ball .04 @.5,2.4,.06 mir + slab .04 -.15,1.4 0,1.2 .15,1.4 .15,1.75 -.15,1.75 @0,0,.08 + box .84 .05 .04 @0,2.28,.08
    + star 5 .09 .04 .02 @0,2.05,.1
flag, red flag | 2 | cloth cloth #c4302b, pole wood, gold
  pole: cyl .03 2
  gold: ball .05 @0,2.02,0
  cloth: box 1.2 .8 .03 @.62,1.15,0
checkered flag, chequered flag, flag checkers, checkers flag, flag checkered, flag chequered, racing flag, finish flag, race flag | 2 | cloth snow, check rubber, pole wood, gold
  pole: cyl .03 2
  gold: ball .05 @0,2.02,0
  cloth: box 1.2 .8 .03 @.62,1.15,0
  check: box .2 .2 .034 n3:.4,0,0 @.52,1.15,0 + box .2 .2 .034 n3:.4,0,0 @.72,1.35,0 + box .2 .2 .034 n3:.4,0,0 @.52,1.55,0
    + box .2 .2 .034 n3:.4,0,0 @.72,1.75,0
pirate flag, jolly roger, skull flag | 2 | cloth cloth #1d1a1c, pole wood, gold, skull bone #f2eee2
  pole: cyl .03 2
  gold: ball .05 @0,2.02,0
  cloth: box 1.2 .8 .03 @.62,1.15,0
  skull: ball .17 .16 .04 @.62,1.62,.0 + box .2 .13 .07 @.62,1.42,0 + box .7 .06 .06 rz28 @.62,1.27,0 + box .7 .06 .06 rz-28 @.62,1.27,0
  dark: ball .05 .055 .05 @.55,1.62,.0 + ball .05 .055 .05 @.69,1.62,.0 + box .02 .07 .08 n3:.045,0,0 @.62,1.43,0
pillar, column, round pillar, round column, stone pillar, stone column, marble column, greek column, marble pillar | 3 | stone marble
  stone: box 1 .2 1 + cyl .44 .14 @0,.2,0 + cyl .36 2.2 .3 @0,.34,0 + box .05 2.2 .05 @.33,.34,0 o14 + ring .32 .04 @0,2.56,0 + lathe .3,2.54 .42,2.7 .42,2.76 0,2.76 + box .96 .22 .96 @0,2.76,0
broken column, broken pillar, ruined pillar, ruined column, damaged column, damaged pillar, ruins, ruin | 3 | stone marble
  stone: box 1 .2 1 + cyl .44 .14 @0,.2,0 + cyl .36 2.2 .3 @0,.34,0 + box .05 2.2 .05 @.33,.34,0 *1,1,1 o14 + blob .32 .2 *1,.35,1 @0,2.5,0
    + rodx .3 .8 ry30 @.5,.3,1.0 + blob .18 .25 @-.5,.15,.8 + blob .13 .25 @-.8,.1,.5
stone staircase, stairs, staircase, steps, stone stairs | 1.6 | stone blocks, step blocks #cfc8b8, side blocks #a39c8e
  stone: side 1.5 -.98,0 .98,0 .98,.14 .74,.14 .74,.34 .49,.34 .49,.54 .24,.54 .24,.74 0,.74 0,.94 -.25,.94 -.25,1.14 -.5,1.14 -.5,1.34 -.74,1.34 -.74,1.54 -.98,1.54 b0
  step: box 1.5 .06 .29 b.015 @0,.14,.86 + box 1.5 .06 .29 b.015 @0,.34,.615 + box 1.5 .06 .29 b.015 @0,.54,.37 + box 1.5 .06 .29 b.015 @0,.74,.125
    + box 1.5 .06 .29 b.015 @0,.94,-.12 + box 1.5 .06 .29 b.015 @0,1.14,-.37 + box 1.5 .06 .29 b.015 @0,1.34,-.615 + box 1.5 .06 .29 b.015 @0,1.54,-.855
  side: side .18 -1,0 1.08,0 1.08,.3 -.74,1.78 -1,1.78 b.02 @.83,0,0 mir
open stairs, open staircase, wooden stairs, wooden staircase, wood stairs, wooden steps, floating stairs | 1.6 | wood wood #a06a38, beam wood #6a4426
  beam: side .09 -1.02,1.36 -1.02,1.58 -.86,1.58 1.04,.06 1.04,0 .78,0 @.62,0,0 mir + box .1 1.4 .1 b.012 @.62,0,-.97 mir + box 1.2 .09 .09 b.012 @0,.5,-.97
  wood: box 1.46 .06 .3 b.012 @0,.2,.84 + box 1.46 .06 .3 b.012 @0,.4,.59 + box 1.46 .06 .3 b.012 @0,.6,.34 + box 1.46 .06 .3 b.012 @0,.8,.09
    + box 1.46 .06 .3 b.012 @0,1,-.16 + box 1.46 .06 .3 b.012 @0,1.2,-.41 + box 1.46 .06 .3 b.012 @0,1.4,-.66 + box 1.46 .06 .36 b.012 @0,1.56,-.92
trapdoor, trap door, hatch, cellar door | .5 | wood, iron, frame stone
  frame: box .2 .14 1.4 @.6,0,0 mir + box 1 .13 .19 @0,0,.6 mirz
  dark: box 1.1 .04 1.1
  wood: box .2 .06 1 n5:.205,0,0 rx-38 @0,.4,-.1
  iron: box 1.02 .02 .1 rx-38 @0,.27,-.35 + box 1.02 .02 .1 rx-38 @0,.62,.1 + ring .08 .016 rx-38 @0,.7,.19
iron maiden, torture device | 2.1 | iron, spike steel, face iron #8a8f96
  iron: lathe .42,0 .45,.6 .4,1.2 .3,1.55 .2,1.7 s14 + ball .24 .28 .24 @0,1.8,0 + box .9 .06 .9
  face: ball .17 .2 .1 @0,1.8,.14 + box .02 1.4 .04 @0,.15,.42 + box .9 .06 .06 n3:0,.45,0 @0,.75,.2
  dark: ball .03 .02 .02 @.06,1.84,.23 mir + box .1 .02 .02 @0,1.72,.235
  spike: cone .03 .16 rx90 n3:0,.4,0 @.2,.75,.9 setz mir
stocks, pillory, wooden stocks | 1.6 | wood, iron
  wood: box .16 1.5 .16 @.75,0,0 mir + box 1.7 .3 .12 @0,.9,0 + box 1.7 .3 .12 @0,1.21,0 + box .5 .1 .8 @.75,0,0 mir
  dark: rodz .12 .13 @0,1.2,0 + rodz .07 .13 @.4,1.2,0 mir
  iron: box .06 .62 .14 @.68,.9,0 mir + box .1 .12 .05 @.85,1.15,.05
weapon rack, sword rack, armory rack, gun rack | 1.4 | wood, metal steel, gold, haft grain
  wood: box .1 1.4 .1 @.75,0,-.1 mir + box 1.6 .1 .12 @0,.3,0 + box 1.6 .1 .12 @0,1,0 + box .1 .08 .6 @.75,0,0 mir
  metal: blade .9 .09 .02 rx180 @-.5,1.05,.1 + blade .8 .07 .02 rx180 @-.2,1.05,.1 + slab .03 0,0 .14,.06 .14,-.18 0,-.12 @.14,1.25,.1
    + blade .24 .09 .02 @.5,1.3,.1
  gold: box .24 .04 .05 @-.5,1.05,.1 + box .2 .04 .05 @-.2,1.05,.1
  haft: cyl .02 .2 @-.5,1.08,.1 + cyl .02 .18 @-.2,1.08,.1 + cyl .02 1.2 @.14,.15,.1 + cyl .02 1.2 @.5,.12,.1
armor stand, armour stand, mannequin armor | 1.8 | metal steel, wood, gold, crest fur #b3261e
  wood: cyl .04 1.2 + box .6 .08 .6
  metal: lathe .15,.8 .17,.9 .2,1.2 .2,1.32 .1,1.42 ~ *1,1,.75 + ball .12 .1 .12 @.25,1.34,0 mir + lathe .12,1.46 .13,1.6 .1,1.72 0,1.76 ~
    + lathe .24,.62 .17,.85 *1,1,.8 + pill .055 .4 rz8 @.3,.9,0 mir
  gold: box .02 .5 .02 @0,.85,.16 + box .2 .016 .03 @0,1.62,.115
  crest: side .03 .1,1.74 .06,1.84 -.1,1.84 -.16,1.64 -.1,1.7 0,1.76
  dark: box .16 .02 .03 @0,1.6,.118
training dummy, dummy, target dummy, combat dummy, practice dummy, straw dummy | 1.8 | sack cloth #c9a56a, pole wood, rope thatch #7d5a28, red paint #c4302b,
    straw thatch
  pole: cyl .06 1.4 + rodx .05 1.3 @0,1.2,0 + box .8 .1 .12 + box .12 .1 .8
  sack: lathe .14,.7 .22,.8 .24,1.1 .2,1.3 .1,1.4 ~ *1,1,.8 + ball .15 .17 .15 @0,1.55,0 + rodx .09 .9 @0,1.22,0
  rope: ring .1 .02 @0,1.4,0 + ring .22 .02 *1,1,.8 @0,.85,0 + ringx .095 .016 @.44,1.22,0 mir
  red: ringz .1 .018 @0,1.08,.19 + ball .04 .04 .02 @0,1.08,.2
  straw: cone .09 .14 s9 rz90 @-.52,1.22,0 mir + cone .14 .16 s9 rx180 @0,.74,0
archery target, archery | 1.5 | face snow, red paint #d1202a, blue paint #2d62b8, gold paint #f2c81c, stand wood, arrow wood
  stand: bar .04 0,1.5,-.1 .55,0,.15 mir + bar .04 0,1.5,-.1 0,0,-.6 + box .9 .05 .05 @0,.4,.08
  face: rodz .55 .12 rx-6 @0,.9,.1
  blue: rodz .44 .13 rx-6 @0,.9,.1
  red: rodz .32 .14 rx-6 @0,.9,.1
  gold: rodz .14 .15 rx-6 @0,.9,.1
  arrow: rodz .012 .5 @.06,.95,.38
  white: box .06 .004 .12 @.06,.95,.58 + box .004 .06 .12 @.06,.92,.58
bedroll, sleeping bag, camping mat | .3 | cloth cloth #3f7a5a, strap leather, pillow cloth #e8dcc0
  cloth: box .7 .06 1.6 b.02 @0,0,-.1 + rodx .16 .8 @0,.16,.75 + ringx .1 .016 @.4,.16,.75 mir + box .68 .05 1 b.02 @0,.05,.1
  strap: ringx .165 .012 n2:.4,0,0 @0,.16,.75
  pillow: box .5 .12 .28 b.05 @0,.06,-.68
jack o lantern, jack o lanterns, jackolantern, jack lantern, carved pumpkin, halloween pumpkin | .35 | skin petal #e8801c, stem plant, face light #ffd24a
  skin: ball .1 .13 .12 @.09,.14,0 o8
  stem: tube .025>.02 0,.25,0 .01,.3,0 .04,.34,0
  dark: slab .006 -.056,-.006 .056,-.006 0,.07 @.075,.16,.19 mir layz + slab .006 -.026,-.005 .026,-.005 0,.038 @0,.125,.205 layz
    + slab .006 -.12,.048 -.072,-.01 -.03,.006 0,-.02 .03,.006 .072,-.01 .12,.048 .05,.043 .03,.058 -.03,.058 -.05,.043 @0,.068,.195 layz
  face: slab .007 -.045,0 .045,0 0,.054 @.075,.16,.19 mir layz + slab .007 -.018,0 .018,0 0,.028 @0,.125,.205 layz
    + slab .007 -.1,.036 -.068,.0 -.03,.015 0,-.01 .03,.015 .068,0 .1,.036 .05,.033 .03,.048 -.03,.048 -.05,.033 @0,.068,.195 layz
cannon ball, cannonball | .2 | iron iron #2a2c30
  iron: ball .1 @0,.1,0
pile of cannonballs, stack of cannonballs, pile of cannon balls | .3 | iron iron #2a2c30
  iron: ball .1 @0,.1,.115 o3 + ball .1 @0,.26,0
campfire with a pot, cooking fire | 1 | wood bark, flame ember, pot iron #2a2c30, stone, brew wax #b5652a
  wood: bar .03 0,1,0 .5,0,.0 o3 + pillz .05 .5 @0,.05,.1 o4
  flame: cone .12 .3 s9 @0,.08,0 + cone .07 .2 s8 @.14,.06,.05 o3
  pot: pot .02 .1,.42 .2,.48 .22,.6 .2,.66 ~ + bar .008 0,1,0 0,.84,0 + tube .01 -.2,.66,0 -.14,.8,0 0,.84,0 .14,.8,0 .2,.66,0
  stone: blob .1 .2 @.42,.04,0 o9
  brew: lathe 0,.6 .19,.61 0,.63
envelope, letter, mail, love letter, sealed letter | .2 | paper snow #f1e6d0, seal paint #c4202b, fold snow #d9cba8
  paper: slab .012 -.15,0 .15,0 .15,.2 -.15,.2 rx-10
  fold: bar .004 -.148,.198,.01 0,.09,.02 .148,.198,.01 rx-10 + bar .003 -.148,.003,.01 -.03,.11,.012 rx-10 + bar .003 .148,.003,.01 .03,.11,.012 rx-10
  seal: rodz .025 .012 @0,.1,.2 layz + slab .006 0,-.012 .012,0 .006,.01 0,.005 -.006,.01 -.012,0 @0,.1,.2 layz
gift box, gift, present, present cube, wrapped present, christmas present, birthday present | .35 | paper paint #d1202a, ribbon gold
  paper: box .3 .24 .3 b.01 + box .33 .07 .33 b.01 @0,.22,0
  ribbon: box .06 .295 .335 + box .335 .295 .06 + ringz .05 .02 *1.3,.8,1 rz20 @.06,.33,0 mir + ball .03 @0,.31,0 + box .03 .12 .03 rz50 @.04,.3,.04 mir
feather, quill, bird feather, phoenix feather | .35 | vane snow #e8ecf2, shaft bone
  vane: slab .008 .0,.08 .04,.12 .05,.2 .04,.28 .01,.35 -.02,.3 -.04,.2 -.03,.12 ~ rz-14
  shaft: tube .004>.001 -.02,0,.0 .01,.1,.004 .05,.22,.004 .08,.34,.0
horseshoe, horse shoe, lucky horseshoe | .15 | iron steel #8a9098, hole rubber
  iron: slab .018 -.05,0 -.03,0 -.035,.04 -.04,.08 -.025,.11 0,.12 .025,.11 .04,.08 .035,.04 .03,0 .05,0 .06,.04 .065,.08 .045,.13 0,.148 -.045,.13
    -.065,.08 -.06,.04 b.004
  hole: ball .005 .005 .012 @.05,.06,0 mir + ball .005 .005 .012 @.047,.1,0 mir + ball .005 .005 .012 @.046,.025,0 mir
bandage, bandage roll, gauze, roll of bandage | .1 | cloth snow #f1ead8, red paint #d1202a
  cloth: rodx .05 .08 @0,.05,0 + ringx .03 .004 @.04,.05,0 + ringx .015 .004 @.04,.05,0 + box .08 .004 .14 @0,0,.08
  red: box .012 .04 .004 @0,.03,.05 + box .04 .012 .004 @0,.044,.05
syringe, needle, injection, vaccine, stimpak, hypodermic needle | .18 | glass glass #dff0f5, fluid potion #53d05a, metal steel, plunger snow
  glass: cyl .014 .09 @0,.05,0 rz-35
  fluid: cyl .0115 .06 @0,.055,0 rz-35
  metal: cyl .0015 .05 rz-35 + cone .006 .012 @0,.04,0 rz-35
  plunger: cyl .004 .06 @0,.13,0 rz-35 + cyl .014 .005 @0,.19,0 rz-35 + box .05 .005 .014 @0,.138,0 rz-35
  dark: box .008 .001 .002 n5:0,.014,0 @0,.095,.0142 rz-35
magnet, horseshoe magnet | .25 | red paint #d1202a, tip steel
  red: tube .035 -.075,.16,0 -.075,.08,0 -.055,.04,0 0,.02,0 .055,.04,0 .075,.08,0 .075,.16,0
  tip: cyl .036 .06 @.075,.16,0 mir
puzzle piece, jigsaw piece, puzzle | .1 | piece paint #2d8fd8
  piece: slab .02 0,0 .08,0 .08,.028 .09,.025 .108,.03 .112,.04 .108,.05 .09,.055 .08,.052 .08,.08 .052,.08 .055,.09 .05,.108 .04,.112 .03,.108 .025,.09
    .028,.08 0,.08 0,.052 .01,.055 .026,.05 .03,.04 .026,.03 .01,.025 0,.028 b.004 @-.05,0,0
speech bubble, chat bubble, dialog bubble, speech balloon | .8 | bubble snow, dot rubber
  bubble: slab .12 -.5,.3 -.42,.2 -.25,.2 -.32,0 -.05,.2 .42,.2 .5,.3 .5,.7 .42,.8 -.42,.8 -.5,.7 b.03
  dot: ball .06 .06 .03 n3:.22,0,0 @0,.5,.06
arrow sign, arrow icon, direction arrow, pointing arrow, road arrow sign | 1.2 | sign paint #e8b82a, post wood, arrow rubber
  post: cyl .04 .8
  sign: slab .05 -.5,.65 .3,.65 .55,.88 .3,1.1 -.5,1.1 b.01
  arrow: slab .06 -.35,.82 .1,.82 .1,.74 .32,.88 .1,1.02 .1,.94 -.35,.94
question mark block, mystery block, question block, lucky block | 1 | block paint #f2b01c, mark snow, bolt paint #a86a14
  block: box 1 b.06
  mark: tube .06 -.18,.66,.5 -.12,.8,.51 .08,.82,.51 .18,.68,.51 .06,.54,.51 0,.42,.51 0,.36,.5 + ball .07 .07 .03 @0,.22,.5
    + tube .06 .51,.66,.18 .51,.8,.12 .51,.82,-.08 .51,.68,-.18 .51,.54,-.06 .51,.42,0 .5,.36,0 + ball .03 .07 .07 @.5,.22,0
  bolt: ball .05 @.42,.9,.49 mir + ball .05 @.42,.1,.49 mir + ball .05 @.49,.9,.42 mirz + ball .05 @.49,.1,.42 mirz
map pin, location pin, location marker, gps pin, map marker, waypoint | 1 | pin paint #d1202a, hole snow, base rubber
  pin: lathe 0,.04 .06,.18 .22,.46 .3,.64 .28,.82 .16,.94 0,.98 ~
  hole: rodz .13 .03 @0,.68,.5 layz
  base: ring .2 .02 @0,.02,0
pencil, crayon, pen, colored pencil, marker | .18 | body paint #f2c21c, wood wax #e0b88a, tip rubber, eraser petal #f08aa0, band steel
  body: cyl .01 .12 s6 @0,.03,0 rz-25
  wood: lathe .003,.01 .01,.032 s12 rz-25
  tip: cone .0035 .012 rx180 @0,.012,0 rz-25
  eraser: cyl .0098 .016 @0,.162,0 rz-25
  band: cyl .0104 .014 @0,.149,0 rz-25 + ring .0104 .0008 n3:0,.004,0 @0,.156,0 rz-25
ink bottle with a quill, inkwell, ink bottle, ink pot, feather pen | .28 | glass obsidian #22304a, feather snow #e8ecf2, ink rubber, shaft bone
  glass: lathe .05,0 .055,.02 .05,.06 .025,.075 .025,.09 .03,.095 s4 ry45
  ink: cyl .022 .004 @0,.094,0
  shaft: tube .003>.001 0,.06,0 .04,.16,0 .1,.28,0
  feather: slab .005 .03,.13 .07,.15 .1,.2 .11,.28 .07,.26 .04,.2 ~ @0,0,.002
notebook, diary, journal, sketchbook | .03 | cover leather #2d5a8a, page snow, ring steel, pen paint #c4302b
  cover: box .22 .004 .3 + box .22 .004 .3 @0,.024,0
  page: box .21 .02 .29 @.002,.004,0
  ring: ringz .014 .002 n14:0,0,.02 @-.11,.014,0
  pen: rodz .005 .18 ry20 @.04,.034,.02
  white: box .12 .002 .06 @.01,.028,-.06
globe, world globe, desk globe | .45 | sea paint #2d7fc8, land plant #4f9a3a, stand wood, gold
  sea: ball .15 s26 @0,.25,0
  land: slab .06 -.35,.3 -.05,.5 .35,.35 .3,.05 .12,-.1 .15,-.35 0,-.5 -.12,-.25 -.1,0 -.35,.1 b.01 *.26,.22,.15 @0,0,.18 rx-10 ry12 @0,.25,0 layc
    + slab .06 -.25,.25 0,.35 .3,.1 .15,-.05 .2,-.35 -.02,-.45 -.2,-.1 b.01 *.23,.22,.15 @0,0,.18 rx10 ry-56 @0,.25,0 layc
    + slab .06 -.4,.2 0,.4 .45,.25 .4,-.1 .1,-.3 -.15,-.15 -.4,-.1 b.01 *.26,.22,.15 @0,0,.18 rx-8 ry98 @0,.25,0 layc
    + slab .06 -.3,.3 .1,.4 .35,.1 .1,-.4 -.1,-.35 b.01 *.23,.22,.15 @0,0,.18 ry178 @0,.25,0 layc
  gold: tube .01 -.06,.415,0 -.15,.35,0 -.185,.25,0 -.15,.15,0 -.05,.08,0 .06,.085,0 + cyl .006 .36 rz20 @.06,.08,0 + cyl .02 .06 @0,.03,0
  stand: lathe .12,0 .12,.02 .04,.04 .03,.06
blackboard, chalkboard, whiteboard, school board | 1.8 | frame wood, board rubber #2a4a3a, chalk snow
  frame: box 2.2 1.3 .06 @0,.5,0 + box .08 1.8 .08 @1,0,-.08 mir + box .1 .06 .7 @1,0,-.08 mir + box 1.8 .05 .14 @0,.5,.06
  board: box 2.04 1.14 .07 @0,.58,0
  chalk: word abc .22 .01 @-.4,1.4,.04 + box .6 .015 .01 n3:0,.12,0 @-.3,.95,.036 + ringz .16 .012 @.55,1.2,.036 + rodx .015 .1 @.3,.56,.09
ruler, measuring stick, tape measure | .03 | body wax #f0c85a, mark rubber
  body: box .6 .008 .06
  mark: box .003 .003 .03 n13:.048,0,0 @0,.007,.014 + box .002 .003 .018 n25:.0235,0,0 @0,.007,.02
paper airplane, paper plane | .12 | paper snow
  paper: plan .004 0,.24 .14,-.1 .02,-.1 rz8 @0,.07,0 mir + side .004 .24,.07 -.1,.07 -.1,.0 rz6 + side .004 .24,.07 -.1,.07 -.1,.0 rz-6
    + box .01 .004 .2 @0,.068,-.0
stapler | .08 | body paint #c4302b, metal steel, base rubber
  base: box .04 .012 .18 b.005
  body: side .036 -.09,.02 -.085,.05 -.02,.062 .085,.045 .085,.03 -.06,.03 b.008 rx-4 @0,.006,0
  metal: box .02 .012 .15 rx-3 @0,.022,.01 + box .024 .006 .02 @0,.012,.075 + rodx .012 .04 @0,.03,-.08
calculator | .03 | case rubber #2f3238, screen plaster #b5c9a0, key snow, red paint #e8701c
  case: box .1 .016 .16 b.005 rx20 @0,.03,0
  screen: box .08 .004 .034 @0,.0145,-.05 rx20 @0,.03,0
  key: box .014 .006 .014 n4:.021,0,0 @0,.014,-.012 rx20 @0,.03,0 + box .014 .006 .014 n4:.021,0,0 @0,.014,.01 rx20 @0,.03,0
    + box .014 .006 .014 n3:.021,0,0 @-.01,.014,.032 rx20 @0,.03,0 + box .014 .006 .014 n3:.021,0,0 @-.01,.014,.054 rx20 @0,.03,0
  red: box .014 .006 .036 @.0315,.014,.043 rx20 @0,.03,0
  dark: word 123 .02 .002 rx-90 @.014,.0186,-.041 rx20 @0,.03,0
newspaper, magazine, newspapers, stack of newspapers | .05 | paper plaster #e3ddd0, ink rubber
  paper: box .38 .012 .28 b.003 + box .37 .012 .27 b.003 @.004,.012,.002 + rodx .012 .38 @0,.012,-.14
  ink: word news .05 .003 rx-90 @0,.0255,-.09 + box .16 .002 .008 n8:0,0,.018 @-.09,.0235,.04 + box .15 .002 .008 n4:0,0,.018 @.1,.0235,.09
  dark: box .15 .002 .09 @.1,.0235,.0
paper clip, paperclip | .05 | wire steel
  wire: tube .002 -.006,.012,0 -.006,.04,0 0,.046,0 .006,.04,0 .006,.006,0 0,0,0 -.01,.004,0 -.011,.01,0 -.011,.046,0 -.004,.054,0 .006,.054,0 .011,.046,0
    .011,.014,0
abacus, counting frame | .35 | frame wood, rod steel, red paint #d1202a, blue paint #2d62b8, yellow paint #f2c81c
  frame: box .03 .35 .04 @.24,0,0 mir + box .5 .03 .04 @0,0,0 + box .5 .03 .04 @0,.32,0
  rod: rodx .004 .48 n4:0,.075,0 @0,.175,0
  red: ball .022 .03 .022 n5:.04,0,0 @-.12,.2875,0 + ball .022 .03 .022 n3:.04,0,0 @.16,.2875,0
  blue: ball .022 .03 .022 n5:.04,0,0 @-.12,.2125,0 + ball .022 .03 .022 n2:.04,0,0 @.18,.2125,0
  yellow: ball .022 .03 .022 n4:.04,0,0 @-.14,.1375,0 + ball .022 .03 .022 n4:.04,0,0 @.14,.1375,0
  green: ball .022 .03 .022 n6:.04,0,0 @-.1,.0625,0 + ball .022 .03 .022 n2:.04,0,0 @.18,.0625,0
paint palette, palette, artist palette | .03 | wood wood #c98a4c, red paint #d1202a, blue paint #2d62b8, yellow paint #f2c81c, green paint #3f9a3f, brush wood
  wood: plan .012 .15,0 .14,.08 .06,.13 -.06,.13 -.14,.07 -.16,-.02 -.11,-.1 -.03,-.12 .01,-.07 .06,-.05 .12,-.08 ~
  red: ball .026 .012 .022 @-.1,.014,.05
  blue: ball .026 .012 .022 @-.03,.014,.09
  yellow: ball .026 .012 .022 @.05,.014,.085
  green: ball .024 .012 .022 @.1,.014,.03
  white: ball .024 .012 .02 @-.12,.014,-.02
  brush: rodz .005 .3 ry50 @.03,.02,0
  dark: rodz .008 .03 ry50 @.15,.022,.1 + ball .03 .013 .024 @.06,.002,-.005
easel, painting easel, canvas easel, art easel, art canvas, canvas | 1.7 | wood, canvas snow, sky paint #7fb8e0, hill plant #4f8a34, sun paint #f7c02a
  wood: bar .025 0,1.7,-.05 .4,0,.2 mir + bar .025 0,1.65,-.08 0,0,-.6 + box .8 .05 .1 @0,.62,.12 + box .05 .06 .06 @0,1.45,.02
  canvas: box .8 .7 .04 rx-6 @0,.67,.12
  sky: box .72 .62 .045 rx-6 @0,.71,.115
  hill: slab .05 -.36,0 .36,0 .36,.16 .1,.28 -.1,.15 -.36,.26 rx-6 @0,.71,.115
  sun: rodz .07 .052 rx-6 @.18,1.2,.065
ribcage, rib cage, ribs | .5 | bone
  bone: bar .012 .012,.3219,-.2 .05,.3294,-.235 .088,.3144,-.17 .1,.3078,-.05 .094,.2969,.05 .062,.2875,.085 .022,.2594,.135 s6 c80 *1,1.6,1 mir + bar .012 .012,.2969,-.2 .0725,.3044,-.235 .1276,.2894,-.17 .145,.2783,-.05 .1363,.2639,.05 .0899,.2515,.1275 .026,.2344,.172 s6 c80 *1,1.6,1 mir
    + bar .012 .012,.2687,-.2 .089,.2762,-.235 .1566,.2612,-.17 .178,.2457,-.05 .1673,.2277,.05 .1104,.2124,.1573 .026,.2062,.195 s6 c80 *1,1.6,1 mir + bar .012 .012,.2387,-.2 .1,.2462,-.235 .176,.2312,-.17 .2,.2112,-.05 .188,.1897,.05 .124,.1714,.17 .026,.1781,.205 s6 c80 *1,1.6,1 mir
    + bar .012 .012,.2075,-.2 .106,.215,-.235 .1866,.2,-.17 .212,.1754,-.05 .1993,.1505,.05 .1314,.1327,.17 .05,.1344,.205 s6 c80 *1,1.6,1 mir + bar .012 .012,.1762,-.2 .1075,.1837,-.235 .1892,.1687,-.17 .215,.1397,-.05 .2021,.1112,.05 .1333,.0909,.1573 .085,.1094,.19 s6 c80 *1,1.6,1 mir
    + bar .012 .012,.145,-.2 .1025,.1525,-.235 .1804,.1375,-.17 .205,.1039,-.05 .1988,.0811,.02 .1537,.0537,.09 s6 c80 *1,1.6,1 mir + bar .012 .012,.1137,-.2 .0925,.1212,-.235 .1628,.1062,-.17 .185,.0682,-.05 .1794,.0429,.02 s6 c80 *1,1.6,1 mir
    + cyl .026 .03 s10 n10:0,.047,0 @0,.31,-.205 + tube .018 0,.06,-.195 0,.3,-.21 0,.56,-.19 s8 + block .012 .026 .05 rx24 n10:0,.047,0 @0,.313,-.23 + box .076 .012 .016 n10:0,.047,0 @0,.322,-.215
    + slab .022 -.03,.43 -.02,.4 -.024,.28 -.014,.235 0,.215 .014,.235 .024,.28 .02,.4 .03,.43 b.006 rx-9 @0,0,.225
hand, human hand, severed hand | .24 | skin, nail skin #efc9b4
  skin: cyl .031 .05 .034 s14 *1.15,1,.72 + slab .036 -.036,.035 .036,.035 .045,.075 .044,.128 -.046,.122 -.044,.07 b.014 + ball .02 .032 .016 s12 rz-18 @.028,.072,.013
    + ball .014 .03 .012 s10 @-.03,.07,.012 + tube .013>.012>.0095 .032,.118,0 .036,.16,.003 .038,.193,.006 s8 + tube .0135>.0125>.01 .011,.122,0 .012,.17,.003 .0125,.208,.006 s8
    + tube .013>.012>.0095 -.012,.12,0 -.0145,.163,.003 -.016,.198,.006 s8 + tube .0115>.0105>.0085 -.034,.112,0 -.04,.147,.003 -.043,.173,.006 s8
    + tube .018>.0145>.0105 .03,.062,.006 .062,.096,.014 .078,.132,.018 s8
  nail: ball .0065 .009 .004 s8 @.0375,.186,-.0045 + ball .007 .009 .004 s8 @.0125,.2,-.0055 + ball .0065 .009 .004 s8 @-.0155,.19,-.0045 + ball .006 .008 .004 s8 @-.042,.166,-.004
moai, easter island statue, easter island head, moai statue, stone head | 3 | stone stone #8c887e, shade stone #57534b
  stone: slab .95 -.78,0 .78,0 .8,.55 .55,.85 -.55,.85 -.8,.55 b.16 + side .96 -.42,.6 .3,.6 .46,.82 .5,1.02 .36,1.2 .36,2.0 .5,2.15 .46,2.6 .22,2.8 -.3,2.76 -.46,2.4 b.15
    + side .28 .25,1.36 .68,1.38 .7,1.5 .5,2.2 .25,2.2 b.06 + box .98 .2 .3 b.07 @0,2.03,.4 + box .42 .08 .14 b.03 @0,1.2,.4 + box .48 .09 .16 b.03 @0,1.07,.46
    + box .14 .85 .26 b.05 @.5,1.3,-.08 mir + box .16 .1 .2 b.04 @.1,1.37,.5 mir
  shade: ball .16 .14 .06 s12 @.27,1.88,.35 mir + box .4 .035 .1 b.01 @0,1.165,.43
sphinx, egyptian sphinx, great sphinx, sphinx statue | 5 | stone plaster #d9b878, stripe plaster #b08848, shade plaster #7a5c30
  stone: box 3.4 .4 8.4 b.06 @0,0,.6 + ovals .4,.5,-2.9 .85,.9,-2.6 1,1.1,-1.7 .9,1,-.4 .9,1.15,.8 .75,1.1,1.5 .4,.7,1.8 s12 @0,1.4,0
    + ball .5 .95 1.05 s11 @.85,1.3,-1.7 mir + box .5 .42 1.5 b.14 @1.1,.35,-1 mir + box .56 .55 3 b.18 @.68,.36,3 mir + box .6 .62 .5 b.2 @.68,.36,4.3 mir
    + cyl .55 .9 .45 s14 @0,2.1,1.3 + ball .5 .66 .52 s16 @0,3.5,1.6 + side .14 .4,-.06 .56,-.03 .44,.26 .3,.26 @0,3.4,1.6
    + slab .7 -.62,2.2 -.28,2.2 .28,2.2 .62,2.2 1.02,2.5 .98,3 .8,3.8 .5,4.25 0,4.4 -.5,4.25 -.8,3.8 -.98,3 -1.02,2.5 b.12 @0,0,1.25 + box .24 .7 .2 b.05 @0,2.4,1.95
  stripe: box .26 .12 .74 b0 n4:0,.3,0 rz6 @.76,2.95,1.25 mir + slab .74 -.55,4.02 .55,4.02 .46,4.16 -.46,4.16 @0,0,1.25 + cone .09 .34 s6 rx20 @0,4.1,1.65
  shade: ball .1 .05 .04 s8 @.2,3.62,2.06 mir + box .26 .04 .06 b0 @0,3.2,2.06 + box .04 .2 .06 b0 n2:.18,0,0 @.68,.4,4.54 mir
tooth, molar, human tooth, molar tooth | .3 | enamel ceramic #f8f6f0, root bone #ecdfc2
  enamel: loft -.075,.13,-.06 .075,.13,-.06 .075,.13,.06 -.075,.13,.06 / -.095,.16,-.075 .095,.16,-.075 .095,.16,.075 -.095,.16,.075 / -.1,.21,-.08 .1,.21,-.08 .1,.21,.08 -.1,.21,.08 / -.08,.255,-.06 .08,.255,-.06 .08,.255,.06 -.08,.255,.06 c70
    + ball .048 .05 .044 s9 @.048,.245,.036 mir mirz + ball .06 .07 .055 s9 @.042,.19,.03 mir mirz
  root: tube .042>.034>.01 .045,.16,.0 .055,.08,0 .04,.0,0 s9 mir + ball .07 .04 .055 s10 @0,.14,0
skull post, post skull, skull pole, skull stake, skull spike | 1.8 | wood bark, bone, dark rubber, rope thatch
  wood: cyl .07 1.5 .06 + cyl .12 .1 .08 + box .5 .06 .06 rz6 @0,1.1,0
  rope: ring .075 .014 @0,1.12,0 + ring .075 .014 @0,1.16,0
  bone: ball .15 .15 .17 @0,1.62,0 + box .16 .1 .14 b.02 @0,1.44,.05
  dark: ball .04 .045 .03 @.06,1.6,.145 mir + box .03 .04 .02 @0,1.53,.165 + box .012 .05 .02 n4:.032,0,0 @0,1.44,.118
brazier, fire basket, fire bowl, iron brazier | .9 | metal iron #33353a, ember, flame light #ffb020
  metal: pot .012 .16,.5 .26,.62 .31,.8 s10 + ring .31 .018 @0,.8,0 + bar .02 .14,.55,0 .3,0,0 o3 + ring .2 .012 @0,.28,0
  ember: ball .24 .09 .24 @0,.76,0
  flame: lathe 0,.76 .13,.86 .1,.98 0,1.2 s9 + lathe 0,.76 .09,.84 .07,.92 0,1.06 s9 @.12,0,.06 + lathe 0,.76 .09,.84 .07,.9 0,1.02 s9 @-.11,0,-.04
room corner, corner room, dungeon room corner, corner of a room, room inner corner, stone room corner, room corner piece | 3 | stone blocks #8f8b86, floor stone #a49e94, trim stone #6f6a64, fire ember, torch wood, iron
  floor: box 3.6 .2 3.6 b.02 + box .86 .06 .86 b.03 n4:.9,0,0 n4:0,0,.9 @0,.17,0
  stone: box 3.6 3 .4 b.01 @0,0,-1.8 + box .4 3 3.6 b.01 @-1.8,0,0
  trim: box .7 3.1 .7 b.04 @-1.7,0,-1.7 + box 3.6 .3 .56 b.03 @.1,2.8,-1.8 + box .56 .299 3.6 b.03 @-1.8,2.8,.1 + box 3.6 .3 .5 b.03 @.1,.15,-1.8 + box .5 .299 3.6 b.03 @-1.8,.15,.1 + box .5 3.06 .56 b.04 @1.6,0,-1.8 + box .56 3.06 .5 b.04 @-1.8,0,1.6
  torch: bar .06 .2,1.4,-1.56 .2,1.8,-1.4 s8
  iron: cyl .1 .1 s10 @.2,1.76,-1.4 + box .16 .3 .1 b.02 @.2,1.3,-1.58
  fire: lathe .08,0 .13,.1 .1,.22 0,.4 s10 @.2,1.84,-1.4
gate door, door gate, dungeon gate door, gate with doors, wooden gate door, large gate door, dungeon gate | 3.4 | stone blocks #8f8b86, door wood #6a4426, iron iron #3a3d42, trim stone #b8b2a6
  stone: box .9 3.2 .8 b.02 @1.75,0,0 mir + slab .8 -1.32,2 -1.32,3.2 1.32,3.2 1.32,2 1.2,2.3 .9,2.6 .5,2.8 0,2.86 -.5,2.8 -.9,2.6 -1.2,2.3 b0
  trim: box 4.5 .26 .96 b.04 @0,3.1,0 + box 1.04 .3 .94 b.03 @1.75,0,0 mir + box .4 .5 .9 b.03 @0,2.7,0
  door: slab .22 .03,.04 1.3,.04 1.3,2 1.18,2.28 .88,2.58 .5,2.78 .03,2.84 b.01 mir
  iron: box 1.2 .14 .28 b.02 n3:0,.8,0 @.66,1.2,0 mir + rodz .04 .3 s8 n3:0,.8,0 @.3,1.27,0 mir + rodz .04 .3 s8 n3:0,.8,0 @1,1.27,0 mir + ringz .14 .03 6 s16 @.24,1.2,.16 mir
gate of metal bars, gate metal bars, metal bar gate, barred gate, gate bars, bar gate, prison gate | 3.2 | iron iron #4a4e54, stone blocks #8f8b86, trim stone #b8b2a6
  stone: box .8 3 .7 b.02 @1.6,0,0 mir + box 2.4 .6 .7 b.02 @0,2.5,0
  trim: box 4.1 .24 .86 b.04 @0,3,0 + box .94 .3 .84 b.03 @1.6,0,0 mir
  iron: cyl .05 2.6 s10 n9:.28,0,0 + box 2.5 .1 .1 b.02 n3:0,1.05,0 @0,1.2,0 + box .3 .36 .16 b.02 @.14,1.1,.02 + box .12 2.4 .12 b.02 @.14,.05,0 + box .12 2.4 .12 b.02 @-.14,.05,0 + rodz .04 .2 s10 @.14,1.28,.06
door with barred window, gate door window, dungeon door window, barred window door, gate with a window | 2.6 | door wood #6a4426, stone blocks #8f8b86, iron iron #3a3d42
  stone: box .5 2.5 .6 b.02 @.85,0,0 mir + box 2.2 .4 .6 b.02 @0,2.2,0
  door: box 1.24 1.3 .16 b.01 @0,.04,0 + box .36 .5 .16 b.01 @.44,1.34,0 mir + box 1.24 .4 .16 b.01 @0,1.84,0
  iron: box 1.22 .12 .22 b.02 n2:0,.9,0 @0,.66,0 + cyl .025 .5 s8 n4:.13,0,0 @0,1.34,0 + box .56 .06 .2 b.01 n2:0,.5,0 @0,1.57,0 + ringz .1 .025 6 s16 @.42,1,.13 + rodz .03 .22 s8 n4:.3,0,0 @0,.72,0
door in an arch, arch door, door arch, arched doorway door, arched door, arch with a door, archway door, arch door closed | 3 | stone blocks #a39c8e, door wood #6a4426, iron iron #3a3d42, trim stone #c8c2b4
  stone: slab .5 -1.7,0 -.95,0 -.95,1.5 -.86,1.9 -.6,2.22 -.3,2.4 0,2.46 .3,2.4 .6,2.22 .86,1.9 .95,1.5 .95,0 1.7,0 1.7,3 -1.7,3 b.01
  trim: slab .66 -1.18,0 -1.18,1.52 -1.06,2.02 -.74,2.42 -.36,2.62 0,2.68 .36,2.62 .74,2.42 1.06,2.02 1.18,1.52 1.18,0 .94,0 .94,1.5 .85,1.9 .6,2.21 .3,2.39 0,2.45 -.3,2.39 -.6,2.21 -.85,1.9 -.94,1.5 -.94,0 b.03 + box .3 .44 .72 b.03 @0,2.36,0
  door: slab .16 -.95,.03 -.95,1.5 -.86,1.9 -.6,2.22 -.3,2.4 0,2.46 .3,2.4 .6,2.22 .86,1.9 .95,1.5 .95,.03 b.01
  iron: box 1.4 .1 .22 b.02 n2:0,1,0 @-.2,.6,0 + rodz .04 .24 s8 n4:.36,0,0 n2:0,1,0 @-.2,1.15,0 + ringz .12 .028 6 s16 @.62,1.1,.13 + box .14 .26 .2 b.02 @.62,1.04,0
arch with bars, arch bars, barred arch, bars in an arch, arched bars, barred archway, archway bars | 3 | stone blocks #a39c8e, iron iron #3a3d42, trim stone #c8c2b4
  stone: slab .5 -1.7,0 -.95,0 -.95,1.5 -.86,1.9 -.6,2.22 -.3,2.4 0,2.46 .3,2.4 .6,2.22 .86,1.9 .95,1.5 .95,0 1.7,0 1.7,3 -1.7,3 b.01
  trim: slab .66 -1.18,0 -1.18,1.52 -1.06,2.02 -.74,2.42 -.36,2.62 0,2.68 .36,2.62 .74,2.42 1.06,2.02 1.18,1.52 1.18,0 .94,0 .94,1.5 .85,1.9 .6,2.21 .3,2.39 0,2.45 -.3,2.39 -.6,2.21 -.85,1.9 -.94,1.5 -.94,0 b.03 + box .3 .44 .72 b.03 @0,2.36,0
  iron: cyl .045 2.46 s8 n3:.3,0,0 + cyl .045 2.1 s8 @.6,0,0 mir + cyl .045 1.8 s8 @.82,0,0 mir + box 1.96 .08 .1 b.02 n3:0,.7,0 @0,1.05,0
empty trap, trap empty, trap without spikes, trap base, floor trap plate, hidden trap, trap plate | .2 | base stone #8f8b86, trim iron #5a5e64, dark rubber #16181c
  base: box 1.6 .16 1.6 b.03
  dark: cyl .1 .02 s14 b0 n4:.34,0,0 n4:0,0,.34 @0,.145,0
  trim: ring .1 .02 6 s14 n4:.34,0,0 n4:0,0,.34 @0,.16,0 + box 1.62 .08 .1 b.02 @0,.1,.76 mirz + box .1 .08 1.62 b.02 @.76,.1,0 mir
castle window, window castle, castle window wall, castle wall window, window of a castle, medieval castle window | 2.4 | stone blocks #b4ae9e, trim stone #d8d2c4, glass obsidian #34506a, iron iron #3a3d42
  stone: box .7 2.4 .5 b.01 @.8,0,0 mir + box 1 .6 .5 b.01 + slab .5 -.46,1.5 -.4,1.74 -.2,2 0,2.12 .2,2 .4,1.74 .46,1.5 .6,1.5 .6,2.4 -.6,2.4 -.6,1.5 b0
  trim: slab .62 -.6,.6 -.6,1.5 -.5,1.82 -.26,2.12 0,2.28 .26,2.12 .5,1.82 .6,1.5 .6,.6 .44,.6 .44,1.48 .36,1.74 .18,1.96 0,2.08 -.18,1.96 -.36,1.74 -.44,1.48 -.44,.6 b.02 + box 1.4 .14 .76 b.03 @0,.5,0
  glass: slab .08 -.44,.6 -.44,1.48 -.36,1.74 -.18,1.96 0,2.08 .18,1.96 .36,1.74 .44,1.48 .44,.6 b0
  iron: cyl .025 1.44 s8 @0,.62,.06 + cyl .025 1.3 s8 @.22,.62,.06 mir + rodx .025 .88 s8 n3:0,.42,0 @0,1.3,.06
wall corner with banners, wall corner banner, corner wall with banners, wall corner round banner, wall corner with banner | 3 | stone blocks, cap stone #a09a90, cloth cloth #b3261e, gold, rod wood
  stone: box 3 2.8 .5 @0,0,-1.25 + box .5 2.8 2.5 @-1.25,0,.25
  cap: box 3.1 .2 .62 b.02 @0,2.8,-1.25 + box .62 .199 2.6 b.02 @-1.25,2.8,.25 + box .7 3.1 .7 b.04 @-1.25,0,-1.25
  rod: rodx .04 1.3 s10 @.3,2.45,-.9 + rodz .04 1.3 s10 @-.9,2.45,.3 + box .06 .06 .14 @-.2,2.42,-.96 + box .06 .06 .14 @.8,2.42,-.96 + box .14 .06 .06 @-.96,2.42,-.2 + box .14 .06 .06 @-.96,2.42,.8
  cloth: slab .04 -.5,.7 -.25,.95 0,.7 .25,.95 .5,.7 .5,2.42 -.5,2.42 @.3,0,-.9 + slab .04 -.5,.7 -.25,.95 0,.7 .25,.95 .5,.7 .5,2.42 -.5,2.42 ry90 @-.9,0,.3
  gold: star 5 .22 .1 .03 @.3,1.7,-.87 + star 5 .22 .1 .03 ry90 @-.87,1.7,.3 + box 1 .07 .045 @.3,2.2,-.9 + box .045 .07 1 @-.9,2.2,.3
pillar wall with banner, wall pillar banner, pillar with a banner, banner pillar, pillar banner, column with a banner | 3.2 | stone blocks, cap stone #a09a90, cloth cloth #b3261e, gold, rod wood
  stone: box 4 2.6 .4 + box 1.2 2.8 .8
  cap: box 4.06 .2 .52 b.02 @0,2.6,0 + box 1.4 .4 1 b.04 @0,2.8,0 + box 1.4 .4 1 b.04 + box 4.06 .2 .52 b.02
  rod: rodx .04 1.1 s10 @0,2.5,.52 + box .06 .06 .2 @.4,2.47,.46 mir
  cloth: slab .04 -.42,.7 -.21,.95 0,.7 .21,.95 .42,.7 .42,2.46 -.42,2.46 @0,0,.52
  gold: star 5 .2 .09 .03 @0,1.7,.55 + ball .06 @.57,2.5,.52 mir + box .84 .07 .045 @0,2.2,.52
pennant, pennant flag, pennant banner, pennant on a high pole, pennant flag on a high pole, pennant on a pole, triangular flag | 3.4 | cloth cloth #c4302b, stripe snow, pole wood, gold
  pole: cyl .035 3.4
  gold: ball .06 @0,3.42,0 + cyl .045 .04 s14 n2:0,.7,0 @0,2.88,0
  cloth: slab .03 .03,2.5 1.5,2.9 .03,3.3
  stripe: slab .034 .04,2.5 .3,2.57 .3,3.23 .04,3.3
pirate pennant, pirate pennant on a high pole, pirate pennant on a pole, skull pennant, pirate pennant with a skull, pirate pennant with a white skull, pennant pirate, flag pirate pennant, flag pirate high pennant | 3.4 | cloth cloth #1d1a1c, pole wood,
    gold, skull bone #f2eee2
  pole: cyl .035 3.4
  gold: ball .06 @0,3.42,0
  cloth: slab .03 .03,2.3 1.7,2.8 .03,3.3
  skull: ball .17 .16 .04 @.45,2.88,0 + box .2 .13 .07 @.45,2.68,0 + box .56 .055 .06 rz28 @.45,2.62,0 + box .56 .055 .06 rz-28 @.45,2.62,0
  dark: ball .05 .055 .05 @.38,2.88,0 + ball .05 .055 .05 @.52,2.88,0 + box .02 .07 .08 n3:.045,0,0 @.45,2.69,0
target, round target, red and white target, bullseye, shooting target, target board | 1.5 | face snow, red paint #d1202a, stand wood
  stand: bar .04 0,1.5,-.1 .55,0,.15 mir + bar .04 0,1.5,-.1 0,0,-.6 + box .9 .05 .05 @0,.4,.08
  red: rodz .6 .12 rx-6 @0,.9,.1 + rodz .36 .14 rx-6 @0,.9,.1 + rodz .12 .16 rx-6 @0,.9,.1
  face: rodz .48 .13 rx-6 @0,.9,.1 + rodz .24 .15 rx-6 @0,.9,.1
tombstone with a cross, gravestone with a cross, gravestone cross, tombstone cross, tombstone with cross, gravestone with cross, large gravestone with a cross | 1.5 | stone, earth
  stone: slab .18 -.36,0 .36,0 .36,.75 .26,.95 0,1.03 -.26,.95 -.36,.75 b.02 + box .9 .14 .34 + box .12 .5 .12 b.015 @0,1,0 + box .36 .12 .12 b.015 @0,1.22,0
    + box .1 .5 .06 b.01 @0,.32,.09 + box .32 .1 .06 b.01 @0,.58,.09
  earth: ball .38 .1 .7 @0,0,.7
tombstone with ivy, gravestone with ivy, gravestone ivy, overgrown gravestone, overgrown tombstone, ivy gravestone | 1 | stone, leaf leaves #3f7a34, stem plant #4a5a2a
  stone: slab .18 -.36,0 .36,0 .36,.7 .26,.9 0,.98 -.26,.9 -.36,.7 b.02 + box .9 .12 .34
  stem: tube .014 -.3,.05,.16 -.22,.3,.1 -.3,.5,.1 -.15,.7,.1 -.2,.9,.08 + tube .014 -.2,.05,.16 0,.2,.1 .05,.42,.1 .24,.5,.1
  leaf: blob .1 .35 5 6 *1,1,.4 @-.28,.2,.1 + blob .12 .35 5 6 *1,1,.4 @-.27,.46,.1 + blob .12 .35 5 6 *1,1,.4 @-.2,.7,.1 + blob .13 .35 5 6 *1,.8,.9 @-.22,.9,.02
    + blob .09 .35 5 6 *1,1,.4 @-.02,.22,.1 + blob .08 .35 5 6 *1,1,.4 @.08,.44,.1 + blob .07 .35 5 6 *1,1,.4 @.25,.52,.1 + blob .14 .35 5 6 *1.4,.6,1 @-.34,.1,.14
decorative gravestone, decorative tombstone, gravestone decorative, tombstone decorative, ornate gravestone, ornate tombstone, decorated gravestone | 1.3 | stone, trim stone #c4beb2
  stone: slab .18 -.36,.2 .36,.2 .36,.8 .44,.86 .44,.96 .3,1 .2,1.14 0,1.22 -.2,1.14 -.3,1 -.44,.96 -.44,.86 -.36,.8 b.02 + box 1 .12 .44 b.02 + box .88 .1 .34 b.02 @0,.11,0
  trim: cyl .06 .62 s10 @.4,.2,.06 mir + ball .09 @.4,.9,.06 mir + ringz .13 .025 @0,.95,.09 + star 5 .1 .045 .05 @0,.95,.09 + box .5 .03 .03 n3:0,.1,0 @0,.5,.09
    + ringz .07 .018 *1,.7,1 @.2,.3,.09 mir + ball .07 @0,1.24,0
beveled gravestone, bevelled gravestone, beveled tombstone, gravestone beveled, gravestone bevel, gravestone with beveled edges, gravestone with bevelled edges, tombstone with beveled edges | 1 | stone, face stone #bdb8ae
  stone: slab .24 -.4,0 .4,0 .4,.78 .22,.98 -.22,.98 -.4,.78 b.07 + box .96 .14 .42 b.05
  face: slab .03 -.26,.26 .26,.26 .26,.68 .14,.82 -.14,.82 -.26,.68 b.01 @0,0,.12
  dark: box .34 .025 .02 n3:0,.1,0 @0,.45,.135
broken gravestone, broken tombstone, broken gravestone with debris, gravestone with debris, gravestone debris, damaged gravestone, cracked gravestone, gravestone broken, ruined gravestone | .8 | stone, crack stone #7d786e, earth
  stone: slab .18 -.36,0 .36,0 .36,.34 .24,.42 .16,.36 .04,.56 -.08,.5 -.2,.74 -.36,.66 b.015 + box .9 .12 .34
    + slab .16 -.2,-.2 .26,-.24 .3,.1 .16,.3 0,.26 -.08,.04 -.22,.1 b.015 rx78 ry24 @.3,.06,.55
    + blob .11 .3 1.5 6 *1,.7,1 @-.4,.06,.42 + blob .08 .3 1.5 6 @-.16,.05,.58 + blob .06 .3 1.5 6 @.02,.04,.4 + blob .09 .3 1.5 6 *1,.7,1 @.42,.06,.28
  crack: bar .012 .0,.12,.09 -.06,.28,.09 .02,.36,.09 -.03,.5,.09
  earth: ball .6 .05 .5 @0,0,.4
gargoyle, gargoyle statue, stone gargoyle, gargoyle on a plinth, winged stone demon | 1.6 | stone stone #8a8a8c, base blocks, eye light #ffb030
  base: box .9 .3 .9 + box .76 .2 .76 @0,.3,0
  stone: ball .24 .3 .22 @0,.86,-.04 + ball .19 .17 .19 @0,1.26,.12 + ball .11 .08 .12 @0,1.2,.28 + cone .05 .26 s8 rx-30 rz-20 @.1,1.38,.06 mir + slab .03 0,0 .12,.1 .16,.02 .02,-.04 ry-30 @.16,1.28,.1 mir + tube .075>.06 .18,.95,.08 .22,.75,.24 .14,.56,.32 s9 mir + ball .15 .14 .22 @.2,.64,.02 mir + ball .08 .05 .12 @.16,.54,.3 mir
    + slab .05 0,0 .16,.4 .5,.62 .62,.4 .66,.1 .52,.16 .42,.0 .32,.1 .2,-.06 .1,.02 ry24 @.1,.95,-.18 mir + tube .05>.02 0,.6,-.25 .2,.55,-.4 .36,.6,-.3 .4,.7,-.2 s8
  eye: ball .03 @.07,1.29,.28 mir
  white: cone .016 .06 s6 rx180 @.04,1.17,.38 mir
magic circle, summoning circle, pentagram, ritual circle, pentacle, magic seal, rune circle, transmutation circle | .3 | floor stone #4a4a52, line light #c45aff, flame ember, candle wax
  floor: cyl 1.3 .08 s40
  line: ring 1.1 .02 6 s48 @0,.085,0 + ring .9 .015 6 s48 @0,.085,0 + bar .015 0,.085,.9 .529,.085,-.728 s6 o5 + bar .0148 0,.085,.9 -.529,.085,-.728 s6 o5 + star 4 .07 .03 .02 rx90 @.0,.09,1.0 o10
  candle: cyl .05 .16 s12 @0,.08,1.2 o5
  flame: ball .02 .04 .02 s10 @0,.28,1.2 o5
pile of gold, gold pile, treasure pile, pile of treasure, treasure, heap of gold, gold hoard, dragon hoard, pile of coins and gems | .6 | gold, heap gold #d9a020, red crystal #d01f45, blue crystal #2d7fe0, green crystal #2fae5a, crown gold
  heap: lathe .8,0 .7,.1 .45,.26 .2,.38 0,.42 ~ s18 wave5:.06
  gold: cyl .08 .018 s14 rx20 @.0,.36,.1 o3 + cyl .08 .018 s14 rx30 @.0,.26,.4 o5 + cyl .08 .018 s14 rx24 @.0,.14,.62 o8 + cyl .08 .018 s14 rx10 @.0,.02,.85 o7 + cyl .08 .018 s14 rx50 rz20 @.1,.3,.3 o4 + lathe .0,0 .06,0 .06,.01 .015,.03 .012,.1 .07,.14 .09,.24 .08,.24 .05,.16 0,.14 s14 rz-20 @.36,.28,.1
  crown: lathe .11,0 .12,0 .14,.1 .13,.1 .11,0 s20 rx14 @-.2,.34,.12 + cone .03 .07 s6 @.13,.09,0 o6 rx14 @-.2,.34,.12
  red: ball .05 .04 .05 s6 @.1,.42,.14 + ball .05 .04 .05 s6 @-.5,.18,.4 + ball .05 .04 .05 s6 @.6,.12,.36
  blue: ball .05 .045 .05 s6 @-.05,.4,-.1 + ball .05 .045 .05 s6 @.2,.26,.5 + ball .05 .045 .05 s6 @-.7,.1,.1
  green: ball .05 .045 .05 s6 @.0,.24,.55 + ball .05 .045 .05 s6 @.5,.22,-.1 + ball .05 .045 .05 s6 @-.36,.28,-.1
wood pile, woodpile, firewood pile, firewood stack, stack of firewood, pile of firewood, pile of wood, stacked wood | .9 | bark, cut wood #d9b27a, post wood
  post: box .08 .9 .08 @.78,0,.25 mir mirz + box 1.7 .06 .08 @0,0,.25 mirz
  bark: rodz .118 .7 s12 n6:.238,0,0 @0,.18,0 + rodz .118 .7 s12 n5:.238,0,0 @0,.386,0 + rodz .118 .7 s12 n6:.238,0,0 @0,.592,0 + rodz .11 .68 s12 n5:.238,0,0 @0,.79,0
  cut: rodz .1 .72 s12 n6:.238,0,0 @0,.18,0 + rodz .1 .72 s12 n5:.238,0,0 @0,.386,0 + rodz .1 .72 s12 n6:.238,0,0 @0,.592,0 + rodz .092 .7 s12 n5:.238,0,0 @0,.79,0
chopping block, chopping block with an axe, chopping stump, axe in a stump, axe in a tree stump, splitting block | .9 | bark, cut wood #d9b27a, handle grain #a8743c, metal steel
  bark: cyl .34 .46 s16 wave7:.03
  cut: cyl .31 .012 s16 @0,.455,0 + box .34 .12 .12 b.01 ry30 @.5,0,.2 + box .3 .1 .12 b.01 ry-40 @-.42,0,.36
  handle: bar .022 -.04,.56,0 .5,.86,.08 s8
  metal: slab .05 -.02,0 .02,0 .05,.12 .06,.24 -.02,.26 -.1,.24 -.05,.12 b.006 rz-60 ry0 @-.12,.5,0 + box .1 .06 .06 rz30 @-.06,.52,0
sawhorse, saw horse, trestle, sawbuck, work trestle | .8 | wood, iron
  wood: box 1.2 .1 .1 b.01 @0,.7,0 + bar .04 .45,.72,.03 .52,0,.3 s4 mir mirz + box .05 .05 .44 @.49,.25,0 mir + box .9 .06 .03 @0,.4,.16 mirz
  iron: cyl .012 .012 s8 @.45,.798,0 mir
kiln, pottery kiln, clay oven, brick oven, pizza oven, bread oven, stone oven, smelter, furnace, smelting furnace, blast furnace, forge furnace | 1.8 | bricks, stone cobbles, flame ember, dark rubber, iron
  stone: box 1.6 .5 1.5 b.03
  bricks: lathe .75,.5 .75,.8 .65,1.1 .4,1.3 .2,1.36 0,1.36 s24 + cyl .18 .5 s14 @0,1.3,-.3 + slab .3 -.4,0 .4,0 .4,.34 .24,.52 -.24,.52 -.4,.34 b.02 @0,.48,.62
  dark: slab .32 -.28,0 .28,0 .28,.28 .16,.4 -.16,.4 -.28,.28 b.005 @0,.52,.63
  flame: cone .07 .22 s8 n4:.12,0,0 @0,.53,.76 + cone .06 .3 s8 n3:.12,0,0 @0,.53,.74
  iron: box .9 .04 .3 @0,.48,.84 + cyl .2 .05 s14 @0,1.78,-.3
ankh, egyptian cross, golden ankh, key of life | .4 | gold, gem crystal #2d7fe0
  gold: slab .04 -.03,0 .03,0 .024,.22 -.024,.22 b.008 + slab .04 -.13,.03 -.12,-.03 .12,-.03 .13,.03 b.008 @0,.2,0 + tube .025 0,.21,0 .07,.28,0 .075,.35,0 0,.41,0 -.075,.35,0 -.07,.28,0 0,.21,0 s10
  gem: ball .022 .022 .012 @0,.2,.02
golden idol, idol, gold idol, ancient idol, golden statue, tribal idol, fertility idol | .5 | gold, base stone, gem crystal #d01f45, dark rubber #2a2010
  base: box .28 .06 .24 b.01
  gold: box .2 .2 .14 b.04 @0,.06,0 + box .24 .22 .18 b.05 @0,.25,0 + box .06 .16 .08 b.02 @.13,.09,.04 mir + box .09 .05 .12 b.02 @.06,.06,.08 mir + box .28 .05 .2 b.015 @0,.44,0 + cone .04 .08 s8 @0,.48,0 + rodx .03 .3 s12 @0,.34,0 + box .05 .06 .04 b.01 @0,.31,.1
  dark: ball .03 .024 .02 @.06,.39,.085 mir + box .12 .03 .02 b.004 @0,.275,.09
  gem: ball .024 .024 .014 @0,.465,.1
ball and chain, prisoner ball, prison ball, iron ball and chain | .36 | iron, chain steel
  iron: ball .15 @0,.15,0 + ringx .03 .01 6 @.16,.08,0 + ring .1 .024 8 @.72,.026,.0 + box .05 .03 .05 b.008 @.83,.012,0
  chain: ring .032 .009 6 n4:.1,0,0 @.36,.012,0 + ringz .032 .009 6 n5:.1,0,0 @.36,.035,0 + bar .012 .15,.08,0 .19,.05,0 s6
torture rack, rack torture, stretching rack, torture table | 1.1 | wood, iron, rope thatch
  wood: box .7 .08 2 @0,.6,0 + box .12 .7 .12 @.34,0,.85 mir + box .12 1.1 .12 @.4,0,-.95 mir + rodx .11 .9 s14 @0,.86,-.95 + rodx .08 .8 s12 @0,.72,.92
  iron: rodx .025 1.3 s8 @0,.86,-.95 + box .04 .5 .04 rx30 @.62,.7,-1.05 mir + box .04 .5 .04 rx-60 @.62,.78,-1.1 mir
  rope: bar .018 .2,.96,-.95 .22,.7,-.5 s6 mir + bar .018 .2,.8,.92 .22,.7,.5 s6 mir + ring .07 .018 8 @.22,.7,-.45 mir + ring .07 .018 8 @.22,.7,.45 mir + ringx .115 .02 8 @.2,.86,-.95 mir
alchemy table, alchemy set, potion table, alchemist table, alchemy lab, potion shelf, laboratory table, lab table, chemistry set | 1.4 | wood, red potion #d01f45, green potion #4fd05a, blue potion #3f8fe0, glass glass, cork wood #c9a068, book leather #6a2a2a, iron, candle wax
  wood: box 1.4 .06 .7 @0,.74,0 + box .08 .74 .08 @.62,0,.28 mir mirz + box 1.3 .05 .26 @0,1.1,-.2 + box .05 .5 .24 @.62,.8,-.2 mir
  red: lathe .0,.8 .06,.8 .1,.86 .08,.94 .03,.99 .03,1.04 0,1.04 s14 @-.45,0,.1
  green: cone .1 .16 s14 @0,.8,.14 + cyl .03 .12 s10 @0,.9,.14
  blue: cyl .05 .12 s12 @-.35,1.15,-.2 + ball .07 @.3,1.22,-.2
  glass: cyl .03 .06 s10 @.3,1.27,-.2 + cyl .04 .14 s10 @.05,1.15,-.2 + tube .014 0,1.02,.14 .1,1.12,.14 .22,1.05,.14 .26,.9,.14 s8 + lathe 0,.8 .06,.8 .06,.88 0,.88 s14 @.28,0,.14
  cork: cyl .034 .04 s10 @-.45,1.03,.1 + cyl .034 .04 s10 @.3,1.32,-.2 + cyl .04 .04 s10 @-.35,1.26,-.2
  book: box .24 .05 .3 ry14 @.5,.8,.1
  candle: cyl .03 .14 s10 @-.2,.8,.2
notice board, bulletin board, quest board, message board, cork board, pinboard, bounty board, wanted board, job board, town board | 1.9 | wood, cork wax #c9a068, paper pages, second pages #e0c48a, pin petal #c4302b, roof thatch
  wood: box .12 1.9 .12 @.85,0,0 mir + box 1.7 .08 .08 @0,.7,0 + box 1.7 .08 .08 @0,1.6,0 + box 2.1 .06 .5 rx20 @0,1.8,.1
  cork: box 1.6 .84 .04 @0,.77,0
  paper: box .3 .4 .012 rz4 @-.5,1.1,.03 + box .26 .34 .012 rz-5 @.1,1.16,.03 + box .3 .22 .012 rz3 @.5,.85,.03
  second: box .3 .38 .013 rz-3 @.52,1.15,.03 + box .26 .24 .013 rz6 @-.1,.82,.03 + box .26 .2 .013 rz-4 @-.52,.84,.03
  pin: ball .02 s8 @-.5,1.46,.045 + ball .02 s8 @.1,1.46,.045 + ball .02 s8 @.52,1.49,.045 + ball .02 s8 @-.1,1.03,.045 + ball .02 s8 @.5,1.04,.045
  dark: box .2 .02 .014 n3:0,.07,0 @-.5,1.26,.036 + box .18 .02 .0145 n2:0,.07,0 @.53,1.3,.036
wanted poster, bounty poster, wanted sign, bounty notice | .6 | paper pages #e3c890, ink rubber #3a2a1c, face skin, nail iron
  paper: slab .01 -.2,.0 -.08,.015 .05,0 .2,.012 .19,.58 -.19,.6 b.002
  ink: word wanted .07 .006 @0,.52,.005 + word reward .045 .006 @0,.12,.005 + box .2 .02 .006 @0,.04,.005 + box .26 .012 .006 @0,.42,.005 + box .26 .012 .006 @0,.17,.005 + slab .008 -.1,0 .1,0 .07,.06 -.07,.06 @0,.19,.005 + box .17 .02 .01 @0,.36,.008 + box .1 .04 .01 @0,.37,.008 + box .09 .03 .01 @0,.29,.0115
  face: ball .05 .06 .008 @0,.31,.006
  nail: ball .01 s8 @.16,.57,.008 mir
bone, single bone, femur, leg bone, dog bone, thigh bone, arm bone, human bone | .1 | bone bone
  bone: lathe .03,-.16 .022,-.1 .02,0 .022,.1 .03,.16 0,.17 ~ s14 rz90 @0,.05,0 + ball .042 .04 .036 @.18,.05,.034 mir + ball .042 .04 .036 @.18,.05,-.034 mir
spine, backbone, vertebrae, spinal column | .8 | bone bone, disc wax #d8c0a0
  bone: cyl .05 .05 b.014 s16 n10:0,.078,0 @0,.37,0 + bar .02>.006 0,.03,-.04 0,-.01,-.14 s6 n10:0,.078,0 @0,.37,0 + bar .018>.008 .04,.02,0 .11,.03,-.02 s6 mir n10:0,.078,0 @0,.37,0
  disc: cyl .046 .032 b.01 s16 n9:0,.078,0 @0,.38,0
tusk, ivory tusk, elephant tusk, fang, animal tooth, claw, dragon tooth, dragon claw, monster claw, shark tooth, boar tusk | .4 | ivory bone, root wax #a8845a
  ivory: tube .05>.045>.032>.004 0,.04,0 .0,.16,.02 .05,.28,.03 .16,.38,.02 s16
  root: lathe 0,0 .05,0 .056,.03 .054,.07 .048,.08 0,.08 s16
paw print, animal footprint, footprint, dinosaur footprint, paw mark | .05 | print rubber #3a2a22, ground earth #d9b98a
  ground: cyl .2 .03 s28
  print: ball .065 .012 .055 @0,.03,.04 + ball .028 .012 .036 ry-20 @-.085,.03,-.03 + ball .028 .012 .036 ry20 @.085,.03,-.03 + ball .028 .012 .038 @-.034,.03,-.08 + ball .028 .012 .038 @.034,.03,-.08
message in a bottle, bottle with a message, bottle message, ship in a bottle, letter in a bottle | .3 | glass glass #a8d8c8, paper pages #ecd9a8, cork wood #c9a068, ribbon cloth #c4302b, sand earth #e0c890
  glass: lathe 0,0 .05,0 .06,.01 .06,.17 .045,.2 .02,.225 .018,.27 .022,.275 .022,.285 .018,.285 0,.28 s24 rz-70 @-.12,.07,0
  paper: rodx .03 .14 s16 rz20 @-.04,.1,0
  ribbon: ringx .031 .004 6 rz20 @-.04,.1,0
  cork: cyl .017 .05 s12 @0,.26,0 rz-70 @-.12,.07,0
  sand: blob .2 .12 4 *1.2,.2,.8 @0,.01,0
peg leg, wooden leg, pirate leg, prosthetic leg, hook hand, pirate hook | .6 | wood, leather leather #5a3422, metal steel
  wood: lathe 0,0 .03,0 .034,.04 .03,.1 .045,.3 .07,.34 .075,.4 0,.42 s18
  leather: pot .015 .075,.38 .09,.5 .095,.58 s20 + box .03 .2 .012 @0,.4,.09 + ring .094 .012 6 @0,.48,0
  metal: ring .034 .006 6 @0,.04,0 + box .05 .04 .01 b.002 @0,.48,.1
happy emoji, emoji, smiley, smiley face, happy face, smile emoji, smile face, happy smiley, emoji happy, emoji smile | 1 | face paint #f7c92a, dark rubber #3a2410, mouth paint #7a1f1a, tongue paint #f0566a
  face: lathe 0,-.12 .42,-.12 .5,-.04 .5,.04 .42,.12 0,.12 s36 rx90 @0,.5,0
  dark: ball .065 .1 .03 s12 @.16,.63,.12 mir
  mouth: slab .03 -.3,.45 .3,.45 .26,.32 .17,.22 .06,.17 -.06,.17 -.17,.22 -.26,.32 b.004 @0,0,.125
  white: box .5 .06 .03 b0 @0,.385,.135
  tongue: slab .03 -.16,.25 -.06,.3 .06,.3 .16,.25 .06,.18 -.06,.18 b.004 @0,0,.137
sad emoji, sad face, sad smiley, crying emoji, crying face, emoji sad, frown emoji, unhappy face | 1 | face paint #f7c92a, dark rubber #3a2410, tear liquid #4fb0f0
  face: lathe 0,-.12 .42,-.12 .5,-.04 .5,.04 .42,.12 0,.12 s36 rx90 @0,.5,0
  dark: ball .06 .08 .03 s12 @.17,.55,.12 mir + tube .03 -.22,.2,.125 -.12,.29,.125 0,.32,.125 .12,.29,.125 .22,.2,.125 s8 + bar .022 .08,.76,.125 .27,.67,.125 s6 mir
  tear: lathe 0,.2 .05,.23 .065,.29 .04,.36 0,.46 ~ s12 *1,1,.5 @.2,0,.13
angry emoji, angry face, angry smiley, mad face, mad emoji, emoji angry, rage emoji | 1 | face paint #e0452a, dark rubber #2a1410
  face: lathe 0,-.12 .42,-.12 .5,-.04 .5,.04 .42,.12 0,.12 s36 rx90 @0,.5,0
  dark: ball .065 .075 .03 s12 @.17,.52,.12 mir + bar .035 .04,.6,.13 .32,.74,.13 s6 mir + tube .035 -.2,.2,.125 -.1,.28,.125 0,.3,.125 .1,.28,.125 .2,.2,.125 s8
love emoji, heart eyes emoji, heart eyes, in love emoji, emoji love, love face, love smiley | 1 | face paint #f7c92a, heart paint #d8243b, mouth paint #7a1f1a
  face: lathe 0,-.12 .42,-.12 .5,-.04 .5,.04 .42,.12 0,.12 s36 rx90 @0,.5,0
  heart: slab .05 0,-.15 .1,-.06 .15,.03 .145,.09 .1,.13 .05,.125 0,.08 -.05,.125 -.1,.13 -.145,.09 -.15,.03 -.1,-.06 b.01 @.2,.63,.13 mir
  mouth: slab .03 -.26,.4 .26,.4 .22,.29 .14,.21 .05,.17 -.05,.17 -.14,.21 -.22,.29 b.004 @0,0,.125
  white: box .42 .05 .03 b0 @0,.345,.135
question mark, question mark icon, question icon, question mark sign, help icon | 1.24 | main paint #f2b81c, plate paint #2f5fa8
  plate: rodz .62 .1 b.03 s36 @0,.62,-.09
  main: bar .085 -.24,.78,.02 -.22,.9,.02 -.12,1,.02 0,1.03,.02 .12,1,.02 .22,.9,.02 .22,.78,.02 .14,.67,.02 .04,.6,.02 0,.52,.02 0,.42,.02 s10 + ball .1 s12 @0,.24,.02
check mark, checkmark, tick mark, check icon, tick icon, check sign, check mark icon | 1 | main paint #3fae4a, trim paint #2a7a34
  main: slab .2 -.56,.42 -.38,.6 -.12,.32 .38,1 .58,.84 -.1,0 b.03 @0,0,.05
  trim: slab .12 -.6,.42 -.38,.65 -.12,.38 .37,1.04 .63,.84 -.1,-.04 b.01 @0,.04,-.07
cross mark, x mark, cross icon, x icon, wrong mark, close icon, x mark icon | 1 | main paint #d8302a, trim paint #8f1a18
  main: slab .2 0,.36 .36,0 .5,.14 .14,.5 .5,.86 .36,1 0,.64 -.36,1 -.5,.86 -.14,.5 -.5,.14 -.36,0 b.03 @0,0,.05
  trim: slab .12 0,.3 .36,-.06 .56,.14 .2,.5 .56,.86 .36,1.06 0,.7 -.36,1.06 -.56,.86 -.2,.5 -.56,.14 -.36,-.06 b.01 @0,.0,-.07
plus sign, plus, plus icon, plus symbol, add icon, plus mark | 1 | main paint #2f8fd0, trim paint #1f5f98
  main: slab .2 -.15,0 .15,0 .15,.35 .5,.35 .5,.65 .15,.65 .15,1 -.15,1 -.15,.65 -.5,.65 -.5,.35 -.15,.35 b.03 @0,0,.05
  trim: slab .12 -.19,-.04 .19,-.04 .19,.31 .54,.31 .54,.69 .19,.69 .19,1.04 -.19,1.04 -.19,.69 -.54,.69 -.54,.31 -.19,.31 b.01 @0,0,-.07
up arrow, arrow up, upward arrow, arrow icon up | 1 | main paint #3fae4a, trim paint #2a7a34
  main: slab .2 -.16,0 .16,0 .16,.5 .46,.5 0,1 -.46,.5 -.16,.5 b.03 @0,0,.05
  trim: slab .12 -.2,-.03 .2,-.03 .2,.46 .56,.46 0,1.06 -.56,.46 -.2,.46 b.01 @0,0,-.07
down arrow, arrow down, downward arrow, arrow icon down | 1 | main paint #d8302a, trim paint #8f1a18
  main: slab .2 -.16,1 .16,1 .16,.5 .46,.5 0,0 -.46,.5 -.16,.5 b.03 @0,0,.05
  trim: slab .12 -.2,1.03 .2,1.03 .2,.54 .56,.54 0,-.06 -.56,.54 -.2,.54 b.01 @0,0,-.07
left arrow, arrow left, arrow icon left, back arrow | 1 | main paint #2f7fd0, trim paint #1f5290
  main: slab .2 .5,.34 .5,.66 0,.66 0,.96 -.5,.5 0,.04 0,.34 b.03 @0,0,.05
  trim: slab .12 .53,.3 .53,.7 .04,.7 .04,1.06 -.56,.5 .04,-.06 .04,.3 b.01 @0,0,-.07
right arrow, arrow right, arrow icon right, next arrow | 1 | main paint #f0a020, trim paint #a8640c
  main: slab .2 -.5,.34 -.5,.66 0,.66 0,.96 .5,.5 0,.04 0,.34 b.03 @0,0,.05
  trim: slab .12 -.53,.3 -.53,.7 -.04,.7 -.04,1.06 .56,.5 -.04,-.06 -.04,.3 b.01 @0,0,-.07
cursor, mouse cursor, mouse pointer, pointer cursor, arrow cursor, cursor icon, cursor arrow | 1 | main snow, edge rubber #1c1e22
  main: slab .14 -.28,.16 -.1,.32 .02,.06 .13,.11 .01,.37 .26,.39 -.28,.92 b.01 @0,0,.05
  edge: slab .12 -.34,.03 -.12,.22 0,-.04 .23,.06 .11,.3 .4,.33 -.34,1.04 b.01 @0,0,-.03
foundation, floor foundation, stone foundation, foundation block, foundation floor, floor foundation front, foundation base block | 1 | stone blocks #8d877d, edge blocks #b7b1a4, floor stone #a09a90, joint stone #6a655e
  stone: box 2.2 .84 2.2 b.03
  edge: box 2.4 .2 2.4 b.05 @0,.8,0 + box 2.36 .2 2.36 b.05 + box .5 .24 .1 b.03 n2:1.4,0,0 @0,.24,1.1 mirz + box .1 .24 .5 b.03 n2:0,0,1.4 @1.1,.24,0 mir + box .34 .62 .34 b.03 @.99,.2,.99 mir mirz + box .6 .22 .1 b.03 @.1,.52,1.09 mirz + box .1 .22 .6 b.03 @1.09,.52,.1 mir
  joint: box 2.1 .02 2.1 b0 @0,.99,0
  floor: box .98 .04 .98 b.015 n2:1.04,0,0 @0,.99,.52 mirz
patterned banner, banner pattern, pattern banner, banner with a pattern, banner with pattern, diamond banner, banner with diamonds | 2.6 | cloth cloth #5a3a8a, sign cloth #f0c23a, pole wood #5a3a20, gold
  pole: cyl .04 2.6 + rodx .035 1.24 @0,2.4,.06 + cyl .2 .06 s14 + cyl .12 .12 s14
  cloth: slab .03 -.5,.7 -.25,.45 0,.7 .25,.45 .5,.7 .5,2.4 -.5,2.4 @0,0,.08
  sign: slab .02 -.13,0 0,-.2 .13,0 0,.2 b0 n2:.5,0,0 @0,2.06,.1 + slab .02 -.13,0 0,-.2 .13,0 0,.2 b0 n3:.25,0,0 @0,1.78,.1 *1,1,1 + slab .02 -.13,0 0,-.2 .13,0 0,.2 b0 n2:.5,0,0 @0,1.5,.1 + slab .02 -.13,0 0,-.2 .13,0 0,.2 b0 n3:.25,0,0 @0,1.22,.1 + slab .02 -.13,0 0,-.2 .13,0 0,.2 b0 n2:.5,0,0 @0,.94,.1
    + box .05 1.64 .02 b0 @.46,.72,.1 mir + box 1 .05 .02 b0 @0,2.3,.1
  gold: ball .06 @0,2.64,0 + ball .055 @.62,2.4,.06 mir + ball .045 @.25,.42,.08 mir
candle shrine, shrine candles, shrine with candles, shrine of candles, candles on a shrine, candle altar, wall shrine with candles | 1.9 | stone blocks #8f8a94, trim stone #b4aeb8, candle wax #f2ead0, flame light #ffc24a, skull bone, back stone #4a4652
  stone: box 1.7 .26 1.1 b.03 + box 1.4 .24 .85 b.03 @0,.25,-.08 + box .28 1.2 .3 b.03 @.56,.48,-.32 mir + slab .3 -.7,0 .7,0 .7,.2 0,.62 -.7,.2 b.03 @0,1.3,-.34
  back: box 1 .9 .16 b0 @0,.45,-.4
  trim: box 1.76 .08 1.16 b.03 @0,.2,0 + box .36 .12 .36 b.03 @.56,1.2,-.32 mir + box .36 .1 .36 b.03 @.56,.48,-.32 mir + box .7 .2 .4 b.03 @0,.48,-.2 + slab .34 -.8,.2 -.72,.1 0,.56 .72,.1 .8,.2 0,.7 b.02 @0,1.3,-.34
  skull: ball .17 .17 .18 s14 @0,.88,-.15 + box .17 .12 .18 b.03 @0,.67,-.1
  dark: ball .045 s10 @.065,.85,.01 mir + cone .03 .05 s6 @0,.75,.02
  candle: cyl .06 .34 s12 @.58,.28,.38 mir + cyl .05 .22 s12 @.4,.28,.44 mir + cyl .05 .14 s12 @.24,.28,.4 mir + cyl .055 .24 s12 @.42,.48,.18 mir + cyl .045 .15 s12 @.24,.48,.22 mir + cyl .045 .26 s12 @.26,.67,-.22 mir + lathe 0,0 .1,0 .08,.03 0,.03 s12 @.58,.28,.38 mir + lathe 0,0 .085,0 .07,.03 0,.03 s12 @.4,.28,.44 mir
  flame: lathe 0,0 .028,.05 0,.14 s8 @.58,.61,.38 mir + lathe 0,0 .028,.05 0,.14 s8 @.4,.49,.44 mir + lathe 0,0 .028,.05 0,.14 s8 @.24,.41,.4 mir + lathe 0,0 .028,.05 0,.14 s8 @.42,.71,.18 mir + lathe 0,0 .028,.05 0,.14 s8 @.24,.62,.22 mir + lathe 0,0 .028,.05 0,.14 s8 @.26,.92,-.22 mir
coffin lid, lid of a coffin, lid coffin, coffin cover, casket lid, lid of a casket, coffin top | .2 | wood wood #6b4226, edge wood #4a2c16, metal gold, nail iron
  edge: plan .08 -.3,-1.05 .3,-1.05 .5,.36 .31,1.05 -.31,1.05 -.5,.36 b.02
  wood: loft -.27,.07,-1 .27,.07,-1 .46,.07,.35 .28,.07,1 -.28,.07,1 -.46,.07,.35 / -.15,.18,-.9 .15,.18,-.9 .3,.18,.32 .17,.18,.9 -.17,.18,.9 -.3,.18,.32 c20
  metal: box .09 .03 1.2 b.01 @0,.17,.06 + box .44 .03 .09 b.01 @0,.17,.34 + ball .05 .03 .05 s10 @0,.19,.385 + block .03 .03 .3 b.01 ry8.5 @.43,.1,-.3 mir
  nail: cyl .02 .025 s8 @.27,.07,-1.01 mir + cyl .02 .025 s8 @.34,.07,-.5 mir + cyl .02 .025 s8 @.475,.07,.35 mir + cyl .02 .025 s8 @.39,.07,.72 mir + cyl .02 .025 s8 @.28,.07,1.01 mir
shield with swords, sword shield, shield and swords, swords and shield, shield with crossed swords, crossed swords and shield, sword and shield on a wall, shield and sword decoration | 1.1 | shield paint #b3261e, steel, gold, grip leather, wood wood #5a3a20, cream paint #efe6d0
  wood: slab .05 -.3,0 .3,0 .36,.1 .36,.5 .3,.6 -.3,.6 -.36,.5 -.36,.1 b.01 @0,.24,-.04 + box .5 .08 .3 b.02 @0,0,-.04 + box .12 .3 .06 b.01 @0,.05,-.05
  steel: slab .02 -.035,0 .035,0 .035,.86 0,.96 -.035,.86 b.004 @0,-.36,0 rz38 @0,.56,.02 + slab .02 -.035,0 .035,0 .035,.86 0,.96 -.035,.86 b.004 @0,-.36,0 rz-38 @0,.56,.035 + slab .05 -.33,.3 0,.4 .33,.3 .33,-.02 .24,-.26 0,-.46 -.24,-.26 -.33,-.02 b.012 @0,.58,.06
  gold: box .26 .04 .05 b.01 @0,-.39,0 rz38 @0,.56,.02 + box .26 .04 .05 b.01 @0,-.39,0 rz-38 @0,.56,.035 + ball .035 s10 @0,-.55,0 rz38 @0,.56,.02 + ball .035 s10 @0,-.55,0 rz-38 @0,.56,.035 + ball .07 .07 .04 s14 @0,.58,.11
  grip: cyl .02 .16 s8 @0,-.54,0 rz38 @0,.56,.02 + cyl .02 .16 s8 @0,-.54,0 rz-38 @0,.56,.035
  shield: slab .05 -.29,.25 0,.35 .29,.25 .29,-.02 .21,-.23 0,-.41 -.21,-.23 -.29,-.02 b.01 @0,.58,.075
  cream: box .1 .68 .03 b.005 @0,.22,.095 + box .58 .1 .03 b.005 @0,.54,.094
open coffin, coffin open, opened coffin, coffin with the lid open, vampire coffin open, coffin with open lid | 1 | wood wood #3a2418, cloth cloth #8a1424, gold, lid wood #4a2e1c
  wood: plan .5 -.2,-1 .2,-1 .42,-.4 .26,1 -.26,1 -.42,-.4 b.01
  cloth: plan .06 -.17,-.95 .17,-.95 .38,-.39 .22,.95 -.22,.95 -.38,-.39 b.01 @0,.455,0 + box .3 .1 .24 b.04 @0,.48,-.74
  rim.wood: bar .03 -.2,.52,-1 .2,.52,-1 .42,.52,-.4 .26,.52,1 -.26,.52,1 -.42,.52,-.4 -.2,.52,-1 s5
  lid: plan .09 -.2,-1 .2,-1 .42,-.4 .26,1 -.26,1 -.42,-.4 b.01 rz-62 @-.66,.42,.04 + box .1 .42 .1 b.01 @-.5,0,.6 + box .1 .42 .1 b.01 @-.5,0,-.4
  gold: box .06 .03 .7 b.004 rz-62 @-.61,.45,-.1 + box .34 .03 .06 b.004 rz-62 @-.61,.45,-.24 + ringx .06 .014 s14 @.4,.3,-.3 + ringx .06 .014 s14 @.32,.3,.5
zombie hand, hand zombie, undead hand, grave hand, hand out of a grave, zombie arm | .5 | skin skin #7a9a5a, earth, bone bone, nail rubber #2a2a20, cloth cloth #4a4a52, wound petal #7a1f1c
  earth: lathe .34,0 .26,.08 .12,.14 0,.14 s16 + blob .07 .3 3 6 @.2,.06,.14 + blob .06 .3 3 6 @-.22,.06,.08 + blob .05 .3 3 6 @.05,.08,.24 + blob .06 .3 3 6 @-.1,.08,-.2
  cloth: lathe .07,.1 .085,.1 .075,.2 .06,.19 .07,.1 s12 wave5:.08
  skin: cyl .05 .24 .042 s12 @0,.1,0 + slab .05 -.05,0 .05,0 .07,.06 .065,.11 -.065,.11 -.07,.05 b.014 @0,.3,0 + tube .019>.017>.013 -.052,.4,0 -.065,.46,.02 -.06,.5,.06 s8 + tube .02>.018>.014 -.018,.4,0 -.022,.49,.01 -.018,.54,.05 s8 + tube .019>.017>.013 .018,.4,0 .024,.48,.02 .022,.52,.06 s8 + tube .017>.015>.012 .05,.4,0 .066,.46,.03 .06,.48,.07 s8 + tube .021>.018>.014 -.06,.33,.01 -.11,.36,.04 -.12,.41,.07 s8
  nail: ball .009 .012 .006 s8 @-.06,.5,.072 + ball .009 .012 .006 s8 @-.018,.545,.062 + ball .009 .012 .006 s8 @.022,.525,.072 + ball .008 .011 .006 s8 @.06,.482,.082 + ball .01 .012 .006 s8 @-.121,.415,.082
  bone: cyl .012 .07 s8 @.02,.22,.038 + ball .014 s8 @.02,.22,.038
  wound: ball .03 .05 .012 s10 @.018,.25,.04 + ball .02 .016 .01 s8 @-.02,.36,.026
ornate dagger, dagger ornate, ornate medieval dagger, jewelled dagger, ceremonial dagger, royal dagger | .42 | blade steel, gold, gem crystal #d01f45, grip leather #3a1420
  blade: slab .012 -.022,.15 .022,.15 .026,.22 .018,.34 0,.42 -.018,.34 -.026,.22 b.004
  gold: tube .011>.009>.006 0,.14,0 .05,.14,0 .085,.155,0 .095,.18,0 .08,.19,0 s8 mir + ball .02 .018 .016 s14 @0,.142,0 + lathe .008,.0 .022,.006 .026,.02 .018,.034 .01,.038 s18 + ring .014 .004 s14 n3:0,.03,0 @0,.085,0 + slab .004 -.006,.17 .006,.17 .004,.28 0,.31 -.004,.28 b0 @0,0,.006 mirz + slab .004 0,.2 .012,.22 0,.24 -.012,.22 b0 @0,0,.0065 mirz
  gem: ball .01 .012 .01 s10 @0,.142,.014 mirz + ball .014 s12 @0,.02,.014 mirz + ball .007 s8 @.085,.182,.006 mir
  grip: cyl .0135 .11 .012 s14 @0,.034,0
wine barrel, wine cask, wine barrel on a stand, wine keg, lying wine barrel | 1 | wood wood #9a6a3c, iron iron, stand wood #5a3a20, tap gold, wine potion #7a1030
  wood: lathe 0,-.5 .3,-.5 .37,-.25 .4,0 .37,.25 .3,.5 0,.5 ~ s28 rx90 @0,.56,0 + lathe .26,-.52 .3,-.52 .32,-.44 .28,-.44 .26,-.52 s28 rx90 @0,.56,0 + lathe .26,.52 .3,.52 .32,.44 .28,.44 .26,.52 s28 rx90 @0,.56,0
  iron: lathe .335,.36 .352,.36 .338,.42 .32,.42 .335,.36 s28 rx90 @0,.56,0 mirz + lathe .382,.17 .398,.17 .388,.24 .372,.24 .382,.17 s28 rx90 @0,.56,0 mirz
  stand: box .86 .12 .12 b.02 @0,.06,.3 mirz + slab .1 -.4,0 .4,0 .4,.3 .3,.2 0,.07 -.3,.2 -.4,.3 b.01 @0,.1,.3 mirz + box .12 .1 .9 b.02 @.34,0,0 mir
  tap: rodz .03 .12 s12 @0,.36,.54 + cyl .024 .09 s12 @0,.3,.58 + box .09 .02 .02 b.004 @0,.4,.58 + cyl .01 .05 s8 @0,.36,.58
  wine: ball .012 .02 .012 s8 @0,.29,.58
  cork.stand: cyl .04 .06 s12 @0,.94,0
lantern garland, string of lanterns, lantern rope, chinese lamp rope, rope with lanterns, lantern string, chinese lantern rope, lamp rope, hanging lanterns | 2.4 | lantern paint #d1202a, rope thatch, gold, post wood #5a3020, light light #ffd27a
  post: cyl .06 2.4 s10 @2,0,0 mir + box .5 .08 .5 b.02 @2,0,0 mir
  rope: tube .02 -2,2.3,0 -1.4,2.06,0 -.7,1.9,0 0,1.84,0 .7,1.9,0 1.4,2.06,0 2,2.3,0 s7
  lantern: lathe 0,-.4 .1,-.4 .2,-.3 .22,-.22 .2,-.14 .1,-.05 0,-.05 ~ s16 wave12:.05 @0,1.82,0 + lathe 0,-.4 .1,-.4 .2,-.3 .22,-.22 .2,-.14 .1,-.05 0,-.05 ~ s16 wave12:.05 @.7,1.88,0 mir + lathe 0,-.4 .1,-.4 .2,-.3 .22,-.22 .2,-.14 .1,-.05 0,-.05 ~ s16 wave12:.05 @1.4,2.02,0 mir
  gold: cyl .09 .06 s14 @0,1.76,0 + cyl .09 .06 s14 @0,1.38,0 + cyl .012 .22 s6 @0,1.18,0 + cyl .03 .12 .02 s10 @0,1.12,0 + cyl .012 .1 s6 @0,1.78,0 + cyl .09 .06 s14 @.7,1.82,0 mir + cyl .09 .06 s14 @.7,1.44,0 mir + cyl .012 .22 s6 @.7,1.24,0 mir + cyl .03 .12 .02 s10 @.7,1.18,0 mir + cyl .012 .1 s6 @.7,1.84,0 mir + cyl .09 .06 s14 @1.4,1.96,0 mir + cyl .09 .06 s14 @1.4,1.58,0 mir + cyl .012 .22 s6 @1.4,1.38,0 mir + cyl .03 .12 .02 s10 @1.4,1.32,0 mir + cyl .012 .12 s6 @1.4,1.98,0 mir
hanging bat, bat upside down, sleeping bat, upside down bat, bat hanging | .6 | wing leather #3a2a3a, fur fur #4a3a44, branch bark, eye light #f2c21c, ear skin #8a5a6a
  branch: bar .035>.028 -.4,.5,0 -.1,.53,0 .45,.56,.02 s8 + bar .018>.008 .2,.54,0 .34,.44,.05 s6
  fur: ball .08 .13 .075 s16 @0,.32,0 + ball .065 .06 .06 s16 @0,.17,.015 + bar .012 .03,.43,0 .035,.52,.0 s6 mir + ball .018 s8 @.035,.54,.03 mir
  wing: loft .06,.46,.05 .11,.4,.055 .12,.28,.06 .07,.1,.06 .02,.04,.07 / .02,.46,.075 .05,.4,.085 .05,.28,.095 .03,.14,.09 .005,.06,.085 / .06,.46,.06 .11,.4,.065 .12,.28,.07 .07,.1,.07 .02,.04,.08 + loft -.06,.46,.05 -.11,.4,.055 -.12,.28,.06 -.07,.1,.06 -.02,.04,.07 / -.02,.46,.075 -.05,.4,.085 -.05,.28,.095 -.03,.14,.09 -.005,.06,.085 / -.06,.46,.06 -.11,.4,.065 -.12,.28,.07 -.07,.1,.07 -.02,.04,.08 + slab .02 .05,.46 .13,.4 .15,.26 .1,.12 .04,.22 b.006 @0,0,-.0 mir
  ear: cone .03 .08 s8 rx180 @.035,.14,.01 mir
  eye: ball .012 s8 @.024,.175,.068 mir
  white: cone .006 .02 s5 @.012,.19,.072 mir
tied logs, log pile, resource wood, wood resource, resource wood logs, logs tied with rope, bundle of logs, log bundle, tied log pile, logs resource, pile of tied logs | .95 | bark, cut wax #d9b07a, rope thatch #d8b878, ring wood #a87842
  bark: rodx .18 1.9 s14 n3:0,0,.36 @0,.18,0 + rodx .18 1.84 s14 n2:0,0,.36 @0,.49,0 + rodx .18 1.88 s14 @0,.8,0
  cut: rodx .15 1.92 s14 b0 n3:0,0,.36 @0,.18,0 + rodx .15 1.86 s14 b0 n2:0,0,.36 @0,.49,0 + rodx .15 1.9 s14 b0 @0,.8,0
  ring: ringx .09 .006 5 s14 n3:0,0,.36 @.96,.18,0 + ringx .09 .006 5 s14 n2:0,0,.36 @.93,.49,0 + ringx .09 .006 5 s14 @.95,.8,0
  rope: bar .03 0,.02,-.4 0,.02,.4 0,.1,.54 0,.26,.54 0,.92,.13 0,.99,.05 0,.99,-.05 0,.92,-.13 0,.26,-.54 0,.1,-.54 0,.02,-.4 s7 n2:.07,0,0 @.55,0,0 mir + ball .05 s10 @.55,.6,.34 mir
stone resource, resource stone, resource stones, rock resource, resource rocks, stones resource, stone resources, cut stones, quarry stones | .8 | stone stone #a3a19b, dark stone #7d7b76
  stone: blob .34 .22 2 7 @-.3,.24,-.2 + blob .28 .24 2 7 @.3,.2,-.3 + box .42 .26 .32 b.03 ry15 @-.36,0,.3 + box .4 .24 .3 b.03 ry-20 @.2,0,.3 + box .36 .22 .28 b.03 ry30 @-.06,.25,.2 + blob .26 .24 2 7 @.05,.5,-.2
  dark: blob .26 .25 2 7 @.05,.2,-.5 + blob .2 .25 2 7 @.55,.16,.05 + blob .16 .25 2 7 @-.62,.12,.02 + blob .18 .25 2 7 @-.2,.5,-.32 + blob .09 .25 2 6 @.44,.04,.38 + blob .09 .25 2 6 @-.06,.03,.46
ore resource, resource ore, iron resource, resource iron, iron ore resource, ore deposit, iron deposit, deposit of ore, iron ore rocks | .9 | rock stone #5f5c5a, ore rust #c07a4a, shine steel #d8d0c8
  rock: blob .46 .22 2 8 @-.2,.32,-.1 + blob .34 .24 2 8 @.38,.24,-.1 + blob .26 .25 2 7 @.1,.2,.38 + blob .22 .25 2 7 @-.52,.16,.3 + blob .2 .25 2 7 @.1,.6,-.2
  ore: blob .13 .3 2 6 @-.26,.5,.24 + blob .11 .3 2 6 @-.5,.4,.18 + blob .1 .3 2 6 @0,.34,.34 + blob .1 .3 2 6 @.46,.36,.17 + blob .1 .3 2 6 @.14,.24,.6 + blob .09 .3 2 6 @-.5,.22,.48 + blob .12 .3 2 6 @-.14,.74,.02 + blob .1 .3 2 6 @.62,.3,.1 + blob .08 .3 2 6 @.24,.68,-.04 + blob .1 .3 2 6 @-.36,.16,.4
  shine: pyr .09 .1 .09 .3 rx40 @-.08,.47,.2 + pyr .08 .09 .08 .3 rx50 @.3,.36,.12 + pyr .07 .08 .07 .3 rx60 @.04,.24,.52 + pyr .08 .09 .08 .3 rx30 @-.34,.58,.06
upgraded sword, sword upgraded, rune sword, sword with runes, runic sword, sword with glowing runes, sword upgrade | 1.2 | metal steel #9fb4d0, gold, rune light #4fd8ff, grip leather #2a2a4a, gem crystal #4fd8ff
  metal: blade .86 .1 .026 @0,.32,0 + slab .022 -.05,.32 .05,.32 .09,.4 .05,.44 -.05,.44 -.09,.4 b.004
  gold: slab .05 0,.34 -.1,.31 -.2,.36 -.23,.32 -.12,.25 0,.24 .12,.25 .23,.32 .2,.36 .1,.31 b.01 + ball .04 @0,.04,0 + ring .026 .008 8 s16 @0,.22,0
  grip: cyl .022 .2 s12 @0,.04,0 + ring .022 .004 6 s12 n7:0,.025,0 @0,.135,0
  gem: ball .036 .036 .036 s10 @0,.29,0
  rune: bar .007 0,.48,.013 0,.56,.013 .022,.53,.013 0,.51,.013 s5 + bar .007 -.02,.62,.013 .02,.68,.013 s5 + bar .007 .02,.62,.013 -.02,.68,.013 s5 + bar .007 0,.74,.012 -.02,.78,.011 0,.82,.01 .02,.78,.011 0,.74,.012 s5 + bar .007 0,.88,.011 0,.97,.009 s5 + bar .006 -.018,.92,.01 .018,.94,.01 s5
upgraded axe, axe upgraded, rune axe, axe with runes, runic axe, axe with glowing runes, axe upgrade | 1 | metal steel #9fb4d0, wood grain #4a2f24, rune light #ff8a3a, gold, grip leather #2a1f1a
  metal: slab .06 .02,.66 .12,.7 .26,.56 .34,.5 .4,.72 .34,1 .26,.95 .12,.86 .02,.88 b.014 mir
  wood: bar .028>.024 0,0,0 0,1,0 s10
  gold: box .1 .26 .09 b.02 @0,.64,0 + cyl .036 .06 s12 + lathe .03,1 .036,1.0 .02,1.05 0,1.08 s12
  rune: bar .008 .16,.72,.032 .16,.84,.032 .2,.8,.032 .16,.78,.032 s5 mir + bar .008 .25,.68,.032 .29,.76,.032 .25,.84,.032 .21,.76,.032 .25,.68,.032 s5 mir + bar .006 0,.7,.048 0,.84,.048 s5 + bar .006 -.024,.8,.048 .024,.74,.048 s5
  grip: cyl .032 .26 s10 @0,.1,0 + ring .032 .005 6 s12 n8:0,.03,0 @0,.23,0
upgraded hammer, hammer upgraded, rune hammer, hammer with runes, runic hammer, hammer with glowing runes, hammer upgrade | .9 | metal steel #8b97a8, wood grain #4a2f24, rune light #4fd8ff, gold, grip leather #2a1f1a
  metal: box .44 .24 .24 b.03 @0,.62,0 + box .08 .27 .27 b.02 @.19,.605,0 mir
  gold: box .1 .26 .26 b.01 @0,.61,0 + cyl .036 .05 s12 + cyl .03 .05 s12 @0,.86,0 + ring .028 .01 8 s14 @0,.6,0
  wood: bar .026 0,0,0 0,.7,0 s10
  rune: bar .008 .1,.68,.122 .1,.8,.122 .135,.76,.122 .1,.73,.122 s5 + bar .008 -.12,.68,.122 -.08,.74,.122 -.12,.8,.122 s5 + bar .008 -.08,.68,.122 -.08,.8,.122 s5 + bar .007 0,.68,.132 0,.8,.132 s5 + bar .007 -.03,.72,.132 .03,.77,.132 s5 + ringx .06 .008 6 s16 @.231,.74,0 mir
  grip: cyl .031 .24 s10 @0,.06,0 + ring .031 .005 6 s12 n7:0,.032,0 @0,.18,0
flat gravestone, gravestone flat, flat tombstone, grave slab, lying gravestone, tombstone flat, flat grave, ledger stone | .35 | stone, trim stone #c4beb2, grass plant
  grass: box 1.3 .06 2.2 b.02
  stone: box 1 .16 1.9 b.02 @0,.05,0 + box .86 .12 1.76 b.03 @0,.2,0
  trim: box .1 .03 .8 b.006 @0,.315,-.3 + box .44 .03 .1 b.006 @0,.315,-.45 + box .7 .02 .03 b0 @0,.315,.76 + box .7 .02 .03 b0 @0,.315,-.78
  dark: box .5 .01 .03 b0 n4:0,0,.1 @0,.316,.45
gravestone with a roof, gravestone roof, tombstone with a roof, gravestone with roof, roofed gravestone, tombstone roof, gravestone with a gable | 1.4 | stone, roof stone #6c6a66, earth
  stone: box .9 .14 .44 b.02 + box .72 .1 .34 b.02 @0,.13,0 + slab .2 -.28,.2 .28,.2 .28,1.02 0,1.26 -.28,1.02 b.01
  roof: box .54 .07 .36 b.01 rz38 @-.2,1.08,0 + box .54 .07 .36 b.01 rz-38 @.2,1.08,0 + box .1 .1 .38 b.02 @0,1.22,0
  inset.roof: box .4 .5 .02 b.01 @0,.36,.1
  cross.stone: box .06 .34 .03 b.004 @0,.44,.115 + box .22 .06 .03 b.004 @0,.6,.115
  earth: ball .38 .1 .6 @0,0,.62
open grave, grave open, dug grave, empty grave, open grave with a gravestone, gravestone flat open, open gravestone, grave hole, freshly dug grave | 1 | grass plant, earth, stone, hole earth #2a1c12, wood, iron
  grass: box .55 .3 3 b.02 @.9,0,0 + box .55 .3 3 b.02 @-.9,0,0 + box 1.3 .3 .5 b.02 @0,0,-1.25 + box 1.3 .3 .4 b.02 @0,0,1.3
  hole: box 1.4 .05 2.2 b0
  earth: box .1 .31 2.2 b.02 @.62,0,.05 mir + box 1.3 .31 .1 b.02 @0,0,-1 + box 1.3 .31 .1 b.02 @0,0,1.12 + blob .34 .2 3 9 *.9,.8,1.3 @.95,.36,.5 + blob .28 .2 3 9 *.9,.8,1.2 @.95,.36,-.15 + blob .22 .2 3 9 @.9,.36,.95
  stone: slab .16 -.34,.2 .34,.2 .34,.85 .24,1.05 0,1.14 -.24,1.05 -.34,.85 b.02 @0,0,-1.25
  dark: word rip .16 .02 @0,.8,-1.16
  wood: bar .022 .95,.4,.2 .6,1.05,.1 s8 + rodz .02 .14 s8 @.59,1.06,.1
iron fence, fence iron, iron bars fence, fence of iron bars, wrought iron fence, iron bar fence, graveyard fence, cemetery fence, iron fence bar, iron fence bars, fence iron bars | 1.4 | iron iron #2a2c30
  iron: cyl .02 1.15 s8 n11:.2,0,0 @0,.05,0 + pyr .06 .16 .06 .02 n11:.2,0,0 @0,1.18,0 + box 2.3 .05 .05 b.006 n2:0,.8,0 @0,.62,0 + box .08 1.36 .08 b.01 @1.13,0,0 mir + ball .07 @1.13,1.42,0 mir + ringz .075 .012 6 s14 n10:.2,0,0 @0,.93,0 + box .2 .06 .2 b.01 @1.13,0,0 mir
iron fence with a stone border, iron fence border, fence iron border, iron fence on a wall, iron fence stone border, low wall iron fence, iron fence with a border | 1.4 | iron iron #2a2c30, stone blocks
  stone: box 2.4 .4 .3 b.02 + box 2.4 .08 .38 b.02 @0,.4,0
  iron: cyl .02 .75 s8 n11:.2,0,0 @0,.45,0 + pyr .06 .16 .06 .02 n11:.2,0,0 @0,1.18,0 + box 2.36 .05 .05 b.006 n2:0,.46,0 @0,.83,0 + ringz .07 .012 6 s14 n10:.2,0,0 @0,.98,0
iron fence border pillar, iron fence pillar, fence iron border pillar, iron fence column, iron fence border column, fence iron pillar, pillar iron fence, border pillar | 1.7 | stone blocks, cap stone #c4beb2, iron iron #2a2c30
  stone: box .5 1.4 .5 b.02 + box .6 .2 .6 b.02
  cap: box .64 .12 .64 b.02 @0,1.38,0 + pyr .6 .22 .6 .1 @0,1.5,0
  iron: box .44 .05 .05 b.006 @.44,.3,0 mir + box .44 .05 .05 b.006 @.44,1.1,0 mir + cyl .02 1.1 s8 n2:.18,0,0 @.48,.12,0 mir + pyr .06 .16 .06 .02 n2:.18,0,0 @.48,1.2,0 mir
iron fence gate, fence gate iron, gate iron, iron bars gate, iron fence border gate, fence iron gate, graveyard gate, iron bar gate | 2.2 | iron iron #2a2c30, gold
  iron: box .12 2 .12 b.01 @1.3,0,0 mir + box .28 .08 .28 b.02 @1.3,0,0 mir + box .06 1.5 .05 b.006 @.06,.1,0 mir + box .06 1.5 .05 b.006 @1.2,.1,0 mir + box 1.2 .05 .05 b.006 @.63,.16,0 mir + box 1.2 .05 .05 b.006 @.63,1.2,0 mir + cyl .02 1.4 s8 n5:.2,0,0 @.63,.14,0 mir + pyr .06 .16 .06 .02 n5:.2,0,0 @.63,1.5,0 mir + ringz .16 .018 6 s20 @.63,.72,0 mir + tube .035 -1.3,1.95,0 -.9,2.15,0 0,2.3,0 .9,2.15,0 1.3,1.95,0 s8 + rodx .03 .12 n2:0,1,0 @1.24,.7,0 mir
  gold: ball .1 @1.3,2.06,0 mir + box .14 .14 .08 b.01 @0,.84,0 + ball .07 @0,2.36,0
damaged iron fence, iron fence damaged, broken iron fence, iron fence broken, bent iron fence, fence iron damaged, iron bars fence damaged | 1.4 | iron rust #5a4a42
  iron: cyl .02 1.15 s8 n4:.2,0,0 @-.75,.05,0 + pyr .06 .16 .06 .02 n4:.2,0,0 @-.75,1.18,0 + cyl .02 1.1 s8 n2:.2,0,0 @.93,.05,0 + pyr .06 .16 .06 .02 n2:.2,0,0 @.93,1.12,0 + box 2.3 .05 .05 b.006 @0,.2,0 + box 1 .05 .05 b.006 @-.65,1.02,0 + bar .025 -.2,1.04,0 0,.98,.06 .14,.8,.16 s6 + box .5 .05 .05 b.006 @.9,1,0 + box .08 1.36 .08 b.01 @1.13,0,0 mir + ball .07 @-1.13,1.42,0 + box .2 .06 .2 b.01 @1.13,0,0 mir
    + tube .02 -.2,.04,0 -.18,.5,0 -.06,.8,.12 .04,1.02,.3 s8 + tube .02 .05,.04,0 .05,.4,0 .14,.66,-.06 s8 + tube .02 .3,.04,0 .34,.5,.04 .54,.9,.16 s8 + tube .02 .6,.04,0 .6,.3,0 .56,.4,.0 s8 + bar .02 .0,.02,.5 .9,.02,.35 s8 + pyr .06 .16 .06 .02 rz-90 @.88,.03,.353
stone fence pillar, fence pillar, stone fence post, pillar fence stone, fence stone pillar, stone wall pillar, fence column, stone fence column | 1.4 | stone blocks, cap stone #c4beb2
  stone: box .5 1.1 .5 b.03 + box .62 .18 .62 b.03
  cap: box .66 .12 .66 b.03 @0,1.08,0 + pyr .56 .12 .56 .4 @0,1.19,0 + ball .15 @0,1.42,0
campfire with a stand, campfire stand, campfire cooking stand, cooking stand, campfire with cooking stand, campfire with a cooking stand, campfire with a kettle, campfire kettle, cooking stand campfire | 1.1 | stone, wood bark, pot iron #2a2c30, flame ember
  stone: blob .11 .2 2 7 @.44,.1,0 o10
  wood: bar .03 .62,0,0 .62,.86,0 .7,1.04,0 s8 mir + bar .024 .62,.84,0 .54,1.02,0 s8 mir + bar .026 -.76,.93,0 .76,.93,0 s8 + pillz .05 .6 ry30 @0,.06,0 + pillz .05 .6 ry90 @0,.08,0 + pillz .05 .6 ry-30 @0,.1,0 + cyl .46 .03 s18 b0
  flame: lathe 0,0 .12,.06 .1,.2 .03,.34 0,.4 ~ s9 @0,.06,0 + lathe 0,0 .07,.04 .05,.12 0,.24 ~ s8 @.15,.06,.06 o3
  pot: lathe 0,.42 .14,.42 .19,.5 .17,.62 .1,.68 0,.69 s20 ~ + cyl .02 .06 s8 @0,.68,0 + tube .012 -.15,.62,0 -.13,.84,0 0,.92,0 .13,.84,0 .15,.62,0 s7 + bar .028>.014 .15,.52,0 .27,.66,0 s8
campfire with a fishing stand, campfire fishing stand, fishing stand, fish stand, fishing stand campfire, fish over a campfire, campfire with fish, fish roasting stand, fish on a campfire | 1.1 | wood bark, stone, fish skin #8fa2ae, flame ember, fin skin #5f7480
  wood: bar .03 .62,0,0 .62,.86,0 .7,1.04,0 s8 mir + bar .024 .62,.84,0 .54,1.02,0 s8 mir + bar .026 -.76,.93,0 .76,.93,0 s8 + pillz .05 .6 ry30 @0,.06,0 + pillz .05 .6 ry90 @0,.08,0 + pillz .05 .6 ry-30 @0,.1,0 + cyl .46 .03 s18 b0
  stone: blob .11 .2 2 7 @.44,.1,0 o10
  flame: lathe 0,0 .1,.05 .08,.16 .02,.28 0,.34 ~ s9 @0,.06,0 + lathe 0,0 .07,.04 .05,.12 0,.22 ~ s8 @.15,.06,.06 o3
  fish: ball .06 .15 .04 s14 n3:.34,0,0 @0,.7,0 + slab .02 0,0 .07,-.1 0,-.06 -.07,-.1 b0 n3:.34,0,0 @0,.58,0
  fin: slab .014 .05,.02 .1,-.06 .045,-.06 b0 n3:.34,0,0 @0,.7,0 + cyl .01 .16 s6 n3:.34,0,0 @0,.8,0 + ball .012 s8 n3:.34,0,0 @.022,.79,.032
double lantern, lantern double, pole with two lanterns, lantern on a pole double, two lanterns on a pole, double lantern post, lantern post double, lantern pole double | 2.6 | wood grain #6b4426, iron iron #2a2c30, glow light #ffc95a, glass glass #ffe6a8
  wood: cyl .08 2.5 .07 s10 + box 1.6 .1 .1 b.02 @0,2.25,0 + bar .035 .08,1.9,0 .42,2.26,0 s6 mir + pyr .2 .12 .2 .02 @0,2.48,0 + box .4 .12 .4 b.03
  iron: ringx .04 .01 6 s12 @.68,2.2,0 mir + cyl .01 .14 s6 @.68,2.08,0 mir + pyr .32 .14 .32 .2 @.68,1.98,0 mir + box .26 .04 .26 b.01 @.68,1.62,0 mir + box .025 .36 .025 b0 n2:.2,0,0 n2:0,0,.2 @.68,1.64,0 mir
  glass: box .19 .34 .19 b0 @.68,1.65,0 mir
  glow: lathe 0,0 .06,.04 .05,.14 0,.24 ~ s12 @.68,1.66,0 mir
broken signpost, broken sign, signpost broken, sign broken, broken wooden sign, damaged signpost, damaged sign, broken sign post | 1.6 | wood grain #9a7248, post bark #5a4028, iron
  post: bar .07>.06 0,0,0 .1,1.5,0 s10 + cone .062 .14 s5 rz-14 @.1,1.48,0
  wood: slab .06 -.5,.06 -.1,.08 -.16,0 -.06,-.04 -.14,-.1 -.05,-.22 -.5,-.2 -.68,-.07 b.008 rz-24 @.3,1.16,.08 + slab .06 -.1,.12 .5,.12 .62,0 .5,-.12 .02,-.12 -.04,-.04 .03,0 -.06,.05 b.008 rx82 ry30 @.34,.05,.4 + slab .05 0,.1 .34,.08 .3,.0 .38,-.02 .3,-.1 0,-.1 b.008 rz12 @-.02,.68,.08
  iron: rodz .016 .03 s8 @.1,1.14,.115 + rodz .016 .03 s8 @.07,.7,.11
  mark.post: box .18 .03 .01 b0 rz-24 @-.04,1.17,.11 + box .26 .03 .01 b0 rx82 ry30 @.5,.085,.34
warning lamp, lamp warning, warning lamp cross, road warning lamp, barricade light, hazard lamp, roadwork lamp, warning lamp on a stand | .95 | foot rubber #2a2c30, lamp light #ffa02a, body paint #f2c21c, pole steel, band paint #d8301f
  foot: box .6 .06 .14 b.015 ry45 + box .14 .06 .6 b.015 ry45 + cyl .08 .1 s14
  pole: cyl .022 .6 s12 @0,.08,0
  band: cyl .024 .1 s12 n3:0,.18,0 @0,.28,0
  body: box .2 .16 .13 b.02 @0,.56,0 + ringz .11 .02 8 s22 @0,.82,.03 + ringz .11 .02 8 s22 @0,.82,-.03
  lamp: rodz .105 .08 s22 b.02 @0,.82,0 + ball .07 .07 .03 s14 @0,.82,.04 mirz
  dark: box .1 .03 .01 b0 @0,.64,.066
stone fence, fence stone, dry stone fence, fence of stones, fieldstone fence, stone fence with pillars, dry stone wall, fence made of stones | 1.1 | stone stone #9a968e, dark stone #7f7b74, cap stone #bdb8ae
  stone: box 2.2 .72 .3 b0 + box .42 1 .42 b.04 @1.15,0,0 mir + box .42 .26 .36 b.05 n4:.54,0,0 @-.06,.02,0 + box .42 .22 .36 b.05 n4:.54,0,0 @.06,.5,0
  dark: box .4 .24 .35 b.05 n4:.5,0,0 @.1,.27,0 + box .2 .2 .36 b.05 n3:.56,0,0 @.1,.04,.01
  cap: box .5 .08 .4 b.03 n4:.5,0,0 @0,.71,0 + box .54 .12 .54 b.03 @1.15,.98,0 mir
`;
