import { developmentClientSecret } from '../../src/platform/config/defaults.ts'

type TestClient = 'lumen-web' | 'sahra-web'
const clients: readonly TestClient[] = ['lumen-web', 'sahra-web']

/** The secrets of the test tenants' storefronts. */
export const testClientSecrets = Object.fromEntries(
  clients.map((client) => [client, developmentClientSecret(client)]),
) as Readonly<Record<string, string> & Record<TestClient, string>>
