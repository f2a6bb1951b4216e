import { PALETTES } from '../plots/theme.ts';

const tokens = (palette: Readonly<Record<string, string>>): string =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** The style sheet of the page, in the colours of the project. */
export const pageStyle = (): string => `
:root{color-scheme:dark;${tokens(PALETTES.dark)};--glow:rgb(255 165 70/.2);
--font-sign:'Grenze Gotisch Variable','Grenze',Georgia,serif;--font-head:'Grenze','Iowan Old Style',Georgia,serif;
--font-text:'Atkinson Hyperlegible Next Variable',system-ui,sans-serif}
@media(prefers-color-scheme:light){:root{color-scheme:light;${tokens(PALETTES.light)};--glow:rgb(255 236 184/.62)}}
${SHEET}`;

const SHEET = `*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;background:var(--bg);color:var(--text);font:400 15px/1.4 var(--font-text);overflow-wrap:anywhere;position:relative;isolation:isolate}
body::before{content:'';position:absolute;inset:0 0 auto;height:100vh;z-index:-1;background:radial-gradient(75% 62% at 50% 30%,var(--glow),transparent 74%)}
h1,h2,p,ul,dl,dd,figure,table{margin:0;padding:0}
a{color:var(--candle-text)}
b{font-weight:600}
:focus-visible{outline:3px solid var(--candle);outline-offset:3px;border-radius:4px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.defs{position:absolute}
.top{display:flex;align-items:center;gap:8px;min-height:52px;padding:6px 18px;border-bottom:1px solid var(--line);font:560 26px/1 var(--font-sign)}
.cat{width:28px;height:28px;color:var(--candle-text)}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:14px;max-width:1440px;margin:0 auto;padding:18px 18px 40px}
.bare .beside{max-width:640px}
.verdict{display:grid;gap:7px;padding:4px 2px}
.kicker{font:600 17px/1.1 var(--font-head);color:var(--text-2)}
h1{font:560 40px/1.02 var(--font-sign);letter-spacing:.01em;text-wrap:balance;hyphens:auto}
.rest{font-size:16px;color:var(--text)}
.facts{font-size:13px;color:var(--text-2)}
.jump{display:flex;flex-wrap:wrap;gap:0 6px;margin:0 -8px}
.jump a{display:inline-flex;align-items:center;gap:5px;min-height:44px;padding:4px 8px;font-weight:500}
.jump b{display:inline-flex;align-items:center;gap:2px}
.kinds,.beside{display:grid;gap:14px;align-content:start;min-width:0}
.panel{min-width:0;padding:15px 17px 14px;background:var(--bg-raise);border:1px solid var(--line);border-radius:12px;box-shadow:inset 0 0 0 3px var(--bg-raise),inset 0 0 0 4px color-mix(in srgb,var(--line) 60%,transparent)}
h2{display:flex;flex-wrap:wrap;align-items:baseline;gap:2px 12px;font:600 22px/1.1 var(--font-head);letter-spacing:.005em}
h2 small{font:500 12px/1.3 var(--font-text);color:var(--text-3);letter-spacing:0}
.sign{width:15px;height:15px;flex:none;color:var(--text-2);vertical-align:-2px;overflow:visible}
.strong .sign,.sign.strong,b.strong{color:var(--hot)}
.weak .sign,.sign.weak,b.weak{color:var(--cold)}
.few .sign,.sign.few{color:var(--text-3)}
.counts{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;margin:9px 0 10px;font-size:13px;color:var(--text-2)}
.counts li{display:inline-flex;align-items:center;gap:5px}
.counts b{color:var(--text)}
.fairband i{width:16px;height:12px;background:color-mix(in srgb,var(--go) 22%,transparent);border:dashed var(--go);border-width:0 1px}
.forest{display:none}
.plot{display:block;width:100%;height:auto;overflow:visible}
.plot text{white-space:pre}
.plot a text{text-decoration:underline}
.note{font-size:13px;color:var(--text-2)}
details{margin:8px 0 -8px;border-top:1px dashed var(--line)}
summary{display:flex;align-items:center;gap:8px;min-height:44px;cursor:pointer;color:var(--text-2);font-weight:500;list-style:none}
details[open]{margin-bottom:0}
summary::-webkit-details-marker{display:none}
summary::before{content:'';border:5px solid transparent;border-left:7px solid currentColor;border-right:0}
details[open]>summary::before{transform:rotate(90deg)}
table{width:100%;border-collapse:collapse;font-variant-numeric:lining-nums tabular-nums;font-size:13px}
th{text-align:left;font-weight:500}
thead th{color:var(--text-3);font-size:12px;vertical-align:bottom;overflow-wrap:normal}
td,th{padding:5px 8px 5px 0}
.rows .share{font:600 15px/1.2 var(--font-head);font-variant-numeric:lining-nums tabular-nums;color:var(--text)}
.finding{color:var(--text-2)}
.finding .sign{margin-right:5px}
.strong .finding span{color:var(--hot);font-weight:600}
.weak .finding span{color:var(--cold);font-weight:600}
.unclear .finding span{color:var(--text)}
.strip{display:block;width:100%;height:26px;overflow:hidden;color:var(--text-2)}
.strip .band{fill:var(--go);opacity:.14}
.strip .even{stroke:var(--text-2);stroke-width:1.2}
.strip .reach{stroke:currentColor;stroke-width:2}
.strip circle{fill:currentColor}
.strip.strong{color:var(--hot)}
.strip.weak{color:var(--cold)}
.strip.few{color:var(--text-3)}
.strip.few .reach{stroke-dasharray:2 3}
.range,.games,.used,.chance,.worth,.examples{color:var(--text-2)}
.examples span{display:inline-block;margin-right:10px}
.examples a{display:inline-block;padding:3px 2px}
.rows tr{display:flex;flex-wrap:wrap;align-items:baseline;gap:1px 10px;padding:8px 0}
.rows tbody tr+tr{border-top:1px dashed var(--line)}
.rows thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.rows tbody td,.rows tbody th{padding:0}
.rows tbody th{flex:1 1 calc(100% - 140px);font:600 16px/1.15 var(--font-head);hyphens:auto}
.rows .drawn{order:1;flex:0 0 118px;align-self:center}
.rows tbody th{order:0}
.rows .finding{order:2}
.rows .share{order:3}
.rows .range{order:4}
.rows .games,.rows .used,.rows .chance,.rows .worth{order:5}
.rows .examples{order:6;flex-basis:100%}
.rows .games::after{content:' ' attr(data-of)}
.rows .used::before,.rows .chance::before,.rows .worth::before{content:attr(data-of) ' '}
.told .used,.told .chance{display:none}
.plain th,.plain td{text-align:right;padding:3px 12px 3px 0}
.plain{width:auto;min-width:50%}
.bars th{width:40%;font-weight:400;color:var(--text)}
.bars td:not(.bar){text-align:right;white-space:nowrap;width:1%;color:var(--text-2)}
.bars td:last-child{padding-right:0}
.bars svg{display:block}
.bars rect{fill:var(--plot)}
.bars .unfinished rect{fill:var(--stop)}
.bars,.beside .rows{margin-top:8px}
.beside .drawn{flex-basis:46%}
.beside .rows tbody th{flex-basis:calc(54% - 22px)}
.beside figure{margin:8px 0 6px}
.reading p{margin-top:7px;font-size:13px;color:var(--text-2)}
.setup dl{display:grid;gap:5px;margin-top:9px;font-size:13px}
.setup dl div{display:grid;grid-template-columns:104px minmax(0,1fr);gap:8px}
.setup dt{color:var(--text-3)}
@media(min-width:900px){
.jump a{min-height:32px}
.forest{display:block}
.told{display:none}
.note.forest{margin-top:-2px}
.kind .rows tr{display:table-row}
.kind .rows thead{position:static;width:auto;height:auto;clip-path:none}
.kind .rows tbody tr+tr{border:0}
.kind .rows tbody tr:nth-child(odd){background:color-mix(in srgb,var(--bg-sunk) 28%,transparent)}
.kind .rows td,.kind .rows tbody td,.kind .rows tbody th{padding:3px 10px 3px 0}
.kind .rows tbody th{min-width:118px;max-width:210px;font:500 13px/1.2 var(--font-text)}
.kind .rows .strong th,.kind .rows .weak th{font-weight:650}
.kind .rows .drawn{width:112px}
.kind .rows .games,.kind .rows thead th:nth-child(6){text-align:right}
.kind .rows .finding,.kind .rows thead th:nth-child(6){white-space:nowrap}
.kind .rows .games::after,.kind .rows .used::before,.kind .rows .chance::before,.kind .rows .worth::before{content:none}
.kind .rows .range,.kind .rows .share,.kind .rows .games,.kind .rows .used,.kind .rows .chance,.kind .rows .worth{white-space:nowrap}
}
@media(min-width:1380px){
main:not(.bare){grid-template-columns:minmax(0,1fr) 440px}
.verdict{grid-column:1/-1}
h1{font-size:46px}
}
@media(max-width:899px){.examples a{padding:12px 2px}.rows .examples:has(a){margin:-8px 0 -12px}}
@media(max-width:700px){
main{padding:14px 12px 30px;gap:10px}
.kinds,.beside{gap:10px}
.top{padding:4px 12px;min-height:48px}
.panel{padding:13px 14px 12px}
h1{font-size:34px}
.sorted{display:none}
}
`;
