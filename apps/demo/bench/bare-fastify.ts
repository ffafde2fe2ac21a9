import fastify from 'fastify'
import pg from 'pg'

// The baseline that the gateway is compared with: bare Fastify with one primary-key SELECT per request.
const [appUrl = '', id] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: appUrl, max: 20, options: '-c app.tenant_id=1' })
const app = fastify()
app.get(
  '/',
  async () =>
    (await pool.query('select id, title, price_minor from offer where tenant_id = $1 and id = $2', [1, id])).rows[0],
)
console.log(JSON.stringify({ url: await app.listen({ port: 0, host: '127.0.0.1' }) }))

process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
  process.exit(0)
})
