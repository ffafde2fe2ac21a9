import { calls } from '@tradepost/contract'
import { testTenants } from '../minimal-tenants.ts'
import type { Buyer, Shop } from '../shop.ts'
import { testClientSecrets } from '../test-clients.ts'
import { png } from './upload-corpus.ts'

interface Uploaded {
  code: string
  data?: { id: string; fileUrl: string }
}

/** Uploads a picture as a browser does, and returns the answer. */
export async function sendFile(
  { app }: Pick<Shop, 'app'>,
  { token, tenant }: Pick<Buyer, 'token' | 'tenant'>,
  catalogue: 'general' | 'order_attachment' | 'id_card' = 'order_attachment',
  bytes?: Buffer,
): Promise<Uploaded> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes ?? (await png()))], 'a.png', { type: 'image/png' }))
  const sent = new Request('http://a.example', { method: 'POST', body: form })
  const { clientId } = testTenants[tenant]
  const answer = await app.inject({
    method: calls.file.uploadFile.method,
    url: `${calls.file.uploadFile.path}?catalogue=${catalogue}`,
    headers: {
      'x-client-id': clientId,
      'x-client-secret': testClientSecrets[clientId],
      authorization: `Bearer ${token}`,
      'content-type': sent.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return answer.json()
}

/** Uploads a picture; throws if the gateway refuses it. */
export async function upload(...given: Parameters<typeof sendFile>): Promise<{ id: string; fileUrl: string }> {
  const { code, data } = await sendFile(...given)
  if (!data) throw new Error(`upload refused: ${code}`)
  return data
}
