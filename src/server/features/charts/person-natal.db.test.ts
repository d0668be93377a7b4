import { expect, it } from 'vitest'
import { ChartAnswer } from '#contract/charts.ts'
import { say } from '#contract/messages/say.ts'
import { adultLifeIn } from '#reading/truth/adult-life.ts'
import { romanceIn } from '#reading/truth/romance.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'

// 2 November 1987, 7:10 in Leningrad, UTC+3: 4:10 UTC.
const ANNA = { name: 'Anna', birthdate: '1987-11-02', birthtime: '07:10', birthplace: 'Saint Petersburg' }

onEachDatabase('natal charts of people saved', (product) => {
  const order = (token: string, body?: Record<string, unknown>) =>
    product.call('POST', '/api/order/report/chart:person-natal', { token, ...(body && { body }) })
  const save = async (token: string, changes: Record<string, unknown> = {}): Promise<number> =>
    (await product.call('POST', '/api/people', { token, body: { ...ANNA, ...changes } })).body.id
  async function chartOf(changes: Record<string, unknown> = {}, account: Record<string, unknown> = {}) {
    const { token } = await newAccount(product, { lang: 'en', ...account })
    const person = await save(token, changes)
    const { hash } = (await order(token, { person })).body
    const { status, body } = await product.call('GET', `/api/chart/${hash}`, { token })
    expect(status).toBe(200)
    expect(ChartAnswer.safeParse(body).error).toBeUndefined()
    return body as ChartAnswer
  }
  const textsOf = ({ reading, big_three }: ChartAnswer) => [
    ...reading.flatMap(({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)]),
    ...big_three.map(({ paragraph }) => paragraph.text),
  ]

  it('are of that person, from their own birth', async () => {
    const chart = await chartOf({ relation: 'friend' })
    expect(chart).toMatchObject({
      type: 'chart:person-natal',
      title: 'Natal chart: Anna',
      person: { name: 'Anna' },
      instant: '1987-11-02T04:10:00Z',
      local: { date: '1987-11-02', clock: '07:10', offset: '+03:00' },
      birthtime_known: true,
      natal: null,
      partner: null,
      told_as: 'adult',
    })
    // Swiss Ephemeris: the Sun at 9°12′ Scorpio.
    expect(chart.bodies.find(({ id }) => id === 'sun')).toMatchObject({ sign: 7, degree: 9, minute: 12 })
    expect(chart.big_three.map(({ id }) => id)).toEqual(['sun', 'moon', 'asc'])
    expect(chart.big_three[0]).toMatchObject({ sign: 7, degree: 9, minute: 12 })
    const known = new Set(chart.factors.map(({ id }) => id))
    const paragraphs = [
      ...chart.reading.flatMap((section) => section.paragraphs),
      ...chart.big_three.map(({ paragraph }) => paragraph),
    ]
    expect(paragraphs.flatMap(({ factors }) => factors).filter((id) => !known.has(id))).toEqual([])
  })

  it('are made once of each, and the reader’s own stays their own', async () => {
    const { token } = await newAccount(product, { lang: 'ru' })
    const [anna, ben] = [await save(token, { name: 'Анна' }), await save(token, { name: 'Ben' })]
    expect(await order(token, { person: anna })).toMatchObject({ status: 201 })
    expect(await order(token, { person: anna })).toMatchObject({ status: 409, body: { reason: 'conflict' } })
    expect(await order(token, { person: ben })).toMatchObject({ status: 201 })
    expect(await product.call('POST', '/api/order/report/chart:natal', { token })).toMatchObject({ status: 201 })
    const { body } = await product.call('GET', '/api/reports/charts', { token })
    expect(body.map(({ title }: { title: string }) => title)).toEqual([
      'Натальная карта',
      'Натальная карта: Ben',
      'Натальная карта: Анна',
    ])
  })

  it('need a person of the account', async () => {
    const { token } = await newAccount(product, { lang: 'en' })
    expect(await order(token)).toMatchObject({
      status: 422,
      body: { reason: 'validation', errors: { person: say('en', 'person_required') } },
    })
    const theirs = await save((await newAccount(product)).token)
    expect(await order(token, { person: theirs })).toMatchObject({ status: 404, body: { reason: 'not_found' } })
  })

  it.each([
    ['en', 'parent'],
    ['en', 'colleague'],
    ['ru', 'sibling'],
    ['ru', ''],
  ])('tell nothing of lovers to who isn’t one (%s, %s)', async (lang, relation) => {
    for (const birthdate of ['1987-11-02', '1962-05-20', '1994-02-11']) {
      const texts = textsOf(await chartOf({ relation, birthdate }, { lang }))
      expect(texts.length).toBeGreaterThan(12)
      expect(texts.flatMap((text) => romanceIn(lang === 'ru' ? 'ru' : 'en', text))).toEqual([])
    }
  })

  it.each(['en', 'ru'] as const)('tell of a child to the grown-up (%s)', async (lang) => {
    for (const relation of ['child', 'friend']) {
      const chart = await chartOf({ relation, birthdate: '2019-06-02' }, { lang })
      expect(chart.told_as).toBe('child')
      const texts = textsOf(chart)
      expect(texts.length).toBeGreaterThan(8)
      expect(texts.flatMap((text) => [...romanceIn(lang, text, 'child'), ...adultLifeIn(lang, text)])).toEqual([])
      // What the chart tells of the years of work, money and love is not a child's.
      expect(chart.factors.filter((factor) => 'house' in factor)).toEqual([])
    }
  })

  it('without the hour have no houses, and what the day leaves open is theirs', async () => {
    // The Moon entered Pisces at 15:21 UTC (see routes.db.test.ts).
    const open = { birthtimeIDK: true, birthtime: undefined, birthdate: '2025-01-03', birthplace: 'London' }
    const child = await chartOf({ ...open, relation: 'child' })
    expect(child).toMatchObject({ houses: null, birthtime_known: false })
    expect(child.uncertain.map(({ id }) => id).toSorted()).toEqual(['moon', 'venus'])
    expect(child.whole_day).toMatchObject({ from: '2025-01-03T00:00:00Z' })
    expect(child.big_three.map(({ id }) => id)).toEqual(['sun'])
  })

  it('go with the person', async () => {
    const { token } = await newAccount(product)
    const person = await save(token)
    const { hash } = (await order(token, { person })).body
    expect((await product.call('DELETE', `/api/people/${person}`, { token })).status).toBe(200)
    expect((await product.call('GET', `/api/chart/${hash}`, { token })).status).toBe(404)
  })
})
