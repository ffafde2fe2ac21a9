import type { BrowserContext } from 'playwright-core'

/** Records every `alert` in any frame, and every violation of a page's content security policy. */
export async function watchExecutions(context: BrowserContext) {
  const ran: string[] = []
  const refused: string[] = []
  await context.exposeFunction('reportRun', (address: string) => void ran.push(address))
  await context.exposeFunction('reportRefused', (violation: string) => void refused.push(violation))
  await context.addInitScript(() => {
    const reports = window as unknown as Record<'reportRun' | 'reportRefused', (text: string) => void>
    window.alert = () => reports.reportRun(`${window.name} ${window.location.href}`)
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      reports.reportRefused(`${window.location.href} ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return { ran, refused }
}

/** Finds code in a document that would run on interaction: event handler attributes and script addresses. */
export const findDormantScripts = (): string[] =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          /^on/i.test(name) ||
          (/^(?:href|src|action|formaction|data|xlink:href)$/.test(name) &&
            // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them
            /^[\u0000-\u0020]*(?:javascript|data:text|vbscript)/i.test(value.replace(/[\t\n\r]/g, ''))),
      )
      .map(({ name, value }) => `<${element.tagName} ${name}="${value.slice(0, 80)}">`),
  )
