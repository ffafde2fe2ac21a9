import type { Messages } from '../../catalogue.ts'

export const betaDesk: Messages<'betaDesk'> = {
  title: 'Penguji ciri',
  lead: 'Pembeli yang mencuba ciri baharu dahulu. Mereka menyertai sendiri dan boleh keluar bila-bila masa.',
  none: 'Belum ada yang menyertai. Kedai menjemput pembeli di halaman ujian.',
  who: 'Peserta',
  joined: 'Menyertai',
  invite: 'Jemput menguji',
  'invite-lead':
    '{n, plural, other {Menghantar e-mel kepada # penguji}}, setiap seorang dalam bahasanya. Jika tiada, bahasa pertama digunakan.',
  path: 'Halaman ujian',
  'path-hint': 'Laluan kedai, seperti {path}',
  'path-wrong': 'Sila masukkan laluan kedai, seperti {path}',
  send: 'Hantar jemputan',
  ask: '{n, plural, other {Hantar e-mel kepada # penguji sekarang? Tidak boleh dibatalkan.}}',
  sent: '{n, plural, other {Jemputan dihantar kepada # penguji.}}',
  earlier: 'Jemputan',
  'earlier-none': 'Belum ada jemputan dihantar.',
  'sent-at': 'Dihantar',
  invited: 'E-mel',
}
