/** Advice to the operator when the database files are damaged. */
export const damageAdvice =
  'The database is damaged. Stop the gateway and run `node src/main.ts restore --replace`: it restores the newest backup and keeps the damaged directory under another name.'
