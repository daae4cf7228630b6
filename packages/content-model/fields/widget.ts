/** The ways in which a form of the editing desk asks for a text. */
export type Widget = 'line' | 'paragraph' | 'date' | 'clock' | 'link' | 'picture' | 'document';
