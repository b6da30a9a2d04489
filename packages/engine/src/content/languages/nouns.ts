/**
 * Names of subjects in other languages, a row each: English | German | Spanish | French | Portuguese | Japanese | Chinese.
 * Singular, with commas between; accents and umlauts are read away on both sides.
 */
export const nouns = `
airplane | Flugzeug | avión | avion | avião | 飛行機 | 飞机
anvil | Amboss | yunque | enclume | bigorna | 金床 | 铁砧
apple | Apfel | manzana | pomme | maçã | りんご, リンゴ, 林檎 | 苹果
axe | Axt, Beil, Streitaxt | hacha | hache | machado | 斧 | 斧头, 斧子, 战斧
barrel | Fass, Tonne, Holzfass | barril, tonel | tonneau, baril | barril, barris, pipa | 樽, タル, たる | 木桶, 桶, 酒桶
bed | Bett | cama | lit | cama | ベッド | 床
bell | Glocke | campana | cloche | sino | 鐘, ベル | 钟, 铃铛
bench | Bank, Sitzbank | banco de madera, banca | banc | banco | ベンチ | 长椅, 长凳
boat | Boot | barca, bote | bateau | barco | ボート | 船, 小船
bomb | Bombe | bomba | bombe | bomba | 爆弾 | 炸弹
book | Buch | libro | livre | livro | 本 | 书, 书本
bow | Bogen | arco y flecha, arco | arc | arco | 弓 | 弓
bridge | Brücke, Steinbrücke | puente | pont | ponte | 橋 | 桥
bucket | Eimer | cubo, balde | seau | balde | バケツ | 水桶
cactus | Kaktus | cactus | cactus | cacto | サボテン | 仙人掌
cake | Kuchen, Torte | pastel, tarta | gâteau | bolo | ケーキ | 蛋糕
campfire | Lagerfeuer | fogata, hoguera | feu de camp | fogueira | 焚き火, たき火 | 篝火, 营火
candle | Kerze | vela | bougie, chandelle | vela | ろうそく, キャンドル | 蜡烛
cannon | Kanone | cañón | canon | canhão | 大砲 | 大炮
car | Auto, Wagen | coche, carro, auto | voiture | carro | 車, 自動車, スポーツカー | 汽车, 轿车, 跑车, 车
castle | Burg, Schloss | castillo | château | castelo | 城 | 城堡
chair | Stuhl | silla | chaise | cadeira | 椅子 | 椅子
chest | Truhe, Schatztruhe, Schatzkiste | cofre, cofre del tesoro | coffre, coffre au trésor | baú, baú do tesouro | 宝箱 | 宝箱
coin | Münze, Goldmünze | moneda | pièce, pièce de monnaie | moeda | コイン, 硬貨, 金貨, 銀貨 | 硬币, 金币, 钱币
crate | Kiste, Holzkiste | caja, cajón | caisse | caixote, caixa | 木箱, 箱 | 木箱, 箱子
crown | Krone | corona | couronne | coroa | 王冠, 冠 | 王冠, 皇冠
crystal | Kristall | cristal | cristal | cristal | クリスタル, 水晶 | 水晶
dog | Hund | perro | chien | cachorro, cão | 犬, いぬ | 狗
fence | Zaun | cerca, valla | clôture, barrière en bois | cerca | 柵, フェンス | 栅栏, 围栏
fish | Fisch | pez, pescado | poisson | peixe | 魚 | 鱼
flower | Blume | flor | fleur | flor | 花 | 花
gear | Zahnrad | engranaje | engrenage | engrenagem | 歯車 | 齿轮
gem | Edelstein, Juwel | gema, joya | gemme, joyau | gema, joia | 宝石 | 宝石
goblet | Kelch | cáliz, copa | calice, gobelet | cálice | 杯, 聖杯 | 高脚杯, 圣杯
hammer | Hammer | martillo | marteau | martelo | ハンマー, 金槌 | 锤子
hat | Hut | sombrero | chapeau | chapéu | 帽子 | 帽子, 帽
straw hat | Strohhut | sombrero de paja | chapeau de paille | chapéu de palha | 麦わら帽子 | 草帽
heart | Herz | corazón | cœur | coração | ハート, 心臓 | 心, 爱心
horse | Pferd | caballo | cheval | cavalo | 馬 | 马
house | Haus | casa | maison | casa | 家 | 房子, 屋子
humanoid | Mensch, Mann, Held, Figur | hombre, persona, héroe | homme, personne, héros | homem, pessoa, herói | 人, 人間, 主人公, 男, 男の人, 男性 | 人, 男人
woman | Frau, Dame | mujer, señora, dama | femme, dame | mulher, senhora, dama | 女, 女の人, 女性 | 女人, 女士
girl | Mädchen | niña, chica | fille, fillette | menina, garota | 女の子, 少女 | 女孩
boy | Junge, Bub | niño, chico | garçon | menino, garoto | 男の子, 少年 | 男孩
key | Schlüssel | llave | clé, clef | chave | 鍵 | 钥匙
knight | Ritter | caballero | chevalier | cavaleiro | 騎士 | 骑士
ladder | Leiter | escalera de mano | échelle | escada de mão | はしご, 梯子 | 梯子
lantern | Laterne | linterna, farol | lanterne | lanterna | ランタン, 提灯 | 灯笼, 提灯
mug | Becher | jarra, taza alta | chope | caneca | マグカップ | 马克杯
mushroom | Pilz, Fliegenpilz | seta, hongo, champiñón | champignon | cogumelo | キノコ, きのこ | 蘑菇
pine | Kiefer, Tanne | pino | sapin, pin | pinheiro | 松, 松の木 | 松树
potion | Trank, Zaubertrank | poción | potion | poção | ポーション, 薬 | 药水
bottle | Flasche | botella | bouteille | garrafa | 瓶 | 瓶子
floor lamp | Stehlampe | lámpara de pie | lampadaire | luminária de chão | フロアランプ | 落地灯
pumpkin | Kürbis | calabaza | citrouille, potiron | abóbora | かぼちゃ, カボチャ | 南瓜
ring | Ring | anillo | anneau, bague | anel | 指輪 | 戒指
robot | Roboter | robot | robot | robô | ロボット | 机器人
rock | Felsen, Stein | roca, piedra | rocher, pierre | rocha, pedra | 岩, 石 | 岩石, 石头
rocket | Rakete | cohete | fusée | foguete | ロケット | 火箭
scroll | Schriftrolle | pergamino | parchemin | pergaminho | 巻物 | 卷轴
shield | Schild | escudo | bouclier | escudo | 盾 | 盾牌, 盾
signpost | Wegweiser | letrero, señal de madera | panneau de bois, panneau | placa de madeira | 看板 | 路牌, 指示牌
snowman | Schneemann | muñeco de nieve | bonhomme de neige | boneco de neve | 雪だるま | 雪人
star | Stern | estrella | étoile | estrela | 星 | 星星
streetlamp | Straßenlaterne | farola | lampadaire, réverbère | poste de luz | 街灯 | 路灯
sword | Schwert | espada | épée | espada | 剣, 刀剣 | 剑, 宝剑
table | Tisch | mesa | table | mesa | テーブル, 机 | 桌子, 桌
tent | Zelt | tienda de campaña, carpa | tente | barraca, tenda | テント | 帐篷
tower | Turm | torre | tour | torre | 塔 | 塔
tree | Baum | árbol | arbre | árvore | 木, 樹 | 树
well | Brunnen | pozo | puits | poço | 井戸 | 水井, 井
wheel | Rad | rueda | roue | roda | 車輪 | 轮子, 车轮
windmill | Windmühle | molino de viento, molino | moulin à vent, moulin | moinho de vento, moinho | 風車 | 风车
wizard | Zauberer | mago | magicien, sorcier | mago, feiticeiro | 魔法使い | 巫师, 法师, 魔法师
cow | Kuh | vaca | vache | vaca | 牛 | 牛, 奶牛
bull | Stier, Ochse | toro | taureau | touro | 雄牛 | 公牛
pig | Schwein | cerdo | cochon | porco | 豚 | 猪
sheep | Schaf | oveja | mouton | ovelha | 羊 | 绵羊, 羊
goat | Ziege | cabra | chèvre | cabra | ヤギ, 山羊 | 山羊
donkey | Esel | burro | âne | burro | ロバ | 驴
zebra | Zebra | cebra | zèbre | zebra | シマウマ | 斑马
camel | Kamel | camello | chameau | camelo | ラクダ | 骆驼
deer | Hirsch, Reh | ciervo, venado | cerf | cervo, veado | 鹿 | 鹿
elephant | Elefant | elefante | éléphant | elefante | 象, ゾウ | 大象
giraffe | Giraffe | jirafa | girafe | girafa | キリン | 长颈鹿
lion | Löwe | león | lion | leão | ライオン | 狮子
tiger | Tiger | tigre | tigre | tigre | 虎, トラ | 老虎
cat | Katze | gato | chat | gato | 猫, ねこ | 猫
bear | Bär | oso | ours | urso | 熊, クマ | 熊
polar bear | Eisbär | oso polar | ours polaire | urso polar | シロクマ | 北极熊
panda | Panda | oso panda, panda | panda | panda | パンダ | 熊猫
wolf | Wolf | lobo | loup | lobo | 狼, オオカミ | 狼
fox | Fuchs | zorro | renard | raposa | 狐, キツネ | 狐狸
rabbit | Hase, Kaninchen | conejo | lapin | coelho | うさぎ, ウサギ, 兎 | 兔子
mouse | Maus, Ratte | ratón, rata | souris, rat | rato | ネズミ | 老鼠
squirrel | Eichhörnchen | ardilla | écureuil | esquilo | リス | 松鼠
hedgehog | Igel | erizo | hérisson | ouriço | ハリネズミ | 刺猬
crocodile | Krokodil | cocodrilo | crocodile | crocodilo | ワニ | 鳄鱼
lizard | Eidechse | lagarto | lézard | lagarto | トカゲ | 蜥蜴
turtle | Schildkröte | tortuga | tortue | tartaruga | 亀, カメ | 乌龟
triceratops | Dinosaurier | dinosaurio | dinosaure | dinossauro | 恐竜 | 恐龙
dragon | Drache | dragón | dragon | dragão | ドラゴン, 竜, 龍 | 龙
unicorn | Einhorn | unicornio | licorne | unicórnio | ユニコーン | 独角兽
chicken | Huhn, Henne | gallina, pollo | poule, poulet | galinha | 鶏, ニワトリ | 鸡, 母鸡
rooster | Hahn | gallo | coq | galo | 雄鶏 | 公鸡
duck | Ente | pato | canard | pato | アヒル | 鸭子
goose | Gans | ganso, oca | oie | ganso | ガチョウ | 鹅
swan | Schwan | cisne | cygne | cisne | 白鳥 | 天鹅
penguin | Pinguin | pingüino | pingouin, manchot | pinguim | ペンギン | 企鹅
owl | Eule | búho, lechuza | hibou, chouette | coruja | フクロウ | 猫头鹰
eagle | Adler, Falke | águila, halcón | aigle, faucon | águia | 鷲, ワシ | 老鹰, 鹰
crow | Krähe, Rabe | cuervo | corbeau | corvo | カラス | 乌鸦
pigeon | Taube, Vogel | paloma, pájaro | pigeon, oiseau | pombo, pássaro | 鳩, 鳥 | 鸽子, 鸟
parrot | Papagei | loro | perroquet | papagaio | オウム | 鹦鹉
bat | Fledermaus | murciélago | chauve souris | morcego | コウモリ | 蝙蝠
log cabin | Blockhütte | cabaña de troncos, cabaña | cabane en rondins, cabane | cabana de madeira, cabana | 丸太小屋 | 木屋, 小木屋
cottage | Bauernhaus, Gasthaus, Taverne | posada, taberna, granja | auberge, taverne, ferme, chaumière | pousada, taverna, fazenda | 民家, 宿屋 | 农舍, 客栈, 酒馆
barn | Scheune, Stall | granero, establo | grange, étable | celeiro, estábulo | 納屋 | 谷仓
church | Kirche | iglesia | église | igreja | 教会 | 教堂
temple | Tempel | templo | temple | templo | 神殿, 寺 | 神庙, 寺庙
pyramid | Pyramide | pirámide | pyramide | pirâmide | ピラミッド | 金字塔
lighthouse | Leuchtturm | faro | phare | farol marítimo | 灯台 | 灯塔
watchtower | Wachturm | torre de vigilancia, torre vigía | tour de guet | torre de vigia | 見張り塔 | 瞭望塔
skyscraper | Hochhaus, Wolkenkratzer | rascacielos | gratte ciel | arranha céu | 高層ビル, ビル | 摩天大楼, 大楼
gas station | Tankstelle | gasolinera | station service | posto de gasolina | ガソリンスタンド | 加油站
factory | Fabrik | fábrica | usine | fábrica | 工場 | 工厂
hospital | Krankenhaus | hospital | hôpital | hospital | 病院 | 医院
school | Schule | escuela | école | escola | 学校 | 学校
igloo | Iglu | iglú | igloo | iglu | イグルー | 冰屋
tree house | Baumhaus | casa del árbol | cabane dans les arbres | casa na árvore | ツリーハウス | 树屋
haunted mansion | Geisterhaus, Spukhaus | casa embrujada, mansión | manoir hanté, manoir | casa assombrada, mansão | お化け屋敷 | 鬼屋
castle gate | Burgtor, Stadttor | puerta del castillo | porte du château | portão do castelo | 城門 | 城门
stone wall | Mauer, Steinmauer | muro, muralla | mur, muraille, mur de pierre | muro, muralha | 石垣, 壁 | 墙, 石墙, 城墙
pagoda | Pagode | pagoda | pagode | pagode | 五重塔 | 宝塔
hut | Hütte | choza | hutte | choupana | 小屋 | 小屋, 茅屋
arch | Torbogen | arco de piedra, arco de triunfo | arche, arc de triomphe | arco de pedra | アーチ | 拱门
gate | Tor, Gartentor | portón, verja | portail, grille | portão | 門, ゲート | 大门, 门
shop | Laden, Schmiede, Bäckerei | tienda, herrería, panadería | magasin, boutique, forge, boulangerie | loja, ferraria, padaria | 店, 鍛冶屋 | 商店, 铁匠铺
helmet | Helm, Ritterhelm | casco, yelmo | casque, heaume | elmo, capacete | 兜, ヘルメット | 头盔
viking helmet | Wikingerhelm | casco vikingo | casque viking | capacete viking | バイキングヘルメット | 维京头盔
breastplate | Rüstung, Brustpanzer | armadura, coraza | armure, cuirasse | armadura | 鎧 | 盔甲, 铠甲
boots | Stiefel | bota | botte | bota | ブーツ, 長靴 | 靴子
shoes | Schuh | zapato | chaussure | sapato | 靴 | 鞋子, 鞋
cloak | Umhang, Mantel | capa, manto | cape, manteau | capa, manto | マント | 斗篷, 披风
robe | Robe | túnica | robe de magicien | túnica | ローブ | 长袍
shirt | Hemd | camisa, camiseta | chemise | camisa | シャツ | 衬衫
dress | Kleid | vestido | robe | vestido | ドレス | 裙子, 连衣裙
scarf | Schal | bufanda | écharpe | cachecol | マフラー | 围巾
glove | Handschuh | guante | gant | luva | 手袋 | 手套
belt | Gürtel | cinturón | ceinture | cinto | ベルト | 腰带
backpack | Rucksack | mochila | sac à dos | mochila | リュック, リュックサック | 背包
sunglasses | Sonnenbrille, Brille | gafas de sol, gafas | lunettes de soleil, lunettes | óculos de sol, óculos | サングラス | 墨镜, 太阳镜
mask | Maske | máscara | masque | máscara | 仮面, マスク | 面具
top hat | Zylinderhut | sombrero de copa | haut de forme | cartola | シルクハット | 礼帽
witch hat | Hexenhut | sombrero de bruja | chapeau de sorcière | chapéu de bruxa | 魔女の帽子 | 女巫帽
necklace | Halskette | collar | collier | colar | ネックレス | 项链
amulet | Amulett | amuleto | amulette | amuleto | お守り | 护身符
gold bar | Goldbarren | lingote de oro, lingote | lingot d or, lingot | barra de ouro | 金塊 | 金条
pearl | Perle | perla | perle | pérola | 真珠 | 珍珠
medal | Medaille | medalla | médaille | medalha | メダル | 奖牌
trophy | Pokal | trofeo | trophée | troféu | トロフィー | 奖杯
scepter | Zepter | cetro | sceptre | cetro | 王笏 | 权杖
basket | Korb | cesta, canasta | panier | cesta | かご, 籠 | 篮子
vase | Vase | jarrón, florero | vase | vaso, jarra | 花瓶 | 花瓶
clay pot | Tontopf, Krug | olla de barro, vasija | pot en terre | pote de barro | 壺, つぼ | 陶罐, 罐子
flower pot | Blumentopf | maceta | pot de fleurs | vaso de flores | 植木鉢 | 花盆
sack | Sack | saco, costal | sac | saco | 袋 | 麻袋, 袋子
suitcase | Koffer | maleta | valise | mala | スーツケース | 行李箱
toolbox | Werkzeugkasten | caja de herramientas | boîte à outils | caixa de ferramentas | 工具箱 | 工具箱
wine bottle | Weinflasche | botella de vino | bouteille de vin | garrafa de vinho | ワインボトル | 酒瓶
beer mug | Bierkrug | jarra de cerveza, cerveza | chope de bière, bière | caneca de cerveja, cerveja | ビール, ビールジョッキ | 啤酒杯, 啤酒
teapot | Teekanne | tetera | théière | bule | ティーポット, 急須 | 茶壶
coffee cup | Tasse, Kaffeetasse | taza, taza de café | tasse, tasse de café | xícara, xícara de café | コーヒーカップ, カップ | 咖啡杯, 杯子
kettle | Kessel, Wasserkessel | hervidor | bouilloire | chaleira | やかん | 水壶
frying pan | Pfanne, Bratpfanne | sartén | poêle | frigideira | フライパン | 平底锅
cooking pot | Kochtopf, Topf | olla, cacerola | marmite, casserole | panela | 鍋 | 锅
bowl | Schüssel, Schale | cuenco, tazón | bol | tigela | ボウル, 丼 | 碗
plate | Teller | plato | assiette | prato | 皿 | 盘子
trash can | Mülleimer, Mülltonne | cubo de basura, basurero | poubelle | lixeira, lata de lixo | ゴミ箱 | 垃圾桶
oil drum | Ölfass | barril de petróleo | baril de pétrole | barril de petróleo | ドラム缶 | 油桶
safe | Tresor | caja fuerte | coffre fort | cofre forte | 金庫 | 保险箱
coffin | Sarg | ataúd | cercueil | caixão | 棺, 棺桶 | 棺材
wizard staff | Stab, Zauberstab | bastón mágico, báculo | bâton magique, bâton | cajado | 魔法の杖, 杖 | 法杖
magic wand | Zauberrute | varita mágica, varita | baguette magique | varinha mágica, varinha | 魔法のステッキ | 魔杖
spell book | Zauberbuch | libro de hechizos, libro mágico | livre de sorts, grimoire | livro de magia | 魔導書, 魔法書 | 魔法书
crystal ball | Kristallkugel | bola de cristal | boule de cristal | bola de cristal | 水晶玉 | 水晶球
magic portal | Portal | portal mágico, portal | portail magique | portal mágico | ポータル | 传送门
rune stone | Runenstein | piedra rúnica | pierre runique | pedra rúnica | ルーンストーン | 符文石
cauldron | Hexenkessel | caldero | chaudron | caldeirão | 大釜 | 坩埚, 大锅
altar | Altar | altar | autel | altar | 祭壇 | 祭坛
totem pole | Totempfahl | tótem | totem | totem | トーテムポール | 图腾柱
treasure map | Schatzkarte | mapa del tesoro, mapa | carte au trésor | mapa do tesouro, mapa | 宝の地図, 地図 | 藏宝图, 地图
obelisk | Obelisk | obelisco | obélisque | obelisco | オベリスク | 方尖碑
sarcophagus | Sarkophag | sarcófago | sarcophage | sarcófago | 石棺 | 石棺
skull | Schädel, Totenkopf | calavera, cráneo | crâne | crânio, caveira | 頭蓋骨, ドクロ | 头骨, 骷髅头
bones | Knochen | hueso | os | osso | 骨 | 骨头
tombstone | Grabstein | lápida | pierre tombale, tombe | lápide | 墓石, 墓 | 墓碑
cage | Käfig | jaula | cage | gaiola, jaula | 檻 | 笼子
lever | Hebel | palanca | levier | alavanca | レバー | 拉杆
banner | Banner | estandarte | bannière | estandarte | 旗印 | 旗帜
flag | Flagge, Fahne | bandera | drapeau | bandeira | 旗 | 旗子
pillar | Säule | columna, pilar | colonne, pilier | coluna, pilar | 柱 | 柱子, 石柱
stairs | Treppe | escaleras, escalera | escalier | escada | 階段 | 楼梯
trapdoor | Falltür | trampilla | trappe | alçapão | 落とし戸 | 活板门
training dummy | Übungspuppe | muñeco de entrenamiento | mannequin d entraînement | boneco de treino | 訓練人形 | 训练假人
envelope | Briefumschlag, Umschlag, Brief | sobre, carta | enveloppe, lettre | envelope, carta | 封筒, 手紙 | 信封, 信
gift box | Geschenk | regalo | cadeau | presente | プレゼント | 礼物, 礼盒
feather | Feder | pluma | plume | pena | 羽根 | 羽毛
magnet | Magnet | imán | aimant | ímã | 磁石 | 磁铁
pencil | Bleistift, Stift | lápiz | crayon | lápis | 鉛筆 | 铅笔
notebook | Notizbuch | cuaderno | cahier, carnet | caderno | ノート | 笔记本
globe | Globus | globo terráqueo | globe terrestre | globo terrestre | 地球儀 | 地球仪
blackboard | Tafel | pizarra | tableau noir | quadro negro | 黒板 | 黑板
hamburger | Hamburger | hamburguesa | hamburger | hambúrguer | ハンバーガー | 汉堡, 汉堡包
pizza | Pizza | pizza | pizza | pizza | ピザ | 披萨
hot dog | Würstchen im Brötchen | perrito caliente | hot dog | cachorro quente | ホットドッグ | 热狗
sandwich | Butterbrot | bocadillo, sándwich | sandwich | sanduíche | サンドイッチ | 三明治
ice cream | Eis, Eistüte | helado | glace, cornet de glace | sorvete | アイスクリーム, ソフトクリーム | 冰淇淋
donut | Krapfen | dona, rosquilla | beignet | rosquinha | ドーナツ | 甜甜圈
bread | Brot | pan | pain | pão | パン | 面包
croissant | Hörnchen | cruasán | croissant | croissant | クロワッサン | 羊角面包
cheese | Käse | queso | fromage | queijo | チーズ | 奶酪
egg | Ei | huevo | œuf | ovo | 卵 | 鸡蛋, 蛋
steak | Fleisch | carne, filete | viande, steak | carne, bife | ステーキ, 肉 | 牛排, 肉
sausage | Wurst | salchicha | saucisse | salsicha, linguiça | ソーセージ | 香肠
sushi | Sushi | sushi | sushi | sushi | 寿司, すし | 寿司
ramen | Nudelsuppe | sopa de fideos | soupe de nouilles | macarrão | ラーメン | 拉面, 面条
soup | Suppe | sopa | soupe | sopa | スープ | 汤
cookie | Keks | galleta | biscuit | biscoito | クッキー | 饼干
banana | Banane | plátano | banane | banana | バナナ | 香蕉
orange fruit | Apfelsine | naranja | orange | laranja | オレンジ, みかん | 橙子
pear | Birne | pera | poire | pera | 梨 | 梨
strawberry | Erdbeere | fresa | fraise | morango | いちご, イチゴ | 草莓
cherry | Kirsche | cereza | cerise | cereja | さくらんぼ | 樱桃
grapes | Traube, Weintraube | uva | raisin | uva | ぶどう | 葡萄
watermelon | Wassermelone | sandía | pastèque | melancia | スイカ | 西瓜
pineapple | Ananas | piña | ananas | abacaxi | パイナップル | 菠萝
lemon | Zitrone | limón | citron | limão | レモン | 柠檬
carrot | Karotte, Möhre | zanahoria | carotte | cenoura | にんじん | 胡萝卜
tomato | Tomate | tomate | tomate | tomate | トマト | 番茄, 西红柿
potato | Kartoffel | patata, papa | pomme de terre | batata | じゃがいも | 土豆
corn | Mais, Maiskolben | maíz, mazorca | maïs | milho | とうもろこし | 玉米
stool | Hocker | taburete | tabouret | banquinho | 丸椅子 | 凳子
armchair | Sessel | sillón | fauteuil | poltrona | 肘掛け椅子 | 扶手椅
sofa | Sofa | sofá | canapé | sofá | ソファ, ソファー | 沙发
bookshelf | Bücherregal, Regal | estantería, librería | bibliothèque, étagère | estante | 本棚, 棚 | 书架, 书柜
wardrobe | Kleiderschrank, Schrank | armario | armoire | armário, guarda roupa | たんす, クローゼット | 衣柜
desk | Schreibtisch | escritorio | bureau | escrivaninha | 勉強机 | 书桌
bathtub | Badewanne | bañera | baignoire | banheira | 風呂, 浴槽 | 浴缸
toilet | Toilette | inodoro | toilettes | vaso sanitário | トイレ | 马桶
sink | Waschbecken, Spüle | lavabo, fregadero | évier, lavabo | pia | 流し台 | 水槽
mirror | Spiegel | espejo | miroir | espelho | 鏡 | 镜子
chandelier | Kronleuchter | candelabro de techo, araña de luces | lustre | lustre | シャンデリア | 吊灯
lamp | Lampe | lámpara | lampe | lâmpada, abajur | ランプ | 台灯, 灯
fireplace | Kamin | chimenea | cheminée | lareira | 暖炉 | 壁炉
rug | Teppich | alfombra | tapis | tapete | 絨毯 | 地毯
pillow | Kissen | almohada | oreiller, coussin | travesseiro | 枕 | 枕头
curtain | Vorhang | cortina | rideau | cortina | カーテン | 窗帘
door | Tür | puerta | porte | porta | ドア, 扉 | 房门, 木门
window | Fenster | ventana | fenêtre | janela | 窓 | 窗户
throne | Thron | trono | trône | trono | 玉座 | 王座
helicopter | Hubschrauber | helicóptero | hélicoptère | helicóptero | ヘリコプター | 直升机
fighter jet | Kampfjet, Düsenjäger | avión de combate, caza | avion de chasse | caça, avião de caça | 戦闘機 | 战斗机
hot air balloon | Heißluftballon | globo aerostático | montgolfière | balão de ar quente | 熱気球, 気球 | 热气球
flying saucer | Ufo | platillo volador, ovni | soucoupe volante | disco voador | 空飛ぶ円盤 | 飞碟
spaceship | Raumschiff | nave espacial | vaisseau spatial | nave espacial | 宇宙船 | 宇宙飞船, 飞船
satellite | Satellit | satélite | satellite | satélite | 人工衛星 | 卫星
space station | Raumstation | estación espacial | station spatiale | estação espacial | 宇宙ステーション | 空间站
drone | Drohne | dron | drone | drone | ドローン | 无人机
pirate ship | Piratenschiff, Schiff, Segelschiff | barco pirata, galeón | bateau pirate, navire, galion | navio pirata, navio | 海賊船, 帆船 | 海盗船, 帆船
sailboat | Segelboot | velero | voilier | veleiro | ヨット | 帆艇
rowboat | Ruderboot | bote de remos, barca de remos | barque, chaloupe | barco a remo | 手漕ぎボート | 划艇
submarine | Unterseeboot | submarino | sous marin | submarino | 潜水艦 | 潜艇
raft | Floß | balsa | radeau | jangada | いかだ | 木筏
planet | Planet | planeta | planète | planeta | 惑星 | 行星
meteor | Meteorit, Asteroid | meteorito, asteroide | météorite, astéroïde | meteorito, asteroide | 隕石 | 陨石, 小行星
television | Fernseher | televisor, televisión | télévision, téléviseur | televisão | テレビ | 电视, 电视机
radio | Radio | radio | radio | rádio | ラジオ | 收音机
computer | Computer, Rechner | ordenador, computadora | ordinateur | computador | パソコン, コンピューター | 电脑
telephone | Telefon | teléfono | téléphone | telefone | 電話 | 电话
camera | Kamera | cámara | appareil photo | câmera | カメラ | 相机
refrigerator | Kühlschrank | refrigerador, nevera | réfrigérateur, frigo | geladeira | 冷蔵庫 | 冰箱
washing machine | Waschmaschine | lavadora | machine à laver | máquina de lavar | 洗濯機 | 洗衣机
oven | Ofen, Herd | horno, estufa | four, cuisinière | forno, fogão | オーブン | 烤箱
clock | Wecker, Uhr | despertador, reloj | réveil, horloge | despertador, relógio | 時計, 目覚まし時計 | 闹钟, 时钟
flashlight | Taschenlampe | linterna de mano | lampe de poche, lampe torche | lanterna de mão | 懐中電灯 | 手电筒
arcade machine | Spielautomat | máquina recreativa | borne d arcade | fliperama | アーケードゲーム機 | 街机
vending machine | Getränkeautomat | máquina expendedora | distributeur automatique | máquina de venda automática | 自動販売機, 自販機 | 自动售货机
microphone | Mikrofon | micrófono | microphone, micro | microfone | マイク | 麦克风
headphones | Kopfhörer | auriculares | casque audio, écouteurs | fones de ouvido | ヘッドホン | 耳机
umbrella | Regenschirm | paraguas | parapluie | guarda chuva | 傘 | 雨伞
broom | Besen | escoba | balai | vassoura | ほうき | 扫帚
guitar | Gitarre | guitarra | guitare | violão, guitarra | ギター | 吉他
violin | Geige | violín | violon | violino | バイオリン | 小提琴
piano | Klavier | piano | piano | piano | ピアノ | 钢琴
drum | Trommel | tambor | tambour | tambor | 太鼓 | 鼓
trumpet | Trompete | trompeta | trompette | trompete | トランペット | 小号
flute | Flöte | flauta | flûte | flauta | 笛, フルート | 长笛, 笛子
soccer ball | Fußball | balón de fútbol, pelota, balón | ballon de football, ballon | bola de futebol, bola | サッカーボール | 足球
teddy bear | Teddybär | oso de peluche | ours en peluche, nounours | urso de pelúcia | テディベア, ぬいぐるみ | 泰迪熊
doll | Puppe | muñeca | poupée | boneca | 人形 | 娃娃
balloon | Luftballon | globo | ballon de baudruche | balão | 風船 | 气球
dice | Würfel | dado | dé | dado | サイコロ | 骰子
playing card | Spielkarte | naipe | carte à jouer | carta de baralho | トランプ | 扑克牌
palm tree | Palme | palmera | palmier | palmeira | ヤシの木 | 棕榈树
birch tree | Birke | abedul | bouleau | bétula | 白樺 | 白桦树
dead tree | toter Baum | árbol muerto, árbol seco | arbre mort | árvore morta, árvore seca | 枯れ木 | 枯树
christmas tree | Weihnachtsbaum, Tannenbaum | árbol de navidad | sapin de noël | árvore de natal | クリスマスツリー | 圣诞树
cherry blossom tree | Kirschbaum | cerezo | cerisier | cerejeira | 桜, 桜の木 | 樱花树
bush | Busch, Strauch | arbusto | buisson | arbusto | 茂み | 灌木, 灌木丛
sunflower | Sonnenblume | girasol | tournesol | girassol | ひまわり | 向日葵
rose | Rose | rosa | rose | rosa | バラ, 薔薇 | 玫瑰
tulip | Tulpe | tulipán | tulipe | tulipa | チューリップ | 郁金香
potted plant | Topfpflanze, Pflanze | planta | plante | planta | 観葉植物 | 盆栽
grass | Gras | hierba, césped | herbe | grama | 草 | 草
tree stump | Baumstumpf | tocón | souche | toco | 切り株 | 树桩
log | Baumstamm | tronco | tronc, bûche | tronco | 丸太 | 原木
mountain | Berg | montaña | montagne | montanha | 山 | 山
volcano | Vulkan | volcán | volcan | vulcão | 火山 | 火山
island | Insel | isla | île | ilha | 島 | 岛屿, 小岛
waterfall | Wasserfall | cascada | cascade | cachoeira | 滝 | 瀑布
cave | Höhle | cueva | grotte, caverne | caverna | 洞窟 | 洞穴, 山洞
cloud | Wolke | nube | nuage | nuvem | 雲 | 云
lightning | Blitz | rayo, relámpago | éclair | relâmpago | 稲妻, 雷 | 闪电
moon | Mond | luna | lune | lua | 月 | 月亮
sun | Sonne | sol | soleil | sol | 太陽 | 太阳
samurai | Samurai | samurái | samouraï | samurai | 侍, サムライ | 武士
ninja | Ninja | ninja | ninja | ninja | 忍者 | 忍者
viking | Wikinger | vikingo | viking | viking | バイキング | 维京人
pirate | Pirat | pirata | pirate | pirata | 海賊 | 海盗
cowboy | Cowboy | vaquero | cow boy | vaqueiro | カウボーイ | 牛仔
king | König | rey | roi | rei | 王, 王様 | 国王
queen | Königin | reina | reine | rainha | 女王 | 女王, 王后
princess | Prinzessin | princesa | princesse | princesa | 姫, お姫様 | 公主
prince | Prinz | príncipe | prince | príncipe | 王子 | 王子
witch | Hexe | bruja | sorcière | bruxa | 魔女 | 女巫
archer | Bogenschütze | arquero | archer | arqueiro | 弓使い, 射手 | 弓箭手
elf | Elf, Elfe | elfo | elfe | elfo | エルフ | 精灵
dwarf | Zwerg | enano | nain | anão | ドワーフ | 矮人
blacksmith | Schmied | herrero | forgeron | ferreiro | 鍛冶職人 | 铁匠
monk | Mönch | monje | moine | monge | 僧侶 | 僧侣, 和尚
priest | Priester | sacerdote | prêtre | padre, sacerdote | 司祭 | 牧师
thief | Dieb | ladrón | voleur | ladrão | 盗賊, 泥棒 | 盗贼, 小偷
barbarian | Barbar | bárbaro | barbare | bárbaro | 蛮族 | 野蛮人
soldier | Soldat, Krieger | soldado, guerrero | soldat, guerrier | soldado, guerreiro | 兵士, 戦士 | 士兵, 战士
police officer | Polizist | policía | policier | policial | 警察官, 警官 | 警察
firefighter | Feuerwehrmann | bombero | pompier | bombeiro | 消防士 | 消防员
doctor | Arzt | médico, doctor | médecin, docteur | médico | 医者 | 医生
chef | Koch | cocinero | cuisinier, chef cuisinier | cozinheiro | 料理人, シェフ | 厨师
farmer | Bauer, Landwirt | granjero, campesino | fermier, paysan | fazendeiro | 農夫 | 农夫, 农民
astronaut | Astronaut | astronauta | astronaute | astronauta | 宇宙飛行士 | 宇航员
clown | Clown | payaso | clown | palhaço | ピエロ | 小丑
santa claus | Weihnachtsmann | papá noel | père noël | papai noel | サンタクロース, サンタ | 圣诞老人
zombie | Zombie, Untoter | zombi | zombie, mort vivant | zumbi | ゾンビ | 僵尸
skeleton | Skelett | esqueleto | squelette | esqueleto | 骸骨, スケルトン | 骷髅
mummy | Mumie | momia | momie | múmia | ミイラ | 木乃伊
vampire | Vampir | vampiro | vampire | vampiro | 吸血鬼 | 吸血鬼
ghost | Geist, Gespenst | fantasma | fantôme | fantasma | 幽霊, お化け | 幽灵, 鬼
demon | Dämon, Teufel | demonio, diablo | démon, diable | demônio, diabo | 悪魔 | 恶魔, 魔鬼
angel | Engel | ángel | ange | anjo | 天使 | 天使
fairy | Fee | hada | fée | fada | 妖精 | 仙女
goblin | Kobold | duende | gobelin, lutin | duende | ゴブリン | 哥布林
orc | Ork | orco | orque, orc | orc | オーク | 兽人
troll | Troll, Oger, Riese | trol, ogro | troll, ogre | troll, ogro | トロール, 巨人 | 巨魔, 食人魔, 巨人
werewolf | Werwolf | hombre lobo | loup garou | lobisomem | 狼男 | 狼人
gorilla | Gorilla | gorila | gorille | gorila | ゴリラ | 大猩猩
monkey | Affe | mono | singe | macaco | 猿, サル | 猴子
mermaid | Meerjungfrau | sirena | sirène | sereia | 人魚 | 美人鱼
alien | Außerirdischer | extraterrestre, alienígena | extraterrestre | alienígena | 宇宙人, エイリアン | 外星人
golem | Golem | gólem | golem | golem | ゴーレム | 石头人, 魔像
shark | Hai | tiburón | requin | tubarão | サメ | 鲨鱼
whale | Wal | ballena | baleine | baleia | クジラ, 鯨 | 鲸鱼
dolphin | Delfin | delfín | dauphin | golfinho | イルカ | 海豚
octopus | Krake, Tintenfisch | pulpo | pieuvre, poulpe | polvo | タコ | 章鱼
crab | Krabbe, Krebs | cangrejo | crabe | caranguejo | カニ | 螃蟹
starfish | Seestern | estrella de mar | étoile de mer | estrela do mar | ヒトデ | 海星
snail | Schnecke | caracol | escargot | caracol | カタツムリ | 蜗牛
snake | Schlange | serpiente, culebra | serpent | cobra, serpente | 蛇, ヘビ | 蛇
frog | Frosch | rana | grenouille | sapo, rã | 蛙, カエル | 青蛙
spider | Spinne | araña | araignée | aranha | クモ, 蜘蛛 | 蜘蛛
bee | Biene | abeja | abeille | abelha | ハチ, 蜂 | 蜜蜂
butterfly | Schmetterling | mariposa | papillon | borboleta | 蝶 | 蝴蝶
ant | Ameise | hormiga | fourmi | formiga | アリ | 蚂蚁
beetle | Käfer | escarabajo | scarabée | besouro | カブトムシ | 甲虫
scorpion | Skorpion | escorpión | scorpion | escorpião | サソリ | 蝎子
slime | Schleim | limo | slime | slime | スライム | 史莱姆
fire hydrant | Hydrant | hidrante, boca de incendios | bouche d incendie | hidrante | 消火栓 | 消防栓
traffic light | Ampel | semáforo | feu de circulation, feu tricolore | semáforo | 信号機 | 红绿灯
traffic cone | Verkehrskegel | cono de tráfico | cône de signalisation | cone de trânsito | 三角コーン | 路锥
mailbox | Briefkasten | buzón | boîte aux lettres | caixa de correio | 郵便ポスト, ポスト | 邮箱, 邮筒, 信箱
barred window | Gitterfenster, Kerkerfenster | ventana enrejada | fenêtre à barreaux | janela gradeada | 鉄格子の窓 | 铁窗
phone booth | Telefonzelle | cabina telefónica | cabine téléphonique | cabine telefônica | 電話ボックス | 电话亭
fountain | Springbrunnen | fuente | fontaine | fonte | 噴水 | 喷泉
market stall | Marktstand | puesto de mercado | étal de marché, étal | barraca de feira | 屋台 | 摊位
scarecrow | Vogelscheuche | espantapájaros | épouvantail | espantalho | かかし | 稻草人
beehive | Bienenstock | colmena | ruche | colmeia | 蜂の巣 | 蜂巢
dog house | Hundehütte | caseta de perro | niche | casa de cachorro | 犬小屋 | 狗屋
pickaxe | Spitzhacke | pico | pioche | picareta | つるはし | 镐子
shovel | Schaufel, Spaten | pala | pelle | pá | シャベル, スコップ | 铲子
saw | Säge | sierra | scie | serra | のこぎり | 锯子
wrench | Schraubenschlüssel | llave inglesa | clé à molette | chave inglesa | スパナ, レンチ | 扳手
screwdriver | Schraubenzieher | destornillador | tournevis | chave de fenda | ドライバー | 螺丝刀
wheelbarrow | Schubkarre | carretilla | brouette | carrinho de mão | 一輪車 | 独轮车
scissors | Schere | tijeras, tijera | ciseaux | tesoura | はさみ | 剪刀
fishing rod | Angel, Angelrute | caña de pescar | canne à pêche | vara de pescar | 釣り竿 | 钓鱼竿
telescope | Fernrohr, Teleskop | telescopio, catalejo | télescope, longue vue | telescópio | 望遠鏡 | 望远镜
compass | Kompass | brújula | boussole | bússola | 羅針盤, コンパス | 指南针
torch | Fackel | antorcha | torche, flambeau | tocha | 松明, たいまつ | 火把
rope | Seil | cuerda | corde | corda | ロープ | 绳子
chain | Kette | cadena | chaîne | corrente | 鎖 | 链条
anchor | Anker | ancla | ancre | âncora | 錨, いかり | 船锚, 锚
padlock | Vorhängeschloss | candado | cadenas | cadeado | 南京錠 | 挂锁
pickup truck | Lastwagen, Lkw | camión, camioneta | camion, camionnette | caminhão, caminhonete | トラック | 卡车
bus | Bus, Schulbus | autobús | autobus, bus | ônibus | バス | 公交车, 巴士
police car | Polizeiauto | coche de policía | voiture de police | carro de polícia, viatura | パトカー | 警车
fire truck | Feuerwehrauto | camión de bomberos | camion de pompiers | caminhão de bombeiros | 消防車 | 消防车
ambulance | Krankenwagen | ambulancia | ambulance | ambulância | 救急車 | 救护车
taxi | Taxi | taxi | taxi | táxi | タクシー | 出租车
race car | Rennwagen, Rennauto | coche de carreras | voiture de course | carro de corrida | レーシングカー | 赛车
motorcycle | Motorrad | motocicleta, moto | moto | motocicleta, moto | バイク, オートバイ | 摩托车
bicycle | Fahrrad | bicicleta | vélo, bicyclette | bicicleta | 自転車 | 自行车
tractor | Traktor | tractor | tracteur | trator | トラクター | 拖拉机
excavator | Bagger | excavadora | pelleteuse | escavadeira | ショベルカー | 挖掘机
tank | Panzer | tanque | char d assaut | tanque de guerra, tanque | 戦車 | 坦克
locomotive | Lokomotive, Zug, Dampflok | locomotora, tren | locomotive, train | locomotiva, trem | 機関車, 電車 | 火车, 机车
mine cart | Lore, Grubenwagen | vagoneta | wagonnet | vagonete | トロッコ | 矿车
horse cart | Karren, Pferdekarren | carreta, carro de madera, carro de caballos | charrette, chariot en bois | carroça | 荷車 | 马车, 手推车
carriage | Kutsche | carruaje | carrosse, calèche | carruagem | 馬の馬車, 馬車 | 四轮马车
sled | Schlitten | trineo | traîneau, luge | trenó | そり | 雪橇
dagger | Dolch, Messer | daga, cuchillo | dague, poignard, couteau | adaga, faca | 短剣, ナイフ | 匕首, 刀
katana | Katana | katana | katana | catana | 刀, 日本刀 | 武士刀
mace | Streitkolben | maza | masse d armes | maça | メイス | 钉头锤
war hammer | Kriegshammer | martillo de guerra | marteau de guerre | martelo de guerra | 戦鎚 | 战锤
spear | Speer, Lanze | lanza | lance | lança | 槍 | 长矛, 矛
trident | Dreizack | tridente | trident | tridente | 三叉の槍 | 三叉戟
halberd | Hellebarde | alabarda | hallebarde | alabarda | ハルバード | 戟
scythe | Sense | guadaña | faux | foice | 大鎌 | 镰刀
club | Keule | garrote | gourdin, massue | clava, porrete | 棍棒 | 棍棒
crossbow | Armbrust | ballesta | arbalète | besta | クロスボウ | 弩
arrow | Pfeil | flecha | flèche | flecha | 矢 | 箭
quiver | Köcher | carcaj | carquois | aljava | 矢筒 | 箭袋
pistol | Pistole | pistola | pistolet | pistola | 拳銃, 銃 | 手枪
rifle | Gewehr, Sturmgewehr | rifle, fusil | fusil | rifle, fuzil | ライフル | 步枪
grenade | Handgranate | granada | grenade | granada | 手榴弾 | 手榴弹
dynamite | Dynamit | dinamita | dynamite | dinamite | ダイナマイト | 炸药
catapult | Katapult | catapulta | catapulte | catapulta | カタパルト, 投石機 | 投石车, 投石机
sailor | Matrose | marinero | marin | marinheiro | 船乗り | 水手
wild boar | Wildschwein | jabalí | sanglier | javali | 猪, イノシシ | 野猪
ram | Widder | carnero | bélier | carneiro | 雄羊 | 公羊
llama | Lama, Alpaka | llama, alpaca | lama, alpaga | lhama, alpaca | ラマ, アルパカ | 羊驼
reindeer | Rentier | reno | renne | rena | トナカイ | 驯鹿
moose | Elch | alce | élan, orignal | alce | ヘラジカ | 驼鹿
rhino | Nashorn | rinoceronte | rhinocéros | rinoceronte | サイ | 犀牛
hippo | Nilpferd, Flusspferd | hipopótamo | hippopotame | hipopótamo | カバ | 河马
leopard | Leopard, Gepard | leopardo, guepardo | léopard, guépard | leopardo, guepardo | ヒョウ, チーター | 豹, 猎豹
raccoon | Waschbär | mapache | raton laveur | guaxinim | アライグマ | 浣熊
beaver | Biber, Otter | castor, nutria | castor, loutre | castor, lontra | ビーバー, カワウソ | 海狸, 水獭
hamster | Hamster | hámster | hamster | hamster | ハムスター | 仓鼠
sloth | Faultier | perezoso | paresseux | bicho preguiça | ナマケモノ | 树懒
turkey | Truthahn, Pute | pavo | dindon, dinde | peru | 七面鳥 | 火鸡
baby chick | Küken | pollito | poussin | pintinho | ひよこ, ヒヨコ | 小鸡
rubber duck | Gummiente, Quietscheente | patito de goma | canard en plastique | patinho de borracha | アヒルのおもちゃ | 橡皮鸭
seagull | Möwe | gaviota | mouette, goéland | gaivota | カモメ | 海鸥
flamingo | Flamingo | flamenco | flamant rose | flamingo | フラミンゴ | 火烈鸟
ostrich | Strauß | avestruz | autruche | avestruz | ダチョウ | 鸵鸟
peacock | Pfau | pavo real | paon | pavão | 孔雀, クジャク | 孔雀
phoenix | Phönix | fénix | phénix | fênix | 不死鳥, フェニックス | 凤凰
griffin | Greif | grifo | griffon | grifo | グリフォン | 狮鹫
pegasus | Pegasus | pegaso | pégase | pégaso | ペガサス | 飞马
seal | Seehund, Robbe | foca | phoque | foca | アザラシ | 海豹
squid | Kalmar, Tintenfisch | calamar | calmar | lula | イカ | 鱿鱼
jellyfish | Qualle | medusa | méduse | água viva | クラゲ | 水母
lobster | Hummer | langosta, bogavante | homard | lagosta | ロブスター | 龙虾
seahorse | Seepferdchen | caballito de mar | hippocampe | cavalo marinho | タツノオトシゴ | 海马
swordfish | Schwertfisch | pez espada | espadon | peixe espada | カジキ | 剑鱼
orca | Schwertwal, Orca | orca | orque | orca | シャチ | 虎鲸
dragonfly | Libelle | libélula | libellule | libélula | トンボ | 蜻蜓
fly | Fliege, Mücke | mosca | mouche | mosca | ハエ | 苍蝇
ladybug | Marienkäfer | mariquita | coccinelle | joaninha | てんとう虫 | 瓢虫
caterpillar | Raupe | oruga | chenille | lagarta | 芋虫 | 毛毛虫
worm | Wurm, Regenwurm | gusano, lombriz | ver de terre | minhoca | ミミズ | 蚯蚓, 虫子
grasshopper | Heuschrecke, Grashüpfer | saltamontes | sauterelle | gafanhoto | バッタ | 蚱蜢
tyrannosaurus rex | Tyrannosaurus | tiranosaurio | tyrannosaure | tiranossauro | ティラノサウルス | 霸王龙
monster | Monster, Ungeheuer | monstruo | monstre | monstro | モンスター, 怪物 | 怪物
warehouse | Lagerhaus, Lagerhalle | almacén | entrepôt | armazém | 倉庫 | 仓库
police station | Polizeiwache | comisaría | commissariat | delegacia | 警察署 | 警察局
greenhouse | Gewächshaus | invernadero | serre | estufa | 温室 | 温室
stadium | Stadion | estadio | stade | estádio | スタジアム | 体育场
drawbridge | Zugbrücke | puente levadizo | pont levis | ponte levadiça | 跳ね橋 | 吊桥
tunnel | Tunnel | túnel | tunnel | túnel | トンネル | 隧道
balcony | Balkon | balcón | balcon | varanda | ベランダ, バルコニー | 阳台
chimney | Schornstein, Kamin | chimenea | cheminée | chaminé | 煙突 | 烟囱
roof | Dach | tejado, techo | toit, toiture | telhado | 屋根 | 屋顶
road | Straße | carretera, calle | route, rue | estrada, rua | 道路 | 道路, 公路
railroad track | Gleis, Schienen | vía del tren, rieles | rails, voie ferrée | trilhos | 線路 | 铁轨
pipe | Rohr | tubería, tubo | tuyau | cano | パイプ, 土管 | 管道, 水管
ramp | Rampe | rampa | rampe | rampa | スロープ | 斜坡, 坡道
platform | Plattform | plataforma | plateforme | plataforma | 足場, プラットフォーム | 平台
cube | Würfel | cubo geométrico | cube | cubo geométrico | 立方体 | 立方体
sphere | Kugel | esfera | sphère | esfera | 球体 | 球体
cylinder | Zylinder | cilindro | cylindre | cilindro | 円柱 | 圆柱体
brick | Ziegelstein, Backstein | ladrillo | brique | tijolo | レンガ, 煉瓦 | 砖头
pedestal | Sockel, Podest | pedestal | piédestal, socle | pedestal | 台座 | 底座
solar panel | Solarpanel, Solaranlage | panel solar | panneau solaire | painel solar | ソーラーパネル | 太阳能板
antenna | Antenne | antena | antenne | antena | アンテナ | 天线
river | Fluss, Bach | río, arroyo | rivière, fleuve, ruisseau | rio, riacho | 川 | 河流, 小河, 河
pond | Teich | estanque | étang, mare | lagoa | 池 | 池塘
hill | Hügel | colina | colline | colina | 丘 | 小山, 山丘
iceberg | Eisberg | témpano | banquise | icebergue | 氷山 | 冰山
snowflake | Schneeflocke | copo de nieve | flocon de neige | floco de neve | 雪の結晶 | 雪花
snowball | Schneeball | bola de nieve | boule de neige | bola de neve | 雪玉 | 雪球
sandcastle | Sandburg | castillo de arena | château de sable | castelo de areia | 砂の城 | 沙堡
branch | Ast, Zweig | rama | branche | galho | 枝 | 树枝
acorn | Eichel | bellota | gland de chêne | bolota | どんぐり | 橡果
pinecone | Tannenzapfen | piña de pino | pomme de pin | pinha | 松ぼっくり | 松果
hedge | Hecke | seto | haie | cerca viva | 生垣 | 树篱
fern | Farn | helecho | fougère | samambaia | シダ | 蕨
bamboo | Bambus | bambú | bambou | bambu | 竹 | 竹子
hay bale | Heuballen, Heu | paca de heno, heno | botte de foin, foin | fardo de feno, feno | 干し草 | 干草, 草垛
seaweed | Seetang, Alge | alga | algue | alga | 海藻 | 海草
coral | Koralle | coral | corail | coral | サンゴ, 珊瑚 | 珊瑚
shell | Muschel | concha | coquillage | concha | 貝殻, 貝 | 贝壳
spider web | Spinnennetz | telaraña | toile d'araignée | teia de aranha | 蜘蛛の巣 | 蜘蛛网
bird nest | Vogelnest | nido | nid | ninho | 鳥の巣 | 鸟巢
tornado | Wirbelsturm | torbellino | tornade | furacão | 竜巻 | 龙卷风
crater | Krater | cráter | cratère | cratera | クレーター | 陨石坑
smoke | Rauch | humo | fumée | fumaça | 煙 | 烟雾
fork | Gabel | tenedor | fourchette | garfo | フォーク | 叉子
spoon | Löffel | cuchara | cuillère | colher | スプーン | 勺子
chopsticks | Essstäbchen | palillos | baguettes chinoises | pauzinhos | 箸 | 筷子
rolling pin | Nudelholz | rodillo de cocina | rouleau à pâtisserie | rolo de massa | めん棒 | 擀面杖
coffee machine | Kaffeemaschine | cafetera | machine à café, cafetière | cafeteira | コーヒーメーカー | 咖啡机
shower | Dusche | ducha | douche | chuveiro | シャワー | 淋浴
towel | Handtuch | toalla | serviette de bain | toalha | タオル | 毛巾
soap | Seife | jabón | savon | sabonete | 石鹸 | 肥皂
toothbrush | Zahnbürste | cepillo de dientes | brosse à dents | escova de dentes | 歯ブラシ | 牙刷
hourglass | Sanduhr | reloj de arena | sablier | ampulheta | 砂時計 | 沙漏
match | Streichholz | cerilla | allumette | fósforo | マッチ | 火柴
barbecue | Grill | barbacoa, parrilla | barbecue | churrasqueira | バーベキュー | 烧烤架
fishing net | Fischernetz, Netz | red de pesca, red | filet de pêche, filet | rede de pesca, rede | 漁網, 網 | 渔网, 网
hose | Gartenschlauch, Schlauch | manguera | tuyau d'arrosage | mangueira | ホース | 水管软管
engine | Motor | motor | moteur | motor | エンジン | 发动机
nail | Nagel | clavo | clou | prego | 釘 | 钉子
bolt | Schraube | tornillo | vis, boulon | parafuso | ネジ, ボルト | 螺丝
rocking chair | Schaukelstuhl | mecedora | chaise à bascule, fauteuil à bascule | cadeira de balanço | 揺り椅子 | 摇椅
bunk bed | Etagenbett, Hochbett | litera | lits superposés, lit superposé | beliche | 二段ベッド | 双层床
coffee table | Couchtisch | mesa de centro | table basse | mesa de centro | コーヒーテーブル | 茶几
office chair | Bürostuhl | silla de oficina | chaise de bureau | cadeira de escritório | オフィスチェア | 办公椅
dresser | Kommode | cómoda, cajonera | commode | cômoda, gaveteiro | タンス | 梳妆台, 抽屉柜
hammock | Hängematte | hamaca | hamac | rede de dormir | ハンモック | 吊床
picture frame | Bilderrahmen, Gemälde | cuadro, marco de fotos | tableau, cadre photo | quadro | 額縁, 絵画 | 画框, 画
laptop | Laptop | portátil | ordinateur portable | notebook | ノートパソコン | 笔记本电脑
keyboard | Tastatur | teclado | clavier | teclado | キーボード | 键盘
smartphone | Handy, Smartphone | móvil, teléfono móvil | téléphone portable | celular | スマホ, スマートフォン | 手机
fan | Ventilator | ventilador | ventilateur | ventilador | 扇風機 | 风扇
light bulb | Glühbirne | bombilla | ampoule | lâmpada | 電球 | 灯泡
vacuum cleaner | Staubsauger | aspiradora | aspirateur | aspirador | 掃除機 | 吸尘器
microwave | Mikrowelle | microondas | micro ondes | micro-ondas | 電子レンジ | 微波炉
toaster | Toaster | tostadora | grille pain | torradeira | トースター | 烤面包机
electric guitar | E-Gitarre | guitarra eléctrica | guitare électrique | guitarra elétrica | エレキギター | 电吉他
saxophone | Saxophon | saxofón | saxophone | saxofone | サックス | 萨克斯
harp | Harfe | arpa | harpe | harpa | ハープ | 竖琴
basketball | Basketball | balón de baloncesto | ballon de basket | bola de basquete | バスケットボール | 篮球
kite | Drachen aus Papier | cometa | cerf volant | pipa de papel | 凧 | 风筝
cupcake | Törtchen | magdalena | petit gâteau | bolinho | カップケーキ | 纸杯蛋糕
french fries | Pommes | papas fritas, patatas fritas | frites | batatas fritas | フライドポテト | 薯条
fried egg | Spiegelei | huevo frito | œuf au plat | ovo frito | 目玉焼き | 煎蛋
pancakes | Pfannkuchen | tortitas | crêpes | panquecas | パンケーキ | 煎饼
chocolate bar | Schokolade | chocolate | chocolat | chocolate | チョコレート | 巧克力
spaghetti | Spaghetti, Nudeln | espaguetis | spaghettis, pâtes | espaguete, macarrão | スパゲッティ, パスタ | 意大利面
rice | Reis | arroz | riz | arroz | ご飯 | 米饭
dumplings | Teigtaschen, Knödel | empanadillas | raviolis chinois | bolinhos chineses | 餃子, 肉まん | 饺子, 包子
onion | Zwiebel | cebolla | oignon | cebola | 玉ねぎ, タマネギ | 洋葱
garlic | Knoblauch | ajo | ail | alho | にんにく | 大蒜
broccoli | Brokkoli | brócoli | brocoli | brócolis | ブロッコリー | 西兰花
cauliflower | Blumenkohl | coliflor | chou fleur | couve-flor | カリフラワー | 花椰菜
cabbage | Kohl, Salat | col, repollo, lechuga | chou, laitue | repolho, alface | キャベツ, レタス | 白菜, 卷心菜
cucumber | Gurke | pepino | concombre | pepino | きゅうり | 黄瓜
eggplant | Aubergine | berenjena | aubergine | berinjela | ナス | 茄子
peach | Pfirsich | melocotón, durazno | pêche | pêssego | 桃 | 桃子
avocado | Avocado | aguacate | avocat | abacate | アボカド | 牛油果
coconut | Kokosnuss | coco | noix de coco | coco | ココナッツ | 椰子
construction worker | Bauarbeiter | obrero, albañil | ouvrier | operário, pedreiro | 作業員 | 建筑工人
infantryman | Infanterist | soldado de infantería | fantassin | soldado de infantaria | 兵士 | 步兵, 士兵
nurse | Krankenschwester | enfermera | infirmière | enfermeira | 看護師 | 护士
scientist | Wissenschaftler | científico | scientifique | cientista | 科学者 | 科学家
fisherman | Fischer | pescador | pêcheur | pescador | 漁師 | 渔夫
miner | Bergmann, Bergarbeiter | minero | mineur | mineiro | 鉱夫 | 矿工
lumberjack | Holzfäller | leñador | bûcheron | lenhador | 木こり | 伐木工
merchant | Händler, Kaufmann | mercader, comerciante | marchand | mercador | 商人 | 商人
jester | Narr, Hofnarr | bufón | bouffon | bobo da corte | 道化師 | 小丑宫廷
druid | Druide | druida | druide | druida | ドルイド | 德鲁伊
necromancer | Nekromant, Totenbeschwörer | nigromante | nécromancien | necromante | ネクロマンサー | 死灵法师
cyclops | Zyklop | cíclope | cyclope | ciclope | サイクロプス | 独眼巨人
minotaur | Minotaurus | minotauro | minotaure | minotauro | ミノタウロス | 牛头人
centaur | Zentaur, Kentaur | centauro | centaure | centauro | ケンタウロス | 半人马
baby | Baby | bebé | bébé | bebê | 赤ちゃん | 婴儿
superhero | Superheld | superhéroe | super héros | super herói | スーパーヒーロー | 超级英雄
executioner | Henker | verdugo | bourreau | carrasco | 処刑人 | 刽子手
scooter | Motorroller | motoneta | scooter | lambreta | スクーター | 小摩托车
skateboard | Skateboard | monopatín | planche à roulettes | skate | スケートボード | 滑板
bulldozer | Planierraupe | excavadora de cadenas | bouteur | trator de esteira | ブルドーザー | 推土机
forklift | Gabelstapler | montacargas | chariot élévateur | empilhadeira | フォークリフト | 叉车
garbage truck | Müllwagen, Müllauto | camión de basura | camion poubelle | caminhão de lixo | ゴミ収集車 | 垃圾车
delivery truck | Lieferwagen | camión de reparto | camion de livraison | caminhão de entrega | 配達トラック | 货车
tram | Straßenbahn | tranvía | tramway | bonde | 路面電車 | 电车
cruise ship | Kreuzfahrtschiff, Fähre | crucero | paquebot, bateau de croisière | navio de cruzeiro | 客船 | 邮轮, 游轮
snowmobile | Motorschlitten | moto de nieve | motoneige | moto de neve | スノーモービル | 雪地摩托
chariot | Streitwagen | cuadriga | char antique | biga | 戦車馬車 | 战车马车
tire | Reifen | neumático, llanta | pneu | pneu | タイヤ | 轮胎
chainsaw | Kettensäge, Motorsäge | motosierra | tronçonneuse | motosserra | チェーンソー | 电锯
pitchfork | Heugabel, Mistgabel | horca de heno | fourche | forcado | 熊手 | 干草叉
whip | Peitsche | látigo | fouet | chicote | 鞭 | 鞭子
boomerang | Bumerang | bumerán | boomerang | bumerangue | ブーメラン | 回旋镖
slingshot | Steinschleuder, Schleuder | tirachinas, honda | lance pierre, fronde | estilingue | パチンコ | 弹弓
rocket launcher | Raketenwerfer | lanzacohetes | lance roquettes | lança foguetes | ロケットランチャー | 火箭筒
shotgun | Schrotflinte | escopeta | fusil à pompe | espingarda | ショットガン | 霰弹枪
laser gun | Laserpistole | pistola láser | pistolet laser | pistola laser | 光線銃 | 激光枪
guillotine | Fallbeil | guillotina | guillotine | guilhotina | ギロチン | 断头台
gallows | Galgen | horca | potence, gibet | forca | 絞首台 | 绞刑架
magnifying glass | Lupe | lupa | loupe | lupa | 虫眼鏡 | 放大镜
microscope | Mikroskop | microscopio | microscope | microscópio | 顕微鏡 | 显微镜
binoculars | Fernglas | prismáticos | jumelles | binóculo | 双眼鏡 | 望远镜双筒
watering can | Gießkanne | regadera | arrosoir | regador | じょうろ | 洒水壶
rake | Rechen, Harke | rastrillo | râteau | ancinho | レーキ | 耙子
swing set | Schaukel | columpio | balançoire | balanço | ブランコ | 秋千
slide | Rutsche | tobogán | toboggan | escorregador | 滑り台 | 滑梯
birdhouse | Vogelhaus | pajarera | nichoir | casa de passarinho | 巣箱 | 鸟屋
water tower | Wasserturm | torre de agua | château d'eau | caixa d'água | 給水塔 | 水塔
road barrier | Absperrung, Straßensperre | barricada | barrière routière | barreira | バリケード | 路障
cardboard box | Pappkarton, Karton | caja de cartón | boîte en carton, carton | caixa de papelão | 段ボール | 纸箱
shipping container | Frachtcontainer | contenedor | conteneur | contêiner | コンテナ | 集装箱
battery | Batterie | pila, batería | pile électrique, batterie | pilha, bateria | 電池 | 电池
picnic table | Picknicktisch | mesa de picnic | table de pique nique | mesa de piquenique | ピクニックテーブル | 野餐桌
kitchen cabinet | Küchenschrank | mueble de cocina, armario de cocina | placard de cuisine, meuble de cuisine | armário de cozinha | キッチンキャビネット, 食器棚 | 橱柜, 厨柜
shed | Schuppen | cobertizo | cabanon | galpão | 物置, 小屋 | 棚子
garage | Garage | garaje | garage | garagem | ガレージ, 車庫 | 车库
fire station | Feuerwache | parque de bomberos | caserne de pompiers | quartel de bombeiros | 消防署 | 消防站
brewery | Brauerei | cervecería | brasserie | cervejaria | 醸造所 | 酿酒厂
aqueduct | Aquädukt | acueducto | aqueduc | aqueduto | 水道橋 | 高架渠
mausoleum | Mausoleum, Gruft | mausoleo | mausolée | mausoléu | 霊廟 | 陵墓
mosque | Moschee | mezquita | mosquée | mesquita | モスク | 清真寺
silo | Silo | silo | silo | silo | サイロ | 筒仓
water mill | Wassermühle | molino de agua | moulin à eau | moinho de água | 水車小屋 | 水磨坊
viking longhouse | Langhaus | casa comunal vikinga | maison longue viking | casa longa viking | ロングハウス | 长屋
bunker | Bunker | búnker | bunker | bunker | バンカー, 掩体壕 | 地堡, 碉堡
torii gate | Torii | torii | torii | torii | 鳥居 | 鸟居
outhouse | Plumpsklo | letrina | latrines | latrina | 屋外トイレ | 旱厕
radio tower | Funkturm | torre de radio | tour radio | torre de rádio | 電波塔 | 无线电塔
farm gate | Zauntor, Weidetor | puerta de cerca, portón de granja | portail de ferme | porteira | 牧場の門 | 栅栏门
wooden palisade | Palisade | empalizada | palissade | paliçada | 木柵 | 木栅栏
rope bridge | Hängebrücke, Seilbrücke | puente colgante, puente de cuerda | pont suspendu, pont de corde | ponte pênsil, ponte de corda | 吊り橋 | 吊桥, 绳桥
barracks | Kaserne | cuartel | caserne | quartel | 兵舎 | 兵营
tavern | Taverne, Wirtshaus, Gasthaus | taberna, posada | taverne, auberge | taverna, estalagem | 居酒屋, 酒場, 宿屋 | 酒馆, 客栈
sawmill | Sägewerk | aserradero | scierie | serraria | 製材所 | 锯木厂
wind turbine | Windrad, Windkraftanlage | aerogenerador | éolienne | turbina eólica | 風力タービン, 風力発電機 | 风力发电机
town hall | Rathaus | ayuntamiento | mairie, hôtel de ville | prefeitura, câmara municipal | 役場, 市役所 | 市政厅
shrine | Schrein | santuario | sanctuaire | santuário | 祠, 神社 | 神社, 神龛
wooden dock | Steg, Bootssteg | muelle, embarcadero | ponton, quai | cais, píer | 桟橋 | 码头
space helmet | Raumhelm, Astronautenhelm | casco espacial, casco de astronauta | casque spatial, casque d'astronaute | capacete espacial, capacete de astronauta | 宇宙ヘルメット | 太空头盔
wizard hat | Zauberhut | sombrero de mago | chapeau de magicien, chapeau de sorcier | chapéu de mago | 魔法使いの帽子, 魔法の帽子 | 巫师帽
gauntlet | Panzerhandschuh | guantelete | gantelet | manopla | 籠手, ガントレット | 护手
gas mask | Gasmaske | máscara de gas | masque à gaz | máscara de gás | ガスマスク | 防毒面具
cowboy hat | Cowboyhut | sombrero vaquero | chapeau de cowboy | chapéu de cowboy | カウボーイハット | 牛仔帽
baseball cap | Baseballkappe, Schirmmütze, Kappe | gorra | casquette | boné | 野球帽, キャップ | 棒球帽
pirate hat | Piratenhut | sombrero pirata | chapeau de pirate | chapéu de pirata | 海賊帽 | 海盗帽
santa hat | Weihnachtsmütze | gorro de papá noel | bonnet de père noël | gorro de papai noel | サンタ帽 | 圣诞帽
chef hat | Kochmütze | gorro de cocinero | toque | chapéu de cozinheiro | コック帽 | 厨师帽
hard hat | Schutzhelm, Bauhelm | casco de obra | casque de chantier | capacete de obra | 安全帽 | 安全帽
earring | Ohrring | pendiente, arete | boucle d'oreille | brinco | イヤリング | 耳环
bracelet | Armband | pulsera, brazalete | bracelet | pulseira, bracelete | ブレスレット, 腕輪 | 手镯, 手链
tiara | Diadem, Tiara | tiara | diadème, tiare | tiara | ティアラ | 头冠
pocket watch | Taschenuhr | reloj de bolsillo | montre à gousset | relógio de bolso | 懐中時計 | 怀表
jewelry box | Schmuckkästchen | joyero | boîte à bijoux | porta joias | 宝石入れ | 首饰盒
open chest | offene Truhe | cofre abierto | coffre ouvert | baú aberto | 開いた宝箱 | 打开的宝箱
honey jar | Honigglas, Honigtopf | tarro de miel | pot de miel | pote de mel | ハチミツの瓶, 蜂蜜の瓶 | 蜂蜜罐
money bag | Geldsack, Geldbeutel | bolsa de dinero, saco de dinero | sac d'argent | saco de dinheiro | 金袋 | 钱袋
briefcase | Aktenkoffer, Aktentasche | maletín | mallette | maleta executiva, pasta | ブリーフケース | 公文包
metal crate | Metallkiste | caja de metal, caja metálica | caisse en métal, caisse métallique | caixa de metal, caixa metálica | 金属の箱 | 金属箱
jerrycan | Kanister, Benzinkanister | bidón de gasolina, bidón | jerrican, bidon d'essence | galão de gasolina | ジェリカン, ガソリン缶 | 汽油桶
water bottle | Wasserflasche | botella de agua | bouteille d'eau | garrafa de água | 水筒 | 水瓶
soda can | Getränkedose, Limodose | lata de refresco | canette, canette de soda | lata de refrigerante | 缶ジュース, 空き缶 | 汽水罐, 易拉罐
spray can | Sprühdose | lata de spray, aerosol | bombe de peinture | lata de spray | スプレー缶 | 喷漆罐
paint bucket | Farbeimer | cubo de pintura | pot de peinture | balde de tinta | ペンキ缶 | 油漆桶
shopping bag | Einkaufstasche | bolsa de compras | sac de courses | sacola de compras | 買い物袋 | 购物袋
fish tank | Aquarium | acuario, pecera | aquarium | aquário | 水槽 | 鱼缸
test tube | Reagenzglas | tubo de ensayo | éprouvette, tube à essai | tubo de ensaio | 試験管 | 试管
flask | Kolben, Glaskolben | matraz, frasco | fiole | frasco | フラスコ | 烧瓶
jug | Kanne, Krug | jarra | cruche, pichet | jarra, jarro | 水差し | 水壶
milk carton | Milchkarton, Milchtüte | cartón de leche | brique de lait | caixa de leite | 牛乳パック | 牛奶盒
pallet | Palette | palé | palette en bois | palete | パレット | 托盘架
stone circle | Steinkreis | círculo de piedras | cercle de pierres | círculo de pedras | 環状列石 | 石圈, 巨石阵
magic lamp | Wunderlampe | lámpara mágica | lampe magique | lâmpada mágica | 魔法のランプ | 神灯
spike trap | Stachelfalle | trampa de pinchos, trampa de púas | piège à pointes, piège à pics | armadilha de espinhos | トゲの罠, 針の罠 | 尖刺陷阱, 地刺
prison door | Gefängnistür, Zellentür | puerta de prisión, puerta de celda | porte de prison, porte de cellule | porta de prisão, porta de cela | 牢屋の扉 | 牢门
pressure plate | Druckplatte | placa de presión | plaque de pression | placa de pressão | 感圧板 | 压力板
pirate flag | Piratenflagge | bandera pirata | drapeau pirate | bandeira pirata | 海賊旗 | 海盗旗
weapon rack | Waffenständer | armero, estante de armas | râtelier d'armes | suporte de armas | 武器棚, 武器ラック | 武器架
armor stand | Rüstungsständer | soporte de armadura | porte armure | suporte de armadura | 防具立て, 鎧立て | 盔甲架
archery target | Zielscheibe | diana, blanco | cible | alvo | 的, 弓の的 | 箭靶, 靶子
bedroll | Schlafsack | saco de dormir | sac de couchage | saco de dormir | 寝袋 | 睡袋
jack o lantern | Halloweenkürbis, Kürbislaterne | calabaza de halloween | citrouille d'halloween | abóbora de halloween | ハロウィンかぼちゃ, ジャックオーランタン | 南瓜灯
cannon ball | Kanonenkugel | bala de cañón | boulet de canon | bala de canhão | 砲弾 | 炮弹
horseshoe | Hufeisen | herradura | fer à cheval | ferradura | 蹄鉄 | 马蹄铁
bandage | Verband | venda, vendaje | bandage | bandagem, curativo | 包帯 | 绷带
syringe | Spritze | jeringa, jeringuilla | seringue | seringa | 注射器 | 注射器
puzzle piece | Puzzleteil | pieza de puzle | pièce de puzzle | peça de quebra cabeça | パズルのピース | 拼图块
speech bubble | Sprechblase | bocadillo, globo de diálogo | bulle de dialogue | balão de fala | 吹き出し | 对话气泡
map pin | Kartennadel, Stecknadel | marcador de mapa | épingle de carte | marcador de mapa | 地図のピン | 地图标记
ruler | Lineal | regla | règle | régua | 定規 | 尺子
paper airplane | Papierflieger | avión de papel | avion en papier | avião de papel | 紙飛行機 | 纸飞机
calculator | Taschenrechner | calculadora | calculatrice | calculadora | 電卓 | 计算器
newspaper | Zeitung | periódico | journal | jornal | 新聞 | 报纸
easel | Staffelei | caballete | chevalet | cavalete | イーゼル | 画架
pumpkin pie | Kürbiskuchen | pastel de calabaza | tarte à la citrouille | torta de abóbora | パンプキンパイ | 南瓜派
apple pie | Apfelkuchen | pastel de manzana, tarta de manzana | tarte aux pommes | torta de maçã | アップルパイ | 苹果派
slice of pizza | Pizzastück | porción de pizza, trozo de pizza | part de pizza | fatia de pizza | ピザ一切れ | 披萨片
taco | Taco | taco | taco | taco | タコス | 墨西哥卷饼
rice ball | Reisbällchen | bola de arroz | boule de riz | bolinho de arroz | おにぎり | 饭团
baguette | Baguette | barra de pan | baguette | baguete | バゲット, フランスパン | 法棍, 法式长棍
chicken leg | Hähnchenkeule, Hühnerkeule | muslo de pollo, pata de pollo | cuisse de poulet | coxa de frango | 骨付きチキン | 鸡腿
ham | Schinken | jamón | jambon | presunto | ハム | 火腿
pretzel | Brezel | pretzel | bretzel | pretzel | プレッツェル | 椒盐卷饼
lollipop | Lutscher, Lolli | piruleta | sucette | pirulito | ペロペロキャンディ, 棒付きキャンディ | 棒棒糖
candy cane | Zuckerstange | bastón de caramelo | sucre d'orge | bengala doce | キャンディケイン | 拐杖糖
popsicle | Eis am Stiel | polo, paleta de hielo | glace à l'eau | picolé | アイスキャンディー | 冰棍
waffle | Waffel | gofre | gaufre | waffle | ワッフル | 华夫饼
popcorn | Popcorn | palomitas | popcorn | pipoca | ポップコーン | 爆米花
milkshake | Milchshake | batido | milkshake | milkshake | ミルクシェイク | 奶昔
gingerbread man | Lebkuchenmann | hombre de jengibre | bonhomme de pain d'épices | boneco de gengibre | ジンジャーブレッドマン | 姜饼人
bacon | Speck | tocino, beicon | bacon | bacon | ベーコン | 培根
lettuce | Salatkopf, Kopfsalat | lechuga | laitue, salade | alface | レタス | 生菜
beet | Rote Bete, Rübe | remolacha | betterave | beterraba | ビーツ | 甜菜
chili pepper | Chili, Chilischote | chile, guindilla | piment | pimenta malagueta | 唐辛子 | 辣椒
bell pepper | Paprika | pimiento | poivron | pimentão | パプリカ, ピーマン | 甜椒
radish | Radieschen, Rettich | rábano | radis | rabanete | ラディッシュ, 大根 | 萝卜
blueberry | Blaubeere, Heidelbeere | arándano | myrtille | mirtilo | ブルーベリー | 蓝莓
bar stool | Barhocker | taburete de bar | tabouret de bar | banqueta de bar | バースツール | 吧台凳
dresser | Kommode, Nachttisch | cómoda, mesita de noche | commode, table de chevet, table de nuit | cômoda, mesa de cabeceira, criado mudo | タンス, ナイトテーブル | 梳妆台, 床头柜
dining table | Esstisch, Küchentisch | mesa de comedor, mesa de cocina | table à manger, table de cuisine | mesa de jantar, mesa de cozinha | ダイニングテーブル, 食卓 | 餐桌
round table | Rundtisch, runder Tisch | mesa redonda | table ronde | mesa redonda | 丸テーブル, 円卓 | 圆桌
cradle | Wiege | cuna | berceau | berço | ゆりかご | 摇篮
filing cabinet | Aktenschrank | archivador | classeur à tiroirs | arquivo de aço | ファイルキャビネット | 文件柜
candelabra | Kandelaber, Kerzenleuchter | candelabro | candélabre, chandelier à branches | candelabro | 燭台 | 烛台
beach chair | Liegestuhl, Strandstuhl | silla de playa, tumbona | chaise longue, transat | cadeira de praia, espreguiçadeira | ビーチチェア | 沙滩椅
canopy bed | Himmelbett | cama con dosel | lit à baldaquin | cama com dossel | 天蓋ベッド | 四柱床
coat rack | Garderobe, Kleiderständer | perchero | portemanteau, porte manteau | cabideiro | コート掛け | 衣帽架
ping pong table | Tischtennisplatte | mesa de ping pong | table de ping pong | mesa de pingue pongue | 卓球台 | 乒乓球桌
biplane | Doppeldecker | biplano | biplan | biplano | 複葉機 | 双翼机
airliner | Verkehrsflugzeug, Passagierflugzeug | avión de pasajeros | avion de ligne | avião comercial | 旅客機 | 客机
zeppelin | Zeppelin, Luftschiff | zepelín, dirigible | zeppelin, dirigeable | zepelim, dirigível | 飛行船 | 飞艇
space shuttle | Raumfähre | transbordador espacial | navette spatiale | ônibus espacial | スペースシャトル | 航天飞机
viking longship | Wikingerschiff, Langschiff, Drachenboot | barco vikingo | drakkar, bateau viking | navio viking, barco viking | バイキング船 | 维京船
speedboat | Schnellboot, Motorboot | lancha, lancha rápida | hors bord, vedette | lancha | モーターボート, スピードボート | 快艇
cargo ship | Frachtschiff, Frachter | carguero, buque de carga | cargo | navio cargueiro, cargueiro | 貨物船 | 货船
ship wheel | Steuerrad | timón | gouvernail | timão, leme | 舵, 舵輪 | 船舵
surfboard | Surfbrett | tabla de surf | planche de surf | prancha de surfe | サーフボード | 冲浪板
asteroid | Asteroid | asteroide | astéroïde | asteroide | 小惑星 | 小行星
satellite dish | Satellitenschüssel | antena parabólica | antenne parabolique, parabole | antena parabólica | パラボラアンテナ | 卫星天线
jetpack | Jetpack, Raketenrucksack | mochila propulsora, mochila cohete | jetpack | mochila a jato | ジェットパック | 喷气背包
security camera | Überwachungskamera | cámara de seguridad | caméra de surveillance | câmera de segurança | 監視カメラ | 监控摄像头
medkit | Erste Hilfe Kasten, Verbandskasten | botiquín | trousse de secours | kit médico, kit de primeiros socorros | 救急箱 | 急救箱, 医疗包
key card | Schlüsselkarte, Ausweis | tarjeta de acceso | carte d'accès | cartão de acesso | カードキー | 门禁卡
push button | Druckknopf, Taster | pulsador | bouton poussoir | botão de pressão | 押しボタン | 按钮
computer mouse | Computermaus | ratón de ordenador | souris d'ordinateur | mouse de computador | コンピューターマウス | 鼠标
blender | Mixer | licuadora, batidora | mixeur | liquidificador | ミキサー | 搅拌机
wall clock | Wanduhr | reloj de pared | horloge murale | relógio de parede | 掛け時計 | 挂钟
grandfather clock | Standuhr | reloj de pie | horloge comtoise | relógio de pêndulo | 柱時計 | 落地钟
typewriter | Schreibmaschine | máquina de escribir | machine à écrire | máquina de escrever | タイプライター | 打字机
sewing machine | Nähmaschine | máquina de coser | machine à coudre | máquina de costura | ミシン | 缝纫机
gramophone | Grammophon | gramófono | gramophone | gramofone | 蓄音機 | 留声机
speaker | Lautsprecher | altavoz | haut parleur, enceinte | alto falante, caixa de som | スピーカー | 音箱
printer | Drucker | impresora | imprimante | impressora | プリンター | 打印机
lighter | Feuerzeug | encendedor, mechero | briquet | isqueiro | ライター | 打火机
mop | Wischmopp, Mopp | fregona, trapeador | serpillière | esfregão | モップ | 拖把
ladle | Suppenkelle, Schöpfkelle | cucharón | louche | concha de sopa | おたま | 汤勺
toilet paper | Klopapier, Toilettenpapier | papel higiénico | papier toilette | papel higiênico | トイレットペーパー | 卫生纸
tray | Tablett | bandeja | plateau | bandeja | トレイ, お盆 | 托盘
poster | Poster, Plakat | póster, cartel | affiche, poster | pôster, cartaz | ポスター | 海报
cutting board | Schneidebrett | tabla de cortar | planche à découper | tábua de corte | まな板 | 砧板, 切菜板
whisk | Schneebesen | batidor | fouet de cuisine | batedor | 泡立て器 | 打蛋器
glass jar | Glasgefäß, Einmachglas | tarro, tarro de cristal | bocal | pote de vidro | ガラス瓶 | 玻璃罐
kitchen knife | Küchenmesser | cuchillo de cocina, cuchillo | couteau de cuisine, couteau | faca de cozinha, faca | 包丁 | 菜刀
menu | Speisekarte | carta de menú | menu | cardápio | メニュー | 菜单
tablecloth | Tischdecke | mantel | nappe | toalha de mesa | テーブルクロス | 桌布
key ring | Schlüsselbund | llavero | porte clés, trousseau de clés | chaveiro, molho de chaves | キーホルダー, 鍵束 | 钥匙圈
statue | Statue | estatua | statue | estátua | 像, 彫像 | 雕像
lute | Laute | laúd | luth | alaúde | リュート | 鲁特琴
banjo | Banjo | banjo | banjo | banjo | バンジョー | 班卓琴
accordion | Akkordeon | acordeón | accordéon | acordeão | アコーディオン | 手风琴
tambourine | Tamburin | pandereta | tambourin | pandeiro | タンバリン | 铃鼓
baseball | Baseball | pelota de béisbol | balle de baseball | bola de beisebol | 野球ボール | 棒球
tennis racket | Tennisschläger | raqueta de tenis | raquette de tennis | raquete de tênis | テニスラケット | 网球拍
golf club | Golfschläger | palo de golf | club de golf | taco de golfe | ゴルフクラブ | 高尔夫球杆
bowling pin | Bowlingkegel, Kegel | bolo | quille | pino de boliche | ボウリングのピン | 保龄球瓶
bowling ball | Bowlingkugel | bola de bolos | boule de bowling | bola de boliche | ボウリングの球 | 保龄球
dumbbell | Hantel | mancuerna, pesa | haltère | haltere | ダンベル | 哑铃
boxing glove | Boxhandschuh | guante de boxeo | gant de boxe | luva de boxe | ボクシンググローブ | 拳击手套
trampoline | Trampolin | cama elástica, trampolín | trampoline | cama elástica, trampolim | トランポリン | 蹦床
soccer goal | Fußballtor | portería | but de football | gol de futebol, trave | サッカーゴール | 足球门
basketball hoop | Basketballkorb | canasta, aro de baloncesto | panier de basket | cesta de basquete | バスケットゴール | 篮球架
pool table | Billardtisch | mesa de billar | table de billard | mesa de bilhar | ビリヤード台 | 台球桌
dartboard | Dartscheibe | diana de dardos | cible de fléchettes | alvo de dardos | ダーツボード | 飞镖盘
skis | Ski, Skier | esquís | skis | esquis | スキー板 | 滑雪板
rocking horse | Schaukelpferd | caballito de madera, caballo balancín | cheval à bascule | cavalinho de balanço | 木馬 | 摇摆木马
snow globe | Schneekugel | bola de cristal de nieve | boule à neige | globo de neve | スノードーム | 雪花玻璃球
beach ball | Wasserball, Strandball | pelota de playa | ballon de plage | bola de praia | ビーチボール | 沙滩球
ferris wheel | Riesenrad | noria | grande roue | roda gigante | 観覧車 | 摩天轮
broken fence | kaputter Zaun | cerca rota, valla rota | clôture cassée | cerca quebrada | 壊れた柵 | 破栅栏
floor tile | Bodenfliese, Fliese | baldosa, azulejo | dalle, carreau | azulejo, piso, ladrilho | 床タイル, タイル | 地砖, 瓷砖
crossroads | Kreuzung | cruce de caminos, cruce | carrefour, croisement | cruzamento, encruzilhada | 交差点, 十字路 | 十字路口
doorway | Türrahmen | marco de puerta, umbral | encadrement de porte | batente, vão de porta | 戸口 | 门框
scaffold | Gerüst | andamio | échafaudage | andaime | 足場 | 脚手架
awning | Markise | toldo | auvent | toldo | 日よけ | 遮阳篷
gazebo | Pavillon | glorieta, cenador | gazebo, kiosque | gazebo, coreto | 東屋 | 凉亭
chicken coop | Hühnerstall | gallinero | poulailler | galinheiro | 鶏小屋 | 鸡舍
double door | Doppeltür | puerta doble | double porte | porta dupla | 両開きの扉 | 双开门
brick wall | Backsteinmauer, Ziegelmauer | pared de ladrillo, muro de ladrillos | mur de briques | parede de tijolos, muro de tijolos | レンガの壁 | 砖墙
wall with a door | Wand mit Tür, Mauer mit Tür | pared con puerta, muro con puerta | mur avec porte | parede com porta, muro com porta | 扉付きの壁, ドア付きの壁 | 带门的墙
wooden floor | Holzboden | suelo de madera | plancher, parquet | piso de madeira, assoalho | 木の床 | 木地板
willow tree | Weide, Trauerweide | sauce | saule | salgueiro | 柳, 柳の木 | 柳树
bonsai | Bonsai | bonsái | bonsaï | bonsai | 盆栽 | 盆景
daisy | Gänseblümchen | margarita | marguerite, pâquerette | margarida | ヒナギク | 雏菊
lily pad | Seerosenblatt | nenúfar | nénuphar | vitória régia | 睡蓮の葉 | 睡莲叶
vine | Ranke, Kletterpflanze | enredadera | liane | cipó, trepadeira | つる, 蔦 | 藤蔓
clover | Kleeblatt, Klee | trébol | trèfle | trevo | クローバー | 三叶草
stalagmite | Stalagmit | estalagmita | stalagmite | estalagmite | 石筍 | 石笋
pile of leaves | Laubhaufen | montón de hojas | tas de feuilles | monte de folhas | 落ち葉の山 | 落叶堆
flowering cactus | Blütenkaktus | cactus floreciente | cactus fleuri | cacto florido | 花の咲いたサボテン | 开花仙人掌
rubble | Schutt, Trümmer | escombros | décombres, gravats | escombros, entulho | 瓦礫 | 瓦砾
dandelion | Löwenzahn | diente de león | pissenlit | dente de leão | たんぽぽ | 蒲公英
poppy | Mohnblume, Mohn | amapola | coquelicot | papoula | ポピー | 罂粟花
moss | Moos | musgo | mousse | musgo | 苔 | 苔藓
gnome | Gnom, Gartenzwerg | gnomo | gnome, nain de jardin | gnomo | ノーム | 地精, 侏儒
leprechaun | Kobold | duende irlandés | leprechaun, lutin | duende | レプラコーン | 小矮妖
nun | Nonne | monja | nonne, religieuse | freira | 修道女, シスター | 修女
gladiator | Gladiator | gladiador | gladiateur | gladiador | 剣闘士 | 角斗士
detective | Detektiv | detective | détective | detetive | 探偵 | 侦探
bard | Barde | bardo | barde | bardo | 吟遊詩人 | 吟游诗人
mechanic | Mechaniker | mecánico | mécanicien | mecânico | 整備士 | 机械师
pharaoh | Pharao | faraón | pharaon | faraó | ファラオ | 法老
imp | Teufelchen | diablillo | diablotin | diabrete | インプ | 小恶魔
yeti | Yeti | yeti | yéti | yeti | イエティ, 雪男 | 雪怪
koala | Koala | koala | koala | coala | コアラ | 考拉
kangaroo | Känguru | canguro | kangourou | canguru | カンガルー | 袋鼠
medusa | Medusa | medusa gorgona | méduse gorgone | medusa | メデューサ | 美杜莎
grim reaper | Sensenmann | la muerte, parca | la faucheuse, faucheuse | ceifador, ceifeiro | 死神 | 死神
treant | Baumhirte, Baumwesen | ent | homme arbre | ent | トレント | 树人
cyborg | Cyborg | cíborg | cyborg | ciborgue | サイボーグ | 半机械人
clownfish | Clownfisch | pez payaso | poisson clown | peixe palhaço | クマノミ | 小丑鱼
pufferfish | Kugelfisch | pez globo | poisson globe | baiacu | フグ | 河豚
stingray | Stachelrochen, Rochen | raya, mantarraya | raie | arraia | エイ | 魔鬼鱼, 鳐鱼
walrus | Walross | morsa | morse | morsa | セイウチ | 海象
eel | Aal | anguila | anguille | enguia | ウナギ | 鳗鱼
cobra | Kobra | cobra | cobra | naja | コブラ | 眼镜蛇
wasp | Wespe | avispa | guêpe | vespa | スズメバチ | 黄蜂
tuna | Thunfisch | atún | thon | atum | マグロ | 金枪鱼
rat | Ratte | rata | rat | rato de esgoto, ratazana | ネズミ | 老鼠
vulture | Geier | buitre | vautour | abutre | ハゲワシ | 秃鹫
stork | Storch | cigüeña | cigogne | cegonha | コウノトリ | 鹳
toucan | Tukan | tucán | toucan | tucano | オオハシ | 巨嘴鸟
hummingbird | Kolibri | colibrí | colibri | beija flor | ハチドリ | 蜂鸟
panther | Panther | pantera | panthère | pantera | 黒豹 | 黑豹
skunk | Stinktier | mofeta, zorrillo | moufette | gambá | スカンク | 臭鼬
chameleon | Chamäleon | camaleón | caméléon | camaleão | カメレオン | 变色龙
woolly mammoth | Mammut | mamut | mammouth | mamute | マンモス | 猛犸象
stegosaurus | Stegosaurus | estegosaurio | stégosaure | estegossauro | ステゴサウルス | 剑龙
velociraptor | Velociraptor | velociraptor | vélociraptor | velociraptor | ヴェロキラプトル | 迅猛龙
bus stop | Bushaltestelle | parada de autobús | arrêt de bus, abribus | ponto de ônibus, paragem de autocarro | バス停 | 公交站
stop sign | Stoppschild | señal de stop, señal de alto | panneau stop | placa de pare, sinal de pare | 一時停止の標識 | 停车标志
warning sign | Warnschild | señal de peligro, señal de advertencia | panneau de danger, panneau d'avertissement | placa de aviso, placa de perigo | 警告標識 | 警告牌, 警告标志
street sign | Straßenschild | señal de tráfico, letrero de calle | panneau routier, panneau de rue | placa de rua, placa de trânsito | 道路標識 | 路标
billboard | Reklametafel, Werbetafel | valla publicitaria | panneau publicitaire | outdoor publicitário | 看板広告 | 广告牌
gas pump | Zapfsäule | surtidor de gasolina | pompe à essence | bomba de gasolina | 給油機 | 加油机
dumpster | Müllcontainer | contenedor de basura | benne à ordures, benne | caçamba de lixo | 大型ゴミ箱 | 垃圾箱
seesaw | Wippe | balancín | balançoire à bascule | gangorra | シーソー | 跷跷板
flag pole | Fahnenmast | asta de bandera, mástil | mât de drapeau | mastro de bandeira | 旗竿 | 旗杆
drill | Bohrmaschine, Bohrer | taladro | perceuse | furadeira | ドリル | 电钻
pliers | Zange | alicates | pince | alicate | ペンチ | 钳子
leaf rake | Rechen, Harke | rastrillo | râteau | ancinho | 熊手 | 耙子
hoe | Hacke | azada | houe | enxada | 鍬 | 锄头
paintbrush | Pinsel | pincel, brocha | pinceau | pincel | 絵筆, ペンキブラシ | 画笔, 刷子
bear trap | Bärenfalle | trampa para osos | piège à ours, piège à loups | armadilha de urso | トラバサミ | 捕兽夹
mousetrap | Mausefalle | ratonera | souricière, tapette | ratoeira | ネズミ捕り | 捕鼠夹
fire extinguisher | Feuerlöscher | extintor | extincteur | extintor | 消火器 | 灭火器
crowbar | Brecheisen, Brechstange | palanca | pied de biche | pé de cabra | バール | 撬棍
plow | Pflug | arado | charrue | arado | 鋤 | 犁
spinning wheel | Spinnrad | rueca | rouet | roca de fiar | 糸車 | 纺车
saw blade | Sägeblatt, Kreissäge | hoja de sierra | lame de scie | lâmina de serra | 丸ノコ | 锯片
propeller | Propeller | hélice | hélice | hélice | プロペラ | 螺旋桨
school bus | Schulbus | autobús escolar | bus scolaire, car scolaire | ônibus escolar | スクールバス | 校车
tricycle | Dreirad | triciclo | tricycle | triciclo | 三輪車 | 三轮车
jeep | Jeep, Geländewagen | todoterreno | jeep | jipe | ジープ | 吉普车
limousine | Limousine | limusina | limousine | limusine | リムジン | 豪华轿车
van | Lieferwagen, Transporter | furgoneta | camionnette, fourgonnette | furgão, van | バン, ワゴン車 | 面包车, 厢式货车
dump truck | Kipplaster, Muldenkipper | volquete, camión volquete | camion benne | caminhão basculante | ダンプカー | 自卸车
train car | Waggon, Eisenbahnwagen | vagón | wagon | vagão | 客車 | 火车车厢
covered wagon | Planwagen | carreta cubierta | chariot bâché | carroça coberta | 幌馬車 | 篷车
trailer | Anhänger | remolque | remorque | reboque | トレーラー | 拖车
round shield | Rundschild | escudo redondo | bouclier rond | escudo redondo | 丸盾 | 圆盾
flail | Flegel, Streitflegel | mangual | fléau d'armes | mangual | フレイル | 连枷
rapier | Rapier, Degen | estoque, ropera | rapière | rapieira, florete | レイピア | 西洋剑, 细剑
scimitar | Krummsäbel | cimitarra | cimeterre | cimitarra | シミター, 曲刀 | 弯刀
sickle | Sichel | hoz | faucille | foice de mão | 鎌 | 镰刀
machete | Machete | machete | machette | facão | マチェーテ | 砍刀
shuriken | Wurfstern | estrella ninja | étoile ninja | estrela ninja | 手裏剣 | 手里剑
lightsaber | Lichtschwert | sable de luz | sabre laser | sabre de luz | ライトセーバー | 光剑
revolver | Revolver | revólver | revolver | revólver | リボルバー | 左轮手枪
sniper rifle | Scharfschützengewehr | rifle de francotirador | fusil de précision, fusil de sniper | rifle de precisão | スナイパーライフル | 狙击枪
submachine gun | Maschinenpistole, Uzi | subfusil, uzi | mitraillette, uzi | submetralhadora, uzi | サブマシンガン, 短機関銃, ウージー | 冲锋枪, 乌兹
minigun | Minigun | minigun | minigun | minigun | ミニガン | 加特林
landmine | Landmine | mina terrestre | mine antipersonnel | mina terrestre | 地雷 | 地雷
flamethrower | Flammenwerfer | lanzallamas | lance flammes | lança chamas | 火炎放射器 | 火焰喷射器
ballista | Balliste | balista | baliste | balista | バリスタ | 弩炮
turret | Geschützturm | torreta | tourelle | torreta | 砲塔, タレット | 炮塔
siege tower | Belagerungsturm | torre de asedio | tour de siège, beffroi | torre de cerco | 攻城塔 | 攻城塔
battering ram | Rammbock | ariete | bélier de siège | aríete | 破城槌 | 攻城槌
gun ammo | Munition | munición | munitions | munição | 弾薬 | 弹药
trebuchet | Trebuchet, Blide | trabuquete | trébuchet | trabuco | トレビュシェット | 投石机
eyeball | Augapfel | globo ocular | globe oculaire | globo ocular | 眼球 | 眼球
sidewalk | Gehweg, Bürgersteig, Gehsteig | acera | trottoir | calçada | 歩道 | 人行道
hole | Loch, Grube | hoyo, agujero | trou | buraco | 穴 | 坑, 洞
covered table | gedeckter Tisch | mesa cubierta | table couverte | mesa coberta | クロスのかかったテーブル | 铺桌布的桌子
swimming pool | Schwimmbecken, Swimmingpool | piscina | piscine | piscina | プール | 游泳池, 泳池
dam | Staudamm, Staumauer | presa, dique | barrage | barragem | ダム | 大坝, 水坝
wall lamp | Wandlampe, Wandleuchte | aplique, lámpara de pared | applique, lampe murale | arandela, luminária de parede | 壁掛けランプ, ウォールランプ | 壁灯
piggy bank | Sparschwein | hucha, alcancía | tirelire | cofrinho, porquinho | 貯金箱, 豚の貯金箱 | 存钱罐, 储蓄罐
paper lantern | Papierlaterne, Lampion | farolillo, farol chino, linterna de papel | lampion, lanterne en papier | lanterna chinesa, lanterna de papel | 紙提灯, ちょうちん | 纸灯笼, 红灯笼
hot tub | Whirlpool | jacuzzi, bañera de hidromasaje | jacuzzi, spa | hidromassagem | ジャグジー, ジャクジー | 按摩浴缸, 热水浴缸
mattress | Matratze | colchón | matelas | colchão | マットレス | 床垫
blanket | Decke, Wolldecke | manta, cobija, frazada | couverture, plaid | cobertor | 毛布, ブランケット | 毯子, 毛毯
mistletoe | Mistel, Mistelzweig | muérdago | gui, branche de gui | visco | ヤドリギ | 槲寄生
maze | Irrgarten, Labyrinth, Heckenlabyrinth | laberinto | labyrinthe | labirinto | 迷路, 生垣の迷路 | 迷宫, 树篱迷宫
hand | Hand | mano | main | mão | 手 | 手
buoy | Boje | boya | bouée | boia | ブイ, 浮標 | 浮标
life buoy | Rettungsring | salvavidas, flotador | bouée de sauvetage | boia salva-vidas | 浮き輪, 救命浮環 | 救生圈
moai | Moai, Osterinselstatue | moái, estatua de la isla de pascua | moaï | estátua da ilha de páscoa | モアイ, モアイ像 | 摩艾, 摩艾石像, 复活节岛石像
sphinx | Sphinx | esfinge | sphinx | esfinge | スフィンクス | 狮身人面像, 斯芬克斯
elevator | Aufzug, Fahrstuhl, Lift | ascensor, elevador | ascenseur | elevador | エレベーター | 电梯
escalator | Rolltreppe | escalera mecánica | escalator, escalier roulant | escada rolante | エスカレーター | 自动扶梯, 扶梯
locker | Spind | taquilla, casillero | casier, vestiaire | armário escolar, cacifo | ロッカー | 储物柜, 更衣柜
loom | Webstuhl | telar | métier à tisser | tear | 織機, 機織り機 | 织布机, 织机
gong | Gong | gong | gong | gongo | 銅鑼, ドラ | 锣, 铜锣
gumball machine | Kaugummiautomat | máquina de chicles | distributeur de chewing gum | máquina de chicletes | ガムボールマシン | 口香糖机, 扭糖机
slot machine | Glücksspielautomat, Einarmiger Bandit | máquina tragaperras, tragamonedas | machine à sous | caça níqueis, máquina caça níqueis | スロットマシン | 老虎机
claw machine | Greifautomat | máquina de garra, máquina de peluches | machine à pince, machine attrape peluche | máquina de garra de pelúcias | クレーンゲーム, UFOキャッチャー | 抓娃娃机, 娃娃机
pinball machine | Flipper, Flipperautomat | pinball, máquina de pinball | flipper, machine de flipper | máquina de fliperama, pinball de mesa | ピンボール, ピンボール台 | 弹珠台, 弹球机
disco ball | Discokugel | bola de discoteca, bola disco | boule disco, boule à facettes | globo de discoteca, bola de espelhos | ミラーボール | 迪斯科球
punching bag | Boxsack | saco de boxeo | sac de frappe | saco de pancada | サンドバッグ | 拳击沙袋
kettlebell | Kugelhantel, Kettlebell | pesa rusa | kettlebell | kettlebell | ケトルベル | 壶铃
treadmill | Laufband | cinta de correr, caminadora | tapis de course | esteira ergométrica | ランニングマシン | 跑步机
harpoon | Harpune | arpón | harpon | arpão | 銛, ハープーン | 鱼叉枪, 捕鲸叉
handcuffs | Handschellen | esposas | menottes | algemas | 手錠 | 手铐
megaphone | Megafon | megáfono | mégaphone, porte voix | megafone | メガホン, 拡声器 | 扩音器, 喇叭筒
handbag | Handtasche | bolso, cartera de mujer | sac à main | bolsa de mão, bolsa feminina | ハンドバッグ | 手提包, 女包
cotton candy | Zuckerwatte | algodón de azúcar | barbe à papa | algodão doce | 綿あめ, 綿菓子 | 棉花糖
oar | Ruder, Riemen | remo | rame, pagaie | remo de barco | オール, 櫂, パドル | 船桨, 桨
tennis ball | Tennisball | pelota de tenis | balle de tennis | bola de tênis | テニスボール | 网球
volleyball | Volleyball | pelota de voleibol, balón de voleibol | ballon de volley | bola de vôlei | バレーボール | 排球
tentacle | Tentakel, Fangarm | tentáculo | tentacule | tentáculo | 触手 | 触手, 触须
sail | Segel | vela de barco | voile de bateau, voile | vela de navio | 帆 | 船帆, 帆
chess set | Schachspiel, Schachbrett | juego de ajedrez, ajedrez, tablero de ajedrez | jeu d'échecs, échiquier | jogo de xadrez, tabuleiro de xadrez, xadrez | チェスセット, チェス盤, チェス | 国际象棋, 棋盘
honeycomb | Honigwabe, Wabe | panal, panal de miel | rayon de miel | favo de mel | ハニカム, ミツバチの巣 | 蜂房, 蜂窝
shopping cart | Einkaufswagen | carrito de compras, carrito de supermercado | chariot de supermarché, caddie | carrinho de compras | ショッピングカート, 買い物カート | 购物车
wheelchair | Rollstuhl | silla de ruedas | fauteuil roulant | cadeira de rodas | 車椅子 | 轮椅
stroller | Kinderwagen | cochecito de bebé, carriola | poussette, landau | carrinho de bebê | ベビーカー, 乳母車 | 婴儿车
barber pole | Barbierpfahl, Friseursäule | poste de barbero | enseigne de barbier | poste de barbeiro | サインポール | 理发店转灯
toll booth | Mautstation, Mauthäuschen | cabina de peaje, peaje | péage, cabine de péage | cabine de pedágio, pedágio | 料金所 | 收费站, 收费亭
cash register | Registrierkasse, Ladenkasse | caja registradora | caisse enregistreuse | caixa registradora | レジ, レジスター | 收银机
conveyor belt | Förderband, Fließband | cinta transportadora | tapis roulant, convoyeur | esteira transportadora | ベルトコンベア, コンベア | 传送带
light switch | Lichtschalter | interruptor de luz, interruptor | interrupteur | interruptor de parede | 照明スイッチ, 電灯スイッチ | 电灯开关, 墙壁开关
ball of yarn | Wollknäuel, Garnknäuel | ovillo de lana, ovillo | pelote de laine | novelo de lã | 毛糸玉, 毛糸 | 毛线球, 毛线
pine wreath | Adventskranz, Türkranz, Weihnachtskranz | corona de navidad, corona de adviento | couronne de noël | guirlanda de natal | クリスマスリース, リース | 圣诞花环
tooth | Zahn, Backenzahn | diente, muela | dent, molaire | dente, molar | 歯, 奥歯 | 牙齿, 臼齿
domino | Dominostein | ficha de dominó | pièce de domino | peça de dominó, dominó | ドミノ | 多米诺骨牌
harmonica | Mundharmonika | armónica | harmonica | gaita, harmônica | ハーモニカ | 口琴
maraca | Rumbarassel, Rassel | maraca | maraca | maraca | マラカス | 沙槌, 沙锤
music note | Musiknote, Note | nota musical | note de musique | nota de música | 音符 | 音符
stopwatch | Stoppuhr | cronómetro | chronomètre | cronômetro | ストップウォッチ | 秒表
walkie talkie | Funkgerät, Walkie Talkie | radio portátil | talkie walkie | rádio comunicador | トランシーバー | 对讲机
lawn mower | Rasenmäher | cortacésped, podadora de césped | tondeuse, tondeuse à gazon | cortador de grama | 芝刈り機 | 割草机
satchel | Umhängetasche, Ledertasche | bolsa bandolera, bandolera | sacoche | bolsa carteiro | サッチェル, 肩掛けかばん | 挎包, 邮差包
lectern | Rednerpult, Stehpult | atril, podio | pupitre, lutrin | púlpito, tribuna | 演台, 講演台 | 讲台, 演讲台
water trough | Wassertrog, Tränke, Trog | abrevadero, bebedero | abreuvoir | bebedouro, cocho | 飼い葉桶, 家畜用水槽 | 饮水槽, 牲口水槽
observatory | Sternwarte, Observatorium | observatorio | observatoire | observatório | 天文台 | 天文台
clock tower | Uhrturm, Glockenturm | torre del reloj | tour de l'horloge | torre do relógio | 時計塔 | 钟楼, 钟塔
spiral staircase | Wendeltreppe | escalera de caracol | escalier en colimaçon | escada caracol, escada em espiral | 螺旋階段 | 螺旋楼梯
yurt | Jurte | yurta | yourte | iurta | ゲル, ユルト | 蒙古包
stained glass window | Buntglasfenster, Kirchenfenster | vidriera, vitral | vitrail | janela de vitral | ステンドグラス | 彩色玻璃窗, 花窗
unicycle | Einrad | monociclo | monocycle | monociclo | ユニサイクル | 单轮车
segway | Segway | segway | gyropode | segway | セグウェイ | 平衡车
hoverboard | Schwebeboard, Hoverboard | aeropatín, patineta voladora | planche volante | skate voador | ホバーボード | 悬浮滑板
hovercraft | Luftkissenboot | aerodeslizador | aéroglisseur | aerobarco, hovercraft | ホバークラフト | 气垫船
tanker truck | Tanklaster, Tankwagen | camión cisterna | camion citerne | caminhão tanque | タンクローリー | 油罐车
food truck | Imbisswagen, Foodtruck | camión de comida | camion restaurant | caminhão de comida, food truck | フードトラック, キッチンカー | 餐车, 快餐车
space capsule | Raumkapsel | cápsula espacial | capsule spatiale | cápsula espacial | 宇宙カプセル | 太空舱, 返回舱
torpedo | Torpedo | torpedo | torpille | torpedo | 魚雷 | 鱼雷
weathervane | Wetterfahne, Wetterhahn | veleta | girouette | cata vento, catavento | 風見鶏 | 风向标
corkscrew | Korkenzieher | sacacorchos | tire bouchon | saca rolhas | コルク抜き, ワインオープナー | 开瓶器, 开塞钻
funnel | Trichter | embudo | entonnoir | funil | 漏斗, じょうご | 漏斗
cheese grater | Reibe, Käsereibe | rallador | râpe | ralador | おろし金, チーズおろし | 刨丝器, 擦丝器
sponge | Schwamm, Spülschwamm | esponja | éponge | esponja | スポンジ | 海绵
hairbrush | Haarbürste | cepillo de pelo | brosse à cheveux | escova de cabelo | ヘアブラシ | 发刷, 梳发刷
comb | Kamm, Haarkamm | peine | peigne | pente | 櫛, くし | 梳子
lipstick | Lippenstift | pintalabios, lápiz labial | rouge à lèvres | batom | 口紅, リップスティック | 口红, 唇膏
razor | Rasierer, Nassrasierer | maquinilla de afeitar | rasoir | aparelho de barbear | 剃刀, カミソリ | 剃须刀, 刮胡刀
wind chime | Windspiel | carillón de viento, campanas de viento | carillon à vent | sino dos ventos | 風鈴, ウィンドチャイム | 风铃
safety pin | Sicherheitsnadel | imperdible | épingle à nourrice | alfinete de segurança | 安全ピン | 安全别针, 别针
thermometer | Thermometer | termómetro | thermomètre | termômetro | 温度計, 体温計 | 温度计, 体温计
stethoscope | Stethoskop | estetoscopio | stéthoscope | estetoscópio | 聴診器 | 听诊器
whistle | Trillerpfeife, Pfeife | silbato | sifflet | apito | ホイッスル, 呼び子 | 哨子, 口哨
roulette wheel | Roulette, Rouletterad | ruleta | roulette | roleta | ルーレット | 轮盘, 轮盘赌
poker chip | Pokerchip, Spielchip | ficha de póquer, ficha de casino | jeton de poker, jeton | ficha de pôquer | ポーカーチップ, カジノチップ | 筹码
hula hoop | Hula Hoop Reifen, Hula Hoop | aro de hula, hula hula | cerceau, hula hoop | bambolê | フラフープ | 呼啦圈
firework | Feuerwerk, Feuerwerksrakete, Silvesterrakete | fuegos artificiales, cohete de feria | feu d'artifice, fusée d'artifice | fogo de artifício, fogos de artifício | 花火, ロケット花火 | 烟花, 烟火
golf ball | Golfball | pelota de golf | balle de golf | bola de golfe | ゴルフボール | 高尔夫球
vr headset | VR Brille, VR Headset | gafas de realidad virtual, visor de realidad virtual | casque de réalité virtuelle, casque vr | óculos de realidade virtual, óculos vr | VRヘッドセット, VRゴーグル | VR头显, VR眼镜
joystick | Joystick | joystick, palanca de mando | joystick, manette de jeu d'arcade | joystick, controle de fliperama | ジョイスティック | 操纵杆, 摇杆
hard drive | Festplatte | disco duro | disque dur | disco rígido, hd | ハードディスク | 硬盘
circuit board | Leiterplatte, Platine, Hauptplatine | placa de circuito, placa base | circuit imprimé, carte mère | placa de circuito impresso, placa mãe | 回路基板, マザーボード | 电路板, 主板
router | WLAN Router, Router | router, enrutador | routeur, box internet | roteador | ルーター | 路由器
wallet | Portemonnaie, Brieftasche | billetera, cartera | portefeuille | carteira | 財布 | 钱包
ski goggles | Skibrille, Schneebrille | gafas de esquí | masque de ski | óculos de esqui | スキーゴーグル | 滑雪镜, 雪镜
pulley | Flaschenzug, Seilrolle | polea | poulie | polia, roldana | 滑車 | 滑轮
crane hook | Kranhaken, Haken | gancho de grúa, gancho | crochet de grue, crochet | gancho de guindaste, gancho | クレーンフック, フック | 吊钩, 起重钩
plank | Brett, Planke, Holzbrett | tablón, tabla de madera | planche, planche de bois | tábua, prancha de madeira | 木の板, 板 | 木板
crutch | Krücke | muleta | béquille | muleta | 松葉杖 | 拐杖, 腋拐
stretcher | Trage, Krankentrage | camilla | brancard, civière | maca | 担架 | 担架
sprinkler | Rasensprenger, Sprinkler | aspersor | arroseur, arroseur automatique | aspersor de jardim | スプリンクラー | 洒水器, 喷灌器
passport | Reisepass, Pass | pasaporte | passeport | passaporte | パスポート | 护照
supermarket | Supermarkt | supermercado | supermarché | supermercado | スーパーマーケット, スーパー | 超市, 超级市场
houseboat | Hausboot | casa flotante, casa barco | péniche, bateau maison | casa barco | ハウスボート | 船屋
combine harvester | Mähdrescher | cosechadora | moissonneuse batteuse, moissonneuse | colheitadeira | コンバイン | 联合收割机, 收割机
wyvern | Wyvern, Lindwurm | guiverno, wyvern | vouivre | serpe alada, wyvern | ワイバーン | 双足飞龙
manticore | Mantikor | mantícora | manticore | mantícora | マンティコア | 蝎狮
hyena | Hyäne | hiena | hyène | hiena | ハイエナ | 鬣狗
lynx | Luchs | lince | lynx | lince | オオヤマネコ, リンクス | 猞猁
coyote | Kojote, Schakal | coyote, chacal | coyote, chacal | coiote, chacal | コヨーテ, ジャッカル | 郊狼, 豺
lemur | Lemur, Katta | lémur | lémur, lémurien | lêmure | キツネザル | 狐猴
baboon | Pavian, Mandrill | babuino, mandril | babouin, mandrill | babuíno, mandril | ヒヒ, マンドリル | 狒狒, 山魈
platypus | Schnabeltier | ornitorrinco | ornithorynque | ornitorrinco | カモノハシ | 鸭嘴兽
armadillo | Gürteltier | armadillo | tatou | tatu | アルマジロ | 犰狳
pangolin | Schuppentier | pangolín | pangolin | pangolim | センザンコウ | 穿山甲
aardvark | Erdferkel | cerdo hormiguero | oryctérope | porco formigueiro | ツチブタ | 土豚
anteater | Ameisenbär | oso hormiguero | tamanoir, fourmilier | tamanduá | アリクイ | 食蚁兽
mole | Maulwurf | topo | taupe | toupeira | モグラ | 鼹鼠
mongoose | Mungo, Manguste | mangosta | mangouste | mangusto | マングース | 猫鼬
wombat | Wombat | wombat, uombat | wombat | vombate | ウォンバット | 袋熊
possum | Opossum | zarigüeya | opossum | saruê | オポッサム | 负鼠
yak | Yak | yak | yack, yak | iaque | ヤク | 牦牛
wildebeest | Gnu | ñu | gnou | gnu | ヌー | 角马
calf | Kalb, Kälbchen | ternero, becerro | veau | bezerro, vitelo | 子牛 | 小牛
lamb | Lamm, Lämmchen | cordero | agneau | cordeiro, borrego | 子羊 | 小羊, 羊羔
dachshund | Dackel | perro salchicha, teckel | teckel | salsicha cachorro, dachshund | ダックスフンド | 腊肠犬
chihuahua | Chihuahua | chihuahua | chihuahua | chihuahua | チワワ | 吉娃娃
pelican | Pelikan | pelícano | pélican | pelicano | ペリカン | 鹈鹕
puffin | Papageientaucher | frailecillo | macareux | papagaio do mar | ツノメドリ, パフィン | 海鹦
albatross | Albatros | albatros | albatros | albatroz | アホウドリ | 信天翁
woodpecker | Specht | pájaro carpintero | pic vert, pivert | pica pau | キツツキ | 啄木鸟
cardinal bird | Kardinalvogel, Rotkardinal | cardenal rojo | cardinal rouge | cardeal pássaro | ショウジョウコウカンチョウ | 红雀, 主红雀
canary | Kanarienvogel, Wellensittich | canario, periquito | canari, perruche | canário, periquito | カナリア, インコ | 金丝雀, 虎皮鹦鹉
pheasant | Fasan | faisán | faisan | faisão | キジ | 野鸡, 雉鸡
quail | Wachtel | codorniz | caille | codorna | ウズラ | 鹌鹑
guinea fowl | Perlhuhn | gallina de guinea, pintada | pintade | galinha d'angola | ホロホロチョウ | 珍珠鸡
cassowary | Kasuar | casuario | casoar | casuar | ヒクイドリ | 食火鸡, 鹤鸵
ibis | Ibis | ibis | ibis | íbis | トキ | 朱鹭
fire elemental | Feuerelementar | elemental de fuego | élémentaire de feu | elemental de fogo | 炎の精霊 | 火元素
banshee | Banshee, Todesfee | banshee, alma en pena | banshee | banshee | バンシー | 报丧女妖
cherub | Cherub, Amor, Putte | querubín, cupido | chérubin, cupidon | querubim, cupido | キューピッド | 丘比特, 小天使
orangutan | Orang Utan | orangután | orang outan | orangotango | オランウータン | 红毛猩猩
narwhal | Narwal | narval | narval | narval | イッカク | 独角鲸
hammerhead shark | Hammerhai | tiburón martillo | requin marteau | tubarão martelo | シュモクザメ | 锤头鲨
sea urchin | Seeigel | erizo de mar | oursin | ouriço do mar | ウニ | 海胆
ammonite | Ammonit | amonita, amonite | ammonite | amonite | アンモナイト | 菊石
trilobite | Trilobit | trilobites | trilobite | trilobita | 三葉虫 | 三叶虫
plesiosaurus | Plesiosaurier | plesiosaurio | plésiosaure | plesiossauro | プレシオサウルス, 首長竜 | 蛇颈龙
cocoon | Kokon, Puppe Schmetterling | capullo, crisálida | cocon, chrysalide | casulo, crisálida | 繭 | 茧, 蚕茧
anthill | Ameisenhaufen, Ameisenhügel | hormiguero | fourmilière | formigueiro | 蟻塚 | 蚁丘, 蚂蚁窝
sapling | Setzling, Schössling, Keimling | retoño, brote de árbol | jeune pousse, plantule | muda de árvore, broto | 苗木, 若木 | 树苗, 幼苗
bunch of herbs | Kräuter, Kräuterbündel, Basilikum, Petersilie | hierbas, manojo de hierbas, albahaca, perejil | herbes, bouquet d'herbes, basilic, persil | ervas, maço de ervas, manjericão, salsa | ハーブ, 薬草, バジル | 草药, 香草, 罗勒
sugar cane | Zuckerrohr | caña de azúcar | canne à sucre | cana de açúcar | サトウキビ | 甘蔗
cotton plant | Baumwollpflanze | planta de algodón | cotonnier | algodoeiro | 綿花 | 棉花
cypress | Zypresse | ciprés | cyprès | cipreste | 糸杉, イトスギ | 柏树
baobab | Affenbrotbaum, Baobab | baobab | baobab | baobá | バオバブ | 猴面包树
sequoia | Mammutbaum | secuoya | séquoia | sequoia | セコイア | 红杉, 巨杉
mangrove | Mangrove | mangle | palétuvier, mangrove | mangue vermelho, manguezal | マングローブ | 红树, 红树林
orchid | Orchidee | orquídea | orchidée | orquídea | 蘭, 胡蝶蘭 | 兰花
root | Wurzel | raíz | racine | raiz | 根, 木の根 | 树根
icicle | Eiszapfen | carámbano | glaçon pendant, stalactite de glace | pingente de gelo | つらら | 冰柱, 冰锥
cairn | Steinmännchen, Steinmann | montón de piedras, hito de piedras | cairn | pilha de pedras, moledro | ケルン, 石積み | 石堆, 叠石
dolmen | Dolmen, Hünengrab | dolmen | dolmen | dólmen, anta | ドルメン, 支石墓 | 石棚, 支石墓
lava pool | Lavabecken, Lavasee | charco de lava, lago de lava | bassin de lave, lac de lave | poça de lava, lago de lava | 溶岩だまり | 熔岩池, 岩浆池
mud puddle | Schlammpfütze | charco de barro, charco de lodo | flaque de boue | poça de lama | 泥たまり | 泥坑, 泥潭
heap of coal | Kohle, Kohlehaufen | carbón, montón de carbón | charbon, tas de charbon | carvão, pilha de carvão | 石炭 | 煤, 煤堆, 煤炭
leek | Lauch, Porree | puerro | poireau | alho poró | ネギ, 長ネギ | 韭葱, 大葱
celery | Sellerie | apio | céleri | aipo, salsão | セロリ | 芹菜
asparagus | Spargel | espárrago | asperge | aspargo, espargo | アスパラガス | 芦笋
artichoke | Artischocke | alcachofa | artichaut | alcachofra | アーティチョーク | 洋蓟
spinach | Spinat | espinaca | épinard | espinafre | ほうれん草 | 菠菜
butter | Butter | mantequilla | beurre | manteiga | バター | 黄油
milk bottle | Milch, Milchflasche | leche, botella de leche | lait, bouteille de lait | leite, garrafa de leite | 牛乳, ミルク, 牛乳瓶 | 牛奶, 牛奶瓶
bowl of salad | Salatschüssel, gemischter Salat | ensalada, bol de ensalada | bol de salade, salade verte | salada, tigela de salada | サラダ | 沙拉
pudding | Pudding | pudín, flan | flan, pouding | pudim | プリン | 布丁
jelly | Wackelpudding, Götterspeise | gelatina | gelée | gelatina | ゼリー | 果冻
ginger | Ingwer, Ingwerwurzel | jengibre | gingembre | gengibre | 生姜, ショウガ | 生姜
mango | Mango | mango | mangue | manga | マンゴー | 芒果
papaya | Papaya | papaya | papaye | mamão, papaia | パパイヤ | 木瓜
lychee | Litschi | lichi | litchi | lichia | ライチ | 荔枝
durian | Durian | durián | durian | durião | ドリアン | 榴莲
kiwi fruit | Kiwi | kiwi | kiwi | kiwi | キウイ | 猕猴桃, 奇异果
fig | Feige | higo | figue | figo | イチジク | 无花果
olive | Olive | aceituna, oliva | olive | azeitona | オリーブ | 橄榄
pomegranate | Granatapfel | granada fruta, granada roja | grenade fruit | romã | ザクロ | 石榴
raspberry | Himbeere | frambuesa | framboise | framboesa | ラズベリー, 木苺 | 树莓, 覆盆子
cranberry | Preiselbeere, Beere, Beeren | arándano rojo, baya, bayas | canneberge, baie, baies | oxicoco, baga, bagas | クランベリー | 蔓越莓, 浆果
peanut | Erdnuss | cacahuete, maní | cacahuète, arachide | amendoim | ピーナッツ, 落花生 | 花生
walnut | Walnuss | nuez de nogal | noix | noz | クルミ | 核桃
almond | Mandel | almendra | amande | amêndoa | アーモンド | 杏仁
hazelnut | Haselnuss, Nuss | avellana, nuez | noisette | avelã | ヘーゼルナッツ, 木の実 | 榛子, 坚果
waiter | Kellner, Kellnerin | camarero, mesero | serveur, serveuse | garçom, garçonete | ウェイター, 給仕 | 服务员, 侍者
referee | Schiedsrichter | árbitro | arbitre | árbitro de futebol, juiz de futebol | 審判 | 裁判
cheerleader | Cheerleader | animadora, porrista | pom pom girl | líder de torcida | チアリーダー | 啦啦队员
mime | Pantomime, Pantomimin | mimo | mime | mímico | パントマイム | 哑剧演员
magician | Zauberkünstler, Taschenspieler | ilusionista, prestidigitador | prestidigitateur, illusionniste | ilusionista | 手品師, マジシャン | 魔术师
native american | Indianer, Indianerhäuptling | indio americano, jefe indio | amérindien, chef indien | índio americano, cacique | インディアン | 印第安人
hobbit | Hobbit, Halbling | hobbit, mediano | hobbit, halfelin | hobbit | ホビット | 霍比特人, 半身人
groom | Bräutigam | novio | jeune marié | noivo | 花婿, 新郎 | 新郎
general | General | general | général | general | 将軍, 軍人将官 | 将军
dj | DJ | dj, pinchadiscos | dj | dj | ディージェイ | 打碟师
sandal | Sandale, Flipflop | sandalia, chancla | sandale, tong | sandália, chinelo | サンダル | 凉鞋, 拖鞋
slipper | Hausschuh, Pantoffel | zapatilla de casa, pantufla | pantoufle, chausson | pantufa | スリッパ | 棉拖鞋
fur coat | Pelzmantel | abrigo de piel, abrigo de pieles | manteau de fourrure | casaco de pele | 毛皮のコート | 皮草大衣
wig | Perücke | peluca | perruque | peruca | かつら | 假发
samurai helmet | Samuraihelm | casco samurái, casco de samurái | casque de samouraï, casque samouraï | capacete de samurai, capacete samurai | 侍の兜, 武者兜 | 武士头盔
bulletproof vest | kugelsichere Weste, Schutzweste | chaleco antibalas | gilet pare balles | colete à prova de balas | 防弾チョッキ, 防弾ベスト | 防弹衣
life jacket | Schwimmweste, Rettungsweste | chaleco salvavidas | gilet de sauvetage | colete salva vidas | 救命胴衣 | 救生衣
angel statue | Engelsstatue | estatua de ángel | statue d'ange | estátua de anjo | 天使像 | 天使雕像
lion statue | Löwenstatue | estatua de león | statue de lion | estátua de leão | ライオン像 | 石狮, 石狮子
buddha statue | Buddhastatue, Buddha | estatua de buda, buda | statue de bouddha, bouddha | estátua de buda, buda | 仏像, 大仏 | 佛像
bust | Büste | busto | buste | busto | 胸像 | 半身像
blowgun | Blasrohr | cerbatana | sarbacane | zarabatana | 吹き矢 | 吹箭, 吹管
sai | Sai | sai | saï | sai | 釵 | 铁尺
molotov cocktail | Molotowcocktail, Brandflasche | cóctel molotov | cocktail molotov | coquetel molotov | 火炎瓶 | 燃烧瓶
flashbang | Blendgranate | granada cegadora, granada aturdidora | grenade aveuglante, grenade flash | granada de luz | 閃光弾 | 闪光弹, 震爆弹
shell casing | Patronenhülse | casquillo, vaina de bala | douille | cápsula de bala, estojo de munição | 薬莢 | 弹壳
throwing axe | Wurfaxt, Tomahawk | hacha arrojadiza, tomahawk | hache de lancer, tomahawk | machado de arremesso, tomahawk | 投げ斧, トマホーク | 飞斧
switchblade | Springmesser | navaja automática, navaja | cran d'arrêt | canivete automático | 飛び出しナイフ | 弹簧刀
taser | Elektroschocker, Taser | táser, pistola eléctrica | taser, pistolet électrique | taser, arma de choque | スタンガン, テーザー銃 | 电击枪
riot shield | Polizeischild, Schutzschild Polizei | escudo antidisturbios | bouclier antiémeute | escudo antimotim | ライオットシールド | 防暴盾, 防暴盾牌
war axe | Doppelaxt | hacha de guerra, hacha doble | hache de guerre, hache double | machado de guerra, machado duplo | 戦斧 | 双刃战斧
crossbow bolt | Armbrustbolzen | virote | carreau d'arbalète | virote, seta de besta | クロスボウの矢 | 弩箭
chisel | Meißel, Stechbeitel | cincel, formón | ciseau à bois, burin | cinzel, formão | ノミ, 鑿 | 凿子
crucible | Schmelztiegel | crisol | creuset | cadinho | るつぼ | 熔炼坩埚
prism | Prisma | prisma | prisme | prisma | プリズム | 棱镜
tripod | Stativ | trípode | trépied | tripé | 三脚 | 三脚架
projector | Filmprojektor, Projektor | proyector | projecteur de cinéma | projetor | 映写機, プロジェクター | 放映机, 投影仪
coil of wire | Drahtrolle, Draht | bobina de cable, alambre | bobine de fil, fil de fer | bobina de fio, arame | ワイヤー, 針金 | 电线卷, 铁丝
transformer | Transformator | transformador | transformateur | transformador | 変圧器 | 变压器
fuse box | Sicherungskasten | caja de fusibles, cuadro eléctrico | boîte à fusibles, tableau électrique | caixa de fusíveis, quadro de luz | 配電盤, ヒューズボックス | 配电箱, 保险丝盒
wine | Wein | vino | vin | vinho | ワイン | 葡萄酒
fruit | Obst | fruta | fruit | fruta | 果物 | 水果
drinking glass | Trinkglas, Wasserglas | vaso de agua | verre à eau | copo, copo de água | コップ | 玻璃杯
doe | Hirschkuh, Reh, Ricke, Rehkitz, Kitz, Gazelle, Antilope | cierva, gacela, antílope, cervatillo | biche, faon, gazelle, antilope | corça, gazela, antílope | 雌鹿, 子鹿, ガゼル, レイヨウ | 母鹿, 小鹿, 羚羊, 瞪羚
saber toothed tiger | Säbelzahntiger, Säbelzahnkatze | tigre dientes de sable, dientes de sable | tigre à dents de sabre, smilodon | tigre dentes de sabre, tigre dente de sabre | サーベルタイガー, スミロドン, 剣歯虎 | 剑齿虎
brontosaurus | Brontosaurus, Brachiosaurus, Langhals, Langhalsdinosaurier | brontosaurio, braquiosaurio, dinosaurio de cuello largo | brontosaure, brachiosaure, diplodocus, dinosaure à long cou | brontossauro, braquiossauro, dinossauro de pescoço longo | ブロントサウルス, ブラキオサウルス, 首長恐竜 | 雷龙, 腕龙, 长颈恐龙, 梁龙
ankylosaurus | Ankylosaurus, Panzerdinosaurier | anquilosaurio | ankylosaure | anquilossauro | アンキロサウルス | 甲龙
baby dragon | Babydrache, Drachenbaby, Drachenjunges, kleiner Drache | bebé dragón, dragoncito, cría de dragón | bébé dragon, dragonneau | bebê dragão, filhote de dragão, dragãozinho | 子ドラゴン, ベビードラゴン, 赤ちゃんドラゴン, 竜の子 | 小龙, 幼龙, 龙宝宝
hydra | Hydra, Chimäre | hidra, quimera | hydre, chimère | hidra, quimera | ヒドラ, ヒュドラ, キメラ | 九头蛇, 奇美拉
cerberus | Zerberus, Höllenhund | cerbero, can cerbero, perro infernal | cerbère, chien des enfers | cérbero, cão infernal | ケルベロス, 地獄の番犬 | 地狱犬, 三头犬, 刻耳柏洛斯
poodle | Pudel | caniche, poodle | caniche | poodle, caniche | プードル | 贵宾犬, 贵宾狗
golden retriever | Golden Retriever, Labrador, Schäferhund, Dalmatiner, Corgi | golden retriever, labrador, pastor alemán, dálmata | golden retriever, labrador, berger allemand, dalmatien | golden retriever, labrador, pastor alemão, dálmata | ゴールデンレトリバー, ラブラドール, コーギー, ダルメシアン, シェパード | 金毛犬, 金毛寻回犬, 拉布拉多, 柯基, 牧羊犬, 斑点狗
bulldog | Bulldogge, Mops | bulldog, buldog, carlino | bouledogue, carlin | buldogue, pug | ブルドッグ, パグ | 斗牛犬, 哈巴狗, 八哥犬
husky | Husky, Schlittenhund | husky, perro de trineo | husky, chien de traîneau | husky, cão de trenó | ハスキー, 犬ぞりの犬 | 哈士奇, 雪橇犬
shiba inu | Shiba Inu, Shiba, Akita | shiba inu, shiba, akita | shiba inu, shiba, akita | shiba inu, shiba, akita | 柴犬, シバイヌ, 秋田犬 | 柴犬, 秋田犬
parasaurolophus | Parasaurolophus, Entenschnabelsaurier | parasaurolophus, hadrosaurio | parasaurolophus, hadrosaure | parassaurolofo, hadrossauro | パラサウロロフス, ハドロサウルス | 副栉龙, 鸭嘴龙
harpy | Harpyie | arpía | harpie | harpia | ハーピー, ハルピュイア | 鹰身女妖, 哈比
pterodactyl | Flugsaurier, Pterodaktylus | pterodáctilo, dinosaurio volador, pterosaurio | ptérodactyle, ptérosaure, dinosaure volant | pterodáctilo, dinossauro voador, pterossauro | プテラノドン, 翼竜, プテロダクティルス | 翼龙, 飞龙
dodo | Dodo, Kiwivogel | dodo | dodo | dodô | ドードー, キーウィ | 渡渡鸟, 几维鸟
mayan temple | Mayatempel, Mayapyramide, Aztekentempel, Stufenpyramide, Zikkurat | templo maya, pirámide maya, templo azteca, pirámide azteca, zigurat | temple maya, pyramide maya, temple aztèque, ziggourat | templo maia, pirâmide maia, templo asteca, zigurate | マヤ神殿, マヤのピラミッド, アステカ神殿, ジッグラト | 玛雅神庙, 玛雅金字塔, 阿兹特克神庙, 阶梯金字塔
teepee | Tipi, Indianerzelt, Wigwam | tipi, tienda india | tipi, wigwam | tipi, tenda indígena | ティピー, ティピ | 印第安帐篷, 圆锥帐篷
nuclear power plant | Kernkraftwerk, Atomkraftwerk, Kraftwerk, Kühlturm, Reaktor | central nuclear, planta nuclear, central eléctrica, torre de refrigeración, reactor | centrale nucléaire, centrale électrique, tour de refroidissement, réacteur | usina nuclear, usina, central nuclear, torre de resfriamento, reator | 原子力発電所, 原発, 発電所, 冷却塔, 原子炉 | 核电站, 发电厂, 核电厂, 冷却塔, 反应堆
bank | Bankgebäude, Bankhaus, Sparkasse | edificio del banco, sucursal bancaria, banco nacional | banque | edifício do banco, agência bancária, banco nacional | 銀行 | 银行
space habitat | Raumbasis, Mondbasis, Marsbasis, Mondstation, Habitatmodul | base lunar, base marciana, hábitat espacial, módulo espacial | base lunaire, base martienne, habitat spatial, module spatial | base lunar, base marciana, habitat espacial, módulo espacial | 月面基地, 火星基地, 宇宙基地, 居住モジュール | 月球基地, 火星基地, 太空基地, 居住舱
high heels | Stöckelschuh, Stöckelschuhe, High Heels, Pumps | zapato de tacón, tacones, zapatos de tacón | chaussure à talon, talons hauts, talon aiguille, escarpin | salto alto, sapato de salto, sapato de salto alto | ハイヒール, ピンヒール, パンプス | 高跟鞋
jeans | Jeans, Jeanshose, Hosen, kurze Hose | vaqueros, tejanos, pantalones vaqueros, pantalón vaquero | jean, blue jean, jeans | calça jeans, jeans | ジーンズ, デニム, ジーパン, 半ズボン | 牛仔裤, 裤子, 短裤, 長褲
hockey mask | Eishockeymaske, Torwartmaske | máscara de hockey | masque de hockey, masque de gardien | máscara de hóquei | ホッケーマスク | 曲棍球面具, 冰球面具
tie | Krawatte, Schlips, Fliege Krawatte | corbata | cravate, noeud papillon | gravata | ネクタイ, 蝶ネクタイ | 领带, 领结
brooch | Brosche, Anstecknadel, Sheriffstern, Abzeichen | broche, insignia, placa de sheriff | broche, badge, insigne, étoile de shérif | broche, distintivo, crachá, emblema de xerife | ブローチ, バッジ, 保安官バッジ | 胸针, 徽章, 警徽
stack of dollar bills | Geldscheine, Geldschein, Geldbündel, Banknote, Bargeld, Geld, Geldstapel | billete, billetes, fajo de billetes, dinero, dinero en efectivo | billet, billet de banque, liasse de billets, billets, argent liquide | nota de dinheiro, cédula, maço de dinheiro, dinheiro, notas de dólar | 札束, お札, 紙幣, 現金, ドル札, お金 | 钞票, 纸币, 一叠钞票, 现金, 美元, 钱
suit | Anzug, Smoking, Herrenanzug | traje, traje de negocios, esmoquin, terno | costume, smoking, complet | terno, fato, smoking | スーツ, タキシード, 背広 | 西装, 西服, 燕尾服
tank top | Unterhemd, Trägerhemd, Tanktop, Muskelshirt | camiseta de tirantes, camiseta sin mangas | débardeur, maillot de corps | regata, camiseta regata | タンクトップ, ランニングシャツ | 背心, 无袖背心
shoulder pads | Schulterpolster, Schulterpanzer, Schulterplatte | hombrera, hombreras | épaulière, épaulières, épaulette | ombreira, ombreiras | 肩当て, 肩パッド, 肩アーマー | 护肩, 肩甲, 肩垫
open crate | offene Kiste, geöffnete Kiste, offene Holzkiste | caja abierta, caja de madera abierta, cajón abierto | caisse ouverte, caisse en bois ouverte, boîte ouverte | caixa aberta, caixote aberto, caixa de madeira aberta | 開いた箱, 開いた木箱, 開いている箱 | 打开的箱子, 打开的木箱, 敞开的箱子
open barrel | offenes Fass, offene Tonne | barril abierto | tonneau ouvert, baril ouvert | barril aberto | 開いた樽, 蓋のない樽 | 打开的木桶, 敞口桶, 打开的桶
open cardboard box | offener Karton, offener Pappkarton, geöffneter Karton, offenes Paket | caja de cartón abierta, paquete abierto | carton ouvert, boîte en carton ouverte, colis ouvert | caixa de papelão aberta, pacote aberto | 開いた段ボール, 開いた段ボール箱 | 打开的纸箱, 敞开的纸箱
urn vase | Urne, Graburne | urna, urna funeraria | urne, urne funéraire | urna, urna funerária | 骨壺, 壺型の花瓶 | 骨灰坛, 瓮, 骨灰盒
lunchbox | Brotdose, Lunchbox, Brotbüchse, Vesperdose, Jausenbox, Znünibox | fiambrera, lonchera, táper | boîte à lunch, boîte à goûter, gamelle | lancheira, marmita | 弁当箱, お弁当箱, ランチボックス, お弁当 | 饭盒, 午餐盒, 便当盒, 便当
pill bottle | Pillendose, Tablettendose, Medizinflasche, Pillen, Tabletten | frasco de pastillas, bote de pastillas, pastillas, píldoras | flacon de pilules, flacon de médicaments, pilules, boîte de médicaments | frasco de remédio, frasco de comprimidos, pílulas, comprimidos | 薬瓶, 錠剤, 薬のボトル | 药瓶, 药片, 药丸
floating crystal | schwebender Kristall, Zauberkristall, Seelenstein, magischer Kristall | cristal flotante, cristal mágico, gema del alma | cristal flottant, cristal magique, gemme d'âme | cristal flutuante, cristal mágico, gema da alma | 浮遊クリスタル, 浮かぶクリスタル, 魔法のクリスタル, 魂の石 | 悬浮水晶, 魔法水晶, 漂浮水晶, 灵魂石
cross grave | Grabkreuz, Holzkreuz, Steinkreuz, Kreuz, Kruzifix | cruz, cruz de madera, cruz de tumba, crucifijo, cruz de piedra | croix, croix en bois, croix tombale, crucifix, croix de pierre | cruz, cruz de madeira, cruz de túmulo, crucifixo, cruz de pedra | 十字架, 木の十字架, 墓標 | 十字架, 木十字架, 墓碑十字架
checkered flag | Zielflagge, Rennflagge, karierte Flagge | bandera a cuadros, bandera de meta | drapeau à damier, drapeau de course | bandeira quadriculada, bandeira de chegada | チェッカーフラッグ, ゴールの旗 | 方格旗, 格子旗, 终点旗
iron maiden | Eiserne Jungfrau, Folterinstrument | doncella de hierro, dama de hierro, aparato de tortura | vierge de fer, instrument de torture | donzela de ferro, instrumento de tortura | 鉄の処女, アイアンメイデン, 拷問器具 | 铁处女, 刑具
stocks | Pranger, Schandpfahl | cepo, picota | pilori, carcan | pelourinho | さらし台, 晒し台 | 颈手枷, 示众架
pile of cannonballs | Kanonenkugelhaufen, Haufen Kanonenkugeln, Stapel Kanonenkugeln | pila de balas de cañón, montón de balas de cañón | pile de boulets de canon, pile de boulets, tas de boulets | pilha de balas de canhão, monte de balas de canhão | 砲弾の山, 積まれた砲弾 | 一堆炮弹, 炮弹堆
campfire with a pot | Lagerfeuer mit Topf, Lagerfeuer mit Kessel, Kochfeuer, Kochstelle | fogata con olla, hoguera con olla | feu de camp avec une marmite, feu de camp avec marmite | fogueira com panela | 焚き火と鍋, 鍋をかけた焚き火 | 带锅的篝火, 篝火锅
arrow sign | Pfeilschild, Richtungspfeil, Hinweispfeil | señal de flecha, cartel de flecha, flecha de dirección | panneau flèche, panneau fléché, flèche de direction | placa de seta, seta de direção, sinal de seta | 矢印, 矢印の看板, 矢印標識 | 箭头, 箭头标志, 箭头指示牌
question mark block | Fragezeichenblock, Fragezeichen | bloque con signo de interrogación, bloque misterioso, signo de interrogación | bloc point d'interrogation, bloc mystère, point d'interrogation | bloco de interrogação, bloco misterioso, ponto de interrogação | はてなブロック, ハテナブロック, クエスチョンマーク, 疑問符 | 问号方块, 问号砖, 问号
ink bottle with a quill | Tintenfass, Tintenfass mit Feder, Tintenglas, Schreibfeder, Federkiel | tintero, tintero con pluma, frasco de tinta | encrier, encrier avec plume, bouteille d'encre | tinteiro, tinteiro com pena, frasco de tinta | インク瓶, 羽ペンとインク瓶, インク壺, 羽ペン | 墨水瓶, 羽毛笔, 墨水瓶和羽毛笔
stapler | Tacker, Hefter, Heftgerät | grapadora, engrapadora, engrampadora | agrafeuse | grampeador, agrafador | ホッチキス, ホチキス | 订书机, 订书器
paper clip | Büroklammer | clip, clip de papel, sujetapapeles | trombone à papier, attache trombone | clipe, clipe de papel | クリップ, ペーパークリップ, ゼムクリップ | 回形针, 曲别针
abacus | Abakus, Rechenschieber, Rechenrahmen | ábaco | boulier, abaque | ábaco | そろばん, 算盤 | 算盘, 算盤
paint palette | Farbpalette, Malerpalette, Malpalette | paleta, paleta de pintor, paleta de pintura | palette de peintre, palette de peinture | paleta, paleta de pintor, paleta de tintas | パレット絵具, 絵の具のパレット, 絵具パレット | 调色板, 颜料盘, 调色盘
ribcage | Brustkorb, Rippen, Gerippe | caja torácica, costillas, costillar | cage thoracique, côtes | caixa torácica, costelas | 肋骨, あばら骨, 胸郭 | 肋骨, 胸腔, 胸廓
turkey dinner | gebratener Truthahn, Brathähnchen, Truthahnbraten, Brathuhn, Grillhähnchen, Gänsebraten, Backhendl | pavo asado, pollo asado, pavo de acción de gracias | dinde rôtie, poulet rôti, dinde de thanksgiving | peru assado, frango assado, peru de natal | ローストチキン, ローストターキー, 七面鳥の丸焼き, 鶏の丸焼き | 烤火鸡, 烤鸡, 感恩节火鸡
can of beans | Dose, Konservendose, Blechdose, Dose Bohnen, Bohnendose, Büchse | lata, lata de conserva, lata de frijoles, lata de atún, lata de sopa | boîte de conserve, conserve, boîte de haricots | lata, lata de conserva, lata de feijão, lata de atum, enlatado | 缶詰, 缶, ブリキ缶, 豆の缶詰 | 罐头, 罐头食品, 豆子罐头, 铁罐
kebab | Kebab, Schaschlik, Spieß, Döner, Fleischspieß, Grillspieß | kebab, brocheta, pincho, pincho moruno | kébab, kebab, brochette | kebab, espetinho, espeto | ケバブ, 串焼き, 焼き鳥, 串 | 烤串, 烤肉串, 羊肉串, 串烧
curry | Curry, Currygericht, Tajine | curry, tajín | curry, tajine | curry, caril, tagine | カレー, カレーライス, タジン | 咖喱, 咖喱饭, 塔吉锅
corn dog | Corndog, Maisbrot Würstchen | corn dog, banderilla | corn dog, saucisse panée | corn dog, salsicha empanada | アメリカンドッグ, コーンドッグ | 玉米热狗, 炸热狗
burger bun | Brötchen, Burgerbrötchen, Semmel, Weckle, Schrippe, Hamburgerbrötchen | pan de hamburguesa, panecillo, bollo, bolillo | pain à hamburger, petit pain, pain burger | pão de hambúrguer, pãozinho, pão francês | バンズ, ハンバーガーのバンズ, 丸パン, ロールパン | 汉堡面包, 小圆面包, 面包卷, 汉堡胚, 汉堡的面包, 汉堡上层面包
peas in a pod | Erbse, Erbsen, Erbsenschote, Bohne, Bohnen, Schote | guisante, guisantes, arveja, chícharo, vaina de guisantes, frijol, judía | petit pois, petits pois, pois, cosse de pois, haricot | ervilha, ervilhas, vagem, vagem de ervilha, feijão | えんどう豆, エンドウ豆, 豆, さやえんどう, グリーンピース | 豌豆, 豌豆荚, 豆荚, 豆子, 豆
dragon fruit | Drachenfrucht, Pitahaya | pitahaya, fruta del dragón, pitaya | fruit du dragon, pitaya | pitaya, pitaia, fruta do dragão | ドラゴンフルーツ, ピタヤ | 火龙果
nightstand table | Nachttisch, Nachtkästchen, Nachtkasten, Nachttischchen | mesita de noche, mesilla de noche, buró, velador | table de nuit, table de chevet, chevet | mesinha de cabeceira, mesa de cabeceira | ナイトテーブル, ベッドサイドテーブル, ナイトスタンド | 床头柜, 床头桌
piano bench | Klavierbank, Klavierhocker | banco de piano, banqueta de piano, taburete de piano | banc de piano, banquette de piano, tabouret de piano | banco de piano, banqueta de piano | ピアノ椅子, ピアノの椅子, ピアノベンチ | 钢琴凳, 琴凳
broken chair | kaputter Stuhl, zerbrochener Stuhl, gebrochener Stuhl | silla rota | chaise cassée, chaise brisée | cadeira quebrada | 壊れた椅子 | 破椅子, 坏椅子, 破损的椅子, 坏掉的椅子
single curtain | einzelner Vorhang, Vorhangschal, Gardine | panel de cortina, cortina individual | rideau simple, pan de rideau | painel de cortina, cortina única | 一枚のカーテン, 片カーテン | 单扇窗帘, 单片窗帘
bean bag | Sitzsack | puf de bolitas, puff, saco de asiento | pouf poire, fauteuil poire | puff saco, pufe saco | ビーズクッション, ビーンバッグ | 豆袋沙发, 懒人沙发, 豆袋
ceiling light | Deckenlampe, Deckenleuchte, Hängelampe, Pendelleuchte | lámpara de techo, lámpara colgante, plafón | plafonnier, suspension luminaire, lampe suspendue | luminária de teto, lâmpada de teto, plafon, luminária pendente, candeeiro de teto | シーリングライト, 天井灯, ペンダントライト, 天井の照明 | 吸顶灯, 天花板灯, 顶灯
bar counter | Theke, Tresen, Bartheke, Bar, Ladentheke, Kücheninsel, Empfangstheke | barra de bar, barra, mostrador, isla de cocina, mesón | comptoir, bar, comptoir de bar, îlot de cuisine | balcão de bar, balcão, bancada, ilha de cozinha | バーカウンター, カウンター, アイランドキッチン, 受付 | 吧台, 柜台, 前台, 厨房岛台
lunar lander | Mondlandefähre, Mondfähre, Mondlander, Landefähre | módulo lunar, nave de alunizaje, alunizador | module lunaire, atterrisseur lunaire | módulo lunar, pousador lunar | 月着陸船, 着陸船 | 登月舱, 月球着陆器, 着陆器
moon rover | Mondauto, Mondrover, Marsrover, Rover | rover lunar, vehículo lunar, rover, rover marciano | rover lunaire, rover, astromobile | rover lunar, jipe lunar, rover, rover marciano | 月面車, 月面ローバー, 火星ローバー, 探査車 | 月球车, 火星车, 探测车
glider | Segelflugzeug, Segelflieger, Hängegleiter, Drachenflieger, Gleitschirm, Fallschirm | planeador, ala delta, paracaídas, parapente | planeur, deltaplane, parachute, parapente | planador, asa delta, paraquedas, parapente | グライダー, ハンググライダー, パラシュート, 落下傘 | 滑翔机, 滑翔伞, 降落伞, 滑翔翼
earth | Erde, Erdkugel, Welt, Planet Erde | planeta tierra, la tierra, mundo | planète terre, la terre, monde | planeta terra, mundo | 地球 | 地球, 世界
sci fi crate | futuristische Kiste, Sci Fi Kiste, Beutekiste | caja de ciencia ficción, caja futurista, caja de botín | caisse futuriste, caisse de science fiction | caixa futurista, caixa de ficção científica, caixa de loot | SFの箱, 近未来の箱, ルートボックス | 科幻箱子, 未来箱子, 科幻补给箱, 战利品箱
power cell | Energiezelle, Energiekern, Akku, Energiekristall | celda de energía, célula de energía, núcleo de energía, cristal de energía | cellule d'énergie, pile à énergie, noyau d'énergie | célula de energia, núcleo de energia, cristal de energia | エネルギーセル, パワーセル, エネルギーコア, 動力炉 | 能量电池, 能量核心, 能源核心, 能量块
control console | Konsole, Schaltpult, Steuerpult, Kontrollpult, Terminal, Bedienfeld | consola, consola de control, panel de control, terminal | console, console de commande, pupitre de commande, panneau de contrôle, terminal | console, painel de controle, terminal, console de controle | コンソール, 操作盤, コントロールパネル, 端末, 制御盤 | 控制台, 控制面板, 终端, 操作台
cryo pod | Kryokapsel, Kapsel, Schlafkapsel, Stasiskapsel, Kryokammer | cápsula criogénica, cápsula de hibernación, cápsula | capsule cryogénique, capsule de stase, caisson cryogénique | cápsula criogênica, cápsula de hibernação, cápsula | コールドスリープ装置, 冷凍睡眠カプセル, カプセル | 冷冻舱, 休眠舱, 低温舱, 治疗舱
energy shield generator | Schildgenerator, Generator, Kraftfeld, Stromgenerator, Teslaspule, Stromaggregat | generador de escudo, generador, campo de fuerza, bobina de tesla | générateur de bouclier, générateur, champ de force, bobine tesla, groupe électrogène | gerador de escudo, gerador, campo de força, bobina de tesla | シールド発生装置, 発電機, バリア装置, テスラコイル, ジェネレーター | 护盾发生器, 发电机, 力场, 特斯拉线圈, 能量罩
teleporter | Teleporter, Sternentor, Warptor | teletransportador, teletransporte, portal espacial | téléporteur, porte des étoiles | teletransportador, teletransporte, portal estelar | テレポーター, 転送装置, ワープゲート, スターゲート | 传送器, 传送装置, 星门, 传送台
sci fi door | Luftschleuse, Raumschifftür, Bunkertür, Tresortür, Panzertür, Schleusentür | puerta de ciencia ficción, puerta blindada, esclusa, puerta de nave espacial, puerta futurista | porte de science fiction, sas, porte blindée, porte de vaisseau | porta de ficção científica, porta blindada, eclusa de ar, porta futurista | SFドア, エアロック, 宇宙船のドア, 防爆扉, 近未来のドア | 科幻门, 气闸门, 防爆门, 金库门, 飞船舱门
hologram projector | Hologrammprojektor, Hologramm, Holoprojektor | proyector de hologramas, holograma | projecteur d'hologramme, hologramme | projetor de holograma, holograma | ホログラム投影機, ホログラム, ホロプロジェクター | 全息投影仪, 全息图, 全息投影
oxygen tank | Sauerstoffflasche, Gasflasche, Propangasflasche, Sauerstofftank, Tauchflasche, Benzintank | tanque de oxígeno, bombona de oxígeno, bombona de gas, bombona, tanque de gas, cilindro de gas, botella de buceo | bouteille d'oxygène, bouteille de gaz, bonbonne de gaz, bonbonne, bouteille de plongée | cilindro de oxigênio, tanque de oxigênio, botijão de gás, botijão, cilindro de gás | 酸素ボンベ, ガスボンベ, ボンベ, 酸素タンク, プロパンガス | 氧气瓶, 煤气罐, 煤气瓶, 氧气罐, 液化气罐, 气瓶
robot arm | Roboterarm, Industrieroboter, Greifarm | brazo robótico, robot industrial, brazo mecánico | bras robotique, bras robotisé, bras mécanique, robot industriel | braço robótico, robô industrial, braço mecânico | ロボットアーム, 産業用ロボット, 機械の腕 | 机械臂, 机械手, 机器臂, 工业机器人
server rack | Server, Serverschrank, Serverrack, Rechenzentrum, Großrechner | servidor, rack de servidores, centro de datos, armario de servidores | serveur, baie de serveurs, rack de serveurs, centre de données, armoire serveur | servidor, rack de servidores, centro de dados | サーバー, サーバーラック, データセンター | 服务器, 服务器机架, 服务器机柜, 数据中心, 机柜
robot dog | Roboterhund | perro robot, perro robótico | chien robot | cachorro robô, cão robô | ロボット犬, ロボドッグ, 犬型ロボット | 机器狗, 机械狗, 机器犬
atm | Geldautomat, Bankomat, Bancomat | cajero automático, cajero | distributeur de billets, distributeur automatique de billets, guichet automatique | caixa eletrônico, caixa automático, multibanco | 現金自動預払機, 銀行の端末 | 自动取款机, 取款机, 提款机
exclamation mark | Ausrufezeichen, Ausrufungszeichen, Rufzeichen | signo de exclamación, exclamación, signo de admiración | point d'exclamation | ponto de exclamação, exclamação | ビックリマーク, びっくりマーク, 感嘆符, エクスクラメーションマーク | 感叹号, 惊叹号
modern television | Flachbildfernseher, Flachbildschirm, moderner Fernseher, Smart TV | televisor moderno, pantalla plana, televisor de pantalla plana, tele plana, smart tv | écran plat, télévision moderne, télé à écran plat, téléviseur à écran plat | televisão moderna, tv de tela plana, smart tv, tela plana, tv moderna | 薄型テレビ, 液晶テレビ, スマートテレビ | 平板电视, 液晶电视, 智能电视
game controller | Controller, Gamepad, Spielecontroller, Joypad | mando de juego, mando de consola, control de videojuegos, gamepad, mando | manette de jeu, manette, gamepad | controle de videogame, controle de jogo, manete, joypad, comando de jogos | ゲームコントローラー, コントローラー, ゲームパッド | 游戏手柄, 手柄, 游戏控制器
jukebox | Jukebox, Musikbox | rocola, gramola, sinfonola, jukebox | juke box, jukebox | jukebox | ジュークボックス | 点唱机, 自动点唱机
iron appliance | Bügeleisen | plancha, plancha de ropa | fer à repasser | ferro de passar, ferro de passar roupa, ferro de engomar | アイロン | 熨斗, 电熨斗
hair dryer | Föhn, Haartrockner, Fön | secador de pelo, secadora de pelo | sèche cheveux, séchoir à cheveux | secador de cabelo | ドライヤー, ヘアドライヤー | 吹风机, 电吹风
remote control | Fernbedienung | mando a distancia, control remoto | télécommande | controle remoto, telecomando | リモコン, リモートコントローラー | 遥控器
air conditioner | Klimaanlage, Heizkörper, Heizung, Klimagerät | aire acondicionado, radiador, calefactor, calefacción | climatiseur, climatisation, radiateur, chauffage | ar condicionado, radiador, aquecedor | エアコン, 空調, ラジエーター, 暖房器具, ヒーター, クーラー | 空调, 暖气片, 暖气, 散热器
bathroom scale | Waage, Personenwaage, Küchenwaage | báscula, balanza, báscula de baño | balance, pèse personne, balance de cuisine | balança, balança de banheiro | 体重計, はかり, 秤, 天秤 | 体重秤, 秤, 天平, 磅秤, 电子秤
spatula | Pfannenwender, Spachtel, Küchenspachtel, Teigschaber | espátula | spatule | espátula | フライ返し, へら, ヘラ, スパチュラ, ターナー | 锅铲, 铲勺, 刮铲
salt shaker | Salzstreuer, Pfefferstreuer, Salz, Salzfass | salero, pimentero, sal | salière, poivrière, sel, poivrier | saleiro, pimenteiro, sal | 塩入れ, 塩, ソルトシェイカー, 胡椒入れ | 盐瓶, 盐罐, 胡椒瓶, 盐
range hood | Dunstabzugshaube, Abzugshaube, Dunsthaube | campana extractora, extractor de cocina, campana de cocina | hotte, hotte aspirante, hotte de cuisine | coifa, exaustor, depurador | レンジフード, 換気扇フード | 抽油烟机, 油烟机
matchbox | Streichholzschachtel, Zündholzschachtel, Schachtel Streichhölzer | caja de cerillas, caja de fósforos | boîte d'allumettes | caixa de fósforos | マッチ箱 | 火柴盒
ironing board | Bügelbrett | tabla de planchar | planche à repasser, table à repasser | tábua de passar, tábua de passar roupa, mesa de passar | アイロン台 | 熨衣板, 烫衣板
cooler | Kühlbox, Kühltasche | nevera portátil, hielera, conservadora | glacière | cooler, caixa térmica, isopor, geleira | クーラーボックス | 冷藏箱, 保温箱, 冰桶箱
doormat | Fußmatte, Türmatte, Fussmatte, Türvorleger, Fußabtreter | felpudo, tapete de entrada | paillasson | capacho, tapete de entrada, tapete de porta | 玄関マット, ドアマット | 门垫, 地垫, 脚垫
planter | Pflanzkübel, Blumenkasten, Pflanzkasten, Hochbeet, Balkonkasten | jardinera, macetero | jardinière, bac à fleurs, bac à plantes, potager surélevé | jardineira, floreira, canteiro elevado | プランター, 花箱 | 花箱, 种植箱, 花槽
dish rack | Abtropfgestell, Geschirrständer, Abtropfständer, Tellerständer | escurreplatos, escurridor de platos | égouttoir, égouttoir à vaisselle | escorredor de louça, escorredor de pratos | 水切りかご, 食器立て, 水切りラック | 沥水架, 碗碟架, 碗架
ketchup bottle | Ketchup, Ketchupflasche, Tomatensauce | kétchup, ketchup, botella de kétchup, salsa de tomate, catsup | ketchup, bouteille de ketchup, sauce tomate | ketchup, frasco de ketchup, catchup, molho de tomate | ケチャップ, トマトケチャップ | 番茄酱, 番茄酱瓶
mustard bottle | Senf, Senfflasche | mostaza, bote de mostaza | moutarde, pot de moutarde | mostarda, frasco de mostarda | マスタード, からし | 芥末, 芥末酱, 芥末瓶
paper towel | Küchenrolle, Küchenpapier, Papiertuch | papel de cocina, toalla de papel, rollo de cocina | essuie tout, sopalin, papier absorbant | papel toalha, rolo de papel toalha | キッチンペーパー, ペーパータオル | 厨房纸, 纸巾, 厨房用纸, 纸巾卷
pot lid | Topfdeckel, Pfannendeckel | tapa de olla, tapadera | couvercle de casserole, couvercle de marmite | tampa de panela | 鍋の蓋, 鍋蓋 | 锅盖
towel rail | Handtuchhalter, Handtuchstange | toallero | porte serviettes | toalheiro, porta toalhas | タオル掛け, タオルハンガー, タオルバー | 毛巾架, 毛巾杆
ottoman | Ottomane, Fußhocker, Sitzhocker, Polsterhocker, Pouf | otomana, puf, reposapiés, escabel, taburete acolchado | ottomane, pouf, repose pieds | otomana, pufe, puff, banqueta estofada, apoio para os pés | オットマン, 足置き, スツールクッション, フットスツール | 脚凳, 软凳, 搁脚凳
plaque | Plakette, Gedenktafel, Wandtafel Plakette, Namensschild, Messingschild | placa conmemorativa, placa de bronce, placa | plaque, plaque commémorative, plaque murale | placa comemorativa, placa de bronze | 銘板, プレート, 記念プレート, 表札 | 牌匾, 铭牌, 纪念牌匾
drum kit | Schlagzeug, Drumset | batería musical, batería de música, batería acústica, set de batería | batterie de musique, batterie musicale, batterie acoustique | bateria musical, bateria acústica | ドラムセット, ドラム | 架子鼓, 鼓组, 爵士鼓
xylophone | Xylophon, Xylofon, Glockenspiel, Marimba | xilófono, marimba, glockenspiel | xylophone, carillon jouet, marimba | xilofone, marimba | 木琴, シロフォン, 鉄琴, マリンバ | 木琴, 马林巴, 钟琴
american football | American Football, Footballball, Rugbyball | balón de fútbol americano, balón de rugby, pelota de rugby, fútbol americano | ballon de football américain, ballon de rugby, football américain | bola de futebol americano, bola de rúgbi, futebol americano | アメフトボール, ラグビーボール, アメリカンフットボール | 橄榄球, 美式足球
hockey stick | Hockeyschläger, Eishockeyschläger | palo de hockey | crosse de hockey, bâton de hockey | taco de hóquei, stick de hóquei | ホッケースティック | 曲棍球棍, 冰球杆, 曲棍球棒
barbell | Langhantel, Hantelstange, Hantelbank | barra de pesas, barra con pesas, pesas, banco de pesas | barre d'haltères, barre de musculation, haltères longs | barra de peso, barra com pesos, barra de musculação, supino | バーベル | 杠铃, 举重杆
roller skate | Rollschuh, Rollschuhe, Inlineskate, Schlittschuh, Inliner, Schlittschuhe | patín, patines, patín de ruedas, patines en línea, patines de hielo | patin à roulettes, patins à roulettes, roller, patin à glace, rollers | patins, patim, patins de rodas, patins de gelo, patim in line | ローラースケート, アイススケート, スケート靴, インラインスケート | 轮滑鞋, 溜冰鞋, 旱冰鞋, 滑冰鞋
spinning top | Kreisel, Spielkreisel | trompo, peonza, perinola | toupie | pião | こま, コマ, 独楽, ベイブレード | 陀螺
yo yo | Jojo, Jo Jo, Yo Yo | yoyó, yo yo, yoyo | yoyo, yo yo | ioiô, iô iô | ヨーヨー | 悠悠球, 溜溜球
rubik cube | Zauberwürfel, Rubikwürfel | cubo de rubik, cubo mágico | rubik's cube, cube de rubik | cubo de rubik, cubo mágico | ルービックキューブ | 魔方
toy block | Bauklotz, Spielzeugblock, Baustein, Holzklotz, Bauklötze, Legostein | bloque de juguete, bloques de construcción, cubo de letras, ladrillo de lego | cube jouet, cube en bois, bloc de construction, brique de lego, cube alphabet | bloco de brinquedo, blocos de montar, bloco de montar, peça de lego, cubo de letras | 積み木, おもちゃのブロック, レゴブロック, 積木 | 积木, 玩具积木, 字母积木, 乐高积木
jack in the box | Schachtelteufel, Springteufel, Kastenteufel | caja sorpresa, muñeco sorpresa, payaso de resorte | diable en boîte, boîte à surprise | caixa surpresa, palhaço na caixa | びっくり箱 | 玩偶盒, 弹簧小丑盒, 惊吓盒
bunch of balloons | Luftballons, Bündel Luftballons, Ballonstrauß | ramo de globos, manojo de globos, racimo de globos | bouquet de ballons, grappe de ballons | cacho de balões, buquê de balões, balões de festa | 風船の束, たくさんの風船 | 一束气球, 气球束, 一串气球
twenty sided die | zwanzigseitiger Würfel, W20 | dado de veinte caras, dado de 20 caras | dé à vingt faces, dé à 20 faces | dado de vinte lados, dado de 20 lados | 二十面ダイス, 20面ダイス, 多面ダイス | 二十面骰子, 20面骰子, 多面骰子
chess pawn | Schachbauer, Schachfigur, Schachkönig, Schachdame, Läufer Schach, Schachturm | peón, peón de ajedrez, pieza de ajedrez, rey de ajedrez, reina de ajedrez, torre de ajedrez, alfil | pion, pion d'échecs, pièce d'échecs, roi d'échecs, reine d'échecs, tour d'échecs | peão de xadrez, peão, peça de xadrez, rei de xadrez, rainha de xadrez, torre de xadrez | ポーン, チェスの駒, チェスのキング, チェスのクイーン | 国际象棋兵, 棋子, 兵棋子, 国际象棋棋子, 国王棋子
chess knight | Springer, Schachpferd, Schachspringer | caballo de ajedrez | cavalier d'échecs, cavalier échecs | cavalo de xadrez | チェスのナイト, ナイトの駒 | 国际象棋马, 骑士棋子, 马棋子
tarot card | Tarotkarte, Tarotkarten, Sammelkarte, Zauberkarte | carta del tarot, carta de tarot, tarot, carta coleccionable, carta mágica | carte de tarot, tarot, carte à collectionner, carte magique | carta de tarô, tarô, carta colecionável, carta mágica | タロットカード, タロット, トレーディングカード, 魔法カード | 塔罗牌, 卡牌, 集换卡, 魔法卡
pinata | Pinata, Piñata | piñata | piñata, pinata | pinhata, piñata | ピニャータ | 皮纳塔, 彩罐
frisbee | Frisbee, Frisbeescheibe, Wurfscheibe | frisbee, disco volador de juguete, disco | frisbee, disque volant, disque | frisbee, disco de frisbee, disco | フリスビー, 円盤 | 飞盘, 飞碟盘, 圆盘
torus | Torus, Donutform | toroide, toro geométrico | tore | toro geométrico, toroide | トーラス, ドーナツ型 | 圆环, 圆环体, 环面
block | Block, Grasblock, Erdblock, Klotz, Bodenblock, Gelände | bloque, bloque de hierba, bloque de tierra, bloque de césped, terreno | bloc, bloc d'herbe, bloc de terre, terrain | bloco, bloco de grama, bloco de terra, terreno | ブロック, 草ブロック, 土ブロック, 地形ブロック, 地形 | 方块, 草方块, 泥土方块, 地形块, 块, 地形
`;
