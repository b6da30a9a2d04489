/**
 * Words that describe or join, in other languages; the same columns as those of the nouns. The English of a row may be
 * several words, and "-" where the other language has a word and English has none.
 */
export const describingWords = `
- | der, die, das, den, dem, des | el, la, los, las, lo | le, la, les, l | o, os, as | の, な, が, を, は, です | 的, 着
a | ein, eine, einen, einem, einer, eines | un, una, unos, unas | un, une, des | um, uma, uns, umas | ひとつの, 一つの, 一人の, 一匹の, 一本の, 一台の | 一个, 一把, 一只, 一条, 一座, 一辆, 一张, 一艘, 一棵, 一匹, 一位, 一名, 一扇, 一顶, 一件, 一本, 一架, 个, 只
and | und | y, e | et | e | と | 和, 与
with | mit | con | avec, au, aux, à la | com | を持った, を持つ, 付きの | 拿着, 带着, 带有, 带
without | ohne | sin | sans | sem | なしの | 没有
on | auf | sobre, encima de | sur | sobre, em cima de | の上の, の上に | 在
in | in, im | en, dentro de | dans | dentro de, em, no, na, nos, nas, num, numa, nuns, numas | の中の | 里的, 里
of | von, vom | de, del, de la, de los, hecho de | de, du, d, de la, à | de, do, da, dos, das, dum, duma | で作られた | 做的
made of | aus | hecho de, hecha de | en, fait de | feito de, feita de | 製の | 制
full of | voller, voll mit, gefüllt mit | lleno de, llena de | plein de, pleine de, rempli de | cheio de, cheia de | いっぱいの | 装满
holding | haltend | sosteniendo, sujetando | tenant | segurando | を持っている | 举着
next to | neben | junto a, al lado de | à côté de | ao lado de | の隣の | 旁边的
under | unter | bajo, debajo de | sous, en dessous de, au dessous de | sob, debaixo de, embaixo de | の下の, の下に | 下的, 下面的
behind | hinter | detrás de, tras | derrière | atrás de | の後ろの | 后面的
beside | vor, bei, beim, am | delante de, frente a, cerca de | devant, près de | na frente de, em frente a, perto de | の前の, の近くの | 前面的, 附近的
over | über | por encima de | au dessus de | acima de, por cima de | の上空の | 上方的
riding | reitend auf, reitet auf | montando, montado en, a caballo de | chevauchant | montando, montado em | に乗った | 骑着
wearing | tragend | llevando, vistiendo | portant, coiffé de | usando, vestindo | をかぶった | 戴着
flying | fliegend | volando | volant | voando | 飛んでいる, 飛ぶ | 飞行的, 飞翔的
sitting | sitzend | sentado | assis, assise | sentado | 座っている, 座った | 坐着的
sleeping | schlafend | durmiendo, dormido | endormi, dormant | dormindo | 眠っている, 寝ている | 睡觉的
running | rennend, laufend | corriendo | courant | correndo | 走っている, 走る | 奔跑的
around | um, rund um | alrededor de | autour de | ao redor de, em volta de | の周りの | 周围的
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
several | mehrere, einige | varios, algunos | plusieurs, quelques | vários, alguns | いくつかの | 几个, 一些
pile of | Haufen, Stapel | montón de, pila de | tas de, pile de | pilha de, monte de | の山 | 一堆
red | rot | rojo | rouge | vermelho | 赤い, 赤 | 红色, 红
blue | blau | azul | bleu | azul | 青い, 青 | 蓝色, 蓝
green | grün | verde | vert | verde | 緑の, 緑色の, 緑 | 绿色, 绿
yellow | gelb | amarillo | jaune | amarelo | 黄色い, 黄色 | 黄色, 黄
orange | orangefarben | anaranjado, naranja | orangé | alaranjado | オレンジ色の | 橙色
purple | lila, violett | morado, púrpura, violeta | violet, violette, pourpre | roxo, lilás | 紫の, 紫色の, 紫 | 紫色, 紫
pink | rosa, pink | rosado | rose bonbon | rosado, cor de rosa | ピンクの, ピンク | 粉色, 粉红色
brown | braun | marrón | marron, brun | marrom, castanho | 茶色い, 茶色の | 棕色, 褐色
black | schwarz | negro | noir | preto, negro | 黒い, 黒 | 黑色, 黑
white | weiß | blanco | blanc, blanche | branco | 白い, 白 | 白色, 白
gray | grau | gris, grises | gris | cinza, cinzento | 灰色の | 灰色, 灰
turquoise | türkis | turquesa | turquoise | turquesa | 水色の | 青色
dark | dunkel | oscuro | foncé, sombre | escuro | 暗い | 深, 暗
light | hell | claro | clair | claro | 明るい | 浅
golden | golden, goldfarben | dorado | doré | dourado | 金色の, 金の, 黄金の | 金色, 黄金, 金
gold | Gold | oro | or, d or | ouro | 金 | 金制
silver | Silber, silbern | plata, plateado | argent, argenté | prata, prateado | 銀の, 銀色の, 銀 | 银色, 银
bronze | Bronze, bronzen | bronce | bronze | bronze | 青銅の | 青铜
copper | Kupfer | cobre | cuivre | cobre | 銅の | 铜
iron | Eisen, eisern | hierro | fer | ferro | 鉄の, 鉄 | 铁
steel | Stahl | acero | acier | aço | 鋼の | 钢
metal | Metall, metallisch | metal, metálico | métal, métallique | metal, metálico | 金属の | 金属
rusty | rostig, verrostet | oxidado | rouillé | enferrujado | 錆びた, さびた | 生锈的, 生锈
wooden | Holz, hölzern | madera, de madera | bois, en bois, de bois | madeira, de madeira | 木の, 木製の, 木製 | 木制的, 木制, 木头, 木
stone | steinern | de piedra | en pierre, de pierre | de pedra | 石の, 石製の | 石头做的, 石
marble | Marmor | mármol | marbre | mármore | 大理石の | 大理石
brick | Ziegel, Backstein | ladrillo | brique | tijolo | レンガの | 砖
glass | Glas | vidrio, cristalino | verre | vidro | ガラスの | 玻璃
leather | Leder | cuero | cuir | couro | 革の | 皮革, 皮
cloth | Stoff | tela | tissu | tecido | 布の | 布
crystalline | kristallen | cristalino | cristallin | cristalino | 水晶の | 水晶做的
ice | eisig, vereist | hielo, helado de hielo | gelé, glacé | gelo, gelado | 氷の | 冰
plastic | Plastik, Kunststoff | plástico | plastique | plástico | プラスチックの | 塑料
glowing | leuchtend, glühend | brillante, luminoso | lumineux, lumineuse, brillant | brilhante, luminoso | 光る, 輝く | 发光的, 发光
magic | magisch | mágico | magique | mágico | 魔法の | 魔法
burning | brennend | en llamas, ardiente | en feu, enflammé | em chamas | 燃える | 燃烧的
old | alt | viejo, antiguo | vieux, vieille, ancien, ancienne | velho, antigo | 古い, 古びた | 古老的, 旧, 老
new | neu | nuevo | neuf, neuve, nouveau, nouvelle | novo | 新しい | 新
ruined | zerstört, verfallen | en ruinas, arruinado | en ruine | em ruínas, arruinado | 壊れた | 破旧的
broken | kaputt, zerbrochen, gebrochen | roto | cassé | quebrado | 割れた | 破碎的, 坏
small | klein | pequeño | petit | pequeno | 小さな, 小さい | 小
big | groß | grande, gran | grand, gros, grosse | grande | 大きな, 大きい | 大
huge | riesig | enorme | énorme, immense | enorme | 巨大な | 巨大的, 巨大
giant | gigantisch, Riesen | gigante, gigantesco | géant, gigantesque | gigante, gigantesco | 超巨大な | 超大
tiny | winzig | diminuto | minuscule | minúsculo | ちっちゃい | 微小的
tall | hoch, hohe, hoher, hohes, hohen | alto | haut | alto | 高い | 高
long | lang | largo | long, longue | comprido | 長い | 长
round | rund | redondo | rond | redondo | 丸い | 圆形的, 圆
medieval | mittelalterlich | medieval | médiéval | medieval | 中世の | 中世纪的, 中世纪
magical | zauberhaft | encantado | enchanté | encantado | 不思議な | 神奇的
cute | niedlich, süß | lindo, tierno | mignon, mignonne | fofo | かわいい, 可愛い | 可爱的, 可爱
scary | gruselig | aterrador | effrayant | assustador | 怖い | 可怕的
friendly | freundlich | amistoso | gentil, gentille | amigável | 優しい | 友好的
angry | wütend | enojado, enfadado | en colère | bravo | 怒った | 愤怒的
painted | bemalt, lackiert | pintado | peint | pintado | 塗られた | 彩绘的
striped | gestreift | a rayas, rayado | rayé | listrado | 縞模様の | 条纹
wing | Flügel | ala | aile | asa | 翼, 羽 | 翅膀
eye | Auge | ojo | oeil, yeux | olho | 目, 瞳 | 眼睛, 眼
horn | Horn, Hörner | cuerno | corne | chifre | 角 | 角
tail | Schwanz | cola | queue | rabo, cauda | 尻尾, しっぽ | 尾巴
beard | Bart | barba | barbe | barba | ひげ, 髭 | 胡子
stripe | Streifen | raya, franja | rayure, bande | listra, faixa | 縞, しま | 条纹
cape | Umhang | capa | cape | capa | マント | 披风, 斗篷
coat | Mantel, Wintermantel | abrigo | manteau | casaco | コート | 大衣, 外套
jacket | Jacke | chaqueta | veste, blouson | jaqueta | ジャケット, 上着 | 夹克
skirt | Rock | falda | jupe | saia | スカート | 半身裙
trousers | Hose | pantalones, pantalón | pantalon | calças, calça | ズボン | 裤子
suit | Anzug | traje | costume | terno | スーツ | 西装
apron | Schürze | delantal | tablier | avental | エプロン | 围裙
hood | Kapuze | capucha | capuche | capuz | フード | 兜帽
lid | Deckel | tapa | couvercle | tampa | 蓋 | 盖子
roof | Dach | tejado, techo | toit | telhado | 屋根 | 屋顶
handle | Griff | mango, empuñadura | manche, poignée | cabo, punho | 取っ手 | 把手
sail | Segel | vela de barco | voile | vela de barco | 帆 | 船帆
fire | Feuer | fuego | feu | fogo | 火 | 火, 火焰
in | steckt in, gesteckt in | clavado en, clavada en | planté dans, plantée dans | cravado em, cravada em | に刺さった | 插在
open | offen, geöffnet | abierto | ouvert | aberto | 開いた | 打开的
crossed | gekreuzt | cruzado | croisé | cruzado | 交差した | 交叉的
overgrown | bewachsen, überwuchert | cubierto de musgo | envahi, moussu | coberto de musgo | 苔むした | 长满青苔的
collar | Halsband | collar de perro | collier de chien | coleira | 首輪 | 项圈
blade | Klinge | hoja | lame | lâmina | 刃 | 刀刃
kitchen | Küche | de cocina | de cuisine | de cozinha | キッチンの, 台所の | 厨房的
half | halb | medio | demi | meio | 半分の | 半个, 半
mounted | hängend montiert | montado, de pared | mural, monté | montado, de parede | 壁掛けの | 壁挂式的, 壁挂
snow | Schnee | nieve | neige | neve | 雪 | 雪
long | lang | largo | long | longo, comprido | 長い | 长
right | rechts, rechte | derecho, derecha | droit, à droite | direito, direita | 右の | 右侧的
left | links, linke | izquierdo, izquierda | gauche, à gauche | esquerdo, esquerda | 左の | 左侧的
top | oben | superior | du haut | de cima, superior | 上部の | 顶部的, 顶部, 顶
`;
