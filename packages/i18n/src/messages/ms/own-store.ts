import type { Messages } from '../../catalogue.ts'

export const ownStore: Messages<'ownStore'> = {
  title: 'Kedai anda',
  lead: 'Perkara yang dilihat pembeli di halaman kedai anda.',
  avatar: 'Gambar',
  'avatar-hint': 'Dipaparkan sebagai segi empat sama. JPG, PNG atau GIF, paling besar 2 MB.',
  banner: 'Sepanduk',
  'banner-hint': 'Dipaparkan sebagai jalur lebar 1280 × 400 piksel. JPG, PNG atau GIF, paling besar 2 MB.',
  'remove-avatar': 'Buang gambar',
  'remove-banner': 'Buang sepanduk',
  about: 'Tentang kedai anda, dalam {language}',
  'about-hint': 'Pembeli yang membaca bahasa lain melihat teks dalam bahasa yang anda tulis.',
  'about-wrong': 'Sila gunakan paling banyak {max} aksara.',
  'more-languages': 'Bahasa lain',
  'see-store': 'Lihat di kedai',
}
