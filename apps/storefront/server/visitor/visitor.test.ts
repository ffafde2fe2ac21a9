import { expect, it } from 'vitest'
import { readVisitor } from './visitor.ts'

const isBot = (agent: string) => readVisitor(new Map(), { 'user-agent': agent }, false).isBot
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'

it('X16 recognises crawlers by the isbot list, and no browser as a crawler', () => {
  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${chrome} Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0)`,
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0 A',
    'python-requests/2.31.0',
    'Mediapartners-Google',
    `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 Chrome-Lighthouse`,
  ])
    expect([agent, isBot(agent)]).toEqual([agent, true])
  for (const agent of [
    '',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
    `Mozilla/5.0 (Linux; Android 9; CUBOT_X19) ${chrome} Mobile Safari/537.36`,
    `Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 21) ${chrome} Mobile Safari/537.36`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    `Mozilla/5.0 (X11; Linux x86_64) ${chrome.replace('Chrome', 'HeadlessChrome')} Safari/537.36`,
  ])
    expect([agent, isBot(agent)]).toEqual([agent, false])
})
