/** What an operator reads when the database's files are not what was written to them. */
export const damageAdvice =
  'The database is damaged. Stop the gateway and run `node src/main.ts restore --replace`: it brings back the newest backup and keeps the damaged directory aside.'
