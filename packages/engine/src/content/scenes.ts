/**
 * Places that several known things show together, a row each: names | things with their counts. The first thing is the
 * middle of the scene.
 */
export const scenes = `
graveyard, cemetery, churchyard | tombstone 4, dead tree 1, cross grave 2, coffin 1
campsite, camping site, camp site, encampment, bandit camp | tent 1, campfire 1, log 2, backpack 1
playground | slide 1, swing set 1, seesaw 1
living room | sofa 1, coffee table 1, armchair 1, television 1, floor lamp 1
bedroom | bed 1, dresser 1, wardrobe 1, table lamp 1
kitchen | oven 1, refrigerator 1, cabinet 1, dining table 1
bathroom | bathtub 1, sink 1, toilet 1
classroom | blackboard 1, desk 4, globe 1
library | bookshelf 3, desk 1, armchair 1
laboratory, lab | desk 1, microscope 1, flask 3, server rack 1
throne room | throne 1, pillar 2, banner 2, rug 1
treasure room, treasury | chest 1, gold bar 3, crown 1, goblet 2
dungeon, dungeon room | prison door 1, torch 2, chain 1, skull 2
village, hamlet | house 1, cottage 2, well 1, tree 2
farm, farmyard | barn 1, silo 1, tractor 1, cow 2
market, marketplace | market stall 3, barrel 2, crate 2
harbor, harbour, dock, port | fishing boat 1, crate 3, barrel 2, anchor 1
orchard | apple tree 5, ladder 1, basket 1
vegetable garden, garden | flower 4, bush 2, fence 1, watering can 1
battlefield | cannon 1, shield 2, sword 2, flag 1
picnic | picnic table 1, basket 1, apple 2, bread 1
park, urban park, city park, town park | bench 2, tree 3, fountain 1, streetlamp 1
construction site | excavator 1, traffic cone 3, crane 1, road barrier 1
winter scene, winter landscape | pine 4, snowman 1, sled 1
desert | cactus 3, rock 2, skull 1
beach | palm tree 2, beach chair 1, beach ball 1, umbrella 1
jungle | palm tree 3, fern 3, rock 2
oasis | pond 1, palm tree 3, camel 1
blacksmith corner, blacksmith scene, blacksmith workshop | anvil 1, barrel 1, hammer 1, grindstone 1
workshop, carpenter workshop, woodshop | workbench 1, toolbox 1, sawhorse 1, saw 1, hammer 1
office, office room | desk 1, office chair 1, computer 1, filing cabinet 1
zoo | elephant 1, giraffe 1, lion 1, penguin 2
`;
