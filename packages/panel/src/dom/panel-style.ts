/** Written without insignificant whitespace: it is a third of the page's download. */
export const panelStyle: string = `
:host{color-scheme:light dark;container-type:inline-size;display:block;
--ground:light-dark(#f7f8fa,#1a1c20);
--raised:light-dark(#fff,#23262b);
--line:light-dark(#dcdfe5,#353941);
--edge:light-dark(#8b909b,#686e79);
--text:light-dark(#1d2026,#e6e8ec);
--dim:light-dark(#5a606c,#a2a8b4);
--accent:var(--meshwright-accent,light-dark(#2f5fd0,#8fb0ff));
--bad:light-dark(#b3261e,#ff9d94);
--warm:light-dark(#805000,#edb967);
--good:light-dark(#1b7340,#6bce93);
background:var(--ground);color:var(--text);font:13px/1.4 system-ui,"DejaVu Sans",sans-serif}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
*{box-sizing:border-box;margin:0;accent-color:var(--accent);overflow-wrap:break-word}
[hidden]{display:none!important}
.unseen{clip-path:inset(50%);position:absolute;width:1px!important;height:1px;overflow:hidden}
.panel{background:var(--ground);min-height:100%;position:relative;overflow-x:clip}
.sections{display:grid;gap:0 20px;padding:0 12px;align-items:start}
.section{border-bottom:1px solid var(--line);min-width:0;padding:10px 0 14px}
.section:focus{outline:none}
h2{color:var(--dim);font-size:12px;display:inline}
h3{font-size:13px}
summary{color:var(--dim);cursor:pointer;font-size:12px}
summary:hover *,summary:hover{color:var(--text)}
.controls{display:grid;gap:10px;margin-top:8px;align-items:start;grid-template-columns:repeat(2,minmax(0,1fr))}
.controls>*{grid-column:1/-1;min-width:0}
.controls>[data-kind=number],.controls>[data-tone=plain]{grid-column:auto}
.field,.press,.about{display:grid;grid-template-columns:minmax(0,1fr)}
.label{color:var(--dim);font-size:12px;justify-self:start;margin-bottom:3px}
[data-changed]::after{color:var(--accent);content:" ●"}
[data-kind=toggle]{grid-template-columns:auto 1fr;gap:2px 8px}
[data-kind=toggle]>.label{grid-area:1/2;color:var(--text);font-size:13px;margin:0}
[data-kind=toggle]>.notes{grid-column:2}
input,select,textarea,button{color:inherit;font:inherit}
input:not([type=checkbox]),select,textarea,.number,.pick,button{background:var(--raised);border:1px solid var(--edge);border-radius:6px;padding:4px 8px;min-height:30px;width:100%}
textarea{resize:vertical;min-height:62px;field-sizing:content;max-height:240px}
::placeholder{color:var(--dim);opacity:1}
[type=checkbox]{width:16px;height:16px}
:focus-visible,.pick:focus-within,.number:focus-within{outline:2px solid var(--accent);outline-offset:1px}
[aria-invalid],.number:has([aria-invalid]){border-color:var(--bad)!important}
.number{display:flex;align-items:center;padding:0 8px 0 0}
.number input{background:none!important;border:0!important;flex:1 0 7ch;min-height:28px;min-width:0;padding-right:4px;outline:none;appearance:textfield}
.unit,.notes,.dim,.progress{color:var(--dim);font-size:12px}
.unit{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.notes>:not(.unseen){display:block;margin-top:4px}
.issue{color:var(--bad)}
.press .reason:has(~.issue:not([hidden])){display:none}
.choices{max-height:180px;overflow:auto;padding:4px 2px}
.choices label,.files li{display:flex;gap:8px;align-items:center;padding:2px}
.files{padding:0}
.files span{flex:1}
.choices:has(img:not([hidden])){display:grid;gap:4px;grid-template-columns:repeat(auto-fill,minmax(96px,1fr));max-height:300px}
.choices label:has(img:not([hidden])){display:grid;grid-template-columns:auto 1fr;gap:4px;align-items:start}
.choices img{border-radius:6px;grid-column:1/-1;order:-1;width:100%}
.files img{width:40px;height:40px;object-fit:cover}
.pick{border-style:dashed;color:var(--dim);cursor:pointer;display:grid;place-items:center;min-height:52px;position:relative;text-align:center}
button{cursor:pointer;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 10px;text-align:left}
button:hover,.pick:hover{border-color:var(--accent)}
.remove{width:auto;border:0}
.cost{color:var(--dim);font-weight:400}
[data-tone=primary]>button{background:var(--accent);border-color:var(--accent);font-weight:600}
[data-tone=primary]>button *{color:light-dark(#fff,#0d1526)}
.controls>[data-tone=primary]>button{min-height:36px}
[data-tone=danger]>button{color:var(--bad)}
[aria-disabled],.number:has([aria-disabled]){background:none!important;border:1px dashed var(--edge)!important;color:var(--dim)!important;cursor:not-allowed}
[aria-disabled] *{color:inherit!important}
[aria-busy],[data-state=working] .picture::before{animation:busy 1s infinite alternate}
[data-kind=number]:has(#takes)+[data-tone=primary]{grid-column:auto;margin-top:20px}
.note{border-left:3px solid var(--line);color:var(--dim);padding-left:8px}
.note[data-tone=warning]{border-color:var(--warm);color:var(--warm)}
.note[data-tone=error],[data-state=failed] .dim{border-color:var(--bad);color:var(--bad)}
.job{contain:content;background:var(--raised);border:1px solid var(--line);border-radius:8px;display:grid;gap:10px;grid-template-columns:56px minmax(0,1fr);padding:8px}
.picture{aspect-ratio:1;background:var(--line);border-radius:6px;display:grid;overflow:hidden;position:relative;align-self:start}
.job>.picture{border:0;min-height:0;padding:0}
.job>.picture:disabled{cursor:default}
.compare{font-size:12px;justify-self:start;min-height:26px;padding:2px 9px;width:auto}
dialog{background:var(--ground);border:1px solid var(--line);border-radius:10px;color:var(--text);margin:auto;max-width:min(96vw,1100px);padding:10px}
dialog::backdrop{background:#000a}
dialog>button{justify-content:center;margin:0 0 8px auto;width:36px}
.figures{display:flex;flex-wrap:wrap;gap:10px;justify-content:center}
figure{flex:1 1 240px;max-width:512px;text-align:center}
figure img{aspect-ratio:1;background:var(--line);border-radius:6px;display:block;object-fit:contain;width:100%}
.picture img{width:100%;height:100%;object-fit:cover;position:absolute}
.picture::before{content:"";width:10px;height:10px;border-radius:5px;place-self:center;background:var(--edge)}
[data-state=working] .picture::before{background:var(--accent)}
[data-state=ready] .picture::before,[data-state=done] .picture::before{background:var(--good)}
[data-state=failed] .picture::before{background:var(--bad)}
.about{gap:4px}
.job.brief:not(:has(details[open]))>.about>p{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.job:has(.take){grid-template-columns:minmax(0,1fr)}
.job:has(.take)>.picture{display:none}
.takes{display:grid;gap:6px;grid-template-columns:repeat(4,minmax(0,96px));margin:2px 0}
.take{border:1px solid var(--edge);border-radius:8px;cursor:pointer;display:grid;font-size:12px;gap:2px;padding:3px;position:relative;text-align:center}
.take:has(:checked){border-color:var(--accent);box-shadow:0 0 0 1px var(--accent);font-weight:600}
.take:has(:disabled){border-style:dashed;color:var(--dim);cursor:default}
.take:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px}
.takes[aria-busy]{animation:none;opacity:.7}
.take .picture::before{animation:none;background:var(--edge)}
.take[data-state=working] .picture::before{animation:busy 1s infinite alternate;background:var(--accent)}
.progress{display:flex;align-items:center;gap:8px}
progress{flex:1;height:6px;min-width:0}
.actions{display:flex;flex-wrap:wrap;gap:6px;margin-top:2px}
.actions button{font-size:12px;min-height:26px;padding:2px 9px;width:auto}
.actions .press{display:contents}
.actions .notes{clip-path:inset(50%);position:absolute;width:1px;height:1px}
.actions .notes:has(.issue:not([hidden])){clip-path:none;position:static;flex-basis:100%;order:1;height:auto}
.actions .reason{display:none}
.footer{background:var(--ground);border-top:1px solid var(--line);bottom:0;color:var(--dim);box-sizing:content-box;display:grid;font-size:12px;height:2.8em;line-height:1.4;padding:6px 12px;position:sticky}
.footer p{-webkit-box-orient:vertical;-webkit-line-clamp:2;background:var(--ground);display:-webkit-box;grid-area:1/1;overflow:hidden}
.footer .hint:empty{display:none}
@keyframes busy{to{opacity:.45}}
@container (max-width:270px){.sections{padding:0 8px}.controls{grid-template-columns:minmax(0,1fr)}.job{grid-template-columns:36px minmax(0,1fr)}}
@container (min-width:620px){.sections{grid-template-columns:minmax(260px,2fr) minmax(0,3fr)}.section{grid-column:1}[data-section=jobs]{grid-area:1/2/span 99;border:0}}
@media (prefers-reduced-motion:reduce){*{animation:none!important}}`;
