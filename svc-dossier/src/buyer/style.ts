/** The style of pages for buyers; the content security policy contains its hash. */
export const STYLE =
  `:root{color-scheme:light dark;--ground:#f1f3f0;--sheet:#fff;--sunken:#e8ebe7;--line:#d5dad4;--ink:#151a17;--muted:#59625d;--brand:#14523d;--needle:#c63d0f}
@media (prefers-color-scheme:dark){:root{--ground:#101412;--sheet:#181d1a;--sunken:#0b0e0d;--line:#2b332f;--ink:#ebefec;--muted:#98a29d;--brand:#7fcba6;--needle:#ff8350}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.55 'Segoe UI',system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.in{max-width:60rem;margin:0 auto;padding:0 clamp(1rem,.5rem + 2.2vw,2rem)}
header{background:#131a17;color:#eef2ef}
header .in{padding-block:1.5rem 1.75rem}
h1{font-size:clamp(1.75rem,1.3rem + 2.4vw,2.75rem);line-height:1.15;margin:0;font-weight:600}
header p{margin:.35rem 0 0;color:#b3bdb7}
.hero{display:block;width:100%;max-width:60rem;height:auto;max-height:70vh;object-fit:cover;margin:0 auto;background:#1f2824}
.key{display:flex;flex-wrap:wrap;gap:.5rem 2rem;margin:1.25rem 0 0;padding:1rem 0 0;border-top:1px solid #303a35}
.key dt{font-size:.8125rem;color:#b3bdb7}
.key dd{margin:0;font-size:1.25rem;font-weight:600;font-variant-numeric:tabular-nums}
section{margin:2.5rem 0}
h2{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem;font-weight:600}
h3{font-size:1.0625rem;margin:1.5rem 0 .5rem;font-weight:600}
h5{font-size:1rem;margin:.75rem 0 .25rem}
p{margin:0 0 .75rem}
.quiet{color:var(--muted);font-size:.9375rem}
.card{background:var(--sheet);border:1px solid var(--line);border-radius:8px;padding:1rem 1.25rem}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15rem,46%),1fr));gap:.75rem;list-style:none;margin:0;padding:0}
.photos img{display:block;width:100%;aspect-ratio:4/3;height:auto;object-fit:cover;border-radius:6px;background:var(--sunken)}
.photos span{display:block;font-size:.875rem;color:var(--muted);margin-top:.25rem}
.rows{margin:0;display:grid;grid-template-columns:max-content 1fr}
.rows dt,.rows dd{padding:.45rem 0;border-bottom:1px solid var(--line);margin:0}
.rows dt{color:var(--muted);padding-right:1.5rem}
.rows>:nth-last-child(-n+2){border:0}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{text-align:left;vertical-align:top;padding:.45rem .75rem .45rem 0;border-bottom:1px solid var(--line)}
th{color:var(--muted);font-weight:400}
tr:last-child>td{border:0}
.list{columns:2 16rem;column-gap:2rem;margin:0;padding:0;list-style:none}
.list li{break-inside:avoid;padding:.3rem 0}
.scroll{overflow-x:auto}
.scroll svg{display:block;min-width:34rem;width:100%;height:auto}
.marks{list-style:none;margin:0 0 1rem;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;font-size:.9375rem;color:var(--muted)}
.all{position:absolute}
.m{width:1rem;height:.75rem;margin-right:.5rem;vertical-align:-.02em}
.entries{list-style:none;margin:0;padding:0;border-left:2px solid var(--line)}
.entries>li{position:relative;padding:0 0 1.5rem 1.5rem}
.entries .at{position:absolute;left:-.55rem;top:.3rem;background:var(--ground);padding:.15rem 0;line-height:0}
.entries .at .m{margin:0}
.entries h3{margin:0;font-size:1.125rem}
.when{color:var(--muted);font-size:.9375rem;margin:0}
.facts{color:var(--muted);font-size:.9375rem;margin:.1rem 0 .4rem;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:0 1rem}
.text{max-width:42rem}
.text pre{white-space:pre-wrap}
.text ul,.text ol{padding-left:1.25rem}
blockquote{margin:0 0 .75rem;padding-left:1rem;border-left:3px solid var(--line)}
nav{display:flex;flex-wrap:wrap;gap:1rem;justify-content:space-between;align-items:center}
.go{display:inline-block;padding:.6rem 1.1rem;border-radius:4px;background:var(--brand);color:var(--ground);font-weight:600;text-decoration:none}
footer{border-top:1px solid var(--line);margin-top:3rem;padding:1.25rem 0 2.5rem;color:var(--muted);font-size:.9375rem}
.alone{min-height:100vh;display:grid;place-content:center;padding:2rem;max-width:36rem;margin:0 auto}
@media print{.hero{max-height:12cm}nav,.go{display:none}}
`.replaceAll('\n', '');
