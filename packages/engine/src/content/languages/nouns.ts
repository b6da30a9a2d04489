/**
 * Names of subjects in other languages, a row each: English | German | Spanish | French | Portuguese | Japanese | Chinese.
 * Singular, with commas between; accents and umlauts are read away on both sides.
 */
export const nouns = `
airplane | Flugzeug, Flieger, Flugi, Flugmaschine, Jet | avión, aeroplano, avioneta, aeronave | avion, aéroplane, aéronef | avião, aeroplano, teco teco, aeronave | 飛行機, ひこうき, ヒコーキ, プレーン, エアプレーン, ジェット機 | 飞机, 飛機, 航班
anvil | Amboss | yunque, yunque de herrero | enclume | bigorna | 金床, かなとこ, 鉄床 | 铁砧, 砧, 铁毡, 铁砧子
overhang | Vordach, Überdachung Tür, Dachüberstand | voladizo, tejadillo | avant toit, auvent | beiral, alpendre | 庇, ひさし | 屋檐, 雨檐
half cliff | halbe Klippe, niedrige Klippe | medio acantilado, acantilado bajo | demi falaise, petite falaise | meia falésia, penhasco baixo | 低い崖, 半分の崖 | 半高悬崖, 矮悬崖
quarter cliff | Viertelklippe, Klippenstufe | cuarto de acantilado | quart de falaise | quarto de penhasco | 四分の一の崖 | 四分之一悬崖
diagonal cliff | schräge Klippe, diagonale Klippe | acantilado diagonal | falaise diagonale | penhasco diagonal | 斜めの崖 | 斜悬崖
half cliff corner | halbe Klippenecke | esquina de medio acantilado | angle de demi falaise | canto de meia falésia | 低い崖の角 | 半高悬崖角
half cliff inner corner | halbe Klippeninnenecke | esquina interior de medio acantilado | angle intérieur de demi falaise | canto interno de meia falésia | 低い崖の内角 | 半高悬崖内角
cliff top | Klippenkante, Klippenrand | borde de acantilado, cima de acantilado | bord de falaise, sommet de falaise | borda de penhasco, topo de penhasco | 崖の上, 崖っぷち | 悬崖顶, 悬崖边
cliff top diagonal | schräge Klippenkante | borde de acantilado diagonal | bord de falaise diagonal | borda de penhasco diagonal | 斜めの崖の上 | 斜悬崖顶
cliff corner top | Klippenkante Ecke | borde de acantilado esquina | bord de falaise en angle | borda de penhasco canto | 崖の上の角 | 悬崖顶角
cliff inner corner top | Klippenkante Innenecke | borde de acantilado esquina interior | bord de falaise angle intérieur | borda de penhasco canto interno | 崖の上の内角 | 悬崖顶内角
cliff steps | Felstreppe, Klippentreppe | escalones de acantilado | marches de falaise, escalier de falaise | degraus de penhasco | 崖の階段 | 悬崖台阶, 悬崖楼梯
cliff steps corner | Klippentreppe Ecke | escalones de acantilado esquina | marches de falaise en angle | degraus de penhasco canto | 崖の階段の角 | 悬崖台阶转角
cliff steps inner corner | Klippentreppe Innenecke | escalones de acantilado esquina interior | marches de falaise angle intérieur | degraus de penhasco canto interno | 崖の階段の内角 | 悬崖台阶内角
cliff waterfall | Klippe mit Wasserfall | acantilado con cascada | falaise avec cascade | penhasco com cachoeira | 崖の滝 | 悬崖瀑布
cliff waterfall top | Wasserfallkante | borde de cascada | haut de cascade | topo de cachoeira | 滝口, 滝の上 | 瀑布顶
cliff slope | Klippenrampe, Felsrampe | rampa de acantilado, rampa de roca | rampe de falaise, rampe rocheuse | rampa de penhasco | 崖の坂 | 悬崖坡, 岩石坡
cliff slope walls | Klippenrampe mit Wänden | rampa de acantilado con muros | rampe de falaise avec murs | rampa de penhasco com muros | 壁付きの崖の坂 | 带墙悬崖坡
cliff inner corner | Klippeninnenecke | esquina interior de acantilado | angle intérieur de falaise | canto interno de penhasco | 崖の内角 | 悬崖内角
soil mound | Pflanzhügel, Saathügel | montículo de siembra | butte de plantation | monte de plantio | 畝の盛り土 | 种植土堆
crop row corner | Ackerreihe Ecke, Furchenecke | esquina de surco | coin de sillon | canto de sulco | 畝の角 | 田垄转角
crop row end | Ackerreihe Ende, Furchenende | final de surco | bout de sillon | fim de sulco | 畝の端 | 田垄末端
double crop row | doppelte Ackerreihe | doble surco, surco doble | double sillon | sulco duplo | 二列の畝 | 双行田垄
double crop row corner | doppelte Ackerreihe Ecke | esquina de doble surco | coin de double sillon | canto de sulco duplo | 二列の畝の角 | 双行田垄转角
double crop row end | doppelte Ackerreihe Ende | final de doble surco | bout de double sillon | fim de sulco duplo | 二列の畝の端 | 双行田垄末端
turnip crop | Rübenpflanze, Steckrübenpflanze | cultivo de nabo, planta de nabo | plant de navet | plantação de nabo, pé de nabo | カブ畑, カブの株 | 芜菁作物
beet crop | Rote Bete Pflanze | cultivo de remolacha | plant de betterave | plantação de beterraba | ビーツ畑 | 甜菜作物
pumpkin crop | Kürbispflanze, Kürbisbeet, Kürbisfeld | cultivo de calabaza, huerto de calabazas | plant de citrouille, champ de citrouilles | plantação de abóbora | かぼちゃ畑 | 南瓜地, 南瓜作物
melon crop | Melonenpflanze, Melonenfeld | cultivo de sandía, planta de sandía | plant de pastèque, champ de pastèques | plantação de melancia | スイカ畑 | 西瓜地, 西瓜作物
lettuce crop | Salatpflanze, Kohlpflanze | cultivo de lechuga, planta de lechuga | plant de laitue, plant de chou | plantação de alface, pé de alface | レタス畑, キャベツ畑 | 生菜作物, 卷心菜地
tomato crop | Tomatenpflanze, Tomatenstrauch | tomatera, planta de tomate | plant de tomate | tomateiro, pé de tomate | トマトの木, トマト畑 | 番茄植株, 西红柿秧
wheat crop | Weizenfeld, Getreidefeld | campo de trigo, trigal | champ de blé | campo de trigo, trigal | 小麦畑, 麦畑 | 麦田, 小麦地
rice crop | Reisfeld | arrozal, campo de arroz | rizière | arrozal, campo de arroz | 田んぼ, 水田 | 稻田, 水稻田
corridor corner | Korridorecke, Flurecke, Gangecke | esquina de pasillo | coin de couloir, angle de couloir | canto de corredor | 廊下の角, 通路の角 | 走廊转角, 通道拐角
corridor split | Korridorgabelung, Gangabzweigung | bifurcación de pasillo | embranchement de couloir | bifurcação de corredor | 廊下の分かれ道, T字通路 | 走廊岔口, 三岔走廊
corridor end | Korridorende, Gangende | final de pasillo | bout de couloir, fin de couloir | fim de corredor | 廊下の突き当たり, 通路の端 | 走廊尽头
corridor with windows | Korridor mit Fenstern, Gang mit Fenstern | pasillo con ventanas | couloir avec fenêtres | corredor com janelas | 窓のある廊下 | 有窗走廊
open corridor | offener Korridor, offener Gang | pasillo abierto | couloir ouvert | corredor aberto | 屋根のない通路 | 开放走廊, 无顶走廊
corridor roof | Korridordach, Gangdach | techo de pasillo | toit de couloir | teto de corredor | 廊下の屋根 | 走廊屋顶
corridor transition | Korridorübergang, Gangübergang | transición de pasillo | transition de couloir | transição de corredor | 通路の接続部 | 走廊过渡段
corridor wall | Korridorwand, Gangwand | pared de pasillo | mur de couloir | parede de corredor | 廊下の壁 | 走廊墙
corridor wall corner | Korridorwand Ecke | pared de pasillo esquina | mur de couloir en angle | parede de corredor canto | 廊下の壁の角 | 走廊墙角
pipe cross | Rohrkreuz, Rohrkreuzung | cruz de tubería, cruce de tuberías | croisement de tuyaux | cruzeta de tubo, cruzamento de canos | 十字パイプ | 十字管, 四通管
open pipe | offenes Rohr | tubería abierta, tubo abierto | tuyau ouvert | cano aberto, tubo aberto | 開いたパイプ | 敞开的管道
pipe ramp | Rohrrampe, ansteigendes Rohr | tubería inclinada, rampa de tubería | tuyau incliné, rampe de tuyau | cano inclinado, rampa de tubo | 斜めに上がるパイプ | 管道斜坡, 倾斜管道
pipe ring | Rohrring, Rohrschelle | anillo de tubería, abrazadera de tubo | anneau de tuyau, collier de tuyau | anel de tubo, abraçadeira de tubo | パイプリング | 管环, 管箍
pipe entrance | Rohreingang, Rohröffnung | entrada de tubería | entrée de tuyau | entrada de cano | 土管の入り口 | 管道入口
pipe support | Rohrständer, Rohrhalter | soporte de tubería | support de tuyau | suporte de tubo | パイプスタンド | 管道支架
pipe end | Rohrende, Rohrkappe | final de tubería, tapón de tubería | bout de tuyau, bouchon de tuyau | ponta de cano, tampão de tubo | パイプの端, パイプキャップ | 管道末端, 管帽
diagonal pipe | schräges Rohr, diagonales Rohr | tubería diagonal | tuyau diagonal | cano diagonal | 斜めパイプ | 斜管, 对角管道
platform center | Plattformmitte | centro de plataforma | centre de plateforme | centro de plataforma | プラットフォーム中央 | 平台中央
platform corner | Plattformecke | esquina de plataforma | coin de plateforme | canto de plataforma | プラットフォームの角 | 平台转角
open platform corner | offene Plattformecke | esquina de plataforma abierta | coin de plateforme ouvert | canto de plataforma aberto | 柵のないプラットフォームの角 | 敞开平台转角
round platform corner | runde Plattformecke | esquina de plataforma redonda | coin de plateforme arrondi | canto de plataforma redondo | 丸いプラットフォームの角 | 圆形平台转角
platform side | Plattformseite, Plattformrand | lado de plataforma, borde de plataforma | bord de plateforme, côté de plateforme | lado de plataforma, borda de plataforma | プラットフォームの端 | 平台边缘
platform end | Plattformende | final de plataforma | bout de plateforme | fim de plataforma | プラットフォームの突き当たり | 平台末端
low platform | niedrige Plattform | plataforma baja | plateforme basse | plataforma baixa | 低いプラットフォーム | 低平台
high platform | hohe Plattform | plataforma alta | plateforme haute | plataforma alta | 高いプラットフォーム | 高平台
diagonal platform | schräge Plattform, Dreiecksplattform | plataforma diagonal, plataforma triangular | plateforme diagonale, plateforme triangulaire | plataforma diagonal, plataforma triangular | 斜めのプラットフォーム | 斜平台, 三角平台
monorail train front | Einschienenbahn Kopf, Monorail Lok | frente de monorraíl, locomotora de monorraíl | tête de monorail, motrice de monorail | frente de monotrilho | モノレール先頭車 | 单轨列车头
monorail cargo wagon | Monorail Güterwagen | vagón de carga de monorraíl | wagon de fret de monorail | vagão de carga de monotrilho | モノレール貨車 | 单轨货车厢
monorail flat wagon | Monorail Flachwagen | vagón plano de monorraíl | wagon plat de monorail | vagão plano de monotrilho | モノレール平台車 | 单轨平板车
monorail passenger wagon | Monorail Personenwagen | vagón de pasajeros de monorraíl | wagon de passagers de monorail | vagão de passageiros de monotrilho | モノレール客車 | 单轨客车厢
monorail support | Monorailstütze, Monorailpfeiler | soporte de monorraíl, pilar de monorraíl | support de monorail, pilier de monorail | suporte de monotrilho, pilar de monotrilho | モノレールの支柱 | 单轨支柱
monorail support corner | Monorailstütze Ecke | soporte de monorraíl en esquina | support de monorail en angle | suporte de monotrilho em canto | モノレール支柱の角 | 单轨支柱转角
glass hangar | Glashangar, runder Hangar | hangar de vidrio, hangar redondo | hangar en verre, hangar rond | hangar de vidro, hangar redondo | ガラスの格納庫 | 玻璃机库, 圆形机库
wireless machine | Funkmaschine, Sendemaschine | máquina inalámbrica, transmisor | machine sans fil, émetteur | máquina sem fio, transmissor | 無線機, 送信機 | 无线设备, 发射机
generator machine | Generatormaschine, Dieselgenerator | máquina generadora, generador diésel | machine génératrice, générateur diesel | máquina geradora, gerador a diesel | 発電装置 | 发电设备
tank machine | Tankmaschine, Fassmaschine | máquina de tanque | machine à cuve | máquina com tanque | タンク装置 | 罐式机器
laser gate | Lasertor, Laserschranke, Laserbarriere | puerta láser, barrera láser | porte laser, barrière laser | portão laser, barreira laser | レーザーゲート, レーザーバリア | 激光门, 激光栅栏
space gate | Weltraumtor, Schleusentor | puerta espacial, compuerta futurista | porte spatiale, portail futuriste | portão espacial, portão futurista | 宇宙ゲート | 太空大门, 科幻大门
cargo spaceship | Frachtraumschiff, Raumfrachter | nave de carga espacial, carguero espacial | vaisseau cargo, cargo spatial | nave de carga, cargueiro espacial | 輸送宇宙船, 貨物宇宙船 | 货运飞船, 太空货船
mining spaceship | Bergbauschiff, Bergbauraumschiff | nave minera | vaisseau minier | nave mineradora | 採掘船, 採掘宇宙船 | 采矿飞船, 采矿船
racing spaceship | Rennraumschiff | nave de carreras | vaisseau de course | nave de corrida | レース用宇宙船 | 竞速飞船
speeder craft | Landgleiter | deslizador terrestre | landspeeder, glisseur terrestre | speeder espacial | ランドスピーダー | 陆行艇, 悬浮飞车
rocket fuel tank | Raketentank | tanque de cohete | réservoir de fusée | tanque de foguete | ロケットの燃料タンク | 火箭燃料箱
rocket boosters | Raketenbooster, Seitenbooster | propulsores laterales, aceleradores de cohete | propulseurs d appoint, boosters de fusée | propulsores laterais de foguete | ロケットブースター | 火箭助推器
rocket top | Raketenspitze | punta de cohete, cono de cohete | coiffe de fusée, pointe de fusée | ponta de foguete, cone de foguete | ロケットの先端, ノーズコーン | 火箭头, 整流罩
roller conveyor | Rollenbahn, Rollenförderer | transportador de rodillos | convoyeur à rouleaux | transportador de roletes | ローラーコンベア | 滚筒输送机, 辊道
conveyor with sides | Förderband mit Seitenwänden | cinta transportadora con laterales | convoyeur avec bords | esteira com laterais | 側板付きコンベア | 带侧板输送带
striped conveyor | gestreiftes Förderband | cinta transportadora a rayas | convoyeur rayé | esteira listrada | 縞模様のコンベア | 条纹输送带
conveyor fence | Förderband mit Geländer | cinta transportadora con valla | convoyeur avec barrière | esteira com cerca | 柵付きコンベア | 带护栏输送机
covered conveyor | abgedecktes Förderband, Förderbandhaube | cinta transportadora cubierta | convoyeur couvert | esteira coberta | カバー付きコンベア | 带罩输送带, 输送带罩
conveyor cover corner | Förderbandhaube Ecke | cubierta de cinta en esquina | capot de convoyeur en angle | cobertura de esteira canto | コンベアカバーの角 | 输送带罩转角
conveyor hopper | Fülltrichter, Schüttgutbunker | tolva | trémie | tremonha, funil industrial | ホッパー | 料斗, 进料斗
conveyor cover window | Förderbandhaube mit Fenster | cubierta de cinta con ventana | capot de convoyeur avec fenêtre | cobertura de esteira com janela | 窓付きコンベアカバー | 带窗输送带罩
conveyor scanner | Paketscanner, Förderbandscanner | escáner de cinta, arco escáner | scanner de convoyeur, portique scanner | scanner de esteira | コンベアスキャナー | 传送带扫描仪, 扫描门
low scanner | niedriger Scanner | escáner bajo | scanner bas | scanner baixo | 低いスキャナー | 低扫描仪
building window | Fassadenfenster, Gebäudefenster | ventana de fachada, pared con ventana de edificio | fenêtre de façade, façade avec fenêtre | janela de fachada | 建物の窓 | 建筑窗户, 楼房窗墙
building windows | Fassadenfenster doppelt, Fassade mit Fenstern | ventanas de fachada, fachada con ventanas | fenêtres de façade, façade avec fenêtres | janelas de fachada, fachada com janelas | 建物の窓の並び | 楼房双窗墙
building wide window | breites Fassadenfenster | ventana ancha de fachada | large fenêtre de façade | janela larga de fachada | 建物の広い窓 | 楼房宽窗
building window sill | Fensterbank, Fenstersims | alféizar, repisa de ventana | rebord de fenêtre, appui de fenêtre | peitoril, parapeito da janela | 窓台 | 窗台
building window awnings | Fenster mit Markisen, Fenstermarkise | ventana con toldo, toldos de ventana | fenêtre avec store banne | janela com toldo | 窓の日よけ | 窗户遮阳篷
building window balcony | Fenster mit Balkon, Fassade mit Balkon | ventana con balcón, fachada con balcón | fenêtre avec balcon, façade avec balcon | janela com sacada, fachada com varanda | バルコニー付きの窓 | 带阳台的窗
building round windows | Rundbogenfenster Fassade | ventanas redondas de fachada | fenêtres arrondies de façade | janelas redondas de fachada | 建物の丸い窓 | 楼房圆顶窗
building door | Fassadentür, Gebäudetür | puerta de fachada, puerta de edificio | porte de façade, porte d immeuble | porta de fachada, porta de prédio | 建物のドア | 楼房门
building door window | Fassade mit Tür und Fenster | fachada con puerta y ventana | façade avec porte et fenêtre | fachada com porta e janela | ドアと窓のある外壁 | 门窗外墙
building corner | Gebäudeecke, Hausecke | esquina de edificio | coin de bâtiment, angle d immeuble | canto de prédio, esquina de prédio | 建物の角 | 楼房转角, 墙角楼
building corner window | Eckfenster, Gebäudeecke mit Fenster | ventana de esquina, ventana en esquina | fenêtre d angle | janela de canto | 角の窓, コーナー窓 | 转角窗
building corner top | obere Gebäudeecke | esquina superior de edificio | angle supérieur d immeuble | canto superior de prédio | 建物の角の上部 | 楼房转角顶部
building steps | Eingangstreppe, Haustreppe, Türschwelle | escalones de entrada | marches d entrée | degraus de entrada | 玄関の階段 | 门前台阶, 门阶
building steps windows | Eingangstreppe mit Fenstern | escalones de entrada con ventanas | marches d entrée avec fenêtres | degraus de entrada com janelas | 窓のある玄関階段 | 带窗门前台阶
roof border | Dachrand, Attika | borde de techo, pretil | bord de toit, acrotère | borda de telhado, platibanda | 屋根の縁 | 屋顶边缘, 女儿墙
flat roof border corner | Dachrand Ecke | borde de techo esquina | bord de toit en angle | borda de telhado canto | 屋根の縁の角 | 屋顶边缘转角
flat roof border end | Dachrand Ende | borde de techo final | bout de bord de toit | borda de telhado fim | 屋根の縁の端 | 屋顶边缘末端
flat roof center | Flachdachmitte | centro de techo plano | centre de toit plat | centro de telhado plano | 平屋根の中央 | 平屋顶中央
flat roof corner | Flachdachecke | esquina de techo plano | coin de toit plat | canto de telhado plano | 平屋根の角 | 平屋顶转角
slanted roof | Pultdach, Schrägdach | techo inclinado, techo a un agua | toit incliné, toit en pente | telhado inclinado, telhado de uma água | 片流れ屋根, 傾斜屋根 | 斜屋顶, 单坡屋顶
slanted roof corner | Pultdachecke | esquina de techo inclinado | coin de toit incliné | canto de telhado inclinado | 傾斜屋根の角 | 斜屋顶转角
slanted roof inner corner | Pultdach Innenecke | esquina interior de techo inclinado | angle intérieur de toit incliné | canto interno de telhado inclinado | 傾斜屋根の内角 | 斜屋顶内角
window with round top | Rundbogenfenster, Bogenfenster | ventana de arco, ventana arqueada | fenêtre en arc, fenêtre cintrée | janela em arco, janela arqueada | アーチ窓 | 拱形窗, 拱窗
door with a window | Tür mit Fenster, Glastür | puerta con ventana, puerta acristalada | porte avec fenêtre, porte vitrée | porta com janela, porta com vidro | 窓付きドア | 带窗的门
road corner with wall | Straßenkurve mit Mauer, Kurve mit Mauer | curva con muro | virage avec mur | curva com muro | 壁付きの道路カーブ | 带墙弯道
road corner with border | Straßenkurve mit Randstein, Kurve mit Curbs | curva con bordillo, curva de carreras | virage avec vibreur | curva com zebra, curva de corrida | 縁石付きカーブ | 带路缘弯道
road corner with sand | Kurve mit Kiesbett | curva con arena | virage avec bac à sable | curva com areia, caixa de brita | 砂のカーブ | 沙地弯道
road ramp with walls | Straßenrampe mit Mauern | rampa de carretera con muros | rampe routière avec murs | rampa de estrada com muros | 壁付きの道路スロープ | 带墙公路坡道
road bridge start | Brückenauffahrt, Brückenrampe | inicio de puente, rampa de puente | début de pont, rampe de pont | início de ponte, rampa de ponte | 橋の入口スロープ | 桥头, 引桥
curved road bridge | Kurvenbrücke, gebogene Straßenbrücke | puente curvo | pont courbe | ponte curva | カーブした橋 | 弯桥
skewed road | versetzte Straße, S Kurve | carretera en s, chicana | route en s, chicane | estrada em s, chicane | S字道路 | S形道路, S弯
round road split | runde Straßengabelung, Y Kreuzung | bifurcación redonda, cruce en y | bifurcation ronde, carrefour en y | bifurcação redonda, cruzamento em y | Y字路 | Y形路口
pit garage corner | Boxengarage Ecke | garaje de boxes esquina | garage de stand en angle | box de corrida canto | ピットガレージの角 | 维修站转角
pit office corner | Rennleitung Ecke | oficina de boxes esquina | bureau de course en angle | torre de controle canto | ピットオフィスの角 | 赛事办公室转角
pit office roof | Rennleitung Dach | techo de oficina de boxes | toit de bureau de course | telhado da torre de corrida | ピットオフィスの屋根 | 赛事办公室屋顶
round grandstand | runde Tribüne, Kurventribüne | grada curva, tribuna curva | tribune courbe, gradins courbes | arquibancada curva | カーブした観客席 | 弧形看台
round covered grandstand | überdachte Kurventribüne | grada curva cubierta | tribune courbe couverte | arquibancada curva coberta | 屋根付きカーブ観客席 | 弧形带顶看台
asphalt center | Asphaltboden, Asphaltfläche | suelo de asfalto | sol en asphalte, sol en bitume | chão de asfalto | アスファルトの地面 | 沥青地面
asphalt corner | Gehwegecke, Asphaltecke | esquina de acera | coin de trottoir | canto de calçada | 歩道の角 | 人行道转角
asphalt inner corner | Gehweg Innenecke | esquina interior de acera | angle intérieur de trottoir | canto interno de calçada | 歩道の内角 | 人行道内角
road with pavement | Straße mit Gehweg, Straße mit Bürgersteig | calle con acera | route avec trottoir | rua com calçada | 歩道付きの道路 | 带人行道的路
dirt road center | Feldwegstück, Erdstraße | camino de tierra recto | tronçon de chemin de terre | trecho de estrada de terra | 土の道 | 土路路段
dirt road corner | Feldweg Ecke | esquina de camino de tierra | coin de chemin de terre | canto de estrada de terra | 土の道の角 | 土路转角
dirt road inner corner | Feldweg Innenecke | esquina interior de camino de tierra | angle intérieur de chemin de terre | canto interno de estrada de terra | 土の道の内角 | 土路内角
dirt road with pavement | Feldweg mit Gehweg | camino de tierra con acera | chemin de terre avec trottoir | estrada de terra com calçada | 歩道付きの土の道 | 带人行道的土路
scaffolding floor | Gerüstboden, Gerüstbelag | suelo de andamio, plataforma de andamio | plancher d échafaudage | piso de andaime | 足場板 | 脚手板
scaffolding poles | Gerüststangen, Gerüstrahmen | tubos de andamio, marco de andamio | tubes d échafaudage | tubos de andaime | 足場パイプ | 脚手架钢管
balcony ladder | Balkonleiter | escalera de balcón | échelle de balcon | escada de varanda | バルコニーのはしご | 阳台梯子
wall with a roof | Mauer mit Dach, überdachte Mauer | muro con tejado | mur avec toit | muro com telhado | 屋根付きの塀 | 带瓦顶的墙
wall with slanted roof | Wand mit Pultdach | pared con techo inclinado | mur avec toit incliné | parede com telhado inclinado | 傾斜屋根付きの壁 | 带斜顶的墙
bricks in plaster | freiliegende Ziegel, Ziegel im Putz | ladrillos a la vista | briques apparentes | tijolos à vista | むき出しのレンガ | 裸露的砖
grass corner | Rasenecke, Grasecke | esquina de césped | coin de pelouse, coin d herbe | canto de gramado | 芝生の角 | 草地转角
grass inner corner | Rasen Innenecke | esquina interior de césped | angle intérieur de pelouse | canto interno de gramado | 芝生の内角 | 草地内角
wall with a fence | Mauer mit Zaun | muro con verja | mur avec grille | muro com grade | 柵付きの塀 | 带栅栏的墙
wall with steps | Mauer mit Stufen | muro con escalones | mur avec marches | muro com degraus | 段差のある壁 | 带台阶的墙
metal roof | Blechdach, Wellblechdach | techo de chapa, techo de metal | toit en tôle, toit métallique | telhado de zinco, telhado de metal | トタン屋根, 金属屋根 | 铁皮屋顶, 金属屋顶
metal roof with poles | Blechdach auf Pfosten | techo de chapa con postes | toit en tôle sur poteaux | telhado de metal com postes | 柱付きトタン屋根 | 带柱铁皮棚
air hockey table | Airhockeytisch, Airhockey | mesa de hockey de aire, hockey de mesa | table de air hockey, hockey sur table | mesa de air hockey, aero hockey | エアホッケー, エアホッケー台 | 桌上冰球, 空气曲棍球
dance machine | Tanzautomat, Tanzmaschine | máquina de baile | machine de danse, borne de danse | máquina de dança | ダンスゲーム機, ダンスマシン | 跳舞机
prize wheel | Glücksrad | rueda de la fortuna, ruleta de premios | roue de la fortune, roue de la chance | roda da fortuna, roleta de prêmios | ルーレット抽選機, 抽選ホイール | 幸运转盘, 抽奖转盘
prizes | Preise, Gewinne, Preisregal | premios, estante de premios | lots à gagner, prix de fête foraine | prêmios, estante de prêmios | 景品, 景品棚 | 奖品, 奖品墙
skate bowl side | Quarterpipe, Skatebowl | cuarto de tubo, bowl de skate | quarter pipe, bowl de skate | quarter pipe, bowl de skate | クォーターパイプ, スケートボウル | 四分之一管, 碗池
skate bowl inner corner | Skatebowl Ecke | esquina de bowl de skate | coin de bowl de skate | canto de bowl de skate | スケートボウルの角 | 碗池转角
skate bowl outer corner | Skatebowl Außenecke, runde Skaterampe | esquina exterior de bowl | angle extérieur de bowl | canto externo de bowl | スケートボウルの外角 | 碗池外角
half pipe | Halfpipe, Skateboardrampe | medio tubo, halfpipe | demi lune, half pipe | meio tubo, half pipe | ハーフパイプ | U型池, 半管
skate box | Skatebox, Curbbox | cajón de skate | module de skate | caixote de skate | スケートボックス | 滑板箱
skate ledge end | Skatekante Ende | final de bordillo de skate | bout de muret de skate | fim de borda de skate | スケートカーブの端 | 滑板台末端
skate ledge middle | Skatekante, Curb | bordillo de skate | muret de skate | borda de skate | スケートカーブ | 滑板台
arena wall | Arenamauer, Arenabande | muro de arena, borde de arena | mur d arène, bordure d arène | muro de arena, borda de arena | 闘技場の壁 | 竞技场围墙
arena wall corner | Arenamauer Ecke | esquina de muro de arena | coin de mur d arène | canto de muro de arena | 闘技場の壁の角 | 竞技场围墙转角
template floor | Vorlagenboden, Rasterboden | suelo de plantilla, suelo de cuadrícula | sol modèle, sol quadrillé | piso modelo, piso quadriculado | テンプレート床, グリッド床 | 模板地板, 网格地板
template wall | Vorlagenwand, Rasterwand | pared de plantilla, pared de cuadrícula | mur modèle, mur quadrillé | parede modelo, parede quadriculada | テンプレート壁, グリッド壁 | 模板墙, 网格墙
template wall corner | Vorlagenwand Ecke | pared de plantilla esquina | mur modèle en angle | parede modelo canto | テンプレート壁の角 | 模板墙角
template wall half | halbe Vorlagenwand | media pared de plantilla | demi mur modèle | meia parede modelo | テンプレート半壁 | 模板半墙
template wall stairs | Vorlagentreppe | escalera de plantilla | escalier modèle | escada modelo | テンプレート階段 | 模板楼梯
template floor hole | Boden mit Loch | suelo con agujero | sol avec trou | piso com buraco | 穴の開いた床 | 带洞地板
room corner | Zimmerecke, Raumecke | esquina de habitación, rincón | coin de pièce, coin de salle | canto de sala, canto de quarto | 部屋の角, 部屋の隅 | 房间角, 房间角落
gate door | Tortür, Torflügel | portón de mazmorra, puerta de portal | porte de donjon, vantail | portão de masmorra | 門扉, ダンジョンの門 | 大门门扇, 地牢大门
gate of metal bars | Gittertor, Stabgitter Tor | reja de puerta, portón de rejas | grille de porte, portail à barreaux | portão de grades | 鉄格子の門 | 铁栅门
door with barred window | Tür mit Gitterfenster | puerta con ventana enrejada | porte avec fenêtre à barreaux | porta com janela gradeada | 格子窓の扉 | 带栏窗的门
door in an arch | Bogentür, Rundbogentür | puerta de arco, puerta arqueada | porte en arc, porte cintrée | porta em arco | アーチ扉, アーチドア | 拱门扇
arch with bars | Bogen mit Gitter | arco con rejas | arche à barreaux | arco com grades | 鉄格子のアーチ | 带栅栏的拱门
empty trap | leere Falle, Fallenplatte | trampa vacía | piège vide | armadilha vazia | 空の罠 | 空陷阱
ship mast | Schiffsmast, Segelmast | palo de barco, mástil de barco | mât, mât de navire | mastro, mastro de navio | マスト, 帆柱 | 桅杆, 船桅
mast with ropes | Mast mit Seilen, Takelage | mástil con cuerdas, jarcia | mât avec cordages, gréement | mastro com cordas | 索具, ロープ付きマスト | 索具, 带绳桅杆
cone tree | Kegelbaum | árbol cónico | arbre conique | árvore cônica | 円錐の木 | 锥形树
round stone bridge | Steinbogenbrücke, Rundbogenbrücke | puente de piedra redondo, puente de arco de piedra | pont de pierre arrondi, pont en arc de pierre | ponte de pedra arqueada | 石のアーチ橋, 石の太鼓橋 | 石拱桥, 圆石桥
round wooden bridge | Holzbogenbrücke | puente de madera redondo, puente de arco de madera | pont de bois arrondi, pont en arc de bois | ponte de madeira arqueada | 木の太鼓橋 | 木拱桥, 圆木桥
stone bridge middle | Steinbrücke Mittelteil | tramo de puente de piedra | travée de pont de pierre | vão de ponte de pedra | 石橋の中央 | 石桥中段
wooden bridge middle | Holzbrücke Mittelteil | tramo de puente de madera | travée de pont de bois | vão de ponte de madeira | 木の橋の中央 | 木桥中段
stone path corner | Steinweg Ecke | esquina de camino de piedra | coin de chemin de pierre | canto de caminho de pedra | 石の小道の角 | 石径转角
wooden path corner | Holzweg Ecke, Holzsteg Ecke | esquina de camino de madera | coin de chemin de bois | canto de caminho de madeira | 木の小道の角 | 木栈道转角
path with stone circle | Pflasterkreis, Weg mit Steinkreis | camino con círculo de piedra | chemin avec cercle de pierres | caminho com círculo de pedras | 円形の石畳 | 圆形石板路
diagonal fence | schräger Zaun, diagonaler Zaun | valla diagonal, cerca diagonal | clôture diagonale | cerca diagonal | 斜めの柵 | 斜栅栏, 对角栅栏
fence bend | gebogener Zaun, Zaunbogen | valla curva, cerca curva | clôture courbe | cerca curva | 曲がった柵 | 弯曲栅栏, 弧形栅栏
double fence | doppelter Zaun | cerca doble | double clôture | cerca dupla | 二重の柵 | 双层栅栏
power wheelchair | Elektrorollstuhl, E Rollstuhl | silla de ruedas eléctrica | fauteuil roulant électrique | cadeira de rodas elétrica | 電動車椅子, 電動車いす | 电动轮椅
deluxe wheelchair | Komfortrollstuhl, Luxusrollstuhl | silla de ruedas de lujo | fauteuil roulant de luxe | cadeira de rodas de luxo | 高級車椅子 | 豪华轮椅
hearing aid | Hörgerät | audífono, aparato auditivo | appareil auditif, audioprothèse | aparelho auditivo | 補聴器 | 助听器
defibrillator | Defibrillator | desfibrilador | défibrillateur | desfibrilador | AED, 除細動器 | 除颤器, 除颤仪
white cane | Blindenstock | bastón blanco, bastón de ciego | canne blanche | bengala branca, bengala de cego | 白杖 | 盲杖, 导盲杖
detail basic | einfaches Wanddetail | detalle básico | détail simple | detalhe básico | 基本ディテール | 基础细节板
detail dots | Punktplatte, Detailpunkte | placa de puntos | plaque à points | placa de pontos | ドットプレート | 圆点板
detail hexagon | Sechseckplatte | placa hexagonal | plaque hexagonale | placa hexagonal | 六角プレート | 六边形板
detail arrow | Pfeilplatte | placa de flecha | plaque à flèche | placa com seta | 矢印プレート | 箭头板
detail vent | Lüftungsplatte | placa de ventilación | plaque de ventilation | placa de ventilação | 通気口プレート | 通风板
detail pipes | Rohrplatte, Detailrohre | placa con tubos | plaque à tuyaux | placa com tubos | 配管プレート | 管道板
planet display table | Hologrammtisch, Holotisch | mesa holográfica | table holographique | mesa holográfica | ホログラムテーブル | 全息桌, 全息星球台
double turret | Doppelturm Geschütz, Zwillingsgeschütz | torreta doble | tourelle double, tourelle jumelée | torreta dupla | 連装砲塔, 二連タレット | 双管炮塔
steampunk turret base | Steampunk Geschützsockel | base de torreta steampunk, base de cañón | base de tourelle steampunk, base de canon | base de torreta steampunk, base de canhão | スチームパンク砲台の土台 | 蒸汽朋克炮塔底座
steampunk turret mount | Geschützhalterung | montura de torreta | affût de tourelle | suporte de torreta | 砲塔の回転台 | 炮塔支架
steampunk cannon gun | Steampunk Kanone, Steampunk Kanonenrohr | cañón steampunk | canon steampunk | canhão steampunk | スチームパンク大砲 | 蒸汽朋克火炮
double laser gun | Doppellaser, Zwillingslaser | láser doble, cañón láser doble | double laser, canon laser double | laser duplo, canhão laser duplo | 二連レーザー砲 | 双管激光炮
diagonal structure | schräge Konstruktion, schräges Gerüst | estructura diagonal | structure diagonale | estrutura diagonal | 斜めの構造物 | 斜向结构
closed structure | geschlossene Konstruktion | estructura cerrada | structure fermée | estrutura fechada | 閉じた構造物 | 封闭结构
round wall corner | runde Wandecke | esquina de pared redonda | angle de mur arrondi | canto de parede redondo | 丸い壁の角 | 圆墙角
chest lid | Truhendeckel | tapa de cofre | couvercle de coffre | tampa de baú | 宝箱の蓋 | 宝箱盖
chest bottom | Truhe ohne Deckel, Truhenunterteil | cofre sin tapa | coffre sans couvercle | baú sem tampa | 蓋のない宝箱 | 无盖宝箱
egyptian temple | ägyptischer Tempel | templo egipcio | temple égyptien | templo egípcio | エジプト神殿 | 埃及神庙
barn with open doors | offene Scheune | granero abierto | grange ouverte | celeiro aberto | 扉の開いた納屋 | 敞开的谷仓
barn door | Scheunentor, Scheunentür | puerta de granero | porte de grange | porta de celeiro | 納屋の扉 | 谷仓门
barn window | Scheunenfenster | ventana de granero | fenêtre de grange | janela de celeiro | 納屋の窓 | 谷仓窗
wonder building | Weltwunder | maravilla del mundo | merveille du monde | maravilha do mundo | 世界の驚異, 世界遺産建築 | 世界奇观, 奇观建筑
gold resource | Goldvorkommen, Goldfelsen | yacimiento de oro, recurso de oro | gisement d or | jazida de ouro, recurso de ouro | 金の資源, 金鉱床 | 金矿石堆, 黄金资源
farm silo with house | Silohaus, Haus mit Silo | casa con silo | maison avec silo | casa com silo | サイロ付きの家 | 带筒仓的房子
triangle bush | Dreiecksbusch | arbusto triangular | buisson triangulaire | arbusto triangular | 三角の茂み | 三角灌木
pine on the ground | Kiefer mit Boden | pino con suelo | pin avec sol | pinheiro com chão | 地面付きの松 | 带地面的松树
mushroom crop | Pilzbeet, Pilzkultur | cultivo de setas | culture de champignons | plantação de cogumelos | きのこ畑 | 蘑菇地, 蘑菇作物
low fence | niedriger Zaun | cerca baja | clôture basse | cerca baixa | 低い柵 | 矮栅栏
strong fence | starker Zaun, massiver Zaun | valla robusta, cerca fuerte | clôture solide | cerca forte | 頑丈な柵 | 坚固栅栏
river tile with rocks | Flussfeld mit Steinen, Fluss mit Felsen | río con rocas | rivière avec rochers | rio com pedras | 岩のある川 | 有岩石的河
river side tile | Flussufer, Uferfeld | orilla de río, ribera | berge de rivière, rive | margem de rio, beira de rio | 川岸, 河岸 | 河岸, 河边
open river tile | offenes Flussfeld, Wasserfeld | casilla de agua | tuile de rivière ouverte | peça de rio aberta | 川の中央 | 河面地块
path tile with rocks | Wegfeld mit Steinen | camino con rocas | sentier avec rochers | trilha com pedras | 岩のある小道 | 有岩石的小路
path side tile | Wegrand | orilla de camino, borde de camino | bord de sentier | beira de trilha | 小道の端 | 小路边
open path tile | offenes Wegfeld | casilla de sendero | tuile de sentier | peça de trilha | 小道の中央 | 小路面地块
orange tree | Orangenbaum | naranjo | oranger | laranjeira | オレンジの木, みかんの木 | 橙子树, 橘子树
desk with a computer | Computertisch, Schreibtisch mit Computer | escritorio con ordenador, mesa de ordenador | bureau avec ordinateur, bureau informatique | mesa de computador | パソコンデスク | 带电脑的桌子
corner desk with computer | Eckschreibtisch mit Computer | escritorio de esquina con ordenador | bureau d angle avec ordinateur | mesa de canto com computador | L字パソコンデスク | 转角电脑桌
corner console | Eckkonsole | consola de esquina | console d angle | console de canto | コーナーコンソール | 转角控制台
console screen | Konsolenbildschirm | pantalla de consola | écran de console | tela de console | コンソール画面 | 控制台屏幕
castle window | Burgfenster | ventana de castillo | fenêtre de château | janela de castelo | 城の窓 | 城堡窗户
wall corner with banners | Wandecke mit Bannern | esquina de pared con estandartes | angle de mur avec bannières | canto de parede com estandartes | 旗のある壁の角 | 带旗帜的墙角
pillar wall with banner | Pfeiler mit Banner | pilar con estandarte | pilier avec bannière | pilar com estandarte | 旗のある柱 | 带旗帜的柱子
balcony floor | Balkonboden, Balkonplatte | suelo de balcón | plancher de balcon | piso de varanda | バルコニーの床 | 阳台地板
balcony floor corner | Balkonecke | esquina de balcón | coin de balcon, angle de balcon | canto de varanda | バルコニーの角 | 阳台转角
roof tile corner pipes | Dachplatte Ecke mit Rohren | placa de techo esquina con tubos | dalle de toit d angle avec tuyaux | placa de telhado canto com tubos | 屋根パネル角の配管 | 屋顶板转角管道
roof inner corner pipes | Dachplatte Innenecke mit Rohren | placa de techo esquina interior con tubos | dalle de toit angle intérieur avec tuyaux | placa de telhado canto interno com tubos | 屋根パネル内角の配管 | 屋顶板内角管道
column top | Kapitell, Säulenkopf | capitel | chapiteau | capitel | 柱頭 | 柱头
column base | Säulenfuß, Säulenbasis | basa de columna, base de columna | base de colonne | base de coluna | 柱の土台, 柱礎 | 柱础, 柱基
wall top | Mauerkrone, Maueroberteil | remate de muro | couronnement de mur, haut de mur | topo de muro | 塀の上部, 壁の上端 | 墙顶, 墙帽
wall window banner | Wand mit Fenster und Bannern | pared con ventana y estandartes | mur avec fenêtre et bannières | parede com janela e estandartes | 窓と旗のある壁 | 带窗和旗帜的墙
teleporter bottom | Teleportersockel, Teleporterboden | base de teletransportador | base de téléporteur | base de teletransportador | テレポーターの土台 | 传送器底座
mounted sword | Schwert an der Wand, Wandschwert | espada de pared | épée murale | espada de parede | 壁掛けの剣 | 壁挂剑
windmill without blades | Windmühle ohne Flügel | molino sin aspas | moulin sans ailes | moinho sem pás | 羽根のない風車 | 没有叶片的风车
chair with a cushion | Stuhl mit Kissen, Polsterstuhl | silla con cojín, silla acolchada | chaise avec coussin, chaise rembourrée | cadeira com almofada, cadeira estofada | クッション付き椅子 | 带垫椅子, 软垫椅
open flat container | flacher offener Behälter | contenedor plano abierto | conteneur plat ouvert | contêiner plano aberto | 平たい開いたコンテナ | 扁平敞开容器
windmill blades | Windmühlenflügel, Mühlenflügel | aspas de molino, aspa de molino | ailes de moulin, pales de moulin | pás de moinho, hélice de moinho | 風車の羽根 | 风车叶片, 风车叶
half timbered wall | Fachwerkwand, Fachwerk | pared de entramado, entramado de madera | mur à colombages, colombage | parede enxaimel, enxaimel | 木骨造りの壁, ハーフティンバー | 半木结构墙, 木架墙
corner stairs | Ecktreppe, Treppenecke | escalera de esquina | escalier d angle | escada de canto | 角階段, 階段の角 | 转角楼梯
stairs inner corner | Treppe Innenecke | escalera de esquina interior | escalier d angle intérieur | escada de canto interno | 階段の内角 | 内角楼梯
horizontal poles | Querstangen, waagerechte Stangen | postes horizontales | poteaux horizontaux | postes horizontais | 横木, 横の丸太 | 横杆, 横木杆
square pillar | eckige Säule, Vierkantsäule, viereckige Säule | pilar cuadrado, columna cuadrada | pilier carré, colonne carrée | pilar quadrado, coluna quadrada | 角柱, 四角い柱 | 方柱, 方形柱
dome roof | Kuppeldach | techo abovedado, techo de cúpula | toit en dôme | telhado em cúpula | ドーム屋根 | 圆顶屋顶
detail plate | Detailplatte, Rumpfplatte, Wandplatte, Detailpaneel | placa de detalle, placa de casco, placa con detalles, placa de detalles | plaque de détail, plaque de coque, plaque de détails, plaque avec détails | placa de detalhe, placa de casco, placa de detalhes, placa com detalhes | ディテールプレート, 装甲板, 詳細プレート, ディテール板 | 细节板, 船体板, 细节面板, 细节板子
detail output | Ausgangsbuchse, Detailausgang, Ausgangsdetails, Ausgangsdetail | toma de salida, salida de detalle, detalles de salida, salida de detalles | prise de sortie, détail de sortie, détails de sortie | tomada de saída, detalhe de saída, detalhes de saída | 出力ソケット, 出力口, 出力口のディテール | 输出接口, 输出口, 输出口细节
detail triangles | Detaildreiecke, Dreieckplatte | placa de triángulos | plaque à triangles | placa de triângulos | 三角プレート | 三角板
detail cylinder | Detailzylinder, Wandzylinder | cilindro de detalle | cylindre de détail | cilindro de detalhe | ディテールシリンダー | 细节圆柱
props vessel | Raumschiffbehälter, Energiebehälter | recipiente futurista | récipient futuriste | recipiente futurista | エネルギー容器 | 科幻容器
props capsule | Glaskapsel, Energiekapsel | cápsula de vidrio, cápsula de energía | capsule en verre, capsule d énergie | cápsula de vidro, cápsula de energia | ガラスカプセル, エネルギーカプセル | 玻璃胶囊舱, 能量胶囊
long sci fi crate | Langkiste, lange Kiste | caja larga | caisse longue | caixa longa | 長い箱 | 长箱
roof tile pipes | Dachplatte mit Rohren | placa de techo con tubos | dalle de toit avec tuyaux | placa de telhado com tubos | 屋根パネル配管 | 管道屋顶板
roof tile vents | Dachplatte mit Lüftung | placa de techo con rejillas | dalle de toit avec grilles | placa de telhado com grelhas | 屋根パネル換気口 | 通风屋顶板
roof tile plate | Dachplatte, Metalldachplatte | placa de techo, panel de techo | dalle de toit, panneau de toit | placa de telhado, painel de telhado | 屋根パネル, 金属屋根パネル | 金属屋顶板
roof tile corner outer | Dachplatte Außenecke | placa de techo esquina exterior | dalle de toit angle extérieur | placa de telhado canto externo | 屋根パネル外角 | 屋顶板外角
roof tile corner inner | Dachplatte Innenecke | placa de techo esquina interior | dalle de toit angle intérieur | placa de telhado canto interno | 屋根パネル内角 | 屋顶板内角
moorish idol | Halfterfisch | ídolo moro | idole des maures, zancle | ídolo mouro | ツノダシ | 镰鱼, 角镰鱼
cardinal fish | Kardinalbarsch | pez cardenal | poisson cardinal | peixe cardeal | テンジクダイ | 天竺鲷
neon tetra | Neonsalmler, Salmler | tetra neón, pez neón | néon bleu, tétra | tetra néon | ネオンテトラ, テトラ | 霓虹灯鱼, 红绿灯鱼
humphead wrasse | Napoleonfisch, Lippfisch | pez napoleón, lábrido | poisson napoléon, labre | peixe napoleão, bodião | ナポレオンフィッシュ, メガネモチノウオ | 苏眉鱼, 拿破仑鱼
flowerhorn | Flowerhorn, Buntbarsch | cíclido, pez flor | cichlidé, cichlide | ciclídeo | フラワーホーン, シクリッド | 罗汉鱼, 慈鲷
goblin shark | Koboldhai | tiburón duende | requin lutin | tubarão duende | ミツクリザメ, ゴブリンシャーク | 哥布林鲨, 欧氏尖吻鲨
betta | Kampffisch, Betta Fisch | pez betta, luchador de siam | combattant, poisson combattant | peixe betta | ベタ, 闘魚 | 斗鱼, 泰国斗鱼
blue tang | Doktorfisch, Paletten Doktorfisch | pez cirujano, cirujano azul | poisson chirurgien | cirurgião patela, peixe cirurgião | ナンヨウハギ | 蓝吊鱼, 刺尾鱼
butterfly fish | Falterfisch | pez mariposa | poisson papillon | peixe borboleta | チョウチョウウオ | 蝴蝶鱼
blobfish | Blobfisch | pez borrón, pez gota | blobfish, poisson blob | peixe bolha | ニュウドウカジカ, ブロブフィッシュ | 水滴鱼, 软隐棘杜父鱼
grouper | Zackenbarsch | mero | mérou | garoupa | ハタ科の魚, クエ | 石斑鱼
red snapper | Schnapper, Roter Schnapper | pargo, pargo rojo | vivaneau | pargo vermelho, caranha | フエダイ, 鯛, マダイ | 红鲷, 鲷鱼
mandarin fish | Mandarinfisch | pez mandarín | poisson mandarin | peixe mandarim | ニシキテグリ | 麒麟鱼, 青蛙鱼
metal bar | Metallbarren, Eisenbarren, Stahlbarren | lingote de hierro, barra de metal | lingot de fer, barre de métal | lingote de ferro, barra de metal | 鉄の延べ棒, 鉄インゴット | 铁锭, 锭, 金属锭
silver bar | Silberbarren | barra de plata, lingote de plata | lingot d argent | barra de prata, lingote de prata | 銀の延べ棒, 銀インゴット | 银锭, 银条
copper bar | Kupferbarren | lingote de cobre, barra de cobre | lingot de cuivre | lingote de cobre, barra de cobre | 銅インゴット, 銅の延べ棒 | 铜锭
nugget | Nugget, Goldnugget, Goldklumpen | pepita, pepita de oro | pépite, pépite d or | pepita, pepita de ouro | ナゲット金, 金塊の粒, ゴールドナゲット | 天然金块, 金粒, 金块石
nugget pile | Nuggethaufen, Goldnuggets | montón de pepitas | tas de pépites | monte de pepitas | 金粒の山 | 金粒堆
textiles | Textilien, Stoffrolle, Stoffballen, Tuchballen | textiles, rollo de tela | textiles, rouleau de tissu | têxteis, rolo de tecido | 織物, 布のロール, 反物 | 纺织品, 布匹, 布卷
stone bricks | Steinziegel, Steinziegel Stapel, Quadersteine | ladrillos de piedra | briques de pierre | tijolos de pedra | 石レンガ | 石砖
stone chunks | Steinbrocken, Gesteinsbrocken | trozos de piedra | morceaux de pierre | pedaços de pedra | 石のかけら | 石块堆, 碎石块
parts pile | Teilehaufen, Ersatzteile, Maschinenteile | montón de piezas, repuestos | tas de pièces, pièces détachées | monte de peças, peças de reposição | 部品の山 | 零件堆
flat roof | Flachdach | techo plano, azotea | toit plat | telhado plano, laje de telhado | 平屋根, 陸屋根 | 平屋顶
roof corner | Dachecke, Dachecke außen | esquina de tejado, esquina exterior de tejado | coin de toit, angle de toit | canto de telhado | 屋根の角, 屋根の外角 | 屋顶转角, 屋顶外角
roof inner corner | Dachecke innen, Dachkehle | esquina interior de tejado | coin intérieur de toit, noue de toit | canto interno de telhado | 屋根の内角, 屋根の谷 | 屋顶内角
gable | Giebel, Giebelwand, Dachgiebel | hastial, gablete | pignon de toit, pignon de maison | empena, oitão | 切妻, 妻壁 | 山墙, 山形墙
apple | Apfel, Äpfelchen | manzana, manzanita | pomme | maçã, maçãzinha | りんご, リンゴ, 林檎, アップル | 苹果, 蘋果, 红苹果, 苹果果
axe | Axt, Beil, Streitaxt, Handbeil, Kampfaxt, Holzfälleraxt | hacha, hachita, hacha de leñador, destral | hache, hachette, cognée | machado, machadinha, machado de lenhador, acha | 斧, おの, アックス, 戦斧, 手斧, ハンドアックス | 斧头, 斧子, 战斧, 斧, 斧頭, 手斧, 小斧
barrel | Fass, Tonne, Holzfass, Fässchen, Weinfass, Bierfass, Tönnchen, Weinfässchen, Holztonne | barril, tonel, tonelito, barrica, cuba, barril de madera, tonelete | tonneau, baril, tonnelet, fût, barrique, tonneau en bois, barillet | barril, barris, pipa, barrica, barrilzinho, tonel, barril de madeira | 樽, タル, たる, バレル, 木樽, ドラム樽, ワイン樽, ビール樽 | 木桶, 桶, 酒桶, 橡木桶, 酒桶子, 木酒桶, 圆木桶
bed | Bett, Bettchen, Doppelbett, Bettgestell | cama, camita, lecho, cama doble | lit, lit double | cama, caminha, cama de casal, leito | ベッド, 寝台, べっど | 床, 床铺, 双人床
bell | Glocke, Glöckchen, Kirchenglocke, Klingel | campana, campanita, campanilla, timbre, cascabel | cloche, clochette, sonnette, grelot | sino, sininho, sineta, campainha | 鐘, ベル, 鈴, 釣鐘, かね | 钟, 铃铛, 铃, 鈴, 鐘, 大钟
bench | Bank, Sitzbank, Parkbank, Bänkchen, Gartenbank | banco de madera, banca, banca de parque, banquito largo, banco de parque, asiento, banco, banqueta larga | banc, banquette, banc public, banc de parc | banco, banco de praça, banco de jardim, banquinho comprido | ベンチ, 長椅子, 腰掛け, ベンチ椅子 | 长椅, 长凳, 公园长椅, 板凳, 條凳, 石凳
boat | Boot, Bötchen, Kahn, Fischerboot, Schiffchen | barca, bote, lancha de remos, barquita, barquito, embarcación, barco, barca pequeña | bateau, barque de pêche, canot, embarcation | barco, barquinho, bote, canoa de pesca, embarcação | ボート, 舟, 船, 漁船, 小舟, 小船 | 船, 小船, 舟, 渔船, 船隻, 小艇
bomb | Bombe, Bömbchen, Sprengsatz, Sprengkörper | bomba, explosivo | bombe, explosif | bomba, explosivo | 爆弾, ボム, ばくだん, 爆彈 | 炸弹, 炸彈, 爆弹
book | Buch, Büchlein, Bücher, Wälzer | libro, librito, libros, tomo | livre, bouquin, livres, ouvrage relié | livro, livrinho, livros, tomo | 本, ブック, 書物, 書籍, 冊子 | 书, 书本, 書, 书籍, 图书, 古书
bow | Bogen, Langbogen, Jagdbogen, Pfeil und Bogen, Kurzbogen | arco y flecha, arco, arco largo, arco con flechas, arco de caza | arc, arc long, arc et flèches, arc à flèches | arco, arco longo, arco e flecha | 弓, ゆみ, 長弓, 弓矢, ボウ | 弓, 弓箭, 长弓, 木弓
bridge | Brücke, Steinbrücke, Brückchen, Bogenbrücke, Holzbrücke | puente, puentecito, pasarela | pont, passerelle, passerelle en bois, petit pont | ponte, pontezinha, passarela | 橋, はし, ブリッジ, 橋梁 | 桥, 橋, 桥梁, 石桥, 木桥
bucket | Eimer, Kübel, Wassereimer, Holzeimer | cubo, balde, cubeta, tobo, balde de agua | seau, seau à eau | balde, baldinho, tina | バケツ, ばけつ, 手桶, バケット | 水桶, 桶子, 提桶, 铁桶, 水桶子
cactus | Kaktus, Kakteen, Kaktee | cactus, cacto, nopal | cactus, cactée | cacto, cáctus, mandacaru | サボテン, さぼてん, カクタス | 仙人掌, 仙人球
cake | Kuchen, Torte, Geburtstagstorte, Geburtstagskuchen, Hochzeitstorte | pastel, tarta, torta, queque, bizcocho, ponqué, pastel de cumpleaños, tarta de cumpleaños | gâteau, gâteau d'anniversaire, pièce montée | bolo, bolo de aniversário, bolinho grande | ケーキ, バースデーケーキ, 誕生日ケーキ, ウェディングケーキ | 蛋糕, 生日蛋糕, 结婚蛋糕
campfire | Lagerfeuer, Lagerfeuerstelle, Feuerstelle, Feuer, Feuerchen | fogata, hoguera, fuego de campamento, lumbre | feu de camp, feu de joie | fogueira, lareira de acampamento, fogo de acampamento | 焚き火, たき火, 火, キャンプファイヤー, かがり火 | 篝火, 营火, 火, 火堆, 營火, 篝火堆
candle | Kerze, Kerzlein, Wachskerze, Teelicht | vela, velita, candela, cirio, veladora | bougie, chandelle, cierge | vela, velinha, círio | ろうそく, キャンドル, ロウソク, 蝋燭, きゃんどる | 蜡烛, 蠟燭, 烛火, 洋蜡
cannon | Kanone, Geschützrohr, Schiffskanone, Kanonenrohr | cañón, cañón pirata, cañoncito, cañón grande | canon, canon de pirate, canons | canhão, canhão pirata, canhãozinho, canhões | 大砲, キャノン, カノン砲, 火砲, カノン | 大炮, 加农炮, 古炮, 火炮, 大炮台
car | Auto, Wagen, Fahrzeug, Pkw, Sportwagen, Autos, Personenwagen | coche, carro, auto, automóvil, vehículo, deportivo, carrito, coche deportivo, auto deportivo, carro deportivo, turismo, sedán | voiture, automobile, véhicule, bagnole, auto, voiture de sport, berline | carro, automóvel, veículo, carro esportivo, carrinho, viatura comum, sedã | 車, 自動車, スポーツカー, くるま, 乗用車, カー, セダン, クルマ | 汽车, 轿车, 跑车, 车, 車, 汽車轿車, 車子, 车子, 小汽车, 小轿车
castle | Burg, Schloss, Burgschloss, Festung, Ritterburg, Märchenschloss, Palast, Burggebäude, Schlossgebäude | castillo, fortaleza, castillito, alcázar, castillo medieval, edificio de castillo, edificio del castillo | château, forteresse, château fort, palais, citadelle, bâtiment de château, bâtiment du château | castelo, fortaleza, castelinho, palácio, forte militar, castelo medieval, construção de castelo, prédio de castelo | 城, 砦, お城, キャッスル, 要塞, 宮殿, 城の建物, 城の建造物, 城郭 | 城堡, 城, 要塞, 宫殿, 堡垒, 王宫, 城堡建筑, 城堡建筑物, 古堡
chair | Stuhl, Stühlchen, Küchenstuhl, Holzstuhl | silla, sillita, asiento de madera | chaise | cadeira, cadeirinha, assento | 椅子, いす, イス, チェア, 腰かけ | 椅子, 椅, 座椅, 餐椅, 凳椅, 木椅子
chest | Truhe, Schatztruhe, Schatzkiste, Schatzkästchen, Schatulle, Schatz | cofre, cofre del tesoro, baúl, arcón, arca, cofrecito, baúl del tesoro, tesoro | coffre, coffre au trésor, coffret, malle, trésor | baú, baú do tesouro, arca, arcão, tesouro, cofre de tesouro | 宝箱, 宝, 宝物箱, たからばこ, チェスト, トレジャーボックス | 宝箱, 藏宝箱, 寶箱, 百宝箱, 财宝箱
coin | Münze, Goldmünze, Geldstück, Münzen, Taler, Goldstück | moneda, monedita | pièce, pièce de monnaie, piécette, écu | moeda, moedinha | コイン, 硬貨, 金貨, 銀貨, きんか, 銅貨, お金のコイン | 硬币, 金币, 钱币, 銀幣, 银币, 铜钱, 金幣, 铜币, 硬幣
crate | Kiste, Holzkiste, Box, Kasten, Kistchen, Transportkiste, Kiste aus Holz | caja, cajón, cajita, huacal, caja de carga, jaba, caja de madera | caisse, cageot, caissette, boîte, cagette, caisse en bois | caixote, caixa, caixinha, caixa de carga, engradado, caixa de madeira | 木箱, 箱, はこ, クレート, ボックス, 木の箱 | 木箱, 箱子, 箱, 盒子, 木盒, 货箱, 木箱子, 板条箱
crown | Krone, Königskrone, Krönchen | corona, coronita | couronne, couronne royale | coroa, coroinha | 王冠, 冠, クラウン, おうかん, 王の冠 | 王冠, 皇冠, 冠冕, 頭冠
crystal | Kristall, Bergkristall, Amethyst, Quarz | cristal, cristalito, amatista, cuarzo, cristales | cristal, cristaux, améthyste, quartz | cristal, ametista, quartzo, cristais | クリスタル, 水晶, 結晶, アメジスト, 石英 | 水晶, 晶体, 结晶, 晶石
dog | Hund, Hündchen, Welpe, Wauwau, Köter, Hündin | perro, perrito, can, chucho, perra, cachorrito, cachorro | chien, chiot, toutou, chienne, clébard | cachorro, cão, cachorrinho, cadela, filhote de cachorro, cãozinho | 犬, いぬ, イヌ, わんこ, 子犬, 仔犬, ワンちゃん, ドッグ | 狗, 犬, 狗子, 小狗, 狗狗
fence | Zaun, Gartenzaun, Lattenzaun, Gatter, Zäunchen, Umzäunung, Holzzaun, Einzäunung | cerca, valla, vallado, barda, cercado, empalizada baja, reja de madera, cerca de madera, verja, cercado de madera | clôture, barrière en bois, barrière, palissade basse, grillage, enclos, clôture en bois | cerca, cercado, grade de madeira, cercado de madeira, cerquinha | 柵, フェンス, さく, 囲い, 垣根, 鉄柵, ガーデンフェンス | 栅栏, 围栏, 篱笆, 木栅栏, 围墙栅栏, 護欄, 柵欄, 铁栅栏, 木围栏, 护栏网, 石围栏
fish | Fisch, Fischlein, Forelle, Karpfen, Lachs | pez, pescado, pececito, pescadito, pez dorado, trucha, carpa de río, salmón | poisson, truite, carpe, saumon, petit poisson | peixe, peixinho, peixe dourado, truta, carpa, salmão | 魚, 鯉, 鮭, さかな, お魚, サーモン, フィッシュ | 鱼, 魚, 鯉鱼, 鲤鱼, 三文鱼, 鱼儿
flower | Blume, Blümchen, Blüte, Blumen | flor, florecita, florcita, flores | fleur, fleurette, fleurs, petite fleur | flor, florzinha, flores | 花, はな, お花, フラワー | 花, 花朵, 鲜花, 小花
gear | Zahnrad, Zahnräder, Getriebe, Zahnrädchen | engranaje, rueda dentada, piñón mecánico, engranajes | engrenage, roue dentée, rouage, pignon mécanique | engrenagem, roda dentada, engrenagens, catraca | 歯車, ギア, はぐるま | 齿轮, 齒輪, 齿轮盘
gem | Edelstein, Juwel, Juwelen, Schmuckstein, Rubin, Smaragd, Saphir, Diamant, Brillant | gema, joya, piedra preciosa, rubí, esmeralda, zafiro, diamante, alhaja | gemme, joyau, pierre précieuse, rubis, émeraude, saphir, diamant, bijou | gema, joia, pedra preciosa, rubi, esmeralda, safira, diamante | 宝石, ジェム, ルビー, エメラルド, サファイア, ダイヤモンド, ダイヤ, ほうせき | 宝石, 寶石, 珠宝
goblet | Kelch, Weinkelch, Pokalkelch, Gral, Trinkkelch, heiliger Gral | cáliz, copa, grial, santo grial, copón | calice, gobelet, coupe, graal, saint graal | cálice, graal, taça, santo graal | 杯, 聖杯, 盃, さかずき, ゴブレット, 酒杯 | 高脚杯, 圣杯, 酒杯, 金杯
hammer | Hammer, Hämmerchen, Fäustel, Holzhammer | martillo, martillito, mazo, maceta de herrero | marteau, marteau de forgeron, maillet, masse | martelo, martelinho, marreta, malho | ハンマー, 金槌, トンカチ, とんかち, かなづち, 木槌 | 锤子, 锤, 榔头, 錘子, 鎚子, 铁锤
hat | Hut, Hütchen, Filzhut, Mütze, Kopfbedeckung | sombrero, sombrerito, gorro, fedora | chapeau, bonnet, galure, couvre chef | chapéu, chapeuzinho, gorro, touca | 帽子, ハット, ぼうし, 中折れ帽 | 帽子, 帽, 礼帽子, 毡帽
straw hat | Strohhut | sombrero de paja | chapeau de paille | chapéu de palha | 麦わら帽子 | 草帽
heart | Herz, Herzchen, Lebensherz | corazón, corazoncito, corazón de vida | cœur, cœur de vie, coeur | coração, coraçãozinho, coração de vida | ハート, 心臓, こころ, しんぞう | 心, 爱心, 心形, 愛心, 红心
horse | Pferd, Ross, Hengst, Stute, Pony, Gaul, Pferdchen, Fohlen, Rössli | caballo, yegua, potro, caballito, corcel, jaca, poni | cheval, jument, poulain, poney, étalon, cheval de selle | cavalo, égua, potro, cavalinho, pônei, garanhão | 馬, うま, ウマ, ポニー, 仔馬 | 马, 馬, 骏马, 马匹, 馬匹
house | Haus, Häuschen, Gebäude, Wohnhaus, Einfamilienhaus, Häusle | casa, casita, vivienda, edificio, chalet, edificación, inmueble | maison, maisonnette à étage, bâtiment, logis, demeure, pavillon de banlieue, bâtisse, bâtiments, construction | casa, casinha de tijolos, lar, moradia, sobrado, casarão, edifício, prédio, construção, edificação | 家, いえ, おうち, お家, ハウス, 住宅, 建物 | 房子, 屋子, 屋, 家, 房, 住宅, 楼房, 建筑, 民房, 民居, 建筑物, 建筑房屋
humanoid | Mensch, Mann, Held, Figur, Menschen, Kerl, Typ, Person, Herr, Heldin, Figürchen, Dorfbewohner, Abenteurer | hombre, persona, héroe, señor, aldeano, aventurero, varón, muchacho | homme, personne, héros, villageois, aventurier, humain, bonhomme | homem, pessoa, herói, senhor, aldeão, aventureiro, humano | 人, 人間, 主人公, 男, 男の人, 男性, 男性キャラ, おじさん, 村人, 冒険者, ヒーロー, 英雄, 勇者, 人物 | 人, 男人, 男子, 村民, 冒险者, 英雄, 勇者, 人物, 人类, 先生, 大叔
woman | Frau, Dame, Weib, Fräulein, Dorffrau, weibliche Figur, Spielerin, weiblicher Charakter, weiblicher Mensch | mujer, señora, dama, muchacha, doncella, aldeana, mujeres, personaje femenino, hembra humana | femme, dame, demoiselle, villageoise, personnage féminin, personnage femme | mulher, senhora, dama, moça, donzela, aldeã, personagem feminina, personagem feminino | 女, 女の人, 女性, おんな, レディ, お姉さん, 婦人, 女性キャラクター, 女性キャラ, 女キャラ | 女人, 女士, 女子, 妇女, 夫人, 小姐, 女性角色, 女角色
girl | Mädchen, Mädel, Mäderl, Mädi | niña, chica, nena, muchachita, chiquilla, jovencita, niñita | fille, fillette, gamine, jeune fille | menina, garota, guria, rapariga, menininha, mocinha, garotinha | 女の子, 少女, 娘, むすめ, 女子, ガール, 幼女 | 女孩, 女孩子, 姑娘, 小姑娘
boy | Junge, Bub, Bursche, Knabe, Bursch, Jungs, Bübchen | niño, chico, chaval, muchachito, pibe, crío, chamaco, niñito | garçon, gamin, gars, môme | menino, garoto, rapaz, moleque, guri, menininho, garotinho | 男の子, 少年, おとこのこ, 男子, ボーイ, 坊や | 男孩, 男孩子, 小子
key | Schlüssel, Schlüsselchen, Türschlüssel, Hausschlüssel | llave, llavecita | clé, clef, clé ancienne | chave, chavinha, chave antiga | 鍵, かぎ, カギ, キー | 钥匙, 鑰匙, 锁匙
knight | Ritter, Rittersmann, Kreuzritter, Paladin, Wächter, Wache | caballero, paladín, cruzado guerrero, guardia, caballero medieval | chevalier, paladin, croisé chevalier, garde, chevaliers, garde royal, chevalier médiéval | cavaleiro, paladino, guarda, cavaleiro medieval | 騎士, きし, ナイト, パラディン, 衛兵, 聖騎士, 騎士団員 | 骑士, 圣骑士, 卫兵, 守卫, 圣殿骑士, 中世纪骑士
ladder | Leiter, Stehleiter, Trittleiter, Leitern | escalera de mano, escalera portátil, escalerilla, escalera de madera | échelle, escabeau | escada de mão, escadinha de mão, escada de madeira portátil, escadote | はしご, 梯子, ハシゴ, きゃたつ, 脚立, ラダー | 梯子, 梯, 爬梯, 人字梯, 木梯
lantern | Laterne, Laternchen, Öllampe, Petroleumlampe, Sturmlaterne | linterna, farol, farolito, quinqué, lámpara de aceite, candil | lanterne, lampe à huile, fanal | lanterna, lampião, lamparina, lanterna a óleo | ランタン, 提灯, らんたん, カンテラ, オイルランプ, 手提げランプ, 灯籠 | 灯笼, 提灯, 油灯, 馬燈, 马灯, 燈籠, 油燈
mug | Becher, Henkelbecher, Humpen, Häferl, Kaffeebecher, Tasse mit Henkel | taza alta, tarro de cerveza, mug, tazón grande, taza grande | chope, mug, tasse à café, tasse à anse | caneca, caneca de café | マグカップ, マグ, ジョッキ | 马克杯, 杯, 水杯, 茶杯, 大杯
mushroom | Pilz, Fliegenpilz, Pilzchen, Schwammerl, Giftpilz, Champignon | seta, hongo, champiñón, setita, callampa, hongo venenoso, champiñones, níscalo | champignon, champi, amanite, bolet, cèpe | cogumelo, cogumelinho, fungo | キノコ, きのこ, 茸, マッシュルーム, 毒キノコ, 椎茸, しいたけ, シュルーム | 蘑菇, 菇, 毒蘑菇, 香菇, 蘑菇头
pine | Kiefer, Tanne, Fichte, Tannen, Föhre, Nadelbaum, Kieferbaum | pino, abeto, pinito, conífera | sapin, pin, épicéa, conifère | pinheiro, abeto, conífera, araucária | 松, 松の木, 杉, まつ, モミの木, もみの木, 針葉樹, スギ | 松树, 松, 杉树, 云杉, 冷杉, 针叶树
potion | Trank, Zaubertrank, Heiltrank, Gift, Giftflasche, Elixier, Manatrank | poción, pócima, elixir, brebaje, veneno, poción de vida | potion, élixir, breuvage, poison, philtre, fiole magique | poção, elixir, veneno, poção de vida | ポーション, 薬, 毒, くすり, エリクサー, 回復薬, 薬品, 魔法薬 | 药水, 药剂, 毒药, 灵药, 魔药, 藥水, 血瓶
bottle | Flasche, Fläschchen, Buddel, Pulle | botella, frasco, botellita, botellón | bouteille, flacon, fiole en verre | garrafa, garrafinha, frasco | 瓶, ボトル, びん, ビン | 瓶子, 瓶, 瓶罐
floor lamp | Stehlampe, Standleuchte | lámpara de pie, lámpara de pie alta | lampadaire de salon, lampe sur pied | luminária de chão, abajur de chão | フロアランプ, スタンドランプ | 落地灯, 立式灯
pumpkin | Kürbis, Kürbisse, Riesenkürbis | calabaza, zapallo, ahuyama, auyama, calabacita, ayote | citrouille, potiron, courge, potimarron, citrouilles | abóbora, jerimum, moranga | かぼちゃ, カボチャ, パンプキン | 南瓜, 金瓜, 倭瓜
ring | Ring, Fingerring, Ehering, Verlobungsring | anillo, sortija, alianza, argolla | anneau, bague, alliance | anel, aliança, anelzinho | 指輪, リング, ゆびわ, 結婚指輪, 指環 | 戒指, 指环, 钻戒, 婚戒
robot | Roboter, Androide, Maschinenmensch, Bot, Robi | robot, androide, robotito, autómata | robot, androïde, automate | robô, androide, robozinho, autômato | ロボット, ロボ, アンドロイド | 机器人, 機器人, 机械人, 仿生人
rock | Felsen, Stein, Felsbrocken, Findling, Kieselstein, Geröllbrocken, Steinbrocken, Fels, Gestein, Kiesel | roca, piedra, peña, peñasco, pedrusco, piedrita, guijarro, peñón, guija, pedregón | rocher, pierre, roche, caillou, galet, roc, rochers, bloc de pierre, gravier | rocha, pedra, pedregulho, seixo, rochedo, penedo, pedrinha, calhau, pedra solta | 岩, 石, いし, いわ, 巨石, ロック, 小石, 石ころ, ストーン, 巨岩, 岩石, 岩塊 | 石头, 石, 岩, 巨石, 石块, 鹅卵石, 碎石块, 岩石, 小石子, 石子, 大石头, 石头块, 岩块
rocket | Rakete, Weltraumrakete, Raketenschiff | cohete, cohete espacial, misil, cohetito | fusée, fusée spatiale, missile | foguete, foguetinho, míssil, foguete espacial | ロケット, ろけっと, ミサイル | 火箭, 导弹, 飞弹, 火箭飞船, 火箭弹
wall crossing | Mauerkreuzung, Mauerkreuz | cruce de muros | croisement de murs | cruzamento de muros | 十字の壁 | 十字墙
walled stairs | Treppe zwischen Mauern | escalera entre muros | escalier entre murs | escada entre muros | 壁に挟まれた階段 | 夹墙楼梯
foundation | Fundament, Steinfundament, Bodenfundament | cimiento, cimientos de piedra | fondation, fondation de pierre | alicerce, fundação de pedra | 土台, 石の土台 | 地基, 石地基
patterned banner | gemustertes Banner, Banner mit Muster, Rautenbanner | estandarte con rombos, estandarte con dibujo | bannière à motifs, bannière à losanges | estandarte com losangos | 模様の旗 | 花纹旗帜
candle shrine | Kerzenschrein, Schrein mit Kerzen | altar de velas, santuario con velas | autel aux bougies, sanctuaire aux bougies | santuário com velas | ろうそくの祠 | 蜡烛神龛
coffin lid | Sargdeckel | tapa de ataúd, tapa de féretro | couvercle de cercueil | tampa de caixão | 棺の蓋 | 棺材盖
shield with swords | Schild mit Schwertern, Schild mit gekreuzten Schwertern | escudo con espadas | bouclier avec épées, bouclier aux épées croisées | escudo com espadas | 盾と剣の飾り | 盾与双剑
hanging keyring | hängender Schlüsselbund, Schlüsselbund an der Wand | llavero colgado | trousseau de clés accroché | chaveiro pendurado | 壁掛けの鍵束 | 挂着的钥匙串
bottle shelves | Flaschenregal, Regal mit Flaschen | estante con botellas | étagère de bouteilles, étagère avec bouteilles | prateleira com garrafas | 瓶の棚 | 瓶子架
plaque with candles | Gedenktafel mit Kerzen | placa con velas | plaque avec bougies | placa com velas | ろうそく付きの銘板 | 蜡烛纪念牌
tugboat | Schleppboot, Schleppkahn, Bugsierboot | remolcador, barco remolcador | remorqueur, bateau remorqueur | rebocador, barco rebocador | タグボート, 曳船 | 拖船
fishing boat | Fischkutter, Fischtrawler, Kutter | barco pesquero, pesquero, arrastrero | chalutier, bateau de pêche à moteur | traineira, barco pesqueiro | トロール船 | 渔轮, 拖网渔船
regatta gate | Regattator, Bojentor | puerta de regata, arco de boyas | porte de régate | portão de regata | レガッタゲート | 赛艇门
buoy with a flag | Boje mit Flagge, Fahnenboje | boya con bandera | bouée avec drapeau | boia com bandeira | 旗付きブイ | 带旗浮标
water ski jump | Wasserskischanze, Sprungrampe auf dem Wasser | rampa de esquí acuático | tremplin de ski nautique | rampa de esqui aquático | 水上スキーのジャンプ台 | 滑水跳台
space truck | Weltraumlaster, Mondlaster | camión espacial, camión lunar | camion spatial, camion lunaire | caminhão espacial, caminhão lunar | 宇宙トラック | 太空卡车, 月球卡车
space truck trailer | Anhänger des Weltraumlasters, Mondanhänger | remolque espacial | remorque spatiale | reboque espacial | 宇宙トレーラー | 太空拖车
space truck wheel | Roverrad, Rad des Weltraumlasters | rueda de camión espacial, rueda de róver | roue de camion spatial, roue de rover | roda de caminhão espacial | 宇宙トラックの車輪, ローバーの車輪 | 太空卡车轮子, 月球车轮
base module garage | Basismodul Garage, Raumgarage, Mondgarage, Garagenmodul | garaje espacial, módulo de garaje, módulo de base garaje, módulo base garaje | garage spatial, module de garage, module de base garage | garagem espacial, módulo de garagem, módulo de base garagem, módulo base garagem | 宇宙ガレージ, 基地モジュールのガレージ, ガレージモジュール | 太空车库, 基地模块车库, 车库模块
roof module | Dachmodul, Dachaufsatz | módulo de techo | module de toit | módulo de telhado | 屋根モジュール | 屋顶模块
cargo roof module | Dachmodul mit Fracht | módulo de techo con carga | module de toit avec cargaison | módulo de telhado com carga | 屋根の貨物モジュール | 屋顶货物模块
solar roof module | Solarmodul, Dachmodul mit Solarzellen | módulo solar, módulo de techo solar | module solaire | módulo solar | ソーラーモジュール | 太阳能模块
drill structure | Bohranlage, Bohrgerüst | torre perforadora, perforadora minera | foreuse | perfuratriz | 掘削リグ, 掘削機 | 钻机, 钻井架
tall structure | hohes Trägergerüst, Trägerturm | estructura de vigas alta | structure de poutres haute | estrutura de vigas alta | 高い骨組み | 高钢架
low structure | niedriges Trägergerüst | estructura de vigas baja | structure de poutres basse | estrutura de vigas baixa | 低い骨組み | 矮钢架
space tunnel | Raumtunnel, Verbindungstunnel | túnel espacial | tunnel spatial | túnel espacial | 宇宙トンネル | 太空隧道
space tunnel diagonal | schräger Raumtunnel, diagonaler Raumtunnel | túnel espacial diagonal | tunnel spatial diagonal | túnel espacial diagonal | 斜めの宇宙トンネル | 斜向太空隧道
moon hill | Mondhügel, Hügel auf dem Mond | colina lunar, colina de la luna | colline lunaire, colline sur la lune | colina lunar, colina da lua | 月の丘 | 月球山丘, 月丘
car bumper | Stoßstange, Stoßfänger | parachoques, paragolpes | pare chocs | para choque | 車のバンパー, バンパー | 保险杠, 汽车保险杠
car spoiler | Heckspoiler, Spoiler, Heckflügel | alerón, alerón trasero | aileron arrière, becquet | aerofólio, aerofólio traseiro | リアスポイラー, スポイラー | 扰流板, 汽车尾翼
car door | Autotür, Wagentür | puerta de coche, puerta de auto | portière, portière de voiture | porta de carro | 車のドア | 车门, 汽车门
drivetrain | Antriebsstrang, Achse mit Getriebe, Radachse | tren motriz, eje de coche | transmission, essieu | eixo de carro, trem de força | ドライブトレイン, 車軸 | 传动系统, 车轴
hatchback | Kompaktwagen, Schrägheckwagen, Schrägheck, Schrägheckauto | coche compacto, hatchback, coche con portón trasero, auto hatchback, carro hatchback | voiture compacte, berline compacte, voiture à hayon, hayon, citadine | carro hatch, hatchback, hatch, carro hatchback | ハッチバック, ハッチバック車 | 掀背车, 两厢车, 两厢轿车, 掀背式汽车
sports sedan | Sportlimousine | sedán deportivo, berlina deportiva | berline sportive | sedã esportivo | スポーツセダン | 运动轿车
tractor wheel | Traktorrad, Traktorreifen | rueda de tractor | roue de tracteur | roda de trator | トラクターの車輪 | 拖拉机轮子, 拖拉机轮胎
truck wheel | LKW Rad, Lastwagenrad, Lastwagenreifen | rueda de camión | roue de camion | roda de caminhão | トラックのタイヤ | 卡车轮子, 卡车轮胎
racing wheel | Rennreifen, Rennrad eines Autos | rueda de carreras, neumático de carreras | pneu de course, roue de course | pneu de corrida, roda de corrida | レーシングタイヤ | 赛车轮子, 赛车轮胎
delivery flat | Pritschenwagen, Tieflader | camión de plataforma | camion plateau, camion à plateau | caminhão prancha, caminhão plataforma | 平ボディトラック | 平板卡车, 平板货车
tractor shovel | Radlader, Traktor mit Schaufel, Schaufellader | cargadora, tractor con pala, pala cargadora | chargeuse, tracteur avec pelle | carregadeira, trator com pá | ホイールローダー | 装载机, 铲车
scroll | Schriftrolle, Pergament, Pergamentrolle, Papyrus | pergamino, rollo de pergamino, papiro | parchemin, rouleau de parchemin, papyrus | pergaminho, rolo de pergaminho, papiro | 巻物, まきもの, スクロール, 羊皮紙, パピルス | 卷轴, 羊皮纸, 画卷, 纸卷, 捲軸
shield | Schild, Ritterschild, Schutzschild, Schilde | escudo, escudito, escudo de caballero, broquel, rodela | bouclier, bouclier de chevalier, écu de chevalier, pavois | escudo, escudo de cavaleiro, broquel, escudinho | 盾, たて, シールド, 楯 | 盾牌, 盾, 护盾, 塔盾
signpost | Wegweiser, Schild aus Holz, Hinweisschild, Schild am Weg, Wegweiserschild, Tafel am Weg, Holzschild Wegweiser, Holzschild, Schildpfosten | letrero, señal de madera, cartel, señal, rótulo, poste indicador, cartel de madera | panneau de bois, panneau, pancarte, poteau indicateur, écriteau, panneau indicateur, panneau en bois | placa de madeira, placa de sinalização, tabuleta, letreiro, poste indicador, placa, placa de madeira pequena | 看板, 標識, 立て札, 道しるべ, 道標, 案内板, サイン, 木の看板, サインポスト | 路牌, 指示牌, 木牌, 路標, 告示牌, 标牌, 牌子, 木牌子, 标志牌, 木头牌子, 指示路牌
snowman | Schneemann, Schneemänner | muñeco de nieve, hombre de nieve, monigote de nieve | bonhomme de neige, bonhomme neige | boneco de neve, homem de neve, bonequinho de neve | 雪だるま, スノーマン, ゆきだるま | 雪人, 雪娃娃, 堆雪人
lumber yard | Holzlager, Holzplatz, Holzhandlung | aserradero de tablas, maderería, depósito de madera | scierie et dépôt de bois, parc à bois | madeireira, pátio de madeira | 材木置き場, 木材置き場 | 木材场, 贮木场
museum | Museum, Kunstmuseum | museo, museo de arte | musée, musée d'art | museu, museu de arte | 博物館, 美術館 | 博物馆, 美术馆
courthouse | Gerichtsgebäude, Gericht, Justizpalast | juzgado, palacio de justicia, tribunal | palais de justice | tribunal, fórum de justiça | 裁判所 | 法院, 法庭
theatre | Theater, Oper, Opernhaus, Konzerthaus | teatro, ópera, teatro de ópera | théâtre, opéra | teatro, casa de ópera | 劇場, オペラハウス | 剧院, 歌剧院, 音乐厅
office building | Bürogebäude, Bürokomplex | edificio de oficinas | tour de bureaux, immeuble de bureaux | prédio de escritórios | オフィスビル | 办公楼, 写字楼
aircraft hangar | Flugzeughangar, Flugzeughalle | hangar de aviones | hangar d'avion, hangar à avions | hangar de avião | 飛行機の格納庫, 格納庫 | 机库, 飞机库
factory facade | Fabrikfassade | fachada de fábrica | façade d'usine | fachada de fábrica | 工場の正面 | 工厂立面
newspaper kiosk | Zeitungskiosk, Kiosk | quiosco de prensa, kiosco de periódicos | kiosque à journaux | banca de jornal | 新聞スタンド, 売店 | 报刊亭, 书报亭
portable concrete mixer | kleiner Betonmischer | hormigonera portátil | bétonnière portable | betoneira portátil | 小型ミキサー | 小型搅拌机
quarry | Steinbruch, Tagebau | cantera, mina a cielo abierto | carrière de pierre, mine à ciel ouvert | pedreira, mina a céu aberto | 採石場, 石切り場 | 采石场, 露天矿
oil pump | Ölpumpe, Pferdekopfpumpe, Tiefpumpe | bomba de petróleo, pozo petrolero, pozo de petróleo | pompe à pétrole, puits de pétrole | bomba de petróleo, poço de petróleo | 油井ポンプ, ポンプジャック, 油井 | 抽油机, 磕头机, 油井
oil derrick | Bohrturm, Ölbohrturm, Förderturm | torre de perforación, torre petrolera | derrick, tour de forage | torre de perfuração | 掘削やぐら, 油田やぐら | 钻井架, 石油井架, 钻塔
oil rig | Bohrinsel, Ölplattform, Bohrplattform | plataforma petrolera, plataforma petrolífera | plateforme pétrolière | plataforma de petróleo, plataforma petrolífera | 石油プラットフォーム, 海上油田 | 石油平台, 钻井平台, 海上钻井平台
oil refinery | Raffinerie, Ölraffinerie, Chemiewerk | refinería, refinería de petróleo, planta química | raffinerie, raffinerie de pétrole, usine chimique | refinaria, refinaria de petróleo, usina química | 製油所, 石油精製所, 化学工場 | 炼油厂, 化工厂
radar station | Radarstation, Radaranlage | estación de radar | station radar | estação de radar | レーダー基地, レーダーサイト | 雷达站, 雷达基地
harbour crane | Hafenkran, Containerkran, Portalkran, Containerbrücke | grúa portuaria, grúa de puerto, grúa pórtico | grue portuaire, portique à conteneurs | guindaste portuário, guindaste de porto | ガントリークレーン, 港のクレーン | 港口起重机, 龙门吊, 集装箱起重机
embassy | Botschaft, Botschaftsgebäude, Konsulat | embajada, consulado | ambassade, consulat | embaixada, consulado | 大使館, 領事館 | 大使馆, 领事馆
villa | Villa, moderne Villa, modernes Haus | villa, chalet moderno, casa moderna | villa, villa moderne, maison moderne | casa moderna, casa de luxo | 豪邸, モダンな家, モダンハウス | 别墅, 现代别墅
bus depot | Busdepot, Busbetriebshof, Busgarage | cochera de autobuses, terminal de buses | dépôt de bus | garagem de ônibus | バス車庫, バス営業所 | 公交车库, 公交停车场
hotel | Hotel, Hotelgebäude, Luxushotel | hotel, gran hotel | hôtel, grand hôtel | hotel, grande hotel | ホテル, 旅館 | 酒店, 宾馆, 旅馆大楼
castle keep | Bergfried, Wohnturm, Donjon | torre del homenaje | donjon de château | torre de menagem | 天守閣, 主塔 | 城堡主楼, 主堡
market hall | Markthalle, Marktgebäude | mercado cubierto, edificio del mercado, edificio de mercado | halle de marché, marché couvert, halles, bâtiment du marché, bâtiment de marché | mercado coberto, mercado municipal, prédio do mercado, prédio de mercado | 市場の建物, 屋内市場 | 市场大厅, 集市大厅, 室内市场, 市场建筑, 集市建筑
mountainside | Berghang, Bergflanke | ladera de montaña, ladera rocosa | flanc de montagne, versant | encosta de montanha, encosta rochosa | 山腹, 山の斜面 | 山坡, 山腰
mine entrance | Mineneingang, Bergwerk, Stolleneingang, Mine, Goldmine | entrada de mina, mina de oro, mina abandonada | entrée de mine, mine d'or | entrada de mina, entrada da mina, mina de ouro | 鉱山の入口, 坑道, 鉱山, 炭鉱 | 矿洞, 矿井入口, 矿井, 金矿, 煤矿
alarm bell | Alarmglocke, Feuerglocke, Alarm | campana de alarma, alarma | cloche d'alarme, alarme | campainha de alarme, alarme | 非常ベル, 警報ベル, アラーム | 警铃, 报警器, 警报器
fire alarm | Feuermelder, Handfeuermelder, Brandmelder | alarma de incendios, pulsador de alarma | alarme incendie, déclencheur manuel | alarme de incêndio, acionador de alarme | 火災報知器, 火災報知機 | 火警, 火警按钮, 火灾报警器
air duct | Lüftungskanal, Luftkanal, Lüftungsrohr | ducto de aire, conducto de aire | gaine de ventilation, conduit d'air | duto de ar condicionado, duto metálico | 換気ダクト, エアダクト | 风管, 空调管道
gutter | Dachrinne, Regenrinne, Fallrohr, Regenrohr | canalón, canaleta, bajante | gouttière, descente de gouttière | calha, calha de chuva | 雨どい, 雨樋 | 雨水槽, 落水管, 排水檐沟
water tank | Wassertank, Regenwassertank, Wasserbehälter, Tank | tanque de agua, tinaco, depósito de agua | réservoir d'eau, citerne d'eau | tanque de água, reservatório de água | 貯水タンク, 水タンク | 水箱, 储水罐, 蓄水池
chimney pots | Schornsteinköpfe, Kaminaufsatz | remates de chimenea | mitrons de cheminée, souche de cheminée | chaminés de barro | 煙突ポット | 烟囱帽, 陶土烟囱
shutters | Fensterläden, Fensterladen | contraventanas, postigos, persianas de madera | volets, volet | venezianas, persianas de madeira | 雨戸, よろい戸, 鎧戸 | 百叶窗, 护窗板
garage door | Garagentor, Rolltor, Rollladen | puerta de garaje, cortina metálica | porte de garage, rideau métallique | porta de garagem, portão de garagem, porta de enrolar | ガレージドア, シャッター | 车库门, 卷帘门
bay window | Erker, Erkerfenster | ventana mirador, mirador de casa | fenêtre en saillie, bow window | janela saliente | 出窓 | 飘窗, 凸窗
double street lamp | Doppellaterne, zweiarmige Straßenlaterne | farola doble | lampadaire double | poste de luz duplo | 二灯の街灯 | 双头路灯
tea table | Teetisch, chinesischer Teetisch | mesa de té, mesa china de té | table à thé, table basse chinoise | mesa de chá | 茶卓, 座卓 | 茶桌, 茶台, 茶几桌
light orb | Lichtkugel, Leuchtkugel | orbe de luz, esfera de luz, bola de luz | orbe de lumière, boule de lumière | orbe de luz, esfera de luz, bola de luz | 光の玉, 光球 | 光球, 光之球
disk | flache Scheibe | disco plano | disque plat | disco plano | 円盤, ディスク | 圆盘, 圆片
fragment | Fragment, Bruchstück, Steinbrocken | fragmento, fragmento de piedra | fragment, fragment de pierre | fragmento, fragmento de pedra | 石の破片, かけら, 破片 | 碎片, 石头碎片
lumber stack | Holzstapel, Bretterstapel, Schnittholz | pila de tablones, madera aserrada | pile de planches, bois de charpente | pilha de tábuas, madeira serrada | 材木, 材木の山 | 木料堆, 板材堆
folded cloth | gefaltetes Tuch, gefalteter Stoff | tela doblada, paño doblado | tissu plié, linge plié | pano dobrado, tecido dobrado | 畳んだ布, たたんだ布 | 叠好的布
hanging cloth | aufgehängtes Tuch, hängendes Tuch | tela colgada, sábana tendida | drap étendu, tissu suspendu | pano pendurado, lençol no varal | 干した布, 吊るした布 | 晾着的布, 挂布
window box | Fensterkasten | jardinera de ventana | jardinière de fenêtre | floreira de janela | 窓辺の花箱 | 窗台花箱
coast | Küste, Küstenstück, Ufer | costa, orilla | côte rocheuse, rivage, littoral, rivage rocheux | litoral, costa do mar, beira mar | 海岸, 岸辺, 水辺 | 海岸, 岸边
happy emoji | Smiley, lachendes Gesicht, Emoji | carita feliz, cara feliz, emoticono | visage souriant, émoticône | carinha feliz, rosto feliz, emoticon | 笑顔, スマイリー, 絵文字, 笑い顔 | 笑脸, 表情符号
sad emoji | trauriges Gesicht, trauriger Smiley | cara triste, carita triste | visage triste, smiley triste | carinha triste, rosto triste | 悲しい顔, 泣き顔 | 哭脸, 悲伤表情
angry emoji | wütendes Gesicht, wütender Smiley | cara enojada, carita enojada | visage en colère, smiley en colère | carinha brava, rosto bravo | 怒り顔, 怒った顔 | 生气表情, 愤怒表情
love emoji | verliebtes Gesicht, verliebter Smiley | cara enamorada, carita enamorada | visage amoureux, smiley amoureux | carinha apaixonada, rosto apaixonado | 目がハートの顔, ハートの目 | 花痴表情, 爱心眼
question mark | Fragezeichen | signo de interrogación | point d'interrogation | ponto de interrogação | クエスチョンマーク, 疑問符 | 问号
check mark | Häkchen, Haken zum Abhaken | marca de verificación, palomita verde | coche verte | marca de seleção, visto verde | チェックマーク | 对勾, 勾号
cross mark | Kreuzzeichen, rotes X | marca de equis, tache | croix rouge | xis vermelho, marca de xis | バツ印 | 叉号, 红叉
plus sign | Pluszeichen | signo más, signo de más | signe plus | sinal de mais | プラス記号 | 加号
up arrow | Pfeil nach oben, Aufwärtspfeil | flecha hacia arriba | flèche vers le haut | seta para cima | 上矢印, 上向き矢印 | 向上箭头, 上箭头
down arrow | Pfeil nach unten, Abwärtspfeil | flecha hacia abajo | flèche vers le bas | seta para baixo | 下矢印, 下向き矢印 | 向下箭头, 下箭头
left arrow | Pfeil nach links, Linkspfeil | flecha hacia la izquierda | flèche vers la gauche | seta para a esquerda | 左矢印, 左向き矢印 | 向左箭头, 左箭头
right arrow | Pfeil nach rechts, Rechtspfeil | flecha hacia la derecha | flèche vers la droite | seta para a direita | 右矢印, 右向き矢印 | 向右箭头, 右箭头
cursor | Mauszeiger, Cursor | cursor, puntero del ratón | curseur, pointeur de souris | cursor, ponteiro do mouse | カーソル, マウスポインタ | 光标, 鼠标指针
wind farm | Windpark, Windräder | parque eólico, granja eólica | parc éolien, ferme éolienne | parque eólico, usina eólica | ウィンドファーム, 風力発電所 | 风电场, 风力发电场
solar farm | Solarpark, Solarkraftwerk, Solaranlage | planta solar, granja solar, parque solar | ferme solaire, centrale solaire | usina solar, fazenda solar, parque solar | 太陽光発電所, メガソーラー, ソーラーファーム | 太阳能电站, 光伏电站
water treatment plant | Kläranlage, Klärwerk, Wasserwerk | depuradora, planta depuradora, planta de tratamiento de agua | station d'épuration, usine de traitement des eaux | estação de tratamento de água, estação de tratamento | 浄水場, 下水処理場, 水処理施設 | 污水处理厂, 自来水厂, 水处理厂
data centre | Rechenzentrum, Datenzentrum, Serverfarm | centro de datos | centre de données | centro de dados | データセンター | 数据中心
delivery hub | Logistikzentrum, Verteilzentrum, Lieferzentrum, Laderampe | centro logístico, centro de distribución, muelle de carga | centre logistique, plateforme logistique, quai de chargement | centro logístico, centro de distribuição, doca de carga | 物流センター, 配送センター, 物流倉庫 | 物流中心, 配送中心, 分拣中心
car wash | Autowaschanlage, Waschanlage, Waschstraße | lavado de autos, autolavado, lavadero de coches | station de lavage, lavage auto | lava jato, lava rápido, lavagem de carros | 洗車場, 洗車機 | 洗车场, 洗车店, 洗车房
archery range | Bogenschießplatz, Schießstand, Bogenschießstand | campo de tiro con arco | stand de tir à l'arc, champ de tir | campo de tiro com arco | 弓道場, アーチェリー場, 射的場 | 射箭场, 靶场
recycling center | Wertstoffhof, Recyclinghof, Recyclinganlage | centro de reciclaje, planta de reciclaje, punto limpio | centre de recyclage, déchetterie, centre de tri | centro de reciclagem, usina de reciclagem | リサイクルセンター, リサイクル工場 | 回收站, 回收中心, 废品回收站
shipyard | Werft, Schiffswerft, Trockendock | astillero, dique seco | chantier naval, cale sèche | estaleiro, dique seco | 造船所, ドック | 造船厂, 船厂, 船坞
tannery | Gerberei, Gerberhütte | curtiduría, tenería, curtiembre | tannerie | curtume | 皮なめし工房, なめし工房 | 制革厂, 皮革作坊
library building | Stadtbibliothek, Bücherei, Bibliotheksgebäude | biblioteca pública, edificio de la biblioteca | bibliothèque municipale, médiathèque | biblioteca pública, prédio da biblioteca | 図書館の建物, 公立図書館 | 公共图书馆, 图书馆大楼
fishmonger | Fischladen, Fischgeschäft, Fischhändler, Fischmarkt | pescadería, mercado de pescado | poissonnerie, poissonnier | peixaria, mercado de peixe | 魚屋, 鮮魚店, 魚市場 | 鱼店, 水产店, 鱼市场
gym | Fitnessstudio, Sporthalle, Turnhalle | gimnasio, sala de fitness | salle de sport, salle de gym, gymnase | academia de ginástica, ginásio | ジム, スポーツジム, 体育館 | 健身房, 体育馆
swimming hall | Hallenbad, Schwimmhalle, Freibad, Schwimmbad | piscina cubierta, piscina municipal | piscine couverte, piscine municipale | piscina coberta, piscina pública | 屋内プール, 水泳場, 市民プール | 游泳馆, 室内泳池
food court | Imbissmeile, Gastronomiebereich | patio de comidas, zona de restaurantes | aire de restauration, espace restauration | praça de alimentação | フードコート | 美食广场, 美食城
star | Stern, Sternchen, Sterne | estrella, estrellita, lucero | étoile, étoiles | estrela, estrelinha | 星, ほし, スター, お星様 | 星星, 星, 五角星
streetlamp | Straßenlaterne, Straßenlampe, Laternenpfahl, Gaslaterne, Strassenlaterne, Laternenmast, Straßenleuchte | farola, farol de calle, luminaria, alumbrado, poste de alumbrado, farola de calle, poste de luz, farola alta | lampadaire, réverbère, lampadaire de rue, lanterne de rue, bec de gaz, lampadaire urbain | poste de luz, poste de iluminação, candeeiro de rua, poste de rua, lampião de rua, poste com luz, luminária pública | 街灯, 街路灯, 外灯, ガス灯, ストリートランプ, 街灯ランプ | 路灯, 路燈, 街燈, 路灯杆, 街灯
sword | Schwert, Langschwert, Schwerter, Ritterschwert | espada, espadita, sable, espada larga | épée, épée longue, sabre | espada, espadinha, espada longa, sabre | 剣, 刀剣, つるぎ, ソード, 長剣, けん, 聖剣, ロングソード | 剑, 宝剑, 劍, 利剑, 刀剑, 佩剑, 长剑
table | Tisch, Tischchen, Tische, Werkbank | mesa, mesita, mesa de trabajo | table, établi | mesa, mesinha, bancada de trabalho | テーブル, 机, 卓, 台, つくえ, てーぶる, 作業台 | 桌子, 桌, 台子, 桌台, 檯子, 工作台
tent | Zelt, Zelte, Campingzelt, Zeltlager | tienda de campaña, carpa, tienda de acampar, carpa de camping, toldo de campaña, casa de campaña | tente, tente de camping, toile de tente | barraca, tenda, tenda de acampamento, barraca de camping | テント, てんと, キャンプテント, 天幕 | 帐篷, 营帐, 帳篷, 露营帐篷
tower | Turm, Türmchen, Wehrturm, Burgturm | torre, torrecita, torreón, atalaya alta | tour, tourelle de château, donjon, tour de château | torre, torrezinha, torreão, torre de castelo | 塔, タワー, とう | 塔, 塔楼, 塔樓
tree | Baum, Bäumchen, Laubbaum, Eiche, Linde, Ahorn, Buche | árbol, arbolito, roble, encina, arbolillo | arbre, chêne, arbrisseau, érable | árvore, arvorezinha, carvalho, arvorezinho | 木, 樹, き, ツリー, 大木, 広葉樹, 樫の木, 樹木 | 树, 樹, 橡树, 大树, 树木
apple tree | Apfelbaum, Obstbaum, Apfelbäumchen | manzano, árbol frutal | pommier, arbre fruitier | macieira, árvore frutífera | りんごの木, リンゴの木, 果樹 | 苹果树, 果树, 蘋果樹
well | Brunnen, Ziehbrunnen, Wunschbrunnen, Wasserbrunnen | pozo, aljibe, pozo de agua, pozo de los deseos, noria de pozo | puits, puits à eau, puits à souhaits | poço, poço de água, poço dos desejos, cisterna | 井戸, いど, つるべ井戸 | 水井, 井, 古井, 许愿井
wheel | Rad, Wagenrad, Räder | rueda, ruedita, rueda de carro | roue, roue de charrette, roulette de chariot | roda, rodinha, roda de carroça | 車輪, ホイール, しゃりん | 车轮, 轮子, 轮, 輪子, 馬車輪, 马车轮
windmill | Windmühle, Windmühlen, Mühle, Windmühlchen | molino de viento, molino, molinito, molinillo de viento, aerogenerador antiguo | moulin à vent, moulin, moulin à farine, moulins à vent | moinho de vento, moinho, moinhozinho, moinho holandês | 風車, ふうしゃ, 風車小屋, 風車塔, ウィンドミル | 风车, 荷兰风车, 磨坊
water wheel | Wasserrad, Mühlrad | rueda hidráulica, rueda de molino | roue à eau, roue de moulin | roda d'água, roda de moinho | 水車の輪 | 水车轮, 水轮
race barrier | Rennstreckenbarriere, Kunststoffbarriere | barrera de carreras, barrera de plástico | barrière de course, barrière en plastique | barreira de corrida, barreira plástica | レース用バリア, 水バリア | 赛道隔离墩, 水马
canopy tent | Faltpavillon, Pavillonzelt | carpa plegable, toldo plegable | tente pliante, tonnelle pliante | tenda dobrável | タープテント, 簡易テント | 折叠帐篷
level crossing | Bahnübergang | paso a nivel | passage à niveau | passagem de nível | 踏切, 踏み切り | 平交道, 平交道口
hexagonal tower middle | sechseckiges Turmsegment | sección de torre hexagonal | section de tour hexagonale | seção de torre hexagonal | 六角形の塔の中間部 | 六角塔身
hexagonal tower top | sechseckige Turmkrone | cima de torre hexagonal | sommet de tour hexagonale | topo de torre hexagonal | 六角形の塔の頂上 | 六角塔顶
hexagonal tower roof | sechseckiges Turmdach | techo de torre hexagonal | toit de tour hexagonale | telhado de torre hexagonal | 六角形の塔の屋根 | 六角塔屋顶
tower arch | Turmbogen, Turmdurchgang | arco de torre | arche de tour | arco de torre | 塔のアーチ | 塔楼拱门
tall block | hoher Block | bloque alto | bloc haut | bloco alto | 高いブロック | 高方块
track arch | Streckenbogen, Torbogen der Rennstrecke | arco de circuito | arche de circuit | arco de pista | コースのアーチ | 赛道拱门
arrow road | Straße mit Pfeilen | carretera con flechas | route avec flèches | estrada com setas | 矢印の道路 | 箭头路面
moving block | beweglicher Block, Schiebeblock | bloque móvil | bloc mobile, bloc mouvant | bloco móvel | 動くブロック | 移动方块
overhang block | Überhangblock, Grasüberhang | bloque saliente, saliente de hierba | bloc en surplomb | bloco saliente | 張り出しブロック | 悬伸方块, 悬挑草块
long block | langer Block | bloque largo | bloc long | bloco longo | 長いブロック | 长方块
corner block | Eckblock | bloque de esquina | bloc d'angle | bloco de canto | 角ブロック | 转角方块
grass slope | Grashang, Schrägblock | cuesta de hierba, bloque inclinado | pente d'herbe, bloc en pente | rampa de grama, bloco inclinado | 草の坂, 斜面ブロック | 斜坡方块
curved block | gebogener Block, Kurvenblock | bloque curvo | bloc courbe | bloco curvo | 曲線ブロック | 弯曲方块
spike block | Stachelblock | bloque de pinchos, bloque con pinchos | bloc à pointes, bloc à pics | bloco de espinhos | トゲブロック | 尖刺方块
coin block | Münzblock | bloque de monedas | bloc à pièces | bloco de moedas | コインブロック | 金币方块
square button | quadratischer Knopf | botón cuadrado | bouton carré | botão quadrado | 四角いボタン | 方形按钮
pipe with plant | Röhre mit Pflanze, Pflanzenröhre | tubería con planta | tuyau avec plante | cano com planta | 土管の植物, 土管と花 | 管道食人花
brick block | Ziegelblock | bloque de ladrillos | bloc de briques | bloco de tijolos | レンガブロック | 砖块方块
fortified platform | befestigte Plattform, Steinplattform | plataforma fortificada | plateforme fortifiée | plataforma fortificada | 強化プラットフォーム, 石の足場 | 加固平台
strong crate | verstärkte Kiste | caja reforzada | caisse renforcée | caixa reforçada | 頑丈な木箱 | 加固木箱
item crate | Gegenstandskiste, Fragezeichenkiste | caja de objetos | caisse d'objets | caixa de itens | アイテムボックス, はてな木箱 | 道具箱子, 问号木箱
half block | halber Block | medio bloque | demi bloc | meio bloco | 半分のブロック | 半砖方块
electric train | Elektrozug, Nahverkehrszug, Personenzug, Regionalzug | tren eléctrico, tren de pasajeros, tren regional | train électrique, train de banlieue, train de passagers | trem elétrico, trem de passageiros | 通勤電車 | 电力火车, 客运列车, 通勤列车
subway train | U Bahn, U Bahn Zug, Metro, Metrozug | metro, subte, vagón de metro, tren subterráneo | métro, rame de métro | metrô, vagão de metrô | 地下鉄, 地下鉄の電車, メトロ | 地铁, 地铁列车, 捷運
classic tram | alte Straßenbahn, historische Straßenbahn, Oldtimer-Tram | tranvía clásico, tranvía antiguo | tramway ancien, vieux tramway | bonde antigo, bonde clássico | 古い路面電車, レトロな路面電車 | 老式有轨电车, 复古电车
coal tender | Kohlentender, Lokomotivtender | ténder | tender à charbon | tênder | 炭水車, テンダー | 煤水车
coal car | Kohlewagen, Kohlenwagen | vagón de carbón | wagon à charbon, wagon de charbon | vagão de carvão | 石炭車, 石炭貨車 | 运煤车厢, 煤车
container wagon | Containerwagen | vagón portacontenedores, vagón con contenedor | wagon porte-conteneurs | vagão de contêiner | コンテナ車, コンテナ貨車 | 集装箱车厢
dirt wagon | Schotterwagen, Kieswagen, Erdwagen | vagón de tierra, vagón de grava | wagon de terre, wagon de gravier | vagão de terra, vagão de brita | 土砂運搬車, 砂利貨車 | 运土车厢, 砂石车厢
tank wagon | Kesselwagen, Tankwagen der Bahn | vagón cisterna | wagon-citerne, wagon citerne | vagão tanque | タンク車, タンク貨車 | 油罐车厢, 罐车厢
caboose | Bremswagen, Güterzugbegleitwagen | furgón de cola | fourgon de queue | vagão de cauda | 車掌車 | 守车
handcar | Draisine, Handhebeldraisine | dresina, zorra de vía | draisine | trole ferroviário, dresina ferroviária | トロッコ手漕ぎ, 手漕ぎトロッコ | 手摇轨道车
sloped rail | Gleisrampe, steigendes Gleis | vía inclinada, rampa de vía | voie inclinée, rail incliné | trilho inclinado | 坂の線路 | 坡道铁轨
s bend track | S-Kurven-Gleis, Gleisbogen | vía en s, curva en s de vía | voie en s | trilho em s | S字の線路 | S形铁轨
damaged rail | beschädigtes Gleis, kaputtes Gleis | vía dañada, vía rota | rail endommagé, voie cassée | trilho danificado, trilho quebrado | 壊れた線路 | 损坏的铁轨
track crossing | Gleiskreuzung | cruce de vías | croisement de voies | cruzamento de trilhos | 線路の交差, ダイヤモンドクロス | 铁轨交叉
rail switch | Weiche, Gleisweiche | cambio de vías, desvío de vía | aiguillage | desvio ferroviário, aparelho de mudança de via | 線路の分岐, 分岐器, 転轍機 | 道岔
station platform | Bahnsteig | andén, andén de estación | quai de gare | plataforma de trem, plataforma de estação | 駅のホーム, プラットホーム | 站台, 月台
railway bridge | Eisenbahnbrücke, Bahnbrücke | puente ferroviario, puente de tren | pont ferroviaire, pont de chemin de fer | ponte ferroviária | 鉄橋, 鉄道橋 | 铁路桥
railway bridge pillar | Eisenbahnbrückenpfeiler | pilar de puente ferroviario | pilier de pont ferroviaire | pilar de ponte ferroviária | 鉄橋の橋脚 | 铁路桥墩
tyre wall | Reifenmauer, Reifenstapelwand | muro de neumáticos | mur de pneus | muro de pneus, barreira de pneus | タイヤの壁 | 轮胎墙
track camera | Streckenkamera, Fernsehkamera | cámara de televisión, cámara de pista | caméra de télévision, caméra de plateau | câmera de televisão | テレビカメラ, 放送用カメラ | 赛道摄像机, 电视摄像机
double guard rail | doppelte Leitplanke | guardarraíl doble | double glissière | guard rail duplo | 二段ガードレール | 双层护栏
banner tower | Werbeturm, Werbesäule | torre publicitaria | tour publicitaire, colonne publicitaire | torre publicitária | バナータワー | 广告塔, 横幅塔
closed tent | geschlossenes Zelt, Rennzelt | carpa cerrada | tente fermée, barnum | tenda fechada | 閉じたテント | 封闭帐篷
long tent | Festzelt, Partyzelt, langes Zelt | carpa larga, carpa de fiesta | chapiteau de fête, tente de réception, longue tente | tenda de festa, tenda longa | 長いテント, パーティーテント | 长帐篷, 派对帐篷
winner podium | Siegerpodest, Siegertreppchen | podio de ganadores | podium de vainqueur, podium des vainqueurs | pódio, pódio dos vencedores | 表彰台 | 领奖台, 颁奖台
timing tower | Zeitnahmeturm, Positionsturm | torre de tiempos | tour de chronométrage | torre de cronometragem | タイミングタワー, 計時塔 | 计时塔
race kerb | Streckenrandstein, Rennstrecken-Curb | piano de circuito, bordillo de circuito | vibreur de circuit | zebra de pista | レースの縁石, 縁石ゼブラ | 赛道路肩
rope fence | Seilzaun | valla de cuerda, cerca de cuerda | clôture en corde | cerca de corda | ロープ柵 | 绳栏
pit garage | Boxengarage, Rennstall-Garage | garaje de boxes, boxes | stand de course, garage de course | box de corrida, garagem dos boxes | ピットガレージ | 维修区车库
pit office | Rennleitung, Boxenbüro | oficina de boxes, control de carrera | bureau des stands, direction de course | escritório dos boxes, controle de corrida | ピットオフィス, レース管制塔 | 维修区办公室, 赛事控制塔
pit lane | Boxengasse, Boxenstopp | calle de boxes, parada en boxes | voie des stands, arrêt au stand | pit lane, parada nos boxes | ピットレーン, ピットロード | 维修通道, 进站
grandstand awning | überdachte Tribüne, Tribünenmarkise | grada cubierta, tribuna cubierta | tribune couverte | arquibancada coberta | 屋根付き観客席 | 带棚看台
overhead gantry | Schilderbrücke, Verkehrszeichenbrücke | pórtico de señalización | portique de signalisation | pórtico de sinalização | 門型標識, ガントリー | 龙门架, 高架标志牌
start lights | Startampel, Rennampel | semáforo de salida, luces de salida | feux de départ | luzes de largada | スタートシグナル, スタートランプ | 发车灯, 起跑灯
double billboard | doppelte Plakatwand | valla doble, doble valla publicitaria | double panneau publicitaire | outdoor duplo | 二面看板 | 双面广告牌
low billboard | Bandenwerbung, Werbebande | valla baja | panneau publicitaire bas | placa de publicidade | 低い看板, 広告看板 | 矮广告牌, 场边广告牌
road ramp | Straßenrampe | rampa de carretera | rampe de route | rampa de estrada | 坂道, 道路のスロープ | 坡道路段
start positions | Startplätze, Startaufstellung | parrilla de salida | grille de départ | grid de largada | スターティンググリッド | 发车格, 发车位
finish line road | Zielgerade, Straße mit Ziellinie | recta de meta | route avec ligne d'arrivée | reta de chegada | ゴールラインの道路 | 终点线路面
track wall | Streckenmauer, Fangzaun | muro de pista, muro de circuito | mur de circuit | muro da pista | コースの壁, 防護壁 | 赛道护墙
narrow wall | schmale Mauer | muro estrecho | mur étroit | muro estreito | 細い壁 | 窄墙
wall to narrow | Mauerübergang | transición de muro | transition de mur | transição de muro | 壁の幅の変わり目 | 变窄的墙
slanted wall corner | schräge Mauerecke | esquina de muro inclinada | angle de mur en biais | canto de muro inclinado | 斜めの壁の角 | 斜墙角
round window wall | Wand mit Rundfenster | muro con ventana redonda | mur à fenêtre ronde | parede com janela redonda | 丸窓の壁 | 圆窗墙
wide window wall | Wand mit breitem Fenster | muro con ventana ancha | mur à large fenêtre | parede com janela larga | 広い窓の壁 | 宽窗墙
stud wall | Strebepfeilermauer | muro con contrafuertes | mur à contreforts | muro com contrafortes | 控え壁 | 扶壁墙
wall pillar | Mauerpfeiler | muro con pilar | mur à pilier | muro com pilar | 柱付きの壁 | 带柱墙
wall end | Mauerende | final de muro, extremo de muro | bout de mur | fim de muro | 壁の端 | 墙端
plank wall | Bretterwand, Holzwand, Plankenwand | pared de madera, pared de tablas, pared de tablones | mur de planches, mur en bois | parede de madeira, parede de tábuas | 板壁, 木の壁, 板張りの壁 | 木板墙, 木墙
arrow slit wall | Schießscharte, Mauer mit Schießscharten | aspillera, saetera | meurtrière | seteira | 狭間, 矢狭間 | 箭孔墙, 射箭孔
fortified wall | befestigte Mauer, Festungsmauer | muro fortificado, muralla fortificada | mur fortifié | muro fortificado | 要塞の壁 | 加固城墙
fortified gate | befestigtes Tor, Festungstor | puerta fortificada | portail fortifié | portão fortificado | 要塞の門 | 加固大门
sloped wall | schräge Mauer | muro inclinado | mur incliné | muro inclinado | 斜めの壁 | 斜墙
t shaped wall | T Mauer, Mauerabzweigung | unión de muros | jonction de murs | junção de muros | T字の壁 | T形墙
wall with stairs | Mauer mit Treppe, Mauertreppe | muro con escalera | mur avec escalier | muro com escada | 階段付きの壁 | 带楼梯的墙
square tower base | quadratischer Turmsockel | base de torre cuadrada | base de tour carrée | base de torre quadrada | 四角い塔の土台 | 方塔底座
hexagonal tower base | sechseckiger Turmsockel | base de torre hexagonal | base de tour hexagonale | base de torre hexagonal | 六角形の塔の土台 | 六角塔底座
tower middle | Turmmittelteil, Turmsegment | sección de torre | section de tour, segment de tour | seção de torre | 塔の中間部 | 塔身
square tower middle | quadratisches Turmsegment | sección de torre cuadrada | section de tour carrée | seção de torre quadrada | 四角い塔の中間部 | 方塔塔身
tower top | Turmspitze, Turmkrone, Turmaufsatz | cima de torre, parte superior de torre | sommet de tour, haut de tour | topo de torre, parte superior de torre | 塔の頂上, 塔の上部 | 塔顶平台, 塔顶, 塔楼顶部
square tower top | quadratische Turmkrone | cima de torre cuadrada | sommet de tour carrée | topo de torre quadrada | 四角い塔の頂上 | 方塔顶
tower roof | Turmdach, Kegeldach | techo de torre, tejado de torre | toit de tour | telhado de torre | 塔の屋根, とんがり屋根 | 塔楼屋顶, 尖屋顶
square tower roof | Pyramidendach | tejado piramidal | toit pyramidal | telhado piramidal | 四角錐の屋根 | 方锥屋顶
crystal tower | Kristallturm | torre de cristal | tour de cristal | torre de cristal | クリスタルタワー, 水晶の塔 | 水晶塔
slanted roof tower | Turm mit Pultdach, Schrägdachturm | torre de techo inclinado | tour à toit incliné | torre de telhado inclinado | 斜め屋根の塔 | 斜顶塔
wood tower structure | Holzturmgerüst, Turmgerüst | estructura de torre de madera | structure de tour en bois | estrutura de torre de madeira | 木の塔の骨組み | 木塔架
tower under construction | Turmbaustelle, Turm im Bau | torre en construcción | tour en construction | torre em construção | 建設中の塔 | 在建塔楼
castle bridge | Burgbrücke | puente de castillo, puente del castillo | pont de château | ponte de castelo, ponte do castelo | 城の橋 | 城堡桥
bridge pillar | Brückenpfeiler | pilar de puente | pilier de pont, pile de pont | pilar de ponte | 橋脚 | 桥墩
destroyed ballista | zerstörte Balliste, kaputte Balliste | balista destruida, balista rota | baliste détruite, baliste cassée | balista destruída, balista quebrada | 壊れたバリスタ | 损坏的弩炮
turret base | Geschützsockel, Turretsockel | base de torreta | socle de tourelle | base de torreta | 砲塔の台座 | 炮塔底座
long banner | langes Banner | estandarte largo | longue bannière, bannière longue | estandarte longo | 長いバナー, 長い旗印 | 长旗帜
wide banner | breites Banner | estandarte ancho | large bannière, bannière large | estandarte largo | 幅広のバナー | 宽旗帜
knight statue | Ritterstatue | estatua de caballero | statue de chevalier | estátua de cavaleiro | 騎士像, 騎士の像 | 骑士雕像
wizard | Zauberer, Magierchen, Merlin | mago, magos, merlín, encantador | magicien, sorcier, mages, enchanteur merlin, merlin | mago, feiticeiro, merlim, magos, encantador | 魔法使い, 魔導師, マジシャン魔法, ウィザード, まほうつかい, 魔法つかい | 巫师, 法师, 魔法师, 魔導師
cow | Kuh, Kühe, Milchkuh, Kalbin, Rind | vaca, vaquita, vaca lechera | vache, vachette, vache laitière | vaca, vaquinha, novilha, vaca leiteira | 牛, うし, ウシ, 乳牛, 雌牛 | 牛, 奶牛, 母牛, 乳牛
bull | Stier, Ochse, Bulle, Büffel, Bison, Wasserbüffel, Muni | toro, buey, bisonte, búfalo, torito | taureau, bœuf, bison, buffle | touro, boi, bisão, búfalo, boizinho | 雄牛, 闘牛, バッファロー, バイソン, 水牛, 雄うし | 公牛, 水牛, 野牛, 斗牛, 犍牛
pig | Schwein, Ferkel, Sau, Schweinchen, Eber, Säuli | cerdo, puerco, cochino, chancho, marrano, cerdito, lechón, gorrino | cochon, porcelet, cochonnet, truie | porco, porquinho, leitão, suíno | 豚, ぶた, ブタ, 子豚 | 猪, 豬
sheep | Schaf, Schäfchen, Mutterschaf | oveja, borrego, ovejita | mouton, brebis, moutons | ovelha, ovelhinha, carneirinho | 羊, ひつじ, ヒツジ | 绵羊, 羊, 羊儿, 綿羊
goat | Ziege, Geiß, Ziegenbock, Zicklein, Steinbock | cabra, chivo, cabrito, macho cabrío, cabrita | chèvre, bouc, chevreau, biquette, bouquetin | cabra, bode, cabrito, cabritinho | ヤギ, 山羊, やぎ, 野ヤギ | 山羊, 小山羊, 公山羊
donkey | Esel, Maultier, Eselchen, Maulesel | burro, asno, borrico, mula, pollino | âne, mule, mulet, baudet, ânesse | burro, jumento, jegue, mula, asno, burrinho | ロバ, ろば, ラバ | 驴, 驢, 毛驴, 小毛驴, 騾子, 骡子
zebra | Zebra | cebra | zèbre | zebra | シマウマ | 斑马
camel | Kamel, Dromedar, Trampeltier | camello, dromedario, camellito | chameau, dromadaire | camelo, dromedário | ラクダ, らくだ, ヒトコブラクダ, 駱駝 | 骆驼, 駱駝, 单峰骆驼, 双峰骆驼
deer | Hirsch, Reh, Rehe, Hirsche, Rothirsch, Rehbock | ciervo, venado, cervatillo macho, corzo, venadito | cerf, chevreuil, biche mâle, daim | cervo, veado, veadinho, corço, gamo | 鹿, しか, シカ, 雄鹿, ニホンジカ | 鹿, 梅花鹿, 雄鹿, 公鹿
elephant | Elefant, Elefäntchen, Elefantenbaby | elefante, elefantito | éléphant, éléphanteau | elefante, elefantinho | 象, ゾウ, ぞう, 象さん, ゾウさん | 大象, 象
giraffe | Giraffe, Giraffen | jirafa, jirafita | girafe, girafon | girafa, girafinha | キリン, きりん | 长颈鹿, 長頸鹿
lion | Löwe, Löwin, Löwenbaby | león, leona, leoncito | lion, lionne, lionceau | leão, leoa, leãozinho | ライオン, らいおん, 獅子, 雌ライオン | 狮子, 雄狮, 獅子, 母狮
tiger | Tiger, Tigerin, Tigerchen | tigre, tigrecito, tigresa | tigre, tigresse | tigre, tigresa, tigrinho | 虎, トラ, とら, タイガー | 老虎, 虎, 东北虎
cat | Katze, Kätzchen, Kater, Mieze, Stubentiger, Katz | gato, gatito, minino, michi, gata | chat, chaton, minou, matou, chatte | gato, gatinho, bichano, gata | 猫, ねこ, ネコ, 子猫, にゃんこ, 仔猫, 黒ネコ | 猫, 貓, 猫咪, 喵星人, 貓咪
bear | Bär, Braunbär, Bärchen, Grizzly | oso, osito, oso pardo | ours, ourson, grizzly, ours brun | urso, ursinho, urso pardo | 熊, クマ, くま, ヒグマ, グリズリー, ベア | 熊, 狗熊
polar bear | Eisbär | oso polar | ours polaire | urso polar | シロクマ | 北极熊
panda | Panda | oso panda, panda | panda | panda | パンダ | 熊猫
wolf | Wolf, Wölfe, Wölfin, Wolfswelpe | lobo, lobito, loba, lobo feroz | loup, louve, louveteau | lobo, lobinho, loba | 狼, オオカミ, おおかみ, ウルフ | 狼, 野狼, 狼王
fox | Fuchs, Füchse, Füchslein, Polarfuchs, Rotfuchs | zorro, zorrito, zorro ártico | renard, renardeau, goupil, renard polaire | raposa, raposinha, raposa do ártico | 狐, キツネ, きつね, フォックス, 子狐 | 狐狸, 狐, 北极狐
rabbit | Hase, Kaninchen, Häschen, Karnickel, Kaninchenbaby, Osterhase, Chüngel | conejo, conejito, liebre, conejita | lapin, lapereau, lièvre, petit lapin | coelho, coelhinho, lebre, coelho da páscoa | うさぎ, ウサギ, 兎, 野うさぎ, ウサちゃん, 野兎, バニー, うさちゃん, うさぎさん | 兔子, 兔, 野兔, 小兔子, 兔兔, 小兔
mouse | Maus, Mäuschen | ratón, ratoncito, laucha | souris, souriceau | rato, camundongo, ratinho | ネズミ, 鼠, ねずみ, ハツカネズミ | 老鼠, 鼠, 田鼠
squirrel | Eichhörnchen, Eichkätzchen, Eichkatzerl, Backenhörnchen, Streifenhörnchen | ardilla, ardillita, ardilla listada | écureuil, tamia | esquilo, esquilinho, caxinguelê | リス, りす, シマリス, 栗鼠 | 松鼠, 花栗鼠
hedgehog | Igel, Stachelschwein, Igelchen | erizo, puercoespín, ericito | hérisson, porc épic | ouriço, porco espinho, ouriço cacheiro | ハリネズミ, はりねずみ, ヤマアラシ | 刺猬, 豪猪
crocodile | Krokodil, Alligator, Kaiman, Kroko | cocodrilo, caimán, aligátor, yacaré | crocodile, alligator, caïman, croco | crocodilo, jacaré, aligátor, crocodilinho | ワニ, 鰐, わに, クロコダイル, アリゲーター | 鳄鱼, 短吻鳄, 鱷魚
lizard | Eidechse, Leguan, Gecko, Echse, Salamander, Waran, Molch | lagarto, lagartija, iguana, geco, salamandra | lézard, iguane, gecko, salamandre, varan | lagarto, lagartixa, iguana, salamandra, calango | トカゲ, とかげ, イグアナ, ヤモリ, サンショウウオ, コモドドラゴン | 蜥蜴, 壁虎, 鬣蜥, 蝾螈蜥蜴, 变色蜥
turtle | Schildkröte, Wasserschildkröte, Meeresschildkröte, Schildkrötchen, Landschildkröte, Riesenschildkröte | tortuga, tortuguita, tortuga marina, galápago | tortue, tortue de mer, tortue terrestre | tartaruga, tartaruguinha, jabuti, cágado, tartaruga marinha | 亀, カメ, かめ, ウミガメ, リクガメ | 乌龟, 龟, 海龟, 陆龟, 烏龜
triceratops | Dinosaurier, Dino, Triceratops, Dinosaurierbaby | dinosaurio, dino, triceratops, tricerátops | dinosaure, dino, tricératops | dinossauro, dino, tricerátopo, tricerátops | 恐竜, きょうりゅう, トリケラトプス, ダイナソー | 恐龙, 三角龙, 恐龍
dragon | Drache, Drachen, Feuerdrache, Lindwurm Drache, Drachenwesen | dragón, dragoncete, dragón de fuego, draco | dragon, dragon de feu, dragons | dragão, dragãozão, dragão de fogo | ドラゴン, 竜, 龍, りゅう, 飛竜, どらごん, 龍神 | 龙, 龍, 巨龙, 飞龙兽, 恶龙
unicorn | Einhorn, Einhörner, Einhornbaby | unicornio, unicornios, unicornito | licorne | unicórnio, unicorniozinho | ユニコーン, ゆにこーん, 一角獣 | 独角兽, 獨角獸
chicken | Huhn, Henne, Hendl, Hühnchen, Legehenne, Glucke | gallina, pollo, gallinita, gallina clueca | poule, poulet, poulette, volaille | galinha, galinhazinha, frango | 鶏, ニワトリ, めんどり, にわとり, チキン | 鸡, 母鸡, 雞, 母雞
rooster | Hahn, Gockel, Gockelhahn, Güggel | gallo, gallito, gallo de corral | coq, coquelet, coq de ferme | galo, galinho, galo de terreiro | 雄鶏, おんどり, オンドリ | 公鸡, 公雞
duck | Ente, Erpel, Entchen, Stockente | pato, patito, ánade | canard, caneton, cane, colvert | pato, patinho, marreco, pata | アヒル, 鴨, あひる, カモ, 家鴨 | 鸭子, 鸭, 鴨子, 野鸭
goose | Gans | ganso, oca | oie | ganso | ガチョウ | 鹅
swan | Schwan | cisne | cygne | cisne | 白鳥 | 天鹅
penguin | Pinguin, Pinguine, Kaiserpinguin | pingüino, pingüinito, pájaro bobo | pingouin, manchot, manchot empereur | pinguim, pinguinzinho | ペンギン, ぺんぎん, 皇帝ペンギン | 企鹅, 企鵝, 帝企鹅
owl | Eule, Uhu, Kauz, Käuzchen, Schleiereule | búho, lechuza, tecolote, mochuelo, buhito, lechucita | hibou, chouette, grand duc | coruja, mocho, corujinha | フクロウ, 梟, ふくろう, ミミズク, シロフクロウ | 猫头鹰, 貓頭鷹, 雪鸮
eagle | Adler, Falke, Seeadler, Weißkopfseeadler, Raubvogel, Habicht | águila, halcón, aguilucho, gavilán, ave rapaz, ave de rapiña | aigle, faucon, rapace, épervier, aigle royal | águia, falcão, gavião, ave de rapina, águia real | 鷲, ワシ, 鷹, わし, タカ, イーグル, ハヤブサ | 老鹰, 鹰, 隼, 鷹, 雄鹰, 猎鹰, 白头鹰
crow | Krähe, Rabe, Raben, Krähen, Amsel, Dohle | cuervo, grajo, corneja, cuervito, mirlo | corbeau, corneille, merle, corbac | corvo, gralha, corvinho, melro | カラス, 烏, 鴉, からす | 乌鸦, 鸦, 渡鸦
pigeon | Taube, Vogel, Täubchen, Spatz, Sperling, Vögelchen, Rotkehlchen, Vögel, Meise | paloma, pájaro, palomita, gorrión, pajarito, petirrojo | pigeon, oiseau, colombe, moineau, oisillon, rouge gorge, piaf | pombo, pássaro, pomba, pardal, passarinho, pombinho | 鳩, 鳥, はと, ハト, とり, スズメ, すずめ | 鸽子, 鸟, 鳥, 麻雀, 鸟儿, 白鸽
parrot | Papagei, Kakadu, Papageien | loro, guacamayo, cotorra, papagayo, lorito, cacatúa | perroquet, cacatoès | papagaio, arara, louro, cacatua, maritaca | オウム, おうむ, コンゴウインコ | 鹦鹉, 金刚鹦鹉, 鸚鵡
bat | Fledermaus, Fledermäuse, Flattermaus | murciélago, murcielaguito | chauve souris, chiroptère | morcego, morceguinho | コウモリ, こうもり | 蝙蝠, 吸血蝙蝠
log cabin | Blockhütte, Waldhütte, Jagdhütte, Berghütte, Holzhütte, Holzhaus | cabaña de troncos, cabaña, cabañita, casa de madera | cabane en rondins, cabane, chalet, refuge | cabana de madeira, cabana, cabaninha, casa de madeira, chalé de madeira | 丸太小屋, ログハウス, 山小屋, 木の家, ログキャビン, キャビン | 木屋, 小木屋, 木头房子, 小木房, 原木小屋, 木頭小屋
cottage | Bauernhaus, Landhaus, Häuschen, Ferienhaus, Bauernhof, Kate, Cottage | granja, casa de campo, casita, cabaña de campo, finca, cortijo, casita de campo | ferme, chaumière, maisonnette, cottage, petite maison | fazenda, casinha, chalé, casa de campo, sítio | 民家, 田舎の家, コテージ, 農家 | 农舍, 农家, 乡村小屋, 小屋子, 农庄, 村舍
barn | Scheune, Stall, Pferdestall, Stadel, Bauernscheune, Kuhstall | granero, establo, pajar, caballeriza, galpón de granja | grange, étable, écurie, granges, étable à vaches | celeiro, estábulo, estrebaria, paiol, galpão de fazenda, cavalariça | 納屋, うまや, 馬小屋, 牛舎, 厩舎, 畜舎 | 谷仓, 马厩, 粮仓谷仓, 牲口棚, 馬廄, 牛棚
church | Kirche, Kapelle, Kathedrale, Kirchlein, Münster | iglesia, capilla, catedral, iglesita, ermita | église, chapelle, cathédrale, abbaye | igreja, capela, catedral, igrejinha, ermida | 教会, チャペル, 大聖堂, 聖堂, きょうかい, 礼拝堂, チャーチ | 教堂, 礼拜堂, 修道院
temple | Tempel, griechischer Tempel, Tempelruine | templo, templo griego, templete | temple, temple grec | templo, templo grego | 神殿, 寺, お寺, 寺院, テンプル | 神庙, 寺庙, 寺, 庙, 美术馆, 寺廟
pyramid | Pyramide | pirámide | pyramide | pirâmide | ピラミッド | 金字塔
lighthouse | Leuchtturm | faro | phare | farol marítimo | 灯台 | 灯塔
watchtower | Wachturm, Aussichtsturm, Wehrturm aus Holz, Wachtturm | torre de vigilancia, torre vigía, atalaya, torre de vigía, torre de guardia | tour de guet, tour de garde, mirador, vigie | torre de vigia, torre de observação, guarita, torre de guarda | 見張り塔, 物見やぐら, 見張り台, やぐら, 監視塔 | 瞭望塔, 哨塔, 瞭望台, 岗楼, 箭楼
skyscraper | Hochhaus, Wolkenkratzer, Wohnblock, Mietshaus, Hochhäuser, Wohnhochhaus | rascacielos, bloque de pisos, edificio alto, departamento, edificio de departamentos | gratte ciel, immeuble, building, barre d'immeuble | arranha céu, prédio alto, edifício residencial | 高層ビル, ビル, マンション, アパート, 摩天楼, ビルディング, 超高層ビル | 摩天大楼, 大楼, 楼, 公寓楼, 公寓, 大厦, 摩天樓
gas station | Tankstelle | gasolinera | station service | posto de gasolina | ガソリンスタンド | 加油站
factory | Fabrik, Fabrikgebäude, Industrieanlage, Werk | fábrica, planta industrial, industria, maquiladora | usine, fonderie, usines, manufacture | fábrica, usina industrial, indústria, manufatura | 工場, ファクトリー, こうじょう, 製鉄所 | 工厂, 工廠, 厂房, 工厂厂房
hospital | Krankenhaus, Spital, Klinik | hospital, clínica, sanatorio | hôpital, clinique, hosto | hospital, clínica, posto de saúde, pronto socorro | 病院, びょういん, クリニック, 診療所 | 医院, 醫院, 诊所
school | Schule, Schulhaus, Schulgebäude | escuela, colegio, instituto, cole | école, école primaire, collège, lycée | escola, colégio, escolinha | 学校, がっこう, 校舎 | 学校, 小学, 校舍, 學校, 教学楼
igloo | Iglu | iglú | igloo | iglu | イグルー | 冰屋
tree house | Baumhaus, Baumhäuschen, Haus im Baum | casa del árbol, casa en el árbol, casita del árbol | cabane dans les arbres, maison dans l'arbre, cabane dans un arbre | casa na árvore, casinha na árvore, casa da árvore | ツリーハウス, 木の上の家, 樹上の家 | 树屋, 树上小屋
haunted mansion | Geisterhaus, Spukhaus, Herrenhaus, Gruselhaus, verfluchtes Haus, Geisterschloss | casa embrujada, mansión, casa encantada, caserón, palacete, casa del terror | manoir hanté, manoir, maison hantée, hôtel particulier, château hanté | casa assombrada, mansão, casarão assombrado, mansão assombrada, vila, solar | お化け屋敷, 洋館, 幽霊屋敷, 屋敷, ホーンテッドハウス | 鬼屋, 豪宅, 庄园, 洋楼, 鬧鬼房子
castle gate | Burgtor, Stadttor, Schlosstor, Torhaus | puerta del castillo, portón del castillo, puerta de la ciudad, puerta de muralla | porte du château, porte fortifiée, porte de ville | portão do castelo, porta do castelo, portal da cidade, portão da cidade | 城門, 城の扉 | 城门, 城堡的门
stone wall | Mauer, Steinmauer, Wand, Burgmauer, Stadtmauer, Mäuerlein, Wände | muro, muralla, pared, tapia, paredón, barda de piedra | mur, muraille, mur de pierre, paroi, rempart, murs | muro, muralha, parede, muralhas | 石垣, 壁, 塀, かべ, 城壁, ウォール, 石壁, ストーンウォール | 墙, 石墙, 城墙, 牆, 壁, 城牆, 围墙
pagoda | Pagode | pagoda | pagode | pagode | 五重塔 | 宝塔
hut | Hütte, Baracke, Lehmhütte, Bude, Almhütte | choza, chabola, bohío, jacal, rancho, cabañita de paja | hutte, cahute, paillote, case, bungalow, cabanon de paille | choupana, barraco, oca, palhoça, casebre, cabana de palha | 小屋, こや, ハット小屋, わら小屋, バラック | 小屋, 茅屋, 茅草屋, 草屋, 茅草房, 草房, 棚屋, 窝棚
arch | Torbogen, Bogentor, Triumphbogen, Rundbogen, Steinbogen | arco de piedra, arco de triunfo, arco triunfal, arcada, pórtico | arche, arc de triomphe, arcade, arc en pierre | arco de pedra, arcada, arco do triunfo, portal de pedra | アーチ, 凱旋門, 門のアーチ | 拱门, 拱, 凯旋门, 牌坊, 拱形门
gate | Tor, Gartentor, Gartenpforte, Pforte, Einfahrtstor, Gatter Tor | portón, cancela, reja de entrada, tranquera, puerta de hierro, portal grande | portail, grille, portillon, grille d'entrée, porte de jardin, barrière d'entrée | portão, cancela, portãozinho, porteira de ferro | 門, ゲート, もん, 庭の門 | 大门, 铁门, 院门, 庭院门, 花园门, 栅门
shop | Laden, Schmiede, Bäckerei, Geschäft, Restaurant, Café, Apotheke, Metzgerei, Konditorei, Kaufladen, Imbissstube, Bäcker | tienda, herrería, panadería, restaurante, cafetería, farmacia, carnicería, bodega, almacén de barrio, negocio, tiendita, confitería, pulpería | magasin, boutique, forge, boulangerie, restaurant, pharmacie, boucherie, commerce, épicerie, échoppe, pâtisserie, pizzeria | loja, ferraria, padaria, restaurante, cafeteria, farmácia, açougue, mercearia, confeitaria, lojinha, pizzaria, lanchonete, comércio | 店, 鍛冶屋, お店, ショップ, レストラン, カフェ, 喫茶店, 薬局, 肉屋, 売店, パン屋, 食堂, 雑貨屋, ストア | 商店, 铁匠铺, 店, 餐厅, 咖啡馆, 咖啡店, 药店, 面包店, 铁匠铺子, 饭店, 店铺, 杂货店, 餐馆, 肉店, 小店
workshop | Werkstatt, Tischlerei, Schreinerei | taller, carpintería | atelier, menuiserie | oficina, carpintaria | 工房, 作業場 | 作坊, 工坊, 车间
helmet | Helm, Ritterhelm, Helme, Topfhelm, Kampfhelm | casco, yelmo, casco de caballero, casquito | casque, heaume, heaume de chevalier, casque de chevalier | elmo, capacete, elmo de cavaleiro | 兜, ヘルメット, かぶと, ヘルム, 兜かぶと, 冑 | 头盔, 盔, 鐵盔, 头甲
viking helmet | Wikingerhelm | casco vikingo | casque viking | capacete viking | バイキングヘルメット | 维京头盔
breastplate | Rüstung, Brustpanzer, Ritterrüstung, Harnisch, Panzerung, Plattenpanzer, Brustplatte | armadura, coraza, peto, armadura de caballero | armure, cuirasse, plastron, armure de chevalier, armures | armadura, peitoral, couraça, armadura de cavaleiro | 鎧, よろい, アーマー, 甲冑, 胸当て, 鎧兜, 騎士の鎧 | 盔甲, 铠甲, 甲, 鎧甲, 胸甲, 板甲, 骑士盔甲, 護甲, 护甲
boots | Stiefel, Stiefelchen, Gummistiefel, Cowboystiefel, Schaftstiefel | bota, botita, botines, botas vaqueras, botas de agua, botín, botas | botte, bottine, bottes de pluie, santiag, bottes | bota, botina, coturno, galocha, botas | ブーツ, 長靴, 革靴ブーツ, 長ぐつ, レインブーツ, ながぐつ | 靴子, 长靴, 雨靴, 皮靴, 马靴
shoes | Schuh, Turnschuh, Sneaker, Sportschuh, Schuhe, Halbschuh, Laufschuh | zapato, zapatilla deportiva, tenis, zapatillas, deportiva, calzado | chaussure, baskets, soulier, godasse | sapato, tênis, sapatilha, sapatênis, calçado, sapatinho | 靴, くつ, スニーカー, シューズ, 運動靴 | 鞋子, 鞋, 运动鞋, 球鞋, 跑鞋
cloak | Umhang, Capes, Kapuzenumhang | capa, manto, capita, capa con capucha, manto con capucha | cape, pèlerine, cape à capuche, houppelande | capa, manto, capinha, capote, manto com capuz | マント, ケープ, クローク, 外套マント | 斗篷, 披风, 披肩, 披風
robe | Robe, Kutte, Bademantel, Kimono, Talar | túnica, bata, toga, kimono, túnica de mago | robe de magicien, robe de sorcier, kimono, peignoir, toge | túnica, robe de mago, quimono, roupão, toga, batina | ローブ, 着物, きもの, 法衣, ガウン | 长袍, 和服, 法袍, 浴袍, 袍子, 道袍
shirt | Hemd, T Shirt, Pullover, Weste, Kapuzenpulli, Bluse, Pulli, Leiberl | camisa, camiseta, playera, polera, remera, suéter, sudadera, chaleco, blusa, jersey | chemise, t shirt, pull, sweat, gilet, chemisier | camisa, camiseta, blusa, moletom, suéter, colete, agasalho, t shirt | シャツ, ティーシャツ, セーター, パーカー, ベスト, トレーナー | 衬衫, 体恤, 毛衣, 卫衣, 马甲, 上衣, 衣服, 襯衫
dress | Kleid, Kleidchen, Ballkleid, Hochzeitskleid, Brautkleid, Abendkleid | vestido, vestidito, vestido de novia, vestido de noche, traje de novia | robe, robe de mariée, robe de bal, robe de soirée | vestido, vestidinho, vestido de noiva, vestido de baile | ドレス, ワンピース, ウェディングドレス, どれす | 裙子, 连衣裙, 裙, 婚纱, 洋装, 礼服裙, 晚礼服, 長裙
scarf | Schal, Halstuch, Wollschal, Winterschal | bufanda, chalina, pañuelo de cuello, bufandita | écharpe, foulard, cache nez, cache col | cachecol, lenço de pescoço, manta de pescoço, echarpe | マフラー, スカーフ, えりまき, 襟巻き | 围巾, 圍巾, 丝巾, 领巾, 红领巾
glove | Handschuh, Fausthandschuh, Fäustling, Handschuhe | guante, mitón, manopla de tela, guantecito | gant, moufle, mitaine, gants | luva, luvinha, mitene | 手袋, グローブ, てぶくろ, ミトン | 手套, 连指手套
belt | Gürtel, Gurt, Gürtelchen | cinturón, correa, cinto, faja, cincho | ceinture, ceinturon | cinto, cinturão, correia, cinta | ベルト, 帯, 腰ベルト, 革ベルト | 腰带, 皮带, 腰帶
backpack | Rucksack, Schulranzen, Schultasche, Ranzen, Wanderrucksack, Schulthek | mochila, morral, macuto, bolso de espalda, mochila escolar | sac à dos, cartable, sac d'école, sac de randonnée | mochila, bolsa escolar, mochilinha, mochila escolar | リュック, リュックサック, ランドセル, バックパック, 背負い袋, 通学かばん | 背包, 书包, 雙肩包, 双肩包, 登山包, 背囊, 書包
sunglasses | Sonnenbrille, Brille, Augengläser, Brillen, Lesebrille, Schutzbrille | gafas de sol, gafas, lentes, anteojos, lentes de sol, anteojos de sol, antiparras, gafas oscuras | lunettes de soleil, lunettes, binocles, lunettes de vue, lunettes noires | óculos de sol, óculos, lentes, óculos escuros, óculos de grau | サングラス, めがね, メガネ, 眼鏡, グラサン, ゴーグル | 墨镜, 太阳镜, 眼镜, 眼鏡, 墨鏡, 护目镜
mask | Maske, Theatermaske, Gesichtsmaske, Maskerade, Stammesmaske | máscara, careta, antifaz, máscara tribal, mascarita | masque, masque de théâtre, masque tribal | máscara, máscara tribal, máscara de teatro, mascarazinha | 仮面, マスク, お面, 能面, 鬼の面, ますく | 面具, 面罩, 假面, 鬼面具
top hat | Zylinderhut | sombrero de copa | haut de forme | cartola | シルクハット | 礼帽
witch hat | Hexenhut | sombrero de bruja | chapeau de sorcière | chapéu de bruxa | 魔女の帽子 | 女巫帽
necklace | Halskette, Kette um den Hals, Perlenkette, Collier, Halsband Schmuck | collar, gargantilla, collar de perlas, cadena de cuello, collarcito | collier, collier de perles, chaîne de cou, pendentif collier | colar, gargantilha, colar de pérolas, cordão | ネックレス, 首飾り, くびかざり, 数珠 | 项链, 項鍊, 颈链, 串珠
amulet | Amulett, Talisman, Anhänger Amulett, Medaillon | amuleto, talismán, medallón, dije, relicario | amulette, talisman, pendentif, médaillon | amuleto, talismã, pingente, medalhão, berloque | お守り, アミュレット, ペンダント, タリスマン, 首飾りお守り | 护身符, 吊坠, 挂坠, 護身符, 符咒, 项坠
gold bar | Goldbarren, Barren, Goldbarren Stapel | lingote de oro, lingote, lingotes, barra de oro | lingot d or, lingot, lingots, barre d'or | barra de ouro, lingote | 金塊, インゴット, 金の延べ棒, 金のインゴット, 延べ棒 | 金条, 金块, 金锭, 元宝, 金砖, 金條
pearl | Perle, Perlmuschel, Auster | perla, perlita, ostra, almeja | perle, huître, nacre | pérola, ostra, perolazinha | 真珠, パール, しんじゅ, 牡蠣 | 珍珠, 蚌, 珍珠贝, 牡蛎
medal | Medaille | medalla | médaille | medalha | メダル | 奖牌
trophy | Pokal, Siegerpokal, Trophäe, Meisterschaftspokal | trofeo, copa de campeón | trophée, coupe de vainqueur | troféu, taça de campeão, copa, taça | トロフィー, 優勝カップ, 優勝トロフィー, 優勝杯 | 奖杯, 獎盃, 冠军杯, 冠军奖杯
scepter | Zepter | cetro | sceptre | cetro | 王笏 | 权杖
basket | Korb, Körbchen, Picknickkorb, Weidenkorb, Flechtkorb | cesta, canasta, canasto, cestita, cesto, canastita, cesta de mimbre, cesta de picnic | panier, corbeille, panier en osier, panier de pique nique | cesta, cesto, cestinha, balaio, cesta de vime, cesta de piquenique | かご, 籠, カゴ, バスケット, ピクニックバスケット, ざる | 篮子, 篮, 筐, 野餐篮, 籃子, 柳条篮, 野餐篮子
vase | Vase, Blumenvase, Amphore, Väschen | jarrón, florero, ánfora, florerito, jarrón de flores | vase, amphore, vase à fleurs, potiche | vaso, ânfora, vasinho, vaso de flor | 花瓶, かびん, 花びん, アンフォラ | 花瓶, 花樽, 陶瓷瓶, 双耳瓶, 瓷瓶
clay pot | Tontopf, Keramiktopf, Amphore aus Ton, Tonkrug, Tonvase, Tontöpfchen | olla de barro, vasija, tinaja, jarro de barro, cántaro de barro, pote de barro | pot en terre, poterie, jarre, pot en argile, cruche en terre | pote de barro, cerâmica, vaso de barro, moringa de barro, jarro de barro | 壺, つぼ, 土器, 土鍋, かめ壺 | 陶罐, 罐子, 缸, 罐, 瓦罐, 坛子, 陶壶, 陶罐子
flower pot | Blumentopf, Pflanztopf, Pflanzentopf, Blumentöpfchen | maceta, tiesto, matera, macetita | pot de fleurs, pot à fleurs, pot de plante, petit pot | vaso de flores, vasinho de flor, cachepô, vaso de planta | 植木鉢, 鉢, うえきばち, プランター鉢, フラワーポット | 花盆, 花缽
sack | Sack, Säckchen, Jutesack, Getreidesack, Beutel, Kartoffelsack, Tasche | saco, costal, bolsa, bolso saco, saquito, costal de yute, morralito, bulto, bolsa de tela | sac, sachet, sac de jute, besace, pochette, sac de blé, bourse, sac de toile | saco, saquinho, sacola, saca, bolsa, saco de juta, saco de estopa | 袋, ふくろ, バッグ, かばん, カバン, 巾着, サック, 布袋 | 麻袋, 袋子, 袋, 包, 粮袋, 口袋, 布袋
suitcase | Koffer, Reisekoffer, Köfferchen, Gepäck, Reisetasche | maleta, valija, maletita, equipaje, petaca | valise, bagage, malle de voyage, sac de voyage | mala, maleta, valise, bagagem, mala de viagem | スーツケース, トランクケース, かばん旅行, 旅行カバン, 旅行鞄, キャリーケース | 行李箱, 箱包, 旅行箱, 皮箱, 手提箱, 拉杆箱, 行李
toolbox | Werkzeugkasten | caja de herramientas | boîte à outils | caixa de ferramentas | 工具箱 | 工具箱
wine bottle | Weinflasche | botella de vino | bouteille de vin | garrafa de vinho | ワインボトル | 酒瓶
beer mug | Bierkrug, Bier, Maßkrug, Bierglas, Humpen Bier, Masskrug | jarra de cerveza, cerveza, tarro de cerveza, caña, chop, vaso de cerveza, birra | chope de bière, bière, pinte, bock, verre de bière, pinte de bière | caneca de cerveja, cerveja, chope, caneco de chope, copo de cerveja, chopp | ビール, ビールジョッキ, ジョッキ, 生ビール, ビールのジョッキ | 啤酒杯, 啤酒, 一扎啤酒, 扎啤
teapot | Teekanne, Kanne Tee, Teekännchen | tetera, tetera de porcelana, teterita | théière, théière en porcelaine | bule, chaleira de chá, bulezinho | ティーポット, 急須, きゅうす, お茶のポット, ポット | 茶壶, 茶壺, 紫砂壶
coffee cup | Tasse, Kaffeetasse, Tässchen, Teetasse, Kaffee, Kaffeebecher, Tee | taza, taza de café, tacita, café, pocillo, té, taza de té, cafecito | tasse, tasse de café, tasse à thé, café, thé | xícara, xícara de café, cafezinho, café, chávena, xícara de chá, chá | コーヒーカップ, カップ, コーヒー, お茶, ティーカップ, 湯呑み, 茶碗 | 咖啡杯, 杯子, 杯, 茶, 咖啡, 茶杯, 瓷杯
kettle | Kessel, Wasserkessel, Teekessel, Wasserkocher | hervidor, pava, caldera, tetera para hervir | bouilloire, bouilloire électrique | chaleira, chaleira elétrica | やかん, ケトル, ヤカン, 湯沸かし | 水壶, 烧水壶, 电水壶, 水壺, 热水壶
frying pan | Pfanne, Bratpfanne, Pfännchen | sartén, paila, sartencita | poêle, poêle à frire, poêlon | frigideira, sertã, panela rasa, frigideirinha | フライパン, スキレット, フライパン鍋 | 平底锅, 煎锅, 炒锅, 平底鍋
cooking pot | Kochtopf, Topf, Kochkessel, Suppentopf, Kasserolle, Pfännli | olla, cacerola, cazo, pote, puchero, ollita, perol | marmite, casserole, faitout, cocotte, chaudron de cuisine, casseroles | panela, caçarola, tacho, caldeirão de cozinha, panelão | 鍋, なべ, ナベ, 寸胴, 片手鍋, 煮込み鍋 | 锅, 鍋, 汤锅, 煮锅, 炖锅, 锅子, 砂锅
bowl | Schüssel, Schale, Schüsselchen, Schälchen, Müslischale, Napf | cuenco, tazón, platón, ensaladera, tazoncito, escudilla, bol, frutero | bol, jatte, saladier, écuelle, coupe bol, coupe de fruits, coupe à fruits, corbeille de fruits | tigela, cumbuca, bacia, tigelinha, cuia, fruteira | ボウル, 丼, お椀, どんぶり, 鉢ボウル, おわん, ボール皿, 椀, フルーツボウル | 碗, 汤碗, 饭碗
plate | Teller, Tellerchen, Essteller, Untertasse | plato, platillo, platito, fuente de servir | assiette, soucoupe, plat, assiette plate | prato, pires, pratinho, travessa | 皿, おさら, お皿, プレート皿, ディッシュ, 平皿, ソーサー, 受け皿 | 盘子, 盘, 碟, 碟子, 餐盘, 盤子, 平盘
trash can | Mülleimer, Mülltonne, Abfalleimer, Mistkübel, Abfall, Kehrichteimer, Kübel für Müll, Papierkorb | cubo de basura, basurero, bote de basura, caneca de basura, tacho de basura, papelera, basura, zafacón | poubelle, corbeille à papier, bac à ordures, poubelles | lixeira, lata de lixo, lata do lixo, cesto de lixo, caixote do lixo, lixo, lixeiro | ゴミ箱, ごみ箱, ゴミばこ, ダストボックス, くずかご | 垃圾桶, 垃圾筒, 垃圾箱子, 废纸篓, 果皮箱
oil drum | Ölfass, Ölfässer, Ölfässchen, Giftfass, Blechfass | barril de petróleo, tambor de aceite, barril metálico, bidón de petróleo, barril tóxico, tambor de petróleo | baril de pétrole, fût de pétrole, baril toxique, fût métallique, bidon de pétrole | barril de petróleo, tambor de óleo, barril de óleo, barril tóxico | ドラム缶, オイルドラム, ドラムかん, 油缶 | 油桶, 油罐, 废料桶
safe | Tresor, Geldschrank, Safe, Panzerschrank | caja fuerte, caja de seguridad, bóveda | coffre fort, chambre forte | cofre forte | 金庫, セーフ, きんこ | 保险箱, 保險箱, 保险柜, 金库
coffin | Sarg, Särge, Vampirsarg | ataúd, féretro, cajón de muerto, ataúd de vampiro | cercueil | caixão, caixão de vampiro, esquife, ataúde | 棺, 棺桶, 柩, かんおけ, ひつぎ | 棺材, 棺, 吸血鬼棺材
wizard staff | Stab, Zauberstab, Magierstab, Druidenstab, Zauberstecken | bastón mágico, báculo, bastón de mago, cetro de mago, vara de mago | bâton magique, bâton, bâton de sorcier, bâton de mage, bâton de magicien | cajado, cajado de mago, bastão mágico | 魔法の杖, 杖, スタッフ杖, つえ, 魔術師の杖, 錫杖 | 法杖, 杖, 手杖法杖
magic wand | Zauberrute, Feenstab, Sternenstab, Zauberstäbchen | varita mágica, varita, varita de hada | baguette magique, baguette de fée, baguette de sorcier | varinha mágica, varinha, varinha de condão, varinha de fada | 魔法のステッキ, 魔法のワンド, ワンド, 魔法のスティック, マジックワンド | 魔杖, 魔法棒, 仙女棒, 魔棒
spell book | Zauberbuch, Buch der Zauber, Grimoire, aufgeschlagenes Buch, Zaubererbuch | libro de hechizos, libro mágico, grimorio, libro de magia, libro encantado | livre de sorts, grimoire, livre de magie, recueil de sorts | livro de magia, grimório, livro de feitiços | 魔導書, 魔法書, 呪文書, グリモワール, スペルブック | 魔法书, 魔法书本, 咒语书, 魔导书
crystal ball | Kristallkugel, Wahrsagerkugel, Glaskugel | bola de cristal, esfera de cristal, orbe, bola mágica | boule de cristal, sphère de cristal, orbe | bola de cristal, esfera de cristal, orbe | 水晶玉, 占いの玉, オーブ, 水晶ボール, 占い玉 | 水晶球, 法球, 占卜球, 魔法球, 宝珠
magic portal | Portal, Tor in eine andere Welt, Weltentor, Dimensionstor | portal mágico, portal, portal dimensional, portal encantado, puerta mágica | portail magique, portail dimensionnel, portail de téléportation | portal mágico, portal dimensional, portal encantado | ポータル, 異世界の門, 魔法の門, 次元の扉, ワープポータル, 魔法のゲート | 传送门, 魔法门, 传送阵, 時空門, 时空门
rune stone | Runenstein, Runensteine, Menhir, Monolith, Hinkelstein | piedra rúnica, monolito, menhir, runa, piedra con runas | pierre runique, menhir, monolithe, pierre de rune | pedra rúnica, monólito, menir, runa, pedra com runas | ルーンストーン, ルーン石, モノリス, 立石, ルーンの石 | 符文石, 符文石头, 巨石碑, 石碑, 独石
cauldron | Hexenkessel, Kessel der Hexe, Suppenkessel, Braukessel, Zauberkessel | caldero, caldera de bruja, caldero de bruja, marmita | chaudron, marmite de sorcière, chaudron de sorcière | caldeirão, caldeirão de bruxa, panelão de bruxa | 大釜, 釜, おおがま, 魔女の鍋, コルドロン | 坩埚, 大锅, 鼎, 女巫锅, 魔药锅, 炼药锅
altar | Altar, Opferaltar | altar, altar de sacrificio | autel, autel de sacrifice | altar, altar de sacrifício | 祭壇, さいだん, アルター | 祭坛, 供台
totem pole | Totempfahl, Totem, Totems, Indianerpfahl | tótem, poste totémico, totem | totem, mât totémique | totem, poste totêmico, totém | トーテムポール, トーテム | 图腾柱, 图腾, 圖騰柱
treasure map | Schatzkarte, Karte, Landkarte, Piratenkarte, Schatzplan | mapa del tesoro, mapa, mapa pirata, plano del tesoro | carte au trésor, carte de pirate, plan au trésor, carte | mapa do tesouro, mapa, mapa pirata | 宝の地図, 地図, 地図帳, 海賊の地図, 宝地図, ちず, マップ | 藏宝图, 地图, 寻宝图, 海盗地图, 寶藏圖
obelisk | Obelisk, Denkmal, Monument | obelisco, monumento, monolito egipcio | obélisque, monument | obelisco, monumento | オベリスク, 記念碑, モニュメント | 方尖碑, 纪念碑, 方尖塔
sarcophagus | Sarkophag | sarcófago | sarcophage | sarcófago | 石棺 | 石棺
skull | Schädel, Totenkopf, Totenschädel, Schädelchen | calavera, cráneo, calaverita, cabeza de muerto | crâne, tête de mort, crâne humain | crânio, caveira, caveirinha, crânio humano | 頭蓋骨, ドクロ, どくろ, しゃれこうべ, 骸骨の頭, スカル, 髑髏 | 头骨, 骷髅头, 头盖骨, 頭骨
bones | Gebeine, Knochenhaufen, Knöchelchen | huesitos, osamenta, huesos, montón de huesos | ossements, tas d'os | ossada, ossinho, ossos, pilha de ossos | ほね, ボーン, 骨の山 | 骨, 骸骨, 骨骼, 骨頭
tombstone | Grabstein, Grab, Gräber, Gruftstein, Friedhofsstein, Grabmal, Grabplatte | lápida, tumba, sepulcro, sepultura, lápida de cementerio, tumba de cementerio | pierre tombale, tombe, tombeau, stèle, sépulture, pierre tombale de cimetière | lápide, túmulo, sepultura, cova, jazigo, campa, lápide de cemitério | 墓石, 墓, おはか, お墓, はか, 墓標石 | 墓碑, 墓, 坟, 墓地碑, 墳墓, 坟头, 坟墓
cage | Käfig, Vogelkäfig, Gefängniskäfig | jaula, jaulita, jaula de pájaros, pajarera de metal | cage, cage à oiseaux | gaiola, jaula, gaiola de passarinho, gaiolinha | 檻, おり, ケージ, 鳥かご, 鳥籠 | 笼子, 笼, 鸟笼, 籠子, 牢笼
lever | Hebel | palanca | levier | alavanca | レバー | 拉杆, 杠杆
banner | Banner, Standarte, Kriegsbanner, Wappenbanner | estandarte, pendón, bandera colgante, estandarte de guerra | bannière, étendard, oriflamme | estandarte, pendão, estandarte de guerra, faixa pendurada | 旗印, 幟, のぼり, バナー, 軍旗, 垂れ幕 | 旗帜, 战旗, 横幅, 旌旗, 挂旗, 锦旗, 旗幡
flag | Flagge, Fahne, Fähnchen, Fahnen, Nationalflagge | bandera, banderita, banderola | drapeau | bandeira, bandeirinha, bandeira vermelha | 旗, はた, フラッグ, 国旗 | 旗子, 旗, 国旗, 旗幟
pillar | Säule, Pfeiler, Marmorsäule, Säulen, Steinsäule | columna, pilar, pilastra, columnata, columna de piedra | colonne, pilier, pilastre, colonnes, colonne de pierre | coluna, pilar, pilastra | 柱, はしら, 円柱の柱, ピラー, コラム, 石柱 | 柱子, 石柱, 柱, 圆柱, 罗马柱, 立柱, 支柱
stairs | Treppe, Stufen, Stiege, Treppenstufen | escaleras, escalera, escalinata, peldaños, escalones, grada, gradas de piedra | escalier, marches, escaliers, perron | escada, escadaria, degraus, escadas, escadinha | 階段, かいだん, 石段, ステップ, ステア, ステアーズ | 楼梯, 台阶, 阶梯, 樓梯, 石阶, 石梯, 石头台阶
trapdoor | Falltür, Bodenklappe, Luke, Kellerluke, Klappe | trampilla, escotilla, puerta trampa | trappe, écoutille, porte de cave | alçapão, escotilha, porta alçapão | 落とし戸, はね上げ戸, ハッチ, 床の扉, トラップドア, 床扉 | 活板门, 活门, 地板门, 地窖门, 舱口, 暗门
training dummy | Übungspuppe | muñeco de entrenamiento | mannequin d entraînement | boneco de treino | 訓練人形 | 训练假人
envelope | Briefumschlag, Umschlag, Brief, Briefchen, Kuvert, Liebesbrief, Post | sobre, carta, cartita, correo, carta de amor | enveloppe, lettre, courrier, pli, lettre d'amour, lettre cachetée | envelope, carta, cartinha, correspondência, carta de amor | 封筒, 手紙, てがみ, 便箋, レター, ラブレター, ふうとう | 信封, 信, 书信, 情书, 信件, 信函
gift box | Geschenk, Geschenkbox, Geschenkpaket, Geschenkschachtel, Präsent, Weihnachtsgeschenk, Geburtstagsgeschenk, Packerl | regalo, caja de regalo, obsequio, regalito, presente regalo, regalo de navidad, paquete de regalo | cadeau, boîte cadeau, boîte à cadeau, paquet cadeau, présent, cadeau de noël, cadeau d'anniversaire | presente, caixa de presente, presentinho, presente de natal, prenda, caixa presente | プレゼント, プレゼント箱, 贈り物, ギフト, ギフトボックス, プレゼントボックス, クリスマスプレゼント, 誕生日プレゼント, ギフト箱 | 礼物, 礼盒, 礼品盒, 禮物, 礼品, 礼物盒, 禮盒, 生日礼物, 圣诞礼物, 礼物盒子
feather | Feder, Federn, Vogelfeder, Gänsefeder, Schreibfederkiel | pluma, plumita, pluma de ave, pluma de pájaro | plume, plume d'oiseau, plume d'oie | pena, pluma, peninha, pena de ave | 羽根, はね, フェザー, 鳥の羽 | 羽毛, 羽, 鸟羽
magnet | Magnet | imán | aimant | ímã | 磁石 | 磁铁
pencil | Bleistift, Stift, Kugelschreiber, Kuli, Buntstift, Wachsmalstift, Filzstift, Füller | lápiz, bolígrafo, pluma de escribir, lapicero, crayón, marcador, rotulador, esfero, birome | crayon, stylo, feutre, crayon de couleur, marqueur | lápis, caneta, giz de cera, lápis de cor, canetinha, lapiseira | 鉛筆, えんぴつ, ペン, ボールペン, クレヨン, 色鉛筆, マーカー, 万年筆 | 铅笔, 笔, 圆珠笔, 蜡笔, 彩色铅笔, 馬克筆, 马克笔, 水笔, 毛笔
notebook | Notizbuch, Heft, Tagebuch, Schreibheft, Skizzenbuch | cuaderno, libreta, diario, cuadernito, agenda | cahier, carnet, journal intime, agenda | caderno, diário, caderneta, agenda | ノート, ノートブック, 手帳, 日記, 日記帳, スケッチブック, ノート帳 | 笔记本, 日记本, 本子, 練習本, 练习本, 日记, 作业本
globe | Globus | globo terráqueo | globe terrestre | globo terrestre | 地球儀 | 地球仪
blackboard | Tafel | pizarra | tableau noir | quadro negro | 黒板 | 黑板
hamburger | Hamburger, Burger, Cheeseburger, Hamburgerbrötchen belegt | hamburguesa, burguer, hamburguesa con queso, hamburguesita | hamburger, burger, cheeseburger, hamburgers | hambúrguer, burguer, cheeseburger, x burguer, hambúrguer com queijo, sanduíche de hambúrguer | ハンバーガー, バーガー, チーズバーガー | 汉堡, 汉堡包, 漢堡, 芝士汉堡
pizza | Pizza, Pizzas, Salamipizza | pizza, pizzita, pizza entera | pizza, pizzas, pizza entière | pizza, pizza inteira, pizzinha | ピザ, ぴざ, ピッツァ | 披萨, 比萨, 披薩, 比萨饼, 批萨
hot dog | Würstchen im Brötchen, Hotdog, Hot Dog | perrito caliente, pancho, hot dog, perro caliente, jocho, completo | hot dog, hotdog | cachorro quente, hot dog, cachorro quente de rua, dogão | ホットドッグ, ほっとどっぐ | 热狗, 熱狗, 热狗肠
sandwich | Butterbrot, Sandwich, belegtes Brot, Stulle, belegtes Brötchen, Panini | bocadillo, sándwich, sanduche, torta mexicana, sándwich de jamón, emparedado | sandwich, panini, croque monsieur, sandwichs | sanduíche, sanduba, misto quente, sande, sandes, bauru | サンドイッチ, サンド, たまごサンド, サンドイッチパン, パニーニ | 三明治, 三文治, 三明治面包, 夾心麵包
ice cream | Eis, Eistüte, Eiscreme, Softeis, Speiseeis, Eiswaffel, Glace | helado, cono de helado, mantecado, barquillo de helado, heladito | glace, cornet de glace, crème glacée, glaces, cornet | sorvete, gelado, casquinha, sorvetinho, sorvete de casquinha | アイスクリーム, ソフトクリーム, アイス, アイスクリームコーン, ジェラート | 冰淇淋, 冰激凌, 雪糕, 甜筒, 冰淇淋蛋筒, 冰激淋
donut | Krapfen, Donut, Berliner, Krapfen mit Loch, Kringel | dona, rosquilla, donut, berlina, rosquita, donas | beignet, donuts, beignets, donut | rosquinha, donut, sonho, rosquinha doce, dónut | ドーナツ, ドーナッツ, どーなつ | 甜甜圈, 多拿滋
bread | Brot, Brotlaib, Toast, Toastbrot, Laib, Laib Brot, Weißbrot | pan, hogaza, tostada, pan de molde, pan lactal, hogaza de pan | pain, miche, toast, tartine, pain de mie, miche de pain | pão, torrada, pão de forma, filão, pãozinho grande | パン, 食パン, トースト, パンの塊 | 面包, 吐司, 土司, 麵包, 面包片, 法式面包
croissant | Hörnchen, Croissant, Gipfeli, Kipferl, Buttercroissant | cruasán, medialuna, cuernito, croissant, cachito | croissant, croissants, viennoiserie | croissant, croissants | クロワッサン, くろわっさん | 羊角面包, 可颂, 牛角包, 可頌
cheese | Käse, Käselaib, Käsestück, Käserad, Schweizer Käse | queso, quesito, rueda de queso, cuña de queso, trozo de queso | fromage, fromages, meule de fromage, part de fromage, gruyère | queijo, queijinho, queijo fatiado, roda de queijo, pedaço de queijo | チーズ, ちーず | 奶酪, 芝士, 起司, 乳酪, 奶酪块, 起士
egg | Ei, Eier, Hühnerei, Osterei | huevo, huevito, blanquillo, huevo de pascua, huevo de gallina | œuf, œufs, œuf de pâques, œuf de poule, oeuf | ovo, ovinho, ovo de galinha, ovo de páscoa | 卵, たまご, タマゴ, 玉子, エッグ | 鸡蛋, 蛋, 雞蛋, 彩蛋, 复活节彩蛋
steak | Fleisch, Fleischstück, Steak, rohes Fleisch | carne, filete, bistec, bife, churrasco, carne cruda, asado de tira | viande, steak, bifteck, entrecôte, morceau de viande, viande crue | carne, bife, filé, churrasco, carne crua, bisteca, pedaço de carne | ステーキ, 肉, お肉, にく, ビフテキ, 生肉 | 牛排, 肉, 肉块, 生肉, 肉排
sausage | Wurst, Würstchen, Bratwurst, Würstl, Salami, Cervelat | salchicha, chorizo, longaniza, salchichón, salchichita, embutido | saucisse, saucisson, chorizo, merguez | salsicha, linguiça, chouriço, salame, linguicinha, salsichão | ソーセージ, ウインナー, ウィンナー, フランクフルト, サラミ, ソーセジ | 香肠, 腊肠, 火腿肠, 烤肠, 萨拉米
sushi | Sushi | sushi | sushi | sushi | 寿司, すし | 寿司
ramen | Nudelsuppe, Ramen | sopa de fideos, ramen, fideos | soupe de nouilles, ramen, nouilles | lámen, miojo, sopa de macarrão | ラーメン, 麺, うどん | 拉面, 面条, 面
soup | Suppe, Suppenteller, Eintopf, Schüssel Suppe, Brei | sopa, sopita, caldo, guiso, estofado, plato de sopa, tazón de sopa | soupe, potage, ragoût, bol de soupe, bouillon, velouté | sopa, caldo, ensopado, guisado, prato de sopa, tigela de sopa, mingau | スープ, 汁, シチュー, みそ汁, 味噌汁, おかゆ | 汤, 羹, 湯, 粥, 汤碗, 炖菜, 味噌汤
cookie | Keks, Plätzchen, Kekse, Guetzli, Guetsli, Keksi, Schokokeks | galleta, galletita, bizcochito, galleta de chocolate, masita | biscuit, cookies, sablé, gâteau sec, biscuits | biscoito, bolacha, biscoitinho, cookies, bolachinha | クッキー, ビスケット, くっきい | 饼干, 饼, 曲奇, 曲奇饼干, 餅乾
banana | Banane, Bananen, Bananenstaude | plátano, banana, banano, guineo, cambur, plátanos | banane, bananes, régime de bananes | banana, bananinha, cacho de bananas, penca de bananas | バナナ, ばなな | 香蕉, 芭蕉, 香蕉串
orange fruit | Apfelsine, Orange, Mandarine, Clementine | naranja, mandarina, naranjita, clementina, naranja fruta | orange, mandarine, clémentine | laranja, mexerica, tangerina, bergamota, laranjinha | オレンジ, みかん, おれんじ, ミカン, 蜜柑, タンジェリン | 橙子, 桔子, 柑橘, 橘子, 甜橙, 蜜橘
pear | Birne | pera | poire | pera | 梨, 洋梨, 洋ナシ | 梨, 梨子
strawberry | Erdbeere, Erdbeeren, Erdbeerchen | fresa, frutilla, fresón, fresita | fraise, fraises, fraise des bois | morango, moranguinho | いちご, イチゴ, 苺, ストロベリー | 草莓, 莓, 士多啤梨
cherry | Kirsche, Kirschen, Sauerkirsche | cereza, guinda fruta, cerezas, cerecita | cerise, cerises, griotte | cereja, cerejinha, ginja | さくらんぼ, サクランボ, チェリー | 樱桃, 车厘子, 櫻桃
grapes | Traube, Weintraube, Trauben, Weinbeeren, Rebe | uva, racimo de uvas, uvas, uvita | raisin, raisins, grappe de raisin | uva, cacho de uvas, uvinha, uvas | ぶどう, ブドウ | 葡萄, 提子, 葡萄串
watermelon | Wassermelone, Melone, Melonenscheibe, Wassermelonen | sandía, melón, melón de agua, rebanada de sandía | pastèque, melon, melon d'eau | melancia, melão | スイカ, すいか, メロン, ウォーターメロン | 西瓜, 瓜, 甜瓜, 哈密瓜, 蜜瓜
pineapple | Ananas, Ananasse | piña, ananá, piñita, ananás | ananas, ananas victoria | abacaxi, ananás | パイナップル, パイン, ぱいなっぷる | 菠萝, 凤梨, 鳳梨, 波罗
lemon | Zitrone, Limette, Zitronen | limón, limoncito, limón amarillo | citron, citron vert, citrons | limão, limãozinho, limão siciliano | レモン, れもん, ライム | 柠檬, 青柠, 檸檬, 柠檬片
carrot | Karotte, Möhre, Rübli, Möhren, Mohrrübe, Gelbe Rübe, Karotten, Rüebli | zanahoria, zanahorias | carotte, carottes | cenoura, cenourinha | にんじん, ニンジン, 人参, キャロット | 胡萝卜, 红萝卜, 胡蘿蔔
tomato | Tomate, Tomaten, Paradeiser | tomate, jitomate, tomatito, tomates | tomate, tomates, tomate cerise | tomate, tomatinho | トマト, とまと | 番茄, 西红柿, 蕃茄
potato | Kartoffel, Erdapfel, Kartoffeln, Erdäpfel, Härdöpfel | patata, papa, papas, papita, patatas | pomme de terre, patate, pommes de terre | batata, batata inglesa, batatinha | じゃがいも, 芋, ジャガイモ, ポテト, いも | 土豆, 马铃薯, 馬鈴薯, 洋芋
corn cob | Mais, Maiskolben, Kukuruz, Maiskolben gekocht, Kolben Mais | maíz, mazorca, elote, choclo, mazorca de maíz, jojoto, mazorca tierna | maïs, épi de maïs, maïs doux, épi | milho, espiga de milho, sabugo, espiga, espiga verde | とうもろこし, トウモロコシ, 玉蜀黍, スイートコーン | 玉米, 玉米棒, 苞谷, 粟米, 玉米棒子, 甜玉米
stool | Hocker, Schemel, Höckerchen, Melkschemel | taburete, banquito, banqueta, banquillo | tabouret, escabeau bas, petit banc | banquinho, banco pequeno, tamborete, mocho de madeira, banqueta de madeira | 丸椅子, スツール, 腰掛け椅子, 丸いす, 踏み台 | 凳子, 凳, 小板凳, 圆凳
armchair | Sessel, Lehnstuhl, Ohrensessel, Polstersessel, Fauteuil | sillón, butaca, butacón, sillón individual, sofá individual | fauteuil, bergère, fauteuil club | poltrona, cadeirão, sofá de um lugar | 肘掛け椅子, アームチェア, ひじ掛け椅子, 一人掛けソファ, ひじかけ椅子 | 扶手椅, 单人沙发, 安乐椅, 扶手椅子, 太师椅
sofa | Sofa, Couch, Kanapee, Sofas, Diwan | sofá, diván, tresillo, sillón largo, couch | canapé, divan, sofa, causeuse | sofá, divã, estofado, canapé | ソファ, ソファー, カウチ, 長ソファ, そふぁ, ソファーベッド | 沙发, 沙发椅, 沙發, 长沙发
bookshelf | Bücherregal, Bücherschrank, Bücherbord, Bibliothek | estantería, librería, librero, biblioteca, estante de libros | bibliothèque, étagère à livres, meuble bibliothèque | estante, estante de livros, livreiro, biblioteca | 本棚, ほんだな, 書棚, ラック, 図書館, ブックシェルフ, ブックケース | 书架, 书柜, 书架子, 書架, 書櫃, 书橱, 图书馆, 搁架
wardrobe | Kleiderschrank, Schrank, Kasten, Schränkchen, Garderobenschrank, Kleiderkasten, Schränke | armario, ropero, clóset, guardarropa, placard, escaparate | armoire, penderie, garde robe, placard, armoire à linge | armário, guarda roupa, roupeiro, closet, guarda roupas, armário de roupa | たんす, クローゼット, 洋服だんす, 洋服ダンス, 衣装だんす, 戸棚, ワードローブ, 洋服箪笥, 箪笥 | 衣柜, 橱, 柜, 柜子, 大衣柜, 衣橱, 櫃子, 衣櫃
desk | Schreibtisch, Bürotisch, Pult, Arbeitstisch, Schülerpult | escritorio, mesa de oficina, pupitre, buró de trabajo, mesa de estudio | bureau, pupitre d'écolier, table de travail, secrétaire | escrivaninha, mesa de escritório, secretária, mesa de estudo | 勉強机, デスク, 書斎机, 勉強つくえ, 事務机, 書き物机 | 书桌, 办公桌, 写字台, 書桌, 写字桌, 电脑桌
bathtub | Badewanne, Wanne, Badezuber, Badewännchen | bañera, tina, bañadera, tina de baño | baignoire, bain, baignoire sabot | banheira, tina de banho, banheira antiga | 風呂, 浴槽, バスタブ, お風呂, 湯船, よくそう, 浴室の風呂 | 浴缸, 澡盆, 浴盆, 浴桶, 洗澡盆
toilet | Toilette, WC, Klo, Klosett, Kloschüssel | inodoro, váter, retrete, wáter, excusado, poceta, baño público, wc | toilettes, wc, cuvette, cabinet de toilette | vaso sanitário, privada, sanita, banheiro, retrete, vaso de banheiro | トイレ, 便器, といれ, 便所, お手洗い | 马桶, 坐便器, 厕所, 抽水马桶, 馬桶, 便池
sink | Waschbecken, Lavabo, Ausguss, Abwasch, Waschmuschel | lavabo, pileta, lavamanos, lavaplatos, tarja, lavatorio | lavabo, lavabo de cuisine, vasque, bac évier | pia, lavatório, cuba de pia, lava loiça | シンク, 流し, 手洗い台, 洗面器 | 水槽, 洗手池, 洗脸池, 洗手台, 水池, 洗脸盆
mirror | Spiegel, Standspiegel, Spiegelchen | espejo, espejito, espejo de pie | miroir, psyché, glace murale | espelho, espelhinho, espelho de pé | 鏡, かがみ, ミラー, 姿見 | 镜子, 镜, 魔镜, 穿衣镜, 全身镜, 鏡子, 梳妆镜
chandelier | Kronleuchter | candelabro de techo, araña de luces | lustre | lustre | シャンデリア | 吊灯
lamp | Lampe, Leuchte, Nachttischlampe, Tischlampe, Lämpchen | lámpara, lamparita, velador, lámpara de noche | lampe, lampe de chevet, lampe à poser, lampe de table | abajur, luminária, candeeiro, abajur de mesa | ランプ, 電気スタンド, スタンドライト, 灯り, 照明, ライト, テーブルランプ, デスクスタンド | 灯, 燈, 灯具, 床头灯
fireplace | Kamin, Cheminée, offener Kamin, Herdfeuer, Feuerstätte | chimenea, hogar de leña, fogón de pared | cheminée, âtre, foyer de cheminée, cheminée de salon | lareira, fogão a lenha de parede | 暖炉, だんろ, いろり, 囲炉裏 | 壁炉, 火炉, 壁爐, 炉子
rug | Teppich, Vorleger, Perserteppich, Bettvorleger | alfombra, alfombrita, tapete, alfombra persa, moqueta, tapetito | tapis, carpette, moquette, tapis persan, descente de lit | tapete, tapetinho, carpete, alcatifa, tapete persa | 絨毯, じゅうたん, カーペット, ラグ, ペルシャ絨毯, 敷物, ラグマット | 地毯, 波斯地毯, 垫子
pillow | Kissen, Polster, Kopfkissen, Sofakissen, Zierkissen, Kisschen | almohada, cojín, almohadón, almohadita | oreiller, coussin, coussin de canapé, polochon, traversin | travesseiro, almofada, almofadinha, fronha | 枕, まくら, クッション, 座布団, ピロー | 枕头, 枕, 抱枕, 靠垫, 靠枕, 坐垫, 枕頭
curtain | Vorhang, Gardinen, Vorhänge, Store | cortina, cortinaje, visillo, cortinas | rideau, voilage, rideaux, tenture | cortina, cortinado, persiana, cortininha, cortinas | カーテン, 幕, かーてん, カーテン布 | 窗帘, 幕, 帘子, 門簾, 窗簾
door | Tür, Türe, Haustür, Eingangstür, Zimmertür | puerta, portal de casa, puerta de entrada | porte, porte d'entrée | porta, porta de entrada | ドア, 扉, 戸, とびら, 玄関ドア | 房门, 门, 門, 房門, 木门
window | Fenster, Fensterchen, Fensterscheibe, Fensterrahmen | ventana, ventanita, ventanal, ventanilla | fenêtre, lucarne, vitre, fenêtres | janela, vidraça, janelinha, janelão | 窓, まど, ウィンドウ, ガラス窓, 窓枠 | 窗户, 窗, 窗子, 窗戶, 窗框
throne | Thron, Königsthron, Herrscherthron | trono, sillón del rey, trono de rey | trône, trône de roi, siège royal | trono, trono de rei | 玉座, ぎょくざ, 王の椅子, 王様の椅子, スローン | 王座, 宝座, 龙椅, 王位, 国王宝座, 寶座
helicopter | Hubschrauber, Heli, Helikopter, Rettungshubschrauber | helicóptero, heli, helicóptero militar, autogiro | hélicoptère, hélico, hélicos, hélicoptère militaire | helicóptero, heli, helicóptero militar | ヘリコプター, ヘリ, へりこぷたー | 直升机, 直升飞机, 直升機, 武装直升机
fighter jet | Kampfjet, Düsenjäger | avión de combate, caza | avion de chasse | caça, avião de caça | 戦闘機 | 战斗机
hot air balloon | Heißluftballon | globo aerostático | montgolfière | balão de ar quente | 熱気球, 気球 | 热气球
flying saucer | Ufo, fliegende Untertasse, Alienraumschiff | platillo volador, ovni, ufo, platívolo, nave alienígena, plato volador, nave extraterrestre | soucoupe volante, ovni, vaisseau extraterrestre, soucoupe | disco voador, óvni, ufo, nave alienígena, disco voador alienígena | 空飛ぶ円盤, ユーフォー, 円盤型宇宙船, 未確認飛行物体 | 飞碟, 不明飞行物, 外星飞船, 幽浮, 飛碟
spaceship | Raumschiff, Sternenschiff, Weltraumschiff, Raumfahrzeug, Raumgleiter, Raumkreuzer | nave espacial, astronave, cosmonave, nave estelar, nave | vaisseau spatial, astronef, navette, vaisseau, vaisseaux spatiaux | nave espacial, espaçonave, astronave, nave estelar, nave | 宇宙船, 宇宙戦艦, スペースシップ, うちゅうせん, 宇宙艇, スターシップ | 宇宙飞船, 飞船, 太空船, 星舰, 太空飞船, 太空飛船
satellite | Satellit | satélite | satellite | satélite | 人工衛星, 衛星 | 卫星
space station | Raumstation | estación espacial | station spatiale | estação espacial | 宇宙ステーション | 空间站
drone | Drohne | dron | drone | drone | ドローン | 无人机
pirate ship | Piratenschiff, Schiff, Segelschiff, Segler, Galeone, Dreimaster, Schiffe, Fregatte, Geisterschiff | barco pirata, galeón, buque, navío, velero pirata, fragata, barco fantasma, carabela, nave pirata | bateau pirate, navire, galion, vaisseau, bateau à voiles, frégate, vaisseau fantôme, caravelle, trois mâts, voilier ancien | navio pirata, navio, galeão, caravela, fragata, navio fantasma, barco pirata | 海賊船, 帆船, かいぞくせん, ガレオン船, 帆走船, 幽霊船, シップ, ガレオン | 海盗船, 帆船, 战船, 幽灵船, 舰船, 海盜船, 轮船, 大船
sailboat | Segelboot, Segelyacht, Jacht, Yacht, Katamaran, Segelbötchen | velero, yate, barco de vela, balandro, catamarán, barquito de vela | voilier, bateau à voile, yacht, catamaran | veleiro, barco à vela, iate, catamarã, barquinho à vela | ヨット, 帆掛け船, 帆船ヨット, セーリングボート, 小型帆船, セイルボート | 帆艇, 游艇, 小帆船, 遊艇
rowboat | Ruderboot, Kajak, Gondel, Kahn mit Rudern, Paddelboot, Schlauchboot | bote de remos, barca de remos, kayak, góndola, bote, chalupa, bote salvavidas | barque, chaloupe, kayak, gondole, canot de sauvetage | barco a remo, caiaque, gôndola, bote a remo, barco de remos, bote salva vidas | 手漕ぎボート, カヤック, ゴンドラ, 手こぎボート, ボート木製, 救命ボート, ローボート | 划艇, 木船, 小木船, 贡多拉, 救生艇, 划桨船, 划船
submarine | Unterseeboot, U-Boot, U Boot, Tauchboot | submarino, submarino amarillo, sumergible | sous marin, submersible, sous marins | submarino, submarino amarelo, submersível | 潜水艦, サブマリン, せんすいかん, 潜水艇 | 潜艇, 潜水艇, 潛艇, 潛水艇
raft | Floß | balsa | radeau | jangada | いかだ | 木筏
planet | Planet, Planeten, Ringplanet, Saturn, Jupiter | planeta, saturno, júpiter, planetita, planeta con anillos | planète, saturne, jupiter, planète à anneaux | planeta, saturno, júpiter, planeta com anéis | 惑星, わくせい, 土星, 木星, プラネット, 星球 | 行星, 土星, 木星, 星球
meteor | Meteorit, Meteor, Sternschnuppe | meteorito, meteoro, estrella fugaz | météorite, météore, étoile filante | meteorito, meteoro, estrela cadente | 隕石, 流星, 流れ星, メテオ | 陨石, 流星
television | Fernseher, TV, Fernsehapparat, Glotze, Röhrenfernseher, Bildschirm, Monitor, Fernsehgerät | televisor, televisión, tele, tv, monitor | télévision, téléviseur, télé, tv, écran, moniteur, poste de télé | televisão, tv, televisor, monitor, tevê | テレビ, てれび, ブラウン管テレビ, モニター, 液晶モニター, 画面, ディスプレイ, TV | 电视, 电视机, 显示器, 電視, 屏幕, 電視機, 显示屏
radio | Radio, Kofferradio, Radioapparat, Transistorradio | radio, radito, transistor de radio | radio, poste de radio, transistor | rádio, radinho, aparelho de rádio | ラジオ, らじお | 收音机, 无线电收音机, 收音機
computer | Computer, Rechner, PC, Desktop, Rechenmaschine, Computerchen | ordenador, computadora, computador, compu, pc, ordenador personal | ordinateur, ordi, pc, ordinateur de bureau | computador, pc, micro computador | パソコン, コンピューター, コンピュータ, こんぴゅーた, デスクトップ | 电脑, 计算机, 電腦, 台式电脑, 台式机
telephone | Telefon, Fernsprecher, Wählscheibentelefon, Festnetztelefon | teléfono, fono, teléfono fijo | téléphone, téléphone fixe | telefone, telefone fixo | 電話, 電話機, でんわ, テレフォン | 电话, 座机, 电话机
camera | Kamera, Fotoapparat, Fotokamera, Kameras | cámara, cámara de fotos, cámara fotográfica, filmadora | appareil photo, caméra, appareils photo | câmera, máquina fotográfica, câmera fotográfica, câmara | カメラ, かめら, 写真機, 一眼レフ | 相机, 照相机, 摄像机, 相機, 單反
refrigerator | Kühlschrank, Eiskasten, Gefrierschrank, Gefriertruhe, Kühltruhe | refrigerador, nevera, heladera, refri, frigorífico, frigo, congelador, refrigeradora | réfrigérateur, frigo, frigidaire, frigos, congélateur, frigo américain | geladeira, frigorífico, refrigerador, freezer, congelador | 冷蔵庫, れいぞうこ, 冷凍庫, フリーザー, リフリジレーター | 冰箱, 雪柜, 冷柜, 電冰箱, 电冰箱, 冰柜
washing machine | Waschmaschine, Waschautomat, Wäschetrockner, Trockner | lavadora, lavarropas, secadora, lavadora de ropa | machine à laver, lave linge, sèche linge, machine à lessive | máquina de lavar, lavadora, máquina de lavar roupa, secadora, lava roupas | 洗濯機, せんたくき, 乾燥機 | 洗衣机, 洗衣機, 烘干机, 干衣机
oven | Ofen, Herd, Backofen, Kochherd, Küchenherd, Backrohr, Gasherd | horno, estufa, cocina de gas, cocina eléctrica, hornillo, fogón de cocina, hornito | four, cuisinière, gazinière, fourneau, poêle à bois, plaque de cuisson | forno, fogão, fogãozinho, forno elétrico, fogão a gás, fogão a lenha | オーブン, コンロ, ガスコンロ, かまど, ストーブ, レンジ台 | 烤箱, 灶, 炉灶, 灶台, 煤气灶, 烤爐
clock | Wecker, Uhr, Uhren, Tischuhr | despertador, reloj, relojito, reloj despertador, alarma reloj | réveil, horloge, pendule, réveille matin, horloge ancienne | despertador, relógio, reloginho, relógio despertador, alarme relógio | 時計, 目覚まし時計, とけい, アラーム時計, クロック, 置き時計 | 闹钟, 时钟, 钟表, 鬧鐘, 時鐘, 座钟
flashlight | Taschenlampe, Stablampe, Handlampe, Leuchtstab | linterna de mano, foco de mano, linternita, lámpara de mano, linterna eléctrica | lampe de poche, lampe torche, torche électrique, frontale, lampe torche électrique | lanterna de mão, farolete, lanterna elétrica, lanterninha | 懐中電灯, フラッシュライト, かいちゅうでんとう, ハンドライト | 手电筒, 电筒, 手電筒
arcade machine | Spielautomat | máquina recreativa | borne d arcade | fliperama | アーケードゲーム機 | 街机
vending machine | Getränkeautomat | máquina expendedora | distributeur automatique | máquina de venda automática | 自動販売機, 自販機 | 自动售货机
microphone | Mikrofon, Mikro, Mikrofone, Mikrophon | micrófono, micro, micrófono de mano | microphone, micro, micros | microfone, microfone de mão, mic | マイク, まいく, マイクロホン, マイクロフォン | 麦克风, 話筒, 话筒, 麥克風
headphones | Kopfhörer, Headset, Ohrhörer, Kopfhörerpaar, Ohrstöpsel | auriculares, audífonos, diadema de audio, auricular | casque audio, écouteurs, écouteur, casque stéréo | fones de ouvido, fone, fone de ouvido, headset, auscultadores | ヘッドホン, ヘッドフォン, イヤホン, ヘッドセット, イヤフォン | 耳机, 耳麦, 耳塞, 頭戴耳機, 头戴式耳机, 耳機
umbrella | Regenschirm, Schirm, Knirps, Regenschirme | paraguas, sombrilla de lluvia, paragüitas, paraguas abierto | parapluie, pépin, parapluies | guarda chuva, sombrinha, chapéu de chuva, guarda chuvinha | 傘, かさ, アンブレラ, 雨傘, カサ | 雨伞, 伞, 傘, 雨傘, 油纸伞
broom | Besen, Hexenbesen, Kehrbesen, Reisigbesen, Besenstiel | escoba, escobita, escoba de bruja, escobilla larga | balai, balai de sorcière, balayette | vassoura, vassourinha, vassoura de bruxa | ほうき, 箒, ホウキ, ブルーム | 扫帚, 扫把, 掃把, 掃帚, 飞天扫帚
guitar | Gitarre, Akustikgitarre, Konzertgitarre, Klampfe | guitarra, guitarra acústica, guitarrita, guitarra española | guitare, guitare acoustique, guitares | violão, guitarra, violão acústico, guitarra acústica | ギター, ぎたー, アコースティックギター, アコギ | 吉他, 民谣吉他, 结他
violin | Geige, Violine, Cello, Kontrabass, Bratsche, Fiedel | violín, violonchelo, chelo, contrabajo, viola | violon, violoncelle, contrebasse | violino, violoncelo, viola, contrabaixo, rabeca | バイオリン, ヴァイオリン, チェロ, ばいおりん, コントラバス | 小提琴, 大提琴, 中提琴, 提琴
piano | Klavier, Konzertflügel, Pianoforte | piano, piano de cola, pianito | piano, piano à queue, pianos | piano, piano de cauda, pianinho | ピアノ, ぴあの, グランドピアノ | 钢琴, 三角钢琴, 鋼琴
drum | Trommel, Pauke, Trommeln, Bongo, Kriegstrommel | tambor, tambora, bongó, tamborcito, bombo | tambour, tambourins, bongo, djembé, grosse caisse | tambor, tamborzinho, bongô, bumbo, atabaque | 太鼓, たいこ, ドラム太鼓, ボンゴ, タイコ | 鼓, 战鼓, 手鼓
trumpet | Trompete, Posaune, Tuba, Fanfare, Trompeten, Waldhorn, Signalhorn | trompeta, trombón, tuba, corneta, clarín | trompette, trombone, tuba, clairon, cor d'harmonie, cornet de musique | trompete, trombone, tuba, corneta, clarim | トランペット, らっぱ, ラッパ, チューバ, トロンボーン, ホルン | 小号, 长号, 喇叭, 小喇叭, 号角
flute | Flöte, Querflöte, Blockflöte, Panflöte, Klarinette, Oboe, Dudelsack | flauta, flautín, clarinete, flauta dulce, gaita, oboe, zampoña | flûte, pipeau, clarinette, flûte à bec, hautbois, cornemuse | flauta, flautim, clarinete, flauta doce, oboé, gaita de foles | 笛, フルート, リコーダー, ふえ, クラリネット, 横笛, オーボエ, バグパイプ | 长笛, 笛子, 箫, 笛, 竖笛, 单簧管, 黑管, 双簧管, 风笛
soccer ball | Fußball, Ball, Fussball, Spielball | balón de fútbol, pelota, balón, pelota de fútbol, bola, pelotita, balón de soccer | ballon de football, ballon, ballon de foot | bola de futebol, bola, pelota, bolinha | サッカーボール, ボール, サッカーのボール, まり | 足球, 球
teddy bear | Teddybär, Teddy, Kuscheltier, Plüschtier, Stofftier, Plüschbär | oso de peluche, osito de peluche, peluche, osito, muñeco de peluche | ours en peluche, nounours, peluche, ourson en peluche, doudou | urso de pelúcia, ursinho de pelúcia, ursinho, bichinho de pelúcia, pelúcia | テディベア, ぬいぐるみ, くまのぬいぐるみ, テディ, 縫いぐるみ, くまさん人形 | 泰迪熊, 玩具熊, 毛绒熊, 毛绒玩具, 泰迪, 布偶熊, 小熊玩偶
doll | Puppe, Püppchen, Puppen, Marionette, Handpuppe, Stoffpuppe | muñeca, muñequita, marioneta, títere, muñeca de trapo, muñeco | poupée, marionnette, pantin, poupée de chiffon, baigneur | boneca, bonequinha, marionete, fantoche, boneca de pano, boneco | 人形, お人形, ドール, マリオネット, 操り人形 | 娃娃, 玩偶, 洋娃娃, 木偶, 人偶, 提线木偶, 公仔
balloon | Luftballon, Ballon, Ballons, Luftballönchen | globo, globito, bomba de fiesta, vejiga de fiesta | ballon de baudruche, ballon de fête, ballon gonflable | balão, balãozinho, bexiga, balão de festa | 風船, ふうせん, バルーン | 气球, 汽球, 氣球
dice | Würfel | dado | dé | dado | サイコロ | 骰子
playing card | Spielkarte | naipe | carte à jouer | carta de baralho | トランプ | 扑克牌
palm tree | Palme, Kokospalme, Palmen, Palmenbaum | palmera, palma, cocotero, palmeras, palmerita | palmier, cocotier, palmiers | palmeira, coqueiro, palmeiras, palma | ヤシの木, 椰子の木, やしの木, ヤシ, パームツリー, 椰子 | 棕榈树, 椰树, 棕櫚樹, 棕树
birch tree | Birke | abedul | bouleau | bétula | 白樺 | 白桦树
dead tree | toter Baum | árbol muerto, árbol seco | arbre mort | árvore morta, árvore seca | 枯れ木 | 枯树
christmas tree | Weihnachtsbaum, Tannenbaum | árbol de navidad | sapin de noël | árvore de natal | クリスマスツリー | 圣诞树
cherry blossom tree | Kirschbaum | cerezo | cerisier | cerejeira | 桜, 桜の木 | 樱花树
bush | Busch, Strauch, Büsche, Gebüsch, Sträucher, Beerenbusch, Buschwerk | arbusto, matorral, arbustito, arbustos | buisson, arbrisseau bas, fourré, buissons, arbuste | arbusto, moita, arbustinho, sarça | 茂み, 藪, ブッシュ, 低木, やぶ, 植え込み | 灌木, 灌木丛, 丛, 树丛, 矮树丛, 灌木叢
sunflower | Sonnenblume | girasol | tournesol | girassol | ひまわり | 向日葵
rose | Rose, Rosen, Röslein | rosa, rosas | rose, roses | rosa, rosas | バラ, 薔薇, ばら, ローズ | 玫瑰, 玫瑰花, 月季, 蔷薇
tulip | Tulpe | tulipán | tulipe | tulipa | チューリップ | 郁金香
potted plant | Topfpflanze, Pflanze, Zimmerpflanze, Pflänzchen, Kübelpflanze, Aloe, Sukkulente, Grünpflanze | planta, planta de interior, maceta con planta, plantita, matita, suculenta, aloe, planta en maceta | plante, plante verte, plante en pot, plante d'intérieur, plante grasse | planta, plantinha, planta de vaso, suculenta, planta em vaso, folhagem | 観葉植物, 植物, 鉢植え, 鉢植え植物, しょくぶつ, 多肉植物 | 盆栽, 盆栽植物, 植物, 绿植, 多肉植物, 绿色植物, 室内植物
grass | Gras, Rasen, Grasbüschel, Unkraut, Gräser, Grashalm, Schilfgras | hierba, césped, pasto, zacate, hierbajo, grama, maleza, matojo, césped alto | herbe, gazon, pelouse, herbes folles, mauvaise herbe | grama, capim, gramado, relva, mato alto, erva daninha | 草, くさ, 雑草, 草むら | 草, 草丛, 杂草, 野草, 草叢
tree stump | Baumstumpf, Stumpf, Wurzelstock, Stubben | tocón, tronco cortado, tocón de árbol, cepa | souche, moignon d'arbre, souche d'arbre | toco, toco de árvore, cepo, tronco cortado | 切り株, きりかぶ | 树桩, 树墩, 樹樁, 树根桩, 木墩
log | Scheit, Brennholz, Feuerholz, Baumstämme, Stamm, Holzscheit, Holzstamm | tronco, leño, tronco caído, leña, troncos, madero, tronquito, leño cortado, rollizo | bûche, rondin, bûches, bois de chauffage, tronc coupé | tronco, lenha, tora, toras, troncos, troncozinho | 丸太, まるた, まき, 倒木, 木材, 丸木 | 原木, 柴, 木材, 圆木, 柴火, 倒木
mountain | Berg, Gebirge, Gipfel, Berge, Schneeberg, Bergspitze | montaña, cerro alto, cordillera, pico nevado, montaña nevada, montañas | montagne, pic, mont, sommet enneigé, montagnes | montanha, pico, montanhas, precipício | 山, やま, マウンテン, 山脈, 山岳 | 山, 山峰, 山脉, 高山, 大山
volcano | Vulkan | volcán | volcan | vulcão | 火山 | 火山
island | Insel, Inselchen, Inseln, Tropeninsel, schwebende Insel | isla, islita, isla tropical, isla flotante, islote | île, îlot, île tropicale, île flottante, ilot | ilha, ilhota, ilha tropical, ilha flutuante, ilhazinha | 島, しま, 無人島, 浮島, 浮遊島, 空島, アイランド | 岛屿, 小岛, 岛, 島, 海岛, 荒岛, 空岛, 島嶼
waterfall | Wasserfall | cascada | cascade | cachoeira | 滝 | 瀑布
cave | Höhle | cueva | grotte, caverne | caverna | 洞窟, ケイブ | 洞穴, 山洞
cloud | Wolke, Wölkchen, Wolken, Gewitterwolke, Regenwolke | nube, nubecita, nubarrón, nubes | nuage, nuages, nuée | nuvem, nuvenzinha, nuvens | 雲, クラウド, 雨雲, 入道雲, 雷雲 | 云, 雲, 云朵, 乌云, 雨云, 雲朵
lightning | Blitz | rayo, relámpago | éclair | relâmpago | 稲妻, 雷 | 闪电
moon | Mond | luna | lune | lua | 月 | 月亮
sun | Sonne | sol | soleil | sol | 太陽 | 太阳
samurai | Samurai | samurái | samouraï | samurai | 侍, サムライ | 武士
ninja | Ninja | ninja | ninja | ninja | 忍者 | 忍者
viking | Wikinger | vikingo | viking | viking | バイキング | 维京人
pirate | Pirat | pirata | pirate | pirata | 海賊 | 海盗
cowboy | Cowboy | vaquero | cow boy | vaqueiro | カウボーイ | 牛仔
king | König, Könige, Herrscher, Kaiser, Majestät | rey, monarca, emperador, reyes, soberano | roi, empereur, monarque, souverain | rei, monarca, imperador, soberano | 王, 王様, おうさま, 皇帝, キング | 国王, 王, 皇帝, 國王, 君主
queen | Königin, Kaiserin, Königinnen | reina, emperatriz, soberana | reine, impératrice, souveraine | rainha, imperatriz, soberana | 女王, じょおう, クイーン, 王妃, 女帝 | 女王, 王后, 王妃, 皇后, 女皇
princess | Prinzessin, Prinzessinnen, Braut | princesa, princesita, novia, novia de boda | princesse, mariée | princesa, princesinha, noiva | 姫, お姫様, プリンセス, ひめ, 花嫁, お姫さま, 王女 | 公主, 新娘, 公主殿下
prince | Prinz | príncipe | prince | príncipe | 王子 | 王子
witch | Hexe, Hexen, Hexlein, Zauberin | bruja, brujita, hechicera mala, brujas | sorcière, sorcières, enchanteresse | bruxa, bruxinha, bruxas | 魔女, まじょ, ウィッチ | 女巫, 巫婆, 女魔法师, 老巫婆
archer | Bogenschütze, Bogenschützin, Jäger, Waldläufer, Schütze, Robin Hood | arquero, cazador, arquera, ballestero, explorador | archer, chasseur, archère, rôdeur, robin des bois | arqueiro, caçador, arqueira, batedor de floresta, robin hood | 弓使い, 射手, アーチャー, 弓兵, 狩人, ハンター, レンジャー, ロビンフッド, 猟師 | 弓箭手, 猎人, 弓手, 游侠, 弓兵, 罗宾汉
elf | Elf, Elfe | elfo | elfe | elfo | エルフ | 精灵
dwarf | Zwerg, Zwerge, Zwergenkrieger, Zwerglein | enano, enanito, enanos, enano guerrero | nain, nains, nain guerrier | anão, anãozinho, anões, anão guerreiro | ドワーフ, 小人, ドワーフ戦士 | 矮人, 矮人战士, 矮子
blacksmith | Schmied, Schmiedemeister | herrero, herrera | forgeron, forgerons | ferreiro, ferreira | 鍛冶職人, 鍛冶師 | 铁匠, 铁匠师傅, 锻造师
monk | Mönch | monje | moine | monge | 僧侶 | 僧侣, 和尚
priest | Priester | sacerdote | prêtre | padre, sacerdote | 司祭 | 牧师
thief | Dieb, Diebe, Räuber, Assassine, Bandit, Attentäter, Einbrecher | ladrón, bandido, asesino, pícaro, ratero, asaltante, bandolero | voleur, bandit, assassin, brigand, cambrioleur, roublard | ladrão, bandido, assassino, gatuno, salteador | 盗賊, 泥棒, シーフ, 暗殺者, アサシン, 山賊, どろぼう, 盗人, ローグ | 盗贼, 小偷, 刺客, 强盗, 土匪, 盜賊, 山贼, 窃贼
barbarian | Barbar | bárbaro | barbare | bárbaro | 蛮族, バーバリアン | 野蛮人, 蛮族
soldier | Soldat, Söldner, Soldaten, Landser | soldado, soldados | soldat, soldats | soldado, soldados, combatente | 兵士, 兵, 兵隊, ソルジャー | 士兵, 兵, 軍人, 军人
warrior | Krieger | guerrero | guerrier, guerriers | guerreiro | 戦士, せんし, ウォリアー | 战士, 勇士, 戰士
police officer | Polizist, Polizistin, Wachtmeister, Cop | policía, oficial de policía, agente de policía, mujer policía | policier, gendarme, agent de police, flic, policière | policial, guarda policial, polícia, policial militar, policial feminina | 警察官, 警官, おまわりさん, 警官隊, けいさつかん, ポリス | 警察, 民警, 女警, 警察叔叔, 警員
firefighter | Feuerwehrmann | bombero | pompier | bombeiro | 消防士 | 消防员
doctor | Arzt, Ärztin, Doktor, Chirurg, Sanitäter | médico, doctor, doctora, cirujano, médica, paramédico | médecin, docteur, chirurgien, secouriste | médico, doutor, médica, cirurgião, doutora, paramédico | 医者, いしゃ, お医者さん, ドクター, 外科医 | 医生, 大夫, 女医生, 外科医生, 醫生, 医师
chef | Koch, Köchin, Küchenchef, Bäckermeister | cocinero, chef, cocinera, panadero, pastelero | cuisinier, chef cuisinier, cuisto, boulanger, pâtissier | cozinheiro, chef, cozinheira, padeiro, confeiteiro | 料理人, シェフ, コック, パン職人, コックさん, 板前 | 厨师, 大厨, 厨子, 面包师, 廚師, 女厨师
farmer | Bauer, Landwirt, Bäuerin, Gärtner, Landmann | granjero, campesino, jardinero, agricultor, granjera, ranchero | fermier, paysan, agriculteur, jardinier, fermière, cultivateur | fazendeiro, agricultor, jardineiro, camponês, lavrador, fazendeira | 農夫, のうか, 農家の人, 庭師, ファーマー | 农夫, 农民, 农场主, 园丁, 农妇, 农人
astronaut | Astronaut, Raumfahrer, Kosmonaut, Astronautin | astronauta, cosmonauta, astronautas | astronaute, cosmonaute, spationaute | astronauta, cosmonauta | 宇宙飛行士, うちゅうひこうし, アストロノート, 宇宙服 | 宇航员, 太空人, 航天员, 太空宇航员, 宇航服
clown | Clown | payaso | clown | palhaço | ピエロ | 小丑
santa claus | Weihnachtsmann | papá noel | père noël | papai noel | サンタクロース, サンタ | 圣诞老人
zombie | Zombie, Untoter, Zombies, Untote | zombi, muerto viviente, zombie, zombis | zombie, mort vivant, zombies, morts vivants | zumbi, zumbis, morto vivo, zombie | ゾンビ, ぞんび | 僵尸, 活死人, 丧尸, 殭屍, 喪屍, 行尸
skeleton | Skelett, Skelette, Knochenmann | esqueleto, calaca, esqueletito, esqueletos vivientes | squelette, squelettes | esqueleto, esqueletos | 骸骨, スケルトン, がいこつ, ガイコツ, 骨人間, 動く骸骨 | 骷髅, 骷髅人, 骷髅怪, 骨架, 骸骨人, 骨头人
mummy | Mumie | momia | momie | múmia | ミイラ | 木乃伊
vampire | Vampir, Graf Dracula, Dracula, Blutsauger, Vampirin | vampiro, drácula, chupasangre, vampira | vampire, dracula, vampiresse | vampiro, drácula, vampira | 吸血鬼, ヴァンパイア, ドラキュラ, バンパイア | 吸血鬼, 德古拉, 吸血鬼伯爵
ghost | Geist, Gespenst, Gespenster, Schlossgespenst, Poltergeist, Phantom, Geistchen | fantasma, espectro, espíritu, fantasmita, aparición | fantôme, spectre, revenant, esprit | fantasma, espectro, espírito, assombração, fantasminha | 幽霊, お化け, 霊, ゴースト, ゆうれい, おばけ, 亡霊 | 幽灵, 鬼, 鬼魂, 幽靈, 亡灵
demon | Dämon, Teufel, Satan, Luzifer, Dämonen | demonio, diablo, satanás, diablito, demonios, lucifer | démon, diable, satan, diables, démons, lucifer | demônio, diabo, satanás, capeta, diabinho, demónio | 悪魔, 鬼, デーモン, おに, デビル, 魔王 | 恶魔, 魔鬼, 惡魔, 撒旦, 魔王, 妖魔
angel | Engel, Engelchen, Schutzengel, Engelein | ángel, angelito, ángel de la guarda, arcángel | ange, angelot, ange gardien, archange | anjo, anjinho, anjo da guarda, arcanjo | 天使, エンジェル, てんし | 天使, 守护天使
fairy | Fee, Feen, Elfchen, Waldfee | hada, hadita, hada madrina | fée, fée clochette, fées | fada, fadinha, fada madrinha | 妖精, フェアリー, ようせい, ピクシー | 仙女, 小精灵, 花仙子
goblin | Kobold, Goblin, Goblins, Wicht | duende, goblin, trasgo, gnomo verde, duendes | gobelin, lutin, goblins, kobold | duende, goblin, duendes, trasgo | ゴブリン, ごぶりん, 小鬼 | 哥布林, 小鬼
orc | Ork, Orks, Orc, Orkkrieger | orco, orco guerrero, orcos | orque, orc, orques, orcs, guerrier orc | orc, orque, orcs, guerreiro orc | オーク, おーく | 兽人, 半兽人, 獸人
troll | Troll, Oger, Riese, Trolle, Riesen, Menschenfresser, Gigant | trol, ogro, gigante, trols, ogros, ogro gordo | troll, ogre, géants, trolls, géant | troll, ogro, trolls, ogros, gigantes | トロール, 巨人, オーガ, 巨大人, きょじん, 食人鬼 | 巨魔, 食人魔, 巨人, 食人妖, 山怪, 巨人怪
werewolf | Werwolf | hombre lobo | loup garou | lobisomem | 狼男 | 狼人
gorilla | Gorilla | gorila | gorille | gorila | ゴリラ | 大猩猩
monkey | Affe | mono | singe | macaco | 猿, サル | 猴子
mermaid | Meerjungfrau, Nixe, Seejungfrau, Meerjungfrauen | sirena, sirenita, sirenas | sirène, naïade, sirènes | sereia, sereiazinha, sereias | 人魚, にんぎょ, マーメイド, 人魚姫 | 美人鱼, 人鱼, 美人魚
alien | Außerirdischer, Alien, Marsmensch, Aliens, Marsianer | extraterrestre, alienígena, marciano, alien, extraterrestres | extraterrestre, alien, martien, petit homme vert | alienígena, alien, marciano, extraterrestre | 宇宙人, エイリアン, うちゅうじん, 火星人, 異星人 | 外星人, 火星人, 外星生物, 异星人
golem | Golem | gólem | golem | golem | ゴーレム | 石头人, 魔像
shark | Hai, Haie, Weißer Hai, Haifisch | tiburón, tiburoncito, escualo | requin, requin blanc, requins, squale | tubarão, tubarãozinho | サメ, 鮫, さめ, ホオジロザメ, シャーク | 鲨鱼, 鲨, 鯊魚
whale | Wal, Wale, Blauwal, Walfisch, Pottwal, Buckelwal | ballena, cachalote, ballena azul, ballenita | baleine, cachalot, baleine bleue, baleineau | baleia, cachalote, baleia azul, baleiazinha | クジラ, 鯨, くじら, シロナガスクジラ, マッコウクジラ | 鲸鱼, 鲸, 鯨魚, 抹香鲸, 座头鲸
dolphin | Delfin | delfín | dauphin | golfinho | イルカ | 海豚
octopus | Krake, Tintenfisch, Oktopus, Kraken, Achtfuß | pulpo, pulpito, kraken | pieuvre, poulpe, kraken, poulpes | polvo, kraken, polvinho | タコ, 蛸, たこ, クラーケン | 章鱼, 八爪鱼, 章魚, 海怪章鱼
crab | Krabbe, Krebs, Krabben, Taschenkrebs, Krebse | cangrejo, jaiba, cangrejito | crabe, crabes, tourteau | caranguejo, siri, caranguejinho | カニ, 蟹, かに | 螃蟹, 蟹
starfish | Seestern | estrella de mar | étoile de mer | estrela do mar | ヒトデ | 海星
snail | Schnecke, Schnecken, Weinbergschnecke, Nacktschnecke | caracol, babosa, caracolito | escargot, limace, escargots, colimaçon | caracol, lesma, caracolzinho, caramujo | カタツムリ, かたつむり, ナメクジ, なめくじ, でんでん虫 | 蜗牛, 鼻涕虫, 蛞蝓, 蝸牛
snake | Schlange, Schlangen, Python, Viper, Natter, Klapperschlange, Boa | serpiente, culebra, víbora, culebrita, pitón, serpiente de cascabel, boa, anaconda | serpent, vipère, couleuvre, python, boa, crotale | cobra, serpente, víbora, jararaca, píton, jiboia, cascavel, sucuri | 蛇, ヘビ, へび, ニシキヘビ, ガラガラヘビ, スネーク | 蛇, 毒蛇, 蟒蛇, 响尾蛇
frog | Frosch, Frösche, Kröte, Laubfrosch, Fröschlein | rana, sapo, ranita, rana verde | grenouille, crapaud, rainette | sapo, rã, sapinho, perereca, sapo cururu | 蛙, カエル, かえる, ヒキガエル, ガマガエル, アマガエル | 青蛙, 蛙, 蛤蟆, 癞蛤蟆, 蟾蜍
spider | Spinne, Spinnen, Tarantel, Vogelspinne, Riesenspinne | araña, tarántula, arañita, viuda negra | araignée, tarentule, mygale, araignées | aranha, tarântula, aranhinha, viúva negra, caranguejeira | クモ, 蜘蛛, くも, タランチュラ, スパイダー | 蜘蛛, 狼蛛, 毒蜘蛛
bee | Biene, Hummel, Bienchen, Honigbiene | abeja, abejita, abejorro, abeja reina | abeille, bourdon, abeilles | abelha, abelhinha, mamangaba, zangão | ハチ, 蜂, はち, ミツバチ, マルハナバチ | 蜜蜂, 蜂, 大黄蜂, 熊蜂
butterfly | Schmetterling, Schmetterlinge, Falter, Motte | mariposa, mariposita, polilla | papillon, papillons, papillon de nuit | borboleta, borboletinha, mariposa, traça | 蝶, 蛾, ちょうちょ, 蝶々, チョウ | 蝴蝶, 蛾, 蝶, 飞蛾
ant | Ameise, Ameisen, Feuerameise, Termite | hormiga, hormiguita, termita | fourmi, fourmis, termite | formiga, formiguinha, cupim, saúva | アリ, 蟻, あり | 蚂蚁, 蚁, 螞蟻
beetle | Käfer, Hirschkäfer, Mistkäfer, Kakerlake, Insekt, Skarabäus, Maikäfer | escarabajo, cucaracha, insecto, escarabajo ciervo | scarabée, insecte, cafard, lucane, hanneton, bousier | besouro, barata, inseto, escaravelho, besourinho | カブトムシ, 虫, かぶとむし, クワガタ, 昆虫, ゴキブリ | 甲虫, 昆虫, 独角仙, 蟑螂, 圣甲虫, 锹形虫
scorpion | Skorpion | escorpión | scorpion | escorpião | サソリ | 蝎子
slime | Schleim | limo | slime | slime | スライム | 史莱姆
fire hydrant | Hydrant | hidrante, boca de incendios | bouche d incendie | hidrante | 消火栓 | 消防栓
traffic light | Ampel | semáforo | feu de circulation, feu tricolore | semáforo | 信号機 | 红绿灯
traffic cone | Verkehrskegel, Kegel, Leitkegel, Pylone, Pylon, Verkehrshütchen | cono de tráfico, cono, cono vial | cône de signalisation, cône, plot de chantier, cône routier | cone de trânsito, cone, cone viário | 三角コーン, コーン, カラーコーン, コーンアイテム, 円錐, 工事用コーン | 路锥, 圆锥, 锥, 交通锥, 锥形路障, 锥桶, 雪糕筒
mailbox | Briefkasten | buzón | boîte aux lettres | caixa de correio | 郵便ポスト, ポスト, 郵便受け, メールボックス | 邮箱, 邮筒, 信箱
barred window | Gitterfenster, Kerkerfenster | ventana enrejada | fenêtre à barreaux | janela gradeada | 鉄格子の窓 | 铁窗
phone booth | Telefonzelle | cabina telefónica | cabine téléphonique | cabine telefônica | 電話ボックス | 电话亭
fountain | Springbrunnen, Wasserspiel, Zierbrunnen, Fontäne | fuente, fuente de agua, pila de agua, surtidor de agua | fontaine, jet d'eau, fontaine publique | fonte, chafariz, fonte de água | 噴水, ふんすい, ファウンテン | 喷泉, 噴泉, 喷水池
market stall | Marktstand, Verkaufsstand, Marktbude, Obststand, Standl, Kiosk am Markt, Stand, Verkaufsbude | puesto de mercado, puesto, tenderete, puesto de fruta, tianguis, kiosko de mercado, caseta de feria | étal de marché, étal, échoppe de marché, étalage, stand de fruits, stand de marché | barraca de feira, barraquinha, quiosque, banca de frutas, tenda de feira, banca de mercado, banca | 屋台, 露店, 市場の屋台, マーケット屋台, 出店, 売店の屋台, マーケットスタンド | 摊位, 小摊, 货摊, 水果摊, 市场摊位, 攤位, 摊子, 小贩摊, 集市摊位
scarecrow | Vogelscheuche, Krautscheuche, Feldscheuche, Strohpuppe | espantapájaros, espantajo, muñeco de paja | épouvantail | espantalho, boneco de palha | かかし, カカシ, 案山子 | 稻草人, 草人
beehive | Bienenstock | colmena | ruche | colmeia | 蜂の巣 | 蜂巢
dog house | Hundehütte | caseta de perro | niche | casa de cachorro | 犬小屋 | 狗屋
pickaxe | Spitzhacke, Pickel, Spitzhaue, Bergmannshacke | pico, piqueta, zapapico | pioche, pic de mineur, piolet | picareta, alvião, picaretinha | つるはし, ピッケル, ツルハシ, ピックアックス | 镐子, 镐, 十字镐, 鹤嘴锄, 矿镐
shovel | Schaufel, Spaten, Schippe, Schäufelchen, Schneeschaufel | pala, palita, pala de jardín | pelle, pelle à neige, bêche | pá, pazinha, pá de jardim | シャベル, スコップ, ショベル, すこっぷ, 円匙 | 铲子, 锹, 铲, 鏟子, 铁锹, 铁铲
saw | Säge, Handsäge, Fuchsschwanz, Sägen | sierra, serrucho, sierra de mano | scie, scie à main, égoïne | serra, serrote, serra de mão | のこぎり, 鋸, ノコギリ | 锯子, 锯, 鋸子
wrench | Schraubenschlüssel, Rollgabelschlüssel, Engländer, Maulschlüssel | llave inglesa, llave de tuercas, llave fija | clé à molette, clef à molette, clé plate | chave inglesa, chave de boca, chave de porca | スパナ, レンチ, モンキーレンチ | 扳手, 扳钳, 活动扳手
screwdriver | Schraubenzieher, Schraubendreher, Kreuzschlitz | destornillador, desarmador, atornillador | tournevis, tournevis cruciforme | chave de fenda, chave phillips, chave de parafuso | ドライバー, ねじ回し, プラスドライバー | 螺丝刀, 改锥, 起子, 螺絲刀
wheelbarrow | Schubkarre, Karre, Schiebkarre, Schubkarren, Garette | carretilla, carretón de mano, carretilla de mano | brouette | carrinho de mão, carriola, carrinho de obra | 一輪車, 手押し車, 猫車, ねこ車 | 独轮车, 小推车, 斗车
scissors | Schere, Scheren, Schneiderschere | tijeras, tijera, tijeras de podar, tijeritas | ciseaux, paire de ciseaux, cisailles | tesoura, tesourinha | はさみ, 鋏, ハサミ | 剪刀, 剪, 剪子
fishing rod | Angel, Angelrute | caña de pescar | canne à pêche | vara de pescar | 釣り竿 | 钓鱼竿
telescope | Fernrohr, Teleskop, Spektiv, Sternenfernrohr | telescopio, catalejo, anteojo de larga vista, telescopio astronómico | télescope, longue vue, lunette astronomique, longue vue de pirate | telescópio, luneta, luneta de pirata | 望遠鏡, テレスコープ, 遠眼鏡, 天体望遠鏡 | 望远镜, 单筒望远镜, 天文望远镜
compass | Kompass | brújula | boussole | bússola | 羅針盤, コンパス | 指南针
torch | Fackel, Fackeln, Pechfackel | antorcha, antorcha encendida, tea | torche, flambeau, flambeaux, torches | tocha, archote, tochinha | 松明, たいまつ, トーチ, タイマツ | 火把, 火炬
rope | Seil, Strick, Tau, Leine, Seile, Lasso, Seilring, Seilbund | cuerda, soga, cordel, lazo de vaquero, mecate, cabo de cuerda, rollo de cuerda | corde, cordage, ficelle, lasso, corde enroulée, rouleau de corde | corda, cordame, barbante, laço de vaqueiro, cordinha, rolo de corda | ロープ, 縄, 紐, なわ, ろーぷ, 綱, ロープの束 | 绳子, 绳, 绳索, 麻绳, 繩子, 绳圈, 一捆绳子
chain | Kette, Ketten, Kettchen | cadena, cadenita | chaîne, chaînes, chaînette | corrente, correntinha, grilhão | 鎖, くさり, チェーン | 链条, 锁链, 铁链, 鏈條, 链子, 鍊子
anchor | Anker, Schiffsanker, Ankerchen | ancla, anclas, ancla de barco | ancre, ancres, ancre de bateau | âncora, âncora de navio | 錨, いかり, 碇, アンカー | 船锚, 锚, 锚链, 船錨
padlock | Vorhängeschloss, Hängeschloss, Schlösschen | candado, cerradura, candadito, cerrojo | cadenas, serrure, verrou | cadeado, fechadura, tranca, cadeadinho | 南京錠, 錠, パドロック, 錠前 | 挂锁, 锁, 锁头, 掛鎖
pickup truck | Lastwagen, Lkw, Laster, Pritschenwagen, Camion, Kleinlaster, Pickup | camión, camioneta, pick up, camioneta pickup, furgón, troca | camion, camionnette, poids lourd, pick up, semi remorque | caminhão, caminhonete, picape, camião, camionete, pick up, caminhãozinho | トラック, ピックアップトラック, とらっく, 軽トラ, ピックアップ | 卡车, 皮卡, 小货车, 卡車, 皮卡车
bus | Bus, Omnibus, Reisebus, Stadtbus, Autobus | autobús, bus, colectivo, guagua, ómnibus, buseta | autobus, bus, autocar, bus de ville | ônibus, autocarro, busão, micro-ônibus, ônibus de turismo | バス, ばす, 路線バス, 観光バス, 市バス | 公交车, 巴士, 大巴, 公共汽车, 公交, 客车, 公車, 旅游巴士
police car | Polizeiauto, Streifenwagen, Polizeiwagen | coche de policía, patrulla, patrullero, carro de policía, auto de policía | voiture de police, véhicule de police, panier à salade | carro de polícia, viatura, viatura policial, carro da polícia | パトカー, ポリスカー, 覆面パトカー | 警车, 巡逻车, 警用车
fire truck | Feuerwehrauto, Feuerwehr, Löschfahrzeug, Feuerwehrwagen | camión de bomberos, camión bomba, coche de bomberos, carro de bomberos, autobomba | camion de pompiers, voiture de pompiers, fourgon pompe | caminhão de bombeiros, carro de bombeiros, autobomba, viatura de bombeiros | 消防車, しょうぼうしゃ, はしご車, ポンプ車 | 消防车, 救火车, 云梯车
ambulance | Krankenwagen, Rettungswagen, Ambulanz, Sanka | ambulancia, vehículo de emergencia, ambulancias | ambulance, samu, véhicule d'urgence | ambulância, carro de emergência, ambulâncias | 救急車, きゅうきゅうしゃ | 救护车, 急救车, 救護車
taxi | Taxi, Taxis, Droschke | taxi, remís, taxis | taxi, taxis | táxi, táxis, carro de táxi | タクシー, たくしー, キャブ | 出租车, 的士, 計程車, 计程车
race car | Rennwagen, Rennauto, Formel 1 Wagen, Formel Eins Wagen, Bolide, Sportflitzer, Rennflitzer | coche de carreras, auto de carreras, carro de carreras, coche de fórmula uno, bólido, monoplaza | voiture de course, bolide, voiture de formule 1, voiture de rallye | carro de corrida, carro de fórmula 1, bólido, carro de competição | レーシングカー, レースカー, フォーミュラカー | 赛车, 方程式赛车, 賽車
motorcycle | Motorrad, Töff, Motorräder | motocicleta, moto, motos, motocicleta clásica, motoneta grande | moto, bécane, motos, motocyclette | motocicleta, moto, motos, motoca | バイク, オートバイ, おーとばい, 単車, モーターサイクル, 二輪車 | 摩托车, 機車, 摩托, 摩托車
bicycle | Fahrrad, Velo, Drahtesel, Bike, Radl, Fahrräder, Mountainbike | bicicleta, bici, bicis, bicicleta de montaña, cleta | vélo, bicyclette, bécane à pédales, vélos, vtt, bicyclettes | bicicleta, bike, bici, bicicletas, magrela | 自転車, じてんしゃ, チャリ, ママチャリ, マウンテンバイク, バイシクル, サイクル | 自行车, 单车, 脚踏车, 自行車, 腳踏車, 山地车
tractor | Traktor, Trecker, Schlepper | tractor, tractorcito, tractor agrícola | tracteur, tracteur agricole, tracteurs | trator, tratorzinho, trator agrícola | トラクター, とらくたー, 耕運機 | 拖拉机, 農用拖拉機, 农用车, 拖拉機
excavator | Bagger, Baggerlader, Schaufelbagger | excavadora, pala mecánica, retroexcavadora, excavador | pelleteuse, tractopelle, pelle mécanique | escavadeira, retroescavadeira, escavadora | ショベルカー, ユンボ, パワーショベル, 油圧ショベル | 挖掘机, 挖土机, 挖掘車, 怪手, 挖掘機
tank | Panzer, Kampfpanzer | tanque, tanque de guerra, tanque militar, carro de combate, blindado | char d assaut, tank, blindé chenillé, char de combat | tanque de guerra, tanque, blindado de guerra, carro de combate | 戦車, せんしゃ, タンク | 坦克, 战车, 主战坦克
locomotive | Lokomotive, Zug, Dampflok, Dampflokomotive, Lok, Züge, Zugmaschine, Bähnli, Eisenbahn | locomotora, tren, ferrocarril, locomotora de vapor, trencito, convoy, trenes | locomotive, train, train à vapeur, loco, locomotive à vapeur, trains, chemin de fer | locomotiva, trem, comboio, maria fumaça, locomotiva a vapor, trenzinho, trens | 機関車, 電車, 列車, 汽車, きかんしゃ, 蒸気機関車, でんしゃ, 鉄道, トレイン | 火车, 机车, 列车, 蒸汽火车, 火車, 火车头, 蒸汽机车
mine cart | Lore, Grubenwagen, Förderwagen, Minenwagen, Hunt, Bergwerkswagen | vagoneta, carro de mina, carrito de mina, carro minero | wagonnet, chariot de mine, berline de mine | vagonete, carrinho de mina, vagão de mina | トロッコ, 鉱山トロッコ, 炭鉱トロッコ | 矿车, 矿山车, 矿用推车, 矿坑车, 礦車
horse cart | Karren, Pferdekarren, Handwagen, Leiterwagen, Heuwagen, Bollerwagen, Fuhrwerk, Ochsenkarren, Holzwagen | carreta, carro de madera, carro de caballos, carretón, carro de heno, carromato de granja, carrito de madera | charrette, chariot en bois, carriole, chariot, char à foin, tombereau, charrettes, chariot à foin | carroça, carro de boi, carreta, carroção | 荷車, 手押し荷車, 干し草の荷車, 大八車 | 手推车, 板车, 手拉车, 木头车, 木车, 牛车, 运货马车, 推车
carriage | Kutsche, Postkutsche, Pferdekutsche, Königskutsche | carruaje, coche de caballos, diligencia, calesa, carroza | carrosse, calèche, diligence, fiacre, voiture à cheval | carruagem, diligência, charrete, coche | 馬の馬車, 馬車, ばしゃ, 四輪馬車, かぼちゃの馬車, 駅馬車, キャリッジ | 四轮马车, 马车, 皇家马车, 南瓜马车
sled | Schlitten, Rodel, Weihnachtsschlitten, Bob, Pferdeschlitten | trineo, trineo de santa, trineo de papá noel, deslizador de nieve | traîneau, luge, bobsleigh, traîneau de père noël, luges | trenó, trenó do papai noel, trenozinho | そり, 橇, ソリ, サンタのそり, ボブスレー | 雪橇, 雪车, 圣诞雪橇
dagger | Dolch, Messer, Dolche, Taschenmesser, Kampfmesser, Messerchen | daga, cuchillo, puñal, cuchilla, navajita, facón, daga corta | dague, poignard, couteau, canif, coutelas, stylet, couteau de combat | adaga, faca, punhal, canivete, faquinha, punhalzinho | 短剣, ナイフ, たんとう, ダガー, コンバットナイフ, 短刀 | 匕首, 刀, 刀子, 刀片, 军刀
katana | Katana, Samuraischwert | katana, sable japonés, sable samurái, espada samurái | katana, sabre japonais, sabre de samouraï | catana, espada samurai, espada japonesa | 刀, 日本刀, カタナ, かたな, 侍の刀, 太刀 | 武士刀, 太刀, 武士刀剑, 打刀
mace | Streitkolben, Morgenstern | maza, lucero del alba, mazo de guerra, porra de pinchos, maza con pinchos | masse d armes, étoile du matin, morgenstern | maça, estrela da manhã, maça de guerra, maça estrela, clava de metal | メイス, モーニングスター, 鎚矛 | 钉头锤, 流星锤, 晨星锤, 狼牙锤
war hammer | Kriegshammer | martillo de guerra | marteau de guerre | martelo de guerra | 戦鎚 | 战锤
spear | Speer, Lanze, Wurfspeer, Speere, Pike, Jagdspeer | lanza, jabalina, pica, lanza de guerra, venablo | lance, javelot, pique, javeline, épieu | lança, pique, chuço, lança de guerra | 槍, やり, スピア, ジャベリン, 投げ槍, 長槍 | 长矛, 矛, 矛枪, 投枪, 标枪, 長矛, 长枪
trident | Dreizack | tridente | trident | tridente | 三叉の槍 | 三叉戟
halberd | Hellebarde | alabarda | hallebarde | alabarda | ハルバード | 戟
scythe | Sense | guadaña | faux | foice | 大鎌 | 镰刀
club | Keule, Prügel, Baseballschläger, Knüppel | garrote, porra, bate, bate de béisbol, cachiporra, maza de madera, mazo de madera | gourdin, massue, batte de baseball, trique, batte | clava, porrete, taco de beisebol, bastão de beisebol, tacape, cacete | 棍棒, こん棒, バット, 野球バット, こんぼう | 棍棒, 木棒, 大棒, 球棒, 棒球棒, 球棍, 棒子
crossbow | Armbrust, Armbrüste | ballesta, ballestas, ballesta de mano | arbalète, arbalètes | besta, bestas, balestra | クロスボウ, 弩, ボウガン, 石弓 | 弩, 十字弓, 弩弓, 手弩
arrow | Pfeil, Pfeile, Bogenpfeil | flecha, flechas, saeta | flèche, flèches, trait d'arc | flecha, flechas, seta de arco, seta | 矢, アロー | 箭, 箭矢, 箭支, 箭頭
quiver | Köcher | carcaj | carquois | aljava | 矢筒 | 箭袋
pistol | Pistole, Knarre, Handfeuerwaffe, Schusswaffe, Pistolen, Wumme, Waffe | pistola, arma, arma de fuego, pistolita | pistolet, flingue, arme à feu, arme de poing, arme | pistola, arma, arma de fogo, pistolas | 拳銃, 銃, ピストル, ハンドガン, じゅう, けんじゅう, ガン | 手枪, 枪, 枪支, 手槍, 短枪
rifle | Gewehr, Sturmgewehr, Maschinengewehr, Flinte, Karabiner, AK 47, Kalaschnikow, AR Gewehr | rifle, fusil, ametralladora, carabina, fusil de asalto, rifle de asalto, metralleta, fusil ar | fusil, mitrailleuse, fusil d'assaut, carabine, kalachnikov, fusil ar | rifle, fuzil, metralhadora, carabina, espingarda automática, fuzil de assalto, rifle de assalto, fuzil ar | ライフル, 小銃, アサルトライフル, マシンガン, 機関銃, 自動小銃, 突撃銃, ARライフル | 步枪, 机枪, 冲锋步枪, 突击步枪, 步槍, 自动步枪, 機槍, AR步枪, 来复枪
grenade | Handgranate | granada | grenade | granada | 手榴弾, グレネード | 手榴弹, 手雷
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
lobster | Hummer, Garnele, Flusskrebs, Shrimp | langosta, bogavante, camarón, gamba, cigala, langostino | homard, crevette, écrevisse, langouste, langoustine | lagosta, camarão, lagostim | ロブスター, えび, エビ, 海老, 伊勢海老 | 龙虾, 虾, 蝦, 小龙虾, 龍蝦
seahorse | Seepferdchen | caballito de mar | hippocampe | cavalo marinho | タツノオトシゴ | 海马
swordfish | Schwertfisch | pez espada | espadon | peixe espada | カジキ | 剑鱼
orca | Schwertwal, Orca, Killerwal | orca, orca asesina | orque, épaulard | orca, baleia assassina | シャチ, しゃち | 虎鲸, 逆戟鲸, 杀人鲸
dragonfly | Libelle | libélula | libellule | libélula | トンボ | 蜻蜓
fly | Fliege, Mücke | mosca | mouche | mosca | ハエ | 苍蝇
ladybug | Marienkäfer | mariquita | coccinelle | joaninha | てんとう虫 | 瓢虫
caterpillar | Raupe | oruga | chenille | lagarta | 芋虫 | 毛毛虫
worm | Wurm, Regenwurm | gusano, lombriz | ver de terre | minhoca | ミミズ | 蚯蚓, 虫子
grasshopper | Heuschrecke, Grashüpfer | saltamontes | sauterelle | gafanhoto | バッタ | 蚱蜢
tyrannosaurus rex | Tyrannosaurus | tiranosaurio | tyrannosaure | tiranossauro | ティラノサウルス | 霸王龙
monster | Monster, Ungeheuer, Ungetüm, Kreatur, Biest, Monsterchen, Gegner, Bestie | monstruo, bestia, criatura, monstruito, bicho, engendro | monstre, créature, bête, bestiole | monstro, criatura, monstrinho, bicho papão | モンスター, 怪物, クリーチャー, ばけもの, 化け物, 魔物, 怪獣 | 怪物, 怪, 怪兽, 怪獸, 魔物, 妖怪
warehouse | Lagerhaus, Lagerhalle, Frachtdepot, Depot, Lager, Güterschuppen | almacén, depósito, depósito de carga, bodega de carga | entrepôt, dépôt, dépôt de fret, dépôt de marchandises, hangar de stockage | armazém, depósito, depósito de carga | 倉庫, 貨物倉庫, 貨物置き場, デポ | 仓库, 货运站, 货仓, 仓储, 货运仓库, 仓房
police station | Polizeiwache | comisaría | commissariat | delegacia | 警察署 | 警察局
greenhouse | Gewächshaus | invernadero | serre | estufa | 温室 | 温室
stadium | Stadion | estadio | stade | estádio | スタジアム | 体育场
drawbridge | Zugbrücke | puente levadizo | pont levis | ponte levadiça | 跳ね橋 | 吊桥
tunnel | Tunnel | túnel | tunnel | túnel | トンネル | 隧道
balcony | Balkon | balcón | balcon | varanda | ベランダ, バルコニー | 阳台
chimney | Schornstein, Kamin | chimenea | cheminée | chaminé | 煙突 | 烟囱
roof | Dach | tejado, techo | toit, toiture | telhado | 屋根, ルーフ | 屋顶
road | Straße, Straßen, Landstraße, Strasse, Autobahn, Gasse, Asphaltstraße, Fahrbahn | carretera, calle, autopista, avenida, calzada, ruta, callejón, carreteras, carretera de asfalto | route, rue, autoroute, chaussée, avenue, ruelle, route goudronnée, route asphaltée | estrada, rua, rodovia, avenida, pista asfaltada, autoestrada, ruas, estrada de asfalto, estrada asfaltada | 道路, どうろ, 車道, 通り, ロード, 高速道路, アスファルト道路, 舗装道路 | 道路, 公路, 马路, 街道, 高速公路, 柏油路, 沥青路, 道路面
railroad track | Gleis, Schienen, Schiene, Bahngleis, Eisenbahnschiene | vía del tren, rieles, riel, raíl, vía férrea, vías, vía | rails, voie ferrée, rail, rail de train | trilhos, trilho, via férrea, trilho de trem | 線路, レール, 鉄道レール, 線路レール | 铁轨, 轨道, 钢轨, 铁路轨道, 铁路
pipe | Rohr, Röhre | tubería, tubo, caño | tuyau, tube, canalisation | cano, tubo | パイプ, 土管, 管, 配管 | 管道, 水管, 管子, 管
ramp | Rampe | rampa | rampe | rampa | スロープ | 斜坡, 坡道
platform | Plattform | plataforma, tarima elevada | plateforme, estrade | plataforma, estrado elevado | 足場, プラットフォーム | 平台
cube | Würfel | cubo geométrico | cube | cubo geométrico, cubo | 立方体, キューブ | 立方体
sphere | Kugel | esfera | sphère | esfera | 球体 | 球体
cylinder | Zylinder | cilindro | cylindre | cilindro | 円柱, シリンダー | 圆柱体
brick | Ziegelstein, Backstein, Mauerziegel, Klinker | ladrillo, ladrillos sueltos | brique, briques | tijolo, tijolinho | レンガ, 煉瓦, ブロックレンガ | 砖头, 砖块, 红砖
pedestal | Sockel, Podest | pedestal | piédestal, socle | pedestal | 台座 | 底座
solar panel | Solarpanel, Solaranlage | panel solar | panneau solaire | painel solar | ソーラーパネル | 太阳能板
antenna | Antenne | antena | antenne | antena | アンテナ | 天线
river | Fluss, Bach, Flüsse, Bächlein, Wasserlauf | río, arroyo, riachuelo, ríos, riachuelito | rivière, fleuve, ruisseau, cours d'eau, rivières, ruisselet | rio, riacho, ribeirão, córrego, rios, ribeiro | 川, 河, かわ, 小川, せせらぎ | 河流, 小河, 河, 溪, 溪流
pond | Teich, Pfütze, See, Tümpel, Weiher, Seelein | estanque, laguna, charco, lago, charca, estanque de peces | étang, mare, lac, flaque, mare aux canards | lagoa, lago, poça, açude, charco, laguinho | 池, 湖, 沼, 泉, いけ, 水たまり | 池塘, 湖, 湖泊, 水坑, 水洼, 沼泽, 水池塘
hill | Hügel, Anhöhe, Grashügel, Hügelchen, Bühl | colina, cerro, loma, colinita, lomita, montículo | colline, butte, monticule, coteau, colline verte | colina, morro, colinazinha, outeiro | 丘, おか, 丘陵, ヒル | 小山, 山丘, 小丘, 土坡, 丘陵, 山坡, 草坡
iceberg | Eisberg | témpano | banquise | icebergue | 氷山 | 冰山
snowflake | Schneeflocke | copo de nieve | flocon de neige | floco de neve | 雪の結晶 | 雪花
snowball | Schneeball | bola de nieve | boule de neige | bola de neve | 雪玉 | 雪球
sandcastle | Sandburg | castillo de arena | château de sable | castelo de areia | 砂の城 | 沙堡
branch | Ast, Zweig, Äste, Zweige, Stöckchen, Ästchen, Zweiglein | rama, ramita, ramas, palito, vara seca | branche, rameau, brindille, branchette, branches, bout de bois | galho, graveto, raminho, galhos | 枝, えだ | 树枝, 枝, 枝条, 棍子
acorn | Eichel | bellota | gland de chêne | bolota | どんぐり | 橡果
pinecone | Tannenzapfen | piña de pino | pomme de pin | pinha | 松ぼっくり | 松果
hedge | Hecke | seto | haie | cerca viva, sebe | 生垣, 生け垣 | 树篱
fern | Farn | helecho | fougère | samambaia | シダ | 蕨
bamboo | Bambus | bambú | bambou | bambu | 竹 | 竹子
hay bale | Heuballen, Heu | paca de heno, heno, paca | botte de foin, foin | fardo de feno, feno, fardo | 干し草 | 干草, 草垛
seaweed | Seetang, Alge | alga | algue | alga | 海藻 | 海草
coral | Koralle | coral | corail | coral | サンゴ, 珊瑚 | 珊瑚
shell | Muschel | concha | coquillage | concha | 貝殻, 貝 | 贝壳
spider web | Spinnennetz | telaraña | toile d'araignée | teia de aranha | 蜘蛛の巣 | 蜘蛛网
bird nest | Vogelnest | nido | nid | ninho | 鳥の巣 | 鸟巢
tornado | Wirbelsturm | torbellino | tornade | furacão | 竜巻 | 龙卷风
crater | Krater | cráter | cratère | cratera | クレーター | 陨石坑
smoke | Rauch | humo | fumée | fumaça | 煙 | 烟雾, 烟
fork | Gabel, Essgabel, Kuchengabel | tenedor, tenedorcito, trinche | fourchette | garfo, garfinho | フォーク, ふぉーく | 叉子, 叉, 餐叉
spoon | Löffel, Löffelchen, Esslöffel, Teelöffel | cuchara, cucharita, cucharilla | cuillère, cuiller | colher, colherzinha, colher de pau, colher de chá | スプーン, 匙, さじ | 勺子, 匙, 勺, 汤匙, 调羹, 匙子, 湯匙
chopsticks | Essstäbchen | palillos | baguettes chinoises | pauzinhos | 箸 | 筷子
rolling pin | Nudelholz | rodillo de cocina | rouleau à pâtisserie | rolo de massa | めん棒 | 擀面杖
coffee machine | Kaffeemaschine | cafetera | machine à café, cafetière | cafeteira | コーヒーメーカー | 咖啡机
shower | Dusche | ducha | douche | chuveiro | シャワー | 淋浴
towel | Handtuch | toalla | serviette de bain | toalha | タオル | 毛巾
soap | Seife | jabón | savon | sabonete | 石鹸 | 肥皂
toothbrush | Zahnbürste | cepillo de dientes | brosse à dents | escova de dentes | 歯ブラシ | 牙刷
hourglass | Sanduhr | reloj de arena | sablier | ampulheta | 砂時計 | 沙漏
match | Streichholz | cerilla | allumette | fósforo | マッチ | 火柴
barbecue | Grill, Holzkohlegrill, Gartengrill | barbacoa, parrilla, asador | barbecue, gril | churrasqueira | バーベキュー, バーベキューグリル, バーベキューコンロ, BBQグリル | 烧烤架, 烧烤炉, 烤架
fishing net | Fischernetz, Netz | red de pesca, red | filet de pêche, filet | rede de pesca, rede | 漁網, 網, ネット | 渔网, 网
hose | Gartenschlauch, Schlauch | manguera | tuyau d'arrosage | mangueira | ホース | 水管软管
engine | Motor | motor | moteur | motor | エンジン | 发动机, 引擎
nail | Nagel | clavo | clou | prego | 釘 | 钉子
bolt | Schraube | tornillo | vis, boulon | parafuso | ネジ, ボルト, ねじ | 螺丝
rocking chair | Schaukelstuhl | mecedora | chaise à bascule, fauteuil à bascule | cadeira de balanço | 揺り椅子 | 摇椅
bunk bed | Etagenbett, Hochbett | litera | lits superposés, lit superposé | beliche | 二段ベッド | 双层床
coffee table | Couchtisch | mesa de centro | table basse | mesa de centro | コーヒーテーブル | 茶几
office chair | Bürostuhl | silla de oficina | chaise de bureau | cadeira de escritório | オフィスチェア | 办公椅
dresser | Kommode | cómoda, cajonera | commode | cômoda, gaveteiro, criado mudo | タンス | 梳妆台, 抽屉柜
hammock | Hängematte | hamaca | hamac | rede de dormir | ハンモック | 吊床
picture frame | Bilderrahmen, Gemälde | cuadro, marco de fotos | tableau, cadre photo | quadro | 額縁, 絵画 | 画框, 画, 相框
laptop | Laptop | portátil | ordinateur portable | notebook | ノートパソコン | 笔记本电脑
keyboard | Tastatur | teclado | clavier | teclado | キーボード | 键盘
smartphone | Handy, Smartphone | móvil, teléfono móvil | téléphone portable | celular | スマホ, スマートフォン | 手机
fan | Ventilator, Lüfter | ventilador | ventilateur | ventilador | 扇風機, ファン, 換気扇, 二連ファン | 风扇, 电扇, 风机
light bulb | Glühbirne | bombilla | ampoule | lâmpada | 電球 | 灯泡
vacuum cleaner | Staubsauger | aspiradora | aspirateur | aspirador | 掃除機 | 吸尘器
microwave | Mikrowelle | microondas | micro ondes | micro-ondas | 電子レンジ | 微波炉
toaster | Toaster | tostadora | grille pain | torradeira | トースター | 烤面包机
electric guitar | E-Gitarre | guitarra eléctrica | guitare électrique | guitarra elétrica | エレキギター | 电吉他
saxophone | Saxophon | saxofón | saxophone | saxofone | サックス | 萨克斯
harp | Harfe | arpa | harpe | harpa | ハープ | 竖琴
basketball | Basketball | balón de baloncesto | ballon de basket | bola de basquete | バスケットボール | 篮球
kite | Drachen aus Papier | cometa | cerf volant | pipa de papel | 凧 | 风筝
cupcake | Törtchen, Muffin, Cupcake | magdalena, muffin, panquecito | petit gâteau, muffin, cupcake | bolinho, muffin, queque | カップケーキ, マフィン | 纸杯蛋糕, 玛芬蛋糕, 玛芬, 松糕, 小蛋糕
french fries | Pommes | papas fritas, patatas fritas | frites | batatas fritas | フライドポテト | 薯条
fried egg | Spiegelei | huevo frito | œuf au plat | ovo frito | 目玉焼き | 煎蛋
pancakes | Pfannkuchen | tortitas | crêpes | panquecas | パンケーキ | 煎饼
chocolate bar | Schokoladentafel, Tafel Schokolade, Schokoriegel, Schokoladenriegel | tableta de chocolate, barra de chocolate, barrita de chocolate, chocolatina, golosina en barra | tablette de chocolat, barre chocolatée, barre de chocolat | barra de chocolate, barrinha de chocolate, chocolate em barra | 板チョコ, チョコバー, キャンディバー, チョコレートバー | 巧克力棒, 糖果棒, 巧克力条, 巧克力排, 士力架
spaghetti | Spaghetti, Nudeln | espaguetis | spaghettis, pâtes | espaguete, macarrão | スパゲッティ, パスタ | 意大利面
rice | Reis | arroz | riz | arroz | ご飯 | 米饭
dumplings | Teigtaschen, Knödel | empanadillas | raviolis chinois | bolinhos chineses | 餃子, 肉まん | 饺子, 包子
onion | Zwiebel | cebolla | oignon | cebola | 玉ねぎ, タマネギ | 洋葱
garlic | Knoblauch | ajo | ail | alho | にんにく | 大蒜
broccoli | Brokkoli | brócoli | brocoli | brócolis | ブロッコリー | 西兰花
cauliflower | Blumenkohl | coliflor | chou fleur | couve-flor | カリフラワー | 花椰菜
cabbage | Kohl, Kohlkopf, Weißkohl, Kraut, Krautkopf | col, repollo, berza, repollo verde | chou, chou vert, chou pommé | repolho, couve | キャベツ | 白菜, 卷心菜, 包菜
cucumber | Gurke | pepino | concombre | pepino | きゅうり | 黄瓜
eggplant | Aubergine | berenjena | aubergine | berinjela | ナス | 茄子
peach | Pfirsich | melocotón, durazno | pêche | pêssego | 桃 | 桃子
avocado | Avocado | aguacate | avocat | abacate | アボカド | 牛油果
coconut | Kokosnuss | coco | noix de coco | coco | ココナッツ | 椰子
construction worker | Bauarbeiter | obrero, albañil | ouvrier | operário, pedreiro | 作業員 | 建筑工人
infantryman | Infanterist | soldado de infantería | fantassin | soldado de infantaria | 歩兵 | 步兵
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
tram | Straßenbahn, Tram, Strassenbahn, Bim, S Bahn, Stadtbahn, Trambahn | tranvía, tranvías, tranvía urbano | tramway, tram, trams, tramways | bonde, bondinho, elétrico urbano | 路面電車, 市電, トラム, ちんちん電車, トラム車両 | 电车, 有轨电车, 轻轨, 電車, 单轨列车, 单轨电车
cruise ship | Kreuzfahrtschiff, Fähre | crucero | paquebot, bateau de croisière | navio de cruzeiro | 客船 | 邮轮, 游轮
snowmobile | Motorschlitten | moto de nieve | motoneige | moto de neve | スノーモービル | 雪地摩托
chariot | Streitwagen | cuadriga | char antique | biga | 戦車馬車 | 战车马车
soy sauce bottle | Sojasauce, Sojasoße, Sojasaucenflasche | salsa de soja, salsa de soya | sauce soja | molho de soja, molho shoyu | 醤油, しょうゆ, 醤油瓶 | 酱油, 酱油瓶
peanut butter jar | Erdnussbutter, Erdnussbutterglas | mantequilla de cacahuete, mantequilla de maní, crema de cacahuate | beurre de cacahuète, beurre de cacahuètes | manteiga de amendoim, pasta de amendoim | ピーナッツバター | 花生酱
wine glass | Weinglas, Rotweinglas | copa de vino | verre à vin, verre de vin | taça de vinho | ワイングラス | 红酒杯, 葡萄酒杯, 高脚酒杯
skull post | Schädelpfahl, Pfahl mit Schädel, Pfahl mit Totenkopf, Totenkopfpfahl | poste con calavera, poste con cráneo, estaca con calavera | poteau à crâne, poteau avec crâne, poteau avec un crâne, pieu avec crâne | poste com caveira, poste com crânio, estaca com caveira | 頭蓋骨の柱, ドクロの付いた杭, ドクロの杭, ドクロの柱, 骸骨の柱 | 骷髅柱, 骷髅柱子, 骷髅头柱子, 骷髅桩
mussel | Miesmuschel | mejillón | moule | mexilhão | ムール貝 | 贻贝, 青口
rack of ribs | Rippchen, Spareribs, Schälrippchen | costillas de cerdo, costillar | travers de porc, côtes levées | costelinha, costela de porco | スペアリブ | 排骨, 肋排
carrot crop | Karottenbeet, Möhrenbeet, Karottenpflanze, Möhrenpflanze | cultivo de zanahorias, huerto de zanahorias, planta de zanahoria, cultivo de zanahoria | plant de carottes, carré de carottes, plant de carotte, culture de carotte | canteiro de cenouras, plantação de cenoura, pé de cenoura | にんじん畑, にんじん畑の作物, 人参の作物 | 胡萝卜田, 胡萝卜地, 胡萝卜作物, 胡萝卜植株
shelf | Regal, Regale, Wandregal, Holzregal, Regalbrett | estante, repisa, anaquel, balda, estantería vacía | étagère, étagères, rayonnage | prateleira, prateleiras | 棚, 棚板, シェルフ | 架子, 置物架, 货架
single bed | Einzelbett | cama individual, cama sencilla, catre | lit simple, lit une place | cama de solteiro | シングルベッド | 单人床
corner desk | Eckschreibtisch | escritorio esquinero, escritorio en l | bureau d'angle | escrivaninha de canto | l字型デスク, コーナーデスク | 转角书桌, 转角桌
wall cabinet | Hängeschrank, Wandschrank, Oberschrank | armario de pared, alacena colgante | placard mural, meuble haut | armário de parede, armário aéreo | 吊り戸棚 | 吊柜
pepper mill | Pfeffermühle, Salzmühle | molinillo de pimienta, pimentero | moulin à poivre | moedor de pimenta | ペッパーミル, 胡椒挽き | 胡椒研磨器, 胡椒磨
cable | Kabel, Stromkabel, Verlängerungskabel | cable, cables | câble, câbles, rallonge | cabo elétrico, extensão elétrica, fio | ケーブル, 電線コード | 电缆, 电线
tool cart | Werkzeugwagen, Servierwagen | carro de herramientas | servante d'atelier, chariot à outils | carrinho de ferramentas | 工具カート, ツールワゴン | 工具车
road end | Sackgasse, Straßenende | calle sin salida, callejón sin salida | impasse, cul-de-sac | rua sem saída, beco sem saída | 行き止まり | 死胡同, 断头路
sand patch | Sandfläche, Sandfleck | parche de arena | étendue de sable | trecho de areia | 砂地 | 沙地
grass patch | Rasenstück, Grasfläche, Grasfleck, Grasflecken | parche de hierba, parche de césped, mata de hierba, trozo de hierba | carré d'herbe, touffe d'herbe, carré de gazon, plaque d'herbe | trecho de grama, tufo de grama, tufo de capim, pedaço de grama | 草地, 芝生, 草の一角, 草の塊 | 草地, 草坪, 一片草, 草块
coaster straight | Achterbahnschiene, Achterbahnstrecke | vía de montaña rusa, carril de montaña rusa | rail de montagnes russes, voie de montagnes russes | trilho de montanha russa | ジェットコースターのレール, コースターのレール | 过山车轨道
coaster corner | Achterbahnkurve | curva de montaña rusa | virage de montagnes russes | curva de montanha russa | ジェットコースターのカーブ | 过山车弯道
coaster loop | Achterbahnlooping, Looping | bucle de montaña rusa, rizo de montaña rusa | looping de montagnes russes | looping de montanha russa | 宙返りコースター, ジェットコースターのループ | 过山车回环
log flume straight | Wildwasserbahn | canal de troncos | bûches flottantes | canal de troncos de água | 急流すべり | 激流勇进水道
mini golf straight | Minigolfbahn | pista de minigolf | piste de minigolf | pista de minigolfe | ミニゴルフのコース | 迷你高尔夫球道
marble run straight | Murmelbahn, Kugelbahn | pista de canicas | circuit de billes | pista de bolinhas | ビー玉転がし, ビー玉コース | 弹珠轨道
toy track straight | Spielzeugstrecke, Rennbahnschiene | pista de juguete | piste de jouet | pista de brinquedo | おもちゃのコース | 玩具轨道
toy track loop | Loopingbahn | pista con bucle | piste à looping | pista com looping | ループコース | 玩具回环轨道
monorail track | Einschienenbahn, Monorailschiene, Monorail, Einschienenbahnschiene, Einschienenbahngleis | vía de monorriel, monorraíl, vía de monorraíl, riel de monorraíl, monorriel | voie de monorail, rail de monorail, monorail | trilho de monotrilho, trilho do monotrilho, monotrilho | モノレール線路, モノレールの線路, モノレールのレール | 单轨轨道, 单轨, 单轨铁路, 单轨铁轨
railing | Geländer, Balkongeländer, Treppengeländer | barandilla, baranda, barandal, pasamanos | rambarde, garde-corps, balustrade | corrimão, guarda-corpo, gradil | 手すり, 手摺 | 栏杆, 扶手
railing corner | Geländerecke | esquina de barandilla | angle de rambarde | canto de corrimão | 手すりの角 | 栏杆转角
corridor | Korridor, Flur, Gang | pasillo, corredor | couloir, corridor | corredor | 廊下, 通路 | 走廊, 通道
corridor cross | Flurkreuzung, Gangkreuzung, Korridorkreuzung, Gangkreuz | cruce de pasillos, intersección de pasillo, intersección de pasillos, cruce de pasillo | croisement de couloirs, intersection de couloir, intersection de couloirs, croisement de couloir | cruzamento de corredores, interseção de corredor, interseção de corredores, cruzamento de corredor | 十字廊下, 十字通路, 廊下の交差点, 廊下の十字路, 通路の交差点 | 十字走廊, 走廊十字路口, 走廊路口, 走廊交叉口
gated arch | Torbogen mit Gitter | arco con reja | arche grillagée | arco com portão | 門付きアーチ | 铁门拱门
potted flowers | Blumentopf mit Blumen, Topfblumen | maceta con flores, flores en maceta | pot de fleurs fleuri, fleurs en pot | vaso com flores, flores em vaso | 鉢植えの花 | 盆花, 盆栽花
car wheel | Autorad, Alufelge | rueda de coche, rueda de auto | roue de voiture | roda de carro | 車のホイール, 自動車の車輪 | 汽车轮子, 汽车车轮
shipwreck | Schiffswrack, Wrack | naufragio, barco hundido, pecio | épave, épave de bateau, naufrage | naufrágio, navio naufragado | 難破船, 沈没船 | 沉船, 残骸船
kitchen sink | Spüle, Küchenspüle, Spülbecken | fregadero, fregadero de cocina | évier, évier de cuisine | pia de cozinha, pia da cozinha | 流し台, キッチンシンク | 厨房水槽, 洗碗池
broken column | zerbrochene Säule, Ruine, Ruinen | columna rota, ruinas, ruina | colonne brisée, colonne en ruine, ruines, ruine | coluna quebrada, ruínas, ruína | 壊れた柱, 廃墟, 遺跡 | 断柱, 废墟, 遗迹
soda bottle | Limonadenflasche, Colaflasche, Limoflasche | botella de refresco, botella de gaseosa, botella de soda | bouteille de soda, bouteille de limonade | garrafa de refrigerante, garrafa de soda | 炭酸飲料の瓶, コーラ瓶, ソーダの瓶, ソーダ瓶, 炭酸飲料のボトル, ジュースの瓶 | 汽水瓶, 可乐瓶, 苏打水瓶
pizza box | Pizzakarton, Pizzaschachtel | caja de pizza | boîte à pizza, carton à pizza | caixa de pizza | ピザの箱, ピザ箱 | 披萨盒
sundae | Eisbecher | copa de helado, sundae | coupe glacée, sundae | taça de sorvete, sundae | サンデー, パフェ | 圣代
metal panel | Metallplatte, Wandplatte | panel metálico, panel de metal | panneau métallique, panneau de métal | painel de metal | 金属パネル | 金属面板, 金属板
tire | Reifen, Autoreifen, Pneu | neumático, llanta, caucho de auto, cubierta de auto, llantas | pneu, pneus | pneu, pneus | タイヤ, たいや, ゴムタイヤ | 轮胎, 车胎, 輪胎
chainsaw | Kettensäge, Motorsäge | motosierra | tronçonneuse | motosserra | チェーンソー | 电锯
pitchfork | Heugabel, Mistgabel, Forke, Mistforke | horca de heno, tridente de heno, bieldo, horqueta | fourche, fourche à foin | forcado, tridente de feno, garfo de feno | 熊手, ピッチフォーク, 干し草用フォーク | 干草叉, 草叉, 干草耙
whip | Peitsche | látigo | fouet | chicote | 鞭 | 鞭子
boomerang | Bumerang | bumerán | boomerang | bumerangue | ブーメラン | 回旋镖
slingshot | Steinschleuder, Schleuder | tirachinas, honda | lance pierre, fronde | estilingue | パチンコ | 弹弓
rocket launcher | Raketenwerfer | lanzacohetes | lance roquettes | lança foguetes | ロケットランチャー | 火箭筒
shotgun | Schrotflinte | escopeta | fusil à pompe | espingarda | ショットガン | 霰弹枪
laser gun | Laserpistole, Blaster, Laserblaster, Strahlenpistole | pistola láser, bláster, blaster, pistola de rayos | pistolet laser, blaster, blasteur, pistolet à rayons | pistola laser, blaster, arma laser, pistola de raios | 光線銃, ブラスター, レーザーガン, レーザー銃 | 激光枪, 爆能枪, 射线枪, 镭射枪, 激光手枪
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
road barrier | Absperrung, Straßensperre, Sperre | barricada, barrera, barrera vial, valla de tráfico | barrière routière, barrage routier | barreira, bloqueio de estrada | バリケード, バリア, 障害物, 道路バリア | 路障, 障碍物, 隔离栏
cardboard box | Pappkarton, Karton | caja de cartón | boîte en carton, carton | caixa de papelão | 段ボール | 纸箱
shipping container | Frachtcontainer, Container | contenedor, container | conteneur, container | contêiner, container | コンテナ, 貨物コンテナ | 集装箱, 货柜
battery | Batterie, Batterien | pila, batería, pila eléctrica | pile électrique, batterie, pile, accumulateur | pilha, bateria, pilha elétrica | 電池, バッテリー, 乾電池 | 电池, 蓄电池, 电瓶
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
farm gate | Zauntor, Weidetor | puerta de cerca, portón de granja, puerta de valla | portail de ferme | porteira | 牧場の門 | 栅栏门
wooden palisade | Palisade | empalizada | palissade | paliçada | 木柵 | 木栅栏
rope bridge | Hängebrücke, Seilbrücke | puente colgante, puente de cuerda | pont suspendu, pont de corde | ponte pênsil, ponte de corda | 吊り橋 | 吊桥, 绳桥
barracks | Kaserne | cuartel | caserne | quartel | 兵舎 | 兵营
tavern | Taverne, Wirtshaus, Gasthaus, Kneipe, Schenke, Gasthof, Wirtschaft, Herberge, Beiz, Beisl | taberna, posada, cantina, mesón, venta, pousada, bar medieval | taverne, auberge, pub, bistrot, estaminet, bar médiéval | taverna, estalagem, pousada, hospedaria, tasca, boteco, bar medieval | 居酒屋, 酒場, 宿屋, パブ, 酒屋, サルーン | 酒馆, 客栈, 酒吧, 旅店, 旅馆, 酒館
sawmill | Sägewerk | aserradero | scierie | serraria | 製材所 | 锯木厂
wind turbine | Windrad, Windkraftanlage | aerogenerador | éolienne | turbina eólica | 風力タービン, 風力発電機 | 风力发电机
town hall | Rathaus | ayuntamiento | mairie, hôtel de ville | prefeitura, câmara municipal | 役場, 市役所 | 市政厅
shrine | Schrein | santuario | sanctuaire | santuário | 祠, 神社 | 神社, 神龛
wooden dock | Steg, Bootssteg, Anlegestelle, Hafen, Hafensteg | muelle, embarcadero, puerto | ponton, quai, jetée, port | cais, píer, doca, porto | 桟橋, 埠頭, 港 | 码头, 木码头, 港口
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
honey jar | Honigglas, Honigtopf, Honig, Topf Honig, Bienenhonig | tarro de miel, miel, bote de miel, frasco de miel | pot de miel, miel, bocal de miel, pot à miel | pote de mel, mel, frasco de mel, vidro de mel | ハチミツの瓶, 蜂蜜の瓶, はちみつ, ハチミツ, 蜂蜜, はちみつの瓶, ハニーポット | 蜂蜜罐, 蜂蜜, 蜜罐, 蜂蜜瓶, 一罐蜂蜜
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
jug | Kanne, Krug, Wasserkrug, Karaffe | jarra, jarra de agua, jarro, cántaro | cruche, pichet, carafe, broc, cruche à eau | jarra, jarro, moringa, cântaro, jarra de água | 水差し, ピッチャー | 水壶, 水罐, 大水壶
milk carton | Milchkarton, Milchtüte | cartón de leche | brique de lait | caixa de leite | 牛乳パック | 牛奶盒
pallet | Palette, Holzpalette, Transportpalette, Europalette | palé, palé de madera, tarima, estiba | palette en bois, palette, palettes, palette de transport | palete, palete de madeira, estrado, pallet | パレット, 木製パレット, 荷台パレット | 托盘架, 木托盘, 货运托盘, 栈板, 卡板
stone circle | Steinkreis | círculo de piedras | cercle de pierres | círculo de pedras | 環状列石 | 石圈, 巨石阵
magic lamp | Wunderlampe | lámpara mágica | lampe magique | lâmpada mágica | 魔法のランプ | 神灯
spike trap | Stachelfalle | trampa de pinchos, trampa de púas | piège à pointes, piège à pics | armadilha de espinhos | トゲの罠, 針の罠, スパイク, トゲ罠 | 尖刺陷阱, 地刺
prison door | Gefängnistür, Zellentür | puerta de prisión, puerta de celda | porte de prison, porte de cellule | porta de prisão, porta de cela | 牢屋の扉 | 牢门
pressure plate | Druckplatte | placa de presión | plaque de pression | placa de pressão | 感圧板 | 压力板
pirate flag | Piratenflagge | bandera pirata | drapeau pirate | bandeira pirata | 海賊旗 | 海盗旗
weapon rack | Waffenständer | armero, estante de armas | râtelier d'armes | suporte de armas | 武器棚, 武器ラック | 武器架
armor stand | Rüstungsständer | soporte de armadura | porte armure | suporte de armadura | 防具立て, 鎧立て | 盔甲架
archery target | Bogenzielscheibe, Schießscheibe, Ziel | blanco, diana de tiro, tiro al blanco | cible de tir, cible de tir à l'arc | alvo de arco e flecha, alvo de tiro | 弓の的, ターゲット, 射的の的 | 箭靶, 靶, 射箭靶
bedroll | Schlafsack | saco de dormir | sac de couchage | saco de dormir | 寝袋 | 睡袋
jack o lantern | Halloweenkürbis, Kürbislaterne, geschnitzter Kürbis | calabaza de halloween, calabaza tallada | citrouille d'halloween, citrouille sculptée | abóbora de halloween, abóbora esculpida | ハロウィンかぼちゃ, ジャックオーランタン, 彫ったかぼちゃ, ハロウィンのかぼちゃ | 南瓜灯, 雕刻南瓜, 万圣节南瓜
cannon ball | Kanonenkugel | bala de cañón | boulet de canon | bala de canhão | 砲弾, 大砲の弾, 砲丸の弾 | 炮弹, 大炮炮弹
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
apple pie | Apfelkuchen, gedeckter Apfelkuchen, Pie | pastel de manzana, tarta de manzana, pay, pay de manzana | tarte aux pommes, tarte | torta de maçã, torta, torta doce de maçã, torta doce | アップルパイ, パイ | 苹果派, 馅饼, 派, 水果派
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
lettuce | Salatkopf, Kopfsalat, Salat, Blattsalat | lechuga, lechuga romana | laitue, salade, scarole, salade verte feuille | alface, alface crespa | レタス, サニーレタス | 生菜, 莴苣
beet | Rote Bete, Rübe | remolacha | betterave | beterraba | ビーツ | 甜菜
chili pepper | Chili, Chilischote | chile, guindilla | piment | pimenta malagueta | 唐辛子 | 辣椒
bell pepper | Paprika | pimiento | poivron | pimentão | パプリカ, ピーマン | 甜椒
radish | Radieschen, Rettich | rábano | radis | rabanete | ラディッシュ, 大根 | 萝卜
blueberry | Blaubeere, Heidelbeere | arándano | myrtille | mirtilo | ブルーベリー | 蓝莓
bar stool | Barhocker | taburete de bar | tabouret de bar | banqueta de bar | バースツール | 吧台凳
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
kitchen knife | Küchenmesser, Brotmesser, Fleischmesser, Kochmesser | cuchillo de cocina, cuchillo, cuchillo de carnicero, cuchillo de pan | couteau de cuisine, couteau, couteau à pain, couteau de boucher | faca de cozinha, faca, faca de pão, faca de açougueiro | 包丁, ほうちょう, パン切り包丁, キッチンナイフ | 菜刀, 厨刀, 餐刀, 水果刀
menu | Speisekarte | carta de menú | menu | cardápio | メニュー | 菜单
tablecloth | Tischdecke | mantel | nappe | toalha de mesa | テーブルクロス | 桌布
key ring | Schlüsselbund | llavero | porte clés, trousseau de clés | chaveiro, molho de chaves | キーホルダー, 鍵束 | 钥匙圈
statue | Statue, Skulptur, Standbild | estatua, escultura, efigie | statue, sculpture | estátua, escultura | 像, 彫像, スタチュー, 石像, 銅像 | 雕像, 塑像, 石像, 雕塑
lute | Laute | laúd | luth | alaúde | リュート | 鲁特琴
banjo | Banjo | banjo | banjo | banjo | バンジョー | 班卓琴
accordion | Akkordeon | acordeón | accordéon | acordeão | アコーディオン | 手风琴
tambourine | Tamburin | pandereta | tambourin | pandeiro | タンバリン | 铃鼓
baseball | Baseball | pelota de béisbol | balle de baseball | bola de beisebol | 野球ボール | 棒球
tennis racket | Tennisschläger | raqueta de tenis | raquette de tennis | raquete de tênis | テニスラケット | 网球拍
golf club | Golfschläger | palo de golf | club de golf | taco de golfe | ゴルフクラブ | 高尔夫球杆
bowling pin | Bowlingkegel, Kegel aus Holz | bolo, bolo de boliche | quille, quille de bowling | pino de boliche, pino de bowling | ボウリングのピン, ボーリングのピン | 保龄球瓶, 保龄球木瓶
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
floor tile | Bodenfliese, Fliese, Betonplatte, Bodenplatte, Gehwegplatte, Steinplatte | baldosa, azulejo, losa, loseta, baldosa de hormigón, placa de concreto, placa de hormigón | dalle, carreau, dalle de béton, dalle en béton, pavé | azulejo, piso, ladrilho, laje, placa de concreto, placa de piso, laje de concreto | 床タイル, タイル, コンクリートタイル, 床石, 石畳タイル, 敷石, 床, フロア, フロアタイル | 地砖, 瓷砖, 混凝土板, 混凝土砖, 石板, 地板砖
crossroads | Kreuzung, Straßenkreuzung, Wegkreuzung | cruce de caminos, cruce, intersección, encrucijada | carrefour, croisement, intersection, croisée | cruzamento, encruzilhada, interseção | 交差点, 十字路, 四つ角, 四つ辻, 交差路 | 十字路口, 路口, 交叉路口, 十字街口
doorway | Türrahmen | marco de puerta, umbral | encadrement de porte | batente, vão de porta | 戸口 | 门框
scaffold | Gerüst | andamio | échafaudage | andaime | 足場 | 脚手架
awning | Markise, Vordach, Sonnensegel, Markisendach, Baldachin | toldo, marquesina, toldo de tienda, toldito, dosel | auvent, marquise, store banne, store, banne, baldaquin, dais | toldo, marquise, cobertura de loja, toldo de loja, dossel, baldaquim | 日よけ, 庇, ひさし, オーニング, 日除け, 天蓋, キャノピー | 遮阳篷, 雨棚, 遮阳棚, 雨篷, 遮陽篷, 凉篷, 顶篷, 华盖, 天篷, 篷子
gazebo | Pavillon | glorieta, cenador | gazebo, kiosque | gazebo, coreto | 東屋 | 凉亭
chicken coop | Hühnerstall | gallinero | poulailler | galinheiro | 鶏小屋 | 鸡舍
double door | Doppeltür, Flügeltür, zweiflügelige Tür | puerta doble | double porte, porte double | porta dupla | 両開きの扉, 両開きドア, 両開きのドア, ダブルドア | 双开门, 双扇门, 双扇木门
brick wall | Backsteinmauer, Ziegelmauer | pared de ladrillo, muro de ladrillos | mur de briques | parede de tijolos, muro de tijolos | レンガの壁 | 砖墙
wall with a door | Wand mit Tür, Mauer mit Tür, Wand mit Türöffnung | pared con puerta, muro con puerta, pared con hueco de puerta | mur avec porte, mur avec ouverture de porte | parede com porta, muro com porta, parede com vão de porta | 扉付きの壁, ドア付きの壁, 出入り口のある壁 | 门墙, 带门的墙, 带门洞的墙
wooden floor | Holzboden, Dielenboden | suelo de madera, piso de madera, entarimado | plancher, parquet, plancher en bois | piso de madeira, assoalho, chão de madeira | 木の床, フローリング | 木地板, 地板
willow tree | Weide, Trauerweide | sauce | saule | salgueiro | 柳, 柳の木 | 柳树
bonsai | Bonsai | bonsái | bonsaï | bonsai | 盆栽 | 盆景
daisy | Gänseblümchen | margarita | marguerite, pâquerette | margarida | ヒナギク | 雏菊
lily pad | Seerosenblatt | nenúfar | nénuphar | vitória régia | 睡蓮の葉 | 睡莲叶
vine | Ranke, Kletterpflanze | enredadera | liane | cipó, trepadeira | つる, 蔦 | 藤蔓
clover | Kleeblatt, Klee | trébol | trèfle | trevo | クローバー | 三叶草
stalagmite | Stalagmit | estalagmita | stalagmite | estalagmite | 石筍 | 石笋
pile of leaves | Laubhaufen | montón de hojas | tas de feuilles | monte de folhas | 落ち葉の山 | 落叶堆
flowering cactus | Blütenkaktus | cactus floreciente | cactus fleuri | cacto florido | 花の咲いたサボテン | 开花仙人掌
rubble | Schutt, Trümmer | escombros | décombres, gravats, débris | escombros, entulho, destroços | 瓦礫, 残骸の山 | 瓦砾, 废墟碎块
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
rat | Ratte | rata | rat | rato de esgoto, ratazana, rato de laboratório | ネズミ, ラット, ドブネズミ, どぶねずみ | 老鼠, 耗子, 大老鼠
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
bus stop | Bushaltestelle, Haltestelle | parada de autobús | arrêt de bus, abribus | ponto de ônibus, paragem de autocarro | バス停 | 公交站
stop sign | Stoppschild | señal de stop, señal de alto | panneau stop | placa de pare, sinal de pare | 一時停止の標識 | 停车标志
warning sign | Warnschild | señal de peligro, señal de advertencia | panneau de danger, panneau d'avertissement | placa de aviso, placa de perigo | 警告標識 | 警告牌, 警告标志
street sign | Straßenschild | señal de tráfico, letrero de calle | panneau routier, panneau de rue | placa de rua, placa de trânsito | 道路標識 | 路标
billboard | Reklametafel, Werbetafel, Plakatwand, Werbeplakat, Reklame, Plakattafel | valla publicitaria, cartel publicitario, anuncio publicitario, espectacular | panneau publicitaire, affiche publicitaire, panneau d'affichage publicitaire | outdoor publicitário, outdoor, painel publicitário, cartaz publicitário | 看板広告, ビルボード, 広告板 | 广告牌, 广告板, 广告看板, 大型广告牌
gas pump | Zapfsäule | surtidor de gasolina | pompe à essence | bomba de gasolina | 給油機 | 加油机
dumpster | Müllcontainer | contenedor de basura | benne à ordures, benne | caçamba de lixo | 大型ゴミ箱 | 垃圾箱
seesaw | Wippe | balancín | balançoire à bascule | gangorra | シーソー | 跷跷板
flag pole | Fahnenmast | asta de bandera, mástil | mât de drapeau | mastro de bandeira | 旗竿 | 旗杆
drill | Bohrmaschine, Bohrer | taladro | perceuse | furadeira | ドリル | 电钻
pliers | Zange | alicates | pince | alicate | ペンチ | 钳子
leaf rake | Rechen, Harke | rastrillo | râteau | ancinho | 熊手 | 耙子
hoe | Hacke | azada | houe | enxada | 鍬 | 锄头
paintbrush | Pinsel | pincel, brocha | pinceau | pincel | 絵筆, ペンキブラシ | 画笔, 刷子
bear trap | Bärenfalle, Fangeisen | trampa para osos, trampa de oso, trampa de osos | piège à ours, piège à loups | armadilha de urso, armadilha para urso, armadilha para ursos | トラバサミ, 熊罠, 熊用の罠, 熊の罠 | 捕兽夹, 捕熊夹, 熊夹, 捕熊陷阱
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
train car | Waggon, Eisenbahnwagen | vagón, vagón de tren | wagon | vagão | 客車 | 火车车厢, 车厢
covered wagon | Planwagen | carreta cubierta | chariot bâché | carroça coberta | 幌馬車 | 篷车
trailer | Anhänger | remolque | remorque | reboque | トレーラー | 拖车
round shield | Rundschild | escudo redondo | bouclier rond | escudo redondo | 丸盾 | 圆盾
flail | Flegel, Streitflegel | mangual | fléau d'armes | mangual | フレイル | 连枷
rapier | Rapier, Degen | estoque, ropera | rapière | rapieira, florete | レイピア | 西洋剑, 细剑
scimitar | Krummsäbel | cimitarra | cimeterre | cimitarra | シミター, 曲刀 | 弯刀
sickle | Sichel | hoz | faucille | foice de mão | 鎌 | 镰刀
machete | Machete | machete | machette | facão | マチェーテ | 砍刀
shuriken | Wurfstern | estrella ninja | étoile ninja | estrela ninja | 手裏剣 | 手里剑
lightsaber | Lichtschwert, Laserschwert | sable de luz, sable láser, espada láser, espada de luz | sabre laser, épée laser, sabre lumineux | sabre de luz, sabre de laser, espada de laser, espada laser | ライトセーバー, レーザーサーベル, レーザーソード, 光の剣, ビームサーベル | 光剑, 激光剑, 光束剑, 镭射剑
revolver | Revolver | revólver | revolver | revólver | リボルバー | 左轮手枪
sniper rifle | Scharfschützengewehr, Jagdgewehr, Muskete, Präzisionsgewehr | rifle de francotirador, mosquete, rifle de caza, escopeta de caza, fusil de francotirador | fusil de précision, fusil de sniper, mousquet, fusil de chasse, carabine de chasse | rifle de precisão, mosquete, rifle de caça, rifle de atirador, sniper, fuzil de precisão | スナイパーライフル, マスケット銃, 猟銃, 狙撃銃, 火縄銃 | 狙击枪, 火绳枪, 猎枪, 狙擊槍, 滑膛枪, 狙击步枪
submachine gun | Maschinenpistole, Uzi | subfusil, uzi | mitraillette, uzi | submetralhadora, uzi | サブマシンガン, 短機関銃, ウージー | 冲锋枪, 乌兹
minigun | Minigun | minigun | minigun | minigun | ミニガン | 加特林
landmine | Landmine | mina terrestre | mine antipersonnel | mina terrestre | 地雷 | 地雷
flamethrower | Flammenwerfer | lanzallamas | lance flammes | lança chamas | 火炎放射器 | 火焰喷射器
ballista | Balliste | balista | baliste | balista | バリスタ | 弩炮
turret | Geschützturm | torreta | tourelle | torreta | 砲塔, タレット | 炮塔
siege tower | Belagerungsturm | torre de asedio | tour de siège, beffroi | torre de cerco | 攻城塔 | 攻城塔
battering ram | Rammbock | ariete | bélier de siège | aríete | 破城槌 | 攻城槌
gun ammo | Munition, Patrone, Patronen, Gewehrkugel, Pistolenkugel | munición, bala, balas, cartucho, cartuchos | munitions, balle de pistolet, cartouche, cartouches, balles de fusil | munição, bala, balas, cartucho, cartuchos, projétil | 弾薬, 弾丸, 銃弾, 薬包 | 弹药, 子弹, 弹丸, 子彈, 枪弹
trebuchet | Trebuchet, Blide | trabuquete | trébuchet | trabuco | トレビュシェット | 投石机
eyeball | Augapfel | globo ocular | globe oculaire | globo ocular | 眼球 | 眼球
sidewalk | Gehweg, Bürgersteig, Gehsteig | acera | trottoir | calçada | 歩道 | 人行道
hole | Loch, Grube | hoyo, agujero | trou | buraco | 穴 | 坑, 洞
covered table | gedeckter Tisch | mesa cubierta | table couverte | mesa coberta | クロスのかかったテーブル | 铺桌布的桌子
swimming pool | Schwimmbecken, Swimmingpool | piscina | piscine | piscina | プール | 游泳池, 泳池
dam | Staudamm, Staumauer | presa, dique | barrage | barragem | ダム | 大坝, 水坝
wall lamp | Wandlampe, Wandleuchte | aplique, lámpara de pared | applique, lampe murale, applique murale | arandela, luminária de parede | 壁掛けランプ, ウォールランプ | 壁灯
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
oar | Ruder, Riemen, Paddel | remo | rame, pagaie, aviron | remo de barco, remo | オール, 櫂, パドル, 船の櫂 | 船桨, 桨
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
light switch | Lichtschalter, Schalter | interruptor de luz, interruptor | interrupteur | interruptor de parede, interruptor | 照明スイッチ, 電灯スイッチ, スイッチ | 电灯开关, 墙壁开关, 开关
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
research laboratory | Forschungslabor, Laborgebäude | edificio de laboratorio, laboratorio de investigación | laboratoire de recherche | laboratório de pesquisa | 研究所, 研究施設 | 研究所, 实验楼
apartment building | Mehrfamilienhaus | edificio con balcones | immeuble à balcons | prédio com varandas | アパートの建物 | 公寓楼
university | Universität, Hochschule | universidad | université | universidade | 大学 | 大学
coal power plant | Kohlekraftwerk, Wärmekraftwerk | central térmica | centrale thermique, centrale à charbon | usina termelétrica | 火力発電所 | 火力发电厂
arcology | Arkologie | arcología | arcologie | arcologia | アーコロジー | 生态建筑
motel | Motel | motel | motel | motel | モーテル | 汽车旅馆
parking garage | Parkhaus | edificio de aparcamiento | parking à étages | edifício garagem | 立体駐車場 | 停车楼
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
firework | Feuerwerk, Feuerwerksrakete, Silvesterrakete, Böller, Raketenfeuerwerk | fuegos artificiales, cohete de feria, petardo, cohete artificial, pirotecnia | feu d'artifice, fusée d'artifice, pétard, feu artificiel | fogo de artifício, fogos de artifício, foguete de festa, rojão | 花火, ロケット花火, 打ち上げ花火 | 烟花, 烟火, 爆竹, 鞭炮
golf ball | Golfball | pelota de golf | balle de golf | bola de golfe | ゴルフボール | 高尔夫球
vr headset | VR Brille, VR Headset | gafas de realidad virtual, visor de realidad virtual | casque de réalité virtuelle, casque vr | óculos de realidade virtual, óculos vr | VRヘッドセット, VRゴーグル | VR头显, VR眼镜
joystick | Joystick | joystick, palanca de mando | joystick, manette de jeu d'arcade | joystick, controle de fliperama | ジョイスティック | 操纵杆, 摇杆
hard drive | Festplatte | disco duro | disque dur | disco rígido, hd | ハードディスク | 硬盘
circuit board | Leiterplatte, Platine, Hauptplatine | placa de circuito, placa base | circuit imprimé, carte mère | placa de circuito impresso, placa mãe | 回路基板, マザーボード | 电路板, 主板
router | WLAN Router, Router | router, enrutador | routeur, box internet | roteador | ルーター | 路由器
wallet | Portemonnaie, Brieftasche | billetera, cartera | portefeuille | carteira | 財布 | 钱包
ski goggles | Skibrille, Schneebrille | gafas de esquí | masque de ski | óculos de esqui | スキーゴーグル | 滑雪镜, 雪镜
pulley | Flaschenzug, Seilrolle | polea | poulie | polia, roldana | 滑車 | 滑轮
crane hook | Kranhaken, Haken | gancho de grúa, gancho | crochet de grue, crochet | gancho de guindaste, gancho | クレーンフック, フック | 吊钩, 起重钩, 钩子
plank | Brett, Planke, Holzbrett, Bretter | tablón, tabla de madera, tabla | planche, planche de bois, planches | tábua, prancha de madeira | 木の板, 板, 板材 | 木板, 板材, 板子, 板
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
guinea fowl | Perlhuhn | gallina de guinea | pintade | galinha d'angola | ホロホロチョウ | 珍珠鸡
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
hobbit | Hobbit, Halbling | hobbit | hobbit, halfelin | hobbit | ホビット | 霍比特人, 半身人
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
bust | Büste, Statuenkopf, Kopf einer Statue | busto, cabeza de estatua, cabeza de piedra | buste, tête de statue, tête sculptée | busto, cabeça de estátua, cabeça de pedra | 胸像, 像の頭, 石像の頭, 彫像の頭 | 半身像, 雕像头, 雕像头部, 石像头
blowgun | Blasrohr | cerbatana | sarbacane | zarabatana | 吹き矢 | 吹箭, 吹管
sai | Sai | sai | saï | sai | 釵 | 铁尺
molotov cocktail | Molotowcocktail, Brandflasche | cóctel molotov | cocktail molotov | coquetel molotov | 火炎瓶 | 燃烧瓶
flashbang | Blendgranate | granada cegadora, granada aturdidora | grenade aveuglante, grenade flash | granada de luz | 閃光弾 | 闪光弹, 震爆弹
shell casing | Patronenhülse | casquillo, vaina de bala | douille | cápsula de bala, estojo de munição | 薬莢 | 弹壳
throwing axe | Wurfaxt, Tomahawk | hacha arrojadiza, tomahawk | hache de lancer, tomahawk | machado de arremesso, tomahawk | 投げ斧, トマホーク | 飞斧
switchblade | Springmesser | navaja automática, navaja | cran d'arrêt | canivete automático | 飛び出しナイフ | 弹簧刀
taser | Elektroschocker, Taser | táser, pistola eléctrica | taser, pistolet électrique | taser, arma de choque | スタンガン, テーザー銃 | 电击枪
riot shield | Polizeischild, Schutzschild Polizei | escudo antidisturbios | bouclier antiémeute | escudo antimotim | ライオットシールド | 防暴盾, 防暴盾牌
war axe | Kriegerbeil | hacha de guerra, hacha guerrera | hache de guerre, hache guerrière | machado de guerra, machado guerreiro | 戦斧, 戦いの斧 | 双刃战斧, 战争斧
crossbow bolt | Armbrustbolzen | virote | carreau d'arbalète | virote, seta de besta | クロスボウの矢 | 弩箭
chisel | Meißel, Stechbeitel | cincel, formón | ciseau à bois, burin | cinzel, formão | ノミ, 鑿 | 凿子
crucible | Schmelztiegel | crisol | creuset | cadinho | るつぼ | 熔炼坩埚
prism | Prisma | prisma | prisme | prisma | プリズム | 棱镜
tripod | Stativ, Dreibein | trípode | trépied | tripé | カメラ三脚 | 三脚架
projector | Filmprojektor, Projektor | proyector | projecteur de cinéma | projetor | 映写機, プロジェクター | 放映机, 投影仪
coil of wire | Drahtrolle, Draht | bobina de cable, alambre | bobine de fil, fil de fer | bobina de fio, arame | ワイヤー, 針金 | 电线卷, 铁丝
transformer | Transformator | transformador | transformateur | transformador | 変圧器 | 变压器
fuse box | Sicherungskasten | caja de fusibles, cuadro eléctrico | boîte à fusibles, tableau électrique | caixa de fusíveis, quadro de luz | 配電盤, ヒューズボックス | 配电箱, 保险丝盒
wine | Wein | vino | vin | vinho | ワイン | 葡萄酒
fruit | Obst | fruta | fruit | fruta | 果物, フルーツ, 果実 | 水果
drinking glass | Trinkglas, Wasserglas | vaso de agua, vaso, vaso de vidrio | verre à eau, verre à boire, gobelet en verre | copo, copo de água, copo de vidro | コップ, ガラスのコップ, グラス, ガラスコップ, ガラス | 玻璃杯, 玻璃水杯
doe | Hirschkuh, Ricke, Rehkitz, Kitz, Gazelle, Antilope | cierva, gacela, antílope, cervatillo | biche, faon, gazelle, antilope | corça, gazela, antílope | 雌鹿, 子鹿, ガゼル, レイヨウ | 母鹿, 小鹿, 羚羊, 瞪羚
saber toothed tiger | Säbelzahntiger, Säbelzahnkatze | tigre dientes de sable, dientes de sable | tigre à dents de sabre, smilodon | tigre dentes de sabre, tigre dente de sabre | サーベルタイガー, スミロドン, 剣歯虎 | 剑齿虎
brontosaurus | Brontosaurus, Brachiosaurus, Langhals, Langhalsdinosaurier | brontosaurio, braquiosaurio, dinosaurio de cuello largo | brontosaure, brachiosaure, diplodocus, dinosaure à long cou | brontossauro, braquiossauro, dinossauro de pescoço longo | ブロントサウルス, ブラキオサウルス, 首長恐竜 | 雷龙, 腕龙, 长颈恐龙, 梁龙
ankylosaurus | Ankylosaurus, Panzerdinosaurier | anquilosaurio | ankylosaure | anquilossauro | アンキロサウルス | 甲龙
baby dragon | Babydrache, Drachenbaby, Drachenjunges, kleiner Drache | bebé dragón, dragoncito, cría de dragón | bébé dragon, dragonneau | bebê dragão, filhote de dragão, dragãozinho | 子ドラゴン, ベビードラゴン, 竜の子 | 小龙, 幼龙, 龙宝宝
hydra | Hydra, Chimäre | hidra, quimera | hydre, chimère | hidra, quimera | ヒドラ, ヒュドラ, キメラ | 九头蛇, 奇美拉
cerberus | Zerberus, Höllenhund | cerbero, can cerbero, perro infernal | cerbère, chien des enfers | cérbero, cão infernal | ケルベロス, 地獄の番犬 | 地狱犬, 三头犬, 刻耳柏洛斯
poodle | Pudel | caniche, poodle | caniche | poodle, caniche | プードル | 贵宾犬, 贵宾狗
golden retriever | Labrador, Schäferhund, Dalmatiner, Corgi, Golden Retriever | golden retriever, labrador, pastor alemán, dálmata | golden retriever, labrador, berger allemand, dalmatien | golden retriever, labrador, pastor alemão, dálmata | ゴールデンレトリバー, ラブラドール, コーギー, ダルメシアン, シェパード | 金毛犬, 金毛寻回犬, 拉布拉多, 柯基, 牧羊犬, 斑点狗
bulldog | Bulldogge, Mops | bulldog, buldog, carlino | bouledogue, carlin | buldogue, pug | ブルドッグ, パグ | 斗牛犬, 哈巴狗, 八哥犬
husky | Husky, Schlittenhund | husky, perro de trineo | husky, chien de traîneau | husky, cão de trenó | ハスキー, 犬ぞりの犬 | 哈士奇
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
jeans | Jeans, Jeanshose, Hosen, kurze Hose | vaqueros, tejanos, pantalones vaqueros, pantalón vaquero | jean, blue jean, jeans | calça jeans, jeans | ジーンズ, デニム, ジーパン, 半ズボン | 牛仔裤, 短裤, 長褲
hockey mask | Eishockeymaske, Torwartmaske | máscara de hockey | masque de hockey, masque de gardien | máscara de hóquei | ホッケーマスク | 曲棍球面具, 冰球面具
tie | Krawatte, Schlips, Fliege Krawatte | corbata | cravate, noeud papillon | gravata | ネクタイ, 蝶ネクタイ | 领带, 领结
brooch | Brosche, Anstecknadel, Sheriffstern, Abzeichen | broche, insignia, placa de sheriff | broche, badge, insigne, étoile de shérif | broche, distintivo, crachá, emblema de xerife | ブローチ, バッジ, 保安官バッジ | 胸针, 徽章, 警徽
stack of dollar bills | Geldscheine, Geldschein, Geldbündel, Banknote, Bargeld, Geld, Geldstapel | billete, billetes, fajo de billetes, dinero, dinero en efectivo | billet, billet de banque, liasse de billets, billets, argent liquide | nota de dinheiro, cédula, maço de dinheiro, dinheiro, notas de dólar | 札束, お札, 紙幣, 現金, ドル札, お金 | 钱, 钞票, 纸币, 一叠钞票, 现金, 美元
suit | Anzug, Smoking, Herrenanzug | traje, traje de negocios, esmoquin, terno | costume, smoking, complet | terno, fato, smoking | スーツ, タキシード, 背広 | 西装, 西服, 燕尾服
tank top | Unterhemd, Trägerhemd, Tanktop, Muskelshirt | camiseta de tirantes, camiseta sin mangas | débardeur, maillot de corps | regata, camiseta regata | タンクトップ, ランニングシャツ | 背心, 无袖背心
shoulder pads | Schulterpolster, Schulterpanzer, Schulterplatte | hombrera, hombreras | épaulière, épaulières, épaulette | ombreira, ombreiras | 肩当て, 肩パッド, 肩アーマー | 护肩, 肩甲, 肩垫
open crate | offene Kiste, geöffnete Kiste, offene Holzkiste | caja abierta, caja de madera abierta | caisse ouverte, caisse en bois ouverte, boîte ouverte | caixa aberta, caixa de madeira aberta | 開いた箱 | 打开的箱子
open barrel | offenes Fass, offene Tonne | barril abierto | tonneau ouvert | barril aberto | 開いた樽, 蓋のない樽 | 打开的木桶, 敞口桶
open cardboard box | offener Karton, offener Pappkarton, geöffneter Karton, offenes Paket | caja de cartón abierta, paquete abierto | boîte en carton ouverte, carton ouvert, colis ouvert | caixa de papelão aberta, pacote aberto | 開いた段ボール, 開いた段ボール箱 | 打开的纸箱
urn | Urne, Graburne | urna, urna funeraria | urne, urne funéraire | urna, urna funerária | 骨壺, 壺型の花瓶 | 瓮, 骨灰坛, 骨灰盒
lunchbox | Brotdose, Lunchbox, Brotbüchse, Vesperdose, Jausenbox, Znünibox | fiambrera, lonchera, táper | boîte à lunch, boîte à goûter, gamelle | lancheira, marmita | お弁当箱, ランチボックス | 饭盒, 午餐盒
pill bottle | Pillendose, Tablettendose, Medizinflasche, Pillen, Tabletten | frasco de pastillas, bote de pastillas, pastillas, píldoras | flacon de pilules, flacon de médicaments, pilules, boîte de médicaments | frasco de remédio, frasco de comprimidos, pílulas, comprimidos | 薬瓶, 薬のボトル | 药瓶
floating crystal | schwebender Kristall, Seelenstein, magischer Kristall | cristal flotante, gema del alma, cristal mágico | cristal flottant, gemme d'âme, cristal magique | cristal flutuante, gema da alma, cristal mágico | 浮遊クリスタル, 魂の石 | 悬浮水晶, 灵魂石
cross grave | Grabkreuz, Kreuz, Kruzifix | cruz, cruz de tumba, crucifijo | croix, croix tombale, crucifix | cruz, cruz de túmulo, crucifixo | 十字架, 墓標 | 十字架, 墓碑十字架
checkered flag | Zielflagge, Rennflagge, karierte Flagge | bandera a cuadros, bandera de meta | drapeau à damier, drapeau de course | bandeira quadriculada, bandeira de chegada | チェッカーフラッグ, ゴールの旗 | 方格旗, 终点旗
iron maiden | Eiserne Jungfrau, Folterinstrument | aparato de tortura, doncella de hierro, dama de hierro | instrument de torture, vierge de fer | instrumento de tortura, donzela de ferro | 鉄の処女, アイアンメイデン, 拷問器具 | 铁处女, 刑具
stocks | Pranger, Schandpfahl | cepo, picota | pilori, carcan | pelourinho | さらし台, 晒し台 | 颈手枷, 示众架
pile of cannonballs | Kanonenkugelhaufen, Haufen Kanonenkugeln, Stapel Kanonenkugeln | pila de balas de cañón, montón de balas de cañón | pile de boulets de canon, pile de boulets, tas de boulets | pilha de balas de canhão, monte de balas de canhão | 砲弾の山, 積まれた砲弾 | 一堆炮弹, 炮弹堆
campfire with a pot | Lagerfeuer mit Topf, Lagerfeuer mit Kessel, Kochfeuer, Kochstelle | fogata con olla, hoguera con olla | feu de camp avec une marmite, feu de camp avec marmite | fogueira com panela | 焚き火と鍋 | 篝火锅
arrow sign | Pfeilschild, Richtungspfeil, Hinweispfeil | señal de flecha, cartel de flecha, flecha de dirección | panneau flèche, panneau fléché, flèche de direction | placa de seta, seta de direção, sinal de seta | 矢印, 矢印の看板, 矢印標識 | 箭头, 箭头标志, 箭头指示牌
question mark block | Fragezeichenblock | bloque con signo de interrogación, bloque misterioso | bloc point d'interrogation, bloc mystère | bloco de interrogação, bloco misterioso | はてなブロック, ハテナブロック | 问号方块, 问号砖
ink bottle with a quill | Tintenfass, Tintenfass mit Feder, Tintenglas, Schreibfeder, Federkiel | tintero, tintero con pluma, frasco de tinta | encrier, encrier avec plume, bouteille d'encre | tinteiro, tinteiro com pena, frasco de tinta | インク瓶, 羽ペンとインク瓶, インク壺, 羽ペン | 墨水瓶, 羽毛笔, 墨水瓶和羽毛笔
stapler | Tacker, Hefter, Heftgerät | grapadora, engrapadora, engrampadora | agrafeuse | grampeador, agrafador | ホッチキス, ホチキス | 订书机, 订书器
paper clip | Büroklammer | clip, sujetapapeles | trombone à papier, attache trombone | clipe | クリップ, ペーパークリップ, ゼムクリップ | 回形针, 曲别针
abacus | Abakus, Rechenschieber, Rechenrahmen | ábaco | boulier, abaque | ábaco | そろばん, 算盤 | 算盘, 算盤
paint palette | Farbpalette, Malerpalette, Malpalette | paleta, paleta de pintor, paleta de pintura | palette de peintre, palette de peinture | paleta, paleta de pintor, paleta de tintas | パレット絵具, 絵の具のパレット, 絵具パレット | 调色板, 颜料盘, 调色盘
ribcage | Brustkorb, Rippen, Gerippe | caja torácica, costillas | cage thoracique, côtes | caixa torácica, costelas | 肋骨, あばら骨, 胸郭 | 肋骨, 胸腔, 胸廓
turkey dinner | gebratener Truthahn, Brathähnchen, Truthahnbraten, Brathuhn, Grillhähnchen, Gänsebraten, Backhendl | pavo asado, pollo asado, pavo de acción de gracias | dinde rôtie, poulet rôti, dinde de thanksgiving | peru assado, frango assado, peru de natal | ローストチキン, ローストターキー, 七面鳥の丸焼き, 鶏の丸焼き | 烤火鸡, 烤鸡, 感恩节火鸡
can of beans | Dose, Dose Bohnen, Bohnendose, Büchse | lata, lata de frijoles, lata de atún, lata de sopa | boîte de haricots | lata, lata de feijão, lata de atum, enlatado | 缶, 缶詰, 豆の缶詰 | 罐头, 罐头食品, 豆子罐头
kebab | Kebab, Schaschlik, Spieß, Döner, Fleischspieß, Grillspieß | kebab, brocheta, pincho moruno | kébab, kebab, brochette | kebab, espetinho, espeto | 串, ケバブ, 串焼き, 焼き鳥 | 烤串, 烤肉串, 羊肉串, 串烧
curry | Curry, Currygericht, Tajine | curry, tajín | curry, tajine | curry, caril, tagine | カレー, カレーライス, タジン | 咖喱, 咖喱饭, 塔吉锅
corn dog | Corndog, Maisbrot Würstchen | corn dog, banderilla | corn dog, saucisse panée | corn dog, salsicha empanada | アメリカンドッグ, コーンドッグ | 玉米热狗, 炸热狗
burger bun | Brötchen, Burgerbrötchen, Semmel, Weckle, Schrippe, Hamburgerbrötchen | pan de hamburguesa, panecillo, bollo, bolillo | pain à hamburger, pain burger, petit pain | pão de hambúrguer, pãozinho, pão francês | バンズ, ハンバーガーのバンズ, 丸パン, ロールパン | 汉堡面包, 小圆面包, 面包卷, 汉堡胚, 汉堡的面包, 汉堡上层面包
peas in a pod | Erbse, Erbsen, Erbsenschote, Bohne, Bohnen, Schote | guisante, guisantes, arveja, chícharo, vaina de guisantes, frijol, judía | petits pois, cosse de pois, haricot | ervilha, ervilhas, vagem, vagem de ervilha, feijão | 豆, えんどう豆, エンドウ豆, さやえんどう, グリーンピース | 豆, 豌豆, 豌豆荚, 豆荚, 豆子
dragon fruit | Drachenfrucht, Pitahaya | pitahaya, fruta del dragón, pitaya | fruit du dragon, pitaya | pitaya, pitaia, fruta do dragão | ドラゴンフルーツ, ピタヤ | 火龙果
nightstand table | Nachttisch, Nachtkästchen, Nachtkasten, Nachttischchen | mesita de noche, mesilla de noche, buró, velador | table de nuit, table de chevet, chevet | mesinha de cabeceira, mesa de cabeceira | ナイトテーブル, ベッドサイドテーブル, ナイトスタンド | 床头柜, 床头桌
piano bench | Klavierbank, Klavierhocker | banco de piano, banqueta de piano, taburete de piano | banc de piano, banquette de piano, tabouret de piano | banco de piano, banqueta de piano | ピアノ椅子, ピアノの椅子 | 钢琴凳, 琴凳
broken chair | kaputter Stuhl, zerbrochener Stuhl, gebrochener Stuhl | silla rota | chaise cassée, chaise brisée | cadeira quebrada | 壊れた椅子 | 破椅子
single curtain | einzelner Vorhang, Vorhangschal, Gardine | panel de cortina, cortina individual | rideau simple, pan de rideau | painel de cortina, cortina única | 一枚のカーテン, 片カーテン | 单扇窗帘, 单片窗帘
bean bag | Sitzsack | puf de bolitas, puff, saco de asiento | pouf poire, fauteuil poire | puff saco, pufe saco | ビーズクッション, ビーンバッグ | 豆袋沙发, 懒人沙发, 豆袋
ceiling light | Deckenlampe, Deckenleuchte, Hängelampe, Pendelleuchte, Deckenlicht | lámpara de techo, lámpara colgante, plafón, luz de techo, luz del techo | plafonnier, suspension luminaire, lampe suspendue, lampe de plafond, éclairage de plafond | luminária de teto, lâmpada de teto, plafon, luminária pendente, candeeiro de teto, luz de teto, lustre simples de teto | シーリングライト, 天井灯, ペンダントライト, 天井の照明, 天井ランプ, 天井照明, 天井ライト | 吸顶灯, 天花板灯, 顶灯, 天花灯, 天花板吊灯
bar counter | Theke, Tresen, Bartheke, Bar, Ladentheke, Kücheninsel, Empfangstheke | barra de bar, barra, mostrador, isla de cocina, mesón | comptoir, bar, comptoir de bar, îlot de cuisine | balcão de bar, balcão, bancada, ilha de cozinha | バーカウンター, カウンター, アイランドキッチン, 受付 | 吧台, 柜台, 前台, 厨房岛台
lunar lander | Mondlandefähre, Mondfähre, Mondlander, Landefähre | módulo lunar, nave de alunizaje, alunizador | module lunaire, atterrisseur lunaire | módulo lunar, pousador lunar | 月着陸船, 着陸船 | 登月舱, 月球着陆器, 着陆器
moon rover | Mondauto, Mondrover, Marsrover, Rover | rover lunar, vehículo lunar, rover, rover marciano | rover lunaire, rover, astromobile | rover lunar, jipe lunar, rover, rover marciano | 月面車, 月面ローバー, 火星ローバー, 探査車, ローバー | 月球车, 火星车, 探测车
glider | Segelflugzeug, Segelflieger, Hängegleiter, Drachenflieger, Gleitschirm, Fallschirm | planeador, ala delta, paracaídas, parapente | planeur, deltaplane, parachute, parapente | planador, asa delta, paraquedas, parapente | グライダー, ハンググライダー, パラシュート, 落下傘 | 滑翔机, 滑翔伞, 降落伞, 滑翔翼
earth | Erde, Erdkugel, Welt, Planet Erde | planeta tierra, la tierra, mundo | planète terre, la terre, monde | planeta terra, mundo | 地球 | 地球, 世界
sci fi crate | futuristische Kiste, Sci Fi Kiste, Beutekiste | caja de ciencia ficción, caja futurista, caja de botín | caisse futuriste, caisse de science fiction | caixa futurista, caixa de ficção científica, caixa de loot | 近未来の箱, ルートボックス | 科幻箱子, 科幻补给箱, 战利品箱
power cell | Energiezelle, Energiekern, Akku, Energiekristall | celda de energía, célula de energía, núcleo de energía, cristal de energía | cellule d'énergie, pile à énergie, noyau d'énergie | célula de energia, núcleo de energia, cristal de energia | エネルギーセル, パワーセル, エネルギーコア, 動力炉 | 能量电池, 能量核心, 能源核心, 能量块
control console | Konsole, Schaltpult, Steuerpult, Kontrollpult, Terminal, Bedienfeld | consola, consola de control, panel de control, terminal | console, console de commande, pupitre de commande, panneau de contrôle, terminal | console, painel de controle, terminal, console de controle | コンソール, 操作盤, コントロールパネル, 端末, 制御盤 | 控制台, 控制面板, 终端, 操作台
cryo pod | Kryokapsel, Kapsel, Schlafkapsel, Stasiskapsel, Kryokammer | cápsula criogénica, cápsula de hibernación, cápsula | capsule cryogénique, capsule de stase, caisson cryogénique | cápsula criogênica, cápsula de hibernação, cápsula | コールドスリープ装置, 冷凍睡眠カプセル, カプセル | 冷冻舱, 休眠舱, 低温舱, 治疗舱
energy shield generator | Schildgenerator, Generator, Kraftfeld, Stromgenerator, Teslaspule, Stromaggregat | generador de escudo, generador, campo de fuerza, bobina de tesla | générateur de bouclier, générateur, champ de force, bobine tesla, groupe électrogène | gerador de escudo, gerador, campo de força, bobina de tesla | シールド発生装置, 発電機, バリア装置, テスラコイル, ジェネレーター | 护盾发生器, 发电机, 力场, 特斯拉线圈, 能量罩
teleporter | Teleporter, Sternentor, Warptor | teletransportador, teletransporte, portal espacial | téléporteur, porte des étoiles | teletransportador, teletransporte, portal estelar | テレポーター, 転送装置, ワープゲート, スターゲート | 传送器, 传送装置, 星门, 传送台
sci fi door | Luftschleuse, Raumschifftür, Bunkertür, Tresortür, Panzertür, Schleusentür | puerta de ciencia ficción, puerta blindada, esclusa, puerta de nave espacial, puerta futurista | porte de science fiction, sas, porte blindée, porte de vaisseau | porta de ficção científica, porta blindada, eclusa de ar, porta futurista | エアロック, 防爆扉, 近未来のドア | 科幻门, 气闸门, 防爆门, 金库门, 飞船舱门
hologram projector | Hologrammprojektor, Hologramm, Holoprojektor | proyector de hologramas, holograma | projecteur d'hologramme, hologramme | projetor de holograma, holograma | ホログラム投影機, ホログラム, ホロプロジェクター | 全息投影仪, 全息图, 全息投影
oxygen tank | Sauerstoffflasche, Sauerstofftank, Tauchflasche, Benzintank | tanque de oxígeno, bombona de oxígeno, bombona, botella de buceo | bouteille d'oxygène, bonbonne, bouteille de plongée | cilindro de oxigênio, tanque de oxigênio | 酸素ボンベ, ボンベ, 酸素タンク | 氧气瓶, 氧气罐, 气瓶
robot arm | Roboterarm, Industrieroboter, Greifarm | brazo robótico, robot industrial, brazo mecánico | bras robotique, bras robotisé, bras mécanique, robot industriel | braço robótico, robô industrial, braço mecânico | ロボットアーム, 産業用ロボット, 機械の腕 | 机械臂, 机械手, 机器臂, 工业机器人
server rack | Server, Serverschrank, Serverrack, Rechenzentrum, Großrechner | servidor, rack de servidores, centro de datos, armario de servidores | serveur, baie de serveurs, rack de serveurs, centre de données, armoire serveur | servidor, rack de servidores, centro de dados | サーバー, サーバーラック, データセンター | 服务器, 服务器机架, 服务器机柜, 数据中心, 机柜
robot dog | Roboterhund | perro robot, perro robótico | chien robot | cachorro robô, cão robô | ロボット犬, ロボドッグ, 犬型ロボット | 机器狗, 机器犬
atm | Geldautomat, Bankomat, Bancomat | cajero automático, cajero | distributeur de billets, distributeur automatique de billets, guichet automatique | caixa eletrônico, caixa automático, multibanco | 現金自動預払機, 銀行の端末 | 自动取款机, 取款机, 提款机
exclamation mark | Ausrufezeichen, Ausrufungszeichen, Rufzeichen | signo de exclamación, exclamación, signo de admiración | point d'exclamation | ponto de exclamação, exclamação | ビックリマーク, びっくりマーク, 感嘆符, エクスクラメーションマーク | 感叹号, 惊叹号
modern television | Flachbildfernseher, Flachbildschirm, moderner Fernseher, Smart TV | televisor moderno, pantalla plana, televisor de pantalla plana, tele plana, smart tv | écran plat, télévision moderne, télé à écran plat, téléviseur à écran plat | televisão moderna, tv de tela plana, smart tv, tela plana, tv moderna | 薄型テレビ, 液晶テレビ, スマートテレビ | 平板电视, 液晶电视, 智能电视
game controller | Controller, Gamepad, Spielecontroller, Joypad | mando de juego, mando de consola, control de videojuegos, gamepad, mando | manette de jeu, manette, gamepad | controle de videogame, controle de jogo, manete, joypad, comando de jogos | ゲームコントローラー, コントローラー, ゲームパッド | 游戏手柄, 手柄, 游戏控制器
jukebox | Jukebox, Musikbox | rocola, gramola, sinfonola, jukebox | juke box, jukebox | jukebox | ジュークボックス | 点唱机, 自动点唱机
iron appliance | Bügeleisen | plancha, plancha de ropa | fer à repasser | ferro de passar, ferro de passar roupa, ferro de engomar | アイロン | 熨斗, 电熨斗
hair dryer | Föhn, Haartrockner, Fön | secador de pelo, secadora de pelo | sèche cheveux, séchoir à cheveux | secador de cabelo | ドライヤー, ヘアドライヤー | 吹风机, 电吹风
remote control | Fernbedienung | mando a distancia, control remoto | télécommande | controle remoto, telecomando | リモコン, リモートコントローラー | 遥控器
air conditioner | Klimaanlage, Klimagerät | aire acondicionado | climatiseur, climatisation | ar condicionado | エアコン, 空調, クーラー | 空调
radiator | Heizkörper, Heizung | radiador, calefactor, calefacción | radiateur, chauffage | radiador, aquecedor | ラジエーター, 暖房器具, ヒーター | 暖气片, 暖气, 散热器
bathroom scale | Waage, Personenwaage, Küchenwaage | báscula, balanza, báscula de baño | balance, pèse personne, balance de cuisine | balança, balança de banheiro | 秤, 体重計, はかり, 天秤 | 秤, 体重秤, 天平, 磅秤, 电子秤
spatula | Pfannenwender, Spachtel, Küchenspachtel, Teigschaber | espátula | spatule | espátula | フライ返し, へら, ヘラ, スパチュラ, ターナー | 锅铲, 铲勺, 刮铲
salt shaker | Salzstreuer, Pfefferstreuer, Salz, Salzfass | salero, sal | salière, poivrière, sel, poivrier | saleiro, pimenteiro, sal | 塩, 塩入れ, ソルトシェイカー, 胡椒入れ | 盐, 盐瓶, 盐罐, 胡椒瓶
range hood | Dunstabzugshaube, Abzugshaube, Dunsthaube | campana extractora, extractor de cocina, campana de cocina | hotte, hotte aspirante, hotte de cuisine | coifa, exaustor, depurador | レンジフード, 換気扇フード | 抽油烟机, 油烟机
matchbox | Streichholzschachtel, Zündholzschachtel, Schachtel Streichhölzer | caja de cerillas, caja de fósforos | boîte d'allumettes | caixa de fósforos | マッチ箱 | 火柴盒
ironing board | Bügelbrett | tabla de planchar | planche à repasser, table à repasser | tábua de passar, tábua de passar roupa, mesa de passar | アイロン台 | 熨衣板, 烫衣板
cooler | Kühlbox, Kühltasche | nevera portátil, hielera, conservadora | glacière | cooler, caixa térmica, isopor, geleira | クーラーボックス | 冷藏箱, 保温箱, 冰桶箱
doormat | Fußmatte, Türmatte, Fussmatte, Türvorleger, Fußabtreter | felpudo, tapete de entrada | paillasson | capacho, tapete de entrada, tapete de porta | 玄関マット, ドアマット | 门垫, 地垫, 脚垫
planter | Pflanzkübel, Blumenkasten, Pflanzkasten, Hochbeet, Balkonkasten | jardinera, macetero | jardinière, bac à fleurs, bac à plantes, potager surélevé | jardineira, floreira, canteiro elevado | プランター | 花箱, 种植箱, 花槽
dish rack | Abtropfgestell, Geschirrständer, Abtropfständer, Tellerständer | escurreplatos, escurridor de platos | égouttoir, égouttoir à vaisselle | escorredor de louça, escorredor de pratos | 水切りかご, 食器立て, 水切りラック | 沥水架, 碗碟架, 碗架
ketchup bottle | Ketchup, Ketchupflasche, Tomatensauce, Ketchupglas | kétchup, ketchup, botella de kétchup, salsa de tomate, catsup, bote de kétchup, bote de ketchup, botella de ketchup | ketchup, bouteille de ketchup, sauce tomate, flacon de ketchup | ketchup, frasco de ketchup, catchup, molho de tomate, garrafa de ketchup, bisnaga de ketchup | ケチャップ, トマトケチャップ, ケチャップのボトル, ケチャップボトル | 番茄酱, 番茄酱瓶, 番茄酱瓶子
mustard bottle | Senf, Senfflasche | mostaza, bote de mostaza | moutarde, pot de moutarde | mostarda, frasco de mostarda | マスタード, からし | 芥末, 芥末酱
paper towel | Küchenrolle, Küchenpapier, Papiertuch | papel de cocina, rollo de cocina | essuie tout, sopalin, papier absorbant | papel toalha, rolo de papel toalha | キッチンペーパー, ペーパータオル | 厨房纸, 纸巾, 厨房用纸, 纸巾卷
pot lid | Topfdeckel, Pfannendeckel | tapa de olla, tapadera | couvercle de casserole, couvercle de marmite | tampa de panela | 鍋の蓋 | 锅盖
towel rail | Handtuchhalter, Handtuchstange | toallero | porte serviettes | toalheiro, porta toalhas | タオル掛け, タオルハンガー, タオルバー | 毛巾架, 毛巾杆
ottoman | Ottomane, Fußhocker, Sitzhocker, Polsterhocker, Pouf | otomana, puf, reposapiés, escabel, taburete acolchado | ottomane, pouf, repose pieds, pouf ottoman | otomana, pufe, puff, banqueta estofada, apoio para os pés | オットマン, 足置き, スツールクッション, フットスツール | 脚凳, 软凳, 搁脚凳
plaque | Plakette, Gedenktafel, Wandtafel Plakette, Namensschild, Messingschild | placa conmemorativa, placa de bronce, placa | plaque, plaque commémorative, plaque murale | placa comemorativa, placa de bronze | 銘板, プレート, 記念プレート, 表札 | 牌匾, 铭牌, 纪念牌匾
drum kit | Schlagzeug, Drumset | batería musical, batería de música, batería acústica, set de batería | batterie de musique, batterie musicale, batterie acoustique | bateria musical, bateria acústica | ドラムセット, ドラム | 架子鼓, 鼓组, 爵士鼓
xylophone | Xylophon, Xylofon, Glockenspiel, Marimba | xilófono, marimba, glockenspiel | xylophone, carillon jouet, marimba | xilofone, marimba | 木琴, シロフォン, 鉄琴, マリンバ | 木琴, 马林巴, 钟琴
american football | American Football, Footballball, Rugbyball, Football | balón de fútbol americano, balón de rugby, pelota de rugby, fútbol americano, balón ovalado | ballon de football américain, ballon de rugby, football américain, ballon ovale | bola de futebol americano, bola de rúgbi, futebol americano, bola oval | アメフトボール, ラグビーボール, アメリカンフットボール, アメフトのボール, アメフト | 橄榄球, 美式足球, 美式橄榄球
hockey stick | Hockeyschläger, Eishockeyschläger | palo de hockey | crosse de hockey, bâton de hockey | taco de hóquei, stick de hóquei | ホッケースティック | 曲棍球棍, 冰球杆, 曲棍球棒
barbell | Langhantel, Hantelstange, Hantelbank | barra de pesas, barra con pesas, pesas, banco de pesas | barre d'haltères, barre de musculation, haltères longs | barra de peso, barra com pesos, barra de musculação, supino | バーベル | 杠铃, 举重杆
roller skate | Rollschuh, Rollschuhe, Inlineskate, Schlittschuh, Inliner, Schlittschuhe | patín, patines, patín de ruedas, patines en línea, patines de hielo | patin à roulettes, patins à roulettes, roller, patin à glace, rollers | patins, patim, patins de rodas, patins de gelo, patim in line | ローラースケート, アイススケート, スケート靴, インラインスケート | 轮滑鞋, 溜冰鞋, 旱冰鞋, 滑冰鞋
spinning top | Kreisel, Spielkreisel | trompo, peonza, perinola | toupie | pião | こま, コマ, 独楽, ベイブレード | 陀螺
yo yo | Jojo, Jo Jo, Yo Yo | yoyó, yo yo, yoyo | yoyo, yo yo | ioiô, iô iô | ヨーヨー | 悠悠球, 溜溜球
rubik cube | Rubikwürfel, Zauberwürfel | cubo de rubik, cubo mágico | rubik's cube, cube de rubik | cubo de rubik, cubo mágico | ルービックキューブ | 魔方
toy block | Bauklotz, Spielzeugblock, Baustein, Bauklötze, Legostein | bloque de juguete, bloques de construcción, cubo de letras, ladrillo de lego | cube jouet, bloc de construction, brique de lego, cube alphabet, cube en bois | bloco de brinquedo, blocos de montar, bloco de montar, peça de lego, cubo de letras | 積み木, おもちゃのブロック, レゴブロック, 積木 | 积木, 玩具积木, 字母积木, 乐高积木
jack in the box | Schachtelteufel, Springteufel, Kastenteufel | caja sorpresa, muñeco sorpresa, payaso de resorte | diable en boîte, boîte à surprise | caixa surpresa, palhaço na caixa | びっくり箱 | 玩偶盒, 弹簧小丑盒, 惊吓盒
bunch of balloons | Luftballons, Bündel Luftballons, Ballonstrauß | ramo de globos, manojo de globos, racimo de globos | bouquet de ballons, grappe de ballons | cacho de balões, buquê de balões, balões de festa | 風船の束, たくさんの風船 | 一束气球, 气球束, 一串气球
twenty sided die | zwanzigseitiger Würfel | dado de veinte caras, dado de 20 caras | dé à vingt faces, dé à 20 faces | dado de vinte lados, dado de 20 lados | 二十面ダイス, 20面ダイス, 多面ダイス | 二十面骰子, 20面骰子, 多面骰子
chess pawn | Schachbauer, Schachfigur, Schachkönig, Schachdame, Läufer Schach, Schachturm | peón, peón de ajedrez, pieza de ajedrez, rey de ajedrez, reina de ajedrez, torre de ajedrez, alfil | pion, pion d'échecs, pièce d'échecs, roi d'échecs, reine d'échecs, tour d'échecs | peão de xadrez, peão, peça de xadrez, rei de xadrez, rainha de xadrez, torre de xadrez | ポーン, チェスの駒, チェスのキング, チェスのクイーン | 国际象棋兵, 棋子, 兵棋子, 国际象棋棋子, 国王棋子
chess knight | Springer, Schachpferd, Schachspringer | caballo de ajedrez | cavalier d'échecs, cavalier échecs | cavalo de xadrez | チェスのナイト, ナイトの駒 | 国际象棋马, 骑士棋子, 马棋子
tarot card | Tarotkarte, Tarotkarten, Sammelkarte, Zauberkarte | carta del tarot, carta de tarot, tarot, carta coleccionable, carta mágica | carte de tarot, tarot, carte à collectionner, carte magique | carta de tarô, tarô, carta colecionável, carta mágica | タロットカード, タロット, トレーディングカード, 魔法カード | 塔罗牌, 卡牌, 集换卡, 魔法卡
pinata | Pinata, Piñata | piñata | piñata, pinata | pinhata, piñata | ピニャータ | 皮纳塔, 彩罐
frisbee | Frisbee, Frisbeescheibe, Wurfscheibe | frisbee, disco volador de juguete, disco | frisbee, disque volant, disque | frisbee, disco de frisbee, disco | フリスビー, 円盤 | 飞盘, 飞碟盘, 圆盘
torus | Torus, Donutform | toroide, toro geométrico | tore | toro geométrico, toroide | トーラス, ドーナツ型 | 圆环, 圆环体, 环面
block | Block, Grasblock, Erdblock, Klotz, Bodenblock, Gelände | bloque, bloque de hierba, bloque de tierra, bloque de césped, terreno | bloc, bloc d'herbe, bloc de terre, terrain | bloco, bloco de grama, bloco de terra, terreno | ブロック, 土ブロック, 地形ブロック, 地形 | 块, 泥土方块, 地形块, 地形
corner fence | Eckzaun, Zaunecke | esquina de valla, esquina de cerca, valla de esquina | coin de clôture, clôture d'angle | canto de cerca, cerca de canto | 柵の角, フェンスの角 | 栅栏拐角, 围栏转角
corner wall | Eckmauer, Mauerecke, Wandecke | esquina de muro, esquina de pared, muro de esquina | coin de mur, mur d'angle, angle de mur | canto de parede, canto de muro | 壁の角, 角の壁 | 墙角, 转角墙, 拐角墙
corner tile | Eckfliese, Bodenecke | baldosa de esquina | dalle d'angle, carreau d'angle | azulejo de canto, piso de canto | 角のタイル, コーナータイル | 角砖, 转角地砖
square tower | quadratischer Turm, viereckiger Turm, Wohnturm | torre cuadrada | tour carrée | torre quadrada | 四角い塔 | 方塔
pipe corner | Rohrbogen, Rohrecke, Rohrwinkel | codo de tubería, esquina de tubería, codo de tubo | coude de tuyau, tuyau coudé | cotovelo de cano, curva de cano, joelho de cano, canto de cano | パイプの角, 曲がったパイプ | 弯管, 管道弯头, 管道拐角, 水管弯头
pipe split | Rohrverzweigung, Rohrabzweig | bifurcación de tubería, tubería en t | raccord en t, bifurcation de tuyau | bifurcação de cano, cano em t | 分岐パイプ, パイプの分岐 | 三通管, 管道分叉
guard rail | Leitplanke, Schutzplanke | guardarraíl, barandilla de carretera, guardarriel | glissière de sécurité, garde fou | guarda corpo, guard rail, mureta de proteção | ガードレール | 护栏, 防撞护栏
bars | Gitterstäbe, Gitter, Eisenstäbe, Metallstäbe | barrotes, reja, rejas, barras, barras de hierro | barreaux, grille de fer, barres, barres de fer | grades, grade, barras de ferro | 鉄格子, 鉄の棒, バー, 格子 | 铁栏杆, 铁条, 栏条, 铁格栅
girder | Stahlträger, Träger, Balken, Stützbalken, Stütze, Stützen, Tragbalken | viga, soporte, puntal, soportes | poutre, poutre en acier, poutrelle, support, supports, étai | viga, trave de aço, suporte, suportes, escora | 梁, 鉄骨, 支え, サポート, ビーム | 梁, 横梁, 支撑架, 支架, 支撑, 支撑梁
vent | Lüftungsschacht, Lüftung, Lüftungsgitter, Entlüftung | ventilación, conducto de ventilación, respiradero, rejilla de ventilación | bouche d'aération, conduit d'aération, aération, grille d'aération | ventilação, duto de ventilação, saída de ar, duto de ar | 通気口, 換気口, ダクト, 排気口 | 通风口, 通风管, 排气口, 通风管道
dome | Kuppel | cúpula, domo | dôme, coupole | cúpula, domo | ドーム | 穹顶, 圆顶
grandstand | Tribüne, Zuschauertribüne | gradas, tribuna de estadio, graderío | gradins, tribunes | arquibancada, bancada | 観客席, スタンド席 | 看台, 观众席
manor gate | Herrenhaustor, schmiedeeisernes Tor | verja de hierro forjado, portón de hierro, verja de mansión | grille de manoir, portail en fer forgé | portão de mansão, portão de ferro forjado | 屋敷の門, 洋館の門 | 庄园大门, 铁艺大门
hexagon | Sechseck, Hexagon, Sechseckfeld, Hexfeld, Hexkachel, Sechseckkachel | hexágono, casilla hexagonal, loseta hexagonal | hexagone, tuile hexagonale, case hexagonale | hexágono, peça hexagonal | 六角形, ヘックス, 六角タイル | 六边形, 六角格
ground tile | Bodenkachel, Graskachel, Grasfeld, Kachel | baldosa de césped, casilla de hierba | tuile d'herbe, case d'herbe | ladrilho de grama, bloco de grama | 草タイル, 地面タイル | 草地块, 地块
path tile | Wegkachel, Wegfeld | casilla de camino, baldosa de camino | tuile de chemin, case de chemin | ladrilho de caminho | 道タイル | 小路地块
river tile | Flusskachel, Flussfeld | casilla de río | tuile de rivière, case de rivière | ladrilho de rio | 川タイル | 河流地块
river corner tile | Flussbiegung, Flusskurve, Flussknick, Flussecke | meandro, curva del río, curva de río, esquina de río, recodo de río | méandre, coude de rivière, angle de rivière, virage de rivière | curva do rio, curva de rio, canto de rio | 川の曲がり角, 川カーブ, 川の角, 川のカーブ | 河湾, 河流拐角, 河流转角, 河流弯道
road tile | Straßenkachel, Straßenfeld | casilla de carretera | tuile de route, case de route | ladrilho de estrada | 道路タイル | 道路地块
rail tile | Schienenkachel, Gleisfeld | casilla de vía, casilla de raíles | tuile de rail, case de rail | ladrilho de trilho | 線路タイル | 铁轨地块
window wall | Wand mit Fenster, Fensterwand, Mauer mit Fenster | pared con ventana, muro con ventana | mur avec fenêtre, mur à fenêtre | parede com janela | 窓の壁 | 窗墙
arched wall | Wand mit Bogen, Bogenwand, Mauerbogen | pared con arco, muro con arco | mur avec arche, mur en arche | parede com arco, muro com arco | アーチ壁 | 拱形墙
gated wall | Mauer mit Tor, Wand mit Tor | muro con portón, muralla con puerta, muro con puerta de hierro | mur avec portail, muraille avec porte | muro com portão, muralha com portão | 門付きの壁 | 城墙门
half wall | halbe Wand, niedrige Mauer, Mäuerchen, Halbwand, halbe Mauer | media pared, muro bajo, murete, medio muro | muret, demi mur | meia parede, mureta, muro baixo, meio muro | 低い壁, 半分の壁, 腰壁, ハーフウォール | 矮墙, 半墙, 半截墙, 矮石墙
broken wall | kaputte Wand, zerstörte Mauer, eingestürzte Mauer, zerbrochene Mauer, Mauerruine | pared rota, muro roto, muro destruido, muro derruido, pared destruida | mur cassé, mur détruit, mur en ruine, mur effondré | parede quebrada, muro quebrado, muro destruído, parede destruída | 壊れた壁, 崩れた壁, 破壊された壁 | 破墙, 断墙, 残墙, 倒塌的墙, 断壁
dirt floor | Lehmboden | suelo de tierra, piso de tierra | sol en terre, sol de terre, sol en terre battue | chão de terra, piso de terra | 土の床 | 土地面, 泥土地面
floor grate | Bodengitter, Gitterrost, Abflussgitter, Gully | rejilla, rejilla de suelo, sumidero, desagüe | grille de sol, caillebotis, grille d'égout | grelha, grelha de chão, ralo, bueiro | 排水溝の蓋, 床の格子, グレーチング | 地板格栅, 排水格栅, 下水道格栅, 地漏
road corner | Straßenkurve, Kurve, Straßenecke, Straßenbiegung | curva de carretera, esquina de calle, carretera curva, esquina de carretera, curva de camino | virage, virage de route, route courbe, angle de route, coin de route, angle de rue | curva de estrada, estrada curva, esquina de rua, canto de estrada, curva de rua, canto de rua | 道路のカーブ, 曲がり角, カーブ道路, 道路の角, 道の角, 道の曲がり角 | 弯道, 道路转角, 拐角道路, 弯路, 道路拐角, 道路弯道, 路口拐角, 街角
t junction | T Kreuzung, Straßengabelung, Weggabelung, Abzweigung, Gabelung, geteilte Straße | cruce en t, bifurcación de camino, bifurcación, carretera dividida, camino dividido, carretera bifurcada | carrefour en t, intersection en t, embranchement, route qui se divise, route divisée | cruzamento em t, bifurcação de estrada, entroncamento, estrada dividida, estrada bifurcada | 丁字路, 三叉路, 分かれ道, 分岐路, 分かれ道の道路 | 丁字路口, 三岔路口, 分岔道路, 分岔路, 岔路, 岔路口
curved track | gebogenes Gleis, Gleiskurve, Schienenkurve | vía curva, curva de vía, riel curvo | rail courbe, voie courbe, rails courbes | trilho curvo, curva de trilho | 曲がった線路, カーブ線路 | 弯轨, 弯曲铁轨, 铁轨弯道
post | Pfosten, Pfahl, Mast, Zaunpfahl, Stange | poste, estaca | poteau, pieu, piquet | poste, estaca, mourão | 杭, ポール, 支柱 | 桩, 柱桩, 杆子, 木杆
landing pad | Landeplatz, Landeplattform, Hubschrauberlandeplatz, Helipad | plataforma de aterrizaje, helipuerto, pista de aterrizaje | plateforme d'atterrissage, héliport | plataforma de pouso, heliporto, heliponto | ヘリポート, 着陸パッド, 発着場 | 停机坪, 直升机坪, 着陆平台
lavender | Lavendel, Hyazinthe | lavanda, lavándula, jacinto | lavande, jacinthe | lavanda, alfazema, jacinto | ラベンダー, ヒヤシンス | 薰衣草, 风信子
venus flytrap | Venusfliegenfalle, fleischfressende Pflanze | venus atrapamoscas, planta carnívora, atrapamoscas | dionée, plante carnivore, attrape mouche | dioneia, planta carnívora, vênus papa moscas | ハエトリグサ, 食虫植物, ハエトリソウ, 人食い植物 | 捕蝇草, 食人花, 食虫植物
cattail | Rohrkolben, Schilf, Schilfrohr | espadaña, totora, junco | massette, roseau, quenouille | taboa, junco | 葦, ガマ, ガマの穂 | 香蒲, 芦苇, 水烛
wheat bundle | Weizen, Weizengarbe, Garbe, Getreide, Gerste | trigo, gavilla de trigo, cebada, espiga de trigo | blé, gerbe de blé, orge, épi de blé | trigo, feixe de trigo, cevada, espiga de trigo | 麦, 麦の束, 大麦 | 小麦, 麦子, 麦穗, 麦捆, 大麦
stalactite | Stalaktit, Tropfstein | estalactita | stalactite | estalactite | 鍾乳石 | 钟乳石
stone path | Weg, Pfad, Gartenweg, Kopfsteinpflaster, Feldweg, Trittsteine, Steinweg | camino, sendero, senda, camino de tierra, camino de piedra | chemin, sentier, allée, chemin de terre, chemin de pierre | caminho, trilha, estrada de terra, senda, caminho de pedra | 道, 石畳, 小道, 飛び石, 石の小道, 石畳の道 | 路, 石子路, 石板路, 小径, 土路, 鹅卵石路, 石头小路, 小路
gold ore vein | Erz, Erzader, Kupfererz, Goldader | mineral, mena, veta de oro, pepita de oro | minerai, filon d'or, pépite d'or | minério, veio de ouro, pepita de ouro | 鉱石, 金鉱, 銅鉱石 | 矿石, 金矿, 矿脉, 铁矿
geode | Geode, Amethystdruse, Druse, Amethystgeode | geoda, geoda de amatista | géode, géode d'améthyste | geodo, geodo de ametista | 晶洞, ジオード, アメジストの晶洞 | 晶洞, 水晶洞
tumbleweed | Steppenläufer, Steppenroller | planta rodadora, rodadora, estepicursor | virevoltant, boule d'herbe sèche, buisson roulant | rolador, bola de feno do deserto, tumbleweed | タンブルウィード, 回転草, 転がる草 | 风滚草
geyser | Geysir, heiße Quelle, Geiser | géiser, aguas termales, fuente termal | geyser, source chaude | gêiser, géiser, fonte termal, águas termais | 間欠泉, 温泉 | 间歇泉, 喷泉间歇, 温泉
sorcerer | Hexenmeister, Magier, Hexer, Erzmagier, Magierin | hechicero, brujo, hechicera, archimago, maga | mage, archimage, ensorceleur, magicienne, enchanteur | mago negro, bruxo, arquimago, feiticeira, maga | 魔術師, ウォーロック, 魔道士, ソーサラー, メイジ, 大魔導士 | 术士, 大法师, 法师术士, 女法师, 术师
christmas elf | Weihnachtself, Weihnachtselfe, Weihnachtswichtel, Wichtel | elfo de navidad, duende de navidad, duende navideño, elfo navideño | lutin de noël, elfe de noël | elfo de natal, duende de natal | クリスマスエルフ, サンタの妖精 | 圣诞精灵, 圣诞小精灵
spartan | Spartaner, römischer Soldat, Hoplit, Zenturio, Legionär | espartano, hoplita, soldado romano, legionario, centurión | spartiate, hoplite, soldat romain, légionnaire, centurion | espartano, hoplita, soldado romano, legionário, centurião | スパルタ兵, スパルタン, ローマ兵, 百人隊長, 重装歩兵 | 斯巴达战士, 斯巴达勇士, 百夫长
death knight | Todesritter, schwarzer Ritter, dunkler Ritter | caballero de la muerte, caballero oscuro, caballero negro | chevalier de la mort, chevalier noir | cavaleiro da morte, cavaleiro negro, cavaleiro das trevas | デスナイト, 暗黒騎士, 死の騎士 | 死亡骑士
peasant | Leibeigener, Bettler, Dorfbewohner, Bäuerlein | plebeyo, siervo, mendigo, campesino medieval, aldeano medieval | serf, mendiant, villageois médiéval | camponês, plebeu, servo, mendigo, aldeão medieval | 農民, 農奴, 乞食, 百姓, 中世の村人 | 平民, 农奴, 乞丐, 中世纪村民, 贫民
businessman | Geschäftsmann, Spion, Geheimagent, Agent, Butler, Manager, Gangster | hombre de negocios, empresario, espía, agente secreto, mayordomo, ejecutivo, gánster | homme d'affaires, espion, agent secret, majordome, gangster, cadre | homem de negócios, empresário, espião, agente secreto, mordomo, executivo | ビジネスマン, サラリーマン, スパイ, 執事, 会社員, 秘密諜報員 | 商务人士, 生意人, 间谍, 特工, 管家, 白领, 上班族
businessperson | Geschäftsfrau, Bankier, Bankangestellter | banquero, mujer de negocios, ejecutiva | banquier, femme d'affaires, personne d'affaires | banqueiro, mulher de negócios, bancário | 銀行員, ビジネスパーソン, キャリアウーマン | 银行家, 银行职员, 女商人
boxer | Boxer, Kämpfer, Ringer, Catcher | boxeador, luchador, peleador | boxeur, lutteur, combattant, catcheur | boxeador, lutador, pugilista | ボクサー, 格闘家, レスラー, プロレスラー | 拳击手, 拳手, 摔跤手, 格斗家
football player | Footballspieler, American Footballspieler | jugador de fútbol americano | joueur de football américain | jogador de futebol americano | アメフト選手, アメリカンフットボール選手 | 橄榄球运动员, 橄榄球员, 美式足球运动员
soccer player | Fußballspieler, Fußballer, Sportler, Läufer, Fussballer, Athlet | futbolista, jugador de fútbol, atleta, deportista | footballeur, joueur de football, athlète, sportif, coureur | jogador de futebol, futebolista, atleta, jogador | サッカー選手, スポーツ選手, ランナー, アスリート | 足球运动员, 足球员, 运动员, 足球队员, 跑步者
villain | Bösewicht, Schurke, Superschurke | villano, supervillano, malvado, malo | méchant, super vilain, vilain | vilão, supervilão, malvado | 悪役, 悪者, ヴィラン, 悪党 | 反派, 坏人, 恶棍, 超级反派
skeleton warrior | Skelettkrieger, Skelettsoldat, Skelettritter, Skelettbogenschütze | guerrero esqueleto, soldado esqueleto, esqueleto guerrero, caballero esqueleto, arquero esqueleto | guerrier squelette, soldat squelette, squelette guerrier, chevalier squelette | guerreiro esqueleto, soldado esqueleto, esqueleto guerreiro, cavaleiro esqueleto | スケルトン兵, スケルトンウォリアー | 骷髅战士
frankenstein monster | Frankenstein, Frankensteins Monster | frankenstein, monstruo de frankenstein | frankenstein, monstre de frankenstein | frankenstein, monstro de frankenstein | フランケンシュタイン, フランケン | 弗兰肯斯坦, 科学怪人
plague doctor | Pestdoktor, Pestarzt | doctor de la peste, médico de la peste | docteur de la peste, médecin de la peste, médecin de peste | médico da peste, doutor da peste | ペスト医師, ペスト医者 | 瘟疫医生, 鸟嘴医生
satyr | Satyr, Faun | sátiro, fauno | satyre, faune | sátiro, fauno | サテュロス, ファウヌス, 牧神 | 萨提尔, 羊人, 半羊人
meerkat | Erdmännchen, Frettchen, Wiesel, Präriehund | suricata, hurón, comadreja, perrito de la pradera | suricate, furet, belette, chien de prairie | suricato, furão, doninha, cão da pradaria, suricata | ミーアキャット, フェレット, イタチ, プレーリードッグ | 鼬, 狐獴, 雪貂, 黄鼠狼, 土拨鼠
djinn | Dschinn, Flaschengeist | genio, genio de la lámpara, yinn | djinn, génie, génie de la lampe | gênio da lâmpada, gênio, djinn | ジン, ランプの精, 魔神, ランプの魔人 | 灯神, 精灵灯神, 神灯精灵, 灯奴
alien warrior | Alienkrieger, Aliensoldat, außerirdischer Krieger, Xenomorph | guerrero alienígena, soldado alienígena, xenomorfo, guerrero extraterrestre | guerrier extraterrestre, soldat alien, xénomorphe, guerrier alien | guerreiro alienígena, soldado alienígena, xenomorfo | エイリアン戦士, 異星人の戦士 | 外星战士, 外星士兵, 异形
ice elemental | Eiselementar, Eisgolem, Frostriese, Eisriese, Eismonster | elemental de hielo, gólem de hielo, gigante de hielo, monstruo de hielo | élémentaire de glace, golem de glace, géant de glace, géant du givre | elemental de gelo, golem de gelo, gigante de gelo, monstro de gelo | 氷の精霊, アイスゴーレム, 氷の巨人, 霜の巨人 | 冰元素, 冰霜巨人, 冰巨人
water elemental | Wasserelementar, Wassergeist | elemental de agua, espíritu de agua | élémentaire d'eau, esprit de l'eau | elemental de água, espírito da água | 水の精霊, ウォーターエレメンタル, 水の精 | 水元素, 水精灵
robot butler | Roboterbutler, Serviceroboter, Dienstroboter | robot mayordomo, mayordomo robot, robot de servicio | robot majordome, majordome robot, robot de service | robô mordomo, mordomo robô, robô de serviço | ロボット執事, 執事ロボット, サービスロボット | 机器人管家, 机器管家, 服务机器人
mech suit | Mech, Kampfroboter, Kampfmech, Riesenroboter, Exoskelett, Mecha | mecha, robot gigante, exoesqueleto, mech, traje mecánico, armadura mecánica | robot géant, exosquelette, armure mécanique | mecha, robô gigante, exoesqueleto, armadura mecânica, traje mecânico | メカ, 巨大ロボット, 人型兵器, パワードスーツ, ロボットスーツ | 机甲, 机械战甲, 巨型机器人, 外骨骼, 动力装甲, 高达
snow golem | Schneegolem, Schlammgolem, Sandgolem | gólem de nieve, gólem de arena, gólem de barro | golem de neige, golem de boue, golem de sable | golem de neve, golem de lama, golem de areia | スノーゴーレム, 雪のゴーレム | 雪魔像, 雪傀儡, 泥魔像
vampire hunter | Vampirjäger, Monsterjäger, Hexenjäger, Kopfgeldjäger | cazador de vampiros, cazavampiros, cazador de monstruos, cazador de brujas, cazarrecompensas | chasseur de vampires, chasseur de monstres, chasseur de sorcières, chasseur de primes | caçador de vampiros, caçador de monstros, caçador de bruxas, caçador de recompensas | ヴァンパイアハンター, モンスターハンター, 賞金稼ぎ, 吸血鬼ハンター, 魔女狩り | 吸血鬼猎人, 怪物猎人, 女巫猎人, 赏金猎人
mafia | Mafioso, Mafiaboss, Pate | mafioso, gánster mafioso, padrino mafioso, jefe mafioso | mafieux, mafioso, parrain de la mafia | mafioso, chefão da máfia, gângster, poderoso chefão | マフィア, ギャング, ゴッドファーザー | 黑手党, 黑帮老大, 教父, 黑帮
student | Student, Schüler, Schülerin, Schulkind, Kind, Jugendlicher, Studentin | estudiante, alumno, escolar, colegiala, adolescente, niño pequeño | étudiant, écolier, élève, écolière, enfant, adolescent | estudante, aluno, aluna, adolescente, criança, escolar | 学生, 生徒, 子供, 子ども, 高校生 | 学生, 孩子, 小孩, 儿童, 青少年, 中学生
grandfather | Großvater, Opa, Ältester, Einsiedler, Eremit, Greis, alter Mann | abuelo, abuelito, anciano, ermitaño, viejito | papi, vieillard, ermite, papy, vieil homme, grand père | avô, vovô, ancião, eremita, velhinho, idoso | おじいさん, 祖父, 老人, 仙人, 長老 | 爷爷, 祖父, 老人, 隐士, 外公, 老头
grandmother | Großmutter, Oma, Omi, Greisin | abuela, abuelita, anciana | mamie, mémé, grand mère, vieille dame | avó, vovó, velhinha, idosa | おばあさん, 祖母, おばあちゃん | 奶奶, 祖母, 外婆, 老太太
dancer | Tänzer, Tänzerin, Ballerina | bailarín, bailarina, danzante | danseur, danseuse, ballerine | dançarino, dançarina, bailarina, bailarino | ダンサー, バレリーナ, 踊り子 | 舞者, 芭蕾舞者, 跳舞的人, 芭蕾舞女
swimmer | Schwimmer, Taucher, Schwimmerin | nadador, buceador, buzo, nadadora | nageur, plongeur, nageuse | nadador, mergulhador, nadadora | 水泳選手, ダイバー, スイマー, 潜水士 | 游泳者, 潜水员, 游泳运动员
punk | Punker, Punk, Punkrocker | punk, punki, punk rockero | punk, punk rocker | punk, punk roqueiro | パンク, パンクロッカー, パンクの人 | 朋克, 朋克青年, 朋克摇滚
catfish | Wels, Katzenwels | bagre, pez gato, siluro | poisson chat, silure | bagre, peixe gato | 鯰, ナマズ | 鲶鱼, 鲇鱼
anglerfish | Anglerfisch, Tiefseeanglerfisch, Seeteufel, Tiefseefisch | rape, pez rape, pez abisal, pez linterna | baudroie, lotte, poisson abyssal, baudroie abyssale | peixe pescador, tamboril, peixe diabo | アンコウ, チョウチンアンコウ, 深海魚 | 鮟鱇鱼, 灯笼鱼, 深海鱼
beholder | Augenmonster, Betrachter, Augentyrann | contemplador, monstruo ojo, ojo flotante, monstruo de ojos | monstre œil, œil flottant, tyrannœil, spectateur | observador monstro, monstro de olho, olho flutuante | ビホルダー, 目玉のモンスター, 目玉の怪物 | 眼魔, 浮眼怪, 独眼怪
mimic | Mimik, Truhenmonster, Mimic, Monstertruhe | mímico cofre, cofre mímico, mimic, cofre monstruo | mimic, coffre monstre, coffre mimique, mimique | mímico baú, baú mímico, mimic, baú monstro | ミミック, 人食い箱 | 宝箱怪, 拟态怪, 拟形怪
dinosaur egg | Dinosaurierei, Drachenei, Dinoei, Monsterei, Alienei | huevo de dinosaurio, huevo de dragón, huevo de monstruo | œuf de dinosaure, œuf de dragon, œuf de monstre | ovo de dinossauro, ovo de dragão, ovo de monstro | 恐竜の卵 | 恐龙蛋
dinosaur skeleton | Dinosaurierskelett, Fossil, Dinosaurierknochen, Versteinerung | esqueleto de dinosaurio, fósil, fósil de dinosaurio, huesos de dinosaurio | squelette de dinosaure, fossile, os de dinosaure | esqueleto de dinossauro, fóssil, fóssil de dinossauro, ossos de dinossauro | 恐竜の骨, 恐竜の化石, 化石, 恐竜の骨格 | 恐龙骨架, 化石, 恐龙化石, 恐龙骨头
sunfish | Mondfisch | pez luna | poisson lune, môle | peixe lua | マンボウ | 翻车鱼
axolotl | Axolotl | ajolote, axolote | axolotl | axolote | ウーパールーパー, アホロートル, メキシコサラマンダー | 六角恐龙, 美西螈, 墨西哥钝口螈, 蝾螈
sawfish | Sägefisch, Sägehai | pez sierra | poisson scie, requin scie | peixe serra, tubarão serra | ノコギリザメ, ノコギリエイ | 锯鳐
hermit crab | Einsiedlerkrebs | cangrejo ermitaño | bernard l'ermite, bernard l ermite | caranguejo eremita, bernardo eremita, paguro | ヤドカリ | 寄居蟹
anemone | Seeanemone, Anemone | anémona, anémona de mar | anémone, anémone de mer | anêmona, anêmona do mar | イソギンチャク | 海葵
piranha | Piranha | piraña | piranha | piranha | ピラニア | 食人鱼, 水虎鱼
lionfish | Feuerfisch, Rotfeuerfisch | pez león, pez escorpión | poisson lion, rascasse volante | peixe leão | ミノカサゴ | 狮子鱼, 蓑鲉
parking meter | Parkuhr, Parkautomat | parquímetro | parcmètre, horodateur | parquímetro | パーキングメーター | 停车计时器, 停车收费表, 停车咪表
no parking sign | Parkverbotsschild, Halteverbotsschild, Parkverbot | señal de prohibido aparcar, señal de prohibido estacionar, prohibido estacionar | panneau d'interdiction de stationner, panneau stationnement interdit | placa de proibido estacionar, proibido estacionar | 駐車禁止の標識, 駐車禁止標識 | 禁止停车标志, 禁停标志, 禁止停车牌
no entry sign | Einfahrt verboten Schild, Einfahrtsverbotsschild, Durchfahrt verboten Schild | señal de prohibido el paso, señal de dirección prohibida, prohibido el paso | panneau sens interdit, sens interdit, panneau d'interdiction | placa de entrada proibida, placa de sentido proibido, entrada proibida | 進入禁止の標識, 進入禁止標識 | 禁止通行标志, 禁止进入标志, 禁行标志
yield sign | Vorfahrt gewähren Schild, Vorfahrtsschild | señal de ceda el paso, ceda el paso | panneau cédez le passage, cédez le passage | placa de dê a preferência, dê a preferência | 徐行の標識, 優先道路の標識 | 让行标志, 让路标志, 减速让行标志
speed limit sign | Tempolimitschild, Geschwindigkeitsschild, Tempo 30 Schild | señal de límite de velocidad, límite de velocidad | panneau de limitation de vitesse, limitation de vitesse | placa de limite de velocidade, limite de velocidade | 速度制限の標識, 速度標識, 制限速度標識 | 限速标志, 限速牌
bollard | Poller, Absperrpfosten | bolardo, pilona | borne de trottoir, bollard, potelet | poste de amarração, frade de calçada, bolardo, pilarete | ボラード, 車止め | 护柱, 系船柱, 隔离柱, 路桩
manhole cover | Kanaldeckel, Gullydeckel, Gullideckel, Schachtdeckel | tapa de alcantarilla, alcantarilla | plaque d'égout, bouche d'égout | tampa de bueiro, bueiro de rua | マンホール, マンホールの蓋 | 井盖, 下水道井盖, 窨井盖
bike rack | Fahrradständer | aparcabicicletas, soporte para bicicletas, portabicicletas | râtelier à vélos, range vélos, support à vélos | bicicletário, suporte de bicicletas, paraciclo | 駐輪場, 自転車置き場, サイクルスタンド | 自行车架, 自行车停放架
newspaper stand | Zeitungsstand, Zeitungskiosk, Zeitungskasten, Kiosk, Zeitungsständer | quiosco, puesto de periódicos, quiosco de prensa, kiosco | kiosque à journaux, présentoir à journaux | banca de jornal, quiosque de jornais, banca de jornais | 新聞スタンド, 新聞売り場, キオスク | 报刊亭, 报亭, 报纸架
food cart | Imbissstand, Hotdogstand, Eiswagen, Würstchenstand, Würstelstand, Eisstand | carrito de comida, carrito de perritos calientes, carrito de helados, puesto de comida, puesto de hot dogs | chariot à hot dogs, chariot de glaces, stand de nourriture, stand de hot dogs | carrinho de comida, carrinho de cachorro quente, carrinho de sorvete, carrinho de pipoca | 屋台カート, ホットドッグ屋台, アイスクリーム屋台, 移動屋台 | 小吃车, 餐饮推车, 热狗车, 热狗摊, 冰淇淋车, 小吃摊
telephone pole | Telefonmast, Strommast, Telegrafenmast | poste telefónico, poste eléctrico, poste de luz eléctrica, poste de electricidad | poteau téléphonique, poteau électrique, pylône électrique | poste telefônico, poste elétrico, poste de energia | 電柱, 電信柱 | 电线杆, 电话杆, 电杆
sandbag wall | Sandsack, Sandsäcke, Sandsackwall, Sandsackmauer | saco de arena, sacos de arena, barricada de sacos de arena, muro de sacos de arena | sac de sable, sacs de sable, mur de sacs de sable | saco de areia, sacos de areia, barricada de sacos de areia, muro de sacos de areia | 土嚢, 砂袋, 土嚢の壁 | 沙袋, 沙袋墙, 沙包, 沙袋掩体
railroad crossing | Andreaskreuz | cruce de tren, cruce de ferrocarril | croix de saint andré | cruzamento ferroviário | 踏切標識 | 铁路道口, 铁道口
concrete barrier | Betonbarriere, Betonsperre, Betonleitwand | barrera de hormigón, barrera de concreto, barrera new jersey | barrière en béton, barrière béton | barreira de concreto, barreira de betão | コンクリートバリア, コンクリート防護柵, コンクリート壁 | 水泥隔离墩, 混凝土路障, 水泥路障, 隔离墩
street vendor umbrella | Sonnenschirm, Strandschirm, Marktschirm | sombrilla, parasol, sombrilla de playa, quitasol | parasol, ombrelle de plage, parasol de plage | guarda sol, sombrinha de praia | パラソル, 日傘, ビーチパラソル | 遮阳伞, 太阳伞, 沙滩伞, 阳伞
recycling bin | Recyclingtonne, Wertstofftonne, Altpapiertonne | contenedor de reciclaje, cubo de reciclaje, papelera de reciclaje | bac de recyclage, poubelle de recyclage, bac de tri | lixeira de reciclagem, lixeira reciclável, ecoponto | リサイクルボックス, 分別ゴミ箱, リサイクルごみ箱 | 回收箱, 分类垃圾桶, 回收桶, 可回收垃圾桶
open compass | offener Kompass, Taschenkompass, aufgeklappter Kompass | brújula abierta, brújula de bolsillo | boussole ouverte, boussole de poche | bússola aberta, bússola de bolso | 開いたコンパス, 懐中コンパス | 打开的指南针, 怀表指南针, 袖珍指南针
plunger | Saugglocke, Pömpel, Pümpel, Abflussreiniger | desatascador, destapacaños, sopapa, destapador de baño | ventouse, débouchoir, ventouse à toilettes | desentupidor, desentupidor de pia | ラバーカップ, トイレのスッポン, すっぽん | 马桶塞, 皮搋子, 马桶疏通器, 搋子
paint roller | Farbroller, Farbrolle, Malerrolle | rodillo de pintura, rodillo de pintor | rouleau à peinture, rouleau de peinture | rolo de pintura, rolo de tinta | ペイントローラー, ローラー刷毛, 塗装ローラー | 油漆滚筒, 滚筒刷, 涂料滚筒
grindstone | Schleifstein, Wetzstein, Schleifrad | piedra de afilar, muela de afilar, afilador | meule à aiguiser, pierre à aiguiser, meule | pedra de amolar, esmeril, rebolo | 砥石, 回転砥石, 研石 | 磨刀石, 砂轮, 磨石
butter churn | Butterfass, Butterstampfer | mantequera, batidora de mantequilla | baratte, baratte à beurre | batedeira de manteiga | バター攪拌機, バターチャーン, バター作り器 | 黄油搅拌桶, 黄油桶, 搅乳器
bellows | Blasebalg | fuelle | soufflet, soufflet de forge | fole | ふいご, フイゴ | 风箱, 鼓风箱
caltrops | Krähenfuß, Krähenfüße, Fußangel | abrojos, miguelitos | chausse trappe, chausse trappes | estrepes, ouriços de ferro | まきびし, 撒菱 | 铁蒺藜, 撒菱, 蒺藜
monster truck | Monstertruck, Monster Truck | monster truck, camión monstruo | monster truck, camion monstre | monster truck, caminhão monstro | モンスタートラック | 怪物卡车, 大脚车, 大脚怪卡车
kick scooter | Tretroller, Kickboard, Trottinett | patinete, patín del diablo, monopatín con manillar | trottinette | patinete, trotinete | キックボード, キックスクーター | 滑板车, 踏板车
armored personnel carrier | Schützenpanzer, Panzerwagen, gepanzertes Fahrzeug, Militärfahrzeug, Panzerfahrzeug | vehículo blindado, transporte blindado, coche blindado, vehículo militar | véhicule blindé, blindé, transport de troupes blindé, véhicule militaire | veículo blindado, carro blindado, transporte blindado, veículo militar | 装甲車, 兵員輸送車, 軍用車両 | 装甲车, 装甲运兵车, 军用车
cement mixer truck | Betonmischer, Zementmischer, Fahrmischer, Betonmischwagen | hormigonera, camión hormigonera, camión mezclador, mezcladora de cemento | camion toupie, bétonnière, toupie à béton, camion malaxeur | betoneira, caminhão betoneira | ミキサー車, コンクリートミキサー, コンクリートミキサー車 | 水泥搅拌车, 混凝土搅拌车, 水泥车, 搅拌车
crane truck | Kran, Kranwagen, Autokran, Baukran, Abschleppwagen | grúa, camión grúa, grúa de construcción | grue, camion grue, dépanneuse, grue de chantier | guindaste, caminhão guindaste, guincho, grua | クレーン車, クレーン, レッカー車 | 起重机, 吊车, 拖车吊车, 起重车
golf cart | Golfwagen, Golfcart, Golfmobil, Buggy | carrito de golf, coche de golf, buggy | voiturette de golf, golfette, buggy | carrinho de golfe, buggy, bugue | ゴルフカート, バギー | 高尔夫球车, 高尔夫车, 沙滩车
go kart | Gokart, Go Kart, Kart, Seifenkiste | kart, go kart, karting | kart, karting, go kart | kart, go kart, carro de kart | ゴーカート, カート | 卡丁车
freight wagon | Güterwagen, Güterwaggon, Frachtwaggon | vagón de carga, vagón de mercancías, góndola de tren | wagon de marchandises, wagon de fret | vagão de carga, vagão de mercadorias, vagão de trem de carga | 貨車, 貨物車両, 無蓋車 | 货运车厢, 货车厢, 敞车, 货车车厢
boxcar | gedeckter Güterwagen, Kastenwagen | furgón de tren, vagón cerrado | wagon couvert, wagon fermé | vagão fechado, vagão coberto | 有蓋車, 有蓋貨車 | 棚车, 闷罐车, 篷车厢
rickshaw | Rikscha, Tuk Tuk, Tuktuk | rickshaw, bicitaxi, tuk tuk, mototaxi | pousse pousse, rickshaw, tuk tuk, cyclo pousse | riquixá, tuk tuk | 人力車, リキシャ, トゥクトゥク | 黄包车, 人力车, 嘟嘟车
quad bike | Quad, Geländequad, ATV | cuatrimoto, quad, cuatriciclo, moto de cuatro ruedas | quad, quad tout terrain | quadriciclo, moto quatro | 四輪バギー, クアッドバイク, バギー四輪 | 四轮摩托, 全地形车, 沙滩摩托, 四轮沙滩车
hot rod | Hot Rod, Oldtimer, Cabrio, Muscle Car, Cabriolet, Roadster | hot rod, coche clásico, descapotable, convertible, carro clásico, auto clásico, coche antiguo | hot rod, voiture de collection, décapotable, cabriolet, vieille voiture | hot rod, carro clássico, conversível, calhambeque, descapotável, carro antigo | ホットロッド, クラシックカー, オープンカー, 旧車 | 老爷车, 敞篷车, 改装车, 肌肉车, 复古车, 古董车
hover bike | Schwebemotorrad, Hoverbike, Schwebeauto, Speeder | moto voladora, aeromoto, coche volador, moto flotante | moto volante, moto flottante, voiture volante, speeder | moto voadora, moto flutuante, carro voador | ホバーバイク, 空飛ぶバイク, エアバイク, 空飛ぶ車 | 悬浮摩托, 飞行摩托, 悬浮车, 飞车, 飞行汽车
airboat | Sumpfboot, Propellerboot, Luftboot | hidrodeslizador, aerobote, lancha de pantano | hydroglisseur, bateau à hélice | aerodeslizador de pântano, barco com hélice aérea, airboat | エアボート, プロペラ船 | 空气螺旋桨船, 汽船风扇, 沼泽船
bumper car | Autoscooter, Boxauto, Autodrom, Putschauto | auto chocador, coche de choque, coches de choque, carrito chocón | auto tamponneuse, autotamponneuse | carrinho de bate bate, carrinho bate bate, carrinho de choque | バンパーカー, ゴーカート遊園地 | 碰碰车
sport utility vehicle | SUV, Stadtgeländewagen, Sportgeländewagen | suv, camioneta suv, vehículo deportivo utilitario, todocamino | suv, véhicule utilitaire sport, crossover | suv, utilitário esportivo, crossover | SUV, スポーツ用多目的車 | SUV, 越野车, 运动型多用途车, 城市越野车
bullet train | Hochgeschwindigkeitszug, Schnellzug, Magnetschwebebahn | tren bala, tren de alta velocidad, tren rápido | train à grande vitesse, tgv, train rapide | trem bala, comboio de alta velocidade, trem de alta velocidade | 新幹線, 高速鉄道, リニアモーターカー | 高铁, 子弹头列车, 动车, 高速列车, 磁悬浮列车, 新干线
claymore | Zweihänder, Großschwert, Breitschwert, Bihänder, Zweihandschwert | mandoble, espadón, espada a dos manos, gran espada, espada ancha | claymore, épée à deux mains, espadon à deux mains, épée large, grande épée | montante, espada de duas mãos, espadão, espada larga, grande espada | クレイモア, 大剣, 両手剣, グレートソード, バスターソード, ブロードソード | 大剑, 巨剑, 双手剑, 阔剑, 重剑
spiked club | Stachelkeule, Nagelkeule, Keule mit Stacheln, Schläger mit Nägeln, Dornenkeule | garrote con púas, porra con clavos, garrote con clavos, bate con clavos | gourdin clouté, massue à pointes, batte à clous, gourdin à pointes | clava com espinhos, porrete com pregos, taco com pregos, bastão com espinhos | 釘バット, トゲ付き棍棒, 棘付き棍棒 | 狼牙棒, 带刺棍棒, 钉子球棒
nunchucks | Nunchaku, Nunchakus | nunchakus, nunchaku, chacos | nunchaku, nunchakus | nunchaku, nunchakus | ヌンチャク | 双节棍, 双截棍
brass knuckles | Schlagring | puño americano, nudilleras, manopla de metal, manopla de hierro | poing américain, coup de poing américain | soco inglês | メリケンサック, ナックルダスター, ナックル | 指虎, 拳刺, 铜指套
double bladed axe | Doppelaxt, Streitaxt, Zweihandaxt, Kriegsaxt | hacha de doble filo, hacha de dos manos, hacha de batalla, labrys | hache à double tranchant, hache à deux mains, hache de bataille, labrys | machado de dois gumes, machado de duas mãos, machado de batalha, machado de lâmina dupla | 両刃の斧, 両刃斧, バトルアックス, 大斧 | 双刃斧, 双面斧, 巨斧, 大斧
quarterstaff | Kampfstab, Wanderstab, Langstock, Bo Stab | bastón de combate, vara, cayado, bo | bâton de combat, bâton de marche, bâton en bois | bastão, bordão, bastão de luta | 棒術の棒, 六尺棒, 木の杖 | 长棍, 木棍, 齐眉棍, 木杖
double bladed axe | Doppelaxt, Streitaxt, Zweihandaxt, Kriegsaxt, zweischneidige Axt | hacha de doble filo, hacha de dos manos, hacha de batalla, labrys, hacha doble, hacha de doble hoja | hache à double tranchant, hache à deux mains, hache de bataille, labrys, hache double, hache à double lame | machado de dois gumes, machado de duas mãos, machado de batalha, machado de lâmina dupla, machado duplo, machado de duas lâminas | 両刃の斧, 両刃斧, バトルアックス, 大斧, ダブルアックス, 双刃の斧 | 双刃斧, 双面斧, 巨斧, 大斧, 双头斧, 双刃大斧
quarterstaff | Kampfstab, Wanderstab, Langstock, Gehstock, Bo Stab, Spazierstock | bastón de combate, vara, bastón, cayado, bo | bâton de combat, bâton de marche, canne, bâton en bois | bastão, bordão, bengala, bastão de luta | 棒術の棒, 六尺棒, 木の杖, ステッキ | 长棍, 木棍, 手杖, 齐眉棍, 木杖
dart | Dartpfeil, Wurfpfeil | dardo | fléchette | dardo | ダーツ, ダーツの矢 | 镖, 飞镖
flintlock pistol | Piratenpistole, Duellpistole, Vorderlader, Steinschlosspistole | pistola de chispa, pistola pirata, trabuco, pistola de duelo, pistola antigua | pistolet à silex, pistolet de pirate, pistolet de duel | pistola de pederneira, pistola pirata, garrucha, pistola antiga | フリントロック, 火打ち石銃 | 燧发枪, 燧发手枪, 火枪
plasma rifle | Plasmagewehr, Lasergewehr, Energiegewehr, Railgun | rifle de plasma, rifle láser, rifle de energía, fusil láser | fusil plasma, fusil à plasma, fusil laser, fusil à énergie | rifle de plasma, rifle laser, fuzil de plasma, rifle de energia | プラズマライフル, レーザーライフル, ビームライフル, レールガン | 等离子步枪, 激光步枪, 能量步枪, 电磁炮, 光束步枪
mortar | Mörser, Haubitze, Artillerie, Geschütz, Feldgeschütz | mortero, obús, artillería, cañón de artillería | mortier, obusier, artillerie, pièce d'artillerie | morteiro, obus, artilharia, peça de artilharia | 迫撃砲, 榴弾砲, 野砲 | 迫击炮, 榴弹炮, 野战炮
scope | Zielfernrohr, Visier | mira telescópica, mira, visor | lunette de visée, viseur, lunette de tir | mira telescópica, luneta, mira | スコープ, 照準器, 照準 | 瞄准镜, 狙击镜, 瞄准器
silencer | Schalldämpfer | silenciador | silencieux | silenciador | サイレンサー, サプレッサー | 消音器, 消声器, 抑制器
gun magazine | Magazin, Ladestreifen, Patronenmagazin | cargador, cargador de pistola, cargador de rifle | chargeur, chargeur de pistolet | carregador, pente de munição, carregador de pistola | 弾倉, マガジン | 弹匣, 弹夹
flare gun | Leuchtpistole, Signalpistole | pistola de bengalas, pistola de señales | pistolet de détresse, pistolet lance fusées | pistola sinalizadora, pistola de sinalização | 信号銃, 信号拳銃, 照明弾銃 | 信号枪, 信号弹枪
spiky ball | Stachelkugel, Stachelball, Morgenstern Kugel | bola con púas, bola de púas, bola de pinchos, bola con pinchos | boule à pointes, boule à piques, boule piquante | bola de espinhos, bola com espinhos, bola espinhosa | トゲトゲボール, トゲ付き鉄球, 棘の球, トゲ鉄球 | 刺球, 尖刺球, 带刺铁球
warship | Kriegsschiff, Schlachtschiff, Zerstörer, Flugzeugträger | buque de guerra, acorazado, portaaviones, destructor, barco de guerra | navire de guerre, cuirassé, porte avions, destroyer | navio de guerra, porta aviões, destróier | 戦艦, 空母, 軍艦, 駆逐艦 | 军舰, 战舰, 航空母舰, 驱逐舰, 航母
fishing boat | Fischkutter, Kutter, Trawler | barco pesquero, pesquero, bote pesquero | chalutier, bateau de pêche | barco de pesca, traineira, barco pesqueiro | トロール船 | 捕鱼船, 拖网渔船
steamboat | Dampfer, Dampfschiff, Raddampfer | barco de vapor | bateau à vapeur | barco a vapor, navio a vapor | 蒸気船, 汽船 | 蒸汽船, 汽船
prison | Gefängnis, Kerker, Knast | cárcel, prisión, calabozo | prison, cachot, taule | prisão, cadeia, presídio, masmorra | 刑務所, 監獄, 牢屋, 牢獄 | 监狱, 牢房, 监牢
carousel | Karussell | carrusel, tiovivo, calesita | manège, carrousel | carrossel | メリーゴーランド, 回転木馬 | 旋转木马
roller coaster | Achterbahn | montaña rusa | montagnes russes, grand huit | montanha russa | ジェットコースター, ローラーコースター | 过山车, 云霄飞车
dungeon entrance | Mineneingang, Höhleneingang, Kerkereingang, Mine, Bergwerk | entrada de mina, entrada de cueva, mina, entrada de mazmorra | entrée de mine, entrée de grotte, entrée de donjon | entrada de mina, entrada de caverna, entrada de masmorra, mina subterrânea | 鉱山の入口, 洞窟の入口, 洞窟の入り口, ダンジョンの入口, 鉱山 | 矿洞, 山洞入口, 地牢入口, 矿井, 洞口
crypt | Krypta, Grabkammer, Grabgewölbe | cripta | crypte, caveau | cripta, catacumba | 地下墓所, 納骨堂, 墓所 | 地下墓穴, 墓室, 地穴
bakery | Bäckerladen, Backstube | pastelería, panificadora | boulangerie pâtisserie | padaria confeitaria | ベーカリー | 烘焙店, 蛋糕店
forge | Esse, Schmiedewerkstatt | fragua, forja | forge de village | forja | 鍛冶場, 鍛造所 | 锻造炉, 铁匠炉, 锻造坊
stable | Stallung, Reitstall | cuadra, pesebre | étables | cocheira | 馬屋 | 马棚
monitor | Computerbildschirm, Flachmonitor | monitor de computadora, pantalla de ordenador | écran d'ordinateur | monitor de computador, tela de computador | パソコンモニター | 电脑屏幕, 电脑显示器
tablet | Tabletcomputer, Tablet PC | tableta digital | tablette tactile, tablette numérique | tablet digital | タブレット, アイパッド | 平板电脑, 平板
candlestick | Kerzenständer, Kerzenhalter | candelero, portavelas, palmatoria | bougeoir, chandelier | castiçal, porta velas | ろうそく立て, キャンドルスタンド, 蝋燭立て | 蜡烛台, 蜡台
crib | Babybett, Kinderbett, Gitterbett | cuna de bebé, cama de bebé | lit de bébé, lit à barreaux | berço de bebê, cama de bebê | ベビーベッド | 婴儿床
painting | Bild, Ölgemälde, Porträt, Portrait | pintura, retrato, lienzo, óleo | peinture, portrait | pintura, retrato | 絵, 肖像画, 油絵 | 油画, 肖像画, 画像, 挂画
snowboard | Snowboard | tabla de nieve, snowboard | snowboard, planche à neige | prancha de neve, snowboard | スノーボード, スノボ | 单板滑雪板, 雪板
jet ski | Jetski, Wassermotorrad | moto de agua, moto acuática | jet ski, scooter des mers | moto aquática, jet ski | ジェットスキー, 水上バイク | 水上摩托, 摩托艇
sledgehammer | Vorschlaghammer | marro, almádena, mazo grande | masse de chantier | marreta grande | 大ハンマー, スレッジハンマー | 大锤, 大铁锤
bowl of soup | Suppenschüssel | sopera | soupière | sopeira | スープ皿 | 汤盆
bullet | Pistolenkugel, Geschoss | proyectil | projectile | projétil de arma | 銃の弾, ライフル弾 | 弹头
steering wheel | Lenkrad | volante | volant | volante de carro, volante | 操舵輪, ハンドル | 方向盘
cupboard | Küchenkasten | alacena, aparador, vitrina | buffet, vaisselier | cristaleira, guarda louça | 食器戸棚, カップボード | 碗柜, 壁橱
radar | Radar | radar | radar | radar | レーダー | 雷达
brazier | Feuerkorb, Feuerschale, Kohlenbecken | brasero | brasero | braseiro | 火鉢, かがり台 | 火盆
hand truck | Sackkarre | carretilla de mano | diable de manutention | carrinho de carga | 台車 | 手推车
round rug | runder Teppich | alfombra redonda | tapis rond | tapete redondo | 丸いラグ, 丸いカーペット | 圆地毯, 圆形地毯
snow pile | Schneehaufen | montón de nieve | tas de neige | monte de neve | 雪の山, 雪山の塊 | 雪堆
christmas stocking | Weihnachtsstrumpf, Socke, Strumpf | calcetín, calcetín de Navidad, media | chaussette, chaussette de Noël | meia, meia de Natal | 靴下, クリスマスの靴下 | 袜子, 圣诞袜
pizza cutter | Pizzaschneider | cortapizzas, cortador de pizza | roulette à pizza | cortador de pizza | ピザカッター | 披萨刀, 披萨轮刀
mortar and pestle | Mörser und Stößel, Mörser mit Stößel, Stößel | mortero y maja, mortero con mano, mano de mortero, mortero y mano | mortier et pilon, mortier avec pilon, pilon | almofariz, pilão, almofariz com pilão, pilão de cozinha | 乳鉢, 乳鉢と乳棒, 乳棒, すり鉢, すりこぎ | 研钵, 研钵和杵, 研杵, 捣药罐, 杵臼
bell tower | Glockenturm, Kirchturm | campanario | clocher, beffroi | campanário | 鐘楼, 鐘塔 | 钟楼
gravedigger | Totengräber, Friedhofswärter | sepulturero, enterrador | fossoyeur, croque mort | coveiro | 墓守, 墓掘り | 掘墓人, 守墓人
driveway | Einfahrt, Auffahrt, Garagenauffahrt, Autozufahrt | entrada para coches, entrada de coches, entrada para carros, entrada de garaje | allée de garage, entrée de garage, allée de voiture | entrada da garagem, entrada de garagem, entrada de carros | 私道, 車寄せ, 進入路 | 私家车道, 车道, 长车道, 车库入口
round window | rundes Fenster, Rundfenster, Bullauge | ventana redonda, ojo de buey | fenêtre ronde, hublot | janela redonda, vigia | 丸窓 | 圆窗
fishing lure | Angelköder, Kunstköder | señuelo, cebo | leurre | isca | ルアー | 鱼饵
log wall | Blockhauswand, Blockwand, Holzstammwand | pared de troncos, muro de troncos | mur de rondins | parede de troncos, muro de troncos | 丸太の壁, 丸太壁 | 原木墙, 圆木墙
log corner | Blockhausecke | esquina de troncos | angle de rondins, coin de rondins | canto de troncos | 丸太の角 | 原木墙角
log doorway | Blockhauseingang | entrada de cabaña | entrée de cabane | entrada de cabana | 丸太小屋の入口 | 木屋门口
log window | Blockhausfenster | ventana de cabaña | fenêtre de cabane | janela de cabana | 丸太小屋の窓 | 木屋窗户
low log wall | niedrige Blockwand | muro bajo de troncos | muret de rondins | mureta de troncos | 低い丸太の壁 | 矮原木墙
log fence | Rundholzzaun, Stammzaun | cerca de troncos, valla de troncos | clôture de rondins | cerca de troncos | 丸太の柵 | 原木栅栏
cabin roof | Hüttendach, Blockhausdach | techo de cabaña, tejado de cabaña | toit de cabane | telhado de cabana | 小屋の屋根 | 木屋屋顶
cabin roof with a chimney | Hüttendach mit Schornstein | techo de cabaña con chimenea | toit de cabane avec cheminée | telhado de cabana com chaminé | 煙突付きの小屋の屋根 | 带烟囱的木屋屋顶
cabin door | Hüttentür, Brettertür | puerta de cabaña, puerta de tablas | porte de cabane, porte en planches | porta de cabana, porta de tábuas | 小屋のドア, 板戸 | 木屋门, 木板门
wall with a banner | Wand mit Banner, Mauer mit Banner | muro con estandarte, pared con estandarte | mur avec bannière | parede com estandarte, muro com estandarte | 旗の付いた壁 | 挂旗的墙
wall door banner | Mauer mit Tür und Banner | muro con puerta y estandarte | mur avec porte et bannière | muro com porta e estandarte | 旗と扉の壁 | 带门和旗的墙
wall with towers | Mauer mit Türmen | muralla con torres | muraille avec tours | muralha com torres | 塔のある城壁 | 带塔楼的城墙
wall with shutters | Wand mit Fensterläden | pared con contraventanas, pared con postigos | mur avec volets | parede com venezianas | 雨戸の壁 | 带百叶窗的墙
wall torch | Wandfackel | antorcha de pared | torche murale | tocha de parede | 壁の松明, 壁掛け松明 | 壁挂火把, 墙上火把
wall with a window frame | Wand mit Fensterrahmen | pared con marco de ventana | mur avec cadre de fenêtre | parede com moldura de janela | 窓枠のある壁 | 带窗框的墙
dock platform | Stegplattform, Anlegeplattform | plataforma de muelle | plateforme de quai | plataforma de cais | 桟橋の台 | 码头平台
space railing | Raumstationsgeländer | barandilla espacial | rambarde spatiale | corrimão espacial | 宇宙ステーションの手すり | 太空站栏杆
structural panel | Strukturplatte, Bauplatte | panel estructural | panneau structurel | painel estrutural | 構造パネル | 结构面板
stairs with a handrail | Treppe mit Geländer, Treppe mit Handlauf | escalera con pasamanos, escalera con barandilla | escalier avec rampe, escalier avec main courante | escada com corrimão | 手すり付きの階段 | 带扶手的楼梯
stairs with a ramp | Treppe mit Rampe | escalera con rampa | escalier avec plan incliné | escada com rampa | スロープ付きの階段 | 带坡道的楼梯
statue block | Steinblock, Steinquader | bloque de piedra | bloc de pierre taillée | bloco de pedra | 石のブロック, 石塊 | 雕像石块
tower base | Turmsockel, Turmfuß, Turmbasis | base de torre | base de tour | base de torre | 塔の土台, 塔の基部 | 塔基, 塔底座, 塔基座
pennant | Wimpel | banderín, gallardete | fanion | flâmula, galhardete | ペナント, 三角旗 | 三角旗
pirate pennant | Piratenwimpel | banderín pirata, gallardete pirata | fanion pirate | flâmula pirata | 海賊のペナント | 海盗三角旗
target | Zielscheibe, rote Zielscheibe | diana, blanco de tiro | cible | alvo | 標的, 的 | 靶子, 标靶
tombstone with a cross | Grabstein mit Kreuz | lápida con cruz | pierre tombale avec croix | lápide com cruz | 十字架の墓石 | 带十字架的墓碑
tombstone with ivy | Grabstein mit Efeu | lápida con hiedra | pierre tombale avec lierre | lápide com hera | 蔦の墓石 | 长满常春藤的墓碑
decorative gravestone | Ziergrabstein, verzierter Grabstein | lápida decorativa | pierre tombale décorative | lápide decorativa | 装飾墓石 | 装饰墓碑
beveled gravestone | abgeschrägter Grabstein | lápida biselada | pierre tombale biseautée | lápide chanfrada | 面取りした墓石 | 斜边墓碑
broken gravestone | zerbrochener Grabstein, kaputter Grabstein | lápida rota | pierre tombale brisée, pierre tombale cassée | lápide quebrada | 壊れた墓石 | 破碎的墓碑, 破墓碑
plateau tree | Schirmbaum | árbol de copa plana | arbre à cime plate | árvore de copa plana | 平らな木 | 平顶树
block tree | Blockbaum, Würfelbaum | árbol de bloques, árbol cúbico | arbre en blocs, arbre cubique | árvore de blocos | ブロックの木 | 方块树
autumn tree | Herbstbaum | árbol de otoño, árbol otoñal | arbre d'automne | árvore de outono | 秋の木, 紅葉の木 | 秋树, 秋天的树
bent palm | gebogene Palme, krumme Palme | palmera doblada, palmera torcida | palmier courbé, palmier penché | palmeira torta, palmeira curvada | 曲がったヤシの木 | 弯曲的棕榈树, 弯棕榈
tree trunk | Baumstamm | tronco de árbol, tronco largo | tronc d'arbre, tronc | tronco de árvore | 木の幹, 長い丸太 | 树干, 长树干
cliff | Klippe, Felsklippe, Felswand | acantilado, risco | falaise | penhasco, falésia | 崖, がけ, 断崖, クリフ | 悬崖, 峭壁
cliff corner | Klippenecke, Felsecke | esquina de acantilado | angle de falaise, coin de falaise | canto de penhasco | 崖の角 | 悬崖角
cliff with a cave | Klippe mit Höhle | acantilado con cueva | falaise avec grotte | penhasco com caverna | 洞窟のある崖 | 有洞穴的悬崖
gingerbread woman | Lebkuchenfrau | mujer de jengibre | femme en pain d'épices | mulher de gengibre, boneca de gengibre | ジンジャーブレッドウーマン | 姜饼女人
tin can | Blechdose, Konservendose | lata de conserva, bote de hojalata | boîte de conserve, conserve | lata de conserva | ブリキ缶 | 锡罐, 铁罐
skip | Schuttmulde, Absetzcontainer, Schuttcontainer, Bauschuttcontainer, Bauschuttmulde | contenedor de escombros, volquete de escombros, contenedor de obra | benne à gravats, benne de chantier | caçamba de entulho, caçamba, caçamba de obra | 廃材コンテナ, 瓦礫コンテナ | 废料斗, 建筑垃圾箱, 垃圾斗, 建筑垃圾斗
skip with rocks | Mulde mit Steinen | contenedor con rocas | benne avec pierres | caçamba com pedras | 岩の入った廃材コンテナ | 装石头的废料斗
festivus pole | Festivus Stange, Metallstange | poste de Festivus, poste de metal | poteau de Festivus, poteau métallique | poste de Festivus, poste de metal | フェスティバスポール, 金属の棒 | 节日铁杆, 金属杆
flatcar | Flachwagen | vagón plataforma, vagón plano | wagon plat | vagão plataforma, vagão plano | 長物車 | 平板车厢, 平车
flatcar with logs | Flachwagen mit Baumstämmen | vagón con troncos | wagon avec rondins | vagão com troncos, vagão com toras | 丸太を積んだ貨車 | 运木车厢
canoe | Kanu | canoa, piragua | canoë, pirogue | canoa | カヌー | 独木舟
nutcracker | Nussknacker | cascanueces | casse noisette | quebra nozes | くるみ割り人形 | 胡桃夹子
display table | Tisch mit Bildschirm | mesa con pantalla | table avec écran | mesa com tela | 画面付きの机, モニター台 | 显示桌, 带屏幕的桌子
chair with armrests | Stuhl mit Armlehnen, Armlehnenstuhl | silla con reposabrazos, silla con apoyabrazos | chaise avec accoudoirs, chaise à accoudoirs | cadeira com braços | 肘付きの椅子 | 带扶手的椅子
chair with a headrest | Stuhl mit Kopfstütze | silla con reposacabezas | chaise avec appui tête | cadeira com apoio de cabeça | ヘッドレスト付きの椅子 | 带头枕的椅子
structure | Holzkonstruktion, Unterstand, Bauwerk, Konstruktion, Struktur, Gerüstbau | estructura, estructura de madera, cobertizo abierto, construcción abierta, armazón | structure, structure en bois, ossature | estrutura, estrutura de madeira, armação | 東屋の骨組み, 構造物, 建造物, 構築物, ストラクチャー, 構造体 | 木结构, 木棚, 结构, 建筑结构, 构造, 结构体, 结构物
two story building | zweistöckiges Gebäude, zweistöckiges Haus, zweigeschossiges Gebäude | edificio de dos pisos, edificio de dos plantas, casa de dos pisos | immeuble de deux étages, immeuble à deux étages, bâtiment à deux étages, bâtiment de deux étages, maison à deux étages | edifício de dois andares, prédio de dois andares, casa de dois andares | 二階建ての建物 | 两层楼
three story building | dreistöckiges Gebäude, dreistöckiges Haus, dreigeschossiges Gebäude | edificio de tres pisos, edificio de tres plantas, casa de tres pisos | immeuble de trois étages, immeuble à trois étages, bâtiment à trois étages, bâtiment de trois étages, maison à trois étages | edifício de três andares, prédio de três andares, casa de três andares | 三階建ての建物 | 三层楼
four story building | vierstöckiges Gebäude, vierstöckiges Haus, viergeschossiges Gebäude, großes Gebäude | edificio de cuatro pisos, edificio grande, edificio de cuatro plantas, casa de cuatro pisos | immeuble de quatre étages, grand immeuble, immeuble à quatre étages, bâtiment à quatre étages, bâtiment de quatre étages, maison à quatre étages | edifício de quatro andares, edifício grande, prédio de quatro andares, casa de quatro andares | 四階建ての建物, 大きな建物 | 四层楼, 大楼房
five story building | fünfstöckiges Gebäude, fünfstöckiges Haus, fünfgeschossiges Gebäude | edificio de cinco pisos, edificio de cinco plantas, casa de cinco pisos | immeuble de cinq étages, immeuble à cinq étages, bâtiment à cinq étages, bâtiment de cinq étages, maison à cinq étages | edifício de cinco andares, prédio de cinco andares, casa de cinco andares | 五階建ての建物 | 五层楼
six story building | sechsstöckiges Gebäude, sechsstöckiges Haus, sechsgeschossiges Gebäude | edificio de seis pisos, edificio de seis plantas, casa de seis pisos | immeuble de six étages, immeuble à six étages, bâtiment à six étages, bâtiment de six étages, maison à six étages | edifício de seis andares, prédio de seis andares, casa de seis andares | 六階建ての建物 | 六层楼
autumn plateau tree | herbstlicher Schirmbaum | árbol de copa plana otoñal | arbre à cime plate d'automne | árvore de copa plana de outono | 秋の平らな木 | 秋天的平顶树
menorah | Menora, Chanukkaleuchter | menorá, januquiá | menorah, chandelier de Hanoucca | menorá, chanuquiá | メノラー, ハヌキア | 光明节烛台
patty | Bratling, Frikadelle, Burgerpatty | medallón de carne, hamburguesa sin pan | steak haché | disco de carne | パティ, ハンバーグ | 肉饼, 汉堡肉饼
dinner | Abendessen, Mahlzeit, Tellergericht, Mittagessen | cena, plato de comida, comida, almuerzo | dîner, repas, assiette garnie, plat | jantar, prato de comida, refeição, almoço | 夕食, ディナー, 料理, 食事, 定食 | 晚餐, 一盘菜, 饭菜, 午餐
cooked steak | gebratenes Steak, Schnitzel, gebratenes Fleisch, gegrilltes Steak | filete cocinado, carne cocida, bistec cocinado, chuleta | steak cuit, viande cuite, escalope | bife cozido, carne cozida, bife grelhado | 焼いた肉, 焼肉, 焼いたステーキ | 熟肉, 煎牛排, 熟牛排
white wine | Weißwein | vino blanco | vin blanc | vinho branco | 白ワイン | 白葡萄酒
glass of white wine | Glas Weißwein, Weißweinglas | copa de vino blanco | verre de vin blanc | taça de vinho branco | 白ワイングラス | 一杯白葡萄酒
sub sandwich | Baguettesandwich, belegtes Baguette | bocadillo, bocata | sandwich baguette | sanduíche baguete | サブマリンサンド | 潜艇三明治
meatball | Fleischbällchen, Köttbullar, Hackbällchen | albóndiga, albóndigas | boulette de viande | almôndega | ミートボール, 肉団子 | 肉丸
chicken nuggets | Chicken Nuggets, Fischstäbchen | nuggets de pollo, palitos de pescado | nuggets de poulet, bâtonnets de poisson | nuggets de frango | ナゲット, チキンナゲット | 鸡块
fried chicken | Brathähnchen im Eimer, frittiertes Hähnchen | pollo frito, alitas de pollo | poulet frit, ailes de poulet | frango frito | フライドチキン, 唐揚げ | 炸鸡, 鸡翅
nachos | Nachos | nachos | nachos | nachos | ナチョス | 玉米片
lasagna | Lasagne | lasaña | lasagnes | lasanha | ラザニア | 千层面
omelette | Omelett, Rührei | tortilla francesa, huevos revueltos | omelette, œufs brouillés | omelete, ovos mexidos | オムレツ, スクランブルエッグ | 煎蛋卷, 炒蛋
macaron | Macaron | macarrón francés | macaron | macaron | マカロン | 马卡龙
brownie | Schokoladenbrownie | bizcocho de chocolate | brownie au chocolat | brownie de chocolate | ブラウニー | 布朗尼
bagel | Bagel | rosquilla de pan | bagel | pão bagel | ベーグル | 贝果
cinnamon roll | Zimtschnecke | rollo de canela | roulé à la cannelle | rolinho de canela, pão de canela | シナモンロール | 肉桂卷
churros | Churros | churro, churros | churros | churro, churros | チュロス | 西班牙油条, 吉事果
tart | Obsttörtchen, Törtchen | tartaleta, tarta de frutas, tartita | tarte aux fruits, tartelette | tortinha, torta de frutas | タルト, フルーツタルト, フルーツパイ | 水果挞, 蛋挞, 果馅饼
pita | Fladenbrot, Pita | pan de pita, tortilla de maíz | pain plat, pain pita | pão pita, pão sírio | ピタパン, トルティーヤ, ナン | 皮塔饼, 薄饼, 馕
spring roll | Frühlingsrolle | rollito de primavera | rouleau de printemps, nem | rolinho primavera | 春巻き | 春卷
tofu | Tofu | tofu | tofu | tofu | 豆腐 | 豆腐
dango | Dango, Mochi | dango | dango | dango | 団子, だんご, 餅, もち | 团子, 麻糬
bento | Bento, Bentobox | bento | bento | bento | 弁当, お弁当, 弁当箱 | 便当, 便当盒
candy | Bonbon, Süßigkeit | caramelo, golosina, dulce | bonbon, friandise | bala, doce, guloseima | キャンディ, 飴, あめ | 糖果, 糖
marshmallow | Marshmallow | malvavisco, nube de azúcar | guimauve, chamallow | marshmallow | マシュマロ | 棉花软糖
whipped cream | Schlagsahne, Sahne | nata montada, crema batida | crème fouettée, chantilly | chantili, creme batido | ホイップクリーム, 生クリーム | 鲜奶油, 奶油
soda cup | Limobecher, Getränkebecher, Colabecher | vaso de refresco | gobelet de soda | copo de refrigerante | ドリンクカップ, ソーダカップ | 汽水杯, 饮料杯
coffee to go | Kaffee zum Mitnehmen, Pappbecher | café para llevar, vaso de papel | café à emporter, gobelet en carton | café para viagem, copo de papel | テイクアウトコーヒー, 紙コップ | 外带咖啡, 纸杯
bubble tea | Bubble Tea, Perltee | té de burbujas | thé aux perles | chá de bolhas | タピオカ, タピオカミルクティー | 珍珠奶茶, 奶茶
orange juice | Orangensaft, Saft, Limonade | zumo de naranja, jugo, limonada, jugo de naranja | jus d'orange, jus, limonade | suco de laranja, suco, limonada | オレンジジュース, ジュース, レモネード | 橙汁, 果汁, 柠檬水
cocktail | Cocktail, Cocktailglas | cóctel, copa de cóctel | cocktail, verre à cocktail | coquetel, drinque | カクテル, カクテルグラス | 鸡尾酒
yogurt | Joghurt, Joghurtbecher | yogur | yaourt, pot de yaourt | iogurte | ヨーグルト | 酸奶
cereal box | Müslipackung, Cornflakes | caja de cereales, cereales | boîte de céréales, céréales | caixa de cereal | シリアルの箱, シリアル | 麦片盒, 谷物盒
bowl of cereal | Müslischale, Schale Müsli, Schüssel Müsli, Müsli | tazón de cereales, bol de cereales, bol de cereal, tazón de cereal, plato de cereales | bol de céréales, bol de céréale | tigela de cereal, cereal, cereais, taça de cereais | シリアルのボウル, コーンフレーク | 一碗麦片, 麦片, 谷物麦片, 一碗谷物
jam jar | Marmeladenglas, Marmelade, Konfitüre | mermelada, tarro de mermelada | confiture, pot de confiture | geleia de frutas, pote de geleia | ジャム, ジャム瓶 | 果酱, 果酱罐
egg carton | Eierkarton, Eierschachtel | cartón de huevos, huevera de cartón | boîte d'œufs | caixa de ovos | 卵パック | 鸡蛋盒, 蛋盒
gummy bear | Gummibär, Gummibärchen | osito de goma | ourson en gélatine | ursinho de goma | グミベア, グミ | 小熊软糖
jelly beans | Geleebohnen | gomitas | dragibus, bonbons gélifiés | jujubas | ジェリービーンズ | 软心豆粒糖
candy apple | Liebesapfel, kandierter Apfel | manzana caramelizada, manzana de caramelo | pomme d'amour | maçã do amor | りんご飴 | 糖苹果
gingerbread house | Lebkuchenhaus, Knusperhaus | casa de jengibre | maison en pain d'épices | casa de gengibre | お菓子の家, ジンジャーブレッドハウス | 姜饼屋
kimbap | Kimbap | kimbap | kimbap | kimbap | キンパ, 太巻き | 紫菜包饭
chestnut | Kastanie, Marone | castaña | châtaigne, marron | castanha portuguesa | 栗 | 栗子
pistachio | Pistazie | pistacho | pistache | pistache | ピスタチオ | 开心果
cashew | Cashewkern, Cashewnuss | anacardo | noix de cajou | castanha de caju | カシューナッツ | 腰果
coffee beans | Kaffeebohne | grano de café, granos de café | grain de café, grains de café | grão de café, grãos de café | コーヒー豆 | 咖啡豆
persimmon | Kaki, Kakifrucht | caqui | kaki | caqui | 柿, 柿の実 | 柿子
slice of salami | Salami | salami, salchichón | salami, saucisson | salame | サラミ | 萨拉米香肠
fish fillet | Fischfilet, Lachsfilet | filete de pescado | filet de poisson | filé de peixe | 魚の切り身, 刺身 | 鱼片, 鱼排, 生鱼片
fish bones | Fischgräte, Fischskelett, Fischgräten, Fischknochen | raspa de pescado, espina de pescado, espinas de pescado, huesos de pescado, espinazo de pescado | arête de poisson, arêtes de poisson, os de poisson | espinha de peixe, ossos de peixe, espinhas de peixe | 魚の骨, 魚の骨格, 骨だけの魚 | 鱼骨, 鱼骨头, 鱼骨架, 鱼刺
hot chocolate | heiße Schokolade, Kakao | chocolate caliente | chocolat chaud, cacao | chocolate quente | ココア, ホットチョコレート | 热可可, 热巧克力
tea bag | Teebeutel | bolsita de té | sachet de thé | saquinho de chá | ティーバッグ | 茶包
corner sofa | Ecksofa, Eckcouch | sofá esquinero, sofá rinconera | canapé d'angle | sofá de canto | コーナーソファ, L字ソファ | 转角沙发, L形沙发
designer chair | Designerstuhl, Designersessel | silla de diseño, sillón de diseño | fauteuil design, chaise design | poltrona de design, cadeira de design | デザイナーチェア, ラウンジチェア | 设计师椅, 躺椅沙发
tv cabinet | Fernsehschrank, TV Schrank, Fernsehtisch | mueble de televisión, mueble para la tele, mueble de tv | meuble télé, meuble tv | rack de tv, estante de tv, móvel de tv | テレビ台, テレビボード | 电视柜
square table | quadratischer Tisch | mesa cuadrada | table carrée | mesa quadrada | 四角いテーブル, 正方形のテーブル | 方桌
square rug | quadratischer Teppich | alfombra cuadrada | tapis carré | tapete quadrado | 四角いラグ, 正方形のラグ | 方形地毯
striped rug | gestreifter Teppich, Streifenteppich | alfombra de rayas, alfombra a rayas | tapis rayé, tapis à rayures | tapete listrado | 縞模様のラグ, ストライプのラグ | 条纹地毯
square toilet | eckige Toilette | inodoro cuadrado | toilettes carrées | vaso sanitário quadrado | 四角いトイレ | 方形马桶
monobloc chair | Plastikstuhl, Gartenstuhl, Monobloc | silla de plástico, silla de jardín | chaise en plastique, chaise de jardin | cadeira de plástico, cadeira de jardim | プラスチック椅子, ガーデンチェア | 塑料椅, 花园椅
ceiling fan | Deckenventilator | ventilador de techo | ventilateur de plafond | ventilador de teto | シーリングファン, 天井扇風機 | 吊扇
wall mirror | Wandspiegel, Badezimmerspiegel | espejo de pared, espejo de baño | miroir mural, miroir de salle de bain | espelho de parede, espelho de banheiro | 壁掛け鏡, 壁鏡 | 壁镜, 浴室镜
round mirror | runder Spiegel | espejo redondo | miroir rond | espelho redondo | 丸い鏡, 丸鏡 | 圆镜
hand mirror | Handspiegel | espejo de mano | miroir à main | espelho de mão | 手鏡 | 手镜, 化妆镜
bathroom cabinet | Badezimmerschrank, Badschrank, Waschtisch | mueble de baño, armario de baño | meuble de salle de bain, meuble vasque | armário de banheiro, gabinete de banheiro | 洗面台, 浴室キャビネット | 浴室柜
shoe rack | Schuhregal | zapatero, estante para zapatos | étagère à chaussures | sapateira | 靴棚, シューズラック | 鞋架
school desk | Schulbank, Schultisch | pupitre | bureau d'écolier | carteira escolar | 学習机, 学校の机 | 课桌
office partition | Trennwand, Paravent | mampara de oficina, biombo | cloison de bureau, paravent | divisória de escritório, biombo | パーティション, 屏風, ついたて | 屏风, 办公隔断
knife block | Messerblock | bloque de cuchillos, taco de cuchillos | bloc à couteaux, porte couteaux | cepo de facas, bloco de facas | 包丁立て, ナイフブロック | 刀架
popsicle stick | Eisstiel, Holzstäbchen | palito de helado, palo de helado | bâtonnet de glace | palito de picolé | アイスの棒 | 冰棒棍, 雪糕棍
laundry basket | Wäschekorb, Wäsche | cesto de ropa, cesta de la ropa, colada | panier à linge, linge sale | cesto de roupa | 洗濯かご, 洗濯物 | 洗衣篮
clothesline | Wäscheleine | tendedero, cuerda de tender | corde à linge | varal, corda de varal | 物干し, 洗濯ロープ | 晾衣绳
drying rack | Wäscheständer, Trockengestell | tendedero plegable | séchoir à linge, étendoir | varal de chão | 物干しラック, 物干し台 | 晾衣架
detergent bottle | Waschmittel, Putzmittel | detergente, lejía, suavizante | lessive, bidon de lessive, détergent | detergente, alvejante, amaciante | 洗剤 | 洗衣液, 洗涤剂
washboard | Waschbrett | tabla de lavar | planche à laver | tábua de lavar roupa | 洗濯板 | 洗衣板, 搓衣板
faucet | Wasserhahn, Armatur | canilla | robinet | torneira | 蛇口, 水道 | 水龙头
shower head | Duschkopf, Brause | alcachofa de ducha, cabezal de ducha | pommeau de douche, pomme de douche | chuveirinho, ducha | シャワーヘッド | 花洒, 淋浴头
urinal | Urinal, Pissoir | urinario, mingitorio | urinoir | mictório | 小便器 | 小便池
bidet | Bidet | bidé | bidet | bidê | ビデ | 坐浴盆
toothpaste | Zahnpasta, Salbe | pasta de dientes, dentífrico, pomada | dentifrice | pasta de dente, creme dental | 歯磨き粉 | 牙膏
shampoo bottle | Shampoo, Seifenspender | champú, dispensador de jabón | shampoing, distributeur de savon | xampu, frasco de xampu, saboneteira líquida | シャンプー, 石鹸ディスペンサー | 洗发水, 洗手液, 皂液器
perfume bottle | Parfüm, Parfümflasche | perfume, frasco de perfume, colonia | parfum, flacon de parfum | perfume, frasco de perfume | 香水, 香水瓶 | 香水, 香水瓶
nail polish | Nagellack | esmalte de uñas | vernis à ongles | esmalte de unha | マニキュア | 指甲油
toilet brush | Klobürste, Toilettenbürste | escobilla de baño | brosse à toilettes | escova sanitária | トイレブラシ | 马桶刷
colander | Nudelsieb, Küchensieb | colador, escurridor | passoire | escorredor, escorredor de macarrão | 水切り | 滤盆, 漏盆
juicer | Saftpresse, Zitronenpresse | exprimidor | presse agrumes | espremedor | ジューサー, レモン搾り | 榨汁器, 榨汁机
thermos | Thermoskanne, Thermosflasche | termo | thermos | garrafa térmica | 魔法瓶 | 保温瓶, 热水瓶
stand mixer | Küchenmaschine, Rührmaschine | amasadora, batidora de pie | robot pâtissier, robot de cuisine | batedeira | スタンドミキサー, フードプロセッサー | 厨师机
dishwasher | Geschirrspüler, Spülmaschine | lavavajillas | lave vaisselle | lava louças | 食洗機, 食器洗い機 | 洗碗机
air fryer | Heißluftfritteuse, Fritteuse, Reiskocher, Schnellkochtopf | freidora, freidora de aire, arrocera | friteuse, cuiseur à riz | fritadeira, panela de arroz | エアフライヤー, 炊飯器, フライヤー | 空气炸锅, 电饭锅, 电饭煲
waffle maker | Waffeleisen, Sandwichmaker | gofrera, sandwichera | gaufrier, appareil à croque monsieur | máquina de waffle, sanduicheira | ワッフルメーカー, ホットサンドメーカー | 华夫饼机
water cooler | Wasserspender | dispensador de agua, enfriador de agua | fontaine à eau, distributeur d'eau | bebedouro | ウォーターサーバー | 饮水机
egg cup | Eierbecher, Eihalter | huevera, copa para huevo | coquetier | porta ovo, oveiro | エッグスタンド, エッグカップ, 卵立て | 蛋杯, 鸡蛋杯, 蛋托
napkin | Serviette | servilleta | serviette en papier | guardanapo | ナプキン | 餐巾, 餐巾纸
spice rack | Gewürzregal, Gewürze | especiero, especias | étagère à épices, épices | porta temperos, especiarias | スパイスラック, 調味料 | 调料架, 香料架
wine rack | Weinregal | botellero, estante de vinos | casier à vin, porte bouteilles | adega, porta vinhos | ワインラック | 酒架
dustpan | Kehrschaufel, Kehrblech | recogedor | pelle à poussière | pá de lixo | ちりとり | 簸箕
squeegee | Abzieher, Fensterwischer | limpiacristales | raclette, lave vitre | rodo de vidro | スクイージー | 玻璃刮
spray bottle | Sprühflasche | pulverizador, botella con atomizador | vaporisateur, pulvérisateur | borrifador | スプレーボトル, 霧吹き | 喷壶, 喷雾瓶
clothes hanger | Kleiderbügel | percha, gancho de ropa | cintre | cabide | ハンガー | 衣架
clothespin | Wäscheklammer | pinza de ropa | pince à linge | pregador de roupa | 洗濯ばさみ | 晾衣夹
spool of thread | Garnrolle, Nähgarn, Zwirn | carrete de hilo, bobina de hilo, hilo | fil à coudre | carretel de linha, linha de costura | 糸巻き, 糸 | 线轴, 线团
sewing kit | Nähkasten, Nähzeug | costurero, kit de costura | nécessaire de couture, boîte à couture | kit de costura, caixa de costura | 裁縫箱, 裁縫道具 | 针线盒
tailor dummy | Schneiderpuppe, Schaufensterpuppe | maniquí | mannequin de couture | manequim | トルソー, マネキン | 人台, 人体模型
bird bath | Vogeltränke, Vogelbad | bebedero de pájaros | bain d'oiseaux | banheira de pássaros | バードバス | 鸟浴盆
sundial | Sonnenuhr | reloj de sol | cadran solaire | relógio de sol | 日時計 | 日晷
trellis | Rankgitter, Spalier | enrejado, celosía | treillis, treillage | treliça | トレリス | 花架, 棚架
desk lamp | Schreibtischlampe, Leselampe | lámpara de escritorio, flexo | lampe de bureau | luminária de mesa, lâmpada de escrivaninha | デスクライト, 卓上ライト | 台灯, 书桌灯
cassette player | Kassettenrekorder, Kassettenspieler | reproductor de casetes, radiocasete, grabadora | lecteur de cassettes, magnétophone | toca fitas, gravador de fita | カセットプレーヤー, ラジカセ | 磁带机, 录音机, 收录机
cassette | Kassette, Musikkassette | casete, cinta de casete | cassette audio, cassette | fita cassete | カセット, カセットテープ | 磁带, 卡带
videotape | Videokassette | cinta de vídeo, videocasete | cassette vidéo | fita de vídeo, fita vhs | ビデオテープ | 录像带
floppy disk | Diskette | disquete | disquette | disquete | フロッピーディスク | 软盘
compact disc | CD, DVD | disco compacto | disque compact | disco compacto | CDディスク, コンパクトディスク | 光盘, 光碟
vinyl record | Schallplatte, Vinylplatte | disco de vinilo, vinilo | disque vinyle, vinyle | disco de vinil, vinil | レコード, レコード盤 | 黑胶唱片, 唱片
usb stick | Speicherstick, USB Stick | memoria usb, pendrive | clé usb | pendrive, pen drive | USBメモリ | U盘, 优盘
webcam | Webcam | cámara web | caméra web, webcam | webcam | ウェブカメラ | 网络摄像头
camcorder | Videokamera, Filmkamera | cámara de vídeo, videocámara | caméscope, caméra vidéo | filmadora, câmera de vídeo | ビデオカメラ | 录像机
photocopier | Kopierer, Kopiergerät | fotocopiadora | photocopieuse, photocopieur | copiadora, fotocopiadora | コピー機 | 复印机
paper shredder | Aktenvernichter, Reißwolf | trituradora de papel, destructora de papel | broyeur, destructeur de documents | fragmentadora, triturador de papel | シュレッダー | 碎纸机
power strip | Steckdosenleiste, Mehrfachsteckdose | regleta, zapatilla eléctrica | multiprise | régua de tomadas, filtro de linha | 電源タップ | 插线板, 排插
power socket | Steckdose | enchufe de pared, toma de corriente | prise murale, prise électrique | tomada | コンセント | 插座
plug | Stecker, Netzstecker | enchufe, clavija | fiche électrique | plugue | プラグ | 插头
computer system | Computeranlage, Computerarbeitsplatz | sistema informático, estación de trabajo | système informatique, poste informatique | sistema de computador, estação de trabalho | コンピューターシステム, ゲーミングPC | 电脑系统, 工作站
three screens | drei Bildschirme, drei Monitore | tres pantallas, tres monitores | trois écrans, trois moniteurs | três telas, três monitores | 三画面, トリプルモニター | 三屏, 三个屏幕
wall display | Wanddisplay, Wandbildschirm, Anzeigetafel | pantalla de pared, panel informativo | écran mural, panneau d'affichage mural | painel de parede, tela de parede | 壁掛けディスプレイ, 壁面ディスプレイ | 墙面显示屏, 壁挂屏
keypad | Tastenfeld, Zahlenschloss | teclado numérico | digicode, pavé numérique | teclado numérico | キーパッド, テンキー | 数字键盘, 密码键盘
game boy | Handkonsole | consola portátil | console portable | console portátil | 携帯ゲーム機, ゲームボーイ | 掌机, 游戏掌机
game console | Spielkonsole, Spielekonsole | consola de videojuegos, videoconsola | console de jeux, console de jeu | console de videogame, videogame | ゲーム機 | 游戏机
walkman player | Musikspieler | reproductor de música | lecteur de musique, baladeur | tocador de música | 音楽プレーヤー | 音乐播放器
smart watch | Smartwatch, Digitaluhr | reloj inteligente, reloj digital | montre connectée, montre numérique | relógio inteligente, relógio digital | スマートウォッチ, デジタル時計 | 智能手表, 电子表
graphics card | Grafikkarte | tarjeta gráfica | carte graphique | placa de vídeo | グラフィックボード, グラボ | 显卡
processor | Prozessor, Mikrochip | procesador, microchip, chip | processeur, puce électronique | processador, microchip | プロセッサ, マイクロチップ | 处理器, 芯片
spring | Sprungfeder, Feder aus Metall, Sprungbrett | resorte, trampolín de resorte | ressort | mola, trampolim de mola | バネ, ばね, スプリング, ジャンプ台 | 弹簧, 弹跳板, 跳板
crusher | Stampfer, Quetschfalle | aplastador, trituradora | écraseur, broyeur à pics | esmagador | クラッシャー, プレス罠 | 压碎机, 碾压陷阱
hemisphere | Halbkugel | semiesfera, media esfera | hémisphère, demi sphère | hemisfério, meia esfera | 半球 | 半球
octahedron | Oktaeder | octaedro | octaèdre | octaedro | 八面体 | 八面体
icosahedron | Ikosaeder, Dodekaeder | icosaedro, dodecaedro | icosaèdre, dodécaèdre | icosaedro, dodecaedro | 二十面体, 十二面体 | 二十面体, 十二面体
tetrahedron | Tetraeder | tetraedro | tétraèdre | tetraedro | 四面体 | 四面体
crosswalk | Zebrastreifen, Fußgängerüberweg | paso de peatones, paso de cebra | passage piéton, passage clouté | faixa de pedestres | 横断歩道 | 斑马线, 人行横道
roundabout | Kreisverkehr | rotonda | rond point | rotatória | ロータリー, 環状交差点 | 环岛, 环形交叉路口
speed bump | Bremsschwelle, Bodenschwelle | badén, lomo de toro, reductor de velocidad | dos d'âne, ralentisseur | lombada, quebra molas | スピードバンプ, 減速帯 | 减速带
pothole | Schlagloch | bache | nid de poule | buraco na estrada | 道路の穴 | 坑洞, 路坑
parking lot | Parkplatz | aparcamiento, estacionamiento | parking, place de parking | estacionamento, vaga | 駐車場 | 停车场, 停车位
runway | Landebahn, Startbahn | pista de aterrizaje | piste d'atterrissage | pista de pouso | 滑走路 | 跑道
fire escape | Feuertreppe, Metalltreppe | escalera de incendios, escalera metálica | escalier de secours, escalier métallique | escada de incêndio | 非常階段 | 消防梯, 逃生梯
deck | Holzterrasse, Veranda, Terrasse | terraza de madera, porche, terraza | terrasse en bois, véranda, terrasse | deque de madeira, terraço | ウッドデッキ, テラス | 木平台, 露台, 门廊
roof tile | Dachziegel, Dachpfanne | teja, tejas | tuile | telha | 屋根瓦, 瓦 | 瓦片, 屋瓦
roof with a chimney | Dach mit Schornstein, Dach mit Kamin | tejado con chimenea | toit avec cheminée | telhado com chaminé | 煙突のある屋根, 煙突付きの屋根 | 带烟囱的屋顶
skylight | Dachfenster, Gaube | tragaluz, claraboya | fenêtre de toit | claraboia | 天窓 | 天窗, 老虎窗
portcullis | Fallgitter, Fallgatter | rastrillo de castillo | herse de château | grade levadiça | 落とし格子 | 吊闸, 铁闸门
trench | Graben, Schützengraben, Burggraben | trinchera, foso | tranchée, douve | trincheira, fosso | 塹壕, 堀 | 战壕, 壕沟, 护城河
room | Zimmer, Raum, kleiner Raum | habitación, cuarto, sala | pièce d'habitation, chambre, salle | quarto, cômodo, sala | 部屋, 小部屋 | 房间, 小房间
chain link fence | Maschendrahtzaun, Drahtzaun | valla metálica, malla ciclónica | grillage métallique | cerca de arame, alambrado | 金網フェンス, 金網 | 铁丝网围栏
barbed wire | Stacheldraht, Stacheldrahtzaun | alambre de púas, alambrada | fil barbelé, barbelés | arame farpado | 有刺鉄線 | 铁丝网, 带刺铁丝网
cinder block | Betonblock, Betonstein | bloque de hormigón | parpaing, bloc de béton | bloco de concreto | コンクリートブロック | 水泥砖, 混凝土砌块
concrete pipe | Betonrohr | tubo de hormigón | tuyau en béton | tubo de concreto, manilha | コンクリート管 | 水泥管
trash bag | Müllsack, Müllbeutel | bolsa de basura | sac poubelle | saco de lixo | ゴミ袋 | 垃圾袋
pile of trash | Müllhaufen, Müll, Abfallhaufen | montón de basura | tas d'ordures, déchets, ordures | pilha de lixo, monte de lixo | ゴミの山, ゴミ | 垃圾堆, 垃圾
stack of tires | Reifenstapel | pila de neumáticos, pila de llantas | pile de pneus | pilha de pneus | タイヤの山, タイヤバリア | 轮胎堆
traffic barrel | Baustellentonne, Leittonne | barril de tráfico | balise de chantier | barril de trânsito | 工事用バレル | 交通桶, 防撞桶
boom barrier | Schranke, Bahnschranke | barrera levadiza | barrière levante | cancela | 遮断機 | 道闸, 升降杆
railway signal | Eisenbahnsignal, Bahnsignal | semáforo ferroviario, señal de tren | signal ferroviaire, sémaphore | sinal ferroviário | 鉄道信号 | 铁路信号灯
buffer stop | Prellbock | tope de vía | butoir de voie, heurtoir | para choque ferroviário | 車止め | 车挡, 止冲挡
turnstile | Drehkreuz | torniquete, molinete | tourniquet | catraca de entrada, roleta de entrada | 改札, 回転ゲート | 闸机, 检票口
ticket machine | Fahrkartenautomat, Ticketautomat | máquina de billetes | distributeur de billets de train, billetterie automatique | máquina de bilhetes | 券売機, 切符売り場 | 售票机
hanging sign | Wirtshausschild, Ladenschild, Hängeschild | letrero colgante, cartel colgante | enseigne, enseigne suspendue | placa suspensa, letreiro suspenso | 吊り看板 | 招牌, 吊牌
neon sign | Leuchtreklame, Neonschild, Geöffnet Schild, Offen Schild, Open Schild | letrero de neón, cartel de abierto, letrero de abierto | enseigne au néon, néon, panneau ouvert, enseigne ouvert, enseigne lumineuse | letreiro neon, placa de neon, placa de aberto, letreiro de aberto, letreiro luminoso | ネオンサイン, ネオン, 営業中の看板, 営業中, オープンサイン | 霓虹灯, 霓虹灯牌, 营业中招牌, 营业中, 营业招牌, 霓虹招牌
advertising column | Litfaßsäule | columna publicitaria | colonne Morris | coluna de anúncios | 広告塔 | 广告柱
ev charger | Ladesäule, Ladestation | cargador eléctrico, estación de carga | borne de recharge | carregador elétrico, estação de recarga | 充電スタンド, 充電器 | 充电桩, 充电站
street clock | Straßenuhr, Standuhr draußen | reloj de calle | horloge de rue | relógio de rua | 街頭時計 | 街钟
tower crane | Turmdrehkran | grúa torre | grue à tour | grua torre | タワークレーン | 塔吊, 塔式起重机
sand dune | Sanddüne, Düne, Sandhaufen | duna, duna de arena, montón de arena | dune, dune de sable, tas de sable | duna, duna de areia, monte de areia | 砂丘, 砂山 | 沙丘, 沙堆
pile of dirt | Erdhaufen, Maulwurfshügel | montón de tierra | tas de terre | monte de terra | 土の山, 盛り土 | 土堆
rainbow | Regenbogen | arcoíris, arco iris | arc en ciel | arco íris | 虹 | 彩虹
water drop | Wassertropfen, Tropfen, Regentropfen | gota, gota de agua | goutte, goutte d'eau | gota, gota de água | 水滴, しずく, 雨粒 | 水滴, 雨滴
wave | Welle, Meereswelle | ola, ola de mar | vague | onda, onda do mar | 波, 大波 | 海浪, 波浪
explosion | Explosion | explosión | explosion | explosão | 爆発 | 爆炸
flame | Flamme | llama de fuego | flamme | chama | 炎 | 火焰, 火苗
antlers | Geweih, Hirschgeweih | cornamenta, astas | bois de cerf, ramure | galhada, chifres de veado | 鹿の角, 枝角 | 鹿角
cow skull | Kuhschädel, Stierschädel, Tierschädel | calavera de vaca, cráneo de vaca | crâne de vache, crâne de bœuf | crânio de boi, caveira de boi | 牛の頭蓋骨 | 牛头骨
rock arch | Felsbogen | arco de roca | arche rocheuse | arco de rocha | 岩のアーチ | 岩石拱门
plowed field | Acker, Feld, Beet, gepflügtes Feld | campo arado, campo de cultivo, huerto | champ labouré, champ, potager | campo arado, horta, lavoura | 畑, 耕した畑 | 农田, 耕地, 田地, 菜地
flower bed | Blumenbeet, Blumenwiese, Wiese, Blumenfeld | parterre, campo de flores, macizo de flores, pradera | parterre de fleurs, massif de fleurs, champ de fleurs, prairie | canteiro de flores, campo de flores | 花壇, 花畑, お花畑 | 花坛, 花田, 花圃
bramble | Dornenbusch, Dornen, Dornenranke | zarza, espinas | ronce, ronces, épines | espinheiro, espinhos | いばら, 茨, トゲ | 荆棘
agave | Agave, Yucca | agave, yuca | agave, yucca | agave, iúca | リュウゼツラン, ユッカ | 龙舌兰, 丝兰
prickly pear | Feigenkaktus, Kaktusfeige | chumbera, tunera | figuier de barbarie | figo da índia | ウチワサボテン | 仙人掌果, 梨果仙人掌
corn stalk | Maispflanze, Maisfeld | planta de maíz, maizal | plant de maïs, champ de maïs | pé de milho, milharal | トウモロコシ畑, トウモロコシの茎 | 玉米秆, 玉米地
grape vine | Weinstock, Weinrebe, Weinberg | vid, viñedo, parra | pied de vigne, vigne, vignoble | videira, parreira, vinhedo | ぶどうの木, ぶどう畑 | 葡萄藤, 葡萄园
snowy pine | verschneite Tanne | pino nevado | sapin enneigé | pinheiro nevado | 雪の松 | 雪松树
jungle tree | Dschungelbaum | árbol de la selva | arbre de jungle | árvore da selva | ジャングルの木 | 丛林树
scrap metal | Schrott, Altmetall, Schrotthaufen | chatarra | ferraille, tas de ferraille | sucata | スクラップ, 鉄くず | 废铁, 废金属
mushroom king | Pilzkönig, Pilzmann, Pilzmonster | rey champiñón, rey seta, hombre seta | roi champignon, homme champignon | rei cogumelo, homem cogumelo | キノコの王, キノコ王, キノコ人間 | 蘑菇王, 蘑菇国王, 蘑菇人
cactus monster | Kaktusmonster | monstruo cactus | monstre cactus | monstro cacto | サボテンモンスター | 仙人掌怪
pumpkin man | Kürbismann, Kürbiskopf | hombre calabaza, cabeza de calabaza | homme citrouille, tête de citrouille | homem abóbora, cabeça de abóbora | かぼちゃ男, カボチャ頭 | 南瓜人, 南瓜头
lizardman | Echsenmensch, Echsenmann | hombre lagarto | homme lézard | homem lagarto | リザードマン, トカゲ人間 | 蜥蜴人
ratman | Rattenmann, Rattenmensch | hombre rata | homme rat | homem rato | ネズミ男, ラットマン | 鼠人
oni | Oni, japanischer Dämon | demonio japonés, ogro japonés | oni, démon japonais | demônio japonês | オニ, 赤鬼 | 鬼怪, 赤鬼
kitsune | neunschwänziger Fuchs | zorro de nueve colas | renard à neuf queues | raposa de nove caudas | 九尾の狐, 九尾, 妖狐 | 九尾狐, 狐妖
gargoyle | Wasserspeier, Gargoyle | gárgola | gargouille | gárgula | ガーゴイル | 石像鬼
magic circle | magischer Kreis, Pentagramm, Beschwörungskreis, Bannkreis | círculo mágico, pentagrama, círculo de invocación | cercle magique, pentagramme | círculo mágico, pentagrama | 魔法陣, 魔方陣 | 魔法阵, 五芒星
pile of gold | Goldhaufen, Schatzhaufen | montón de oro, montaña de oro | tas d'or | pilha de ouro, monte de ouro | 金の山, 財宝 | 金堆, 财宝, 黄金堆
wood pile | Holzstapel, Brennholzstapel | pila de leña, leñera | tas de bois, pile de bois | pilha de lenha | 薪の山, 薪 | 柴堆, 木柴堆
chopping block | Hackklotz, Holzklotz mit Axt | tajo, tocón con hacha | billot | cepo de lenha | 薪割り台 | 劈柴墩
sawhorse | Sägebock | caballete de carpintero, burro de carpintero | tréteau | cavalete de serrador | 木びき台, ソーホース | 锯木架
kiln | Brennofen, Schmelzofen, Hochofen, Pizzaofen, Backofen aus Stein | horno de barro, horno de alfarero, horno de fundición, horno de piedra | four à pain, four à poterie, haut fourneau | forno de barro, fornalha, forno a lenha | 窯, 溶鉱炉, 石窯 | 窑, 熔炉, 砖炉
ankh | Anch, Henkelkreuz | anj, cruz egipcia | ankh, croix ansée | cruz egípcia, ankh | アンク | 安卡, 生命之符
golden idol | goldenes Götzenbild, Götze | ídolo de oro, ídolo dorado | idole en or, idole | ídolo de ouro | 黄金像, 黄金の偶像 | 黄金神像, 金像
ball and chain | Kugel mit Kette, Sträflingskugel | bola y cadena, grillete con bola | boulet, boulet et chaîne | bola e corrente, bola de ferro com corrente | 鉄球と鎖 | 铁球锁链, 脚镣铁球
torture rack | Streckbank | potro de tortura | chevalet de torture | potro de tortura | 拷問台 | 拷问架
alchemy table | Alchemietisch, Labortisch | mesa de alquimia, mesa de laboratorio | table d'alchimie, table de laboratoire | mesa de alquimia, mesa de laboratório | 錬金術台, 錬金テーブル | 炼金台, 炼金桌
notice board | Anschlagbrett, Schwarzes Brett, Pinnwand | tablón de anuncios, corcho | tableau d'affichage, panneau d'affichage | quadro de avisos, mural de avisos | 掲示板, 依頼板 | 公告板, 布告栏, 任务板
wanted poster | Steckbrief, Fahndungsplakat | cartel de se busca | avis de recherche, affiche wanted | cartaz de procurado | 手配書 | 通缉令, 悬赏令
kris | Kris, Krummdolch | daga curva, puñal curvo | dague courbe, kriss | adaga curva, punhal curvo | クリス, 曲がった短剣 | 曲刃匕首, 弯匕首
gladius | Kurzschwert, Gladius | espada corta, gladio | épée courte, glaive | espada curta, gládio | ショートソード, 短い剣 | 短剑
khopesh | Chepesch | jopesh | khépesh | khopesh | ケペシュ | 镰形剑
chakram | Wurfring | chakram | chakram | chakram | チャクラム | 战轮, 环刃
claw weapon | Krallenwaffe, Kampfkralle, Klauen | garras de combate, garras de acero | griffes de combat, griffes d'acier | garras de combate | 鉤爪, 手甲鉤 | 爪刃, 钢爪
tonfa | Schlagstock, Gummiknüppel | porra policial | matraque | cassetete | 警棒, トンファー | 警棍, 拐棍
bolas | Bolas, Wurfkugeln | boleadoras | bolas | boleadeiras | ボーラ | 流星索
nuclear bomb | Atombombe, Fliegerbombe | bomba nuclear, bomba atómica | bombe nucléaire, bombe atomique | bomba nuclear, bomba atômica | 核爆弾, 原子爆弾 | 核弹, 原子弹
c4 | Zeitbombe, Plastiksprengstoff | bomba de tiempo, explosivo plástico | bombe à retardement, plastic | bomba relógio | 時限爆弾, C4爆弾 | 定时炸弹, 塑胶炸弹
supply drop | Versorgungsabwurf, Luftabwurf | suministro aéreo, caja con paracaídas | largage, caisse parachutée | suprimento aéreo, caixa com paraquedas | 補給物資, 投下物資 | 空投, 空投箱
holster | Holster, Pistolenhalfter | funda de pistola, pistolera | étui de pistolet, holster | coldre | ホルスター | 枪套
scabbard | Schwertscheide, Scheide | vaina, funda de espada | fourreau | bainha | 鞘 | 剑鞘, 刀鞘
czech hedgehog | Panzersperre, Tschechenigel | erizo checo, obstáculo antitanque | hérisson tchèque | ouriço tcheco, obstáculo antitanque | 対戦車障害物 | 反坦克拒马
ammo belt | Patronengurt, Munitionsgurt | cinturón de balas, canana, bandolera de balas | cartouchière, ceinture de munitions | cinturão de balas, cartucheira | 弾帯, 弾薬ベルト | 弹链, 子弹带
water gun | Wasserpistole | pistola de agua | pistolet à eau | pistola de água, arminha de água | 水鉄砲 | 水枪
barbed bat | Schläger mit Stacheldraht | bate con alambre de púas | batte avec barbelés | taco com arame farpado | 有刺鉄線バット | 铁丝棒球棍
ice shard | Eissplitter, Eisspeer | fragmento de hielo, lanza de hielo | éclat de glace, lance de glace | estilhaço de gelo, lança de gelo | 氷の欠片, 氷の槍 | 冰刺
clamp | Schraubzwinge, Schraubstock, Klemme | sargento de carpintero, tornillo de banco, abrazadera | serre joint, étau | grampo de carpinteiro, torno de bancada, morsa de bancada | クランプ, 万力 | 夹钳, 台钳, C形夹
hacksaw | Bügelsäge, Metallsäge | sierra para metal, segueta | scie à métaux | serra de arco | 金鋸, 弓鋸 | 钢锯
trowel | Pflanzkelle, Handschaufel, Kelle | desplantador, paleta de jardín | truelle, transplantoir | colher de pedreiro | 移植ごて, スコップ小 | 小铲子, 园艺铲
angle grinder | Winkelschleifer | amoladora, esmeril angular | meuleuse | esmerilhadeira | グラインダー | 角磨机
leaf blower | Laubbläser | soplador de hojas | souffleur de feuilles | soprador de folhas | ブロワー | 吹叶机
duct tape | Klebeband | cinta adhesiva, cinta americana | ruban adhésif, scotch | fita adesiva | ガムテープ, 粘着テープ | 胶带
tape dispenser | Klebebandabroller | dispensador de cinta | dévidoir de scotch | suporte de fita adesiva | テープカッター | 胶带座
valve | Ventil, Ventilrad | válvula, llave de paso | vanne, valve | válvula, registro de água | バルブ | 阀门
pressure gauge | Manometer, Druckmesser | manómetro | manomètre | manômetro | 圧力計 | 压力表
piston | Kolben | pistón, émbolo | piston | pistão | ピストン | 活塞
cable reel | Kabeltrommel | carrete de cable | touret de câble | carretel de cabo, bobina de cabo | ケーブルドラム | 电缆盘
air compressor | Kompressor | compresor | compresseur | compressor | コンプレッサー | 空压机, 空气压缩机
pallet jack | Hubwagen | transpaleta | transpalette | paleteira | ハンドリフト | 托盘车, 地牛
chalk | Kreide | tiza, gis | craie | giz | チョーク | 粉笔
eraser | Radiergummi | goma de borrar, borrador | gomme | borracha escolar | 消しゴム | 橡皮, 橡皮擦
pencil sharpener | Anspitzer, Bleistiftspitzer | sacapuntas | taille crayon | apontador de lápis | 鉛筆削り | 卷笔刀
protractor | Geodreieck, Winkelmesser | transportador de ángulos, escuadra | rapporteur, équerre | transferidor, esquadro | 分度器 | 量角器
sticky note | Haftnotiz, Notizzettel | nota adhesiva | note adhésive, post it | nota adesiva | 付箋 | 便利贴
thumbtack | Reißzwecke, Pinnnadel | chincheta, tachuela | punaise | percevejo de mural, tachinha | 画鋲 | 图钉
binder | Aktenordner, Ringordner | carpeta, archivador de anillas | classeur à anneaux | fichário, pasta de arquivo | バインダー, ファイル | 文件夹, 活页夹
stack of paper | Papierstapel, Papier, Dokument | pila de papeles, hoja de papel, documento | pile de papier, feuille de papier, document | pilha de papel, folha de papel, documento | 紙の束, 書類 | 纸堆, 一叠纸, 文件
rubber stamp | Stempel | sello de goma | tampon encreur | carimbo | スタンプ, 判子, はんこ | 印章, 图章
calendar | Kalender | calendario | calendrier | calendário | カレンダー | 日历
ticket | Eintrittskarte, Fahrkarte | boleto, entrada de cine | ticket | bilhete, ingresso | チケット, 切符 | 票, 门票, 车票
blueprint | Bauplan, Blaupause | plano de construcción | plan de construction | planta arquitetônica | 設計図, 青写真 | 蓝图, 设计图
alarm siren | Sirene, Blaulicht, Warnleuchte | sirena de alarma, luz de emergencia | gyrophare, sirène d'alarme | sirene, giroflex | 警報灯, パトランプ, サイレン | 警报器, 警灯
smoke detector | Rauchmelder | detector de humo | détecteur de fumée | detector de fumaça | 煙探知機 | 烟雾探测器
drill press | Bohrmaschine mit Ständer, Standbohrmaschine | taladro de banco | perceuse à colonne | furadeira de bancada | ボール盤 | 台钻
synthesizer | Synthesizer, elektronisches Klavier | sintetizador, teclado electrónico, piano eléctrico | synthétiseur, piano électrique | sintetizador, teclado musical, piano elétrico | シンセサイザー, 電子ピアノ | 合成器, 电子琴
pipe organ | Orgel, Kirchenorgel | órgano de iglesia, órgano musical | orgue, orgue d'église | órgão de tubos, órgão musical | パイプオルガン, オルガン | 管风琴
sitar | Sitar | sitar | sitar | cítara indiana | シタール, 三味線 | 西塔琴, 琵琶, 二胡
didgeridoo | Didgeridoo, Alphorn | didyeridú | didgeridoo | didjeridu | ディジュリドゥ | 迪吉里杜管
ocarina | Okarina | ocarina | ocarina | ocarina | オカリナ | 陶笛
timpani | Kesselpauke | timbal | timbales | tímpanos | ティンパニ | 定音鼓
cymbals | Becken Instrument, Schlagzeugbecken | platillos, címbalo | cymbale, cymbales | címbalo, pratos de bateria | シンバル | 钹, 镲
triangle instrument | Triangel | triángulo musical | triangle musical | triângulo musical | トライアングル | 三角铁
cowbell | Kuhglocke | cencerro | cloche de vache | cincerro, sino de vaca | カウベル | 牛铃
castanets | Kastagnetten | castañuelas | castagnettes | castanholas | カスタネット | 响板
metronome | Metronom | metrónomo | métronome | metrônomo | メトロノーム | 节拍器
music stand | Notenständer | atril de música | pupitre à musique | estante de partitura | 譜面台 | 谱架
hockey puck | Eishockeyscheibe | disco de hockey | palet de hockey | disco de hóquei | ホッケーパック | 冰球
hurdle | Hürde | valla de atletismo | haie d'athlétisme | barreira de atletismo | ハードル | 跨栏
yoga mat | Yogamatte, Turnmatte | colchoneta, esterilla de yoga | tapis de yoga | colchonete, tapete de ioga | ヨガマット | 瑜伽垫
scoreboard | Anzeigetafel Sport, Spielstandsanzeige | marcador deportivo | tableau de score | placar | スコアボード, 得点板 | 记分牌
carabiner | Karabinerhaken | mosquetón | mousqueton | mosquetão | カラビナ | 登山扣
marble | Murmel | canica | bille | bola de gude | ビー玉 | 弹珠, 玻璃球
slinky | Treppenläufer Feder | muelle de juguete | ressort jouet | mola maluca | スリンキー | 彩虹圈
matryoshka | Matroschka | matrioska, muñeca rusa | poupée russe, matriochka | boneca russa, matrioska | マトリョーシカ | 俄罗斯套娃, 套娃
baby rattle | Babyrassel | sonajero | hochet | chocalho de bebê | ガラガラ | 拨浪鼓, 摇铃
pacifier | Schnuller | chupete | tétine, sucette de bébé | chupeta | おしゃぶり | 奶嘴
meeple | Spielfigur | ficha de juego, peón de juego de mesa | pion de jeu | peça de jogo | ミープル | 棋子人偶
checkers | Damespiel, Dame Brett | juego de damas, damas | jeu de dames | jogo de damas, damas | チェッカー | 西洋跳棋
jenga | Jenga, Wackelturm | jenga, torre de bloques | jenga, tour de blocs | jenga, torre de blocos | ジェンガ | 叠叠乐
mahjong tile | Mahjongstein | ficha de mahjong | tuile de mahjong | peça de mahjong | 麻雀牌 | 麻将, 麻将牌
tic tac toe | Drei gewinnt | tres en raya | morpion | jogo da velha | 三目並べ | 井字棋
monkey bars | Klettergerüst | barras de mono | cage à poules | trepa trepa | うんてい, ジャングルジム | 攀爬架, 猴架
bouncy castle | Hüpfburg | castillo hinchable, castillo inflable | château gonflable | castelo inflável, pula pula inflável | ふわふわドーム, エア遊具 | 充气城堡
high striker | Hau den Lukas | prueba de fuerza, medidor de fuerza | jeu de force | medidor de força | ハンマーゲーム | 力量测试机
coat | Mantel, Regenmantel, Trenchcoat | abrigo, gabardina, impermeable | manteau, imperméable | casaco comprido, sobretudo, capa de chuva | コート, レインコート | 大衣, 外套, 雨衣
skirt | Rock, Minirock, Faltenrock | falda, minifalda | jupe, mini jupe | saia, minissaia | スカート | 短裙
bikini | Bikini, Badeanzug, Unterwäsche | bikini, traje de baño, bañador, ropa interior | bikini, maillot de bain, sous vêtements | biquíni, maiô, roupa íntima | ビキニ, 水着, 下着 | 比基尼, 泳衣, 内衣
beanie | Bommelmütze, Wollmütze | gorro de lana | bonnet de laine | gorro de lã | ニット帽 | 毛线帽
beret | Baskenmütze | boina | béret | boina | ベレー帽 | 贝雷帽
fez | Fes | fez | fez | fez | トルコ帽 | 土耳其毡帽
turban | Turban | turbante | turban | turbante | ターバン | 头巾帽, 缠头巾
bandana | Bandana, Kopftuch, Stirnband | bandana, pañuelo | bandana | bandana, lenço de cabeça | バンダナ | 头巾, 方巾
earmuffs | Ohrenschützer | orejeras | cache oreilles | protetor de orelha | 耳当て, イヤーマフ | 耳罩
halo | Heiligenschein | aureola | auréole | auréola | 天使の輪 | 光环
angel wings | Engelsflügel | alas de ángel | ailes d'ange | asas de anjo | 天使の翼 | 天使翅膀
mustache | Schnurrbart | bigote | moustache | bigode | 口ひげ, ひげ | 胡子, 小胡子
beard | Vollbart, Bart | barba | barbe | barba | あごひげ | 胡须, 大胡子
apron | Schürze | delantal | tablier | avental | エプロン | 围裙
poncho | Poncho | poncho | poncho | poncho | ポンチョ | 披风斗篷, 雨披
chainmail | Kettenhemd | cota de malla | cotte de mailles | cota de malha | 鎖帷子, チェーンメイル | 锁子甲
greaves | Beinschienen, Armschienen | grebas, brazaletes de armadura | grèves, jambières, brassards | grevas, caneleiras | すね当て | 护胫, 护腿
eye patch | Augenklappe | parche en el ojo, parche pirata | cache œil | tapa olho | 眼帯 | 眼罩
motorcycle helmet | Motorradhelm, Rennhelm, Fahrradhelm | casco de moto, casco de carreras | casque de moto, casque de course | capacete de moto, capacete de corrida | バイクヘルメット, レーシングヘルメット | 摩托车头盔, 赛车头盔
bowler hat | Melone Hut, Bowler | bombín, sombrero hongo | chapeau melon | chapéu coco | 山高帽 | 圆顶礼帽
sombrero | Sombrero | sombrero mexicano | sombrero | sombreiro | ソンブレロ | 墨西哥草帽
welding mask | Schweißmaske, Schweißhelm | máscara de soldar, careta de soldador | masque de soudeur | máscara de solda | 溶接マスク | 电焊面罩
monocle | Monokel | monóculo | monocle | monóculo | 片眼鏡 | 单片眼镜
cinema | Kino, Kasino | cine, casino | cinéma, casino | cinema, cassino | 映画館, カジノ | 电影院, 赌场
train station | Bahnhof, Busbahnhof, U Bahn Station | estación de tren, estación | gare, station de métro | estação de trem, rodoviária | 駅, 駅舎 | 火车站, 车站, 地铁站
airport | Flughafen, Kontrollturm, Tower am Flughafen | aeropuerto, torre de control | aéroport, tour de contrôle | aeroporto, torre de controle | 空港, 管制塔 | 机场, 控制塔, 塔台
townhouse | Reihenhaus, Stadthaus | casa adosada, casas adosadas | maison mitoyenne, maison de ville | casa geminada, sobrado geminado | 長屋, テラスハウス, タウンハウス | 联排别墅, 排屋
castle ruins | Burgruine, Turmruine | ruinas de castillo | ruines de château | ruínas de castelo | 城跡, 廃城 | 城堡废墟, 古堡遗迹
launch pad | Startrampe, Raketenstartplatz | plataforma de lanzamiento | rampe de lancement, pas de tir | plataforma de lançamento | 発射台 | 发射台
half tent | halbes Zelt, Plane, Unterstand aus Plane | media tienda, lona, refugio de lona | demi tente, bâche | meia tenda, lona, abrigo de lona | タープ, 半分のテント | 半个帐篷, 防水布, 天幕
finish line | Ziellinie, Startlinie, Zieltor | línea de meta, meta, línea de salida | ligne d'arrivée, arche d'arrivée | linha de chegada, linha de largada | ゴール, ゴールゲート, スタートライン | 终点线, 终点门, 起点线
checkpoint | Kontrollpunkt, Speicherpunkt | punto de control, punto de guardado | point de contrôle, point de sauvegarde | ponto de controle, ponto de salvamento | チェックポイント, セーブポイント | 检查点, 存档点
boost pad | Beschleunigungsfeld, Turbofeld | plataforma de impulso | plaque d'accélération | placa de aceleração | ダッシュパネル, 加速板 | 加速板, 加速带
corrugated metal sheet | Wellblech, Blechplatte | chapa ondulada, lámina de metal | tôle ondulée, tôle | chapa ondulada, telha de zinco | トタン板, 波板 | 瓦楞铁皮, 铁皮
catwalk | Laufsteg aus Metall, Metallsteg | pasarela metálica | passerelle métallique | passarela metálica | キャットウォーク, 金属通路 | 金属走道, 天桥
bone | Knochen, Oberschenkelknochen | hueso, fémur | os, fémur | osso, fêmur | 骨, 大腿骨 | 骨头, 股骨
spine | Wirbelsäule, Rückgrat | columna vertebral, espina dorsal | colonne vertébrale | coluna vertebral | 背骨, 脊椎 | 脊椎, 脊柱
tusk | Stoßzahn, Reißzahn, Kralle | colmillo, garra | défense d'éléphant, croc, griffe | presa, garra | 牙, 爪 | 獠牙, 象牙, 爪子
paw print | Pfotenabdruck, Fußabdruck | huella, huella de pata | empreinte de patte | pegada, pegada de pata | 足跡, 肉球 | 爪印, 脚印
message in a bottle | Flaschenpost | mensaje en una botella | bouteille à la mer, message dans une bouteille | mensagem na garrafa | ボトルメール, 瓶の手紙 | 漂流瓶
peg leg | Holzbein | pata de palo | jambe de bois | perna de pau | 義足, 木の足 | 木腿, 假腿
lava flow | Lavastrom | río de lava, flujo de lava | coulée de lave | rio de lava | 溶岩流 | 熔岩流
will o wisp | Irrlicht | fuego fatuo | feu follet | fogo fátuo | 人魂, 鬼火 | 鬼火, 磷火
dimetrodon | Dimetrodon | dimetrodon | dimétrodon | dimetrodonte | ディメトロドン | 异齿龙
okapi | Okapi | okapi | okapi | ocapi | オカピ | 霍加狓
thor | Thor, Odin | Thor, Odín | Thor, Odin | Thor, Odin | トール, オーディン | 雷神, 奥丁
zeus | Zeus | Zeus | Zeus | Zeus | ゼウス | 宙斯
poseidon | Poseidon, Neptun | Poseidón, Neptuno | Poséidon, Neptune | Poseidon, Netuno | ポセイドン, 海神 | 波塞冬, 海神
valkyrie | Walküre, Schildmaid, Kriegerin | valquiria, guerrera | valkyrie, guerrière | valquíria, guerreira | ヴァルキリー, 女戦士 | 女武神, 女战士
succubus | Sukkubus, Dämonin | súcubo, demonia | succube, démone | súcubo | サキュバス | 魅魔
cthulhu | Cthulhu, Tintenfischmann | Cthulhu, hombre calamar | Cthulhu, homme pieuvre | Cthulhu, homem lula | クトゥルフ | 克苏鲁, 章鱼人
dryad | Dryade, Nymphe, Waldgeist | dríada, ninfa, espíritu del bosque | dryade, nymphe, esprit de la forêt | dríade, ninfa, espírito da floresta | ドライアド, ニンフ, 森の精霊 | 树精灵, 森林精灵
gnoll | Gnoll, Hyänenmann, Tiermensch | gnoll, hombre hiena | gnoll, homme hyène | gnoll, homem hiena | ノール, 獣人 | 豺狼人, 兽人战士
kappa | Kappa, Schildkrötenmann | kappa, hombre tortuga | kappa, homme tortue | kappa, homem tartaruga | 河童, カッパ | 河童, 龟人
skeleton king | Skelettkönig, Skelettmagier | rey esqueleto, mago esqueleto | roi squelette, mage squelette | rei esqueleto, mago esqueleto | スケルトンキング, 骸骨の王 | 骷髅王, 骷髅法师
living armor | lebende Rüstung, verfluchte Rüstung | armadura viviente, armadura maldita | armure vivante, armure hantée | armadura viva, armadura amaldiçoada | 生きた鎧, 動く鎧, 呪いの鎧 | 活动盔甲, 诅咒盔甲
iv drip | Infusion, Infusionsständer, Tropf | suero, gotero, portasueros | perfusion, pied à perfusion | soro, suporte de soro | 点滴, 点滴スタンド | 输液架, 点滴, 血袋
scalpel | Skalpell | bisturí | scalpel | bisturi | メス | 手术刀
tweezers | Pinzette | pinzas, pinza de depilar | pince à épiler | pinça | ピンセット | 镊子
x-ray | Röntgenbild | radiografía | radiographie | radiografia, raio x | レントゲン | X光片
mri scanner | Kernspintomograph, MRT | escáner de resonancia, tomógrafo | scanner irm | tomógrafo | MRI装置, CTスキャナ | 核磁共振仪, CT机
pill | Tablette, Pille | píldora, pastilla, cápsula de medicina | pilule, comprimé, gélule | pílula, comprimido | 錠剤 | 药片, 药丸, 胶囊
band aid | Pflaster, Heftpflaster | tirita, curita | pansement, sparadrap | esparadrapo | 絆創膏 | 创可贴
brain | Gehirn, Hirn | cerebro | cerveau | cérebro | 脳, 脳みそ | 大脑, 脑子
lungs | Lunge, Lungenflügel | pulmones, pulmón | poumons, poumon | pulmões, pulmão | 肺 | 肺
dna | Doppelhelix, DNA | ADN, doble hélice | ADN, double hélice | DNA, dupla hélice | 二重らせん, DNA | 双螺旋, DNA
lips | Lippen, Mund | labios, boca | lèvres, bouche | lábios, boca | 唇, 口 | 嘴唇, 嘴
ear | Ohr | oreja | oreille | orelha | 耳 | 耳朵
folded clothes | gefaltete Kleidung, Kleiderstapel, Kleidung | ropa doblada, pila de ropa, ropa | vêtements pliés, pile de vêtements, vêtements | roupas dobradas, pilha de roupas, roupas | 畳んだ服, 服, 洋服 | 叠好的衣服, 衣服堆
sieve | Sieb, Mehlsieb | tamiz, cernidor | tamis | peneira | ふるい, 茶こし | 筛子, 滤网
peeler | Sparschäler, Kartoffelschäler | pelador | éplucheur, économe | descascador | ピーラー | 削皮器
drinking straw | Trinkhalm, Strohhalm | pajita, popote, sorbete | paille | canudo | ストロー | 吸管
coaster | Untersetzer, Bierdeckel | posavasos | dessous de verre | porta copos, descanso de copo | コースター | 杯垫
steamroller | Dampfwalze, Straßenwalze | apisonadora, aplanadora | rouleau compresseur | rolo compressor | ロードローラー | 压路机
double decker bus | Doppeldeckerbus, Doppeldecker Bus | autobús de dos pisos | bus à impériale, bus à deux étages | ônibus de dois andares | 二階建てバス | 双层巴士
diesel locomotive | Diesellok, Diesellokomotive, Elektrolok | locomotora diésel, locomotora eléctrica | locomotive diesel, locomotive électrique | locomotiva a diesel, locomotiva elétrica | ディーゼル機関車, 電気機関車 | 内燃机车, 柴油机车, 电力机车
gondola lift | Seilbahn, Skilift, Seilbahngondel | teleférico, telesilla | téléphérique, télécabine, télésiège | teleférico | ロープウェイ, ゴンドラリフト, リフト | 缆车, 索道
motorcycle with a sidecar | Motorrad mit Beiwagen, Seitenwagen | moto con sidecar, sidecar | side car, moto avec side car | moto com sidecar | サイドカー | 边三轮, 侧三轮摩托
penny farthing | Hochrad | biciclo, bicicleta antigua | grand bi | bicicleta antiga | だるま自転車 | 高轮自行车
snowplow | Schneepflug | quitanieves | chasse neige | limpa neve | 除雪車 | 扫雪车, 铲雪车
manatee | Seekuh, Manati | manatí | lamantin | peixe boi | マナティー, ジュゴン | 海牛, 儒艮
beluga whale | Beluga, Weißwal | beluga | béluga | beluga | シロイルカ, ベルーガ | 白鲸
mosasaurus | Mosasaurus | mosasaurio | mosasaure | mosassauro | モササウルス | 沧龙
nautilus | Nautilus | nautilo | nautile | náutilo | オウムガイ | 鹦鹉螺
snorkel | Schnorchel, Taucherbrille, Schwimmbrille | esnórquel, gafas de buceo | tuba de plongée, masque de plongée | snorkel, máscara de mergulho | シュノーケル, 水中メガネ | 潜水镜, 呼吸管
periscope | Periskop, Sehrohr | periscopio | périscope | periscópio | 潜望鏡 | 潜望镜
gun stock | Gewehrkolben, Schulterstütze, Gewehrschaft | culata, culata de rifle | crosse, crosse de fusil | coronha | 銃床, ストック | 枪托
pistol grip | Pistolengriff, Waffengriff, Griffstück | empuñadura, empuñadura de pistola | poignée de pistolet, poignée d arme | empunhadura, punho de pistola | ピストルグリップ | 枪握把
handguard | Handschutz, Gewehrhandschutz | guardamanos | garde main | guarda mão | ハンドガード | 护木
bipod | Zweibein | bípode, bipode | bipied | bipé | バイポッド, 二脚 | 两脚架
bullpup rifle | Bullpup Gewehr, Bullpup | rifle bullpup, fusil bullpup | fusil bullpup | fuzil bullpup | ブルパップ銃 | 无托步枪
gun receiver | Waffengehäuse, Verschlussgehäuse | cajón de mecanismos, cuerpo de arma | boîtier de culasse, corps d arme | caixa da culatra, corpo da arma | レシーバー | 机匣
gun barrel | Gewehrlauf, Waffenlauf, Pistolenlauf | cañón de rifle, cañón de arma | canon de fusil, canon d arme | cano de arma, cano de fuzil | 銃身 | 枪管
revolver cylinder | Revolvertrommel | tambor de revólver | barillet | tambor de revólver | 弾倉シリンダー | 左轮弹巢
sawed off shotgun | abgesägte Schrotflinte, abgesägte Flinte | escopeta recortada | fusil à canon scié | espingarda de cano serrado | ソードオフショットガン | 短管霰弹枪
lightning gun | Blitzgewehr, Blitzpistole, Blitzkanone | pistola de rayos, arma eléctrica | pistolet à éclairs, arme électrique | arma de raios, arma elétrica | ライトニングガン | 闪电枪
estoc | Panzerstecher, Estoc | estoc, estoque medieval | estoc | estoc, estoque | エストック | 刺剑, 穿甲剑
katana on a stand | Katana auf Ständer, Schwertständer, Katana Ständer | katana en soporte, soporte de katana | katana sur support, support de katana | katana no suporte, suporte de katana | 刀掛け | 刀架
wall mounted sword | Schwert an der Wand, Schwert Wandhalterung, Wandschwert | espada montada en la pared, espada de pared | épée murale, épée accrochée au mur | espada na parede, espada de parede | 壁掛けの剣 | 壁挂剑
evil bow | böser Bogen, Dämonenbogen, dunkler Bogen | arco maligno, arco demoníaco | arc maléfique, arc démoniaque | arco maligno, arco demoníaco | 魔弓 | 邪恶之弓
double headed hammer | Doppelhammer, zweiköpfiger Hammer | martillo doble, martillo de dos cabezas | marteau double, marteau à deux têtes | martelo duplo | 両頭ハンマー | 双头锤
celtic shield | keltischer Schild, Keltenschild | escudo celta | bouclier celtique, bouclier celte | escudo celta | ケルトの盾 | 凯尔特盾
square shield | rechteckiger Schild, Turmschild, Römerschild, quadratischer Schild | escudo cuadrado, escudo romano, escudo rectangular | bouclier carré, bouclier romain, pavois | escudo quadrado, escudo romano, escudo retangular | 四角い盾, タワーシールド | 方盾, 塔盾
spiked shield | Stachelschild, Schild mit Stacheln | escudo con pinchos, escudo de púas | bouclier à pointes, bouclier à piques | escudo com espinhos, escudo de espinhos | 棘の盾 | 尖刺盾
emblem shield | Wappenschild, Wappen, Schild mit Emblem | escudo con emblema, escudo de armas | écusson, blason, bouclier à blason | escudo com emblema, brasão | 紋章の盾 | 徽章盾, 纹章盾
barbarian shield | Barbarenschild | escudo bárbaro | bouclier de barbare, bouclier barbare | escudo de bárbaro | 蛮族の盾 | 野蛮人盾
ninja smoke bomb | Rauchbombe | bomba de humo | bombe fumigène, fumigène | bomba de fumaça | 煙玉 | 烟雾弹, 烟幕弹
hand crossbow | Handarmbrust, kleine Armbrust | ballesta de mano | arbalète de poing | besta de mão | ハンドクロスボウ | 手弩
broken arrow | zerbrochener Pfeil, gebrochener Pfeil, halber Pfeil | flecha rota, media flecha | flèche brisée, flèche cassée | flecha quebrada, meia flecha | 折れた矢 | 断箭
skeleton arrow | Knochenpfeil, Skelettpfeil | flecha de hueso, flecha de esqueleto | flèche en os, flèche de squelette | flecha de osso, flecha de esqueleto | 骨の矢 | 骨箭
skeleton axe | Knochenaxt, Skelettaxt | hacha de hueso, hacha de esqueleto | hache en os, hache de squelette | machado de osso, machado de esqueleto | 骨の斧 | 骨斧
skeleton sword | Knochenschwert, Skelettschwert | espada de hueso, espada de esqueleto | épée en os, épée de squelette | espada de osso, espada de esqueleto | 骨の剣 | 骨剑
skeleton shield | Knochenschild, Totenkopfschild, Skelettschild | escudo de hueso, escudo de calavera | bouclier en os, bouclier crâne | escudo de osso, escudo de caveira | 骨の盾 | 骨盾, 骷髅盾
skeleton staff | Knochenstab, Totenkopfstab, Skelettstab | báculo de hueso, bastón de calavera | bâton en os, bâton crâne | cajado de osso, cajado de caveira | 骨の杖 | 骨杖, 骷髅法杖
skeleton crossbow | Knochenarmbrust, Skelettarmbrust | ballesta de hueso | arbalète en os | besta de osso | 骨のクロスボウ | 骨弩
skeleton quiver | Knochenköcher, Skelettköcher | carcaj de hueso | carquois en os | aljava de osso | 骨の矢筒 | 骨箭袋
skull coin | Totenkopfmünze, Piratenmünze | moneda de calavera, moneda pirata | pièce à tête de mort, pièce de pirate | moeda de caveira, moeda pirata | 髑髏のコイン | 骷髅硬币
star coin | Sternmünze | moneda de estrella, moneda con estrella | pièce étoile | moeda de estrela | スターコイン | 星星硬币
raw hot dog | roher Hotdog, rohes Hot Dog | perrito caliente crudo | hot dog cru | cachorro quente cru | 生のホットドッグ | 生热狗
bowl of broth | Brühe, Schüssel Brühe, Bouillon, klare Suppe | caldo, tazón de caldo, cuenco de caldo | bouillon, bol de bouillon | caldo, tigela de caldo | 味噌汁, お吸い物 | 清汤, 肉汤, 味噌汤
double burger | Doppelburger, doppelter Burger, doppelter Cheeseburger | hamburguesa doble, doble hamburguesa | double burger, double cheeseburger | hambúrguer duplo | ダブルバーガー | 双层汉堡
wrapped chocolate bar | verpackte Schokolade, Schokoladenpapier, Schokoriegel in Folie | chocolatina envuelta, envoltorio de chocolate | tablette emballée, emballage de chocolat | chocolate embrulhado, embalagem de chocolate | 包装チョコ | 包装巧克力
celery stick | Selleriestange, Selleriestangen | palito de apio, rama de apio | branche de céleri, bâton de céleri | talo de aipo, palito de aipo | セロリスティック | 芹菜条
empty fries box | leere Pommestüte, leere Pommesschachtel | caja de papas vacía, caja de patatas vacía | barquette de frites vide | caixa de batata vazia | 空のポテト箱 | 空薯条盒
roe maki | Maki mit Rogen, Lachsrogen Sushi, Gunkan | maki de huevas, sushi de huevas | maki aux œufs de poisson, gunkan | maki de ovas, sushi de ovas | いくら軍艦, いくら | 鱼籽寿司
vegetable maki | Gemüse Maki, Gurken Maki | maki de verduras, maki de pepino | maki aux légumes, maki concombre | maki de legumes, maki de pepino | かっぱ巻き, 野菜巻き | 蔬菜卷, 黄瓜卷
mince pie | Mincepie, Hackpastete | pastel de navidad, tartaleta de picadillo | tartelette mincemeat | tortinha natalina | ミンスパイ | 肉馅饼
pan of stew | Pfanne mit Eintopf, Schmorpfanne | sartén con guiso, sartén de estofado | poêle de ragoût, sauteuse de ragoût | frigideira de ensopado | シチューの鍋 | 炖菜锅
bell pepper slice | Paprikascheibe, Paprikaring | rodaja de pimiento, aro de pimiento | tranche de poivron, rondelle de poivron | fatia de pimentão, rodela de pimentão | パプリカの輪切り | 彩椒片
plate of sauerkraut | Sauerkraut, Teller Sauerkraut, Sauerkrautteller | chucrut, plato de chucrut | choucroute, assiette de choucroute | chucrute, prato de chucrute | ザワークラウト | 酸菜, 德国酸菜
vegetable skewer | Gemüsespieß, Gemüsespiess | brocheta de verduras, brocheta vegetal | brochette de légumes | espetinho de legumes | 野菜串 | 蔬菜串
frikandel | Frikandel, Frikandelle spezial | frikandel | fricadelle | frikandel | フリカンデル | 荷兰炸肉肠
styrofoam dinner | Essen in Styropor, Styroporessen | comida en poliestireno, cena para llevar | repas en polystyrène, plat à emporter | marmita de isopor, jantar de isopor | 発泡スチロール弁当 | 泡沫盒饭, 盒饭
styrofoam box | Styroporbox, Styropor, Styroporschachtel | caja de poliestireno, poliestireno, caja de unicel | boîte en polystyrène, polystyrène | caixa de isopor, isopor | 発泡スチロール箱 | 泡沫盒, 泡沫塑料盒
takeaway box | Nudelbox, Chinabox, Asiabox, Takeaway Box | caja de comida china, comida china para llevar | boîte de nouilles, boîte à emporter chinoise | caixa de comida chinesa, caixinha de yakisoba | テイクアウト箱, 中華の箱 | 外卖盒, 中餐外卖盒
bamboo steamer | Bambusdämpfer, Dampfkorb, Dämpfkorb | vaporera de bambú, vaporera | cuit vapeur en bambou, panier vapeur | panela a vapor de bambu, cesto de bambu | 蒸籠, せいろ | 蒸笼
open can | offene Dose, geöffnete Dose | lata abierta | boîte de conserve ouverte | lata aberta | 開いた缶 | 打开的罐头
crushed can | zerdrückte Dose, zerbeulte Dose | lata aplastada | canette écrasée | lata amassada | つぶれた缶 | 压扁的罐子
cheese slicer | Käsehobel, Käseschneider | cortador de queso, rebanador de queso | coupe fromage, raclette à fromage | fatiador de queijo, cortador de queijo | チーズスライサー | 奶酪刨, 芝士切片器
meat tenderizer | Fleischklopfer, Fleischhammer | ablandador de carne, mazo de carne | attendrisseur à viande, marteau à viande | amaciador de carne, martelo de carne | 肉たたき | 松肉锤, 肉锤
cake server | Tortenheber, Kuchenheber | pala para pastel, paleta de pastel | pelle à tarte, pelle à gâteau | espátula de bolo, pá de bolo | ケーキサーバー | 蛋糕铲
gingerbread cutter | Ausstecher, Plätzchenausstecher, Keksausstecher | cortador de galletas, molde de galletas | emporte pièce | cortador de biscoito | クッキー型 | 饼干模具
carving fork | Fleischgabel, Tranchiergabel, Kochgabel | tenedor de cocina, tenedor trinchante | fourchette à viande, fourchette de cuisine | garfo trinchante, garfo de cozinha | カービングフォーク | 肉叉, 烤肉叉
rectangular plate | rechteckiger Teller, Sushi Teller | plato rectangular | assiette rectangulaire | prato retangular | 角皿, 長皿 | 方盘, 长方盘
soup plate | tiefer Teller, Suppenteller | plato hondo, plato sopero | assiette creuse | prato fundo | 深皿, スープ皿 | 深盘, 汤盘
tajine lid | Tajine Deckel, Tajinedeckel | tapa de tajín | couvercle de tajine | tampa de tajine | タジンの蓋 | 塔吉锅盖
sugar bowl | Zuckerdose, Zuckerschale | azucarero | sucrier | açucareiro | シュガーポット | 糖罐
tea set | Teeservice, Teeset, Teegeschirr | juego de té, servicio de té | service à thé | jogo de chá, conjunto de chá | ティーセット | 茶具, 茶具套装
walking cane | Gehstock, Spazierstock, Krückstock | bastón, bastón de paseo | canne, canne de marche | bengala | 杖, ステッキ | 手杖
white cane | Blindenstock, Langstock, weißer Stock | bastón blanco, bastón de ciego | canne blanche, canne d aveugle | bengala branca, bengala de cego | 白杖 | 盲杖
hearing aid | Hörgerät | audífono, aparato auditivo | appareil auditif, prothèse auditive | aparelho auditivo | 補聴器 | 助听器
defibrillator | Defibrillator, Defi | desfibrilador | défibrillateur | desfibrilador | AED, 除細動器 | 除颤器
power wheelchair | Elektrorollstuhl, E Rollstuhl, elektrischer Rollstuhl | silla de ruedas eléctrica | fauteuil roulant électrique | cadeira de rodas elétrica, cadeira de rodas motorizada | 電動車椅子 | 电动轮椅
deluxe wheelchair | Komfortrollstuhl, Luxusrollstuhl | silla de ruedas de lujo | fauteuil roulant de luxe | cadeira de rodas de luxo | 高級車椅子 | 豪华轮椅
gothic bed | gotisches Bett, mittelalterliches Bett | cama gótica, cama medieval | lit gothique, lit médiéval | cama gótica, cama medieval | ゴシックベッド | 哥特式床
gothic cabinet | gotischer Schrank, gotische Vitrine | armario gótico, gabinete gótico | armoire gothique, cabinet gothique | armário gótico | ゴシックキャビネット | 哥特式柜子
gothic commode | gotische Kommode | cómoda gótica | commode gothique | cômoda gótica | ゴシックチェスト | 哥特式斗柜
gothic chair | gotischer Stuhl, gotischer Sessel | silla gótica, sillón gótico | chaise gothique | cadeira gótica | ゴシックチェア | 哥特式椅子
gothic table | gotischer Tisch, gotischer Couchtisch | mesa gótica | table gothique, table basse gothique | mesa gótica | ゴシックテーブル | 哥特式桌子
ornate mirror | verzierter Spiegel, Barockspiegel, Prunkspiegel, Goldspiegel | espejo ornamentado, espejo barroco, espejo antiguo | miroir orné, miroir baroque, miroir ancien | espelho ornamentado, espelho barroco | 装飾鏡, アンティークミラー | 华丽的镜子, 复古镜子
fancy picture frame | verzierter Bilderrahmen, Prunkrahmen, goldener Bilderrahmen | marco de cuadro ornamentado, marco dorado | cadre orné, cadre doré | moldura ornamentada, moldura dourada | 豪華な額縁 | 华丽画框
barber chair | Friseurstuhl, Barbierstuhl, Frisierstuhl | silla de barbero, sillón de barbería | fauteuil de barbier, chaise de coiffeur | cadeira de barbeiro | 床屋の椅子, 理容椅子 | 理发椅
school chair | Schulstuhl | silla escolar, silla de escuela | chaise d école, chaise scolaire | cadeira escolar | 学校の椅子 | 学校椅子, 课椅
mid century chair | Retrosessel, Midcentury Sessel, skandinavischer Sessel | sillón retro, silla escandinava | fauteuil rétro, fauteuil scandinave | poltrona retrô, poltrona escandinava | ミッドセンチュリーチェア, 北欧チェア | 中古椅, 北欧椅
modern armchair | moderner Sessel | sillón moderno, butaca moderna | fauteuil moderne | poltrona moderna | モダンアームチェア | 现代扶手椅
modern coffee table | moderner Couchtisch, Glastisch | mesa de centro moderna, mesa de cristal | table basse moderne, table basse en verre | mesa de centro moderna, mesa de vidro | モダンコーヒーテーブル | 现代茶几, 玻璃茶几
round coffee table | runder Couchtisch | mesa de centro redonda | table basse ronde | mesa de centro redonda | 丸いコーヒーテーブル | 圆茶几
modern bed | modernes Bett, Plattformbett | cama moderna, cama plataforma | lit moderne, lit plateforme | cama moderna, cama japonesa | モダンベッド | 现代床
modern chair | moderner Stuhl | silla moderna | chaise moderne | cadeira moderna | モダンチェア | 现代椅子
modern cabinet | moderner Schrank, modernes Sideboard | gabinete moderno, aparador moderno | meuble moderne, buffet moderne | armário moderno, aparador moderno | モダンキャビネット | 现代柜子
three seater sofa | Dreisitzer, Dreisitzer Sofa | sofá de tres plazas | canapé trois places | sofá de três lugares | 三人掛けソファ | 三人沙发
curved sofa | gebogenes Sofa, rundes Sofa | sofá curvo | canapé courbe, canapé arrondi | sofá curvo | カーブソファ | 弧形沙发
modern sofa | modernes Sofa | sofá moderno | canapé moderne | sofá moderno | モダンソファ | 现代沙发
cushioned chair | Polsterstuhl, gepolsterter Stuhl, Stuhl mit Kissen | silla acolchada, silla tapizada | chaise rembourrée, chaise capitonnée | cadeira estofada, cadeira acolchoada | クッション椅子 | 软垫椅
high back chair | Hochlehner, Ohrensessel mit hoher Lehne | silla de respaldo alto, sillón orejero | chaise à haut dossier, fauteuil à oreilles | cadeira de encosto alto, poltrona berger | ハイバックチェア | 高背椅
bar table | Stehtisch, Bartisch, Bistrotisch | mesa alta, mesa de bar | mange debout, table haute | mesa bistrô, mesa alta | ハイテーブル, バーテーブル | 高脚桌, 吧桌
mantel clock | Kaminuhr, Stutzuhr | reloj de repisa, reloj de chimenea | horloge de cheminée | relógio de lareira | 置き時計 | 壁炉钟, 座钟
tool chest | Werkzeugtruhe, Werkstattwagen, Werkzeugschrank | cajonera de herramientas, baúl de herramientas | servante d atelier, coffre à outils | baú de ferramentas, gaveteiro de ferramentas | 工具チェスト | 工具柜
electric stove | Elektroherd, Ceranherd, Induktionsherd | estufa eléctrica, cocina de inducción | cuisinière électrique, plaque à induction | fogão elétrico | 電気コンロ | 电炉, 电磁炉
barrel stove | Fassofen, Tonnenofen | estufa de barril | poêle tonneau, poêle baril | fogão de tambor, aquecedor de barril | ドラム缶ストーブ | 油桶炉
wet floor sign | Warnschild Rutschgefahr, Schild nasser Boden, Rutschgefahr | cartel de piso mojado, señal de suelo mojado | panneau sol glissant | placa de piso molhado | 清掃中の看板 | 小心地滑牌
caged wall lamp | Gitterlampe, Käfiglampe, Kellerlampe | aplique industrial, lámpara de jaula | applique cage, applique industrielle | arandela industrial, luminária de gaiola | ケージランプ | 工业笼灯
fluorescent light | Leuchtstoffröhre, Neonröhre, Leuchtstofflampe | luz fluorescente, tubo fluorescente | néon, tube fluorescent | lâmpada fluorescente, luz fluorescente | 蛍光灯 | 日光灯, 荧光灯
modern ceiling lamp | moderne Deckenlampe, Ringleuchte | lámpara de techo moderna | suspension moderne, plafonnier moderne | luminária de teto moderna, pendente moderno | モダンな天井灯 | 现代吊灯
power box | Stromkasten, Schaltkasten, Verteilerkasten | caja eléctrica, caja de luz, cuadro eléctrico | coffret électrique, armoire électrique | caixa de energia, caixa elétrica | 配電ボックス | 电箱, 配电箱
metal shelf | Metallregal, Stahlregal, Schwerlastregal, Lagerregal | estantería metálica, estante de metal | étagère métallique, étagère en acier | estante de metal, prateleira de aço | スチールラック | 金属货架, 钢架
lubricant spray | Schmiermittelspray, Ölspray, Schmierspray | lubricante en aerosol, spray lubricante | spray lubrifiant, dégrippant | spray lubrificante, desengripante | 潤滑スプレー | 润滑喷剂
clipboard | Klemmbrett, Clipboard | portapapeles, tablilla con clip | porte bloc, écritoire à pince | prancheta | クリップボード | 写字板夹, 夹板
notepad | Notizblock, Schreibblock | bloc de notas, libreta de notas | bloc notes, calepin | bloco de notas | メモ帳 | 便签本, 记事本
candlestick | Kerzenständer, Kerzenhalter, Kerzenleuchter einarmig | candelero, portavelas | bougeoir, chandelier de table | castiçal simples, porta velas | 燭台一本, ろうそく立て | 烛台, 单支烛台
stone fire pit | Feuerstelle aus Stein, Feuerring | foso de fuego, fogata de piedra, hoyo de fuego | foyer en pierre, brasero de pierre | fogueira de pedra, fogo de chão | 石の焚き火台, 焚き火台 | 石头火坑, 火坑
ukulele | Ukulele | ukelele | ukulélé | ukulele, cavaquinho | ウクレレ | 尤克里里
bag of soil | Sack Erde, Blumenerde, Komposterde, Düngersack | bolsa de tierra, saco de compost, abono | sac de terreau, terreau, sac de compost | saco de terra, saco de adubo | 培養土の袋 | 营养土袋, 肥料袋
blowtorch | Lötlampe, Gasbrenner, Bunsenbrenner Handgerät | soplete | chalumeau, lampe à souder | maçarico | バーナー, トーチランプ | 喷灯, 喷火枪
wall hose reel | Schlauchtrommel, Wandschlauchhalter, Gartenschlauch an der Wand | manguera de pared, carrete de manguera | dévidoir mural, tuyau mural | mangueira de parede, carretel de mangueira | 壁掛けホースリール | 壁挂水管架
tomato crop | Tomatenpflanze, Tomatenstrauch, Tomatenbeet | planta de tomate, cultivo de tomate, tomatera | plant de tomate, pied de tomate | tomateiro, pé de tomate, plantação de tomate | トマトの苗, トマト畑 | 番茄植株, 番茄苗
lettuce crop | Salatbeet, Salatpflanze | cultivo de lechuga, planta de lechuga | plant de laitue, carré de laitues | pé de alface, plantação de alface, canteiro de alface | レタス畑 | 生菜地, 生菜植株
cabbage crop | Kohlbeet, Kohlfeld, Kohlpflanze | cultivo de repollo, huerto de coles | carré de choux, plant de chou | plantação de repolho, pé de repolho | キャベツ畑 | 卷心菜地
beet crop | Rübenbeet, Rote Bete Pflanze, Rübenfeld | cultivo de remolacha, planta de remolacha | plant de betterave, champ de betteraves | plantação de beterraba, pé de beterraba | ビーツ畑 | 甜菜地
onion crop | Zwiebelbeet, Zwiebelpflanze | cultivo de cebolla, planta de cebolla | plant d oignon, champ d oignons | plantação de cebola, pé de cebola | 玉ねぎ畑 | 洋葱地
potato crop | Kartoffelpflanze, Kartoffelbeet, Kartoffelacker | cultivo de papa, planta de papa, planta de patata | plant de pomme de terre, champ de pommes de terre | plantação de batata, pé de batata | ジャガイモ畑 | 土豆植株, 土豆地
pumpkin crop | Kürbisbeet, Kürbispflanze, Kürbisfeld | cultivo de calabaza, planta de calabaza, huerto de calabazas | plant de citrouille, champ de citrouilles | plantação de abóbora, pé de abóbora | カボチャ畑 | 南瓜地, 南瓜藤
watermelon crop | Wassermelonenbeet, Wassermelonenpflanze, Melonenfeld | cultivo de sandía, planta de sandía | plant de pastèque, champ de pastèques | plantação de melancia, pé de melancia | スイカ畑 | 西瓜地, 西瓜藤
mushroom crop | Pilzbeet, Pilzzucht | cultivo de setas, cultivo de hongos | champignonnière, culture de champignons | cultivo de cogumelos | キノコ畑 | 蘑菇培植, 蘑菇床
rice crop | Reispflanze, Reisfeld | arrozal, cultivo de arroz, planta de arroz | plant de riz, rizière | arrozal, plantação de arroz, pé de arroz | 田んぼ, 稲, 水田 | 水稻, 稻田
wheat crop | Weizenfeld, Weizenpflanze | campo de trigo, trigal, cultivo de trigo | champ de blé, plant de blé | campo de trigo, trigal | 麦畑, 小麦畑 | 麦田, 小麦地
strawberry crop | Erdbeerpflanze, Erdbeerbeet | cultivo de fresas, planta de fresa | plant de fraisier, fraisier | morangueiro, plantação de morango | イチゴ畑, イチゴの苗 | 草莓地, 草莓苗
pepper crop | Paprikapflanze, Chilipflanze | planta de pimiento, cultivo de pimientos | plant de poivron, plant de piment | pé de pimentão, pimenteira | ピーマンの苗, 唐辛子の苗 | 辣椒植株, 辣椒苗
orange crop | Orangenplantage | cultivo de naranjas, naranjal | orangeraie, culture d oranges | laranjal, plantação de laranja | オレンジ畑, ミカン畑 | 橙子园, 橘园
bunch of flowers | Blumenstrauß, Strauß, Bund Blumen | ramo de flores, flores cortadas | bouquet de fleurs, bouquet | buquê de flores, ramo de flores, buquê | 花束, ブーケ | 花束, 一束花
crate of apples | Kiste Äpfel, Apfelernte, Kiste mit Äpfeln | caja de manzanas, manzanas cosechadas | caisse de pommes, récolte de pommes | caixa de maçãs, colheita de maçãs | りんごの箱 | 一箱苹果
crate of oranges | Kiste Orangen, Orangenernte | caja de naranjas, naranjas cosechadas | caisse d oranges, récolte d oranges | caixa de laranjas, colheita de laranjas | オレンジの箱, ミカンの箱 | 一箱橙子
crate of tomatoes | Kiste Tomaten, Tomatenernte | caja de tomates, tomates cosechados | caisse de tomates, récolte de tomates | caixa de tomates, colheita de tomates | トマトの箱 | 一箱番茄
crate of pumpkins | Kiste Kürbisse, Kürbisernte | caja de calabazas, calabazas cosechadas | caisse de citrouilles, récolte de citrouilles | caixa de abóboras, colheita de abóboras | カボチャの箱 | 一箱南瓜
crate of watermelons | Kiste Wassermelonen, Wassermelonenernte | caja de sandías, sandías cosechadas | caisse de pastèques, récolte de pastèques | caixa de melancias, colheita de melancias | スイカの箱 | 一箱西瓜
crate of lettuces | Kiste Salat, Salaternte | caja de lechugas, lechugas cosechadas | caisse de laitues, récolte de laitues | caixa de alfaces, colheita de alfaces | レタスの箱 | 一箱生菜
crate of mushrooms | Kiste Pilze, Pilzernte | caja de setas, setas cosechadas, caja de hongos | caisse de champignons, récolte de champignons | caixa de cogumelos, colheita de cogumelos | キノコの箱 | 一箱蘑菇
crate of carrots | Kiste Karotten, Karottenernte, Kiste Möhren | caja de zanahorias, zanahorias cosechadas | caisse de carottes, récolte de carottes | caixa de cenouras, colheita de cenouras | にんじんの箱 | 一箱胡萝卜
crate of potatoes | Kiste Kartoffeln, Kartoffelernte | caja de papas, caja de patatas, papas cosechadas | caisse de pommes de terre, récolte de pommes de terre | caixa de batatas, colheita de batatas | ジャガイモの箱 | 一箱土豆
crate of beets | Kiste Rote Bete, Rübenernte | caja de remolachas, remolachas cosechadas | caisse de betteraves, récolte de betteraves | caixa de beterrabas, colheita de beterrabas | ビーツの箱 | 一箱甜菜
crate of cabbages | Kiste Kohl, Kohlernte | caja de repollos, repollos cosechados | caisse de choux, récolte de choux | caixa de repolhos, colheita de repolhos | キャベツの箱 | 一箱卷心菜
crate of berries | Kiste Beeren, Beerenernte | caja de bayas, bayas cosechadas | caisse de baies, récolte de baies | caixa de frutas vermelhas, colheita de bagas | ベリーの箱 | 一箱浆果
bundle of corn | Bündel Mais, Maisernte, Maisbündel | maíz cosechado, manojo de maíz | botte de maïs, récolte de maïs | milho colhido, feixe de milho | トウモロコシの束 | 一捆玉米
vintage racer | Oldtimer Rennwagen, alter Rennwagen | coche de carreras antiguo, coche de carreras clásico | voiture de course ancienne | carro de corrida antigo | ビンテージレーサー | 老式赛车, 复古赛车
drag racer | Dragster | dragster, coche de aceleración | dragster | dragster, carro de arrancada | ドラッグレーサー, ドラッグスター | 直线加速赛车
speedster | Speedster, Sportwagen offen | speedster, deportivo descapotable | speedster | speedster | スピードスター | 敞篷跑车
future race car | futuristischer Rennwagen, Zukunftsauto, futuristisches Auto | coche de carreras futurista, coche del futuro, coche futurista | voiture de course futuriste, voiture futuriste | carro de corrida futurista, carro futurista | 未来のレースカー, 未来の車 | 未来赛车, 未来汽车
luxury suv | Luxus SUV, Luxusgeländewagen | camioneta de lujo, suv de lujo | suv de luxe | suv de luxo | 高級SUV | 豪华SUV, 豪华越野车
police farm tractor | Polizeitraktor, Polizei Traktor | tractor de policía | tracteur de police | trator da polícia | 警察トラクター | 警用拖拉机
flying car | fliegendes Auto, Flugauto | coche volador, auto volador | voiture volante | carro voador | 空飛ぶ車 | 飞行汽车, 飞车
flying taxi | fliegendes Taxi, Flugtaxi, Lufttaxi | taxi volador | taxi volant | táxi voador | 空飛ぶタクシー | 飞行出租车
ice cream truck | Eiswagen, Eisauto | camión de helados, carrito de helados camión | camion de glaces, camion à glaces | caminhão de sorvete, carro de sorvete | アイスクリームトラック | 冰淇淋车
lifeboat | Rettungsboot, Seenotrettungsboot | bote salvavidas, lancha de rescate | canot de sauvetage, bateau de sauvetage | bote salva vidas, barco salva vidas | 救命ボート, 救命艇 | 救生艇
coffee cart | Kaffeewagen, Kaffeestand, Kaffeemobil | carrito de café, puesto de café | chariot à café, stand de café | carrinho de café | コーヒーカート | 咖啡车, 咖啡推车
pirate sailor | Piratenmatrose, Piratencrew, Piratenmannschaft | marinero pirata, tripulante pirata | matelot pirate, membre d équipage pirate | marujo pirata, tripulante pirata | 海賊の船員, 海賊の手下 | 海盗船员, 海盗水手
pirate officer | Piratenoffizier, Marineoffizier, Erster Maat | oficial pirata, oficial naval, primer oficial | officier pirate, officier de marine | oficial pirata, oficial da marinha | 海賊の士官, 海軍士官 | 海盗军官, 海军军官
skater | Skater, Skateboarder, Skaterjunge | patinador, chico con patineta, skater | skateur, garçon skateur | skatista, menino skatista | スケーター, スケボー少年 | 滑板少年, 滑板手
skater girl | Skatermädchen, Skaterin | patinadora, chica con patineta | skateuse, fille en skate | menina skatista | スケボー少女 | 滑板女孩
employee | Angestellter, Verkäufer, Kassierer, Mitarbeiter, Ladenbesitzer | empleado, cajero, vendedor, tendero | employé, caissier, vendeur | funcionário, caixa de loja, vendedor, atendente | 店員, 従業員 | 员工, 店员, 收银员
gamer | Gamer, Spieler, Zocker | jugador de videojuegos, gamer | joueur de jeux vidéo, gameur | gamer, jogador de videogame | ゲーマー | 玩家, 游戏玩家
survivor | Überlebender, Plünderer | superviviente, sobreviviente | survivant | sobrevivente | 生存者, サバイバー | 幸存者
female survivor | Überlebende | superviviente femenina, mujer superviviente | survivante | sobrevivente feminina, mulher sobrevivente | 女性の生存者 | 女幸存者
female cyborg | Cyborgfrau, weiblicher Cyborg, Androidin | mujer cíborg, chica cíborg | cyborg femme, femme cyborg | mulher ciborgue | 女性サイボーグ | 女性改造人, 女机械人
skeleton rogue | Skelettdieb, Skelettschurke | ladrón esqueleto, pícaro esqueleto | squelette voleur, squelette roublard | ladrão esqueleto, esqueleto ladino | スケルトンローグ | 骷髅盗贼
hex nut | Mutter, Sechskantmutter, Schraubenmutter | tuerca | écrou | porca de parafuso | ナット, 六角ナット | 螺母, 六角螺母
debris plate | Trümmerplatte, Schrottplatte, verbogenes Blech | placa de chatarra, placa de escombros | plaque de débris, tôle tordue | placa de sucata, chapa retorcida | 鉄板の破片 | 碎片板, 废铁板
ship rudder | Schiffsruder, Ruderblatt, Steuerruder | timón de barco, pala de timón | gouvernail, safran | leme, leme de navio | 船の舵 | 船舵
propane tank | Propangasflasche, Gasflasche, Propanflasche | bombona de gas, tanque de propano, cilindro de gas | bouteille de gaz, bonbonne de propane | botijão de gás, botijão | プロパンガスボンベ, ガスボンベ | 煤气罐, 丙烷罐
jumbotron | Videowand, Stadionbildschirm, Großbildschirm | pantalla gigante, videomarcador | écran géant | telão, telão de estádio | 大型ビジョン | 大屏幕, 体育场大屏
fidget spinner | Fidget Spinner, Handkreisel | spinner, girador de mano | hand spinner, toupie à main | hand spinner, girador | ハンドスピナー | 指尖陀螺
health bar | Lebensbalken, Lebensanzeige, Gesundheitsbalken | barra de vida, barra de salud | barre de vie, barre de santé | barra de vida | 体力バー, HPバー | 血条, 生命条
healing pad | Heilplattform, Heilstation | plataforma de curación, panel de curación | plateforme de soin | plataforma de cura | 回復パッド | 治疗平台
respawn pad | Respawn Plattform, Spawnpunkt, Startplattform | plataforma de reaparición, punto de reaparición | plateforme de réapparition, point de réapparition | plataforma de renascimento, ponto de renascimento | リスポーンパッド, リスポーン地点 | 重生点, 复活台
confetti | Konfetti, Konfettikanone, Partyknaller | confeti, cañón de confeti | confettis, canon à confettis | confete, canhão de confete | 紙吹雪, クラッカー | 彩纸屑, 礼花筒
burnt match | abgebranntes Streichholz, verbranntes Streichholz | cerilla quemada, fósforo quemado | allumette brûlée | fósforo queimado | 燃えたマッチ | 烧过的火柴
closed compass | geschlossener Kompass | brújula cerrada | boussole fermée | bússola fechada | 閉じたコンパス | 合上的指南针
chest lid | Truhendeckel, Deckel einer Truhe | tapa de cofre | couvercle de coffre | tampa de baú | 宝箱の蓋 | 宝箱盖
chest base | Truhenunterteil, Truhe ohne Deckel | base de cofre, cofre sin tapa | base de coffre, coffre sans couvercle | base de baú, baú sem tampa | 宝箱の下部 | 宝箱底座
pumpkin basket | Kürbiseimer, Süßigkeiteneimer, Halloween Eimer | cubo de calabaza, cesta de calabaza | seau citrouille, panier citrouille | balde de abóbora, cesta de abóbora | ハロウィンバケツ | 南瓜桶, 万圣节糖果桶
open coffin | offener Sarg | ataúd abierto, féretro abierto | cercueil ouvert | caixão aberto | 開いた棺桶 | 打开的棺材
zombie hand | Zombiehand, Hand aus dem Grab, Zombiearm | mano de zombi, mano saliendo de la tumba | main de zombie, main sortant de terre | mão de zumbi, mão saindo do túmulo | ゾンビの手 | 僵尸手
ornate dagger | verzierter Dolch, Prunkdolch | daga ornamentada, daga ceremonial | dague ornée, poignard rituel | adaga ornamentada, adaga cerimonial | 装飾短剣 | 华丽匕首, 仪式匕首
wine barrel | Weinfass | barril de vino, barrica de vino | tonneau de vin, barrique | barril de vinho | ワイン樽 | 葡萄酒桶
female hairstyle | Frauenfrisur, Frisur, lange Haare | peinado de mujer, peinado, pelo largo | coiffure de femme, coiffure, cheveux longs | penteado feminino, penteado, cabelo comprido | 女性の髪型, 髪型 | 女性发型, 发型, 长发
male hairstyle | Männerfrisur, kurze Haare | peinado de hombre, pelo corto | coiffure d homme, cheveux courts | penteado masculino, cabelo curto | 男性の髪型, 短髪 | 男性发型, 短发
deflated football | platter Fußball, Ball ohne Luft | balón desinflado, pelota desinflada | ballon dégonflé | bola murcha | 空気の抜けたボール | 瘪了的足球
red panda | Roter Panda, Katzenbär | panda rojo | panda roux | panda vermelho | レッサーパンダ | 小熊猫, 红熊猫
construction fence | Bauzaun | valla de obra, cerca de construcción | clôture de chantier | tapume de obra, cerca de obra | 工事フェンス | 施工围栏
construction light | Baustrahler, Baulampe, Baustellenlampe | foco de obra, luz de obra | projecteur de chantier | holofote de obra, luz de obra | 投光器, 工事用ライト | 施工灯, 工作灯
construction sign | Baustellenschild | señal de obras, cartel de obra | panneau de chantier, panneau travaux | placa de obras | 工事中の看板 | 施工标志, 施工牌
closed sign | Geschlossen Schild, Schild Geschlossen | letrero de cerrado, cartel de cerrado | panneau fermé, pancarte fermé | placa de fechado | 閉店の看板 | 打烊牌, 关门牌
for sale sign | Zu verkaufen Schild, Verkaufsschild | cartel de se vende, letrero de venta | panneau à vendre | placa de vende se, placa de venda | 売り家の看板 | 出售牌, 待售牌
round sign | rundes Schild | letrero redondo, cartel redondo | panneau rond | placa redonda | 丸い看板 | 圆形标牌
square sign | quadratisches Schild, viereckiges Schild | letrero cuadrado, cartel cuadrado | panneau carré | placa quadrada | 四角い看板 | 方形标牌
chinese gate | chinesisches Tor, Chinatown Tor | puerta china, arco chino | porte chinoise, arche chinoise | portal chinês, portão chinês | 牌楼, 中華門 | 牌坊, 中式牌楼
chinese pavilion | chinesischer Pavillon | pabellón chino, glorieta china | pavillon chinois, kiosque chinois | pavilhão chinês | 中華風東屋, 四阿 | 中式凉亭, 亭子
lantern garland | Laternengirlande, Lampionkette, Laternenkette | guirnalda de faroles, cuerda de faroles | guirlande de lanternes, guirlande de lampions | varal de lanternas, guirlanda de lanternas | 提灯の列, 提灯飾り | 灯笼串, 灯笼绳
hanging bat | hängende Fledermaus, schlafende Fledermaus | murciélago colgado, murciélago durmiendo | chauve souris suspendue, chauve souris endormie | morcego pendurado, morcego dormindo | ぶら下がるコウモリ | 倒挂的蝙蝠
character | Charakter, Spielcharakter, männlicher Charakter | personaje, personaje masculino | personnage, personnage masculin | personagem, personagem masculino | キャラクター, 男性キャラクター, キャラ | 角色, 男性角色
metal structure | Metallkonstruktion, Stahlkonstruktion, Metallgerüst | estructura de metal, estructura metálica | structure métallique, structure en métal | estrutura de metal, estrutura metálica | 金属構造物, 金属の構造物, 鉄骨構造 | 金属结构, 钢结构
bayonet | Bajonett, Seitengewehr | bayoneta | baïonnette | baioneta | 銃剣, バヨネット | 刺刀, 枪刺
monorail corner | Monorailkurve, Einschienenbahnkurve, Kurve der Einschienenbahn, Kurve der Monorailschiene | curva de vía de monorraíl, curva de monorraíl, curva de monorriel | virage de monorail, virage de rail de monorail, virage de voie de monorail, courbe de monorail | curva de trilho de monotrilho, curva de monotrilho | モノレールのカーブ, モノレールの線路のカーブ | 单轨弯道, 单轨铁路弯道
log bridge | Baumstammbrücke, Stammbrücke | puente de troncos, puente de tronco | pont de rondins, pont en rondins, pont de bûches | ponte de troncos, ponte de tronco, ponte de toras | 丸太橋, 丸木橋, 丸太の橋 | 独木桥, 原木桥, 圆木桥
path corner tile | Wegecke, Wegkurve, Bodenweg Ecke, Wegbiegung | esquina de camino, esquina de camino de tierra, esquina de sendero | angle de chemin, coin de chemin, angle de chemin au sol | canto de caminho, curva de caminho, canto de caminho no chão | 小道の角, 道の小さな角, 小道の曲がり角 | 小路拐角, 地面小路拐角, 小路转角, 小道拐角
lights | Lichter, Licht, Beleuchtung | luces, luz | lumières, lumière, éclairage | luzes, luz | 明かり, あかり | 灯光, 光源
wood spike | Holzspieß, Holzstachel | pincho de madera, púa de madera | pic en bois, pointe en bois | espinho de madeira | 木のスパイク, 木のトゲ | 木刺, 木尖刺
slice of bread | Brotscheibe, Scheibe Brot | rebanada de pan, rodaja de pan | tranche de pain | fatia de pão | パンのスライス, 食パン一枚 | 一片面包
half apple | Apfelscheibe, halber Apfel, Apfelhälfte | rodaja de manzana, media manzana, mitad de manzana | tranche de pomme, demi pomme, moitié de pomme | fatia de maçã, meia maçã, metade de maçã | りんごのスライス, 半分のりんご, りんご半分 | 苹果片, 半个苹果, 苹果块
slice of cake | Stück Kuchen, Kuchenstück, Tortenstück | porción de pastel, trozo de pastel, rebanada de pastel, trozo de tarta | part de gâteau, morceau de gâteau, tranche de gâteau | fatia de bolo, pedaço de bolo | ケーキ一切れ, ショートケーキ, カットケーキ | 一块蛋糕, 蛋糕切块, 切块蛋糕
saw trap | Sägefalle | trampa de sierra | piège à scie | armadilha de serra | のこぎりの罠 | 锯子陷阱
slice of watermelon | Wassermelonenscheibe, Scheibe Wassermelone | rodaja de sandía, tajada de sandía, trozo de sandía | tranche de pastèque, part de pastèque | fatia de melancia, pedaço de melancia | スイカ一切れ, スイカのスライス, カットスイカ | 西瓜片, 一片西瓜, 西瓜块
silenced pistol | Pistole mit Schalldämpfer, Schalldämpferpistole, schallgedämpfte Pistole | pistola con silenciador, pistola silenciada | pistolet avec silencieux, pistolet silencieux | pistola com silenciador, pistola silenciada | サイレンサー付きピストル, サイレンサー付き拳銃, 消音拳銃 | 消音手枪, 带消音器的手枪, 消声手枪
silenced submachine gun | Maschinenpistole mit Schalldämpfer, Uzi mit Schalldämpfer, schallgedämpfte Maschinenpistole | subfusil con silenciador, uzi con silenciador | mitraillette avec silencieux, uzi avec silencieux | submetralhadora com silenciador, uzi com silenciador | サイレンサー付きサブマシンガン, サイレンサー付きウージー | 消音冲锋枪, 带消音器的冲锋枪
submachine gun with a long silencer | Maschinenpistole mit langem Schalldämpfer, Uzi mit langem Schalldämpfer | subfusil con silenciador largo, uzi con silenciador largo | mitraillette avec long silencieux, uzi avec long silencieux | submetralhadora com silenciador longo, uzi com silenciador longo | 長いサイレンサー付きサブマシンガン | 长消音器冲锋枪
silenced rifle | Gewehr mit Schalldämpfer, Sturmgewehr mit Schalldämpfer, schallgedämpftes Gewehr | rifle con silenciador, fusil con silenciador | fusil avec silencieux, fusil silencieux | rifle com silenciador, fuzil com silenciador | サイレンサー付きライフル, 消音ライフル | 消音步枪, 带消音器的步枪
shotgun shells | Schrotpatrone, Schrotpatronen, Schrotmunition, Flintenmunition | cartucho de escopeta, cartuchos de escopeta, munición de escopeta | cartouche de fusil à pompe, cartouches de chasse, munitions de fusil à pompe | cartucho de espingarda, cartuchos de espingarda, munição de espingarda | ショットガンの弾, 散弾, ショットシェル, 散弾実包 | 霰弹, 散弹, 霰弹枪子弹, 霰弹枪弹药
rocket ammo | Raketenmunition, Panzerfaustmunition, Munition für Raketenwerfer | munición de cohetes, munición de lanzacohetes, cohete de lanzacohetes | munitions de lance roquettes, roquette, roquettes | munição de foguete, munição de lança foguetes | ロケット弾, ロケットランチャーの弾 | 火箭弹, 火箭筒弹药
sniper rounds | Scharfschützenmunition, Gewehrmunition, Gewehrpatronen, Scharfschützenpatrone | munición de francotirador, balas de francotirador, munición de rifle, balas de rifle | munitions de sniper, balles de sniper, munitions de fusil | munição de sniper, balas de sniper, munição de rifle, munição de fuzil | スナイパーライフルの弾, 狙撃銃の弾, ライフル弾薬 | 狙击子弹, 狙击枪子弹, 狙击弹药, 步枪子弹
machine gun ammo | Maschinengewehrmunition, MG Munition, Munitionskasten mit Gurt | munición de ametralladora, caja de munición de ametralladora | munitions de mitrailleuse, caisse de munitions de mitrailleuse | munição de metralhadora, caixa de munição de metralhadora | 機関銃の弾薬, 機関銃の弾薬箱, マシンガンの弾 | 机枪弹药, 机枪弹药箱, 机枪子弹
grenade ammo | Granatwerfermunition, Granatpatrone, Granatpatronen | munición de lanzagranadas, granadas de 40 mm | munitions de lance grenades | munição de lança granadas | グレネード弾, グレネードランチャーの弾, 擲弾 | 榴弹, 榴弹弹药, 榴弹发射器弹药
grenade launcher | Granatwerfer, Granatenwerfer | lanzagranadas, lanza granadas | lance grenades, lance grenade | lança granadas, lançador de granadas | グレネードランチャー, 擲弾発射器 | 榴弹发射器, 榴弹枪
rifle with a grenade launcher | Gewehr mit Granatwerfer, Sturmgewehr mit Granatwerfer | rifle con lanzagranadas, fusil con lanzagranadas | fusil avec lance grenades | rifle com lança granadas, fuzil com lança granadas | グレネードランチャー付きライフル | 带榴弹发射器的步枪
smoke grenade | Rauchgranate, Rauchbombe, Nebelgranate | granada de humo, bomba de humo | grenade fumigène, fumigène | granada de fumaça, bomba de fumaça | スモークグレネード, 発煙弾, 煙幕弾, 煙玉 | 烟雾弹, 烟雾手榴弹, 烟幕弹
crate of ammunition | Munitionskiste, Kiste mit Munition, offene Munitionskiste | caja de munición, caja con munición, caja de municiones | caisse de munitions, caisse avec des munitions | caixa de munição, caixa com munição | 弾薬箱, 弾薬の箱 | 弹药箱, 弹药木箱
box of bullets | Pistolenmunition, Schachtel Patronen, Patronenschachtel | caja de balas, munición de pistola, balas de pistola | boîte de balles, munitions de pistolet | caixa de balas, munição de pistola | 弾の箱, ピストルの弾, 拳銃の弾 | 手枪子弹, 手枪弹药, 一盒子弹
plasma bolt | Plasmageschoss, Plasmaball, Plasmaschuss, Plasma | proyectil de plasma, bola de plasma, disparo de plasma, plasma | projectile de plasma, boule de plasma, tir de plasma | projétil de plasma, bola de plasma, tiro de plasma | プラズマ弾, プラズマボール, プラズマ | 等离子弹, 等离子球, 等离子
plasma globe | Plasmakugel, Plasmalampe, Blitzkugel | lámpara de plasma, globo de plasma, esfera de plasma | lampe à plasma, globe à plasma, sphère à plasma | lâmpada de plasma, globo de plasma, esfera de plasma | プラズマランプ, プラズマグローブ | 等离子灯, 静电球, 辉光球
phone charger | Ladegerät, Handyladegerät, Netzteil | cargador, cargador de móvil, cargador de teléfono | chargeur, chargeur de téléphone, chargeur mural | carregador, carregador de celular, carregador de telefone | 充電器, スマホ充電器, 携帯充電器 | 充电器, 手机充电器, 充电头
motion sensor | Bewegungsmelder, Bewegungssensor, Sensor | sensor de movimiento, detector de movimiento, sensor | capteur de mouvement, détecteur de mouvement, capteur | sensor de movimento, detector de movimento | 人感センサー, モーションセンサー, センサー | 运动传感器, 传感器, 人体感应器
button panel | Knopfleiste, Tastenfeld mit Knöpfen, Tafel mit Knöpfen, Knopftafel | panel de botones, panel con botones, tablero de botones | panneau de boutons, panneau à boutons | painel de botões, painel com botões | ボタンパネル, ボタン盤 | 按钮面板, 按钮板
panel with screws | Platte mit Schrauben, verschraubte Platte, Metallplatte mit Schrauben | panel con tornillos, placa con tornillos, placa atornillada | panneau avec vis, plaque vissée, panneau vissé | painel com parafusos, placa com parafusos, placa parafusada | ネジ付きパネル, ネジ留めの板 | 带螺丝的面板, 螺丝面板
control desk | Leitstand, Kommandopult, Kontrollpult, Steuerpult mit Bildschirmen | mesa de control, puesto de mando, consola con pantallas | pupitre de commande, poste de commande, console avec écrans | mesa de controle, posto de comando, console com telas | 管制卓, 指令卓, コントロールデスク | 控制台带屏幕, 指挥台, 操控台
science container | Laborbehälter, Probenbehälter, Forschungsbehälter | contenedor científico, contenedor de laboratorio, contenedor de muestras | conteneur scientifique, conteneur de laboratoire | recipiente científico, recipiente de laboratório, recipiente de amostras | 実験容器, 研究用容器, サンプル容器 | 科学容器, 实验容器, 样本容器
sci fi container | Weltraumcontainer, Raumcontainer, Sci Fi Container | contenedor espacial, contenedor futurista, contenedor de ciencia ficción | conteneur spatial, conteneur futuriste, conteneur de science fiction | contêiner espacial, contêiner futurista | SFコンテナ, 宇宙コンテナ | 科幻集装箱, 科幻容器, 太空集装箱
card reader | Kartenleser, Kartenlesegerät, Zugangskartenleser | lector de tarjetas, lector de tarjeta | lecteur de carte, lecteur de cartes | leitor de cartão, leitor de cartões | カードリーダー, カード読み取り機 | 读卡器, 刷卡机, 门禁读卡器
sci fi doorway | Metalltürrahmen, Raumschifftürrahmen, Sci Fi Türrahmen | marco de puerta de metal, marco de puerta espacial, entrada metálica | encadrement de porte en métal, cadre de porte métallique, cadre de porte spatial | batente de metal, moldura de porta de metal, entrada metálica | 金属の戸口, SFのドア枠, 金属のドア枠 | 金属门框, 科幻门框, 太空门框
planet floor | Planetenboden, Mondboden, Planetenoberfläche, Mondoberfläche | suelo de planeta, superficie de planeta, suelo lunar, superficie lunar | sol de planète, surface de planète, sol lunaire, surface lunaire | solo de planeta, superfície de planeta, solo lunar, superfície lunar | 惑星の地面, 惑星の表面, 月面, 月の表面 | 星球地面, 行星表面, 月球表面, 月面
portable generator | Stromaggregat, Notstromaggregat, Benzingenerator, tragbarer Generator | generador portátil, generador de gasolina, generador pequeño | groupe électrogène, générateur portable | gerador portátil, gerador a gasolina, gerador pequeno | 発電機小, ポータブル発電機, 携帯発電機 | 便携发电机, 小型发电机, 汽油发电机
medical bag | Arzttasche, Arztkoffer, Notfalltasche, Sanitätstasche | maletín médico, bolsa médica, bolsa de primeros auxilios | sac médical, trousse médicale, sacoche médicale | bolsa médica, maleta médica, bolsa de primeiros socorros | 救急バッグ, 医療バッグ, 往診かばん | 医疗包, 急救包, 医药包
metal tube | Metallrohr hohl, Stahlröhre, Röhre, Metallröhre | tubo de metal, tubo metálico, tubo hueco, tubo | tube en métal, tube métallique, tube creux, tube | tubo de metal oco, tubo oco | 金属の筒, 鉄の筒, チューブ, 筒 | 金属管, 空心管, 管子
glass tube | Glasröhre, Glasrohr, durchsichtige Röhre | tubo de vidrio, tubo de cristal, tubo transparente | tube en verre, tube de verre, tube transparent | tubo de vidro, tubo transparente | ガラス管, ガラスの筒, ガラスチューブ | 玻璃管, 透明管, 玻璃筒
tied logs | gebundene Stämme, Bündel Baumstämme, Stapel Baumstämme mit Seil, Holzressource | troncos atados, recurso de madera, haz de troncos | rondins attachés, ressource de bois, fagot de rondins | troncos amarrados, recurso de madeira, feixe de troncos | 縛った丸太, 丸太の束, 木材資源 | 捆绑的原木, 一捆原木, 木材资源
stone resource | Steinressource, Steinvorrat, Steinhaufen mit Quadern | recurso de piedra, piedras cortadas | ressource de pierre, pierres taillées | recurso de pedra, pedras cortadas | 石材資源, 石の資源, 切り石 | 石头资源, 石材资源, 石料
ore resource | Erzressource, Erzvorkommen, Eisenerzvorkommen | recurso de mineral, recurso de hierro, depósito de mineral | ressource de minerai, gisement de minerai, gisement de fer | recurso de minério, depósito de minério, depósito de ferro | 鉱石資源, 鉄鉱床, 鉱床 | 矿石资源, 铁矿资源, 矿床
upgraded sword | verbessertes Schwert, Runenschwert | espada mejorada, espada rúnica, espada con runas | épée améliorée, épée runique, épée à runes | espada melhorada, espada rúnica, espada com runas | 強化された剣, ルーンの剣, ルーンソード | 升级的剑, 符文剑
upgraded axe | verbesserte Axt, Runenaxt | hacha mejorada, hacha rúnica, hacha con runas | hache améliorée, hache runique, hache à runes | machado melhorado, machado rúnico, machado com runas | 強化された斧, ルーンの斧 | 升级的斧头, 符文斧
upgraded hammer | verbesserter Hammer, Runenhammer | martillo mejorado, martillo rúnico, martillo con runas | marteau amélioré, marteau runique, marteau à runes | martelo melhorado, martelo rúnico, martelo com runas | 強化されたハンマー, ルーンのハンマー | 升级的锤子, 符文锤
flat gravestone | Grabplatte, flacher Grabstein, liegender Grabstein | lápida plana, losa sepulcral | pierre tombale plate, dalle funéraire | lápide plana, laje de túmulo | 平らな墓石, 平墓石 | 平放的墓碑, 墓板
gravestone with a roof | Grabstein mit Dach, überdachter Grabstein | lápida con techo, lápida con tejado | pierre tombale avec toit, tombe avec toit | lápide com telhado | 屋根付きの墓石 | 带屋顶的墓碑
open grave | offenes Grab, ausgehobenes Grab, leeres Grab | tumba abierta, fosa abierta, tumba cavada | tombe ouverte, tombe creusée, fosse ouverte | cova aberta, túmulo aberto, cova cavada | 掘られた墓, 開いた墓, 空の墓 | 挖开的坟墓, 敞开的墓穴, 墓穴
iron fence | Eisenzaun, Zaun aus Eisenstäben, Friedhofszaun, schmiedeeiserner Zaun | valla de hierro, reja de hierro, verja de cementerio | clôture en fer, clôture en fer forgé, clôture de cimetière | cerca de ferro, grade de ferro, cerca de cemitério | 鉄の柵, 鉄柵, 墓地の柵 | 铁栅栏, 铁围栏, 墓地围栏
iron fence with a stone border | Eisenzaun auf Mauer, Eisenzaun mit Steinsockel | valla de hierro con borde de piedra, verja sobre muro | clôture en fer sur muret, clôture en fer avec bordure | cerca de ferro com borda de pedra | 石の縁付きの鉄柵 | 带石座的铁栅栏
iron fence border pillar | Eisenzaunpfeiler, Pfeiler eines Eisenzauns | pilar de valla de hierro, columna de valla de hierro | pilier de clôture en fer | pilar de cerca de ferro, coluna de cerca de ferro | 鉄柵の柱 | 铁栅栏柱
iron fence gate | Eisenzauntor, Gittertor, Friedhofstor | puerta de valla de hierro, portón de hierro | portail de clôture en fer, portillon en fer | portão de cerca de ferro | 鉄柵の門 | 铁栅栏门
damaged iron fence | beschädigter Eisenzaun, kaputter Eisenzaun, verbogener Eisenzaun | valla de hierro dañada, valla de hierro rota | clôture en fer endommagée, clôture en fer cassée | cerca de ferro danificada, cerca de ferro quebrada | 壊れた鉄柵 | 损坏的铁栅栏, 破损的铁栅栏
stone fence pillar | Steinzaunpfeiler, Zaunpfeiler aus Stein, Zaunpfeiler | pilar de valla de piedra, poste de piedra | pilier de clôture en pierre, pilier de clôture | pilar de cerca de pedra, pilar de cerca | 石柵の柱, 石の柵の柱 | 石围栏柱, 石栅栏柱
campfire with a stand | Lagerfeuer mit Kochgestell, Lagerfeuer mit Kessel, Kochgestell | hoguera con soporte, fogata con soporte para cocinar, hoguera con tetera | feu de camp avec support, support de cuisson, feu de camp avec bouilloire | fogueira com suporte, suporte para cozinhar, fogueira com chaleira | 焚き火の調理台, やかん付きの焚き火 | 带支架的篝火, 篝火烹饪架
campfire with a fishing stand | Lagerfeuer mit Fischen, Fischgestell, Fische über dem Lagerfeuer | hoguera con pescado, soporte para pescado, fogata con peces | feu de camp avec poissons, support à poissons | fogueira com peixes, suporte para peixes | 魚を焼く焚き火, 焚き火の魚 | 篝火烤鱼, 烤鱼架
granary | Kornspeicher, Getreidespeicher, Kornkammer | almacén de grano, hórreo, depósito de grano | grenier à grain, grenier à blé | depósito de grãos, armazém de grãos, espigueiro | 穀倉, 穀物倉庫 | 粮仓, 谷物仓
tower with a catapult | Turm mit Katapult, Katapultturm | torre con catapulta, torre de catapulta | tour avec catapulte, tour à catapulte | torre com catapulta, torre de catapulta | カタパルトの塔, 投石機の塔 | 投石塔, 投石机塔, 带投石机的塔
tower with a cannon | Turm mit Kanone, Kanonenturm | torre con cañón, torre de cañón | tour avec canon, tour à canon | torre com canhão, torre de canhão | 大砲の塔, 砲塔の塔 | 炮塔楼, 大炮塔, 带大炮的塔
dock corner | Stegecke, Anlegestegecke | esquina de muelle | angle de ponton, coin de ponton | canto de cais, canto de píer | 桟橋の角 | 码头拐角, 栈桥拐角
dock column | Stegpfosten, Dalben, Stegpfeiler | pilote de muelle, columna de muelle, poste de muelle | pilier de ponton, poteau de ponton | pilar de cais, coluna de cais, poste de píer | 桟橋の柱, 係留杭 | 码头柱, 栈桥柱, 系船桩
dock stairs | Stegtreppe, Treppe eines Stegs | escaleras de muelle, escalera de muelle | escalier de ponton | escada de cais, escada de píer | 桟橋の階段 | 码头台阶, 码头楼梯
double lantern | Doppellaterne, Pfosten mit zwei Laternen | farol doble, poste con dos faroles, linterna doble | lanterne double, poteau avec deux lanternes | lanterna dupla, poste com duas lanternas | 二灯のランタン, 二つのランタンの柱 | 双灯笼, 双头灯笼柱, 双提灯
broken signpost | kaputter Wegweiser, zerbrochener Wegweiser, kaputtes Schild | señal rota, poste indicador roto, cartel roto | panneau cassé, poteau indicateur cassé | placa quebrada, poste de sinalização quebrado | 壊れた道しるべ, 壊れた看板 | 破损的路标, 损坏的路牌
warning lamp | Warnlampe, Baustellenwarnlampe, Absperrlampe | lámpara de advertencia, lámpara de aviso | lampe d'avertissement, lampe de chantier clignotante | lâmpada de advertência, lâmpada de aviso | 警告灯スタンド, 工事用警告灯 | 施工警示灯, 路障灯
stone fence | Steinzaun, Trockenmauer, Zaun aus Steinen | cerca de piedra, valla de piedra | clôture en pierre, clôture de pierres | cerca de pedra, cerca de pedras | 石の柵, 石柵 | 石围栏, 石栅栏
`;
