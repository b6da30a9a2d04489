/** Weapons: names | height in metres | surfaces, then a clause a line. */
export const weapons = `
dagger, combat knife, throwing knife, stiletto, kunai, bayonet | .35 | metal steel, gold, leather
  metal: blade .24 .045 .012 @0,.11,0
  gold: box .12 .02 .03 @0,.095,0 + ball .018 @0,0,0
  leather: cyl .014 .1
round shield, viking shield, buckler, targe | .8 | main wood #8a5c34, trim iron
  face.main: lathe 0,0 .37,0 .37,.02 .2,.045 0,.05 s36 rx90 @0,.4,0
  rim.trim: ringz .375 .022 s36 @0,.4,.012
  boss.trim: ball .1 .1 .07 @0,.4,.045 + ringz .11 .012 @0,.4,.045
  studs.trim: ball .016 @.28,.033,0 o8 rx90 @0,.4,0
katana, wakizashi, samurai sword, ninja sword | 1 | metal steel, wrap cloth #2a2d3a, gold
  metal: side .012 -.02,.28 .02,.28 .03,.6 .06,.95 .04,1.0 .0,.9 -.015,.6
  wrap: cyl .019 .26 + ring .02 .004 n7:0,.035,0 @0,.13,0
  gold: cyl .05 .014 @0,.265,0
war hammer, warhammer, sledgehammer, maul, mjolnir | 1 | metal iron, handle wood, gold
  handle: cyl .024 .85
  metal: box .36 .2 .2 b.03 @0,.8,0
  gold: box .37 .04 .21 @0,.88,0 + ring .028 .01 n3:0,.08,0 @0,.12,0
mace, spiked mace, morning star, morningstar, spiked ball | .8 | metal iron, handle wood
  handle: cyl .022 .58
  metal: ball .12 @0,.66,0 + cone .03 .1 rx90 @0,.66,.11 o8 + cone .03 .1 rx45 @0,.74,.08 o6 + cone .03 .1 rx135 @0,.58,.08 o6 + cone .03 .1 @0,.77,0
    + ring .026 .01 @0,.5,0
flail | .8 | metal iron, handle wood
  handle: cyl .022 .5
  metal: ringz .02 .007 n4:.036,-.02,0 @.09,.5,0 + ball .1 @.24,.38,0 + cone .026 .08 rx90 @0,0,.09 o8 @.24,.38,0 + cone .026 .08 @0,.09,0 @.24,.38,0
    + cone .026 .08 rx180 @0,-.09,0 @.24,.38,0 + cyl .026 .04 @0,.48,0
spear, javelin, lance, pike, halfspear | 2 | metal steel, shaft wood, cloth cloth #b3261e
  shaft: cyl .02 1.65
  metal: blade .35 .1 .025 .6 @0,1.62,0 + cyl .026 .08 @0,1.58,0
  cloth: ring .028 .014 @0,1.55,0 + leaf .2 .05 .3 rx170 @0,1.55,.02 o3
trident, neptune trident | 1.9 | metal gold, shaft wood
  shaft: cyl .02 1.4
  metal: tube .018 -.16,1.7,0 -.15,1.48,0 -.08,1.4,0 0,1.38,0 .08,1.4,0 .15,1.48,0 .16,1.7,0 + cyl .018 .4 @0,1.36,0 + cone .04 .14 s6 @0,1.74,0
    + cone .04 .14 s6 @.16,1.68,0 mir
halberd, poleaxe, glaive, polearm, naginata | 2.1 | metal steel, shaft wood, cloth cloth #b3261e
  shaft: cyl .02 1.8
  metal: slab .02 .02,1.5 .1,1.55 .22,1.48 .26,1.62 .22,1.78 .1,1.7 .02,1.72 + slab .02 -.02,1.66 -.16,1.6 -.02,1.56 + blade .34 .05 .02 @0,1.76,0
  cloth: ring .024 .012 @0,1.42,0
scythe, reaper scythe, war scythe | 1.7 | metal steel, shaft wood
  shaft: tube .02 .06,0,0 0,.5,0 .04,1.1,0 -.02,1.6,0 + rodz .014 .18 @.02,.9,.08
  metal: slab .014 -.04,1.62 .3,1.6 .62,1.45 .85,1.18 .58,1.36 .3,1.48 -.02,1.5
rapier, fencing sword, foil, epee, saber | 1.1 | metal steel, gold, leather
  metal: blade .85 .025 .014 .1 @0,.2,0
  gold: ball .06 .03 .06 @0,.18,0 + tube .008 0,.02,0 .05,.06,0 .056,.14,0 .025,.19,0 + rodx .01 .2 @0,.15,0 + ball .024 @0,.01,0
  leather: cyl .014 .14 @0,.02,0
scimitar, cutlass, pirate sword, sabre, falchion, curved sword | .9 | metal steel, gold, leather
  metal: slab .012 -.025,.16 .03,.16 .05,.4 .12,.65 .2,.9 .08,.78 .0,.6 -.03,.4
  gold: box .16 .025 .04 @0,.14,0 + tube .01 .07,.15,0 .09,.08,0 .03,0,0 + ball .024
  leather: cyl .016 .13
claymore, greatsword, great sword, broadsword, two handed sword, buster sword | 1.5 | metal steel, gold, leather
  metal: blade 1.1 .12 .024 .16 @0,.36,0
  gold: bar .02 0,.34,0 .22,.42,0 mir + ball .035 @.23,.43,0 mir + ball .04
  leather: cyl .02 .34
spiked club, club with spikes, club with nails, nailed club, spiked bat, bat with nails | .85 | wood grain, spike steel, metal iron
  wood: lathe .03,0 .025,.03 .024,.2 .06,.6 .064,.74 .05,.82 .025,.845 0,.85 ~
  spike: cone .014 .06 rx90 @0,.6,.054 o6 + cone .014 .06 rx90 @0,.68,.058 o6:30 + cone .014 .06 rx90 @0,.76,.054 o6
  metal: ring .024 .004 n6:0,.03,0 @0,.12,0
club, wooden club, cudgel, baseball bat, bat club | .85 | wood grain, metal iron
  wood: lathe .03,0 .025,.03 .024,.2 .06,.6 .064,.74 .05,.82 .025,.845 0,.85 ~
  metal: ring .024 .004 n6:0,.03,0 @0,.12,0
whip, bullwhip | .5 | leather, gold
  leather: tube .024>.02 0,0,0 0,.15,0 0,.3,0
    + tube .018>.005 0,.3,0 .05,.45,.05 .2,.42,.15 .25,.2,.1 .05,.06,.2 -.2,.1,.25 -.25,.03,.05 -.05,.02,-.15 .25,.02,-.1
  gold: ring .024 .006 @0,.04,0 + ring .022 .006 @0,.28,0
nunchucks, nunchaku | .4 | wood, chain steel
  wood: cyl .022 .3 rz14 @-.1,0,0 + cyl .022 .3 rz-20 @.12,.06,.04
  chain: ringz .03 .007 *1.2,.7,1 n6:.07,.01,0 @.02,.33,.02
brass knuckles, knuckle duster | .08 | gold
  gold: ringz .016 .007 n4:.034,0,0 @0,.05,0 + box .14 .02 .016 @0,.01,0 + box .02 .03 .016 @.03,.015,0 mir
sickle, kama, hand scythe | .5 | metal steel, wood
  wood: cyl .02 .2
  metal: slab .01 -.01,.2 .06,.3 .14,.36 .22,.34 .26,.22 .25,.1 .31,.24 .27,.4 .16,.46 .04,.42 -.03,.3
machete, cleaver, meat cleaver, chopping knife | .55 | metal steel, wood
  metal: slab .01 -.02,.14 .025,.14 .06,.45 .04,.55 -.01,.52 -.02,.3
  wood: box .035 .15 .025 b.01 + cyl .006 .026 rx90 n2:0,.06,0 @0,.075,-.013
shuriken, throwing star, ninja star | .1 | metal steel
  metal: star 4 .05 .018 .006 @0,.05,0 b.001 + ringz .012 .0045 @0,.05,0
lightsaber, light saber, laser sword, energy sword, plasma sword, laser saber, laser sabre | 1.1 | blade light #4fd0ff, hilt steel, dark rubber
  blade: pill .018 .85 @0,.25,0
  hilt: cyl .022 .25 + cyl .026 .03 @0,.23,0 + cyl .026 .02
  dark: box .006 .12 .01 @0,.03,.022 o6 + box .01 .03 .01 @0,.18,.022
chainsaw, chain saw | .35 | body paint #e8701c, bar steel, dark rubber
  body: box .3 .2 .16 b.03 @-.05,.05,0
  bar: slab .016 .1,.1 .55,.1 .6,.14 .55,.18 .1,.18
  dark: pyr .02 .014 .016 n18:.025,0,0 @.33,.18,0 + pyr .02 .014 .016 rx180 n18:.025,0,0 @.33,.1,0 + tube .016 -.2,.12,0 -.34,.12,0 -.34,.24,0 -.18,.26,0
    + tube .014 .06,.2,.1 .06,.34,.06 .06,.34,-.06 .06,.2,-.1 + rodz .04 .03 @-.06,.16,.09
pitchfork, hay fork, trident fork | 1.5 | metal iron, wood
  wood: cyl .018 1.1
  metal: tube .012 -.11,1.5,0 -.1,1.25,0 -.05,1.15,0 0,1.12,0 .05,1.15,0 .1,1.25,0 .11,1.5,0 + bar .011 .035,1.14,0 .04,1.5,0 mir + cyl .022 .08 @0,1.06,0
double bladed axe, double axe, battleaxe, great axe, two handed axe, labrys | 1.1 | metal steel, wood, leather, gold
  wood: cyl .024 1.05
  metal: slab .03 .02,.75 .12,.66 .25,.6 .3,.82 .25,1.04 .12,.98 .02,.9 mir + cone .03 .14 @0,1.02,0
  gold: box .1 .14 .06 @0,.76,0
  leather: cyl .027 .22 @0,.05,0
quarterstaff, bo staff, wooden staff, fighting staff | 1.8 | wood, iron
  wood: cyl .022 1.8
  iron: cyl .026 .12 + cyl .026 .12 @0,1.68,0 + ring .024 .006 n5:0,.04,0 @0,.9,0
crossbow, heavy crossbow | .25 | wood, bow iron, string snow, metal steel
  wood: box .06 .07 .75 b.012 @0,.1,0 + box .055 .12 .2 b.02 @0,.03,-.3
  bow: tube .016 -.38,.14,.12 -.25,.14,.28 0,.14,.36 .25,.14,.28 .38,.14,.12
  string: bar .004 -.38,.14,.12 0,.18,-.05 .38,.14,.12
  metal: bar .006 0,.185,-.05 0,.185,.4 + cone .016 .05 rx90 @0,.185,.4 + tube .008 -.04,.12,.36 -.04,.12,.48 .04,.12,.48 .04,.12,.36
    + box .012 .07 .012 @0,.04,-.12
quiver, quiver of arrows, arrow quiver | .8 | leather, arrow wood, arrow_feather paint #c4302b, gold
  leather: lathe .07,0 .085,.06 .1,.55 .095,.55 .08,.5 0,.5
  gold: ring .1 .012 @0,.54,0 + ring .09 .012 @0,.12,0
  arrow: cyl .007 .3 rx8 @.03,.48,0 o5 + cyl .007 .3 @0,.5,0
  arrow_feather: box .035 .1 .005 rx8 @.03,.68,.03 o5 + box .005 .1 .035 @0,.71,0
  leather: tube .014 .09,.1,0 .2,.3,.05 .1,.52,.02
arrow, bolt arrow, dart arrow | .8 | shaft wood, tip steel, feather paint #c4302b
  shaft: cyl .008 .7
  tip: pyr .05 .09 .02 @0,.7,0 + cyl .01 .03 @0,.68,0
  feather: slab .004 0,0 .035,.02 .035,.12 0,.15 @0,.02,0 o3
dart | .16 | shaft gold, tip steel, feather paint #c4302b
  shaft: cyl .006 .06 .004 @0,.05,0
  tip: cone .0025 .045 rx180 @0,.05,0
  feather: slab .002 0,0 .018,.01 .018,.035 0,.045 -.018,.035 -.018,.01 @0,.105,0
    + slab .002 0,0 .018,.01 .018,.035 0,.045 -.018,.035 -.018,.01 ry90 @0,.105,0
pistol, handgun, gun, glock, desert eagle | .16 | metal iron #2f3238, grip rubber
  metal: box .2 .04 .03 b.005 @0,.11,0 + box .16 .022 .026 @-.01,.09,0 + bar .004 .0,.09,0 .01,.05,0 -.04,.05,0 + box .005 .02 .006 @-.015,.07,0
    + box .008 .008 .008 @.09,.15,0 + rodx .008 .01 @.102,.132,0
  grip: box .045 .1 .028 b.008 rz-14 @-.075,0,0
revolver, six shooter, magnum | .16 | metal steel #8a9098, grip wood
  metal: rodx .011 .18 @.07,.13,0 + box .12 .03 .02 @.04,.1,0 + rodx .024 .05 @-.03,.12,0 + box .06 .05 .022 @-.06,.09,0
    + tube .004 -.01,.095,0 0,.06,0 -.04,.055,0 + box .01 .03 .012 rz30 @-.085,.14,0 + box .006 .014 .004 @.15,.14,0
  grip: slab .028 -.05,.1 -.08,.12 -.13,.04 -.14,0 -.1,0 -.075,.05
flintlock pistol, flintlock, pirate pistol, dueling pistol | .16 | wood, metal iron, gold
  wood: slab .03 -.02,.08 .2,.1 .2,.125 -.03,.13 -.08,.1 -.15,0 -.1,-.01
  metal: rodx .012 .28 @.1,.135,0 + box .05 .02 .02 @-.02,.12,.022 + bar .006 -.02,.14,.025 -.04,.17,.025
  gold: ball .026 @-.13,0,0 + tube .004 .02,.08,0 .0,.045,0 -.05,.06,0 + ring .015 .004 rz90 @.18,.118,0
assault rifle, rifle, ar, machine gun, carbine, automatic rifle, ak, ak 47, ak47 | .26 | metal iron #2a2d31, stock wood
  metal: box .34 .07 .045 b.008 @0,.13,0 + rodx .01 .36 @.42,.17,0 + box .16 .05 .05 b.01 @.24,.13,0
    + slab .026 .02,.13 .08,.13 .1,.04 .12,-.02 .07,-.04 .04,.03 + box .03 .04 .012 @.54,.17,0 + box .05 .03 .02 @-.05,.2,0 + box .03 .09 .03 rz-15 @-.1,.04,0
  stock: slab .036 -.16,.2 -.17,.13 -.45,.06 -.45,.18 + box .15 .045 .052 b.01 @.24,.135,0 + slab .034 -.1,.13 -.07,.13 -.11,.02 -.15,.02
sniper rifle, hunting rifle, musket, long rifle, hunting gun, sniper | .24 | metal iron #2a2d31, stock wood, glass obsidian #2a4a6a
  stock: slab .04 -.5,.0 -.5,.12 -.2,.14 .4,.14 .4,.11 -.05,.09 -.18,.06
  metal: rodx .012 .85 @.35,.155,0 + rodx .022 .28 @-.02,.215,0 + rodx .03 .06 .022 @.14,.215,0 + box .02 .05 .02 n2:.14,0,0 @-.02,.16,0
    + bar .006 -.12,.15,.02 -.14,.13,.07 + bar .006 .38,.11,.01 .44,0,.08 mirz + tube .005 -.06,.09,0 -.1,.04,0 -.16,.07,0
  glass: rodx .026 .01 @.171,.215,0
shotgun, double barrel shotgun, pump shotgun, blunderbuss | .2 | metal iron #3a3d42, wood
  metal: rodx .016 .6 @.25,.14,.017 mirz + box .1 .06 .06 b.01 @-.08,.1,0 + tube .005 -.06,.1,0 -.08,.05,0 -.14,.08,0
  wood: slab .04 -.1,.15 -.1,.09 -.2,.06 -.46,.0 -.47,.12 -.22,.13 + box .2 .04 .07 b.015 @.14,.09,0
laser gun, laser, ray gun, raygun, blaster, alien gun, space gun, laser pistol, plasma pistol, laser blaster | .2 | body paint #d9dde2, accent paint #d1202a,
    energy light #53ff9a, dark rubber
  body: pillx .042 .2 @0,.14,0 + rodx .02 .14 @.14,.14,0
  accent: ringx .045 .008 @.03,.14,0 + ringx .036 .008 @.1,.14,0 + ringx .03 .007 @.15,.14,0 + slab .01 -.1,.17 .04,.17 -.06,.22
  energy: ball .03 @.22,.14,0 + ball .022 @-.02,.17,.028
  dark: box .04 .11 .03 b.01 rz-12 @-.07,0,0 + tube .004 -.02,.1,0 0,.06,0 -.05,.05,0
plasma rifle, laser rifle, sci fi rifle, pulse rifle, energy rifle, railgun, sci fi gun | .3 | body paint #3a4250, trim steel, energy light #4fc0ff,
    dark rubber
  body: slab .08 -.4,.1 -.38,.22 -.15,.24 .3,.24 .36,.18 .3,.12 -.1,.12 -.2,.02 -.28,.02 -.22,.12 b.015
  trim: box .4 .03 .05 @.2,.22,0 + rodx .022 .22 @.42,.18,0 + box .26 .02 .04 @0,.26,0 + rodx .03 .1 @0,.29,0
  energy: box .24 .03 .086 @.1,.165,0 + rodx .016 .02 @.53,.18,0 + box .05 .05 .086 @-.15,.16,0
  dark: box .04 .1 .04 rz-14 @-.06,.02,0 + box .06 .06 .06 @.22,.06,0
rocket launcher, bazooka, rpg, missile launcher | .3 | tube paint #55643a, rocket iron #3a3d42, tip paint #c4302b, dark rubber
  tube: rodx .06 1 @0,.2,0 + rodx .075 .08 .06 @-.5,.2,0 + rodx .07 .06 @.48,.2,0 + rodx .065 .14 @.1,.2,0
  tip: rodx .05 .08 @.54,.2,0 + cone .05 .16 rz-90 @.57,.2,0
  dark: box .04 .13 .04 rz-10 @-.05,.04,0 + box .04 .12 .04 @.2,.04,0 + box .1 .06 .03 @.05,.27,.03 + box .16 .05 .1 @-.2,.1,0
minigun, gatling gun, rotary gun, machine gun turret | .4 | metal iron #3a3d42, body paint #55643a, dark rubber, brass gold
  metal: rodx .016 .7 @.42,.2,0 @0,-.2,0 @0,.055,0 @0,.2,0 + rodx .016 .7 @.42,.145,0 + rodx .016 .7 @.42,.228,.048 mirz
    + rodx .016 .7 @.42,.172,.048 mirz + rodx .08 .03 n3:.28,0,0 @.42,.2,0
  body: rodx .095 .3 @-.05,.2,0 + box .2 .2 .14 b.02 @-.22,.1,0
  dark: tube .016 -.26,.3,0 -.2,.4,0 0,.4,0 .04,.29,0 + box .04 .16 .04 @-.3,.0,0
  brass: rodz .01 .06 n7:-.02,-.03,0 @-.12,.06,.1
grenade, hand grenade, frag grenade | .12 | body paint #4a5a34, metal steel
  body: lathe .012,0 .034,.012 .042,.04 .036,.07 .016,.084 ~ + ring .041 .004 @0,.03,0 + ring .042 .004 @0,.048,0 + box .005 .05 .006 @0,.018,.039 o8
  metal: cyl .014 .022 @0,.082,0 + bar .006 .0,.105,0 .035,.1,0 .055,.05,0 + ringz .014 .003 @-.028,.1,0
stick of dynamite, dynamite, tnt, bundle of dynamite | .25 | stick paint #d1202a, band rubber, fuse thatch, spark ember
  stick: cyl .024 .2 @.0,0,0 + cyl .024 .2 @.048,0,0 o6
  band: lathe .068,.06 .077,.06 .077,.14 .068,.14
  fuse: tube .005 0,.19,0 .01,.24,0 .04,.26,.01 .05,.29,.0
  spark: star 7 .03 .01 .01 @.05,.3,0
  white: word tnt .045 .008 @0,.1,.2 setz
landmine, land mine, mine, proximity mine, naval mine, sea mine | .35 | body iron #3a4038, spike iron #2a2d2a, light light #ff3b2f
  body: ball .17 @0,.2,0
  spike: rody .024 .08 @0,.39,0 + rodz .024 .08 @0,.2,.19 o8 + cyl .022 .08 rx45 @0,.31,.11 o6 + cyl .022 .08 rx135 @0,.09,.11 o6 + ring .17 .012 @0,.2,0
  light: ball .03 @0,.43,0
slingshot, catapult toy, sling | .22 | wood, band rubber #a8442a, leather
  wood: cyl .013 .11 + tube .012 0,.1,0 .04,.13,0 .06,.17,0 .06,.21,0 mir
  band: tube .005 .06,.2,0 .04,.17,.06 .015,.15,.1 mir
  leather: ball .025 .014 .012 @0,.15,.1
  stone: ball .014 @0,.152,.112
boomerang | .35 | wood, stripe paint #c4302b
  wood: slab .02 0,.35 -.06,.3 -.12,.16 -.24,0 -.19,-.02 -.06,.13 0,.22 .06,.13 .19,-.02 .24,0 .12,.16 .06,.3 ~
  stripe: box .05 .02 .022 rz48 @-.17,.07,0 + box .05 .02 .022 rz-48 @.17,.07,0 + box .02 .08 .022 @0,.24,0
flamethrower, flame thrower | .35 | tank paint #c4302b, metal iron, flame ember, light light #ffd24a, dark rubber
  metal: rodx .02 .6 @.2,.2,0 + rodx .035 .1 @.5,.2,0 + box .14 .08 .05 @-.1,.16,0
  tank: pillx .055 .3 @.04,.135,0
  flame: cone .1 .4 s9 rz90 @.95,.2,0 + ball .1 .09 .09 @.95,.2,0
  dark: box .04 .12 .035 rz-12 @-.14,.04,0
  light: ball .06 .05 .05 @.72,.2,0
catapult, siege catapult, onager, mangonel | 2.6 | wood, rope thatch, stone, iron
  wood: box .16 .16 3 @.6,.4,0 mir + box 1.3 .14 .14 @0,.42,1.3 mirz + box 1.3 .14 .14 @0,.42,.2 + bar .07 .6,.5,.9 .6,1.6,.3 mir
    + bar .07 .6,.5,-.4 .6,1.6,.3 mir + rodx .09 1.4 @0,1.55,.28 + bar .07 0,.6,.5 0,2.3,-1.1 + pot .05 .15,0 .28,.16 rx-42 @0,2.28,-1.12
  wheels: spokes .42 .12 8 @.78,.42,1.05 mir mirz
  stone: blob .22 .15 @0,2.5,-1.18
  rope: rodx .12 1.1 @0,.6,.5
ballista, giant crossbow, siege crossbow | 1.7 | wood, iron, string snow
  wood: box .3 .16 2 @0,1,0 + box .12 1 .12 rx0 @0,.1,0 + bar .06 0,.9,0 .6,0,.6 mir + bar .06 0,.9,0 .0,0,-.9 + box .5 .5 .14 @0,1,.8
  wood: tube .06>.035 .2,1.2,.8 .7,1.2,.7 1.2,1.2,.3 mir
  string: bar .015 -1.2,1.2,.3 0,1.2,-.4 1.2,1.2,.3
  iron: bar .03 0,1.22,-.4 0,1.22,1.4 + pyr .14 .25 .05 rx90 @0,1.22,1.4 + box .54 .06 .16 @0,1.05,.8
  wheels: spokes .3 .08 8 @.62,.3,.5 mir
mortar, howitzer, artillery, field gun, artillery cannon | 1.4 | metal paint #55643a, dark rubber
  metal: cyl .1 1.1 .09 rx-35 @0,.5,.1 rx70 @0,.4,-.2 + box .9 .6 .05 rx-14 @0,.4,.25 + bar .06 .2,.4,0 .45,.08,-1.3 mir + box .3 .3 .4 @0,.4,-.1
  wheels: wheel .38 .14 @.6,.38,0 mir
turret, gatling turret, cannon turret, gun turret, laser turret, sentry turret, sentry gun, auto turret, defense turret | 1.4 | body paint #5a6472, metal iron #2f3238,
    accent paint #e8a020, eye light #ff3b2f
  metal: lathe .6,0 .6,.08 .35,.14 .22,.4 .22,.75 s8 + rodz .05 .8 @.12,.95,.65 mir + rodz .07 .2 @.12,.95,.95 mir + rodz .065 .1 @.12,.95,.45 mir
  body: box .62 .5 .7 b.1 @0,.7,0 + box .14 .4 .5 b.05 @.38,.74,0 mir
  accent: box .64 .06 .72 @0,.76,0 + ring .36 .03 @0,.16,0
  eye: ball .08 .08 .04 @0,1.08,.34
double turret, turret double, twin turret, turret with two barrels, dual turret, double barrel turret, turret double exclusive | 2.2 | body paint #e8ecee, metal iron #3a4048, trim paint #e07a2c, steel, light light #ff5a4a
  metal: lathe 1,0 1,.16 .8,.3 .5,.4 .4,1 0,1 s12 + rodz .12 1.5 s14 @.55,1.34,1.1 mir + rodz .17 .3 s14 @.55,1.34,1.75 mir + rodz .18 .3 s14 @.55,1.34,.5 mir + rodz .08 .04 s12 @.55,1.34,1.9 mir
  body: box .7 .8 1.1 b.12 @0,.95,-.1 + box .5 .66 1 b.1 @.55,1,0 mir + box .4 .2 .5 b.05 @0,1.7,-.2
  trim: box .54 .12 1.04 b.02 @.55,1.5,0 mir + ring .86 .06 6 s24 @0,.24,0 + box .3 .1 .06 b.01 @0,1.3,.45
  steel: cyl .025 .4 s6 @.1,1.9,-.3 + box .3 .1 .4 b.02 n2:0,0,.3 @0,1.66,.0
  light: ball .09 @0,1.5,.45
steampunk turret base, cannon base, gun base, laser base, bomber base, gear cannon base, gun simple base, laser double base, laser quad base | .8 | base bronze, wood wood #6a4426, iron iron #3a3d42, gear copper, pipe copper
  base: lathe 0,0 1.1,0 1.14,.08 1.1,.16 .9,.2 .86,.5 .7,.56 .5,.6 0,.6 s24 + ball .06 s8 @0,.1,1.08 o12
  wood: box .3 .36 .12 b.02 @0,.17,.86 o8:22.5
  iron: lathe .4,.56 .56,.56 .56,.76 .4,.76 .4,.56 s24 + box .16 .5 .2 b.03 @0,.1,.94 o4
  dark: cyl .42 .04 s24 b0 @0,.6,0
  gear: gear 12 .3 .08 rx0 @-.2,.36,1 + gear 8 .18 .08 @.2,.3,1.02
  pipe: tube .05 .9,.1,.3 1.1,.3,.35 1.05,.5,.3 .8,.56,.2 s8 + tube .05 -.9,.1,-.3 -1.1,.3,-.35 -1.05,.5,-.3 -.8,.56,-.2 s8
steampunk turret mount, cannon mid, gun mid, laser mid, bomber mid, turret mid, gun simple mid, laser double mid, laser quad mid, gear cannon mid | 1.3 | bracket bronze, iron iron #3a3d42, wood wood #6a4426, gear copper
  iron: cyl .5 .14 s20 b.03 + cyl .34 .3 s18 b.03 @0,.12,0 + rodx .09 1.5 s12 @0,1.05,0
  bracket: box 1.4 .2 .6 b.05 @0,.34,0 + side .16 -.3,.4 .3,.4 .24,.8 .16,1.2 0,1.28 -.16,1.2 -.24,.8 b.03 @.6,0,0 mir + ball .05 s8 @.68,.6,0 mir + ball .04 s8 n3:.4,0,0 @0,.46,.3
  wood: box .7 .16 .5 b.03 @0,.5,0
  gear: gear 10 .26 .07 ry90 @.74,1.05,0 mir + gear 8 .16 .06 ry90 @.72,.7,.12 mir
steampunk cannon gun, cannon gun, bomber gun, gear cannon gun, turret gun, steampunk cannon barrel | 1 | barrel bronze, iron iron #3a3d42, gear copper, wood wood #6a4426
  barrel: lathe 0,-.9 .2,-.88 .34,-.7 .36,-.4 .3,0 .26,.9 .32,1.1 .34,1.3 .24,1.3 .22,1 0,1 s22 rx90 @0,.62,0 + ball .1 s12 @0,.62,-.94
  iron: lathe .3,-.06 .39,-.06 .39,.06 .3,.06 .3,-.06 s22 rx90 n3:0,0,.5 @0,.62,-.1 + rodx .1 1 s12 @0,.62,0 + box .1 .64 .3 b.03 @.44,0,0 mir + box .16 .12 .5 b.03 @.44,0,0 mir
  gear: gear 10 .24 .07 ry90 @.52,.62,0 mir + tube .04 .2,.86,-.6 .2,1.04,-.3 .12,.94,.3 .08,.88,.5 s8
  wood: box .8 .14 .3 b.03 @0,.1,0
  dark: rodz .22 .04 s18 @0,.62,1.02
double laser gun, laser double gun, twin laser gun, laser double barrel, dual laser gun, laser quad gun, laser gun two barrels, upwards gun | .9 | body bronze, iron iron #3a3d42, glass glass #7fe0ff, beam light #4fd0ff, gear copper, wood wood #6a4426
  body: box .7 .5 .8 b.08 @0,.34,-.3 + rodz .14 .9 s16 @.2,.6,.5 mir + rodz .2 .14 s16 @.2,.6,.2 mir + rodz .2 .12 s16 @.2,.6,.86 mir
  beam: rodz .07 .3 s12 @.2,.6,1.04 mir + ball .1 s14 @.2,.6,1.2 mir + rodz .09 .4 s14 @0,.9,-.3
  glass: rodz .14 .5 s16 @0,.9,-.3
  iron: rodz .15 .06 s16 n2:0,0,.5 @0,.9,-.3 + ringz .17 .03 6 s16 n3:0,0,.16 @.2,.6,.5 mir + box .3 .36 .4 b.04 @0,0,-.3 + cyl .34 .1 s18 @0,0,-.3
  gear: gear 10 .2 .06 ry90 @.37,.56,-.3 mir + tube .03 -.2,.8,-.6 -.34,.7,-.7 -.3,.4,-.74 0,.36,-.7 s8
  wood: box .2 .3 .14 b.04 @0,.3,-.76
mounted sword, sword wall mount, sword on wall mount, wall mounted sword, sword display plaque, sword plaque, sword on a wall mount, sword mount, sword on a plaque, wall sword | 1.2 | board wood #6a4426, blade steel, gold, grip leather, bracket iron
  board: slab .08 -.3,.1 0,-.02 .3,.1 .36,.5 .36,1.05 .2,1.2 0,1.14 -.2,1.2 -.36,1.05 -.36,.5 b.02
  blade: blade .9 .1 .03 .2 rz180 @0,.86,.1
  gold: box .34 .05 .06 b.015 @0,.86,.1 + ball .04 s10 @0,1.1,.1
  grip: cyl .02 .2 s10 @0,.9,.1
  bracket: box .2 .05 .12 b.01 @0,.76,.06 + box .16 .05 .12 b.01 @0,.3,.06 + ball .03 s8 @.22,.3,.05 mir + ball .03 s8 @.22,.95,.05 mir
siege tower, assault tower | 9 | wood, iron, hide leather
  wood: box 3 7.5 3 @0,.8,0 + box 3.4 .3 3.4 @0,8.2,0 + box .6 .6 .3 n4:.9,0,0 @0,8.5,1.55 mirz + box .3 .6 .6 n4:0,0,.9 @1.55,8.5,0 mir
    + box 2 .15 2.4 rx-35 @0,6.3,2.3
  iron: box 3.08 .2 3.08 n3:0,2.5,0 @0,4.2,0 + box .2 7.5 3.06 n2:1.6,0,0 @0,.8,0
  hide: box 2 1.6 .1 @0,2.2,1.52
  dark: box .3 .7 .1 n2:1.2,0,0 @0,4.9,1.5
  wheels: spokes .9 .3 8 @1.7,.9,1 mir mirz
battering ram, ram siege, siege ram | 2.4 | wood, iron, rope thatch, roof thatch
  wood: rodz .28 3.8 @0,1,0 + box .14 1.9 .14 @.8,.3,1.1 mir mirz + box .14 .14 2.6 @.8,.5,0 mir + box 1.7 .14 .14 @0,.5,1.1 mirz
  iron: rodz .3 .2 @0,1,1.5 + cone .32 .6 rx90 @0,1,1.9 + rodz .3 .15 @0,1,-1.2
  rope: bar .03 .3,1,.7 .75,2.1,.9 mir mirz
  roof: roof 2.2 .7 3 @0,2.1,0
  wheels: spokes .4 .12 8 @.95,.4,.9 mir mirz
gun ammo, bullet, bullets, ammo, ammunition, cartridge | .08 | case gold, tip copper
  case: cyl .012 .05 n3:.034,0,0 + cyl .014 .005 n3:.034,0,0
  tip: lathe .0112,.048 .0112,.056 .0104,.063 .0086,.069 .006,.0745 .003,.078 0,.0792 c70 n3:.034,0,0
scope, rifle scope, sniper scope, gun scope, sight | .12 | body rubber #26282c, lens obsidian #5fa8d8
  body: rodz .022 .22 @0,.07,0 + rodz .034 .09 .03 @0,.07,.14 + rodz .03 .06 @0,.07,-.13 + cyl .015 .03 @0,.09,0 + rodx .014 .05 @.02,.07,0 + box .03 .05 .02 @0,0,.05 mirz
  lens: rodz .03 .004 @0,.07,.186 + rodz .025 .004 @0,.07,-.16
silencer, suppressor, gun silencer | .06 | body rubber #2c2f34, metal steel
  body: rodz .028 .24 s24 @0,.03,0 + ringz .0275 .0025 n5:0,0,.03 @0,.03,.02
  metal: rodz .014 .03 @0,.03,-.13
  hole.dark: rodz .009 .002 @0,.03,.1205
gun magazine, ammo magazine, rifle magazine, clip, magazine ar, magazine smg, magazine sniper, magazine pistol, pistol magazine, ar magazine, sniper magazine | .2 | body rubber #33373d, bullet gold
  body: side .03 -.03,.19 -.035,.1 -.06,0 .0,0 .03,.1 .035,.19 b.003 + box .034 .014 .075 rx14 @0,-.006,-.03
  bullet: pillz .009 .06 .004 @0,.194,.0
trebuchet, siege trebuchet, counterweight trebuchet | 5 | wood, stone blocks, rope thatch, iron
  wood: box .22 .22 4.2 @.9,.1,0 mir + box 2 .2 .2 @0,.12,1.8 mirz + box 2 .2 .2 @0,.12,0 + bar .12 .9,.2,1.3 .9,3.2,0 mir + bar .12 .9,.2,-1.3 .9,3.2,0 mir + rodx .12 2.1 @0,3.2,0
    + bar .13>.07 0,2.3,1.15 0,3.2,0 0,5.4,-2.9 + box 1.9 .14 .14 @0,1.5,.6 mirz
  stone: box 1.1 .9 .9 b.04 @0,1.1,1.2
  iron: box 1.16 .12 .96 @0,1.3,1.2 + box 1.16 .12 .96 @0,1.75,1.2 + bar .05 .3,2,1.2 0,2.4,1.15 mir
  rope: tube .03 0,5.4,-2.9 0,3.6,-2.6 0,2,-2 + ball .24 .16 .24 @0,1.95,-2
submachine gun, smg, uzi, machine pistol, tommy gun | .24 | metal iron #2a2d31, grip rubber #1d1a19, stock steel
  metal: box .3 .075 .042 b.008 @0,.13,0 + rodx .013 .1 @.2,.165,0 + box .04 .02 .02 @-.1,.2,0 + box .02 .025 .012 @.12,.2,0 + tube .005 .03,.13,0 .05,.09,0 -.02,.09,0 + box .034 .16 .026 b.004 @-.01,-.04,0
  grip: box .05 .13 .036 b.008 @-.01,.01,0 + box .042 .08 .036 b.008 rz12 @.12,.06,0
  stock: bar .008 -.15,.17,.012 -.32,.17,.012 -.32,.08,.012 s6 + bar .008 -.15,.17,-.012 -.32,.17,-.012 -.32,.08,-.012 s6 + box .014 .1 .04 @-.325,.08,0
flare gun, signal gun, flare pistol | .17 | body paint #e0662b, barrel steel, grip rubber
  body: box .1 .05 .034 b.01 @-.02,.1,0 + slab .03 -.07,.1 -.02,.1 -.045,0 -.1,.0 b.008
  barrel: rodx .026 .14 @.09,.127,0 + rodx .03 .02 @.15,.127,0
  dark: rodx .02 .01 @.157,.127,0 + tube .005 -.01,.1,0 .01,.065,0 -.04,.06,0
  grip: slab .036 -.068,.075 -.036,.075 -.053,.015 -.088,.015 b.006
spiky ball, spike ball, spiked ball trap, spike ball trap, spiked sphere | 1 | iron, spike steel
  iron: ball .34 @0,.5,0
  spike: cone .09 .2 @0,.82,0 + cone .09 .2 rx180 @0,.18,0 + cone .09 .2 rx90 @0,.5,.32 o6 + cone .09 .2 rx45 @0,.73,.23 o5 + cone .09 .2 rx135 @0,.27,.23 o5:36
harpoon, whaling harpoon | 2.1 | shaft wood, head iron #565b62, rope thatch #c9a86a
  shaft: cyl .024 1.35 .02 s10
  head: cyl .03 .14 .018 s10 @0,1.3,0 + cyl .012 .5 s8 @0,1.38,0 + slab .022 0,1.84 .09,1.66 .035,1.82 .018,1.86 .05,1.9 0,2.1 -.05,1.9 -.018,1.86 -.035,1.82 -.09,1.66 b.004
  rope: lathe .022,.72 .033,.73 .033,.94 .022,.95 s10 + ring .026 .012 6 s12 n4:0,.05,0 @0,.84,0 + tube .013 .02,1.3,.01 .1,1.1,.03 .13,.8,.04 .08,.58,.05 .12,.34,.04 .05,.3,.05 .03,.5,.05 .08,.6,.04 s6
    + ring .03 .012 6 s12 n3:0,.026,0 @0,1.31,0
torpedo, naval torpedo, submarine torpedo | .6 | body paint #4a5a4a, nose paint #d1302a, metal bronze, band snow, stand wood
  body: rodz .24 3 s18 b0 @0,.36,0 + lathe .24,0 .2,.45 .1,.85 .07,.95 s16 rx-90 @0,.36,-1.5
  nose: lathe .24,0 .235,.12 .2,.28 .12,.38 0,.42 s18 c80 rx90 @0,.36,1.5
  band: lathe .236,0 .246,0 .246,.1 .236,.1 .236,0 s18 rx90 @0,.36,1.2 + lathe .236,0 .246,0 .246,.06 .236,.06 .236,0 s18 rx90 @0,.36,-.9
  metal: slab .02 .02,.05 .24,.05 .24,-.22 .05,-.4 .02,-.4 b0 rx90 @0,.36,-2.1 mir + slab .02 .02,.05 .24,.05 .24,-.22 .05,-.4 .02,-.4 b0 rx90 rz90 @0,.36,-2.1 + slab .02 .02,.05 .24,.05 .24,-.22 .05,-.4 .02,-.4 b0 rx90 rz-90 @0,.36,-2.1
    + rodz .06 .2 s10 @0,.36,-2.5 + slab .02 .03,-.03 .2,-.06 .22,.06 .03,.03 b0 ry35 @0,.36,-2.54 mir + slab .02 .03,-.03 .2,-.06 .22,.06 .03,.03 b0 ry35 rz90 @0,.36,-2.54 + slab .02 .03,-.03 .2,-.06 .22,.06 .03,.03 b0 ry35 rz-90 @0,.36,-2.54
  stand: slab .14 -.34,0 .34,0 .3,.2 .2,.16 0,.11 -.2,.16 -.3,.2 b.015 @0,0,.8 + slab .14 -.34,0 .34,0 .3,.2 .2,.16 0,.11 -.2,.16 -.3,.2 b.015 @0,0,-.9
blowgun, blowpipe, dart gun | .5 | wood grain #b58a4a, band thatch #c4302b, dart bark #3a2a1c, feather snow, tip iron
  wood: bar .017 -.62,.02,0 .62,.46,0 s12 + bar .024>.019 .58,.446,0 .66,.474,0 s12 + ball .028 .022 .022 s10 rz19.5 @-.6,.027,0
  band: bar .021 -.3,.133,0 -.24,.154,0 s10 + bar .021 .1,.275,0 .16,.296,0 s10 + bar .021 .3,.346,0 .34,.36,0 s10
  feather: leaf .1 .03 .2 rz20 @-.08,.2,.0 + leaf .09 .03 .2 rz50 @-.1,.2,0 + bar .004 -.24,.14,0 -.08,.2,.01 s5
  dart: bar .005 .06,.012,.16 .3,.012,.2 s6 + bar .005 .1,.012,.26 .34,.012,.26 s6
  tip: cone .008 .05 s6 rz-90 ry-9 @.3,.012,.2 + cone .008 .05 s6 rz-90 @.34,.012,.26
  feather.band: cone .022 .05 s8 rz-90 ry-9 @.035,.018,.156 + cone .022 .05 s8 rz-90 @.075,.018,.26
sai, pair of sai, sai dagger | .5 | blade steel, grip leather #7a2320, guard steel
  blade: bar .013>.011>.003 0,.17,0 0,.36,0 0,.5,0 s8 + tube .01>.009>.003 .0,.165,0 .055,.16,0 .085,.2,0 .082,.25,0 .094,.3,0 s8 mir
  guard: ball .022 s10 @0,.165,0 + lathe 0,0 .016,.006 .018,.018 .012,.03 s10
  grip: cyl .0125 .135 s10 b.003 @0,.028,0 + ring .0125 .0035 6 s12 n8:0,.015,0 @0,.095,0
molotov cocktail, molotov, fire bomb bottle, petrol bomb | .34 | glass glass #5a8a3a, fuel liquid #c9822a, rag cloth #e3dac4, flame ember, core light #ffe27a
  glass: lathe 0,0 .04,0 .043,.01 .043,.13 .036,.16 .017,.19 .015,.235 .018,.238 .018,.248 .014,.25 0,.25 s18
  fuel: lathe 0,.006 .037,.008 .039,.014 .039,.1 0,.1 s18
  rag: cyl .0125 .09 s10 @0,.175,0 + tube .014>.017>.013 0,.24,0 .006,.265,.004 .022,.28,.01 .034,.27,.014 s8 + ball .02 .016 .018 s8 @.008,.262,.004
  flame: lathe .01,.255 .026,.28 .022,.305 .008,.335 0,.345 ~ s9 wave3:.14 + cone .012 .045 s7 rz-24 @.016,.28,.006 + cone .01 .04 s7 rz22 @-.01,.28,0
  core: lathe .006,.262 .015,.28 .012,.298 0,.315 ~ s8 @.002,0,.014
flashbang, flashbang grenade, stun grenade, flash grenade | .16 | body iron #4a4f55, hole obsidian #16171a, band paint #e8c22e, lever steel, pin steel
  body: lathe .0,0 .028,0 .03,.004 .03,.014 .026,.018 .026,.1 .03,.104 .03,.114 .024,.12 0,.12 s16
  hole: 6*rodz .0062 .004 s10 b0 @0,.034,.0245 ry60i + 6*rodz .0062 .004 s10 b0 @0,.054,.0245 ry30+60i + 6*rodz .0062 .004 s10 b0 @0,.074,.0245 ry60i
  band: lathe .0255,.086 .027,.086 .027,.094 .0255,.094 .0255,.086 s16
  lever: cyl .013 .02 s12 @0,.118,0 + box .016 .01 .03 b.002 @0,.136,.006 + bar .0045 0,.142,.018 0,.138,.034 0,.07,.038 s6
  pin: ringx .013 .0022 6 s14 @-.03,.126,0 + rodx .0022 .04 s6 @-.005,.128,0
shell casing, bullet shell, bullet casing, spent casing, empty shell, shell casings | .03 | case gold, dark obsidian #1a1815, primer copper
  case: lathe 0,-.03 .0075,-.03 .0075,-.027 .006,-.026 .0075,-.024 .0075,.012 .0055,.018 .0055,.03 .0045,.03 .0045,.014 0,.012 s14 rz90 ry20 @-.012,.0075,-.012 + lathe 0,0 .0075,0 .0075,.003 .006,.004 .0075,.006 .0075,.02 .0055,.025 .0055,.034 .0045,.034 .0045,.02 0,.018 s14 @.026,0,-.004
    + lathe 0,-.03 .0075,-.03 .0075,-.027 .006,-.026 .0075,-.024 .0075,.012 .0055,.018 .0055,.03 .0045,.03 .0045,.014 0,.012 s14 rz90 ry130 @.0,.0075,.024
  primer: cyl .003 .001 s10 b0 rz90 ry20 @.0172,.0075,-.0226 + cyl .003 .001 s10 b0 rz90 ry130 @-.0193,.0075,.0013
throwing axe, tomahawk, francisca, hatchet axe | .42 | blade steel, handle wood, wrap leather, feather snow, tip paint #c4302b
  handle: slab .024 -.012,0 .014,0 .012,.2 .004,.4 -.02,.4 -.012,.2 b.005
  blade: slab .026 -.03,.3 .02,.31 .06,.26 .1,.235 .12,.3 .118,.36 .1,.42 .06,.38 .02,.375 -.03,.38 -.05,.34 b.006
  tip.blade: slab .01 .1,.237 .13,.29 .13,.36 .1,.418 .112,.36 .112,.3 b.002
  wrap: 5*box .032 .01 .03 b.003 rz-12 @.001,.03+.016i,0
  feather: leaf .12 .03 .2 rx-6 rz188 @-.012,.1,.014 + leaf .1 .026 .2 rz168 @.0,.09,.014
  tip: cyl .012 .02 s8 @-.004,.08,.012
switchblade, switch blade, flick knife, stiletto knife | .05 | blade steel, handle grain #5a1f1c, bolster gold
  handle: plan .022 -.13,-.014 -.02,-.014 0,-.012 0,.012 -.02,.014 -.13,.018 -.145,.008 -.145,-.006 b.005
  bolster: plan .024 -.006,-.015 .018,-.02 .022,-.012 .022,.012 .018,.024 -.006,.015 b.003 @0,-.001,0 + plan .0235 -.15,-.008 -.128,-.0165 -.128,.0195 -.15,.01 b.003 + ball .005 .003 .005 s10 @-.03,.0225,0 + ball .004 .003 .004 s8 @-.075,.0215,0
  blade: plan .005 .016,-.01 .1,-.009 .15,.006 .1,.013 .016,.012 b.0018 @0,.0085,0
taser, stun gun, electroshock gun, tazer | .15 | body paint #f2c21c, dark rubber, bolt light #6fd0ff, metal steel
  body: slab .034 -.07,.15 .1,.15 .115,.14 .115,.1 .02,.09 -.03,.088 -.03,.1 -.07,.11 b.008
  dark: slab .03 -.074,.108 -.028,.1 -.034,.05 -.05,.0 -.095,.0 -.085,.05 b.008 + box .03 .04 .037 b.004 @.1,.106,0 + tube .005 -.026,.1,0 .01,.07,0 -.036,.055,0 s6 + box .03 .006 .02 @-.02,.148,0 + box .012 .02 .012 b.002 @-.012,.075,0
  metal: rodx .005 .014 s8 @.12,.112,.008 + rodx .005 .014 s8 @.12,.112,-.008 + rodx .005 .014 s8 @.12,.134,.008 + rodx .005 .014 s8 @.12,.134,-.008
  bolt: bar .0025 .128,.134,0 .14,.128,.004 .134,.122,-.003 .146,.116,.003 .128,.111,0 s5 + bar .0025 .128,.134,.008 .136,.134,.002 .132,.134,-.004 .128,.134,-.008 s5 + bar .0025 .128,.112,.008 .137,.112,.001 .133,.112,-.003 .128,.112,-.008 s5
riot shield, police shield, ballistic shield | 1 | glass glass #b5d0dc, frame rubber #23262b, label paint #1f3a6a, white snow
  glass: loft .27,.0,-.06 0,0,0 -.27,0,-.06 -.27,0,-.068 0,0,-.008 .27,0,-.068 / .27,1,-.06 0,1,0 -.27,1,-.06 -.27,1,-.068 0,1,-.008 .27,1,-.068
  frame: tube .014 -.27,.014,-.064 0,.014,-.004 .27,.014,-.064 s8 + tube .014 -.27,.986,-.064 0,.986,-.004 .27,.986,-.064 s8 + bar .014 .27,.014,-.064 .27,.986,-.064 s8 mir + tube .014 -.08,.42,-.03 -.08,.45,-.09 -.08,.6,-.09 -.08,.63,-.03 s8 + bar .02 .06,.42,-.04 .06,.63,-.04 s8 + bar .02 -.08,.42,-.03 .06,.42,-.04 s8
    + bar .02 -.08,.63,-.03 .06,.63,-.04 s8
  label: box .4 .12 .012 b.002 @0,.68,.5 layz
  white: word police .07 .012 @0,.74,.5 setz
war axe, double bitted axe | .95 | blade steel, handle wood, wrap leather, gold
  handle: cyl .022 .88 s10
  blade: slab .03 0,.6 .06,.6 .16,.52 .26,.46 .3,.62 .3,.76 .26,.92 .16,.86 .06,.78 0,.78 -.06,.78 -.16,.86 -.26,.92 -.3,.76 -.3,.62 -.26,.46 -.16,.52 -.06,.6 b.012
  gold: cyl .034 .2 s12 b.006 @0,.59,0 + cone .03 .1 s10 @0,.86,0 + ball .034 s12 @0,.015,0 + slab .034 .07,.64 .15,.62 .19,.69 .15,.76 .07,.74 b.004 mir
  wrap: ring .022 .007 6 s12 n9:0,.022,0 @0,.18,0
crossbow bolt, crossbow bolts, quarrel, bolts | .03 | shaft wood, tip iron, feather paint #c4302b
  shaft: rodx .006 .3 s10 @0,.014,-.03 + rodx .006 .3 s10 ry-14 @.01,.014,.03
  tip: pyr .018 .05 .018 rz-90 @.145,.014,-.03 + rodx .0085 .03 s10 @.14,.014,-.03 + pyr .018 .05 .018 rz-90 ry-14 @.151,.014,.065 + rodx .0085 .03 s10 ry-14 @.147,.014,.064
  feather: plan .0025 -.14,.004 -.07,.004 -.085,.018 -.14,.018 b0 @0,.0127,-.03 + plan .0025 -.14,-.004 -.07,-.004 -.085,-.018 -.14,-.018 b0 @0,.0127,-.03 + slab .0025 -.14,.004 -.07,.004 -.085,.018 -.14,.018 b0 @0,.014,-.03
    + plan .0025 -.14,.004 -.07,.004 -.085,.018 -.14,.018 b0 ry-14 @.01,.0127,.03 + plan .0025 -.14,-.004 -.07,-.004 -.085,-.018 -.14,-.018 b0 ry-14 @.01,.0127,.03 + slab .0025 -.14,.004 -.07,.004 -.085,.018 -.14,.018 b0 ry-14 @.01,.014,.03
kris, kukri, curved dagger, dagger curved, wavy dagger, khukuri, jambiya, ritual dagger, sacrificial dagger | .42 | metal steel, grip grain #4a2f1c, gold
  metal: slab .012 -.024,.12 .024,.12 .034,.17 .016,.22 .03,.27 .01,.32 .018,.36 0,.42 -.012,.36 -.024,.32 -.006,.27 -.03,.22 -.008,.17 b.004
  gold: box .11 .018 .03 b.006 @0,.108,0 + ball .02 .016 .016 @0,.008,0 + cone .014 .04 s8 rz-100 @.05,.117,0 mir
  grip: lathe .012,.012 .017,.05 .012,.09 .015,.11 0,.11 ~ s12 + ring .0155 .003 6 n3:0,.025,0 @0,.06,0
gladius, short sword, shortsword, roman sword, xiphos, training sword | .7 | metal steel, grip grain #6a4426, gold
  metal: blade .5 .075 .016 .24 @0,.19,0 + box .012 .36 .02 b.002 @0,.19,0
  gold: box .12 .03 .05 b.012 @0,.165,0 + ball .036 @0,.03,0
  grip: cyl .018 .12 s12 @0,.05,0 + ring .0185 .005 6 n3:0,.035,0 @0,.11,0
khopesh, sickle sword, egyptian sword | .8 | metal bronze, grip grain #3a2a1c, gold
  metal: slab .014 -.015,.18 .015,.18 .018,.38 .06,.46 .1,.56 .09,.68 .03,.78 -.03,.8 .02,.72 .05,.64 .05,.57 .02,.5 -.02,.42 b.004
  gold: box .06 .03 .03 b.008 @0,.165,0 + ball .024 @0,.02,0
  grip: cyl .016 .14 s12 @0,.03,0 + ring .0165 .004 6 n4:0,.03,0 @0,.1,0
chakram, war ring, throwing ring, bladed ring | .3 | metal steel, grip leather #6a2a2a, gold
  metal: lathe .1,-.004 .148,-.0006 .15,0 .148,.0006 .1,.004 .1,-.004 s36 rx70 @0,.15,0
  gold: ring .112 .005 6 s30 rx70 @0,.15,0 + ball .008 .006 .008 s8 @.125,.004,0 o8 rx70 @0,.15,0
  grip: tube .014 -.06,0,.105 0,0,.121 .06,0,.105 s8 rx70 @0,.15,0
claw weapon, tiger claws, katar, claws, clawed gauntlet, punch dagger, steel claws, wolverine claws | .4 | metal steel, grip leather #4a2f20, iron
  grip: box .13 .1 .04 b.014 @0,.06,0 + box .15 .022 .1 b.008 @0,.04,-.01 + box .15 .022 .1 b.008 @0,.11,-.01
  iron: box .15 .03 .04 b.008 @0,.15,0 + box .016 .14 .05 b.004 @.07,.02,-.01 mir
  metal: slab .01 -.012,0 .012,0 .014,.1 .006,.2 -.006,.24 -.012,.12 b.003 n3:.05,0,0 @0,.17,0
tonfa, night stick, nightstick, police baton, baton, billy club, truncheon | .6 | body rubber #1d1f24, grip rubber #33363c
  body: rodx .022 .6 s16 @0,.15,0 + cyl .02 .13 s14 @-.14,.02,0 + ball .024 @.3,.15,0 + ball .026 @-.14,.02,0
  grip: ring .0205 .003 6 n5:0,.018,0 @-.14,.08,0 + ringx .0225 .003 6 n4:.018,0,0 @-.24,.15,0
bolas, bola, throwing weights | .12 | ball stone, rope thatch
  ball: blob .06 .1 3 @-.25,.06,.1 + blob .06 .1 3 @.25,.06,.14 + blob .06 .1 3 @.02,.06,-.24
  rope: tube .008 -.2,.05,.08 -.1,.02,.0 0,.03,0 s6 + tube .008 .2,.05,.12 .1,.02,.08 0,.03,0 s6 + tube .008 .02,.05,-.19 -.04,.02,-.1 0,.03,0 s6 + ring .014 .008 6 @0,.03,0
nuclear bomb, nuke, atomic bomb, atom bomb, fat man bomb, aerial bomb, warhead, air bomb, bomb with fins | 1.6 | body paint #4f5a3a, fin paint #3a4230, band paint #e8c22e, nose iron
  body: ovals .05,.05,-.8 .26,.26,-.5 .36,.36,-.1 .36,.36,.3 .26,.26,.62 .08,.08,.78 s22 rx-90 @0,.8,0
  fin: slab .03 .1,0 .42,-.1 .42,.3 .14,.36 o4 @0,1.2,0 + lathe .38,1.22 .42,1.22 .42,1.5 .38,1.5 .38,1.22 s4 ry45
  band: lathe .355,.8 .372,.8 .372,.9 .355,.9 .355,.8 s24 + cyl .06 .01 s12 rx90 @0,.62,.36
  nose: lathe 0,.0 .06,.01 .1,.06 .06,.08 s14
c4, time bomb, plastic explosive, explosive charge, timer bomb, ticking bomb, detonator bomb | .16 | block plaster #d9cba0, tape rubber #2a2c30, body rubber #26282c, screen light #ff3a2a, wire paint #c4302b, second paint #2d62b8
  block: box .07 .05 .1 b.004 n3:.075,0,0
  tape: box .235 .054 .014 b.002 @0,-.001,.03 + box .235 .054 .014 b.002 @0,-.001,-.03
  body: box .12 .03 .07 b.006 @0,.05,0
  screen: word 042 .024 .05 rx-90 @0,.06,0
  wire: tube .004 .06,.07,.01 .1,.1,.02 .12,.05,.02 s6 + tube .004 -.06,.07,-.02 -.1,.1,-.01 -.1,.05,.0 s6
  second: tube .004 .06,.07,-.01 .09,.11,-.02 .1,.05,-.02 s6 + tube .004 -.06,.07,.02 -.09,.12,.02 -.12,.05,.03 s6
supply drop, airdrop, parachute crate, crate with a parachute, air drop, care package | 4 | canopy cloth #e07a2a, second cloth #f1ece2, rope thatch, wood, metal iron
  wood: box 1 .9 1 b.02
  metal: box .1 .92 1.04 @.3,0,0 mir + box 1.04 .92 .1 @0,0,.3 mirz + box 1.05 .08 1.05 @0,.0,0 + box 1.05 .08 1.05 @0,.83,0
  rope: bar .02 .45,.9,.45 1.05,2.8,.9 s5 mir mirz + bar .02 .45,.9,.45 .4,2.75,1.35 s5 mir mirz
  canopy: lathe 1.3,2.7 1.4,2.75 1.3,3.2 .9,3.7 .4,3.95 0,4 ~ s16 wave8:.05
  second: lathe 1.0,2.9 1.32,2.72 1.0,3.0 .4,3.2 0,3.2 s16
holster, gun holster, pistol holster, leather holster | .26 | leather leather #6a4426, strap leather #4a2f1c, metal steel, grip grain #3a2418
  leather: slab .04 -.05,.16 -.055,.1 -.03,0 .02,-.01 .035,.06 .06,.12 .06,.17 b.01 + box .12 .08 .02 b.006 @0,.16,-.02
  strap: box .13 .02 .046 b.004 @0,.1,0 + box .24 .034 .012 b.004 @0,.2,-.026
  metal: ringz .012 .004 6 @.04,.11,.024 + box .022 .1 .022 b.004 rz-8 @.0,.14,.0
  grip: slab .024 -.02,0 .016,0 .05,.075 .02,.085 b.006 @.015,.16,.0
scabbard, sheath, sword sheath, sword scabbard, knife sheath, sheathed sword, sword in a sheath | 1 | leather leather #5a2a22, gold, metal steel, grip leather #3a2a1c
  leather: slab .03 -.035,.16 .035,.16 .03,.72 -.03,.72 b.01 + slab .03 -.034,.16 .034,.16 .012,.03 -.012,.03 b.008
  gold: box .085 .05 .042 b.01 @0,.68,0 + box .08 .03 .04 b.008 @0,.42,0 + box .05 .06 .038 b.01 @0,.02,0 + ball .02 s10 @0,.015,0 + box .2 .03 .04 b.01 @0,.735,0 + ball .03 @0,.97,0 + ringx .018 .005 6 @.05,.66,0
  grip: cyl .018 .18 s12 @0,.765,0 + ring .0185 .004 6 n5:0,.03,0 @0,.86,0
czech hedgehog, tank trap, anti tank obstacle, hedgehog barrier, tank obstacle, dragon teeth | 1.3 | metal rust, bolt iron
  metal: bar .09 -.6,0,-.4 .6,1.3,.4 s4 + bar .0895 .7,0,-.3 -.6,1.25,.3 s4 + bar .09 -.1,.0,.75 .1,1.2,-.7 s4
  bolt: box .3 .3 .06 b.02 rz20 @0,.5,.1 + ball .04 s8 n2:.16,0,0 @0,.65,.15 + ball .04 s8 n2:0,.16,0 @0,.65,.15
ammo belt, bullet belt, bandolier, ammunition belt, belt of bullets, bandoleer | .3 | belt leather #6a4426, case gold, tip copper
  belt: tube .02 -.3,.05,0 -.15,.05,.14 0,.05,.18 .15,.05,.14 .3,.05,0 s4 *1,2,1
  case: cyl .014 .09 s10 @0,.05,.19 o1 + cyl .014 .09 s10 @.055,.05,.187 mir + cyl .014 .09 s10 @.11,.05,.175 mir + cyl .014 .09 s10 @.165,.05,.15 mir + cyl .014 .09 s10 @.215,.05,.11 mir + cyl .014 .09 s10 @.265,.05,.06 mir
  tip: cone .013 .04 s10 @0,.138,.19 + cone .013 .04 s10 @.055,.138,.187 mir + cone .013 .04 s10 @.11,.138,.175 mir + cone .013 .04 s10 @.165,.138,.15 mir + cone .013 .04 s10 @.215,.138,.11 mir + cone .013 .04 s10 @.265,.138,.06 mir
water gun, water pistol, super soaker, squirt gun | .26 | body paint #3fa83a, tank potion #3f9fe0, trim paint #f08a1c
  body: side .05 -.14,.14 -.1,.02 -.04,0 -.02,.08 .16,.1 .2,.13 .2,.17 -.1,.2 b.012 + rodz .014 .1 s12 @0,.15,.24
  tank: pillz .045 .2 @0,.225,.02
  trim: rodz .022 .03 s14 @0,.15,.29 + box .03 .05 .02 b.006 @0,.05,.04 + rodz .03 .03 s14 @0,.225,.13 + box .052 .02 .1 b.004 @0,.125,.06 + box .054 .06 .03 b.006 rx-14 @0,.1,.13
barbed bat, baseball bat with barbed wire, bat with barbed wire, wire bat | .9 | wood grain #b58a5a, wire iron, grip rubber
  wood: lathe 0,0 .03,.0 .02,.03 .018,.2 .034,.5 .042,.75 .04,.87 0,.9 ~ s18
  wire: ring .044 .004 5 rz14 n8:0,.04,0 @0,.7,0 + ring .045 .004 5 rz-14 n6:0,.05,0 @0,.7,0 + bar .003 -.06,.0,.0 -.03,.02,.0 s4 n6:0,.05,0 @0,.7,0 + bar .003 .06,0,0 .03,.02,.0 s4 n6:0,.05,0 @0,.72,0 + bar .003 0,0,.06 0,.02,.03 s4 n6:0,.05,0 @0,.7,0
  grip: cyl .021 .15 s14 @0,.035,0
ice shard, ice spear, ice spike, ice lance, frost shard, icicle shard | .8 | ice ice #a8e0f8, core crystal #5fb8f0
  ice: lathe 0,0 .09,.14 .12,.3 .06,.6 0,.8 s6 c10 + lathe 0,0 .05,.1 .06,.2 .03,.36 0,.5 s6 c10 rz-26 @.05,.06,.02 + lathe 0,0 .05,.1 .06,.18 .03,.32 0,.44 s6 c10 rz26 @-.05,.06,.03
  core: lathe 0,0 .04,.08 .05,.16 .02,.26 0,.34 s6 c10 rx28 @0,.06,.06 + lathe 0,0 .04,.08 .05,.14 .02,.24 0,.3 s6 c10 rx-28 @0,.06,-.05
gun stock, stock, rifle stock, shoulder stock, buttstock, gunstock, stock ar, stock smg, stock sniper, stock pistol, stock grenade, pistol stock, stock shotgun, stock rifle | .16 | stock rubber #3a3d42, metal iron #2a2d31, pad rubber #17181a
  stock: side .045 -.2,.16 .06,.15 .06,.1 -.02,.09 -.1,.03 -.2,0 b.01 ry90 + box .12 .022 .05 b.008 @-.1,.155,0
  metal: rodx .019 .2 @.1,.128,0 + rodx .026 .03 @.06,.128,0 + rodx .023 .008 n5:.022,0,0 @.13,.128,0 + box .03 .01 .056 @-.06,.08,0
  pad: box .022 .172 .05 b.008 @-.205,-.004,0
  dark: box .09 .03 .048 b.01 @-.1,.09,0
pistol grip, grip, gun grip, rifle grip, foregrip, vertical grip, grip ar, grip smg, grip sniper, grip pistol, grip grenade, handle grip | .12 | grip rubber #2f3238, metal iron, screw steel
  grip: slab .034 -.03,.1 .03,.1 .026,.07 .018,.06 .02,.045 .012,.035 .014,.02 .006,0 -.05,0 -.056,.012 -.042,.07 b.008
  rib.grip: box .036 .006 .038 b.002 rz8 n5:-.003,.013,0 @-.018,.038,0
  metal: box .09 .02 .04 b.004 @0,.098,0 + tube .005 .03,.1,0 .065,.095,0 .068,.07,0 .022,.064,0 s8 + box .012 .012 .024 @-.046,.106,0
  screw: rodz .006 .044 s8 @-.02,.085,0
handguard, hand guard, rifle handguard, gun handguard, handguard ar, handguard smg, handguard sniper, handguard pistol, forend, fore end | .09 | guard rubber #3a3d42, metal iron, hole rubber #0f1012
  guard: box .3 .058 .056 b.012 @0,.01,0
  metal: box .3 .008 .03 @0,.068,0 + box .012 .012 .03 b0 n13:.023,0,0 @0,.074,0 + box .3 .012 .02 @0,0,0 + rodx .036 .016 @.155,.04,0 + rodx .036 .016 @-.155,.04,0 + rodx .014 .36 @.03,.04,0
  hole: box .04 .016 .058 b.006 n5:.056,0,0 @0,.032,0
bipod, gun bipod, rifle bipod, bipod legs, weapon bipod | .28 | leg iron #3a3d42, foot rubber, metal steel
  leg: bar .012>.01 .02,.25,0 .09,.1,0 s8 mir + bar .0085 .085,.12,0 .14,.012,0 s8 mir + box .06 .03 .05 b.006 @0,.24,0
  metal: rodz .008 .06 s8 @.022,.25,0 mir + box .036 .012 .12 b.003 @0,.268,0 + rody .006 .02 s8 @0,.285,0 + ring .015 .004 rz24 @.09,.106,0 mir + bar .004 -.07,.15,0 .07,.15,0 s6
  foot: ball .02 .012 .02 s10 @.14,.012,0 mir
bullpup rifle, bullpup, bullpup assault rifle, rifle bullpup, bullpup gun | .28 | body paint #4a5340, metal iron #2a2d31, pad rubber, glass obsidian
  body: slab .056 -.36,.2 .16,.2 .2,.17 .2,.12 .06,.12 .02,.1 -.06,.1 -.1,.08 -.3,.08 -.37,.06 b.012 + slab .04 -.0,.11 .05,.11 .035,.01 -.02,.01 b.008
  metal: rodx .012 .3 @.3,.165,0 + rodx .018 .06 @.44,.165,0 + box .3 .02 .03 b.004 @0,.245,0 + box .02 .045 .02 @.12,.2,0 + box .02 .045 .02 @-.12,.2,0
    + slab .03 -.27,.09 -.19,.09 -.17,-.03 -.25,-.04 b.004 + tube .005 .06,.115,0 .1,.09,0 .09,.06,0 .045,.06,0 s8 + box .1 .03 .05 b.006 @.15,.09,0
  pad: box .022 .15 .058 b.008 @-.37,.055,0
  glass: rodx .022 .05 @-.02,.22,0
gun receiver, gun body, rifle receiver, rifle body, lower receiver, upper receiver, body ar, body smg, body pistol, body sniper, body front sniper, weapon body, pistol body | .14 | metal iron #3a3d42, dark rubber #17181a, pin steel
  metal: box .26 .05 .042 b.006 @0,.07,0 + box .27 .03 .036 b.008 @0,.03,0 + slab .038 .0,.04 .075,.04 .07,-.02 .01,-.02 b.004 + rodx .02 .02 @.14,.085,0 + rodx .021 .02 @-.14,.08,0 + box .012 .012 .028 b0 n10:.024,0,0 @0,.118,0 + box .24 .006 .024 @0,.115,0
    + tube .0045 -.01,.035,0 -.02,.0,0 -.055,-.005,0 -.07,.035,0 s8
  dark: box .07 .022 .046 b.002 @.04,.086,0 + box .05 .03 .026 b0 @.04,-.021,0 + bar .003 -.035,.03,0 -.04,.008,0 s6
  pin: rodz .006 .046 s8 @.09,.055,0 + rodz .006 .046 s8 @-.09,.055,0 + box .03 .01 .05 rz20 @-.06,.07,0
gun barrel, rifle barrel, pistol barrel, barrel ar, barrel smg, barrel sniper, barrel pistol, barrel grenade, barrel shotgun, sniper barrel | .05 | metal iron #4a4f56, dark rubber #0f1012, ring steel
  metal: lathe .018,0 .022,.005 .022,.07 .016,.08 .014,.36 .018,.365 .018,.42 .0,.42 s16 rz-90 @-.2,.025,0 + box .012 .03 .012 b.002 @.17,.04,0
  ring: ringx .0225 .003 n3:.02,0,0 @-.16,.025,0
  dark: rodx .008 .006 s12 @.2185,.025,0 + box .012 .022 .04 b0 n3:.016,0,0 @.19,.014,0
revolver cylinder, gun cylinder, cylinder pistol, pistol cylinder, cylinder revolver | .045 | metal steel #8a9098, dark rubber #14151a, brass gold
  metal: rodx .021 .045 b.003 s24 @0,.022,0 + rodx .006 .06 s10 @0,.022,0
  brass: 6*cyl .0055 .002 s12 b0 @0,0,.013 ry60i rz-90 @.0225,.022,0 
  dark: 6*cyl .003 .0025 s10 b0 @0,0,.013 ry60i rz-90 @.0226,.022,0 + 6*rodx .005 .03 s10 b0 @.009,0,0 @0,.0195,0 rx30+60i @0,.022,0
sawed off shotgun, sawn off shotgun, shotgun sawed off, sawn off, short shotgun, shotgun short, shotgun short stock, short stock shotgun | .17 | metal iron #3a3d42, wood, dark rubber
  metal: rodx .017 .24 @.12,.14,.018 mirz + box .09 .062 .064 b.01 @-.04,.105,0 + tube .005 -.03,.105,0 -.04,.06,0 -.1,.08,0 + box .014 .02 .012 rz20 @-.08,.16,.016 mirz
  wood: slab .044 -.07,.16 -.06,.105 -.1,.08 -.14,.01 -.19,0 -.2,.02 -.15,.12 b.012 + box .14 .036 .07 b.014 @.07,.092,0
  dark: rodx .011 .004 s14 @.2395,.14,.018 mirz
lightning gun, tesla gun, lightning rifle, electric gun, shock gun, electricity gun | .28 | body paint #4a4f5a, coil copper, bolt light #7fd8ff, grip rubber #1d1a19, metal steel
  body: box .22 .08 .06 b.02 @-.04,.12,0 + slab .04 -.16,.2 -.15,.12 -.3,.08 -.31,.18 b.01 + rodx .05 .03 @.08,.16,0
  coil: ringx .034 .008 n6:.028,0,0 @.18,.16,0
  metal: rodx .014 .3 @.18,.16,0 + ball .03 @.35,.16,0 + bar .007 .09,.19,0 .16,.25,0 .3,.24,0 .33,.22,0 s6 + ball .018 @.33,.22,0 + bar .007 .09,.13,0 .16,.07,0 .3,.08,0 .33,.1,0 s6 + ball .018 @.33,.1,0
  bolt: bar .006 .35,.19,0 .36,.205,.01 .33,.22,0 s5 + bar .006 .35,.13,0 .36,.115,.01 .33,.1,0 s5 + bar .007 .37,.16,0 .4,.18,.01 .42,.15,-.01 .46,.175,0 s5 + slab .066 -.05,.2 .01,.2 -.01,.17 .02,.17 -.05,.13 -.035,.16 -.06,.16 b0
  grip: slab .036 -.1,.13 -.05,.13 -.075,.02 -.13,.02 b.008 + tube .005 -.04,.12,0 -.02,.09,0 -.06,.08,0
estoc, tuck sword, thrusting sword, estoc sword, sword estoc | 1.3 | metal steel, gold bronze, leather leather #3a2620
  metal: blade 1 .03 .03 .12 @0,.3,0
  gold: box .3 .022 .03 b.008 @0,.285,0 + ball .018 @.15,.296,0 mir + tube .006 .05,.29,0 .06,.24,.01 .02,.18,.012 s8 mir + ringz .03 .006 *1,.7,1 @0,.31,.02 + ball .034 .034 .022 @0,.03,0
  leather: cyl .015 .23 .013 @0,.055,0 + ring .0155 .003 n9:0,.024,0 @0,.17,0
katana on a stand, katana stand, stand katana, sword stand, sword on a stand, katana rack, samurai sword stand, katana with a stand | .34 | stand wood #3a2418, scabbard paint #7a1420, wrap cloth #1d1f2a, gold
  stand: box .52 .03 .2 b.01 + box .04 .28 .05 b.01 @.2,.03,0 mir + box .05 .03 .14 b.01 @.2,.03,0 mir + box .36 .03 .03 @0,.1,0 + slab .04 -.03,0 .03,0 .05,.06 .03,.06 .0,.025 -.03,.06 -.05,.06 ry90 @.2,.29,.02 mir
  scabbard: tube .017 -.46,.3,.02 -.2,.325,.02 .1,.335,.02 .24,.33,.02 s10
  wrap: tube .016 .27,.329,.02 .4,.318,.02 .5,.3,.02 s10 + tube .01 .12,.335,.04 .1,.27,.05 .06,.28,.045 s6
  gold: rodx .04 .012 rz-4 @.255,.33,.02 + ball .02 .017 .018 @.51,.298,.02 + rodx .02 .02 @.12,.334,.02 + rodx .018 .02 rz6 @-.45,.301,.02 + 6*ball .006 .006 .006 @.29+.035i,.325-.003i,.036
evil bow, bow evil, demon bow, dark bow, demonic bow, cursed bow | 1.4 | wood paint #3a1420, spike bone #d9cdb0, string light #ff3a2a, gem light #ff3a2a
  wood: tube .022>.034>.026 .1,.7,0 .0,.84,0 .02,1.05,0 -.1,1.28,0 s10 + tube .022>.034>.026 .1,.7,0 .0,.56,0 .02,.35,0 -.1,.12,0 s10 + cyl .034 .16 s12 @.1,.62,0
  spike: tube .026>.012>.002 -.09,1.26,0 -.16,1.32,0 -.15,1.4,0 s8 + tube .026>.012>.002 -.09,.14,0 -.16,.08,0 -.15,0,0 s8 + tube .022>.012>.002 .01,1.02,0 .1,1.08,0 .17,1.18,0 s8 + tube .022>.012>.002 .01,.38,0 .1,.32,0 .17,.22,0 s8 + tube .02>.01>.002 .03,.86,0 .12,.88,0 .18,.95,0 s8 + tube .02>.01>.002 .03,.54,0 .12,.52,0 .18,.45,0 s8
    + ball .04 .045 .03 @.12,.7,0 + cone .014 .05 s6 rx180 @.135,.66,.012 mirz
  string: bar .005 -.1,1.28,0 -.1,.12,0 s6
  gem: ball .012 @.14,.71,.02 mirz
double headed hammer, double hammer, hammer double, double sided hammer, two headed hammer, twin hammer | 1.1 | metal iron, handle wood, gold, wrap leather
  metal: pyr .2 .2 .2 .75 rz-90 @.05,.92,0 mir + box .12 .14 .14 b.01 @0,.85,0 + box .06 .26 .26 b.02 @.28,.79,0 mir
  handle: cyl .026 .86
  gold: box .024 .27 .27 b.006 @.25,.785,0 mir + cyl .034 .04 @0,.8,0 + cone .04 .1 s6 @0,.985,0 + ball .036 @0,.02,0
  wrap: ring .028 .009 n7:0,.035,0 @0,.22,0
celtic shield, shield celtic, celtic round shield, celtic cross shield, irish shield | .9 | face paint #2f6f4a, knot gold, rim bronze
  face: lathe 0,0 .42,0 .42,.02 .25,.045 0,.06 s36 rx90 @0,.45,0
  rim: ringz .425 .022 s36 @0,.45,.012 + ringz .2 .014 s28 @0,.45,.05
  knot: slab .03 -.05,.12 .05,.12 .1,.4 -.1,.4 b.006 @0,.45,.03 + slab .03 -.05,.12 .05,.12 .1,.4 -.1,.4 b.006 rz90 @0,.45,.03 + slab .03 -.05,.12 .05,.12 .1,.4 -.1,.4 b.006 rz180 @0,.45,.03 + slab .03 -.05,.12 .05,.12 .1,.4 -.1,.4 b.006 rz270 @0,.45,.03
    + ball .09 .09 .05 @0,.45,.055 + ringz .06 .012 s18 @.2,.65,.035 mir + ringz .06 .012 s18 @.2,.25,.035 mir + ringz .035 .01 s14 @.26,.59,.04 mir + ringz .035 .01 s14 @.26,.31,.04 mir
square shield, shield square, rectangular shield, scutum, roman shield, tower shield, shield rectangular, shield square color | 1.05 | face paint #a8242c, gold, rim iron
  face: plan 1 -.34,-.1 -.2,.02 0,.06 .2,.02 .34,-.1 .34,-.06 .2,.06 0,.1 -.2,.06 -.34,-.06 b.004 @0,.02,0
  rim: plan .04 -.36,-.12 -.2,0 0,.05 .2,0 .36,-.12 .36,-.05 .2,.07 0,.12 -.2,.07 -.36,-.05 b.006 + plan .04 -.36,-.12 -.2,0 0,.05 .2,0 .36,-.12 .36,-.05 .2,.07 0,.12 -.2,.07 -.36,-.05 b.006 @0,1.01,0 + box .04 1.02 .07 b.01 @.345,.01,-.085 mir
  gold: ball .09 .09 .06 @0,.52,.09 + box .025 .34 .02 @0,.62,.095 + box .025 .34 .02 @0,.08,.095 + box .2 .03 .014 ry30 @.14,.51,.075 mir + bar .014 .09,.62,.09 .24,.88,.045 s6 mir + bar .014 .09,.42,.09 .24,.16,.045 s6 mir
spiked shield, shield spikes, shield with spikes, shield spiked, spike shield, shield spikes color | .8 | face wood #8a5c34, rim iron, spike steel
  face: lathe 0,0 .37,0 .37,.02 .2,.045 0,.05 s36 rx90 @0,.4,0
  rim: ringz .375 .024 s36 @0,.4,.012 + box .05 .74 .02 @0,.03,.03 + box .74 .05 .02 @0,.375,.03
  spike: lathe .1,0 .09,.03 .05,.06 .02,.16 0,.2 s16 rx90 @0,.4,.04 + cone .03 .14 s8 rx90 @.2,.6,.03 mir + cone .03 .14 s8 rx90 @.2,.2,.03 mir + cone .026 .1 s8 @0,.37,0 rz30 @0,.4,.01 + cone .026 .1 s8 @0,.37,0 rz-30 @0,.4,.01 + cone .026 .1 s8 @0,.37,0 rz90 @0,.4,.01 + cone .026 .1 s8 @0,.37,0 rz-90 @0,.4,.01 + cone .026 .1 s8 @0,.37,0 rz150 @0,.4,.01 + cone .026 .1 s8 @0,.37,0 rz-150 @0,.4,.01
emblem shield, shield badge, badge shield, shield emblem, crest shield, shield with an emblem, coat of arms, coat of arms shield, shield badge color | .9 | face paint #2d4f9a, emblem gold, rim steel
  face: slab .05 -.32,.8 0,.86 .32,.8 .32,.45 .24,.2 0,0 -.24,.2 -.32,.45 b.012
  rim: slab .04 -.36,.85 0,.92 .36,.85 .36,.44 .27,.16 0,-.05 -.27,.16 -.36,.44 b.01 @0,0,-.014
  emblem: slab .03 -.16,.5 -.2,.66 -.1,.58 0,.7 .1,.58 .2,.66 .16,.5 b.006 @0,0,.025 + box .34 .05 .03 b.008 @0,.44,.026 + slab .03 0,.16 .07,.27 0,.38 -.07,.27 b.006 @0,0,.025 + ball .02 .02 .012 @0,.72,.03 + ball .02 .02 .012 @.2,.68,.03 mir
barbarian shield, shield round barbarian, barbarian round shield, round barbarian shield, fur shield, horned shield | .9 | face leather #7a5030, fur fur #5a4432, iron, horn bone, stitch leather #2a1a12
  face: lathe 0,0 .37,0 .37,.02 .2,.05 0,.06 s30 rx90 @0,.42,0
  fur: 18*blob .07 .3 3 5 @0,.38,0 rz20i @0,.42,0
  iron: ball .11 .11 .08 @0,.42,.06 + cone .03 .12 s6 rx90 @0,.42,.12
  stitch: box .012 .1 .014 rz14 n5:.1,0,0 @0,.56,.035 + box .012 .08 .014 rz-14 n4:.1,0,0 @0,.22,.035
  horn: tube .04>.026>.003 .3,.64,.02 .42,.72,.05 .44,.88,.06 s10 mir
ninja smoke bomb, smoke pellet, smoke ball | .3 | ball iron #2f3238, smoke snow #c9c9cf, fuse thatch, band paint #8a3aa8
  ball: ball .085 .085 .085 @0,.085,0 + cyl .03 .03 @0,.16,0
  band: ring .087 .01 @0,.085,0
  fuse: tube .006 0,.19,0 .01,.21,0 .03,.22,.01 s6
  smoke: blob .05 .2 3 8 @.04,.24,.01 + blob .06 .2 3 8 @.0,.28,-.02 + blob .05 .2 3 8 @.09,.27,.0 + blob .055 .2 3 8 @-.07,.27,.01 + blob .05 .2 3 8 @.03,.32,0 + blob .03 .2 3 7 @.03,.22,.02
hand crossbow, one handed crossbow, pistol crossbow, crossbow pistol, small crossbow | .2 | wood, bow iron, string snow, grip leather, metal steel
  wood: box .3 .035 .045 b.008 @.02,.12,0 + slab .036 -.12,.14 -.08,.12 -.11,.01 -.16,0 -.16,.03 -.14,.12 b.01
  bow: tube .009>.013>.009 .06,.14,-.2 .13,.14,-.13 .16,.14,0 .13,.14,.13 .06,.14,.2 s8 + box .03 .05 .05 b.006 @.15,.115,0
  string: bar .003 .06,.14,-.2 -.05,.158,0 .06,.14,.2 s5
  metal: bar .005 -.05,.16,0 .2,.16,0 s6 + cone .011 .03 s6 rz-90 @.2,.16,0 + box .02 .03 .03 b.004 @-.06,.15,0 + tube .004 -.05,.12,0 -.06,.08,0 -.1,.085,0 s6
  grip: ring .02 .006 n4:-.008,.022,0 @-.125,.06,0
broken arrow, arrow broken, half arrow, arrow half, arrow broken half, snapped arrow, skeleton arrow broken, skeleton arrow half | .06 | shaft wood, feather cloth #d9d0c0, tip iron
  shaft: bar .012 -.42,.014,.04 -.03,.014,.02 s8 + bar .012 .02,.014,-.02 .22,.014,-.34 s8 + bar .012>.001 -.03,.014,.02 .03,.022,.028 s5 + bar .01>.001 .02,.014,-.02 -.03,.022,-.024 s5 + bar .008>.001 .02,.014,-.02 -.02,.014,-.004 s5
  tip: cone .034 .09 s4 rz-90 ry58 @.215,.022,-.33
  feather: slab .004 -.42,.0 -.3,0 -.34,.05 -.44,.05 b0 @0,.012,.035 + slab .004 -.42,.0 -.3,0 -.34,.05 -.44,.05 b0 rx70 @0,.012,.035 + slab .004 -.42,.0 -.3,0 -.34,.05 -.44,.05 b0 rx-70 @0,.014,.035
skeleton arrow, bone arrow, arrow skeleton, arrow made of bones, bone tipped arrow | .9 | bone bone, feather cloth #3a3438, wrap leather
  bone: cyl .012 .66 .01 s8 @0,.1,0 + ball .018 .014 .014 @.01,.76,0 mir + slab .016 0,.76 .04,.78 .028,.82 0,.9 -.028,.82 -.04,.78 b.004 + ball .014 s8 @.01,.01,0 mir + cyl .01 .12 s8 + box .006 .022 .03 n3:0,.03,0 @0,.5,0
  wrap: ring .012 .004 n5:0,.011,0 @0,.73,0 + ring .012 .004 n3:0,.011,0 @0,.27,0
  feather: slab .004 .01,.08 .05,.05 .05,.2 .01,.25 b0 mir + slab .004 .01,.08 .05,.05 .05,.2 .01,.25 b0 ry90 mirz
skeleton axe, bone axe, axe skeleton, axe made of bones, jawbone axe | .9 | bone bone, metal rust, wrap leather #3a2620
  bone: cyl .022 .8 .02 s10 @0,.05,0 + ball .034 .03 .028 @.02,.03,0 mir + ball .03 .026 .026 @.018,.86,0 mir
  metal: slab .02 .01,.66 .08,.64 .16,.56 .22,.58 .24,.68 .22,.8 .15,.84 .08,.79 .01,.8 b.005
  wrap: ring .023 .007 n6:0,.02,0 @0,.73,0 + ring .023 .007 n6:0,.022,0 @0,.22,0
  spike.bone: cone .024 .12 s6 rz90 @-.015,.74,0 + box .03 .05 .024 rz30 @.1,.7,.006
skeleton sword, bone sword, skeleton blade, bone blade, sword made of bones, blade skeleton, sword skeleton | 1 | bone bone, wrap leather #3a2620, dark rubber #1a1715
  bone: slab .024 -.035,.26 .035,.26 .03,.4 .05,.42 .032,.48 .032,.58 .05,.6 .03,.66 .028,.76 .044,.78 .022,.85 0,1 -.03,.82 -.036,.6 b.006 + ball .04 .03 .03 @.14,.25,0 mir + rodx .022 .28 s10 @0,.245,0 + ball .03 .034 .026 @.018,.03,0 mir + cyl .016 .2 s10 @0,.04,0 + ball .05 .055 .04 @0,.25,.01
  wrap: ring .018 .006 n6:0,.022,0 @0,.13,0
  dark: ball .014 .016 .01 @.018,.26,.045 mir + ball .006 .01 .006 @0,.235,.05 + box .004 .5 .026 b0 @-.006,.34,0
skeleton shield, bone shield, skull shield, shield skeleton, shield with a skull, skeleton shield large, skeleton shield small | .8 | face wood #4a3524, bone bone, rim rust, dark rubber #14110f
  face: lathe 0,0 .36,0 .36,.02 .2,.045 0,.05 s30 rx90 @0,.4,0
  rim: ringz .365 .024 s32 @0,.4,.012
  bone: ball .16 .15 .1 @0,.45,.05 + box .16 .12 .12 b.03 @0,.25,.04 + bar .022 -.3,.18,.04 -.12,.3,.05 s8 mir + bar .022 -.3,.64,.04 -.12,.52,.05 s8 mir + ball .03 @.31,.66,.03 mir + ball .03 @.31,.16,.03 mir
  dark: ball .045 .05 .03 @.06,.43,.125 mir + slab .03 0,.4 .022,.36 -.022,.36 b0 @0,0,.13 + box .006 .06 .012 b0 n5:.03,0,0 @0,.26,.097
skeleton staff, bone staff, skull staff, staff skeleton, necromancer staff, staff with a skull | 1.7 | staff bone #d9cdb0, skull bone, dark rubber #14110f, light light #6aff9a, wrap leather #3a2620
  staff: cyl .022 1.36 .02 s10 + ball .03 .024 .028 n4:0,.34,0 @0,.6,0 + tube .02>.012>.003 .02,1.3,0 .14,1.38,0 .17,1.55,0 s8 mir
  skull: ball .1 .1 .11 @0,1.52,0 + box .09 .09 .1 b.02 @0,1.38,.03
  dark: box .005 .05 .01 b0 n4:.022,0,0 @0,1.385,.08
  light: ball .03 .032 .02 @.042,1.51,.09 mir
  wrap: ring .024 .007 n6:0,.022,0 @0,1.2,0
skeleton crossbow, bone crossbow, crossbow skeleton, crossbow made of bones | .25 | bone bone, wrap leather #3a2620, string cloth #c9b89a, metal rust
  bone: rodx .024 .62 s10 @-.05,.15,0 + ball .036 .03 .036 @-.36,.15,.018 mirz + tube .012>.022>.012 .1,.16,-.36 .22,.16,-.2 .26,.16,0 .22,.16,.2 .1,.16,.36 s8 + slab .034 -.3,.15 -.22,.14 -.28,.03 -.34,0 -.38,.12 b.01
  wrap: ringx .026 .007 n5:.016,0,0 @.22,.15,0 + ringz .016 .006 n3:0,0,.02 @.2,.16,.22 mirz
  string: bar .004 .1,.16,-.36 -.12,.19,0 .1,.16,.36 s5
  metal: bar .007 -.12,.19,0 .3,.19,0 s6 + cone .018 .05 s6 rz-90 @.29,.19,0 + box .03 .04 .04 b.005 @-.13,.165,0 + tube .005 -.14,.14,0 -.16,.08,0 -.22,.1,0 s6
skeleton quiver, bone quiver, quiver skeleton, quiver of bone arrows | .8 | leather leather #4a3524, bone bone, feather cloth #3a3438, dark rubber #14110f
  leather: lathe .07,0 .08,.02 .1,.5 .1,.52 0,.52 s18
  bone: ring .098 .016 @0,.5,0 + ring .082 .014 @0,.05,0 + ball .05 .05 .03 @0,.34,.09 + box .05 .04 .03 b.01 @0,.275,.088 + bar .012 -.08,.2,.07 .08,.26,.07 s6 + bar .012 .08,.2,.07 -.08,.26,.07 s6 + cyl .008 .26 s6 @0,.48,.05 o5 + cyl .008 .28 s6 @0,.48,0
  feather: slab .004 -.03,0 .03,0 .03,.1 0,.08 -.03,.1 b0 @0,.68,.05 o5 + slab .004 -.03,0 .03,0 .03,.1 0,.08 -.03,.1 b0 @0,.7,0
  dark: ball .014 .016 .01 @.018,.345,.113 mir
skull coin, coin skull, coin with a skull, pirate coin, cursed coin | .06 | gold, skull gold #c8871c, dark leather #4a3010
  gold: rodz .03 .006 b.002 s28 @0,.03,0
  rim.gold: ringz .028 .003 s28 @0,.03,.002
  skull: ball .014 .013 .005 @0,.034,.003 + box .013 .01 .006 b.002 @0,.015,.003
  dark: ball .0042 .0048 .003 @.0056,.033,.0068 mir + slab .003 0,.0285 .002,.025 -.002,.025 b0 @0,0,.0068 + box .001 .005 .002 b0 n3:.0034,0,0 @0,.016,.0058
star coin, coin star, coin with a star | .06 | gold, star gold #fff0a0
  gold: rodz .03 .006 b.002 s28 @0,.03,0
  rim.gold: ringz .028 .003 s28 @0,.03,.002
  star: star 5 .019 .0085 .006 @0,.03,.002
silenced pistol, pistol with a silencer, pistol silencer, silencer pistol, pistol with silencer, suppressed pistol, pistol suppressor, handgun with a silencer, gun with a silencer | .16 | metal iron #2f3238, silencer rubber #1b1d20, grip rubber #3d3430
  metal: box .2 .04 .03 b.005 @0,.11,0 + box .16 .022 .026 @-.01,.09,0 + bar .004 0,.09,0 .01,.05,0 -.04,.05,0 + box .005 .02 .006 @-.015,.07,0 + box .008 .008 .008 @.09,.15,0 + rodx .009 .04 @.11,.132,0
  silencer: rodx .021 .2 s20 b.003 @.215,.132,0 + ringx .0205 .003 6 s20 n4:.02,0,0 @.26,.132,0
  grip: box .045 .1 .028 b.008 rz-14 @-.075,0,0
  hole.dark: rodx .008 .003 s12 b0 @.315,.132,0
silenced submachine gun, uzi silencer, uzi with a silencer, submachine gun with a silencer, submachine gun silencer, silenced smg, smg with a silencer, smg silencer, silenced uzi, silencer uzi, suppressed smg | .24 | metal iron #2a2d31, silencer rubber #16181b, grip rubber #1d1a19, stock steel
  metal: box .3 .075 .042 b.008 @0,.13,0 + rodx .013 .1 @.17,.165,0 + box .04 .02 .02 @-.1,.2,0 + box .02 .025 .012 @.12,.2,0 + tube .005 .03,.13,0 .05,.09,0 -.02,.09,0 + box .034 .16 .026 b.004 @-.01,-.04,0
  silencer: rodx .027 .16 s20 b.004 @.27,.165,0 + ringx .0265 .003 6 s20 n3:.02,0,0 @.32,.165,0
  grip: box .05 .13 .036 b.008 @-.01,.01,0 + box .042 .08 .036 b.008 rz12 @.12,.06,0
  stock: bar .008 -.15,.17,.012 -.32,.17,.012 -.32,.08,.012 s6 + bar .008 -.15,.17,-.012 -.32,.17,-.012 -.32,.08,-.012 s6 + box .014 .1 .04 @-.325,.08,0
  hole.dark: rodx .01 .003 s12 b0 @.35,.165,0
submachine gun with a long silencer, uzi long silencer, uzi with a long silencer, long silencer uzi, smg long silencer, smg with a long silencer | .24 | metal iron #2a2d31, silencer rubber #16181b, grip rubber #1d1a19
  metal: box .3 .075 .042 b.008 @0,.13,0 + rodx .013 .1 @.17,.165,0 + box .04 .02 .02 @-.1,.2,0 + box .02 .025 .012 @.12,.2,0 + tube .005 .03,.13,0 .05,.09,0 -.02,.09,0 + box .034 .16 .026 b.004 @-.01,-.04,0 + box .02 .09 .044 b.004 @-.155,.12,0
  silencer: rodx .03 .36 s20 b.004 @.36,.165,0 + ringx .0295 .003 6 s20 n3:.02,0,0 @.22,.165,0 + ringx .0295 .003 6 s20 n5:.02,0,0 @.47,.165,0
  grip: box .05 .13 .036 b.008 @-.01,.01,0
  hole.dark: rodx .011 .003 s12 b0 @.54,.165,0
silenced rifle, rifle with a silencer, rifle silencer, silencer rifle, silenced assault rifle, assault rifle with a silencer, assault rifle silencer, suppressed rifle | .26 | metal iron #2a2d31, silencer rubber #15171a, stock wood
  metal: box .34 .07 .045 b.008 @0,.13,0 + rodx .01 .2 @.34,.17,0 + box .16 .05 .05 b.01 @.24,.13,0 + slab .026 .02,.13 .08,.13 .1,.04 .12,-.02 .07,-.04 .04,.03 + box .05 .03 .02 @-.05,.2,0 + box .03 .09 .03 rz-15 @-.1,.04,0
  silencer: rodx .027 .28 s20 b.004 @.55,.17,0 + ringx .0265 .003 6 s20 n6:.022,0,0 @.6,.17,0 + rodx .018 .03 s16 @.4,.17,0
  stock: slab .036 -.16,.2 -.17,.13 -.45,.06 -.45,.18 + box .15 .045 .052 b.01 @.24,.135,0 + slab .034 -.1,.13 -.07,.13 -.11,.02 -.15,.02
  hole.dark: rodx .01 .003 s12 b0 @.69,.17,0
shotgun shells, shotgun shell, ammo shotgun, shotgun ammo, shotgun shell ammo, shotgun cartridge, shotgun cartridges, shotgun ammunition, buckshot | .07 | hull paint #c8302a, brass gold, primer copper
  hull: cyl .01 .05 s20 @0,.016,0 n2:.03,0,0 @-.015,0,0 + rodx .01 .05 s20 rx0 @.02,.011,.035 + cyl .01 .05 s20 @.03,.016,0
  brass: cyl .0108 .018 s20 b.001 n3:.03,0,0 + cyl .0118 .003 s20 b.0006 n3:.03,0,0 + rodx .0108 .018 s20 b.001 @-.013,.011,.035 + rodx .0118 .003 s20 b.0006 @-.0225,.0112,.035
  fold.hull: star 6 .008 .003 .002 rx-90 n3:.03,0,0 @0,.067,0
  primer: rodx .004 .002 s12 b0 @-.024,.0112,.035
rocket ammo, ammo rocket, rocket ammunition, rockets ammo, rpg ammo, rpg rocket, rpg rockets, rocket launcher ammo, bazooka ammo | .9 | warhead paint #55643a, band paint #e8c22e, body steel #6a7076, fin iron #3a3d42
  warhead: lathe .03,.44 .05,.47 .075,.6 .07,.66 .03,.83 .012,.86 s18 n2:.26,0,0 ~
  tip.fin: cyl .014 .05 .006 s12 @0,.85,0 n2:.26,0,0
  body: cyl .032 .4 s16 @0,.05,0 n2:.26,0,0 + cyl .05 .06 .032 s16 n2:.26,0,0
  band: cyl .0765 .03 s20 @0,.595,0 n2:.26,0,0 + cyl .035 .03 s16 @0,.34,0 n2:.26,0,0
  fin: slab .008 .02,.06 .1,.0 .1,.12 .02,.22 b0 o4 n2:.26,0,0
sniper rounds, sniper round, ammo sniper, sniper ammo, sniper bullets, sniper bullet, sniper ammunition, sniper rifle ammo, rifle rounds, ammo rifle, rifle ammo | .13 | case gold, tip copper #b0603a, trim bronze
  case: lathe 0,0 .0105,0 .0105,.002 .009,.003 .009,.005 .0105,.006 .0102,.07 .007,.08 .007,.092 0,.092 s18 n3:.032,0,0 + lathe 0,0 .0105,0 .0105,.002 .009,.003 .009,.005 .0105,.006 .0102,.07 .007,.08 .007,.092 0,.092 s18 rz-90 @-.066,.0105,.035
  tip: lathe .0066,.09 .0066,.098 .0055,.112 .003,.124 0,.13 s16 c70 n3:.032,0,0 + lathe .0066,.09 .0066,.098 .0055,.112 .003,.124 0,.13 s16 c70 rz-90 @-.066,.0105,.035
  trim: rodx .004 .001 s10 b0 @-.0665,.0105,.035
machine gun ammo, ammo machine gun, machine gun ammo box, ammo machinegun, machinegun ammo, ammo box machine gun, machine gun belt box, machine gun ammunition, heavy ammo | .3 | box paint #55643a, metal iron #2f3336, case gold, tip copper, mark paint #e8c22e
  box: box .32 .03 .16 b.006 + box .32 .2 .012 b.004 @0,.02,.074 mirz + box .012 .2 .16 b.004 @.154,.02,0 mir + box .32 .012 .17 b.004 rx-70 @0,.226,-.09
  metal: box .06 .09 .012 b.003 @0,.12,.084 + box .03 .05 .012 b.003 @.157,.1,0 mir + tube .006 .162,.17,-.05 .178,.15,0 .162,.17,.05 s6 mir + box .29 .01 .13 b0 @0,.165,0 + rodx .008 .32 s8 @0,.225,-.082
  case: rodz .0138 .07 s10 b.001 n9:.026,0,0 @-.01,.185,.0 + rodz .0138 .07 s10 b.001 @.116,.198,0 + rodz .0138 .07 s10 b.001 @.14,.21,0 + rodz .0138 .07 s10 b.001 @.163,.205,0 + rodz .0138 .07 s10 b.001 @.178,.184,0 + rodz .0138 .07 s10 b.001 n6:0,-.027,0 @.179,.095,0
  tip: cone .012 .04 s10 rx90 n9:.026,0,0 @-.01,.185,.034 + cone .012 .04 s10 rx90 @.116,.198,.034 + cone .012 .04 s10 rx90 @.14,.21,.034 + cone .012 .04 s10 rx90 @.163,.205,.034 + cone .012 .04 s10 rx90 @.178,.184,.034 + cone .012 .04 s10 rx90 n6:0,-.027,0 @.179,.095,.034
  mark: box .1 .012 .004 b0 @-.09,.08,.081 + box .07 .012 .004 b0 @-.105,.055,.081
grenade ammo, ammo grenade, grenade rounds, grenade round, grenade launcher ammo, launcher grenade ammo, grenade shells | .1 | case steel #9aa2a8, nose gold, band paint #55643a
  case: cyl .02 .045 s22 b.001 n3:.056,0,0 + cyl .0225 .005 s22 b.001 n3:.056,0,0
  band: cyl .0218 .022 s22 b.002 @0,.043,0 n3:.056,0,0
  nose: lathe .021,.063 .021,.068 .018,.084 .01,.094 0,.097 ~ s22 n3:.056,0,0
grenade launcher, revolver grenade launcher, launcher grenade, drum grenade launcher, multi shot grenade launcher, grenade gun | .32 | metal iron #2f3338, drum steel #6a7178, grip rubber #1b1c1f, stock paint #4a5636
  metal: rodx .034 .34 s20 @.33,.19,0 + rodx .04 .03 s20 @.49,.19,0 + box .05 .2 .06 b.01 @.15,.07,0 + box .12 .17 .06 b.01 @-.13,.09,0 + box .34 .03 .03 b.004 @.02,.27,0 + box .02 .05 .012 b.002 @.44,.215,0 + tube .006 -.09,.1,0 -.05,.06,0 -.15,.06,0 s6
  drum: rodx .085 .19 s24 b.01 @.03,.17,0 + rodx .026 .194 s12 b0 o1 @.03,.22,0
  holes.dark: rodx .022 .006 s12 b0 @.126,.17,.052 + rodx .022 .006 s12 b0 @.126,.17,-.052
  ribs.metal: box .17 .02 .02 b.003 @.03,.115,.078 mirz + box .17 .02 .02 b.003 @.03,.2,.078 mirz
  stock: box .2 .03 .03 b.006 @-.28,.17,0 + slab .04 -.37,.2 -.37,.07 -.41,.05 -.41,.21 b.008
  grip: box .045 .13 .04 b.01 rz-14 @-.15,-.02,0 + box .04 .11 .04 b.01 @.27,.07,0
  hole.dark: rodx .026 .004 s16 b0 @.506,.19,0
rifle with a grenade launcher, machinegun launcher, rifle launcher, machine gun launcher, rifle with launcher, machine gun with a launcher, assault rifle grenade launcher, underbarrel grenade launcher, assault rifle with a grenade launcher | .28 | metal iron #2a2d31, launcher paint #55643a, grip rubber #17181a
  metal: box .34 .07 .045 b.008 @0,.13,0 + rodx .01 .4 @.44,.175,0 + slab .026 .02,.13 .07,.13 .09,.04 .1,-.02 .05,-.04 .03,.03 + box .05 .03 .02 @-.05,.2,0 + box .03 .05 .012 @.52,.175,0 + rodx .016 .05 s12 @.62,.175,0 + tube .008 -.11,.2,0 -.08,.26,0 .02,.26,0 .06,.2,0 s6
  launcher: rodx .034 .24 s20 b.004 @.34,.098,0 + rodx .039 .05 s20 b.004 @.24,.098,0 + box .1 .05 .04 b.008 @.25,.1,0 + ringx .034 .005 6 s20 n3:.04,0,0 @.39,.098,0
  grip: slab .036 -.16,.2 -.17,.12 -.44,.05 -.46,.18 b.008 + box .03 .1 .03 b.006 rz-15 @-.1,.035,0 + box .2 .05 .052 b.01 @.26,.145,0 + bar .006 .2,.07,0 .2,.03,0 .14,.04,0 s6
  hole.dark: rodx .024 .004 s16 b0 @.461,.098,0 + rodx .009 .003 s10 b0 @.646,.175,0
smoke grenade, grenade smoke, smoke canister, smoke can, smoke granade | .16 | body paint #8a9290, band paint #3fa05a, lever steel, hole rubber #1a1c1e
  body: cyl .03 .115 s24 b.004
  band: cyl .0304 .02 s24 b0 @0,.09,0 + cyl .0304 .008 s24 b0 @0,.018,0
  white: word smoke .012 .004 @0,.05,.2 setz
  lever: cyl .014 .02 s14 @0,.112,0 + box .034 .012 .018 b.003 @.006,.13,0 + bar .0045 .02,.138,0 .038,.134,0 .042,.06,0 s6 + ringx .013 .0022 6 s14 @-.032,.124,0 + rodx .0022 .04 s6 @-.008,.124,0
  hole: cyl .0045 .004 s10 b0 @0,.1135,.0215 o6:30
crate of ammunition, crate with ammo, crate of ammo, open ammo crate, ammo crate open, crate of bullets, box of ammo, wooden ammo crate, ammunition crate | .45 | wood grain #8a6a3f, trim iron #3a3d42, case gold, tip copper, mark paint #2a2a26
  wood: box .9 .05 .5 b.006 + box .9 .15 .03 b.005 n2:0,.155,0 @0,.102,.235 mirz + box .03 .15 .5 b.005 n2:0,.155,0 @.435,.102,0 mir + box .9 .03 .5 b.006 rx-75 @0,.44,-.215 + box .84 .14 .44 b0 @0,.05,0
  trim: box .06 .32 .036 b.004 @.38,.02,.236 mir + box .14 .03 .04 b.006 @.46,.2,0 mir + box .08 .09 .03 b.004 @0,.26,.25
  case: cyl .027 .14 s8 b0 n11:.072,0,0 n5:0,0,.08 @0,.17,0
  tip: cone .024 .07 s8 n11:.072,0,0 n5:0,0,.08 @0,.31,0
  mark: word ammo .07 .006 @0,.12,.249
box of bullets, bullets box, bullet box, ammo pistol, pistol ammo, pistol bullets, box of pistol ammo, ammo uzi, uzi ammo, smg ammo, ammo smg, small ammo box | .09 | card paint #b8402e, label snow #efe6cc, case gold, tip copper #a85a34, tray rubber #2a2a2c
  card: box .14 .055 .003 b0 @0,0,.0485 mirz + box .003 .055 .1 b0 @.0685,0,0 mir + box .14 .004 .1 b0 + box .14 .003 .1 b0 rx-62 @0,.055,-.048
  tray: box .136 .04 .096 b0 @0,.003,0
  case: cyl .0085 .012 s8 b0 n6:.022,0,0 n4:0,0,.0235 @0,.042,0
  tip: cyl .0075 .015 .0035 s8 b.0016 n6:.022,0,0 n4:0,0,.0235 @0,.054,0
  label: box .09 .032 .002 b0 @0,.012,.05
  mark.card: word ammo .014 .002 @0,.028,.0512
`;
