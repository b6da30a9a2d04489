/** Food: names | height in metres | surfaces, then a clause a line. */
export const food = `
pumpkin pie, sweet potato pie | .08 | fill wax #d9731c, crust wax #c98f45, dish steel, cream snow
  dish: pot .01 .12,0 .16,.05 s32
  fill: lathe 0,.02 .148,.03 .148,.054 0,.057 s32
  crust: ring .155 .014 @0,.055,0 s32 + ball .015 .012 .015 @.158,.063,0 o22
  cream: lathe 0,.055 .036,.055 .03,.068 .014,.08 0,.092 ~
apple pie, pie | .08 | crust wax #d19a4c, fill wax #b5652a, dish steel
  dish: pot .01 .12,0 .16,.05 s32
  fill: lathe 0,.03 .14,.05 0,.06
  crust: ring .155 .018 @0,.055,0 + box .3 .01 .022 @0,.056,0 + box .28 .01 .022 @0,.056,.055 mirz + box .2 .01 .022 @0,.056,.11 mirz
    + box .022 .01 .3 @0,.063,0 + box .022 .01 .28 @.055,.063,0 mir + box .022 .01 .2 @.11,.063,0 mir
hamburger, burger, cheeseburger | .1 | bun wax #c98536, patty earth #5a3420, salad leaves #6fae3e, cheese wax #f2b632, tomato petal #cf3a2c, seed wax #f3e3b8
  bun: lathe .05,0 .062,.008 .062,.025 .055,.03 + lathe .062,.062 .066,.07 .058,.09 .035,.104 0,.11
  patty: cyl .064 .016 b.006 @0,.034,0
  cheese: box .104 .005 .104 ry45 @0,.05,0
  salad: lathe .06,.028 .073,.031 .06,.035 s14 + ball .014 .005 .014 @.062,.031,0 o9
  tomato: cyl .06 .008 @0,.055,0
  seed: ball .004 .003 .006 @.03,.103,0 o5 + ball .004 .003 .006 @.046,.095,.012 o7 + ball .004 .003 .006 @0,.11,0
slice of pie, pie slice, piece of pie, slice of apple pie | .07 | crust wax #d19a4c, fill wax #b86a24, apple wax #ecc46a, plate ceramic
  plate: lathe .06,0 .09,.006 .112,.012 .108,.014 .06,.008 0,.007
  fill: plan .03 0,.0725 -.0551,-.0609 -.0275,-.071 0,-.074 .0275,-.071 .0551,-.0609 b.002 @0,.012,0 ry-24
  apple: ball .004 .007 .011 s10 @.013,.03,.03 ry-24 mir ry-24 + ball .004 .008 .011 s10 rx30 @.029,.026,-.01 mir ry-24 + ball .004 .007 .01 s10 @.043,.03,-.042 mir ry-24
  crust: plan .006 0,.076 -.0585,-.0638 -.0293,-.0745 0,-.0775 .0293,-.0745 .0585,-.0638 b.001 @0,.008,0 ry-24 + plan .008 0,.075 -.0577,-.063 -.0289,-.0735 0,-.0765 .0289,-.0735 .0577,-.063 b.003 @0,.042,0 ry-24 + pillx .014 .126 s12 bendzx5 @0,.046,-.082 ry-24 + slab .008 -.057,.008 -.0285,.008 0,.008 .0285,.008 .057,.008 .057,.046 .0285,.046 0,.046 -.0285,.046 -.057,.046 b.001 bendzx5 @0,0,-.08 ry-24
  fill: box .006 .003 .026 n3:.02,0,0 @0,.0485,-.03 ry-24
slice of cake, cake slice, piece of cake | .13 | sponge wax #e6b86a, cream snow #fdf4ea, icing petal #e07aa0, jam petal #c4283a, cherry petal #c4202b, plate ceramic
  plate: lathe .06,0 .09,.006 .112,.012 .108,.014 .06,.008 0,.007
  sponge: plan .03 0,.075 -.057,-.063 -.0285,-.0735 0,-.0765 .0285,-.0735 .057,-.063 b.002 @0,.008,0 ry-24 + plan .028 0,.075 -.057,-.063 -.0285,-.0735 0,-.0765 .0285,-.0735 .057,-.063 b.002 @0,.044,0 ry-24
  jam: plan .006 0,.074 -.0555,-.0622 -.0277,-.0725 0,-.0755 .0277,-.0725 .0555,-.0622 b.001 @0,.038,0 ry-24
  icing: plan .012 0,.078 -.0601,-.0655 -.03,-.0764 0,-.0796 .03,-.0764 .0601,-.0655 b.004 @0,.071,-.001 ry-24 + slab .008 -.057,.01 -.0285,.01 0,.01 .0285,.01 .057,.01 .057,.075 .0285,.075 0,.075 -.0285,.075 -.057,.075 b.001 bendzx5 @0,.001,-.08 ry-24
  cream: ball .012 .01 .012 s12 @.042,.085,-.055 mir ry-24 + ball .012 .01 .012 s12 @0,.085,-.062 ry-24 + ball .015 .011 .015 s12 @0,.084,-.015 ry-24
  cherry: ball .012 s14 @0,.1,-.015 ry-24
slice of pizza, pizza slice | .04 | cheese wax #f0bf4a, crust wax #c07a34, salami petal #b8322a, olive leaves #3f7a2e
  cheese: plan .014 0,.16 -.09,-.1 -.05,-.115 0,-.12 .05,-.115 .09,-.1
  crust: tube .018 -.1,.012,-.1 -.05,.014,-.122 0,.014,-.128 .05,.014,-.122 .1,.012,-.1 + plan .008 0,.155 -.086,-.1 .086,-.1 @0,-.004,0
  salami: cyl .026 .008 @-.03,.012,-.05 + cyl .026 .008 @.038,.012,-.06 + cyl .024 .008 @0,.012,.03
  olive: ball .01 .006 .01 @.005,.016,-.02 + ball .01 .006 .01 @-.005,.016,-.09 + ball .008 .006 .008 @.0,.015,.09
pizza, whole pizza | .05 | cheese wax #f0bf4a, crust wax #c07a34, salami petal #b8322a, leaf leaves #3f7a2e
  cheese: cyl .15 .02 s36
  crust: ring .155 .02 @0,.016,0 s36 + cyl .16 .012 s36
  salami: cyl .03 .008 @.09,.018,0 o6 + cyl .03 .008 @0,.018,0
  leaf: ball .014 .006 .01 @.06,.022,.03 o5 + ball .012 .006 .01 @.11,.022,.05 o4
pizza box, box of pizza, cardboard pizza box, takeaway pizza, pizza delivery box | .3 | card plaster #c9a878, trim paint #c4302b, cheese wax #f0bf4a, crust wax #c07a34, salami petal #b8322a
  card: box .36 .01 .36 + box .36 .045 .012 @0,0,.174 + box .012 .045 .36 @.174,0,0 mir + box .36 .045 .012 @0,0,-.174 + box .36 .01 .36 @0,0,.18 rx-68 @0,.045,-.174
  trim: cyl .1 .004 @0,.011,.18 rx-68 @0,.045,-.174
  cheese: cyl .14 .018 s24 @0,.01,0
  crust: ring .145 .015 @0,.02,0 s24
  salami: cyl .024 .006 @.08,.026,0 o6 + cyl .024 .006 @0,.026,0
sundae, ice cream sundae, ice cream cup, banana split | .22 | glass glass #b9d3de, scoop wax #f4a9c0, second wax #f3e3b8, sauce wax #5a2c1a, cherry petal #c4202b
  glass: lathe 0,0 .04,0 .04,.006 .012,.014 .01,.05 .03,.07 .052,.12 .055,.13 .052,.13 .027,.074 0,.06 s20
  scoop: ball .034 @.022,.135,.01 + ball .03 @-.022,.13,.016
  second: ball .034 @0,.16,-.012
  sauce: lathe 0,.196 .016,.194 .03,.178 .034,.164 .03,.17 0,.18 @0,0,-.012 + ball .008 .014 .006 @.03,.165,-.006 + ball .007 .012 .006 @-.022,.166,.012
  cherry: ball .012 @0,.205,-.012 + tube .0015 0,.215,-.012 .008,.226,-.012 .016,.23,-.012
hot dog, hotdog | .06 | sausage wax #b0452a, bun wax #d69a4e, mustard wax #f2c230
  bun: pillx .028 .17 *1,1,.8 @0,.026,.022 + pillx .028 .17 *1,1,.8 @0,.026,-.022
  sausage: pillx .021 .21 @0,.042,0
  mustard: tube .005 -.08,.062,.006 -.06,.063,-.006 -.04,.063,.006 -.02,.063,-.006 0,.063,.006 .02,.063,-.006 .04,.063,.006 .06,.063,-.006 .08,.062,.006
taco, burrito | .08 | shell wax #e0a63c, meat earth #6a3a20, salad leaves #6fae3e, tomato petal #cf3a2c, cheese wax #f7d24a
  shell: side .012 -.1,.02 -.09,.06 -.05,.09 0,.1 .05,.09 .09,.06 .1,.02 .06,.005 -.06,.005 rz-16 @.026,0,0 ry90
    + side .012 -.1,.02 -.09,.06 -.05,.09 0,.1 .05,.09 .09,.06 .1,.02 .06,.005 -.06,.005 rz16 @-.026,0,0 ry90
  meat: ball .085 .03 .018 @0,.05,0
  salad: ball .018 .012 .02 n7:.024,0,0 @0,.09,0 + ball .016 .012 .02 n5:.03,0,0 @.01,.1,.008
  tomato: box .014 n4:.04,0,0 @0,.1,.008
  cheese: box .03 .006 .006 n4:.042,0,0 @.018,.104,0
rice ball, onigiri | .08 | rice snow #f8f6f0, nori rubber #1c2a22
  rice: slab .045 -.046,0 .046,0 .05,.012 .03,.052 .012,.074 -.012,.074 -.03,.052 -.05,.012 ~ b.004
  nori: slab .05 -.019,-.003 .019,-.003 .019,.034 -.019,.034 b.004
sandwich, blt, club sandwich | .09 | bread wax #d9a860, salad plant #6fae3e, ham petal #e58a8a, cheese wax #f2b632, tomato petal #cf3a2c
  bread: plan .02 -.09,-.06 .09,-.06 0,.09 + plan .02 -.09,-.06 .09,-.06 0,.09 @0,.058,0
  salad: plan .012 -.1,-.066 .1,-.066 0,.1 @0,.018,0
  ham: plan .012 -.095,-.064 .095,-.064 0,.096 @0,.0275,0
  cheese: plan .01 -.098,-.066 .098,-.066 .01,.1 @0,.0375,0
  tomato: plan .015 -.09,-.06 .09,-.06 0,.09 @0,.0455,0
  green: cyl .002 .05 @0,.075,0 + ball .012 @0,.125,0
ice cream cone, ice cream, icecream, soft serve | .18 | scoop wax #f4a9c0, second wax #f3e3b8, cone wax #c98a3c, cherry petal #c4202b
  cone: cone .038 .11 rx180 @0,.11,0 + ring .037 .006 @0,.108,0 + ring .028 .003 @0,.08,0 + ring .019 .003 @0,.055,0
  scoop: ball .046 @0,.135,0 + ball .016 @.036,.112,0 o8
  second: ball .038 @0,.185,0 + ball .013 @.03,.166,0 o7
  cherry: ball .014 @0,.226,0 + tube .002 0,.235,0 .01,.25,0 .02,.255,0
donut, doughnut | .04 | icing wax #f27fae, dough wax #c98a44, sprinkle paint #35bcd6
  dough: ring .055 .03 @0,.03,0 s36
  icing: lathe .026,.035 .03,.05 .042,.06 .056,.063 .07,.06 .082,.05 .087,.035 .08,.034 .056,.05 .03,.034 .026,.035 s36
  sprinkle: box .012 .004 .004 ry20 @.045,.06,.035 o5 + box .012 .004 .004 ry70 @.065,.06,.02 o4
  yellow: box .012 .004 .004 ry120 @.06,.061,.01 o5 + box .012 .004 .004 ry60 @.03,.056,.025 o4
cupcake, muffin, fairy cake | .1 | icing wax #f4a9c0, cup paint #7a4fc0, cherry petal #c4202b
  cup: lathe .032,0 .045,.045 .042,.05 ~ s18
  icing: ring .032 .016 @0,.055,0 + ring .024 .015 @0,.072,0 + ring .014 .013 @0,.087,0 + cone .016 .03 @0,.09,0 + lathe .042,.044 .03,.07 .01,.1
  cherry: ball .013 @0,.122,0
  yellow: box .008 .003 .003 @.04,.068,0 o7
loaf of bread, bread, bread loaf, loaf | .12 | crust wax #b87430, cut wax #efd9a8
  crust: slab .22 -.06,0 .06,0 .062,.05 .075,.075 .06,.105 .03,.118 -.03,.118 -.06,.105 -.075,.075 -.062,.05 b.012 ry65
    + box .1 .008 .014 ry40 @.05,.3,-.02 layy + box .1 .008 .014 ry40 @0,.3,0 layy + box .1 .008 .014 ry40 @-.05,.3,.02 layy
  cut: slab .006 -.05,.006 .05,.006 .052,.05 .062,.075 .05,.095 .025,.106 -.025,.106 -.05,.095 -.062,.075 -.052,.05 @0,.002,.112 ry65
slice of bread, bread slice, toast, slice of toast, sliced bread | .11 | crust wax #b87430, crumb wax #f2dfb0
  crust: slab .016 -.055,0 .055,0 .057,.045 .068,.066 .066,.09 .045,.108 0,.112 -.045,.108 -.066,.09 -.068,.066 -.057,.045 b.003 rx-22
  crumb: slab .0175 -.0495,.0055 .0495,.0055 .0513,.046 .0612,.0649 .0594,.0865 .0405,.1027 0,.1063 -.0405,.1027 -.0594,.0865 -.0612,.0649 -.0513,.046 b.002 rx-22
baguette, french bread, baguette loaf, loaf baguette | .08 | crust wax #c98a3c, cut wax #f0dcae
  crust: pillx .04 .62 *1,.9,1 @0,.036,0
  cut: ball .045 .012 .014 ry30 n6:.09,0,0 @0,.066,0
croissant | .06 | crust wax #c9822e
  crust: tube .012>.03 -.1,.02,.05 -.085,.025,.015 -.06,.03,-.012 + tube .03>.012 .06,.03,-.012 .085,.025,.015 .1,.02,.05
    + ball .04 .036 .034 ry-25 @-.045,.032,-.022 + ball .04 .036 .034 ry25 @.045,.032,-.022 + ball .044 .042 .04 @0,.036,-.03
    + ball .03 .028 .028 ry-50 @-.075,.028,.004 + ball .03 .028 .028 ry50 @.075,.028,.004
wheel of cheese, cheese, cheese wheel, cheese wedge, slice of cheese, camembert, swiss cheese, gouda | .1 | cheese wax #f2bc3a, hole wax #b5701a
  cheese: plan .1 -.12,-.08 .14,-.08 .14,-.06 -.1,.12 -.12,.1 ry-20
  hole: rodz .018 .002 b0 s14 @.02,.06,.2 layz + rodz .013 .002 b0 s14 @-.055,.035,.2 layz + rodz .011 .002 b0 s14 @.075,.03,.2 layz + rodz .009 .002 b0 s14 @-.02,.028,.2 layz
    + cyl .02 .002 b0 s14 @0,.2,-.03 layy + cyl .012 .002 b0 s14 @.05,.2,-.042 layy + cyl .015 .002 b0 s14 @-.06,.2,.02 layy + rodx .017 .002 b0 s14 @-.2,.055,0 layx
    + rodx .011 .002 b0 s14 @-.2,.03,.05 layx
fried egg, egg sunny side up, cooked egg, egg cooked | .03 | white ceramic #faf7ee, yolk wax #f5a81c
  white: plan .012 .1,0 .085,.05 .05,.09 0,.08 -.06,.1 -.1,.05 -.09,-.02 -.1,-.07 -.03,-.09 .03,-.08 .07,-.07 ~
  yolk: ball .04 .026 .04 @0,.012,0
egg, easter egg | .06 | egg ceramic #efdfc4
  egg: lathe .0,0 .014,.003 .022,.014 .025,.025 .022,.04 .014,.053 .006,.059 0,.06 ~
half egg, half an egg, egg half, boiled egg, egg slice, hard boiled egg, sliced egg, cut egg | .045 | white ceramic #faf7ee, yolk wax #f5a81c
  white: loft -.0003,.0008,-.022 -.0005,.0004,-.022 -.0007,-.0001,-.022 -.0006,-.0006,-.022 -.0003,-.0009,-.022 0,-.0009,-.022 .0003,-.0009,-.022 .0006,-.0006,-.022 .0007,-.0001,-.022 .0005,.0004,-.022 .0003,.0008,-.022 0,.0009,-.022 / -.005,.0135,-.0205 -.009,.007,-.0205 -.011,-.002,-.0205 -.0095,-.01,-.0205 -.0045,-.0145,-.0205 0,-.015,-.0205 .0045,-.0145,-.0205 .0095,-.01,-.0205 .011,-.002,-.0205 .009,.007,-.0205 .005,.0135,-.0205 0,.015,-.0205 / -.0082,.0221,-.0158 -.0148,.0115,-.0158 -.018,-.0033,-.0158 -.0156,-.0164,-.0158 -.0074,-.0238,-.0158 0,-.0246,-.0158 .0074,-.0238,-.0158 .0156,-.0164,-.0158 .018,-.0033,-.0158 .0148,.0115,-.0158 .0082,.0221,-.0158 0,.0246,-.0158 / -.0096,.0259,-.0088 -.0173,.0134,-.0088 -.0211,-.0038,-.0088 -.0182,-.0192,-.0088 -.0086,-.0278,-.0088 0,-.0288,-.0088 .0086,-.0278,-.0088 .0182,-.0192,-.0088 .0211,-.0038,-.0088 .0173,.0134,-.0088 .0096,.0259,-.0088 0,.0288,-.0088 / -.01,.027,0 -.018,.014,0 -.022,-.004,0 -.019,-.02,0 -.009,-.029,0 0,-.03,0 .009,-.029,0 .019,-.02,0 .022,-.004,0 .018,.014,0 .01,.027,0 0,.03,0 c70 rx-58 @0,.02,0
  yolk: ball .0125 .0125 .006 s16 @0,-.006,0 rx-58 @0,.02,0
steak, meat, raw meat, piece of meat, t bone steak | .05 | meat petal #b0332c, fat wax #f0dcc4, bone bone
  meat: plan .035 .13,.02 .1,.08 .02,.1 -.07,.08 -.13,.03 -.13,-.04 -.06,-.08 .03,-.07 .09,-.06 ~
  fat: plan .03 .143,.02 .11,.09 .02,.112 -.08,.092 -.144,.035 -.144,-.046 -.065,-.092 .03,-.082 .1,-.07 ~
  bone: box .016 .012 .1 ry30 @-.03,.03,.02 + box .07 .012 .016 ry30 @-.05,.03,-.02
chicken leg, drumstick, chicken drumstick, turkey leg, roast leg | .2 | meat wax #b5682a, bone bone
  meat: lathe 0,.2 .03,.19 .06,.16 .068,.12 .05,.08 .022,.04 0,.03 ~ rx0 rz-35 @-.02,0,0
  bone: cyl .013 .08 rz-35 @-.055,-.03,0 + ball .018 @-.05,-.045,0 + ball .018 @-.07,-.025,0
ham, leg of ham, roast ham, roast meat | .2 | meat wax #c4694a, cut petal #e8989a, bone bone, fat wax #f0dcc4
  meat: lathe .068,-.11 .094,-.08 .102,-.01 .085,.06 .05,.11 .02,.135 ~ rz-90 @0,.1,0
  cut: rodx .062 .012 @-.112,.1,0
  fat: rodx .076 .018 @-.106,.1,0
  bone: rodx .018 .12 @.16,.1,0 + ball .026 @.22,.115,0 + ball .026 @.22,.085,0 + rodx .02 .02 @-.114,.1,0
sausage, sausages, string of sausages, raw sausage | .06 | meat wax #a8452c, string thatch
  meat: tube .026 -.1,.03,.02 -.05,.03,.05 .05,.03,.05 .1,.03,.02 + ball .026 @-.1,.03,.02 mir
    + tube .026 -.11,.03,-.05 -.05,.03,-.02 .05,.03,-.02 .11,.03,-.05 + ball .026 @-.11,.03,-.05 mir
  string: ball .008 @-.125,.03,.006 mir + ball .008 @-.138,.03,-.064 mir
sushi roll, sushi, maki, salmon sushi, salmon maki, egg sushi, sushi salmon, maki salmon, maki roll, nigiri | .04 | nori rubber #1c2a22, rice snow, salmon petal #f2793c, board wood
  nori: cyl .024 .034 n3:.06,0,0 @0,.02,.03
  rice: cyl .021 .037 n3:.06,0,0 @0,.02,.03 + pillx .018 .07 *1,1,1.2 n2:.09,0,0 @0,.037,-.045
  salmon: cyl .009 .039 n3:.06,0,0 @0,.02,.03 + pillx .02 .085 *1,.5,1.3 n2:.09,0,0 @0,.055,-.045
  board: box .22 .016 .15 b.003
bowl of ramen, ramen, noodle soup, noodles, bowl of noodles, udon, pho | .14 | bowl ceramic #c4302b, soup wax #d9923c, noodle wax #f2dc9a, egg ceramic #faf7ee,
    yolk wax #f5a81c, nori rubber #1c2a22, stick wood
  bowl: pot .008 .06,0 .065,.015 .12,.06 .14,.1 s32
  soup: lathe 0,.075 .118,.08 .12,.088 0,.088
  noodle: ring .05 .01 @-.03,.09,.02 + ring .032 .01 @-.03,.095,.02 + ring .03 .009 @.04,.09,-.04 + ring .07 .009 @-.01,.088,0
  egg: ball .03 .018 .024 @.05,.092,.04 + ball .028 .018 .024 @.0,.092,.07
  yolk: ball .014 .006 .012 @.05,.109,.04 + ball .013 .006 .012 @0,.109,.07
  nori: box .07 .07 .004 rx-15 @.02,.085,-.08
  stick: bar .004 .02,.105,.05 -.25,.16,-.05 + bar .004 .03,.105,.02 -.25,.16,-.08
bowl of soup, soup, stew, bowl of stew, porridge | .12 | bowl wood, soup wax #c9601e, carrot petal #f08a24, herb leaves, spoon steel
  bowl: pot .01 .06,0 .065,.015 .11,.05 .13,.09 s32
  soup: lathe 0,.068 .112,.07 .112,.078 0,.078
  carrot: ball .016 .01 .016 @.04,.078,.03 + ball .016 .01 .016 @-.05,.078,.02 + ball .014 .01 .014 @.01,.078,-.05
  herb: ball .012 .006 .01 @-.01,.08,.05 + ball .012 .006 .01 @.05,.08,-.02 + ball .01 .006 .01 @-.04,.08,-.03
  spoon: bar .005 -.03,.08,-.02 -.16,.15,-.09 + ball .02 .008 .02 @-.02,.08,-.015
french fries, fries, chips, bag of chips | .15 | box paint #d1202a, fry wax #f2c14a
  box: lathe .05,0 .07,.1 0,.1 s4 ry45 *1.1,1,.62
  fry: box .013 .11 .013 n6:.018,0,0 @0,.06,.018 + box .013 .13 .013 rz6 n5:.019,0,0 @0,.05,0 + box .013 .12 .013 rz-7 n5:.019,0,0 @0,.06,-.015
  yellow: box .05 .03 .004 @0,.03,.2 layz
pretzel | .15 | crust wax #9a5a22, salt snow
  crust: tube .014 -.035,.03,.004 .0,.07,.008 .045,.115,0 .075,.1,0 .08,.055,0 .05,.015,0 0,.005,0 -.05,.015,0 -.08,.055,0 -.075,.1,0 -.045,.115,0
    0,.07,-.008 .035,.03,-.004
  salt: box .005 n4:.02,0,0 @0,.012,.012 + box .005 @.07,.1,.012 mir + box .005 @.08,.06,.012 mir
cookie, biscuit, chocolate chip cookie | .02 | dough wax #c98f4c, chip wax #3f2414
  dough: lathe .044,0 .05,.004 .051,.009 .047,.014 .036,.017 .018,.0155 0,.017
  chip: ball .0055 .004 .005 @.031,.0165,0 o5 + ball .0055 .0035 .0055 @.013,.0165,.008 o3 + ball .0045 .004 .005 @.044,.0135,.01 o4:30
lollipop, sucker, lollypop | .2 | candy wax #e8356d, swirl wax #f6f4ee, stick plaster
  stick: cyl .005 .14
  candy: rodz .05 .018 @0,.18,0
  swirl: tube .005 0,.18,.011 .012,.19,.011 .018,.175,.011 .0,.158,.011 -.025,.17,.011 -.022,.2,.011 .008,.213,.011 .036,.195,.011 .034,.16,.011 .0,.14,.011
candy cane | .16 | candy wax #f6f4ee, stripe wax #d1202a
  candy: tube .011 0,0,0 0,.06,0 0,.12,0 .008,.145,0 .033,.16,0 .058,.145,0 .064,.115,0
  stripe: lathe .0105,-.007 .0122,-.005 .0122,.005 .0105,.007 .0105,-.007 wave1:0:90:.45 n5:0,.026,0 @0,.062,0
    + lathe .0105,-.006 .0125,-.004 .0125,.004 .0105,.006 .0105,-.006 rz-40 @.013,.152,0
    + lathe .0105,-.006 .0125,-.004 .0125,.004 .0105,.006 .0105,-.006 rz-100 @.046,.157,0
chocolate bar, chocolate, candy bar | .15 | chocolate wax #5a3018, foil steel #d9dde2, wrap paint #b0202a
  chocolate: box .08 .1 .012 b.002 @0,.06,0 + box .02 .02 .012 n3:.026,0,0 @0,.132,.004 + box .02 .02 .012 n3:.026,0,0 @0,.107,.004
    + box .02 .02 .012 n3:.026,0,0 @0,.082,.004
  foil: box .084 .02 .016 @0,.062,0
  wrap: box .083 .066 .017 b.002
popsicle, ice lolly, ice pop | .15 | ice wax #f0483e, second wax #f7b733, stick wood
  ice: slab .03 -.035,.09 .035,.09 .035,.13 .024,.15 0,.158 -.024,.15 -.035,.13 b.008
  second: slab .0305 -.0352,.05 .0352,.05 .0352,.09 -.0352,.09 b.006
  stick: slab .006 -.008,0 .008,0 .008,.06 -.008,.06
pancakes, pancake, stack of pancakes, pancake stack | .09 | dough wax #d9a04c, butter wax #f7e07a, syrup wax #8a4a16, plate ceramic
  plate: lathe .08,0 .13,.012 .13,.016 0,.008 s32
  dough: cyl .09 .014 b.006 n4:0,.016,0 @0,.032,0
  syrup: lathe .06,.068 .064,.071 .058,.076 0,.077 + tube .007>.009 0,.071,.055 0,.072,.08 0,.066,.0885 0,.052,.0885 0,.04,.0885
    + tube .007>.009 0,.071,.055 0,.072,.08 0,.066,.0885 0,.05,.0885 0,.028,.0885 ry52 + tube .006>.008 0,.071,.055 0,.072,.08 0,.066,.0885 0,.056,.0885 ry-40
    + tube .007>.009 0,.071,.055 0,.072,.08 0,.066,.0885 0,.045,.0885 ry150
  butter: box .03 .014 .03 ry20 b.003 @0,.075,0
waffle, waffles | .03 | dough wax #d99f45, butter wax #f7e07a, syrup wax #8a4a16
  dough: cyl .09 .012 s32 + box .17 .012 .009 n5:0,0,.032 @0,.008,0 *.92,1,1 + box .009 .012 .17 n5:.032,0,0 @0,.008,0 *1,1,.92
  butter: box .03 .012 .03 ry20 b.003 @0,.018,0
  syrup: ball .04 .004 .035 @.005,.018,.005
turkey dinner, roast turkey, roast chicken, roasted chicken, thanksgiving turkey | .2 | meat wax #b5682a, bone bone, plate ceramic, leaf leaves
  meat: ball .13 .1 .15 @0,.11,0 + lathe 0,.15 .03,.14 .05,.1 .03,.04 .015,.02 rx110 @.09,.1,.06 mir + pillz .03 .14 @.125,.13,-.03 mir
  bone: rodz .011 .05 @.09,.06,.22 mir + ball .015 @.098,.062,.24 mir + ball .015 @.082,.062,.24 mir
  plate: lathe .14,0 .24,.02 .24,.026 0,.012 s32
  leaf: ball .035 .012 .022 @.17,.03,.06 o7
popcorn, box of popcorn, bucket of popcorn | .24 | box paint #f6f4ee, stripe paint #d1202a, corn wax #f7ecc4
  box: pyr .1 .17 .1 1.36
  stripe: pyr .016 .17 .103 1.36 n3:.034,0,0 + pyr .103 .17 .016 1.36 n3:0,0,.034
  corn: blob .024 .3 3 5 @.04,.185,0 o7 + blob .024 .3 3 5 @.02,.2,0 o4 + blob .022 .3 3 5 @.05,.18,.03 o4 + blob .02 .3 3 5 @0,.215,0
milkshake, smoothie, milk shake, frappe, frappuccino | .26 | shake wax #f4a9c0, cream snow, glass glass, straw paint #d1202a, cherry petal #c4202b
  shake: lathe .03,.05 .05,.18
  glass: lathe .045,0 .045,.01 .01,.02 .012,.045 .033,.055 .055,.19
  cream: ring .03 .02 @0,.195,0 + ring .018 .018 @0,.215,0 + ball .018 @0,.23,0
  cherry: ball .014 @0,.252,0
  straw: bar .006 .0,.1,-.02 .03,.29,-.03 .06,.31,-.04
gingerbread man, gingerbread | .16 | dough wax #a8642c, icing snow, button petal #d1202a
  dough: slab .018 0,.1 -.025,.1 -.07,.12 -.08,.1 -.07,.085 -.032,.07 -.03,.05 -.055,.015 -.045,0 -.025,0 0,.035 .025,0 .045,0 .055,.015 .03,.05 .032,.07
    .07,.085 .08,.1 .07,.12 .025,.1 b.004 + rodz .034 .018 @0,.13,0 b.004
  icing: ball .006 .006 .003 @.012,.138,.009 mir + tube .002 -.014,.122,.01 0,.116,.01 .014,.122,.01 + box .014 .003 .004 rz60 @.066,.098,.008 mir
    + box .02 .003 .004 rz20 @.04,.012,.008 mir
  button: ball .006 .006 .004 @0,.085,.009 + ball .006 .006 .004 @0,.068,.009
can of beans, soup can, canned food, tuna can, can | .11 | can steel, label paint #c4302b, text paint #f6f4ee
  can: cyl .038 .11 b.004 + ring .0372 .003 @0,.11,0
  label: lathe .0383,.012 .039,.012 .039,.098 .0383,.098
  text: lathe .0391,.045 .0394,.045 .0394,.07 .0391,.07
bacon, bacon strip, raw bacon, bacon raw | .03 | meat petal #b0402c, fat wax #f3cfae
  meat: plan .008 -.12,-.02 -.08,-.012 -.04,-.022 0,-.012 .04,-.022 .08,-.012 .12,-.02 .12,.0 .08,.006 .04,-.004 0,.006 -.04,-.004 -.08,.006 -.12,0
    @0,.003,-.01 + plan .008 -.12,.0 -.08,.006 -.04,-.004 0,.006 .04,-.004 .08,.006 .12,0 .12,.014 0,.018 -.12,.014 @0,.003,.02
  fat: plan .01 -.12,.0 -.08,.006 -.04,-.004 0,.006 .04,-.004 .08,.006 .12,0 .12,.012 .08,.018 .04,.008 0,.018 -.04,.008 -.08,.018 -.12,.012 @0,.003,0
cauliflower | .2 | head wax #f3ecd2, leaf plant #7fae4f
  head: cyl .06 .1 + ball .1 .08 .1 @0,.13,0 + blob .11 .12 6 *1,.8,1 @0,.13,0 + blob .05 .2 4 @.07,.15,0 o6 + blob .05 .2 4 @.03,.19,0 o4
  leaf: leaf .2 .14 .5 rx35 @0,.0,.05 o6
spaghetti, pasta, plate of spaghetti, bowl of spaghetti, spaghetti bolognese, noodle dish, macaroni, mac and cheese | .12 | noodle wax #f0d27a, sauce petal #c4402a, plate ceramic, leaf plant #4f8a34
  plate: lathe .1,0 .17,.02 .17,.026 .1,.014 0,.012 s32
  noodle: ring .09 .014 8 @0,.026,0 + ring .06 .014 8 rx8 @0,.04,0 + ring .075 .013 8 rx-12 @.01,.045,0 + ring .05 .013 8 rz12 @-.02,.055,0 + ring .035 .013 8 rx14 @.01,.065,.01 + ball .07 .03 .07 @0,.03,0
  sauce: blob .05 .2 3 *1,.5,1 @0,.08,0 + ball .022 @.02,.1,.01 + ball .02 @-.025,.095,-.01 + ball .02 @0,.095,.03
  leaf: leaf .04 .02 .4 rx60 @0,.108,0 + leaf .035 .02 .4 rx60 ry150 @0,.108,0
rice, bowl of rice, rice bowl, white rice | .12 | rice snow, bowl ceramic #c4302b, stick wood
  bowl: pot .008 .04,0 .045,.012 .085,.045 .1,.075 s28
  rice: blob .085 .06 8 *1,.62,1 @0,.072,0
  stick: bar .004 .03,.115,.03 .2,.15,-.06 + bar .004 .01,.118,.03 .19,.16,-.08
dumplings, dumpling, dim sum, bao, steamed bun, gyoza, steamed dumplings | .14 | dough wax #f6efe0, basket thatch #c9a05a, band wood
  basket: lathe .14,0 .145,.07 .13,.07 .13,.03 0,.03 s32
  band: lathe .141,.005 .148,.005 .149,.02 .143,.02 + lathe .144,.055 .15,.055 .15,.07 .145,.07
  dough: lathe .045,0 .052,.02 .036,.045 .01,.06 0,.062 ~ wave8:.07 @.072,.035,0 o3 + lathe .045,0 .052,.02 .036,.045 .01,.06 0,.062 ~ wave8:.07 *.8 @0,.075,0
kebab, skewer, shish kebab, meat skewer, skewers | .34 | meat wax #9a5428, pepper petal #cf3a2c, green leaves #6fae3e, onion wax #f0dcc4, stick wood
  stick: cyl .004 .34
  meat: box .05 .04 .05 b.012 n3:0,.1,0 @0,.17,0
  pepper: box .054 .022 .046 b.006 n2:0,.1,0 @0,.21,0
  green: box .05 .022 .052 b.006 n2:0,.1,0 @0,.136,0
  onion: cyl .027 .018 n2:0,.1,0 @0,.158,0
curry, tajine, tagine | .22 | pot ceramic #c4602f, lid ceramic #b5502a, band paint #f0d27a
  pot: lathe .1,0 .13,.03 .14,.05 .14,.06 0,.06
  lid: lathe .125,.06 .1,.09 .06,.14 .03,.19 .02,.2 ~ + ball .026 @0,.21,0
  band: lathe .138,.036 .144,.04 .143,.05 .138,.046 + lathe .087,.105 .09,.107 .078,.12 .075,.118
corn dog | .22 | dough wax #c98430, stick wood, mustard wax #f2c230
  dough: pill .03 .16 @0,.07,0
  stick: cyl .006 .1
  mustard: tube .005 -.012,.1,.028 .012,.12,.03 -.012,.14,.031 .012,.16,.031 -.012,.18,.03 .008,.2,.026 @0,0,.1 layz
acorn | .04 | nut wood #a8682a, cap bark #6a4a2a
  nut: lathe 0,0 .004,.003 .011,.014 .012,.026 ~
  cap: lathe .0145,.024 .014,.03 .008,.036 0,.038 ~ + cyl .002 .008 @0,.036,0
burger bun, bun, hamburger bun, bread roll, burger buns, brioche | .07 | crust wax #d18f42, seed wax #f6e8c4, cut wax #f0dcae
  crust: lathe 0,.03 .058,.03 .062,.042 .055,.06 .03,.074 0,.078 ~ + lathe 0,0 .055,0 .06,.01 .058,.024 0,.024
  cut: cyl .056 .012 @0,.02,0
  seed: ball .006 .003 .004 @.03,.074,0 o6 + ball .006 .003 .004 @.046,.066,0 o9 + ball .006 .003 .004 @.012,.078,0 o3
lettuce, head of lettuce, lettuce leaf, salad head | .16 | leaf plant #8fce4a, heart plant #c4e48a
  heart: leaf .14 .1 -.5 rx16 @0,.02,.012 o4 + cyl .025 .03
  leaf: leaf .16 .15 -.6 rx58 @0,.01,.02 o6 + leaf .16 .14 -.55 rx38 ry30 @0,.015,.018 o6 + leaf .15 .16 -.2 rx78 ry15 @0,.005,.03 o5
beet, beetroot, red beet | .2 | root petal #8a1f4a, leaf plant #4a8a34, stem petal #b0305f
  root: ball .06 .055 .06 @0,.075,0 + cone .012 .05 rx180 @0,.03,0
  stem: bar .006>.004 0,.12,.008 0,.18,.03 o5
  leaf: leaf .1 .05 .4 rx18 @0,.16,.02 o5
cotton candy, candy floss, candyfloss, fairy floss | .42 | candy wax #f7a3c8, light wax #fcc6de, cone plaster #f4f0e6, stripe paint #e0457a
  cone: cone .045 .26 s14 rx180 @0,.26,0
  stripe: lathe .0265,.15 .03,.15 .0335,.17 .03,.17 .0265,.15 s14 + lathe .034,.195 .0375,.195 .041,.215 .037,.215 .034,.195 s14 + lathe .0185,.105 .022,.105 .0255,.125 .02,.125 .0185,.105 s14
  candy: blob .1 .16 3 9 *1,1.05,1 @0,.32,0 + blob .05 .16 3 5 @.06,.28,.04 o3 + blob .05 .16 3 5 @.05,.36,.03 o3:60
  light: blob .055 .16 3 5 @.02,.385,.035 + blob .05 .16 3 5 @-.055,.33,.06 + blob .045 .16 3 5 @.06,.32,.07 + blob .05 .16 3 5 @.04,.35,-.07
honeycomb, honey comb, beehive comb | .4 | comb wax #e8a52a, honey potion #f08a10
  comb: pot .008 .0505,-.03 .0505,.03 s6 rx90 @-.0866,.05,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @0,.05,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @.0866,.05,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @-.1299,.125,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @-.0433,.125,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @.0433,.125,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @.1299,.125,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @-.1732,.2,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @-.0866,.2,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @0,.2,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @.0866,.2,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @.1732,.2,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @-.1299,.275,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @-.0433,.275,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @.0433,.275,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @.1299,.275,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @-.0866,.35,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @0,.35,0 + pot .008 .0505,-.03 .0505,.03 s6 rx90 @.0866,.35,0
  honey: cyl .043 .04 s6 b0 rx90 @0,.05,-.022 + cyl .043 .04 s6 b0 rx90 @-.0433,.125,-.022 + cyl .043 .04 s6 b0 rx90 @0,.2,-.022 + cyl .043 .04 s6 b0 rx90 @-.0433,.275,-.022 + cyl .043 .04 s6 b0 rx90 @.0433,.275,-.022 + lathe 0,.12 .008,.11 .01,.05 .014,.02 .01,.004 0,0 s8 @.0433,-.03,.03 + lathe 0,.09 .007,.08 .009,.03 .012,.015 .008,.003 0,0 s8 @-.06,.0,.03
leek, leeks, spring onion | .45 | stalk wax #f4f2e4, leaf plant #4f8a3f, neck plant #b5cf7a, root thatch #e0d4b0
  stalk: lathe .016,.012 .027,.022 .024,.06 .023,.2 .024,.215 s14
  neck: lathe .024,.19 .0235,.2 .026,.26 .03,.28 s14
  leaf: leaf .24 .055 .35 rx10 @0,.235,.01 o3 + leaf .22 .06 .7 rx20 ry50 @0,.23,.012 o4 + leaf .26 .045 .15 rx4 ry20 @0,.23,.004 o2
  root: 9*bar .002 .004,.016,0 .012,.004,0 .016~.024,0,0 s4 ry40i
celery, celery stalk, bunch of celery | .38 | stalk plant #b5d97a, leaf plant #5fae3f, base wax #e4edc4
  base: lathe .03,0 .034,.012 .034,.05 .03,.07 s12 wave6:.08
  stalk: loft .018,.02,.03 .012,.02,.038 0,.02,.04 -.012,.02,.038 -.018,.02,.03 0,.02,.026 / .016,.15,.034 .011,.15,.043 0,.15,.046 -.011,.15,.043 -.016,.15,.034 0,.15,.034
    / .01,.29,.046 .006,.29,.053 0,.29,.056 -.006,.29,.053 -.01,.29,.046 0,.29,.046 o6 + bar .012>.007 .008,.03,.004 .012,.3,.006 s6 o3 + bar .005>.003 0,.27,.05 .022,.31,.066 s5 o6 + bar .005>.003 0,.27,.05 -.022,.31,.066 s5 o6
  leaf: leaf .055 .045 .4 rx28 @0,.28,.05 o6 + leaf .05 .04 .5 rx40 ry30 @.018,.3,.062 o6 + leaf .05 .04 .5 rx40 ry-30 @-.018,.3,.062 o6 + leaf .07 .05 .2 rx8 @.012,.29,.006 o3
asparagus, bunch of asparagus, asparagus spear | .24 | stalk plant #8ab54a, tip plant #5f7a4a, band paint #c4302b
  stalk: bar .0095>.008 .0,0,0 0,.2,0 s8 + bar .0095>.008 .019,0,0 .021,.2,0 s8 o6
  tip: lathe .008,.19 .0105,.2 .009,.222 .004,.236 0,.24 ~ s8 + lathe .008,.185 .0105,.195 .009,.215 .004,.228 0,.232 ~ s8 @.021,0,0 o6 + cone .005 .014 s4 rz-14 @.008,.12,.0 o3 + cone .0055 .016 s4 rz-10 @.028,.09,0 o6:20
    + cone .0055 .016 s4 rz-10 @.0285,.14,0 o6:40
  band: lathe .0285,.045 .0315,.045 .0315,.075 .0285,.075 .0285,.045 s18
artichoke | .16 | leaf plant #6f8f4a, inner plant #8a7a8a, stem plant #8aa85a
  stem: cyl .012 .06 s10
  inner: lathe .02,.05 .04,.07 .045,.1 .03,.135 0,.15 ~ s12
  leaf: leaf .075 .055 -.5 rx38 @0,.052,.022 o8 + leaf .075 .055 -.5 rx30 ry22 @0,.068,.03 o8 + leaf .075 .052 -.45 rx20 @0,.084,.034 o8 + leaf .068 .048 -.5 rx10 ry22 @0,.1,.034 o7 + leaf .055 .04 -.5 rx-4 @0,.115,.028 o6 + leaf .045 .034 -.6 rx-14 ry30 @0,.125,.018 o4
spinach, spinach leaves, chard | .26 | leaf plant #2f7a34, stem plant #a8cf8a
  stem: tube .006>.004 .004,0,.004 .02,.06,.012 .045,.12,.02 s6 o7
  leaf: loft .005,.1,.035 0,.1,.041 -.005,.1,.035 0,.1,.033 / .035,.13,.05 0,.128,.058 -.035,.13,.05 0,.127,.05 / .042,.17,.075 0,.165,.08 -.042,.17,.075 0,.164,.073 / .028,.21,.1 0,.206,.104 -.028,.21,.1 0,.205,.098 / .004,.235,.125 0,.235,.127 -.004,.235,.125 0,.234,.122 ry65 o7
    + leaf .2 .09 .25 rx12 @0,.06,.01 o4:20 + leaf .16 .07 .2 rx4 @0,.08,0 o2
butter, stick of butter, block of butter | .06 | butter wax #f7e08a, dish ceramic #f3f0ea, trim paint #2d62b8
  dish: plan .008 -.11,-.065 .11,-.065 .12,-.055 .12,.055 .11,.065 -.11,.065 -.12,.055 -.12,-.055 b.003 + box .16 .008 .085 b.002 @0,.007,0
  trim: tube .004 -.112,.009,-.06 .112,.009,-.06 .117,.009,-.054 .117,.009,.054 .112,.009,.06 -.112,.009,.06 -.117,.009,.054 -.117,.009,-.054 -.112,.009,-.06 s6
  butter: box .11 .045 .055 b.004 @-.016,.014,0 + box .01 .044 .054 b.002 rz-58 @.05,.016,0 + box .009 .044 .053 b.002 rz-70 @.062,.018,0
milk bottle, milk, bottle of milk | .24 | milk ceramic #faf8f2, glass glass, cap paint #2d62b8
  milk: lathe .036,.006 .041,.014 .041,.13 .034,.16 .021,.185 .02,.205 0,.205 s20
  glass: lathe 0,0 .04,0 .045,.01 .045,.135 .037,.165 .024,.19 .023,.216 .027,.22 .027,.228 .023,.228 s20
  cap: lathe .0285,.218 .03,.222 .028,.236 .024,.241 0,.241 s18
bowl of salad, salad, green salad, caesar salad | .14 | bowl wood, leaf plant #6fb53a, lettuce plant #a4d45f, tomato paint #d8301f, cucumber wax #d9ecae, peel plant #3f7a34, onion petal #b05a8a
  bowl: pot .009 .05,0 .055,.01 .11,.05 .135,.085 s24
  lettuce: lathe 0,.05 .1,.06 .12,.078 .08,.09 0,.1 s14 + leaf .1 .09 .7 rx48 @0,.075,.045 o7 + leaf .09 .08 .5 rx30 @.0,.085,.02 ry25 o5
  leaf: leaf .09 .075 .8 rx60 ry20 @0,.08,.055 o6 + leaf .075 .065 .5 rx14 @.01,.09,.01 ry60 o4
  tomato: ball .021 s12 @.07,.11,.05 + ball .021 s12 @-.055,.115,.06 + ball .021 s12 @.02,.125,-.05 + ball .019 s12 @-.085,.105,-.02
  cucumber: cyl .02 .005 s14 rx40 rz10 @.02,.12,.07 + cyl .02 .005 s14 rx-20 rz-30 @.06,.125,-.01 + cyl .02 .005 s14 rx30 rz30 @-.03,.13,-.02
  peel: lathe .0195,-.0008 .0212,-.0008 .0212,.0055 .0195,.0055 .0195,-.0008 s14 rx40 rz10 @.02,.12,.07 + lathe .0195,-.0008 .0212,-.0008 .0212,.0055 .0195,.0055 .0195,-.0008 s14 rx-20 rz-30 @.06,.125,-.01 + lathe .0195,-.0008 .0212,-.0008 .0212,.0055 .0195,.0055 .0195,-.0008 s14 rx30 rz30 @-.03,.13,-.02
  onion: ringz .02 .003 6 rx-50 @-.01,.135,.03 + ringz .016 .003 6 rx-70 @.045,.13,-.04
pudding, flan, caramel pudding, custard pudding, creme caramel | .09 | custard wax #f5d98a, caramel potion #7a3a12, plate ceramic, cherry petal #c4202b
  plate: lathe .05,0 .095,.008 .105,.016 .1,.018 0,.01 s26
  custard: lathe .062,.01 .06,.02 .046,.066 .042,.07 0,.07 s20 c70
  caramel: lathe .0445,.066 .045,.07 .038,.0745 0,.075 s20 + tube .007>.009 0,.071,.034 0,.069,.042 0,.05,.0505 0,.036,.0545 s7 o5 + tube .006>.008 0,.071,.034 0,.069,.042 0,.055,.049 s7 ry36 o5 + lathe .062,.011 .075,.013 .07,.017 0,.018 s20
  cherry: ball .012 s12 @0,.083,0 + tube .0015 0,.092,0 .004,.105,0 .014,.115,0 s5
jelly, jello, gelatin, jelly dessert | .11 | jelly potion #e0243a, plate ceramic, cream snow
  plate: lathe .05,0 .1,.008 .11,.016 .105,.018 0,.01 s26
  jelly: lathe .078,.012 .078,.02 .064,.05 .062,.056 .05,.085 .044,.095 .02,.1 0,.098 ~ s24 wave8:.07
  cream: ball .02 .012 .02 s12 @0,.102,0 + ball .014 .01 .014 s12 @0,.111,0 + cone .009 .014 s8 @0,.116,0
ginger, ginger root | .08 | root wax #d2a86c, ring bark #9a7444, cut wax #f0d98a
  root: tube .026>.03>.024 -.09,.03,.01 -.03,.032,0 .04,.034,-.005 .09,.036,.01 s10 + tube .022>.018 .02,.036,0 .04,.07,-.005 .055,.095,.005 s9 + tube .02>.017 -.03,.03,0 -.05,.03,.05 -.06,.028,.075 s9 + tube .02>.016 .05,.032,0 .075,.03,-.045 .085,.028,-.065 s9
    + ball .022 .022 .02 s10 @-.06,.05,-.012 + ball .019 s10 @.058,.098,.006
  ring: ringx .0275 .0025 6 s12 @-.06,.031,.004 + ringx .0295 .0025 6 s12 @-.015,.032,0 + ringx .028 .0025 6 s12 @.03,.034,-.004 + ring .0205 .0025 6 s12 rz-20 @.043,.068,-.002 + ringz .0195 .0025 6 s12 ry-20 @-.048,.03,.045
  cut: rodx .0205 .004 s12 @-.1005,.03,.012 + rodx .018 .004 s12 @.1025,.037,.011
mussel, blue mussel, mussel shell, mussels | .045 | shell obsidian #2b2f45, flesh wax #e8944a, rim ceramic #8d8aa0
  shell: lathe 0,0 .011,.006 .026,.04 .03,.07 .024,.095 0,.106 *1,1,.36 rx74 @0,.016,-.045 + lathe 0,0 .011,.006 .026,.04 .03,.07 .024,.095 0,.106 *1,1,.3 rx90 @0,.01,-.045
  flesh: ball .02 .012 .034 @0,.02,.006
rack of ribs, meat ribs, bbq ribs, spare ribs, barbecue ribs, pork ribs, beef ribs | .07 | meat petal #8a3a1e, glaze wax #b5512a, bone bone
  meat: box .34 .04 .16 b.018 @0,.01,0
  glaze: pillz .02 .16 n7:.046,0,0 @0,.045,0
  bone: rodz .009 .24 n7:.046,0,0 @0,.034,0 + ball .013 .011 .011 n7:.046,0,0 @0,.034,.12 mirz
carrot crop, carrot plant, carrot field, carrot patch, planted carrots, crop carrot, crops carrot, carrot in soil, carrot growing | .3 | earth, root petal #f0801c, leaf leaves #4a9a34
  earth: box 1.1 .08 .5 b.03 + ball .13 .06 .2 n4:.26,0,0 @0,.07,0
  root: ball .035 .03 .035 n4:.26,0,0 @0,.125,0
  leaf: bar .012 0,.13,0 .03,.2,.02 .08,.26,.03 n4:.26,0,0 + bar .012 0,.13,0 -.02,.22,.03 -.05,.29,.05 n4:.26,0,0 + bar .012 0,.13,0 0,.22,-.03 .02,.28,-.08 n4:.26,0,0
    + ball .03 .016 .02 n4:.26,0,0 @.08,.26,.03 + ball .028 .016 .02 n4:.26,0,0 @-.05,.285,.05 + ball .028 .016 .02 n4:.26,0,0 @.02,.275,-.08
gingerbread woman, gingerbread girl, gingerbread lady, gingerbread woman with a bow, gingerbread woman with a pink bow | .16 | dough wax #a8642c, icing snow, bow petal #f06aa8
  dough: slab .018 0,.1 -.025,.1 -.07,.12 -.08,.1 -.07,.085 -.03,.07 -.05,.035 -.045,.032 -.045,0 -.02,0 -.015,.03 .015,.03 .02,0 .045,0 .045,.032 .05,.035 .03,.07
    .07,.085 .08,.1 .07,.12 .025,.1 b.004 + rodz .034 .018 @0,.13,0 b.004
  icing: ball .006 .006 .003 @.012,.138,.009 mir + tube .002 -.014,.122,.01 0,.116,.01 .014,.122,.01
    + tube .0025 -.045,.042,.01 -.03,.036,.01 -.015,.042,.01 0,.036,.01 .015,.042,.01 .03,.036,.01 .045,.042,.01 + box .014 .003 .004 rz60 @.066,.098,.008 mir + box .05 .003 .004 @0,.068,.008
  bow: slab .012 0,0 .03,.018 .03,-.018 b.003 mir @0,.164,.01 + ball .008 @0,.164,.012 + ball .006 .006 .004 @0,.085,.009

tin can, closed tin can, closed can, food tin, closed food can, metal can, tin | .11 | can steel #b8bec4, label paint #c4302b
  can: cyl .038 .11 b.003 s32 + ring .0372 .0032 @0,.11,0 + ring .0372 .0032 @0,.002,0 + ring .028 .0015 @0,.11,0 + ring .018 .0015 @0,.11,0
  label: lathe .038,.014 .0392,.014 .0392,.096 .038,.096 .038,.014 s32
patty, burger patty, meat patty, beef patty, hamburger patty, raw patty | .026 | meat wax #6a3d26, mark rubber #38201a
  meat: lathe .05,0 .06,.005 .063,.012 .06,.02 .05,.024 0,.0245 ~ s24 wave9:.015
  mark: box .084 .004 .008 b0 n4:0,0,.022 @0,.0225,0
dinner, plate of food, meal, plated meal, food plate, lunch, dinner plate with food, plate with food, plate dinner | .07 | plate ceramic, meat wax #7a4426, mark rubber #3a2018, pea plant #4f9a3a, potato wax #f0d98a, carrot petal #f0801c
  plate: lathe .08,0 .15,.014 .175,.02 .17,.026 .1,.012 0,.011 s32
  meat: plan .03 .075,.01 .06,.05 .0,.065 -.06,.05 -.08,.01 -.05,-.03 .02,-.035 ~ b.008 @-.03,.012,.045
  mark: box .11 .004 .008 b0 n3:0,0,.026 ry20 @-.032,.041,.06
  pea: ball .012 s10 n5:.02,0,0 @.075,.024,-.03 + ball .012 s10 n4:.02,0,0 @.075,.024,-.05 + ball .012 s10 n4:.02,0,0 @.075,.024,-.01 + ball .012 s10 n3:.02,0,0 @.075,.041,-.03
  potato: ball .03 .024 .026 @-.08,.03,-.05 + ball .028 .022 .024 @-.03,.03,-.075 + ball .026 .024 .024 @-.035,.034,-.025
  carrot: cyl .018 .008 s14 rx20 n3:.03,.004,.006 @.08,.018,.05
cooked steak, grilled steak, steak cooked, cooked meat, meat cooked, fried steak, roasted meat, roast beef, pork chop, lamb chop, schnitzel | .05 | meat wax #7a4426, mark rubber #33190f, bone bone
  meat: plan .038 .13,.02 .1,.08 .02,.1 -.07,.08 -.13,.03 -.13,-.04 -.06,-.08 .03,-.07 .09,-.06 ~ b.01
  mark: box .16 .005 .012 b0 n4:0,0,.036 ry25 @0,.0365,.008
  bone: rodx .014 .1 @.16,.018,.03 + ball .02 s12 @.21,.022,.045 + ball .02 s12 @.21,.022,.015
white wine, bottle of white wine, white wine bottle, wine white, riesling | .3 | glass potion #c9d06a, label pages #f3ecd0, cap gold
  glass: lathe 0,0 .038,0 .04,.01 .04,.16 .034,.19 .015,.225 .0135,.28 .016,.282 .016,.292 0,.292 s24
  label: lathe .0403,.05 .0412,.05 .0412,.125 .0403,.125 .0403,.05 s24
  cap: lathe .0142,.235 .0165,.235 .0172,.296 .014,.3 0,.3 s18
glass of white wine, white wine glass, wine glass white | .2 | glass glass, wine potion #e8dc7a
  glass: lathe 0,0 .034,0 .034,.004 .006,.01 .005,.09 .03,.11 .041,.15 .034,.2 .031,.2 .037,.15 .028,.113 0,.1 s24
  wine: lathe 0,.104 .026,.114 .0365,.145 .0362,.156 0,.156 s20
sub sandwich, submarine sandwich, hoagie, sub roll, baguette sandwich, filled baguette, cuban sandwich, meatball sub | .1 | bread wax #d19a4c, salad plant #6fae3e, ham petal #e58a8a, cheese wax #f2b632, tomato petal #cf3a2c, cut wax #f0dcae
  bread: pillx .045 .34 flat.15 *1,.8,1 @0,.055,0 + pillx .045 .34 *1,.5,1 @0,.022,0
  cut: box .25 .008 .08 b.003 @0,.038,0
  salad: box .26 .006 .108 b.002 @0,.044,0 + ball .016 .007 .02 n9:.031,0,0 @0,.046,.046 mirz
  ham: box .25 .006 .1 b.002 @0,.05,.004 + ball .018 .006 .02 n7:.036,0,0 @0,.052,.04 mirz
  cheese: slab .24 -.05,0 .05,0 .056,-.014 .05,.006 -.05,.006 ry90 @0,.055,.006
  tomato: cyl .024 .006 s14 n6:.044,0,0 @0,.052,.034
meatball, meatballs, plate of meatballs, bowl of meatballs, falafel | .1 | meat wax #7a4426, sauce petal #b5341f, bowl ceramic #e8e2d4, leaf plant #4f8a34
  bowl: pot .008 .05,0 .055,.01 .1,.035 .115,.05 s28
  sauce: lathe 0,.03 .098,.036 .09,.042 0,.044 s24
  meat: ball .03 @.055,.058,0 o6 + ball .03 @0,.066,0 + ball .026 @.03,.09,.015 o3
  leaf: leaf .03 .016 .4 rx60 @0,.1,.02 o3
chicken nuggets, nuggets, chicken nugget, fish sticks, fish fingers, fish stick | .1 | box paint #c4302b, stripe paint #f6f0e0, nugget wax #c98a3a
  box: plan .075 -.07,-.045 .07,-.045 .07,.045 -.07,.045 b.003
  stripe: box .016 .07 .004 n4:.034,0,0 @0,.002,.045
  nugget: blob .022 .15 3 *1.2,.7,1 n5:.027,0,0 @0,.076,.02 + blob .022 .15 3 *1.1,.8,1 n5:.027,0,0 @0,.078,-.02 + blob .022 .15 3 *1.2,.7,1 n3:.032,0,0 @0,.094,0
fried chicken, bucket of fried chicken, chicken bucket, chicken wings, chicken wing | .3 | box paint #f6f0e0, stripe paint #c4302b, meat wax #b5722c, bone bone
  box: pot .005 .075,0 .1,.17 s28
  stripe: slab .004 -.011,.0 .011,.0 .0145,.165 -.0145,.165 b0 rx8.4 @0,.003,.0745 o9
  meat: lathe 0,0 .04,.01 .052,.05 .042,.1 .02,.14 0,.15 ~ rx20 @0,.1,.02 o4 + lathe 0,0 .04,.01 .05,.05 .034,.1 .016,.13 0,.14 ~ @0,.14,0
  bone: cyl .011 .05 rx20 @0,.224,.063 o4 + ball .014 s10 rx20 @.009,.275,.084 o4 + ball .014 s10 rx20 @-.009,.275,.084 o4
nachos, tortilla chips, plate of nachos, tortilla chip | .1 | plate ceramic #3f7fa8, chip wax #e8b03a, sauce petal #b5341f, cheese wax #f2c232, leaf plant #4f8a34
  plate: lathe .07,0 .13,.014 .145,.02 .14,.026 .08,.012 0,.011 s28
  chip: slab .005 -.034,0 .034,0 0,.06 b.001 rx-55 @0,.022,.1 o9 + slab .005 -.034,0 .034,0 0,.06 b.001 rx-40 ry20 @0,.03,.07 o7 + slab .005 -.03,0 .03,0 0,.055 b.001 rx-24 @0,.045,.03 o4:30
  cheese: blob .045 .2 4 *1,.4,1 @0,.06,0 + tube .007 0,.06,.02 .01,.05,.06 .0,.03,.11 s7 o5
  sauce: pot .004 .026,.0 .034,.03 s16 @0,.055,0 + cyl .028 .02 s16 @0,.06,0
  leaf: leaf .02 .012 .4 rx60 @0,.082,.0 o3
lasagna, lasagne, piece of lasagna, moussaka | .1 | plate ceramic, pasta wax #f0d48a, sauce petal #b5341f, cheese wax #f2c96a, leaf plant #4f8a34
  plate: lathe .08,0 .14,.014 .16,.02 .155,.026 .09,.012 0,.011 s28
  pasta: box .15 .01 .11 b.003 n4:0,.018,0 @0,.04,0
  sauce: box .146 .012 .106 b.003 n3:0,.018,0 @0,.039,0 + blob .03 .15 3 *1.3,.25,1 @-.01,.084,.01
  cheese: box .15 .008 .11 b.003 @0,.074,0 + box .012 .03 .004 b.001 n5:.03,0,0 @0,.05,.056 + box .012 .022 .004 b.001 n4:.03,0,0 @.01,.054,-.056
  leaf: leaf .034 .02 .4 rx70 @0,.088,.02 + leaf .03 .018 .4 rx70 ry140 @0,.088,.02
omelette, omelet, scrambled eggs, scrambled egg | .05 | plate ceramic #3f5f8a, egg wax #f5cf4a, brown wax #d9a03a, leaf plant #4f8a34, tomato petal #d8301f
  plate: lathe .08,0 .14,.014 .16,.02 .155,.026 .09,.012 0,.011 s28
  egg: plan .03 -.11,-.03 -.07,-.045 .07,-.045 .11,-.03 .1,.02 .05,.06 -.05,.06 -.1,.02 ~ b.012 @0,.012,0
  brown: blob .02 .2 3 *1.5,.25,.8 n3:.06,0,.0 @0,.043,.01
  leaf: box .006 .004 .008 b.001 ry30 n6:.026,0,.006 @0,.044,-.015 + box .006 .004 .008 b.001 ry-20 n5:.03,0,-.004 @0,.044,.026
  tomato: ball .016 s12 @.07,.026,.075 + ball .015 s12 @.1,.026,.058
macaron, macaroon, macarons, macaroons | .075 | shell wax #f4a0bc, second wax #a8d8a0, cream snow
  shell: lathe .018,0 .023,.004 .024,.008 .022,.0125 0,.0125 s20 + lathe .022,.019 .024,.023 .021,.029 .012,.033 0,.034 ~ s20 + ring .023 .0024 6 @0,.0115,0 + ring .023 .0024 6 @0,.02,0
  cream: cyl .021 .007 s20 b.001 @0,.0124,0 + cyl .021 .007 s20 b.001 @.046,.0124,.01 + cyl .021 .007 s20 b.001 rz12 @.03,.05,.002
  second: lathe .018,0 .023,.004 .024,.008 .022,.0125 0,.0125 s20 @.046,0,.01 + lathe .022,.019 .024,.023 .021,.029 .012,.033 0,.034 ~ s20 @.046,0,.01 + lathe .018,0 .023,.004 .024,.008 .022,.0125 0,.0125 s20 rz12 @.0325,.038,.002
    + lathe .022,.019 .024,.023 .021,.029 .012,.033 0,.034 ~ s20 rz12 @.0325,.038,.002
brownie, chocolate brownie, brownies | .06 | cake wax #4a2818, top rubber #33190f, nut wax #c99a5a, plate ceramic
  plate: lathe .06,0 .09,.006 .112,.012 .108,.014 .06,.008 0,.007 s24
  cake: box .1 .034 .1 b.006 ry20 @0,.008,0
  top: box .1 .006 .1 b.002 ry20 @0,.04,0
  nut: blob .009 .2 3 @.02,.047,.01 o5 + blob .008 .2 3 @.038,.047,.03 o4
bagel, bagels, bagel sandwich | .06 | crust wax #c98536, seed wax #f6e8c4
  crust: ring .045 .026 *1,.95,1 @0,.025,0 s24
  seed: ball .0045 .0025 .003 @.045,.05,0 o9 + ball .0045 .0025 .003 @.034,.047,.012 o8 + ball .0045 .0025 .003 @.057,.042,.01 o10
cinnamon roll, cinnamon bun, danish, danish pastry, cinnamon swirl, snail pastry | .06 | dough wax #dfa95a, spice wax #7a4422, icing snow
  dough: cyl .06 .045 b.014 s24
  spice: tube .005 .05,.0435,.0 .036,.0435,.036 0,.0435,.05 -.034,.0435,.034 -.046,.0435,0 -.03,.0435,-.03 0,.0435,-.04 .025,.0435,-.025 .034,.0435,0 .022,.0435,.022 0,.0435,.03 -.018,.0435,.018 -.023,.0435,0 -.012,.0435,-.014 .004,.0435,-.016 .014,.0435,0 .004,.0435,.012 s6
  icing: blob .014 .25 3 *1.5,.3,.9 ry30 @.02,.047,.012 + blob .012 .25 3 *1.6,.35,.8 ry-40 @-.022,.047,-.012 + blob .01 .25 3 *1.4,.35,1 @.012,.047,-.034 + blob .009 .25 3 *1.5,.35,1 @-.03,.047,.03
churros, churro | .24 | dough wax #c98530, paper paint #f3ece0, stripe paint #c4302b
  paper: pot .004 .03,0 .055,.12 s20
  stripe: lathe .0375,.03 .0395,.03 .044,.05 .042,.05 .0375,.03 s20 + lathe .046,.07 .048,.07 .0525,.09 .0505,.09 .046,.07 s20
  dough: cyl .013 .22 s12 wave6:.16 rx8 @0,.01,.012 o5
tart, fruit tart, lemon tart, tartlet, strawberry tart | .05 | crust wax #d19a4c, cream wax #f6e3a0, berry petal #d8281f, second petal #3f3f8a, leaf plant #4f8a34
  crust: pot .01 .06,0 .085,.035 s24 wave16:.03
  cream: cyl .076 .008 s24 @0,.024,0
  berry: ball .018 .015 .018 s12 @.05,.036,0 o7 + ball .02 .018 .02 s12 @0,.04,0
  second: ball .009 s10 @.026,.038,.012 o6
  leaf: leaf .024 .014 .4 rx60 @0,.054,0 o3
pita, pita bread, flatbread, tortilla, naan, tortillas, chapati, roti | .04 | dough wax #ecd09a, brown wax #b5803f
  dough: lathe 0,0 .1,.001 .11,.006 .1,.011 0,.013 s28 wave5:.015 + lathe 0,0 .1,.001 .11,.006 .1,.011 0,.013 s28 wave4:.02 rz3 @.008,.011,-.004 + lathe 0,0 .098,.001 .108,.006 .1,.011 0,.014 s28 wave7:.015 rz-2 @-.004,.023,.004
  brown: blob .014 .3 3 *1.2,.15,.9 @.05,.037,.01 o5 + blob .01 .3 3 *1,.15,1.2 @.08,.036,.02 o4:30 + blob .01 .3 3 *1,.15,1.2 @.01,.037,.012
spring roll, spring rolls, egg roll, egg rolls | .06 | dough wax #d19a4c, cut wax #f0dcae, plate ceramic, leaf plant #6fae3e, fill petal #f0801c
  plate: lathe .07,0 .12,.012 .14,.018 .135,.022 .08,.01 0,.009 s24
  dough: pillx .018 .14 n3:0,0,.042 @0,.028,0 + pillx .018 .13 ry18 @0,.056,.01
  leaf: leaf .06 .05 .6 rx60 @.0,.014,.07 o4
  fill: ball .007 s8 @.0665,.026,0 n3:0,0,.042
tofu, block of tofu, bean curd | .05 | tofu snow #f6f0dc, board wood, leaf plant #4f9a3a
  board: box .2 .012 .13 b.004
  tofu: box .07 .036 .08 b.004 @-.04,.012,0 + box .03 .03 .03 b.003 ry12 @.04,.012,.03 + box .03 .03 .03 b.003 ry-20 @.06,.012,-.02 + box .03 .03 .03 b.003 ry35 @.015,.012,-.035
  leaf: ring .005 .0015 4 s8 @-.05,.05,.01 o1 + ring .005 .0015 4 s8 @-.03,.05,-.02 + ring .005 .0015 4 s8 @-.02,.05,.02 + ring .005 .0015 4 s8 @-.06,.05,-.02
dango, mochi, mochi skewer | .24 | pink wax #f4a0bc, white wax #f6f0e0, green plant #a8c86a, stick wood
  stick: cyl .004 .2
  pink: ball .026 @0,.19,0
  white: ball .026 @0,.142,0
  green: ball .026 @0,.094,0
bento, bento box, bento lunch | .07 | box paint #22222a, inside paint #a8242c, rice snow, salmon petal #f2793c, egg wax #f5cf4a, leaf plant #4f9a3a, plum petal #b02030, nori rubber #1c2a22
  box: box .24 .01 .17 b.004 + box .238 .045 .008 b.002 @0,.001,.0805 mirz + box .008 .044 .158 b.002 @.1145,.0015,0 mir
  inside: box .224 .006 .154 b0 @0,.009,0 + box .005 .034 .15 b0 @.01,.01,0 + box .1 .034 .005 b0 @.062,.01,0
  rice: box .11 .024 .144 b.008 @-.052,.014,0
  plum: ball .014 .011 .014 s12 @-.052,.04,0
  nori: box .004 .002 .006 b0 n6:.014,0,.002 @-.052,.0375,.045
  salmon: box .09 .022 .026 b.006 ry8 @.062,.014,.045 + box .09 .022 .024 b.006 ry-4 @.06,.014,.02
  egg: rodx .016 .03 n3:.03,0,0 @.062,.03,-.03
  leaf: ball .016 s8 @.03,.03,-.058 + ball .017 s8 @.06,.03,-.058 + ball .016 s8 @.09,.03,-.056
candy, sweet, wrapped candy, sweets, candies, bonbon, toffee, hard candy | .05 | candy wax #e0245a, wrap paint #f6a0c0, stripe paint #f6f0e0
  candy: ball .024 @0,.024,0
  stripe: ringx .0218 .0016 6 s20 @.01,.024,0 mir + ringx .024 .0016 6 s20 @0,.024,0
  wrap: slab .006 .018,0 .036,.016 .05,.024 .045,.012 .053,.008 .047,0 .053,-.008 .045,-.012 .05,-.024 .036,-.016 b.001 @0,.024,0 mir
marshmallow, marshmallows, roasted marshmallow, marshmallow on a stick | .3 | mallow snow, brown wax #c98a4a, stick wood
  stick: bar .005>.004 0,0,0 0,.3,0 s8
  mallow: cyl .026 .04 b.01 n2:0,.046,0 @0,.222,0
  brown: cyl .022 .004 b.001 @0,.2845,0
whipped cream, dollop of cream | .09 | cream snow
  cream: cyl .06 .03 b.012 s24 wave8:.09 + cyl .045 .03 b.012 s24 wave8:.09:20 @0,.026,0 + cone .034 .045 s20 wave8:.08 @0,.048,0
soda cup, soft drink cup, drink cup, cup of soda, fast food cup, takeaway drink, soda with a straw, fountain drink, iced tea, soda drink, plastic cup | .26 | cup paint #c4302b, band paint #f6f0e0, lid glass #e8ecf0, straw paint #f6f0e0
  cup: lathe 0,0 .03,0 .045,.16 0,.16 s24
  band: lathe .0345,.05 .0362,.05 .0405,.1 .039,.1 .0345,.05 s24
  lid: lathe .0455,.156 .048,.158 .048,.168 .036,.176 0,.176 s24
  straw: bar .004 .01,.1,0 .01,.22,0 .03,.26,.0 s8
coffee to go, takeaway coffee, paper coffee cup, takeaway cup, coffee cup to go, to go cup, disposable cup, latte, cappuccino to go | .15 | cup paint #f3ece0, band paint #9a6a3c, lid rubber #3a2a22
  cup: lathe 0,0 .03,0 .042,.125 0,.125 s24
  band: lathe .0335,.035 .0355,.035 .0402,.085 .0385,.085 .0335,.035 s24
  lid: lathe .0425,.122 .045,.124 .045,.132 .039,.136 .038,.146 .03,.146 0,.142 s24 + box .014 .003 .008 b.001 @0,.146,.026
bubble tea, boba tea, boba, pearl milk tea | .24 | cup glass, tea wax #d9a878, pearl rubber #2a1712, lid glass #f4a9c0, straw paint #e04a8a
  cup: pot .003 .032,0 .045,.17 s24
  tea: lathe 0,.006 .029,.006 .04,.15 0,.15 s24
  pearl: ball .0075 s8 @.027,.012,0 o11 + ball .0075 s8 @.028,.026,.0 o11:16 + ball .0075 s8 @.0295,.04,0 o11 + ball .0075 s8 @.031,.055,0 o6:16
  lid: lathe .0455,.168 .0475,.17 .044,.185 .03,.198 0,.203 ~ s24
  straw: bar .006 0,.05,0 .012,.24,0 s8
orange juice, glass of orange juice, juice, glass of juice, juice glass, lemonade, glass of lemonade, fruit juice | .18 | glass glass, juice wax #f59a1c, slice wax #f7b83a, peel petal #f08a10, straw paint #c4302b
  glass: pot .0025 .03,0 .038,.13 s24
  juice: lathe 0,.005 .0275,.005 .034,.108 0,.108 s24
  peel: ringz .026 .003 6 s20 rx0 @.036,.132,0
  slice: rodz .024 .005 s20 @.036,.132,0
  straw: bar .0035 -.008,.02,0 -.022,.18,.0 s8
cocktail, cocktail glass, martini, martini glass, cosmopolitan, margarita | .2 | glass glass, drink potion #f0446a, olive plant #6f8f2a, stick wood, pick petal #c4202b
  glass: lathe 0,0 .038,0 .038,.004 .005,.008 .0045,.1 .06,.165 .058,.167 .004,.107 0,.105 s24
  drink: lathe 0,.108 .048,.158 0,.158 s24
  stick: bar .0018 -.03,.15,.0 .04,.2,0 s6
  olive: ball .011 s12 @.0,.171,0
  pick: ball .003 s8 @-.003,.171,.0105
yogurt, yogurt cup, yoghurt, cup of yogurt, yoghurt cup | .1 | cup ceramic, label paint #e87fa6, lid steel #d5dade, berry petal #c4202b
  cup: lathe 0,0 .036,0 .032,.085 .035,.088 0,.088 s24
  lid: cyl .037 .003 b.001 s24 @0,.0875,0 + slab .0015 -.01,0 .01,0 .01,.02 -.01,.02 b0 rx60 @0,.089,.034
  label: lathe .0352,.012 .0366,.012 .034,.07 .0328,.07 .0352,.012 s24
  berry: ball .014 .014 .004 s12 layz @0,.04,.05
cereal box, box of cereal, cereals, cereal, cornflakes, muesli box | .3 | box paint #e8a020, panel paint #c4302b, bowl ceramic, flake wax #e0a040
  box: box .19 .3 .06 b.003
  panel: box .17 .075 .064 b.002 @0,.21,0
  white: word flakes .036 .004 @0,.2475,.0325
  bowl: pot .005 .03,0 .06,.04 s20 *1,1,.35 @0,.05,.034
  flake: ball .022 .012 .008 s10 @0,.092,.036 + ball .018 .01 .008 s10 @.03,.09,.034 mir + ball .016 .01 .008 s10 @.012,.104,.034
bowl of cereal, cereal bowl, bowl cereal, bowl of cornflakes, bowl of oatmeal, oatmeal | .08 | bowl ceramic #3f7fb8, milk ceramic #faf8f2, flake wax #e0a040, spoon steel
  bowl: pot .006 .04,0 .045,.01 .085,.045 .095,.065 s28
  milk: lathe 0,.05 .083,.052 .08,.056 0,.056 s24
  flake: blob .013 .3 3 *1.2,.5,1 @.05,.06,0 o8 + blob .013 .3 3 *1.1,.6,1 @.024,.062,.01 o5 + blob .012 .3 3 *1.1,.6,1 @.0,.068,0
  spoon: bar .004 .03,.065,.03 .08,.085,.07 .13,.11,.1 s8 + ball .016 .006 .02 ry40 @.02,.062,.02
jam jar, jam, jar of jam, marmalade, strawberry jam, nutella, chocolate spread | .12 | glass glass, jam potion #b0182f, lid cloth #f3ece0, spot paint #c4302b, label pages
  jam: lathe 0,.006 .036,.006 .038,.012 .038,.08 .033,.088 0,.088 s24
  glass: lathe 0,0 .038,0 .041,.008 .041,.085 .036,.095 0,.095 s24
  lid: lathe .039,.088 .045,.086 .041,.1 .036,.108 0,.109 s24 wave10:.05 + ring .0375 .002 6 @0,.098,0
  spot: ball .006 .002 .006 s8 @.02,.109,0 o5
  label: lathe .0408,.03 .0422,.03 .0422,.064 .0408,.064 .0408,.03 s24
egg carton, carton of eggs, box of eggs, dozen eggs, eggs in a carton | .1 | carton plaster #b8ac98, egg wax #efd9bc
  carton: box .3 .012 .11 b.004 + cyl .022 .04 .026 s14 n6:.048,0,0 @0,.008,.025 mirz + box .3 .012 .09 b.004 rx68 @0,.05,-.06 + box .3 .006 .11 b.002 @0,.036,0
  egg: lathe 0,0 .018,.008 .021,.022 .014,.044 0,.052 ~ s14 n6:.048,0,0 @0,.036,.025 mirz
gummy bear, gummy bears, jelly bear | .06 | jelly potion #e0243a
  jelly: ball .016 .018 .014 @0,.02,0 + ball .013 .012 .012 @0,.044,.001 + ball .005 s8 @.01,.055,0 mir + ball .006 .005 .007 s8 @0,.041,.012 + ball .006 .008 .007 s8 @.015,.027,.009 mir + ball .008 .006 .012 s8 @.01,.005,.008 mir
jelly beans, jelly bean, pile of candy, pile of sweets, assorted candy | .05 | red potion #d8281f, green potion #4fae3a, yellow potion #f2c232, blue potion #3f7fd8, pink potion #f48ab5
  red: pillx .009 .03 n3:.04,0,0 @0,.009,.03 + pillx .009 .03 ry50 @.02,.025,.0
  green: pillx .009 .03 ry60 n3:.038,0,0 @.01,.009,-.012 + pillx .009 .03 ry-30 @-.02,.024,.018
  yellow: pillx .009 .03 ry-40 n3:.042,0,0 @-.01,.009,.012 + pillx .009 .03 ry20 @-.012,.024,-.014
  blue: pillx .009 .03 ry100 n2:.06,0,0 @0,.009,-.034 + pillx .009 .03 ry20 @0,.039,.002
  pink: pillx .009 .03 ry30 n2:.09,0,0 @.0,.009,-.03 + pillx .009 .03 ry80 @.03,.024,.022
candy apple, caramel apple, toffee apple | .16 | apple potion #c4182a, stick wood
  apple: lathe 0,.004 .02,0 .036,.012 .042,.035 .036,.058 .018,.068 0,.06 ~ s24
  stick: cyl .005 .1 @0,.058,0
gingerbread house, gingerbread cottage, candy house | .3 | dough wax #a8642c, icing snow, candy petal #e0245a, second plant #4fae3a, door wax #6a3a1c
  dough: box .2 .12 .16 b.004 + slab .156 -.098,0 .098,0 0,.1 b.002 @0,.12,0 + box .03 .09 .03 b.003 @.05,.17,-.03 + box .18 .012 .2 b.003 rz-46 @.06,.166,0 mir
  icing: tube .009 0,.236,-.1 0,.236,.1 s8 + tube .008 .12,.108,.102 .06,.17,.102 0,.232,.102 s8 mir + box .034 .016 .034 b.005 @.05,.256,-.03 + ringz .02 .004 6 @.06,.07,.082 mir + ball .012 s8 n9:.028,0,0 @0,.006,.086 + tube .006 -.03,.002,.084 -.03,.06,.084 0,.08,.084 .03,.06,.084 .03,.002,.084 s6
  door: slab .008 -.026,0 .026,0 .026,.055 0,.074 -.026,.055 b.001 @0,0,.082
  candy: ball .012 s10 n4:0,0,.05 @.085,.16,0 + ball .012 s10 n4:0,0,.05 @-.085,.16,0 + ball .014 .014 .006 s12 @0,.17,.08
  second: ball .012 s10 n3:0,0,.05 @.045,.2,0 mir
kimbap, california roll, futomaki | .05 | nori rubber #1c2a22, rice snow, fill petal #f08a2c, second plant #4fae3a, plate ceramic #3a3a44
  plate: box .2 .01 .08 b.004
  nori: rodx .028 .024 s20 n4:.042,0,0 @0,.038,0
  rice: rodx .0255 .026 s20 n4:.042,0,0 @0,.038,0
  fill: box .027 .014 .012 b.002 n4:.042,0,0 @0,.033,.006
  second: box .027 .012 .01 b.002 n4:.042,0,0 @0,.031,-.008
chestnut, chestnuts, conker | .03 | nut wax #6a2f18, base wax #c9a878
  nut: lathe 0,.004 .012,.004 .016,.012 .013,.022 .005,.027 0,.03 ~ s18
  base: lathe 0,0 .0105,.0 .012,.005 0,.006 s16
pistachio, pistachios | .03 | shell wax #e0cca0, nut plant #8fae4a
  shell: ball .012 .016 .011 s16 rz14 @.005,.015,0 mir
  nut: ball .009 .015 .009 s14 @0,.017,.002
cashew, cashew nut, cashews | .02 | nut wax #ecd0a0
  nut: tube .006>.01>.007 -.018,.01,-.004 -.012,.01,.01 .002,.01,.014 .014,.01,.004 .017,.01,-.006 s12
coffee beans, coffee bean, roasted coffee | .03 | bean wax #4a2818, groove rubber #1c0f0a
  bean: ball .011 .008 .015 n3:.026,0,0 @0,.008,.012 + ball .011 .008 .015 ry60 n2:.028,0,0 @0,.008,-.014 + ball .011 .008 .015 ry25 @.002,.02,.0
  groove: ball .0016 .0084 .0145 n3:.026,0,0 @0,.008,.012 + ball .0016 .0084 .0145 ry60 n2:.028,0,0 @0,.008,-.014 + ball .0016 .0084 .0145 ry25 @.002,.02,.0
persimmon, persimmons | .08 | fruit wax #f07a1c, leaf plant #5f8a3a
  fruit: lathe 0,.002 .025,0 .042,.02 .043,.04 .03,.062 0,.062 ~ s24
  leaf: leaf .034 .026 .3 rx74 @0,.064,.004 o4 + cyl .004 .014 s8 @0,.062,0
slice of salami, salami, salami sausage, pepperoni sausage | .09 | meat petal #a8303a, fat wax #f3dcd0, skin wax #d9c0b0, string thatch
  skin: rodx .04 .2 b.012 @0,.04,0
  meat: rodx .036 .004 s24 @-.1005,.04,0 + rodz .038 .006 s24 rx-80 @-.03,.008,.1 + rodz .038 .006 s24 rx-72 @-.075,.013,.09
  fat: ball .002 .005 .005 s8 @-.1025,.05,.012 + ball .002 .005 .005 s8 @-.1025,.03,-.01 + ball .002 .004 .004 s8 @-.1025,.055,-.014 + ball .006 .002 .006 s8 @-.02,.0125,.11 + ball .005 .002 .005 s8 @-.04,.0125,.095 + ball .005 .002 .005 s8 @-.03,.0125,.08
  string: ringx .0405 .002 6 n4:.04,0,0 @.01,.04,0 + tube .002 .1,.04,0 .125,.05,0 .135,.04,.01 s6
fish fillet, salmon fillet, fillet of fish, sashimi, piece of fish | .05 | fish petal #f2793c, line wax #f7c8a8, skin leather #8a9298
  skin: plan .006 -.13,-.05 .09,-.05 .13,0 .1,.05 -.13,.05 b.002
  fish: plan .03 -.128,-.048 .088,-.048 .128,0 .098,.048 -.128,.048 b.008 @0,.006,0
  line: plan .0016 -.003,-.04 0,-.012 .008,.0 0,.012 -.003,.04 .002,.04 .006,.012 .014,0 .006,-.012 .002,-.04 b0 n6:.034,0,0 @-.03,.0352,0
fish bones, fish bone, fish skeleton, fishbone | .14 | bone bone
  bone: bar .006 -.13,.07,0 .09,.07,0 s8 + slab .016 .09,.04 .15,.055 .175,.075 .15,.1 .09,.105 b.005 + bar .005>.003 0,0,0 -.02,.055,0 s6 n6:.032,0,0 @-.01,.07,0 + bar .005>.003 0,0,0 -.02,-.055,0 s6 n6:.032,0,0 @-.01,.07,0
    + slab .008 -.13,.07 -.19,.12 -.17,.07 -.19,.02 b.002
  dark: ball .009 .009 .012 s10 @.135,.08,0
hot chocolate, cocoa, mug of cocoa, hot cocoa, mug of hot chocolate | .12 | mug paint #c4302b, cocoa wax #5a2c1a, mallow snow
  mug: pot .006 .036,0 .04,.01 .04,.095 s24 + ringz .026 .007 *.9,1,1 @.048,.05,0
  cocoa: cyl .0345 .006 s24 b.001 @0,.078,0
  mallow: box .018 .014 .018 b.004 ry20 @.012,.08,.008 + box .018 .014 .018 b.004 ry60 @-.014,.08,.004 + box .017 .014 .017 b.004 ry-15 @.002,.081,-.018 + box .016 .013 .016 b.004 ry40 @.0,.093,.0
tea bag, teabag | .1 | bag pages #e0c9a0, tea earth #6a4a2a, string plaster #f3ece0, tag paint #4f9a3a
  tea: box .044 .03 .014 b.005 @0,.004,0
  bag: slab .012 -.026,0 .026,0 .026,.055 .012,.066 -.012,.066 -.026,.055 b.003
  string: tube .0012 0,.064,0 .01,.085,0 .03,.09,.0 .045,.05,.0 s6
  tag: box .024 .028 .003 b0 @.046,.024,0
raw hot dog, hot dog raw, uncooked hot dog, plain hot dog, hot dog without sauce | .09 | bun wax #e8bc78, sausage petal #f0a898, inside wax #f6e2b8
  bun: pillx .042 .22 @0,.042,-.034 + pillx .042 .22 @0,.042,.034
  inside: box .19 .05 .05 b.01 @0,.012,0
  sausage: tube .026 -.13,.068,0 -.06,.076,0 .06,.076,0 .13,.068,0 s14 + ball .006 s8 @.157,.066,0 mir
bowl of broth, broth bowl, bowl broth, broth, clear soup, bouillon, miso soup | .1 | bowl paint #3a2420, broth potion #d9a24a, onion plant #5fae3a, tofu snow, rim paint #c4302b
  bowl: pot .008 .045,0 .05,.012 .05,.018 .09,.05 .1,.095 s28
  rim: ring .097 .005 @0,.094,0
  broth: cyl .092 .006 s28 b.001 @0,.076,0
  onion: ring .008 .003 6 s12 @.03,.083,.03 + ring .008 .003 6 s12 @-.04,.083,.01 + ring .008 .003 6 s12 @.02,.083,-.04 + ring .007 .003 6 s12 @-.01,.083,.05 + ring .007 .003 6 s12 @.06,.083,-.01
  tofu: box .02 .014 .02 b.002 ry20 @-.03,.076,-.03 + box .02 .014 .02 b.002 ry50 @-.005,.076,-.01 + box .02 .014 .02 b.002 ry80 @.05,.076,.02
double burger, burger double, double hamburger, double cheeseburger, burger cheese double, double cheese burger | .17 | bun wax #d18f42, meat wax #5a3320, cheese wax #f2b01c, leaf plant #6fae3e, tomato petal #d8281f, seed wax #f6e8c4
  bun: lathe 0,0 .058,0 .064,.012 .06,.028 0,.028 s28 + lathe 0,.122 .06,.122 .066,.136 .056,.158 .03,.172 0,.176 ~ s28
  meat: lathe .05,.03 .064,.036 .066,.046 .062,.054 0,.055 s24 + lathe .05,.072 .064,.078 .066,.088 .062,.096 0,.097 s24
  cheese: box .11 .005 .11 b.002 ry20 @0,.056,0 + box .11 .005 .11 b.002 ry60 @0,.098,0 + slab .004 -.03,0 .03,0 0,-.026 b.001 @0,.058,.062 ry65 + slab .004 -.03,0 .03,0 0,-.026 b.001 @0,.1,.062 ry15
  leaf: lathe .04,.11 .07,.106 .074,.112 .04,.12 s24 wave11:.04:0:.05 + lathe 0,.062 .068,.062 .072,.067 0,.073 s24 wave11:.04
  tomato: cyl .058 .012 s24 @0,.112,0
  seed: ball .006 .003 .004 @.03,.172,0 o6 + ball .006 .003 .004 @.048,.162,0 o9 + ball .006 .003 .004 @.012,.176,0 o3
wrapped chocolate bar, candy bar wrapper, chocolate wrapper, chocolate bar wrapper, candy wrapper, wrapped candy bar, chocolate bar in wrapper | .03 | wrapper paint #c4302b, chocolate leather #4a2818, foil silver, text snow
  wrapper: box .12 .022 .09 b.004 @-.04,.002,0 + slab .004 -.1,0 -.1,.02 -.115,.026 -.11,.013 -.115,0 b0 rx90 @0,.014,0
  foil: box .03 .024 .092 b.003 @.035,.001,0 + cone .012 .03 s4 rz-90 @.045,.012,.03 + cone .012 .03 s4 rz-90 @.045,.014,0 + cone .012 .03 s4 rz-90 @.045,.012,-.03
  chocolate: box .07 .016 .08 b.002 @.08,.003,0 + pyr .03 .008 .034 .7 n2:.034,0,0 @.096,.018,.019 mirz
  text: box .075 .002 .03 b0 @-.04,.0235,0
celery stick, stick of celery, celery sticks, celery stalks | .03 | stalk plant #b5d97a, end plant #dcecc0, leaf leaves #5f9a3a
  stalk: pot .006 .03,0 .028,.26 .022,.3 s14 *1,1,.5 rz90 ry12 @.14,.016,.02 + pot .006 .026,0 .025,.24 .018,.27 s14 *1,1,.5 rz90 ry-14 @.12,.014,-.035
  end: cyl .029 .006 s14 *1,1,.5 rz90 ry12 @.146,.016,.0187
  leaf: leaf .07 .05 .3 rz96 ry12 @-.14,.02,.08 + leaf .06 .04 .3 rz80 ry12 @-.14,.02,.08 + leaf .06 .045 .3 rz92 ry-14 @-.12,.02,-.09 + leaf .05 .04 .3 rx70 ry-60 @-.13,.02,-.09
empty fries box, fries empty, empty french fries, french fries empty, empty box of fries, fries box, box for fries | .14 | box paint #d1202a, inside plaster #f4efe4, mark gold
  box: slab .05 -.035,0 .035,0 .05,.1 -.05,.1 b.003 + slab .006 -.05,.1 .05,.1 .056,.14 .03,.126 0,.122 -.03,.126 -.056,.14 b.001 @0,0,-.026 + slab .006 -.05,.1 .05,.1 .046,.112 0,.094 -.046,.112 b.001 @0,0,.024
  inside: slab .04 -.044,.096 .044,.096 .044,.1025 -.044,.1025 b0 + slab .003 -.046,.098 .046,.098 .05,.134 .03,.121 0,.118 -.03,.121 -.05,.134 b0 @0,0,-.022
  mark: star 5 .022 .01 .005 @0,.055,.026
roe maki, maki roe, salmon roe sushi, ikura, gunkan maki, gunkan, caviar sushi | .055 | nori rubber #1c2a22, rice snow, roe potion #f06a1c
  nori: lathe .024,0 .03,0 .03,.036 .024,.036 .024,0 s24 *1.35,1,.9
  rice: cyl .0245 .03 s24 *1.35,1,.9
  roe: ball .0085 s10 @.02,.037,0 o6 *1.35,1,.9 + ball .0085 s10 @.009,.041,0 o4 *1.35,1,.9 + ball .0085 s10 @0,.046,0 + ball .0085 s10 @.022,.034,.004 o6:30 *1.3,1,.85
vegetable maki, maki vegetable, cucumber roll, vegetable sushi, cucumber maki, kappa maki, veggie roll | .05 | nori rubber #1c2a22, rice snow, green plant #5fae3a, orange petal #f0882c
  nori: rodz .03 .036 b.003 s28 @0,.03,0
  rice: rodz .0265 .039 b.001 s28 @0,.03,0
  green: box .02 .018 .041 b.002 rz20 @-.004,.022,0 + box .006 .018 .042 b0 rz20 @-.016,.018,0
  orange: box .014 .016 .041 b.002 rz10 @.011,.024,0
mince pie, mincemeat pie, mince pies, pie mincemeat, christmas pie | .06 | crust wax #d99f52, star wax #e8b96a, filling wax #4a2014, tin silver
  tin: lathe .035,0 .05,.03 .053,.032 .05,.026 .036,.004 0,.004 s24 wave24:.02
  crust: lathe 0,.003 .036,.004 .051,.033 .056,.038 .054,.042 .046,.038 0,.036 s24 wave16:.02
  filling: cyl .044 .004 s24 @0,.035,0
  star: star 5 .042 .022 .008 rx-90 @0,.043,0
pan of stew, pan stew, stew pan, stew in a pan, pan with stew, skillet with stew | .1 | pan iron #2f3238, stew wax #a8502a, meat wax #6a3d26, carrot petal #f0801c, pea plant #4f9a3a, handle wood
  pan: pot .01 .13,0 .15,.015 .165,.06 s28 + rodz .014 .06 s10 @0,.05,.185
  stew: cyl .15 .008 s28 b.002 @0,.042,0
  meat: box .04 .026 .035 b.01 ry20 @.05,.04,.03 + box .036 .026 .04 b.01 ry60 @-.05,.04,-.04 + box .04 .024 .035 b.01 ry-30 @-.02,.04,.07 + box .035 .026 .035 b.01 @.06,.04,-.06 + box .034 .024 .04 b.01 ry15 @-.09,.04,.03
  carrot: cyl .018 .01 s12 rx14 @.0,.046,0 + cyl .018 .01 s12 rx-14 @.1,.046,-.01 + cyl .018 .01 s12 rz14 @-.06,.046,.04 + cyl .017 .01 s12 @.0,.046,-.1
  pea: ball .009 s8 @.03,.052,-.03 + ball .009 s8 @-.01,.052,.03 + ball .009 s8 @-.09,.052,-.02 + ball .009 s8 @.05,.052,.08 + ball .009 s8 @.09,.052,.05 + ball .009 s8 @-.03,.052,-.08
  handle: rodz .018 .16 s12 @0,.052,.28
bell pepper slice, paprika slice, pepper slice, pepper ring, slice of paprika, slice of pepper, slice of bell pepper | .08 | skin petal #d8281f, flesh petal #f2705a, seed wax #f6e8c4
  skin: lathe .032,-.006 .038,-.005 .039,0 .038,.005 .032,.006 .032,-.006 s36 wave4:.14:45 rx90 @0,.042,0
  flesh: lathe .029,-.0065 .035,-.0068 .035,.0068 .029,.0065 .029,-.0065 s36 wave4:.14:45 rx90 @0,.042,0 + box .005 .024 .011 @0,.052,0 + box .005 .022 .011 rz120 @.018,.036,0 + box .005 .022 .011 rz-120 @-.018,.036,0
  seed: ball .0045 .006 .003 @0,.044,.004 + ball .004 .005 .003 @.008,.04,.005 + ball .004 .005 .003 @-.008,.04,.005 + ball .004 .005 .003 @.003,.05,.006 + ball .008 .008 .006 s8 @0,.044,0
plate of sauerkraut, plate sauerkraut, sauerkraut, sauerkraut plate, sauerkraut with sausages, choucroute | .09 | plate ceramic, kraut wax #ecd98a, sausage petal #b5583a, potato wax #f0d98a, leaf plant #4f8a34
  plate: lathe .08,0 .16,.016 .185,.024 .18,.03 .1,.014 0,.012 s32
  kraut: blob .085 .3 7 12 *1,.5,1 @0,.03,0 + ring .05 .007 6 rx12 @.01,.06,0 + ring .03 .007 6 rz16 @-.01,.068,.01 + ring .06 .006 6 rx-10 @0,.045,0 + tube .005 -.07,.05,.03 -.03,.07,.05 .02,.06,.06 .07,.05,.02 s6 + tube .005 .06,.06,-.03 .0,.075,-.04 -.06,.055,-.03 s6 + tube .005 -.03,.07,-.02 .02,.08,0 .03,.07,.04 s6
  sausage: tube .022 -.13,.045,.06 -.06,.06,.085 .03,.055,.095 .1,.04,.07 s12 + tube .022 -.07,.055,-.1 0,.06,-.105 .1,.045,-.075 s12
  potato: ball .034 .028 .03 @.125,.048,.0 + ball .03 .026 .028 @-.13,.045,-.03
  leaf: leaf .04 .03 .4 rx60 @0,.075,0 + leaf .035 .025 .4 rx60 ry140 @0,.075,0
vegetable skewer, skewer vegetables, skewer with vegetables, veggie skewer, vegetarian skewer, vegetable kebab, grilled vegetable skewer | .34 | zucchini plant #6fae3e, tomato petal #d8281f, pepper petal #f2b01c, onion wax #e8d0ea, mushroom wax #e6d3b4, stick wood
  stick: cyl .004 .34
  zucchini: cyl .026 .018 b.004 n2:0,.13,0 @0,.11,0
  tomato: ball .026 n2:0,.13,0 @0,.155,0
  pepper: box .046 .016 .046 b.006 n2:0,.13,0 @0,.18,0
  onion: lathe 0,0 .022,.002 .026,.008 .022,.014 0,.016 s18 n3:0,.065,0 @0,.2,0
  mushroom: lathe 0,.012 .008,.0 .012,.012 .028,.012 .024,.028 0,.034 ~ s16 @0,.06,0 + lathe 0,.012 .008,.0 .012,.012 .028,.012 .024,.028 0,.034 ~ s16 @0,.28,0
frikandel, frikandel speciaal, frikandel special, dutch frikandel, fried sausage with sauce | .07 | sausage wax #8a4a26, tray plaster #f1ede2, mayo wax #f8f2dc, ketchup petal #c4202b, onion snow
  tray: plan .006 -.15,-.05 .15,-.05 .15,.05 -.15,.05 b0 + box .31 .034 .004 b0 rx-14 @0,0,-.056 + box .31 .034 .004 b0 rx14 @0,0,.056 + box .004 .034 .11 b0 @.152,0,0 mir
  sausage: tube .026 -.12,.03,-.01 -.04,.032,0 .04,.032,0 .12,.03,-.01 s14
  mayo: tube .009 -.1,.054,-.004 -.07,.055,.008 -.03,.055,-.006 .01,.055,.008 .05,.055,-.006 .1,.053,.004 s8
  ketchup: tube .008 -.1,.052,.012 -.06,.056,-.008 -.02,.055,.012 .02,.056,-.008 .06,.055,.012 .1,.052,-.01 s8
  onion: box .008 .006 .008 b0 ry20 n6:.032,0,0 @0,.06,.002 + box .007 .006 .007 b0 ry50 n5:.034,.0,0 @.01,.056,-.014 + box .007 .006 .007 b0 ry10 n5:.03,0,0 @-.01,.056,.016
styrofoam dinner, styrofoam meal, dinner styrofoam, dinner in styrofoam, styrofoam box with food, takeaway meal, takeaway dinner | .16 | foam snow, meat wax #7a4426, rice wax #f7f0dc, pea plant #4f9a3a, carrot petal #f0801c
  foam: box .24 .008 .2 b.003 + box .25 .045 .008 b.003 @0,0,.1 mirz + box .008 .045 .2 b.003 @.121,0,0 mir + box .008 .036 .2 b0 @.01,0,0 + box .25 .2 .008 b.003 rx-22 @0,.04,-.105 + box .24 .022 .03 b.004 rx-22 @0,.22,-.162 + box .008 .19 .03 b.002 rx-22 @.121,.045,-.088 mir
  meat: plan .026 .1,.01 .08,.07 .02,.075 -.01,.02 .03,-.05 .09,-.06 ~ b.008 @.012,.01,.008
  rice: blob .05 .2 6 10 *1,.5,.8 @-.055,.018,-.045
  pea: ball .011 s8 n4:.022,0,0 @-.055,.02,.03 + ball .011 s8 n4:.022,0,0 @-.06,.02,.05 + ball .011 s8 n3:.022,0,0 @-.055,.036,.04
  carrot: cyl .016 .01 s12 n3:.03,0,0 @-.06,.02,.078
styrofoam box, styrofoam, styrofoam container, foam box, clamshell box, burger box, polystyrene box, foam container | .09 | foam snow, seam plaster #d9d5ca
  foam: pyr .2 .045 .2 1.15 + pyr .23 .04 .23 .84 @0,.048,0 + box .06 .016 .016 b.004 @0,.038,.115
  seam: box .234 .007 .234 b.002 @0,.0435,0 + slab .002 -.06,-.06 .06,-.06 .06,.06 -.06,.06 b0 rx90 @0,.0885,0
takeaway box, chinese takeaway, takeout box, chinese takeout, noodle box, chinese food box, chinese takeaway box, take out box, chinese food | .16 | box snow, noodle wax #f0cf7a, mark paint #d1202a, wire steel, stick wood
  box: pyr .09 .11 .075 1.3 + slab .003 -.058,0 .058,0 .045,.04 -.045,.04 b0 rx28 @0,.108,.048 + slab .003 -.058,0 .058,0 .045,.04 -.045,.04 b0 rx-28 @0,.108,-.048
  noodle: ring .03 .008 7 @0,.112,0 + ring .02 .008 7 rx20 @.005,.12,0 + ring .032 .007 7 rz14 @0,.117,0 + ball .04 .014 .03 @0,.108,0
  mark: slab .003 -.026,.03 .026,.03 .026,.036 .02,.036 .02,.042 .024,.042 .016,.05 .016,.056 .02,.056 0,.072 -.02,.056 -.016,.056 -.016,.05 -.024,.042 -.02,.042 -.02,.036 -.026,.036 b0 rx7 @0,.0,.039
  wire: tube .0025 -.058,.1,0 -.05,.16,0 0,.185,0 .05,.16,0 .058,.1,0 s6
  stick: bar .0035 .01,.11,.01 .1,.19,-.03 + bar .0035 .0,.11,0 .08,.2,-.04
bamboo steamer, steamer, steamer basket, steam basket, steaming basket, dim sum steamer, bamboo steam basket | .2 | bamboo thatch #d9b46a, band wood #a87838, weave thatch #c49a4a
  bamboo: lathe .14,0 .15,0 .15,.07 .14,.07 .14,0 s32 + lathe .14,.072 .15,.072 .15,.142 .14,.142 .14,.072 s32 + lathe 0,.0 .139,.0 .139,.02 0,.02 s32 + lathe .13,.144 .152,.144 .152,.17 .146,.176 0,.186 0,.15 s32
  band: lathe .149,.004 .155,.004 .155,.018 .149,.018 .149,.004 s32 + lathe .149,.052 .155,.052 .155,.066 .149,.066 .149,.052 s32 + lathe .149,.076 .155,.076 .155,.09 .149,.09 .149,.076 s32 + lathe .149,.124 .155,.124 .155,.138 .149,.138 .149,.124 s32 + lathe .151,.148 .157,.148 .157,.162 .151,.162 .151,.148 s32 + tube .006 -.03,.183,0 -.02,.205,0 .02,.205,0 .03,.183,0 s8
  weave: box .02 .004 .27 b0 n5:.045,0,0 @0,.178,0 + box .22 .004 .02 b0 n5:0,0,.045 @0,.18,0
open can, can open, opened can, opened tin, open tin can, tin can open, opened tin can | .15 | can steel #b8bec4, label paint #c4302b, food wax #c4602a
  can: pot .002 .036,0 .038,.002 .038,.11 s32 + ring .0375 .003 @0,.108,0 + ring .0372 .0032 @0,.002,0 + cyl .034 .002 s28 b0 rx72 @0,.139,-.05 + cyl .026 .003 s28 b0 rx72 @0,.139,-.0498 + box .014 .012 .012 b0 @0,.102,-.0385
  label: lathe .038,.014 .0392,.014 .0392,.096 .038,.096 .038,.014 s32
  food: cyl .0355 .01 s24 b.001 @0,.092,0 + ball .008 .006 .007 s8 n3:.016,0,0 @0,.102,.012 + ball .008 .006 .007 s8 n3:.016,0,0 @.004,.102,-.006 + ball .008 .006 .007 s8 n2:.02,0,0 @0,.102,-.022 + ball .008 .006 .007 s8 n2:.02,0,0 @-.002,.102,.024
crushed can, soda can crushed, crushed soda can, dented can, can crushed, squashed can, crushed tin can | .09 | can paint #d1202a, metal steel
  can: loft .028,.006,.01 .016,.006,.028 -.012,.006,.03 -.03,.006,.008 -.024,.006,-.02 .0,.006,-.031 .024,.006,-.02 / .034,.02,.004 .018,.018,.028 -.014,.022,.034 -.034,.018,.012 -.026,.022,-.02 .004,.018,-.034 .028,.022,-.02 / .018,.036,.006 .01,.034,.014 -.012,.038,.018 -.02,.034,.006 -.014,.038,-.012 .004,.034,-.018 .018,.038,-.008 / .034,.05,.004 .024,.054,.024 -.006,.05,.032 -.032,.054,.014 -.026,.05,-.016 .0,.054,-.03 .028,.05,-.022 / .038,.07,-.004 .026,.072,.02 .0,.07,.03 -.022,.072,.014 -.018,.07,-.012 .006,.072,-.028 .032,.07,-.022
  metal: cyl .03 .008 s20 rx-4 @-.002,0,0 + cyl .028 .008 s20 rz12 rx-6 @.008,.069,.0 + ring .027 .003 s20 rz12 rx-6 @.007,.077,.0
  dark: cyl .008 .002 s10 rz12 @.018,.0825,.01
crate of apples, harvested apples, apple harvested, apple harvest, apples crate, apple crate, box of apples, harvested apple, apples harvested | .4 | wood wood #b5874f, fruit petal #c4242c, stem bark, leaf leaves #4f9a3a
  wood: box .62 .03 .42 + box .62 .08 .02 b.003 n2:0,.11,0 @0,.1,.21 mirz + box .02 .08 .42 b.003 n2:0,.11,0 @.31,.1,0 mir + box .04 .26 .04 @.29,0,.19 mir mirz
  fruit: box .58 .16 .38 b0 @0,.03,0 + lathe 0,.035 .03,.05 .058,.02 .056,-.02 .03,-.055 0,-.05 ~ s14 n5:0.114,0,0 n3:0,0,0.114 @0,0.2,0 + lathe 0,.035 .03,.05 .058,.02 .056,-.02 .03,-.055 0,-.05 ~ s14 n4:0.114,0,0 n2:0,0,0.114 @0,0.286,0 + lathe 0,.035 .03,.05 .058,.02 .056,-.02 .03,-.055 0,-.05 ~ s14 n2:0.114,0,0 @0,0.365,0
  stem: cyl .006 .05 s6 n4:.114,0,0 n2:0,0,.114 @0,.31,0 + cyl .006 .05 s6 n2:.114,0,0 @0,.39,0
  leaf: leaf .06 .03 .4 rx60 n2:.114,0,0 @0,.42,0
crate of oranges, harvested oranges, orange harvested, orange harvest, oranges crate, orange crate, box of oranges, harvested orange, oranges harvested | .4 | wood wood #b5874f, fruit petal #f2861c, leaf leaves #4f9a3a
  wood: box .62 .03 .42 + box .62 .08 .02 b.003 n2:0,.11,0 @0,.1,.21 mirz + box .02 .08 .42 b.003 n2:0,.11,0 @.31,.1,0 mir + box .04 .26 .04 @.29,0,.19 mir mirz
  fruit: box .58 .16 .38 b0 @0,.03,0 + ball .058 s14 n5:0.114,0,0 n3:0,0,0.114 @0,0.2,0 + ball .058 s14 n4:0.114,0,0 n2:0,0,0.114 @0,0.286,0 + ball .058 s14 n2:0.114,0,0 @0,0.365,0
  leaf: leaf .07 .03 .4 rx60 n2:.114,0,0 @.0,.415,.01 + leaf .07 .03 .4 rx60 ry160 n2:.114,0,0 @0,.415,-.01
crate of tomatoes, harvested tomatoes, tomato harvested, tomato harvest, tomatoes crate, tomato crate, box of tomatoes, harvested tomato, tomatoes harvested | .4 | wood wood #b5874f, fruit petal #d8281f, leaf plant #4a8a2e
  wood: box .62 .03 .42 + box .62 .08 .02 b.003 n2:0,.11,0 @0,.1,.21 mirz + box .02 .08 .42 b.003 n2:0,.11,0 @.31,.1,0 mir + box .04 .26 .04 @.29,0,.19 mir mirz
  fruit: box .58 .16 .38 b0 @0,.03,0 + ball .058 .05 .058 s14 n5:0.114,0,0 n3:0,0,0.114 @0,0.2,0 + ball .058 .05 .058 s14 n4:0.114,0,0 n2:0,0,0.114 @0,0.286,0 + ball .058 .05 .058 s14 n2:0.114,0,0 @0,0.365,0
  leaf: star 5 .03 .01 .008 rx-90 n4:.114,0,0 n2:0,0,.114 @0,.335,0 + star 5 .03 .01 .008 rx-90 n2:.114,0,0 @0,.415,0 + cyl .004 .024 s6 n2:.114,0,0 @0,.41,0
crate of pumpkins, harvested pumpkins, pumpkin harvested, pumpkin harvest, pumpkins crate, pumpkin crate, box of pumpkins, harvested pumpkin, pumpkins harvested | .4 | wood wood #b5874f, fruit skin #dd7a1c, stem plant #6d7a35
  wood: box .62 .03 .42 + box .62 .08 .02 b.003 n2:0,.11,0 @0,.1,.21 mirz + box .02 .08 .42 b.003 n2:0,.11,0 @.31,.1,0 mir + box .04 .26 .04 @.29,0,.19 mir mirz
  fruit: ball .05 .11 .14 s12 n2:.28,0,0 @0,.138,.02 + ball .05 .109 .139 s12 ry60 n2:.28,0,0 @0,.138,.02 + ball .05 .109 .139 s12 ry120 n2:.28,0,0 @0,.138,.02 + ball .05 .1 .13 s12 @0,.3,0 + ball .05 .099 .129 s12 ry60 @0,.3,0 + ball .05 .099 .129 s12 ry120 @0,.3,0
  stem: tube .018>.012 0,.39,0 .01,.43,0 .04,.45,.01 s7 + tube .018>.012 .14,.235,.02 .15,.275,.02 .18,.295,.03 s7 + tube .018>.012 -.14,.235,.02 -.15,.275,.02 -.18,.295,.03 s7
crate of watermelons, harvested watermelons, watermelon harvested, watermelon harvest, watermelons crate, watermelon crate, box of watermelons, harvested watermelon, watermelons harvested | .4 | wood wood #b5874f, rind petal #4f9a3a, dark petal #1f5a2c
  wood: box .62 .03 .42 + box .62 .08 .02 b.003 n2:0,.11,0 @0,.1,.21 mirz + box .02 .08 .42 b.003 n2:0,.11,0 @.31,.1,0 mir + box .04 .26 .04 @.29,0,.19 mir mirz
  rind: ball .15 .12 .12 s16 n2:.28,0,0 @0,.16,0 + ball .15 .12 .12 s16 @0,.34,0
  dark: ball .151 .121 .024 s16 n2:.28,0,0 @0,.16,0 + ball .151 .121 .024 s16 rx45 n2:.28,0,0 @0,.16,0 + ball .151 .121 .024 s16 rx90 n2:.28,0,0 @0,.16,0 + ball .151 .121 .024 s16 rx135 n2:.28,0,0 @0,.16,0 + ball .151 .121 .024 s16 @0,.34,0 + ball .151 .121 .024 s16 rx45 @0,.34,0 + ball .151 .121 .024 s16 rx90 @0,.34,0 + ball .151 .121 .024 s16 rx135 @0,.34,0
crate of lettuces, harvested lettuces, lettuce harvested, lettuce harvest, lettuces crate, lettuce crate, box of lettuces, harvested lettuce, lettuces harvested | .4 | wood wood #b5874f, leaf plant #8fce4a, heart plant #c4e48a
  wood: box .62 .03 .42 + box .62 .08 .02 b.003 n2:0,.11,0 @0,.1,.21 mirz + box .02 .08 .42 b.003 n2:0,.11,0 @.31,.1,0 mir + box .04 .26 .04 @.29,0,.19 mir mirz
  heart: box .58 .14 .38 b0 @0,.03,0 + ball .06 .06 .06 s12 n3:.19,0,0 n2:0,0,.18 @0,.24,0
  leaf: leaf .15 .13 -.5 rx56 @0,.16,.02 o5 n3:.19,0,0 n2:0,0,.18 + leaf .15 .12 -.5 rx34 @0,.17,.02 o5:30 n3:.19,0,0 n2:0,0,.18
crate of mushrooms, harvested mushrooms, mushroom harvested, mushroom harvest, mushrooms crate, mushroom crate, box of mushrooms, harvested mushroom, mushrooms harvested | .4 | wood wood #b5874f, cap petal #c98a5a, stem wax #f3ead6
  wood: box .62 .03 .42 + box .62 .08 .02 b.003 n2:0,.11,0 @0,.1,.21 mirz + box .02 .08 .42 b.003 n2:0,.11,0 @.31,.1,0 mir + box .04 .26 .04 @.29,0,.19 mir mirz
  stem: box .58 .16 .38 b0 @0,.03,0 + cyl .022 .1 s10 @0,-.07,0 n5:0.116,0,0 n3:0,0,0.116 @0,0.2,0 + cyl .022 .1 s10 @0,-.07,0 n4:0.116,0,0 n2:0,0,0.116 @0,0.287,0 + cyl .022 .1 s10 @0,-.07,0 n2:0.116,0,0 @0,0.368,0
  cap: lathe .02,0 .05,-.006 .054,.01 .036,.04 0,.05 ~ s14 n5:0.116,0,0 n3:0,0,0.116 @0,0.225,0 + lathe .02,0 .05,-.006 .054,.01 .036,.04 0,.05 ~ s14 n4:0.116,0,0 n2:0,0,0.116 @0,0.312,0 + lathe .02,0 .05,-.006 .054,.01 .036,.04 0,.05 ~ s14 n2:0.116,0,0 @0,0.393,0
crate of carrots, harvested carrots, carrot harvested, carrot harvest, carrots crate, carrot crate, box of carrots, harvested carrot, carrots harvested | .4 | wood wood #b5874f, root petal #f0801c, leaf leaves #4a9a34
  wood: box .62 .03 .42 + box .62 .08 .02 b.003 n2:0,.11,0 @0,.1,.21 mirz + box .02 .08 .42 b.003 n2:0,.11,0 @.31,.1,0 mir + box .04 .26 .04 @.29,0,.19 mir mirz
  root: box .56 .12 .38 b0 @0,.03,0 + lathe 0,0 .034,.02 .03,.1 .012,.24 0,.28 ~ s12 rx100 n6:.09,0,0 @0,.2,-.1 + lathe 0,0 .034,.02 .03,.1 .012,.24 0,.28 ~ s12 rx96 n5:.09,0,0 @0,.25,-.1 + lathe 0,0 .034,.02 .03,.1 .012,.24 0,.28 ~ s12 rx92 n3:.09,0,0 @0,.3,-.1
  leaf: leaf .14 .05 .4 rx-70 n6:.09,0,0 @0,.2,-.08 + leaf .14 .05 .4 rx-60 n5:.09,0,0 @0,.26,-.08 + leaf .14 .06 .3 rx-46 n3:.09,0,0 @0,.3,-.08
crate of potatoes, harvested potatoes, potato harvested, potato harvest, potatoes crate, potato crate, box of potatoes, harvested potato, potatoes harvested | .4 | wood wood #b5874f, skin earth #c9a063
  wood: box .62 .03 .42 + box .62 .08 .02 b.003 n2:0,.11,0 @0,.1,.21 mirz + box .02 .08 .42 b.003 n2:0,.11,0 @.31,.1,0 mir + box .04 .26 .04 @.29,0,.19 mir mirz
  skin: box .58 .16 .38 b0 @0,.03,0 + blob .056 .12 2 8 *1.2,.8,1 ry30 n5:0.116,0,0 n3:0,0,0.116 @0,0.2,0 + blob .056 .12 2 8 *1.2,.8,1 ry30 n4:0.116,0,0 n2:0,0,0.116 @0,0.287,0 + blob .056 .12 2 8 *1.2,.8,1 ry30 n2:0.116,0,0 @0,0.368,0
crate of beets, harvested beets, beet harvested, beet harvest, beets crate, beet crate, box of beets, harvested beet, beets harvested | .4 | wood wood #b5874f, root petal #8a1f4a, leaf leaves #4a8a34
  wood: box .62 .03 .42 + box .62 .08 .02 b.003 n2:0,.11,0 @0,.1,.21 mirz + box .02 .08 .42 b.003 n2:0,.11,0 @.31,.1,0 mir + box .04 .26 .04 @.29,0,.19 mir mirz
  root: box .58 .16 .38 b0 @0,.03,0 + ball .056 .05 .056 s12 n5:0.114,0,0 n3:0,0,0.114 @0,0.2,0 + ball .056 .05 .056 s12 n4:0.114,0,0 n2:0,0,0.114 @0,0.286,0 + ball .056 .05 .056 s12 n2:0.114,0,0 @0,0.365,0
  leaf: leaf .13 .06 .4 rx40 ry10 n4:.114,0,0 @0,.32,.05 + leaf .13 .06 .4 rx30 ry190 n4:.114,0,0 @0,.32,-.05 + leaf .13 .06 .3 rx20 n2:.114,0,0 @0,.39,0
crate of cabbages, harvested cabbages, cabbage harvested, cabbage harvest, cabbages crate, cabbage crate, box of cabbages, harvested cabbage, cabbages harvested | .4 | wood wood #b5874f, leaf plant #6aa544, heart plant #a8cf6a
  wood: box .62 .03 .42 + box .62 .08 .02 b.003 n2:0,.11,0 @0,.1,.21 mirz + box .02 .08 .42 b.003 n2:0,.11,0 @.31,.1,0 mir + box .04 .26 .04 @.29,0,.19 mir mirz
  heart: box .58 .14 .38 b0 @0,.03,0 + ball .085 .08 .085 s14 n3:.19,0,0 n2:0,0,.18 @0,.22,0 + ball .085 .08 .085 s14 n2:.19,0,0 @0,.34,0
  leaf: leaf .15 .13 -.8 rx60 @0,.15,.03 o5 n3:.19,0,0 n2:0,0,.18 + leaf .15 .13 -.8 rx60 @0,.28,.03 o5 n2:.19,0,0
crate of berries, harvested berries, berry harvested, berry harvest, berries crate, berry crate, box of berries, harvested berry, berries harvested, bush berries harvested | .4 | wood wood #b5874f, fruit petal #c4202b, dark petal #3a2a6a, leaf leaves #4f9a3a
  wood: box .62 .03 .42 + box .62 .08 .02 b.003 n2:0,.11,0 @0,.1,.21 mirz + box .02 .08 .42 b.003 n2:0,.11,0 @.31,.1,0 mir + box .04 .26 .04 @.29,0,.19 mir mirz
  fruit: box .58 .16 .38 b0 @0,.03,0 + ball .04 s10 n5:0.112,0,0 n3:0,0,0.112 @0,0.2,0 + ball .04 s10 n4:0.112,0,0 n2:0,0,0.112 @0,0.284,0 + ball .04 s10 n2:0.112,0,0 @0,0.362,0
  dark: ball .04 s10 n4:.112,0,0 n2:0,0,.112 @0,.23,0 + ball .04 s10 n3:.112,0,0 @0,.31,0
  leaf: leaf .08 .05 .4 rx60 n3:.16,0,0 @.03,.29,.06
bundle of corn, corn harvested, harvested corn, corn harvest, bundle of corn cobs, corn bundle, pile of corn, maize harvested | .2 | corn wax #f5cf4a, husk plant #7fae4a, band thatch #c9a24e
  corn: lathe 0,0 .026,.008 .036,0.030 .0315,0.047 .036,0.064 .0315,0.081 .036,0.098 .0315,0.115 .036,0.132 .0315,0.149 .036,0.166 .0315,0.183 .032,.21 .022,.242 0,.27 s14 c60 wave7:.05 rz90 n3:0,0,.08 @.1,.037,0 + lathe 0,0 .026,.008 .036,0.030 .0315,0.047 .036,0.064 .0315,0.081 .036,0.098 .0315,0.115 .036,0.132 .0315,0.149 .036,0.166 .0315,0.183 .032,.21 .022,.242 0,.27 s14 c60 wave7:.05 rz90 n2:0,0,.08 @.1,.104,0 + lathe 0,0 .026,.008 .036,0.030 .0315,0.047 .036,0.064 .0315,0.081 .036,0.098 .0315,0.115 .036,0.132 .0315,0.149 .036,0.166 .0315,0.183 .032,.21 .022,.242 0,.27 s14 c60 wave7:.05 rz90 @.1,.171,0
  husk: leaf .15 .06 -.4 rz-84 n3:0,0,.08 @.07,.05,0 + leaf .15 .06 -.4 rz-96 n3:0,0,.08 @.07,.03,0 + leaf .15 .06 -.4 rz-84 n2:0,0,.08 @.07,.115,0 + leaf .15 .06 -.3 rz-76 @.07,.185,0 + cyl .014 .05 s8 rz-90 n3:0,0,.08 @.09,.037,0
  band: bar .009 .02,.07,.118 .02,.02,.12 .02,.004,.1 .02,.004,-.1 .02,.02,-.12 .02,.07,-.118 .02,.205,-.02 .02,.205,.02 .02,.07,.118 s6 + ball .016 s8 @.02,.15,.07
`;
