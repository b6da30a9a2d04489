import type { Subject } from '../text-to-3d/subject.ts';
import { airplane } from './subjects/airplane.ts';
import { anvil } from './subjects/anvil.ts';
import { apple } from './subjects/apple.ts';
import { axe } from './subjects/axe.ts';
import { barrel } from './subjects/barrel.ts';
import { bed } from './subjects/bed.ts';
import { bell } from './subjects/bell.ts';
import { bench } from './subjects/bench.ts';
import { boat } from './subjects/boat.ts';
import { bomb } from './subjects/bomb.ts';
import { book } from './subjects/book.ts';
import { bow } from './subjects/bow.ts';
import { bridge } from './subjects/bridge.ts';
import { bucket } from './subjects/bucket.ts';
import { cactus } from './subjects/cactus.ts';
import { cake } from './subjects/cake.ts';
import { campfire } from './subjects/campfire.ts';
import { candle } from './subjects/candle.ts';
import { cannon } from './subjects/cannon.ts';
import { car } from './subjects/car.ts';
import { castle } from './subjects/castle.ts';
import { chair } from './subjects/chair.ts';
import { chest } from './subjects/chest.ts';
import { coin } from './subjects/coin.ts';
import { crate } from './subjects/crate.ts';
import { crown } from './subjects/crown.ts';
import { crystal } from './subjects/crystal.ts';
import { dog } from './subjects/dog.ts';
import { fence } from './subjects/fence.ts';
import { fish } from './subjects/fish.ts';
import { flower } from './subjects/flower.ts';
import { gear } from './subjects/gear.ts';
import { gem } from './subjects/gem.ts';
import { goblet } from './subjects/goblet.ts';
import { hammer } from './subjects/hammer.ts';
import { hat } from './subjects/hat.ts';
import { heart } from './subjects/heart.ts';
import { horse } from './subjects/horse.ts';
import { house } from './subjects/house.ts';
import { humanoid } from './subjects/humanoid.ts';
import { key } from './subjects/key.ts';
import { knight } from './subjects/knight.ts';
import { ladder } from './subjects/ladder.ts';
import { lantern } from './subjects/lantern.ts';
import { mug } from './subjects/mug.ts';
import { mushroom } from './subjects/mushroom.ts';
import { pine } from './subjects/pine.ts';
import { potion } from './subjects/potion.ts';
import { pumpkin } from './subjects/pumpkin.ts';
import { ring } from './subjects/ring.ts';
import { robot } from './subjects/robot.ts';
import { rock } from './subjects/rock.ts';
import { rocket } from './subjects/rocket.ts';
import { scroll } from './subjects/scroll.ts';
import { shield } from './subjects/shield.ts';
import { signpost } from './subjects/signpost.ts';
import { snowman } from './subjects/snowman.ts';
import { star } from './subjects/star.ts';
import { streetlamp } from './subjects/streetlamp.ts';
import { sword } from './subjects/sword.ts';
import { table } from './subjects/table.ts';
import { tent } from './subjects/tent.ts';
import { tower } from './subjects/tower.ts';
import { tree } from './subjects/tree.ts';
import { well } from './subjects/well.ts';
import { wheel } from './subjects/wheel.ts';
import { windmill } from './subjects/windmill.ts';
import { wizard } from './subjects/wizard.ts';
import { world } from './world/world.ts';

/** Subjects that are modelled one by one, in more detail than a line of a table has. */
export const modelled: readonly Subject[] = [
  airplane,
  anvil,
  apple,
  axe,
  barrel,
  bed,
  bell,
  bench,
  boat,
  bomb,
  book,
  bow,
  bridge,
  bucket,
  cactus,
  cake,
  campfire,
  candle,
  cannon,
  car,
  castle,
  chair,
  chest,
  coin,
  crate,
  crown,
  crystal,
  dog,
  fence,
  fish,
  flower,
  gear,
  gem,
  goblet,
  hammer,
  hat,
  heart,
  horse,
  house,
  humanoid,
  key,
  knight,
  ladder,
  lantern,
  mug,
  mushroom,
  pine,
  potion,
  pumpkin,
  ring,
  robot,
  rock,
  rocket,
  scroll,
  shield,
  signpost,
  snowman,
  star,
  streetlamp,
  sword,
  table,
  tent,
  tower,
  tree,
  well,
  wheel,
  windmill,
  wizard,
];

/** Every subject that the generator can make. A new one is a line in a table of `world/`. */
export const subjects: readonly Subject[] = [...modelled, ...world];
