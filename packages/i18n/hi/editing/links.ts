export const links = {
  linkLeadsNowhere: {
    problem: 'लिंक {target} किसी पृष्ठ तक नहीं ले जाता',
    expected: 'किसी पृष्ठ का पथ, भाषा के बिना, जैसे /about/charter, या https से शुरू होने वाला पता।',
  },
  linkPartMissing: {
    problem: 'पृष्ठ {path} पर {part} नाम का कोई भाग नहीं है',
    expected: 'उस पृष्ठ का कोई टैब या शीर्षक: {parts}। या # के बिना पता।',
  },
  addressMalformed: {
    problem: '{target} पूरा पता नहीं है',
    expected:
      'पता वैसा, जैसा ब्राउज़र दिखाता है; mailto: के साथ ई-मेल पता; या tel: के साथ अंकों में नंबर, जैसे tel:+911155500100।',
  },
  linkWithoutWords: {
    problem: '{target} के लिंक में कोई शब्द नहीं है, इसलिए उसे न देखा जा सकता है, न खोला जा सकता है',
    expected: 'चौकोर कोष्ठक में ऐसे शब्द जो बताएँ कि लिंक कहाँ ले जाता है।',
  },
  pageOutOfReach: {
    problem: '{path} तक कुछ नहीं ले जाता: न मेनू, न सूची, न लिंक, न साइट का नक्शा',
    expected:
      'src/content/navigation.yaml में एक पंक्ति, किसी और पृष्ठ पर लिंक, या साइट के नक्शे में <SiteMap />। `unlisted: true` हो तो इनमें से कुछ आवश्यक नहीं।',
  },
} as const;
