#nullable enable
// Namespace UnityEngine as the window and the host of the editor use it, beside what the files NAME.Import.cs have. Each type names
// the page that its members follow; a member has the page TYPE.MEMBER or TYPE-MEMBER beside it. Members without a body that the
// tests need only compile: they throw.
using System;

namespace UnityEngine
{
    internal static class Stub
    {
        public static Exception Only()
        {
            return new NotSupportedException("This member is compiled against, and does nothing here.");
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Object.html</summary>
    public partial class Object
    {
        public HideFlags hideFlags { get; set; }

        public static T[] FindObjectsByType<T>(FindObjectsInactive findObjectsInactive, FindObjectsSortMode sortMode)
            where T : Object
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/HideFlags.html</summary>
    [Flags]
    public enum HideFlags
    {
        None = 0,
        HideAndDontSave = 61,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/FindObjectsInactive.html</summary>
    public enum FindObjectsInactive
    {
        Exclude,
        Include,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/FindObjectsSortMode.html</summary>
    public enum FindObjectsSortMode
    {
        None,
        InstanceID,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/SystemLanguage.html</summary>
    public enum SystemLanguage
    {
        English = 10,
        German = 15,
        Japanese = 22,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Application.html</summary>
    public static partial class Application
    {
        public static SystemLanguage systemLanguage
        {
            get { throw Stub.Only(); }
        }

        public static string unityVersion
        {
            get { throw Stub.Only(); }
        }

        public static string dataPath
        {
            get { throw Stub.Only(); }
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/SerializeField.html</summary>
    [AttributeUsage(AttributeTargets.Field)]
    public sealed partial class SerializeField : Attribute { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/AddComponentMenu.html</summary>
    public sealed partial class AddComponentMenu : Attribute
    {
        public AddComponentMenu(string menuName) { }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/DisallowMultipleComponent.html</summary>
    public sealed partial class DisallowMultipleComponent : Attribute { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Behaviour.html</summary>
    public partial class Behaviour : Component { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/MonoBehaviour.html</summary>
    public partial class MonoBehaviour : Behaviour { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/ScriptableObject.html</summary>
    public partial class ScriptableObject : Object { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Component.html</summary>
    public partial class Component
    {
        public T[] GetComponentsInChildren<T>(bool includeInactive)
            where T : Component
        {
            return GetComponentsInChildren<T>();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/GameObject.html</summary>
    public sealed partial class GameObject
    {
        public SceneManagement.Scene scene
        {
            get { throw Stub.Only(); }
        }

        public T[] GetComponentsInChildren<T>(bool includeInactive)
            where T : Component
        {
            return GetComponentsInChildren<T>();
        }

        public T? GetComponentInParent<T>(bool includeInactive)
            where T : Component
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Transform.html</summary>
    public partial class Transform
    {
        public Vector3 position
        {
            get { throw Stub.Only(); }
            set { throw Stub.Only(); }
        }

        public Quaternion rotation
        {
            get { throw Stub.Only(); }
            set { throw Stub.Only(); }
        }

        public Vector3 lossyScale
        {
            get { throw Stub.Only(); }
        }

        public Matrix4x4 localToWorldMatrix
        {
            get { throw Stub.Only(); }
        }

        public Matrix4x4 worldToLocalMatrix
        {
            get { throw Stub.Only(); }
        }

        public int GetSiblingIndex()
        {
            throw Stub.Only();
        }

        public void SetSiblingIndex(int index)
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Vector2.html</summary>
    public partial struct Vector2
    {
        public float x;
        public float y;

        public Vector2(float x, float y)
        {
            this.x = x;
            this.y = y;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Vector3.html</summary>
    public partial struct Vector3
    {
        public static Vector3 zero
        {
            get { return default; }
        }

        public static Vector3 down
        {
            get { return new Vector3(0, -1, 0); }
        }

        public static Vector3 Scale(Vector3 a, Vector3 b)
        {
            return new Vector3(a.x * b.x, a.y * b.y, a.z * b.z);
        }

        public static Vector3 operator +(Vector3 a, Vector3 b)
        {
            return new Vector3(a.x + b.x, a.y + b.y, a.z + b.z);
        }

        public static Vector3 operator -(Vector3 a, Vector3 b)
        {
            return new Vector3(a.x - b.x, a.y - b.y, a.z - b.z);
        }

        public static Vector3 operator *(Vector3 a, float d)
        {
            return new Vector3(a.x * d, a.y * d, a.z * d);
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Quaternion.html</summary>
    public partial struct Quaternion
    {
        public static Quaternion identity
        {
            get { return new Quaternion(0, 0, 0, 1); }
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Matrix4x4.html</summary>
    public partial struct Matrix4x4
    {
        public Vector3 MultiplyPoint3x4(Vector3 point)
        {
            throw Stub.Only();
        }

        public static Matrix4x4 operator *(Matrix4x4 lhs, Matrix4x4 rhs)
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Bounds.html</summary>
    public partial struct Bounds
    {
        public Bounds(Vector3 center, Vector3 size)
        {
            min = center - size * 0.5f;
            max = center + size * 0.5f;
        }

        public Vector3 min { get; private set; }

        public Vector3 max { get; private set; }

        public Vector3 size
        {
            get { return max - min; }
        }

        public void Encapsulate(Vector3 point)
        {
            min = new Vector3(Math.Min(min.x, point.x), Math.Min(min.y, point.y), Math.Min(min.z, point.z));
            max = new Vector3(Math.Max(max.x, point.x), Math.Max(max.y, point.y), Math.Max(max.z, point.z));
        }

        public void Encapsulate(Bounds bounds)
        {
            Encapsulate(bounds.min);
            Encapsulate(bounds.max);
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Mathf.html</summary>
    public static partial class Mathf
    {
        public static float Max(float a, float b)
        {
            return Math.Max(a, b);
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/BoneWeight.html</summary>
    public partial struct BoneWeight
    {
        public int boneIndex0 { get; set; }

        public int boneIndex1 { get; set; }

        public int boneIndex2 { get; set; }

        public int boneIndex3 { get; set; }

        public float weight0 { get; set; }

        public float weight1 { get; set; }

        public float weight2 { get; set; }

        public float weight3 { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Mesh.html</summary>
    public sealed partial class Mesh
    {
        public Bounds bounds { get; set; }

        public bool isReadable
        {
            get { return true; }
        }

        public Matrix4x4[] bindposes { get; set; } = Array.Empty<Matrix4x4>();

        public BoneWeight[] boneWeights { get; set; } = Array.Empty<BoneWeight>();
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Renderer.html</summary>
    public partial class Renderer
    {
        public Bounds bounds { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/SkinnedMeshRenderer.html</summary>
    public partial class SkinnedMeshRenderer : Renderer
    {
        public Mesh? sharedMesh { get; set; }

        public Transform[] bones { get; set; } = Array.Empty<Transform>();
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/AnimationClip.html</summary>
    public sealed partial class AnimationClip
    {
        public float length
        {
            get { throw Stub.Only(); }
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/QueryTriggerInteraction.html</summary>
    public enum QueryTriggerInteraction
    {
        UseGlobal,
        Ignore,
        Collide,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/RaycastHit.html</summary>
    public partial struct RaycastHit
    {
        public Vector3 point { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Physics.html</summary>
    public static partial class Physics
    {
        public const int DefaultRaycastLayers = -5;

        public static void SyncTransforms()
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/PhysicsScene.html</summary>
    public partial struct PhysicsScene
    {
        public bool Raycast(
            Vector3 origin,
            Vector3 direction,
            out RaycastHit hitInfo,
            float maxDistance,
            int layerMask,
            QueryTriggerInteraction queryTriggerInteraction
        )
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/PhysicsSceneExtensions.html</summary>
    public static partial class PhysicsSceneExtensions
    {
        public static PhysicsScene GetPhysicsScene(this SceneManagement.Scene scene)
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Texture.html</summary>
    public partial class Texture : Object { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Texture2D.html</summary>
    public partial class Texture2D : Texture
    {
        public Texture2D(int width, int height) { }

        /// <summary>Not Unity's: the file that was loaded.</summary>
        public byte[]? Loaded { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/ImageConversion.html</summary>
    public static partial class ImageConversion
    {
        public static bool LoadImage(this Texture2D tex, byte[] data)
        {
            tex.Loaded = data;
            return data.Length > 0;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/ScaleMode.html</summary>
    public enum ScaleMode
    {
        StretchToFill,
        ScaleAndCrop,
        ScaleToFit,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/GUIContent.html</summary>
    public partial class GUIContent
    {
        public Texture? image { get; set; }
    }
}

namespace UnityEngine.Events
{
    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Events.UnityAction.html</summary>
    public delegate void UnityAction<T0, T1>(T0 arg0, T1 arg1);
}

namespace UnityEngine.SceneManagement
{
    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/SceneManagement.Scene.html</summary>
    public partial struct Scene
    {
        public bool isLoaded
        {
            get { throw Stub.Only(); }
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/SceneManagement.SceneManager.html</summary>
    public static partial class SceneManager
    {
        public static Scene GetActiveScene()
        {
            throw Stub.Only();
        }
    }
}
