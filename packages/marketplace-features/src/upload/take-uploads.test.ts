import { calls } from '@tradepost/contract'
import { uploadScenes } from '@tradepost/contract/constants'
import { expect, it } from 'vitest'
import { kit } from '../../test/kit.ts'
import { sceneOf } from './scene-of.ts'
import { hasUploads, takeUploads } from './take-uploads.ts'

const picture = (name: string) => new File([new Uint8Array([137, 80, 78, 71])], name, { type: 'image/png' })
const formWith = (files: File[], more: [string, string][] = []) => {
  const form = new FormData()
  for (const one of files) form.append('files', one)
  for (const [name, value] of more) form.append(name, value)
  return form
}
const queries = (requests: { path: string; input: unknown }[]) =>
  requests
    .filter(({ path }) => path === calls.file.uploadFile.path)
    .map(({ input }) => (input as { query: object }).query)

it('C-44 sends a known scene with every upload, whatever the form contains', async () => {
  const { ctx, requests } = kit()
  for (const scene of [...uploadScenes, 'else', ''])
    await takeUploads(ctx, formWith([picture('a.png')], [['scene', scene]]), { catalogue: 'general' })
  expect(queries(requests)).toEqual(
    [...uploadScenes, 'login_common', 'login_common'].map((scene) => ({ catalogue: 'general', scene })),
  )
  expect([sceneOf(true, 1), sceneOf(true, 2), sceneOf(false, 2)]).toEqual(['rent_pc', 'rent_wap', 'login_common'])
})

it('takes files that are already stored first, then those of the form, up to the limit', async () => {
  const { ctx, requests } = kit()
  const form = formWith(
    [picture('a.png'), picture('b.png')],
    [
      ['filesIds', '41'],
      ['filesIds', '42'],
      ['filesIds', '../43'],
    ],
  )
  const { ids } = await takeUploads(ctx, form, { catalogue: 'general', max: 3 })
  expect(ids.slice(0, 2)).toEqual(['41', '42'])
  expect([ids.length, queries(requests).length]).toEqual([3, 1])
  expect([hasUploads(form), hasUploads(formWith([])), hasUploads(formWith([], [['filesIds', '41']]))]).toEqual([
    true,
    false,
    true,
  ])
})
