/** Fruit and vegetables: names | height in metres | surfaces, then a clause a line. */
export const fruit = `
banana, bananas, bunch of bananas | .06 | peel wax #f2cf2e, tip rubber #4a3a1c
  peel: tube .012>.019 -.09,.06,0 -.07,.035,0 -.04,.022,0 0,.019,0 + tube .019>.01 0,.019,0 .04,.022,0 .07,.037,0 .088,.062,0 .092,.08,0
    + tube .012>.019 -.088,.062,-.004 -.07,.038,-.022 -.04,.022,-.034 0,.019,-.036
    + tube .019>.01 0,.019,-.036 .04,.022,-.034 .07,.037,-.022 .088,.062,-.008 .092,.08,-.004
  tip: cyl .01 .018 @.092,.078,-.002 + ball .009 @-.092,.063,0
orange fruit, orange, tangerine, mandarin | .08 | peel petal #f08a1c, stem plant #3f7a2e, leaf plant #4f8a34
  peel: ball .04 .039 .04 @0,.039,0
  stem: cyl .004 .008 @0,.076,0
  leaf: leaf .04 .022 .3 rx60 rz0 @0,.078,0 ry70
pear | .11 | peel petal #b5c43a, stem bark, leaf plant #4f8a34
  peel: lathe 0,0 .02,.002 .036,.02 .038,.038 .028,.06 .018,.08 .012,.09 0,.093 ~
  stem: tube .003 0,.09,0 .002,.1,0 .008,.11,0
  leaf: leaf .035 .02 .3 rx60 @0,.1,0 ry100
strawberry, berry | .05 | fruit petal #d81f2c, seed wax #f2dc8a, leaf plant #4a9a34
  fruit: lathe 0,0 .008,.003 .02,.02 .024,.034 .018,.044 0,.046 ~
  seed: ball .002 .003 .002 @.0235,.034,0 o8 + ball .002 .003 .002 @.021,.025,0 o7 ry20 + ball .002 .003 .002 @.0145,.014,0 o6
  leaf: leaf .022 .012 .5 rx80 @0,.046,.002 o6 + cyl .002 .012 @0,.044,0
cherry, cherries, pair of cherries | .08 | fruit petal #b3122a, stem plant #4a7a2e, leaf plant #4f8a34
  fruit: ball .018 @-.018,.018,0 + ball .018 @.02,.018,.006
  stem: tube .002 -.018,.034,0 -.014,.055,0 .002,.078,0 + tube .002 .02,.034,.006 .014,.058,.003 .002,.078,0
  leaf: leaf .035 .02 .3 rx70 @.002,.077,0 ry80
grapes, bunch of grapes, grape, grape bunch | .16 | grape petal #6a2f8f, stem bark, leaf plant #4f8a34
  grape: ball .017 @.036,.115,0 o7 + ball .017 @.0,.125,0 + ball .017 @.032,.09,0 o6 ry25 + ball .017 @.026,.066,0 o5 + ball .017 @.018,.043,0 o4 ry30
    + ball .017 @0,.02,0
  stem: tube .004 0,.12,0 0,.15,0 .01,.165,0
  leaf: leaf .05 .045 .3 rx60 @0,.14,.0 ry90 + leaf .04 .036 .3 rx60 @0,.142,0 ry-50
watermelon, melon, slice of watermelon, watermelon slice | .25 | rind leaves #2f7a34, dark leaves #1c4a24, flesh petal #e23b4a, white snow, seed rubber
  rind: ball .15 .12 .12 @-.06,.12,-.06
  dark: ring .1205 .006 rz90 *1,1,1 @-.06,.12,-.06 + ring .11 .007 rz90 @.0,.12,-.06 + ring .11 .007 rz90 @-.12,.12,-.06
  flesh: slab .05 -.09,.075 .09,.075 0,0 rx0 @.1,.008,.12 + slab .05 -.09,.075 -.05,.035 0,.016 .05,.035 .09,.075 @.1,-.004,.12
  white: slab .049 -.1,.078 -.055,.03 0,.01 .055,.03 .1,.078 @.1,-.005,.12
  seed: ball .005 .008 .003 n3:.04,0,0 @.1,.055,.146 + ball .005 .008 .003 n2:.035,0,0 @.1,.037,.146
pineapple, ananas | .3 | fruit wax #d9962c, knob wax #a86a1c, leaf plant #3f8a34
  fruit: lathe 0,0 .05,.008 .068,.05 .07,.1 .055,.15 .03,.165 0,.167 ~
  knob: pyr .022 .014 .022 rz-90 @.064,.035,0 o9 + pyr .022 .014 .022 rz-90 @.068,.065,0 ry20 o9 + pyr .022 .014 .022 rz-90 @.067,.095,0 o9
    + pyr .022 .014 .022 rz-80 @.061,.125,0 ry20 o9 + pyr .022 .014 .022 rz-65 @.045,.15,0 o8
  leaf: leaf .14 .03 .8 rx25 @0,.155,.01 o7 + leaf .15 .028 .5 rx8 @0,.16,.004 o5 + leaf .1 .028 .9 rx50 @0,.155,.015 o8
lemon, lime | .06 | peel petal #f2dc2e, leaf plant #4f8a34
  peel: lathe 0,-.045 .006,-.042 .012,-.036 .027,-.015 .03,0 .027,.015 .012,.036 .006,.042 0,.045 ~ rz75 @0,.03,0
  leaf: leaf .05 .026 .3 rx60 rz-40 @.038,.04,0 + leaf .04 .022 .3 rx70 rz40 @.038,.038,0
coconut, half coconut | .14 | shell fur #6a4426, flesh snow, dark rubber
  shell: ball .065 @-.04,.065,-.04 + lathe 0,0 .04,.01 .06,.035 .066,.06 .06,.062 .055,.04 .03,.022 0,.02 rx35 @.06,.006,.03
  flesh: lathe .062,.06 .06,.062 .048,.058 .03,.034 0,.026 .03,.03 .055,.05 .062,.06 rx35 @.06,.006,.03
  dark: ball .009 @-.02,.11,.005 + ball .009 @-.045,.115,.005 + ball .009 @-.03,.09,.022
carrot, carrots | .25 | root petal #f0801c, leaf leaves #4a9a34, line petal #c9600f
  root: lathe 0,0 .006,.02 .018,.09 .027,.15 .026,.17 .015,.178 0,.178 ~
  leaf: tube .004>.002 0,.175,0 .01,.2,.01 .03,.26,.02 o6 + ball .012 .022 .012 @.032,.26,.018 o6 + ball .01 .016 .01 @.018,.225,.012 o6
    + ball .014 .025 .014 @0,.27,0 + cyl .003 .09 @0,.175,0
  line: ring .0262 .0015 @0,.15,0 + ring .02 .0015 @0,.105,0 + ring .0142 .0015 @0,.07,0
tomato | .07 | fruit petal #d8281f, leaf plant #4a8a2e
  fruit: lathe 0,.004 .02,0 .038,.02 .04,.035 .03,.055 .012,.06 0,.055 ~
  leaf: leaf .024 .008 .6 rx75 @0,.057,0 o6 + cyl .003 .014 @0,.056,0
potato, sack potato | .07 | skin earth #b58a54, eye earth #6a4a28
  skin: blob .045 .12 2 *1.35,.8,1 @0,.036,0
  eye: ball .004 .003 .004 @.02,.068,.01 setc + ball .004 .003 .004 @-.02,.066,.015 setc + ball .004 .004 .003 @0,.04,.048 setc + ball .004 .004 .003 @.03,.045,.042 setc
onion, shallot | .09 | skin petal #b5783a, root thatch, line petal #8a5424
  skin: lathe 0,.005 .015,.006 .036,.02 .042,.04 .03,.06 .01,.072 .006,.09 0,.1 ~
  root: cyl .008 .008 + tube .001 0,.005,0 .012,0,.004 .018,-.004,.01 o6
  line: tube .0009>.0006 0,.006,.0148 0,.02,.036 0,.04,.042 0,.06,.03 0,.072,.0105 o6
corn cob, corn, ear of corn, maize, corn on the cob | .24 | kernel wax #f5cf3a, husk plant #6aa534
  kernel: lathe 0,.03 .02,.04 .026,.08 .026,.16 .018,.21 .006,.235 0,.237 + ball .0065 .007 .006 s7 @.025,.08,0 o13
    + ball .0065 .007 .006 s7 @.0255,.096,0 ry14 o13 + ball .0065 .007 .006 s7 @.0255,.112,0 o13 + ball .0065 .007 .006 s7 @.0255,.128,0 ry14 o13
    + ball .0065 .007 .006 s7 @.025,.144,0 o13 + ball .0065 .007 .006 s7 @.0245,.16,0 ry14 o13 + ball .006 .007 .006 s7 @.021,.176,0 o12
    + ball .006 .007 .006 s7 @.018,.192,0 o11
  husk: leaf .17 .06 .5 rx12 @0,0,.01 o4 + leaf .13 .05 1 rx25 @0,0,.01 ry45 o4 + cyl .01 .03 @0,-.02,0
eggplant, aubergine | .2 | skin petal #4a1f5c, cap leaves #4a7a2e
  skin: lathe 0,0 .03,.006 .046,.04 .044,.08 .03,.13 .02,.155 0,.165 ~
  cap: leaf .035 .016 .8 rx60 @0,.158,.004 o6 + cyl .006 .03 @0,.155,0 + cone .022 .02 @0,.155,0
broccoli, broccoli floret | .15 | crown leaves #3f7a2e, stem plant #9bc46a
  stem: cyl .024 .07 .03 + bar .014 0,.05,0 .04,.09,0 o5
  crown: blob .032 .2 5 @.045,.1,0 o6 + blob .04 .2 5 @0,.118,0 + blob .026 .2 5 @.03,.125,.02 o5
cabbage | .16 | leaf leaves #8cc057, outer plant #6aa544
  leaf: ball .075 @0,.08,0
  outer: leaf .17 .14 -.9 rx70 @0,.01,.03 o5 *1,1,1 + leaf .16 .13 -.8 rx55 @0,.01,.045 ry36 o5
chili pepper, chili, hot pepper, chilli pepper, red pepper | .14 | fruit petal #d01f1f, stem plant #4a8a2e
  fruit: tube .02>.003 .0,.12,0 .005,.09,0 0,.055,0 -.018,.022,0 -.045,.005,0 + ball .0195 @0,.12,0
  stem: tube .005>.004 0,.135,0 .003,.15,0 .014,.165,0 + cyl .014 .006 @0,.134,0
bell pepper, paprika, sweet pepper | .1 | fruit petal #d8281f, stem plant #4a8a2e
  fruit: ball .026 .042 .026 @.02,.042,0 o4 + ball .03 .036 .03 @0,.045,0
  stem: tube .006>.007 0,.075,0 .002,.09,0 .01,.1,0 + cyl .016 .004 @0,.078,0
cucumber, zucchini, pickle | .06 | skin leaves #3f7a2e, cut wax #cfe39a, seed wax #eef5cf
  skin: pillx .028 .2 @-.02,.028,-.01 + rodx .026 .012 ry90 rx0 @.04,.027,.05
  cut: rodx .024 .014 ry90 @.04,.027,.05 + rodx .024 .014 ry70 rz0 @-.02,.027,.06
  seed: ball .004 .005 .002 @.04,.036,.057 + ball .004 .005 .002 @.032,.022,.057 + ball .004 .005 .002 @.048,.022,.057
garlic, garlic bulb | .07 | bulb wax #f3ecdc, line wax #d9c8c4
  bulb: ball .018 .024 .02 @.014,.024,0 o6 + lathe 0,.01 .025,.02 .02,.036 .008,.05 .005,.07 0,.07 ~
  line: cyl .012 .004
radish, turnip | .16 | root petal #c4285f, tip snow, leaf plant #4a9a34
  root: lathe 0,.03 .016,.036 .03,.055 .03,.07 .02,.085 0,.09
  tip: lathe 0,0 .002,.014 .012,.036 .02,.042 0,.05
  leaf: leaf .09 .04 .5 rx16 @0,.085,.004 o5
peach, apricot, plum | .08 | skin petal #f2955c, leaf plant #4f8a34, stem bark
  skin: ball .036 .038 .038 @.008,.038,0 + ball .036 .038 .038 @-.008,.038,0
  stem: cyl .003 .012 @0,.072,0
  leaf: leaf .05 .022 .4 rx60 @0,.076,0 ry60 + leaf .04 .02 .4 rx60 @0,.076,0 ry-40
avocado, half avocado | .1 | flesh wax #cfd97a, skin leaves #2f4a24, stone wax #7a4a24
  skin: ball .036 .036 .026 @0,.037,-.006 + ball .024 .038 .02 @0,.066,-.006
  flesh: slab .012 0,.003 .022,.01 .033,.03 .028,.055 .016,.085 0,.1 -.016,.085 -.028,.055 -.033,.03 -.022,.01 ~ @0,0,.004
  stone: ball .017 .017 .014 @0,.036,.01
peas in a pod, pea pod, pea, peas, bean, bean pod | .05 | pea leaves #7ac23f, pod leaves #3f8a34
  pod: tube .016 -.05,.016,-.006 0,.012,-.008 .05,.016,-.006 + cone .016 .04 rz90 @-.05,.016,-.006 + cone .016 .05 rz-90 @.05,.016,-.006
    + slab .004 -.08,.03 -.04,.014 .04,.014 .085,.03 .04,.034 -.04,.034 rx-50 @0,-.006,.014
  pea: ball .0125 n5:.025,0,0 @0,.026,.006
blueberry, blueberries | .05 | fruit petal #3a4a9a, crown petal #22306a, leaf plant #4f8a34
  fruit: ball .02 @-.02,.02,0 + ball .021 @.02,.021,.01 + ball .019 @0,.019,-.03 + ball .018 @0,.048,-.006
  crown: star 5 .008 .004 .004 @.024,.028,.029 + star 5 .008 .004 .004 @-.02,.022,.019
  leaf: leaf .05 .026 .3 rx70 @.02,.035,-.02 ry120
dragon fruit, pitaya | .12 | skin petal #e0357a, leaf plant #7ac23f
  skin: ball .042 .055 .042 @0,.055,0
  leaf: leaf .03 .016 .8 rx30 @0,.03,.035 o6 + leaf .03 .016 .8 rx20 @0,.06,.038 ry30 o6 + leaf .035 .014 .3 rx10 @0,.1,.008 o5
`;
