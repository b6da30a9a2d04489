/** People and people-like monsters: names | height in metres | surfaces, then a clause a line. */
export const people = `
samurai, ronin, shogun | 1.85 | main cloth #7a1f26, metal iron #2a2d33, trim cloth #d9a84a, trousers cloth #2a2d3a
  person top=tunic bottom=kilt shoulders hat=samurai right=katana broad=1.1 mask
  metal: slab .03 -.17,0 .17,0 .19,.4 -.19,.4 @0,.98,.15
ninja, shinobi | 1.7 | main cloth #22252e, trim cloth #22252e, trousers cloth #22252e, hair cloth #22252e, cloth cloth #b3261e, boots cloth #15171c
  person top=suit mask hat=headband hair=short right=katana hands=boots belt=none
  dark: bar .025 -.25,1.55,-.16 .2,.9,-.14
  cloth: lathe .14,.855 .194,.855 .189,.925 .14,.925 .14,.855 *1,1,.72 + ball .035 .04 .03 @.09,.89,.125 + slab .012 -.02,0 .02,0 .026,-.2 -.026,-.2 rz8 @.09,.88,.135
viking, viking warrior, norseman | 1.85 | main leather #6a4426, trousers cloth #5a4a3a, hair fur #c9702a, trim fur #8a7a6a, metal iron
  person top=tunic hat=viking beard=long right=axe left=shield broad=1.2
  trim: ring .2 .07 @0,1.36,0
pirate, pirate captain, buccaneer, corsair | 1.8 | main cloth #7a1f26, trim cloth #d9a84a, trousers cloth #2a2a33, hat cloth #1d1d24, hair fur #2a1c14
  person top=coat hat=tricorn patch beard=short right=sword hair=long
sailor, sea captain, captain, admiral | 1.78 | main cloth #f3f1ea, trim cloth #2d4a8a, trousers cloth #23355f, hat cloth #f3f1ea
  person top=suit hat=police tie beard=short
cowboy, gunslinger, sheriff, outlaw | 1.85 | main cloth #b5793f, trim cloth #c4302b, trousers cloth #3a4f7a, hat leather #7a5030, cloth cloth #c4302b
  person top=suit hat=cowboy right=pistol
  cloth: lathe .05,1.36 .16,1.4 .1,1.5 *1,1,.9
  gold: star 5 .05 .024 .015 @.09,1.25,.15
king, emperor, monarch, lord | 1.85 | main cloth #8a1f2c, trim snow, cape cloth #6a1a5a, hair fur #c9c4bc
  person top=robe hat=crown beard=long cape right=staff fringe sash
  trim: ring .2 .06 @0,1.38,0
queen, empress | 1.75 | main cloth #6a2a8a, trim gold, cape cloth #8a1f2c, hair fur #6a3a1c
  person top=gown hat=crown hair=long cape right=staff fringe
woman, lady, female, she, young woman | 1.68 | main cloth #a8324a, trim cloth #f1e6d2, hair fur #4a2f1c, boots leather #5a3a26
  person top=dress hair=long broad=.92
boy, little boy, young boy | 1.35 | main cloth #3f7f5a, trim cloth #f1e6d2, trousers cloth #3a4f7a, hair fur #6a4426, boots leather #5a3a26
  person top=shirt bottom=trousers hair=short broad=.95 legs=.85 skull=1.3 smile
girl, little girl, young girl | 1.3 | main cloth #3f7fb5, trim cloth #f1e6d2, hair fur #b5793f, boots leather #8a2f3a
  person top=dress hair=long broad=.92 legs=.85 skull=1.3 smile
princess, bride | 1.7 | main cloth #f08ab5, trim cloth #f8d9e6, hair fur #f2cf5a
  person top=gown hat=tiara hair=long fringe
prince, noble, nobleman | 1.78 | main cloth #2d4f9a, trim gold, cape cloth #b3261e, hair fur #8a5a2c, trousers cloth #f1ece2
  person top=suit hat=crown cape sash right=sword
sorcerer, warlock, sorceress, mage, archmage | 1.8 | main cloth #4a2a8a, trim cloth #d9a84a, orb light #c25aff, hair fur #2a2026
  person top=robe hat=hood beard=short right=staff fringe cape
witch, hag | 1.65 | main cloth #2a2233, hat cloth #2a2233, trim cloth #8a3aa8, hair fur #8a8f96, skin skin #8fb56a, straw thatch
  person top=gown hat=pointed hair=long right=broom nosesize=1.9 fringe
necromancer, lich, undead mage, lich king | 1.85 | main cloth #1f2a26, trim cloth #3a8a5a, skin bone, orb light #53ff7a, hair bone
  person top=robe hat=crown hair=none face=skin bones glow right=staff fringe
  main: lathe .02,.03 .32,.03 .2,.86 .21,1.3 .12,1.44 *1,1,.8 + lathe .15,1.4 .17,1.55 .15,1.66 .05,1.76 ~ @0,0,-.06
  trim: lathe .29,.03 .335,.03 .32,.12 .29,.12 *1,1,.8
archer, bowman, ranger, robin hood, elf archer, hunter | 1.78 | main cloth #3f7a3a, trim leather, hat cloth #3f7a3a, trousers cloth #5a4a34, hair fur #d9a84a
  person top=tunic hat=feather right=bow quiver ears=pointed hair=long
elf, elven warrior, high elf, wood elf | 1.78 | main cloth #4a8a5a, trim gold, hair fur #e8d08a, cape cloth #2f5a3f, trousers cloth #6a5a44
  person top=tunic ears=huge hair=long hat=turned right=bow cape broad=.92
christmas elf, santa elf | 1 | main cloth #2f8a3f, trim cloth #d1202a, hat cloth #2f8a3f, trousers cloth #d1202a
  person top=tunic ears=huge hat=santa skull=1.7 legs=.75 smile
dwarf, dwarf warrior, dwarven warrior | 1.3 | main cloth #7a3a26, metal iron, hair fur #b5622a, trousers cloth #4a3f35
  person top=tunic legs=.55 broad=1.35 skull=1.45 hat=viking beard=long right=axe left=shield
dwarf blacksmith, blacksmith, smith, dwarf miner, forge master | 1.35 | main cloth #8a8078, trim leather #5a3a22, hair fur #8a3a1c, trousers cloth #4a3f35
  person top=vest legs=.6 broad=1.4 skull=1.4 hair=bald beard=long right=hammer apron
gnome, garden gnome, lawn gnome | .6 | main cloth #2d62b8, hat paint #d1202a, trim paint #d1202a, hair snow, trousers cloth #6a4a2a, boots rubber
  person top=tunic legs=.4 broad=1.3 belly=1.25 skull=1.75 hat=pointed beard=long nosesize=1.5 hair=none
leprechaun | .7 | main cloth #2f8a3f, hat cloth #2f8a3f, trim leather, hair fur #d9702a, trousers cloth #2f8a3f
  person top=coat legs=.55 broad=1.2 skull=1.6 hat=tophat beard=short right=cane smile
  gold: box .07 .05 .02 @0,1.6,.19
monk, friar, shaolin monk | 1.75 | main cloth #b5652a, trim thatch #d9b58a, boots leather
  person top=robe hair=bald right=spear sash
priest, cleric, bishop, pope | 1.78 | main snow, trim gold, hair fur #a8a29a, boots leather
  person top=robe hat=mitre right=staff cross fringe
nun | 1.68 | main cloth #22252b, trim snow, hair cloth #22252b
  person top=robe hair=long cross
  trim: ring .14 .03 rx20 @0,1.45,.02
thief, rogue, bandit, burglar, assassin | 1.75 | main cloth #2f3338, trim cloth #4a4f57, trousers cloth #2a2622, cape cloth #22262b
  person top=suit hat=hood mask right=dagger left=dagger cape
barbarian, tribal warrior, caveman, berserker | 1.9 | main fur #8a6238, skin skin #c98f66, hair fur #3a2418, boots fur #6a4a2c, metal iron
  person top=bare bottom=kilt barelegs broad=1.3 hair=long beard=short right=greataxe
gladiator | 1.85 | main leather #7a4a24, metal bronze, crest fur #b3261e, cape cloth #b3261e
  person top=bare bottom=kilt barelegs broad=1.2 hat=gladiator right=sword left=shield
  metal: ball .13 .1 .13 @.27,1.42,0
spartan, spartan warrior, hoplite, roman soldier, centurion, legionary, greek soldier | 1.85 | main leather #6a3a20, metal bronze, crest fur #c4201f,
    cape cloth #b3201c
  person top=vest bottom=kilt barelegs broad=1.15 hat=spartan right=spear left=lambda cape
  metal: slab .03 -.17,0 .17,0 .2,.42 -.2,.42 @0,.98,.15
death knight, dark knight, black knight, evil knight | 1.95 | metal iron #23252b, main cloth #2a1a2e, cape cloth #3a1020, horn iron #2a2c33,
    orb light #ff3a2a, skin obsidian
  person top=armor hat=helmet horns=demon shoulders cape right=sword broad=1.2 glow hair=none face=metal
infantryman, soldier, army soldier, marine, modern soldier, commando, special forces, trooper, swat, swat officer, rifleman, mercenary | 1.8 | main cloth #5a6344, trim cloth #3f4733, trousers cloth #5a6344,
    hat cloth #4a5238, metal cloth #3f4733, boots rubber
  person top=suit hat=hard right=gun pack
  trim: box .4 .36 .3 b.05 @0,.98,0 + box .1 .12 .06 b.02 @.1,.98,.15 mir
police officer, policeman, cop, police, policewoman | 1.8 | main cloth #2a4a8a, trim rubber, trousers cloth #1f2a4a, hat cloth #1f2a4a, boots rubber
  person top=suit hat=police tie
  gold: star 6 .04 .02 .015 @.1,1.24,.15
firefighter, fireman, fire fighter | 1.8 | main cloth #2d2f36, trim light #f2e24a, trousers cloth #2d2f36, hat paint #d1202a, boots rubber,
    metal paint #e8b820
  person top=coat hat=fire right=axe tank
  trim: lathe .185,1.05 .2,1.05 .2,1.12 .185,1.12 *1,1,.75 + lathe .24,.5 .285,.5 .27,.57 .24,.57 *1,1,.82
doctor, surgeon, physician, medic, paramedic, medical doctor | 1.78 | main snow, trim cloth #6ab5b0, trousers cloth #3a5f7a, hair fur #5a4030
  person top=coat glasses left=case stripe
  dark: tube .014 -.08,1.42,.1 -.09,1.2,.16 0,1.1,.17 .09,1.2,.16 .08,1.42,.1
  metal: rodz .03 .02 @0,1.1,.185
  red: box .05 .016 .01 @.1,1.22,.16 + box .016 .05 .01 @.1,1.203,.16
nurse | 1.68 | main snow, trim snow, hair fur #8a4a24, trousers snow, boots snow
  person top=dress hat=nurse hair=bun left=syringe
  red: box .05 .016 .01 @.08,1.22,.16 + box .016 .05 .01 @.08,1.203,.16
chef, cook, baker | 1.75 | main snow, trim snow, trousers cloth #3a3f48, cloth cloth #c4302b
  person top=suit hat=chef belly=1.2 apron right=pan beard=mustache
  cloth: ring .09 .03 @0,1.42,0
farmer, gardener, rancher | 1.78 | main cloth #c4402f, trim cloth #3a5f9a, trousers cloth #3a5f9a, hair fur #8a5a2c, boots leather
  person top=suit hat=straw right=pitchfork apron belly=1.1
  trim: box .05 .5 .03 @.09,.98,.145 mir
fisherman, angler, old fisherman, fisher | 1.76 | main paint #e8c22e, trim cloth #d9c9a0, trousers cloth #3a4a5a, hair snow, boots rubber #2f4a3a, hat paint #e8c22e
  person top=coat hat=wide beard=long right=staff left=bag
gravedigger, grave digger, gravekeeper, graveyard keeper, grave keeper, cemetery keeper, keeper, undertaker | 1.78 | main cloth #3a3a40, trim cloth #5a5246,
    trousers cloth #2f2c2a, hair fur #8a8278, hat cloth #26262b, boots rubber
  person top=coat hat=wide right=pickaxe beard=short
peasant, serf, beggar, medieval villager | 1.7 | main cloth #a8895a, trim cloth #6a5234, trousers cloth #5a4a3a, hat cloth #6a5234
  person top=tunic hat=cap right=pitchfork left=bag
construction worker, builder, worker, laborer | 1.78 | main light #f2801c, trim light #f2e24a, trousers cloth #3a4f7a, hat paint #f2c21c
  person top=vest hat=hard right=hammer sash
  trim: lathe .18,1.0 .19,1.0 .19,1.06 .18,1.06 *1,1,.75
astronaut, spaceman, cosmonaut, space suit | 1.85 | main snow, trim paint #d8502a, trousers snow, boots snow #d9dde2, metal snow #e3e6ea, glove snow #c9cdd2
  person top=suit hat=space broad=1.3 pack hands=glove hair=none arm=1.2
  trim: box .16 .1 .03 b.01 @0,1.12,.2 + box .1 .07 .02 @.18,1.28,.19
  red: ball .018 @-.04,1.17,.225
  blue: ball .018 @.04,1.17,.225
scientist, mad scientist, professor, alchemist, inventor | 1.75 | main snow, trim cloth #4a8a5a, trousers cloth #3a3f48, hair snow #d9dde2
  person top=coat hair=afro glasses right=flask stripe goggles
detective, inspector, sherlock, investigator | 1.8 | main cloth #8a6a44, trim cloth #b3261e, hat cloth #6a5034, trousers cloth #3a342c
  person top=coat hat=wide right=magnifier tie
businessman, spy, secret agent, agent, butler, mafia boss, gangster, man in a suit, executive | 1.8 | main cloth #23262e, trim cloth #b3261e, trousers cloth #23262e,
    hair fur #2a1c14, boots rubber, leather leather #5a3820
  person top=suit left=case tie glasses
  white: slab .02 -.07,0 .07,0 .09,.2 -.09,.2 @0,1.2,.135
businessperson, banker | 1.8 | main cloth #3a4250, trim cloth #2d62b8, trousers cloth #3a4250, hat cloth #23262e
  person top=suit hat=tophat left=case tie
clown, circus clown, evil clown | 1.75 | main cloth #f2c230, trim cloth #2d8fd8, skin snow, hair fur #e0301c, trousers cloth #2d62b8, boots paint #d1202a,
    glove snow
  person top=suit hair=clown rednose smile hands=glove broad=1.1
  red: ball .04 @0,1.2,.16 + ball .04 @0,1.02,.16 + box .09 .035 .03 b.01 @0,1.515,.115
  trim: ring .13 .05 @0,1.4,0
  red: ball .08 .06 .16 @.11,.06,.14 mir
santa claus, santa, father christmas, saint nicholas | 1.8 | main cloth #c4202b, trim snow, hair snow, trousers cloth #c4202b, hat cloth #c4202b,
    boots rubber, sack cloth #8a5a34
  person top=tunic bottom=kilt belly=1.5 broad=1.2 hat=santa beard=long left=bag hands=boots
  trim: lathe .22,.62 .27,.62 .26,.7 .22,.7 *1.2,1,1
boxer, fighter, wrestler, prizefighter | 1.82 | main cloth #2d62b8, trousers cloth #2d62b8, skin skin #b5805a, glove leather #d1202a, hair rubber,
    boots rubber
  person top=bare bottom=kilt barelegs broad=1.2 hands=glove arm=1.15
football player, american football player, quarterback, linebacker | 1.88 | main cloth #2d4f9a, trim snow, trousers snow, metal cloth #2d4f9a,
    hat paint #d9a84a, ball leather #7a3f1c
  person top=tunic bottom=trousers shoulders broad=1.3 hat=helmet left=ball
  white: word 8 .2 .02 @0,1.18,.19
soccer player, footballer, athlete, runner | 1.8 | main cloth #d1202a, trim snow, trousers snow, skin skin, boots rubber
  person top=tunic bottom=kilt barelegs
  white: word 10 .16 .02 @0,1.18,.155
superhero, super hero, comic hero | 1.9 | main paint #2050b8, trim gold, cape cloth #c4202b, trousers paint #2050b8, boots paint #c4202b, hair rubber
  person top=suit broad=1.25 cape emblem jaw hands=boots domino
villain, supervillain, mastermind | 1.9 | main paint #3a1a4a, trim paint #53d05a, cape cloth #1d1d24, trousers paint #22222a
  person top=suit broad=1.2 cape emblem domino hat=hood
bard, minstrel, troubadour, musician | 1.75 | main cloth #8a3a7a, trim cloth #e8c22e, hat cloth #3f7a5a, trousers cloth #e8c22e, hair fur #8a5a2c
  person top=tunic hat=feather left=lute cape
merchant, trader, shopkeeper, sultan | 1.75 | main cloth #7a4f9a, trim cloth #d9a84a, trousers cloth #5a3f2a, hair fur #3a2a1c, gem crystal #1f9d63
  person top=robe belly=1.35 broad=1.15 hat=turban beard=short left=bag fringe
jester, court jester, joker, fool, harlequin | 1.72 | main cloth #c4202b, trim cloth #2f8a4a, hat cloth #c4202b, trousers cloth #2f8a4a, boots cloth #e8c22e
  person top=tunic hat=jester smile right=wand
  trim: slab .03 0,0 .18,0 .16,.5 0,.5 @0,.9,.14 + cone .05 .12 rx150 @0,1.38,.14 o7
  gold: ball .03 @0,1.0,.18
druid, shaman, witch doctor | 1.78 | main cloth #5a6a34, trim leaves, hair fur #a8a29a, horn bark #6a4a30, orb light #7aff5a
  person top=robe hat=antlers beard=long right=staff fringe hair=long
mechanic, engineer, plumber, handyman | 1.75 | main cloth #2d5fa8, trim cloth #c4302b, trousers cloth #2d5fa8, hat cloth #c4302b, metal steel
  person top=vest hat=cap right=wrench beard=mustache
  gold: ball .02 @.09,1.2,.16 mir
miner, coal miner, dwarven miner | 1.7 | main cloth #8a7a5a, hat paint #e8c22e, trousers cloth #3a4f7a, orb light #fff1c4
  person top=suit hat=hard right=pickaxe beard=short
  orb: ball .035 @0,1.72,.17
lumberjack, woodcutter, logger | 1.85 | main cloth #b3261e, trim rubber, trousers cloth #3a4f7a, hair fur #5a3420
  person top=suit right=axe beard=long broad=1.2 hat=cap
zombie, zombi, undead, walking dead, ghoul | 1.75 | main cloth #5a5648, skin skin #7fa06a, trousers cloth #3f4450, hair fur #3a3a2c, boots leather #3a3028,
    red petal #8a1c1c
  person top=tunic bottom=trousers arms=forward hair=short jaw
  red: ball .06 .08 .02 @.07,1.15,.15 + ball .04 .03 .02 @-.06,1.5,.125
skeleton, undead skeleton, bone skeleton | 1.75 | skin bone
  person bones hair=none
skeleton warrior, skeleton soldier, skeleton knight, skeleton archer, undead warrior, skeletal warrior | 1.8 | skin bone, metal rust, wood wood,
    orb light #ff4a2a
  person bones hair=none hat=helmet right=sword left=shield armored glow
frankenstein monster, frankenstein | 1.95 | main cloth #3a3d46, trim cloth #4a4640, skin skin #8fae6a, trousers cloth #2a2c33, hair fur #1c1a1a,
    metal steel
  person top=coat arms=forward hair=short broad=1.2 skull=1.3
  metal: rodx .022 .42 @0,1.45,0
plague doctor | 1.8 | main cloth #1f1f24, trim leather #3a2a1e, skin leather #4a3a2c, hat leather #1c1a1a, trousers cloth #1f1f24, mask leather #5a4632,
    lens obsidian #8a2a22
  person top=robe hat=tophat hair=none right=cane noseless
  mask: cone .075 .34 s16 rx100 @0,1.6,.1
  lens: ball .028 .028 .014 @.055,1.65,.13 mir
mummy, pharaoh mummy | 1.75 | main cloth #d9cba0, trim cloth #bfae80, skin cloth #d9cba0, trousers cloth #d9cba0, boots cloth #d9cba0, hair cloth #bfae80,
    orb light #ffd24a
  person top=suit arms=forward wraps glow noseless feet=bare belt=off hair=none
  trim: ring .13 .014 rz10 n4:0,.055,0 @0,1.6,0 + ring .2 .014 rz8 *1,1,.72 n6:0,.08,0 @0,1.12,0
pharaoh, egyptian king, anubis | 1.8 | main snow, trim gold, skin skin #b5804f, hat paint #1f4fb0, gold gold
  person top=bare bottom=kilt barelegs right=staff
  gold: ring .15 .05 @0,1.38,0 + lathe .16,1.5 .18,1.62 .13,1.76 .04,1.8 ~ @0,0,-.04 + box .1 .34 .06 b.02 @.15,1.28,-.02 mir
  hat: box .11 .04 .065 n4:0,.085,0 @.15,1.42,-.02 mir + ring .165 .014 n3:0,.06,0 @0,1.66,-.04
  gold: tube .02>.01 0,1.75,.14 0,1.86,.2 0,1.9,.16
vampire, dracula, count dracula | 1.85 | main cloth #23202a, trim cloth #b3261e, cape cloth #1a171f, skin skin #d9d4d0, hair rubber, trousers rubber,
    boots rubber, orb light #ff3a2a
  person top=suit cape fangs tie glow ears=pointed
  white: slab .02 -.07,0 .07,0 .09,.2 -.09,.2 @0,1.2,.135
  red: slab .02 -.3,.0 -.16,.1 0,-.1 .16,.1 .3,0 .24,.34 .1,.12 -.1,.12 -.24,.34 @0,1.38,-.1
ghost, spirit, specter, phantom, wraith, poltergeist, shade | 1.5 | sheet snow #f3f6fb
  sheet: lathe .42,.12 .4,.3 .36,.7 .34,1 .27,1.26 .12,1.4 0,1.43 ~ + ball .13 .16 .13 @.29,.14,0 o8 + pill .1 .34 rz70 @.3,.75,.1 rz0 mir
  pupil: ball .05 .085 .04 @.1,1.08,.3 mir + ball .05 .07 .03 @0,.88,.34
demon, devil, archdemon, daemon, balrog | 2.2 | skin skin #b3241c, hair rubber, horn rubber #2a2220, wing leather #5a1418, main leather #3a2420, boots rubber
  person top=bare bottom=kilt barelegs broad=1.35 horns=bull wings=bat tail fangs hair=bald right=trident jaw feet=bare
imp, little devil, minor demon | .9 | skin skin #d0402a, horn rubber #2a2220, wing leather #7a1f1c, main leather #4a2a20
  person top=bare bottom=kilt barelegs legs=.65 skull=1.9 horns=demon wings=bat wing=.6 tail fangs hair=none right=pitchfork ears=pointed feet=bare smile
angel, archangel, seraph, guardian angel | 1.85 | main snow, trim gold, wing snow, hair fur #f2d98a
  person top=robe wings=feather hat=halo hair=long fringe right=sword
fairy, pixie, tinkerbell, sprite | 1.2 | main leaves #6fbf4a, wing crystal #c9ecff, hair fur #f2cf5a, skin skin, boots leaves, orb light #ffe27a
  person top=dress wings=insect wing=.95 hair=bun right=wand ears=pointed legs=.85 skull=1.5
goblin, gremlin, kobold, hobgoblin | 1.1 | skin skin #6fa03a, main leather #6a4426, trousers cloth #5a4a34, hair rubber, boots leather
  person top=vest legs=.65 skull=1.8 ears=huge nosesize=2.2 right=dagger hair=none tusks
orc, orc warrior, orc soldier, orc warlord, orc chief, orc barbarian, uruk | 1.95 | skin skin #5f8a3f, main leather #5a3a24, metal iron, hair rubber,
    trousers leather #3a2a1c, boots fur #4a3524
  person top=vest broad=1.5 skull=1.2 jaw tusks hair=mohawk right=greataxe ears=pointed shoulders
troll, cave troll, ogre, giant ogre, giant, hill giant | 2.8 | skin skin #6a8a7a, main fur #6a4a2c, hair fur #3a3028, boots leather, wart skin #4f6f5f, strap leather #4a2f1c, iron
  person top=bare bottom=kilt barelegs broad=1.55 belly=1.12 legs=.72 skull=1.35 jaw tusks nosesize=2 right=club ears=pointed feet=bare arm=1.3
  strap: bar .035 .3,1.16,.0 .1,1.0,.26 -.2,.78,.22 s8 + bar .035 .3,1.16,.0 .1,1.0,-.24 -.2,.78,-.22 s8
  iron: ringz .06 .016 8 @.07,.97,.29
  wart: ball .03 @.34,1.1,.1 + ball .024 @-.28,1.14,.14 + ball .02 @.1,1.38,.14
cyclops, one eyed giant | 3 | skin skin #c98f6a, main fur #7a5a34, hair rubber, boots leather
  person top=bare bottom=kilt barelegs broad=1.5 belly=1.25 legs=.8 cyclops horns=small hair=bald right=club feet=bare jaw
minotaur, bull man | 2.2 | skin fur #6a4426, main leather #7a3a24, hair fur #5a3820, horn bone, boots rubber, metal iron, gold gold
  person top=bare bottom=goat broad=1.45 horns=bull snout right=greataxe hair=short ears=wolf
  gold: ringz .04 .01 @0,1.4,.28
satyr, faun, pan god | 1.7 | skin skin, hair fur #6a4426, horn bone, boots rubber, wood wood
  person top=bare bottom=goat horns=goat beard=short ears=pointed right=staff
werewolf, wolfman, lycan, werebear, wolf man | 2 | skin fur #5f5a56, hair fur #4a4542, main cloth #5a4a3a, trousers cloth #3f4f6a, horn bone,
    orb light #f2d23a
  person top=bare bottom=kilt broad=1.4 snout ears=wolf glow arms=up hair=short feet=bare arm=1.25
yeti, bigfoot, sasquatch, abominable snowman | 2.4 | skin fur #eef2f6, hair fur #dfe6ee, face skin #8aa8c0, main fur #eef2f6, trousers fur #eef2f6,
    boots fur, horn bone
  person top=bare bottom=trousers broad=1.6 belly=1.2 legs=.8 horns=small jaw fangs arms=up hair=none belt=off feet=bare arm=1.3
  face: ball .1 .1 .05 @0,1.4,.12
gorilla, ape, king kong, silverback | 1.7 | skin fur #2f2d30, hair fur #2f2d30, trim leather #4a4446, face leather #4a4446, trousers fur #2f2d30,
    boots leather #4a4446
  person top=bare belt=off broad=1.7 legs=.6 arm=1.5 jaw hair=mohawk face=skin hands=boots belly=1.1 feet=bare
  face: ball .09 .08 .06 @0,1.09,.15 + ball .16 .14 .05 @.11,.82,.23 mir
monkey, chimp, chimpanzee, ape monkey | .8 | skin fur #7a5030, hair fur #7a5030, belly skin #e0b88a, trousers fur #7a5030, boots skin #e0b88a
  person top=bare belt=off legs=.7 skull=1.9 hands=boots ears=none hair=none smile noseless face=skin
  belly: ball .17 .13 .06 @0,1.24,.17 + ball .09 .09 .05 @.08,1.37,.155 mir + ball .11 .14 .06 @0,.85,.1 + ball .085 .085 .04 @.22,1.33,0 mir
  skin: tube .035>.02 0,.55,-.1 0,.4,-.35 0,.7,-.55 0,1.1,-.5 0,1.15,-.35
koala, koala bear | .7 | skin fur #8f959c, hair fur #8f959c, belly snow, trousers fur #8f959c, boots fur #7a8088
  person top=bare belt=off legs=.4 broad=1.4 belly=1.3 skull=2.2 ears=none hair=none noseless feet=bare
  skin: ball .13 .13 .07 @.25,1.25,0 mir
  belly: ball .09 .09 .05 @.25,1.24,.05 mir + ball .15 .2 .08 @0,.6,.17
  dark: ball .06 .09 .05 @0,1.05,.25
kangaroo, wallaby | 1.6 | skin fur #b5793f, belly fur #e8d3ae, hair fur #b5793f, boots fur #a06a34, trousers fur #b5793f
  skin: lathe 0,.3 .24,.36 .26,.5 .17,.85 .11,1.1 .07,1.22 ~ *1,1,.95 + ball .09 .09 .11 @0,1.3,.06 + pillz .055 .2 @0,1.28,.15
    + ball .035 .13 .02 rz-14 @.06,1.48,.02 mir + tube .13>.03 0,.45,-.15 0,.2,-.45 0,.06,-.75 0,.05,-1.05 + ball .11 .19 .19 @.19,.38,.02 mir
    + bar .035 .14,.95,.12 .16,.78,.28 mir + pill .035 .1 @.16,.7,.28 mir
  boots: pillz .05 .44 @.19,.05,.12 mir + bar .05 .2,.3,-.08 .19,.08,-.06 mir
  belly: ball .16 .3 .1 @0,.62,.17
  dark: ball .03 @0,1.3,.25
  pupil: ball .02 @.07,1.34,.12 mir
meerkat, prairie dog, ferret, weasel, stoat | .35 | skin fur #c9a070, belly fur #efdfc0, mark fur #4a3a2a
  skin: lathe 0,.05 .12,.07 .13,.25 .1,.55 .075,.8 .06,.9 ~ + ball .1 .1 .11 @0,1.0,.01 + pillz .05 .16 @0,.97,.09 + ball .035 .035 .02 @.09,1.06,0 mir
    + ball .08 .12 .1 @.09,.14,.04 mir + pillz .045 .18 @.09,.04,.09 mir + bar .028 .1,.72,.04 .08,.55,.12 mir + tube .03>.012 0,.1,-.1 .05,.03,-.3 .2,.02,-.5
  belly: ball .09 .26 .06 @0,.4,.085
  mark: ball .035 .028 .03 @.05,1.03,.085 mir
  dark: ball .022 @0,.985,.175
  pupil: ball .014 @.052,1.035,.112 mir
mermaid, siren, merman, merfolk | 1.6 | tail plant #1f9d8a, skin skin, hair fur #c4402b, fin plant #4fd0b5, top petal #8a4fc0
  skin: lathe .1,.62 .12,.72 .1,.85 .13,1.02 .05,1.12 .05,1.2 ~ *1,1,.7 + ball .095 .11 .1 @0,1.27,0 + bar .035 .14,1.04,0 .25,.86,.08 mir
    + bar .03 .25,.86,.08 .24,.68,.18 mir
  tail: tube .15>.05 0,.68,0 0,.4,.04 0,.16,.1 0,.06,-.05 0,.1,-.25 0,.3,-.38
  fin: slab .025 0,0 .12,.1 .26,.28 .1,.24 0,.14 -.1,.24 -.26,.28 -.12,.1 rx-30 @0,.26,-.36
  top: ball .06 .055 .05 @.055,.98,.07 mir
  hair: ball .11 .1 .11 @0,1.32,-.02 + ball .12 .32 .06 @0,1.1,-.08 + pill .03 .4 @.1,.85,.02 mir
  pupil: ball .014 @.035,1.28,.09 mir
medusa, gorgon, naga, snake woman, lamia | 1.9 | tail plant #4a8a4a, skin skin #9ab58a, hair leaves #3f7a3a, top gold, belly wax #d9d09a
  skin: lathe .11,.8 .13,.9 .11,1.05 .15,1.25 .05,1.36 .05,1.44 ~ *1,1,.7 + ball .1 .12 .105 @0,1.52,0 + bar .036 .16,1.27,0 .3,1.1,.06 mir
    + bar .03 .3,1.1,.06 .36,1.3,.18 mir
  tail: tube .15>.16 0,.86,0 0,.55,.02 0,.25,.1 .1,.12,.3 .35,.1,.25
    + tube .16>.03 .35,.1,.25 .45,.1,-.1 .2,.1,-.4 -.25,.1,-.35 -.5,.08,0 -.35,.06,.4 0,.05,.6 .3,.04,.62
  hair: tube .024>.014 .05,.08,0 .16,.16,.04 .2,.1,.08 .26,.16,.1 o8 @0,1.53,0 + ball .026 .02 .036 @.27,.165,.1 o8 @0,1.53,0
    + tube .022>.014 .03,.1,0 .07,.22,.02 .03,.28,.05 .08,.34,.05 o5 @0,1.53,0
  top: ball .07 .06 .05 @.06,1.2,.08 mir
  pupil: ball .016 @.04,1.53,.095 mir
centaur | 2.2 | coat fur #8a5630, belly fur #7a4a28, skin skin, hair fur #3a2418, mane fur #2b1d15, boots rubber, wood wood, feet rubber
  beast long=1 deep=.27 leg=.68 thick=.06 neck=.1 rise=60 head=.06 snout=.0 muzzle=.03 ears=none tail=horse taillong=.6 tailthick=.07 feet=hoof eye=.001
  skin: lathe .19,1 .17,1.2 .2,1.5 .17,1.62 .05,1.7 .05,1.8 ~ *1,1,.75 @0,0,.6 + ball .11 .13 .115 @0,1.9,.6 + bar .05 .22,1.58,.6 .32,1.3,.66 mir
    + bar .042 .32,1.3,.66 .3,1.3,.95 mir
  hair: ball .125 .11 .125 @0,1.95,.57 + ball .11 .2 .06 @0,1.82,.5 + ball .07 .08 .05 @0,1.81,.69
  pupil: ball .015 @.04,1.92,.705 mir
  wood: tube .022 .3,1.85,.9 .3,1.55,1.04 .3,1.3,1.08 .3,1.05,1.04 .3,.75,.9
  white: bar .006 .3,1.85,.9 .3,.75,.9
grim reaper, reaper, death | 1.95 | main cloth #1d1c22, trim cloth #2d2b33, skin bone, metal steel, wood wood, orb light #ff4a2a
  person bones hair=none right=scythe glow
  main: lathe .02,.03 .34,.03 .22,.86 .24,1.3 .14,1.44 *1,1,.8 + lathe .12,1.36 .185,1.5 .18,1.66 .12,1.8 .02,1.88 ~ @0,0,-.075
    + pill .085 .5 .06 rz-22 @.42,.88,.02 mir
djinn, genie, jinn | 2 | skin skin #3a8fd8, smoke liquid #6fc0f0, gold gold, hair rubber, trim cloth #b3261e
  skin: lathe .12,.75 .18,.95 .27,1.3 .22,1.45 .06,1.52 .06,1.6 ~ *1,1,.7 + ball .12 .135 .12 @0,1.7,0 + bar .07 .28,1.38,0 .38,1.1,.1 mir
    + bar .06 .38,1.1,.1 .1,1.15,.26 mir
  smoke: tube .03>.17 .35,.05,.1 .1,.1,.15 -.1,.25,.05 .05,.45,-.02 0,.65,0 0,.85,0
  gold: lathe .14,.78 .2,.78 .2,.88 .14,.88 *1,1,.75 + ring .065 .02 rx90 @.16,1.14,.24 mir + ring .04 .01 rz90 @.13,1.66,0 mir
  hair: ball .05 @0,1.87,-.02 + tube .04>.015 0,1.88,-.04 0,1.98,-.14 0,1.8,-.22 + cone .05 .16 rx180 @0,1.6,.09
  pupil: ball .017 @.045,1.72,.105 mir
alien, grey alien, gray alien, martian, extraterrestrial | 1.4 | skin skin #8fc06a, hair skin #8fc06a, main steel #9aa4b5,
    trousers steel #9aa4b5, boots steel, pupil obsidian, orb light #53ff7a
  person top=suit broad=.75 skull=1.1 hair=none ears=none noseless eye=.01 belt=off
  skin: lathe .03,1.44 .1,1.52 .2,1.72 .2,1.82 .12,1.94 0,1.97 ~ *1,1,.9
  pupil: ball .07 .1 .05 rz28 @.085,1.73,.145 mir
alien warrior, alien soldier, xenomorph, alien monster | 2 | skin leather #5f9a6a, hair leather #4a7a54, main paint #5a4a8a, trousers paint #3a3560, horn bone, boots paint #3a3560, plate steel #8a84b0, light light #6affc0, eye light #ffe03a
  person top=suit broad=1.15 skull=1.05 hair=none ears=none fangs tail noseless right=spear
  skin: pillz .13 .52 *1,1,1 rx18 @0,1.74,-.13 + bar .022 .1,1.4,-.15 .22,1.72,-.36 mir + cone .022 .12 s8 rx30 n3:0,.12,-.0 @0,1.3,-.2
  plate: slab .05 -.17,.0 .17,0 .2,.3 .1,.36 -.1,.36 -.2,.3 b.015 @0,1.06,.13 + ball .11 .07 .11 @.25,1.42,0 mir + box .12 .03 .26 b.01 @0,.86,.02
  light: rodz .04 .02 s14 @0,1.25,.16 + box .02 .1 .02 b.004 @.1,1.12,.155 mir
  eye: ball .045 .026 .03 rz24 @.07,1.66,.12 mir
stone golem, golem, rock golem, rock monster, clay golem, earth elemental, rock elemental | 2.6 | stone, moss leaves #5f8a3f, orb light #ffb347
  stone: blob .42 .18 3 9 @0,1.35,0 + blob .28 .18 3 7 @0,.9,0 + blob .2 .16 3 7 @0,1.85,.12 + blob .26 .2 3 7 @.55,1.55,0 mir + blob .2 .2 3 6 @.72,1.1,.06 mir
    + blob .26 .2 3 7 @.76,.66,.12 mir + blob .2 .18 3 6 @.26,.55,0 mir + blob .24 .18 3 6 *1,.8,1.2 @.28,.19,.06 mir
  orb: ball .035 @.07,1.9,.29 mir
  moss: blob .16 .2 4 7 *1,.4,1 @.5,1.76,0 + blob .14 .2 4 6 *1,.4,1 @0,2.04,.08 + blob .12 .2 4 6 *1,.5,1 @-.5,1.74,.1
ice elemental, ice golem, frost giant, frost elemental, ice monster | 2.6 | ice, orb light #e8faff, core ice #8fd0f5
  ice: blob .4 .3 2 @0,1.35,0 + blob .24 .3 2 @0,.88,0 + blob .19 .25 2 @0,1.85,.1 + blob .22 .3 2 @.55,1.55,0 mir + blob .16 .3 2 @.7,1.1,.06 mir
    + blob .22 .3 2 @.74,.68,.12 mir + cone .3 .8 s6 rx180 @0,.82,0
  core: cone .09 .5 s6 rz-25 @.5,1.7,0 mir + cone .08 .42 s6 @0,1.98,.05 + cone .06 .3 s6 rz-20 @.1,1.96,.05 mir + cone .08 .5 s6 rx-30 @.2,1.65,-.25 mir
    + cone .06 .3 s6 rz-60 @.85,.75,.1 mir
  orb: ball .035 @.07,1.9,.27 mir
fire elemental, fire golem, lava golem, flame elemental, magma golem, elemental | 2.4 | flame ember, rock obsidian #2a1c18, light light #ffe27a
  flame: lathe 0,0 .16,.1 .1,.3 .2,.6 .32,.95 .42,1.3 .36,1.5 .16,1.62 s16 wave5:.12 + lathe .16,1.55 .22,1.75 .19,1.95 .1,2.15 0,2.5 s12 wave4:.1
    + tube .17>.13 .36,1.4,0 .62,1.25,.05 .72,.95,.14 s9 mir + cone .1 .4 s7 rz24 @.12,1.85,-.04 mir + cone .08 .34 s7 rz-24 @.5,1.5,-.02 mir + cone .08 .3 s7 rz-40 @.62,1.3,0 mir
    + cone .1 .36 s7 rx-30 @0,1.85,-.1 + cone .12 .4 s6 rz-70 @.12,.42,0 o4:20
  rock: blob .2 .25 3 7 @.76,.74,.2 mir + blob .21 .25 3 7 *1.2,.7,1 @.42,1.46,0 mir + blob .15 .2 3 7 *1.3,.6,.6 @.14,1.16,.3 mir + blob .12 .2 3 7 *1.2,.6,.6 @.1,.92,.24 mir
  light: ball .06 .03 .03 s10 rz14 @.085,1.84,.19 mir + ball .07 .024 .03 s10 @0,1.71,.2
water elemental, water spirit | 2.2 | water liquid, foam snow, light
  water: lathe .5,0 .3,.2 .2,.6 .34,1.1 .3,1.4 .12,1.55 .17,1.75 .1,1.95 0,2.0 ~ + tube .13>.09 .28,1.35,0 .55,1.1,.1 .6,.75,.25 mir + ball .13 @.6,.7,.27 mir
  foam: ring .42 .06 @0,.06,0 + blob .08 .2 4 @.2,1.45,.1 mir
  light: ball .035 @.06,1.78,.14 mir
treant, ent, tree man, living tree, tree monster | 3.5 | bark, leaf leaves, orb light #ffd24a, moss leaves #7fae3e
  bark: lathe .34,0 .3,.3 .34,.9 .3,1.5 .34,1.9 .2,2.2 ~ s14 + tube .14>.07 .26,1.6,0 .6,1.4,.1 .72,1,.2 .85,.75,.25 mir
    + tube .05>.02 .85,.8,.25 .95,.6,.3 mir + tube .05>.02 .85,.8,.25 .8,.58,.4 mir + tube .16>.1 .2,.5,0 .34,.2,.05 .36,.0,.1 mir
    + tube .08>.03 .34,.1,.05 .55,.03,.2 mir + tube .1>.03 .15,2.1,0 .4,2.5,0 .5,2.8,0 mir + cone .06 .3 rx105 @0,1.5,.3
  leaf: blob .5 .18 5 @0,2.75,-.05 + blob .36 .18 5 @.45,2.6,0 mir + blob .16 .2 5 @.7,1.55,0 mir
  orb: ball .06 .04 .04 @.12,1.68,.3 mir
  dark: ball .14 .05 .04 @0,1.25,.32
robot butler, service robot, android servant | 1.7 | main paint #e3e6ea, trim rubber, skin steel, metal steel, orb light #53e0ff, trousers steel,
    hair steel, boots steel
  person top=suit glow noseless hair=none ears=none tie hands=metal
cyborg, terminator, cybernetic soldier | 1.85 | main iron #4a5058, trim steel, skin skin, metal steel, trousers iron, boots iron, orb light #ff3a2a,
    hair rubber
  person top=suit shoulders broad=1.2 hands=metal right=gun
  metal: ball .075 .13 .12 @.065,1.63,.03
  orb: ball .028 @.055,1.655,.145
mech suit, mecha, battle mech, giant robot, exosuit, power armor | 5 | armor paint #5a6a7a, dark iron #2d3138, accent paint #e8a020, glass obsidian #3fa0c0,
    metal steel
  armor: box 1.1 .8 .8 b.12 @0,2.1,0 + box .55 .45 .5 b.1 @0,2.85,.1 + box .5 .55 .6 b.1 @.95,2.5,0 mir + box .36 .7 .4 b.06 @1,1.2,.1 mir
    + box .5 .85 .6 b.08 @.45,.5,0 mir + box .6 .25 1 b.06 @.45,0,.15 mir
  dark: box .7 .35 .55 @0,1.75,0 + rody .13 .5 @1,2.15,0 mir + rody .17 .6 @.42,1.5,0 mir + ball .2 @.43,1.35,.02 mir + rodx .12 2.1 @0,2.65,0
    + rodz .08 .9 @1,1.3,.6 mir + rodz .14 .5 @1,1.45,.35 mir
  accent: box .3 .1 .1 @.3,2.3,.4 mir + box .52 .1 .62 @.95,3,0 mir + box .14 .3 .05 @.45,.8,.32 mir
  glass: box .4 .2 .06 @0,2.98,.35 + ball .14 .14 .06 @0,2.5,.41
  metal: rody .05 .9 @.35,3.2,-.35 mir + box .3 .4 .6 @.95,3.05,-.1 mir
snow golem, mud golem, sand golem | 2 | snow, orb light #9fe0ff
  snow: blob .4 .1 4 @0,1.2,0 + blob .3 .1 4 @0,.75,0 + blob .22 .1 4 @0,1.7,.08 + blob .2 .1 4 @.5,1.35,0 mir + blob .22 .1 4 @.6,.75,.1 mir
    + blob .22 .1 4 *1,.9,1.1 @.22,.22,.04 mir
  orb: ball .035 @.07,1.75,.28 mir
vampire hunter, monster hunter, witch hunter, bounty hunter | 1.82 | main leather #4a3426, hat leather #2a201a, trim cloth #7a1f26, trousers cloth #2f2a26,
    cape leather #3a2a1f
  person top=coat hat=wide right=pistol left=torch cape mask
mafia, mobster, godfather | 1.8 | main cloth #2a2d36, hat cloth #2a2d36, trim cloth #f1efe6, trousers cloth #2a2d36
  person top=suit hat=wide right=gun tie
student, schoolboy, schoolgirl, kid, child, teenager, school kid | 1.3 | main cloth #3f8fd8, trim cloth #f1ece2, trousers cloth #3a4f7a,
    metal leather #c4302b, hair fur #8a5a2c, boots snow
  person top=tunic bottom=trousers legs=.8 skull=1.6 pack smile
baby, toddler, infant | .75 | main cloth #f1efe6, skin skin, hair fur #8a5a2c, trousers snow, boots skin
  person top=bare bottom=kilt legs=.5 skull=2.3 feet=bare smile belly=1.2 belt=off barelegs hair=bald
grandfather, elder, grandpa, old man, hermit | 1.68 | main cloth #6a5a4a, trim cloth #8a7a5a, hair snow, trousers cloth #4a4238
  person top=tunic bottom=trousers hair=bald beard=long right=cane glasses
grandmother, grandma, granny, old woman, old lady | 1.58 | main cloth #7a5a8a, trim cloth #e3d9c4, hair snow, boots leather
  person top=gown hair=bun glasses right=cane apron
dancer, ballerina | 1.68 | main petal #f08ab5, hair fur #5a3420, trousers petal #f8c9dc, boots petal #f08ab5
  person top=dress hair=bun arms=up
swimmer, diver, scuba diver, frogman | 1.8 | main rubber #22303f, trim paint #f2c21c, trousers rubber #22303f, boots paint #f2c21c, visor glass #8fd0ea,
    metal paint #f2c21c, hair rubber
  person top=suit tank goggles
  boots: plan .04 0,0 .1,.3 -.1,.3 @.12,0,.12 mir
executioner, hangman man, headsman | 1.95 | main leather #3a2a22, trousers cloth #2a2622, hat cloth #17181c, trim cloth #8a1f2c
  person top=open hat=hood right=axe broad=1.25 belt=band
punk, punk rocker | 1.78 | main leather #23242a, trim cloth #b3261e, trousers cloth #3a4f7a, hair petal #e0359a, boots leather #17181c
  person top=suit hair=mohawk
monster, creature, enemy, boss monster, beast monster | 1.3 | main fur #8a4fc0, belly fur #c9a4e8, horn bone, tooth bone
  main: lathe 0,.14 .3,.2 .46,.5 .44,.9 .3,1.2 0,1.3 ~ s28 + tube .09>.06 .42,.8,0 .6,.65,.1 .66,.45,.2 mir + ball .09 @.66,.44,.2 mir + ball .17 .12 .22 @.2,.1,.08 mir
  belly: ball .3 .32 .2 @0,.5,.3
  horn: tube .07>.01 .22,1.1,0 .38,1.25,0 .4,1.45,.03 mir
  eyes: eyes .13 .16 @0,.98,.36
  dark: ball .2 .05 .06 @0,.72,.42
  tooth: cone .03 .07 rx180 @.1,.75,.46 mir + cone .03 .07 rx180 @.03,.745,.475 mir + cone .025 .05 @.06,.69,.46 mir
banshee, wailing woman | 1.75 | sheet snow #dfe8ee, skin skin #b9c9cf, hair snow #a9b8c4, dark rubber
  sheet: lathe 0,.1 .3,.06 .26,.3 .2,.6 .16,.85 .18,1.1 .21,1.25 .15,1.38 .06,1.44 s18 wave6:.1 *1,1,.8 + cone .08 .3 s6 rx180 @.2,.3,0 o7 + tube .06>.12 .19,1.3,0 .36,1.2,.16 .5,1.22,.36 s7 mir
    + cone .1 .34 s8 rx180 @.48,1.24,.34 mir
  skin: bar .05 0,1.38,0 0,1.54,.03 s7 + ball .1 .135 .105 s10 @0,1.6,.04 + tube .032>.024 .46,1.22,.3 .54,1.26,.48 s7 + bar .012>.004 .54,1.26,.48 .56,1.38,.56 s7 mir + bar .012>.004 .54,1.26,.48 .51,1.38,.58 s7 mir
    + bar .012>.004 .54,1.26,.48 .6,1.34,.54 s7 mir + tube .032>.024 -.46,1.22,.3 -.54,1.26,.48 s7
  hair: ball .125 .12 .12 s10 @0,1.66,-.01 + tube .05>.03>.006 .08,1.68,-.04 .2,1.6,-.16 .3,1.3,-.26 .5,1.2,-.42 s7 mir + tube .05>.03>.006 .06,1.7,-.06 .1,1.5,-.2 .16,1.1,-.26 .24,.86,-.4 s7 mir
    + tube .06>.04>.008 0,1.7,-.08 0,1.4,-.22 0,1,-.26 0,.75,-.36 s7 + tube .036>.02>.005 .09,1.7,.02 .15,1.5,.04 .14,1.25,.06 .2,1.1,.12 s7 mir + tube .04>.02>.005 .1,1.7,-.02 .26,1.72,-.12 .4,1.6,-.2 .58,1.64,-.34 s7 mir
  dark: ball .026 .034 .014 s10 @.042,1.63,.136 mir + ball .03 .046 .016 s10 @0,1.535,.135
cherub, cupid | .8 | main snow, skin skin #f0bfa0, hair fur #f0cf6a, wing snow, trim petal #e8506a, wood gold
  person top=bare bottom=kilt legs=.5 skull=2.1 belly=1.3 wings=feather wing=.62 feet=bare barelegs smile hair=short belt=off right=bow ears=round
  hair: ball .07 @.14,1.33,.02 mir + ball .075 @.1,1.43,.07 mir + ball .08 @0,1.47,.1 + ball .075 @.16,1.25,-.05 mir + ball .08 @.08,1.47,-.05 mir
orangutan, orang utan | 1.3 | skin fur #b5592a, hair fur #a04c22, face leather #5a4440, trousers fur #b5592a, boots leather #5a443e, main fur #b5592a
  person top=bare belt=off broad=1.6 legs=.5 arm=1.6 face=skin hands=boots belly=1.3 feet=bare hair=none ears=none noseless skull=1.3
  face: ball .09 .1 .05 @0,1.19,.115 + ball .085 .15 .04 @.14,1.18,.075 mir + ball .07 .055 .055 @0,1.115,.13
  hair: cone .07 .3 s7 rx180 rz20 @.36,.85,-.04 mir + cone .08 .3 s7 rx180 rz16 @.42,.62,-.02 mir + cone .06 .16 s8 rx180 @0,1.06,.12 + cone .05 .09 s7 rx-20 @0,1.35,.02
  dark: ball .05 .006 .012 @0,1.105,.184
waiter, waitress, maitre d | 1.78 | main cloth #f3f1ea, trim rubber #1d1d22, trousers cloth #1f2026, boots rubber, hair fur #2a1c14, vest cloth #1f2026, tray steel, glass glass #f2d98a, wine potion #8a1230
  person top=suit belt=none beard=mustache hair=short
  vest: slab .03 -.16,.0 .16,0 .185,.42 .1,.46 .0,.16 -.1,.46 -.185,.42 b.01 @0,.98,.14 + slab .03 -.16,.0 .16,0 .185,.42 -.185,.42 b.01 @0,.98,-.14
  trim: ball .022 s10 @0,1.385,.118 + cone .03 .06 s6 rz90 @.065,1.385,.118 mir
  cloth.main: box .05 .3 .14 rz-6 @-.39,.72,.06
  tray: lathe .0,0 .17,0 .19,.016 .182,.018 .165,.008 0,.008 s20 @.4,.9,.16
  glass: lathe .03,0 .03,.004 .005,.01 .005,.06 .034,.08 .034,.15 s12 @.46,.908,.14
  wine: cyl .029 .05 .032 s12 @.46,.99,.14 + lathe .03,0 .032,.14 .012,.19 .012,.26 0,.26 s12 @.34,.905,.17
referee, umpire | 1.78 | main snow, stripe rubber #1d1d20, trousers rubber #1d1d20, boots rubber, hair fur #3a2818, hat rubber #1d1d20, whistle gold, cord paint #c4302b
  person top=tunic bottom=trousers hat=cap belt=none
  stripe: 4*slab .024 -.018,0 .018,0 .018,.44 -.018,.44 b0 @-.12+.08i,.94,.5 layz + 3*slab .024 -.018,0 .018,0 .018,.44 -.018,.44 b0 @-.09+.09i,.94,-.5 layz
  whistle: ball .02 .02 .028 s10 @0,1.16,.175 + box .016 .014 .04 @0,1.172,.2
  cord: tube .006 -.09,1.42,.08 -.05,1.28,.15 0,1.17,.17 .05,1.28,.15 .09,1.42,.08 s6
cheerleader | 1.68 | main paint #d1202a, trim snow, hair fur #f0cf6a, boots snow, pom paint #f7c81c
  person top=dress hair=ponytail smile broad=.9
  trim: lathe .33,.52 .36,.52 .35,.56 .32,.56 .33,.52 *1,1,.82 s20 + lathe .17,.93 .185,.93 .185,.97 .17,.97 .17,.93 *1,1,.72 s20
  pom: blob .15 .3 5 10 @.36,.76,.08 mir
mime, pantomime | 1.74 | main snow, stripe rubber #1d1d20, skin snow #f6f2ee, trousers rubber #1d1d22, boots rubber, hat rubber #1d1d22, brace paint #c4202b, glove snow, red paint #d1202a
  person top=suit hands=glove hair=short belt=none broad=.95 hat=wide
  stripe: 5*lathe .12,0 .2,0 .2,.03 .12,.03 .12,0 *1,1,.7 s20 @0,.98+.085i,0
  brace: slab .02 -.018,0 .018,0 .018,.34 -.018,.34 @.09,.95,.5 layz mir
magician, stage magician, illusionist, conjurer | 1.82 | main cloth #1d1d24, trim cloth #b3201c, cape cloth #1d1d24, lining cloth #b3201c, trousers cloth #1d1d24, hat cloth #1d1d24, boots rubber, glove snow, hair rubber, wood rubber #17171a, orb snow
  person top=suit hat=tophat cape hands=glove right=wand beard=mustache belt=none
  lining: slab .02 -.26,.0 -.14,.1 0,-.1 .14,.1 .26,0 .2,.26 .1,.1 -.1,.1 -.2,.26 @0,1.36,-.1
  white: slab .02 -.06,0 .06,0 .1,.22 -.1,.22 @0,1.18,.135
  trim: ball .02 s10 @0,1.39,.13 + cone .034 .07 s6 rz90 @.075,1.39,.125 mir
native american, native american chief, indian chief, tribal chief | 1.8 | main leather #b5854f, trim paint #c4302b, skin skin #b5784f, trousers leather #a87844, hair rubber #1a1614, boots leather #8a5a34, feather snow, tip rubber #23202a, bead paint #2d8fb8
  person top=tunic bottom=trousers hair=long right=spear belt=band
  feather: 13*leaf .34 .07 .05 @0,.15,0 rz-108+18i @0,1.62,-.03 + 4*leaf .26 .07 .2 rx188 @.17,1.5-.14i,-.1 mir
  tip: 13*cone .02 .09 s5 @0,.44,0 rz-108+18i @0,1.62,-.03
  trim: lathe .142,.03 .15,.03 .148,.075 .14,.075 .142,.03 s20 @0,1.6,0 + 8*cone .012 .09 s5 rx180 @-.16+.045i,.78,.15
  bead: ball .012 s8 @0,1.652,.148 + ball .011 s8 @.04,1.65,.142 mir + lathe .1,1.36 .12,1.36 .13,1.4 .1,1.4 .1,1.36 s18
hobbit, halfling | 1.05 | main cloth #7a3a2a, trim cloth #d9b85a, trousers cloth #6a5a3a, hair fur #6a3f1c, cape cloth #3f6a3a, skin skin
  person top=vest bottom=trousers legs=.6 skull=1.75 belly=1.15 feet=bare hair=short cape smile ears=pointed right=cane belt=band broad=1.1
  hair: ball .08 .03 .05 s10 @.11,.085,.05 mir + ball .07 s10 @.12,1.45,.08 mir + ball .075 s10 @.05,1.51,.12 mir + ball .07 s10 @.19,1.36,0 mir + ball .08 s10 @.13,1.48,-.1 mir + ball .08 s10 @.2,1.25,-.1 mir
groom, bridegroom | 1.8 | main cloth #2a2d38, trim snow #f6f4ee, trousers cloth #4a4e5a, boots rubber, hair fur #4a2f1c, flower petal #f6f2ee, leaf leaves, band cloth #4a4e5a, hat cloth #2a2d38
  person top=suit belt=none hair=short smile hat=tophat
  main: slab .03 -.19,0 .19,0 .17,-.55 .03,-.6 0,-.2 -.03,-.6 -.17,-.55 b.008 @0,.95,-.15
  white: slab .02 -.05,0 .05,0 .1,.34 -.1,.34 @0,1.06,.5 layz
  band: slab .02 -.06,0 .06,0 .075,.12 -.075,.12 b.004 @0,.98,.5 layz
  dark: ball .018 s10 @0,1.385,.14 + cone .03 .06 s6 rz90 @.065,1.385,.135 mir
  flower: ball .03 .03 .02 s8 @.115,1.24,.155 + ball .014 s6 @.03,0,0 o5 rx90 @.115,1.24,.16
  leaf: leaf .08 .03 .2 rx160 @.115,1.23,.155
general, army general, military commander, marshal, colonel | 1.84 | main cloth #4a5a3a, trim gold, trousers cloth #4a5a3a, hat cloth #3f4c32, boots rubber, hair fur #b5b0a8, gold gold, band paint #c4302b
  person top=jacket hat=police beard=mustache broad=1.12
  gold: box .13 .03 .13 b.01 rz-12 @.215,1.42,0 mir + 5*bar .008 .27,1.41,-.05+.025i .29,1.36,-.05+.025i s5 mir + star 5 .04 .018 .015 @.1,1.12,.5 setz + star 5 .03 .014 .015 @.1,1.03,.5 setz + ball .014 s8 n4:0,-.09,0 @0,1.17,.5 setz
  white: slab .02 -.05,0 .05,0 0,-.12 @0,1.39,.5 layz
  dark: slab .03 -.016,0 .016,0 .02,-.13 -.02,-.13 @0,1.39,.5 layz
  band: box .04 .026 .012 n3:.044,0,0 @.1,1.24,.5 setz + box .04 .026 .012 n3:.044,0,0 @.1,1.272,.5 setz
  blue: box .04 .026 .012 n2:.044,0,0 @.1,1.208,.5 setz
dj, disc jockey | 1.76 | main cloth #2a2a33, trim light #e0359a, trousers cloth #2d3a5a, boots snow, hat cloth #c4302b, hair rubber, desk rubber #23252c, deck rubber #17171b, disc obsidian #1a1a1e, light light #3fd0ff, metal steel
  person top=shirt hat=cap smile hair=short belt=none glasses
  desk: box 1.5 .9 .55 b.02 @0,0,.5
  light: box 1.4 .03 .02 n3:0,.22,0 @0,.43,.775 + box .012 .05 .02 n9:.03,0,0 @0,.96,.52
  deck: box .5 .05 .44 b.01 @.46,.9,.5 mir + box .36 .06 .44 b.01 @0,.9,.5
  disc: cyl .18 .02 s24 @.46,.95,.5 mir
  metal: cyl .05 .024 s14 @.46,.95,.5 mir + tube .01 .66,.96,.34 .64,.98,.5 .54,.975,.58 s6 mir + cyl .016 .02 s8 n3:.1,0,0 @0,.96,.4 + cyl .016 .02 s8 n3:.1,0,0 @0,.96,.6
  trim: ringx .145 .014 8 @0,1.66,0 + rodx .055 .05 s14 @.15,1.64,0 mir
mushroom king, king mushroom, mushroom man, mushroom person, mushroom monster, mushroom warrior, myconid, mushroom folk, mushnub, fungus monster | 1.2 | main cloth #8a1f2c, skin wax #f0e2c4, cap petal #c4302b, dot snow, gold, trousers wax #f0e2c4
  person top=robe hair=none legs=.8 broad=1.2 skull=1.4 ears=none right=staff smile
  hat.cap: lathe 0,1.66 .14,1.68 .46,1.63 .5,1.71 .4,1.89 .2,2.01 0,2.03 ~ s24
  hat.dot: ball .07 .03 .07 @.24,1.96,.1 o5 + ball .07 .07 .03 @.0,1.75,.47 o7
  hat.gold: lathe .13,1.97 .16,1.97 .19,2.13 .16,2.13 .13,1.97 s20 + cone .03 .1 s6 @.16,2.11,0 o7
cactus monster, cactus man, cactus creature, cactoro, walking cactus | 1.3 | skin plant #5f9a4a, spine bone, flower petal #e0407a, white ceramic, mouth rubber #1d1a19
  skin: pill .3 1.1 @0,.12,0 + tube .1 .26,.6,0 .5,.6,0 .52,.9,0 s12 + tube .1 -.26,.5,0 -.48,.5,0 -.5,.8,0 s12 + ball .13 .1 .18 @.14,.08,.04 mir + box .05 .8 .62 b.02 @0,.24,0 + box .62 .79 .05 b.02 @0,.25,0
  spine: cone .012 .08 s4 rx90 n3:.0,.2,0 @.0,.45,.31 + cone .012 .08 s4 rx90 n3:0,.2,0 @.2,.62,.21 mir + cone .012 .08 s4 rz-90 n3:0,.2,0 @.29,.75,0 + cone .012 .08 s4 rz90 n3:0,.2,0 @-.29,.7,0
  flower: star 6 .12 .06 .05 rx-90 @.08,1.24,0 + ball .04 @.08,1.26,0
  eyes: eyes .075 .12 @0,.85,.27
  mouth: tube .02 -.1,.66,.31 0,.62,.32 .1,.66,.31 s8
pumpkin man, pumpkin head, pumpkin monster, pumpkin king, jack o lantern man, headless horseman | 1.9 | main cloth #2a2a30, trim cloth #d9731c, trousers cloth #2a2a30, pumpkin petal #e8781c, stem bark #5a6a34, face light #ffd040, cape cloth #4a1f5a
  person top=coat hair=none skull=.8 ears=none cape right=scythe
  pumpkin: ball .1 .2 .26 s14 @0,1.7,0 + ball .1 .199 .259 s14 ry45 @0,1.7,0 + ball .1 .2 .26 s14 ry90 @0,1.7,0 + ball .1 .199 .259 s14 ry135 @0,1.7,0
  stem: tube .05>.03 0,1.86,0 .02,1.96,0 .07,2.0,.02 s8
  face: slab .1 -.06,0 .06,0 0,.09 rz0 @.11,1.73,.22 mir + slab .1 -.02,0 .02,0 0,.04 @0,1.67,.25 + slab .1 -.15,.03 -.09,0 -.05,.03 0,0 .05,.03 .09,0 .15,.03 .08,-.06 -.08,-.06 @0,1.6,.22
lizardman, lizard man, lizard warrior, lizardfolk, argonian, dragonborn, dragon man, crocodile man, reptile man, troglodyte | 1.9 | skin leather #4f8a4a, main leather #5a4030, belly leather #c9c47a, horn bone, hair bone, trousers leather #5a4030, boots leather #4f8a4a, crest petal #c4502a
  person top=bare bottom=kilt barelegs hair=none ears=none feet=bare tail noseless broad=1.1 right=spear shoulders
  skin: pillz .085 .34 *1.1,.8,1 @0,1.59,.17 + ball .16 .14 .17 @0,1.65,.0 + tube .12>.08>.02 0,.9,-.1 .05,.5,-.4 .1,.15,-.75 .2,.1,-1.1 s10
  belly: pillz .07 .3 *1.1,.5,1 @0,1.545,.18
  crest: slab .03 0,.0 .0,.12 -.12,.0 ry90 n5:0,-.085,-.03 @0,1.55,-.17
  eyes: eyes .035 .1 @0,1.71,.12
  white: cone .013 .04 s6 rx180 n4:0,0,.055 @.075,1.56,.2 mir
ratman, rat man, skaven, mouse man, rat warrior, wererat | 1.5 | skin fur #6a5a4e, main leather #5a4030, hair fur #6a5a4e, trousers leather #4a3a2c, boots leather, nose skin #e8a0a0, ear skin #d9988c
  person top=tunic bottom=trousers hair=none ears=none noseless feet=bare right=dagger fangs skull=1.1
  skin: lathe 0,.3 .02,.28 .06,.18 .11,.05 .13,-.05 0,-.14 ~ rx90 @0,1.6,.05 + tube .03>.015>.006 0,.88,-.12 .05,.5,-.35 -.1,.15,-.5 .1,.06,-.8 s8
  nose: ball .025 @0,1.6,.36
  ear: rodz .1 .03 s16 ry-14 @.14,1.79,-.04 mir
  white: bar .003 .02,1.59,.33 .14,1.62,.32 s4 mir + bar .003 .02,1.58,.33 .14,1.57,.32 s4 mir + box .016 .03 .008 @.008,1.545,.33 mir
  eyes: eyes .03 .075 @0,1.68,.14
oni, ogre demon, japanese demon, red oni, yokai, japanese ogre | 2.3 | skin skin #c4302b, main fur #e0a03a, hair fur #1d1a1a, horn bone, trousers fur #e0a03a, boots skin #c4302b, mark fur #2a1a12, iron
  person top=bare bottom=kilt barelegs hair=short tusks horns=devil fangs feet=bare broad=1.4
  iron: cyl .07 1 .1 s8 rx20 @-.45,.5,-.06 + cone .03 .07 s6 rx90 n4:0,.2,0 @-.45,1.0,.14
  mark: box .1 .03 .02 rz30 n4:.11,0,0 @0,.74,.22
thor, odin, norse god, god of thunder, thunder god | 1.95 | main leather #3a4050, metal steel, cape cloth #b3261e, hair fur #d9a84a, trousers leather #2a2c35, trim steel
  person top=armor hat=viking hair=long beard=long right=hammer cape broad=1.25
zeus, jupiter god, greek god, god of lightning, olympian | 1.95 | main cloth #f4f0e6, trim gold, hair snow, bolt light #ffe24a, skin skin
  person top=robe hat=leafy hair=long beard=long barelegs broad=1.15 sash
  bolt: slab .05 0,-.4 .2,.05 .06,.02 .16,.42 -.12,-.06 .03,-.02 @-.52,1.0,.12
poseidon, neptune, sea god, god of the sea, triton | 1.95 | main cloth #2d8a9a, trim gold, hair fur #c8e8e0, hat gold, skin skin, trousers cloth #1f5a6a
  person top=robe hat=crown hair=long beard=long right=trident sash broad=1.15
valkyrie, shieldmaiden, shield maiden, amazon warrior, warrior woman, female warrior | 1.75 | main leather #7a5a3a, metal silver, hair fur #e8c25a, wing snow, cape cloth #2d4f9a, trim gold, trousers leather #5a3a26
  person top=armor hat=viking hair=long right=spear left=shield wings broad=.95
succubus, incubus, demoness, demon girl, she devil | 1.75 | main leather #3a1a2a, skin skin #d97a8a, hair fur #1d1420, horn bone #3a2a2a, wing leather #5a1a2a, boots leather #2a1420
  person top=dress hair=long horns=devil wings tail ears=pointed broad=.92 fangs
cthulhu, mind flayer, illithid, eldritch horror, squid man, octopus man, deep one, lovecraft monster | 2.2 | main cloth #3a2f4a, skin skin #5f9a7a, hair skin #5f9a7a, wing leather #3f6a5a, trim gold, tentacle skin #4f8a6a, eye light #ffd040
  person top=robe hair=none ears=none noseless wings broad=1.25 skull=1.45
  tentacle: tube .04>.03>.012 .03,1.62,.15 .04,1.45,.24 .02,1.28,.2 .05,1.15,.24 s9 mir + tube .04>.03>.012 .08,1.62,.13 .12,1.46,.2 .11,1.32,.16 .17,1.22,.18 s9 mir + tube .036>.026>.01 .12,1.63,.1 .19,1.5,.14 .2,1.4,.1 .26,1.34,.12 s9 mir
  eye: ball .035 .024 .03 rz-20 @.07,1.72,.155 mir
dryad, nymph, forest spirit, wood nymph, tree spirit, forest nymph, plant girl | 1.7 | main leaves #4f8a3a, skin wood #b58a5a, hair leaves #5fae3f, trim leaves #3f7a2e, flower petal #f08ab5
  person top=dress hat=leafy hair=long barelegs feet=bare broad=.9
  flower: star 5 .06 .035 .03 @.11,1.72,.11 mir + star 5 .05 .03 .03 @.0,1.78,.14 + star 5 .05 .03 .03 @.08,1.18,.15 mir + star 5 .05 .03 .03 n3:.14,0,0 @0,.7,.2
gnoll, hyena man, wolf warrior, jackal man, beastman, dog man | 2 | main leather #5a4030, skin fur #b5935a, hair fur #6a4a2c, trousers leather #3a2c20, boots fur #b5935a, mark fur #5a4028
  person top=bare bottom=kilt barelegs hair=mohawk ears=pointed snout fangs feet=bare tail broad=1.2 right=axe
  mark: ball .03 .03 .012 @.1,1.25,.15 mir + ball .025 .03 .012 @.04,1.05,.16 mir + ball .03 .03 .012 @.14,1.05,.14 mir
kappa, turtle man, tortoise man, turtle warrior, ninja turtle | 1.4 | skin skin #5f9a4a, main leather #8a6a3a, hair fur #2a2a1c, shell leather #5a4a24, belly leather #e0c88a, beak bone #e8b03a
  person top=bare hair=none ears=none feet=bare noseless broad=1.1 skull=1.3 legs=.85 right=spear
  shell: ball .34 .42 .2 @0,1.12,-.16 + ringz .3 .04 8 *1,1.25,1 @0,1.12,-.12
  belly: ball .2 .32 .06 @0,1.1,.13
  beak: cone .05 .1 s10 rx80 @0,1.6,.14
skeleton king, skeleton mage, skeleton lord, undead king, bone king | 1.9 | main cloth #3a1f4a, trim gold, cape cloth #5a1a2a, hair bone, orb light #53ff7a, bone bone
  person bones hat=crown cape right=staff
living armor, animated armor, haunted armor, possessed armor, empty armor, ghost knight, cursed armor | 1.9 | metal iron #4a4e58, main iron #3a3e48, trousers iron #3a3e48, boots iron, crest fur #6a1a5a, eye light #c45aff, skin rubber #15151a, hair rubber #15151a
  person top=armor hat=helmet right=sword left=shield hair=none broad=1.2
  eye: ball .03 .02 .02 @.055,1.65,.19 mir + ball .12 .03 .12 @0,1.5,0
pirate sailor, pirate crew, pirate crewman, pirate crew member, deckhand, pirate mate, crew pirate, pirate boy | 1.78 | main cloth #f1ece0, trim cloth #c4302b, trousers cloth #2d3f6a, hat cloth #c4302b, hair fur #2a1c14, boots leather #3a2618, band cloth #2d4a8a
  person top=shirt bottom=trousers hat=bandana beard=short right=dagger sash
  band: lathe .178,0 .186,0 .186,.045 .178,.045 .178,0 *1,1,.76 @0,1.02,0 + lathe .186,0 .194,0 .194,.045 .186,.045 .186,0 *1,1,.76 @0,1.12,0 + lathe .19,0 .2,0 .2,.045 .19,.045 .19,0 *1,1,.74 @0,1.22,0
pirate officer, officer pirate, pirate first mate, first mate, naval officer, navy officer, ship officer | 1.82 | main cloth #23355f, trim gold, trousers cloth #f1ece0, hat cloth #1d2438, hair fur #d9d4c8, boots leather #1d1a18
  person top=coat hat=tricorn hair=ponytail right=sword sash
  gold: box .12 .03 .13 b.01 rz-12 @.215,1.43,0 mir + 4*bar .01 .26,1.42,-.04+.027i .28,1.36,-.04+.027i s5 mir + ball .014 s8 n4:0,-.09,0 @.06,1.3,.5 setz + ball .014 s8 n4:0,-.09,0 @-.06,1.3,.5 setz
skater, skater boy, skater male, skate boy, character skate boy, skateboarder, male skater, skater guy | 1.72 | main cloth #d1502a, trim cloth #f1e6d2, trousers cloth #3a4f7a, hat cloth #2a2d33, hair fur #6a4426, boots snow, deck wood, wheel paint #f2c21c, grip rubber
  person top=shirt bottom=trousers hat=cap hair=short smile
  white: star 5 .07 .03 .02 @0,1.22,.5 setz
  deck: side .02 -.4,.1 -.3,.0 .3,.0 .4,.1 .4,.12 .3,.02 -.3,.02 -.4,.12 b0 *10,1,1 rz90 rx90 @-.42,.82,.1
  grip: box .006 .58 .19 b0 @-.412,.53,.1
  wheel: rodx .03 .04 @-.45,.62,.03 + rodx .03 .04 @-.45,.62,.17 + rodx .03 .04 @-.45,1.02,.03 + rodx .03 .04 @-.45,1.02,.17
skater girl, skater female, skate girl, character skate girl, female skater, girl skater, skateboarder girl | 1.64 | main cloth #f06aa8, trim cloth #f1e6d2, trousers cloth #2a2d3a, hat cloth #3fb5c4, hair fur #d9a84a, boots snow, deck wood #6a3fa8, wheel paint #3fd0ff, grip rubber
  person top=shirt bottom=trousers hat=cap hair=long smile broad=.92
  white: star 5 .06 .028 .02 @0,1.22,.5 setz
  deck: side .02 -.4,.1 -.3,.0 .3,.0 .4,.1 .4,.12 .3,.02 -.3,.02 -.4,.12 b0 *10,1,1 rz90 rx90 @-.4,.82,.1
  grip: box .006 .58 .19 b0 @-.392,.53,.1
  wheel: rodx .03 .04 @-.43,.62,.03 + rodx .03 .04 @-.43,.62,.17 + rodx .03 .04 @-.43,1.02,.03 + rodx .03 .04 @-.43,1.02,.17
employee, character employee, shop employee, cashier, store clerk, shop assistant, arcade employee, salesman, staff member | 1.75 | main cloth #2d62b8, trim cloth #f2c21c, trousers cloth #2a2d33, hat cloth #f2c21c, hair fur #4a2f1c, badge snow, board grain #a8743f
  person top=shirt bottom=trousers hat=cap apron smile hair=short
  badge: box .09 .05 .014 b.006 @.09,1.27,.5 setz
  name.dark: box .06 .008 .016 b0 n2:0,.014,0 @.09,1.27,.5 setz
gamer, character gamer, video gamer, pro gamer, esports player, boy with a game controller, gaming boy, streamer | 1.72 | main cloth #2a2d3a, trim light #6aff5a, trousers cloth #3a4f7a, hair fur #4a2f1c, boots snow, pad snow, phone paint #d1202a, button paint #d1202a
  person top=shirt bottom=trousers hair=short glasses arms=forward
  trim: rodx .055 .05 s16 @.15,1.63,0 mir + slab .016 -.07,.02 -.04,.05 .04,.05 .07,.02 .08,-.05 .045,-.05 .02,-.02 -.02,-.02 -.045,-.05 -.08,-.05 b.003 @0,1.2,.5 setz
  phone: ringx .145 .016 8 s24 *1,1.1,.9 @0,1.66,0 + rodx .06 .03 s16 @.17,1.63,0 mir
  pad: slab .05 -.2,-.06 -.14,-.09 -.08,-.03 .08,-.03 .14,-.09 .2,-.06 .2,.05 .15,.08 -.15,.08 -.2,.05 b.016 *1.3,1.1,1 rx-50 @0,1.26,0.52
  dark: box .05 .016 .02 rx-50 @-.13,1.290,0.550 + box .016 .05 .02 rx-50 @-.13,1.270,0.550
  button: ball .014 s8 @.12,1.300,0.540 + ball .014 s8 @.15,1.280,0.540
survivor, male survivor, survivor male, apocalypse survivor, wasteland survivor, scavenger, zombie survivor, post apocalyptic survivor | 1.8 | main leather #6a5038, trim cloth #8a8a6a, trousers cloth #4a5038, hat cloth #5a4a3a, hair fur #3a2a1c, boots leather #2f241c, pack cloth #5a6040, strap leather #3a2618, metal rust
  person top=vest bottom=trousers beard=short hair=short right=axe pack scarf
  strap: bar .022 .12,1.42,.12 -.14,1.0,.13 s6
  pack: rodx .09 .44 s14 @0,1.5,-.26
  metal: box .1 .1 .03 b.01 @.1,.74,.12 + box .05 .06 .03 n4:.05,0,0 @-.02,1.06,.5 setz
female survivor, survivor female, survivor woman, woman survivor, survivor girl, apocalypse girl | 1.7 | main cloth #5a6a4a, trim leather #6a5038, trousers cloth #4a3f34, hair fur #8a4a22, boots leather #2f241c, pack cloth #6a5038, strap leather #3a2618, hat cloth #a8322a
  person top=vest bottom=trousers hair=ponytail hat=headband right=club pack scarf broad=.92
  strap: bar .02 .11,1.38,.12 -.12,1.0,.12 s6
  pack: rodx .08 .4 s14 @0,1.44,-.25
female cyborg, cyborg female, cyborg woman, cyborg girl, robot girl, android woman, female android | 1.72 | main paint #e9eaf0, trim iron #3a3f4a, skin skin, metal steel, trousers paint #e9eaf0, boots iron #3a3f4a, orb light #3fd0ff, hair fur #d95aa8
  person top=suit shoulders hair=long hands=metal broad=.9
  metal: ball .07 .12 .11 @.065,1.6,.03
  orb: ball .026 @.055,1.625,.14 + rodz .035 .02 s16 @0,1.25,.5 setz + box .14 .012 .012 b0 @0,1.14,.5 setz
skeleton rogue, rogue skeleton, skeleton thief, skeleton assassin, undead rogue, skeleton bandit | 1.75 | main cloth #2f3338, cape cloth #3a1f2a, trim leather #5a3a20, hair bone, skin bone, bone bone, hat cloth #3a1f2a
  person bones hat=hood cape right=dagger left=dagger
`;

/** The figures with a form of their own, in clothes that words name. */
export const figures = `
humanoid | 1.75 | main cloth #3f6f9a, trousers cloth #4a3f35, hair fur #4a2f1c, boots leather
  person top=tunic bottom=trousers hair=short
knight | 1.85 | main cloth #a8242c, metal steel, cape cloth #a8242c, boots steel
  person top=armor hat=helmet right=sword left=shield hair=none
wizard | 1.8 | main cloth #3a3f9a, trim cloth #d9a84a, hat cloth #3a3f9a, hair snow
  person top=robe hat=pointed beard=long right=staff fringe
`;
