import type { BrowserContext } from 'playwright-core'

/** Records every `alert` in any frame, and every violation of a page's content security policy. */
export async function watchExecutions(context: BrowserContext) {
  const ran: string[] = []
  const refused: string[] = []
  await context.exposeFunction('noteRun', (where: string) => void ran.push(where))
  await context.exposeFunction('noteRefused', (what: string) => void refused.push(what))
  await context.addInitScript(() => {
    const notes = window as unknown as Record<'noteRun' | 'noteRefused', (text: string) => void>
    window.alert = () => notes.noteRun(`${window.name} ${window.location.href}`)
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      notes.noteRefused(`${window.location.href} ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return { ran, refused }
}

/** Finds what could still run in a document: event handler attributes and script addresses. */
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
