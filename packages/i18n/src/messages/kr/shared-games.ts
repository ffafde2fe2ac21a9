import type { Messages } from '../../catalogue.ts'

export const sharedGames: Messages<'sharedGames'> = {
  title: '패스의 게임',
  lead: 'Family Game PASS의 게임 라이브러리에 이 순서로 표시됩니다.',
  new: '새 게임',
  period: '패스 소유자가 플레이할 수 있는 기간(시작과 끝)을 정해 게시하세요.',
  'from-catalogue': '카탈로그의 게임',
  'from-catalogue-hint': '그림을 가져오고, 제목이 비어 있으면 이름도 가져옵니다.',
  'no-catalogue': '선택 안 함',
  'cover-hint': '세로 그림이 가장 잘 맞습니다. 상점은 480 × 640 픽셀로 자릅니다. 최대 2 MB.',
  genre: '장르',
  genres:
    '{genre, select, action {액션} adventure {어드벤처} horror {공포} indie {인디} racing {레이싱} rpg {롤플레잉} shooter {슈팅} simulation {시뮬레이션} sports {스포츠} other {전략}}',
  'genre-missing': '장르를 선택하세요',
  released: '출시 연도',
  'released-wrong': '2019와 같은 연도를 입력하세요',
  platforms: '플랫폼',
  platform: '{platform, select, win32 {Windows 32비트} other {Windows 64비트}}',
  'platforms-missing': '플랫폼을 하나 이상 선택하세요',
  'act-save': '패스의 게임을 저장함',
}
