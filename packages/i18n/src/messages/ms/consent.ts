import type { Messages } from '../../catalogue.ts'

export const consent: Messages<'consent'> = {
  title: 'Pilihan kuki anda',
  text: 'Kami memerlukan beberapa kuki supaya kedai berfungsi. Dengan persetujuan anda, kami juga mengingati dari mana anda datang dan memuatkan alat log masuk serta terjemahan syarikat lain.',
  accept: 'Terima semua',
  decline: 'Yang perlu sahaja',
  more: 'Ketahui lagi',
  cookiesTitle: 'Kuki dan pilihan anda',
  cookiesLead:
    'Apa yang kami simpan dalam pelayar anda, sebabnya dan tempohnya. Anda boleh ubah fikiran di sini pada bila-bila masa.',
  cookiesNeeded: 'Sentiasa diperlukan',
  cookiesNeededText:
    'Sesi, troli, bahasa, mata wang, zon waktu, nombor peranti rawak dan kumpulan ujian anda. Dua yang terakhir tamat bersama lawatan anda melainkan anda bersetuju dengan yang selebihnya. Tanpa semua ini, kedai tidak dapat mengekalkan log masuk atau memaparkan harga yang betul.',
  cookiesMore: 'Hanya dengan persetujuan anda',
  cookiesMoreText:
    'Dari mana anda datang (30 hari dan 360 jam), nombor peranti dan kumpulan ujian selama setahun, log masuk satu ketikan oleh Google, dan terjemahan halaman. Semua ini tidak dimuatkan sebelum anda bersetuju, dan tidak sekali-kali pada halaman bayaran, log masuk atau akaun.',
  cookiesNow:
    '{choice, select, all {Anda bersetuju dengan semuanya.} essential {Anda memilih yang perlu sahaja.} other {Anda belum memilih, jadi hanya yang perlu digunakan.}}',
}
