export const sense = {
  pageOutOfReach: {
    problem: '{path} तक कुछ नहीं ले जाता: न मेनू, न सूची, न लिंक, न साइट का नक्शा',
    expected:
      'src/content/navigation.yaml में एक पंक्ति, किसी और पृष्ठ पर लिंक, या साइट के नक्शे में <SiteMap />। `unlisted: true` हो तो इनमें से कुछ आवश्यक नहीं।',
  },
  holidaysEnd: {
    problem: 'अवकाशों की सूची {day} को समाप्त होती है; उसके बाद के अंतिम दिन बिना अवकाश के गिने जाते हैं',
    expected: 'अगले वर्ष के अवकाश, जैसे ही वे ज्ञात हों।',
  },
} as const;
