export const methods = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']

/** Invalid and odd URLs. */
export const hostilePaths = [
  ...'// /// /% /%zz /%00 /%ff /.. /../.. /.%2e/ /; /? /?? /?% /?=&&&= /\\ /a//b //evil.example/x http://evil.example/'.split(
    ' ',
  ),
  ...'* /# /[ /%c0%ae /%e0%a4%a /é /account/user/base/info/ /ACCOUNT/verify-code /media/% /media// /sandbox-pay/%'.split(
    ' ',
  ),
  ...'/media/..%2f..%2fetc/passwd /sandbox-pay/x /sandbox-pay/.. /outbox?% /docs/% /metrics?x /unsubscribe/%'.split(
    ' ',
  ),
  `/${'x'.repeat(9000)}`,
  `/?${'a&'.repeat(3000)}`,
]

export const hostileQueries = [
  ...'% %ff=%fe a[b]=1 __proto__=1 pageNo=1&pageNo=2 tenantId=1&tenantId=2 tenantId[]=1 siteId= = toString=1'.split(
    ' ',
  ),
  'constructor[prototype]=1',
  `a=${'x'.repeat(6000)}`,
]

export const headerNames = [
  ...'authorization origin lang timezone deviceid ab-test-group x-client-id x-client-secret x-client-ip'.split(' '),
  ...'x-request-id idempotency-key if-none-match if-match if-modified-since last-event-id range cookie accept'.split(
    ' ',
  ),
  ...'accept-encoding accept-language user-agent referer x-forwarded-for forwarded expect x-signature te'.split(' '),
  ...'stripe-signature sandbox-signature'.split(' '),
]

export const headerValues = [
  ...', ; % %00 ÿ 0 -1 1e300 null __proto__ constructor Bearer http://[ http://localhost:4101/x en- x-klingon'.split(
    ' ',
  ),
  ...'../../x Etc/GMT+99 America/New_York/x W/" * bytes=9-1,-,1- en;q=9 ::1 ::ffff:1.2.3.4 999.999.999.999'.split(' '),
  ...'1.2.3.4:5 t=1,v1=x t=9e99,v1= "'.split(' '),
  ...[
    '',
    ' ',
    'Bearer ',
    'Bearer null',
    'bearer x y z',
    `Bearer ${'x'.repeat(4000)}`,
    '9'.repeat(30),
    '9'.repeat(1000),
  ],
]

export const contentTypes = [
  ...['application/json', 'application/json; charset=utf-16', 'application/JSON', 'application/json;;;'],
  ...['application/json; charset="', 'text/plain', 'text/json', 'application/x-www-form-urlencoded', 'x', '/', ';'],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'application/xml', 'application/vnd.api+json'],
  `application/${'x'.repeat(5000)}`,
]

const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times)

/** Bodies that are invalid JSON, unexpected, or excessive. */
export const hostileBodies: (string | Buffer)[] = [
  ...['', ' ', 'null', '[]', '""', '1', 'true', '{', '}', '{}{}', '{"a":1,}', "{'a':1}", 'NaN', '-', '1e999', '\u0000'],
  ...['\ufeff{}', deep('[', ']', 10_000), deep('{"a":', '}', 10_000), '['.repeat(60_000)],
  ...['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '{"\\u005f_proto__":1}', '{"":""}'],
  ...[
    '{"hasOwnProperty":1,"toString":2}',
    '{"tenantId":{"toString":1}}',
    '{"siteId":{"toString":null,"valueOf":null}}',
  ],
  ...['{"tenantId":[[1]]}', '{"tenantId":1e999}', '{"pageNo":1,"pageNo":"x"}', '{"pageNo":"x","pageNo":1}'],
  ...['{"pageNo":1e999}', '{"pageNo":-0}', `{"pageNo":${'9'.repeat(400)}}`, '{"\\ud800":1}', '{"keyWord":"\\ud800"}'],
  ...['{"keyWord":"\\u0000"}', `{"${'k'.repeat(60_000)}":1}`, `{"order":${deep('[', ']', 5000)}}`],
  `{"ids":[${'"1",'.repeat(16_000)}"1"]}`,
  JSON.stringify(Object.fromEntries(Array.from({ length: 6000 }, (_, n) => [`k${n}`, n]))),
  'x'.repeat(65_536),
  'x'.repeat(70_000),
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0x22, 0xc3, 0x28, 0x22]),
  Buffer.from('{"data":"caf\xe9"}', 'latin1'),
]
