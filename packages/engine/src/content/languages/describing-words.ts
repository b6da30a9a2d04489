/**
 * Words that describe or join, in other languages; the same columns as those of the nouns. The English of a row may be
 * several words, and "-" where the other language has a word and English has none.
 */
export const describingWords = `
- | der, die, das, den, dem | el, la, los, las, lo | le, la, les, l | o, os, as | の, な, が, を, は, です | 的, 着, 又
a | ein, eine, einen, einem, einer, eines, irgendein, so ein | un, una, unos, unas, algún, cierta | un, une, des, quelque, un certain, une certaine | um, uma, uns, umas, algum, alguma | ひとつの, 一つの, 一人の, 一匹の, 一本の, 一台の, 一枚の, 一個の, ひとつ | 一个, 一把, 一只, 一条, 一座, 一辆, 一张, 一艘, 一棵, 一匹, 一位, 一名, 一扇, 一顶, 一件, 一本, 一架, 个, 只, 一块, 一根, 一片的, 一副, 一栋, 一朵, 一颗, 一头, 一双, 一支, 一台, 一间, 一堵, 一口, 一幅, 一盏, 一串, 一粒, 一枚, 一柄, 一尊, 一节
and | und, sowie, und auch, dazu | y, e, junto con, y también | et, ainsi que, et aussi | e, junto com, e também | と, および, そして | 和, 与, 以及, 还有, 跟
with | mit, samt, mitsamt, inklusive, versehen mit, verziert mit, geschmückt mit, ausgestattet mit, mitsamt dem | con, provisto de, adornado con, decorado con, decorada con, adornada con, acompañado de | avec, au, aux, à la, muni de, équipé de, orné de, ornée de, décoré de, décorée de, surmonté de, surmontée de, accompagné de, doté de | com, decorado com, decorada com, enfeitado com, enfeitada com, adornado com, acompanhado de, dotado de | を持った, を持つ, 付きの, のついた, の付いた, のある, の備わった | 拿着, 带着, 带有, 带, 有, 配有, 饰有, 装饰着, 附带, 伴有
without | ohne, frei von, ganz ohne | sin, carente de | sans, dépourvu de | sem, isento de | なしの, のない, 無しの, なし | 没有, 没, 无, 不带, 沒有
on | auf, an einer, an einem, an der, auf einer, auf einem | sobre, encima de | sur | sobre, em cima de | の上の, の上に, の上で | 在
in | in, im | en, dentro de | dans | dentro de, em, no, na, nos, nas, num, numa, nuns, numas | の中の | 里的, 里
of | von, vom | de, del, de la, de los, hecho de | de, du, d, de la, à | de, do, da, dos, das, dum, duma | で作られた | 做的
made of | aus | hecho de, hecha de | en, fait de | feito de, feita de | 製の | 制
full of | voller, voll mit, gefüllt mit, voll, beladen mit | lleno de, llena de, repleto de, repleta de, cargado de, cargada de | plein de, pleine de, rempli de, remplie de, plein d, chargé de, chargée de | cheio de, cheia de, repleto de, repleta de, carregado de, carregada de | いっぱいの | 装满
holding | haltend, in der Hand | sosteniendo, sujetando, con en la mano, que sostiene, sujeta | tenant, qui tient, brandissant | segurando, que segura, empunhando | を持っている, を手に持った, 手にした | 举着, 手持, 握着, 手拿, 抱着
next to | neben | junto a, al lado de | à côté de | ao lado de | の隣の | 旁边的
under | unter | bajo, debajo de | sous, en dessous de, au dessous de | sob, debaixo de, embaixo de | の下の, の下に, 下の | 下的, 下面的
behind | hinter | detrás de, tras | derrière | atrás de | の後ろの | 后面的
beside | vor, bei, beim, am, daneben, danebenstehend, nebenan, nebendran, gleich daneben, an der Seite, davor, dahinter | delante de, frente a, cerca de, al lado, a un lado, delante, detrás, enfrente | devant, près de, à côté, sur le côté | na frente de, em frente a, perto de, ao lado, do lado, na frente, atrás | の前の, の近くの, となりの, 横の | 前面的, 附近的, 旁边, 旁
over | über | por encima de | au dessus de | acima de, por cima de | の上空の | 上方的
riding | reitend auf, reitet auf, reitet, auf einem Pferd reitend, reitend | montando, montado en, a caballo de, cabalgando, montada en, que monta | chevauchant, à cheval sur, monté sur, montée sur | montando, montado em, cavalgando | に乗った, に乗っている, にまたがった | 骑着, 骑在, 乘坐
wearing | tragend, bekleidet mit, gekleidet in, trägt | llevando, vistiendo, vestido de, vestido con, vestida de, llevando puesto | portant, coiffé de, vêtu de, vêtue de, habillé de, coiffée de, portant un | usando, vestindo, vestido de, vestida de | をかぶった, を着ている, を着た, を身につけた | 戴着, 穿着, 身穿
flying | fliegend, fliegt | volando, volador, que vuela, en vuelo, vuela | volant, qui vole, en vol, vole | voando, voador, que voa, em voo, voa | 飛んでいる, 飛ぶ, 空飛ぶ, 飛行する, 飛んだ | 飞行的, 飞翔的, 飞, 飞行, 飞翔, 会飞
sitting | sitzend, hockend, kauernd | sentado | assis, assise, assises | sentado | 座っている, 座った, すわった, お座りした, 腰掛けた | 坐着的, 坐着, 蹲着, 蹲坐
sleeping | schlafend, eingeschlafen, schlummernd, schläft | durmiendo, dormido, que duerme, duerme | endormi, dormant, qui dort, assoupi, dort | dormindo, adormecido, que dorme, dorme | 眠っている, 寝ている, 眠る, 眠った, 寝た, おやすみ中の | 睡觉的, 沉睡, 睡着, 睡觉, 睡着的
running | rennend, laufend, rennt | corriendo, corriendo rápido | courant, qui court | correndo, correndo rápido | 走っている, 走る, 駆ける, 走った | 奔跑的, 奔跑, 跑步, 跑着, 奔跑着
around | um einen, um eine, um ein, um den, um die, um das, rund um, rings um, ringsum | alrededor de | autour de | ao redor de, em volta de | の周りの | 周围的
between | zwischen | entre | entre | entre | の間の | 之间的
for | für | para | pour | para | のための | 给
two | zwei | dos | deux | dois, duas | 二つの | 两个
three | drei | tres | trois | três | 三つの | 三个
four | vier | cuatro | quatre | quatro | 四つの | 四个
five | fünf | cinco | cinq | cinco | 五つの | 五个
six | sechs | seis | six | seis | 六つの | 六个
seven | sieben | siete | sept | sete | 七つの | 七个
eight | acht | ocho | huit | oito | 八つの | 八个
nine | neun | nueve | neuf | nove | 九つの | 九个
ten | zehn | diez | dix | dez | 十個の | 十个
metre | Meter | metro | mètre | metro | メートル | 米高, 米
several | mehrere, einige, viele, verschiedene | varios, algunos, muchos, muchas | plusieurs, quelques, beaucoup de, de nombreux, de nombreuses, divers | vários, alguns, muitos, muitas, diversos | いくつかの, 複数の, たくさんの, 沢山の, 多数の | 几个, 一些, 多个, 多根, 许多, 很多, 多只, 多座, 多棵, 若干
pile of | Haufen, Stapelchen | montón de, pila pequeña de, cúmulo de, montículo de, montoncito de | tas de, amas de, monceau de, tas d, tas | monte de, amontoado de, pilha desordenada de, montinho de, um monte de | の山, の小山, 山積みの | 一堆, 一大堆, 一小堆, 成堆
stack of | Stapel, aufgeschichtete, Stoß | pila de, pilas de, torre apilada de | pile de, pile d, empilement de | pilha de, pilhas de, empilhamento de | の積み重ね, の積み重なり, 積み重なった | 一摞, 一叠, 一沓, 一垛
row of | Reihe, Reihe von, Zeile, in einer Reihe | fila de, hilera de, en fila, una hilera de | rangée de, file de, rangée, en rang, en ligne | fileira de, fila de, em fila, uma fileira de | 一列の, 一列に並んだ, 並んだ | 一排, 一列, 成排, 一行
red | rot, rötlich, knallrot, feuerrot | rojo, colorado, rojizo, encarnado | rouge, rougeâtre | vermelho, rubro, encarnado, vermelhinho | 赤い, 赤, レッド, 真っ赤な, 赤色の, あかい, 赤の | 红色, 红, 红的, 大红, 红红, 紅色, 紅, 赤
blue | blau, bläulich, knallblau | azul, azulado, azulito | bleu, bleuté | azul, azulado, azulzinho | 青い, 青, ブルー, 真っ青な, 青色の, あおい, 青の | 蓝色, 蓝, 蓝的, 藍色, 藍, 蓝蓝
green | grün, grünlich | verde, verdoso | vert, verdâtre | verde, esverdeado, verdinho | 緑の, 緑色の, 緑, グリーン, みどりの, 緑色 | 绿色, 绿, 绿的, 绿绿, 綠色, 綠, 翠绿, 碧绿
yellow | gelb, gelblich, knallgelb | amarillo, amarillento, amarillita | jaune, jaunâtre | amarelo, amarelado, amarelinho | 黄色い, 黄色, イエロー, 黄色の, 黄の, きいろい | 黄色, 黄, 黄的, 黃色, 黃, 黄黄
orange | orangefarben, orange | anaranjado, naranja, color naranja, de color naranja | orangé, orangée, couleur orange | alaranjado, cor de laranja | オレンジ色の, オレンジの, 橙色の, だいだい色の | 橙色, 橘色, 橙, 橘黄色, 橘红色
purple | lila, violett, purpurn, violettfarben, lilafarben | morado, púrpura, violeta, violáceo, lila, morada | violet, violette, pourpre, mauve | roxo, lilás, violeta, púrpura | 紫の, 紫色の, 紫, パープルの, むらさきの, 薄紫の | 紫色, 紫, 紫的, 紫红色, 淡紫色
pink | rosa, pink, rosafarben, rosarot, rosane | rosado, rosita, rosa fuerte, color rosa, de color rosa | rose bonbon, rosé | rosado, cor de rosa, rosinha, rosa choque | ピンクの, ピンク, 桃色の, ピンク色の, ピンク色 | 粉色, 粉红色, 粉, 粉红, 桃红色, 粉嫩
brown | braun, bräunlich | marrón, castaño, color café | marron, brun | marrom, castanho, pardo | 茶色い, 茶色の, 茶色, 褐色の, ブラウンの | 棕色, 褐色, 咖啡色, 棕, 褐, 茶色
black | schwarz, pechschwarz, tiefschwarz | negro, negrito, negruzco | noir, tout noir | preto, negro, pretinho | 黒い, 黒, ブラック, 真っ黒な, 黒色の, くろい, 黒の, まっくろな | 黑色, 黑, 黑的, 漆黑, 乌黑, 黑黑
white | weiß, schneeweiß, schneeweiss, weiss, weißlich | blanco, blanquito, blanquecino | blanc, blanche, blanches, blanchâtre, tout blanc | branco, branquinho | 白い, 白, ホワイト, 真っ白な, 白色の, しろい, 白の, まっしろな | 白色, 白, 白的, 雪白, 洁白, 白白
gray | grau, gräulich | gris, grises, grisáceo | gris, grisâtre | cinza, cinzento, acinzentado | 灰色の, グレー, グレーの, 灰色, ねずみ色の, 鼠色の | 灰色, 灰, 灰的, 灰灰, 银灰色
turquoise | türkis | turquesa | turquoise | turquesa | 水色の | 青色
dark | dunkel, düster, dunkelfarbig | oscuro, obscuro, lóbrego, de tono oscuro | foncé, sombre, obscur, ténébreux, de couleur sombre, de couleur foncée | escuro, sombrio, de cor escura | 暗い, ダークな, 濃い, 暗い色の, ダーク, 暗めの, 濃い色の, ダークカラーの | 深, 暗, 深色, 暗色, 黑暗, 昏暗, 暗黑, 深颜色, 深色的, 暗色的
light | hell, hellfarbig | claro, clarito, de tono claro | clair, pâlichon, de couleur claire | claro, clarinho, de cor clara | 明るい, 淡い, 薄い色の, 明るい色の, ライトカラーの | 浅, 浅色, 淡, 淡色, 浅颜色, 淡色的
golden | golden, goldfarben, vergoldet | dorado, bañado en oro | doré, en doré | dourado, banhado a ouro | 金色の, 金の, 黄金の, ゴールドの, 黄金色の, こがね色の, 金ぴかの | 金色, 黄金, 金, 金的, 金黄, 金黄色, 镀金, 黄金的
gold | Gold, aus Gold | oro, de oro, en oro | or, d or, tout en or | ouro, de ouro, em ouro | 金, 純金の, 金製の | 金制, 纯金, 金做的
silver | Silber, silbern, silberfarben, silbrig, versilbert, aus Silber | plata, plateado, de plata | argent, argenté, en argent | prata, prateado, de prata | 銀の, 銀色の, 銀, シルバーの, 銀製の | 银色, 银, 银的, 银制, 银白色
bronze | Bronze, bronzen | bronce | bronze | bronze | 青銅の | 青铜
copper | Kupfer | cobre | cuivre | cobre | 銅の | 铜
iron | Eisen, eisern, aus Eisen, schmiedeeisern | hierro, de hierro, hierro forjado, de hierro forjado | fer, en fer, de fer, en fer forgé | ferro, de ferro, ferro forjado | 鉄の, 鉄, 鉄製の, アイアン | 铁, 铁的, 铁制, 铁质
steel | Stahl, aus Stahl, stählern | acero, de acero | acier, en acier | aço, de aço | 鋼の, 鋼鉄の, スチールの | 钢, 钢铁, 钢制, 不锈钢
metal | Metall, metallisch, aus Metall, blechern, Blech | metal, metálico, de metal, en metal, chapa | métal, métallique, en métal, de métal, tôle, métallisé | metal, metálico, de metal, em metal | 金属の, メタルの, 金属製の, 金属 | 金属, 金属制, 金属做的, 铁皮
rusty | rostig, verrostet, angerostet, durchgerostet | oxidado, herrumbroso | rouillé | enferrujado, oxidado | 錆びた, さびた, サビた, 錆びついた, さびついた, 錆だらけの | 生锈的, 生锈, 锈迹斑斑, 锈, 生鏽, 锈蚀
wooden | Holz, hölzern, aus Holz, holzfarben, hölzerne, aus Holz gemacht | madera, de madera, en madera, hecho de madera, hecha de madera, de palo, de maderas | bois, en bois, de bois, tout en bois, fait en bois, en planches | madeira, de madeira, em madeira, feito de madeira, feita de madeira, de pau, amadeirado | 木の, 木製の, 木製, 木でできた, 木造の, ウッド, 木でできている, ウッドの, ウッディな | 木制的, 木制, 木头, 木, 木质, 实木, 木製, 木造, 木做的, 木料, 木结构的, 原木色
stone | steinern, aus Stein | de piedra, en piedra, hecho de piedra | en pierre, de pierre, en pierres, tout en pierre | de pedra, em pedra, feito de pedra | 石の, 石製の, 石でできた, 石造りの | 石头做的, 石, 石头, 石制, 石质, 石砌
marble | Marmor | mármol | marbre | mármore | 大理石の | 大理石
brick | Ziegel, Backstein | ladrillo | brique | tijolo | レンガの | 砖
glass | Glas, gläsern, aus Glas | vidrio, cristalino, de vidrio, de cristal | verre, en verre | vidro, de vidro | ガラスの, ガラス製の | 玻璃, 玻璃做的, 玻璃制
leather | Leder, ledern, aus Leder | cuero, de cuero, de piel | cuir, en cuir | couro, de couro | 革の, レザーの, 皮の, 革製の | 皮革, 皮, 皮制, 皮质, 真皮
cloth | Stoff | tela | tissu | tecido | 布の | 布
crystalline | kristallen | cristalino | cristallin | cristalino | 水晶の | 水晶做的
ice | eisig, aus Eis | hielo, de hielo | glacé, de glace, en glace | gelo, de gelo, gelado | 氷の, 氷, アイス製の | 冰, 冰块
plastic | Plastik, Kunststoff | plástico | plastique | plástico | プラスチックの | 塑料
glowing | leuchtend, glühend, strahlend, selbstleuchtend, leuchtet, leuchten | brillante, luminoso, resplandeciente, luminiscente, brillando, que brilla, incandescente, fosforescente, brilla | lumineux, lumineuse, brillant, incandescent, luminescent, rougeoyant, rayonnant, qui brille, phosphorescent, brille | brilhante, luminoso, reluzente, luminescente, brilhando, que brilha, incandescente, brilha | 光る, 輝く, 光っている, 輝いている, 発光する, 発光した, 輝いた, きらきら光る | 发光的, 发光, 发亮, 闪光, 会发光, 闪耀, 發光
magic | magisch, zauberkräftig, Zauber | mágico, mágicos, de magia | magique, magiques, de magie | mágico, mágicos, de magia | 魔法の, マジック, 魔法の力の, 魔法 | 魔法, 魔法的, 有魔法, 魔力, 神奇魔法
burning | brennend, in Flammen, lodernd, flammend, brennt | en llamas, ardiente, ardiendo, llameante, encendido en llamas, incendiado, en fuego | en feu, enflammé, ardent, flamboyant, qui brûle | em chamas, ardente, pegando fogo, flamejante, em fogo | 燃える, 燃えている, 炎上する, 炎の | 燃烧的, 着火, 燃烧, 燃烧着, 火焰般
old | alt, uralt, betagt, antik, historisch | viejo, antiguo, añejo, muy viejo | vieux, vieille, ancien, ancienne, antique, vétuste, très vieux, vieil | velho, antigo | 古い, 古びた, 年季の入った, 昔の, 旧式の, ふるい, おんぼろの | 古老的, 旧, 老, 老旧, 陈旧, 旧的, 老的, 老式, 古旧, 舊
new | neu | nuevo | neuf, neuve, nouveau, nouvelle | novo | 新しい | 新
ruined | verfallen, baufällig, heruntergekommen | en ruinas, arruinado, derrumbado, en ruina, desmoronado, ruinoso | en ruine, délabré, en ruines, ruiné | em ruínas, arruinado, em ruína, desmoronado, caindo aos pedaços | 壊れた, 廃墟の, 朽ち果てた, 荒れ果てた | 破旧的, 废弃破败, 破败, 荒废, 倒塌, 残破
broken | kaputt, zerbrochen, gebrochen, defekt, abgebrochen, zerstückelt | roto, quebrado, partido, descompuesto, averiado, estropeado, hecho pedazos, hecho trizas, agujereado | cassé, brisé, rompu, abîmé, en morceaux, en panne, fracassé, en miettes, ébréché, ébréchée | quebrado, partido, estragado, avariado, em pedaços, arrebentado, rompido | 割れた, 折れた, 砕けた, 破れた, ぼろぼろの, 欠けた, 壊れかけの, 折れている, 割れている, 壊れている | 破碎的, 坏, 破碎, 破损, 折断, 断裂, 断, 坏掉, 坏了, 打碎, 碎, 破, 損壞, 坏掉的, 残缺, 断掉, 裂成两半, 碎裂的
small | klein, klitzeklein, kleinste, kleinster, kleinstes, sehr klein, ziemlich klein | pequeño, pequeñito, pequeñín, chiquito, el más pequeño, la más pequeña, muy pequeño, muy pequeña | petit, le plus petit, la plus petite, très petit, très petite | pequeno, pequenino, pequenininho, o menor, a menor, muito pequeno, muito pequena, pequenos | 小さな, 小さい, ちいさな, ちいさい, 小型の, 一番小さな, 一番小さい, 小柄な, すごく小さな, ちいちゃな | 小, 小的, 小小, 小型, 细小, 最小, 最小的, 很小, 小个
big | groß, gross, mächtig groß, größte, größter, größtes, größten, sehr groß, ziemlich groß | grande, gran, grandote, el más grande, la más grande, muy grande, bastante grande | grand, gros, grosse, imposant, le plus grand, la plus grande, la plus grosse, le plus gros, très grand, très grande, très gros | grande, grandão, grandona, o maior, a maior, muito grande, bem grande | 大きな, 大きい, でかい, おおきな, おおきい, 大型の, デカい, 一番大きな, 一番大きい, 最大の, すごく大きな, かなり大きな | 大, 大的, 很大, 大大, 大型, 最大, 最大的, 挺大, 偌大, 特大号, 大号
huge | riesig, gewaltig, enorm, riesengroß, riesengross | enorme, inmenso, grandísimo | énorme, immense | enorme, imenso, grandíssimo | 巨大な, でっかい, とても大きな, 特大の | 巨大的, 巨大, 庞大, 硕大, 巨型
giant | gigantisch, Riesen | gigante, gigantesco | géant, gigantesque | gigante, gigantesco | 超巨大な | 超大
tiny | winzig, mini | diminuto, minúsculo, pequeñísimo, chiquitito, chiquitín, mini | minuscule, tout petit, toute petite, mini, riquiqui | minúsculo, mini | ちっちゃい, とても小さな, 極小の, ミニ, ミニチュアの | 微小的, 微型, 迷你, 极小, 超小, 袖珍
tall | hoch, hohe, hoher, hohes, hohen, hochgewachsen, hochragend, turmhoch | alto, muy alto, elevado | haut, élevé, très haut, haute | alto, elevado, muito alto | 高い, 背の高い, 高くそびえる, たかい | 高, 高大, 很高, 高高, 高耸
long | lang, langgezogen, länglich, länger, längere, längerer, längeres, sehr lang, lange | largo, alargado, más largo, más larga, muy largo, muy larga | long, longue, allongé, plus long, plus longue, très long, très longue | comprido, alongado, mais longo, mais longa, mais comprido, muito longo, alongada | 長い, ながい, 細長い, もっと長い, より長い, 長めの, ロングの | 长, 很长, 长长, 更长, 更长的, 较长, 较长的, 加长, 长条
round | rund, kreisrund, kugelig, rundlich, kugelrund | redondo, esférico, circular, redondeado | rond, ronde, sphérique, circulaire, arrondi | redondo, esférico, circular, arredondado | 丸い, 丸型の, 円形の, まるい, 球形の, 丸っこい | 圆形的, 圆, 圆的, 圆圆, 球形
medieval | mittelalterlich | medieval, de la edad media, medievales | médiéval, moyenâgeux, du moyen âge | medieval, da idade média, medievais | 中世の, 中世風の, 中世ヨーロッパの, 中世ヨーロッパ風の | 中世纪的, 中世纪, 中世纪风格, 中古
magical | zauberhaft, verwunschen schön, feenhaft | encantado, feérico | enchanté, merveilleux, fantasmagorique | encantado, feérico | 不思議な, マジカルな, 魔法じみた | 神奇的, 梦幻, 魔幻
cute | niedlich, süß, herzig, goldig, putzig, knuffig, drollig, süss | lindo, tierno, adorable, monito, simpático | mignon, mignonne, adorable | fofo, fofinho, bonitinho, adorável | かわいい, 可愛い, キュートな, かわいらしい, 愛らしい | 可爱的, 可爱, 萌, 呆萌, 萌萌, 可愛
scary | gruselig, unheimlich, furchterregend, gruslig, schaurig, erschreckend | aterrador, terrorífico, espeluznante, tenebroso, de miedo, que da miedo | effrayant, terrifiant, qui fait peur, épouvantable, lugubre | assustador, aterrorizante, tenebroso, sinistro, medonho | 怖い, 恐ろしい, こわい, 不気味な, 怖そうな, おぞましい | 可怕的, 恐怖, 吓人, 可怕, 阴森, 恐怖的
friendly | freundlich, nett, lieb, gutmütig | amistoso, amable, amigable | gentil, gentille, amical, sympathique | amigável, amigo, gentil, simpático | 優しい, 親切な, フレンドリーな, やさしい | 友好的, 友善, 友好, 和善, 温柔
angry | wütend, zornig, verärgert | enojado, enfadado, furioso, molesto, cabreado | en colère, furieux, fâché, énervé | bravo, zangado, furioso, irritado, com raiva, raivoso | 怒った, 怒っている, 怒りの, 激怒した | 愤怒的, 生气, 愤怒, 暴怒, 发怒
painted | bemalt, lackiert | pintado | peint | pintado | 塗られた | 彩绘的
striped | gestreift, geringelt | a rayas, rayado, de rayas, listado, a franjas | rayé, à rayures, strié, rayée | listrado, às listras, de listras | 縞模様の, しましまの, 縞々の, ストライプの, ボーダーの, 縞の | 条纹, 带条纹, 花条纹
ruby | Rubin, Rubine | rubí, rubíes | rubis | rubi, rubis | ルビー | 红宝石
emerald | Smaragd, Smaragde | esmeralda, esmeraldas | émeraude, émeraudes | esmeralda, esmeraldas | エメラルド | 绿宝石, 祖母绿
sapphire | Saphir, Saphire | zafiro, zafiros | saphir, saphirs | safira, safiras | サファイア | 蓝宝石
corner | Ecke, Eckteil, Eckstück, Winkel, Eck | esquina, rincón, esquinero, recodo, codo, ángulo | coin de, angle de, coin, angle, recoin, coude | canto, esquina, cantinho, quina, ângulo | 角の, コーナー, 隅, 角部, すみ, かど | 拐角, 转角, 角落, 弯角, 拐弯, 转弯, 边角
chocolate | Schokolade, Schoko | de chocolate, chocolate | au chocolat, chocolat | de chocolate, chocolate | チョコレートの, チョコレート, チョコ | 巧克力味的, 巧克力
leaves | Blätter, Laub | hojas, follaje | feuilles, feuillage | folhas, folhagem | 葉, 葉っぱ | 叶子, 树叶
trunk | Stamm | tronco | tronc | tronco | 幹 | 树干
belly | Bauch | barriga, panza | ventre | barriga | お腹 | 肚子
mane | Mähne | melena, crin | crinière | juba, crina | たてがみ | 鬃毛
spot | Fleck, Flecken, Punkt, Punkte | mancha, lunar | tache, pois | mancha, bolinha | 斑点, 水玉 | 斑点, 圆点
nose | Nase | nariz | nez | nariz | 鼻 | 鼻子
wing | Flügel | ala | aile | asa | 翼, 羽 | 翅膀
eye | Auge | ojo | oeil, yeux | olho | 目, 瞳 | 眼睛, 眼
horn | Horn, Hörner | cuerno | corne | chifre | 角 | 角
tail | Schwanz | cola | queue | rabo, cauda | 尻尾, しっぽ | 尾巴
beard | Bart | barba | barbe | barba | ひげ, 髭 | 胡子
stripe | Streifen | raya, franja | rayure, bande | listra, faixa | 縞 | 条纹
cape | Umhang | capa | cape | capa | マント | 披风, 斗篷
coat | Mantel, Wintermantel | abrigo | manteau | casaco | コート | 大衣, 外套
jacket | Jacke | chaqueta | veste, blouson | jaqueta | ジャケット, 上着 | 夹克
skirt | Rock | falda | jupe | saia | スカート | 半身裙
trousers | Hose | pantalones, pantalón | pantalon | calças, calça | ズボン | 裤子
suit | Anzug | traje | costume | terno | スーツ | 西装
apron | Schürze | delantal | tablier | avental | エプロン | 围裙
hood | Kapuze | capucha | capuche | capuz | フード | 兜帽
lid | Deckel | tapa | couvercle | tampa | 蓋 | 盖子, 盖
roof | Dach | tejado, techo | toit | telhado | 屋根 | 屋顶
handle | Griff, Henkel, Stiel | empuñadura, asa, mango de madera | manche, poignée | cabo, punho | 取っ手 | 把手
sail | Segel | vela de barco | voile | vela de barco | 帆 | 船帆
fire | Feuer | fuego | feu | fogo | 火 | 火, 火焰
in | steckt in, gesteckt in | clavado en, clavada en | planté dans, plantée dans | cravado em, cravada em | に刺さった | 插在
open | offen, geöffnet, aufgeklappt, aufgemacht, aufgeschlagen, offenstehend | abierto, abierta de par en par, destapado | ouvert, ouverte, entrouvert, grand ouvert, entrouverte | aberto, destampado, escancarado | 開いた, 開いている, 開けた, 開かれた, 開きっぱなしの, 開け放たれた, 蓋の開いた | 打开的, 打开, 敞开, 开着, 张开, 开口, 展开, 翻开, 敞口
crossed | gekreuzt | cruzado | croisé | cruzado | 交差した | 交叉的
overgrown | bewachsen, überwuchert, zugewachsen, efeubewachsen | cubierto de vegetación, cubierto de plantas, cubierto de maleza, cubierta de plantas, lleno de maleza | envahi, couvert de végétation, recouvert de végétation, couvert de lierre, envahi par la végétation | coberto de vegetação, coberto de plantas, coberto de mato, tomado pelo mato | 生い茂った, 草に覆われた, 植物に覆われた, ツタに覆われた | 杂草丛生, 长满杂草, 长满藤蔓, 爬满藤蔓
collar | Halsband | collar de perro | collier de chien | coleira | 首輪 | 项圈
blade | Klinge | hoja | lame | lâmina | 刃 | 刀刃
kitchen | Küche, Küchen | de cocina, cocina | de cuisine, cuisine | de cozinha, cozinha | キッチンの, 台所の, キッチン, 台所 | 厨房的, 厨房
half | halb, halbiert, hälfte, halbiertes | medio, mitad, por la mitad, a la mitad, media, partido por la mitad | demi, moitié, à moitié, coupé en deux, demie, coupée en deux, moitié de | meio, metade, metades, pela metade, meia, ao meio, metade de, cortado ao meio | 半分の, 半分に切った, ハーフ, 半分 | 半个, 半, 半块, 一半, 对半切, 半边, 切半
mounted | hängend montiert | montado, de pared | mural, monté | montado, de parede | 壁掛けの | 壁挂式的, 壁挂
snow | Schnee | nieve | neige | neve | 雪 | 雪
long | lang | largo | long | longo, comprido | 長い | 长
right | rechts, rechte, rechtsseitig, rechter | derecho, derecha, de la derecha, de la parte derecha | à droite, de droite, côté droit | direito, direita, da direita, lado direito | 右の, 右側の, 右向きの, 右側, 右 | 右侧的, 右边, 右边的, 右侧, 右
left | links, linke, linksseitig, linker, links liegend | izquierdo, izquierda, de la izquierda, zurdo | gauche, à gauche, de gauche, de gauche à | esquerdo, esquerda, da esquerda, esquerda do | 左の, 左側の, 左向きの, 左側, 左 | 左侧的, 左边, 左边的, 左侧, 左
top | oben, Oberteil, Oberseite, obendran | superior, parte superior, parte de arriba | du haut, partie supérieure, partie haute | de cima, superior, topo, parte superior, parte de cima | 上部の, 上部, 上面, トップ | 顶部的, 顶部, 顶, 上半部分, 顶端
on top | darauf, obendrauf, oben drauf, drauf, obenauf | encima, en lo alto | dessus, au sommet, là dessus, par dessus, tout en haut | em cima, no topo | てっぺんに, てっぺんの | 顶上的, 顶端的
- | darin, drin, innen, innendrin, drinnen | dentro, adentro, por dentro | dedans, à l'intérieur | dentro, por dentro | 中に | 里面
destroyed | zerstört, zertrümmert, kaputtgeschlagen, zerschlagen, demoliert | destruido, destrozado, derruido, demolido | détruit, démoli, dévasté, saccagé | destruído, demolido, arrasado, despedaçado | 破壊された, 倒壊した, 壊滅した, 大破した | 被摧毁, 毁坏, 摧毁, 损毁, 毁掉, 被毁
bare | kahl, nackt, blattlos | desnudo, pelado, sin hojas | nu, dénudé, dépouillé, sans feuilles | nu, pelado, sem folhas, desfolhado | 裸の, 葉のない, 丸裸の | 光秃秃, 光秃, 没有叶子, 裸露
cracked | gesprungen, rissig, geborsten, gespalten, zersprungen, eingerissen | agrietado, rajado, resquebrajado, hendido, cuarteado | fendu, fissuré, craquelé, fêlé, lézardé | rachado, trincado, fendido, fissurado | ひび割れた, ひびの入った, 割れ目のある, 裂けた, ひび割れの | 裂开, 开裂, 裂纹, 有裂缝, 龟裂, 裂
shattered | zersplittert, zerschmettert | hecho añicos, astillado | éclaté, pulvérisé, en éclats | estilhaçado, espatifado | 粉々の, 砕け散った | 粉碎, 碎裂
torn | zerrissen, zerfetzt | rasgado, desgarrado | déchiré, en lambeaux | rasgado, esfarrapado | 裂かれた, 引き裂かれた, びりびりの | 撕破, 撕裂, 破烂
tattered | zerlumpt, fetzig | andrajoso, harapiento | loqueteux, en haillons, élimé | maltrapilho, em farrapos | ボロボロの, ぼろの | 褴褛, 破旧不堪
dented | verbeult, eingedellt, zerbeult | abollado | cabossé, bosselé | amassado, amolgado | へこんだ, 凹んだ | 凹陷, 有凹痕
bent | verbogen, gebogen, krumm | doblado, torcido, encorvado | tordu, courbé | torto, entortado, encurvado | 曲がった, 歪んだ | 弯曲, 弯, 变形
curved | geschwungen, gekrümmt, gewölbt | curvo, curvado, arqueado | courbe, incurvé, recourbé, cintré | curvo, curvado, arqueado | カーブした, 湾曲した, 反った, カーブ, カーブの | 弧形, 曲线, 弯弯
burnt | verbrannt, verkohlt, angebrannt, abgebrannt, ausgebrannt, versengt | quemado, carbonizado, chamuscado, calcinado | brûlé, calciné, carbonisé, cramé | queimado, carbonizado, chamuscado | 焦げた, 焼けた, 焼け焦げた, 黒焦げの | 烧焦, 烧毁, 烧坏, 焦黑, 烧过
lit | angezündet, beleuchtet, erleuchtet | encendido, iluminado | allumé, éclairé, illuminé | aceso, iluminado | 灯った, 点灯した, 火のついた, 灯のともった | 点燃, 亮着, 点亮
unlit | erloschen, unbeleuchtet | apagado | éteint | apagado | 消えた, 火の消えた | 熄灭, 未点燃
closed | geschlossen, verschlossen, zugemacht, zu, zugeklappt | cerrado, tapada | fermé, close, clos, refermé | fechado, fechadinho | 閉じた, 閉まった, 閉じている, 閉まっている, 閉ざされた, 閉まってる, 閉じてある | 关闭, 关着, 合上, 关上, 紧闭, 闭合, 盖上, 封闭, 合着
locked | abgeschlossen, verriegelt, zugesperrt | cerrado con llave, bloqueado, trancado | verrouillé, fermé à clé | trancado, bloqueado | 鍵のかかった, 施錠された | 上锁, 锁着, 锁住
empty | leer, unbefüllt, entleert, ganz leer | vacío, vaciado, sin nada | vide, vidé, vidée | vazio, esvaziado, sem nada | 空の, からの, 空っぽの, 中身のない, 中が空の, 何も入っていない | 空的, 空, 空荡荡, 什么都没有, 空着
full | voll, gefüllt, randvoll, gefüllte | lleno, repleto, colmado | plein, rempli, bien rempli | cheio, lotado, repleto, cheinho | いっぱい入った, 満杯の, 満ちた, 中身の入った, 満タンの, 中身入りの | 满的, 满, 装满的, 满满, 装满东西
rectangular | rechteckig, viereckig, eckig | rectangular, cuadrangular | rectangulaire | retangular | 長方形の, 四角い長い | 长方形, 長方形, 矩形
square | quadratisch, kubisch, würfelförmig | cuadrado, cúbico | carré, cubique | quadrado, cúbico | 四角い, 正方形の, 四角の, 立方体の, 角形の, 角型の, 真四角の | 方形, 正方形, 方, 立方, 方块形, 四方, 四方形
oval | oval, eiförmig | ovalado, oval, ovoide | ovale | oval, ovalado | 楕円形の, 楕円の, 卵形の | 椭圆形, 椭圆
pointy | spitz, zugespitzt | puntiagudo, picudo | pointu | pontudo, pontiagudo | 尖った, とがった, とんがった | 尖尖, 尖, 尖的, 尖头
sharp | scharf, geschliffen | afilado, filoso | tranchant, aiguisé, acéré, affûté | afiado, cortante | 鋭い, 切れ味の良い, 研がれた | 锋利, 锐利
spiky | stachelig, dornig | espinoso, erizado | épineux, hérissé, piquant | espinhoso, espinhento | トゲトゲの, とげとげの, トゲのある, とげのある | 带刺, 多刺, 尖刺
flat | flach, platt | plano, chato, aplanado | plat, aplati | plano, achatado, chato | 平らな, 平たい, ぺたんこの | 扁平, 平坦, 扁, 平
thick | dick, dickwandig, dicht, üppig, dicker, dickere, buschig | grueso, gordo y ancho, denso, tupido, espeso, frondoso, más grueso | épais, épaisse, dense, touffu, fourni, plus épais | grosso, espesso, denso, espessa, mais grosso, frondoso, cerrado | 太い, 厚い, 分厚い, 密集した, 密な, 厚めの, 太めの, 生い茂る, 鬱蒼とした | 粗, 厚, 厚实, 粗壮, 茂密, 浓密, 密集, 稠密, 很厚, 粗大
thin | dünn, schmächtig, dünner, dünnere, spärlich | delgado, fino, más delgado, más fino, fina | mince, fin, plus mince, plus fin | fino, delgado, mais fino | 細い, 薄い, ほっそりした, 薄めの, 細めの | 细, 薄, 纤细, 细长, 很薄, 较薄, 薄的, 很细
wide | breit, weit, breiter, breitere, breiteres | ancho, amplio, más ancho, más ancha, muy ancho | large, plus large, très large | largo, amplo, mais largo, mais larga, muito largo | 広い, 幅広の, 幅の広い, より広い, 幅広い, 広めの, 広々とした, ワイドな | 宽, 宽阔, 宽大, 更宽, 较宽, 较宽的, 宽敞, 宽广, 加宽
narrow | schmal, eng, schmaler, schmalere, schmäler | estrecho, angosto, más estrecho, más estrecha | étroit, plus étroit, exigu | estreito, mais estreito, apertado | 狭い, 幅の狭い, せまい, 狭めの, 細幅の | 窄, 狭窄, 更窄, 较窄, 较窄的, 狭长
short | kurz, kürzer, kürzere | corto, chaparro, más corto, más corta | court, plus court, plus courte, raccourci | curto, baixinho, mais curto, mais curta | 短い, 背の低い, もっと短い, 短めの, より短い | 短, 矮, 短小, 更短, 较短, 较短的, 矮小, 很短
massive | massiv, wuchtig | macizo, masivo | massif, massive | maciço | どっしりした, 重厚な | 厚重, 敦实
heavy | schwer | pesado | lourd | pesado | 重い, 重たい | 沉重, 重, 很重
ancient | altertümlich, urzeitlich, jahrhundertealt | ancestral, milenario, arcaico | millénaire, ancestral, archaïque | ancestral, milenar, arcaico | 古代の, 太古の, いにしえの | 古代, 远古, 古老
worn | abgenutzt, abgegriffen, verschlissen, gebraucht | desgastado, gastado, usado, raído | usé, usagé | desgastado, gasto, usado, surrado | 使い古した, 使い込まれた, すり減った, 擦り切れた | 磨损, 用旧, 破损磨旧
weathered | verwittert, wettergegerbt | desgastado por el tiempo, erosionado, curtido, deteriorado | patiné, érodé, usé par le temps | desgastado pelo tempo, erodido, envelhecido, deteriorado | 風化した, 風雨にさらされた | 风化, 饱经风霜, 斑驳
damaged | beschädigt, lädiert, ramponiert | dañado, maltrecho | endommagé, détérioré | danificado | 傷ついた, 損傷した, 傷んだ, 破損した | 受损, 损坏, 损伤
scratched | zerkratzt, verkratzt | arañado | égratigné, griffé | arranhado, riscado | 傷だらけの, ひっかき傷のある | 刮花, 有划痕, 划伤
dirty | schmutzig, dreckig, verschmutzt, verdreckt | sucio, mugriento, mugroso | sale, crasseux, souillé | sujo, imundo, encardido | 汚い, 汚れた, きたない | 脏, 肮脏, 脏兮兮, 很脏
clean | sauber, rein | limpio | propre, nettoyé | limpo | きれいに洗った, 清潔な | 干净, 清洁, 整洁
dusty | staubig, verstaubt | polvoriento, empolvado | poussiéreux | empoeirado, poeirento | ほこりっぽい, 埃まみれの, ほこりをかぶった | 布满灰尘, 落满灰尘, 满是灰尘, 积灰
muddy | schlammig, matschig | embarrado, lodoso, fangoso | boueux | enlameado, lamacento, barrento | 泥だらけの, 泥まみれの | 泥泞, 沾满泥, 满是泥
mossy | moosig, bemoost, moosbewachsen, moosbedeckt, vermoost, mit Moos bedeckt | musgoso, cubierto de musgo, cubierta de musgo, con musgo, lleno de musgo | moussu, couvert de mousse, couverte de mousse, recouvert de mousse, recouverte de mousse | musgoso, coberto de musgo, coberta de musgo, com musgo | 苔むした, 苔の生えた, 苔に覆われた, 苔だらけの, コケの生えた | 长满苔藓, 长满青苔, 布满青苔, 覆盖着苔藓, 长苔
snowy | verschneit, schneebedeckt, beschneit, mit Schnee bedeckt | nevado, cubierto de nieve, cubierta de nieve, con nieve | enneigé, couvert de neige, couverte de neige, recouvert de neige | nevado, coberto de neve, coberta de neve, com neve | 雪の積もった, 雪をかぶった, 雪に覆われた, 雪の | 被雪覆盖, 积雪, 白雪覆盖, 覆盖着雪, 下雪
frozen | gefroren, vereist, zugefroren, eingefroren | congelado | gelé, congelé | congelado | 凍った, 凍りついた, 凍結した, 氷結した | 冰冻, 结冰, 冻住, 冰封
icy | frostig | gélido, glacial | glacial, givré | gélido, glacial | 氷のような, 冷え切った | 冰冷, 冰霜, 寒冰
wet | nass, feucht | mojado, húmedo, empapado | mouillé, humide, trempé | molhado, úmido, encharcado | 濡れた, ぬれた, 湿った | 湿, 湿漉漉, 潮湿
dry | trocken, vertrocknet, dürr, verdorrt, ausgetrocknet | seco, reseco | sec, sèche, desséché | seco, ressecado | 乾いた, 乾燥した, 干からびた | 干燥, 干枯, 枯萎, 干, 枯
dead | tot, gestorben, abgestorben | muerto | mort | morto | 死んだ, 枯れた | 死, 死去, 死掉, 枯死, 枯死的
hot | heiß, heiss | caliente | chaud | quente | 熱い, 暑い | 热, 炎热, 滚烫
cold | kalt | frío | froid | frio | 冷たい, 寒い | 冷, 寒冷
shiny | glänzend, schimmernd, blank, poliert glänzend | lustroso, reluciente | luisant, étincelant, chatoyant | lustroso, cintilante, brilhoso | ぴかぴかの, ピカピカの, つやつやの, きらきらの, キラキラの | 闪亮, 亮晶晶, 闪闪发光, 闪亮亮, 光亮
polished | poliert | pulido | poli, lustré | polido | 磨かれた | 抛光, 磨光
smooth | glatt | liso, suave | lisse | liso, macio | なめらかな, 滑らかな, すべすべの | 光滑, 平滑
rough | rau, grob, uneben | áspero, rugoso, tosco | rugueux, rêche, grossier | áspero, rugoso, tosco | ざらざらの, 粗い, ごつごつの | 粗糙, 粗糙不平
soft | weich | blando, mullido | mou, doux, moelleux, douce, molle | mole | 柔らかい, やわらかい, ふわふわした | 柔软, 软
hard | hart | duro | dur | duro | 硬い, 固い, かたい | 坚硬, 硬
fluffy | flauschig, plüschig, fluffig | esponjoso, peludito, mullidito | duveteux, tout doux, duveté | felpudo | ふわふわの, もふもふの, フワフワの, もこもこの | 毛茸茸, 蓬松, 绒绒
furry | pelzig, fellig | peludo | poilu, velu, à poils | peludo | 毛むくじゃらの, 毛深い | 多毛, 长毛
hanging | hängend, herabhängend, aufgehängt, aufhängbar, Hänge | colgante, colgado, colgando, suspendido, colgada | suspendu, accroché, pendant, accrochée, à suspendre | pendurado, suspenso, pendente, dependurado, de pendurar | 吊るされた, ぶら下がった, 吊り下げられた, 吊り下げ, 吊るした, 掛かった, ぶら下げた, 掛けられた, 吊り | 悬挂, 吊着, 挂着, 悬吊, 挂, 悬吊式, 垂挂, 垂吊
floating | schwebend, schwimmend, schwebt | flotante, flotando | flottant, en lévitation | flutuante, flutuando | 浮かぶ, 浮いた, 浮いている, 浮遊する | 漂浮, 悬浮, 浮空, 漂浮着
standing | stehend, aufrecht, aufgestellt | de pie, parado, erguido, puesto de pie | debout, dressé | em pé, de pé, ereto, erguido | 立っている, 立った, 立てられた, 直立した, 立つ | 站立, 站着, 立着, 立着的, 竖立, 直立, 竖立的
lying | liegend | tumbado, acostado, echado, tendido | couché, étendu | deitado | 横たわった, 寝そべった, 寝転んだ, 横になった | 躺着, 趴着, 躺
walking | gehend, spazierend, schreitend | caminando, andando | marchant, qui marche | andando, caminhando | 歩いている, 歩く | 行走, 走路, 走着
jumping | springend, hüpfend | saltando, que salta, saltarín | sautant, qui saute, bondissant | pulando, saltando | ジャンプする, 跳んでいる, 跳ねる | 跳跃, 跳着
dancing | tanzend | bailando, que baila | dansant, qui danse | dançando | 踊る, 踊っている | 跳舞, 跳舞的
swimming | schwimmt | nadando, que nada | nageant, qui nage | nadando | 泳ぐ, 泳いでいる | 游泳, 游泳的
eating | fressend, essend | comiendo | mangeant, qui mange | comendo | 食べている, 食べる | 吃着, 正在吃
smiling | lächelnd, lachend, grinsend | sonriente, sonriendo | souriant | sorridente, sorrindo | 笑っている, 笑った, 微笑む, にっこり | 微笑, 笑着
roaring | brüllend | rugiendo, que ruge | rugissant | rugindo | 吠える, 咆哮する | 咆哮, 怒吼
fighting | kämpfend | luchando, peleando | qui combat, en combat | lutando, brigando | 戦う, 戦っている | 战斗, 打斗
rolled | gerollt, aufgerollt, zusammengerollt | enrollado | enroulé, roulé | enrolado | 巻かれた, 丸めた, 丸まった, 巻いた | 卷起, 卷着, 卷好
stacked | gestapelt, aufgestapelt | apilado, amontonado | empilé, entassé | empilhado, amontoado | 積まれた, 積み重ねた, 積み上げた, 重ねた | 堆叠, 叠放, 摞起来, 堆起来
folded | gefaltet, zusammengeklappt, zusammengefaltet | plegado | plié, replié | dobrado, dobrada | 折りたたんだ, 畳んだ, 折られた, たたまれた | 折叠, 叠好, 折起
twisted | verdreht, gewunden, verdrillt | retorcido, enroscado | torsadé, entortillé, vrillé | retorcido, torcido | ねじれた, ねじ曲がった | 扭曲, 扭转, 盘绕
crooked | schief, krumme, schräg | chueco, ladeado, inclinado | bancal, de travers, penché | tortinho, inclinado | 傾いた, 歪な, ゆがんだ | 歪, 歪斜, 倾斜, 歪歪扭扭
straight | gerade, schnurgerade, geradlinig | recto, recta, en línea recta, derechito | rectiligne, tout droit, tout droite, en ligne droite, droit | reto, retinho, reta, em linha reta | まっすぐな, 直線の, 真っ直ぐな, 真直ぐな, 直進の, ストレート, ストレートの | 笔直, 直, 直的, 直线, 直线型, 平直
upside down | kopfüber, auf dem Kopf, umgedreht, verkehrt herum, auf den Kopf gestellt | boca abajo, al revés, volteado, invertido, patas arriba | à l'envers, renversé, retourné, tête en bas | de cabeça para baixo, invertido, virado, de ponta cabeça | 逆さまの, 逆さの, ひっくり返った, さかさまの, 上下逆の | 倒置, 颠倒, 翻倒, 倒过来, 倒立
fallen | umgestürzt, umgefallen, gefallen, gestürzt, umgekippt | caído, volcado | tombé, abattu | caído, tombado | 倒れた, 落ちた | 倒下, 掉落, 倒塌倒下, 倒地
sunken | versunken, gesunken | hundido, sumergido | coulé, englouti, immergé | afundado, submerso, naufragado | 沈んだ, 沈没した | 沉没, 沉入水中
buried | vergraben, begraben | enterrado | enterré, enfoui | enterrado | 埋まった, 埋められた | 埋藏, 埋着, 被埋
hidden | versteckt, verborgen | oculto, escondido | caché, dissimulé | escondido, oculto | 隠された, 隠れた | 隐藏, 藏起来
abandoned | verlassen, aufgegeben | abandonado | abandonné, désaffecté | abandonado | 捨てられた, 廃れた, 見捨てられた, 放棄された | 废弃, 被遗弃, 遗弃, 荒废的
haunted | verspukt, spukend, heimgesucht | embrujado | hanté | assombrado, mal assombrado | お化けの出る, 幽霊の出る | 闹鬼, 鬼怪
cursed | verflucht, verwunschen | maldito | maudit, ensorcelé | amaldiçoado | 呪われた, 呪いの | 被诅咒, 诅咒
holy | heilig | sagrado, santo, bendito | sacré, saint, sainte, béni | sagrado, santo, bento | 聖なる, 神聖な | 神圣, 圣
evil | böse, bösartig, finster | malvado, maligno, malo | maléfique, diabolique, mauvais | malvado, malévolo, maligno | 邪悪な, 悪い, 悪の | 邪恶, 恶毒, 坏坏
good | gut, brav | bueno, buen | bon, bonne | bom, boa, bonzinho | 良い, 善い, いい | 好的, 善良, 好
happy | glücklich, fröhlich, froh | feliz, alegre, contento | heureux, joyeux, content | feliz, alegre, contente | 幸せな, 嬉しい, 楽しい, 陽気な, ハッピーな | 快乐, 开心, 高兴
sad | traurig | triste | triste | triste, tristonho | 悲しい, 悲しそうな | 悲伤, 伤心, 难过
creepy | grauslig, gespenstisch, schauerlich | siniestro, inquietante | sinistre, inquiétant, glauque | arrepiante, macabro | 気味の悪い, 薄気味悪い | 诡异, 阴森森, 毛骨悚然
beautiful | schön, wunderschön, hübsch | hermoso, bello, bonito, precioso | beau, belle, bel, joli, magnifique | bonito, belo, lindo, formoso | 美しい, きれいな, 綺麗な, 素敵な | 漂亮, 美丽, 好看, 美丽的
ugly | hässlich, scheußlich | feo, horrible, horroroso | laid, moche, hideux | feio, horroroso | 醜い, みにくい | 丑陋, 丑, 难看
brave | mutig, tapfer | valiente | courageux, brave, vaillant | corajoso, valente | 勇敢な, 勇ましい | 勇敢, 英勇
strong | stark, kräftig, robust | fuerte, robusto | fort, robuste, costaud, puissant | forte, robusto | 強い, 頑丈な, 丈夫な | 强壮, 结实, 坚固, 强大
muscular | muskulös | musculoso, fornido | musclé | musculoso | 筋肉質の, マッチョな, 筋骨隆々の | 肌肉发达, 肌肉, 健壮
powerful | mächtig | poderoso, potente | surpuissant | poderoso, potente | 強力な, 強大な | 强力, 威力强大
legendary | legendär, sagenumwoben | legendario, mítico | légendaire, mythique | lendário, mítico | 伝説の, 伝説的な | 传说, 传奇, 传说中
epic | episch | épico | épique | épico | 壮大な | 史诗, 史诗级
rare | selten | poco común | rare | raro | 珍しい, レアな, 希少な | 稀有, 罕见
royal | königlich | real, regio | royal, royale | real, régio | 王家の, 王室の | 皇家, 王室, 皇室
fancy | edel, edle, schick, prunkvoll, nobel, vornehm | lujoso, suntuoso | luxueux, somptueux, chic, fastueux | luxuoso, chique, requintado | 豪華な, おしゃれな, 高級な, 華やかな | 豪华, 华丽, 奢华, 精美
ornate | verziert, reich verziert, verschnörkelt, kunstvoll | ornamentado, adornado, labrado | orné, ornementé, ouvragé | ornamentado, adornado, trabalhado | 凝った, 飾りのついた, 装飾的な | 华美, 雕花, 装饰华丽
decorated | geschmückt, dekoriert | decorado | décoré | decorado, enfeitado | 装飾された, 飾られた, 飾り付けた, デコレーションされた | 装饰过, 装饰
elegant | elegant, stilvoll | elegante | élégant | elegante | 優雅な, エレガントな, 上品な | 优雅, 典雅
simple | einfach, schlicht, simpel, unkompliziert | sencillo, simple, simplón, simplecito | simple, modeste, simplifié | simples, singelo, simplesinho, despojado | シンプルな, 簡素な, 単純な, 質素な, 簡単な | 简单, 朴素, 简约, 简陋, 简易, 简易的, 简洁
detailed | detailliert, detailreich | detallado | détaillé | detalhado | 詳細な, 細かい, 精巧な | 精细, 细致, 详细
modern | modern, zeitgenössisch | moderno, contemporáneo | moderne, contemporain | moderno, contemporâneo | 現代的な, モダンな, 現代の, 近代的な | 现代, 现代化, 新式
futuristic | futuristisch, zukunftsweisend | futurista, del futuro | futuriste, du futur | futurista, do futuro | 未来的な, 近未来的な, 近未来の, 未来の, SF風の | 未来, 未来感, 科幻, 未来风格
rustic | rustikal, ländlich | rústico, campestre | rustique, champêtre | rústico, campestre | 素朴な, 田舎風の | 乡村风, 质朴, 乡土
gothic | gotisch | gótico | gothique | gótico | ゴシックの, ゴシック様式の, ゴシック調の | 哥特式, 哥特
japanese | japanisch | japonés, japonesa | japonais | japonês, japonesa | 日本の, 和風の, 日本風の | 日式, 日本
chinese | chinesisch | chino | chinois | chinês, chinesa | 中国の, 中華風の, 中国風の | 中式, 中国
egyptian | ägyptisch | egipcio | égyptien | egípcio | エジプトの, 古代エジプトの | 埃及, 古埃及
roman | römisch | romano | romain | romano | ローマの, 古代ローマの | 罗马, 古罗马
greek | griechisch | griego | grec, grecque | grego | ギリシャの, 古代ギリシャの | 希腊, 古希腊
victorian | viktorianisch | victoriano | victorien | vitoriano | ヴィクトリア朝の, ビクトリア朝の | 维多利亚, 维多利亚式
strange | seltsam, merkwürdig, sonderbar, komisch | extraño, raro | étrange, bizarre | estranho, esquisito | 奇妙な, 変な, おかしな | 奇怪, 怪异, 古怪
mystical | mystisch, geheimnisvoll, rätselhaft | místico, misterioso | mystique, mystérieux | místico, misterioso | 神秘的な, 謎の, ミステリアスな | 神秘, 神秘的
enchanted | verzaubert, verhext | hechizado | ensorcelante, féerique | enfeitiçado | 魔法のかかった, 魔法をかけられた | 附魔, 被施了魔法, 施了魔法
pale | blass, bleich | pálido | pâle, blême | pálido | 青白い, 薄色の | 苍白, 惨白
bright | knallig, grell | chillón | vif, vive, éclatant, criard | vibrante, berrante | 鮮やかな, 派手な | 鲜艳, 亮, 明亮
pastel | pastellfarben, pastell | en tono pastel | pastel | em tom pastel | パステルカラーの, パステル | 粉彩, 马卡龙色
colorful | bunt, farbenfroh, farbig, mehrfarbig | colorido, de colores, multicolor, vistoso | coloré, multicolore, bariolé | colorido, multicolorido | カラフルな, 色とりどりの, 色鮮やかな | 彩色, 五颜六色, 多彩, 彩虹色, 七彩
dotted | gepunktet, getupft, gesprenkelt, gefleckt | de lunares, moteado, a lunares | pointillé, tacheté, moucheté | de bolinhas, pontilhado, pintadinho | 水玉の, 水玉模様の, 斑点のある, ドット柄の, 斑点の | 波点, 圆点, 斑点, 带斑点, 有斑点
checkered | kariert | a cuadros, cuadriculado | à carreaux, quadrillé | quadriculado, xadrezado, de xadrez | チェック柄の, 市松模様の, 格子柄の | 格子, 方格
patterned | gemustert | estampado, con estampado, con dibujo | à motifs | estampado, com padrão, com estampa | 模様の, 柄の | 有花纹, 花纹
straw | Stroh, strohgedeckt, mit Strohdach | de paja, paja | de paille, en paille, paille, au toit de chaume | de palha, palha | わらの, 藁の, 藁葺きの | 稻草, 茅草
thatched | reetgedeckt | con techo de paja, techado de paja | en chaume | com telhado de palha | 茅葺きの, 藁ぶきの | 茅草顶
paper | Papier | de papel, papel | en papier, de papier, papier | de papel, papel | 紙の, 紙製の | 纸, 纸做的, 纸质
ceramic | Keramik, keramisch | cerámica, de cerámica | céramique, en céramique | cerâmica, de cerâmica | 陶器の, セラミックの | 陶瓷, 陶制
porcelain | Porzellan | porcelana, de porcelana | porcelaine, en porcelaine | porcelana, de porcelana | 磁器の, 陶磁器の | 瓷, 瓷器, 瓷制
clay | Ton, Lehm, tönern | de barro, barro, arcilla, de arcilla | argile, en argile, en terre cuite, terre cuite | de barro, barro, argila, de argila | 粘土の, 土製の, 素焼きの | 粘土, 黏土, 泥, 陶土
rubber | Gummi | de goma, goma, caucho | caoutchouc, en caoutchouc | de borracha, borracha | ゴムの, ゴム製の | 橡胶
bone | aus Knochen | de hueso | en os | de osso | 骨の, 骨でできた | 骨制, 骨头做的
bamboo | aus Bambus, Bambus | de bambú | en bambou | de bambu | 竹の, 竹製の | 竹制, 竹
concrete | Beton | hormigón, de hormigón, de concreto | béton, en béton | concreto, de concreto, betão | コンクリートの | 混凝土, 水泥
sand | Sand, sandig | arena, de arena, arenoso | sable, de sable, en sable | areia, de areia | 砂の, 砂 | 沙子, 沙
mud | Schlamm | lodo, de lodo | boue, de boue | lama, de lama | 泥の | 泥浆
transparent | durchsichtig, transparent, klar | transparente, translúcido | transparent, translucide | transparente, translúcido | 透明な, 半透明の, 透き通った | 透明, 半透明
diamond | Diamant, diamanten | de diamante, diamante | diamant, en diamant | de diamante, diamante | ダイヤモンドの, ダイヤの | 钻石
beige | beige, sandfarben | beige, beis | beige | bege | ベージュの, ベージュ | 米色, 米黄色
crimson | karminrot, purpurrot, blutrot | carmesí, rojo sangre | cramoisi, rouge sang | carmesim | 深紅の, 真紅の | 深红色, 绯红, 血红色
maroon | weinrot, bordeauxrot | granate, burdeos, guinda | bordeaux, lie de vin | bordô | えんじ色の, ワインレッドの | 酒红色, 暗红色
navy | marineblau, dunkelblau | azul marino | bleu marine | azul marinho | 紺色の, 紺, ネイビーの | 藏青色, 海军蓝, 深蓝色
azure | himmelblau, azurblau | celeste, azul cielo | bleu ciel, azur | azul celeste, azul céu | 空色の | 天蓝色, 天蓝
teal | petrol, blaugrün, türkisgrün | verde azulado | bleu canard | verde azulado | 青緑の, 青緑色の | 蓝绿色, 青绿色
lime | limettengrün, hellgrün, giftgrün | verde lima, verde limón | vert citron, vert clair | verde limão | 黄緑の, 黄緑色の, ライムグリーンの | 黄绿色, 浅绿色
olive | olivgrün, oliv | verde oliva | vert olive, kaki | verde oliva | オリーブ色の, カーキ色の | 橄榄绿, 军绿色
mint | mintgrün | verde menta | vert menthe | verde menta | ミントグリーンの | 薄荷绿
cream | cremefarben, cremeweiß | color crema | blanc cassé | cor de creme, creme | クリーム色の | 奶油色, 奶白色
magenta | magenta | magenta, fucsia | magenta, fuchsia | magenta, fúcsia | マゼンタの, 赤紫の | 品红, 洋红色
indigo | indigo, indigoblau | índigo, añil | indigo | índigo, anil | 藍色の, 藍 | 靛蓝, 靛蓝色
winged | geflügelt, beflügelt | alado | ailé | alado | 翼のある, 羽の生えた, 翼の生えた, 羽のある | 有翅膀, 长翅膀, 带翅膀
armored | gepanzert | revestido de armadura | caparaçonné | encouraçado | 鎧を着た, 武装した, 装甲の, 鎧姿の | 穿盔甲, 披甲, 装甲
hooded | vermummt | encapuchado | encapuchonné, encapuchée | encapuzado | フードをかぶった, フード付きの, フード姿の | 戴兜帽, 蒙面戴帽
bearded | bärtig, vollbärtig | barbudo | barbu | barbudo | ひげの, ひげ面の, 髭の, ひげを生やした | 大胡子, 留胡子, 有胡子, 长胡子
bald | glatzköpfig | calvo | chauve | careca | はげた, 禿げた, スキンヘッドの, ハゲの | 秃头, 光头, 秃
fat | fett, dicklich, mollig, pummelig, beleibt | gordo, gordito, rechoncho, regordete, robustote | gras, dodu, grassouillet, trapu, corpulent, bedonnant | gordo, gordinho, rechonchudo, roliço, atarracado | 太った, ぽっちゃりした, デブの, まるまる太った, ずんぐりした, ふくよかな | 胖, 肥胖, 胖乎乎, 胖胖, 肥, 粗胖, 圆胖, 矮胖
skinny | dürre, hager, mager, schlank | flaco, flaquito, esbelto | maigre, maigrichon, svelte | magro, magrinho, esbelto | 痩せた, やせた, ガリガリの | 瘦, 苗条, 瘦瘦, 瘦弱, 瘦小
young | jung, jugendlich | joven, jovencito | jeune | jovem, novinho | 若い, 幼い | 年轻, 年幼, 幼小, 幼
elderly | betagte, greis | de edad avanzada | âgé, vieillissant | de idade | 年老いた, 年をとった, 老いた | 年老, 年迈, 年长
wild | wild | salvaje, silvestre | sauvage | selvagem, silvestre | 野生の | 野生, 野
fresh | frisch | fresco, recién hecho | frais, fraîche | fresco, fresquinho | 新鮮な, 焼きたての | 新鲜, 新鲜的
rotten | faul, verfault, verdorben, morsch, vermodert, verrottet | podrido, putrefacto, carcomido | pourri, moisi, vermoulu | podre, apodrecido | 腐った, 腐敗した, 朽ちた | 腐烂, 腐朽, 发霉, 烂
ripe | reif | maduro | mûr | maduro | 熟した, 完熟の | 成熟, 熟透
cooked | gekocht, gebraten, gegrillt, gebacken, gar, geröstet, durchgebraten | cocido, cocinado, asado, frito, al horno, a la parrilla, a la plancha, guisado, hervido, tostado | cuit, grillé, rôti, cuisiné, bouilli, rôtie, poêlé | cozido, assado, grelhado, frito, tostado, cozinhado, na brasa, fervido | 調理した, 焼いた, 茹でた, 煮た, 加熱した, 炒めた, 焼き上がった, グリルした | 煮熟, 烤熟, 烤, 熟, 煮好, 煎熟, 烤好, 油炸, 炸
raw | roh, ungekocht | crudo, sin cocinar, sin cocer | cru, pas cuit, non cuit | cru, sem cozinhar, sem cozer | 生の, なまの, 未調理の, 焼いていない | 生的, 未煮, 生鲜
sliced | geschnitten, aufgeschnitten, in Scheiben, in Scheiben geschnitten, in Stücke geschnitten, in Stücken | rebanado, cortado, en rodajas, en rebanadas, en lonchas, troceado, en trozos, loncheado | tranché, coupé, en tranches, découpé, en rondelles, émincé | fatiado, cortado, em fatias, em rodelas, em pedaços cortados, picado | スライスした, 切った, 薄切りの, 切られた, カットされた, カットした, 輪切りの | 切好, 切开, 切成片, 切开的, 切块
double | doppelt, zweifach, Doppel, zweier, zweiflügelig, zweiteilig | doble, dobles, de dos, de dos hojas | double, deux places, à deux battants | duplo, dupla, dupla de, de duas folhas | 二重の, ダブル, 二連の, 二段の, ツイン, 両開きの, 両開き, ダブルの | 双, 双层, 双重, 双联, 双重的, 双扇, 双开, 双人, 双头
electric | elektrisch | eléctrico | électrique | elétrico | 電動の, 電気の | 电动
mechanical | mechanisch | de mecanismo | mécanique | mecânico de máquina | 機械の, 機械式の, 機械仕掛けの | 机械
portable | tragbar, mobil | transportable | portatif, transportable | portável, transportável | 携帯用の, 持ち運べる, ポータブルの | 便携, 便携式, 手提
melted | geschmolzen | derretido, fundido | fondu | derretido | 溶けた, とけた, 溶けかけた | 融化, 熔化
covered | bedeckt, überdacht, abgedeckt, zugedeckt, umhüllt | cubierto, techado, tapado, con tapa, tapadito | couvert, recouvert, à couvercle, bâché | coberto, tapado, com tampa, recoberto | 覆われた, 屋根付きの, 覆いのある, カバーされた, 蓋のある | 覆盖, 盖着, 带盖, 加盖, 有盖, 遮盖
potted | getopft, im Topf, eingetopft | en maceta, en una maceta | en pot | em vaso, num vaso, em um vaso | 鉢植えの, 鉢に入った | 盆栽的, 种在花盆里
tropical | tropisch | tropical | tropical | tropical | 熱帯の, トロピカルな | 热带
military | militärisch, Militär | militar, del ejército | militaire | militar | 軍の, 軍用の, ミリタリーの | 军用, 军事
lonely | einsam | solitario | solitaire, esseulé | solitário | 孤独な | 孤独, 孤单, 孤零零
slimy | schleimig, glitschig | viscoso, baboso | gluant, visqueux | viscoso, gosmento, pegajoso | ぬるぬるの, ねばねばの, べとべとの | 黏糊糊, 黏滑
eleven | elf Stück | once | onze | onze | 十一個の | 十一个
twelve | zwölf | doce | douze | doze | 十二個の | 十二个
twenty | zwanzig | veinte | vingt | vinte | 二十個の | 二十个
hundred | hundert | cien | cent | cem | 百個の | 一百个
dozen | Dutzend | docena de | douzaine de | dúzia de | 一ダースの | 一打
pair | Paar | par de | paire de | par de | 一対の | 一对
water | Wasser | agua | eau | água | 水 | 水
lava | Lava | lava | lave | lava | 溶岩, マグマ | 熔岩, 岩浆
dots | Punkt, Tupfen, Flecken | punto, lunar, mancha | point, pois, tache | ponto, mancha | 水玉, 斑点 | 圆点
smoking | rauchend, qualmend | humeante, echando humo | fumant, qui fume | fumegante, soltando fumaça | 煙を出す, 煙の出る | 冒烟
ribbon | Schleife, Band | lazo, cinta, moño | ruban, nœud | laço, fita | リボン | 丝带, 蝴蝶结, 缎带
saddle | Sattel | silla de montar, montura | selle | sela | 鞍, サドル | 马鞍
hair | Haar | pelo, cabello | cheveux, chevelure | cabelo | 髪, 髪の毛 | 头发
ear | Ohr | oreja | oreille | orelha | 耳 | 耳朵
leg | Bein | pierna | jambe, patte | perna | 脚, 足 | 腿
arm | Arm | brazo | bras | braço | 腕 | 手臂, 胳膊
head | Kopf | cabeza | tête | cabeça | 頭 | 头
spike | Stachel, Dorn, Zacken | púa, pincho, espina | piquant, pointe, épine | espinho | トゲ, 棘 | 尖刺, 刺
button | Knopf, Knöpfe | botón | bouton | botão | ボタン | 纽扣
bucket of | Eimer voll | cubo de, balde de, un cubo de, un balde de | seau de, seau d, un seau de, un seau d | balde de, um balde de | バケツ一杯の, バケツいっぱいの | 一桶, 一桶的
bowl of | Schüssel voll, Schale voll | cuenco de, tazón de, un cuenco de, un tazón de | bol de, bol d, un bol de, un bol d | tigela de, uma tigela de | ボウル一杯の | 一碗, 一盆
basket of | Korb voll | cesta de, canasta de, una cesta de, una canasta de | panier de, panier d, un panier de, un panier d | cesta de, cesto de, uma cesta de, um cesto de | かご一杯の, かごいっぱいの | 一篮, 一篮子, 一筐
crate of | Kiste voll | caja de, una caja de | caisse de, caisse d, une caisse de, une caisse d | caixote de, um caixote de | 木箱一杯の | 一箱, 一箱子
plate of | Teller voll | plato de, un plato de | assiette de, assiette d, une assiette de | prato de, um prato de | 皿一杯の | 一盘, 一碟
asphalt | Asphalt, asphaltiert | asfalto, asfaltado, asfaltada | asphalte, goudron, bitume, goudronné | asfalto, asfaltado | アスファルトの, アスファルト | 沥青, 柏油
lemon tree | Zitronenbaum | limonero | citronnier | limoeiro | レモンの木 | 柠檬树
orange tree | Orangenbaum | naranjo | oranger | laranjeira | オレンジの木, みかんの木 | 橙子树, 橘子树, 桔子树
pear tree | Birnbaum | peral | poirier | pereira | 梨の木, ナシの木 | 梨树
cherry tree | Kirschbaum | cerezo | cerisier | cerejeira | さくらんぼの木 | 樱桃树
peach tree | Pfirsichbaum | melocotonero, duraznero | pêcher | pessegueiro | 桃の木, モモの木 | 桃树
fig tree | Feigenbaum | higuera | figuier | figueira | いちじくの木 | 无花果树
mango tree | Mangobaum | árbol de mango | manguier | mangueira | マンゴーの木 | 芒果树
avocado tree | Avocadobaum | árbol de aguacate | avocatier | abacateiro | アボカドの木 | 牛油果树
coconut tree | Kokosnussbaum | cocotero | cocotier | coqueiro | ココナッツの木 | 椰子树
olive tree | Olivenbaum | árbol de olivo | olivier | oliveira | オリーブの木 | 橄榄树
medium | mittelgroß, mittlere, mittlerer, mittleres, mittleren, mittelhoch, mittellang, mittelbreit, mittelgross, mittel | de tamaño medio, de tamaño mediano, tamaño medio, mediano | moyen, moyenne, moyennes, de taille moyenne, taille moyenne | médio, média, de tamanho médio, tamanho médio | 中くらいの, 中ぐらいの, 中型の, 中サイズの, 中程度の, 普通サイズの | 中等, 中号, 中型, 中等大小, 中等尺寸, 不大不小
low | niedrigere, niedrigerer, niedrigeres, niedrigeren, tief, tiefliegend, niedrig | baja, bajito, más bajo, más baja, de poca altura | bass, plus bas, plus basse, peu élevé, bas, basse | mais baixo, mais baixa, de pouca altura, baixo | 低めの, 丈の低い, 高さの低い, 低い | 低矮, 低, 较低, 较低的, 更低, 更低的, 低低
bigger | größer | más grande, más grandes, mayor | plus grand, plus grande, plus gros, plus grosse, plus grands | maior, maiores, mais grande | もっと大きな, もっと大きい, より大きな, より大きい, さらに大きな, さらに大きい, 大きめの | 更大, 更大的, 较大, 较大的
smaller | kleinere, kleinerer, kleineres, kleineren | más pequeño, más pequeña, más chico, menor | plus petit, plus petite | menor, menores, mais pequeno, mais pequena | もっと小さな, もっと小さい, より小さな, より小さい, 小さめの | 更小, 更小的, 较小, 较小的
taller | höher, höhere, höherer, höheres, höheren | más alto, más alta | plus haut, plus haute | mais alto, mais alta | もっと高い, より高い, 高めの, さらに高い | 更高, 更高的, 较高, 较高的
single | einzeln, einzig, Einzel, einzelstehend | individual, único, solo, un solo, una sola, suelto | seul, unique, individuel, isolé | único, individual, só, de solteiro, um só, avulso | 単体の, 単一の, 一人用の, シングルの, ひとつだけの, 一つだけの, 単独の, 一輪の, 一本だけの | 单个, 单个的, 单, 单独, 单独的, 单一, 单体, 单人, 单朵, 单棵, 单株, 单根, 单只, 单块, 单件, 单张
basic | grundlegend, Standard, normal, Basis | básico, estándar, normal, por defecto, predeterminado, corriente | basique, standard, de base, par défaut, ordinaire, normal | básico, padrão, comum, normal | 基本の, 基本的な, ベーシックな, 標準の, 標準的な, デフォルトの, 普通の, ノーマルな | 基础, 基本, 普通, 标准, 默认, 常规, 一般
male | männlich | masculino, macho | masculin, mâle | masculino, macho | 男性の, 男の, オスの, 雄の | 男性, 雄性, 男
female | weiblich | femenino, hembra | féminin, femelle | feminino, fêmea | 女性の, 女の, メスの, 雌の | 女性, 雌性, 女
end | Ende, Endstück, Endteil, Abschluss, Abschlussstück | extremo, final, punta, terminación, remate | bout, extrémité, embout, terminaison | ponta, extremidade, final, fim, terminação | 端, 末端, 端部, エンド, 終端, 端っこ | 末端, 尽头, 端头, 结尾, 尾端, 末尾, 端部, 末尾段
side | Seite, Seitenteil, Seitenstück, seitlich | lado, lateral, costado | côté, latéral, flanc | lado, lateral | 側面, サイド, 横側 | 侧面, 侧边, 侧边的, 侧
edge | Rand, Kante | borde, ribera | bord, bordure, rebord, berge, rive | borda, beira, margem, beirada | 縁, へり, ふち, エッジ, 岸, 川岸 | 边缘, 边沿, 岸, 河岸
piece | Stück, Teilstück | pieza, trozo, pedazo | morceau, élément, bout de | pedaço, peça, pedacinho | ピース, 部材, 切れ端 | 一截, 一段, 部件, 小块
part | Teil, Bauteil, Abschnitt | parte, sección, tramo | partie, section, portion, tronçon | parte, seção, trecho | 部分, パーツ, 部品, 区間 | 部分, 零件, 组件
patch of | Fleckchen, Büschel | mata de, mechón de, parche de | touffe de, touffe d, carré de | tufo de, trecho de, moita de | の一角, の群生 | 一片, 一小片
large patch of | großer Fleck | mata grande de | grande touffe de, grande touffe d | tufo grande de | の大きな一角 | 一大片, 一大块
bundle | Bündelchen | haz, atado, manojo, fajo | fagot, faisceau, gerbe, botte de | feixe, maço, molho | 束, 束ねた | 捆, 束
group | Grüppchen | grupo, conjunto | groupe, ensemble, groupement | grupo, conjunto | 群, 群れ, グループ, 集まり, の群れ | 群, 组, 群组
module | Modul | módulo | module | módulo | モジュール | 模块, 舱段
item | Gegenstand, Objekt | objeto, ítem, artículo | objet, article | objeto, itens, item | アイテム, 品物 | 物品, 道具, 物件
detail | Detail, Details | detalle | détail | detalhe | ディテール, 細部, 飾り部分 | 细节
resource | Rohstoff, Ressource | recurso | ressource | recurso | 資源, 素材, リソース | 资源, 材料
prop | Requisite | utilería, accesorio | accessoire | acessório, adereço | 小道具, プロップ | 摆件, 装饰物
base | Unterbau, Grundplatte, Fundamentplatte | base | base | base | ベース, 基部, 基地 | 基座, 基地
wrecked | schrottreif, verunglückt | siniestrado, hecho chatarra, accidentado | accidenté, en épave | destroço, acidentado | 残骸の, 大破してる | 残骸, 报废
forest | Wald | bosque | forêt | floresta, mata, bosque | 森, 森林 | 森林, 树林
garden | Garten | jardín, de jardín | jardin | jardim | 庭, 庭園, ガーデン | 花园, 庭院, 园林
ground | Boden, Grund, Erdboden | suelo, terreno plano | sol, terrain plat | chão, solo, terreno plano | 地べた, 地面 | 地面, 土地
dirt | Erd, Dreck, erdig | tierra, de tierra, de tierra batida | terre, en terre, de terre, terre battue | terra, de terra, terra batida | 土, 土の | 泥土, 土, 土质, 泥地
rocky | felsig | rocoso, de roca | rocheux, rocheuse, de roche | rochoso, de rocha | 岩の, 岩だらけの, 岩でできた | 岩石的
market | Markt | mercado, de mercado | marché | mercado, da feira | 市場, マーケット | 市场, 集市
city | Stadt | ciudad, de ciudad | ville | cidade, da cidade | 街, 都市, 町 | 城市, 都市
beach | Strand | playa, de playa | plage | praia, de praia | 浜辺, ビーチ, 砂浜 | 海滩, 沙滩
sea | Meer | mar, marino | mer | mar, marinho | 海, 海の | 海, 大海, 海洋
desert | Wüste, Wüsten | desierto, del desierto | désert, du désert | deserto, do deserto | 砂漠, 砂漠の | 沙漠
jungle | Dschungel, Urwald | jungla, selva, de la selva | jungle | selva, da selva | ジャングル, 密林 | 丛林, 热带雨林
bathroom | Badezimmer, Bade | cuarto de baño, baño, de baño | salle de bain, salle de bains, de salle de bain | de banheiro, casa de banho | 浴室, バスルーム, 洗面所 | 浴室, 卫生间, 洗手间
space | Weltraum, Raumfahrt | espacial, del espacio, espacio | spatial, de l'espace, espace | espacial, do espaço, espaço | 宇宙の, 宇宙, スペース | 太空, 宇宙, 空间
industrial | industriell, Industrie | industrial | industriel | industrial | 工業用の, 工業の, 産業用の | 工业, 工业用
urban | städtisch | urbano | urbain | urbano | 都会の, 都市の | 都市风, 城市风
medical | medizinisch | sanitario, de uso médico | médical | medicinal, de uso médico | 医療用の, 医療の | 医疗, 医用
inner | innere, innerer, inneres, inneren | interior, interno | intérieur, interne | interno, interior | 内側の, 内部の, 内側 | 内侧, 内部, 里侧
outer | äußere, äußerer, äußeres, äußeren, Außen | exterior, externo | extérieur, externe | externo, exterior | 外側の, 外部の, 外側 | 外侧, 外部, 外面的
upper | obere, oberer, oberes, oberen, Ober | de arriba | supérieur | de cima da, superiores | 上側の, 上層の, 上の方の | 上层, 上部, 上方
lower | untere, unterer, unteres, unteren | inferior, de abajo | inférieur, du bas | inferior, de baixo | 下部の, 下側の, 下層の, 下の方の | 下部, 下层, 下方
bottom | unten, Unterseite, Unterteil | fondo, parte inferior, parte de abajo | fond, partie inférieure | fundo, parte inferior, parte de baixo | 底, 底部, 底の | 底部, 底, 底面, 底端
middle | Mitte, Mittelteil, mittig, Mittelstück, zentral | centro, central, parte central, intermedio, del medio | milieu, centre, central, du milieu | centro, central, parte central, do meio | 中央の, 真ん中の, 中央部の, 中間の, 中部の | 中间, 中央, 中部, 中心, 中段
front | vorne, vordere, vorderer, vorderes, Vorder, Vorderteil | frontal, delantero, parte delantera | avant, frontal, de devant, partie avant | frontal, dianteiro, da frente, parte da frente | 前面の, 正面の, 前部の, フロントの | 前部, 正面, 前方, 前端
rear | hinten, hintere, hinterer, hinteres, Hinterteil, Heck | trasero, posterior, parte trasera | arrière, postérieur, de derrière, partie arrière | traseiro, posterior, parte de trás | 後部の, 背面の, 後方の, リアの | 后部, 背面, 后方, 尾部, 后端
diagonal | diagonal, quer | diagonal, en diagonal | diagonal, en diagonale | diagonal, na diagonal | 斜めの, 対角の | 斜的, 对角, 斜向
horizontal | waagerecht, waagrecht, horizontal | horizontal | horizontal, à l'horizontale | horizontal | 水平な, 水平の, 横向きの | 水平, 横向, 横的
vertical | senkrecht, vertikal | vertical | vertical, à la verticale | vertical | 垂直な, 垂直の, 縦の, 縦向きの | 垂直, 竖直, 竖向, 纵向
triple | dreifach | triple | triple, à trois | triplo, tripla | 三重の, 三連の, トリプル | 三重, 三联, 三倍
exclusive | exklusiv | exclusivo | exclusif | exclusivo | 限定の, 専用の | 专属, 独家, 限定, 专用
winter | winterlich, Winter | de invierno, invierno, invernal | d hiver, hiver, hivernal | de inverno, inverno, invernal | 冬の | 冬天, 冬季, 冬日
autumn | herbstlich, Herbst | de otoño, otoño, otoñal | d automne, automne, automnal | de outono, outono, outonal | 秋の, 紅葉した | 秋天, 秋季, 秋日
christmas | weihnachtlich, Weihnachten, Weihnachts | de navidad, navidad, navideño | de noël, noël | de natal, natal, natalino | クリスマスの | 圣诞, 圣诞节
halloween | Halloween | de halloween, halloween | d halloween, halloween | de halloween, halloween | ハロウィンの, ハロウィーンの | 万圣节
easter | österlich, Ostern, Oster | de pascua, pascua | de pâques, pâques | de páscoa, páscoa | イースターの, 復活祭の | 复活节
rotating | drehend, rotierend, drehbar | giratorio, rotatorio, que gira | rotatif, tournant, qui tourne | giratório, rotativo, que gira | 回転する, 回転式の, 回る | 旋转, 转动, 旋转的
hollow | hohl, ausgehöhlt | hueco, ahuecado | creux, creuse, évidé | oco, vazado | 中空の, 空洞の | 空心, 中空, 空心的
sloped | geneigt, abfallend, abgeschrägt, angeschrägt | en pendiente, empinado, con pendiente | en pente, incliné, pentu, à pente | em declive, íngreme, com inclinação | 傾斜した, 傾斜のある, 勾配のある | 有坡度, 斜坡状, 坡形, 带坡度
triangular | dreieckig | triangular | triangulaire | triangular | 三角形の, 三角の | 三角形, 三角
cylindrical | zylindrisch, zylinderförmig, walzenförmig | cilíndrico | cylindrique | cilíndrico | 円筒形の, 円柱形の, 筒状の | 圆柱形, 圆筒形, 筒状
conical | kegelförmig, konisch | cónico | conique | cônico, cónico | 円錐形の, 円錐状の | 锥形, 圆锥形
hexagonal | sechseckig, hexagonal | hexagonal | hexagonal | hexagonal, sextavado | 六角形の, 六角の | 六角形, 六角
wavy | wellig, gewellt | ondulado | ondulé | ondulado | 波状の, 波打った, 波型の | 波浪形, 波纹, 波浪状
pointed | spitz zulaufend | en punta, apuntado | en pointe | em ponta | 先の尖った, 先のとがった | 尖头的, 尖顶
main | Haupt, hauptsächlich | principal | principal | principal | メインの, 主な | 主要, 主体
retro | retro | retro | rétro | retrô, retro | レトロな | 复古, 怀旧
classic | klassisch | clásico | classique | clássico | クラシックな, 古典的な, 定番の | 经典, 古典
public | öffentlich | público | public | público | 公共の | 公共, 公用
cool | cool, genial | genial, chulo, guay, chévere | cool, génial | legal, maneiro, irado | かっこいい, カッコいい, クールな, 格好いい | 酷, 酷炫, 帅气, 很酷
stylized | stilisiert | estilizado | stylisé | estilizado | デフォルメされた, スタイライズされた | 风格化
cartoon | cartoonhaft, Cartoon, Zeichentrick | caricaturesco, de dibujos animados, estilo caricatura | de dessin animé, cartoon, style cartoon | cartunesco, de desenho animado, estilo cartoon | 漫画風の, アニメ風の, カートゥーン風の, 漫画っぽい | 卡通, 卡通风格, 动漫风
low poly | polygonarm | de pocos polígonos, de bajos polígonos | à peu de polygones | de poucos polígonos | ローポリの, ローポリゴンの | 低多边形, 低模, 低面数
realistic | realistisch, naturgetreu | realista | réaliste | realista | リアルな, 写実的な, 本物そっくりの | 写实, 逼真, 真实
crop | Nutzpflanze, Feldfrucht | cultivo | culture | plantação | 作物, 農作物 | 作物, 农作物, 庄稼
split | geteilt, gegabelt | dividido, bifurcado, que se divide | divisé, bifurqué, qui se divise | dividido, bifurcado, que se divide | 分かれた, 分岐した | 分岔, 分叉, 岔开
grassy | grasig, grasbewachsen | herboso, con hierba | herbeux, herbeuse | relvado, com grama | 草の生えた, 草の茂った | 长草, 长满草
slice | Scheibe, Scheibchen | rodaja, rebanada, loncha, porción | tranche, rondelle, part de | fatia, rodela, lasca | スライス, 一切れ, 切り身 | 切片状, 一片片, 薄片, 片, 一片片的
trap | Falle | trampa | piège | armadilha | 罠, トラップ | 陷阱
modular | modular | modular | modulaire | modular | モジュール式の, モジュラー | 模块化, 模块式
wedge | Keil, keilförmig | cuña, en cuña | coin de bois, cale | cunha | くさび, 楔形の | 楔形, 楔子
section | Sektion, Teilabschnitt | sección recta | tronçon droit | seção reta | セクション, 区画 | 段, 区段
segment | Segment | segmento | segment | segmento | セグメント, 節目 | 分段, 节段
unit | Einheit | unidad | unité | unidade | ユニット | 单元, 单位
slab | Platte aus Stein | losa gruesa | grosse dalle | laje grossa | 石版, スラブ | 厚板
loaded | beladen, geladen | cargado | chargé | carregado | 積載した, 荷物を積んだ | 装载, 载货, 满载
outdoor | für draußen, Außenbereich | de exterior, para exteriores | d'extérieur, extérieur de jardin | externo de jardim, para exterior | 屋外の, 野外の, アウトドアの | 户外, 室外, 露天
reinforced | verstärkt | reforzado | renforcé | reforçado | 強化された, 補強された, 強化 | 加固, 强化, 加强
carved | geschnitzt, gemeißelt, eingraviert | tallado, esculpido, grabado | sculpté, gravé, taillé | esculpido, entalhado, talhado | 彫った, 彫刻された, 彫り込まれた, 彫られた | 雕刻, 雕刻的, 刻着
wrapped | verpackt, eingepackt, eingewickelt | envuelto, empaquetado | emballé, enveloppé | embrulhado, embalado | 包まれた, 包装された | 包装, 包裹
masked | maskiert | enmascarado | masqué | mascarado | 覆面の, 仮面の, マスク姿の | 蒙面, 戴面具
caped | umhüllt mit Umhang | con capa | à cape | de capa | マント姿の | 披风的, 披斗篷
cyan | zyan, cyan | cian | cyan | ciano | シアンの, シアン | 青蓝色
tan | hellbraun, gelbbraun | marrón claro, café claro | beige foncé, brun clair | marrom claro, castanho claro | 黄褐色の, 薄茶色の | 浅棕色, 黄褐色
ivory | elfenbeinfarben | marfil, color marfil, de marfil | ivoire, en ivoire | marfim, de marfim | 象牙色の, アイボリーの, 象牙の | 象牙色, 象牙白
scarlet | scharlachrot | escarlata | écarlate | escarlate | 緋色の, スカーレット | 猩红色, 鲜红, 鲜红色
violet | veilchenblau | violeta claro | violacé | violeta claro | 青紫の, すみれ色の | 紫罗兰色, 蓝紫色
mahogany | Mahagoni | caoba, de caoba | acajou, en acajou | mogno, de mogno | マホガニーの, マホガニー | 红木, 桃花心木
oak | Eichenholz | de roble | en chêne | de carvalho | オークの, 樫の | 橡木, 橡木的
aluminium | Aluminium, Alu | aluminio, de aluminio | aluminium, en aluminium, alu | alumínio, de alumínio | アルミの, アルミニウムの, アルミ製の | 铝, 铝制, 铝合金
titanium | Titan | titanio, de titanio | titane, en titane | titânio, de titânio | チタンの, チタン製の | 钛, 钛合金
chrome | Chrom, verchromt | cromado, cromo | chromé, chrome | cromado, cromo | クロームの, クロムの, クロームメッキの | 镀铬, 铬
platinum | Platin | platino, de platino | platine, en platine | platina, de platina | プラチナの, 白金の | 铂金, 白金
brass | Messing, aus Messing | latón, de latón | laiton, en laiton | latão, de latão | 真鍮の, 真鍮製の | 黄铜
granite | Granit | granito, de granito | granit, en granit | granito, de granito | 花崗岩の, 御影石の | 花岗岩
obsidian | Obsidian | obsidiana, de obsidiana | obsidienne, en obsidienne | obsidiana, de obsidiana | 黒曜石の, 黒曜石 | 黑曜石
cobblestone | Pflasterstein | adoquín, adoquinado, empedrado, de adoquines | pavé en pierre, pavés, de pavés | paralelepípedo, calçamento, de paralelepípedos | 玉石の, 丸石の, 丸石 | 鹅卵石路面, 圆石
wicker | geflochten, Rattan | mimbre, de mimbre, ratán | osier, en osier, rotin | vime, de vime, rattan | 籐の, ラタンの, 編まれた, 編み | 藤编, 柳条, 藤制, 编织
wool | Wolle, Woll | lana, de lana | laine, en laine | lã, de lã | ウールの, 毛糸の, 羊毛の | 羊毛, 毛绒
silk | Seide, seiden | seda, de seda | soie, en soie | seda, de seda | 絹の, シルクの | 丝绸, 丝
linen | Leinen | lino, de lino | lin, en lin | linho, de linho | 麻の, リネンの | 亚麻, 麻布
camouflage | Tarn, Camouflage, tarnfarben | de camuflaje, camuflado, camuflaje | camouflage, camouflé | de camuflagem, camuflado, camuflagem | 迷彩の, 迷彩柄の, 迷彩 | 迷彩, 伪装
starry | sternenübersät, mit Sternen übersät | estrellado | étoilé | estrelado | 星柄の, 星模様の | 星空, 布满星星
inflatable | aufblasbar | inflable, hinchable | gonflable | inflável | 空気で膨らませた, 膨らませた | 充气, 充气的
kneeling | kniend | arrodillado | agenouillé, à genoux | ajoelhado | ひざまずいた, ひざまずいている, 跪いた | 跪着, 跪着的, 下跪
crouching | geduckt, duckend | agachado | accroupi | agachado | しゃがんだ, しゃがんでいる | 蹲下, 弯腰
waving | winkend | saludando con la mano, saludando | qui salue, saluant | acenando | 手を振る, 手を振っている | 挥手, 招手
aiming | zielend | apuntando | qui vise, visant | mirando | 狙っている, 構えている | 瞄准
attacking | angreifend | atacando, que ataca | attaquant, qui attaque | atacando, que ataca | 攻撃する, 攻撃している, 攻撃中の | 攻击, 进攻
laughing | aus vollem Hals lachend | riendo, que ríe, riéndose | riant, qui rit, rieur | rindo, que ri | 大笑いする, 爆笑する | 大笑, 哈哈笑
crying | weinend | llorando, que llora, llorón | en pleurs, qui pleure, pleurant | chorando, que chora | 泣いている, 泣く, 泣いた | 哭泣, 哭着, 哭
singing | singend | cantando, que canta | chantant, qui chante | cantando, que canta | 歌う, 歌っている | 唱歌, 唱歌的
praying | betend | rezando, orando | priant, qui prie, en prière | rezando, orando | 祈る, 祈っている | 祈祷
reading | lesend | leyendo, que lee | lisant, qui lit | lendo, que lê | 読書する, 本を読む | 看书, 阅读
screaming | schreiend | gritando, que grita | hurlant, qui crie, criant | gritando, que grita | 叫ぶ, 叫んでいる | 尖叫, 大叫
guarding | bewachend | vigilando, de guardia | de garde, gardant | vigiando, de guarda | 見張る, 見張りの | 站岗
climbing | kletternd | escalando, trepando, trepador | grimpant, qui grimpe | escalando, subindo, trepando | 登る, 登っている, つるの | 攀爬, 爬着
little | winzigklein | pequeñuelo | petiot | pequenito | ちび, ちびの | 小小的, 小不点
deep | tiefgründig, tiefe | profundo, hondo | profond | profundo | 深い, 奥行きのある | 很深, 幽深
shallow | seicht, untief | poco profundo | peu profond | raso | 浅い, 底の浅い | 很浅, 浅浅
vintage | vintage | vintage, de época | vintage, d'époque | vintage, de época | ヴィンテージの, ビンテージの, アンティークの | 老古董, 古董
luxury | Luxus, luxuriös | de lujo | de luxe | de luxo | 贅沢な, 高級感のある, ラグジュアリーな | 豪华的, 奢侈
extra | extra, zusätzlich | extra, adicional | supplémentaire, en plus | extra, adicional | 追加の, 余分な | 额外, 附加
complete | vollständig, komplett | entero | entier | completo, inteiro | 完全な, 丸ごとの, 完成した | 完整, 整个
separate | getrennt, separat | separado | séparé | separado | 分離した, 別々の | 分开, 分离
common | gewöhnlich, gängig, alltäglich | habitual, común y corriente | commun | habitual, corriqueiro | ありふれた, よくある, 一般的な | 常见, 平常
fantasy | Fantasy, fantastisch | fantástico, de fantasía | fantastique, de fantasy | fantástico, de fantasia | ファンタジーの, 幻想的な, ファンタジー風の | 奇幻, 幻想, 玄幻
western | Western, Wildwest | del oeste, del viejo oeste, occidental | de western, du far west, occidental | do velho oeste, do faroeste, ocidental | 西部劇の, 西洋の, 西洋風の, 西部の | 西部, 西式, 西方
asian | asiatisch | asiático | asiatique | asiático | アジアの, アジア風の | 亚洲, 亚洲风
oriental | orientalisch | oriental | oriental | oriental | 東洋の, 東洋風の | 东方, 东方风格
tribal | Stammes | tribal | tribal | tribal | 部族の, トライバルな | 部落, 部落风
steampunk | Steampunk | steampunk | steampunk | steampunk | スチームパンクの, スチームパンク | 蒸汽朋克
cyberpunk | Cyberpunk | ciberpunk, cyberpunk | cyberpunk | ciberpunk, cyberpunk | サイバーパンクの, サイバーパンク | 赛博朋克
spooky | spukhaft | escalofriante, de terror | qui donne la chair de poule, d'épouvante | de arrepiar, de terror | おどろおどろしい, ホラーな | 幽灵般
glossy | hochglänzend, Glanz | satinado brillante | satiné, laqué | lustrado | 光沢のある, 艶のある, つやのある | 光泽, 有光泽
matte | matt, mattiert | mate | mat | fosco | つや消しの, マットな | 哑光, 磨砂
bumpy | holprig, buckelig | con baches, abultado | bosselée, cahoteux | acidentado irregular, esburacado | でこぼこの, 凸凹の | 凹凸不平, 坑坑洼洼
voxel | Voxel | de vóxeles, vóxel | en voxels | de voxels | ボクセルの, ボクセル | 体素, 像素块
pixelated | verpixelt, Pixel | pixelado, de píxeles | pixelisé, en pixels | pixelado, de pixels | ドット絵の, ピクセルの | 像素, 像素风
roasted | Brat | rostizado | rôti au four | assado no espeto | ローストした, 炙った, ロースト | 烘烤, 烧烤的
boiled | gesotten | hervidos, sancochado | à la coque, bouillie | escaldado | ゆでた, 茹で | 水煮, 煮
grilled | vom Grill | asado a la parrilla | au barbecue | grelhada | 網焼きの, 直火焼きの | 炭烤, 铁板烤
toy | Spielzeug | de juguete, juguete | jouet, en jouet | de brinquedo, brinquedo | おもちゃの, 玩具の, おもちゃ | 玩具, 玩具的
lab | Labor | de laboratorio | de laboratoire | de laboratório | 実験室の, ラボの | 实验室, 实验室用
mining | Bergbau | minero de mina, de minería | minier, de mine | de mineração, de mina | 採掘用の, 鉱山の, 採掘の | 采矿, 矿用
army | Armee | de ejército | de l'armée | do exército | 陸軍の, 軍隊の | 军队, 陆军
emergency | Not, Notfall | de emergencia | d'urgence, de secours | de emergência | 非常用の, 緊急の, 緊急用の | 紧急, 应急
birthday | Geburtstags | de cumpleaños | d'anniversaire | de aniversário | 誕生日の, バースデー | 生日, 生日的
wedding | Hochzeits | de boda | de mariage | de casamento | 結婚式の, ウェディング | 婚礼, 结婚
camping | Camping | de camping, de acampada | de camping | de acampamento, de camping | キャンプ用の, キャンプの | 露营, 野营
hunting | Jagd | de caza | de chasse | de caça | 狩猟用の, 狩りの | 狩猎, 打猎
village | Dorf | pueblo, aldea, de pueblo, de aldea | village, de village | aldeia, povoado, da vila | 村, 村の | 村庄, 乡村, 村子
cemetery | Friedhof, Friedhofs, Gräberfeld | cementerio, de cementerio, camposanto | cimetière, de cimetière, cimetière ancien | cemitério, de cemitério, camposanto | 墓地, 墓地の, 霊園 | 墓地, 公墓, 墓园
bedroom | Schlafzimmer | dormitorio, de dormitorio, recámara | chambre à coucher, de chambre | quarto de dormir, de quarto | 寝室, 寝室の | 卧室
battlefield | Schlachtfeld | campo de batalla | champ de bataille | campo de batalha | 戦場, 戦場の | 战场
aztec | aztekisch | azteca | aztèque | asteca | アステカの | 阿兹特克
arabian | arabisch | árabe | arabe | árabe | アラビアの, アラビア風の | 阿拉伯
indian | indisch | indio de la india, hindú | indien | indiano | インドの, インド風の | 印度
mexican | mexikanisch | mexicano | mexicain | mexicano | メキシコの, メキシコ風の | 墨西哥
french | französisch | francés, francesa | français | francês, francesa | フランスの, フランス風の | 法式, 法国
frame | Rahmen | marco | encadrement | moldura | 枠, フレーム | 框架, 边框
tip | Spitze | punta afilada, puntita | bout pointu | pontinha | 先っぽ, 先端 | 尖端, 尖儿
stem | Stängel, Stengel | tallo | tige | caule, haste | 茎 | 茎, 花茎
beak | Schnabel | pico de ave | bec | bico | くちばし | 鸟嘴, 喙
tongue | Zunge | lengua | langue | língua | 舌 | 舌头
buckle | Schnalle | hebilla | boucle de ceinture | fivela | バックル | 搭扣, 皮带扣
emblem | Emblem, Wappen | emblema, blasón | emblème, blason | emblema, brasão | 紋章, エンブレム | 徽章图案, 纹章
figurine | Statuette, Figurine | figurita, estatuilla, figurilla | figurine, statuette | estatueta, bonequinho, estatuazinha | フィギュア, 人形像, 置物 | 小雕像, 手办, 小塑像
enemy | Feind | enemigo | ennemi | inimigo | 敵, 敵キャラ, エネミー | 敌人, 敌方
boss | Boss, Endgegner | jefe final, jefe | boss | chefão, chefe | ボス, ボスキャラ | 头目, 首领, 老板
collection | Sammlung, Sortiment | colección, surtido | collection, assortiment | coleção, sortimento | コレクション, 詰め合わせ | 收藏, 集合, 合集
set | Set, Satz, Garnitur | set, juego de | jeu de, lot de, set | jogo de, conjunto de, kit de | セット, 一式の | 套装, 一套, 一组的
pack | Packung | paquete de | paquet de, pack de | pacote de | パックの, パック | 一包, 一盒装
thirteen | dreizehn | trece | treize | treze | 十三個の | 十三个
fifteen | fünfzehn | quince | quinze | quinze | 十五個の | 十五个
thirty | dreißig | treinta | trente | trinta | 三十個の | 三十个
few | ein paar, wenige | unos pocos, unas pocas, unos cuantos | peu de, un peu de | alguns poucos, poucos | 少しの, 少数の | 少量, 少许
above | oberhalb | por arriba de | en haut de | por cima | の真上の | 上空的
bundle of | Bündel, Bund | haces de, atados de | fagots de | feixes de | 一束の | 一捆, 一束
group of | Gruppe, Ansammlung | grupo de | groupe de | grupo de | 一群の | 一群, 一组
food | Essen, Lebensmittel, Nahrung | alimento | nourriture, aliment | comida, alimento | 食べ物, 食品 | 食物, 食品, 美食
ceiling | Zimmerdecke | techo interior, cielo raso | plafond | teto | 天井 | 天花板
petal | Blütenblatt | pétalo | pétale | pétala | 花びら | 花瓣
mobile | fahrbar, beweglich | movible, con ruedas | mobile, sur roues, à roues | móvel, com rodas | 移動式の, 可動式の, 車輪付きの | 移动, 可移动, 移动式
`;
