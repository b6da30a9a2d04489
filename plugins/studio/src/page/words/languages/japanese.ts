import type { Translations } from '@meshwright/panel';

/** Japanese, by the English texts. What is missing is said in English. */
export const japanese: Translations = {
  // Page.
  Scene: 'シーン',
  Undo: '元に戻す',
  Redo: 'やり直す',
  'Frame all': '全体を表示',
  Models: 'モデル',
  Gallery: 'ギャラリー',
  Compare: '比較',
  Download: 'ダウンロード',
  Share: '共有',
  Page: 'ページ',
  'Show in Babylon.js': 'Babylon.js で表示',
  'Show in three.js': 'three.js で表示',
  Dark: 'ダーク',
  Light: 'ライト',
  Language: '言語',
  'Keyboard help': 'キー操作の一覧',
  Panel: 'パネル',
  View: 'ビュー',
  Examples: '例',
  'The scene is empty. Start with an example, or drop a picture here:':
    'シーンは空です。例から始めるか、ここに画像をドロップしてください:',
  'View mode': '表示モード',
  Turntable: 'ターンテーブル',
  'The scene in three.js': 'three.js のシーン',
  'The scene in Babylon.js': 'Babylon.js のシーン',
  'Pictures of the model': 'モデルの画像',
  'End comparison': '比較を終了',
  'Drop the picture for Image to 3D': '画像をドロップして「画像から 3D」へ',
  Clips: 'クリップ',
  Clip: 'クリップ',
  Play: '再生',
  Pause: '一時停止',
  'Time in the clip': 'クリップの再生位置',
  '{now} of {length} s': '{now} / {length} 秒',
  'Studio needs JavaScript.': 'Studio には JavaScript が必要です。',
  'This page needs JavaScript.': 'このページには JavaScript が必要です。',
  '{prompt}, {height} m': '{prompt}、{height} m',
  Close: '閉じる',

  // Start.
  'Studio is starting': 'Studio を起動中',
  'Studio is starting …': 'Studio を起動中…',
  'Loading three.js': 'three.js を読み込み中',
  'Opening the panel': 'パネルを開いています',
  '{step} …': '{step}…',
  '{step} ({seconds} s).': '{step} ({seconds} 秒)。',
  'Studio could not start: {reason}': 'Studio を起動できませんでした: {reason}',
  'Use Studio here': 'ここで Studio を使う',
  'Studio is open in another tab. You can continue its jobs here.':
    'Studio は別のタブで開いています。ジョブはここで続けられます。',
  'Studio continues in another tab.': 'Studio は別のタブで続いています。',
  'Open the address that Studio printed at this start.':
    '今回の起動時に Studio が表示したアドレスを開いてください。',
  'Studio only sends requests to {origin}, not to {wanted}.':
    'Studio がリクエストを送る先は {origin} だけで、{wanted} には送りません。',

  // View modes.
  Lit: 'ライティング',
  'Materials in light.': '光を当てたマテリアルです。',
  Clay: 'クレイ',
  'The form alone, in one grey material.': '灰色のマテリアルで形だけを表示します。',
  Wireframe: 'ワイヤーフレーム',
  'The edges of all triangles.': 'すべての三角形の辺です。',
  'UV checker': 'UV チェッカー',
  'A checked picture on the texture coordinates: shows stretching and seams.':
    'UV 座標に格子模様を貼り、伸びと継ぎ目を表示します。',
  Normals: '法線',
  'The direction of each surface as a colour.': '面の向きを色で表示します。',
  Skeleton: 'スケルトン',
  'The bones in a transparent body.': '半透明の体の中にボーンを表示します。',
  Textures: 'テクスチャ',
  'Base colours without light, and the pictures of the selected model.':
    '光なしのベースカラーと、選択中のモデルの画像です。',
  'View modes are those of the three.js view.': '表示モードは three.js のビューで使えます。',
  '{engine}. {note}': '{engine}。{note}',
  'Without a skeleton: {bare} of {count} models.': 'スケルトンなし: モデル {count} 個中 {bare} 個。',
  'Without texture coordinates, in red: {bare} of {count} meshes.':
    'UV 座標なし (赤): メッシュ {count} 個中 {bare} 個。',
  'The selected model has no pictures: its materials are plain colours.':
    '選択中のモデルに画像はありません。マテリアルは単色です。',
  '{use}: {materials}': '{use}: {materials}',
  '{use}, {width} x {height}: {materials}': '{use}、{width} × {height}: {materials}',
  'Base colour': 'ベースカラー',
  Normal: 'ノーマル',
  Roughness: '粗さ',
  Metalness: 'メタリック',
  Occlusion: 'オクルージョン',
  Emission: '放射',
  Transparency: '透明度',
  Clearcoat: 'クリアコート',
  Transmission: '透過',
  Sheen: 'シーン (光沢)',
  Specular: 'スペキュラー',
  'no name': '名前なし',

  // Keys.
  Keyboard: 'キー操作',
  'Single keys work while the view has the focus: click into it, or reach it by Tab.':
    '単独のキーは、ビューにフォーカスがある間だけ働きます。ビューをクリックするか、Tab で移動してください。',
  'Ctrl+Z': 'Ctrl+Z',
  'Ctrl+Shift+Z': 'Ctrl+Shift+Z',
  Tab: 'Tab',
  'To the next part of the page': 'ページの次の部分へ移動',
  '{mode}: {help}': '{mode}: {help}',
  'Frame all models': 'すべてのモデルを表示',
  Space: 'スペース',
  'Play or pause the clip': 'クリップの再生と一時停止',
  'Download the selected model': '選択中のモデルをダウンロード',
  Delete: 'Delete',
  'Remove the selected model from the scene': '選択中のモデルをシーンから削除',
  'This list': 'この一覧',

  // Gallery.
  'Search by words': '言葉で検索',
  'Reading the lists of the service …': 'サービスの一覧を読み込み中…',
  '{kind}, in the scene': '{kind}、シーンにあります',
  'Nothing was made yet.': 'まだ何も作られていません。',
  '{shown} of {count} results. A press puts one into the scene; nothing is paid.':
    '{count} 件中 {shown} 件。押すとシーンに置かれ、料金はかかりません。',
  '{count} lists could not be read.': '{count} 件の一覧を読み込めませんでした。',
  '{title}, take {take}': '{title}、テイク {take}',
  'Bringing {title} into the scene …': '{title} をシーンに入れています…',
  '{title} is still being made, or has no model. See its job.':
    '{title} は作成中か、モデルがありません。ジョブを確認してください。',

  // Compare.
  'Compare two models': '2 つのモデルを比較',
  'Two finished models are needed. Make another one, or two takes of a request.':
    '完成したモデルが 2 つ必要です。もう 1 つ作るか、2 テイク作ってください。',
  Left: '左',
  Right: '右',
  'The file of {title} is no longer stored. Import it again first.':
    '{title} のファイルは保存されていません。先にもう一度インポートしてください。',
  '{title}: {height}, {triangles}, {materials}': '{title}: {height}、{triangles}、{materials}',
  '{count} triangles': '三角形 {count} 個',
  '{count} materials': 'マテリアル {count} 個',

  // Download and share.
  'Download {name}': '{name} をダウンロード',
  'Writing {format} …': '{format} を書き出し中…',
  'Saved: {file}.': '保存しました: {file}。',
  'The model as it stands, with everything. For the web and most engines.':
    '今の状態のモデルのすべて。Web とほとんどのエンジン向けです。',
  'For Unity, Unreal and other editors: skeleton, clips and pictures.':
    'Unity、Unreal などのエディター向け: スケルトン、クリップ、画像を含みます。',
  'A ZIP with materials and pictures. Static.': 'マテリアルと画像の ZIP。動きはありません。',
  'The form alone, for printers.': '形だけ。3D プリント向けです。',
  'For Apple phones and tablets, and for programs that open USDZ.':
    'Apple のスマートフォン、タブレットと、USDZ を開くプログラム向けです。',
  'With colours, for printers.': '色付き。3D プリント向けです。',
  'For Blender, written by the Blender of this computer.':
    'Blender 向け。このコンピューターの Blender が書き出します。',
  'The model has more than 256 MB.': 'モデルが 256 MB を超えています。',
  'Saved: {file}. It opens without a network.': '保存しました: {file}。ネットワークなしで開けます。',
  'The scene is empty: there is nothing to share.': 'シーンは空です。共有するものがありません。',
  '{count} models': 'モデル {count} 個',
  '{name} cannot be shared: its GLB needs {extension}. Download it instead.':
    '{name} は共有できません。GLB に {extension} が必要です。代わりにダウンロードしてください。',
  '{title}, a model that can be turned': '{title}、回転できるモデル',
  'Clip of {name}': '{name} のクリップ',
  'At rest': '静止',

  // What happens.
  'Select a model to download it: click it in the view.':
    'ダウンロードするモデルを選択してください。ビューでクリックします。',
  'Select a model to remove it: click it in the view.':
    '削除するモデルを選択してください。ビューでクリックします。',
  'Nothing is selected. Click a model.': '何も選択されていません。モデルをクリックしてください。',
  'This model belongs to no job. Press Undo to remove it.':
    'このモデルにはジョブがありません。「元に戻す」で削除できます。',
  'Moving the scene to the other engine …': 'シーンをもう一方のエンジンに移しています…',
  'The other engine could not show the scene: {reason}':
    'もう一方のエンジンでシーンを表示できませんでした: {reason}',
  '{name} is no picture: drop a JPEG or PNG file.':
    '{name} は画像ではありません。JPEG か PNG のファイルをドロップしてください。',
  '{name}: taken to the form. Press Generate.': '{name} をフォームに入れました。「生成」を押してください。',
  '{count} pictures were taken to the form. Press Generate.':
    '{count} 枚の画像をフォームに入れました。「生成」を押してください。',
};
