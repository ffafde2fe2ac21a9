import { calls } from '@tradepost/contract'
import { type DeskContext, textOf, withProblems } from '../../kernel/server.ts'

/** Merges a brand into the one that the form names. */
export const mergeBrand = (context: DeskContext, form: FormData, id: string) =>
  withProblems(context, form, async () => {
    const intoId = textOf(form, 'intoId')
    await context.api(calls.catalogEdit.mergeBrand, {
      params: { id },
      body: { intoId, version: Number(textOf(form, 'version')), intoVersion: Number(textOf(form, 'intoVersion')) },
    })
    return { ok: true as const, mergedInto: intoId }
  })
