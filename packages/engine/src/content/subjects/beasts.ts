/** Four-legged animals: names | height in metres | surfaces, then a clause a line. */
export const beasts = `
cow, dairy cow, milk cow, heifer | 1.5 | coat fur #f1ece2, mark fur #2a2522, nose skin #e3a08c, belly fur #f1ece2
  beast long=1.25 deep=.36 leg=.55 thick=.08 neck=.35 rise=35 head=.19 snout=.2 muzzle=.15 tip=.14 ears=side horns=up horn=.7 tail=tuft feet=hoof patches
    face=nose
  nose: ball .12 .1 .13 @0,.5,-.3
  nose: cone .03 .08 rx180 @.05,.46,-.3 mir
bull, ox, buffalo, bison, water buffalo | 1.7 | coat fur #5a3a26, mane fur #3a2418, belly fur #4a2f20, nose rubber
  beast long=1.2 deep=.42 chest=1.25 leg=.5 thick=.1 neck=.25 rise=15 head=.24 snout=.15 muzzle=.16 ears=side horns=bull horn=1.2 tail=tuft feet=hoof beard
  gold: ringz .05 .012 @0,.62,1.22
pig, piglet, hog, swine | .7 | coat skin #f0a8a4, belly skin #f0a8a4, nose skin #e58a8c, mark rubber #7a3a40
  beast long=.62 deep=.28 leg=.22 thick=.075 neck=.1 rise=20 head=.21 snout=.08 muzzle=.12 tip=.11 ears=pointed ear=.7 tail=curl tailthick=.022 feet=hoof pig
wild boar, boar, warthog | .9 | coat fur #5a4234, belly fur #4a352a, nose skin #a8756a, mane fur #2a1f18
  beast long=.75 deep=.3 chest=1.15 leg=.32 thick=.06 neck=.15 rise=0 head=.2 snout=.2 muzzle=.13 tip=.1 ears=pointed ear=.8 tail=tuft feet=hoof pig boar
    crest
sheep, ewe | .95 | coat fur #f3eee0, belly fur #3a322c, feet rubber, nose rubber
  beast long=.62 deep=.28 leg=.36 thick=.045 neck=.22 rise=40 head=.14 snout=.12 face=belly ears=side tail=short feet=hoof wool
  belly: ball .125 .12 .13 @0,.75,.57
  coat: ball .12 .08 .1 @0,.85,.52
goat, mountain goat | 1 | coat fur #d9d2c4, belly fur #bfb6a6, mane fur #f1ece2
  beast long=.7 deep=.24 leg=.45 thick=.05 neck=.3 rise=55 head=.13 snout=.14 ears=side horns=back horn=1.1 tail=short feet=hoof beard
ram, bighorn | 1.05 | coat fur #e3dccb, belly fur #4a4038, horn bone #a8895a
  beast long=.66 deep=.28 leg=.4 thick=.05 neck=.2 rise=40 head=.17 snout=.13 face=belly ears=none horns=ram horn=1.1 tail=short feet=hoof wool
donkey, mule, burro | 1.4 | coat fur #8a8078, belly fur #d9d0c2, mane fur #3a322c
  beast long=.95 deep=.28 leg=.62 thick=.06 neck=.45 rise=55 head=.17 snout=.26 muzzle=.12 ears=long ear=1.3 tail=tuft feet=hoof crest
zebra | 1.5 | coat fur #f3f0e8, mark rubber #1d1b1a, belly fur #f3f0e8, mane rubber #1d1b1a
  beast long=1 deep=.3 leg=.65 thick=.06 neck=.5 rise=52 head=.17 snout=.26 muzzle=.11 face=mark ears=pointed ear=.9 tail=tuft feet=hoof stripes crest
  mark: ring .07 .016 3 s9 *1,1.6,1 n2:0,.16,0 @.15,.36,.48 mir wrapy + ring .07 .016 3 s9 *1,1.6,1 n2:0,.16,0 @.15,.36,-.48 mir wrapy
llama, alpaca | 1.7 | coat fur #efe3cc, belly fur #d9c29a, mane fur #efe3cc, blanket cloth #c4302b, trim cloth #2d8fb8
  beast long=.7 deep=.3 leg=.6 thick=.06 neck=.8 rise=80 slim=.17 head=.14 snout=.12 ears=long ear=.7 tail=short feet=paw wool
  blanket: box .62 .05 .4 b.02 @0,1.07,0 + box .04 .34 .4 @.29,.75,0 mir
  trim: box .64 .052 .06 @0,1.07,.08 mirz
camel, dromedary | 2.1 | coat fur #c99a5a, belly fur #b98a4c, mane fur #8a6234
  beast long=1.1 deep=.34 leg=.85 thick=.075 neck=.75 rise=50 bow=.12 slim=.2 head=.16 snout=.22 ears=round ear=.7 tail=tuft feet=paw humps
deer, stag, buck, elk | 1.9 | coat fur #a8703c, belly fur #e8d3ae, horn bark #7a5a3a
  beast long=.85 deep=.24 leg=.65 thick=.042 neck=.5 rise=62 slim=.15 head=.14 snout=.17 ears=side ear=1.1 horns=antlers tail=short feet=hoof
doe, fawn, gazelle, antelope, pudu, impala | 1.2 | coat fur #b5793f, belly fur #f0e3c8, mark snow
  beast long=.7 deep=.2 leg=.6 thick=.035 neck=.4 rise=62 slim=.12 head=.12 snout=.13 ears=long ear=.8 horns=none tail=short feet=hoof spots
reindeer, caribou, rudolph | 1.8 | coat fur #8a6a4c, belly fur #e8dcc4, horn bark #a8845a, nose paint #e0261c, mane fur #f1ece2
  beast long=.85 deep=.28 leg=.55 thick=.05 neck=.4 rise=50 head=.16 snout=.17 ears=side horns=antlers tail=short feet=hoof
  red: ring .19 .03 rx35 @0,1.0,.6
  gold: ball .05 @0,.83,.72
moose, eland | 2.2 | coat fur #5a3f2a, belly fur #7a5a3e, horn bone #b5935a
  beast long=1.15 deep=.38 chest=1.15 leg=.95 thick=.07 neck=.4 rise=30 head=.2 snout=.3 muzzle=.14 tip=.13 ears=side horns=moose horn=1.5 tail=short
    feet=hoof beard
elephant | 3 | coat skin #8f8c8e, belly skin #86838a, horn bone, nose skin #8f8c8e
  beast long=1.3 deep=.68 leg=.85 thick=.2 wide=.9 neck=.2 rise=35 head=.45 snout=.0 muzzle=.2 tip=.18 ears=fan ear=1.1 tail=tuft tailthick=.05 feet=paw
    trunk tusks face=coat eye=.05
woolly mammoth, mammoth | 3.4 | coat fur #6a4528, belly fur #54351f, horn bone, nose fur #54351f, mane fur #4a2c18
  beast long=1.25 deep=.72 chest=1.12 leg=.75 thick=.22 wide=.9 neck=.25 rise=45 head=.5 snout=.0 muzzle=.2 ears=round ear=.6 tail=tuft feet=paw trunk tusks
    face=coat eye=.05 wool
  mane: blob .4 .2 4 *1,.8,1 @0,2.1,1.05
rhino, rhinoceros | 1.8 | coat skin #8a8a88, belly skin #82827f, nose skin #6f6f6c
  beast long=1.35 deep=.5 leg=.45 thick=.14 wide=.88 neck=.3 rise=8 head=.3 snout=.35 muzzle=.22 tip=.2 ears=pointed ear=.6 horns=rhino horn=1.1 tail=thin
    face=coat eye=.035
hippo, hippopotamus | 1.5 | coat skin #8a7a86, belly skin #c9a0a4, nose skin #6f5f6c
  beast long=1.1 deep=.52 leg=.3 thick=.14 wide=.95 neck=.12 rise=10 head=.33 snout=.3 muzzle=.3 tip=.3 ears=round ear=.45 tail=short face=coat eye=.05
    buckteeth
giraffe | 5 | coat fur #e0ae54, mark fur #8a5424, belly fur #efd9a0, horn fur #5a3a1c, mane fur #8a5424
  beast long=.9 deep=.36 leg=1.35 thick=.075 neck=1.9 rise=74 slim=.24 head=.18 snout=.24 ears=side horns=up horn=.7 tail=tuft feet=hoof spots crest
  mark: ball .07 .1 .04 @.13,2.1,.72 mir + ball .06 .09 .04 @.11,2.5,.84 mir + ball .06 .09 .05 @.1,2.9,.96 mir + ball .07 .09 .04 @0,2.3,.92
    + ball .06 .08 .04 @0,2.7,1.03
lion, lioness | 1.3 | coat fur #d9a04e, mane fur #8a4a1c, belly fur #efd9a8
  beast long=.95 deep=.27 leg=.45 thick=.08 neck=.3 rise=45 head=.2 snout=.1 muzzle=.13 ears=round ear=.8 tail=tuft taillong=.8 mane
tiger, bengal tiger | 1.1 | coat fur #e88a2a, mark rubber #1d1b1a, belly fur #f6efe2
  beast long=1 deep=.26 leg=.42 thick=.078 neck=.26 rise=38 head=.2 snout=.1 muzzle=.13 ears=round ear=.8 tail=up taillong=.7 tailthick=.045 stripes
saber toothed tiger, sabertooth, saber tooth, smilodon | 1.2 | coat fur #c98a4c, mark fur #7a4a20, belly fur #efdfc0, horn bone
  beast long=.95 deep=.29 chest=1.15 leg=.44 thick=.09 neck=.26 rise=38 head=.22 snout=.13 muzzle=.14 ears=round ear=.7 tail=short fangs stripes
leopard, cheetah, jaguar, ocelot | .9 | coat fur #e3ae54, mark rubber #2a201a, belly fur #f3e7cc
  beast long=.95 deep=.21 leg=.45 thick=.06 neck=.24 rise=40 head=.16 snout=.08 muzzle=.1 ears=round ear=.8 tail=up taillong=.75 tailthick=.035 spots
panther, black panther, cougar, puma | .9 | coat fur #26242a, mark rubber, belly fur #2f2d33, white light #f2d23a
  beast long=.95 deep=.22 leg=.44 thick=.065 neck=.24 rise=30 head=.17 snout=.08 muzzle=.1 ears=round ear=.8 tail=up taillong=.75 tailthick=.035
cat, kitten, kitty, tabby cat, house cat | .4 | coat fur #e0913f, mark fur #b0621f, belly fur #f6ecdc, nose skin #e58a8c, white crystal #8fd04a
  beast long=.42 deep=.14 leg=.2 thick=.042 neck=.12 rise=55 head=.14 snout=.03 muzzle=.07 eye=.03 ears=pointed ear=1 tail=up taillong=.42 tailthick=.028
    whiskers stripes
bear, grizzly, grizzly bear, brown bear | 1.5 | coat fur #6a4426, belly fur #5a3a20, nose rubber
  beast long=1.05 deep=.42 rump=1.08 leg=.38 thick=.13 neck=.25 rise=35 head=.26 snout=.17 muzzle=.14 ears=round ear=.8 tail=short feet=claw
polar bear, ice bear | 1.6 | coat fur #f3f3ef, belly fur #e8e8e2, nose rubber
  beast long=1.1 deep=.4 rump=1.1 leg=.42 thick=.13 neck=.4 rise=30 head=.23 snout=.2 muzzle=.13 ears=round ear=.6 tail=short feet=claw
panda, panda bear | 1.2 | coat fur #f3f1ea, mark rubber #1f1d1f, feet rubber #1f1d1f, belly fur #f3f1ea
  beast long=.75 deep=.36 leg=.28 thick=.12 neck=.15 rise=40 head=.28 snout=.08 muzzle=.12 ears=dark ear=.9 tail=short feet=dark mask
  mark: ball .16 .3 .17 @.2,.33,.38 mir + ball .16 .3 .17 @.2,.33,-.36 mir + lathe .3,-.1 .37,-.08 .385,0 .37,.08 .3,.1 .3,-.1 s24 rx90 *.88,1,1 @0,.478,.3
wolf, dire wolf, werewolf form, gray wolf | .95 | coat fur #7d8088, belly fur #d9d9d6, mane fur #54575e, white light #f2d23a
  beast long=.8 deep=.21 chest=1.12 leg=.48 thick=.055 neck=.3 rise=38 head=.16 snout=.18 muzzle=.095 ears=pointed ear=1 tail=bushy taillong=.5
    tailthick=.05 teeth
fox, red fox, arctic fox | .5 | coat fur #e0702a, belly fur #f8f1e4, feet rubber #2a201c, mark rubber
  beast long=.46 deep=.12 leg=.26 thick=.03 neck=.17 rise=45 head=.105 snout=.13 muzzle=.06 tip=.025 ears=pointed ear=1.25 tail=bushy taillong=.42
    tailthick=.05 feet=dark tip
raccoon, racoon, tanuki | .45 | coat fur #8a8580, belly fur #e8e3d8, mark rubber #26221f, feet rubber
  beast long=.42 deep=.16 rump=1.12 leg=.16 thick=.04 neck=.1 rise=40 head=.13 snout=.09 muzzle=.06 tip=.03 ears=round ear=.8 tail=bushy taillong=.4
    tailthick=.045 feet=dark mask
  mark: ring .075 .022 rx75 n3:0,.025,-.1 @0,.27,-.5
skunk, badger | .4 | coat rubber #201d20, belly rubber #201d20, mark snow, white snow
  beast long=.42 deep=.14 leg=.14 thick=.035 neck=.1 rise=30 head=.105 snout=.09 muzzle=.055 ears=round ear=.6 tail=squirrel taillong=.42 tailthick=.05
  mark: pillz .045 .6 *1,.6,1 @0,.345,-.02 + ball .04 .03 .09 @0,.42,.34 + tube .02>.05>.055>.05>.03 0,.3,-.4 0,.4,-.5 0,.52,-.545 0,.66,-.51 0,.77,-.535 s8 + tube .03>.05>.05>.03 0,.5,-.325 0,.6,-.3 0,.7,-.32 0,.79,-.42 s8
rabbit, bunny, hare | .45 | coat fur #c9b59a, belly fur #f6f1e6, nose skin #e58a8c
  beast long=.22 deep=.15 rump=1.15 leg=.12 thick=.05 neck=.12 rise=58 head=.12 snout=.02 muzzle=.065 eye=.025 ears=long ear=1.5 tail=cotton feet=paw whiskers
hamster, guinea pig, gerbil, chinchilla | .12 | coat fur #e0a860, belly fur #f8f1e4, nose skin #e58a8c
  beast long=.06 deep=.06 leg=.025 thick=.014 neck=.03 rise=35 head=.055 snout=.006 muzzle=.03 eye=.012 ears=round ear=.8 tail=short whiskers
mouse, rodent | .12 | coat fur #9a948e, belly fur #e8e0d8, nose skin #e58a8c, horn skin #e0a09a
  beast long=.12 deep=.05 leg=.03 thick=.014 neck=.04 rise=20 head=.045 snout=.05 muzzle=.028 tip=.012 eye=.011 ears=round ear=1.6 tail=none whiskers
  horn: tube .009>.003 0,.06,-.1 .02,.03,-.18 -.02,.015,-.26 .04,.012,-.33
squirrel, chipmunk | .3 | coat fur #b5622a, belly fur #f3e3c8, nose rubber
  beast long=.14 deep=.075 leg=.06 thick=.022 neck=.1 rise=68 head=.065 snout=.03 muzzle=.03 ears=pointed ear=.9 tail=squirrel taillong=.26 tailthick=.035
beaver, otter, groundhog, gopher, muskrat, nutria | .45 | coat fur #7a5030, belly fur #a87a50, mark leather #4a382c
  beast long=.3 deep=.17 rump=1.15 leg=.1 thick=.05 neck=.1 rise=40 head=.13 snout=.07 muzzle=.075 ears=round ear=.6 tail=flat buckteeth whiskers
hedgehog, porcupine | .2 | coat fur #d9bf98, belly fur #e8d6b8, mark bark #5a4434, nose rubber
  beast long=.14 deep=.1 leg=.03 thick=.022 neck=.05 rise=0 head=.07 snout=.07 muzzle=.035 tip=.014 ears=round ear=.7 tail=none quills
sloth, tapir | .6 | coat fur #8a7458, belly fur #d9c9a8, mark fur #4a3a2a
  beast long=.42 deep=.18 leg=.2 thick=.05 neck=.16 rise=35 head=.13 snout=.04 muzzle=.07 ears=none tail=short feet=claw mask
crocodile, alligator, gator, caiman | .5 | coat leather #4f6a34, belly leather #b5b57a, horn leather #3a5226, white crystal #e8c22e
  beast long=1.3 deep=.22 wide=1.25 leg=.12 thick=.07 sprawl=.14 neck=.25 rise=5 head=.2 snout=.6 muzzle=.13 tip=.1 ears=none tail=lizard taillong=1.5
    feet=claw spikes teeth face=coat eye=.05
lizard, gecko, iguana, komodo dragon, salamander, newt | .25 | coat leather #6aa534, belly leather #d9d98a, horn leather #3f7a2e, white crystal #e8c22e
  beast long=.4 deep=.075 wide=1.15 leg=.05 thick=.024 sprawl=.08 neck=.1 rise=20 head=.08 snout=.07 muzzle=.05 ears=none tail=lizard taillong=.7 feet=claw
    spikes face=coat eye=.022
chameleon | .25 | coat leather #5fb53a, belly leather #b5d98a, mark leather #e8c22e, horn leather #e07a1f, feet leather
  beast long=.3 deep=.1 wide=.6 leg=.1 thick=.024 sprawl=.05 neck=.06 rise=15 head=.09 snout=.05 muzzle=.06 ears=none tail=none spikes stripes face=coat
    eye=.045
  coat: tube .035>.012 0,.16,-.16 0,.14,-.26 0,.06,-.3 0,.02,-.24 0,.06,-.2 0,.09,-.24
turtle, tortoise, sea turtle, giant tortoise | .4 | coat leather #7aa04a, belly leather #c9c98a, mark leather #5a4a24, wing leather #8a7a3a
  beast long=.42 deep=.2 wide=1.2 leg=.07 thick=.06 sprawl=.1 neck=.2 rise=25 slim=.08 head=.095 snout=.03 muzzle=.06 ears=none tail=lizard taillong=.14
    taildrop=.08 shell face=coat eye=.02
triceratops, dinosaur, dino | 2.6 | coat leather #7a8a4a, belly leather #c9c08a, mark leather #b5653a, horn bone
  beast long=1.5 deep=.6 leg=.5 thick=.16 neck=.3 rise=10 head=.36 snout=.4 muzzle=.22 tip=.12 ears=none horns=three tail=lizard taillong=1.6 feet=claw
    frill face=coat eye=.05
stegosaurus, stego | 3 | coat leather #5f8a4c, belly leather #c9c98a, mark leather #c4572b, horn bone
  beast long=1.6 deep=.62 leg=.55 thick=.15 neck=.55 rise=-10 slim=.3 head=.2 snout=.2 muzzle=.12 ears=none tail=lizard taillong=1.8 taildrop=.5 feet=claw
    plates thagomizer face=coat eye=.04
brontosaurus, brachiosaurus, diplodocus, apatosaurus, long neck dinosaur, sauropod | 8 | coat leather #6f8f9a, belly leather #c9d0c4, horn bone
  beast long=1.5 deep=.6 leg=.7 thick=.17 neck=2.2 rise=62 bow=.2 slim=.36 head=.22 snout=.16 muzzle=.14 ears=none tail=lizard taillong=2.6 taildrop=.8
    feet=claw face=coat eye=.045
ankylosaurus, armored dinosaur | 1.7 | coat leather #8a6f4a, belly leather #c9b58a, mark leather #6a5234, wing leather #a88a5a, horn bone
  beast long=1.4 deep=.45 wide=1.15 leg=.3 thick=.13 neck=.3 rise=5 head=.28 snout=.18 muzzle=.18 ears=pointed ear=.6 tail=lizard taillong=1.4 taildrop=.4
    feet=claw shell spikes club face=coat eye=.04
dragon, fire dragon, dragon boss, drake | 3.5 | coat leather #a82a22, belly leather #e0b45a, horn bone, wing leather #c9562a,
    white light #ffd24a, mark leather
  beast long=1.1 deep=.36 chest=1.15 leg=.5 thick=.12 neck=.85 rise=58 bow=.15 slim=.26 head=.22 snout=.28 muzzle=.14 ears=none horns=back horn=1.4
    tail=lizard taillong=1.7 feet=claw spikes wings=bat wing=1.5 arrow teeth face=coat
baby dragon, dragon hatchling, dragonling, baby drake | .7 | coat leather #4fae6a, belly leather #f0e0a0, horn bone, wing leather #e88a3a, white ceramic
  beast long=.3 deep=.18 leg=.12 thick=.06 neck=.14 rise=60 head=.22 snout=.08 muzzle=.13 eye=.06 ears=none horns=up horn=.5 tail=lizard taillong=.5
    taildrop=.15 feet=claw spikes wings=bat wing=.4 arrow face=coat
hydra, three headed dragon, chimera | 3 | coat leather #2f7a5a, belly leather #b5c98a, horn bone, white light #ffd24a
  beast long=1.2 deep=.42 leg=.35 thick=.13 neck=1.1 rise=62 bow=.2 slim=.2 head=.2 snout=.24 muzzle=.12 ears=none horns=back horn=.9 tail=lizard
    taillong=1.6 feet=claw spikes teeth heads=3 face=coat
cerberus, three headed dog, hellhound, hell hound, hell dog | 1.6 | coat fur #3a2a2a, belly fur #5a3430, horn bone, white light #ff5a2a, mark iron
  beast long=.85 deep=.3 chest=1.15 leg=.5 thick=.085 neck=.55 rise=42 slim=.2 head=.2 snout=.22 muzzle=.12 ears=pointed ear=.9 tail=up taillong=.7 teeth
    heads=3 face=coat
unicorn | 2.3 | coat fur #f6f2f4, mane fur #e88ac0, belly fur #f6f2f4, horn gold, feet gold, nose skin #e3b0b4
  beast long=.95 deep=.28 leg=.7 thick=.06 neck=.6 rise=62 slim=.18 head=.17 snout=.25 muzzle=.1 ears=pointed ear=.7 horns=one tail=none feet=hoof crest
  mane: tube .05>.1 0,1.0,-.6 0,.98,-.8 0,.65,-.92 0,.35,-.85
pegasus, winged horse, flying horse | 2.3 | coat fur #f3f3f6, mane fur #b5c4e0, belly fur #f3f3f6, wing snow, feet gold, nose skin #c9b0b4
  beast long=.95 deep=.28 leg=.7 thick=.06 neck=.6 rise=62 slim=.18 head=.17 snout=.25 muzzle=.1 ears=pointed ear=.7 tail=none feet=hoof crest wings=feather
    wing=1.3
  mane: tube .05>.1 0,1.0,-.6 0,.98,-.8 0,.65,-.92 0,.35,-.85
griffin, gryphon, griffon, hippogriff | 2 | coat fur #c98f4a, belly fur #f3ece0, mane snow #f3ece0, wing fur #8a5a2c, nose gold, horn gold
  beast long=.95 deep=.28 chest=1.2 leg=.5 thick=.08 neck=.42 rise=60 head=.19 snout=.14 muzzle=.09 tip=.02 ears=pointed ear=.8 tail=tuft taillong=.7
    feet=claw mane wings=feather wing=1.3 face=nose
poodle, toy poodle | .6 | coat fur #f0e6dc, belly skin #f0d9c8, mane fur #f6f0e8, nose rubber
  beast long=.42 deep=.13 leg=.3 thick=.026 neck=.2 rise=65 slim=.07 head=.09 snout=.12 muzzle=.045 ears=none tail=none
  mane: blob .13 .12 5 @0,.74,.31 + blob .09 .12 5 @.1,.62,.31 mir + blob .17 .1 5 @0,.42,.16 + blob .07 .12 5 @.08,.12,.2 mir
    + blob .07 .12 5 @.08,.12,-.2 mir + blob .08 .12 5 @0,.62,-.3 + tube .02 0,.42,-.24 0,.6,-.3
golden retriever, labrador, retriever, german shepherd, corgi, dalmatian | .6 | coat fur #d9a04e, belly fur #ecc98a, mark fur #b5793a,
    tongue petal
  beast long=.52 deep=.16 chest=1.1 leg=.3 thick=.045 neck=.2 rise=50 head=.13 snout=.13 muzzle=.07 ears=floppy tail=bushy taillong=.35 tailthick=.03
  tongue: box .04 .015 .1 rx25 @0,.56,.66
bulldog, pug, french bulldog, boxer dog | .42 | coat fur #d9b58a, belly fur #f3e7d4, mark fur #7a5030
  beast long=.36 deep=.16 chest=1.2 wide=1.05 leg=.14 thick=.05 neck=.1 rise=35 head=.15 snout=.02 muzzle=.11 tip=.1 ears=floppy ear=.6 tail=short buckteeth
husky, siberian husky, sled dog, malamute | .62 | coat fur #6f757d, belly fur #f4f4f2, mark fur #3c4148, mane fur #4a4f57, eyes light #6fb8f0
  beast long=.5 deep=.17 chest=1.1 leg=.3 thick=.05 neck=.18 rise=50 head=.135 snout=.11 muzzle=.07 ears=pointed ear=1.1 tail=bushy taillong=.34 tailthick=.05 mask
shiba inu, shiba, akita | .42 | coat fur #d9893a, belly fur #f7efe0, mark fur #b5682a
  beast long=.36 deep=.14 chest=1.1 leg=.2 thick=.04 neck=.12 rise=52 head=.12 snout=.08 muzzle=.06 ears=pointed ear=.9 tail=curl taillong=.2 tailthick=.035 mask
rat, giant rat, sewer rat | .16 | coat fur #5f5750, belly fur #8a8078, nose skin #e58a8c, horn skin #d98a88
  beast long=.2 deep=.065 leg=.035 thick=.018 neck=.05 rise=12 head=.052 snout=.075 muzzle=.028 tip=.012 eye=.01 ears=round ear=1.1 tail=none whiskers
  horn: tube .014>.003 0,.075,-.14 .03,.04,-.24 -.04,.02,-.36 .05,.012,-.48
velociraptor, raptor, dromaeosaur | 1.8 | skin leather #b5783a, belly leather #e8d4a0, mark leather #5a3a20, horn bone
  skin: tube .05>.4 0,1.3,-2.3 0,1.25,-1.5 0,1.2,-.8 0,1.2,-.2 + tube .4>.2 0,1.2,-.2 0,1.3,.35 0,1.6,.75 0,1.9,.9 + ball .22 .2 .26 @0,2,.98
    + side .26 0,.14 .5,.1 .62,-.02 .5,-.08 0,-.08 b.05 @0,2,1.02 + side .2 0,0 .46,-.04 .5,-.1 0,-.16 b.04 @0,1.93,1.02
    + ball .2 .34 .3 @.26,1.02,-.12 mir + tube .16>.08 .28,.85,-.1 .3,.5,.2 .29,.26,-.12 .29,.08,0 mir + ball .1 .06 .2 @.29,.06,.1 mir + tube .06>.035 .2,1.25,.4 .28,1,.55 .27,1.02,.75 mir
  belly: ball .3 .32 .45 @0,1.08,.0
  mark: leaf .34 .12 -.6 rx-60 n3:0,-.06,-.07 @0,2.06,.88
  horn: cone .035 .22 rx60 @.2,.1,.2 mir + cone .03 .16 rx110 @.3,.06,.28 mir + cone .018 .1 rx120 @.27,1,.78 mir + cone .014 .05 rx180 n4:0,0,.11 @.09,1.94,1.36 mir
  eyes: ball .045 @.17,2.08,1.12 mir
parasaurolophus, hadrosaur, duckbill dinosaur, iguanodon | 3 | skin leather #6a8a5f, belly leather #d4cca0, mark leather #c4722b
  skin: tube .1>.7 0,1.2,-3 0,1.2,-2 0,1.4,-1 0,1.6,0 + tube .7>.3 0,1.6,0 0,1.9,.7 0,2.4,1.1 0,2.7,1.25 + ball .3 .27 .38 @0,2.8,1.4 + box .34 .14 .4 b.06 @0,2.6,1.75
    + ball .34 .55 .5 @.42,1.2,-.3 mir + tube .26>.16 .45,1,-.25 .47,.6,.1 .46,.3,-.2 .46,.1,-.05 mir + ball .2 .1 .3 @.46,.1,.05 mir + tube .14>.09 .34,1.5,.7 .4,1.05,.75 .4,.5,.85 .4,.1,.85 mir + ball .12 .07 .16 @.4,.07,.9 mir
  belly: ball .55 .6 .9 @0,1.4,.1
  mark: tube .16>.08 0,2.95,1.4 0,3.3,.9 0,3.5,.3
  eyes: ball .06 @.25,2.88,1.5 mir
wyvern | 3 | skin leather #5a6a4a, belly leather #c9b98a, wing leather #8a5a3a, horn bone, white light #ffd24a
  skin: tube .26>.4>.42>.3 0,1.15,-.75 0,1.2,-.35 0,1.35,.1 0,1.5,.45 + tube .3>.2>.15 0,1.5,.4 0,1.9,.85 0,2.35,.85 0,2.5,1.05 + ball .19 .17 .24 @0,2.54,1.12
    + side .24 0,.12 .34,.07 .5,.05 .54,-.03 .4,-.06 0,-.06 b.04 @0,2.53,1.18 + side .19 0,0 .42,-.05 .46,-.09 0,-.14 b.03 @0,2.46,1.16
    + tube .28>.16>.09>.03 0,1.15,-.7 0,.95,-1.3 .15,.6,-1.9 .1,.5,-2.5 -.15,.75,-2.95
    + ball .2 .36 .32 @.3,.98,-.3 mir + tube .18>.09 .34,.85,-.2 .38,.5,.12 .36,.26,-.2 .36,.08,-.08 mir + ball .12 .07 .2 @.36,.07,.02 mir
    + bar .07>.05 .2,1.6,.25 .55,2.3,.05 1.2,2.75,-.15 mir + bar .05>.02 1.2,2.75,-.15 2.6,2.5,-.7 mir + bar .04>.015 1.2,2.75,-.15 2.35,1.6,-.75 mir
    + bar .04>.015 1.2,2.75,-.15 1.5,1.15,-.6 mir
  belly: ball .3 .08 .55 rx-22 @0,.5,0 layy
  wing: loft .2,1.58,.2 .55,2.28,0 1.2,2.73,-.2 2.6,2.48,-.74 2.2,2.13,-.67 2.35,1.58,-.8 1.85,1.63,-.65 1.5,1.13,-.65 1,1.38,-.47 .35,1.08,-.45
    / .2,1.6,.25 .55,2.3,.05 1.2,2.75,-.15 2.6,2.5,-.7 2.2,2.15,-.62 2.35,1.6,-.75 1.85,1.65,-.6 1.5,1.15,-.6 1,1.4,-.42 .35,1.1,-.4 mir
  horn: tube .05>.01 .1,2.66,1.02 .16,2.82,.85 .2,2.92,.65 mir + cone .035 .16 rx60 @.28,.06,.14 mir + cone .035 .16 rx60 @.44,.06,.14 mir + cone .03 .14 rx60 @.36,.06,.16 mir
    + cone .05 .18 s6 rx-20 n4:0,-.07,-.28 @0,1.58,-.15 + cone .022 .09 s6 rx180 n3:0,0,.11 @.09,2.5,1.5 mir + slab .04 0,.2 .14,0 0,-.12 -.14,0 b.008 rx60 @-.15,.78,-3
  white: ball .05 @.155,2.6,1.22 mir
  pupil: ball .03 @.185,2.6,1.245 mir
manticore | 1.9 | coat fur #c4823c, mane fur #6a2f1c, belly fur #e8c890, wing leather #7a2f2a, horn rubber #2a2022, tail leather #7a2a22, white light #ffd24a
  beast long=.95 deep=.27 chest=1.15 leg=.45 thick=.085 neck=.3 rise=48 head=.2 snout=.1 muzzle=.13 ears=round ear=.7 tail=none feet=claw mane wings=bat wing=1.1 fangs horns=bull
    horn=.7
  tail: ball .11 .11 .13 @0,.72,-.62 + ball .1 .1 .11 @0,.82,-.78 + ball .095 .1 .1 @0,.98,-.88 + ball .09 .1 .09 @0,1.15,-.9 + ball .085 .1 .085 @0,1.31,-.84
    + ball .08 .08 .09 @0,1.44,-.73 + ball .075 .07 .09 @0,1.5,-.58 + ball .1 .09 .12 @0,1.48,-.43
  horn: tube .05>.008 0,1.47,-.34 0,1.45,-.22 0,1.32,-.14
hyena, spotted hyena | .85 | coat fur #b59a68, mark fur #4a3826, belly fur #8a7350, mane fur #5a4630, nose rubber, feet rubber
  beast long=.66 deep=.19 chest=1.28 leg=.46 thick=.05 neck=.34 rise=40 slim=.17 head=.15 snout=.12 muzzle=.1 tip=.075 ears=round ear=1.15 tail=bushy taillong=.28 tailthick=.026
    crest feet=dark face=mane
  mark: 5*ball .01 .03 .034 s7 @.9,.62,-.3+.13i setx mir + 4*ball .01 .026 .03 s7 @.9,.53,-.25+.13i setx mir + 4*ball .01 .024 .028 s7 @.9,.69,-.24+.13i setx mir
lynx, bobcat, caracal, serval | .6 | coat fur #c49a68, belly fur #f3e8d6, mark fur #6a4a30, dark rubber, white crystal #d9c03a
  beast long=.5 deep=.16 rump=1.1 leg=.36 thick=.052 neck=.16 rise=48 head=.145 snout=.05 muzzle=.08 ears=pointed ear=1.1 tail=none
  mark: 4*ball .008 .02 .024 s7 @.9,.5,-.22+.13i setx mir + 4*ball .008 .018 .022 s7 @.9,.43,-.17+.12i setx mir + 3*ball .008 .018 .022 s7 @.9,.56,-.16+.13i setx mir
  dark: bar .016>.003 .122,.82,.41 .15,.96,.395 mir + ball .04 .04 .05 @0,.48,-.4
  coat: tube .05>.045 0,.5,-.28 0,.5,-.38 + ball .045 @0,.49,-.37
  belly: cone .055 .15 s8 rz-138 @.09,.6,.44 mir + cone .04 .12 s8 rz-160 @.06,.56,.47 mir
coyote, jackal | .6 | coat fur #b3946a, belly fur #efe3cc, mane fur #5f5244, mark rubber
  beast long=.56 deep=.14 chest=1.12 leg=.42 thick=.036 neck=.24 rise=42 head=.112 snout=.17 muzzle=.06 tip=.026 ears=pointed ear=1.45 tail=bushy taillong=.42 tailthick=.042
  mane: ball .1 .03 .36 @0,1,-.05 layy + ball .058 .058 .07 @0,.65,-.74
lemur, ring tailed lemur | .55 | coat fur #9d9a9c, belly fur #f3f0ea, mark rubber #1f1d20, ring rubber #1f1d20, white light #f2961c, nose rubber
  beast long=.3 deep=.095 rump=1.12 leg=.22 thick=.03 neck=.1 rise=50 head=.095 snout=.06 muzzle=.05 tip=.024 eye=.026 ears=round ear=.95 tail=none mask
  belly: tube .03 0,.3,-.15 0,.36,-.27 0,.5,-.32 0,.72,-.3 0,.92,-.24 0,.98,-.14
  ring: rody .036 .045 rx4 n4:0,.1,.012 @0,.62,-.31 + rody .036 .05 rx-60 @0,.975,-.155 + rody .036 .045 rx20 @0,.9,-.25 + rody .036 .045 rx-30 @0,.39,-.285
baboon, mandrill | .8 | coat fur #8f7c58, mane fur #b3a07a, belly fur #c9b48a, nose skin #5a4648, rump petal #d8606a
  beast long=.46 deep=.17 chest=1.22 leg=.42 thick=.05 neck=.18 rise=45 head=.14 snout=.17 muzzle=.085 tip=.07 ears=round ear=.5 tail=up taillong=.4 tailthick=.022 mane face=nose
  rump: ball .07 .08 .05 @.055,.5,-.3 mir
platypus, duck billed platypus | .15 | coat fur #6a4a34, belly fur #b5916a, mark fur #5a3d2a, bill rubber #3f3a3c, feet rubber #3f3a3c
  beast long=.3 deep=.1 wide=1.2 leg=.05 thick=.032 sprawl=.05 neck=.06 rise=15 head=.085 snout=.0 muzzle=.05 ears=none tail=flat face=coat eye=.012 feet=dark
  bill: ball .07 .02 .1 @0,.135,.34 + ball .085 .04 .03 @0,.14,.305
  dark: ball .007 .004 .007 @.02,.156,.37 mir
armadillo | .28 | coat leather #a08a74, belly leather #d9c4a8, band leather #6f5d4c, horn bone
  beast long=.3 deep=.15 leg=.06 thick=.03 neck=.1 rise=-12 head=.065 snout=.11 muzzle=.038 tip=.015 ears=long ear=.8 tail=lizard taillong=.38 taildrop=.1 feet=claw face=coat eye=.01
  band: ringz .14 .016 8 s18 *.9,1.04,1 n5:0,0,.05 @0,.148,0
  coat: ball .148 .168 .13 @0,.14,-.13 + ball .142 .16 .11 @0,.14,.14
pangolin | .4 | coat leather #c9a884, belly skin #d9b594, scale leather #7a5634, horn bone
  beast long=.34 deep=.13 leg=.1 thick=.034 neck=.1 rise=-8 head=.07 snout=.11 muzzle=.038 tip=.014 ears=none tail=lizard taillong=.5 taildrop=.12 feet=claw face=coat eye=.011
  scale: 7*cone .058 .14 s4 *1,1,.34 rx-72 @0,.09,.2 rz-102+34i @0,.17,0 + 7*cone .064 .14 s4 *1,1,.34 rx-72 @0,.118,.13 rz-119+34i @0,.17,0
    + 7*cone .064 .14 s4 *1,1,.34 rx-70 @0,.128,.05 rz-102+34i @0,.17,0 + 7*cone .064 .14 s4 *1,1,.34 rx-70 @0,.128,-.04 rz-119+34i @0,.17,0
    + 7*cone .062 .14 s4 *1,1,.34 rx-70 @0,.124,-.12 rz-102+34i @0,.17,0 + 6*cone .056 .14 s4 *1,1,.34 rx-75 @0,.11,-.2 rz-90+36i @0,.165,0
    + 5*cone .05 .12 s4 *1,1,.34 rx-80 @0,.085,-.29 rz-72+36i @0,.145,0 + 5*cone .042 .11 s4 *1,1,.34 rx-84 @0,.062,-.38 rz-90+45i @.015,.12,0
    + 5*cone .034 .1 s4 *1,1,.34 rx-86 @0,.045,-.46 rz-90+45i @.035,.09,0 + 3*cone .028 .1 s4 *1,1,.34 rx-88 @0,.03,-.54 rz-60+60i @.055,.07,0
    + 5*cone .036 .09 s4 *1,1,.34 rx-74 @0,.058,.27 rz-80+40i @0,.185,0
aardvark | .6 | coat skin #b8998a, belly skin #c9ac9a, nose skin #d99a90, mark rubber #7a4a48, horn bone
  beast long=.5 deep=.2 rump=1.18 leg=.22 thick=.05 neck=.2 rise=20 slim=.13 head=.1 snout=.2 muzzle=.058 tip=.036 ears=long ear=1.3 tail=lizard taillong=.5 taildrop=.25 feet=claw pig
    face=coat eye=.016
anteater, giant anteater | .9 | coat fur #7a6e62, belly fur #e8e0d0, mark rubber #26221f, mane fur #4a4038, horn bone
  beast long=.62 deep=.18 leg=.3 thick=.06 neck=.22 rise=8 slim=.12 head=.09 snout=.4 muzzle=.055 tip=.02 ears=round ear=.6 tail=none feet=claw face=coat eye=.014
  mane: ball .07 .17 .2 rx-14 @0,.46,-.5 + ball .08 .24 .3 rx-8 @0,.36,-.72 + ball .06 .2 .26 rx4 @0,.28,-.98
  mark: ball .02 .06 .24 rx38 @.6,.38,.2 layx mir
  belly: ball .014 .022 .25 rx38 @.6,.47,.17 layx mir
mole | .14 | coat fur #3f3a3c, belly fur #5a5254, nose skin #e8a49c, hand skin #e8a49c, horn bone
  beast long=.13 deep=.075 leg=.02 thick=.018 neck=.03 rise=5 head=.055 snout=.05 muzzle=.032 tip=.02 eye=.006 ears=none tail=thin taillong=.05 tailthick=.008 face=coat
  hand: ball .026 .03 .013 ry25 rz-30 @.072,.03,.085 mir + ball .02 .01 .026 @.05,.01,-.09 mir
  horn: 4*cone .005 .03 s6 @0,.008,0 rz-100+26i ry25 @.08,.034,.09 mir
mongoose, banded mongoose | .3 | coat fur #94825c, belly fur #c9b48a, nose skin #8a5a50, mark fur #4a3a28
  beast long=.44 deep=.075 rump=1.15 leg=.1 thick=.024 neck=.14 rise=40 head=.062 snout=.055 muzzle=.034 tip=.014 ears=round ear=.7 tail=bushy taillong=.46 tailthick=.022
  mark: 6*ringz .079 .007 6 s16 *.88,1,1 @0,.143,-.2+.045i
wombat | .4 | coat fur #84694f, belly fur #a08668, nose rubber, horn bone
  beast long=.32 deep=.2 rump=1.08 leg=.1 thick=.055 neck=.09 rise=25 head=.155 snout=.05 muzzle=.1 tip=.085 ears=round ear=.7 tail=none feet=claw face=coat
possum, opossum | .3 | coat fur #a8a4a0, belly fur #f3efe8, mark rubber #2a2628, nose skin #e58a8c, tail skin #e0a8a0, feet skin #e0a8a0
  beast long=.28 deep=.115 rump=1.1 leg=.1 thick=.026 neck=.1 rise=28 head=.082 snout=.12 muzzle=.052 tip=.016 ears=dark ear=1.15 tail=none feet=dark whiskers
  tail: tube .02>.006 0,.19,-.2 0,.2,-.3 .06,.12,-.42 .02,.05,-.52 -.1,.06,-.5
yak | 1.8 | coat fur #40302a, mane fur #2e221d, belly fur #2e221d, horn bone #d9cbb0, nose skin #8a7a74
  beast long=1.05 deep=.4 chest=1.2 leg=.42 thick=.09 neck=.25 rise=10 head=.2 snout=.16 muzzle=.14 ears=side horns=bull horn=1.6 tail=horse taillong=.5 tailthick=.1 feet=hoof beard hump
    humpat=.25
  mane: ovals .03,.03,-.74 .26,.28,-.68 .36,.38,-.4 .37,.38,.4 .28,.3,.66 .03,.03,.74 s16 c80 @0,.58,0 + 8*cone .11 .36 s6 rx180 @.24,.46,-.53+.15i mir + ball .14 .2 .12 @0,.9,.87
wildebeest, gnu | 1.4 | coat fur #7a6a60, mane fur #26211f, belly fur #5f524a, horn bone #5a5048, nose rubber, mark fur #453a34
  beast long=.76 deep=.24 chest=1.28 leg=.5 thick=.045 neck=.3 rise=35 head=.13 snout=.26 muzzle=.095 tip=.085 ears=side horns=bull horn=1.35 tail=horse taillong=.45 tailthick=.05 feet=hoof
    crest face=mane
  mane: 4*cone .05 .22 s6 rx170 @0,.72-.02i,.56+.07i + 4*ball .05 .13 .06 s8 @0,.9+.04i,.1+.1i
  mark: ball .03 .16 .018 s6 n3:0,0,.14 @.9,.68,.22 layx mir
calf, baby cow, veal calf | .9 | coat fur #a8683a, mark fur #a8683a, nose skin #e3a08c, belly fur #f3ece0, feet rubber
  beast long=.55 deep=.18 leg=.46 thick=.052 neck=.2 rise=42 head=.15 snout=.12 muzzle=.095 tip=.085 ears=side ear=1.2 tail=tuft taillong=.4 tailthick=.018 feet=hoof
  belly: ball .05 .09 .03 @0,.86,.9 layz
lamb, baby lamb | .45 | coat fur #f8f4ea, belly fur #f3e4d4, nose skin #e0a090, feet rubber
  beast long=.24 deep=.13 leg=.2 thick=.026 neck=.11 rise=52 head=.085 snout=.05 muzzle=.05 tip=.035 face=belly ears=side ear=1.4 tail=none feet=hoof wool
  coat: blob .07 .12 4 *1,.8,1 @0,.475,.19 + tube .035>.02 0,.3,-.18 0,.26,-.26 0,.16,-.28
dachshund, sausage dog, wiener dog | .28 | coat fur #7a3f20, belly fur #b5703a, mark fur #5a2c16, nose rubber
  beast long=.5 deep=.095 chest=1.1 leg=.08 thick=.032 neck=.13 rise=55 head=.082 snout=.12 muzzle=.045 tip=.028 ears=floppy ear=1.3 tail=up taillong=.2 tailthick=.016 face=coat
chihuahua | .22 | coat fur #d9b07a, belly fur #f3e4cc, nose rubber
  beast long=.17 deep=.068 leg=.14 thick=.018 neck=.08 rise=60 head=.078 snout=.03 muzzle=.036 tip=.02 eye=.02 ears=pointed ear=1.5 tail=up taillong=.12 tailthick=.01
kitsune, nine tailed fox, fox spirit, spirit fox, nine tails | 1 | coat fur #f4f0e8, belly fur #fbf8f2, tip petal #e0502a, ear petal #e0502a
  beast long=.72 deep=.2 leg=.36 thick=.045 neck=.2 rise=40 head=.16 snout=.14 muzzle=.08 tip=.05 ears=pointed ear=1.3 tail=none feet=paw
  coat: tube .03>.08>.05 0,.5,-.5 0,.8,-.75 0,1.1,-.8 s10 + tube .03>.08>.05 0,.5,-.5 .14,.78,-.75 .22,1.05,-.8 s10 mir + tube .03>.08>.05 0,.5,-.5 .26,.7,-.74 .42,.92,-.8 s10 mir + tube .03>.08>.05 0,.48,-.5 .34,.6,-.7 .58,.72,-.78 s10 mir + tube .03>.08>.05 0,.46,-.5 .38,.48,-.66 .66,.5,-.74 s10 mir
  tip: ball .055 .1 .055 @0,1.16,-.8 + ball .055 .1 .055 rz-20 @.24,1.1,-.8 mir + ball .055 .1 .055 rz-35 @.46,.97,-.8 mir + ball .055 .1 .055 rz-60 @.64,.74,-.78 mir + ball .055 .1 .055 rz-85 @.72,.5,-.74 mir + ball .02 .03 .02 @0,.86,.62
dimetrodon, sail back, edaphosaurus | 1.5 | coat leather #7a6a3a, belly leather #d9c88a, mark leather #b5502a
  beast long=1.1 deep=.24 leg=.22 thick=.07 sprawl neck=.12 rise=10 head=.2 snout=.2 muzzle=.1 tip=.08 ears=none tail=thick taillong=.9 feet=claws sail
okapi, bongo antelope | 1.8 | coat fur #5a3020, belly fur #5a3020, mark fur #f1e6d2, mane fur #3a2018
  beast long=.95 deep=.3 leg=.8 thick=.055 neck=.55 rise=50 head=.17 snout=.18 muzzle=.09 tip=.07 ears=side ear=1.3 tail=tuft feet=hoof
  mark: ring .072 .012 6 n3:0,.1,0 @.13,.5,-.4 mir + ring .07 .011 6 n2:0,.12,0 @.13,.34,.42 mir
red panda, redpanda, lesser panda, firefox panda | .5 | coat fur #b5502a, belly fur #2a1a14, mark snow, feet fur #2a1a14, stripe fur #e8b88a
  beast long=.42 deep=.16 rump=1.12 leg=.15 thick=.045 neck=.1 rise=38 head=.135 snout=.07 muzzle=.06 tip=.03 ears=round ear=1 tail=bushy taillong=.46
    tailthick=.055 feet=dark mask
  stripe: ring .09 .034 rx75 n4:0,.03,-.11 @0,.3,-.53
  mark: ball .05 .03 .03 s10 @0,.39,.9 setz
`;
