import type { Visitor } from '../shop/shop.ts'

const run = 'alert(1)'
/** Markup that runs a script or loads something from another site. */
const elements = [
  `<script>${run}</script>`,
  `<ScRiPt >${run}</sCrIpT>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<script/x>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<<script>${run}//<</script>`,
  `<img src=x onerror=${run}>`,
  `<img/src=x/onerror=${run}>`,
  `<img src=x onerror="&#97;lert(1)">`,
  `<img srcset=x onerror=${run}>`,
  `<image src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg/onload=${run}//`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><set attributeName=href to=javascript:${run}></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text x=1 y=1>x</text></a></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>${run}</script>"></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>${run}</script></svg>#x">`,
  `<math href="javascript:${run}">x</math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<iframe onload=${run}>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="data:text/html,<script>${run}</script>">`,
  `<video><source onerror=${run}></video>`,
  `<video poster=x onloadstart=${run} src=x>`,
  `<audio src=x onerror=${run}>`,
  `<body onload=${run}>`,
  `<body onpageshow=${run}>`,
  `<details open ontoggle=${run}>x</details>`,
  `<input autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}></select>`,
  `<textarea autofocus onfocus=${run}></textarea>`,
  `<button autofocus onfocus=${run}>x</button>`,
  `<x onclick=${run} autofocus tabindex=1 onfocus=${run}>x</x>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<form id=f></form><button form=f formaction="javascript:${run}">x</button>`,
  `<isindex action="javascript:${run}" type=image>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<base href="https://elsewhere.example/">`,
  `<link rel=stylesheet href="data:text/css,*{background:red}">`,
  `<link rel=import href="data:text/html,<script>${run}</script>">`,
  `<style>@import "https://elsewhere.example/x.css"</style>`,
  `<style>*{background:url(https://elsewhere.example/x)}</style>`,
  `<div style="background:url(https://elsewhere.example/y)">x</div>`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<portal src="javascript:${run}"></portal>`,
  `<a href="jav&#x09;ascript:${run}">x</a>`,
  `<a href=" &#14; javascript:${run}">x</a>`,
  `<img src=x onerror=import("data:text/javascript,${run}")>`,
]
/** Texts that break out of their context. */
const breakouts = [
  `"><script>${run}</script>`,
  `'><img src=x onerror=${run}>`,
  `" autofocus onfocus="${run}`,
  `' onmouseover='${run}`,
  `--><script>${run}</script>`,
  `]]><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</noscript><script>${run}</script>`,
  `'-${run}-'`,
  `";${run}//`,
  `\\";${run}//`,
  `\u2028${run}//`,
  `\${${run}}`,
  `{{constructor.constructor("${run}")()}}`,
  `<!--<script>${run}</script>`,
  `\u0000<script>${run}</script>`,
  `＜script＞${run}＜/script＞`,
]
/** Texts that would run, or lead to another site, as addresses. */
export const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  `\u0001javascript:${run}`,
  `javascript://%0a${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>`,
  `vbscript:${run}`,
  `//elsewhere.example/x`,
  `/\\elsewhere.example/x`,
]
/** All hostile texts of this file. */
export const markup: readonly string[] = [...elements, ...breakouts, ...addresses]

declare global {
  interface Window {
    ran?: string[]
  }
}

/** Records every script that runs and every policy violation, from before the scripts of the page. */
export async function watchForScripts({ page }: Visitor): Promise<void> {
  await page.addInitScript(() => {
    const ran: string[] = []
    window.ran = ran
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      Object.assign(window, { [name]: (text: unknown) => void ran.push(`${name}(${text})`) })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      ran.push(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
}

/** Scripts that ran or were stopped by the policy, and those that would run on interaction. */
export const findScripts = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() => {
    const scripts = [...(window.ran ?? ['nothing watched'])]
    const navigates = /^(?:A|IFRAME|OBJECT|EMBED|FORM|BUTTON|INPUT)$/
    const protocolOf = (address: string) =>
      URL.canParse(address, location.href) ? new URL(address, location.href).protocol : ''
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) scripts.push(`${element.tagName} ${name}`)
        if (!/^(?:href|src|action|formaction|data|xlink:href|poster)$/.test(name)) continue
        const protocol = protocolOf(value)
        if (/^(?:javascript|vbscript):$/.test(protocol) || (navigates.test(element.tagName) && protocol === 'data:'))
          scripts.push(`${element.tagName} ${name}=${value.slice(0, 60)}`)
      }
    return scripts
  })
