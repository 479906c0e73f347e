// What the browser may read, write and call of the database, written by tools/dump-schema.ts from the catalogue, in the
// shape of the types that the Supabase CLI generates. Do not edit: add a migration and write it again.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_bans: {
        Row: {
          banned_at: string;
          /** Null: until an admin lifts the ban. */
          ends_at: string | null;
          reason: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      account_deletions: {
        Row: {
          due_at: string;
          requested_at: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      achievements: {
        Row: {
          /** The achievement of domain/credentials, word for word as certificates state it. */
          body: Json;
          course_id: string;
          created_at: string;
          id: string;
          /** Of the award of a season; null for what a certificate of the course is for. */
          season_id: string | null;
          version: number;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'achievements_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'achievements_season_id_fkey';
            columns: ['season_id'];
            isOneToOne: true;
            referencedRelation: 'seasons';
            referencedColumns: ['id'];
          },
        ];
      };
      activity_answers: {
        Row: {
          activity: string;
          answer: Json;
          answered_at: string;
          /** How likely the learner held it that the answer is right, where the activity asks for it. */
          confidence: number | null;
          /** How far a number was from the truth, in its own unit. */
          error: number | null;
          id: string;
          is_right: boolean;
          /** Which item of a check; null for an activity that asks one thing. */
          item_id: string | null;
          lesson_id: string;
          /** The mistaken belief behind a wrong answer, when it is recognised. */
          misconception: string | null;
          /** What kind of mistake a wrong answer was, when it is recognised. */
          mistake: string | null;
          /** How much of it is right, 0 to 1, where that can be said. */
          share: number | null;
          /** The skill that was asked for, kept for when the activity is gone. */
          skill: string | null;
          /** The how manieth answer to the same question it is, from 1. */
          try: number;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'activity_answers_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      activity_hints: {
        Row: {
          activity: string;
          item_id: string;
          lesson_id: string;
          step: number;
          taken_at: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'activity_hints_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      ad_campaign_days: {
        Row: {
          campaign_id: string;
          clicks: number;
          /** What people did who had clicked, such as signing up. */
          conversions: number;
          day: string;
          impressions: number;
          /** In minor units of the currency of the campaign. */
          spend_minor: number;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'ad_campaign_days_campaign_id_fkey';
            columns: ['campaign_id'];
            isOneToOne: false;
            referencedRelation: 'ad_campaigns';
            referencedColumns: ['id'];
          },
        ];
      };
      ad_campaigns: {
        Row: {
          /** {"headline", "description", "cta", "image", "image_alt", "hashtags"} */
          ad_content: Json;
          /** The status it had before it was archived, for restoring it. */
          archived_from: 'draft' | 'scheduled' | 'active' | 'paused' | 'ended' | null;
          /** In minor units of the currency (cents). */
          budget: number;
          campaign_name: string;
          created_at: string;
          currency: string;
          /** Until when it runs: planned, then when it ended. Null: until somebody ends it. */
          ends_at: string | null;
          id: string;
          /** Sums of ad_campaign_days: impressions, clicks, conversions, spend (minor units); and from them cost_per_click (spend by clicks, minor units, to two decimals) and conversion_rate (conversions by clicks, 0 to 1, to four decimals), null without clicks. */
          metrics: Json;
          platform: 'facebook' | 'instagram' | 'twitter' | 'linkedin';
          /** From when it runs: planned while scheduled, then when it began. */
          starts_at: string | null;
          status: 'draft' | 'scheduled' | 'active' | 'paused' | 'ended' | 'archived';
          target_audience: string;
          updated_at: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      admin_actions: {
        Row: {
          /** The verb and noun of the function, such as decide-application. */
          action: string;
          created_at: string;
          details: Json;
          id: string;
          outcome: 'done' | 'refused';
          /** The row that was acted on; it may be gone by now. Null for refusals, and where the subject is no row. */
          subject_id: string | null;
          /** The admin, or whoever was refused; null once their account was deleted. */
          user_id: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      assessment_drafts: {
        Row: {
          /** {question id: chosen value}, any part of the five questions. */
          answers: Json;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          answers: Json;
          user_id?: string;
        };
        Update: {
          answers?: Json;
          user_id?: string;
        };
        Relationships: [];
      };
      blocked_addresses: {
        Row: {
          created_at: string;
          /** Null: until an admin lifts it. */
          ends_at: string | null;
          id: string;
          /** One IPv4 address is a /32. One visitor of IPv6 holds a /64. Wider than /16 and /32 would be half a country. */
          network: string;
          reason: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      bookmarks: {
        Row: {
          created_at: string;
          lesson_id: string;
          user_id: string;
        };
        Insert: {
          lesson_id: string;
          user_id?: string;
        };
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'bookmarks_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      certificate_consents: {
        Row: {
          /** The name of the account. */
          shows_name: boolean;
          /** Which items and trades were missed, in their order; else only how many. */
          shows_order: boolean;
          user_id: string;
        };
        Insert: {
          shows_name?: boolean;
          shows_order?: boolean;
          user_id?: string;
        };
        Update: {
          shows_name?: boolean;
          shows_order?: boolean;
          user_id?: string;
        };
        Relationships: [];
      };
      certificate_orders: {
        Row: {
          achievement_id: string;
          /** EarnedFacts of domain/credentials. */
          facts: Json;
          id: string;
          ordered_at: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'certificate_orders_achievement_id_fkey';
            columns: ['achievement_id'];
            isOneToOne: false;
            referencedRelation: 'achievements';
            referencedColumns: ['id'];
          },
        ];
      };
      certificates: {
        Row: {
          course_id: string;
          id: string;
          issued_at: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'certificates_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };
      challenge_tries: {
        Row: {
          activity: string;
          /** What was chosen (ChallengeChoices of domain/activities); null until the end. */
          choices: Json | null;
          finished_at: string | null;
          id: string;
          is_met: boolean | null;
          lesson_id: string;
          seed: number;
          skill: string | null;
          started_at: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'challenge_tries_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      courses: {
        Row: {
          color_gradient: string;
          description: string;
          duration_weeks: number;
          id: string;
          /** Whether it is offered: neither retired nor withdrawn. */
          is_active: boolean;
          level: 'Beginner' | 'Intermediate' | 'Advanced' | 'All Levels';
          modules_count: number;
          /** How many of its modules are written and not retired; computed. */
          modules_written: number;
          order_index: number;
          /** Set by the importer when the content holds the course no more. */
          retired_at: string | null;
          slug: string;
          title: string;
          /** {"es": {"title": ..., "description": ...}, ...}; the columns themselves are English. */
          translations: Json;
          /** Set by an admin who takes the course out of the offer. */
          withdrawn_at: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      credential_shares: {
        Row: {
          changed_at: string;
          credential_id: string;
          is_shared: boolean;
          /** 100 random bits: nobody finds a page by trying. */
          slug: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'credential_shares_credential_id_fkey';
            columns: ['credential_id'];
            isOneToOne: true;
            referencedRelation: 'credentials';
            referencedColumns: ['id'];
          },
        ];
      };
      credentials: {
        Row: {
          id: string;
          issued_at: string;
          list: number;
          order_id: string;
          place: number;
          /** Of the signed text; it bends the drawing. */
          sha256: string;
          /** The credential with its proof, as canonical JSON (RFC 8785). */
          signed_text: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'credentials_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: true;
            referencedRelation: 'certificate_orders';
            referencedColumns: ['id'];
          },
        ];
      };
      enrollments: {
        Row: {
          /** When the course was first completed; computed, and kept when lessons are added later. */
          completed_at: string | null;
          course_id: string;
          created_at: string;
          id: string;
          /** Completed lessons / lessons of the course x 100; always computed. */
          progress: number;
          user_id: string;
        };
        Insert: {
          course_id: string;
          user_id?: string;
        };
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'enrollments_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };
      entitlements: {
        Row: {
          id: string;
          /** Plans by their ids, account: every account, scholarship: its holders. */
          included_in: string[];
          /** False: in preparation, by the switches of content/site.yaml. */
          is_ready: boolean;
          order_index: number;
          /** {"en": {"words": ..., "detail": ...}, "es": ..., ...} */
          translations: Json;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      exam_appeals: {
        Row: {
          decided_at: string | null;
          /** Why it was granted or not, as the learner reads it. */
          decision: string | null;
          id: string;
          is_granted: boolean | null;
          reason: string;
          sent_at: string;
          /** The practical part that it is against; null for one against a sitting. */
          session_id: string | null;
          /** The sitting that it is against; null for one against a practical part. */
          sitting_id: string | null;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'exam_appeals_session_id_fkey';
            columns: ['session_id'];
            isOneToOne: true;
            referencedRelation: 'practical_attempts';
            referencedColumns: ['session_id'];
          },
          {
            foreignKeyName: 'exam_appeals_sitting_id_fkey';
            columns: ['sitting_id'];
            isOneToOne: true;
            referencedRelation: 'exam_sittings';
            referencedColumns: ['id'];
          },
        ];
      };
      exam_reports: {
        Row: {
          handed_in_at: string | null;
          id: string;
          is_passed: boolean | null;
          lesson_id: string;
          marked_at: string | null;
          /** Points and words for each line of the rubric, in their order. */
          marks: Json | null;
          /** One sign for each point of the rubric: 1 for one that was given. */
          record: string | null;
          /** As it was published when the report was begun (Rubric of domain/quiz). */
          rubric: Json;
          started_at: string;
          /** What is written, by the ids of the rubric's lines. It changes until it is handed in. */
          texts: Json;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'exam_reports_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      exam_sittings: {
        Row: {
          /** When it was passed and every critical skill was shown: what a certificate needs of an exam. */
          completed_at: string | null;
          ends_at: string;
          finished_at: string | null;
          id: string;
          /** By its score, or since an appeal against it was granted. */
          is_passed: boolean | null;
          lesson_id: string;
          right_count: number | null;
          started_at: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'exam_sittings_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      installation_settings: {
        Row: {
          key: string;
          /** For the key payment_provider: null (everything is open) or the name of the provider. For admins_need_second_step: whether every admin has to pass a second step of signing in; left out, only those who have set one up. */
          value: Json;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      leads: {
        Row: {
          /** The country select: ISO 3166-1 alpha-2 codes, or other. */
          country: 'US' | 'GB' | 'CA' | 'AU' | 'DE' | 'FR' | 'other' | null;
          created_at: string;
          email: string;
          id: string;
          phone: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      learner_paths: {
        Row: {
          /** What they had chosen before their last change, for taking it back. */
          before: Json | null;
          changed_at: string;
          /** The course that they chose; null where goals and placement decide. */
          course_id: string | null;
          /** Whether they chose a course, or that none is chosen; before that the course counts that they came for. */
          has_chosen: boolean;
          /** Stations, as course/module, that they want to do although all in them is known. */
          kept: string[];
          /** StationMove of domain/path, the latest last. */
          moves: Json;
          /** The stations ahead, as course/module, in the order they were shown in; null before the first time. */
          shown: string[] | null;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'learner_paths_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };
      learning_events: {
        Row: {
          course_id: string | null;
          /** What belongs to the verb, see docs/learning-records.md. */
          details: Json;
          id: string;
          item_id: string | null;
          lesson_id: string | null;
          occurred_at: string;
          user_id: string | null;
          verb: 'enrolled' | 'left_course' | 'lesson_opened' | 'time_on_task' | 'item_answered' | 'hint_taken' | 'quiz_finished' | 'lesson_completed' | 'assessment_completed' | 'activity_answered' | 'simulation_run' | 'challenge_tried';
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'learning_events_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'learning_events_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      legal_acceptances: {
        Row: {
          accepted_at: string;
          document: 'terms' | 'risk-disclosure';
          id: string;
          user_id: string;
          /** The day the accepted version came into force. */
          version: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      lesson_bodies: {
        Row: {
          /** What there is to do, by the names that data-activity has in the HTML (LearnerActivity of domain/activities); nothing in it tells what is right. */
          activities: Json;
          /** Tells the importer whether the text changed. */
          body_hash: string;
          /** The data of the figures by the names that data-figure has in the HTML (FigureData of domain/catalogue). */
          figures: Json;
          /** Sanitised at import; the client shows it as it is. */
          html: string;
          /** The timeline of a lecture (Lecture of domain/catalogue); null unless the lesson is one. */
          lecture: Json | null;
          lesson_id: string;
          /** The files, captions and chapters of a recorded video (VideoMedia of domain/catalogue); null unless the lesson is one. The files themselves are served under addresses that open-lesson-media signs. */
          media: Json | null;
          /** All words of the lesson without markup; never an answer or an explanation of a quiz. */
          plain_text: string;
          /** The items without their answers; null unless the lesson is a quiz. */
          quiz: Json | null;
          /** The glossary terms that the text uses, by the ids that data-term has in the HTML: {term, definition}. */
          terms: Json;
          /** plain_text as the search reads it. */
          words: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'lesson_bodies_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: true;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      lesson_positions: {
        Row: {
          /** Copied from the lesson by the database. */
          course_id: string;
          lesson_id: string;
          /** Seconds in a video or lecture; the share of a text that lies above the top of the window, 0 to 1. */
          position: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          lesson_id: string;
          position?: number;
          user_id?: string;
        };
        Update: {
          lesson_id?: string;
          position?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'lesson_positions_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      lesson_recordings: {
        Row: {
          /** That of the lesson when it was recorded: the moments of a lecture follow from its words, so a voice fits no other ones. */
          body_hash: string;
          /** The captions: {from, to, text}, in seconds and in their order. */
          cues: Json;
          kind: 'voice' | 'video';
          language: 'en' | 'es' | 'fr' | 'ar' | 'zh' | 'hi';
          lesson_id: string;
          /** Such as audio/mpeg: the browser is told which before it loads it. */
          media_type: string;
          /** The name of its file in the bucket recordings. */
          object_name: string;
          published_at: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'lesson_recordings_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      lessons: {
        Row: {
          author: string;
          content_type: 'video' | 'text' | 'quiz';
          content_url: string | null;
          /** The course of the module, kept here so that progress needs no join. */
          course_id: string;
          description: string;
          duration_minutes: number;
          id: string;
          /** The exam at the end of a course: a quiz without hints, which opens once the modules before its own are completed. */
          is_exam: boolean;
          is_free: boolean;
          /** A lesson that is played and drawn in the browser: no recorded video. */
          is_lecture: boolean;
          module_id: string;
          /** From 1 within the module. */
          order_index: number;
          /** Set instead of deleting: a retired lesson leaves the outline and the progress, what was learned stays. */
          retired_at: string | null;
          reviewed_on: string;
          skills: string[];
          slug: string;
          /** [{"title": ..., "authors": ..., "year": ..., "url": ...}] */
          sources: Json;
          title: string;
          translations: Json;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'lessons_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'lessons_module_id_course_id_fkey';
            columns: ['module_id', 'course_id'];
            isOneToOne: false;
            referencedRelation: 'modules';
            referencedColumns: ['id', 'course_id'];
          },
        ];
      };
      mail_preferences: {
        Row: {
          /** An hour that had passed by then is not caught up with. */
          chosen_at: string;
          /** By their clock. */
          hour: number;
          /** On days on which they have done nothing yet: what is due. */
          reminder: boolean;
          /** On Mondays: what became of the week. */
          summary: boolean;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      mentor_conversations: {
        Row: {
          created_at: string;
          id: string;
          title: string;
          updated_at: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      mentor_dialogues: {
        Row: {
          finished_at: string | null;
          id: string;
          /** Whether the item was answered right. */
          is_right: boolean | null;
          misconception: string;
          started_at: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      mentor_messages: {
        Row: {
          /** What answered: the id of an intent or a topic of content/mentor, passage, locked, advice or default. Null for what the learner says, and for older replies. */
          answered_by: string | null;
          content: string;
          conversation_id: string;
          created_at: string;
          id: string;
          /** Whether the reply is in the words of a language model. */
          is_rephrased: boolean;
          /** The figure or simulation that stands beside what is quoted (LessonPiece of domain/mentor): lesson, kind and name. Null for everything else. */
          piece: Json | null;
          role: 'user' | 'assistant';
          /** The learner of the conversation, also for the mentor's replies. */
          user_id: string;
          /** The calculator, the values that the learner gave, what is missing and what came out. Null for everything else. */
          working: Json | null;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'mentor_messages_conversation_id_user_id_fkey';
            columns: ['conversation_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'mentor_conversations';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      mentor_ratings: {
        Row: {
          is_helpful: boolean;
          message_id: string;
          rated_at: string;
          user_id: string;
        };
        Insert: {
          is_helpful: boolean;
          message_id: string;
          user_id?: string;
        };
        Update: {
          is_helpful?: boolean;
          message_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'mentor_ratings_message_id_user_id_fkey';
            columns: ['message_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'mentor_messages';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      mentor_remarks: {
        Row: {
          /** The id of the misconception or of the skill; of a stop the session and the event, parted by a colon. */
          about: string;
          /** The learner's day: nothing is said twice on it. */
          day: string;
          dismissed_at: string | null;
          kind: 'belief' | 'fading' | 'stop-widened';
          said_at: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      mentor_settings: {
        Row: {
          /** Without it the mentor answers from the lessons alone and says nothing unasked. */
          knows: boolean;
          /** Whether the learner's questions may be sent to the language model that the operator has connected. */
          rephrases: boolean;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          knows?: boolean;
          rephrases?: boolean;
          user_id?: string;
        };
        Update: {
          knows?: boolean;
          rephrases?: boolean;
          user_id?: string;
        };
        Relationships: [];
      };
      module_notices: {
        Row: {
          course_id: string;
          created_at: string;
          id: string;
          /** Modules written until then are known to the learner: they were ready when the learner asked, or a mail has told of them. */
          notified_until: string;
          user_id: string;
        };
        Insert: {
          course_id: string;
          user_id?: string;
        };
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'module_notices_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };
      modules: {
        Row: {
          course_id: string;
          /** The learning objective. */
          description: string;
          id: string;
          /** From 1. What a plan opens is decided by it. */
          order_index: number;
          /** Set instead of deleting, so that what was learned stays on record. */
          retired_at: string | null;
          skills: string[];
          slug: string;
          status: 'written' | 'in_writing';
          title: string;
          translations: Json;
          week: number;
          /** When it was first written; kept when it is taken back into writing, so that nobody hears of it twice. */
          written_at: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'modules_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };
      notes: {
        Row: {
          /** What the note is about (NoteAnchor of domain/learning/notes). It stays: another passage is another note. */
          anchor: Json;
          /** Copied from the lesson by the database, as module_id is. */
          course_id: string;
          created_at: string;
          id: string;
          lesson_id: string;
          module_id: string;
          /** The words noted on, as they were; those of a figure its title in the state it was in. */
          quote: string | null;
          text: string;
          updated_at: string;
          user_id: string;
          /** Counts the changes: a device that changes another version than it has read is told so, and shows both. */
          version: number;
        };
        Insert: {
          anchor: Json;
          id?: string;
          lesson_id: string;
          text: string;
          user_id?: string;
        };
        Update: {
          text?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notes_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notes_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notes_module_id_fkey';
            columns: ['module_id'];
            isOneToOne: false;
            referencedRelation: 'modules';
            referencedColumns: ['id'];
          },
        ];
      };
      onboarding_steps: {
        Row: {
          completed: boolean;
          /** When the step was first completed, by the clock of the database. */
          completed_at: string | null;
          created_at: string;
          data: Json;
          id: string;
          step_name: 'welcome' | 'profile' | 'assessment' | 'goals' | 'payment' | 'complete';
          user_id: string;
        };
        Insert: {
          completed?: boolean;
          completed_at?: string | null;
          data?: Json;
          step_name: 'welcome' | 'profile' | 'assessment' | 'goals' | 'payment' | 'complete';
          user_id?: string;
        };
        Update: {
          completed?: boolean;
          completed_at?: string | null;
          data?: Json;
          step_name?: 'welcome' | 'profile' | 'assessment' | 'goals' | 'payment' | 'complete';
          user_id?: string;
        };
        Relationships: [];
      };
      paces: {
        Row: {
          days_a_week: 2 | 3 | 4 | 5 | 6 | 7;
          minutes_a_day: 5 | 10 | 15 | 20 | 30 | 45 | 60;
          target_recall: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          days_a_week?: 2 | 3 | 4 | 5 | 6 | 7;
          minutes_a_day?: 5 | 10 | 15 | 20 | 30 | 45 | 60;
          target_recall?: number;
          user_id?: string;
        };
        Update: {
          days_a_week?: 2 | 3 | 4 | 5 | 6 | 7;
          minutes_a_day?: 5 | 10 | 15 | 20 | 30 | 45 | 60;
          target_recall?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      payment_events: {
        Row: {
          /** When it happened, as the provider says. */
          created_at: string;
          event_id: string;
          id: string;
          kind: string;
          /** ignored: about nothing that we keep. */
          outcome: 'applied' | 'ignored';
          provider: 'test' | 'stripe';
          received_at: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      payments: {
        Row: {
          /** In minor units of the currency; of a refund, what went back. */
          amount_minor: number;
          created_at: string;
          currency: string;
          id: string;
          kind: 'payment' | 'refund';
          paid_at: string;
          /** Until when the payment pays the subscription; null for a refund. */
          period_ends_at: string | null;
          plan_id: string;
          provider: 'test' | 'stripe';
          /** The invoice or the refund at the provider: recorded once. */
          provider_reference: string;
          provider_subscription_id: string;
          receipt_url: string | null;
          /** Null once the account was deleted: what was earned stays earned. */
          user_id: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'payments_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'plans';
            referencedColumns: ['id'];
          },
        ];
      };
      placement_strands: {
        Row: {
          items_max: number;
          items_min: number;
          strand_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'placement_strands_strand_id_fkey';
            columns: ['strand_id'];
            isOneToOne: true;
            referencedRelation: 'skill_strands';
            referencedColumns: ['id'];
          },
        ];
      };
      placements: {
        Row: {
          finished_at: string | null;
          id: string;
          /** What was found (PlacementResult of domain/placement). */
          result: Json | null;
          started_at: string;
          /** Whether the learner reported no experience, so that the first item is an easy one. */
          starts_low: boolean;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      plans: {
        Row: {
          currency: string;
          id: 'trial' | 'basic' | 'pro' | 'premium' | 'elite';
          /** Null: paid once, or free. */
          interval_months: number | null;
          offered_on: string[];
          /** What it opens besides the plans before it, in the order of its card. Who has what is decided by entitlements.included_in. */
          opens: string[];
          order_index: number;
          /** Price of one interval in minor units of the currency (cents). */
          price_minor: number;
          /** {"en": {"name": ...}, "es": ..., ...} */
          translations: Json;
          trial_days: number | null;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      practical_attempts: {
        Row: {
          finished_at: string | null;
          is_passed: boolean | null;
          /** JudgedTrade of domain/exams: what each trade broke. */
          judged: Json | null;
          lesson_id: string;
          /** The limits that its learner stated before it; they do not change. */
          policy: Json;
          /** The rules as they were published when it began (Practical of domain/quiz). */
          practical: Json;
          /** One sign for each trade: 1 for one that kept every rule. */
          record: string | null;
          session_id: string;
          started_at: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'practical_attempts_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'practical_attempts_session_id_fkey';
            columns: ['session_id'];
            isOneToOne: true;
            referencedRelation: 'simulator_sessions';
            referencedColumns: ['id'];
          },
        ];
      };
      problem_reports: {
        Row: {
          created_at: string;
          id: string;
          /** The item of the quiz; null when the whole lesson is meant. */
          item_id: string | null;
          kind: 'mistake' | 'unclear' | 'broken' | 'other';
          lesson_id: string;
          settled_at: string | null;
          /** What was done about it, or why nothing was; its author reads it too. */
          settled_note: string | null;
          status: 'open' | 'resolved' | 'dismissed';
          text: string;
          user_id: string | null;
        };
        Insert: {
          item_id?: string | null;
          kind: 'mistake' | 'unclear' | 'broken' | 'other';
          lesson_id: string;
          text: string;
          user_id?: string | null;
        };
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'problem_reports_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      puzzle_answers: {
        Row: {
          answer: Json;
          answered_at: string;
          /** That of the puzzle. */
          day: string;
          is_right: boolean;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      quiz_answers: {
        Row: {
          answer: Json;
          answered_at: string;
          attempt_id: string;
          is_correct: boolean;
          item_id: string;
          /** The mistaken belief behind an answer whose mistake is a belief. */
          misconception: string | null;
          /** What went wrong in a wrong answer, when it is recognised: a step of arithmetic (slip), another thing was asked (misread), the wrong relation (formula), or a misconception that leads to exactly this answer (belief). */
          mistake: 'slip' | 'misread' | 'formula' | 'belief' | null;
          /** 1 makes the score. 2 is the second asking of an item that was answered wrong, after the attempt was finished. */
          round: 1 | 2;
          /** The skill the item asked for, kept for when the item is gone. */
          skill: string | null;
          /** 1 scores in round 1. 2 is the answer after the feedback to a wrong first one; kept, and counted nowhere. */
          try: 1 | 2;
          /** The learner of the attempt, kept here so that the policy needs no join. */
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'quiz_answers_attempt_id_user_id_fkey';
            columns: ['attempt_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'quiz_attempts';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      quiz_attempts: {
        Row: {
          finished_at: string | null;
          id: string;
          lesson_id: string;
          passed: boolean | null;
          score: number | null;
          started_at: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'quiz_attempts_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      quiz_hints: {
        Row: {
          attempt_id: string;
          item_id: string;
          round: 1 | 2;
          step: number;
          taken_at: string;
          /** The learner of the attempt, kept here so that the policy needs no join. */
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'quiz_hints_attempt_id_user_id_fkey';
            columns: ['attempt_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'quiz_attempts';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      responses: {
        Row: {
          answered_at: string;
          confidence: number | null;
          /** The learner's day, which turns at 04:00 in their time zone. */
          day: string;
          /** For how many of the learner's days the skill had not been asked for; null the first time, and for later tries. */
          days_since: number | null;
          /** How likely a right first answer was, as said before it; null where no memory had begun, or it was scheduled that day. */
          forecast: number | null;
          hints: number;
          /** Whether the answer was made, and not picked among choices. */
          is_constructed: boolean;
          is_right: boolean;
          lesson_id: string | null;
          /** How much the item asks: 1 recall, 2 use, 3 combine. */
          level: number;
          misconception: string | null;
          mistake: string | null;
          other_skills: string[];
          place: 'placement' | 'lesson' | 'guest' | 'quiz' | 'review' | 'exam' | 'test_out' | 'puzzle' | 'drill' | 'simulator';
          seconds: number | null;
          /** In which order the responses of a learner are folded, from 1. */
          sequence: number;
          /** The main skill of the item, the only one with a schedule; kept for when the item is gone. */
          skill: string;
          /** The share of reviews that the learner wanted to recall then. */
          target_recall: number;
          /** Which item it was, whatever numbers it had. */
          template: string;
          /** The how manieth answer to the same question it is, from 1. */
          try: number;
          user_id: string;
          /** A digest of the item as it was asked; it tells nothing of the answer. */
          version: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'responses_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      review_questions: {
        Row: {
          activity: string;
          answers: Json;
          asked_at: string;
          day: string;
          hints: number;
          id: string;
          /** Whether the first answer was right; null before it. */
          is_right: boolean | null;
          item_id: string;
          lesson_id: string;
          /** What asked it. */
          place: 'review' | 'drill';
          /** The learner's day on which its skill returns. */
          returns_on: string | null;
          /** When nothing more could be answered; null while the question is open. */
          settled_at: string | null;
          skill: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'review_questions_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      scholarships: {
        Row: {
          application_id: string;
          claimed_at: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      season_entries: {
        Row: {
          begun_at: string | null;
          joined_at: string;
          /** The sequence of the last event of the session that was judged; null for a session that had ended when only the record was kept. */
          judged_through: number | null;
          /** They have changed their mind. The row stays, so that nobody gets a second first session. */
          left_at: string | null;
          /** The limits of their certificate's practical part, by which the session is judged. */
          policy: Json | null;
          /** One sign for each trade: 1 for one that kept every rule. Written when the session or the season ends. */
          record: string | null;
          season_id: string;
          session_id: string | null;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'season_entries_season_id_fkey';
            columns: ['season_id'];
            isOneToOne: false;
            referencedRelation: 'seasons';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'season_entries_session_id_fkey';
            columns: ['session_id'];
            isOneToOne: true;
            referencedRelation: 'simulator_sessions';
            referencedColumns: ['id'];
          },
        ];
      };
      season_places: {
        Row: {
          delayed_retention: number;
          exam_ability: number;
          id: string;
          is_in_top_tenth: boolean;
          /** By measure, from 0 to 100 (SeasonPlace of domain/seasons). */
          percentiles: Json;
          process: number;
          rank: number;
          score: number;
          season_id: string;
          user_id: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'season_places_season_id_fkey';
            columns: ['season_id'];
            isOneToOne: false;
            referencedRelation: 'seasons';
            referencedColumns: ['id'];
          },
        ];
      };
      seasons: {
        Row: {
          begun: number | null;
          closes_at: string;
          /** How many of those who joined had every measure: they are ranked, if they are fifty or more. */
          complete: number | null;
          /** When its measures were taken, after its end; then nothing of it changes. */
          frozen_at: string | null;
          holders: number | null;
          id: string;
          joined: number | null;
          /** The exam whose certificate lets somebody take part. */
          lesson_id: string;
          number: number;
          opens_at: string;
          /** The rules of its session in the simulator (Practical of domain/quiz), as they were when it was planned. */
          practical: Json;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'seasons_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      security_events: {
        Row: {
          blocked: boolean;
          created_at: string;
          details: Json;
          event_type: string;
          id: string;
          ip_address: string | null;
          /** Who says so. "server": what the server itself saw. "browser": stated by a browser, which nobody can verify. */
          source: 'browser' | 'server';
          /** Computed. What a browser states is low, whatever it states. */
          threat_level: 'low' | 'medium' | 'high' | 'critical';
          user_agent: string | null;
          user_id: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      simulation_states: {
        Row: {
          activity: string;
          lesson_id: string;
          /** When this was last made a learning event: every ten minutes at most. */
          recorded_at: string;
          /** How manieth single run is shown. */
          run: number;
          /** How the controls stand, by parameter of the model. */
          settings: Json;
          skill: string | null;
          /** Whether many runs are shown. */
          spread: boolean;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'simulation_states_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      simulator_sessions: {
        Row: {
          /** SHA-256 of key and parameters of its market. */
          commitment: string;
          currency: string;
          /** Ticks of its clock that have passed. */
          cursor: number;
          /** In 10^-8 of the currency, as is equity. */
          deposit: number;
          ended_at: string | null;
          /** What has to play its events again. */
          engine_version: number;
          equity: number;
          generator_version: number;
          goal: string;
          /** Of its last event: it ties together all of them. */
          hash: string;
          id: string;
          market: 'share' | 'currency_pair' | 'coin' | 'index' | 'share_and_index';
          /** SessionPlan of domain/simulator: what its trades are compared with. */
          plan: Json;
          /** Made by who began it: sent twice, it begins one session. */
          request_id: string;
          scenario: string | null;
          /** That of its last event. */
          sequence: number;
          start_cursor: number;
          started_at: string;
          /** Positions that were opened and closed again. */
          trades: number;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      skill_assessments: {
        Row: {
          /** {question id: chosen value}, exactly the five questions. */
          assessment_data: Json;
          created_at: string;
          id: string;
          /** Percent, always computed; so is skill_level. */
          score: number;
          skill_level: 'beginner' | 'intermediate' | 'advanced';
          user_id: string;
        };
        Insert: {
          assessment_data: Json;
          score: number;
          skill_level: 'beginner' | 'intermediate' | 'advanced';
          user_id?: string;
        };
        Update: never;
        Relationships: [];
      };
      skill_prerequisites: {
        Row: {
          prerequisite_id: string;
          skill_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'skill_prerequisites_prerequisite_id_fkey';
            columns: ['prerequisite_id'];
            isOneToOne: false;
            referencedRelation: 'skills';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'skill_prerequisites_skill_id_fkey';
            columns: ['skill_id'];
            isOneToOne: false;
            referencedRelation: 'skills';
            referencedColumns: ['id'];
          },
        ];
      };
      skill_states: {
        Row: {
          /** The learner's day on which a review asks for it; null before it was taught. */
          due: string | null;
          skill: string;
          /** SkillState of domain/knowledge: all that the next response is added to. */
          state: Json;
          /** On the day of the last response; later it can have faded. */
          status: 'not_met' | 'learning' | 'known' | 'mastered' | 'fading';
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      skill_strands: {
        Row: {
          id: string;
          name: string;
          order_index: number;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      skills: {
        Row: {
          can_do: string;
          id: string;
          level: number;
          name: string;
          order_index: number;
          strand_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'skills_strand_id_fkey';
            columns: ['strand_id'];
            isOneToOne: false;
            referencedRelation: 'skill_strands';
            referencedColumns: ['id'];
          },
        ];
      };
      subscriptions: {
        Row: {
          /** The learner has canceled, and keeps what is paid for until current_period_end. */
          cancel_at_period_end: boolean;
          /** When the learner canceled; null again once they resumed. */
          canceled_at: string | null;
          /** From when they may choose another: a calendar month later in UTC, at its last day where the month is shorter. */
          course_changeable_at: string | null;
          /** When the learner chose it; null while it was given to them. */
          course_chosen_at: string | null;
          /** The course that one_course opens: what the learner was at when the plan began, until they choose one. */
          course_id: string | null;
          created_at: string;
          currency: string | null;
          /** Until when it is paid: the latest end of its payments. */
          current_period_end: string | null;
          id: string;
          plan_id: string;
          /** What an interval cost when it was bought, in minor units. */
          price_minor: number | null;
          /** Who takes the payments; null while nothing was ever paid. */
          provider: 'test' | 'stripe' | null;
          provider_customer_id: string | null;
          /** When the provider was last asked. What was learned earlier than that changes nothing any more. */
          provider_seen_at: string | null;
          provider_subscription_id: string | null;
          status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'expired';
          /** Seven days after the first choice, whichever plan it was. Choosing another plan does not start it again. */
          trial_ends_at: string | null;
          /** When the mail about the end of the trial was sent. */
          trial_reminded_at: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          plan_id: string;
          user_id?: string;
        };
        Update: {
          course_id?: string | null;
          plan_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'subscriptions_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'subscriptions_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'plans';
            referencedColumns: ['id'];
          },
        ];
      };
      test_outs: {
        Row: {
          /** The learner's day on which it was finished. */
          day: string | null;
          finished_at: string | null;
          id: string;
          is_passed: boolean | null;
          module_id: string;
          started_at: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'test_outs_module_id_fkey';
            columns: ['module_id'];
            isOneToOne: false;
            referencedRelation: 'modules';
            referencedColumns: ['id'];
          },
        ];
      };
      trade_invitations: {
        Row: {
          /** 100 random bits, by which a partner checks it. */
          code: string | null;
          decided_at: string | null;
          id: string;
          is_granted: boolean | null;
          place_id: string;
          /** Why it was granted or not, as the learner reads it. */
          reason: string | null;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'trade_invitations_place_id_fkey';
            columns: ['place_id'];
            isOneToOne: true;
            referencedRelation: 'season_places';
            referencedColumns: ['id'];
          },
        ];
      };
      user_progress: {
        Row: {
          completed: boolean;
          /** When it was first completed, by the clock of the database. */
          completed_at: string | null;
          /** Copied from the lesson by the database, as is module_id. */
          course_id: string;
          id: string;
          lesson_id: string;
          module_id: string;
          /** 100 for a completed text or video, the percentage of the best attempt for a quiz. */
          score: number | null;
          user_id: string;
        };
        Insert: {
          completed?: boolean;
          completed_at?: string | null;
          lesson_id: string;
          module_id: string;
          score?: number | null;
          user_id?: string;
        };
        Update: {
          completed?: boolean;
          completed_at?: string | null;
          lesson_id?: string;
          module_id?: string;
          score?: number | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_progress_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      user_roles: {
        Row: {
          granted_at: string;
          role: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      admin_access: { Args: Record<string, never>; Returns: string | null };
      can_open_lesson: { Args: { lesson_id: string | null }; Returns: boolean | null };
      is_admin: { Args: Record<string, never>; Returns: boolean | null };
      log_security_event: { Args: { p_user_id: string | null; p_event_type: string | null; p_ip_address: string | null; p_user_agent: string | null; p_threat_level: string | null; p_blocked: boolean | null; p_details: Json | null }; Returns: undefined };
      my_entitlements: { Args: Record<string, never>; Returns: string[] | null };
      payment_provider: { Args: Record<string, never>; Returns: string | null };
      read_calibration: { Args: Record<string, never>; Returns: { confidence: number; answers: number; correct: number }[] };
      read_own_revocations: { Args: Record<string, never>; Returns: { credential_id: string; revoked_at: string }[] };
      record_lesson_opened: { Args: { lesson_id: string | null }; Returns: undefined };
      record_time_on_task: { Args: { lesson_id: string | null; seconds: number | null }; Returns: undefined };
      search_course: { Args: { course_id: string | null; query: string | null }; Returns: { lesson_id: string; excerpt: string }[] };
    };
  };
};
