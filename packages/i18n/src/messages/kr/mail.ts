import type { Messages } from '../../catalogue.ts'

export const mail: Messages<'mail'> = {
  codeSubject: '{company} 인증 코드',
  codeLogin: '로그인에 사용할 코드예요:',
  codeRegister: '환영합니다! 계정을 만들 때 사용할 코드예요:',
  codeReset: '새 비밀번호를 설정할 때 사용할 코드예요:',
  codeBind: '이메일 주소를 확인할 때 사용할 코드예요:',
  codeUnbind: '이메일 주소를 해제할 때 사용할 코드예요:',
  codeValid: '코드는 {minutes, plural, other {#분}} 동안 유효하며 한 번만 쓸 수 있어요.',
  codeIgnore: '요청하지 않았다면 이 메일을 무시하세요. 저희는 코드를 절대 묻지 않아요.',
  passwordChangedSubject: '비밀번호가 변경됐어요',
  passwordChangedBody: '{company} 계정의 비밀번호가 방금 변경됐고, 다른 기기에서는 로그아웃됐어요.',
  sessionReuseSubject: '계정 보호를 위해 로그아웃했어요',
  sessionReuseBody:
    '{company} 계정의 예전 로그인 정보가 다시 사용됐어요. 복사됐을 수 있어 이를 사용한 모든 기기에서 로그아웃했어요. 다시 로그인해 주세요.',
  emailChangedSubject: '계정의 이메일 주소가 변경됐어요',
  emailChangedBody: '{company} 계정의 이메일 주소가 방금 변경되거나 해제됐고, 다른 기기에서는 로그아웃됐어요.',
  identityLinkedSubject: '새 로그인 방법이 추가됐어요',
  identityLinkedBody: '{company} 계정에 새 로그인 방법이 방금 연결됐어요.',
  loginAttackSubject: '누군가 회원님의 계정에 비밀번호를 시도하고 있습니다',
  loginAttackBody:
    '오늘 {company} 계정에 잘못된 비밀번호가 여러 번 시도되었습니다. 이전에 로그인한 곳에서는 평소처럼 로그인할 수 있으며, 다른 곳에서는 이메일로 보내 드리는 코드를 요청할 수 있습니다.',
  factorAddedSubject: '2단계 로그인이 켜졌습니다',
  factorAddedBody: '{company} 계정에 인증 앱이 연결되었습니다. 이제 업무 로그인에는 그 코드도 필요합니다.',
  factorRemovedSubject: '2단계 로그인이 꺼졌습니다',
  factorReducedSubject: '2단계 로그인이 변경되었습니다',
  factorReducedBody:
    '{company} 계정의 인증 앱이나 패스키가 방금 삭제되었고 다른 기기에서 로그아웃되었습니다. 2단계 로그인은 계속 켜져 있습니다.',
  factorRemovedBody: '{company} 계정의 마지막 두 번째 단계가 방금 삭제되었고 다른 기기에서 로그아웃되었습니다.',
  passkeyAddedSubject: '패스키가 추가되었습니다',
  passkeyAddedBody:
    '{company} 계정에 방금 패스키가 추가되었습니다. 업무를 위해 로그인할 때 패스키나 그 대신 코드가 필요합니다.',
  recoveryCodeUsedSubject: '복구 코드가 사용되었습니다',
  recoveryCodeUsedBody: '누군가 복구 코드로 {company} 계정에 로그인했습니다.',
  notYou: '본인이 아니라면 지금 바로 비밀번호를 재설정하세요.',
  memberInvitedSubject: '{name} 팀에 초대합니다',
  memberInvitedBody:
    '{company}에서 {name}와(과) 함께 일하도록 초대되었습니다. 이 이메일 주소로 로그인하거나 계정을 만든 다음 초대를 수락하세요.',
  memberInvitedOnce:
    '이 링크는 {email} 전용이고 한 번만 쓸 수 있으며 {days, plural, other {#일}} 동안 유효합니다. 예상하지 못한 메일이라면 무시하셔도 됩니다.',
  memberInvitedLink: '초대 수락',
  footer: '{company}에서 보낸 메일이에요. 회신하지 말아 주세요.',
  deliverySubject: '주문한 상품이 도착했어요: {title}',
  deliveryIntro: '주문해 주셔서 고맙습니다. 주문 번호: {orderId}, 구매한 상품: {title}',
  deliveryLogin: '로그인 아이디',
  deliveryPassword: '비밀번호',
  deliveryEmail: '이메일',
  deliveryCode: '코드',
  deliveryNote: '상세 정보',
  deliveryOutro:
    '모두 잘 되는지 확인한 뒤 내 계정에서 구매를 확정해 주세요. 이 정보는 아무에게도 알려 주지 마세요. 저희는 절대 묻지 않아요.',
  deliveryLink: '주문 열기',
  passActiveSubject: 'Family Game PASS가 활성화됐어요',
  passActiveBody: 'Family Game PASS를 {until}까지 이용할 수 있어요. 고맙습니다!',
  passFailedSubject: 'Family Game PASS를 갱신하지 못했어요',
  passFailedBody:
    '카드에서 결제되지 않았어요. {until}까지 다시 시도할게요. 계정에서 직접 결제하거나 자동 갱신을 끌 수도 있어요.',
  passLink: '내 멤버십 열기',
  releaseAlertSubject: '다시 대여 가능: {title}',
  releaseAlertBody: '기다리던 계정을 다시 대여할 수 있어요: {title}',
  priceAlertSubject: '현재 {price}: {title}',
  priceAlertBody: '지켜보던 상품이 원하는 가격보다 내려갔어요. 현재 가격 {price}: {title}',
  alertOnce: '요청하신 알림이에요. 한 번만 보내 드리며 상품이 예약되지는 않아요.',
  alertLink: '상품 열기',
  alertUnsubscribe: '이 종류의 메일 그만 받기',
  receiptSubject: '{amount} 결제가 완료됐어요',
  receiptBody: '고맙습니다! 구매({purchaseId}) 금액 {amount} 결제를 확인했어요:',
  receiptLink: '내 주문 보기',
  orderPaidSubject: '상품이 판매됐어요: {title}',
  orderPaidBody:
    '주문({orderId}, {amount}) 결제가 완료됐어요. 저희가 직접 전달하는 상품은 준비 중이며, 나머지는 판매자 센터에서 처리해 주세요.',
  rentalEndingSubject: '대여가 24시간 뒤에 끝나요: {title}',
  rentalEndingBody:
    '주문({orderId})의 대여가 24시간 뒤에 끝나요. 하던 게임을 마무리하고 시간 안에 계정에서 로그아웃해 주세요.',
  declaredFailedSubject: '직접 전달해 주세요: {title}',
  declaredFailedBody:
    '프로그램이 주문 {orderId}의 상품을 모두 제공하지 못했습니다. 빠진 것을 {until}까지 직접 전달해 주세요. 프로그램의 응답은 판매자 센터의 API 접근에서 볼 수 있습니다.',
  unitWaitingSubject: '새 로그인 정보를 입력해 주세요: {title}',
  unitWaitingBody:
    '주문({orderId})의 대여가 끝났어요. 계정 비밀번호를 바꾸고 판매자 센터에 새 로그인 정보를 입력해 주세요. 그전까지는 아무도 대여할 수 없어요.',
  refundAutomaticSubject: '환불이 진행되고 있어요: {title}',
  refundAutomaticBody:
    '판매자가 주문({orderId})의 환불 요청에 48시간 안에 답하지 않았어요. 결제 금액({amount})을 결제한 수단으로 돌려 드려요.',
  refundMissedSubject: '답변이 없어 자동으로 환불됐어요: {title}',
  refundMissedBody:
    '주문({orderId})의 환불 요청에 48시간 안에 답하지 않아 결제 금액({amount})이 구매자에게 자동으로 환불됐어요.',
  refundAskedSubject: '구매자가 환불을 요청했어요: {title}',
  refundAskedBody:
    '주문({orderId})의 환불 요청에 48시간 안에 답해 주세요. 답하지 않으면 결제 금액({amount})이 구매자에게 자동으로 환불돼요.',
  refundAcceptedSubject: '환불이 승인됐어요: {title}',
  refundAcceptedBody:
    '판매자가 주문({orderId})의 환불 요청을 승인했어요. 결제 금액({amount})을 결제한 수단으로 돌려 드려요.',
  partOfferedSubject: '판매자가 일부 환불을 제안했습니다: {title}',
  partOfferedBody:
    '판매자가 주문 {orderId}의 전액 환불을 거절하고 {amount} 환불을 제안했습니다. 주문 페이지에서 수락하거나 분쟁을 신청할 수 있습니다.',
  partRefundedSubject: '구매자에게 일부 환불됩니다: {title}',
  partRefundedBody:
    '주문 {orderId}의 {amount}이(가) 구매자에게 환불됩니다. 나머지는 판매자에게 지급되고 주문이 완료됩니다.',
  refundRefusedSubject: '환불 요청이 거절됐어요: {title}',
  refundRefusedBody:
    '판매자가 주문({orderId})의 환불 요청을 거절했어요. 72시간 안에 고객센터에 분쟁을 신청할 수 있어요.',
  disputeAnsweredSubject: '판매자가 분쟁에 답변했습니다: {title}',
  disputeAnsweredBody:
    '주문 {orderId}에 대한 판매자의 진술은 주문 페이지에 있습니다. 고객센터가 양쪽을 살펴보고 결정합니다.',
  disputeOpenedSubject: '구매자가 분쟁을 신청했어요: {title}',
  disputeOpenedBody:
    '고객센터가 주문({orderId})을 살펴보고 결정해요. 그때까지 결제 금액({amount})은 보관돼요. 도움이 되는 내용을 주문 채팅에 남겨 주세요.',
  disputeRefundSubject: '분쟁 결과가 나왔어요: {title}',
  disputeRefundBody:
    '고객센터가 주문({orderId})의 분쟁에서 구매자의 손을 들어 주었어요. 결제 금액({amount})이 구매자에게 환불돼요.',
  disputeSellerSubject: '분쟁 결과가 나왔어요: {title}',
  disputeSellerBody:
    '고객센터가 주문({orderId})의 분쟁에서 판매자의 손을 들어 주었어요. 구매가 확정된 것으로 처리돼요.',
  claimPaidSubject: '보험 청구가 승인됐어요: {title}',
  claimPaidBody: '주문({orderId})에 도난 보험이 적용돼요. 결제 금액({amount})을 결제한 수단으로 돌려 드려요.',
  claimRefusedSubject: '보험 청구가 거절됐어요: {title}',
  claimRefusedBody: '주문({orderId})의 청구를 검토했지만 승인할 수 없었어요. 사유는 주문에서 확인하세요.',
  sellerDeliveredSubject: '판매자가 전달했습니다: {title}',
  sellerDeliveredBody: '판매자가 주문 {orderId}을(를) 전달했습니다. 자세한 내용은 계정의 주문과 대화에 있습니다.',
  confirmUntil:
    '확인한 뒤 수령을 확정해 주세요. {until}까지 아무 말씀이 없으면 수령한 것으로 간주되어 판매자에게 지급됩니다.',
  confirmSoonSubject: '주문에 문제가 없나요? {title}',
  confirmSoonBody:
    '주문 {orderId}은(는) {until}에 수령한 것으로 간주되어 판매자에게 지급됩니다. 문제가 있으면 그 전에 환불을 요청해 주세요.',
  answerSoonSubject: '환불 요청이 답변을 기다립니다: {title}',
  answerSoonBody:
    '주문 {orderId}의 환불 요청에 {until}까지 답변해 주세요. 답변이 없으면 {amount}이(가) 자동으로 환불됩니다.',
  disputeSoonSubject: '분쟁을 신청할 시간이 끝나 갑니다: {title}',
  disputeSoonBody:
    '주문 {orderId}의 환불 요청이 거절되었습니다. {until}까지 고객센터에 분쟁을 신청할 수 있으며, 그 후에는 종료됩니다.',
  lowStockSubject: '재고가 얼마 남지 않았어요: {title}',
  lowStockBody: '남은 수량: {count}. 품절되기 전에 이 상품의 보관함에 재고를 추가하세요.',
  unitClaimedSubject: '구매자가 작동하지 않는다고 합니다: {title}',
  unitClaimedBody:
    '주문 {orderId}의 구매자가 받은 항목이 작동하지 않는다고 합니다. {until}까지 교체, 환불 또는 거절하세요. 그 후에는 구매자가 분쟁을 제기할 수 있습니다.',
  unitClaimSoonSubject: '항목 신고가 답변을 기다립니다: {title}',
  unitClaimSoonBody: '주문 {orderId}의 항목 신고에 {until}까지 답해 주세요.',
  unitClaimMissedSubject: '신고 답변 기한이 지났습니다: {title}',
  unitClaimMissedBody:
    '주문 {orderId}의 항목 신고에 답하지 않았습니다. 이제 구매자가 분쟁을 제기할 수 있습니다. 보관함에서 아직 교체할 수 있습니다.',
  unitClaimWithdrawnSubject: '구매자가 신고를 취소했습니다: {title}',
  unitClaimWithdrawnBody: '주문 {orderId}의 항목이 작동합니다. 답하지 않아도 됩니다.',
  unitRefundedSubject: '항목 금액이 환불됩니다: {title}',
  unitRefundedBody: '작동하지 않는 항목이 있어 주문 {orderId} 중 {amount}이(가) 환불됩니다.',
  unitClaimRefusedSubject: '판매자가 신고를 거절했습니다: {title}',
  unitClaimRefusedBody:
    '판매자는 주문 {orderId}의 항목이 작동한다고 합니다. 동의하지 않으면 {until}까지 분쟁을 제기하세요.',
  unitClaimUnansweredSubject: '판매자가 신고에 답하지 않았습니다: {title}',
  unitClaimUnansweredBody:
    '판매자가 주문 {orderId}의 항목 신고에 제때 답하지 않았습니다. {until}까지 분쟁을 제기할 수 있으며, 그 후에는 주문이 완료됩니다.',
  planFailedSubject: '예정된 변경이 이루어지지 않았습니다: {title}',
  planFailedBody: '{until}에 예정한 변경을 할 수 없었습니다. 예정된 변경 페이지에서 이유를 확인하세요.',
  planFailedLink: '예정된 변경',
  unitReplacedSubject: '주문의 교체품: {title}',
  unitReplacedBody:
    '판매자가 주문 {orderId}에서 작동하지 않던 부분을 교체했어요. 주문을 열어 새 정보를 확인하세요. 이메일로는 보내지 않아요.',
  deliverSoonSubject: '전달 기한이 다가옵니다: {title}',
  deliverSoonBody: '주문 {orderId}을(를) {until}까지 전달해 주세요. 늦은 전달은 기록에 남습니다.',
  passNotRenewedSubject: 'Family Game PASS가 갱신되지 않습니다',
  passNotRenewedBody:
    '현재 Family Game PASS를 판매하지 않습니다. 이용 중인 패스는 {until}까지 유효합니다. 갱신되지 않으며 결제되지 않습니다.',
  passEndingSubject: 'Family Game PASS가 곧 끝납니다',
  passEndingBody: 'Family Game PASS는 {until}에 끝나며 자동으로 갱신되지 않습니다. 계정에서 연장할 수 있습니다.',
  passRenewingSubject: 'Family Game PASS가 곧 갱신됩니다',
  passRenewingBody:
    'Family Game PASS는 {until}까지 유효합니다. 하루 전에 카드로 결제되며, 계정에서 갱신을 끌 수 있습니다.',
  unreadSubject: '{name} 님이 메시지를 보냈습니다',
  unreadBody: '{name} 님의 읽지 않은 메시지가 있습니다. 읽으실 때까지 한 번만 알려 드립니다.',
  unreadLink: '대화 열기',
  complaintRefusedSubject: '대여 불만에 대한 답변: {title}',
  complaintRefusedBody:
    '주문 {orderId}의 대여에 대한 불만을 검토했으나 받아들일 수 없었습니다. 이유는 주문에서 확인할 수 있습니다.',
  ticketReceivedSubject: '문의 {number}이(가) 접수되었습니다',
  ticketReceivedBody: '담당자가 읽고 메일로 답변해 드립니다. 버튼을 누르면 문의로 이동해 추가로 글을 남길 수 있습니다.',
  ticketAnswerSubject: '문의 {number}에 대한 답변',
  ticketSolvedBody: '문의를 해결됨으로 표시했습니다. 해결되지 않았다면 다시 글을 남겨 주세요. 계속 도와드리겠습니다.',
  ticketLink: '문의 열기',
  restDueSubject: '아직 전달되지 않은 수량이 있습니다: {title}',
  restDueBody:
    '재고가 부족해 주문 {orderId}이(가) 일부만 전달되었습니다(남은 수량: {pieces}). {until}까지 나머지를 전달하거나 환불해 주세요. 그 후에는 해당 금액이 구매자에게 자동으로 환불됩니다.',
  restSoonSubject: '나머지 수량의 전달 기한이 다가옵니다: {title}',
  restSoonBody:
    '주문 {orderId}에 아직 전달되지 않은 수량이 있습니다(남은 수량: {pieces}). {until}까지 전달되지 않으면 해당 금액이 구매자에게 자동으로 환불됩니다.',
  restOverdueSubject: '전달되지 않은 수량이 환불되었습니다: {title}',
  restOverdueBody:
    '기한까지 전달되지 않은 수량({pieces})이 있어 주문 {orderId} 중 {amount}이(가) 구매자에게 환불되었습니다.',
  restRefundedSubject: '받지 못한 수량의 환불: {title}',
  restRefundedBody: '일부({pieces}개)가 전달되지 않아 주문 {orderId} 중 {amount}이(가) 결제하신 수단으로 환불됩니다.',
  restUntil: '나머지는 판매자가 {until}까지 전달해야 합니다. 그때까지 받지 못한 수량은 자동으로 환불됩니다.',
  sellerCancelledSubject: '판매자가 전달할 수 없습니다: {title}',
  sellerCancelledBody:
    '판매자가 주문 {orderId}을(를) 전달할 수 없어 주문을 끝냈습니다. {amount}이(가) 결제한 곳으로 돌아가고 있습니다.',
  wordsGoneSubject: '“{title}”에 남긴 글이 더 이상 표시되지 않습니다',
  wordsGoneBody:
    '{part, select, reply {후기에 남긴 답글이 더 이상 표시되지 않습니다.} other {후기가 글 없이 표시됩니다. 점수는 그대로 남아 집계됩니다.}} 잘못되었다면 저희에게 알려 주세요. 글을 다시 표시할 수 있습니다.',
  betaWhy: '새 기능을 함께 시험하고 계셔서 이 메일을 보냅니다. 언제든지 그만둘 수 있습니다: {address}',
  betaLink: '시험 열기',
  replacedByStaffSubject: '고객 지원이 주문 상품을 교체했습니다: {title}',
  replacedByStaffBody:
    '주문 {orderId}에서 작동하지 않던 상품 대신 고객 서비스가 다른 상품을 드렸습니다. 주문을 열어 확인하세요. 가격은 그대로입니다. 사유:',
  replacementAskedSubject: '주문하신 상품의 교체를 요청했습니다: {title}',
  replacementAskedBody:
    '고객 서비스가 주문 {orderId}의 교체를 판매자에게 요청했습니다. 이 주문에 대한 권리는 그대로입니다. 사유:',
  staffReplacedSubject: '고객 지원이 판매한 상품을 교체했습니다: {title}',
  staffReplacedBody:
    '고객 서비스가 보관함에서 상품 하나를 꺼내 주문 {orderId}에서 작동하지 않던 상품을 교체했습니다. 이전 상품은 교체됨으로 보관됩니다. 주문 금액은 그대로입니다. 사유:',
  replacementWantedSubject: '교체가 필요한 주문이 있습니다: {title}',
  replacementWantedBody:
    '주문 {orderId}의 상품이 작동하지 않습니다. 보관함을 채우고 주문 페이지에서 교체하거나 구매자에게 연락하여 다른 상품을 전달하세요. 그때까지 구매자는 분쟁을 열 수 있습니다. 고객 서비스의 글:',
  partGivenSubject: '판매자가 금액의 일부를 돌려줬습니다: {title}',
  partGivenBody: '주문 {orderId} 중 {amount}이(가) 결제하신 수단으로 환불됩니다. 주문은 나머지 금액으로 계속됩니다.',
  messageActSubject: '{name}님과의 대화에 있는 메시지 안내',
  messageAct:
    '{act, select, hide {이 대화의 메시지를 삭제했습니다. 두 분 모두 메시지와 파일을 볼 수 없습니다.} restore {삭제했던 이 대화의 메시지를 다시 표시합니다.} warned {작성하신 메시지가 규칙에 어긋납니다. 규칙을 지켜 주세요. 지키지 않는 계정은 닫습니다.} warn {신고하신 메시지를 확인하고 작성자에게 경고했습니다.} other {이 대화의 메시지가 신고되었습니다. 확인한 결과 그대로 둡니다.}}',
  messageReason:
    '사유: {reason, select, insult {모욕 또는 협박} personal_data {개인정보} advertisement {광고} off_platform {상점 밖 거래} illegal {불법 콘텐츠} other {기타 사유}}',
  messageMine: '회원님이 작성한 메시지입니다. 잘못되었다고 생각하시면 문의해 주세요.',
  deliveryFiles: '{count, plural, other {파일 #개가 준비되었습니다. 주문 페이지에서 다운로드하세요.}}',
  chargebackOpenedSubject: '구매자의 은행이 결제 금액 반환을 요구했어요: {title}',
  chargebackOpenedBody:
    '구매자가 주문({orderId})의 결제에 대해 은행에 이의를 제기했어요(지불 거절 금액: {amount}). 은행에는 저희가 답하고, 결정은 은행이 해요.',
  chargebackWaits:
    '은행이 결정할 때까지 주문은 멈춰 있어요. 더는 아무것도 전달하지 마세요. 판매 대금도 지급되지 않아요. 은행이 구매자의 손을 들어 주면 주문은 환불되고 대금을 받지 못해요.',
  chargebackAtRisk:
    '주문은 완료되었고, 판매 대금은 일단 그대로예요. 은행이 구매자의 손을 들어 주면 잔액에서 차감하고, 부족하면 보류금에서 차감해요.',
  chargebackWonSubject: '은행이 상점의 손을 들어 주었어요: {title}',
  chargebackWonBody:
    '주문({orderId})의 지불 거절({amount})이 끝났어요. 결제는 그대로 유효하고, 차감되는 금액은 없어요. 멈춰 있던 주문은 다시 진행돼요. 판매자를 기다리는 주문이라면 지금 전달하거나 답해 주세요.',
  chargebackLostSubject: '은행이 구매자의 손을 들어 주었어요: {title}',
  chargebackLostBody: '은행이 주문({orderId})의 결제에서 구매자에게 돌려준 금액: {amount}',
  chargebackRefunded: '주문은 환불되었고, 대금은 지급되지 않아요. 더는 아무것도 전달하지 마세요.',
  chargebackTaken: '판매 대금 중 잔액과 보류금에서 차감한 금액: {amount}',
  chargebackNothingTaken: '차감되는 금액은 없어요. 상점이 부담해요.',
  chargebackPaused:
    '은행이 결정할 때까지 주문은 멈춰 있어요. 더는 아무것도 전달하지 마세요. 판매자가 부담하는 금액은 없어요.',
}
