export const redirects = {
  redirectFromPage: {
    problem: '{from} पर पृष्ठ है या वह मेनू का अनुभाग है, इसलिए कोई आगे नहीं जाएगा',
    expected: 'कोई पुराना पथ, जिस पर अब पृष्ठ नहीं है। रीडायरेक्ट हटाएँ, या पहले पृष्ठ को साइट से हटाएँ।',
  },
  redirectFromNoPath: {
    problem: '{from} इस रूप में कोई नहीं माँगता',
    expected: '{path}। बिना भाषा, अंत में बिना / और बिना ? तथा # का पथ।',
  },
  redirectWithoutTarget: {
    problem: 'यह स्पष्ट नहीं है कि {from} कहाँ ले जाता है',
    expected: 'दोनों में से एक: `to` में पृष्ठ का पथ, या यदि उसके स्थान पर कुछ नहीं है तो `gone: true`।',
  },
  redirectToGone: {
    problem: '{to} पर पृष्ठ नहीं है: वह ड्राफ़्ट है, हटाया जा चुका है, या स्वयं कहीं और ले जाता है',
    expected: 'साइट के किसी पृष्ठ का पथ, या `to` के स्थान पर `gone: true`।',
  },
  publishedGone: {
    problem: 'पता {address} प्रकाशित हो चुका है और अब उस पर कोई पृष्ठ नहीं है',
    expected:
      'उसके स्थान पर जो पृष्ठ है, उस तक रीडायरेक्ट; यदि कोई नहीं है तो `gone: true`। यदि वह साइट पर कभी नहीं था, तो {list} से उसकी पंक्ति हटाएँ।',
  },
  publishedDraft: {
    problem: 'पता {address} प्रकाशित हो चुका है, और ड्राफ़्ट का कोई पृष्ठ नहीं होता',
    expected: 'जब तक पृष्ठ साइट से हटा है, सेटिंग में रीडायरेक्ट; या `draft: true` के बिना पृष्ठ।',
  },
  publishedScheduled: {
    problem: 'पता {address} ऑनलाइन है, और `publishFrom` के दिन तक उस पर कोई पृष्ठ नहीं रहेगा',
    expected: '`publishFrom` न लिखें, क्योंकि पृष्ठ प्रकाशित हो चुका है।',
  },
} as const;
