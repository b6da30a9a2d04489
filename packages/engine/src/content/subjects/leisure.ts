/** Music, sport, toys and games: names | height in metres | surfaces, then a clause a line. */
export const leisure = `
guitar, acoustic guitar, classical guitar | 1 | wood wood #c98a44, neck wood #5a3420, dark rubber, string steel
  wood: slab .1 0,.0 .13,.02 .19,.12 .17,.24 .12,.31 .14,.42 .1,.48 0,.49 -.1,.48 -.14,.42 -.12,.31 -.17,.24 -.19,.12 -.13,.02 ~
  neck: box .05 .46 .03 @0,.46,.04 + box .075 .13 .02 rx-10 @0,.9,.035 + box .14 .02 .02 @0,.12,.055 + rodx .008 .12 n3:0,.035,0 @0,.95,.03
  dark: rodz .055 .01 @0,.31,.05
  string: box .003 .78 .004 n6:.007,0,0 @0,.13,.062
lute, oud, mandolin | .8 | wood wood #b5713a, neck wood #4a2c16, dark rubber, string snow
  wood: slab .03 0,0 .13,.04 .18,.14 .15,.26 .07,.38 .03,.44 -.03,.44 -.07,.38 -.15,.26 -.18,.14 -.13,.04 ~ @0,0,.02 + ball .175 .13 .23 flat.02 rx-90 @0,.18,.02
  neck: box .045 .3 .025 @0,.42,.025 + box .045 .16 .02 rx-70 @0,.72,.02 + rodx .006 .1 n4:0,.0,-.035 @0,.745,-.06 + box .1 .02 .02 @0,.07,.04
  dark: rodz .045 .01 @0,.22,.035 + star 8 .035 .015 .014 @0,.22,.035
  string: box .0025 .64 .003 n5:.008,0,0 @0,.08,.046
banjo | .9 | skin snow, rim wood #5a3420, metal steel, neck wood #7a4a24
  rim: rodz .17 .08 s30 @0,.17,0
  skin: rodz .155 .085 s30 @0,.17,0
  metal: ringz .168 .01 @0,.17,.04 + cyl .006 .07 rx90 @0,.17,0 + box .003 .7 .003 n5:.007,0,0 @0,.1,.06 + rodx .008 .12 n2:0,.05,0 @0,.84,.02
  neck: box .045 .52 .03 @0,.32,.03 + slab .02 -.03,.8 .03,.8 .045,.92 0,.9 -.045,.92 @0,0,.02 + box .06 .02 .02 @0,.1,.05
electric guitar, rock guitar, bass guitar, bass | 1 | body paint #c4202b, neck wood #d9a860, dark rubber, metal steel
  body: slab .05 -.02,.0 .12,.02 .17,.14 .12,.26 .2,.42 .15,.45 .06,.34 -.05,.34 -.16,.44 -.2,.38 -.13,.26 -.17,.12 -.12,.02 ~
  neck: box .045 .5 .025 @0,.34,.03 + slab .02 -.03,.82 .03,.82 .06,.96 .02,1.0 -.03,.95 @0,0,.03
  dark: box .1 .02 .02 @0,.28,.025 + box .1 .02 .02 @0,.2,.025 + slab .01 .03,.08 .12,.06 .12,.2 .05,.22 @0,0,.024
  metal: box .1 .03 .02 @0,.1,.03 + box .003 .8 .003 n6:.006,0,0 @0,.12,.046 + ball .012 @.1,.12,.034 + ball .012 @.12,.17,.034
    + rodx .007 .12 n3:0,.04,0 @0,.9,.03
violin, fiddle, cello, viola, double bass | .6 | wood wood #a8562a, dark rubber, bow wood, string snow
  wood: slab .06 0,0 .09,.01 .12,.08 .1,.14 .065,.18 .07,.23 .09,.27 .075,.34 0,.36 -.075,.34 -.09,.27 -.07,.23 -.065,.18 -.1,.14 -.12,.08 -.09,.01 ~
    + ball .02 @0,.6,.02
  dark: box .03 .26 .02 @0,.3,.035 + box .03 .1 .016 @0,.03,.036 + box .05 .03 .01 @0,.17,.04 + tube .005 .04,.2,.032 .05,.17,.032 .04,.13,.032 mir
    + rodx .005 .06 n2:0,.03,0 @0,.56,.03
  string: box .002 .5 .002 n4:.006,0,0 @0,.08,.052
  bow: bar .006 .16,0,.06 .26,.62,.06
  string: bar .003 .175,0,.06 .275,.62,.06
grand piano, piano, baby grand piano | 1.6 | body obsidian #1a1a1e, key snow, gold, dark rubber
  body: plan .28 -.72,.7 .72,.7 .72,-.1 .6,-.7 .3,-1.1 -.3,-1.3 -.72,-1.2 @0,.62,0
    + plan .03 -.72,.3 .72,.3 .72,-.1 .6,-.7 .3,-1.1 -.3,-1.3 -.72,-1.2 rz38 @-.15,1.35,0 *1,1,1 + box 1.44 .1 .3 @0,.6,.82
    + box .1 .2 .34 @.67,.62,.82 mir + cyl .05 .62 .07 @.6,0,.6 mir + cyl .05 .62 .07 @-.2,0,-1 + box .6 .3 .02 rx-14 @0,.9,.5 + bar .015 .55,.9,0 .3,1.5,0
  key: box 1.24 .03 .24 @0,.7,.84
  dark: box .025 .035 .14 n14:.085,0,0 @0,.71,.8 + box .9 .08 .35 b.03 @0,.42,1.5 + cyl .03 .42 @.4,0,1.4 mir + cyl .03 .42 @.4,0,1.6 mir
  gold: plan .02 -.66,.4 .66,.4 .66,-.1 .55,-.65 .28,-1.05 -.28,-1.24 -.66,-1.15 @0,.885,0 + box .2 .06 .06 @0,.12,.5
drum, snare drum, war drum, bongo, bongos, conga, djembe | .6 | shell paint #b3261e, skin snow #f1e6d0, rim gold, stick wood
  shell: cyl .3 .44 @0,.06,0
  skin: cyl .29 .52 @0,.02,0
  rim: ring .3 .025 @0,.07,0 + ring .3 .025 @0,.5,0 + bar .008 .3,.5,0 .27,.07,.15 o8 + bar .008 .3,.5,0 .27,.07,-.15 o8
  stick: bar .014 -.3,.62,.1 .12,.57,.1 + bar .014 .25,.64,-.12 -.1,.57,.06 + ball .024 @.12,.575,.1 + ball .024 @-.1,.575,.06
drum kit, drum set, drumset | 1.2 | shell paint #b3261e, skin snow, metal steel, gold
  shell: rodz .34 .42 @0,.36,.1 + cyl .18 .2 @.24,.74,.1 mir + cyl .24 .36 @-.62,.25,-.2 + cyl .2 .16 @.6,.5,-.15
  skin: rodz .31 .43 @0,.36,.1 + cyl .17 .21 @.24,.74,.1 mir + cyl .23 .37 @-.62,.25,-.2 + cyl .19 .17 @.6,.5,-.15
  metal: ringz .34 .02 @0,.36,.31 + ring .18 .012 @.24,.94,.1 mir + ring .24 .014 @-.62,.61,-.2 + ring .2 .012 @.6,.66,-.15 + cyl .014 1.15 @.7,0,.1 mir
    + bar .012 .7,.3,.1 .9,0,.3 mir + bar .012 .7,.3,.1 .5,0,.3 mir + cyl .012 .5 @.6,0,-.15 + bar .014 -.62,.3,0 -.62,0,.06
  gold: lathe .24,1.13 .06,1.17 0,1.18 @.7,0,.1 mir + lathe .2,.85 .05,.88 0,.89 @.95,0,-.2
  metal: cyl .012 .9 @.95,0,-.2
  dark: cyl .17 .1 @0,.42,-.55 + cyl .03 .42 @0,0,-.55
trumpet, horn, french horn, bugle, cornet, tuba, trombone | .3 | brass gold, valve silver
  brass: rodx .011 .57 @-.045,.2,0 + tube .011 .16,.2,0 .24,.17,0 .24,.11,0 .16,.08,0 -.1,.08,0 -.16,.11,0 -.16,.15,0 -.1,.2,0
    + lathe .011,0 .016,.1 .03,.17 .065,.23 .1,.25 .095,.252 .05,.225 .02,.17 .003,.1 ~ rz-90 @.2,.2,0 + cyl .018 .11 n3:.045,0,0 @0,.09,0
    + lathe .006,0 .016,.03 .018,.04 rz90 @-.33,.2,0
  valve: cyl .006 .05 n3:.045,0,0 @0,.2,0 + cyl .014 .006 n3:.045,0,0 @0,.25,0 + cyl .02 .008 n3:.045,0,0 @0,.082,0
saxophone, sax | .7 | brass gold, key silver, mouth rubber
  brass: tube .018>.05 .12,.66,0 .05,.7,0 .0,.66,0 -.0,.5,0 0,.2,0 + tube .05>.075 0,.2,0 .02,.08,0 .12,.03,0 .22,.1,0 .24,.22,0
    + lathe .07,0 .08,.06 .13,.14 .12,.142 .07,.08 0,.06 ~ rz-14 @.235,.2,0
  key: rodz .026 .02 n5:0,.07,0 @.0,.38,.035 + bar .005 .03,.2,.035 .03,.6,.02 + rodz .03 .02 @.03,.1,.06 + rodz .032 .02 @.2,.14,.075
  mouth: tube .016>.008 .12,.66,0 .17,.64,0 .21,.61,0
flute, recorder, pan flute, clarinet, oboe, bagpipe, bagpipes | .66 | metal silver, key gold
  metal: cyl .013 .66 rz-35 @-.2,0,0 + cyl .016 .12 rz-35 @.06,.37,0 + ring .014 .003 rz-35 @.05,.355,0
  key: cyl .011 .01 rx90 rz-35 n6:-.033,-.047,0 @-.05,.2,.013 + cyl .013 .012 rx90 rz-35 @.12,.455,.013 + bar .003 -.17,.07,.017 .03,.36,.017
harp, lyre, golden harp | 1.6 | frame gold, string snow
  frame: tube .06>.05 -.35,0,0 -.4,.6,0 -.35,1.3,0 -.42,1.55,0 + tube .05>.06 -.4,1.5,0 -.2,1.6,0 0,1.4,0 .25,1.45,0 .42,1.2,0
    + tube .1>.06 -.2,.05,0 .1,.5,0 .42,1.2,0 + box .5 .08 .3 b.02 @-.2,0,0 + ball .08 @-.42,1.58,0
  string: bar .006 -.28,1.5,0 -.2,.1,0 + bar .006 -.2,1.52,0 -.12,.22,0 + bar .006 -.12,1.48,0 -.04,.34,0 + bar .006 -.04,1.42,0 .04,.46,0
    + bar .006 .04,1.4,0 .12,.58,0 + bar .006 .12,1.4,0 .2,.72,0 + bar .006 .2,1.42,0 .27,.84,0 + bar .006 .28,1.4,0 .34,1,0
accordion, concertina | .35 | body paint #b3201c, bellows leather #2a2422, key snow, metal gold
  body: box .12 .34 .2 b.02 @-.2,0,0 + box .12 .34 .2 b.02 @.2,0,0
  bellows: box .02 .32 .19 n9:.03,0,0 + box .28 .29 .16 @0,.015,0
  key: box .02 .014 .1 n14:0,.022,0 @-.26,.16,.02
  metal: box .1 .2 .01 @-.2,.07,.1 + cyl .007 .02 rz-90 n5:0,.04,0 @.26,.17,.04 + cyl .007 .02 rz-90 n5:0,.04,0 @.26,.17,.0
  dark: box .012 .014 .06 n9:0,.033,0 @-.268,.16,0
tambourine | .3 | wood, skin snow #f1e6d0, jingle gold
  wood: ringz .14 .02 *1,1,1.6 @0,.15,0
  skin: rodz .135 .01 @0,.15,.025
  jingle: ball .035 .035 .01 @0,.14,0 rz0 @0,.15,0 + ball .035 .035 .01 @0,.14,0 rz60 @0,.15,0 + ball .035 .035 .01 @0,.14,0 rz120 @0,.15,0
    + ball .035 .035 .01 @0,.14,0 rz180 @0,.15,0 + ball .035 .035 .01 @0,.14,0 rz240 @0,.15,0 + ball .035 .035 .01 @0,.14,0 rz300 @0,.15,0
xylophone, glockenspiel, marimba | .16 | frame wood, red paint #d1202a, orange paint #f0801c, yellow paint #f2c81c, green paint #3f9a3f, blue paint #2d62b8,
    purple paint #7a3fa8, stick wood
  frame: bar .02 -.4,.04,-.16 .4,.04,-.08 + bar .02 -.4,.04,.16 .4,.04,.08
  red: box .09 .025 .5 b.01 @-.33,.06,0
  orange: box .09 .025 .45 b.01 @-.22,.06,0
  yellow: box .09 .025 .4 b.01 @-.11,.06,0
  green: box .09 .025 .36 b.01 @0,.06,0
  blue: box .09 .025 .32 b.01 @.11,.06,0
  purple: box .09 .025 .28 b.01 @.22,.06,0
  red: box .09 .025 .24 b.01 @.33,.06,0 + ball .035 @-.1,.14,.1 + ball .035 @.15,.14,.05
  stick: bar .008 -.1,.14,.1 .1,.14,.45 + bar .008 .15,.14,.05 .36,.16,.36
soccer ball, football ball, ball | .22 | white snow, black rubber
  white: ball .11 s24 @0,.11,0
  black: cyl .04 .003 s5 b0 @0,.11,0 @0,.11,0 layc
    + cyl .04 .003 s5 b0 @0,.11,0 rx64 @0,.11,0 layc + cyl .04 .003 s5 b0 @0,.11,0 rx64 ry72 @0,.11,0 layc + cyl .04 .003 s5 b0 @0,.11,0 rx64 ry144 @0,.11,0 layc
    + cyl .04 .003 s5 b0 @0,.11,0 rx64 ry216 @0,.11,0 layc + cyl .04 .003 s5 b0 @0,.11,0 rx64 ry288 @0,.11,0 layc
    + cyl .04 .003 s5 b0 ry180 @0,.11,0 rx116 ry36 @0,.11,0 layc + cyl .04 .003 s5 b0 ry180 @0,.11,0 rx116 ry108 @0,.11,0 layc
    + cyl .04 .003 s5 b0 ry180 @0,.11,0 rx116 ry180 @0,.11,0 layc + cyl .04 .003 s5 b0 ry180 @0,.11,0 rx116 ry252 @0,.11,0 layc
    + cyl .04 .003 s5 b0 ry180 @0,.11,0 rx116 ry324 @0,.11,0 layc + cyl .04 .003 s5 b0 @0,.11,0 rx180 @0,.11,0 layc
basketball, basket ball | .24 | ball leather #d8702a, line rubber
  ball: ball .12 s24 @0,.12,0
  line: ring .1195 .0025 @0,.12,0 + ringz .1195 .0025 @0,.12,0 + ringx .1195 .0025 @0,.12,0 + ringx .094 .0025 rz0 *1,1,1 @.075,.12,0 mir
baseball, base ball, softball | .075 | ball snow, seam paint #c4202b
  ball: ball .037 s24 @0,.037,0
  seam: tube .0014 -.014,-.034,.04 0,-.016,.04 .005,0,.04 0,.016,.04 -.014,.034,.04 s6 ry50 @0,.037,0 layc mir
    + bar .001 -.008,-.019,.04 .006,-.021,.04 s5 ry50 @0,.037,0 layc mir + bar .001 -.004,-.01,.04 .01,-.012,.04 s5 ry50 @0,.037,0 layc mir
    + bar .001 -.002,0,.04 .012,0,.04 s5 ry50 @0,.037,0 layc mir + bar .001 -.004,.01,.04 .01,.012,.04 s5 ry50 @0,.037,0 layc mir
    + bar .001 -.008,.019,.04 .006,.021,.04 s5 ry50 @0,.037,0 layc mir
american football, rugby ball, football | .17 | ball leather #7a3f1c, lace snow
  ball: lathe 0,-.142 .02,-.136 .046,-.115 .068,-.08 .081,-.04 .085,0 .081,.04 .068,.08 .046,.115 .02,.136 0,.142 c80 rz90 @0,.085,0
  lace: lathe .09,-.007 .093,-.007 .093,.007 .09,.007 .09,-.007 rz90 @.085,.085,0 wrapx + lathe .09,-.007 .093,-.007 .093,.007 .09,.007 .09,-.007 rz90
    @-.085,.085,0 wrapx + block .08 .006 .008 b0 @0,.25,0 layy + block .005 .007 .03 b0 n5:.016,0,0 @0,.25,0 layy
tennis racket, tennis racquet, racket, badminton racket | .68 | frame paint #c4302b, string snow, grip rubber, ball light #d8f03a
  frame: ringz .12 .011 *1,1.3,1 @0,.5,0 + bar .01 -.06,.37,0 0,.26,0 .06,.37,0 + cyl .013 .1 @0,.18,0
  grip: cyl .017 .2
  string: box .002 .3 .003 n9:.024,0,0 @0,.35,0 + box .22 .002 .003 n11:0,.025,0 @0,.5,0
  ball: ball .035 @.14,.035,.06
golf club, putter, golf clubs | 1 | head steel, shaft steel #8a9098, grip rubber, ball snow
  shaft: cyl .008 .8 rz6 @0,.05,0
  grip: cyl .015 .25 rz6 @-.075,.78,0
  head: slab .03 -.02,0 .1,0 .12,.05 .02,.08 -.015,.06
  ball: ball .03 @.2,.03,.04
  white: cyl .006 .02 @.2,0,.04
bowling pin, bowling pins, skittle | .4 | pin snow, stripe paint #d1202a
  pin: lathe .028,0 .05,.08 .058,.13 .05,.19 .026,.26 .024,.29 .031,.34 .022,.375 0,.38 ~
  stripe: ring .0255 .004 @0,.27,0 + ring .025 .004 @0,.285,0
bowling ball | .22 | ball obsidian #1f3f8a, hole rubber
  ball: ball .11 s26 @0,.11,0
  hole: cyl .014 .003 b0 s12 @.022,.3,.03 layy + cyl .014 .003 b0 s12 @-.022,.3,.03 layy + cyl .017 .003 b0 s12 @0,.3,.066 layy
hockey stick, ice hockey stick | 1.3 | stick wood, tape rubber
  stick: box .03 1.2 .022 rz8 @.1,.06,0 + box .3 .07 .02 rz-6 @.24,.0,0
  tape: box .18 .076 .024 rz-6 @.3,-.01,0 + box .032 .2 .025 rz8 @-.05,1.06,0
  dark: cyl .05 .03 @.46,0,.08
dumbbell, weight, hand weight, dumbbells | .16 | iron iron #2a2c30, bar steel
  bar: rodx .016 .2 @0,.08,0
  iron: rodx .08 .05 @.1,.08,0 mir s8 + rodx .06 .04 @.145,.08,0 mir s8
barbell, weightlifting bar, bench press | .45 | plate iron #2a2c30, bar steel, red paint #c4202b
  bar: rodx .018 2 @0,.225,0
  plate: rodx .225 .06 @.72,.225,0 mir
  red: rodx .18 .05 @.78,.225,0 mir
  bar: rodx .03 .03 @.83,.225,0 mir
boxing glove, boxing gloves | .3 | leather leather #d1202a, cuff snow
  leather: ball .1 .12 .09 @0,.18,.01 + pillz .04 .12 rx60 @-.09,.17,.03 + ball .09 .08 .085 @0,.12,0
  cuff: cyl .07 .1 .075 *1,1,.85
trampoline | .9 | mat rubber, pad paint #2d62b8, leg steel
  mat: cyl 1.3 .03 s32 @0,.75,0
  pad: ring 1.4 .1 *1,.5,1 @0,.77,0 s32
  leg: bar .03 1.35,.74,.2 1.35,0,.2 o6 + bar .03 1.35,.74,-.2 1.35,0,-.2 o6 + bar .03 1.35,0,-.2 1.35,0,.2 o6
soccer goal, goal, football goal, hockey goal, goal net | 2.2 | post snow, net snow #d9dde2
  post: bar .06 -2,0,0 -2,2.2,0 2,2.2,0 2,0,0 + bar .04 2,2.2,0 2,1.8,-.9 2,0,-1.4 mir + rodx .04 4 @0,.04,-1.4
  net: bar .012 0,2.2,0 0,1.8,-.9 0,0,-1.4 n15:.27,0,0 + rodx .012 4 @0,1.8,-.9 + rodx .012 4 @0,2,-.45 + rodx .012 4 n6:0,.27,-.076 @0,.95,-1.12
    + bar .012 2,.4,0 2,.4,-1.3 mir + bar .012 2,.8,0 2,.8,-1.15 mir + bar .012 2,1.2,0 2,1.2,-1.05 mir + bar .012 2,1.6,0 2,1.6,-.95 mir
basketball hoop, basketball net, hoop, basketball court | 3.4 | board snow, rim paint #e8501c, pole iron #3c4046, net snow
  pole: cyl .08 2.9 @0,0,-.6 + bar .06 0,2.6,-.6 0,3,-.1 + box .8 .14 .6 @0,0,-.7
  board: box 1.6 1 .05 @0,2.6,0
  rim: ring .26 .02 @0,2.75,.32 + box .5 .4 .06 @0,2.72,.0 *1,1,1 + box .1 .06 .1 @0,2.72,.05
  net: bar .008 .25,2.75,0 .17,2.4,.05 o10 @0,0,.32 + bar .008 .25,2.75,0 .17,2.4,-.05 o10 @0,0,.32 + ring .17 .008 @0,2.4,.32 + ring .21 .006 @0,2.58,.32
  rim: box .5 .04 .06 @0,2.7,0
  white: box .42 .32 .07 @0,2.76,.0
pool table, billiard table, billiards table, snooker table | .85 | felt cloth #1f7a4a, wood wood #6b3a20, ball paint #d1202a, dark rubber
  felt: box 2.2 .06 1.1 @0,.76,0
  wood: box 2.5 .14 .14 @0,.72,.6 mirz + box .14 .14 1.3 @1.2,.72,0 mir + box 2.3 .2 1.2 @0,.56,0 + lathe .08,0 .1,.1 .06,.3 .09,.58 @1,0,.45 mir mirz
    + bar .014 -.9,.88,.7 .4,.86,.1
  dark: cyl .08 .04 @1.1,.83,.5 mir mirz + cyl .08 .04 @0,.83,.54 mirz
  ball: ball .045 @.5,.86,0 + ball .045 @.66,.86,.1 + ball .045 @.66,.86,-.1
  yellow: ball .045 @.58,.86,.05 + ball .045 @.66,.86,0
  blue: ball .045 @.58,.86,-.05
  white: ball .045 @-.4,.86,0
dartboard, dart board | .45 | board rubber #22242a, cream wax #efe0b8, red paint #c4202b, green paint #2f8a4a
  board: rodz .225 .03 @0,.225,0
  cream: slab .01 0,.02 .027,.17 -.027,.17 @0,0,.015 @0,.225,0 + slab .01 0,.02 .027,.17 -.027,.17 rz36 @0,.225,.015
    + slab .01 0,.02 .027,.17 -.027,.17 rz72 @0,.225,.015 + slab .01 0,.02 .027,.17 -.027,.17 rz108 @0,.225,.015
    + slab .01 0,.02 .027,.17 -.027,.17 rz144 @0,.225,.015 + slab .01 0,.02 .027,.17 -.027,.17 rz180 @0,.225,.015
    + slab .01 0,.02 .027,.17 -.027,.17 rz216 @0,.225,.015 + slab .01 0,.02 .027,.17 -.027,.17 rz252 @0,.225,.015
    + slab .01 0,.02 .027,.17 -.027,.17 rz288 @0,.225,.015 + slab .01 0,.02 .027,.17 -.027,.17 rz324 @0,.225,.015
  green: ringz .165 .006 @0,.225,.018 + rodz .03 .012 @0,.225,.016
  red: ringz .1 .006 @0,.225,.018 + rodz .014 .02 @0,.225,.016 + bar .004 .05,.3,.02 .09,.33,.14 + slab .002 0,0 .02,.01 .02,.04 0,.05 @.09,.32,.13
skis, ski, pair of skis, snowboard, ski poles | 1.8 | ski paint #d1202a, binding rubber, pole steel
  ski: slab .015 -.04,0 .04,0 .035,.9 .045,1.6 .0,1.8 -.045,1.6 -.035,.9 @.09,0,0 mir
  binding: box .06 .25 .05 @.09,.7,.02 mir
  pole: cyl .008 1.2 rz8 @.32,0,.05 + cyl .008 1.2 rz-8 @-.32,0,.05
  binding: cyl .016 .14 rz8 @.15,1.2,.05 + cyl .016 .14 rz-8 @-.15,1.2,.05
  pole: ring .05 .006 @.31,.1,.05 mir
roller skate, roller skates, inline skate, ice skate, ice skates | .3 | boot paint #5fb5d8, wheel paint #e8508a, metal steel, lace snow
  boot: side .09 -.12,.1 .14,.1 .16,.14 .08,.17 .02,.19 .02,.32 -.12,.32 -.13,.16 b.02
  metal: box .08 .02 .28 @0,.08,.02 + box .04 .03 .04 @0,.05,.1 + box .04 .03 .04 @0,.05,-.08
  wheel: rodx .036 .03 @.045,.036,.1 mir + rodx .036 .03 @.045,.036,-.08 mir + box .05 .04 .04 @0,.05,.17
  lace: box .06 .008 .01 rx50 n5:0,.026,-.012 @0,.23,.045 + ring .045 .01 @0,.32,-.05
teddy bear, teddy, stuffed bear, plush bear, stuffed animal, plush toy, plushie, stuffed bunny | .4 | fur fur #b57a3f, belly fur #e8cfa0, dark rubber, bow cloth #c4302b
  fur: ball .12 .13 .11 @0,.14,0 + ball .1 .095 .095 @0,.31,.01 + ball .038 .038 .025 @.08,.39,0 mir + pillz .048 .16 @.09,.05,.1 mir
    + pill .04 .16 rz40 @.1,.1,.03 mir *1,1,1
  belly: ball .08 .09 .04 @0,.14,.085 + ball .045 .038 .04 @0,.285,.09 + ball .024 .024 .02 @.08,.39,.012 mir + ball .034 .034 .012 @.09,.05,.175 mir
  dark: ball .012 @.035,.33,.1 mir + ball .016 .012 .012 @0,.3,.125
  bow: ball .03 .022 .014 @.03,.225,.1 mir + ball .012 @0,.225,.11
spinning top, toy top, beyblade | .2 | body paint #d1202a, stripe paint #f2c81c, tip wood
  body: lathe 0,.02 .03,.04 .1,.1 .1,.12 .04,.14
  stripe: ring .1 .008 @0,.11,0 + ring .065 .006 @0,.075,0 + ring .07 .006 @0,.132,0
  tip: cone .014 .04 rx180 @0,.035,0 + cyl .012 .08 @0,.13,0 + ball .016 @0,.21,0
yo yo, yoyo | .2 | body paint #d1202a, string snow, star paint #f2c81c
  body: rodz .06 .025 @0,.06,.022 + rodz .06 .025 @0,.06,-.022
  star: star 5 .035 .015 .01 @0,.06,.036
  string: rodz .02 .03 @0,.06,0 + tube .003 0,.08,0 .03,.14,0 -.02,.2,0 .02,.25,0 + ringz .014 .003 @.02,.265,0
rubik cube, rubiks cube, rubik s cube, puzzle cube, magic cube | .06 | core rubber, red paint #c4202b, blue paint #1f4fb0, white snow, yellow paint #f2d01c,
    green paint #2f9a3f, orange paint #f0801c
  core: box .057 b.002
  red: box .016 .016 .002 @-.019,.0015,.028 + box .016 .016 .002 @0,.0205,.028 + box .016 .016 .002 @.019,.0395,.028 + box .016 .002 .016 @0,.0565,.019
    + box .002 .016 .016 @.028,.0205,-.019
  blue: box .016 .016 .002 @0,.0015,.028 + box .016 .016 .002 @.019,.0205,.028 + box .016 .002 .016 @-.019,.0565,0 + box .002 .016 .016 @.028,.0015,.019
    + box .002 .016 .016 @.028,.0395,0
  white: box .016 .016 .002 @-.019,.0205,.028 + box .016 .002 .016 @0,.0565,0 + box .016 .002 .016 @.019,.0565,-.019 + box .002 .016 .016 @.028,.0205,.019
  yellow: box .016 .016 .002 @-.019,.0395,.028 + box .016 .002 .016 @.019,.0565,.019 + box .002 .016 .016 @.028,.0205,0
    + box .016 .002 .016 @-.019,.0565,-.019
  green: box .016 .016 .002 @.019,.0015,.028 + box .016 .002 .016 @-.019,.0565,.019 + box .002 .016 .016 @.028,.0395,.019
    + box .002 .016 .016 @.028,.0015,-.019
  orange: box .016 .016 .002 @0,.0395,.028 + box .016 .002 .016 @.019,.0565,0 + box .016 .002 .016 @0,.0565,-.019 + box .002 .016 .016 @.028,.0015,0
    + box .002 .016 .016 @.028,.0395,-.019
kite, flying kite | 1.2 | sail cloth #d1202a, second cloth #f2c81c, stick wood, tail cloth #2d62b8
  sail: slab .01 0,.9 .4,.9 0,1.2 + slab .01 0,.4 -.4,.9 0,.9
  second: slab .01 0,.4 .4,.9 0,.9 + slab .01 -.4,.9 0,1.2 0,.9
  stick: bar .008 0,.38,-.01 0,1.22,-.01 + rodx .008 .84 @0,.9,-.01
  tail: tube .008 0,.4,0 .1,.28,.05 -.06,.15,.05 .08,.0,.1 + slab .008 0,0 .06,.03 .06,-.03 mir @.06,.27,.05
    + slab .008 0,0 .06,.03 .06,-.03 mir @-.04,.15,.05 + slab .008 0,0 .06,.03 .06,-.03 mir @.07,.02,.1
doll, rag doll, voodoo doll, puppet, toy doll, marionette | .4 | cloth cloth #b59a6a, thread rubber, heart paint #c4202b, pin steel
  cloth: ball .075 .08 .06 @0,.32,0 + ball .07 .09 .05 @0,.17,0 + pill .03 .15 rz55 @.05,.2,0 mir + pill .034 .15 rz12 @.04,0,0 mir
  thread: rodz .016 .01 @.03,.335,.056 mir + bar .004 -.03,.285,.051 .03,.285,.051 + bar .003 -.02,.295,.053 -.02,.275,.052
    + bar .003 0,.295,.056 0,.275,.055 + bar .003 .02,.295,.053 .02,.275,.052 + tube .01 -.03,.39,0 0,.42,0 .03,.39,0 + bar .004 0,.11,.038 0,.135,.047
  heart: slab .01 0,.15 .03,.18 .025,.2 .01,.2 0,.19 -.01,.2 -.025,.2 -.03,.18 @.0,0,.05
  pin: bar .003 .02,.19,.042 .07,.24,.14 + ball .01 @.07,.24,.14 + bar .003 -.03,.22,.03 -.1,.27,.12 + ball .01 @-.1,.27,.12
rocking horse, toy horse, wooden horse | .8 | wood wood #c98a4c, mane thatch, saddle leather #b3201c, runner paint #d1202a
  runner: tube .025 0,.14,-.5 0,.03,-.25 0,.01,0 0,.03,.25 0,.14,.5 @.14,0,0 mir + rodx .018 .28 @0,.05,.3 mirz
  wood: pillz .14 .56 @0,.42,0 + bar .035 .08,.4,.18 .14,.04,.28 mir + bar .035 .08,.4,-.18 .14,.04,-.28 mir + tube .1>.07 0,.45,.2 0,.6,.3 0,.72,.32
    + pillz .065 .24 rx30 @0,.7,.4 + cone .025 .07 @.035,.76,.32 mir + rodx .015 .24 @0,.66,.34
  mane: blob .05 .2 4 n4:0,.06,.025 @0,.66,.22 + tube .03>.01 0,.5,-.26 0,.46,-.38 0,.28,-.4
  saddle: ball .15 .07 .13 @0,.54,-.02
  pupil: ball .014 @.055,.73,.4 mir
toy block, toy blocks, abc block, alphabet block, building block, wooden block, lego brick, number block, letter block | .1 | block paint #f2d9a0, red paint #d1202a
  block: box .1 b.006
  red: box .102 .01 .01 n2:0,.092,0 @0,.045,.046 mirz + box .01 .0096 .082 n2:0,.092,0 @.046,.0452,0 mir + box .0096 .082 .0096 @.0458,.009,.0458 mir mirz
    + word a .055 .104 @0,.05,0
  blue: word b .055 .104 ry90 @0,.05,0
  green: word c .05 .004 rx-90 @0,.101,0
jack in the box | .5 | box paint #2d62b8, star paint #f2c81c, spring steel, face skin, hat paint #d1202a, green paint #2f9a3f
  box: box .22 .2 .22 b.01 + box .22 .02 .22 rx-70 @0,.2,-.11
  star: star 5 .07 .03 .01 @0,.1,.112 + box .23 .02 .23 @0,.0,0 + star 5 .07 .03 .01 ry90 @.112,.1,0
  spring: ring .05 .008 rx8 n6:0,.025,0 @0,.25,0
  face: ball .06 @0,.38,0
  hat: cone .055 .12 @0,.42,0 + ball .014 @0,.375,.06 + box .04 .008 .01 @0,.345,.054
  star: ball .018 @0,.55,0 + ring .07 .018 @0,.325,0
  green: ball .03 @.058,.4,-.01 mir + bar .014 .04,.3,0 .12,.34,.04 mir
  white: ball .018 @.122,.345,.045 mir
  pupil: ball .009 @.022,.395,.055 mir
balloon, party balloon | .9 | skin paint #d1202a, string snow
  skin: lathe 0,.52 .03,.53 .1,.6 .14,.7 .12,.8 .05,.86 0,.87 ~ + cone .02 .03 @0,.5,0
  string: tube .003 0,.5,0 .012,.25,.01 -.01,.1,0 0,0,0
bunch of balloons, balloon bunch | 1 | skin paint #d1202a, string snow, second paint #2d62b8, third paint #f2c81c
  skin: lathe 0,.62 .03,.63 .1,.7 .14,.8 .12,.9 .05,.96 0,.97 ~ + cone .02 .03 @0,.6,0
  second: lathe 0,.5 .03,.51 .1,.58 .14,.68 .12,.78 .05,.84 0,.85 ~ @.2,0,.05 + cone .02 .03 @.2,.48,.05
  third: lathe 0,.48 .03,.49 .1,.56 .14,.66 .12,.76 .05,.82 0,.83 ~ @-.2,0,.06 + cone .02 .03 @-.2,.46,.06
  string: tube .003 0,.6,0 .01,.3,0 0,0,0 + tube .003 .2,.48,.05 .1,.25,.03 0,0,0 + tube .003 -.2,.46,.06 -.1,.25,.03 0,0,0
dice, die, six sided die, pair of dice, d6, six sided dice | .05 | cube snow, dot rubber
  cube: box .05 b.006
  dot: ball .006 .006 .002 @.013,.012,.025 mir + ball .006 .006 .002 @.013,.038,.025 mir + ball .006 .006 .002 @0,.025,.025
    + ball .002 .006 .006 @.025,.013,.013 + ball .002 .006 .006 @.025,.037,-.013 + ball .002 .006 .006 @.025,.025,0
    + ball .006 .002 .006 @.013,.05,.013 mir mirz
twenty sided die, polyhedral die | .05 | cube paint #7a1f8a, number snow
  cube: lathe 0,0 .02,.006 .028,.025 .02,.044 0,.05 s5 + ball .024 s6 @0,.025,0
  number: word 20 .01 .004 @0,.026,.2 setz
chess pawn, pawn, chess piece, chess king, chess queen, bishop chess piece, rook, chess rook | .08 | piece obsidian #2a2420
  piece: lathe .02,0 .02,.006 .014,.012 .009,.03 .008,.045 .014,.05 .008,.053 ~ + ball .013 @0,.064,0 + ring .018 .003 @0,.008,0
chess knight, knight chess piece, chess horse | .09 | piece obsidian #2a2420, eye gold
  piece: lathe .02,0 .021,.004 .019,.009 .014,.013 .0115,.022 .015,.026 .014,.029
    + side .017 -.011,.027 .012,.027 .013,.037 .008,.047 .009,.053 .02,.048 .026,.051 .0275,.058 .022,.066 .016,.078 .01,.084 .006,.092 .001,.085 -.006,.083 -.013,.074 -.017,.06 -.017,.045 b.003
    + side .0105 -.012,.028 -.006,.03 -.004,.087 -.01,.085 -.012,.08 -.016,.079 -.016,.073 -.02,.07 -.018,.064 -.021,.058 -.0185,.053 -.0205,.046 -.017,.042 -.018,.036 b.0015
    + ring .0145 .0022 @0,.0265,0
  eye: ball .0022 s10 @.0085,.071,.0125 mir + ball .0012 s8 @.0085,.0565,.0245 mir
  dark: block .0176 .0012 .009 b0 rx14 @0,.0535,.022
playing card, playing cards, deck of cards, poker card, ace of spades, card | .12 | card snow, red paint #c4202b, back paint #2d4f9a
  card: slab .002 -.03,0 .03,0 .03,.09 -.03,.09 rz-12 @.02,.01,.004 + slab .002 -.03,0 .03,0 .03,.09 -.03,.09 rz12 @-.02,0,.01 b.0005
    + box .062 .02 .09 @.0,0,-.04
  red: slab .001 0,.028 .014,.048 .008,.056 0,.05 -.008,.056 -.014,.048 rz12 @-.02,.0,.0115 + word a .014 .001 rz12 @-.054,.078,.0115
    + slab .001 0,.028 .014,.046 0,.064 -.014,.046 rz-12 @.02,.01,.0055
  back: box .056 .001 .084 @0,.02,-.04
tarot card, tarot cards, magic card, trading card | .12 | card plaster #efe0b8, frame gold, night paint #2a2a6a, sun light #ffd24a
  card: slab .003 -.035,0 .035,0 .035,.12 -.035,.12 rx-8
  frame: slab .001 -.031,.004 .031,.004 .031,.116 -.031,.116 rx-8 @0,0,.002
  night: slab .001 -.028,.007 .028,.007 .028,.113 -.028,.113 rx-8 @0,0,.0028
  sun: star 12 .02 .012 .0014 @0,.072,.0036 rx-8 + rodz .009 .0024 s20 @0,.072,.0036 rx-8 + star 5 .005 .002 .0014 @.018,.1,.0036 mir rx-8 + ringz .01 .0012 5 @0,.03,.0036 rx-8 + star 5 .004 .0018 .0014 @.019,.044,.0036 mir rx-8 + slab .0014 -.016,.012 .016,.012 .012,.018 -.012,.018 b0 @0,0,.0036 rx-8
  card.night: rodz .004 .003 s14 @0,.072,.0037 rx-8
snow globe, snowglobe | .14 | glass glass #d5ecf5, base wood, snow, house paint #c4402b, tree leaves #2f7a3a
  base: lathe .05,0 .055,.01 .045,.03
  glass: ball .058 @0,.08,0
  snow: ball .048 .014 .048 @0,.04,0 + ball .0025 @.03,.09,.02 o5 + ball .0025 @.02,.11,.01 o4 + roof .03 .014 .028 @-.012,.068,0
  house: box .024 .022 .024 @-.012,.046,0
  tree: cone .014 .03 @.022,.046,.008 + cone .01 .02 @.022,.062,.008
pinata, party pinata | .7 | body paint #f2488a, stripe paint #f2c81c, second paint #2d8fd8, string thatch
  body: pillz .14 .5 @0,.36,0 + bar .06 .08,.36,.16 .08,.02,.18 mir + bar .06 .08,.36,-.16 .08,.02,-.18 mir + tube .1>.08 0,.42,.2 0,.58,.28 0,.66,.3
    + pillz .075 .24 @0,.66,.36 + cone .035 .16 @.045,.7,.27 mir
  stripe: ringz .142 .02 @0,.36,.06 + ringz .142 .02 @0,.36,-.12 + ringz .078 .016 @0,.66,.4 + ring .066 .016 @.08,.18,.17 mir mirz
  second: ringz .142 .02 @0,.36,-.03 + ring .062 .016 @.08,.08,.18 mir mirz + ringz .142 .02 @0,.36,-.2 + tube .03>.05 0,.4,-.3 0,.36,-.4 0,.24,-.42
  string: cyl .006 .5 @0,.5,0
  pupil: ball .018 @.068,.69,.34 mir
frisbee, flying disc, disc | .04 | disc paint #e8508a, ring snow
  disc: lathe .1,.03 .13,.025 .135,0 .128,0 .122,.02 .1,.022 0,.022 0,.03 s36
  ring: ring .08 .003 @0,.03,0 + ring .05 .003 @0,.03,0 + cyl .025 .004 @0,.028,0
beach ball, beachball, inflatable ball | .4 | white snow, red paint #d1202a, blue paint #2d8fd8, yellow paint #f2c81c
  white: ball .186 s30 @0,.2,0
  red: ball .2 .2 .12 s30 @0,.2,0
  blue: ball .2 .2 .12 s30 ry60 @0,.2,0
  yellow: ball .2 .2 .12 s30 ry120 @0,.2,0
  white: cyl .03 .01 @0,.392,0
ferris wheel, carousel, merry go round | 12 | frame snow, car paint #d1202a, second paint #2d8fd8, base iron
  frame: ringz 5 .12 @0,6,.5 + ringz 5 .12 @0,6,-.5 + bar .07 0,-5,0 0,5,0 rz0 @0,6,.5 + bar .07 0,-5,0 0,5,0 rz45 @0,6,.5
    + bar .07 0,-5,0 0,5,0 rz90 @0,6,.5 + bar .07 0,-5,0 0,5,0 rz135 @0,6,.5 + rodz .4 1.6 @0,6,0
  car: box .9 .7 .9 b.1 @5,5.2,0 mir + box .9 .7 .9 b.1 @0,10.3,0 + box .9 .7 .9 b.1 @0,.3,0
  second: box .9 .7 .9 b.1 @3.55,8.7,0 mir + box .9 .7 .9 b.1 @3.55,1.7,0 mir
  base: bar .16 0,6,.9 2.6,0,1.4 mir + bar .16 0,6,-.9 2.6,0,-1.4 mir + box 6.4 .2 3.4
gong, temple gong, tam tam | 1.6 | frame wood #7a2a1e, gong bronze, rope thatch #c23a2a, mallet wood #c99a5a, head cloth #b52a24
  frame: box .1 1.45 .1 b.015 @.62,.05,0 mir + box .16 .1 .6 b.03 @.62,0,0 mir + slab .12 -.85,1.5 -.6,1.42 .6,1.42 .85,1.5 .82,1.6 .6,1.54 -.6,1.54 -.82,1.6 b.02 + box 1.3 .07 .07 b.01 @0,.2,0
  gong: lathe 0,.05 .1,.045 .12,.02 .38,.0 .42,-.02 .43,-.08 .41,-.085 .39,-.03 .1,-.01 0,0 s28 rx90 @0,.82,.02
  rope: bar .012 .27,1.14,-.02 .34,1.46,0 s5 mir + ring .075 .016 6 s12 rz90 *1,1,1 @.34,1.48,0 mir
  mallet: bar .016 .6,.3,.16 .5,.98,.1 s7
  head: pillz .06 .15 s10 ry20 @.5,1,.1
gumball machine, bubble gum machine, candy machine, candy dispenser | 1.2 | body paint #d1202a, metal steel, globe glass #dff2f6, red paint #e0302a, yellow paint #f2c81c, blue paint #2d72d8, green paint #35a84a
  body: lathe .22,0 .22,.03 .16,.06 .05,.1 .05,.46 .12,.52 .17,.54 s16 + lathe .19,.54 .2,.56 .14,.76 .15,.78 s16 + lathe .15,1.1 .14,1.15 .05,1.19 0,1.2 s16 + box .1 .1 .06 b.01 @0,.56,.16
  metal: rodz .035 .05 s14 @0,.7,.145 + box .09 .018 .03 b.004 rz30 @0,.69,.175 + box .06 .05 .02 b.004 @0,.57,.19 + ring .15 .012 5 s16 @0,.785,0 + ring .15 .012 5 s16 @0,1.1,0 + ball .02 s8 @0,1.205,0
  globe: ball .22 .2 .22 s14 @0,.94,0
  red: ball .05 s5 @.1,.84,0 o3 + ball .05 s5 @.15,.92,0 o3:25 + ball .05 s5 @.06,1.02,0
  yellow: ball .05 s5 @.11,.85,0 o3:40 + ball .05 s5 @.15,.92,0 o3:65 + ball .05 s5 @.13,1,0 o3:20
  blue: ball .05 s5 @.11,.84,0 o3:80 + ball .05 s5 @.15,.93,0 o3:105
  green: ball .1 s6 @0,.92,0 + ball .05 s5 @.13,1,0 o3:100 + ball .05 s5 @0,.99,0
air hockey table, air hockey, hockey table, airhockey, table hockey, air hockey game | .95 | table paint #e8ecee, side paint #2d6ab8, line paint #d1302a, puck paint #1d1f24, mallet paint #d1302a, second paint #2fae5a, leg iron #3a3f45, metal steel
  side: box 1.3 .2 2.4 b.05 @0,.6,0 + box .1 .14 2.44 b.03 @.62,.74,0 mir + box 1.3 .14 .1 b.03 @0,.74,1.17 mirz
  leg: box .2 .62 .2 b.03 @.5,0,.95 mir mirz + box .9 .1 .1 b.02 @0,.2,.95 mirz
  table: box 1.16 .03 2.26 b0 @0,.79,0
  line: box 1.14 .006 .03 b0 @0,.818,0 + ring .2 .012 6 s24 @0,.818,0 + box 1.14 .006 .02 b0 @0,.818,.7 mirz + rodz .04 .02 s12 @0,.68,1.21
  dark: box .42 .1 .04 b0 @0,.78,1.12 mirz + box .4 .12 .03 b.01 @0,.62,1.2
  puck: cyl .06 .03 s18 @.16,.815,.24
  mallet: cyl .09 .04 s18 b.015 @-.1,.815,.62 + cyl .035 .1 s12 b.02 @-.1,.85,.62
  second: cyl .09 .04 s18 b.015 @.05,.815,-.7 + cyl .035 .1 s12 b.02 @.05,.85,-.7
dance machine, dancing machine, dance arcade machine, dance game machine, dance pad machine, arcade dance machine, dance floor machine | 2.1 | body paint #7a3fc0, pad paint #22252c, arrow light #4fd0ff, second light #ff4fa0, screen light #5a7fe0, metal steel, speaker rubber
  pad: box 1.7 .2 1.2 b.03 @0,0,.5
  arrow: plan .02 0,-.16 .14,0 .06,0 .06,.14 -.06,.14 -.06,0 -.14,0 b0 n2:.84,0,0 @0,.195,.14 + plan .02 0,-.16 .14,0 .06,0 .06,.14 -.06,.14 -.06,0 -.14,0 b0 ry180 n2:.84,0,0 @0,.195,.86
  second: plan .02 0,-.16 .14,0 .06,0 .06,.14 -.06,.14 -.06,0 -.14,0 b0 ry90 n2:.84,0,0 @-.26,.195,.5 + plan .02 0,-.16 .14,0 .06,0 .06,.14 -.06,.14 -.06,0 -.14,0 b0 ry-90 n2:.84,0,0 @.26,.195,.5 + box 1.5 .18 .1 b.03 @0,1.94,-.18
  body: side 1.5 -.7,0 -.1,0 -.1,.8 -.24,1 -.3,1.8 -.1,1.86 -.1,2.1 -.7,2.1 b.03
  screen: box 1 .66 .05 b.02 rx-5 @0,1.06,-.215
  speaker: rodz .2 .05 s20 @.45,.5,-.09 mir
  metal: tube .035 -.75,.2,-.02 -.75,.9,-.02 -.7,1,0 -.4,1,.02 0,1,.02 .4,1,.02 .7,1,0 .75,.9,-.02 .75,.2,-.02 s8 + box .3 .1 .1 b.02 @0,.84,-.12 + ringz .2 .02 6 s20 @.45,.5,-.08 mir + box 1.74 .05 .06 b.01 @0,.16,1.08
prize wheel, wheel of fortune, fortune wheel, spinning prize wheel, lucky wheel, raffle wheel | 2.2 | frame wood #8a4a2a, red paint #d1302a, yellow paint #f2c020, blue paint #2d6ab8, green paint #2fae5a, gold, metal steel
  frame: bar .06 -.6,0,-.3 0,1.2,-.16 .6,0,-.3 s6 + bar .05 0,0,-.9 0,1.1,-.2 s6 + rodz .08 .3 s12 @0,1.2,-.12 + box 1.3 .1 .5 b.03 @0,0,-.2
  red: plan .08 0,0 -.35,.84 0,.91 .35,.84 b0 o3 rx90 @0,1.2,0
  blue: plan .0801 0,0 -.35,.84 0,.91 .35,.84 b0 o3:30 rx90 @0,1.2,0 + rodz .9 .04 s24 b0 @0,1.2,-.02
  yellow: plan .0802 0,0 -.24,.88 0,.91 .24,.88 b0 o3:60 rx90 @0,1.2,0
  green: plan .0803 0,0 -.24,.88 0,.91 .24,.88 b0 o3:90 rx90 @0,1.2,0
  gold: ringz .92 .05 8 s32 @0,1.2,.02 + rodz .14 .2 s18 b.04 @0,1.2,.03 + ball .04 s8 @0,0,.92 o12 rx90 @0,1.2,.06
  metal: slab .06 -.09,2.26 .09,2.26 0,2 b.01 @0,0,.1 + box .1 .16 .3 b.02 @0,2.16,0
prizes, arcade prizes, shelf of prizes, wall of prizes, prize shelf, prize wall, prize counter, arcade prize wall | 2.2 | shelf paint #7a3fc0, bear fur #b07a4a, pink paint #f06aa8, blue paint #2d6ab8, yellow paint #f2c020, green paint #2fae5a, trim light #ffd23f
  shelf: box 2 2.1 .1 b.02 @0,0,-.35 + box 2 .06 .7 b.01 n4:0,.62,0 @0,1.1,0 + box .08 2.1 .7 b.02 @.98,0,0 mir
  trim: box 1.96 .03 .03 b0 n4:0,.62,0 @0,1.12,.35 + box 1.6 .2 .08 b.03 @0,2.02,.3
  bear: ball .16 .17 .14 s14 @-.6,.39,.02 + ball .13 s14 @-.6,.66,.04 + ball .05 s10 n2:.2,0,0 @-.6,.76,.02 + ball .06 .06 .1 s10 n2:.2,0,0 @-.6,.3,.16 + ball .05 s10 n2:.3,0,0 @-.6,.46,.1 + ball .13 .14 .12 s14 @.55,1.6,0 + ball .11 s14 @.55,1.82,.02 + ball .045 s10 n2:.17,0,0 @.55,1.9,0
  pink: ball .05 .04 .04 s10 @-.6,.63,.16 + ball .2 .2 .2 s16 @0,1.04,0 + box .3 .3 .3 b.03 @.6,.27,0 + ball .14 .15 .12 s14 @-.6,1.61,0 + ball .1 s12 @-.6,1.84,.02 + ball .03 .14 .03 s8 n2:.1,0,0 @-.6,1.98,0
  blue: box .06 .31 .31 b0 @.6,.27,0 + box .34 .24 .26 b.03 @-.6,.85,0 + box .2 .2 .2 b.09 @-.24,1.46,.1 + rodz .17 .3 s20 b.1 @.02,.39,0
  yellow: box .31 .06 .31 b0 @.6,.4,0 + star 5 .2 .09 .08 @.6,1,.05 + ball .1 .1 .1 s12 @0,1.56,.05 + ball .07 s10 @0,1.72,.1 + box .06 .24 .28 b0 @-.6,.885,0
  green: box .36 .06 .3 b.01 @-.6,1.1,0 + ball .13 .12 .12 s12 @.2,.34,.2 + box .2 .2 .2 b.02 @.25,1.46,.02
skate bowl side, bowl side, skate bowl wall, quarter pipe, quarterpipe, skate pool side | 1.2 | ramp plaster #c2c6ca, coping steel, platform wood #a8763e, trim paint #d1302a
  ramp: side 3 -1.4,0 1.2,0 .75,.05 .3,.16 -.1,.36 -.4,.62 -.6,.9 -.7,1.16 -1.4,1.16 b0
  platform: box 3.02 .08 .76 b.01 @0,1.12,-1.06
  coping: rodx .05 3.04 s12 @0,1.18,-.68
  trim: box 3.02 .06 .04 b0 @0,.8,-1.41 + side .02 -1.36,.06 .6,.06 .2,.16 -.16,.36 -.46,.6 -.66,.9 -.74,1.06 -1.36,1.06 b0 @1.5,0,0 mir
skate bowl inner corner, bowl corner inner, bowl inner corner, skate bowl corner, skate pool corner, bowl corner skate | 1.2 | ramp plaster #c2c6ca, coping steel, platform wood #a8763e
  ramp: loft 1.3,0,1.28 1.3,.04,1.28 1.3,.05,.7 1.3,.1,.35 1.3,.24,0 1.3,.46,-.3 1.3,.76,-.55 1.3,1.14,-.7 1.3,1.14,-1.5 1.3,0,-1.5 / 1.296,0,1.281 1.296,.04,1.281 1.166,.05,.715 1.089,.1,.374 1.011,.24,.033 .944,.46,-.26 .888,.76,-.504 .855,1.14,-.65 .677,1.14,-1.43 .677,0,-1.43 / 1.291,0,1.282 1.291,.04,1.282 1.04,.05,.759 .888,.1,.444 .736,.24,.129 .606,.46,-.142 .497,.76,-.367 .432,1.14,-.502 .085,1.14,-1.223 .085,0,-1.223 / 1.288,0,1.284 1.288,.04,1.284 .926,.05,.831 .708,.1,.557 .489,.24,.284 .302,.46,.049 .147,.76,-.146 .053,1.14,-.264 -.446,1.14,-.889 -.446,0,-.889 / 1.284,0,1.288 1.284,.04,1.288 .831,.05,.926 .557,.1,.708 .284,.24,.489 .049,.46,.302 -.146,.76,.147 -.264,1.14,.053 -.889,1.14,-.446 -.889,0,-.446 / 1.282,0,1.291 1.282,.04,1.291 .759,.05,1.04 .444,.1,.888 .129,.24,.736 -.142,.46,.606 -.367,.76,.497 -.502,1.14,.432 -1.223,1.14,.085 -1.223,0,.085 / 1.281,0,1.296 1.281,.04,1.296 .715,.05,1.166 .374,.1,1.089 .033,.24,1.011 -.26,.46,.944 -.504,.76,.888 -.65,1.14,.855 -1.43,1.14,.677 -1.43,0,.677 / 1.28,0,1.3 1.28,.04,1.3 .7,.05,1.3 .35,.1,1.3 0,.24,1.3 -.3,.46,1.3 -.55,.76,1.3 -.7,1.14,1.3 -1.5,1.14,1.3 -1.5,0,1.3
  platform: plan .08 1.3,-1.53 .67,-1.459 .072,-1.25 -.464,-.913 -.913,-.464 -1.25,.072 -1.459,.67 -1.53,1.3 -.73,1.3 -.679,.848 -.529,.419 -.287,.034 .034,-.287 .419,-.529 .848,-.679 1.3,-.73 b0 @0,1.12,0
  coping: bar .05 1.3,1.18,-.71 .853,1.18,-.66 .428,1.18,-.511 .047,1.18,-.271 -.271,1.18,.047 -.511,1.18,.428 -.66,1.18,.853 -.71,1.18,1.3 s10
skate bowl outer corner, bowl corner outer, bowl outer corner, skate bowl corner outer, skate hip, round skate ramp | 1.2 | ramp plaster #c2c6ca, coping steel, platform wood #a8763e
  ramp: loft -1.3,0,-1.28 -1.3,1.14,-1.28 -1.3,1.14,-.55 -1.3,.9,-.45 -1.3,.62,-.25 -1.3,.36,.05 -1.3,.16,.45 -1.3,.05,.9 -1.3,.02,1.4 -1.3,0,1.4 / -1.296,0,-1.281 -1.296,1.14,-1.281 -1.133,1.14,-.569 -1.111,.9,-.471 -1.066,.62,-.276 -1,.36,.016 -.911,.16,.406 -.81,.05,.845 -.699,.02,1.332 -.699,0,1.332 / -1.291,0,-1.282 -1.291,1.14,-1.282 -.975,1.14,-.624 -.931,.9,-.534 -.844,.62,-.354 -.714,.36,-.084 -.541,.16,.277 -.345,.05,.682 -.129,.02,1.133 -.129,0,1.133 / -1.288,0,-1.284 -1.288,1.14,-1.284 -.832,1.14,-.714 -.77,.9,-.635 -.645,.62,-.479 -.458,.36,-.245 -.209,.16,.068 .072,.05,.42 .383,.02,.811 .383,0,.811 / -1.284,0,-1.288 -1.284,1.14,-1.288 -.714,1.14,-.832 -.635,.9,-.77 -.479,.62,-.645 -.245,.36,-.458 .068,.16,-.209 .42,.05,.072 .811,.02,.383 .811,0,.383 / -1.282,0,-1.291 -1.282,1.14,-1.291 -.624,1.14,-.975 -.534,.9,-.931 -.354,.62,-.844 -.084,.36,-.714 .277,.16,-.541 .682,.05,-.345 1.133,.02,-.129 1.133,0,-.129 / -1.281,0,-1.296 -1.281,1.14,-1.296 -.569,1.14,-1.133 -.471,.9,-1.111 -.276,.62,-1.066 .016,.36,-1 .406,.16,-.911 .845,.05,-.81 1.332,.02,-.699 1.332,0,-.699 / -1.28,0,-1.3 -1.28,1.14,-1.3 -.55,1.14,-1.3 -.45,.9,-1.3 -.25,.62,-1.3 .05,.36,-1.3 .45,.16,-1.3 .9,.05,-1.3 1.4,.02,-1.3 1.4,0,-1.3
  platform: plan .08 -1.3,-.54 -1.131,-.559 -.97,-.615 -.826,-.706 -.706,-.826 -.615,-.97 -.559,-1.131 -.54,-1.3 -1.28,-1.3 -1.281,-1.296 -1.282,-1.291 -1.284,-1.288 -1.288,-1.284 -1.291,-1.282 -1.296,-1.281 -1.3,-1.28 b0 @0,1.12,0
  coping: bar .05 -1.3,1.18,-.54 -1.131,1.18,-.559 -.97,1.18,-.615 -.826,1.18,-.706 -.706,1.18,-.826 -.615,1.18,-.97 -.559,1.18,-1.131 -.54,1.18,-1.3 s10
half pipe, halfpipe, skate half pipe, skateboard ramp, skateboard half pipe, vert ramp, u ramp | 1.6 | ramp plaster #c2c6ca, coping steel, platform wood #a8763e, rail paint #d1302a
  ramp: slab 3 -2.6,0 2.6,0 2.6,1.16 1.95,1.16 1.85,.9 1.65,.62 1.35,.36 .95,.16 .5,.06 -.5,.06 -.95,.16 -1.35,.36 -1.65,.62 -1.85,.9 -1.95,1.16 -2.6,1.16 b0
  platform: box .66 .08 3.02 b.01 @2.27,1.12,0 mir
  coping: rodz .05 3.04 s12 @1.95,1.18,0 mir
  rail: box .06 .5 .06 b.01 n3:0,0,1.4 @2.56,1.18,0 mir + box .06 .06 2.9 b.01 n2:0,.26,0 @2.56,1.5,0 mir
skate box, obstacle box, box obstacle, skate obstacle box, grind box, skate obstacle, fun box | .6 | box plaster #c2c6ca, edge steel, trim paint #d1302a, top wood #a8763e
  box: box 2.4 .5 1 b.01
  top: box 2.3 .04 .9 b.005 @0,.49,0
  edge: box 2.44 .08 .08 b.02 @0,.47,.48 mirz + box .08 .08 1 b.02 @1.18,.47,0 mir
  trim: box .3 .02 1.02 b0 rx0 @0,.1,0 + slab 1.02 -.9,.08 -.7,.08 -.3,.42 -.5,.42 b0 + slab 1.02 -.1,.08 .1,.08 .5,.42 .3,.42 b0 + slab 1.02 .7,.08 .9,.08 1.1,.25 1.1,.42 b0
skate ledge end, obstacle end, end obstacle, skate obstacle end, ledge end, grind ledge end | .6 | ledge plaster #c2c6ca, edge steel, trim paint #f2c020
  ledge: side .9 -1.4,.5 -1.4,0 1.4,0 1.4,.04 .2,.5 b.01
  edge: bar .05 .45,.5,-1.4 .45,.5,.2 .45,.05,1.38 s8 mir
  trim: box .92 .1 .06 b0 n3:0,0,.4 @0,.2,-.8
skate ledge middle, obstacle middle, middle obstacle, skate obstacle middle, skate ledge, ledge middle, grind ledge | .55 | ledge plaster #c2c6ca, edge steel, trim paint #f2c020
  ledge: box .9 .5 2.8 b.02
  edge: box .08 .08 2.82 b.02 @.43,.46,0 mir
  trim: box .92 .12 .2 b0 n5:0,0,.55 @0,.2,0
arena wall, border straight, arena border, arena border straight, straight border, arena edge, arena boundary | 1.3 | wall blocks #c9b48a, cap stone #e0d2b0, trim paint #b3261e, gold
  wall: box 4 1 .5 b.02
  cap: box 4.06 .16 .66 b.03 @0,1,0 + box .6 1.26 .7 b.04 @1.8,0,0 mir + box 4.04 .2 .6 b.02
  trim: plan .02 0,0 .5,0 .5,.7 .25,.5 0,.7 b0 rx90 n3:.9,0,0 @-.25,.95,.27
  gold: rodz .12 .04 s14 n3:.9,0,0 @0,.72,.28 + ball .14 s14 @1.8,1.34,0 mir
arena wall corner, border corner, arena border corner, corner border, arena corner, corner of an arena | 1.3 | wall blocks #c9b48a, cap stone #e0d2b0, trim paint #b3261e, gold
  wall: box 2.6 1 .5 b.02 @.2,0,-1.1 + box .5 1 2.6 b.02 @-1.1,0,.2
  cap: box 2.7 .16 .66 b.03 @.2,1,-1.1 + box .66 .159 2.7 b.03 @-1.1,1,.2 + box .8 1.3 .8 b.05 @-1.1,0,-1.1 + box .6 1.26 .7 b.04 @1.4,0,-1.1 + box .7 1.26 .6 b.04 @-1.1,0,1.4 + box 2.6 .2 .6 b.02 @.2,0,-1.1 + box .6 .2 2.6 b.02 @-1.1,0,.2
  trim: plan .02 0,0 .5,0 .5,.7 .25,.5 0,.7 b0 rx90 @0,.95,-.83 + plan .02 0,0 .5,0 .5,.7 .25,.5 0,.7 b0 rx90 ry90 @-.83,.95,.5
  gold: rodz .12 .04 s14 @.25,.72,-.82 + rodx .12 .04 s14 @-.82,.72,.25 + ball .2 s14 @-1.1,1.42,-1.1
slot machine, one armed bandit, fruit machine, gambling machine, machine gambling, casino machine | 1.7 | body paint #b3201c, trim gold, reel snow, seven paint #d1202a, sign light #ffd24a, metal steel, knob paint #e0302a
  body: side .76 -.3,0 .34,0 .34,.62 .42,.7 .26,.86 .16,1.36 .16,1.62 .1,1.7 -.3,1.7 b.02
  trim: box .8 .06 .68 b.01 @0,.03,.02 + box .68 .05 .06 b.01 @0,1.28,.19 + box .68 .05 .08 b.01 @0,.9,.24 + box .05 .4 .06 b.01 rx-14 @.33,.92,.25 mir + box .46 .04 .12 b.01 @0,.34,.37 + box .46 .12 .03 b.01 @0,.34,.43 + rodz .05 .04 s14 @0,.2,.345
  reel: rodx .2 .18 s11 b0 n3:.21,0,0 @0,1.1,.06
  seven: slab .02 -.05,.07 .05,.07 .05,.04 .01,-.07 -.025,-.07 .01,.035 -.05,.035 b0 n3:.21,0,0 rx-10 @0,1.1,.258
  sign: box .6 .22 .03 b.01 @0,1.42,.165 + ball .03 s6 n5:.15,0,0 @0,1.67,.13 + box .07 .03 .05 b0 n4:.13,0,0 rx48 @-.05,.78,.345
  metal: rodx .06 .08 s14 @.41,.95,.02 + bar .02 .44,.95,.02 .47,1.36,.04 s7
  knob: ball .06 s12 @.47,1.4,.04
  dark: box .4 .1 .02 b0 @0,.4,.342 + star 5 .08 .035 .03 @0,1.53,.18 + star 5 .05 .02 .03 @.18,1.52,.18 mir
claw machine, crane game, claw crane, arcade claw machine | 1.9 | body paint #e0458a, trim paint #f2c81c, glass glass #d8f0f6, metal steel, sign light #ffe27a, blue fur #4f9ad8, bear fur #b5793f, green fur #6ab84a, knob paint #e0302a
  body: box .9 .8 .86 b.03 + box .9 .3 .86 b.03 @0,1.6,0 + box .06 .85 .06 b0 @.42,.78,.4 mir mirz + side .7 .38,.66 .6,.7 .6,.76 .38,.84 b.01
  trim: box .92 .05 .88 b0 @0,.78,0 + box .92 .05 .88 b0 @0,1.58,0 + box .34 .3 .03 b.01 @-.2,.2,.425 + box .8 .08 .03 b0 @0,.06,.425
  glass: box .8 .8 .01 b0 @0,.8,.405 + box .01 .8 .76 b0 @.425,.8,0 mir
  metal: box .8 .03 .05 b0 @0,1.53,0 + box .14 .07 .14 b.01 @.08,1.48,0 + cyl .012 .2 s6 @.08,1.29,0 + cyl .05 .07 s10 @.08,1.25,0 + bar .013 .04,1.27,0 .12,1.2,0 .06,1.11,0 s5 o3 @.08,0,0
    + cyl .014 .09 s6 @-.12,.73,.52
  sign: box .74 .2 .03 b.01 @0,1.65,.425
  bear: ball .13 .12 .12 s8 @-.22,.92,.18 + ball .09 s7 @-.22,1.07,.2 + ball .035 s5 @-.28,1.14,.2 + ball .035 s5 @-.16,1.14,.2
  blue: ball .13 s7 @.06,.9,.2 + ball .12 s7 @-.26,.9,-.14 + ball .14 s7 @.2,.9,-.2
  green: ball .12 s7 @.28,.9,.14 + ball .08 s6 @.28,1.03,.16 + ball .13 s7 @-.02,.94,-.04
  knob: ball .03 s8 @-.12,.83,.52 + cyl .03 .03 s10 @.12,.74,.52
  dark: box .26 .2 .02 b0 @-.2,.25,.432 + star 5 .09 .04 .03 @0,1.75,.44 + star 5 .06 .025 .03 @.2,1.75,.44 mir + box .02 .02 .02 b0 n2:.05,0,0 @-.215,1.08,.275
pinball machine, pinball, pinball table, flipper machine | 1.85 | body paint #2a3f8c, field paint #e8782a, back light #ffd86a, metal steel, bumper paint #d1202a, flipper paint #f4f2ea, rim gold
  body: side .64 -.66,.72 .66,.66 .66,.86 -.66,1.08 b.015 + box .7 .82 .24 b.02 @0,1.03,-.6
  field: side .54 -.6,1.04 .58,.85 .58,.88 -.6,1.08 b.002
  back: box .58 .6 .03 b.01 @0,1.16,-.48
  metal: bar .03 .28,0,.6 .28,.8,.54 s6 mir + bar .03 .28,0,-.62 .28,.8,-.58 s6 mir + rodz .02 .1 s8 @.24,.76,.7 + side .04 -.66,1.07 .67,.85 .67,.89 -.66,1.11 b.008 @.31,0,0 mir + box .64 .05 .05 b.01 @0,.85,.64
    + ball .024 s8 @.05,.985,.12
  bumper: cyl .06 .06 s12 rx10 @-.12,1.02,-.22 + cyl .06 .06 s12 rx10 @.12,1.02,-.22 + cyl .06 .06 s12 rx10 @0,1.0,-.04 + rodz .03 .06 s8 @.31,.82,.5 *1,1,1
  rim: cyl .066 .02 s12 rx10 @-.12,1.055,-.21 + cyl .066 .02 s12 rx10 @.12,1.055,-.21 + cyl .066 .02 s12 rx10 @0,1.035,-.03 + box .6 .04 .02 b0 @0,1.12,-.475 + box .6 .04 .02 b0 @0,1.74,-.475
  flipper: box .15 .04 .035 b.012 ry28 rx10 @.11,.89,.4 mir + box .03 .05 .3 b.01 ry-18 rx10 @.22,.92,.16 mir
  dark: star 5 .2 .09 .03 @0,1.46,-.465 + box .5 .01 .05 b0 rx10 @0,.855,.575
disco ball, mirror ball, discoball | .6 | ball silver #b4bcc8, tile silver #6d7f9c, cap steel, spark light #f4f8ff
  ball: lathe 0,0 0.0752,0.0133 0.1414,0.0515 0.1905,0.11 0.2167,0.1818 0.2167,0.2582 0.1905,0.33 0.1414,0.3885 0.0752,0.4267 0,0.44 s20 c1
  tile: block 0.0594 .064 .006 b0 rx0 @0,0.22,0.2144 o5:9 + block 0.0559 .064 .006 b0 rx-20 @0,0.2934,0.2016 o4:27 + block 0.0559 .064 .006 b0 rx20 @0,0.1466,0.2016 o5:45 + block 0.0455 .064 .006 b0 rx-40 @0,0.3582,0.1647 o4:63 + block 0.0455 .064 .006 b0 rx40 @0,0.0818,0.1647 o4:9
  spark: block 0.0594 .064 .006 b0 rx0 @0,0.22,0.2144 o4:27 + block 0.0559 .064 .006 b0 rx-20 @0,0.2934,0.2016 o4:63 + block 0.0455 .064 .006 b0 rx-40 @0,0.3582,0.1647 o2:27 + block 0.0559 .064 .006 b0 rx20 @0,0.1466,0.2016 o2:63
  cap: cyl .045 .04 s10 @0,.43,0 + ring .016 .005 5 s8 rx90 @0,.48,0 + cyl .005 .12 s5 @0,.485,0
punching bag, punch bag, boxing bag, heavy bag | 2.2 | bag leather #b5241f, band rubber, frame iron #3a3e44, chain steel
  frame: bar .05 0,.06,-.75 0,2.14,-.75 0,2.14,.05 s8 + bar .04 0,1.7,-.75 0,2.14,-.35 s6 + bar .05 -.6,.05,.35 0,.05,-.75 .6,.05,.35 s6 + rodx .06 .2 s8 @.6,.06,.35 mir
  bag: cyl .21 1.1 s20 b.04 @0,.45,0
  band: lathe .205,.52 .215,.52 .215,.6 .205,.6 .205,.52 s20 + lathe .205,1.4 .215,1.4 .215,1.5 .205,1.5 .205,1.4 s20
  chain: bar .014 0,1.95,0 .16,1.5,0 s5 o4 + ring .03 .01 6 s10 rx90 @0,1.97,0 + ring .03 .01 6 s10 rx90 ry90 @0,2.02,0 + ring .035 .01 6 s10 rx90 @0,2.08,0
kettlebell, kettle bell | .3 | iron iron #26282c, ring paint #d1202a, plate snow
  iron: lathe .07,0 .1,.015 .115,.07 .105,.13 .075,.165 .04,.18 s20 c60 + bar .017 -.055,.14,0 -.075,.2,0 -.07,.26,0 -.04,.285,0 .04,.285,0 .07,.26,0 .075,.2,0 .055,.14,0 s9 c70
  ring: rodz .06 .03 s16 @0,.085,.104
  plate: ringz .042 .004 5 s14 @0,.085,.118
treadmill, running machine | 1.5 | body paint #3a3e46, belt rubber, frame steel, screen light #5ac8ff, red paint #d1202a
  body: box .84 .2 1.0 b.05 *1,1,1 @0,0,.0 @0,.02,-.3 + box .11 .16 1.9 b.03 @.36,.04,.05 mir + box .8 .26 .4 b.06 @0,.02,-.8 + slab .08 -.36,0 .36,0 .4,.12 .3,.3 -.3,.3 -.4,.12 b.02 rx-24 @0,1.2,-.72
  belt: box .62 .14 1.85 b.02 @0,.06,.05
  frame: bar .04 .36,.15,-.75 .38,1.25,-.72 s7 mir + bar .03 .38,1.12,-.75 .38,1.02,-.1 s7 mir + rodx .06 .62 s10 @0,.11,.94
  screen: box .34 .14 .03 b.01 rx-24 @0,1.31,-.71
  red: box .09 .05 .04 b.008 rx-24 @0,1.235,-.66 + box .115 .03 1.5 b0 @.36,.185,.2 mir
tennis ball | .067 | ball fur #c8e03a, seam snow
  ball: ball .0333 s20 @0,.0335,0
  seam: tube .0014 .0332,.0335,0 .0243,.056,.0027 .008,.0615,.0158 .0004,.046,.0307 -.0004,.021,.0307 -.008,.0055,.0158 -.0243,.011,.0027 -.0332,.0335,0 -.0243,.056,-.0027 -.008,.0615,-.0158 -.0004,.046,-.0307 .0004,.021,-.0307 .008,.0055,-.0158 .0243,.011,-.0027 ~ s5
volleyball, volley ball, beach volleyball | .21 | ball snow, blue paint #2d62b8, yellow paint #f2c81c
  ball: ball .104 s20 @0,.105,0
  blue: loft .0722,.0349,.026 .0614,.0454,.059 .0628,.0441,.0603 .0692,.0379,.0457 .0738,.0334,.0266 / .0836,.051,.0301 .068,.0611,.0652 .0695,.0601,.0667 .0784,.0543,.0517 .0854,.0498,.0307 / .0936,.0747,.0337 .073,.0814,.0701 .0747,.0809,.0717 .086,.0772,.0567 .0957,.0741,.0344 / .0978,.105,.0352 .075,.105,.072 .0767,.105,.0736 .089,.105,.0588 .1,.105,.036 / .0936,.1353,.0337 .073,.1286,.0701 .0747,.1291,.0717 .086,.1328,.0567 .0957,.1359,.0344 / .0836,.159,.0301 .068,.1489,.0652 .0695,.1499,.0667 .0784,.1557,.0517 .0854,.1602,.0307 / .0722,.1751,.026 .0614,.1646,.059 .0628,.1659,.0603 .0692,.1721,.0457 .0738,.1766,.0266 + loft -.0722,.0349,.026 -.0614,.0454,.059 -.0628,.0441,.0603 -.0692,.0379,.0457 -.0738,.0334,.0266 / -.0836,.051,.0301 -.068,.0611,.0652 -.0695,.0601,.0667 -.0784,.0543,.0517 -.0854,.0498,.0307 / -.0936,.0747,.0337 -.073,.0814,.0701 -.0747,.0809,.0717 -.086,.0772,.0567 -.0957,.0741,.0344 / -.0978,.105,.0352 -.075,.105,.072 -.0767,.105,.0736 -.089,.105,.0588 -.1,.105,.036 / -.0936,.1353,.0337 -.073,.1286,.0701 -.0747,.1291,.0717 -.086,.1328,.0567 -.0957,.1359,.0344 / -.0836,.159,.0301 -.068,.1489,.0652 -.0695,.1499,.0667 -.0784,.1557,.0517 -.0854,.1602,.0307 / -.0722,.1751,.026 -.0614,.1646,.059 -.0628,.1659,.0603 -.0692,.1721,.0457 -.0738,.1766,.0266 + loft .026,.1772,-.0701 .059,.1664,-.0596 .0603,.1678,-.0609 .0457,.1742,-.0671 .0266,.1788,-.0716 / .0301,.1886,-.054 .0652,.173,-.0439 .0667,.1745,-.0449 .0517,.1834,-.0507 .0307,.1904,-.0552 / .0337,.1986,-.0303 .0701,.178,-.0236 .0717,.1797,-.0241 .0567,.191,-.0278 .0344,.2007,-.0309 / .0352,.2028,0 .072,.18,0 .0736,.1817,0 .0588,.194,0 .036,.205,0 / .0337,.1986,.0303 .0701,.178,.0236 .0717,.1797,.0241 .0567,.191,.0278 .0344,.2007,.0309 / .0301,.1886,.054 .0652,.173,.0439 .0667,.1745,.0449 .0517,.1834,.0507 .0307,.1904,.0552 / .026,.1772,.0701 .059,.1664,.0596 .0603,.1678,.0609 .0457,.1742,.0671 .0266,.1788,.0716 + loft .026,.0328,-.0701 .059,.0436,-.0596 .0603,.0422,-.0609 .0457,.0358,-.0671 .0266,.0312,-.0716 / .0301,.0214,-.054 .0652,.037,-.0439 .0667,.0355,-.0449 .0517,.0266,-.0507 .0307,.0196,-.0552 / .0337,.0114,-.0303 .0701,.032,-.0236 .0717,.0303,-.0241 .0567,.019,-.0278 .0344,.0093,-.0309 / .0352,.0072,0 .072,.03,0 .0736,.0283,0 .0588,.016,0 .036,.005,0 / .0337,.0114,.0303 .0701,.032,.0236 .0717,.0303,.0241 .0567,.019,.0278 .0344,.0093,.0309 / .0301,.0214,.054 .0652,.037,.0439 .0667,.0355,.0449 .0517,.0266,.0507 .0307,.0196,.0552 / .026,.0328,.0701 .059,.0436,.0596 .0603,.0422,.0609 .0457,.0358,.0671 .0266,.0312,.0716 + loft -.0701,.131,.0722 -.0596,.164,.0614 -.0609,.1653,.0628 -.0671,.1507,.0692 -.0716,.1316,.0738 / -.054,.1351,.0836 -.0439,.1702,.068 -.0449,.1717,.0695 -.0507,.1567,.0784 -.0552,.1357,.0854 / -.0303,.1387,.0936 -.0236,.1751,.073 -.0241,.1767,.0747 -.0278,.1617,.086 -.0309,.1394,.0957 / 0,.1402,.0978 0,.177,.075 0,.1786,.0767 0,.1638,.089 0,.141,.1 / .0303,.1387,.0936 .0236,.1751,.073 .0241,.1767,.0747 .0278,.1617,.086 .0309,.1394,.0957 / .054,.1351,.0836 .0439,.1702,.068 .0449,.1717,.0695 .0507,.1567,.0784 .0552,.1357,.0854 / .0701,.131,.0722 .0596,.164,.0614 .0609,.1653,.0628 .0671,.1507,.0692 .0716,.1316,.0738 + loft -.0701,.131,-.0722 -.0596,.164,-.0614 -.0609,.1653,-.0628 -.0671,.1507,-.0692 -.0716,.1316,-.0738 / -.054,.1351,-.0836 -.0439,.1702,-.068 -.0449,.1717,-.0695 -.0507,.1567,-.0784 -.0552,.1357,-.0854 / -.0303,.1387,-.0936 -.0236,.1751,-.073 -.0241,.1767,-.0747 -.0278,.1617,-.086 -.0309,.1394,-.0957 / 0,.1402,-.0978 0,.177,-.075 0,.1786,-.0767 0,.1638,-.089 0,.141,-.1 / .0303,.1387,-.0936 .0236,.1751,-.073 .0241,.1767,-.0747 .0278,.1617,-.086 .0309,.1394,-.0957 / .054,.1351,-.0836 .0439,.1702,-.068 .0449,.1717,-.0695 .0507,.1567,-.0784 .0552,.1357,-.0854 / .0701,.131,-.0722 .0596,.164,-.0614 .0609,.1653,-.0628 .0671,.1507,-.0692 .0716,.1316,-.0738
  yellow: loft .0614,.0454,-.059 .0722,.0349,-.026 .0738,.0334,-.0266 .0692,.0379,-.0457 .0628,.0441,-.0603 / .068,.0611,-.0652 .0836,.051,-.0301 .0854,.0498,-.0307 .0784,.0543,-.0517 .0695,.0601,-.0667 / .073,.0814,-.0701 .0936,.0747,-.0337 .0957,.0741,-.0344 .086,.0772,-.0567 .0747,.0809,-.0717 / .075,.105,-.072 .0978,.105,-.0352 .1,.105,-.036 .089,.105,-.0588 .0767,.105,-.0736 / .073,.1286,-.0701 .0936,.1353,-.0337 .0957,.1359,-.0344 .086,.1328,-.0567 .0747,.1291,-.0717 / .068,.1489,-.0652 .0836,.159,-.0301 .0854,.1602,-.0307 .0784,.1557,-.0517 .0695,.1499,-.0667 / .0614,.1646,-.059 .0722,.1751,-.026 .0738,.1766,-.0266 .0692,.1721,-.0457 .0628,.1659,-.0603 + loft -.0614,.0454,-.059 -.0722,.0349,-.026 -.0738,.0334,-.0266 -.0692,.0379,-.0457 -.0628,.0441,-.0603 / -.068,.0611,-.0652 -.0836,.051,-.0301 -.0854,.0498,-.0307 -.0784,.0543,-.0517 -.0695,.0601,-.0667 / -.073,.0814,-.0701 -.0936,.0747,-.0337 -.0957,.0741,-.0344 -.086,.0772,-.0567 -.0747,.0809,-.0717 / -.075,.105,-.072 -.0978,.105,-.0352 -.1,.105,-.036 -.089,.105,-.0588 -.0767,.105,-.0736 / -.073,.1286,-.0701 -.0936,.1353,-.0337 -.0957,.1359,-.0344 -.086,.1328,-.0567 -.0747,.1291,-.0717 / -.068,.1489,-.0652 -.0836,.159,-.0301 -.0854,.1602,-.0307 -.0784,.1557,-.0517 -.0695,.1499,-.0667 / -.0614,.1646,-.059 -.0722,.1751,-.026 -.0738,.1766,-.0266 -.0692,.1721,-.0457 -.0628,.1659,-.0603 + loft -.059,.1664,-.0596 -.026,.1772,-.0701 -.0266,.1788,-.0716 -.0457,.1742,-.0671 -.0603,.1678,-.0609 / -.0652,.173,-.0439 -.0301,.1886,-.054 -.0307,.1904,-.0552 -.0517,.1834,-.0507 -.0667,.1745,-.0449 / -.0701,.178,-.0236 -.0337,.1986,-.0303 -.0344,.2007,-.0309 -.0567,.191,-.0278 -.0717,.1797,-.0241 / -.072,.18,0 -.0352,.2028,0 -.036,.205,0 -.0588,.194,0 -.0736,.1817,0 / -.0701,.178,.0236 -.0337,.1986,.0303 -.0344,.2007,.0309 -.0567,.191,.0278 -.0717,.1797,.0241 / -.0652,.173,.0439 -.0301,.1886,.054 -.0307,.1904,.0552 -.0517,.1834,.0507 -.0667,.1745,.0449 / -.059,.1664,.0596 -.026,.1772,.0701 -.0266,.1788,.0716 -.0457,.1742,.0671 -.0603,.1678,.0609 + loft -.059,.0436,-.0596 -.026,.0328,-.0701 -.0266,.0312,-.0716 -.0457,.0358,-.0671 -.0603,.0422,-.0609 / -.0652,.037,-.0439 -.0301,.0214,-.054 -.0307,.0196,-.0552 -.0517,.0266,-.0507 -.0667,.0355,-.0449 / -.0701,.032,-.0236 -.0337,.0114,-.0303 -.0344,.0093,-.0309 -.0567,.019,-.0278 -.0717,.0303,-.0241 / -.072,.03,0 -.0352,.0072,0 -.036,.005,0 -.0588,.016,0 -.0736,.0283,0 / -.0701,.032,.0236 -.0337,.0114,.0303 -.0344,.0093,.0309 -.0567,.019,.0278 -.0717,.0303,.0241 / -.0652,.037,.0439 -.0301,.0214,.054 -.0307,.0196,.0552 -.0517,.0266,.0507 -.0667,.0355,.0449 / -.059,.0436,.0596 -.026,.0328,.0701 -.0266,.0312,.0716 -.0457,.0358,.0671 -.0603,.0422,.0609 + loft -.0596,.046,.0614 -.0701,.079,.0722 -.0716,.0784,.0738 -.0671,.0593,.0692 -.0609,.0447,.0628 / -.0439,.0398,.068 -.054,.0749,.0836 -.0552,.0743,.0854 -.0507,.0533,.0784 -.0449,.0383,.0695 / -.0236,.0349,.073 -.0303,.0713,.0936 -.0309,.0706,.0957 -.0278,.0483,.086 -.0241,.0333,.0747 / 0,.033,.075 0,.0698,.0978 0,.069,.1 0,.0462,.089 0,.0314,.0767 / .0236,.0349,.073 .0303,.0713,.0936 .0309,.0706,.0957 .0278,.0483,.086 .0241,.0333,.0747 / .0439,.0398,.068 .054,.0749,.0836 .0552,.0743,.0854 .0507,.0533,.0784 .0449,.0383,.0695 / .0596,.046,.0614 .0701,.079,.0722 .0716,.0784,.0738 .0671,.0593,.0692 .0609,.0447,.0628 + loft -.0596,.046,-.0614 -.0701,.079,-.0722 -.0716,.0784,-.0738 -.0671,.0593,-.0692 -.0609,.0447,-.0628 / -.0439,.0398,-.068 -.054,.0749,-.0836 -.0552,.0743,-.0854 -.0507,.0533,-.0784 -.0449,.0383,-.0695 / -.0236,.0349,-.073 -.0303,.0713,-.0936 -.0309,.0706,-.0957 -.0278,.0483,-.086 -.0241,.0333,-.0747 / 0,.033,-.075 0,.0698,-.0978 0,.069,-.1 0,.0462,-.089 0,.0314,-.0767 / .0236,.0349,-.073 .0303,.0713,-.0936 .0309,.0706,-.0957 .0278,.0483,-.086 .0241,.0333,-.0747 / .0439,.0398,-.068 .054,.0749,-.0836 .0552,.0743,-.0854 .0507,.0533,-.0784 .0449,.0383,-.0695 / .0596,.046,-.0614 .0701,.079,-.0722 .0716,.0784,-.0738 .0671,.0593,-.0692 .0609,.0447,-.0628
chess set, chess board, chessboard, chess game, chess | .18 | board wood #8a5a30, light wood #e8cf9c, dark wood #4a2a16, white bone #f2e6c8, black obsidian #24201e
  board: box .46 .03 .46 b.006
  light: box .4 .002 .4 b0 @0,.0305,0
  dark: box .0496 .006 .0496 b0 c180 n4:.1,0,0 @-.025,.03,.175 + box .0496 .006 .0496 b0 c180 n4:.1,0,0 @.025,.03,.125 + box .0496 .006 .0496 b0 c180 n4:.1,0,0 @-.025,.03,.075 + box .0496 .006 .0496 b0 c180 n4:.1,0,0 @.025,.03,.025 + box .0496 .006 .0496 b0 c180 n4:.1,0,0 @-.025,.03,-.025 + box .0496 .006 .0496 b0 c180 n4:.1,0,0 @.025,.03,-.075 + box .0496 .006 .0496 b0 c180 n4:.1,0,0 @-.025,.03,-.125 + box .0496 .006 .0496 b0 c180 n4:.1,0,0 @.025,.03,-.175
  white: lathe .017,0 .016,.01 .006,.02 .011,.044 0,.056 s6 @-.125,.034,.125 + lathe .017,0 .016,.01 .006,.02 .011,.044 0,.056 s6 @-.025,.034,.025 + lathe .017,0 .016,.01 .006,.02 .011,.044 0,.056 s6 @.025,.034,.075 + lathe .017,0 .016,.01 .006,.02 .011,.044 0,.056 s6 @.125,.034,.125 + lathe .019,0 .018,.01 .011,.018 .011,.05 .017,.052 .017,.066 0,.066 s7 @.175,.034,.175 + lathe .019,0 .008,.02 .007,.05 .013,.06 0,.08 s6 @.075,.034,.175 + lathe .02,0 .009,.022 .008,.06 .017,.082 0,.086 s7 n2:.05,0,0 @0,.034,.175 + box .006 .03 .006 b0 @.025,.115,.175 + box .02 .006 .006 b0 @.025,.13,.175 + ball .009 s5 @-.025,.124,.175 + cyl .018 .02 .01 s7 @.125,.034,.175 + side .016 -.012,0 .012,0 .01,.02 .02,.03 .018,.04 .004,.05 -.006,.056 -.014,.03 b0  @.125,.052,.175
  black: lathe .017,0 .016,.01 .006,.02 .011,.044 0,.056 s6 @-.175,.034,-.125 + lathe .017,0 .016,.01 .006,.02 .011,.044 0,.056 s6 @-.075,.034,-.075 + lathe .017,0 .016,.01 .006,.02 .011,.044 0,.056 s6 @.025,.034,-.075 + lathe .017,0 .016,.01 .006,.02 .011,.044 0,.056 s6 @.125,.034,-.125 + lathe .019,0 .018,.01 .011,.018 .011,.05 .017,.052 .017,.066 0,.066 s7 @-.175,.034,-.175 + lathe .019,0 .008,.02 .007,.05 .013,.06 0,.08 s6 @-.075,.034,-.175 + lathe .02,0 .009,.022 .008,.06 .017,.082 0,.086 s7 n2:.05,0,0 @0,.034,-.175 + box .006 .03 .006 b0 @.025,.115,-.175 + box .02 .006 .006 b0 @.025,.13,-.175 + ball .009 s5 @-.025,.124,-.175 + cyl .018 .02 .01 s7 @-.125,.034,-.175 + side .016 -.012,0 .012,0 .01,.02 .02,.03 .018,.04 .004,.05 -.006,.056 -.014,.03 b0 ry180 @-.125,.052,-.175
domino, domino tile, dominoes, domino piece | .1 | tile bone #f4ecd8, pip obsidian #1d1a19, back wood #4a2a16
  tile: slab .012 -.025,0 .025,0 .025,.1 -.025,.1 b.003 + slab .012 -.025,0 .025,0 .025,.1 -.025,.1 b.003 rx-90 @.046,.0075,.06
  back: slab .006 -.0248,.0002 .0248,.0002 .0248,.0998 -.0248,.0998 b.001 @0,0,-.0075 + slab .004 -.0246,.0002 .0246,.0002 .0246,.0998 -.0246,.0998 b.001 rx-90 @.046,.0012,.06
  pip: rodz .0044 .002 s10 b0 n2:.026,0,0 n3:0,.014,0 @0,.026,.006 + rodz .0044 .002 s10 b0 @0,.075,.006 + rodz .0044 .002 s10 b0 n2:.026,.028,0 @0,.075,.006 + box .04 .0016 .002 b0 @0,.049,.006
    + cyl .0044 .002 s10 b0 n2:.026,0,.028 @.046,.0128,.036 + cyl .0044 .002 s10 b0 n2:-.026,0,.028 @.046,.0128,.036 + cyl .0044 .002 s10 b0 n2:.026,0,.028 @.046,.0128,-.014 + box .04 .002 .0016 b0 @.046,.0128,.011
harmonica, mouth organ, blues harp | .04 | cover steel, comb wood #6b2f1c, hole rubber, gold
  comb: box .104 .012 .028 b.002 @0,.013,0
  hole: box .006 .007 .004 b0 n10:.0092,0,0 @0,.0155,.0135
  cover: side .1 -.013,.024 .01,.024 .008,.031 .003,.036 -.006,.037 -.013,.034 b.0015 + side .1 -.013,.014 -.013,.004 -.006,.001 .003,.002 .008,.007 .01,.014 b.0015 + box .104 .003 .029 b.0008 @0,.0235,-.0005 + box .104 .003 .029 b.0008 @0,.0115,-.0005
  gold: cyl .0025 .003 s8 @.046,.026,.0085 mir + box .05 .006 .001 b0 rx-40 @0,.0305,.0068
maraca, maracas, rumba shaker | .26 | shell paint #d1401f, band paint #f2c81c, handle wood #c99a5a, dot paint #2f8a4a
  shell: ball .055 .068 .055 s11 rz-22 @.075,.185,0 mir
  band: lathe .0545,-.016 .0565,-.016 .0565,.016 .0545,.016 .0545,-.016 s14 rz-22 @.075,.185,0 mir
  handle: cyl .011 .14 .014 s10 @0,-.19,0 rz-22 @.075,.185,0 mir + ball .015 s8 @0,-.188,0 rz-22 @.075,.185,0 mir + cyl .018 .02 s10 @0,-.072,0 rz-22 @.075,.185,0 mir
  dot: ball .009 s5 @.051,.026,0 o6 rz-22 @.075,.185,0 mir + ball .009 s5 @.049,-.032,0 o6:30 rz-22 @.075,.185,0 mir
music note, musical note, eighth note, note symbol, music symbol | .8 | note obsidian #26242c
  note: ball .13 .095 .07 s16 rz24 @-.16,.1,0 + ball .13 .095 .07 s16 rz24 @.26,.17,0 + box .045 .6 .06 b.01 @-.055,.12,0 + box .045 .6 .06 b.01 @.365,.19,0
    + slab .07 -.077,.6 .387,.677 .387,.8 -.077,.723 b.012 + slab .065 -.06,.47 .37,.541 .37,.6 -.06,.529 b.01
roulette wheel, roulette, casino wheel | .22 | wood wood #6b3a1e, red paint #c4202b, black rubber, green paint #1f8a4a, gold, ball snow
  wood: lathe 0,0 .3,0 .4,.05 .44,.11 .44,.14 .41,.14 .34,.09 .27,.085 0,.085 s22 + cone .12 .04 s18 @0,.09,0
  red: box .035 .03 .07 b0 @0,.085,.225 o18
  black: box .035 .03 .07 b0 @0,.085,.225 o18:10
  green: box .036 .033 .072 b0 @0,.085,.225
  gold: ring .265 .007 4 s20 @0,.113,0 + ring .185 .006 4 s18 @0,.11,0 + lathe .05,.1 .03,.12 .018,.15 .028,.17 .016,.19 .0,.205 s14 + bar .009 0,.16,0 .1,.165,0 s5 o4 + ball .016 s6 @.1,.165,0 o4
  ball: ball .016 s10 @.14,.12,.16
poker chip, poker chips, casino chip, casino chips, chip stack | .05 | red paint #c4202b, blue paint #2d4fb0, white snow, gold
  red: lathe 0,0 .02,0.0004 .02,0.0046 .0188,0.005 .02,0.0054 .02,0.0096 .0188,0.01 .02,0.0104 .02,0.0146 .0188,0.015 .02,0.0154 .02,0.0196 .0195,0.02 0,0.02 s14 @-.024,0,0 + rodz .02 .0045 s16 b0 rx-18 @.0,.0195,.03
  blue: lathe 0,0 .02,0.0004 .02,0.0046 .0188,0.005 .02,0.0054 .02,0.0096 .0188,0.01 .02,0.0104 .02,0.0146 .0188,0.015 .02,0.0154 .02,0.0196 .0188,0.02 .02,0.0204 .02,0.0246 .0188,0.025 .02,0.0254 .02,0.0296 .0188,0.03 .02,0.0304 .02,0.0346 .0195,0.035 0,0.035 s14 @.02,0,-.014
  white: box .006 .0198 .0404 b0  @-.024,0,0 + box .0404 .0198 .006 b0 @-.024,0,0 + box .006 .0348 .0404 b0 ry30 @.02,0,-.014 + box .0404 .0348 .006 b0 ry30 @.02,0,-.014
    + cyl .012 .0012 s14 b0 @-.024,.0195,0 + cyl .012 .0012 s14 b0 @.02,.0345,-.014 + rodz .012 .0055 s14 b0 rx-18 @0,.0195,.03 + block .006 .0404 .0051 b0 rx-18 @0,.0195,.03 + block .0404 .006 .0051 b0 rx-18 @0,.0195,.03
  gold: star 5 .008 .0035 .001 rx-90 @-.024,.021,0 + star 5 .008 .0035 .001 rx-90 @.02,.036,-.014 + star 5 .008 .0035 .001 @0,0,.0028 rx-18 @0,.0195,.03
hula hoop, hulahoop | .9 | hoop paint #e0358a, stripe paint #f2d21c, second paint #35bcd6
  hoop: ringz .43 .022 8 s36 @0,.452,0
  stripe: rodx .0235 .07 s8 b0 @0,.43,0 rz0 @0,.452,0 + rodx .0235 .07 s8 b0 @0,.43,0 rz90 @0,.452,0 + rodx .0235 .07 s8 b0 @0,.43,0 rz180 @0,.452,0 + rodx .0235 .07 s8 b0 @0,.43,0 rz270 @0,.452,0
  second: rodx .0235 .07 s8 b0 @0,.43,0 rz45 @0,.452,0 + rodx .0235 .07 s8 b0 @0,.43,0 rz135 @0,.452,0 + rodx .0235 .07 s8 b0 @0,.43,0 rz225 @0,.452,0 + rodx .0235 .07 s8 b0 @0,.43,0 rz315 @0,.452,0
firework, firework rocket, fireworks, bottle rocket, fireworks rocket | .6 | tube paint #c8202a, stripe paint #f2c81c, tip paint #2d4fb0, stick wood, fuse thatch
  tube: cyl .032 .2 s16 @0,.32,0
  tip: cone .042 .09 s16 @0,.515,0 + lathe .0325,.32 .0345,.32 .0345,.345 .0325,.345 .0325,.32 s16
  stripe: lathe .032,.37 .034,.37 .034,.395 .032,.395 .032,.37 s16 + lathe .032,.47 .034,.47 .034,.5 .032,.5 .032,.47 s16 + star 5 .022 .009 .006 @0,.432,.032
  stick: box .012 .5 .012 b.001 @0,0,-.036
  fuse: tube .004 0,.325,.005 .012,.29,.015 .004,.26,.028 .02,.235,.03 s5
golf ball, golf ball on a tee | .05 | ball snow, tee wood #d9a860, dimple plaster #cdd1d8
  ball: ball .0213 s15 @0,.0437,0
  dimple: rodz .0024 .004 s5 b0 rx0 @0,0.0437,0.0191 o9:0 + rodz .0024 .004 s5 b0 rx-27 @0,0.0524,0.017 o8:15 + rodz .0024 .004 s5 b0 rx27 @0,0.035,0.017 o8:15 + rodz .0024 .004 s5 b0 rx-54 @0,0.0592,0.0112 o5:0
  tee: lathe 0,0 .0025,.008 .0025,.018 .008,.0235 .009,.026 0,.025 s10
angel statue, stone angel, weeping angel, cemetery angel, guardian angel statue | 2.4 | stone stone #b5b2aa, base stone #8f8d88
  base: box .9 .16 .8 b.03 + box .74 .34 .64 b.02 @0,.16,0 + box .84 .08 .74 b.02 @0,.5,0
  stone: lathe .3,.58 .29,.75 .22,1.15 .17,1.42 .2,1.6 .23,1.72 .18,1.82 .07,1.86 s18 c70 wave7:.04 *1,1,.78 + bar .075 0,1.82,0 0,1.96,.03 s10 + ball .115 .145 .125 s16 rx16 @0,2.04,.06 + ball .125 .1 .125 s14 @0,2.12,.02 + ball .11 .15 .06 s12 @0,2.0,-.06
    + tube .085>.08>.1 .2,1.74,0 .3,1.5,.06 .22,1.36,.2 s10 mir + tube .075>.06 .24,1.38,.16 .12,1.48,.26 .02,1.6,.28 s10 mir + ball .035 .1 .04 s8 rx-14 @.022,1.68,.275 mir + ball .02 .03 .03 s8 @0,2.02,.185
    + slab .05 0,0 .06,.34 .22,.62 .42,.78 .5,.7 .48,.4 .52,.36 .46,.1 .48,.04 .4,-.2 .42,-.28 .32,-.5 .32,-.6 .2,-.8 .14,-.62 .08,-.3 b.012 ry28 @.08,1.66,-.15 mir
    + slab .03 .05,.1 .1,.32 .22,.5 .34,.56 .34,.3 .28,.06 .16,-.14 .06,-.1 b.008 ry28 @.1,1.66,-.105 mir
lion statue, stone lion, guardian lion, foo dog | 1.5 | stone stone #b8b3a6, base stone #8f8d88
  base: box .86 .12 1.2 b.03 + box .76 .26 1.1 b.02 @0,.12,0 + box .84 .07 1.18 b.02 @0,.38,0
  stone: tube .27>.27>.2 0,.66,-.3 0,.86,-.12 0,1.08,.12 s14 + ball .2 .24 .19 s14 @0,.92,.14 + ball .14 .22 .24 s12 @.17,.64,-.26 mir + pillz .075 .3 s10 @.2,.51,-.08 mir + tube .095>.07 .13,.92,.18 .14,.72,.26 .14,.5,.28 s10 mir
    + ball .085 .05 .12 s10 @.14,.49,.32 mir + blob .27 .16 5 12 *1,1.1,.8 @0,1.2,.1 + ball .17 .165 .16 s14 @0,1.25,.22 + ball .1 .075 .1 s12 @0,1.19,.36 + ball .04 .028 .03 s8 @0,1.225,.455 + ball .05 .05 .03 s8 @.15,1.4,.16 mir + ball .05 .018 .03 s8 rz-14 @.07,1.315,.36 mir
    + ball .028 s8 @.065,1.285,.365 mir + tube .04>.035 0,.56,-.5 .2,.5,-.5 .3,.5,-.25 .28,.52,0 s8 + ball .06 .05 .09 s8 @.28,.52,.04 + 3*ball .02 .012 .04 s6 @.1+.04i,.49,.42 mir
  dark.base: ball .07 .012 .05 s8 @0,1.145,.415
buddha statue, buddha, golden buddha, stone buddha | 1.2 | gold, base stone #8a5a4a, petal bronze
  base: lathe .56,0 .58,.03 .56,.06 .48,.09 s20 + lathe .46,.08 .5,.2 .5,.24 0,.24 s20
  petal: leaf .19 .17 .3 rx24 @0,.06,.43 o12
  gold: tube .11>.13>.1 .14,.36,-.08 .4,.33,.06 .3,.32,.28 -.02,.33,.34 s10 mir + ball .2 .1 .2 s12 @0,.33,.06 + lathe .26,.3 .25,.42 .19,.56 .2,.7 .225,.8 .17,.89 .07,.93 s18 c70 *1,1,.72 + tube .085>.075 .22,.82,0 .33,.6,.02 .27,.46,.18 s10 mir
    + tube .07>.055 .27,.47,.16 .14,.45,.27 .03,.45,.31 s10 mir + ball .08 .035 .06 s10 @0,.46,.3 + cyl .07 .1 s12 @0,.9,.01 + ball .125 .15 .13 s16 @0,1.04,.03 + ball .128 .1 .13 s16 @0,1.1,.0 + ball .06 .055 .06 s12 @0,1.2,-.01 + lathe .03,0 .02,.04 0,.06 s8 @0,1.235,-.01
    + ball .018 .075 .028 s8 @.125,1.02,.01 mir + cone .022 .06 s6 rx-14 @0,1.02,.135 + ball .036 .008 .012 s8 @.05,1.06,.138 mir + ball .035 .01 .012 s8 @0,.975,.137 + ball .014 s8 @0,1.1,.152
    + slab .02 -.2,.0 -.16,.1 .1,.3 .17,.24 .0,.06 -.06,-.06 b.006 @.03,.56,.5 layz
bust, marble bust, bust statue, roman bust, head statue | .75 | marble, base obsidian #2a2a2c
  base: box .3 .04 .3 b.008 + box .25 .05 .25 b.01 @0,.04,0 + lathe .1,.09 .06,.12 .055,.16 .09,.19 s18
  marble: lathe .05,.17 .09,.19 .17,.26 .225,.34 .23,.4 .16,.45 .075,.48 s20 c70 *1,1,.62 + cyl .068 .12 .06 s14 rx6 @0,.45,-.005 + ball .092 .125 .108 s18 @0,.62,.015 + ball .1 .085 .112 s16 @0,.675,-.012 + cone .022 .06 s6 rx-20 @0,.6,.112
    + ball .014 .04 .026 s8 @.092,.615,0 mir + ball .032 .009 .02 s8 @.036,.648,.1 mir + ball .016 .011 .01 s8 @.036,.628,.104 mir + ball .028 .008 .012 s8 @0,.555,.108 + ball .022 .007 .012 s8 @0,.543,.106 + ball .035 .03 .03 s10 @0,.52,.085
    + ball .03 s8 @.03,.72,.075 mir + ball .032 s8 @.075,.7,.045 mir + ball .03 s8 @0,.735,.06 + ball .034 s8 @.095,.665,-.005 mir + ball .034 s8 @.085,.625,-.055 mir + ball .036 s8 @.05,.735,0 mir + ball .036 s8 @.06,.7,-.075 mir + ball .034 s8 @.03,.64,-.1 mir + ball .034 s8 @0,.75,-.03
fishing lure, lure, fishing bait | .08 | body paint #d1402f, belly paint #f1efe6, metal steel, eye rubber
  body: ball .014 .018 .042 @0,.02,0 + box .003 .03 .016 b.001 @0,.005,-.047
  belly: ball .0128 .0142 .04 @0,.0165,.002
  eye: ball .0035 @.0098,.026,.026 mir
  metal: tube .0016 0,.024,.004 0,.006,.004 0,-.006,.0 0,-.01,-.008 0,-.004,-.014 0,.004,-.013 s8 + tube .0016 0,.026,-.03 0,.01,-.03 0,-.002,-.034 0,-.006,-.042 0,0,-.048 0,.008,-.047 s8
    + ring .005 .0014 rz90 @0,.02,.046
nutcracker, nutcracker soldier, christmas nutcracker, toy nutcracker, nutcracker figure | .4 | coat paint #c4202b, trouser paint #f2efe6, boot rubber #1d1a19, skin paint #f0c8a0, hat paint #1d1a1c, gold, hair snow, stand wood
  stand: box .2 .03 .14 b.006
  boot: cyl .03 .09 s14 @.042,.03,0 mir + box .055 .025 .09 b.008 @.042,.03,.02 mir
  trouser: cyl .028 .06 s14 @.042,.115,0 mir
  coat: cyl .066 .105 .075 s18 @0,.165,0 + pill .023 .12 @.102,.15,0 mir
  gold: box .155 .016 .13 b.004 @0,.172,0 *.98,1,1 + ball .008 n3:0,.028,0 @0,.225,.07 + cyl .034 .012 .026 s14 @.1,.262,0 mir + cyl .062 .01 s18 @0,.345,0 + cyl .062 .008 s18 @0,.42,0 + slab .012 0,-.018 .014,0 0,.018 -.014,0 @0,.388,.06
  skin: cyl .052 .075 s18 b.012 @0,.27,0 + ball .021 @.104,.148,0 mir + ball .012 @0,.31,.055
  hair: box .055 .05 .02 b.008 @0,.25,.055 + box .02 .07 .07 b.008 @.05,.275,-.01 mir + box .045 .012 .014 b.004 @0,.297,.056
  white: box .04 .016 .008 b.002 @0,.283,.055
  dark: ball .008 .01 .005 @.02,.325,.05 mir + box .022 .005 .006 rz10 @.022,.338,.05 mir
  hat: cyl .058 .075 .06 s18 @0,.35,0
synthesizer, keytar, electric piano, keyboard synthesizer, electronic keyboard, piano keyboard, digital piano, keyboard instrument | .95 | body rubber #26282c, key snow, metal steel, screen light #5fd0ff
  body: box 1.2 .1 .36 b.015 @0,.82,0
  key: box .046 .02 .2 b.003 n22:.05,0,0 @0,.915,.06
  dark: box .028 .03 .12 b.003 n7:.15,0,0 @-.05,.925,.02 + box .028 .03 .12 b.003 n7:.15,0,0 @.01,.925,.02
  metal: bar .022 -.4,0,.2 .4,.82,0 s8 + bar .0219 .4,0,.2 -.4,.82,0 s8 + bar .02 -.42,.02,.3 -.42,.02,-.2 s8 + bar .02 .42,.02,.3 .42,.02,-.2 s8 + cyl .012 .02 s10 n8:.06,0,0 @-.25,.92,-.12
  screen: box .2 .012 .06 b.002 @.2,.92,-.12
pipe organ, organ, church organ, organ pipes | 3 | wood, pipe steel #c8ccd0, key snow, gold
  wood: box 2 .9 .7 b.02 + box 2.2 .1 .8 b.02 @0,.9,0 + box .2 2 .5 @1,.95,-.1 mir + box 1.1 .06 .34 @0,.72,.5 + box .8 .4 .24 @0,.0,.95
  pipe: cyl .07 1.9 s14 @0,1,.1 + cyl .065 1.75 s14 @.16,1,.08 mir + cyl .06 1.55 s14 @.31,1,.06 mir + cyl .06 1.35 s14 @.45,1,.04 mir + cyl .055 1.5 s14 @.59,1,.02 mir + cyl .055 1.7 s14 @.72,1,0 mir + cyl .05 1.85 s14 @.85,1,0 mir
  gold: cone .06 .2 s12 @0,1,.12 + box .05 .12 .03 @0,1.3,.17 + box .045 .11 .03 @.16,1.28,.14 mir + box .04 .1 .03 @.31,1.26,.12 mir + box .04 .1 .03 @.45,1.24,.1 mir
  key: box .05 .02 .16 b.003 n18:.055,0,0 @0,.78,.56
sitar, erhu, koto, shamisen, bouzouki, balalaika, pipa, biwa | 1.2 | wood grain #8a4a22, neck grain #5a2f18, string steel, trim gold, white ceramic
  wood: lathe 0,0 .1,.04 .17,.14 .16,.24 .08,.34 .04,.4 0,.4 ~ s22 *1,1,.7 + ball .08 .07 .06 @0,1.02,-.045
  neck: box .075 .76 .03 b.008 @0,.36,.04 + box .06 .1 .04 rx-20 @0,1.1,.03
  trim: rodz .05 .01 s18 @0,.2,.115 + box .08 .006 .036 b.001 n14:0,.05,0 @0,.72,.045 + rodx .008 .14 s8 n4:0,.05,0 @.02,1.08,.03 + box .1 .012 .03 @0,.1,.11
  string: bar .002 -.02,.1,.13 -.02,1.12,.075 s4 + bar .002 0,.1,.13 0,1.12,.075 s4 + bar .002 .02,.1,.13 .02,1.12,.075 s4
didgeridoo, didjeridu, wooden trumpet, alphorn | 1.3 | wood bark #7a4a2a, band paint #e0a83a, second paint #c4502a, dot snow
  wood: tube .075>.06>.045 .2,.0,.2 .05,.6,0 0,1.3,-.05 s14
  band: ring .066 .012 6 n3:-.01,.09,-.01 @.06,.52,.02 + ring .056 .012 6 n3:0,.09,-.01 @.02,1,-.02
  second: ring .068 .011 6 n2:-.01,.09,-.01 @.065,.54,.04 + ring .057 .011 6 n2:0,.09,-.01 @.02,.96,-.02
  dot: ball .014 s8 n6:-.014,.08,-.02 @.1,.32,.18
ocarina, clay flute, sweet potato flute | .1 | clay ceramic #3f6fb8, dark rubber #1d1a19, trim gold
  clay: ball .075 .045 .045 @0,.05,0 + loft .05,.06,.015 .05,.03,.015 .05,.03,-.015 .05,.06,-.015 / .03,.1,.03 .04,.085,.045 .04,.085,.02 .03,.1,.01 @-.06,0,.02 + box .026 .03 .05 b.006 rx-30 @.02,.08,-.04
  dark: ball .008 .008 .005 s10 @-.045,.062,.034 + ball .008 .008 .005 s10 @-.015,.07,.039 + ball .008 .008 .005 s10 @.016,.068,.04 + ball .007 .007 .005 s10 @-.02,.04,.042 + ball .007 .007 .005 s10 @.012,.038,.043
  trim: ringx .0415 .003 6 @.03,.05,0
timpani, kettle drum, kettledrum, timpano | .85 | copper, skin plaster #f3ece0, metal steel, wood
  copper: lathe 0,.25 .18,.3 .34,.45 .4,.65 .4,.78 0,.78 ~ s28
  skin: lathe 0,.785 .4,.785 .4,.8 0,.81 s28
  metal: ring .41 .02 8 s28 @0,.785,0 + box .03 .3 .03 @.415,.5,0 o6 + bar .025 .2,.3,.0 .34,0,0 s8 o3 + cyl .014 .06 s8 @.42,.78,0 o6
  wood: bar .01 .1,.84,.1 .5,.9,.3 s8 + ball .035 @.08,.85,.09
cymbals, cymbal, crash cymbal, hi hat, pair of cymbals | 1.1 | brass gold, metal steel, rubber
  brass: lathe .01,.03 .05,.028 .07,.012 .22,0 .22,-.003 .07,.006 .01,.02 .01,.03 s32 rx12 @0,1.04,0
  metal: cyl .012 1.06 s10 + bar .012 0,.3,0 .26,0,0 s8 o3 + cyl .02 .04 s10 @0,.3,0 + cyl .018 .03 s10 @0,.6,0
  rubber: cyl .02 .03 s10 @0,1.06,0 + ball .014 s8 @.26,.0,0 o3
triangle instrument, musical triangle, percussion triangle | .25 | metal steel, string cloth #c4302b
  metal: tube .008 .02,.01,0 -.12,.01,0 0,.215,0 .12,.01,0 .05,.01,0 s10 + bar .006 .15,.002,.06 .055,.13,0 s8
  string: tube .003 0,.215,0 -.01,.24,0 0,.25,0 .01,.24,0 0,.215,0 s6
cowbell, cow bell, sheep bell | .2 | metal bronze, strap leather #6a4426, iron
  metal: loft .06,.0,.045 -.06,.0,.045 -.06,.0,-.045 .06,.0,-.045 / .04,.12,.03 -.04,.12,.03 -.04,.12,-.03 .04,.12,-.03 / .03,.13,.02 -.03,.13,.02 -.03,.13,-.02 .03,.13,-.02
  strap: tube .012 -.03,.13,0 -.035,.18,0 0,.195,0 .035,.18,0 .03,.13,0 s4
  iron: ball .018 @0,.0,0 + box .125 .01 .095 b.002 @0,.004,0
castanets, castanet, pair of castanets | .07 | wood grain #5a2a18, cord cloth #c4302b
  wood: lathe 0,0 .03,.004 .036,.012 .034,.018 .0,.014 s20 rx70 @-.045,.026,0 + lathe 0,0 .03,.004 .036,.012 .034,.018 .0,.014 s20 rx110 @-.045,.032,.04 + lathe 0,0 .03,.004 .036,.012 .034,.018 .0,.014 s20 rx70 @.05,.026,.0 + lathe 0,0 .03,.004 .036,.012 .034,.018 .0,.014 s20 rx110 @.05,.032,.04
  cord: tube .003 -.045,.056,.01 -.04,.085,.02 -.05,.056,.03 s6 + tube .003 .05,.056,.01 .045,.085,.02 .055,.056,.03 s6 + tube .003 -.04,.08,.02 0,.05,.05 .045,.08,.02 s6
metronome, wooden metronome | .22 | wood grain #7a4426, face plaster #f0e6d0, metal steel, weight gold
  wood: pyr .12 .2 .11 .36 + box .13 .02 .12 b.004
  face: slab .004 -.02,.03 .02,.03 .014,.16 -.014,.16 b.001 rx-9 @0,.0,.054
  metal: bar .0025 0,.03,.056 .04,.2,.034 s6
  weight: box .022 .02 .012 b.003 rz-14 @.028,.14,.045
  dark: box .016 .002 .006 b0 n7:0,.016,0 rx-9 @0,.095,.04
music stand, sheet music stand, note stand, sheet music | 1.3 | metal iron, paper pages, note rubber #26282c
  metal: cyl .014 1 s10 @0,.1,0 + bar .012 0,.3,0 .3,0,0 s8 o3 + slab .012 -.26,0 .26,0 .26,.3 -.26,.3 b.003 rx-18 @0,1,.02 + box .52 .02 .06 b.004 @0,1,.04
  paper: slab .006 -.2,0 .2,0 .2,.27 -.2,.27 b.001 rx-18 @0,1.02,.032
  note: box .3 .004 .01 b0 n5:0,.012,0 @0,.21,0 rx-18 @0,1.02,.032 + box .3 .004 .01 b0 n5:0,.012,0 @0,.09,0 rx-18 @0,1.02,.032 + ball .009 .007 .008 s8 n5:.06,.008,0 @0,.205,0 rx-18 @0,1.02,.032 + ball .009 .007 .008 s8 n5:.06,-.006,0 @0,.1,0 rx-18 @0,1.02,.032
hockey puck, puck, ice hockey puck | .05 | rubber, line paint #f1f0ec
  rubber: cyl .07 .045 b.006 s32
  line: ring .045 .002 6 s32 @0,.045,0 + star 5 .022 .01 .004 rx-90 @0,.0455,0
hurdle, running hurdle, track hurdle, jump hurdle | 1 | bar paint #f1f0ec, stripe paint #c4302b, metal steel
  metal: cyl .02 .95 s10 @.5,0,0 mir + box .05 .05 .6 @.5,0,.22 mir
  bar: box 1.12 .1 .03 b.006 @0,.9,0
  stripe: box .14 .102 .032 b.004 n4:.28,0,0 @0,.899,0
yoga mat, exercise mat, gym mat, rolled mat | .14 | mat rubber #7a4fa8, strap cloth #2a2c32
  mat: rodx .065 .6 s24 @0,.066,0 + box .6 .008 .34 b.002 @0,0,.17
  strap: ringx .066 .005 6 @.2,.066,0 mir
scoreboard, score board, score display, sports scoreboard | 3 | board rubber #1f2a24, frame steel, light light #ffd040, red light #ff3a2a, post steel
  post: box .16 2 .16 @1.2,0,0 mir
  board: box 3.2 1.4 .2 b.03 @0,1.6,0
  frame: box 3.3 .1 .26 @0,2.95,0 + box 3.3 .1 .26 @0,1.55,0 + box .1 1.3 .26 @1.6,1.62,0 mir
  light: word 03 .5 .04 @-.9,2.2,.11 + word 21 .5 .04 @.9,2.2,.11 + word home .18 .03 @-.9,2.72,.11 + word guest .18 .03 @.9,2.72,.11
  red: box .08 .08 .04 n2:0,.2,0 @0,2.2,.11 + word 4500 .2 .03 @0,1.8,.11
carabiner, karabiner, climbing hook, snap hook | .12 | metal paint #3f8fdc, gate steel
  metal: tube .006 .02,.02,0 .0,.005,0 -.03,.02,0 -.036,.06,0 -.03,.1,0 0,.115,0 .026,.1,0 .03,.085,0 s10
  gate: bar .0045 .024,.02,0 .032,.09,0 s10 + cyl .007 .02 s10 rz-6 @.028,.04,0
marble, marbles, glass marble, glass marbles, marble ball | .03 | glass potion #3f8fe0, swirl potion #f0c030, second potion #e0407a, green potion #4fc06a
  glass: ball .012 @0,.012,.012 + ball .012 @.03,.012,-.012
  swirl: ball .012 @-.026,.012,-.006 + ball .0122 .004 .0122 s16 rz40 @0,.012,.012
  second: ball .012 @.012,.012,-.032 + ball .0122 .004 .0122 s16 rz-30 @-.026,.012,-.006
  green: ball .012 @-.012,.012,.036 + ball .0122 .004 .0122 s16 rz20 @.03,.012,-.012
slinky, spring toy, toy spring, rainbow spring | .14 | red paint #e03a30, yellow paint #f5d02e, blue paint #3f7fd8, green paint #4fae3a
  red: ringx .03 .003 6 ry0 @-.07,.03,0 + ringx .03 .003 6 rz-8 @-.065,.045,0 + ringx .03 .003 6 rz-18 @-.058,.06,0 + ringx .03 .003 6 rz-28 @-.049,.074,0
  yellow: ringx .03 .003 6 rz-40 @-.038,.085,0 + ringx .03 .003 6 rz-55 @-.024,.094,0 + ringx .03 .003 6 rz-72 @-.008,.1,0 + ringx .03 .003 6 rz-90 @.0,.103,0
  green: ringx .03 .003 6 rz72 @.008,.1,0 + ringx .03 .003 6 rz55 @.024,.094,0 + ringx .03 .003 6 rz40 @.038,.085,0
  blue: ringx .03 .003 6 rz28 @.049,.074,0 + ringx .03 .003 6 rz18 @.058,.06,0 + ringx .03 .003 6 rz8 @.065,.045,0 + ringx .03 .003 6 @.07,.03,0
matryoshka, russian doll, nesting doll, matryoshka doll, babushka doll | .18 | red paint #c4302b, face skin #f3cfb0, yellow paint #f0c030, hair fur #3a2418, green paint #3f9142
  red: lathe 0,0 .05,0 .065,.04 .062,.09 .042,.115 .046,.14 .036,.17 0,.18 ~ s24
  face: ball .034 .034 .02 @0,.14,.03
  hair: ball .034 .018 .018 @0,.161,.03 + ball .012 .016 .008 @.026,.15,.036 mir
  yellow: ball .04 .044 .02 @0,.055,.05 + ring .064 .004 6 @0,.02,0
  green: ball .008 .008 .008 @0,.055,.072 + leaf .03 .016 .2 @.014,.03,.068 mir
  dark: ball .004 .006 .004 s8 @.012,.142,.048 mir + box .012 .003 .004 b.001 @0,.127,.049
  petal.red: ball .011 .011 .006 s10 @0,.074,.068 + ball .011 .011 .006 s10 @.018,.06,.067 mir + ball .011 .011 .006 s10 @.012,.04,.067 mir
baby rattle, rattle, rattle toy | .18 | ball paint #f0a0c0, handle paint #f5e04a, band paint #5fb8e8
  ball: ball .04 @0,.14,0
  handle: cyl .009 .08 s12 @0,.03,0 + ring .024 .008 8 rx90 @0,.024,0
  band: ring .0395 .004 6 @0,.14,0 + star 5 .014 .007 .006 @0,.14,.04
pacifier, baby pacifier, dummy pacifier, soother | .06 | shield paint #5fb8e8, ring paint #f5e04a, nipple wax #e8c8a0
  shield: slab .008 -.026,0 .026,0 .03,.014 .018,.03 -.018,.03 -.03,.014 ~ b.002 @0,.014,0
  ring: ringz .014 .003 8 @0,.014,.008 + rodz .008 .012 s14 @0,.03,.004
  nipple: ball .009 .01 .014 @0,.03,-.018 + rodz .006 .016 s12 @0,.03,-.008
meeple, board game piece, game piece, board game figure, wooden meeple, game figure | .03 | wood paint #c4302b
  wood: slab .012 -.012,0 -.003,0 0,.006 .003,0 .012,0 .009,.011 .016,.015 .015,.019 .006,.021 .005,.028 0,.031 -.005,.028 -.006,.021 -.015,.019 -.016,.015 -.009,.011 b.002
checkers, checkers board, draughts, checker board, checkerboard, checker piece, draughts board | .06 | wood grain #8a5a32, light plaster #ecd8b0, red paint #c4302b, dark rubber #22222a
  wood: box .44 .02 .44 b.004
  light: box .048 .004 .048 b0 n4:.1,0,0 n4:0,0,.1 @-.025,.018,-.025 + box .0479 .004 .0479 b0 n4:.1,0,0 n4:0,0,.1 @.025,.018,.025
  red: cyl .02 .01 s16 n4:.1,0,0 @.025,.021,.175 + cyl .02 .01 s16 n4:.1,0,0 @-.025,.021,.125
  dark: cyl .02 .01 s16 n4:.1,0,0 @-.025,.021,-.175 + cyl .02 .01 s16 n4:.1,0,0 @.025,.021,-.125 + cyl .02 .01 s16 @.075,.021,.02
jenga, jenga tower, tower of blocks, stacking tower, wooden block tower | .28 | wood wax #d9b27a, second wax #c99a5c
  wood: box .024 .014 .075 b.001 n3:.0253,0,0 n9:0,.03,0 @0,.12,0 + box .024 .014 .075 b.001 ry20 @.08,0,.06
  second: box .075 .014 .024 b.001 n3:0,0,.0253 n9:0,.03,0 @0,.135,0 + box .024 .014 .06 b.001 @.012,.27,0
mahjong tile, mahjong tiles, mahjong, scrabble tile, letter tile | .05 | tile snow #f6f0e0, back plant #2f8a5a, red paint #c4302b, blue paint #2d4f9a
  tile: box .03 .04 .016 b.003 @-.02,0,.004 + box .03 .04 .016 b.003 ry-14 @.022,0,0
  back: box .0302 .0402 .008 b.003 @-.02,-.0001,-.007 + box .0302 .0402 .008 b.003 @0,-.0001,-.011 ry-14 @.022,0,0
  red: rodz .005 .002 s12 @-.02,.028,.0122 + box .014 .003 .002 b0 n3:0,.007,0 @0,.026,.0083 ry-14 @.022,0,0 + box .003 .026 .0022 b0 @0,.008,.0083 ry-14 @.022,0,0
  blue: rodz .004 .002 s12 n2:.012,0,0 @-.02,.012,.0122
tic tac toe, noughts and crosses, xo game | .04 | board wood, line paint #f1ece2, red paint #c4302b, blue paint #2d62b8
  board: box .3 .02 .3 b.004
  line: box .26 .004 .01 b0 n2:0,0,.09 @0,.019,0 + box .01 .0041 .26 b0 n2:.09,0,0 @0,.019,0
  red: box .07 .012 .014 b.003 ry45 @-.09,.019,-.09 + box .07 .0121 .014 b.003 ry-45 @-.09,.019,-.09 + box .07 .012 .014 b.003 ry45 @0,.019,0 + box .07 .0121 .014 b.003 ry-45 @0,.019,0 + box .07 .012 .014 b.003 ry45 @.09,.019,-.09 + box .07 .0121 .014 b.003 ry-45 @.09,.019,-.09
  blue: ring .026 .007 8 @.09,.024,0 + ring .026 .007 8 @-.09,.024,.09 + ring .026 .007 8 @.0,.024,.09
monkey bars, jungle gym, climbing frame, playground climbing frame, play frame | 2 | red paint #c4302b, blue paint #2d62b8, yellow paint #f0c030
  red: bar .05 1.2,0,.45 1.2,2,.35 s10 mir mirz + bar .049 1.2,0,.45 1.2,1.98,.35 s10
  blue: rodx .045 2.5 s10 @0,1.97,.35 mirz
  yellow: rodz .03 .74 s8 n9:.28,0,0 @0,1.97,0 + rodz .03 .84 s8 n5:0,.32,0 @1.2,1.0,0 mir
bouncy castle, bounce house, inflatable castle, jumping castle, bouncing castle | 3 | red rubber #d8302b, yellow rubber #f5c82e, blue rubber #2d7fd8
  yellow: box 3 .4 3 b.15 + cyl .4 2.1 b.1 s18 @1.3,.2,1.3 mir mirz
  red: cone .5 .8 s18 @1.3,2.3,1.3 mir mirz + pillx .2 2.4 n3:0,.36,0 @0,.9,-1.3
  blue: pillz .2 2.4 n3:0,.36,0 @1.3,.9,0 mir + pillx .2 2.4 @0,.4,1.45 + ringz .9 .17 10 @0,1.9,1.35
high striker, strength tester, test your strength, strongman game | 2.8 | board paint #c4302b, trim gold, bell gold, wood, line snow, light light #ffe08a
  board: box .5 2.4 .14 b.02 @0,.1,-.3 + box .7 .12 .5 @0,0,-.2 + rodz .3 .12 s24 @0,2.45,-.3
  line: box .04 2 .02 @0,.3,-.22 + box .16 .03 .02 n9:0,.22,0 @.12,1.2,-.225 + word strong .09 .03 @0,2.28,-.22
  bell: ball .14 .14 .1 @0,2.5,-.2
  trim: cyl .18 .1 s18 @0,.0,.4 + box .1 .1 .03 @0,.9,-.22
  light: ball .035 s8 n10:0,.22,0 @.26,1.2,-.23 mir
  wood: bar .03 .6,.06,.5 .2,.3,.55 s8 + rodx .1 .3 s16 ry20 @.16,.34,.55
deflated football, football deflated, flat football, deflated ball, flat ball, punctured ball, ball deflated, deflated soccer ball | .14 | ball snow, patch rubber #1d1d1f, seam stone #8a8a88
  ball: lathe 0,.01 .09,.0 .125,.03 .128,.06 .11,.09 .07,.1 .03,.075 0,.066 ~ s28 wave5:.03:0:.04
  patch: ball .03 .008 .03 s6 @.085,.096,0 o5 *1,1,1 + ball .008 .024 .028 s6 @.122,.05,0 o5:36 + ball .03 .008 .03 s6 @0,.066,0
  seam: bar .002 .03,.078,0 .06,.1,0 s4 o5 + bar .002 .1,.095,0 .125,.06,.02 s4 o5
`;
