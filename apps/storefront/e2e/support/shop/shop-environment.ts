// Values that the global setup gives the shops and that tests expect.

/** Sites with this address of a desktop client sell the Family Game PASS. */
export const clientDownloadUrl = 'https://client.example/setup.exe'

/** Client id of the one tap sign-in, which only one shop has. */
export const oneTapClientId = 'client-of-sahra'
