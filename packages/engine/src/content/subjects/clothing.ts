/** Clothing, armour and jewellery: names | height in metres | surfaces, then a clause a line. */
export const clothing = `
helmet, knight helmet, medieval helmet, great helm, iron helmet | .32 | metal steel, dark rubber, crest fur #b3261e, gold
  metal: lathe .12,0 .13,.08 .135,.18 .11,.25 .05,.29 0,.3 ~ *.95,1,1.1 + box .022 .15 .016 @0,.03,.2 layz
  dark: box .08 .018 .012 @.055,.165,.2 layz mir + box .006 .07 .012 n2:.028,0,0 @.042,.05,.2 layz mir
  gold: box .085 .01 .012 @.055,.15,.2 layz mir + lathe .122,0 .13,0 .132,.02 .124,.02 *.95,1,1.1
  crest: side .03 .1,.26 .09,.34 0,.38 -.12,.34 -.18,.2 -.13,.2 -.08,.28 0,.3
viking helmet, horned helmet, viking helm | .3 | metal iron, horn bone, gold
  metal: lathe .14,0 .14,.06 .11,.13 .05,.17 0,.18 ~ + box .025 .1 .02 @0,-.06,.14
  gold: ring .14 .014 @0,.01,0 + box .02 .02 .27 @0,.3,0 layy + ball .014 @0,.01,.15 o8
  horn: tube .04>.006 .11,.06,0 .22,.07,0 .28,.16,0 .27,.27,.02 mir
space helmet, astronaut helmet, diving helmet | .36 | shell snow, visor obsidian #d9a030, trim paint #d8502a, metal steel
  shell: ball .17 .18 .17 @0,.18,0
  visor: ball .13 .11 .09 @0,.19,.1
  metal: ring .14 .025 @0,.03,0 + cyl .04 .02 rz90 @.18,.18,0 mir + ringz .13 .012 *1,.85,1 @0,.19,.112
  trim: box .04 .012 .3 @0,.5,-.02 layy + cyl .005 .14 @.13,.25,-.05
breastplate, chest plate, chestplate, chest armor, chest armour, cuirass, body armor, plate armor, armor, suit of armor | .6 | metal steel, gold, leather
  metal: lathe .16,0 .17,.05 .15,.16 .19,.32 .2,.42 .13,.5 .09,.52 ~ *1,1,.7 + ball .1 .06 .1 rz-20 @.22,.46,0 mir + lathe .2,-.14 .17,.02 .15,.02 *1,1,.72
  gold: box .02 .38 .014 @0,.07,.4 layz + ring .095 .014 *1,1,.75 @0,.52,0 + ring .175 .012 *1,1,.72 @0,.03,0 + star 4 .05 .02 .014 @0,.34,.4 layz
  leather: box .045 .03 .2 @.13,.8,0 layy mir
gauntlet, gauntlets, armored glove, metal glove, iron fist | .36 | metal steel, gold, leather
  metal: lathe .08,0 .06,.12 .045,.16 + box .1 .1 .05 b.015 @0,.16,0 + pill .013 .09 n4:.025,0,0 @0,.24,.004 + pill .013 .06 n4:.025,0,0 @0,.3,.01
    + pill .014 .09 rz-40 @.05,.2,.015
  gold: ring .08 .008 @0,.005,0 + ball .013 n4:.025,0,0 @0,.255,.026 + box .102 .012 .054 @0,.17,0
  leather: cyl .042 .02 @0,.145,0
boots, boot, leather boots, pair of boots, cowboy boots, rain boots, hiking boots | .35 | leather, sole rubber, trim leather #4a2c17
  leather: lathe .05,.04 .055,.18 .065,.32 0,.32 @.1,0,-.03 mir + pillz .048 .22 *1,1,1 @.1,.06,.04 mir + ball .05 .045 .07 @.1,.055,.1 mir
  sole: plan .03 -.045,-.09 .045,-.09 .05,.1 .03,.17 -.03,.17 -.05,.1 ~ @.1,0,0 mir + box .08 .04 .06 @.1,0,-.06 mir
  trim: ring .064 .01 @.1,.31,-.03 mir + ring .056 .006 @.1,.15,-.03 mir + box .03 .03 .01 @.1,.14,.03 mir
sneakers, sneaker, pair of sneakers, shoes, shoe, running shoes, pair of shoes, tennis shoes | .13 | body paint #d1202a, sole snow, lace snow
  body: side .075 -.13,.03 .1,.03 .15,.04 .14,.065 .05,.09 .0,.13 -.12,.13 ~ @.06,0,0 mir
  sole: plan .03 -.042,-.14 .042,-.14 .045,.08 .03,.16 -.03,.16 -.045,.08 ~ @.06,0,0 mir
  lace: box .05 .006 .012 rx30 n4:0,-.014,.024 @.06,.105,.05 mir + box .077 .04 .03 @.06,.05,-.05 mir
  dark: cyl .03 .01 *1,1,1.5 @.06,.126,-.06 mir
high heels, high heel, heels, stiletto shoe | .16 | body paint #d1202a, sole rubber
  body: side .05 -.1,.11 -.09,.095 -.03,.07 .04,.016 .08,.002 .14,.002 .15,.01 .14,.016 .085,.018 .045,.034 -.03,.092 -.06,.108 b.004 @.055,0,0 mir
    + ball .03 .026 .055 @.055,.02,.1 mir + ball .025 .02 .03 @.055,.108,-.078 mir + bar .008 .055,.03,.05 .055,.1,-.05 mir
  sole: cone .018 .11 s10 rx180 @.055,.11,-.085 mir + box .05 .004 .08 @.055,-.001,.11 mir
cloak, cape, hooded cloak | 1.4 | cloth cloth #6a1f2c, inner cloth #3a1018, gold
  cloth: lathe .38,0 .3,.5 .22,.95 .12,1.12 .11,1.2 .05,1.24 ~ *1,1,.75 + lathe .12,1.08 .17,1.2 .16,1.34 .06,1.42 ~ @0,0,-.05
  inner: box .1 1.0 .06 rx-11 @0,.04,.27 + ball .1 .11 .06 @0,1.25,.1
  gold: ball .03 @0,1.1,.13
robe, wizard robe, bathrobe, kimono | 1.4 | cloth cloth #3a3f9a, trim gold, belt leather
  cloth: lathe .36,0 .26,.5 .19,.85 .22,1.2 .12,1.36 .08,1.38 ~ *1,1,.7 + tube .09>.13 .2,1.25,0 .42,.98,.03 .55,.75,.05 mir
  trim: ring .35 .02 *1,1,.72 @0,.02,0 + box .05 1.2 .03 @0,.12,.6 layz + ring .09 .02 *1,1,.8 @0,1.37,0 + ring .12 .016 rz36 @.54,.77,.05 mir
  belt: ring .19 .025 *1,1,.74 @0,.84,0
t shirt, shirt, tshirt, tee, jersey, sweater, hoodie, jacket, vest, blouse, waistcoat, polo shirt, cardigan | .7 | cloth cloth #2d8fb8, hem cloth #1f6a8a
  cloth: slab .13 -.2,0 .2,0 .21,.2 .215,.44 .4,.33 .475,.44 .3,.62 .2,.665 .11,.68 .06,.64 0,.62 -.06,.64 -.11,.68 -.2,.665 -.3,.62 -.475,.44 -.4,.33 -.215,.44 -.21,.2 b.035
  hem: tube .018 -.105,.665,.03 -.06,.625,.07 0,.605,.075 .06,.625,.07 .105,.665,.03 .06,.668,-.04 0,.665,-.055 -.06,.668,-.04 ~ s8
    + block .115 .03 .12 b.012 rz56 @.434,.387,0 mir
    + box .39 .03 .14 b.012 @0,.012,0
  white: star 5 .09 .04 .02 @0,.36,.062
jeans, pair of jeans, pants, trousers, pair of pants, shorts, pair of trousers | 1 | cloth cloth #3a5a9a, belt leather, stitch thatch #c99a4a
  cloth: slab .17 -.2,.7 -.22,.02 -.06,.02 0,.62 .06,.02 .22,.02 .2,.7 .17,.98 -.17,.98 b.05
  belt: slab .175 -.175,.92 .175,.92 .172,.97 -.172,.97 b.01
  gold: box .05 .05 .02 @0,.92,.085
  stitch: box .01 .16 .01 @.0,.72,.083 + tube .006 .07,.88,.082 .1,.8,.084 .17,.79,.08 mir
dress, gown, ball gown, wedding dress | 1.3 | cloth cloth #d8457f, trim gold
  cloth: lathe .45,0 .36,.25 .2,.65 .13,.85 .15,1.05 .17,1.12 0,1.12 ~ *1,1,.75
  trim: ring .135 .02 *1,1,.75 @0,.83,0 + ring .44 .02 *1,1,.76 @0,.03,0 + bar .014 .1,1.1,.05 .08,1.3,0 .1,1.1,-.05 mir
  trim: ball .025 @0,.83,.12
scarf, wool scarf | .7 | wool cloth #c4302b, stripe cloth #f1e6d2
  wool: ring .15 .07 10 *1,.8,.9 @0,.6,0 + ring .14 .06 10 *1,.8,.9 rx10 @0,.66,0 + ball .075 .07 .06 @.06,.56,.15 + slab .035 -.075,-.42 .075,-.42 .06,0 -.06,0 b.012 rx-4 @.05,.54,.17 + slab .034 -.075,-.3 .075,-.3 .06,0 -.06,0 b.012 rz-18 rx-3 @.1,.54,.14 + box .012 .06 .02 b.003 n6:.026,0,0 @.05,.07,.205
  stripe: box .15 .04 .042 b.008 @.05,.17,.193 rx0 + box .146 .04 .042 b.008 @.05,.27,.186
glove, gloves, mitten, pair of gloves, mittens | .26 | cloth leather #8a5a3a, cuff cloth #f1ece2
  cloth: ball .055 .07 .03 @0,.12,0 + pill .016 .1 n4:.026,0,0 @.0,.15,0 + pill .017 .085 rz-45 @.035,.09,0
  cuff: ring .045 .018 *1,1,.7 @0,.04,0 + cyl .042 .05 *1,1,.7 @0,.0,0
belt, leather belt, champion belt, utility belt | .12 | leather, gold, pouch leather #8a5a34
  leather: lathe .2,0 .21,0 .21,.07 .2,.07 .2,0 *1,1,.75
  gold: slab .02 -.05,-.01 .05,-.01 .05,.08 -.05,.08 @0,0,.16 + box .06 .012 .03 @0,.03,.165
  pouch: box .08 .08 .05 b.012 @.14,-.02,.12 mir
backpack, school bag, schoolbag, rucksack, hiking backpack, bookbag | .5 | bag cloth #c4502b, pocket cloth #a03f20, strap leather, roll cloth #3f7a5a
  bag: box .36 .44 .2 b.07
  pocket: box .26 .2 .1 b.04 @0,.05,.12 + box .3 .16 .16 b.05 @0,.32,.06
  strap: box .04 .2 .02 @.08,.14,.18 mir + tube .02 .1,.42,-.09 .13,.3,-.2 .12,.08,-.12 mir + tube .014 -.05,.44,0 0,.5,0 .05,.44,0
  roll: rodx .07 .42 @0,.5,0
  gold: box .05 .04 .02 @.08,.26,.18 mir
sunglasses, glasses, eyeglasses, pair of glasses, spectacles, shades, pair of sunglasses, goggles, aid sunglasses, aid glasses | .06 | lens obsidian #1d2430, frame rubber #22242a
  lens: slab .008 -.03,-.018 .03,-.02 .028,.02 -.03,.024 ~ @.04,.03,.06 mir
  frame: tube .004 -.034,-.022,0 .034,-.024,0 .032,.024,0 -.034,.028,0 ~ @.04,.03,.06 mir + bar .004 -.01,.04,.06 .01,.04,.06
    + tube .004 .075,.045,.06 .08,.045,0 .078,.04,-.05 .074,.015,-.075 mir
gas mask, respirator, plague mask, plague doctor mask | .26 | mask rubber #3a3d34, lens obsidian #7a9a8a, filter iron, strap leather
  mask: ball .11 .13 .1 @0,.14,0 + cone .06 .1 rx100 @0,.09,.06
  lens: rodz .036 .02 @.045,.165,.085 mir
  filter: rodz .045 .06 @0,.065,.13 + rodx .04 .05 @.11,.06,.04 mir + ringz .036 .008 @.045,.165,.092 mir
  strap: ring .105 .014 rx-20 @0,.17,-.02
hockey mask, goalie mask, jason mask | .24 | mask ceramic, hole rubber, mark paint #c4201f
  mask: ball .095 .125 .07 @0,.125,0
  hole: ball .024 .018 .02 @.038,.155,.058 mir + ball .007 .007 .012 n3:.03,0,0 @0,.075,.062 + ball .007 .007 .012 n4:.024,0,0 @0,.1,.068
    + ball .007 .007 .012 n2:.03,0,0 @0,.05,.052 + ball .006 .006 .01 n3:.03,0,0 @0,.21,.05
  mark: slab .008 0,-.03 .02,.02 -.02,.02 @0,.2,.2 layz + slab .008 0,-.02 .016,.02 -.016,.02 rz30 @-.06,.1,.2 layz
    + slab .008 0,-.02 .016,.02 -.016,.02 rz-30 @.06,.1,.2 layz
mask, theater mask, tribal mask, tiki mask, venetian mask, oni mask | .35 | wood, paint paint #c4302b, feather plant #4f8a34, dark rubber
  wood: ball .13 .18 .07 @0,.18,0 + box .03 .12 .06 b.012 @0,.12,.06
  dark: ball .035 .02 .03 @.055,.22,.055 mir + box .12 .04 .03 b.012 @0,.06,.055
  paint: box .08 .016 .02 rz-14 @.06,.26,.058 mir + ball .014 .03 .02 @.09,.13,.045 mir + box .012 .1 .02 @0,.28,.05
  feather: leaf .16 .05 .2 @0,.32,0 + leaf .15 .05 .2 rz-22 @.05,.31,0 mir + leaf .13 .045 .2 rz-45 @.09,.28,0 mir
  white: box .014 .018 .02 n5:.022,0,0 @0,.085,.062
ribbon bow, hair bow, gift bow, bow ribbon | .16 | cloth cloth #c4302b
  cloth: tube .012 .01,.1,0 .07,.155,.012 .115,.14,0 .115,.06,0 .07,.045,.012 .01,.1,0 s8 *1,1,2.2 mir + ball .024 .03 .028 @0,.1,0
    + slab .012 -.004,.1 .016,.1 .062,0 .042,.012 .024,-.004 @0,0,-.004 mir
tie, necktie, bow tie | .5 | cloth cloth #b3261e, stripe cloth #2d4a8a
  cloth: slab .02 0,0 .05,.06 .025,.4 -.025,.4 -.05,.06 + slab .03 -.03,.4 .03,.4 .04,.47 -.04,.47
  stripe: slab .022 -.045,.1 .045,.14 .04,.17 -.045,.13 + slab .022 -.038,.2 .038,.24 .036,.27 -.036,.23 + slab .022 -.03,.3 .03,.34 .028,.37 -.03,.33
hat, fedora, felt hat, sun hat | .16 | cloth leather #7a5c3e, band leather #3a2416
  cloth: lathe .11,0 .235,.012 .25,.03 .235,.032 .135,.022 .128,.1 .11,.15 .06,.16 0,.14 ~ *1,1,1.12
  band: lathe .134,.025 .139,.025 .133,.06 .127,.06 *1,1,1.12
top hat, magician hat, tophat | .28 | cloth cloth #22242a, band cloth #b3261e
  cloth: lathe .2,0 .22,.02 .19,.03 .12,.03 .12,.22 .13,.26 .125,.27 0,.27 *1,1,1.1
  band: lathe .121,.035 .126,.035 .125,.075 .12,.075 *1,1,1.1
cowboy hat, stetson, sheriff hat | .2 | cloth leather #9a6a3c, band leather #4a2c17, gold
  cloth: lathe .14,.02 .13,.1 .1,.16 .06,.15 0,.13 ~ *1,1,1.15
    + lathe .1,0 .25,.01 .256,.016 .25,.022 .1,.03 s32 wave2:0:90:.2 *1,1,1.1
  band: lathe .138,.03 .145,.03 .142,.06 .134,.06 *1,1,1.15
  gold: star 5 .025 .012 .01 @0,.05,.165
baseball cap, cap, trucker hat, ball cap | .16 | cloth cloth #2d62b8, brim cloth #c4302b, patch snow
  cloth: lathe .12,0 .12,.05 .09,.11 .04,.14 0,.145 ~ *1,1,1.1 + ball .012 @0,.148,0
  brim: plan .012 .1,.06 .11,.12 .08,.2 0,.23 -.08,.2 -.11,.12 -.1,.06 @0,.0,.02
  patch: ball .04 .035 .014 rx-20 @0,.07,.118
pirate hat, tricorn, tricorne, captain hat | .24 | cloth cloth #1f2026, trim gold, skull bone
  cloth: lathe .14,0 .12,.1 .06,.16 ~ + slab .025 -.26,.0 .26,0 .2,.1 .1,.2 0,.24 -.1,.2 -.2,.1 rx-12 @0,0,.12
    + slab .025 -.26,.0 .26,0 .2,.1 .1,.2 0,.22 -.1,.2 -.2,.1 rx12 @0,0,-.12 + plan .02 .27,0 .14,.16 -.14,.16 -.27,0 -.14,-.16 .14,-.16
  trim: tube .008 -.26,.0,.135 -.2,.1,.115 -.1,.2,.095 0,.24,.085 .1,.2,.095 .2,.1,.115 .26,0,.135
  skull: ball .04 .036 .014 rx-12 @0,.125,.128 + box .04 .025 .016 rx-12 @0,.075,.135 + bar .008 -.06,.05,.145 .06,.11,.13 mir
  dark: ball .011 @.015,.125,.142 mir
witch hat, halloween hat | .4 | cloth cloth #2a2233, band cloth #7a3fa8, gold
  cloth: lathe .28,0 .27,.015 .14,.03 .12,.1 .07,.26 .04,.32 ~ + tube .045>.008 0,.3,0 .02,.37,0 .08,.42,.02 .14,.41,.02
  band: lathe .138,.035 .144,.035 .135,.08 .129,.08
  gold: slab .012 -.035,0 .035,0 .035,.05 -.035,.05 rx-10 @0,.035,.143
santa hat, christmas hat, stocking cap | .3 | cloth cloth #c4202b, fur snow
  cloth: lathe .125,.04 .11,.12 .07,.22 ~ + tube .07>.03 0,.2,0 .06,.32,0 .16,.32,.02 .22,.22,.03
  fur: ring .125 .04 @0,.04,0 + ball .05 @.224,.19,.03
chef hat, cook hat, toque | .3 | cloth snow
  cloth: cyl .11 .13 + ball .08 .08 .08 @.075,.2,0 o7 + ball .1 .1 .1 @0,.24,0
hard hat, safety helmet, construction helmet, construction hat | .17 | shell paint #f2c21c, dark rubber
  shell: lathe .13,.02 .13,.06 .1,.12 .05,.15 0,.155 ~ *1,1,1.15
    + plan .012 .13,-.16 .15,0 .12,.17 .06,.22 -.06,.22 -.12,.17 -.15,0 -.13,-.16 0,-.19 @0,.015,0 + side .03 .14,.09 .08,.16 0,.18 -.08,.16 -.14,.09 0,.1
    + side .016 .13,.08 .07,.14 0,.155 -.07,.14 -.13,.08 0,.09 @.05,0,0 mir
necklace, pearl necklace, beads, bead necklace | .28 | pearl ceramic #f3ece4, gem crystal #c2243c, gold
  pearl: ball .015 @.0,.02,.03 + ball .014 @.03,.03,.025 mir + ball .014 @.058,.05,.02 mir
    + ball .013 @.08,.08,.015 mir + ball .013 @.095,.11,.008 mir + ball .012 @.102,.142,0 mir + ball .012 @.1,.173,-.008 mir + ball .012 @.09,.2,-.016 mir
    + ball .011 @.07,.222,-.022 mir + ball .011 @.045,.235,-.026 mir + ball .011 @.016,.24,-.028 mir
  gem: ball .026 .034 .016 @0,-.03,.032
  gold: ringz .03 .006 *1,1.2,1 @0,-.03,.032
amulet, pendant, locket, talisman, medallion | .22 | gem crystal #1f9d63, gold
  gold: ringz .045 .009 @0,.045,0 + rodz .042 .008 @0,.045,-.002 + ringz .01 .003 @0,.1,0 + tube .003 0,.105,0 .05,.16,0 .06,.2,-.01 .035,.228,-.018 0,.238,-.022 mir
    + star 8 .05 .035 .006 @0,.045,-.006
  gem: ball .025 .03 .014 @0,.045,.006
earring, earrings, pair of earrings | .07 | gold, gem crystal #1f6fc4
  gold: ringz .01 .002 @.025,.055,0 mir + ball .006 @.025,.042,0 mir + cone .008 .01 @.025,.034,0 mir
  gem: lathe 0,0 .01,.014 .008,.026 0,.036 ~ s8 @.025,0,0 mir
bracelet, bangle, armband | .03 | gold, gem crystal #d01f45
  gold: ring .04 .006 @0,.01,0 *1,1.5,.9 + ring .0435 .003 @0,.017,0 *1,1,.9 + ring .0435 .003 @0,.003,0 *1,1,.9
  gem: ball .008 .008 .005 @0,.01,.041 + ball .006 .006 .004 @.02,.01,.034 mir + ball .005 @.034,.01,.02 mir
tiara, diadem, princess crown | .09 | silver, gem crystal #5fc0ff
  silver: tube .005 -.08,0,-.03 -.06,.005,.03 0,.01,.06 .06,.005,.03 .08,0,-.03 + tube .004 0,.01,.06 .02,.05,.05 0,.085,.045 -.02,.05,.05 ~
    + tube .004 .02,.01,.057 .045,.05,.045 .05,.01,.042 mir + tube .0035 .05,.01,.042 .066,.035,.025 .07,.008,.01 mir
  gem: ball .01 .014 .006 @0,.05,.054 + ball .007 .01 .005 @.042,.03,.05 mir + ball .006 @0,.095,.045
gold bar, gold bars, bar of gold, bars of gold, gold ingot, ingot, bullion, stack of gold bars | .12 | gold
  gold: side .24 -.05,0 .05,0 .042,.05 -.042,.05 b.008 ry90 n2:.12,0,0 @0,0,0 + side .24 -.05,0 .05,0 .042,.05 -.042,.05 b.008 ry90 @0,.052,0
    + box .06 .004 .1 n2:.12,0,0 @0,.049,0 + box .06 .004 .1 @0,.101,0
pearl, oyster, clam, oyster pearl, pearl in a shell | .12 | shell ceramic #d9b5a8, inner ceramic #f8e6e0, pearl ceramic #fbf7f2
  shell: ball .1 .03 .09 @0,.03,0 + ball .1 .09 .03 rx-22 @0,.09,-.075 + bar .008 0,.03,-.07 .0,.175,-.085 + bar .008 .0,.03,-.075 .06,.15,-.08 mir
    + bar .008 0,.03,-.075 .095,.1,-.075 mir
  inner: ball .085 .014 .075 @0,.05,.005 + ball .082 .07 .016 rx-22 @0,.085,-.058
  pearl: ball .03 @0,.085,.01
pocket watch, gold watch, watch, wristwatch, wrist watch | .1 | gold, face ceramic, hand rubber
  gold: rodz .04 .016 @0,.04,0 + ringz .04 .004 @0,.04,.008 + cyl .006 .012 @0,.08,0 + ringz .01 .003 @0,.098,0 + ringz .006 .002 n5:.012,.004,0 @.04,.11,0
  face: rodz .035 .018 @0,.04,0
  hand: box .003 .028 .002 @0,.04,.01 + box .003 .02 .002 rz-60 @0,.04,.01 + box .003 .006 .002 @0,.066,.0095 + box .003 .006 .002 @0,.008,.0095
    + box .006 .003 .002 @.027,.039,.0095 mir
medal, gold medal, olympic medal, award | .2 | gold, ribbon cloth #2d62b8, stripe cloth #c4302b
  gold: rodz .05 .012 @0,.05,0 + ringz .05 .005 @0,.05,.004 + star 5 .03 .014 .012 @0,.05,.006 + ringz .01 .003 @0,.105,0
  ribbon: slab .006 -.008,.11 .012,.11 .05,.22 .025,.22 mir
  stripe: slab .0065 -.002,.11 .004,.11 .041,.22 .034,.22 mir
trophy, cup trophy, championship cup, winner cup, golden cup | .4 | gold, base obsidian #2a2018
  gold: pot .012 .03,.14 .08,.2 .1,.3 .11,.4 + lathe .05,.08 .02,.1 .015,.13 .03,.15 + tube .012 .1,.37,0 .17,.37,0 .16,.26,0 .08,.21,0 mir
    + star 5 .05 .022 .03 @0,.3,.3 layz
  base: box .16 .08 .16 b.01
  gold: box .1 .03 .01 @0,.025,.08
jewelry box, jewellery box, music box | .16 | wood paint #7a1f3a, gold, pearl ceramic #f8f2ec, gem crystal #2d8fd8
  wood: box .24 .09 .16 b.01 @0,.01,0 + box .24 .03 .16 b.008 rx-65 @0,.11,-.07
  gold: box .245 .012 .165 @0,.09,0 + ball .014 @.1,.006,.06 mir mirz + box .03 .03 .01 @0,.07,.082 + ring .03 .006 rx60 @.05,.125,0
  pearl: ball .012 n7:.025,0,0 @0,.105,.04 + ball .012 n5:.025,0,0 @-.03,.11,.01
  gem: ball .018 @-.06,.115,-.02
  cloth: box .22 .012 .14 @0,.093,0
scepter, sceptre, royal scepter | .7 | gold, gem crystal #d01f45
  gold: lathe .02,0 .02,.02 .012,.04 .012,.5 .03,.54 .015,.56 ~ + ball .05 @0,.62,0 + ring .052 .008 @0,.62,0 + ringz .052 .008 @0,.62,0
    + box .012 .08 .012 @0,.67,0 + box .05 .012 .012 @0,.71,0 + ring .014 .005 n3:0,.1,0 @0,.2,0
  gem: ball .022 @0,.62,.045 o4 + ball .016 @0,.0,0
brooch, badge, sheriff badge, star badge, pin | .07 | gold, gem crystal #1f6fc4
  gold: star 6 .035 .016 .006 @0,.035,0 + ball .006 @0,.072,0 + ball .006 @.032,.053,0 mir + ball .006 @.032,.018,0 mir + ball .006 @0,-.002,0
    + ringz .014 .003 @0,.035,.003
  gem: ball .011 .011 .006 @0,.035,.004
stack of dollar bills, dollar bill, dollar bills, cash, stack of cash, stack of money, banknote, pile of cash, money stack,
    bundle of cash | .06 | bill leaves #6a9a5a, band plaster #e8dcae, dark leaves #3f6a3a
  bill: box .16 .022 .07 b.001 n2:0,0,.09 + box .16 .022 .07 b.001 ry12 @0,.024,.02
  band: box .04 .024 .072 n2:0,0,.09 + box .04 .024 .072 ry12 @0,.0245,.02
  dark: cyl .02 .0235 @.05,.024,.01 + cyl .02 .0235 @-.05,.024,.03
suit, business suit, tuxedo, dress suit, formal suit | .8 | cloth cloth #2a2f3d, shirt snow, tie cloth #a02a3a, lapel cloth #1c2029
  cloth: slab .16 -.21,0 .21,0 .23,.4 .22,.52 .36,.1 .46,.14 .34,.6 .14,.7 0,.66 -.14,.7 -.34,.6 -.46,.14 -.36,.1 -.22,.52 -.23,.4 b.05
  shirt: slab .02 -.09,.66 .09,.66 0,.3 @0,0,.078
  lapel: slab .02 .07,.68 .13,.66 .16,.5 .12,.48 .01,.28 @0,0,.086 mir + box .01 .28 .01 @0,0,.082
  tie: slab .02 -.03,.62 .03,.62 .02,.57 .035,.38 0,.32 -.035,.38 -.02,.57 @0,0,.092
  white: box .09 .03 .015 rz8 @.13,.42,.078
  dark: ball .014 @.0,.2,.086 + ball .014 @0,.11,.086
tank top, singlet, sleeveless shirt, undershirt, muscle shirt | .68 | cloth cloth #e8e4da, trim cloth #c4302b
  cloth: slab .15 -.22,0 .22,0 .23,.3 .19,.42 .16,.66 .1,.66 .07,.52 0,.46 -.07,.52 -.1,.66 -.16,.66 -.19,.42 -.23,.3 b.045
  trim: tube .014 -.1,.65,.06 -.07,.52,.078 0,.46,.08 .07,.52,.078 .1,.65,.06 + tube .014 .16,.65,.05 .19,.43,.06 .225,.31,.05 mir
shoulder pads, shoulder pad, pauldron, pauldrons, shoulder armor, shoulder armour | .3 | metal steel, trim gold, strap leather
  metal: ball .17 .13 .17 rz-24 @.25,.15,0 mir + ball .15 .1 .16 rz-44 @.32,.06,0 mir + ball .12 .08 .14 rz-58 @.37,-.03,0 mir
  trim: ring .165 .013 rz-24 @.255,.135,0 mir + cone .04 .12 rz-20 @.25,.26,0 mir
  strap: tube .022 -.2,.13,.1 0,.09,.16 .2,.13,.1 + tube .022 -.2,.13,-.1 0,.09,-.16 .2,.13,-.1
handbag, purse, hand bag, lady s handbag, ladies handbag | .36 | bag leather #b5302c, flap leather #96221f, clasp gold
  bag: slab .13 -.17,.012 .17,.012 .14,.2 -.14,.2 b.03
  flap: slab .138 -.142,.19 .142,.19 .146,.14 .11,.105 0,.09 -.11,.105 -.146,.14 b.006 @0,.012,.004 + tube .011 -.09,.2,0 -.1,.27,0 -.06,.335,0 0,.35,0 .06,.335,0 .1,.27,0 .09,.2,0 s8 + box .3 .02 .12 b.008 @0,.008,0
  clasp: box .045 .04 .016 b.006 @0,.09,.07 + ball .012 s8 @0,.108,.08 + ring .018 .005 6 s12 rx90 @.092,.205,0 mir + ball .011 s8 @.13,.01,.045 mir mirz
wallet, leather wallet, billfold | .09 | leather leather #6e4326, seam leather #4a2a14, note leaves #8fb57a, card paint #2d62b8
  leather: slab .008 -.055,0 .055,0 .055,.085 -.055,.085 b.003 ry14 @0,0,.011 + slab .008 -.055,0 .055,0 .055,.085 -.055,.085 b.003 ry-14 @0,0,-.011 + cyl .0065 .085 s8 @-.054,0,0
  seam: slab .0092 -.05,.004 .051,.004 .051,.0055 -.05,.0055 b0 ry14 @0,0,.011 + slab .0092 -.05,.079 .051,.079 .051,.0805 -.05,.0805 b0 ry14 @0,0,.011 + rodz .004 .003 s10 ry14 @.042,.043,.005
  note: slab .003 -.045,.006 .05,.006 .05,.098 -.045,.098 b0 @0,0,.002 + slab .003 -.045,.006 .047,.006 .047,.094 -.045,.094 b0 ry5 @0,0,.006
  card: slab .002 -.03,.03 .045,.03 .045,.093 -.03,.093 b0 ry-9 @0,0,-.005
ski goggles, snow goggles, snowboard goggles | .11 | frame paint #f4f2ea, lens obsidian #e8772a, strap cloth #26282e, foam rubber, clip paint #d1202a
  frame: slab .03 -.09,.05 -.08,.015 -.05,.002 -.02,.012 0,.026 .02,.012 .05,.002 .08,.015 .09,.05 .085,.085 .06,.1 0,.105 -.06,.1 -.085,.085 b.008 @0,0,.03 bendzx0
  lens: dome .016 -.08,.05 -.072,.022 -.048,.011 -.022,.02 0,.034 .022,.02 .048,.011 .072,.022 .08,.05 .076,.078 .056,.091 0,.096 -.056,.091 -.076,.078 @0,0,.042
  foam: slab .018 -.08,.05 -.07,.022 -.045,.012 0,.036 .045,.012 .07,.022 .08,.05 .076,.082 .05,.094 0,.098 -.05,.094 -.076,.082 b.004 @0,0,.01
  strap: loft .088,.035,.03 .088,.068,.03 .084,.068,.03 .084,.035,.03 / .1,.035,-.02 .1,.068,-.02 .096,.068,-.02 .096,.035,-.02 / .088,.035,-.08 .088,.068,-.08 .084,.068,-.078 .084,.035,-.078 / .05,.035,-.125 .05,.068,-.125 .048,.068,-.121 .048,.035,-.121 / 0,.035,-.14 0,.068,-.14 0,.068,-.136 0,.035,-.136 / -.05,.035,-.125 -.05,.068,-.125 -.048,.068,-.121 -.048,.035,-.121 / -.088,.035,-.08 -.088,.068,-.08 -.084,.068,-.078 -.084,.035,-.078 / -.1,.035,-.02 -.1,.068,-.02 -.096,.068,-.02 -.096,.035,-.02 / -.088,.035,.03 -.088,.068,.03 -.084,.068,.03 -.084,.035,.03
  clip: box .008 .045 .03 b.003 @.09,.03,.02 mir
sandal, sandals, pair of sandals, flip flops, flip flop | .1 | sole leather #b58a5a, strap leather #6a3f22, gold
  sole: plan .028 -.036,-.13 0,-.14 .036,-.13 .034,-.04 .046,.05 .044,.11 .02,.145 -.02,.14 -.042,.1 -.044,.04 -.034,-.04 b.004 @.07,0,0 mir
  strap: tube .009 -.046,.02,.06 -.03,.06,.055 .01,.07,.05 .036,.055,.045 .048,.02,.04 s7 @.07,0,0 mir + tube .009 -.044,.02,.03 -.02,.06,.06 .02,.065,.08 .046,.02,.085 s7 @.07,0,0 mir
    + tube .008 -.034,.02,-.05 -.036,.06,-.07 -.02,.08,-.11 0,.085,-.12 .02,.08,-.11 .036,.06,-.07 .034,.02,-.05 s7 @.07,0,0 mir + bar .007 0,.068,.06 .0,.075,-.02 -.03,.07,-.075 s6 @.07,0,0 mir
  gold: ringx .012 .0035 6 s12 @.108,.062,-.072 mir
slipper, slippers, pair of slippers, house shoes | .1 | cloth cloth #b5546a, fur snow #f3ece0, sole leather #7a5a44
  sole: plan .018 -.036,-.12 0,-.13 .036,-.12 .036,-.03 .046,.06 .04,.115 0,.14 -.04,.115 -.046,.06 -.036,-.03 b.004 @.065,0,0 mir
  cloth: ball .046 .05 .075 s16 flat.1 @.065,.018,.06 mir
  fur: tube .014 -.043,.028,.015 -.03,.058,.022 0,.07,.025 .03,.058,.022 .043,.028,.015 s8 @.065,0,0 mir + ball .014 s8 @.065,.075,.05 mir
  dark: plan .004 -.028,-.1 0,-.112 .028,-.1 .03,.03 -.03,.03 b.001 @.065,.016,0 mir
fur coat, mink coat, fur jacket | 1.2 | coat fur #8a5f3a, collar fur #5a3a22, lining cloth #6a2430, button bone
  coat: lathe .3,.0 .31,.03 .27,.3 .22,.62 .23,.85 .2,1.02 .12,1.12 .08,1.14 s20 c70 *1,1,.7 + tube .1>.105>.11 .2,1,0 .34,.75,.03 .4,.46,.06 s12 mir
  collar: tube .075 -.03,.8,.19 -.1,.98,.15 -.14,1.1,.02 0,1.14,-.11 .14,1.1,.02 .1,.98,.15 .03,.8,.19 s10 + ring .11 .045 8 s14 rz14 rx-8 @.405,.46,.062 mir + ring .29 .05 8 s20 *1,1,.71 @0,.045,0
  lining: slab .012 -.006,0 .006,0 .006,.75 -.006,.75 b0 @0,.08,.5 layz + cyl .06 .01 s12 @.402,.44,.06 mir
  button: ball .018 .018 .01 s8 n4:0,.16,0 @.035,.45,.5 setz
wig, powdered wig, judge wig, judge's wig | .34 | hair snow #ece8e0, ribbon rubber #22222a, stand wood, head wax #d9c4a8
  head: ball .085 .11 .09 s16 @0,.21,0 + cyl .04 .1 s12 @0,.06,0
  stand: lathe .09,0 .09,.015 .05,.03 .03,.07 s16
  hair: ball .1 .075 .1 s16 @0,.27,-.015 + ball .09 .1 .05 s14 @0,.21,-.06 + rodx .026 .06 s10 b.006 n3:0,.052,0 @.1,.2,-.02 mir + rodx .024 .05 s10 b.006 n3:0,.052,0 @.095,.2,-.066 mir + ringz .05 .016 8 s14 *1.6,.6,1 @0,.318,.03
    + tube .03>.012 0,.18,-.1 0,.1,-.12 0,.03,-.12 s8
  ribbon: ring .03 .008 6 s10 @0,.15,-.108 + ball .03 .016 .01 s8 rz20 @.028,.15,-.135 mir
samurai helmet, kabuto, japanese helmet | .36 | metal iron #23252b, lace cloth #a8242c, gold, mask iron #5a1a1c
  metal: lathe .125,.17 .125,.22 .1,.285 .05,.32 0,.33 s18 c60 *1,1,1.08 + plan .014 .125,0 .13,.07 .09,.14 0,.165 -.09,.14 -.13,.07 -.125,0 b.003 rx14 @0,.2,.03 + lathe .02,.325 .025,.335 .012,.35 0,.35 s10
    + 4*pot .008 .15+.02i,.16-.035i .13+.02i,.2-.035i s20 *1,1,1.02 @0,0,-.02 + slab .012 .0,0 .07,.03 .08,.09 .03,.07 b.004 @.12,.16,.08 mir
  lace: 4*lathe .144+.02i,.155-.035i .153+.02i,.155-.035i .151+.02i,.164-.035i .144+.02i,.164-.035i .144+.02i,.155-.035i s20 *1,1,1.02 @0,0,-.02
  gold: slab .01 .0,-.01 .045,.03 .12,.11 .145,.22 .1,.14 .04,.075 0,.06 -.04,.075 -.1,.14 -.145,.22 -.12,.11 -.045,.03 b.002 @0,.23,.145 + rodz .028 .016 s14 @0,.24,.148
  mask: ball .1 .075 .07 s16 @0,.11,.06 + cone .022 .05 s6 rx120 @0,.13,.115
  dark: ball .045 .012 .02 s10 @0,.085,.118
  white: cone .008 .02 s5 n4:.014,0,0 @0,.078,.13
bulletproof vest, ballistic vest, flak jacket, tactical vest, kevlar vest | .56 | vest cloth #2b3138, pouch cloth #20252b, strap rubber, patch snow
  vest: lathe .19,.0 .195,.02 .185,.16 .195,.3 .19,.36 .11,.37 s20 c60 *1,1,.68 + slab .05 -.13,.3 .13,.3 .11,.44 .055,.47 0,.4 -.055,.47 -.11,.44 b.015 @0,0,.1 + slab .05 -.13,.3 .13,.3 .11,.45 -.11,.45 b.015 @0,0,-.1
    + box .34 .3 .05 b.015 @0,.02,.115
  strap: tube .024 .085,.44,.1 .09,.52,.04 .09,.53,-.04 .085,.44,-.1 s8 *1,1,1 mir + lathe .19,.1 .202,.1 .202,.15 .19,.15 .19,.1 s20 *1,1,.7
  pouch: box .08 .11 .05 b.012 n3:.1,0,0 @0,.03,.15 + box .085 .03 .055 b.008 n3:.1,0,0 @0,.12,.15 + box .06 .1 .04 b.01 @-.11,.24,.14
  patch: word police .034 .01 @.045,.29,.142
life jacket, life vest, buoyancy vest | .56 | vest paint #f2701c, strap rubber #23252a, tape snow, buckle rubber
  vest: slab .11 .02,.04 .19,.04 .2,.3 .17,.44 .1,.5 .07,.42 .02,.3 b.03 @0,0,.09 mir + slab .1 -.19,.04 .19,.04 .2,.3 .17,.46 -.17,.46 -.2,.3 b.03 @0,0,-.09 + tube .055 .12,.44,.09 .13,.53,.02 .13,.53,-.04 .12,.44,-.09 s10 mir
    + box .03 .3 .12 b.01 @.185,.06,0 mir + tube .045 .06,.44,-.1 .06,.54,-.09 0,.56,-.09 -.06,.54,-.09 -.06,.44,-.1 s9
  strap: box .4 .028 .3 b.006 n3:0,.1,0 @0,.17,0
  buckle: box .05 .045 .03 b.008 n3:0,.1,0 @0,.16,.15
  tape: box .07 .04 .012 @.125,.395,.148 mir
christmas stocking, sock, stocking, christmas sock | .4 | main cloth #c4302b, trim snow
  main: tube .07>.075>.075>.08>.075>.06>.04 0,.34,0 0,.22,0 0,.14,.005 0,.08,.03 0,.065,.1 0,.06,.17 0,.058,.21 s20
  trim: cyl .088 .08 b.02 @0,.32,0 + ball .078 .07 .05 @0,.075,-.03 + ball .05 .052 .04 @0,.058,.2
coat, trench coat, raincoat, overcoat, long coat, winter coat, rain coat, parka, lab coat, duster coat | 1.1 | cloth cloth #b5925a, trim cloth #8a6a3a, button rubber #2a1f18
  cloth: slab .2 -.24,0 .24,0 .2,.6 .22,.98 .1,1.06 -.1,1.06 -.22,.98 -.2,.6 b.05 + bar .08>.06 .22,.95,0 .36,.42,.02 s10 mir
  trim: box .42 .06 .22 b.01 @0,.56,0 + slab .02 0,0 .12,.06 .1,.26 .0,.14 @0,.78,.1 mir + ring .09 .03 8 *1.2,1,.9 @0,1.06,0 + box .13 .05 .02 rz14 @.36,.44,.0 mir + box .13 .1 .02 b.004 @.13,.32,.1 mir + box .06 .07 .03 b.006 @0,.555,.11
  button: rodz .015 .02 s10 n3:0,.14,0 @.06,.72,.11 mir + rodz .015 .02 s10 n2:0,.2,0 @.05,.3,.11
  dark: box .006 .54 .01 b0 @0,.01,.1
skirt, mini skirt, miniskirt, plaid skirt, kilt, pleated skirt, tutu | .5 | cloth cloth #c4302b, trim cloth #2a2c32, line cloth #f1ece2
  cloth: lathe .17,.5 .18,.46 .34,.0 .33,0 .15,.46 .17,.5 s26 wave13:.06
  trim: lathe .175,.45 .19,.45 .185,.51 .17,.51 .175,.45 s26
  line: lathe .315,.08 .325,.08 .318,.11 .308,.11 .315,.08 s26 wave13:.06
bikini, swimsuit, bathing suit, swimming costume, swim suit, underwear, bra, lingerie, briefs | .6 | cloth cloth #e0407a, dot snow
  cloth: lathe 0,0 .03,.02 .075,.04 .08,.07 0,.075 ~ s16 rx70 @.09,.36,.06 mir + tube .008 .09,.45,.09 .12,.56,.02 .06,.6,-.03 0,.6,-.04 s6 mir + tube .008 .16,.4,.08 .2,.4,0 .12,.4,-.08 0,.4,-.1 s6 mir + box .04 .02 .02 @0,.39,.1 + bar .006 .17,.14,.06 .13,.37,.08 s5 mir + slab .04 -.19,.15 .19,.15 .18,.1 .04,0 -.04,0 -.18,.1 b.01 @0,0,.06 + slab .03 -.19,.15 .19,.15 .17,.08 .06,.0 -.06,.0 -.17,.08 b.01 @0,0,-.06 + box .03 .05 .15 b.01 @.18,.1,0 mir
  dot: ball .012 .012 .006 s8 n4:.07,0,0 @0,.12,.082 + ball .012 .012 .006 s8 n2:.07,0,0 @0,.07,.082
beanie, wool hat, knit cap, winter hat, bobble hat, woolly hat, knitted hat | .28 | wool cloth #2d6a9a, trim cloth #e8e2d4, pom snow
  wool: lathe .13,.06 .14,.1 .125,.17 .08,.22 0,.24 ~ s22 wave11:.03
  trim: lathe .14,0 .15,.01 .15,.07 .14,.08 .12,.06 .12,.01 .14,0 s22 wave22:.02
  pom: blob .045 .25 5 @0,.26,0
beret, french cap, painter cap, artist hat | .12 | felt cloth #a3242c, trim leather #2a1c18
  felt: lathe 0,.03 .12,.03 .18,.05 .17,.075 .1,.1 0,.108 ~ s26 rz8 @.02,.0,0 + cyl .006 .022 s8 @.01,.105,0
  trim: lathe .105,0 .12,0 .124,.034 .11,.036 .105,0 s24
fez, fez hat, turkish hat | .2 | felt cloth #a3142b, tassel cloth #1d1d22
  felt: cyl .11 .17 .085 s28
  tassel: cyl .01 .012 s10 @0,.17,0 + tube .005 0,.18,0 .06,.182,.02 .098,.165,.04 .108,.11,.045 s6 + cyl .014 .06 .008 s10 @.112,.05,.046 + ball .012 s10 @.11,.115,.045
turban, sikh turban, sultan hat, arabian hat | .24 | cloth cloth #e8e2d4, gem crystal #d01f45, gold, feather snow
  cloth: ring .1 .055 10 *1,1,1 @0,.05,0 + ring .095 .05 10 rz14 @0,.1,0 + ring .08 .05 10 rz-14 @0,.13,0 + ball .09 .09 .09 @0,.13,0
  gold: rodz .026 .012 s16 @0,.1,.15
  gem: ball .018 .022 .014 @0,.1,.158
  feather: leaf .14 .04 .2 @0,.11,.14
bandana, headband, head scarf, neckerchief, bandanna, headscarf | .22 | cloth cloth #c4302b, dot snow
  cloth: slab .012 -.14,.2 .14,.2 .02,.02 0,0 -.02,.02 b.003 rx-8 + rodx .018 .3 s10 @0,.2,-.028 + tube .016>.006 .14,.2,-.03 .18,.2,-.1 .15,.16,-.17 s8 mir
  dot: rodz .009 .014 s10 n5:.045,0,0 @0,.165,0 rx-8 + rodz .009 .014 s10 n3:.045,0,0 @0,.12,0 rx-8 + rodz .009 .014 s10 @0,.06,0 rx-8 + rodz .005 .014 s8 n4:.045,0,0 @0,.142,0 rx-8 + rodz .005 .014 s8 n2:.045,0,0 @0,.09,0 rx-8
earmuffs, ear muffs, ear protectors, hearing protection, ear defenders | .2 | pad fur #e87fa6, band steel, inner fur #f6e4ec
  band: tube .01 -.09,.06,0 -.095,.13,0 -.06,.19,0 0,.205,0 .06,.19,0 .095,.13,0 .09,.06,0 s8
  pad: rodx .05 .04 s20 b.014 @.1,.055,0 mir
  inner: rodx .038 .02 s18 b.006 @.076,.055,0 mir
halo, angel halo, golden halo, floating halo | .1 | light light #ffe27a
  light: ring .16 .018 10 s36 rx14 @0,.06,0
angel wings, wings, pair of wings, feathered wings, angel wing, bird wings, wing | .9 | feather snow, second fur #e4e0d4
  feather: leaf .55 .14 -.1 rz-40 @.06,.35,0 mir + leaf .6 .14 -.1 rz-60 @.08,.38,0 mir + leaf .6 .14 -.1 rz-78 @.1,.42,.005 mir + leaf .52 .13 -.1 rz-98 @.12,.44,.01 mir + leaf .46 .13 -.1 rz-120 @.12,.44,.015 mir + leaf .4 .12 -.1 rz-142 @.1,.42,.02 mir + tube .04>.03>.015 .04,.34,0 .14,.5,0 .36,.72,0 s8 mir
  second: leaf .3 .1 -.1 rz-50 @.08,.36,.03 mir + leaf .32 .1 -.1 rz-76 @.1,.4,.035 mir + leaf .3 .1 -.1 rz-104 @.1,.42,.04 mir + leaf .26 .1 -.1 rz-134 @.09,.4,.045 mir
mustache, fake mustache, moustache, handlebar mustache | .08 | hair fur #2a1c14
  hair: tube .024>.03>.02>.005 .008,.04,0 .04,.03,.004 .09,.028,0 .13,.075,-.004 s12 mir
beard, fake beard, long beard, false beard | .34 | hair fur #b8b4ae
  hair: lathe 0,0 .03,.03 .08,.14 .1,.24 .1,.28 0,.29 ~ s18 *1,1,.5 wave9:.07 + tube .03>.03>.012 .01,.28,.05 .06,.27,.055 .11,.22,.03 s10 mir + box .03 .12 .04 b.01 @.1,.24,-.01 mir
apron, kitchen apron, chef apron, cooking apron, blacksmith apron | .9 | cloth cloth #e8e2d4, strap cloth #8a2f2a, pocket cloth #c4302b
  cloth: slab .02 -.26,0 .26,0 .27,.5 .14,.62 .12,.84 -.12,.84 -.14,.62 -.27,.5 b.006
  pocket: slab .014 -.13,.0 .13,0 .13,.17 -.13,.17 b.003 @0,.22,.014
  strap: tube .012 -.11,.83,0 -.1,.93,-.03 0,.97,-.05 .1,.93,-.03 .11,.83,0 s6 + tube .012 .27,.5,0 .32,.48,-.06 .3,.3,-.1 s6 mir + box .24 .02 .022 @0,.8,0 + box .5 .02 .0205 @0,.03,0
poncho, serape, mexican poncho, rain poncho | .75 | cloth cloth #c4502a, stripe cloth #2d6a5a, second cloth #e8b83a
  cloth: lathe .46,0 .4,.18 .27,.42 .14,.6 .1,.66 .12,.72 .09,.72 .07,.66 .05,.6 s24 wave6:.05 *1,1,.75
  stripe: lathe .43,.1 .445,.1 .41,.18 .395,.18 .43,.1 s24 wave6:.05 *1,1,.76 + lathe .25,.45 .262,.45 .225,.5 .21,.5 .25,.45 s24 wave6:.05 *1,1,.76
  second: lathe .35,.27 .365,.27 .33,.34 .315,.34 .35,.27 s24 wave6:.05 *1,1,.76 + cone .012 .06 s5 rx180 @0,.05,.34 o1 + lathe .455,0 .475,0 .47,.03 .45,.03 .455,0 s24 wave6:.05 *1,1,.76
chainmail, chain mail, mail shirt, hauberk, chain armor | .8 | mail iron, trim leather #5a3a22, ring steel
  mail: slab .22 -.2,0 .2,0 .19,.4 .22,.66 .1,.74 -.1,.74 -.22,.66 -.19,.4 b.06 + bar .09>.08 .2,.62,0 .38,.4,0 s10 mir
  ring: ringz .012 .003 5 n13:.029,0,0 @0,.06,.112 + ringz .012 .003 5 n13:.029,0,0 @0,.14,.112 + ringz .012 .003 5 n13:.029,0,0 @0,.22,.112 + ringz .012 .003 5 n13:.029,0,0 @0,.3,.112 + ringz .012 .003 5 n13:.029,0,0 @0,.48,.112 + ringz .012 .003 5 n13:.029,0,0 @0,.56,.112
  trim: box .41 .05 .24 b.01 @0,.37,0 + box .06 .06 .03 b.006 @0,.365,.12 + ring .09 .02 8 *1.2,1,.9 @0,.74,0
greaves, leg armor, leg armour, shin guards, knight legs, plate legs, bracers, arm guards, vambrace | .55 | metal steel, strap leather #5a3a22, trim gold
  metal: lathe .055,.08 .06,.1 .075,.3 .06,.4 .045,.4 .06,.3 .045,.1 .055,.08 s18 @.11,0,0 mir + ball .07 .07 .06 @.11,.45,.03 mir + lathe .0,0 .05,0 .05,.03 .03,.07 0,.08 s14 *1,1,1.8 @.11,0,.04 mir
  strap: ring .066 .01 6 @.11,.16,0 mir + ring .074 .01 6 @.11,.32,0 mir
  trim: ring .063 .008 6 @.11,.395,0 mir + box .012 .26 .02 b.004 @.11,.1,.07 mir + ball .016 @.11,.45,.09 mir
eye patch, eyepatch, pirate eye patch | .1 | leather rubber #1d1a19, skull bone
  leather: slab .014 -.04,.075 .04,.075 .045,.045 .03,.01 0,0 -.03,.01 -.045,.045 ~ b.004 + tube .004 -.04,.065,0 -.08,.085,-.05 0,.1,-.12 .08,.085,-.05 .04,.065,0 s6
  skull: ball .012 .012 .006 @0,.045,.009 + box .012 .01 .008 b.002 @0,.028,.009
motorcycle helmet, racing helmet, bike helmet, crash helmet, bicycle helmet, helmet racing, driver helmet | .28 | shell paint #c4302b, visor obsidian #2a3a5a, stripe paint #f1f0ec, trim rubber
  shell: lathe .09,.0 .12,.02 .135,.1 .13,.18 .09,.24 0,.265 ~ s26 *1,1,1.12 + box .16 .09 .1 b.035 @0,.015,.1
  visor: lathe .1,.1 .139,.105 .138,.17 .1,.175 s26 *.99,1,1.14 @0,0,.01
  stripe: box .1 .02 .02 b.006 @0,.045,.142 + rodx .02 .29 s14 @0,.14,-.01 + ringx .135 .006 6 *1,.96,1.1 @0,.132,0
  trim: ring .1 .014 6 *1,1,1.12 @0,.01,0
bowler hat, bowler, derby hat, derby | .15 | felt cloth #26242a, band cloth #6a1f26
  felt: lathe 0,.02 .1,.02 .15,.01 .175,.035 .17,.04 .145,.02 .11,.03 .108,.08 .09,.12 .05,.14 0,.144 ~ s28
  band: lathe .107,.03 .113,.03 .112,.055 .106,.055 .107,.03 s28
sombrero, mexican hat, mariachi hat | .26 | straw thatch #e0c070, band cloth #c4302b, trim cloth #2d6a5a
  straw: lathe 0,.03 .13,.03 .28,.04 .34,.09 .335,.1 .27,.055 .11,.05 .09,.12 .06,.22 0,.245 ~ s32
  band: lathe .106,.05 .118,.05 .104,.09 .096,.09 .106,.05 s26 + ring .337 .008 6 s32 @0,.095,0
  trim: ball .012 s8 @.338,.085,0 o16 + lathe .082,.13 .09,.13 .084,.15 .078,.15 .082,.13 s24
welding mask, welding helmet, welder mask, welder helmet | .34 | shell rubber #2a2d33, visor obsidian #1f4a2a, metal steel
  shell: slab .1 -.12,.06 -.06,0 .06,0 .12,.06 .125,.24 .09,.32 -.09,.32 -.125,.24 b.035 + ring .11 .012 6 @0,.26,-.08
  visor: box .15 .07 .03 b.006 @0,.19,.04
  metal: box .18 .012 .04 b.003 @0,.175,.04 + box .18 .012 .04 b.003 @0,.262,.04 + rodx .02 .28 s12 @0,.25,-.04
monocle, eyeglass, single lens | .12 | gold, glass glass #cfe8f4
  gold: ringz .028 .004 8 s28 @0,.085,0 + tube .0022 .02,.065,0 .04,.03,0 .02,.01,0 .05,.0,.0 .08,.02,0 s6
  glass: rodz .027 .004 s24 @0,.085,0
female hairstyle, hairstyle, long hair, hairdo, woman hairstyle, girl hair, hair female, hairstyle female, long hairstyle, women hair | .5 | hair fur #8a4a22, head snow #e9e4dc, stand wood #5a3a20, band cloth #e0457a
  hair: ball .142 .12 .142 s18 @0,.4,-.02 + ball .15 .2 .08 s16 @0,.26,-.1 + tube .05>.05>.03 .115,.4,.03 .15,.26,.02 .12,.1,.01 s10 mir + tube .045>.05>.025 .07,.3,-.12 .1,.16,-.11 .06,.06,-.1 s10 mir + tube .04>.02 .0,.5,.06 .08,.47,.11 .13,.38,.08 s8 + tube .04>.02 0,.5,.06 -.06,.48,.11 -.12,.4,.09 s8 + tube .05>.03 0,.28,-.13 0,.06,-.12 s10
  head: ball .11 .14 .12 s18 @0,.36,.015 + cyl .045 .16 s14 @0,.14,0
  stand: cyl .12 .03 s24 + cyl .03 .14 s12 + cyl .06 .03 s16 @0,.13,0
  band: tube .012 .13,.42,.03 .1,.5,.02 0,.53,.01 -.1,.5,.02 -.13,.42,.03 s8
male hairstyle, hairstyle male, short hair, man hairstyle, hair male, boy hair, short hairstyle, men hair, quiff | .46 | hair fur #4a2f1c, head snow #e9e4dc, stand wood #5a3a20
  hair: ball .128 .11 .135 s18 @0,.38,-.025 + ball .115 .12 .06 s14 @0,.31,-.085 + tube .05>.045>.02 -.06,.46,.05 .0,.5,.09 .08,.5,.08 s9 + tube .045>.04>.02 -.07,.47,.0 .0,.51,.04 .09,.49,.03 s9 + tube .04>.035>.015 -.08,.46,-.05 0,.5,-.02 .08,.48,-.03 s9 + box .03 .09 .05 b.01 @.112,.3,.0 mir
  head: ball .11 .14 .12 s18 @0,.34,.015 + cyl .045 .16 s14 @0,.12,0
  stand: cyl .12 .03 s24 + cyl .03 .12 s12 + cyl .06 .03 s16 @0,.11,0
`;
