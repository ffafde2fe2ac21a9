import { calls } from '@tradepost/contract'
import { reservedAliases } from '@tradepost/domain/address/routes'
import { testTenants } from '@tradepost/gateway/test/minimal-tenants'
import { register } from '@tradepost/gateway/test/people'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createUsualGateway, type FilledGateway, sites } from './filled-gateway.ts'

let gateway: FilledGateway
beforeAll(async () => {
  gateway = await createUsualGateway()
})
afterAll(() => gateway.close())

const lumen = sites.lumen
const pairQuery = { ...lumen, brandRouteName: 'valorant', categoryRouteName: 'accounts' }

describe('games', () => {
  it('G-50 are all answered for the own site, and for no other', async () => {
    const { body } = await gateway.inject(calls.catalog.brandAll, { params: { id: '1001' } })
    expect(body.data?.length).toBeGreaterThanOrEqual(60)
    const other = await gateway.inject(calls.catalog.brandAll, { params: { id: '2001' } })
    expect(other.body.code).toBe('tenant_mismatch')
  })

  it('G-51 are answered in pages that do not overlap', async () => {
    const page = async (pageNo: number) =>
      (await gateway.inject(calls.catalog.brandPage, { query: { ...lumen, pageNo, pageSize: 20 } })).body.data
    const [one, two] = [await page(1), await page(2)]
    expect(new Set([...(one?.list ?? []), ...(two?.list ?? [])].map((brand) => brand.brandId)).size).toBe(40)
    expect(one?.total).toBeGreaterThanOrEqual(60)
  })

  it('G-52 G-53 G-54 are answered in three groups, each in its own order', async () => {
    const groups = await Promise.all(
      [calls.catalog.topSeller, calls.catalog.mostPop, calls.catalog.mostNew].map((call) =>
        gateway.inject(call, { params: { id: '1001' }, query: { limit: 10 } }),
      ),
    )
    const aliases = groups.map(({ body }) => body.data?.map((brand) => brand.brandAlias).join())
    for (const { body } of groups) expect(body.data).toHaveLength(10)
    expect(groups[1]?.body.data?.[0]?.brandAlias).toBe('fortnite')
    expect(new Set(aliases).size).toBe(3)
  })

  it('G-55 have categories, which are answered by route name and by id', async () => {
    const { body } = await gateway.inject(calls.catalog.urlRouteCategory, {
      query: { ...lumen, categoryRouteName: 'rental' },
    })
    expect(body.data).toMatchObject({ categoryAlias: 'rental', standardType: 5, categoryType: 3 })
    const byId = await gateway.inject(calls.catalog.urlRouteCategory, {
      query: { ...lumen, categoryId: body.data?.categoryId ?? '' },
    })
    expect(byId.body.data).toEqual(body.data)
    const none = await gateway.inject(calls.catalog.urlRouteCategory, {
      query: { ...lumen, categoryRouteName: 'nothing' },
    })
    expect(none.body.code).toBe('WEBSITE0102')
  })

  it('G-56 are answered by route name; an unknown name gets a code', async () => {
    const { body } = await gateway.inject(calls.catalog.urlRouteBrand, {
      query: { ...lumen, brandRouteName: 'genshin-impact' },
    })
    expect(body.data?.brandName).toBe('Genshin Impact')
    const none = await gateway.inject(calls.catalog.urlRouteBrand, {
      query: { ...lumen, brandRouteName: '../genshin' },
    })
    expect(none).toMatchObject({ status: 404, body: { code: 'WEBSITE0100' } })
  })

  it('C-35 G-57 have data for each category, with a block only if its flag is set', async () => {
    const { body } = await gateway.inject(calls.catalog.urlRouteBrandCategory, { query: pairQuery })
    const always = [
      'brandId',
      'brandName',
      'categoryId',
      'categoryName',
      'parents',
      'existSon',
      'level',
      'isStandard',
      'standardType',
      'isMemberShip',
      'seoConfig',
      'frontendSiteTemplateSetting',
      'categoryType',
    ]
    for (const name of always) expect(body.data).toHaveProperty(name)
    const flags = {
      isShowBrandImg: 'brandImg',
      isGetTabData: 'tabs',
      isGetBreadcrumbData: 'breadcrumbs',
      wpArticleVOContentSwitch: 'article',
    }
    for (const block of Object.values(flags)) expect(body.data).not.toHaveProperty(block)
    for (const [flag, block] of Object.entries(flags)) {
      const withFlag = await gateway.inject(calls.catalog.urlRouteBrandCategory, {
        query: { ...pairQuery, [flag]: true },
      })
      expect(withFlag.body.data).toHaveProperty(block)
      expect(Object.keys(withFlag.body.data ?? {})).toHaveLength(Object.keys(body.data ?? {}).length + 1)
    }
    const none = await gateway.inject(calls.catalog.urlRouteBrandCategory, {
      query: { ...pairQuery, categoryRouteName: 'coins' },
    })
    expect(none.body.code).toBe('WEBSITE0101')
  })
})

describe('the site', () => {
  it('G-58 G-59 answers help to visitors, without scripts', async () => {
    const tree = await gateway.inject(calls.article.articleCategory, { query: {} }, { headers: { lang: 'de' } })
    const articles = tree.body.data?.flatMap((node) => node.articles) ?? []
    expect(articles.length).toBeGreaterThanOrEqual(12)
    const { body } = await gateway.inject(
      calls.article.article,
      { params: { id: articles[0]?.id ?? '' } },
      { headers: { lang: 'de' } },
    )
    expect(body.data?.title).toBe('So funktioniert der Kauf')
    expect(body.data?.html).not.toMatch(/<script|on\w+=|javascript:/)
  })

  it('G-60 G-61 answers alias maps', async () => {
    const categories = (await gateway.inject(calls.catalog.categoryAlias, { body: lumen })).body.data ?? {}
    expect(Object.values(categories)).toContain('gift-cards')
    const { body } = await gateway.inject(calls.catalog.brandCategoryAlias, { body: lumen })
    expect(Object.values(body.data?.brands ?? {})).toContain('valorant')
    expect(Object.values(body.data?.brandCategories ?? {})).toContain('valorant/accounts')
  })

  it('G-62 answers the templates of a terminal and the seller level', async () => {
    const { body } = await gateway.inject(calls.site.templateSetting, { query: { ...lumen, terminalType: 2 } })
    expect(body.data?.templates.rental?.template).toBe('rental')
    expect(body.data?.recommendedSellerLevel).toBe(0)
  })

  it('C-04 C-05 C-12 G-63 answers the tenant, and only the requested lists and areas', async () => {
    const query = { domain: testTenants.lumen.host }
    const plain = await gateway.inject(calls.site.commonConfig, { query })
    expect(plain.body.data).toMatchObject({ tenantId: '1', tenantName: 'lumen', themeColor: '#6d3bff', configs: [] })
    for (const name of ['languageList', 'currencyList', 'languageCurrencyList'])
      expect(plain.body.data).not.toHaveProperty(name)
    const full = await gateway.inject(calls.site.commonConfig, {
      query: { ...query, areaTypes: [7, 12, 1], showCurrency: true, showLanguage: true, showLanguageCurrency: true },
    })
    expect(full.body.data?.configs.map((config) => config.areaType)).toEqual([1, 7, 12])
    for (const { jsonData } of full.body.data?.configs ?? []) expect(typeof jsonData).toBe('string')
    expect(full.body.data?.languageCurrencyList).toContainEqual({ languageCode: 'de', currencyId: '2' })
    const foreign = await gateway.inject(calls.site.commonConfig, { query: { domain: testTenants.sahra.host } })
    expect(foreign.body.code).toBe('not_found')
  })

  it('has all thirteen areas with content, and two sites differ', async () => {
    const areaTypes = Array.from({ length: 13 }, (_, index) => index + 1)
    const read = async (tenant: 'lumen' | 'sahra', domain: string) =>
      (await gateway.inject(calls.site.commonConfig, { query: { domain, areaTypes } }, { tenant })).body.data
        ?.configs ?? []
    const [one, two] = [await read('lumen', testTenants.lumen.host), await read('sahra', testTenants.sahra.host)]
    expect([one.length, two.length]).toEqual([13, 13])
    for (const { areaType, jsonData } of one) {
      for (const list of Object.values(JSON.parse(jsonData)))
        if (Array.isArray(list)) expect(list.length, `area ${areaType}`).toBeGreaterThan(0)
    }
    expect(one[10]?.jsonData).not.toBe(two[10]?.jsonData)
  })

  it('G-64 G-65 answers site reviews and notices of one type', async () => {
    const { body } = await gateway.inject(calls.review.reviewPageShow, { query: { pageSize: 5 } })
    expect(body.data?.list).toHaveLength(5)
    expect(body.data?.average).toBeGreaterThan(3)
    const notices = await gateway.inject(calls.site.noticeList, { query: { type: 'rental' } })
    expect(notices.body.data?.map((notice) => notice.title)).toEqual(['Try the sign-in right away'])
  })
})

describe('lists and links', () => {
  it('C-10 C-11 C-13 G-66 G-67 G-68 are answered for countries, currencies and languages, the default first', async () => {
    const countries = (await gateway.inject(calls.dictionary.country, {}, { headers: { lang: 'de' } })).body.data ?? []
    expect(countries).toContainEqual(
      expect.objectContaining({ code: 'DE', name: 'Deutschland', countryId: expect.stringMatching(/^\d+$/) }),
    )
    const currencies = (await gateway.inject(calls.dictionary.currency, {}, { tenant: 'sahra' })).body.data
    expect(currencies?.map((currency) => currency.code)).toEqual(['AED', 'USD', 'SAR'])
    const languages = (await gateway.inject(calls.dictionary.language, {}, { tenant: 'sahra' })).body.data
    expect(languages?.[0]).toMatchObject({ code: 'ar', languageId: '7', fnName: expect.any(String) })
  })

  it('G-69 are answered for the texts of a scene', async () => {
    const { body } = await gateway.inject(calls.dictionary.msgSceneText, { query: { scene: 'rental-login' } })
    expect(body.data?.map((text) => text.key)).toEqual(['wait', 'failed'])
  })

  it('C-49 G-70 G-71 are shortened only for addresses of the own site, and readable only there', async () => {
    const { access_token: token } = await register(gateway, 'short@example.com')
    const create = (originUrl: string) =>
      gateway.inject(calls.dictionary.createShortLink, { body: { originUrl } }, { token })
    const { body } = await create(`${testTenants.lumen.origin}/valorant?x=1`)
    const shortCode = body.data?.shortCode ?? ''
    const read = await gateway.inject(calls.dictionary.getShortLink, { query: { shortCode } })
    expect(read.body.data?.originUrl).toBe(`${testTenants.lumen.origin}/valorant?x=1`)
    expect(
      (await gateway.inject(calls.dictionary.getShortLink, { query: { shortCode } }, { tenant: 'sahra' })).body.code,
    ).toBe('not_found')
    for (const bad of [
      'javascript:alert(1)',
      '//evil.example',
      'https://evil.example/',
      `${testTenants.lumen.origin}@evil.example/`,
      `${testTenants.sahra.origin}/`,
      'data:text/html,x',
    ]) {
      expect((await create(bad)).body.code, bad).toBe('short_link_refused')
    }
  })

  it('G-26 G-31 are answered to visitors for a seller’s store and for online sellers', async () => {
    const owner = new pg.Client({ connectionString: gateway.urls.owner })
    await owner.connect()
    await owner.query(`select set_config('app.tenant_id', '1', false)`)
    const { rows } = await owner.query('select id from seller order by id limit 6')
    await owner.query('update seller set last_seen_at = $2 where id = $1', [rows[1].id, gateway.deps.clock.now()])
    const aliases = (await owner.query('select alias from reserved_alias order by 1')).rows.map((row) => row.alias)
    for (const alias of ['checkout', 'cookies', 'compare', 'og', 'after-load.json', 'visitor.json', 'sw.js']) {
      const refused = owner.query(`update brand set alias = $1 where alias = 'valorant'`, [alias])
      await expect(refused, alias).rejects.toThrow(/is reserved/)
    }
    await owner.end()
    expect(aliases).toEqual([...reservedAliases].sort())
    const store = await gateway.inject(calls.seller.sellerStore, { query: { sellerId: rows[0].id } })
    const facts = [
      'memberSince',
      'totalOrders',
      'offers',
      'deliverySpeed',
      'serviceAttitude',
      'productDescription',
      'rating',
      'level',
      'deposit',
      'ekyc',
      'indemnity',
    ]
    for (const fact of facts) expect(store.body.data).toHaveProperty(fact)
    expect(
      (await gateway.inject(calls.seller.sellerStore, { query: { sellerId: '9999999999999999999' } })).body.code,
    ).toBe('not_found')
    const online = await gateway.inject(calls.seller.sellerOnline, {
      body: { sellerIds: [...rows.map((row) => row.id), '7'] },
    })
    expect(online.body.data?.find((one) => one.sellerId === '7')?.online).toBe(false)
    for (const [n, { id }] of rows.entries()) expect(online.body.data).toContainEqual({ sellerId: id, online: n === 1 })
  })
})
