const month31 = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])'
const month30 = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)'
const february = '02-(?:0[1-9]|1\\d|2[0-8])'
/** Every fourth year from 2000 to 2199, except 2100. */
const leapYear = '(?:20(?:[02468][048]|[13579][26])|21(?:0[48]|[2468][048]|[13579][26]))'
const day = `(?:2[01]\\d\\d-(?:${month31}|${month30}|${february})|${leapYear}-02-29)`
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?'

/** JSON Schema pattern of an ISO 8601 instant in UTC on an existing day. */
export const instantPattern = `^${day}T${time}Z$`
